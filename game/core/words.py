"""Numbers, seats and lists in sentences, and sentences addressed to somebody."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, one: str, several: str = "") -> str:
    """Return a number and what it counts: "1 zone", "3 zones"; ``several`` where that is not ``one`` with an s."""
    return f"{count} {one if count == 1 else several or one + 's'}"


def an(word: str) -> str:
    """Return a word with its article: "a unit", "an Event"."""
    is_vowel = word[:1].lower() in tuple("aeiou") and not word.lower().startswith("uni")
    return f"{'an' if is_vowel else 'a'} {word}"


def seat_name(names: Sequence[str], seat: int) -> str:
    """Return what a seat is called: by its number where it has no name."""
    return names[seat] if 0 <= seat < len(names) and names[seat] else f"Seat {seat + 1}"


def asked(who: str, sentence: str) -> str:
    """Return a sentence to somebody: "Blue: discard a card."; ``sentence`` starts in lower case, or with a name."""
    return f"{who}: {sentence}"


def either(ways: Sequence[str]) -> str:
    """Return what there is to choose from: "move, attack or end its turn"; "" for nothing."""
    return " or ".join(part for part in (", ".join(ways[:-1]), *ways[-1:]) if part)
