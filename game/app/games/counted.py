"""What is counted in simulated games: where pieces stand, fall and shoot from, and which cards are played.

A game derives its own in ``game/app/games/<game>/counting.py``; it is given by ``GameEntry.counted``. For a game
without its own only wins and answers are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from game.core.commands import Command
from game.core.events import Event

#: A square or hex: column and row as the board counts them, from 0 at the upper left.
Place = tuple[int, int]


class Mark(msgspec.Struct, frozen=True):
    """A piece of a ``seat`` fell at a place, or it shot from there."""

    what: Literal["fell", "shot"]
    seat: int
    place: Place


class Counted:
    """A game's own way of counting."""

    #: The field of a seat in a set-up's document that names its deck, army or faction; "" if none does.
    deck_field = "deck"
    #: The decks that are played where nothing else is said and sides are compared, one per seat; () for those that
    #: seats have by themselves.
    usual_decks: tuple[str, ...] = ()
    #: The kinds of answers that play a card or use an ability, and the kinds of events that leave a mark.
    plays: tuple[type[Command], ...] = ()
    leaves_marks: tuple[type[Event], ...] = ()

    def turn(self, table: Any) -> object:
        """Return what differs in each turn, round or cycle (0 or None before the first), when pieces are counted."""
        return None

    def first_seat(self, table: Any) -> int | None:
        """Return the seat that goes first, asked in the first turn; None where nobody does."""
        return None

    def card(self, table: Any, command: Any) -> str:
        """Return the name of the card or the ability that an answer of a kind of ``plays`` plays."""
        return ""

    def deck(self, setup: Any, seat: int) -> str:
        """Return what players call the deck, army or faction of a seat in a set-up; "" where it has none of its own."""
        seats = getattr(setup, "seats", ())
        has = seats[seat] if isinstance(seats, tuple) and seat < len(seats) else None
        name = str(getattr(getattr(has, "deck", None), "name", "") or getattr(has, "faction", ""))
        return f"{name[:1].upper()}{name[1:]}"

    def standing(self, table: Any) -> Iterable[tuple[int, Place]]:
        """Return the seat and the place of each piece on the board; a large piece has several places."""
        return ()

    def marks(self, table: Any, event: Any) -> Iterable[Mark]:
        """Return what an event of a kind of ``leaves_marks`` marks; ``table`` is the one before it."""
        return ()

    def start_areas(self, setup: Any) -> Sequence[Sequence[Place]]:
        """Return the places of each side's start area, in the order of the map's sides; () where there are none."""
        return ()

    def map_source(self, setup: Any) -> str:
        """Return how the set-up's board calls its map (``maps.reading.path_of``); "" if it is not drawn."""
        return ""

    def place_box(self, setup: Any, place: Place) -> tuple[float, float, float, float] | None:
        """Return left, top, width and height of a place in the map's picture, where it is not a square or hex of it."""
        return None
