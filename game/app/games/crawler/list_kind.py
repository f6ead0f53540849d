"""Decks of Crawler as lists to build: a Crawler deck for the party and a Dungeon deck against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.lists.card_list import CardList
from game.app.lists.kinds import Charts, Filter, Group, Premade, Section, cards_in
from game.app.lists.texts import plain_name, words_said
from game.app.lists.written_decks import DeckByTypesKind
from game.rules.crawler.cards import decks
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.records import CrawlerRecord, DungeonRecord
from game.rules.crawler.cards.terms import CRAWLER_TYPES, DUNGEON_TYPES
from game.rules.crawler.presentation.card_words import card_text, keywords_of, plain
from game.rules.crawler.presentation.glossary import GLOSSARY

#: The decks by what they are called, with the types of their cards in the order in which they are offered.
TYPES: dict[str, tuple[str, ...]] = {"Crawler": CRAWLER_TYPES, "Dungeon": DUNGEON_TYPES}
#: Costs, from the first to the last, by what they are called.
COSTS: dict[str, tuple[int, int]] = {"0": (0, 0), "1": (1, 1), "2": (2, 2), "3": (3, 3), "4+": (4, 100)}
_NAMES = {key: card.name for key, card in decks.DECK_CARDS.items()}


def list_of(both: decks.Decks) -> CardList:
    return CardList((*both.crawler, *both.dungeon))


class DecksKind(DeckByTypesKind):
    """Decks of Crawler."""

    game = "crawler"
    folder = "crawler_decks"
    example = "3 Short Spear"
    whole = "both decks"
    filters = (
        Filter("Deck", (*((deck, deck) for deck in TYPES), ("", "All"))),
        Filter("Type", (*((kind, kind) for kinds in TYPES.values() for kind in kinds), ("", "All types"))),
        Filter("Cost", (*((cost, cost) for cost in COSTS), ("", "Any cost"))),
    )
    types: Mapping[str, str] = {kind: kind for kinds in TYPES.values() for kind in kinds}
    cost_ranges = COSTS

    @property
    def words(self) -> str:
        return "Decks"

    # --- the rules ---

    def names(self) -> Mapping[str, str]:
        return _NAMES

    def flaws(self, content: CardList) -> tuple[str, ...]:
        return decks.flaws_of_decks(decks.decks_of(content.cards))

    def why_no_more(self, content: CardList, key: str) -> str:
        return decks.why_no_more(decks.decks_of(content.cards), key)

    def cost_of(self, content: CardList, key: str) -> int:
        return decks.DECK_CARDS[key].cost

    def seat(self, content: CardList) -> dict[str, Any]:
        return {"decks": decks.write_decks(decks.decks_of(content.cards))}

    def premade(self) -> tuple[Premade, ...]:
        return (Premade(decks.STARTER_DECKS.name, list_of(decks.STARTER_DECKS), "starter"),)

    # --- looking for cards ---

    def pool(self, content: CardList, wanted: Mapping[str, str], words: str) -> tuple[str, ...]:
        deck, kind, cost = (wanted.get(name, "") for name in ("Deck", "Type", "Cost"))
        least, most = COSTS.get(cost, (0, 100))
        sought = plain_name(words).split()
        return tuple(
            key
            for key, card in decks.DECK_CARDS.items()
            if deck in ("", _deck_of(key))
            and kind in ("", card.type)
            and least <= card.cost <= most
            and all(word in _all_words(card) for word in sought)
        )

    def offered(self, filter_: Filter, wanted: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        kinds = TYPES.get(wanted.get("Deck", ""))
        if filter_.name != "Type" or kinds is None:
            return filter_.options
        return tuple(option for option in filter_.options if option[0] in ("", *kinds))

    def first_wanted(self, content: CardList) -> dict[str, str]:
        return {"Deck": "Crawler", "Type": "", "Cost": ""}

    def notes_of(self, content: CardList, key: str) -> tuple[str, ...]:
        card = decks.DECK_CARDS[key]
        text = plain(f"{card_text(card)} {' '.join(keywords_of(card))}").casefold()
        return (f"**Max {decks.MOST_COPIES}** per {_deck_of(key)} deck.", *words_said(text, GLOSSARY))

    # --- telling of a list ---

    def type_of(self, key: str) -> str:
        return decks.DECK_CARDS[key].type

    def sections(self, content: CardList) -> tuple[Section, ...]:
        return tuple(self._section(content, deck) for deck in TYPES)

    def shown_sections(self, content: CardList, wanted: Mapping[str, str]) -> tuple[Section, ...]:
        shown = wanted.get("Deck", "")
        return tuple(self._section(content, deck) for deck in sorted(TYPES, key=lambda deck: shown not in ("", deck)))

    def _section(self, content: CardList, deck: str) -> Section:
        held = [(kind, self.of_type(content, kind)) for kind in TYPES[deck]]
        size = sum(cards_in(rows) for _, rows in held)
        groups = tuple(Group(rows, f"**{kind}** {cards_in(rows)}") for kind, rows in held if rows)
        return Section(
            f"{deck} deck",
            f"{size} of {decks.DECK_SIZE} cards",
            size,
            decks.DECK_SIZE,
            groups,
            f"Choose {deck} cards, or open the starter decks.",
        )

    def charts(self, content: CardList, wanted: Mapping[str, str]) -> Charts:
        """Show the charts of the deck that is shown, or of both."""
        decks_shown = [deck for deck in TYPES if wanted.get("Deck", "") in ("", deck)]
        cards = {deck: [one for one in content.cards if _deck_of(one[0]) == deck] for deck in decks_shown}
        kinds = [(kind, cards_in(self.of_type(content, kind))) for deck in decks_shown for kind in TYPES[deck]]
        costs = self.curve((decks.DECK_CARDS[key].cost, count) for held in cards.values() for key, count in held)
        parts = [f"a {deck} card costs {_mean(held):.1f} on average" for deck, held in cards.items() if held]
        words = " and ".join(parts)
        return Charts(costs, tuple(kinds), f"{words[0].upper()}{words[1:]}." if words else "")

    def contents(self, content: CardList) -> str:
        return ", ".join(f"{count} {kind}" for kind, count in self.type_counts(content) if count) or "no cards"

    def colour_of(self, content: CardList) -> str:
        return "crawler"

    # --- as text and as a file ---

    def text(self, name: str, content: CardList) -> str:
        return decks.write_decks(decks.decks_of(content.cards, name))

    def read(self, text: str) -> tuple[str, CardList]:
        both = decks.read_decks(text)
        return both.name, list_of(both)


def _mean(held: Sequence[tuple[str, int]]) -> float:
    """Return what a card of those costs on average."""
    return sum(decks.DECK_CARDS[key].cost * count for key, count in held) / sum(count for _, count in held)


def _deck_of(key: str) -> str:
    return "Crawler" if key in CRAWLER_CARDS else "Dungeon"


def _all_words(card: CrawlerRecord | DungeonRecord) -> str:
    """Return everything that stands on a card, in small letters."""
    kind = f"{card.character_type} {card.size} {card.tag}" if isinstance(card, DungeonRecord) else ""
    words = f"{card.name} {card.type} {kind} {' '.join(keywords_of(card))} {plain(card_text(card))}"
    return plain_name(words)


LIST = DecksKind()
