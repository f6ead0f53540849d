"""Decks of Factions in documents: by the name of a starter deck or of its faction, as text, or an object."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.deck_documents import DeckDocument, DeckDocuments
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.decks import Deck, flaws_of_deck, key_of_name, no_faction, read_deck
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.starter_decks import starter_deck


class FactionDeckDocument(DeckDocument, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck as an object, with its faction."""

    faction: Faction | None = None


class FactionDecks(DeckDocuments[FactionDeckDocument, Deck]):
    """A faction's name stands for its starter deck."""

    kind = "starter deck"
    document = FactionDeckDocument

    def ready(self) -> Mapping[str, Deck]:
        return {deck.name: deck for deck in map(starter_deck, FACTIONS)}

    def by_other_names(self) -> Mapping[str, Deck]:
        return {faction: starter_deck(faction) for faction in FACTIONS}

    def read(self, text: str) -> Deck:
        return read_deck(text)

    def card(self, name: str, place: str) -> tuple[str, str]:
        key = key_of_name(name, place)
        return key, CARDS[key].name

    def built(self, document: FactionDeckDocument, counts: tuple[tuple[str, int], ...], place: str) -> Deck:
        if document.faction is None:
            raise ValueError(f"{place}.faction: {no_faction(counts)}")
        return Deck(document.faction, counts, document.name)

    def flaws(self, deck: Deck) -> tuple[str, ...]:
        return tuple(flaws_of_deck(deck))


deck_from = FactionDecks().deck_from
