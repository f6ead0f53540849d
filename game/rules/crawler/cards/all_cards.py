"""All cards by their keys: Adventurers, Quests, Crawler cards and Dungeon cards."""

from __future__ import annotations

from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.records import CardRecord

CARDS: dict[str, CardRecord] = {**ADVENTURERS, **QUESTS, **CRAWLER_CARDS, **DUNGEON_CARDS}

#: A card's key by its name.
KEYS: dict[str, str] = {card.name: card.key for card in CARDS.values()}


def record_of(key: str) -> CardRecord:
    """Return a card's record. Raises KeyError."""
    return CARDS[key]
