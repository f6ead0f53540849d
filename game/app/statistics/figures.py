"""What a finished match came to, in figures: who played which deck on which map, who won, and what was counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from game.app.games.entries import entry_of
from game.app.matches.following import begun, command_of, give, standing
from game.app.matches.match import Match
from game.app.matches.opening import Opening, SeatKind
from game.app.records.journal import read_journal
from game.core import record
from game.core.record import Answer


class Dice(msgspec.Struct, frozen=True):
    """What a seat's dice came to, and what such dice come to on average."""

    rolled: float = 0.0
    expected: float = 0.0


#: Counts what the dice of a match came to, seat by seat; nothing for a game that counts none.
CountDice = Callable[[Match], Sequence[Dice]]


class SeatFigures(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a match came to for a seat. ``points``: 1 for a win, 0.5 for a draw; ``side``: whom it played for;
    ``seconds`` for which a person thought, ``longest`` of them about one answer; ``cards``: how often it played each
    card and used each ability, by its name."""

    name: str
    kind: SeatKind
    side: int
    points: float = 0.0
    deck: str = ""
    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    dice: Dice = Dice()
    cards: dict[str, int] = {}


class MatchFigures(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished match. ``together``: its people play for one side, against the game itself; ``turns``: how many were
    played, where the game counts them."""

    game: str
    seats: tuple[SeatFigures, ...]
    board: str = ""
    answers: int = 0
    turns: int = 0
    together: bool = False

    @property
    def people(self) -> tuple[SeatFigures, ...]:
        return tuple(seat for seat in self.seats if seat.kind == "human")


class Reading:
    """Reads a journal of a finished match, a few answers at a time: ``figures`` are there when all are read."""

    def __init__(self, path: Path, dice: CountDice) -> None:
        """Read a match. Raises JournalError or CannotFollow where it cannot be read or played again."""
        written = read_journal(path)
        self._match = begun(written.opening)
        self._standing = standing(self._match.game, written.answers)
        self._took = _times(self._standing)
        self._dice = dice
        self._counted = entry_of(written.opening.game).counted
        self._cards: list[Counter[str]] = [Counter() for _ in written.opening.seatings]
        self._turns: set[object] = set()
        self._next = 0
        self.figures: MatchFigures | None = None

    def go_on(self) -> bool:
        """Read one more answer; return whether there was one."""
        if self._next == len(self._standing):
            if self.figures is None and self._match.outcome is not None:
                self.figures = self._figures()
            return False
        match, answer = self._match, self._standing[self._next]
        command = command_of(match.game, answer.command)
        if type(command) in self._counted.plays:
            self._cards[answer.seat][self._counted.card(match.state.table, command)] += 1
        give(match, self._next, answer)
        self._next += 1
        turn = self._counted.turn(match.state.table)
        self._turns |= {turn} if turn else set()
        return True

    def _figures(self) -> MatchFigures:
        match, opening = self._match, self._match.opening
        board, decks = _named(opening)
        dice, together = self._dice(match), match.game.profile.together
        seats = []
        for seat, seating in enumerate(opening.seatings):
            took = self._took.get(seat, [])
            seats.append(
                SeatFigures(
                    seating.name,
                    seating.kind,
                    0 if together else entry_of(opening.game).side_of(match.state.table, seat),
                    _points(match, seat),
                    decks[seat],
                    sum(answer.seat == seat for answer in self._standing),
                    round(sum(took), 1),
                    max(took, default=0.0),
                    dice[seat] if dice else Dice(),
                    dict(sorted(self._cards[seat].items())),
                )
            )
        return MatchFigures(opening.game, tuple(seats), board, len(self._standing), len(self._turns), together)


def _times(answers: Sequence[Answer]) -> dict[int, list[float]]:
    """Return for how long each seat thought about its answers, with what it took back before them."""
    took: dict[int, list[float]] = {}
    for answer in answers:
        if answer.took:
            took.setdefault(answer.seat, []).append(answer.took)
    return took


def _points(match: Match, seat: int) -> float:
    outcome = match.outcome
    assert outcome is not None
    if seat in outcome.winners:
        return 1.0
    return 0.0 if outcome.winners or match.game.profile.together else 0.5


def _named(opening: Opening) -> tuple[str, list[str]]:
    """Return the map's name, and that of each seat's deck; "" for none, and for a match begun from a position."""
    seats = range(len(opening.seatings))
    if opening.from_state:
        return "", ["" for _ in seats]
    entry = entry_of(opening.game)
    setup = record.decode_setup(entry.ruleset, opening.setup)
    return str(getattr(entry.board_of(setup), "name", "")), [entry.counted.deck(setup, seat) for seat in seats]
