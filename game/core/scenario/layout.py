"""How a scenario on a table of cards begins: with a written position of its game, in which the drawn cards lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from game.core.dice import Dice
from game.core.scenario.script import Script
from game.core.scenario.standing import begun
from game.core.state import AnyState

S = TypeVar("S", bound=AnyState)

#: Where a piece of the script lies in the written position: a field of it, and a place in that field from 0. A piece
#: that is still to come lies in "".
Place = tuple[str, int]


class Layout(msgspec.Struct, frozen=True):
    """What lies on the table as the match begins. ``position`` is a document as the game's ``load_position`` reads it,
    ``places`` say for each piece of the script where it lies in it. ``hands`` are the cards that each seat holds,
    ``resources`` what it has to pay with; -1 for as many as the game gives."""

    # A document is checked by whoever reads it.
    position: dict[str, Any]
    places: tuple[Place, ...] = ()
    hands: tuple[int, ...] = ()
    resources: tuple[int, ...] = ()

    def hand_of(self, seat: int, dealt: int) -> int:
        """Return how many cards a seat begins with, where the game deals so many."""
        return _or_usual(self.hands, seat, dealt)

    def resources_of(self, seat: int, usual: int) -> int:
        """Return what a seat has to pay with, where the game gives so much."""
        return _or_usual(self.resources, seat, usual)


def _or_usual(row: tuple[int, ...], seat: int, usual: int) -> int:
    return row[seat] if seat < len(row) and row[seat] >= 0 else usual


def laid_out(
    load: Callable[[dict[str, Any]], S],
    layout: Layout,
    script: Script,
    dice: Dice,
    number_at: Callable[[Any, Place], int],
) -> S:
    """Return the match as it begins: the position with the match's own dice, and the scenario begun, each of its pieces
    known by its number. ``number_at`` finds that on the table by its place. Raises PositionError."""
    state = load({**layout.position, "seed": dice.seed, "drawn": dice.drawn})
    numbers = tuple(number_at(state.table, place) if place[0] else 0 for place in layout.places)
    scenario = replace(begun(script), numbers=numbers or (0,) * len(script.pieces))
    return replace(state, table=replace(state.table, scenario=scenario))
