"""All cards of Heroes by their keys."""

from __future__ import annotations

from game.rules.heroes.cards.hero_cards import HERO_CARDS
from game.rules.heroes.cards.lanternhold_cards import BULWARK_CARDS, FLAMESCRIBE_CARDS, LANTERNHOLD_CARDS
from game.rules.heroes.cards.neutral_cards import NEUTRAL_CARDS, TOKENS
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.cards.thornmoot_cards import GLOAMCALLER_CARDS, PATHFINDER_CARDS, THORNMOOT_CARDS

_DECK_CARDS = (
    *NEUTRAL_CARDS,
    *LANTERNHOLD_CARDS,
    *THORNMOOT_CARDS,
    *BULWARK_CARDS,
    *FLAMESCRIBE_CARDS,
    *PATHFINDER_CARDS,
    *GLOAMCALLER_CARDS,
)
#: The heroes, by their keys.
HEROES: dict[str, CardRecord] = {record.key: record for record in HERO_CARDS}
#: What decks are made of, by their keys.
CARDS: dict[str, CardRecord] = {record.key: record for record in _DECK_CARDS}
#: Whatever can be in play: the cards, the heroes, and the tokens.
RECORDS: dict[str, CardRecord] = {**HEROES, **CARDS, **{record.key: record for record in TOKENS}}
#: Names -> keys.
KEYS: dict[str, str] = {record.name: key for key, record in RECORDS.items()}


def record_of(key: str) -> CardRecord:
    """Return a card's record. Raises KeyError."""
    return RECORDS[key]
