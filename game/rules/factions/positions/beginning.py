"""How a match begins: as its set-up says, or with the cards that a scenario has laid out."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.core.cards import top_of
from game.core.dice import Dice
from game.core.options import options_in
from game.core.positions import PositionError
from game.core.scenario.layout import Layout, Place, laid_out
from game.core.scenario.script import Script
from game.core.state import State, Step
from game.rules.factions import setup
from game.rules.factions.positions.reading import load_position
from game.rules.factions.setup import FIRST_BUILD, FIRST_HAND, FactionsSetup
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.steps import BeginCycle
from game.rules.factions.state.table import Player, Table


def flaws_of_setup(wanted: FactionsSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    if wanted.scenario is None or wanted.layout is None:
        return setup.flaws_of_setup(wanted)
    try:
        _laid_out(wanted, wanted.scenario, wanted.layout, Dice(0))
    except (PositionError, msgspec.ValidationError) as error:
        return (str(error),)
    return setup.flaws_of_scenario(wanted)


def begin(wanted: FactionsSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before anything has happened."""
    if wanted.scenario is None or wanted.layout is None:
        return setup.begin(wanted, dice)
    return _laid_out(wanted, wanted.scenario, wanted.layout, dice)


def _laid_out(wanted: FactionsSetup, script: Script, layout: Layout, dice: Dice) -> State[Table, Step]:
    """Return the table as a scenario has it: hands are filled up, and the seat that is named has the initiative."""
    # rule: scenario/cards
    turn = {"seat": script.first, "cycle": 0, "initiative": script.first, "phase": "setup"}
    said = {**layout.position, **options_in(wanted, FactionsOptions), "turn": turn}
    state = laid_out(load_position, replace(layout, position=said), script, dice, _number_at)
    players = tuple(
        _filled(one, layout.hand_of(one.seat, FIRST_HAND), layout.resources_of(one.seat, FIRST_BUILD))
        for one in state.table.players
    )
    return replace(state, table=replace(state.table, players=players), agenda=(BeginCycle(),))


def _filled(player: Player, cards: int, build: int) -> Player:
    """Return a player whose hand has so many cards, as far as its deck has them, and so many build points."""
    drawn = top_of(player.deck, max(0, cards - len(player.hand)))
    deck = player.deck[: len(player.deck) - len(drawn)]
    return replace(player, deck=deck, hand=(*player.hand, *drawn), build=build)


def _number_at(table: Table, place: Place) -> int:
    """Return the number of the capital of a seat, or of a unit of the written position."""
    zone, index = place
    return table.players[index].capital if zone == "capital" else tuple(table.units)[len(table.players) + index]
