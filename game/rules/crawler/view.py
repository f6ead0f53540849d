"""What a seat may see: all but the order of the decks. Nobody at the table knows that."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.applying import backs
from game.core.cards import deal_again
from game.core.dice import Dice
from game.core.options import options_in
from game.core.scenario.standing import dealt_again, seen_by
from game.core.state import State, Step
from game.rules.crawler.state.options import CrawlerOptions
from game.rules.crawler.state.table import Table


def table_for(table: Table, seat: int) -> Table:
    """Return the table as every seat sees it, built up from what is open: cards that lie face down are 0."""
    return Table(
        cards=table.cards,
        seats=table.seats,
        size=table.size,
        party=table.party,
        quests=table.quests,
        crawler_deck=backs(table.crawler_deck),
        dungeon_deck=(*(0,) * (len(table.dungeon_deck) - len(known_top(table))), *known_top(table)),
        flipped=table.flipped,
        hand=table.hand,
        crawler_grave=table.crawler_grave,
        dungeon_grave=table.dungeon_grave,
        encounter=table.encounter,
        played=table.played,
        fallen=table.fallen,
        looked=table.looked,
        round=table.round,
        struggle=table.struggle,
        scenario=seen_by(table.scenario, seat),
        **options_in(table, CrawlerOptions),
    )


def known_top(table: Table) -> tuple[int, ...]:
    """Return the cards on top of the Dungeon deck that are known: those looked at, or the one that lies face up."""
    if table.looked:
        return table.looked
    return table.dungeon_deck[-1:] if table.flipped else ()


def redeal(state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
    """Return a state that no seat can tell from this one: both decks lie in another order, except for the cards on top
    that are known, and the dice are others."""
    table = state.table
    top = known_top(table)
    (crawler,), dice = deal_again(dice, table.crawler_deck)
    (dungeon,), dice = deal_again(dice, table.dungeon_deck[: len(table.dungeon_deck) - len(top)])
    table = replace(
        table, crawler_deck=crawler, dungeon_deck=(*dungeon, *top), scenario=dealt_again(table.scenario, seat)
    )
    return replace(state, table=table, dice=dice)
