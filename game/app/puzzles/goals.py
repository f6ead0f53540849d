"""What a position could be a puzzle of: its turn is played out at random many times, and a result that few of them
reach is worth asking for. The proof decides whether it can be forced.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from game.ai.greedy_player import GreedyPlayer
from game.app.games.entries import evaluator_of
from game.app.games.game_entry import Document
from game.app.puzzles.checking import Checked, check
from game.app.puzzles.puzzle import Goal, Puzzle, called, puzzle_from
from game.core import runner
from game.core.commands import Command
from game.core.dice import Dice
from game.core.state import AnyState
from game.core.views import view_for

#: A goal that comes about by chance in a larger share of the trials than this is not worth thinking about.
_MOST_BY_CHANCE = 0.5
#: Answers after which a trial is given up.
_LONGEST = 400
#: The chances that are asked for one after the other: no die, all dice, half of what dice show.
_CHANCES = ("none", "sure", 0.5)


class Candidate(msgspec.Struct, frozen=True):
    """A goal that a position may have: what to ask of the dice, and in what share of the random plays it came about."""

    goal: Goal
    within: int
    chances: tuple[str | float, ...]
    share: float


def candidates(
    position: Document, seat: int, *, plays: int, within: int = 1, dropped: Callable[[], bool] = lambda: False
) -> tuple[Candidate, ...]:
    """Return what may be asked of a seat at a position, the rarest first. Raises ValueError if it is not asked."""
    document = {"title": "Found", "seat": seat, "within": within, "position": position}
    first = puzzle_from(document, Path())
    seen: Counter[tuple[str, str]] = Counter()
    is_rolled, done = False, 0
    for number in range(plays):
        if dropped():
            break
        end = _by_chance(first, number)
        if end is None:
            continue
        done += 1
        is_rolled |= end.dice.drawn > 0
        seen.update(_come_about(first, end))
    chances = _CHANCES[1:] if is_rolled else _CHANCES[:1]
    rare = [(count / done, what) for what, count in seen.items() if count <= _MOST_BY_CHANCE * done]
    rows = sorted(rare, key=lambda row: (row[1][0] != "win", row[0], row[1]))
    return tuple(Candidate(_goal(*what), within, chances, share) for share, what in rows)


def puzzle_at(position: Document, seat: int, asked: Candidate, chance: str | float) -> Puzzle:
    """Return the puzzle of a position with a goal. Raises ValueError."""
    goal = msgspec.to_builtins(asked.goal)
    document = {
        "title": "Found",
        "seat": seat,
        "goal": goal,
        "within": asked.within,
        "chance": chance,
        "position": position,
    }
    return puzzle_from(document, Path())


def proved(
    position: Document, seat: int, asked: Candidate, budget: int, dropped: Callable[[], bool] = lambda: False
) -> Checked:
    """Return the puzzle of a position with a goal, checked: with what can be asked of the dice,
    or else with why it is not one. Raises ValueError."""
    for chance in asked.chances:
        checked = check(puzzle_at(position, seat, asked, chance), budget, dropped)
        if checked.proof.result != "failed":
            break
    return checked


def task_at(position: Document, seat: int, asked: Candidate) -> str:
    """Return what is asked for, in a sentence. Raises ValueError."""
    return puzzle_at(position, seat, asked, asked.chances[0]).task


def greedy_plays(puzzle: Puzzle) -> bool:
    """Return whether players that take what looks best at once come to a puzzle's solution against each other."""
    player = GreedyPlayer("puzzle", evaluator_of(puzzle.game))

    def choose(state: AnyState, answers: Sequence[Command]) -> Command:
        assert state.decision is not None
        return player.choose(view_for(puzzle.entry.ruleset, state, state.decision.seat), answers)

    end = _played_out(puzzle, 0, choose)
    return end is not None and _is_won(puzzle, end)


def _goal(aim: str, name: str) -> Goal:
    return msgspec.convert({"aim": aim, "pieces": [name] if name else []}, Goal)


def _by_chance(puzzle: Puzzle, number: int) -> AnyState | None:
    """Return the end of a puzzle whose answers are all given by chance; None where none comes."""
    chance = random.Random(f"puzzle {number}")
    return _played_out(puzzle, chance.randrange(1 << 62), lambda state, answers: _chosen(answers, chance))


def _played_out(puzzle: Puzzle, dice: int, choose: Callable[[AnyState, Sequence[Command]], Command]) -> AnyState | None:
    game, state = puzzle.entry.ruleset, replace(puzzle.state, dice=Dice(dice))
    for _ in range(_LONGEST):
        if state.outcome is not None:
            return state
        assert state.decision is not None
        given = runner.submit(game, state, state.decision.seat, choose(state, runner.legal(game, state)))
        assert isinstance(given, runner.Accepted)
        state = given.state
    return None


def _chosen(answers: Sequence[Command], chance: random.Random) -> Command:
    """Choose what is done, and then where or to whom: there are few kinds of actions, but many spaces to go to."""
    rows = sorted(answers, key=lambda one: type(one).__name__)
    kinds = [list(same) for _, same in groupby(rows, key=type)]
    return chance.choice(chance.choice(kinds))


def _come_about(puzzle: Puzzle, end: AnyState) -> Iterator[tuple[str, str]]:
    """Yield what was reached: the match won, foes that are gone, and one's own that are still there."""
    if _is_won(puzzle, end):
        yield "win", ""
    rules: Any = puzzle.entry.ruleset
    standing = {one.piece for one in rules.scenario.pieces(end.table)}
    for foes, aim in ((True, "defeat"), (False, "protect")):
        for name, piece in called(puzzle.entry, puzzle.state.table, puzzle.side, foes=foes).items():
            if (piece in standing) != foes:
                yield aim, name


def _is_won(puzzle: Puzzle, end: AnyState) -> bool:
    assert end.outcome is not None
    return bool(end.outcome.winners) and set(end.outcome.winners) <= set(puzzle.side)
