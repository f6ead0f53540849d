"""Decks of Heroes in documents: by the name of a ready deck or of its hero, as text, or an object."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.deck_documents import DeckDocument, DeckDocuments
from game.rules.heroes.cards.all_cards import HEROES
from game.rules.heroes.cards.decks import Deck, card_named, flaws_of_deck, hero_named, read_deck
from game.rules.heroes.cards.starter_decks import STARTER_DECKS, quick_deck, starter_deck


class HeroDeckDocument(DeckDocument, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck as an object, with its hero."""

    hero: str


class HeroDecks(DeckDocuments[HeroDeckDocument, Deck]):
    """A hero's name stands for its full deck."""

    document = HeroDeckDocument

    def ready(self) -> Mapping[str, Deck]:
        return {deck.name: deck for deck in STARTER_DECKS}

    def by_other_names(self) -> Mapping[str, Deck]:
        return {hero.name: starter_deck(key) for key, hero in HEROES.items()}

    def read(self, text: str) -> Deck:
        return read_deck(text)

    def card(self, name: str, place: str) -> tuple[str, str]:
        card = card_named(name, place)
        return card.key, card.name

    def built(self, document: HeroDeckDocument, counts: tuple[tuple[str, int], ...], place: str) -> Deck:
        return Deck(hero_named(document.hero, f"{place}.hero"), counts, document.name)

    def flaws(self, deck: Deck) -> tuple[str, ...]:
        return tuple(flaws_of_deck(deck))


deck_from = HeroDecks().deck_from


def quick_name(name: str) -> str:
    """Return the name of a hero's quick deck, if it is a hero who is named; else the name as it is."""
    quick = {hero.name.lower(): quick_deck(key).name for key, hero in HEROES.items()}
    return quick.get(name.strip().lower(), name)
