"""Set-ups of random matches of Heroes, for the laws that every game keeps."""

from __future__ import annotations

import random

from game.rules.heroes.cards import CARDS, HEROES
from game.rules.heroes.decks import LEAST_CARDS, MOST_COPIES, Deck, why_not_for
from game.rules.heroes.options import Windows
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from game.rules.heroes.starter_decks import quick_deck, starter_deck


def random_deck(chance: random.Random, hero: str) -> Deck:
    """A legal deck of any cards that the hero may have; some are in it four times, others not at all."""
    keys = [key for key in CARDS if not why_not_for(hero, key)]
    counts: dict[str, int] = {}
    while sum(counts.values()) < LEAST_CARDS:
        key = chance.choice(keys)
        most = 12 if CARDS[key].unlimited else MOST_COPIES
        counts[key] = min(most, counts.get(key, 0) + chance.randrange(1, 5))
    return Deck(hero, tuple(counts.items()))


def heroes_setup(windows: Windows, number: int) -> HeroesSetup:
    """Full, quick or random decks of any heroes; the same for the same number."""
    chance = random.Random(f"heroes {number}")
    decks = []
    for _ in range(2):
        hero = chance.choice(tuple(HEROES))
        make = chance.choice(("full", "quick", "random"))
        deck = {"full": starter_deck(hero), "quick": quick_deck(hero)}.get(make)
        decks.append(deck or random_deck(chance, hero))
    last = chance.choice((None, None, 40, 200))
    return HeroesSetup(tuple(SeatSetup(deck) for deck in decks), windows=windows, last_turn=last)
