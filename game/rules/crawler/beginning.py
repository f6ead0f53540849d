"""How a match begins: as its set-up says, or with the cards that a scenario has laid out."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.cards import top_of
from game.core.dice import Dice
from game.core.options import options_in
from game.core.scenario.layout import Layout, flaws_of_sides
from game.core.scenario.script import Script
from game.core.state import State, Step
from game.rules.crawler import setup
from game.rules.crawler.setup import CrawlerSetup
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.options import CrawlerOptions
from game.rules.crawler.state.table import HAND_LIMIT, Round, Table


def flaws_of_setup(wanted: CrawlerSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    if wanted.laid is None:
        return setup.flaws_of_setup(wanted)
    return flaws_of_sides(wanted.scenario, setup.sides_of(wanted))


def begin(wanted: CrawlerSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before anything has happened."""
    if wanted.scenario is None or wanted.laid is None:
        return setup.begin(wanted, dice)
    return _laid_out(wanted, wanted.scenario, wanted.laid, wanted.layout, dice)


def _laid_out(wanted: CrawlerSetup, script: Script, laid: Table, layout: Layout, dice: Dice) -> State[Table, Step]:
    """Return the table as a scenario has it. The party draws as many cards as it has too few in its hand; another hand
    is offered where it was not told what it holds."""
    # rule: scenario/cards
    crawler_deck, dice = layout.shuffled(0, laid.crawler_deck, dice)
    dungeon_deck, dice = layout.shuffled(1, laid.dungeon_deck, dice)
    drawn = top_of(crawler_deck, max(0, layout.hand_of(0, HAND_LIMIT) - len(laid.hand)))
    table = replace(
        laid,
        crawler_deck=crawler_deck[: len(crawler_deck) - len(drawn)],
        dungeon_deck=dungeon_deck,
        hand=(*laid.hand, *drawn),
        round=Round(),
        scenario=layout.begun(script),
        **options_in(wanted, CrawlerOptions),
    )
    agenda: tuple[Step, ...] = (s.BeginRound(),) if laid.hand or not drawn else (s.BeginRound(), s.OfferRedraw())
    return State(table, agenda, None, dice, len(table.cards) + 1, 1)
