"""Decks of Factions from documents: a starter deck by its name, a deck as text, or an object."""

from __future__ import annotations

from typing import Any

import msgspec

from game.app.wording import place_and_expectation
from game.core.card_lists import no_such
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.decks import Deck, flaws_of_deck, key_of_name, read_deck
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.starter_decks import starter_deck


class DeckDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as an object. ``cards`` are pairs of a card's name and how many of it, or an object of the same."""

    faction: Faction
    cards: dict[str, int] | tuple[tuple[str, int], ...]
    name: str = ""


def deck_from(written: Any, place: str) -> Deck:
    """A legal deck. ``written`` is the name of a starter deck or of its faction, a deck as text (more than one line),
    or an object. Raises ValueError with one sentence that begins with ``place``."""
    deck = _unchecked(written, place)
    flaws = flaws_of_deck(deck)
    if flaws:
        raise ValueError(f"{place}: {flaws[0]}")
    return deck


def _unchecked(written: Any, place: str) -> Deck:
    if isinstance(written, dict):
        return _from_object(written, place)
    if not isinstance(written, str):
        raise ValueError(f"{place}: the name of a starter deck, a deck as text, or an object is expected")
    if "\n" not in written.strip():
        return _starter(written.strip(), place)
    try:
        return read_deck(written)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from error


def _starter(name: str, place: str) -> Deck:
    """A starter deck by its own name or its faction's."""
    decks = {called: starter_deck(faction) for faction in FACTIONS for called in (faction, starter_deck(faction).name)}
    for called, deck in decks.items():
        if called.lower() == name.lower():
            return deck
    names = ", ".join(deck.name for deck in _starters())
    raise ValueError(f"{place}: {no_such('starter deck', name, decks, f'there are {names}')}")


def _starters() -> tuple[Deck, ...]:
    return tuple(starter_deck(faction) for faction in FACTIONS)


def _from_object(written: dict[str, Any], place: str) -> Deck:
    try:
        document = msgspec.convert(written, DeckDocument)
    except msgspec.ValidationError as error:
        raise ValueError(place_and_expectation(error, place)) from error
    pairs = document.cards.items() if isinstance(document.cards, dict) else document.cards
    counts: dict[str, int] = {}
    for number, (name, count) in enumerate(pairs):
        key = key_of_name(name, f"{place}.cards[{number}]")
        if count < 1:
            raise ValueError(f"{place}.cards[{number}]: 1 or more of {CARDS[key].name} are expected, not {count}")
        counts[key] = counts.get(key, 0) + count
    return Deck(document.faction, tuple(counts.items()), document.name)
