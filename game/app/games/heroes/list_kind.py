"""Decks of Heroes as lists to build: the hero is chosen first, and says which cards may go in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from game.app.lists.card_list import CardList
from game.app.lists.kinds import Charts, Filter, Group, Premade, Row, Section, cards_in
from game.app.lists.texts import plain_name
from game.app.lists.written_decks import WrittenDeckKind
from game.core.words import counted
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
COSTS: dict[str, tuple[int, int]] = {
    "0": (0, 0),
    "1": (1, 1),
    "2": (2, 2),
    "3": (3, 3),
    "4": (4, 4),
    "5+": (5, 100),
}
_HEROES = tuple((key, hero.name) for key, hero in HEROES.items())
_NAMES = {key: card.name for key, card in CARDS.items()}
_FITTING = "fitting"


def deck_of(content: CardList, name: str = "") -> Deck:
    """The deck that a list is."""
    return Deck(content.declared, content.cards, name)


def list_of(deck: Deck) -> CardList:
    """A deck as a list."""
    return CardList(deck.cards, deck.hero)


class DeckKind(WrittenDeckKind):
    """Decks of Heroes."""

    game = "heroes"
    folder = "hero decks"
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
        Filter("Type", (*TYPES.items(), ("", "All"))),
        Filter("Cost", (*((cost, cost.replace("+", " or more")) for cost in COSTS), ("", "All"))),
    )
    declared = _HEROES
    declared_words = "Deck of"
    empty = CardList(declared=_HEROES[0][0])

    @property
    def words(self) -> str:
        """What several of them are called, as a heading."""
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
        words = [f"**{word}** {said}" for word, said in GLOSSARY.items() if re.search(rf"\b{word.casefold()}\b", text)]
        return (copies, *([wrong] if wrong else []), *words)

    # --- telling of a list ---

    def sections(self, content: CardList) -> tuple[Section, ...]:
        held = [(words, self._of_type(content, kind)) for kind, words in TYPES.items()]
        groups = tuple(Group(rows, f"**{words}** {cards_in(rows)}") for words, rows in held if rows)
        empty = "Choose a hero, then cards, or open a deck that comes with the game."
        most = content.size if is_quick(deck_of(content)) else LEAST_CARDS
        return (Section("Deck", f"{content.size} of {most} cards", content.size, most, groups, empty),)

    def _of_type(self, content: CardList, kind: CardType) -> tuple[Row, ...]:
        """The cards of a type that a deck holds, the cheapest first."""
        rows = self.rows(content, tuple(key for key, _ in content.cards if CARDS[key].type == kind))
        return tuple(sorted(rows, key=lambda row: (row.cost, row.name)))

    def charts(self, content: CardList) -> Charts:
        costs = [(CARDS[key].cost, count) for key, count in content.cards if CARDS[key].type != "Quest"]
        curve = tuple(
            (words, sum(count for cost, count in costs if least <= cost <= most))
            for words, (least, most) in COSTS.items()
        )
        played = sum(count for _, count in costs)
        whole = sum(cost * count for cost, count in costs)
        return Charts(curve, self._type_counts(content), f"{whole / played:.1f} resources a card." if played else "")

    def _type_counts(self, content: CardList) -> tuple[tuple[str, int], ...]:
        return tuple((words, cards_in(self._of_type(content, kind))) for kind, words in TYPES.items())

    def contents(self, content: CardList) -> str:
        held = [(kind, words, cards_in(self._of_type(content, kind))) for kind, words in TYPES.items()]
        parts = [counted(count, kind.lower(), words.lower()) for kind, words, count in held if count]
        return f"{HEROES[content.declared].name}: {', '.join(parts)}"

    def colour_of(self, content: CardList) -> str:
        """The faction of its hero."""
        hero = HEROES.get(content.declared)
        return hero.faction or "" if hero is not None else ""

    # --- as text and as a file ---

    def text(self, name: str, content: CardList) -> str:
        return write_deck(deck_of(content, name))

    def read(self, text: str) -> tuple[str, CardList]:
        deck = decks.read_deck(text)
        return deck.name, list_of(deck)


def _is_of(hero: str, card: CardRecord, icon: str) -> bool:
    """Does a card fit the first filter: for the hero, neutral, with that icon, or any?"""
    if icon == _FITTING:
        return not why_not_for(hero, card.key)
    return icon in ("", *card.icons) or (icon == "neutral" and not card.icons)


def _all_words(card: CardRecord) -> str:
    """Everything that stands on a card, in small letters."""
    kinds = " ".join((card.type, *card.icons, *card.tags, *card.keywords))
    return plain_name(f"{card.name} {kinds} {plain(card_text(card))}")


LIST = DeckKind()
