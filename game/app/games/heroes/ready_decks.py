"""Decks of Heroes from documents: a deck that comes with the game by its name, a deck as text, or an object."""

from __future__ import annotations

from typing import Any

import msgspec

from game.app.wording import place_and_expectation
from game.core.card_lists import no_such
from game.rules.heroes.cards.all_cards import HEROES
from game.rules.heroes.cards.decks import Deck, card_named, flaws_of_deck, hero_named, read_deck
from game.rules.heroes.cards.starter_decks import STARTER_DECKS, quick_deck, starter_deck


class DeckDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as an object. ``cards`` are pairs of a card's name and how many of it, or an object of the same."""

    hero: str
    cards: dict[str, int] | tuple[tuple[str, int], ...]
    name: str = ""


def deck_from(written: Any, place: str) -> Deck:
    """A legal deck. ``written`` is the name of a deck that comes with the game or of its hero, a deck as text (more
    than one line), or an object. Raises ValueError with one sentence that begins with ``place``."""
    deck = _unchecked(written, place)
    flaws = flaws_of_deck(deck)
    if flaws:
        raise ValueError(f"{place}: {flaws[0]}")
    return deck


def _unchecked(written: Any, place: str) -> Deck:
    if isinstance(written, dict):
        return _from_object(written, place)
    if not isinstance(written, str):
        raise ValueError(f"{place}: the name of a deck, a deck as text, or an object is expected")
    if "\n" not in written.strip():
        return _named(written.strip(), place)
    try:
        return read_deck(written)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from error


def quick_name(name: str) -> str:
    """The name of a hero's quick deck, if it is a hero who is named; else the name as it is."""
    quick = {hero.name.lower(): quick_deck(key).name for key, hero in HEROES.items()}
    return quick.get(name.strip().lower(), name)


def _named(name: str, place: str) -> Deck:
    """A deck that comes with the game by its own name, or the full one of a hero by the hero's."""
    decks = {hero.name: starter_deck(key) for key, hero in HEROES.items()}
    decks |= {deck.name: deck for deck in STARTER_DECKS}
    for called, deck in decks.items():
        if called.lower() == name.lower():
            return deck
    names = ", ".join(deck.name for deck in STARTER_DECKS)
    raise ValueError(f"{place}: {no_such('deck', name, decks, f'there are {names}')}")


def _from_object(written: dict[str, Any], place: str) -> Deck:
    try:
        document = msgspec.convert(written, DeckDocument)
    except msgspec.ValidationError as error:
        raise ValueError(place_and_expectation(error, place)) from error
    hero = hero_named(document.hero, f"{place}.hero")
    pairs = document.cards.items() if isinstance(document.cards, dict) else document.cards
    counts: dict[str, int] = {}
    for number, (name, count) in enumerate(pairs):
        card = card_named(name, f"{place}.cards[{number}]")
        if count < 1:
            raise ValueError(f"{place}.cards[{number}]: 1 or more of {card.name} are expected, not {count}")
        counts[card.key] = counts.get(card.key, 0) + count
    return Deck(hero, tuple(counts.items()), document.name)
