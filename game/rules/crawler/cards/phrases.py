"""Turns of phrase that the words of several cards share: attack lines, places, amounts, lists of words."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.crawler.cards.terms import Affliction, AttackLine, Lock, MarchingPlace, Pin


def plain(text: str) -> str:
    return text.replace("**", "")


def amount(number: int, word: str) -> str:
    """Return "2 tokens", or "1 token", for a word with an ordinary plural."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def crawler_cards(number: int) -> str:
    """Return "2 Crawler cards", or "1 Crawler card"."""
    return amount(number, "Crawler card")


def either(words: Iterable[str], last: str = "or") -> str:
    """Return "Evil", "Evil or Chaotic", "Small, Tiny or Puny"."""
    *first, end = words
    return f"{', '.join(first)} {last} {end}" if first else end


def attack_name(line: AttackLine) -> str:
    """Return "Melee (Harm)", "Thrown +2 (Sonic, Magic), Area 2"."""
    power = f" +{line.power}" if line.power else ""
    area = f", Area {line.area}" if line.area > 1 else ""
    return f"{line.distance}{power} ({', '.join(line.damage)}){area}"


def affliction_name(affliction: Affliction) -> str:
    """Return "Lock +1", "Poison +1", "Pin"."""
    if isinstance(affliction, Pin):
        return "Pin"
    return f"{type(affliction).__name__} +{affliction.tokens}"


def afflicted(affliction: Affliction) -> str:
    """Return what becomes of somebody, after "is" or "gets"."""
    if isinstance(affliction, Pin):
        return "is Activated and gets 1 Lock token"
    word = "Lock" if isinstance(affliction, Lock) else "Poison"
    return f"gets {amount(affliction.tokens, f'{word} token')}"


def place_name(place: MarchingPlace) -> str:
    """Return "Target 2", "Target X"."""
    return f"Target {place.place or 'X'}"


def who_stands_at(place: MarchingPlace) -> str:
    """Return the Adventurer at a place of the Marching Order."""
    if place.place is None:
        return "the Adventurer at place X (the Cost of the top card of the Dungeon Grave and 1 more)"
    return f"the Adventurer at place {place.place} of the Marching Order"
