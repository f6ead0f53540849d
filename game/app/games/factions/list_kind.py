"""Decks of Factions as lists to build: each is declared for a faction, which changes what cards cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.app.lists.card_list import CardList
from game.app.lists.kinds import Charts, Filter, Premade, Section
from game.app.lists.texts import plain_name, words_said
from game.app.lists.written_decks import DeckByTypesKind
from game.rules.factions.cards import decks
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.decks import DECK_SIZE, Deck, cost_of, flaws_of_deck, most_of, write_deck
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.records import CardRecord, CardType
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.presentation.card_words import GLOSSARY, card_text, plain

#: The types in the order in which they are offered, with what their cards are called.
TYPES: dict[CardType, str] = {"unit": "Units", "battle": "Battle", "location": "Locations", "equipment": "Equipment"}
#: Ranges of build points, from the first to the last, by what they are called.
COSTS: dict[str, tuple[int, int]] = {
    "0-9": (0, 9),
    "10-19": (10, 19),
    "20-29": (20, 29),
    "30-49": (30, 49),
    "50+": (50, 10_000),
}
_FACTIONS = tuple((faction, faction) for faction in FACTIONS)
_NAMES = {key: card.name for key, card in CARDS.items()}


def deck_of(content: CardList, name: str = "") -> Deck:
    faction: Faction = next(faction for faction in FACTIONS if faction == content.declared)
    return Deck(faction, content.cards, name)


def list_of(deck: Deck) -> CardList:
    return CardList(deck.cards, deck.faction)


class DeckKind(DeckByTypesKind):
    """Decks of Factions."""

    game = "factions"
    example = "4 Knight"
    filters = (
        Filter("Cards", (*_FACTIONS, ("", "All"))),
        Filter("Type", (*TYPES.items(), ("", "All types"))),
        Filter("Cost", (*((cost, cost.replace("-", " to ")) for cost in COSTS), ("", "Any cost"))),
    )
    declared = _FACTIONS
    declared_words = "Deck of"
    empty = CardList(declared="Kingdom")
    remark = "Costs shown for this deck."
    types = TYPES
    cost_ranges = COSTS

    # --- the rules ---

    def names(self) -> Mapping[str, str]:
        return _NAMES

    def flaws(self, content: CardList) -> tuple[str, ...]:
        return flaws_of_deck(deck_of(content))

    def why_no_more(self, content: CardList, key: str) -> str:
        return decks.why_no_more(deck_of(content), key)

    def cost_of(self, content: CardList, key: str) -> int:
        return cost_of(CARDS[key], deck_of(content).faction)

    def seat(self, content: CardList) -> dict[str, Any]:
        return {"deck": write_deck(deck_of(content))}

    def premade(self) -> tuple[Premade, ...]:
        starters = (starter_deck(faction) for faction in FACTIONS)
        return tuple(Premade(deck.name, list_of(deck), deck.faction) for deck in starters)

    # --- looking for cards ---

    def pool(self, content: CardList, wanted: Mapping[str, str], words: str) -> tuple[str, ...]:
        faction, kind, cost = (wanted.get(name, "") for name in ("Cards", "Type", "Cost"))
        least, most = COSTS.get(cost, (0, 10_000))
        sought = plain_name(words).split()
        return tuple(
            key
            for key, card in CARDS.items()
            if faction in ("", *card.factions)
            and kind in ("", card.type)
            and least <= self.cost_of(content, key) <= most
            and all(word in _all_words(card) for word in sought)
        )

    def first_wanted(self, content: CardList) -> dict[str, str]:
        return {"Cards": content.declared, "Type": "", "Cost": ""}

    def notes_of(self, content: CardList, key: str) -> tuple[str, ...]:
        card, price = CARDS[key], self.cost_of(content, key)
        why = "as printed"
        if price > card.cost:
            why = f"{card.cost} and a fifth more, because it is of another faction"
        elif price < card.cost:
            why = f"{card.cost} and a tenth less in a Neutral deck"
        most = most_of(key)
        copies = "**Any number** per deck." if most is None else f"**Max {most}** per deck."
        limits = (f"**This deck pays** {price}: {why}.", copies)
        text = plain(card_text(card)).casefold()
        return (*limits, *words_said(text, GLOSSARY))

    # --- telling of a list ---

    def type_of(self, key: str) -> str:
        return CARDS[key].type

    def sections(self, content: CardList) -> tuple[Section, ...]:
        return (self.section(content, DECK_SIZE, "Choose cards, or open a deck that comes with the game."),)

    def charts(self, content: CardList, wanted: Mapping[str, str]) -> Charts:
        whole = self.whole_cost(content)
        words = f"{whole} build points in all, {whole / content.size:.1f} a card." if content.size else ""
        costs = ((self.cost_of(content, key), count) for key, count in content.cards)
        return Charts(self.curve(costs), self.type_counts(content), words)

    def contents(self, content: CardList) -> str:
        return f"{content.declared}: {self.types_in_words(content)}"

    # --- as text and as a file ---

    def text(self, name: str, content: CardList) -> str:
        return write_deck(deck_of(content, name))

    def read(self, text: str) -> tuple[str, CardList]:
        deck = decks.read_deck(text)
        return deck.name, list_of(deck)


def _all_words(card: CardRecord) -> str:
    """Return everything that stands on a card, in small letters."""
    kinds = f"{card.type} {' '.join(card.factions)} {' '.join(card.creature_types)} {'unique' if card.unique else ''}"
    return plain_name(f"{card.name} {kinds} {plain(card_text(card))}")


LIST = DeckKind()
