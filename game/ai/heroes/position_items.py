"""How a position of Heroes stands, item by item: what each seat has, and how hard its next attack would hit.

The weights come from matches of the greedy player with all decks: what each item added to the chance to win, ten points
for one unit of its logarithm.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.ai.evaluation import Item
from game.ai.heroes.race import attack_share
from game.ai.heroes.values import gear_value, health_value, value_of
from game.rules.heroes.state.table import Permanent, Table, party
from game.rules.heroes.stats import health_left

#: So many points ahead is one unit of the logarithm of the chance to win.
UNIT = 10.0
#: More resources than this hardly pay for more; a deck is counted only when fewer cards are left.
_PLENTY, _FEW_CARDS = 7, 10


def position_items(table: Table, seat: int) -> tuple[Item, ...]:
    """The items of the position for a seat that may see this table."""
    return tuple(
        Item(name, own, others, weight)
        for (name, own, weight), (_, others, _) in zip(_items_of(table, seat), _items_of(table, 1 - seat), strict=True)
    )


def _items_of(table: Table, seat: int) -> Iterator[tuple[str, float, float]]:
    """Names, amounts and weights of what a seat has."""
    player = table.players[seat]
    has = party(table, seat)
    yield "health", health_value(health_left(table, player.hero)), 1.2
    yield "attack", attack_share(table, seat), 25.0
    yield "allies", _value(table, has, "Ally"), 0.8
    yield "weapons", _value(table, has, "Weapon"), 1.9
    yield "armor", _value(table, has, "Armor"), 1.9
    # What an item gives its hero is in the health already.
    yield "items", sum(gear_value(replace(one.record, continuous=())) for one in has if one.record.type == "Item"), 1.2
    yield "abilities", _value(table, tuple(one for one in has if not one.host), "Ability"), 2.0
    yield "hand", float(_cards_in_hand(table, seat)), 4.8
    row = player.resources
    yield "resources", float(min(_PLENTY, len(row))), 5.0
    yield "spare resources", float(max(0, len(row) - _PLENTY)), 1.0
    yield "open quests", float(sum(one.face_up for one in row)), 1.0
    yield "power", float(table.permanents[player.hero].face_up), 3.0
    yield "deck", float(min(_FEW_CARDS, len(player.deck))), 1.0


def _value(table: Table, has: tuple[Permanent, ...], kind: str) -> float:
    return sum(value_of(table, one.id) for one in has if one.record.type == kind)


def _cards_in_hand(table: Table, seat: int) -> int:
    """Cards in a hand; with the one that is about to be drawn, so that it makes no difference at which window of a
    turn's beginning the position is looked at."""
    turn = table.turn
    draws = turn.phase == "ready" and turn.seat == seat and turn.number > 1
    return len(table.players[seat].hand) + draws
