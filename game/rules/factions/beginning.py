"""How a match begins: as its set-up says, or with the cards that a scenario has laid out."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.cards import top_of
from game.core.dice import Dice
from game.core.options import options_in
from game.core.scenario.layout import Layout, flaws_of_sides
from game.core.scenario.script import Script
from game.core.state import State, Step
from game.rules.factions import setup
from game.rules.factions.setup import FIRST_BUILD, FIRST_HAND, FactionsSetup
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.steps import BeginCycle
from game.rules.factions.state.table import Player, Table, Turn


def flaws_of_setup(wanted: FactionsSetup) -> tuple[str, ...]:
    return setup.flaws_of_setup(wanted) if wanted.laid is None else flaws_of_sides(wanted.scenario, setup.SIDES)


def begin(wanted: FactionsSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before anything has happened."""
    if wanted.scenario is None or wanted.laid is None:
        return setup.begin(wanted, dice)
    return _laid_out(wanted, wanted.scenario, wanted.laid, wanted.layout, dice)


def _laid_out(wanted: FactionsSetup, script: Script, laid: Table, layout: Layout, dice: Dice) -> State[Table, Step]:
    """Return the table as a scenario has it: hands are filled up, and the seat that is named has the initiative."""
    # rule: scenario/cards
    players = []
    for one in laid.players:
        deck, dice = layout.shuffled(one.seat, one.deck, dice)
        cards, build = layout.hand_of(one.seat, FIRST_HAND), layout.resources_of(one.seat, FIRST_BUILD)
        players.append(_filled(replace(one, deck=deck), cards, build))
    table = replace(
        laid,
        players=tuple(players),
        turn=Turn(initiative=script.first, seat=script.first),
        scenario=layout.begun(script),
        **options_in(wanted, FactionsOptions),
    )
    least = len(table.cards) + len(players) + 1
    return State(table, (BeginCycle(),), None, dice, least, 1)


def _filled(player: Player, cards: int, build: int) -> Player:
    """Return a player with a hand of that size, as far as its deck has the cards, and with those build points."""
    drawn = top_of(player.deck, max(0, cards - len(player.hand)))
    deck = player.deck[: len(player.deck) - len(drawn)]
    return replace(player, deck=deck, hand=(*player.hand, *drawn), build=build)
