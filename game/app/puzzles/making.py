"""Making a puzzle of a moment of a match: possible goals are proved one after the other in the background, and the
first that is worth solving is saved among the player's own.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.app.files import folders
from game.app.files.writing import write_new
from game.app.games.entries import entry_of
from game.app.games.game_entry import Document
from game.app.maps.library import PUZZLES
from game.app.puzzles.checking import Checked, document_of
from game.app.puzzles.goals import Candidate, candidates, proved, task_at
from game.app.thinking.apart import Apart
from game.app.thinking.thinker import SETTING
from game.core.refusals import RulesError
from game.core.state import AnyState
from game.core.words import counted

#: Positions that are looked at for one goal, and the most for all of them.
BUDGET, BUDGET_FOR_ALL = 20_000, 160_000
#: Plays at random that goals of one turn, and of two, are taken from.
_PLAYS, _LONG_PLAYS = 240, 60
#: Positions after which their number is reported again.
_TOLD_AFTER = 512


class Moment(msgspec.Struct, frozen=True):
    """A moment of a match to make a puzzle of: the position, whose answer is wanted, and what the puzzle is called."""

    position: Document
    seat: int
    title: str
    about: str = ""


class Report(msgspec.Struct, frozen=True):
    """How far it has come: goal number ``at`` of ``count`` is tried (``task``), and ``positions`` were looked at for
    all of them; ``unknown`` goals were not settled within the budget. ``made`` is a puzzle's document, at last; where
    it ``is_over`` without one, ``why`` says why."""

    at: int = 0
    count: int = 0
    task: str = ""
    positions: int = 0
    unknown: int = 0
    made: Document | None = None
    is_over: bool = False
    why: str = ""


def moment_of(game: str, state: AnyState, names: tuple[str, ...], when: str) -> Moment:
    """Return the moment of a state in which somebody is asked."""
    assert state.decision is not None
    entry, seat = entry_of(game), state.decision.seat
    title = ", ".join(filter(None, (names[seat], when)))
    about = f"From a match of {' and '.join(names)}." if len(names) > 1 else "From a match."
    # The dice of the match are nobody's to know.
    return Moment(entry.write_position(state, names) | {"seed": 0}, seat, title[:1].upper() + title[1:], about)


def make(moment: Moment, tell: Callable[[Report], None], budget: int = BUDGET) -> None:
    """Look for a puzzle in a moment, and ``tell`` how far it is; the last report is over."""
    report = Report()
    spare: Checked | None = None
    try:
        goals = _goals(moment)
    except (ValueError, RulesError) as error:
        tell(Report(is_over=True, why=f"This moment cannot be written as a position ({error})."))
        return
    for at, one in enumerate(goals, 1):
        if report.positions >= BUDGET_FOR_ALL:
            report = replace(report, unknown=report.unknown + len(goals) - at + 1)
            break
        report = replace(report, at=at, count=len(goals), task=task_at(moment.position, moment.seat, one))
        tell(report)
        checked = proved(moment.position, moment.seat, one, budget, dropped=_counting(report, tell))
        report = replace(
            report,
            positions=report.positions + checked.proof.positions,
            unknown=report.unknown + (checked.proof.result == "unknown"),
        )
        if checked.fault or checked.solutions is None:
            continue
        if not checked.solutions.greedy_solves:
            spare = checked
            break
        spare = spare or checked
    made = None
    if spare is not None:
        made = document_of(spare) | {"title": moment.title, "about": moment.about}
    tell(replace(report, made=made, is_over=True, why="" if made else _why_none(report, budget)))


def _goals(moment: Moment) -> tuple[Candidate, ...]:
    """Return what is tried: what can come about in this turn, and then whether the next one wins."""
    near = candidates(moment.position, moment.seat, plays=_PLAYS)
    far = candidates(moment.position, moment.seat, plays=_LONG_PLAYS, within=2)
    return near + tuple(one for one in far if one.goal.aim == "win")


def _counting(report: Report, tell: Callable[[Report], None]) -> Callable[[], bool]:
    """Return what a search asks now and then: it tells how many positions there were, and lets nothing go."""
    asked = 0

    def count() -> bool:
        nonlocal asked
        asked += 64
        if not asked % _TOLD_AFTER:
            tell(replace(report, positions=report.positions + asked))
        return False

    return count


def _why_none(report: Report, budget: int) -> str:
    if not report.count:
        return "In plays at random nothing came about here that would be worth asking for."
    if report.unknown:
        goals = f"{report.unknown} of {counted(report.count, 'goal')}"
        return f"No proof was found within the budget: {goals} could not be settled in {budget:,} positions each."
    return (
        f"There is no puzzle in this moment: {counted(report.count, 'goal')} tried, and none is one that can be forced."
    )


def save_own(game: str, document: Document) -> Path:
    """Save a puzzle among the player's own; return its file. Raises OSError."""
    folder = folders.user_maps(game) / PUZZLES
    content = msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
    number = 1 + sum(1 for _ in folder.glob("own_*.json"))
    while True:
        path = folder / f"own_{number:03}.json"
        try:
            write_new(path, content)
        except FileExistsError:
            number += 1
            continue
        return path


def make_over(pipe: Connection, moment: bytes) -> None:
    """Look for a puzzle in a moment, and tell a pipe how far it is."""
    make(msgspec.json.decode(moment, type=Moment), lambda report: pipe.send_bytes(msgspec.json.encode(report)))


class Making:
    """The window's side of it: ``update`` takes reports, ``report`` is the latest."""

    def __init__(self, moment: Moment) -> None:
        self.report = Report()
        self._apart: Apart | None = None
        if os.environ.get(SETTING) == "here":
            make(moment, self._take)
        else:
            self._apart = Apart("making a puzzle", make_over, msgspec.json.encode(moment))

    def _take(self, report: Report) -> None:
        self.report = report

    def update(self) -> bool:
        """Take waiting reports. Return whether there is something new."""
        apart, before = self._apart, self.report
        if apart is None or before.is_over:
            return False
        while (told := apart.take()) is not None:
            self.report = msgspec.json.decode(told, type=Report)
        if self.report.is_over:
            apart.close()
        elif apart.is_lost:
            self.report = replace(self.report, is_over=True, why="The search ended before it had found anything.")
        return self.report is not before

    def close(self) -> None:
        """End the search, which nobody wants any more."""
        if self._apart is not None:
            self._apart.close()
