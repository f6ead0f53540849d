"""A puzzle as it is written, and the state of the match that it begins with.

Its goal is the objective of a scenario that is laid over a written position: the rules say when it is met.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from game.app.files import folders
from game.app.files.wording import place_and_expectation
from game.app.games.entries import entry_of
from game.app.games.game_entry import Document, GameEntry
from game.app.records.positions import DocumentError, state_of
from game.core import runner
from game.core.scenario.script import NONE, Objective, Piece, Region, Script
from game.core.scenario.standing import Scenario, begun
from game.core.state import AnyState
from game.core.words import counted
from game.tiled.problems import expected

#: Own turns that a puzzle may last.
MOST_TURNS = 4


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done: ``win`` the match as the game says, ``defeat`` pieces of the other side, ``reach``
    spaces with one of one's own (any, if none is named), or ``protect`` one's own until the turns are over. Pieces are
    called by their names; "Elf Archer #2" is the second of that name in play."""

    aim: Literal["win", "defeat", "reach", "protect"] = "win"
    pieces: list[str] = []
    spaces: list[tuple[int, int]] = []


class PuzzleDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a file holds. ``within`` are own turns, this one counted. ``chance``: no die is rolled (``none``), however
    they fall (``sure``), or the least chance that counts as solved. ``order`` is its place among those of its game;
    ``difficulty`` is checked against the proof."""

    title: str
    about: str = ""
    author: str = ""
    seat: int = 0
    goal: Goal = Goal()
    within: int = 1
    chance: Literal["none", "sure"] | float = "none"
    order: int = 0
    difficulty: Literal["easy", "medium", "hard", ""] = ""
    position: Document


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle of a ``game`` as it was read from a file: what was ``written``, the ``state`` that it begins with, and
    the seats' ``names``."""

    path: Path
    game: str
    written: PuzzleDocument
    state: AnyState
    names: tuple[str, ...]

    @property
    def title(self) -> str:
        return self.written.title

    @property
    def name(self) -> str:
        """Return what it is remembered by when it is solved."""
        return f"{self.game}/{self.path.stem}"

    @property
    def is_own(self) -> bool:
        return folders.user_maps(self.game) in self.path.parents

    @property
    def seat(self) -> int:
        return self.written.seat

    @property
    def entry(self) -> GameEntry:
        return entry_of(self.game)

    @property
    def side(self) -> tuple[int, ...]:
        """Return the seats that solve it together."""
        sides = self._script.sides
        return tuple(seat for seat, side in enumerate(sides) if side == sides[self.seat])

    @property
    def task(self) -> str:
        """Return what is to be done, in a sentence."""
        asked = [one for one in self._script.objectives if one.required and self.seat in one.seats]
        words = " ".join(one.words for one in asked)
        if not self.is_drawn:
            return words
        return f"{words.removesuffix('.') or 'Win'} {_limits(self.written, self.entry.turn_word)}."

    @property
    def is_drawn(self) -> bool:
        """Return whether it stands on a map, as a scenario."""
        return not self.written.position

    @property
    def _script(self) -> Script:
        scenario: Scenario = self.state.table.scenario
        return scenario.script


def puzzle_from(document: Document, path: Path) -> Puzzle:
    """Return a puzzle from its document. Raises ValueError that begins with the place of what is wrong."""
    try:
        written = msgspec.convert(document, PuzzleDocument)
    except msgspec.ValidationError as error:
        raise ValueError(place_and_expectation(error, "puzzle")) from error
    if not 1 <= written.within <= MOST_TURNS:
        raise ValueError(f"within: 1 to {MOST_TURNS} turns are expected, not {written.within}")
    if isinstance(written.chance, float) and not 0 < written.chance <= 1:
        raise ValueError(f"chance: none, sure or a number above 0 and up to 1 is expected, not {written.chance}")
    try:
        entry, state = state_of(written.position)
    except DocumentError as error:
        raise ValueError(f"position: {error}") from error
    names = entry.seat_names(written.position)
    names = tuple(name or f"Player {number}" for number, name in enumerate(names, 1))
    if not 0 <= written.seat < len(names):
        raise ValueError(f"seat: a seat from 0 to {len(names) - 1} is expected, not {written.seat}")
    if state.decision is None and state.outcome is None:
        state = runner.resume(entry.ruleset, state).state
    if state.decision is None or state.decision.seat != written.seat:
        raise ValueError(f"position: seat {written.seat} is expected to be asked first")
    game = entry.ruleset.profile.game
    return Puzzle(path, game, written, _with_goal(entry, written, state, len(names)), names)


