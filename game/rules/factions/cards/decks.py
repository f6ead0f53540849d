"""Decks: what a deck may hold, what its cards cost, and decks as text that people can paste.

A deck's text is a line ``faction: Kingdom`` (and ``name: …`` if it has one), then lines such as ``4 Knight``.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.core.card_lists import no_such, read_list, written_list
from game.core.words import either
from game.rules.factions.cards.all_cards import CARDS, KEYS
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.records import CardRecord, key_of
from game.rules.factions.cards.traits import HighPopulation

#: Cards in a deck, and copies of one name at most.
DECK_SIZE = 60
MOST_COPIES = 6


class Deck(msgspec.Struct, frozen=True):
    """A deck for a declared faction: pairs of a card's key and how many of it."""

    faction: Faction
    cards: tuple[tuple[str, int], ...]
    name: str = ""

    @property
    def size(self) -> int:
        return sum(count for _, count in self.cards)


def cost_of(record: CardRecord, faction: Faction) -> int:
    """Return the build points that a deck of the faction pays for a card."""
    # rule: factions/cost
    if "Neutral" in record.factions:
        return record.cost * 9 // 10 if faction == "Neutral" else record.cost
    return record.cost if faction in record.factions else -(-record.cost * 6 // 5)


def is_unlimited(record: CardRecord) -> bool:
    """Return whether a deck may hold any number of the card."""
    return any(isinstance(trait, HighPopulation) for trait in record.traits)


def most_of(key: str) -> int | None:
    """Return how many copies of a card a deck may hold; None for any number. Raises KeyError for an unknown card."""
    # rule: factions/decks
    return None if is_unlimited(CARDS[key]) else MOST_COPIES


def why_no_more(deck: Deck, key: str) -> str:
    """Return why one more copy of a card may not go into the deck; "" when it may."""
    # rule: factions/decks
    most = most_of(key)
    held = sum(count for held_key, count in deck.cards if held_key == key)
    return f"Max {most} of {CARDS[key].name} per deck." if most is not None and held >= most else ""


def flaws_of_deck(deck: Deck) -> tuple[str, ...]:
    """Return why a deck may not be played, one sentence each; empty when it is legal."""
    # rule: factions/decks
    flaws = []
    if deck.faction not in FACTIONS:
        flaws.append(f"{deck.faction} is not one of the factions.")
    counts: dict[str, int] = {}
    for key, count in deck.cards:
        if key not in CARDS:
            flaws.append(f"There is no card {key}.")
        elif count < 1:
            flaws.append(f"{count} of {CARDS[key].name} is not a number of cards.")
        counts[key] = counts.get(key, 0) + count
    if deck.size != DECK_SIZE:
        flaws.append(f"A deck has {DECK_SIZE} cards, this one has {deck.size}.")
    for key, count in counts.items():
        most = most_of(key) if key in CARDS else None
        if most is not None and count > most:
            flaws.append(f"{count} of {CARDS[key].name} are more than the {most} allowed.")
    return tuple(flaws)


def write_deck(deck: Deck) -> str:
    """Return a deck as text that ``read_deck`` reads."""
    cards = ((CARDS[key].name, count) for key, count in deck.cards)
    return written_list((("name", deck.name), ("faction", deck.faction)), cards)


def read_deck(text: str) -> Deck:
    """Return a deck from text. Empty lines and lines that begin with # are left out; a line without a number is one
    card. Raises ValueError that begins with the line of what is wrong; the deck need not be legal."""
    written = read_list(text, ("faction",), key_of_name)
    declared = [(place, said) for place, word, said in written.headings if word == "faction"]
    # rule: factions/decks
    if len(declared) > 1:
        raise ValueError(f"{declared[1][0]}: a deck declares one faction, and this is another")
    if not declared:
        raise ValueError(f"line 1: {no_faction(written.cards)}")
    return Deck(_faction(*declared[0]), written.cards, written.name)


def no_faction(cards: Iterable[tuple[str, int]]) -> str:
    """Say that a list of cards names no faction, and which fit: that of the most cards first."""
    # rule: factions/decks
    counts = dict.fromkeys(FACTIONS, 0)
    for key, count in cards:
        for faction in CARDS[key].factions:
            counts[faction] += count
    fitting = sorted((faction for faction in FACTIONS if counts[faction]), key=lambda faction: -counts[faction])
    fits = f"; these cards fit {either(fitting)}" if fitting else ""
    return f"a deck names its faction, as in 'faction: Kingdom'{fits}"


def _faction(place: str, text: str) -> Faction:
    for faction in FACTIONS:
        if faction.lower() == text.lower():
            return faction
    raise ValueError(f"{place}: there is no faction {text!r}; there are {', '.join(FACTIONS)}")


def key_of_name(name: str, place: str) -> str:
    """Return a card's key by its name. Raises ValueError that begins with ``place``."""
    key = key_of(name.replace("'", ""))
    if key not in CARDS:
        raise ValueError(f"{place}: {no_such('card', name, KEYS)}")
    return key
