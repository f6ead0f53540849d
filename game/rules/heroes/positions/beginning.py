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
from game.rules.heroes import setup
from game.rules.heroes.positions.reading import load_position
from game.rules.heroes.setup import FIRST_HAND, HeroesSetup
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.steps import BeginTurn
from game.rules.heroes.state.table import Player, Resource, Table, Turn


def flaws_of_setup(wanted: HeroesSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    if wanted.scenario is None or wanted.layout is None:
        return setup.flaws_of_setup(wanted)
    try:
        _laid_out(wanted, wanted.scenario, wanted.layout, Dice(0))
    except (PositionError, msgspec.ValidationError) as error:
        return (str(error),)
    return setup.flaws_of_scenario(wanted)


def begin(wanted: HeroesSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before anything has happened."""
    if wanted.scenario is None or wanted.layout is None:
        return setup.begin(wanted, dice)
    return _laid_out(wanted, wanted.scenario, wanted.layout, dice)


def _laid_out(wanted: HeroesSetup, script: Script, layout: Layout, dice: Dice) -> State[Table, Step]:
    """Return the table as a scenario has it: hands are filled up, and the seat that is named begins."""
    # rule: scenario/cards
    said = {**layout.position, **options_in(wanted, HeroesOptions), "turn": {"number": 0, "seat": script.first}}
    state = laid_out(load_position, replace(layout, position=said), script, dice, _number_at)
    players = tuple(
        _filled(one, layout.hand_of(one.seat, FIRST_HAND), layout.resources_of(one.seat, 0))
        for one in state.table.players
    )
    table = replace(state.table, players=players, turn=Turn(seat=script.first))
    return replace(state, table=table, agenda=(BeginTurn(script.first),))


def _filled(player: Player, cards: int, resources: int) -> Player:
    """Return a player whose hand has so many cards, and whose row so many resources, as far as its deck has them."""
    deck = player.deck
    drawn = top_of(deck, max(0, cards - len(player.hand)))
    deck = deck[: len(deck) - len(drawn)]
    placed = top_of(deck, max(0, resources - len(player.resources)))
    row = (*player.resources, *map(Resource, placed))
    return replace(player, deck=deck[: len(deck) - len(placed)], hand=(*player.hand, *drawn), resources=row)


def _number_at(table: Table, place: Place) -> int:
    """Return the number of the hero of a seat, or of a piece of the written position."""
    zone, index = place
    return table.players[index].hero if zone == "hero" else tuple(table.permanents)[len(table.players) + index]
