"""How a position of Heroes stands, item by item: what each seat has, and how hard its next attack would hit.

The weights come from matches of the greedy player with all decks: what each item added to the chance to win, ten points
for one unit of its logarithm. Cards in a hand differ as much as what they are played for does: an ally for 1 is worth
more in play than in the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.ai.evaluation import Item
from game.ai.heroes.race import attack_share
from game.ai.heroes.values import gear_value, health_value, keeping, value_of
from game.rules.heroes.state.table import Permanent, Table, party, record_of_card
from game.rules.heroes.stats import health_left

#: A lead of this many points is one unit of the logarithm of the chance to win.
UNIT = 10.0
#: More resources than this hardly pay for more; a deck is counted only when fewer cards are left.
_PLENTY, _FEW_CARDS = 7, 10
#: What a card in a hand is worth beside what it can be played for, a quest there, and one that is not known.
_ANY_CARD, _QUEST, _UNKNOWN_CARD = 0.8, 4.5, 4.2


def position_items(table: Table, seat: int) -> tuple[Item, ...]:
    """Return the items of the position for a seat that may see this table."""
    return tuple(
        Item(name, own, others, weight)
        for (name, own, weight), (_, others, _) in zip(_items_of(table, seat), _items_of(table, 1 - seat), strict=True)
    )


def _items_of(table: Table, seat: int) -> Iterator[tuple[str, float, float]]:
    """Yield names, amounts and weights of what a seat has."""
    player = table.players[seat]
    has = party(table, seat)
    yield "health", health_value(health_left(table, player.hero)), 1.5
    yield "attack", attack_share(table, seat), 23.0
    yield "allies", _value(table, has, "Ally"), 1.5
    yield "weapons", _value(table, has, "Weapon"), 2.0
    yield "armor", _value(table, has, "Armor"), 1.3
    # What an item gives its hero is in the health already.
    yield "items", sum(gear_value(replace(one.record, continuous=())) for one in has if one.record.type == "Item"), 0.6
    yield "abilities", _value(table, tuple(one for one in has if not one.host), "Ability"), 3.5
    yield "hand", _hand(table, seat), 1.0
    row = player.resources
    yield "resources", float(min(_PLENTY, len(row))), 5.5
    yield "spare resources", float(max(0, len(row) - _PLENTY)), 2.0
    yield "open quests", float(sum(one.face_up for one in row)), 2.5
    yield "power", float(table.permanents[player.hero].face_up), 1.5
    yield "deck", float(min(_FEW_CARDS, len(player.deck))), 1.0


def _value(table: Table, has: tuple[Permanent, ...], kind: str) -> float:
    return sum(value_of(table, one.id) for one in has if one.record.type == kind)


def _hand(table: Table, seat: int) -> float:
    """Return the value of a hand; with the card that is about to be drawn, so that it hardly makes a difference at
    which window of a turn's beginning the position is looked at."""
    turn = table.turn
    draws = turn.phase == "ready" and turn.seat == seat and turn.number > 1
    return sum(_held(table, seat, card) for card in table.players[seat].hand) + _UNKNOWN_CARD * draws


def _held(table: Table, seat: int, card: int) -> float:
    """Return the value of a card in a hand: the sooner it can be paid the better."""
    if not card:
        return _UNKNOWN_CARD
    if record_of_card(table, card).type == "Quest":
        return _QUEST
    return _ANY_CARD + keeping(table, card, len(table.players[seat].resources) + 1)