def _with_goal(entry: GameEntry, written: PuzzleDocument, state: AnyState, seats: int) -> AnyState:
    """Return the state with the goal as its scenario: the turn that is on is the first of it."""
    table = state.table
    sides = tuple(entry.side_of(table, seat) for seat in range(seats))
    if entry.ruleset.profile.together:
        sides = (*(0 for _ in sides), 1)
    own = tuple(seat for seat, side in enumerate(sides) if side == sides[written.seat])
    goal, numbers = written.goal, _numbers(entry, written.goal, table, own)
    is_kept = goal.aim == "protect"
    objective = Objective(
        own,
        # To win is not an objective of its own: the game's usual end decides, and the turn limit.
        "survive" if goal.aim == "win" else goal.aim,
        _task(written, entry.turn_word),
        region=0 if goal.aim == "reach" else NONE,
        pieces=tuple(range(len(numbers))),
        count=1 if goal.aim == "reach" else 0,
    )
    script = Script(
        title=written.title,
        sides=sides,
        first=written.seat,
        turn_limit=written.within,
        at_limit="win" if is_kept else "loss",
        limit_side=sides[written.seat],
        regions=(Region("the marked spaces", tuple(goal.spaces), shown=True),) if goal.aim == "reach" else (),
        pieces=tuple(Piece("", "", NONE, ()) for _ in numbers),
        objectives=(objective,),
    )
    scenario = replace(begun(script), numbers=numbers, turns=(1,) * len(sides))
    return replace(state, table=replace(table, scenario=scenario))


def _numbers(entry: GameEntry, goal: Goal, table: Any, own: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of the pieces that a goal names. Raises ValueError."""
    if goal.aim in ("defeat", "protect") and not goal.pieces:
        raise ValueError(f"goal.pieces: {goal.aim} is about some pieces; their names are expected")
    if goal.aim == "reach" and not goal.spaces:
        raise ValueError("goal.spaces: the spaces to reach are expected")
    there = called(entry, table, own, foes=goal.aim == "defeat")
    for name in goal.pieces:
        if name not in there:
            raise ValueError(f'goal.pieces: there is no "{name}" in play; {expected(there, name)}')
    return tuple(there[name] for name in goal.pieces)


def called(entry: GameEntry, table: Any, own: tuple[int, ...], *, foes: bool) -> dict[str, int]:
    """Return the numbers of the pieces in play by what they are called: those of some seats, or of all others."""
    rules: Any = entry.ruleset
    found: dict[str, int] = {}
    for standing in rules.scenario.pieces(table):
        if (standing.seat not in own) == foes:
            name, count = entry.name_of(table, standing.piece), 1
            while (key := name if count == 1 else f"{name} #{count}") in found:
                count += 1
            found[key] = standing.piece
    return found


def _task(written: PuzzleDocument, turn: str) -> str:
    """Return what is to be done, in a sentence, and what dice count for."""
    goal, when = written.goal, _limits(written, turn)
    those = " and ".join(goal.pieces)
    match goal.aim:
        case "defeat":
            return f"Defeat {those} {when}."
        case "reach":
            return f"Reach the marked spaces{f' with {those}' if those else ''} {when}."
        case "protect":
            return f"Keep {those} alive {when}."
    return f"Win {when}."


def _limits(written: PuzzleDocument, turn: str) -> str:
    """Return by when it is to be done, and what dice count for."""
    when = f"this {turn}" if written.within == 1 else f"within {counted(written.within, turn)}"
    if written.chance == "sure":
        when += ", however the dice fall"
    elif isinstance(written.chance, float):
        when += f", with a chance of {100 * written.chance:g} % or more"
    return when
