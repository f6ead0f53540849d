"""Decks: what a deck may hold, what its cards cost, and decks as text that people can paste.

A deck's text is a line ``faction: Kingdom`` (and ``name: …`` if it has one), then lines such as ``4 Knight``.
"""

from __future__ import annotations

import difflib
import re

import msgspec

from game.rules.factions.cards.all_cards import CARDS, KEYS
from game.rules.factions.cards.effects import FACTIONS, Faction, HighPopulation
from game.rules.factions.cards.records import CardRecord, key_of

#: Cards in a deck, and copies of one name at most.
DECK_SIZE = 60
MOST_COPIES = 6


class Deck(msgspec.Struct, frozen=True):
    """A deck for a declared faction: pairs of a card's key and how many of it."""

    faction: Faction
    cards: tuple[tuple[str, int], ...]
    name: str = ""

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return sum(count for _, count in self.cards)


def cost_of(record: CardRecord, faction: Faction) -> int:
    """Build points that a deck of the faction pays for a card."""
    # rule: factions/cost
    if "Neutral" in record.factions:
        return record.cost * 9 // 10 if faction == "Neutral" else record.cost
    return record.cost if faction in record.factions else -(-record.cost * 6 // 5)


def is_unlimited(record: CardRecord) -> bool:
    """May a deck hold any number of the card?"""
    return any(isinstance(trait, HighPopulation) for trait in record.traits)


def most_of(key: str) -> int | None:
    """How many copies of a card a deck may hold; None: any number. Raises KeyError for a card that there is not."""
    # rule: factions/decks
    return None if is_unlimited(CARDS[key]) else MOST_COPIES


def why_no_more(deck: Deck, key: str) -> str:
    """Why one copy more of a card may not go into the deck; "" when it may."""
    # rule: factions/decks
    most = most_of(key)
    held = sum(count for held_key, count in deck.cards if held_key == key)
    return f"Max {most} of {CARDS[key].name} per deck." if most is not None and held >= most else ""


def flaws_of_deck(deck: Deck) -> tuple[str, ...]:
    """Why a deck may not be played, one sentence each; empty when it is legal."""
    # rule: factions/decks
    flaws = []
    if deck.faction not in FACTIONS:
        flaws.append(f"{deck.faction} is not one of the factions.")
    counts: dict[str, int] = {}
    for key, count in deck.cards:
        if key not in CARDS:
            flaws.append(f"There is no card {key}.")
        elif count < 1:
            flaws.append(f"{count} of {CARDS[key].name} is no number of cards.")
        counts[key] = counts.get(key, 0) + count
    if deck.size != DECK_SIZE:
        flaws.append(f"A deck has {DECK_SIZE} cards, this one has {deck.size}.")
    for key, count in counts.items():
        most = most_of(key) if key in CARDS else None
        if most is not None and count > most:
            flaws.append(f"{count} of {CARDS[key].name} are more than the {most} allowed.")
    return tuple(flaws)


def write_deck(deck: Deck) -> str:
    """A deck as text; ``read_deck`` makes the same deck of it."""
    lines = [f"name: {deck.name}"] if deck.name else []
    lines.append(f"faction: {deck.faction}")
    lines.extend(f"{count} {CARDS[key].name}" for key, count in deck.cards)
    return "\n".join(lines) + "\n"


_HEADING = re.compile(r"(faction|name)\s*:\s*(.*)", re.IGNORECASE)
_CARD = re.compile(r"(\d{1,3})\s*[x×]?\s+(.+)|(\S.*)")


def read_deck(text: str) -> Deck:
    """A deck from text. Empty lines and lines that begin with # are left out; a line without a number is one card,
    and a list that declares no faction is for Neutral. Raises ValueError that begins with the line of what is wrong;
    the deck need not be legal."""
    faction: Faction | None = None
    name = ""
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        heading = _HEADING.fullmatch(line)
        if heading and heading[1].lower() == "name":
            name = heading[2].strip()
        elif heading:
            # rule: factions/decks
            if faction is not None:
                raise ValueError(f"line {number}: a deck declares one faction, and this is another")
            faction = _faction(number, heading[2].strip())
        else:
            count, key = _card(number, line)
            counts[key] = counts.get(key, 0) + count
    return Deck(faction or "Neutral", tuple(counts.items()), name)


def _faction(line: int, text: str) -> Faction:
    for faction in FACTIONS:
        if faction.lower() == text.lower():
            return faction
    raise ValueError(f"line {line}: there is no faction {text!r}; there are {', '.join(FACTIONS)}")


def _card(line: int, text: str) -> tuple[int, str]:
    """A number of cards and the card's key."""
    found = _CARD.fullmatch(text)
    assert found is not None
    name = (found[2] or found[3]).strip()
    key = key_of(name.replace("'", ""))
    if key not in CARDS:
        near = difflib.get_close_matches(name, KEYS, 1, 0.5)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise ValueError(f"line {line}: there is no card {name!r}{hint}")
    return int(found[1] or 1), key
