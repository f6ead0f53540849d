"""What a match came to for each seat, counted from its events by rows that each game gives: one for a kind of event."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias

import msgspec

from game.app.matches.match import Match
from game.core.events import Event, row_of
from game.geometry.squares import Cell
from game.ui.games.end_words import ToldT

#: No seat: whatever is nobody's doing.
NOBODY = -1

What = Literal["damage", "kills", "cards", "dice"]
#: What is counted, in the order of its columns, with the column's head.
HEADS: dict[What, str] = {"damage": "Damage", "kills": "Felled", "cards": "Cards", "dice": "Dice"}


class Hurt(msgspec.Struct, frozen=True):
    """``by`` did that much damage to ``piece``, a piece of ``of``; ``dealer`` is the piece that dealt it, 0: none did.
    Damage to one's own does not count."""

    by: int
    of: int
    piece: int
    amount: int
    dealer: int = 0


class Fell(msgspec.Struct, frozen=True):
    """A piece of ``of`` fell, whose card is ``key``. ``by``: who felled it; None: the one who hurt it last;
    ``dealers``: the pieces that felled it together."""

    of: int
    piece: int
    key: str
    by: int | None = None
    dealers: tuple[int, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A seat played a card."""

    by: int


class Rolled(msgspec.Struct, frozen=True):
    """What a seat's dice came to (``got``), and what such dice come to on average (``expected``)."""

    by: int
    got: float
    expected: float


class Lost(msgspec.Struct, frozen=True):
    """Something of a seat's was taken, kept from acting, or destroyed and was no piece: a place, equipment."""

    of: int


class Driven(msgspec.Struct, frozen=True):
    """A piece of ``of`` was moved by somebody else, along a ``way`` of spaces from where it stood; ``driver`` is the
    piece that did it, 0: none."""

    of: int
    piece: int
    way: tuple[Cell, ...]
    driver: int = 0


class Joined(msgspec.Struct, frozen=True):
    """``pieces`` of ``of`` came to the table, which may have more to come."""

    of: int
    pieces: tuple[int, ...] = ()


class Noted(msgspec.Struct, frozen=True):
    """``by`` did or got something that is news and is counted nowhere: a quest completed, a hidden card turned over."""

    by: int


Counted: TypeAlias = Hurt | Fell | Played | Rolled | Lost | Driven | Joined | Noted
#: By what is counted, the sums of the seats.
_Done: TypeAlias = dict[str, defaultdict[int, float]]


class Counts(msgspec.Struct, Generic[ToldT], frozen=True, kw_only=True):
    """What a game counts: ``rows`` tell of an event, from the table before it, what counts; ``standing`` gives the keys
    of the cards whose pieces a seat still has; ``face`` is the face record of a card by its key. ``dice`` says what its
    dice come to. Of what is told a recap leaves out what is ``aside``, because it happens in every turn or another line
    says it, and what ``repeats`` the line of the card that was played; of the ``latest`` kinds only the last word on
    the same pieces is news. ``cause`` names the card, power or trigger that is being carried out as an event happens on
    a table, given what it named before; the ``caused`` kinds tell it where their lines do not. What comes ``again``, by
    what it is of, takes the place of what was told of that before. ``announces`` names the trigger that an event only
    announces, or gives the pieces that are to do something. What begins a part of a turn is told as ``idle`` where
    nothing was done in it; None: no part begins. Whether what was to be carried out ``is_in_vain`` is seen by the event
    after it, from that and the one before."""

    rows: Mapping[type[Event], Callable[..., Iterable[Counted]] | str]
    standing: Callable[[ToldT, int], Sequence[str]]
    # A face record belongs to the drawings, which this file does without.
    face: Callable[[str], Any]
    dice: str = ""
    aside: tuple[type[Event], ...] = ()
    repeats: Callable[[Event], bool] = lambda event: False
    latest: tuple[type[Event], ...] = ()
    cause: Callable[..., str] = lambda event, table, before: ""
    caused: tuple[type[Event], ...] = ()
    again: Callable[[Event], Hashable] = lambda event: None
    announces: Callable[..., str | tuple[int, ...] | None] = lambda event, table: None
    idle: Callable[[Event], str | None] = lambda event: None
    is_in_vain: Callable[[Event | None, Event], bool] = lambda before, event: False


#: What a game counts, found by the game's name: the type of its tables is the game's own.
GameCounts = Counts[Any]
#: Of a game that counts nothing.
NO_COUNTS: GameCounts = Counts(rows={}, standing=lambda table, seat: (), face=str)


class Sums(msgspec.Struct, frozen=True):
    """What a match came to for a seat. ``rolled`` and ``expected`` are of its dice; ``stood`` and ``fallen`` are the
    keys of cards, the fallen in the order in which they fell."""

    damage: int = 0
    kills: int = 0
    cards: int = 0
    rolled: float = 0.0
    expected: float = 0.0
    stood: tuple[str, ...] = ()
    fallen: tuple[str, ...] = ()

    @property
    def luck(self) -> float:
        """Return by how much its dice were above the average."""
        return self.rolled - self.expected


def sums_of(counts: GameCounts, match: Match) -> list[Sums]:
    """Return what a match came to, seat by seat. Answers that were taken back do not count; of a match that was begun
    from a position only what came after it does."""
    seats = range(len(match.opening.seatings))
    done: _Done = {what: defaultdict(float) for what in (*HEADS, "expected")}
    fallen: dict[int, list[str]] = {seat: [] for seat in seats}
    last: dict[int, int] = {}
    for table, batch in match.sent.happened(0):
        for event in batch:
            tell = row_of(counts.rows, event)
            for one in tell(event, table) if tell is not None else ():
                _count(one, done, fallen, last)
    return [
        Sums(
            damage=round(done["damage"][seat]),
            kills=round(done["kills"][seat]),
            cards=round(done["cards"][seat]),
            rolled=done["dice"][seat],
            expected=done["expected"][seat],
            stood=tuple(counts.standing(match.view(seat).table, seat)),
            fallen=tuple(fallen[seat]),
        )
        for seat in seats
    ]


def in_all(sums: Sequence[Sums]) -> Sums:
    """Return what a match came to for all seats together."""
    return Sums(
        damage=sum(one.damage for one in sums),
        kills=sum(one.kills for one in sums),
        cards=sum(one.cards for one in sums),
        rolled=sum(one.rolled for one in sums),
        expected=sum(one.expected for one in sums),
    )


def _count(one: Counted, done: _Done, fallen: dict[int, list[str]], last: dict[int, int]) -> None:
    """Add what counts to the sums; ``last`` tells who hurt a piece last."""
    if isinstance(one, Hurt):
        if one.amount:
            last[one.piece] = one.by
        if one.by != one.of:
            done["damage"][one.by] += one.amount
    elif isinstance(one, Fell):
        by = last.pop(one.piece, NOBODY) if one.by is None else one.by
        if by != one.of:
            done["kills"][by] += 1
        if one.of in fallen:
            fallen[one.of].append(one.key)
    elif isinstance(one, Played):
        done["cards"][one.by] += 1
    elif isinstance(one, Rolled):
        done["dice"][one.by] += one.got
        done["expected"][one.by] += one.expected


def cells_of(counts: GameCounts, sums: Sequence[Sums]) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Return the heads of what was counted, and each seat's cells; columns with nothing in them are left out."""
    rows: list[dict[str, str]] = [
        {"damage": str(one.damage), "kills": str(one.kills), "cards": str(one.cards), "dice": _dice(counts, one)}
        for one in sums
    ]
    kept = [what for what in HEADS if any(row[what] not in ("0", "") for row in rows)]
    heads = tuple(HEADS[what] if what != "dice" else counts.dice for what in kept)
    return heads, [tuple(row[what] for what in kept) for row in rows]


def _dice(counts: GameCounts, one: Sums) -> str:
    """Return what dice came to compared with what was expected: "14 (+2.5)"."""
    return f"{one.rolled:g} ({one.luck:+.1f})" if one.expected else ""
