"""How a match begins: as its set-up says, or with the cards that a scenario has laid out."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.cards import top_of
from game.core.dice import Dice
from game.core.options import options_in
from game.core.positions import PositionError
from game.core.scenario.layout import Layout, Place, laid_out
from game.core.scenario.script import Script
from game.core.state import State, Step
from game.rules.crawler import setup
from game.rules.crawler.positions.reading import load_position
from game.rules.crawler.setup import CrawlerSetup
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.options import CrawlerOptions
from game.rules.crawler.state.table import HAND_LIMIT, Round, Table


def flaws_of_setup(wanted: CrawlerSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    if wanted.scenario is None or wanted.layout is None:
        return setup.flaws_of_setup(wanted)
    try:
        _laid_out(wanted, wanted.scenario, wanted.layout, Dice(0))
    except (PositionError, msgspec.ValidationError) as error:
        return (str(error),)
    return setup.flaws_of_scenario(wanted)


def begin(wanted: CrawlerSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before anything has happened."""
    if wanted.scenario is None or wanted.layout is None:
        return setup.begin(wanted, dice)
    return _laid_out(wanted, wanted.scenario, wanted.layout, dice)


def _laid_out(wanted: CrawlerSetup, script: Script, layout: Layout, dice: Dice) -> State[Table, Step]:
    """Return the table as a scenario has it. The party draws as many cards as it has too few in its hand; another hand
    is offered where it was not told what it holds."""
    # rule: scenario/cards
    said = {**layout.position, **options_in(wanted, CrawlerOptions)}
    said["seats"] = [{"name": seat.name} for seat in wanted.seats]
    state = laid_out(load_position, replace(layout, position=said), script, dice, _number_at)
    table = state.table
    is_told = bool(table.hand)
    drawn = top_of(table.crawler_deck, max(0, layout.hand_of(0, HAND_LIMIT) - len(table.hand)))
    left = table.crawler_deck[: len(table.crawler_deck) - len(drawn)]
    table = replace(table, crawler_deck=left, hand=(*table.hand, *drawn), round=Round())
    agenda: tuple[Step, ...] = (s.BeginRound(),) if is_told or not drawn else (s.BeginRound(), s.OfferRedraw())
    return replace(state, table=table, agenda=agenda)


def _number_at(table: Table, place: Place) -> int:
    """Return the number of the card at a place of a written position; decks and graves have their top card first.
    "dungeon_deck:lich" with -1 is the last copy of that card, which nothing else has named."""
    zone, index = place
    if ":" in zone:
        key = zone.partition(":")[2]
        return [number for number, one in table.cards.items() if one == key][index]
    found: tuple[Any, ...] = getattr(table, zone)
    if zone.endswith(("deck", "grave")):
        found = found[::-1]
    one = found[index]
    return one if isinstance(one, int) else int(one.id)
