"""Set-ups of random matches, and what a screen asks of a position, for the laws that every game keeps."""

from __future__ import annotations

import random

from game.core import runner
from game.core.state import AnyState
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.decks import DECK_SIZE, MOST_COPIES, Deck, is_unlimited
from game.rules.factions.cards.effects import FACTIONS
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.presentation import queries, words
from game.rules.factions.ruleset import FACTIONS as GAME
from game.rules.factions.setup import FactionsSetup, SeatSetup


def random_deck(chance: random.Random) -> Deck:
    """Return a legal deck of any cards; cheap ones are likelier, so that much comes into play."""
    keys = list(CARDS)
    weights = [40 / (10 + CARDS[key].cost) for key in keys]
    counts: dict[str, int] = {}
    while (size := sum(counts.values())) < DECK_SIZE:
        key = chance.choices(keys, weights)[0]
        most = DECK_SIZE if is_unlimited(CARDS[key]) else MOST_COPIES
        counts[key] = min(most, counts.get(key, 0) + chance.randrange(1, 4), counts.get(key, 0) + DECK_SIZE - size)
    return Deck(chance.choice(FACTIONS), tuple(counts.items()))


def factions_setup(number: int) -> FactionsSetup:
    """Choose decks, kind of windows and number of cycles; the same for the same number."""
    chance = random.Random(f"factions {number}")
    decks = [starter_deck(chance.choice(FACTIONS)) if chance.random() < 0.5 else random_deck(chance) for _ in range(2)]
    return FactionsSetup(
        tuple(SeatSetup(deck) for deck in decks),
        windows={3: "always", 1: "key"}.get(number % 8, "able"),  # type: ignore[arg-type]
        at_zero=chance.random() < 0.3,
        last_cycle=None if number % 16 == 7 else chance.randrange(4, 13),
    )


def figures(state: AnyState, seat: int) -> None:
    """Ask what the screen asks about units, of the seat's own table."""
    table = GAME.table_for(state.table, seat)
    numbers = tuple(table.units)[:6]
    for number in numbers:
        queries.unit_stats_of(table, number)
        queries.reach_in_turn(table, number)
        for target in queries.attack_targets(table, number)[:2]:
            queries.attack_preview(table, number, target)


def sentences(state: AnyState, seat: int) -> None:
    """Say what the screen says about the question, in the asked seat's words."""
    table = GAME.table_for(state.table, seat)
    if state.decision is not None:
        words.prompt_text(table, state.decision, ("Ada", "Ben"))
        for command in runner.legal(GAME, state):
            words.answer_text(table, command, ("Ada", "Ben"))
