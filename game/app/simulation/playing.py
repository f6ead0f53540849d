"""One simulated game, played to its end and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from game.app.games.counted import Counted, Place
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.app.simulation.jobs import Job, made_with
from game.core import record


class CardCount(msgspec.Struct, frozen=True, array_like=True):
    """A card or an ability that a seat could play in a game, and how often it did."""

    seat: int
    card: str
    plays: int


class PlaceCount(msgspec.Struct, frozen=True, array_like=True):
    """How often pieces of a seat ``stood`` at a place as a turn began, ``fell`` there and ``shot`` from there."""

    seat: int
    place: Place
    stood: int
    fell: int
    shot: int


class Played(msgspec.Struct, frozen=True):
    """One game: its number and seed, how it ended, the answers that it took, the turns (or rounds, or cycles) that it
    lasted, who went ``first`` (None: nobody), the start area in which each seat stood first (-1: in none), and what was
    counted in it."""

    job: int
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    answers: int
    turns: int
    first: int | None = None
    starts: tuple[int, ...] = ()
    cards: tuple[CardCount, ...] = ()
    places: tuple[PlaceCount, ...] = ()


def play(job: Job) -> Played:
    """Play one game. The same job gives the same result on every machine. Raises ValueError where it is for
    another version of the program, or for other cards, and where a program at a seat fails."""
    if job.made_with != made_with(job.game):
        raise ValueError(f"{job.game}: these games are for another version of the program, or for other cards")
    entry = entry_of(job.game)
    setup = record.decode_setup(entry.ruleset, job.line_up.setup)
    seatings = [{"name": f"{kind} {seat}", "kind": kind} for seat, kind in enumerate(job.line_up.players)]
    match = Match.new(entry.ruleset, setup, msgspec.convert(seatings, tuple[Seating, ...]), job.seed)
    match.players.program = job.program
    tally = _Tally(entry.counted, setup, len(seatings))
    tally.look(match.state.table)
    while (seat := match.asked) is not None:
        before, answers = match.state.table, match.answers(seat)
        if not match.players.step():
            raise ValueError(f"{match.opening.seatings[seat].kind}: this player does not answer by itself")
        chosen = record.decode_command(entry.ruleset, match.given[-1].command)
        tally.answered(before, seat, answers, chosen)
        tally.happened(match, before)
    if match.players.notice:
        raise ValueError(match.players.notice)
    outcome = match.outcome
    assert outcome is not None
    ends = outcome.winners, outcome.scores, outcome.reason
    begins = tally.first, tally.starts
    return Played(job.number, job.seed, *ends, len(match.given), tally.turns, *begins, tally.cards, tally.places)


class _Tally:
    """What is counted while a game is played."""

    def __init__(self, counted: Counted, setup: Any, seats: int) -> None:
        self._counted = counted
        self._areas = [frozenset(area) for area in counted.start_areas(setup)]
        self._turn: object = None
        self.turns = 0
        self.first: int | None = None
        self.starts: tuple[int, ...] = (-1,) * seats if self._areas else ()
        self._plays: Counter[tuple[int, str]] = Counter()
        self._marks: dict[str, Counter[tuple[int, Place]]] = {"stood": Counter(), "fell": Counter(), "shot": Counter()}

    def answered(self, table: Any, seat: int, answers: Iterable[Any], chosen: Any) -> None:
        """Count one of a seat's answers."""
        kinds, card = self._counted.plays, self._counted.card
        for name in {card(table, answer) for answer in answers if type(answer) in kinds}:
            self._plays[seat, name] += 0
        if type(chosen) in kinds:
            self._plays[seat, card(table, chosen)] += 1

    def happened(self, match: Match, before: Any) -> None:
        """Count what has happened since the table ``before``."""
        kinds = self._counted.leaves_marks
        events = [event for batch in match.happened for event in batch]
        last = max((number for number, event in enumerate(events) if type(event) in kinds), default=-1)
        table = before
        for event in events[: last + 1]:
            if type(event) in kinds:
                for mark in self._counted.marks(table, event):
                    self._marks[mark.what][mark.seat, mark.place] += 1
            table = match.game.apply(table, event)
        self.look(match.state.table)

    def look(self, table: Any) -> None:
        """Count where pieces stand if this is another turn than before."""
        turn = self._counted.turn(table)
        if turn and turn != self._turn:
            if not self.turns:
                self.first = self._counted.first_seat(table)
            self._turn, self.turns = turn, self.turns + 1
            standing = list(self._counted.standing(table))
            for key in standing:
                self._marks["stood"][key] += 1
            if -1 in self.starts:
                self._look_for_starts(standing)

    def _look_for_starts(self, standing: Sequence[tuple[int, Place]]) -> None:
        """Note the start area in which most pieces of a seat stand, for seats that were in none yet."""
        found = list(self.starts)
        for seat, known in enumerate(found):
            counts = [sum(own == seat and place in area for own, place in standing) for area in self._areas]
            if known == -1 and any(counts):
                found[seat] = counts.index(max(counts))
        self.starts = tuple(found)

    @property
    def cards(self) -> tuple[CardCount, ...]:
        return tuple(CardCount(seat, name, plays) for (seat, name), plays in sorted(self._plays.items()))

    @property
    def places(self) -> tuple[PlaceCount, ...]:
        """Return places by seat, row by row."""
        return tuple(self._counts_of_places())

    def _counts_of_places(self) -> Iterator[PlaceCount]:
        stood, fell, shot = self._marks.values()
        for seat, place in sorted({*stood, *fell, *shot}, key=lambda key: (key[0], key[1][1], key[1][0])):
            key = seat, place
            yield PlaceCount(seat, place, stood[key], fell[key], shot[key])
