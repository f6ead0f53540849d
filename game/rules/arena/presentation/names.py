"""What cards and figures are called."""

from __future__ import annotations

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.state.table import Table


def card_name(table: Table, card: int) -> str:
    """Return a spell card's name, or "a card" for one that the table's seat may not know."""
    return SPELL_CARDS[table.cards[card].key].name if card in table.cards else "a card"


def army_name(table: Table, army: int) -> str:
    return ARMY_CARDS[table.armies[army].key].name


def figure_name(table: Table, figure: int) -> str:
    """Return a figure's name; figures of a squad are told apart by a number."""
    if figure not in table.figures:
        return "nobody"
    army = table.armies[table.figures[figure].army]
    name = ARMY_CARDS[army.key].name
    return name if len(army.figures) == 1 else f"{_one(name)} {army.figures.index(figure) + 1}"


def _one(name: str) -> str:
    """Return what one of a squad is called: the name without the s of the many."""
    return name.removesuffix("es") if name.endswith("xes") else name.removesuffix("s")
