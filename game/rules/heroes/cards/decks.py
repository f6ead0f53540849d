"""Decks: what a deck may hold for its hero, and decks as text that people can paste.

A deck's text is a line ``hero: Mother Sedge`` (and ``name: …`` if it has one), then lines such as ``2 Bonepicker``.
"""

from __future__ import annotations

import msgspec

from game.core.card_lists import no_such, read_list, written_list
from game.rules.heroes.cards.all_cards import CARDS, HEROES, KEYS
from game.rules.heroes.cards.records import CLASSES, FACTIONS, CardRecord, key_of

#: Cards in a deck at least, in one that is played as it comes, and copies of one name at most.
LEAST_CARDS, QUICK_CARDS, MOST_COPIES = 60, 30, 4
#: A deck may be as large as one likes; a list of more cards than that is not read.
MOST_READ = 1000
_FACTIONS, _CLASSES = frozenset(FACTIONS), frozenset(CLASSES)


class Deck(msgspec.Struct, frozen=True):
    """A hero, and pairs of a card's key and how many of it."""

    hero: str
    cards: tuple[tuple[str, int], ...]
    name: str = ""

    @property
    def size(self) -> int:
        """Return how many cards it holds, the hero not counted."""
        return sum(count for _, count in self.cards)


def most_of(key: str) -> int | None:
    """Return how many copies of a card a deck may hold; None for any number. Raises KeyError for an unknown card."""
    # rule: heroes/decks
    return None if CARDS[key].unlimited else MOST_COPIES


def why_not_for(hero: str, key: str) -> str:
    """Return why a card may not be in a deck with that hero; "" when it shares a faction and a class, if any."""
    # rule: heroes/icons
    card, leader = CARDS[key], HEROES.get(hero)
    if leader is None or all(
        mine in card.icons or wanted.isdisjoint(card.icons)
        for wanted, mine in ((_FACTIONS, leader.faction), (_CLASSES, leader.hero_class))
    ):
        return ""
    return f"{card.name} is for {' or '.join(card.icons)}; {leader.name} is {leader.faction} and {leader.hero_class}."


def why_no_more(deck: Deck, key: str) -> str:
    """Return why one more copy of a card may not go into the deck; "" when it may."""
    # rule: heroes/decks
    most = most_of(key)
    held = sum(count for held_key, count in deck.cards if held_key == key)
    if most is not None and held >= most:
        return f"Max {most} of {CARDS[key].name} per deck."
    if deck.size >= MOST_READ:
        return f"A list holds up to {MOST_READ} cards."
    return why_not_for(deck.hero, key)


def flaws_of_deck(deck: Deck) -> tuple[str, ...]:
    """Return why a deck may not be played, one sentence each. Quick decks, of 30 different cards, may be."""
    # rule: heroes/decks
    flaws = []
    if deck.hero not in HEROES:
        flaws.append(f"There is no hero {deck.hero!r}.")
    counts: dict[str, int] = {}
    for key, count in deck.cards:
        if key not in CARDS:
            flaws.append(f"There is no card {key}.")
        elif count < 1:
            flaws.append(f"{count} of {CARDS[key].name} is not a number of cards.")
        counts[key] = counts.get(key, 0) + count
    if deck.size < LEAST_CARDS and not is_quick(deck):
        flaws.append(f"A deck has {LEAST_CARDS} cards or more, this one has {deck.size}.")
    if deck.size > MOST_READ:
        flaws.append(f"Lists of up to {MOST_READ} cards are read, this one has {deck.size}.")
    for key, count in counts.items():
        if key in CARDS:
            most = most_of(key)
            if most is not None and count > most:
                flaws.append(f"{count} of {CARDS[key].name} are more than the {most} allowed.")
            if wrong := why_not_for(deck.hero, key):
                flaws.append(wrong)
    return tuple(flaws)


def is_quick(deck: Deck) -> bool:
    """Return whether a deck is thirty different cards, for a quick match."""
    # rule: heroes/quick_decks
    return len(deck.cards) == deck.size == QUICK_CARDS and len({key for key, _ in deck.cards}) == QUICK_CARDS


def write_deck(deck: Deck) -> str:
    """Return a deck as text that ``read_deck`` reads."""
    cards = ((CARDS[key].name, count) for key, count in deck.cards)
    return written_list((("name", deck.name), ("hero", HEROES[deck.hero].name)), cards)


def read_deck(text: str) -> Deck:
    """Return a deck from text. Empty lines and lines that begin with # are left out; a line without a number is one
    card. Raises ValueError that begins with the line of what is wrong; the deck need not be legal."""
    written = read_list(text, ("hero",), lambda name, place: card_named(name, place).key)
    heroes = [(place, said) for place, word, said in written.headings if word == "hero"]
    if not heroes:
        raise ValueError("line 1: a deck names its hero, as in 'hero: Mother Sedge'")
    if len(heroes) > 1:
        raise ValueError(f"{heroes[1][0]}: a deck has one hero, and this is another")
    place, hero = heroes[0]
    return Deck(hero_named(hero, place), written.cards, written.name)


def hero_named(name: str, place: str) -> str:
    """Return the key of a hero by its name. Raises ValueError that begins with ``place``."""
    key = key_of(name)
    if key in HEROES:
        return key
    names = [hero.name for hero in HEROES.values()]
    raise ValueError(f"{place}: " + no_such("hero", name, names, f"there are {', '.join(names)}"))


def card_named(name: str, place: str) -> CardRecord:
    """Return a card for decks by its name. Raises ValueError that begins with ``place``."""
    key = key_of(name)
    if key in CARDS:
        return CARDS[key]
    raise ValueError(f"{place}: {no_such('card', name, (known for known in KEYS if KEYS[known] in CARDS))}")
