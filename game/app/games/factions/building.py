"""Building a deck for Factions card by card: what there is to choose from, what it costs, and what the deck is like."""

from __future__ import annotations

import re

import msgspec

from game.rules.factions.card_words import GLOSSARY, card_text, plain
from game.rules.factions.cards import CARDS
from game.rules.factions.decks import Deck, cost_of, most_of
from game.rules.factions.effects import Faction
from game.rules.factions.records import CardRecord, CardType

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


class Wanted(msgspec.Struct, frozen=True):
    """Which cards are looked for; "" stands for all. ``cost`` is one of ``COSTS``."""

    faction: Faction | str = ""
    type: CardType | str = ""
    cost: str = ""
    words: str = ""


class Held(msgspec.Struct, frozen=True):
    """A card that a deck holds, how often, and what the deck pays for one."""

    key: str
    name: str
    cost: int
    count: int


def empty(faction: Faction) -> Deck:
    """A deck without cards."""
    return Deck(faction, ())


def pool(wanted: Wanted, faction: Faction) -> tuple[str, ...]:
    """The keys of the cards that are wanted; their costs are those that a deck of the ``faction`` pays."""
    words = wanted.words.casefold().split()
    return tuple(
        key
        for key, card in CARDS.items()
        if wanted.faction in ("", *card.factions)
        and wanted.type in ("", card.type)
        and (not wanted.cost or COSTS[wanted.cost][0] <= cost_of(card, faction) <= COSTS[wanted.cost][1])
        and all(word in _all_words(card) for word in words)
    )


def _all_words(card: CardRecord) -> str:
    """Everything that stands on a card, in small letters."""
    kinds = f"{card.type} {' '.join(card.factions)} {' '.join(card.creature_types)} {'unique' if card.unique else ''}"
    return f"{card.name} {kinds} {plain(card_text(card))}".casefold().replace("’", "'")


def count_of(deck: Deck, key: str) -> int:
    """How many of a card the deck holds."""
    return sum(count for held_key, count in deck.cards if held_key == key)


def added(deck: Deck, key: str) -> Deck:
    """The deck with one more of a card."""
    return _with(deck, key, count_of(deck, key) + 1)


def removed(deck: Deck, key: str) -> Deck:
    """The deck with one less of a card; without that card as it is."""
    return _with(deck, key, count_of(deck, key) - 1)


def _with(deck: Deck, key: str, count: int) -> Deck:
    counts = {held_key: count_of(deck, held_key) for held_key, _ in deck.cards}
    counts[key] = count
    return msgspec.structs.replace(deck, cards=tuple(pair for pair in counts.items() if pair[1] > 0))


def held(deck: Deck, card_type: CardType) -> tuple[Held, ...]:
    """The cards of a type that a deck holds, the cheapest first."""
    cards = [
        Held(key, CARDS[key].name, cost_of(CARDS[key], deck.faction), count)
        for key, count in deck.cards
        if CARDS[key].type == card_type
    ]
    return tuple(sorted(cards, key=lambda card: (card.cost, card.name)))


def curve(deck: Deck) -> tuple[tuple[str, int], ...]:
    """How many cards of the deck cost how much, as it pays: a pair for each of ``COSTS``."""
    costs = [(cost_of(CARDS[key], deck.faction), count) for key, count in deck.cards]
    return tuple(
        (words, sum(count for cost, count in costs if least <= cost <= most)) for words, (least, most) in COSTS.items()
    )


def type_counts(deck: Deck) -> tuple[tuple[CardType, int], ...]:
    """How many cards of the deck are of each type."""
    return tuple((kind, sum(card.count for card in held(deck, kind))) for kind in TYPES)


def whole_cost(deck: Deck) -> int:
    """Build points that all its cards cost together."""
    return sum(cost_of(CARDS[key], deck.faction) * count for key, count in deck.cards)


def notes_of(key: str, faction: Faction) -> tuple[str, ...]:
    """What a builder wants to know beside the words on a card: its price in a deck of the faction, how many of it may
    be had, and the game's words."""
    card = CARDS[key]
    price = cost_of(card, faction)
    why = "as printed"
    if price > card.cost:
        why = f"{card.cost} and a fifth more, for it is of another faction"
    elif price < card.cost:
        why = f"{card.cost} and a tenth less in a Neutral deck"
    most = most_of(key)
    copies = "**Any number** per deck." if most is None else f"**Max {most}** per deck."
    told = (f"**This deck pays** {price}: {why}.", copies)
    text = plain(card_text(card)).casefold()
    words = [f"**{word}** {said}" for word, said in GLOSSARY.items() if re.search(rf"\b{word.casefold()}\b", text)]
    return (*told, *words)
