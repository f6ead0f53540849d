"""Facts: what a game's events mean for a scenario, in terms that all games share."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from game.core.scenario.script import Space


class Standing(msgspec.Struct, frozen=True):
    """A piece as it stands on the board: its number in the match, who controls it, and the spaces that it fills."""

    piece: int
    seat: int
    spaces: tuple[Space, ...]


class Moved(msgspec.Struct, frozen=True):
    """A piece went from the spaces of ``origin`` over those of its ``way``, the last of which it fills now: ``now``."""

    piece: int
    seat: int
    origin: tuple[Space, ...]
    way: tuple[Space, ...]
    now: tuple[Space, ...]


class Fell(msgspec.Struct, frozen=True):
    """A piece was destroyed."""

    piece: int
    seat: int


class Gone(msgspec.Struct, frozen=True):
    """A piece left the board undefeated."""

    piece: int


class Returned(msgspec.Struct, frozen=True):
    """A piece, whose ``card`` is named, went back to a seat's hand, from which it may come again."""

    piece: int
    seat: int
    card: str


class WasHurt(msgspec.Struct, frozen=True):
    """A piece took damage."""

    piece: int
    seat: int
    amount: int


class TurnBegan(msgspec.Struct, frozen=True):
    """A seat's turn begins. Where a game has rounds only, each seat's turn begins with the round."""

    seat: int


class TurnEnded(msgspec.Struct, frozen=True):
    """A seat's turn is over."""

    seat: int


class Played(msgspec.Struct, frozen=True):
    """A seat played a card, by its key."""

    seat: int
    card: str


class Arrived(msgspec.Struct, frozen=True):
    """A piece of the script came to the board, with this number in the match."""

    piece: int
    number: int
    seat: int
    spaces: tuple[Space, ...]


class GotPoints(msgspec.Struct, frozen=True):
    """A seat got points of the scenario."""

    seat: int
    amount: int


class Chosen(msgspec.Struct, frozen=True):
    """An answer of a choice was chosen, by its place."""

    choice: int
    answer: int


class Taken(msgspec.Struct, frozen=True):
    """A seat has taken an item."""

    item: int
    seat: int


class Settled(msgspec.Struct, frozen=True):
    """An objective was met or failed."""

    objective: int
    status: str


class Shown(msgspec.Struct, frozen=True):
    """An objective is shown, and counts from now on."""

    objective: int


Fact: TypeAlias = (
    Moved
    | Fell
    | Gone
    | Returned
    | WasHurt
    | TurnBegan
    | TurnEnded
    | Played
    | Arrived
    | GotPoints
    | Chosen
    | Taken
    | Settled
    | Shown
)
