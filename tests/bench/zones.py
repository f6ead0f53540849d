"""What the benchmark of Factions draws: a table of zones with forty units and a stack of six."""

from __future__ import annotations

import random

from msgspec.structs import replace

from game.app.files.settings import Settings
from game.app.matches.match import Match, Seating
from game.core import runner
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import FactionsSetup, SeatSetup
from game.rules.factions.state.table import Entry, Unit
from game.ui.application import Application
from tests.bench.scenes import seated

UNITS, STACK = 40, 6


def crowded_zones(size: tuple[int, int]) -> Application:
    """Return a window with a match of Factions at rest: forty units in five zones, six effects, a hand."""
    chance = random.Random(2)
    seats = (SeatSetup(starter_deck("Kingdom")), SeatSetup(starter_deck("Mage Guild")))
    state = runner.start(FACTIONS, FactionsSetup(seats), 3).state
    table = state.table
    units = dict(table.units)
    for player in table.players:
        cards = [card for card in player.deck if CARDS[table.cards[card].key].type == "unit"][: UNITS // 2]
        for card in cards:
            key = table.cards[card].key
            units[card] = Unit(card, key, player.seat, chance.randrange(1, 6), tapped=chance.random() < 0.3)
    numbers = [number for number, unit in units.items() if not unit.is_capital]
    assert len(numbers) >= UNITS - 4, len(numbers)
    stack = tuple(
        Entry(900 + number, number % 2, "card", table.cards[card].key, card, targets=(numbers[number],))
        for number, card in enumerate(table.players[1].deck[:STACK])
    )
    state = replace(state, table=replace(table, units=units, stack=stack))
    asked = state.decision.seat
    seatings = tuple(Seating(name, "human" if seat == asked else "computer")
                     for seat, name in enumerate(("Blue", "Amber")))  # fmt: skip
    app = Application(size, settings=Settings(animation_speed="off", volume=0.0))
    app.play(Match.from_state(FACTIONS, state, seatings))
    return seated(app, 60)
