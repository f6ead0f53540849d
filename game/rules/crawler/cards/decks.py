"""Crawler's decks: what a Crawler deck and a Dungeon deck may hold, the starter decks, and both as text that people can
paste.

The text is a line ``name: …`` if the decks have a name, then lines such as ``3 Short Spear``, Crawler and Dungeon cards
in any order: a card's name determines its deck.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.core.card_lists import no_such, read_list, written_list
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.records import CrawlerRecord, DungeonRecord, key_of

#: Cards in each deck, and copies of one name at most.
DECK_SIZE = 65
MOST_COPIES = 4

#: Every card that a deck can hold, by its key.
DECK_CARDS: dict[str, CrawlerRecord | DungeonRecord] = {**CRAWLER_CARDS, **DUNGEON_CARDS}


class Decks(msgspec.Struct, frozen=True):
    """A Crawler deck and a Dungeon deck: pairs of a card's key and how many of it."""

    crawler: tuple[tuple[str, int], ...]
    dungeon: tuple[tuple[str, int], ...]
    name: str = ""


def decks_of(cards: tuple[tuple[str, int], ...], name: str = "") -> Decks:
    """Return decks made of mixed cards, each put into its own deck; an unknown key goes into the Dungeon deck."""
    return Decks(
        tuple(pair for pair in cards if pair[0] in CRAWLER_CARDS),
        tuple(pair for pair in cards if pair[0] not in CRAWLER_CARDS),
        name,
    )


def _starter(records: Mapping[str, CrawlerRecord | DungeonRecord]) -> tuple[tuple[str, int], ...]:
    return tuple((key, card.count) for key, card in records.items() if card.count)


#: The decks that come with the game: each card with its number of copies.
STARTER_DECKS = Decks(_starter(CRAWLER_CARDS), _starter(DUNGEON_CARDS), "Starter decks")


def size_of(deck: tuple[tuple[str, int], ...]) -> int:
    return sum(count for _, count in deck)


def why_no_more(decks: Decks, key: str) -> str:
    """Return why another copy of a card may not go into its deck; "" when it may. Raises KeyError for no card."""
    # rule: crawler/decks
    card = DECK_CARDS[key]
    deck = decks.crawler if key in CRAWLER_CARDS else decks.dungeon
    held = sum(count for held_key, count in deck if held_key == key)
    return f"Max {MOST_COPIES} of {card.name} per deck." if held >= MOST_COPIES else ""


def flaws_of_decks(decks: Decks) -> tuple[str, ...]:
    """Return why the decks may not be played, one sentence each; empty when they are legal."""
    # rule: crawler/decks
    return (*_flaws_of("Crawler", decks.crawler, CRAWLER_CARDS), *_flaws_of("Dungeon", decks.dungeon, DUNGEON_CARDS))


def _flaws_of(
    called: str, deck: tuple[tuple[str, int], ...], cards: Mapping[str, CrawlerRecord | DungeonRecord]
) -> list[str]:
    flaws = []
    counts: dict[str, int] = {}
    for key, count in deck:
        if key not in cards:
            flaws.append(f"There is no {called} card {key}.")
        elif count < 1:
            flaws.append(f"{count} of {cards[key].name} is not a number of cards.")
        counts[key] = counts.get(key, 0) + count
    if size_of(deck) != DECK_SIZE:
        flaws.append(f"A {called} deck has {DECK_SIZE} cards, this one has {size_of(deck)}.")
    for key, count in counts.items():
        if key in cards and count > MOST_COPIES:
            flaws.append(f"{count} of {cards[key].name} are more than the {MOST_COPIES} allowed.")
    return flaws


def write_decks(decks: Decks) -> str:
    """Return both decks as text; ``read_decks`` makes the same decks of it."""
    cards = ((DECK_CARDS[key].name, count) for key, count in (*decks.crawler, *decks.dungeon))
    return written_list((("name", decks.name),), cards)


def read_decks(text: str) -> Decks:
    """Return decks from text. Empty lines and lines that begin with # are left out; a line without a number is one
    card. Raises ValueError that begins with the line of what is wrong; the decks need not be legal."""
    written = read_list(text, (), _key)
    return decks_of(written.cards, written.name)


def _key(name: str, place: str) -> str:
    """Return the key of a card of a deck by its name."""
    key = key_of(name)
    if key not in DECK_CARDS:
        raise ValueError(f"{place}: {no_such('card', name, (card.name for card in DECK_CARDS.values()))}")
    return key
