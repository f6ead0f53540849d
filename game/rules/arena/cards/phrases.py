"""Turns of phrase that the texts of cards share."""

from __future__ import annotations


def a_card(cards: int) -> str:
    return "a card" if cards == 1 else f"{cards} cards"


def more_dice(count: int) -> str:
    """Return "2 more dice", or "1 more die"."""
    return "1 more die" if count == 1 else f"{count} more dice"


def signed(number: int, icon: str) -> str:
    """Return a change of a figure, with the mark for its picture."""
    return f"{number:+d} {{icon:{icon}}} {icon}"
