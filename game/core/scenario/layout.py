"""How a scenario on a table of cards begins: on a table that is laid out, with decks shuffled where they may be."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.core.dice import Dice, shuffle
from game.core.scenario.script import Script
from game.core.scenario.standing import Scenario, begun


class Layout(msgspec.Struct, frozen=True):
    """What is known of a table that is laid out. ``numbers`` are those of the script's pieces, 0 for one that is still
    to come. ``kept`` says for each deck how many cards on its top and at its bottom stay where they lie. ``hands`` are
    the cards that each seat holds, ``resources`` what it has to pay with; -1 for as many as the game gives."""

    numbers: tuple[int, ...] = ()
    kept: tuple[tuple[int, int], ...] = ()
    hands: tuple[int, ...] = ()
    resources: tuple[int, ...] = ()

    def hand_of(self, seat: int, dealt: int) -> int:
        """Return how many cards a seat begins with, where the game deals a number of them."""
        return _or_usual(self.hands, seat, dealt)

    def resources_of(self, seat: int, usual: int) -> int:
        """Return what a seat has to pay with, where the game gives that much."""
        return _or_usual(self.resources, seat, usual)

    def begun(self, script: Script) -> Scenario:
        """Return the scenario at the start of a match on this table."""
        scenario = begun(script)
        return replace(scenario, numbers=self.numbers or scenario.numbers)

    def shuffled(self, number: int, deck: tuple[int, ...], dice: Dice) -> tuple[tuple[int, ...], Dice]:
        """Return a deck, its last card on top, with all that does not stay in its place in another order; and the dice
        after that."""
        above, below = self.kept[number] if number < len(self.kept) else (0, 0)
        top = len(deck) - above
        mixed, dice = shuffle(dice, sorted(deck[below:top]))
        return (*deck[:below], *mixed, *deck[top:]), dice


def flaws_of_sides(script: Script | None, sides: tuple[int, ...]) -> tuple[str, ...]:
    """Return what is wrong with the sides of a scenario's seats, where the game has those."""
    if script is None or script.sides == sides:
        return ()
    expected, given = (", ".join(str(side + 1) for side in row) for row in (sides, script.sides))
    return (f"The scenario's seats are to be of the sides {expected}, not {given}.",)


def _or_usual(row: tuple[int, ...], seat: int, usual: int) -> int:
    return row[seat] if seat < len(row) and row[seat] >= 0 else usual
