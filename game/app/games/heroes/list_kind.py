"""Decks of Heroes as lists to build: the hero is chosen first, and says which cards may go in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.app.lists.card_list import CardList
from game.app.lists.kinds import Charts, Filter, Premade, Section
from game.app.lists.texts import plain_name, words_said
from game.app.lists.written_decks import DeckByTypesKind
from game.rules.heroes.cards import decks
from game.rules.heroes.cards.all_cards import CARDS, HEROES
from game.rules.heroes.cards.decks import LEAST_CARDS, Deck, flaws_of_deck, is_quick, most_of, why_not_for, write_deck
from game.rules.heroes.cards.records import CLASSES, FACTIONS, CardRecord, CardType
from game.rules.heroes.cards.starter_decks import STARTER_DECKS
from game.rules.heroes.presentation.card_words import GLOSSARY, card_text, plain

#: The types in the order in which they are offered, with what their cards are called.
TYPES: dict[CardType, str] = {
    "Ally": "Allies",
    "Ability": "Abilities",
    "Weapon": "Weapons",
    "Armor": "Armor",
    "Item": "Items",
    "Quest": "Quests",
}
#: Costs, from the first to the last, by what they are called. Quests cost nothing.
COSTS: dict[str, tuple[int, int]] = {"0": (0, 0), "1": (1, 1), "2": (2, 2), "3": (3, 3), "4": (4, 4), "5+": (5, 100)}
_HEROES = tuple((key, hero.name) for key, hero in HEROES.items())
_NAMES = {key: card.name for key, card in CARDS.items()}
_FITTING = "fitting"


def deck_of(content: CardList, name: str = "") -> Deck:
    return Deck(content.declared, content.cards, name)


def list_of(deck: Deck) -> CardList:
    return CardList(deck.cards, deck.hero)


class DeckKind(DeckByTypesKind):
    """Decks of Heroes."""

    game = "heroes"
    folder = "hero decks"
    most_cards = decks.MOST_READ
    example = "2 Ferryman Dob"
    filters = (
        Filter(
            "Cards",
            (
                (_FITTING, "For this hero"),
                *((icon, icon) for icon in (*FACTIONS, *CLASSES)),
                ("neutral", "Neutral"),
                ("", "All"),
            ),
        ),
        Filter("Type", (*TYPES.items(), ("", "All types"))),
        Filter("Cost", (*((cost, cost.replace("+", " or more")) for cost in COSTS), ("", "Any cost"))),
    )
    declared = _HEROES
    declared_words = "Deck of"
    empty = CardList(declared=_HEROES[0][0])
    types = TYPES
    cost_ranges = COSTS

    @property
    def words(self) -> str:
        return "Decks of Heroes"

    # --- the rules ---

    def names(self) -> Mapping[str, str]:
        return _NAMES

    def flaws(self, content: CardList) -> tuple[str, ...]:
        return flaws_of_deck(deck_of(content))

    def why_no_more(self, content: CardList, key: str) -> str:
        return decks.why_no_more(deck_of(content), key)

    def cost_of(self, content: CardList, key: str) -> int:
        return CARDS[key].cost

    def seat(self, content: CardList) -> dict[str, Any]:
        return {"deck": write_deck(deck_of(content))}

    def premade(self) -> tuple[Premade, ...]:
        return tuple(Premade(deck.name, list_of(deck), deck.name) for deck in STARTER_DECKS)

    # --- looking for cards ---

    def pool(self, content: CardList, wanted: Mapping[str, str], words: str) -> tuple[str, ...]:
        icon, kind, cost = (wanted.get(name, "") for name in ("Cards", "Type", "Cost"))
        least, most = COSTS.get(cost, (0, 100))
        sought = plain_name(words).split()
        return tuple(
            key
            for key, card in CARDS.items()
            if _is_of(content.declared, card, icon)
            and kind in ("", card.type)
            and least <= card.cost <= most
            and all(word in _all_words(card) for word in sought)
        )

    def first_wanted(self, content: CardList) -> dict[str, str]:
        return {"Cards": _FITTING, "Type": "", "Cost": ""}

    def notes_of(self, content: CardList, key: str) -> tuple[str, ...]:
        card = CARDS[key]
        most = most_of(key)
        copies = "**Any number** per deck." if most is None else f"**Max {most}** per deck."
        wrong = why_not_for(content.declared, key)
        text = plain(" ".join((card_text(card), *card.tags, *card.keywords))).casefold()
        return (copies, *([wrong] if wrong else []), *words_said(text, GLOSSARY))

    # --- telling of a list ---

    def type_of(self, key: str) -> str:
        return CARDS[key].type

    def sections(self, content: CardList) -> tuple[Section, ...]:
        most = content.size if is_quick(deck_of(content)) else LEAST_CARDS
        return (self.section(content, most, "Choose a hero, then cards, or open a deck that comes with the game."),)

    def charts(self, content: CardList, wanted: Mapping[str, str]) -> Charts:
        costs = [(CARDS[key].cost, count) for key, count in content.cards if CARDS[key].type != "Quest"]
        played = sum(count for _, count in costs)
        whole = sum(cost * count for cost, count in costs)
        words = f"{whole / played:.1f} resources a card." if played else ""
        return Charts(self.curve(costs), self.type_counts(content), words)

    def contents(self, content: CardList) -> str:
        return f"{HEROES[content.declared].name}: {self.types_in_words(content)}"

    def colour_of(self, content: CardList) -> str:
        hero = HEROES.get(content.declared)
        return hero.faction or "" if hero is not None else ""

    # --- as text and as a file ---

    def text(self, name: str, content: CardList) -> str:
        return write_deck(deck_of(content, name))

    def read(self, text: str) -> tuple[str, CardList]:
        deck = decks.read_deck(text)
        return deck.name, list_of(deck)


def _is_of(hero: str, card: CardRecord, icon: str) -> bool:
    """Return whether a card fits the first filter: for the hero, neutral, with that icon, or any."""
    if icon == _FITTING:
        return not why_not_for(hero, card.key)
    return icon in ("", *card.icons) or (icon == "neutral" and not card.icons)


def _all_words(card: CardRecord) -> str:
    """Return everything that stands on a card, in small letters."""
    kinds = " ".join((card.type, *card.icons, *card.tags, *card.keywords))
    return plain_name(f"{card.name} {kinds} {plain(card_text(card))}")


LIST = DeckKind()
