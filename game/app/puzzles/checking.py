"""Checking puzzles for their authors: each is proved, and its solutions are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.app.games.game_entry import Document
from game.app.puzzles.files import ENDINGS, read_puzzle
from game.app.puzzles.proof import BUDGET, Proof, Search, Unsettled, prove
from game.app.puzzles.puzzle import Puzzle
from game.app.puzzles.solutions import Solutions, solutions_of
from game.core.dice import Dice
from game.core.outcomes import key_of
from game.core.words import counted

#: In how many other deals of what its seat cannot know a puzzle is proved as well.
DEALS = 1
#: The most solutions that are listed.
_TOLD = 4


class Checked(msgspec.Struct, frozen=True):
    """A puzzle with its proof. ``fault`` says why it is none, in words; with a fault there may be no ``solutions``."""

    puzzle: Puzzle
    proof: Proof
    solutions: Solutions | None = None
    fault: str = ""


def check(puzzle: Puzzle, budget: int = BUDGET, dropped: Callable[[], bool] = lambda: False) -> Checked:
    """Prove a puzzle, in other deals of what its seat cannot know as well. Never raises for what is wrong with it.
    ``dropped`` is asked now and then whether nobody wants to know any longer."""
    search = search_for(puzzle, budget, dropped)
    proof = prove(search, puzzle.state)
    if proof.result != "solved":
        return Checked(puzzle, proof, fault=_why_unsolved(proof))
    fault = _hidden_fault(puzzle, proof, search)
    try:
        solutions = solutions_of(puzzle, search, proof)
    except Unsettled:
        return Checked(puzzle, proof, None, fault or f"its solutions are not counted within {budget} positions")
    if not fault and not solutions.can_go_wrong:
        fault = "whatever is answered is right: there is nothing to find"
    told = puzzle.written.difficulty
    if not fault and told and told != solutions.difficulty:
        fault = f"difficulty: {solutions.difficulty} is expected, not {told}"
    return Checked(puzzle, replace(proof, positions=search.positions), solutions, fault)


def search_for(puzzle: Puzzle, budget: int = BUDGET, dropped: Callable[[], bool] = lambda: False) -> Search:
    return Search(puzzle.entry.ruleset, puzzle.side, puzzle.written.chance, budget=budget, dropped=dropped)


def _why_unsolved(proof: Proof) -> str:
    if proof.result == "unknown":
        return proof.why
    best = f"; its chance is {percent(proof)} at best" if 0 < proof.value < 1 else ""
    return f"it cannot be solved{best}"


def percent(proof: Proof) -> str:
    return f"{100 * float(proof.value):.1f} %"


def _hidden_fault(puzzle: Puzzle, proof: Proof, used: Search) -> str:
    """Return what is wrong if the right answers depend on what the seat cannot know; "" where they do not."""
    game, state = puzzle.entry.ruleset, puzzle.state
    for number in range(DEALS):
        dealt = replace(game.redeal(state, puzzle.seat, Dice(number)), dice=Dice(0))
        if key_of(dealt) == key_of(state):
            continue
        search = search_for(puzzle, used.budget, used.dropped)
        other = prove(search, dealt)
        if other.right != proof.right:
            return "the right answers depend on cards that the seat cannot know"
    return ""


def lines(checked: Checked) -> Iterator[str]:
    """Yield the report on a checked puzzle: one line, and one for each of its first solutions."""
    puzzle, proof, found = checked.puzzle, checked.proof, checked.solutions
    place = f"{puzzle.path}: {puzzle.title}"
    if checked.fault:
        yield f"{place}: error: {checked.fault} ({counted(proof.positions, 'position')})."
    if found is None:
        return
    chance = f" with a chance of {percent(proof)}" if proof.value < 1 else ""
    more = "" if found.is_complete else " or more"
    told = [
        f"{found.difficulty}; solved{chance}",
        f"{len(found.openings)} of {counted(len(proof.answers), 'first answer')} begin a solution "
        f"({len(proof.right)} lose nothing)",
        f"{counted(len(found.sets), 'set')}{more} of plays, the shortest of {found.steps}",
        f"needed: {', '.join(found.essential) or 'nothing in particular'}",
        f"decoys: {', '.join(found.decoys) or 'none'}",
        "greedy play finds it" if found.greedy_solves else "greedy play misses it",
        counted(proof.positions, "position"),
    ]
    yield f"{place}: {'; '.join(told)}."
    for plays in found.sets[:_TOLD]:
        yield f"    {' + '.join(sorted(found.words[play] for play in plays))}"


def document_of(checked: Checked) -> Document:
    """Return a checked puzzle as a file holds it, with how hard it is to see."""
    found = checked.solutions
    written: Document = msgspec.to_builtins(checked.puzzle.written)
    return written | {"difficulty": found.difficulty if found is not None else ""}


def check_files(paths: Sequence[Path], budget: int = BUDGET) -> Iterator[tuple[str, bool]]:
    """Yield each line about some files, and whether it tells an error. A folder stands for all files in it."""
    for path in paths:
        files = sorted(one for one in path.rglob("*") if one.suffix in ENDINGS) if path.is_dir() else [path]
        for file in files:
            try:
                checked = check(read_puzzle(file), budget)
            except ValueError as error:
                yield f"{error}.", True
                continue
            for line in lines(checked):
                yield line, bool(checked.fault)
