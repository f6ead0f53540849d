"""Turns of phrase that the words of several effects share."""

from __future__ import annotations

from game.core.words import counted
from game.rules.factions.cards.all_cards import record_of


def plain(text: str) -> str:
    return text.replace("**", "")


def lower(text: str) -> str:
    """Return the text as it goes on within a sentence; a name between double stars stays as it is."""
    return text if text.startswith("**") else text[0].lower() + text[1:]


def zones(number: int) -> str:
    return counted(number, "zone")


def within(reach: int) -> str:
    return "in its zone" if reach == 0 else f"within {zones(reach)}"


def better(atk: int = 0, dam: int = 0, defense: int = 0) -> str:
    """Return how figures change, those that are 0 left out."""
    figures = ((atk, "attack"), (dam, "damage"), (defense, "defense"))
    return " and ".join(f"{points:+d} {word}" for points, word in figures if points)


def from_deck(key: str) -> str:
    """Return the words that allow a search for a unit to bring it."""
    return f"you may bring a {record_of(key).name} from your deck"
