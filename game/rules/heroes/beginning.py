"""How a match begins: as its set-up says, or with the cards that a scenario has laid out."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.cards import top_of
from game.core.dice import Dice
from game.core.options import options_in
from game.core.scenario.layout import Layout, flaws_of_sides
from game.core.scenario.script import Script
from game.core.state import State, Step
from game.rules.heroes import setup
from game.rules.heroes.setup import FIRST_HAND, HeroesSetup
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.steps import BeginTurn
from game.rules.heroes.state.table import Player, Resource, Table, Turn


def flaws_of_setup(wanted: HeroesSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    return setup.flaws_of_setup(wanted) if wanted.laid is None else flaws_of_sides(wanted.scenario, setup.SIDES)


def begin(wanted: HeroesSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before anything has happened."""
    if wanted.scenario is None or wanted.laid is None:
        return setup.begin(wanted, dice)
    return _laid_out(wanted, wanted.scenario, wanted.laid, wanted.layout, dice)


def _laid_out(wanted: HeroesSetup, script: Script, laid: Table, layout: Layout, dice: Dice) -> State[Table, Step]:
    """Return the table as a scenario has it: hands are filled up, and the seat that is named begins."""
    # rule: scenario/cards
    players = []
    for one in laid.players:
        deck, dice = layout.shuffled(one.seat, one.deck, dice)
        cards, resources = layout.hand_of(one.seat, FIRST_HAND), layout.resources_of(one.seat, 0)
        players.append(_filled(replace(one, deck=deck), cards, resources))
    table = replace(
        laid,
        players=tuple(players),
        turn=Turn(seat=script.first),
        after=script.first,
        scenario=layout.begun(script),
        **options_in(wanted, HeroesOptions),
    )
    return State(table, (BeginTurn(script.first),), None, dice, max(table.permanents) + 1, 1)


def _filled(player: Player, cards: int, resources: int) -> Player:
    """Return a player with a hand and a row of resources of those sizes, as far as its deck has the cards."""
    deck = player.deck
    drawn = top_of(deck, max(0, cards - len(player.hand)))
    deck = deck[: len(deck) - len(drawn)]
    placed = top_of(deck, max(0, resources - len(player.resources)))
    row = (*player.resources, *map(Resource, placed))
    return replace(player, deck=deck[: len(deck) - len(placed)], hand=(*player.hand, *drawn), resources=row)
