"""Set-ups of random matches of Heroes, and what a screen asks of a position, for the laws that every game keeps."""

from __future__ import annotations

import random

from game.core import runner
from game.core.state import AnyState
from game.rules.heroes.cards.all_cards import CARDS, HEROES
from game.rules.heroes.cards.decks import LEAST_CARDS, MOST_COPIES, Deck, why_not_for
from game.rules.heroes.cards.starter_decks import quick_deck, starter_deck
from game.rules.heroes.presentation import queries, words
from game.rules.heroes.ruleset import HEROES as GAME
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from game.rules.heroes.state.options import Windows
from game.rules.heroes.state.table import characters_of


def random_deck(chance: random.Random, hero: str) -> Deck:
    """Return a legal deck of any cards that the hero may have; some are in it four times, others not at all."""
    keys = [key for key in CARDS if not why_not_for(hero, key)]
    counts: dict[str, int] = {}
    while sum(counts.values()) < LEAST_CARDS:
        key = chance.choice(keys)
        most = 12 if CARDS[key].unlimited else MOST_COPIES
        counts[key] = min(most, counts.get(key, 0) + chance.randrange(1, 5))
    return Deck(hero, tuple(counts.items()))


def heroes_setup(windows: Windows, number: int) -> HeroesSetup:
    """Choose full, quick or random decks of any heroes; the same for the same number."""
    chance = random.Random(f"heroes {number}")
    decks = []
    for _ in range(2):
        hero = chance.choice(tuple(HEROES))
        make = chance.choice(("full", "quick", "random"))
        deck = {"full": starter_deck(hero), "quick": quick_deck(hero)}.get(make)
        decks.append(deck or random_deck(chance, hero))
    last = chance.choice((None, None, 40, 200))
    return HeroesSetup(tuple(SeatSetup(deck) for deck in decks), windows=windows, last_turn=last)


def sheets(state: AnyState, seat: int) -> None:
    """Ask what the screen asks about what is in play, of the seat's own table."""
    table = GAME.table_for(state.table, seat)
    for number in tuple(table.permanents)[:8]:
        queries.sheet_of(table, number)
    for one in characters_of(table, seat)[:3]:
        queries.attack_targets(table, one.id)
        for other in characters_of(table, 1 - seat)[:3]:
            queries.attack_preview(table, one.id, other.id)
    queries.slots_of(table, seat)
    queries.attackers(table, seat)


def sentences(state: AnyState, seat: int) -> None:
    """Say what the screen says about the question, in the asked seat's words."""
    table = GAME.table_for(state.table, seat)
    if state.decision is not None:
        words.prompt_text(table, state.decision, ("Ada", "Ben"))
        for command in runner.legal(GAME, state):
            words.answer_text(table, command, ("Ada", "Ben"))
