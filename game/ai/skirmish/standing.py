"""How a position stands for a seat, item by item, in points. What everything counts beside a point was read off 4,000
games of greedy players that made slips (``docs/players.md``)."""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.evaluation import Item
from game.ai.skirmish.scene import Scene
from game.ai.skirmish.values import attached_value, value_of, value_of_cards
from game.rules.skirmish.state.table import Creature, Player
from game.rules.skirmish.stats import card_of

#: Creatures, beside what they are worth to an attacker; and one that is large.
_CREATURE, _LARGE = 0.92, 0.5
#: Gold in the supply; and cards in hand, beside what it costs to play them.
_GOLD, _CARDS = 0.9, 1.5
#: Cards under creatures, beside what they are worth to their player.
_ATTACHED = 0.53
#: Blows that may be struck: in the coming turn by the other side, and in the turn after that by one's own.
_FEARED, _HOPED = 0.72, 0.22
#: Of whom nothing is hoped any more: so likely it falls before it can strike.
_LIKELY = 0.9


def items_of(scene: Scene) -> tuple[Item, ...]:
    """Return points, creatures, gold, cards, and the blows that each side can strike."""
    table = scene.table
    own = [player for player in table.players if player.side == scene.side]
    others = [player for player in table.players if player.side != scene.side]
    return (
        Item("points", _points(own), _points(others)),
        Item("creatures", _creatures(scene, scene.friends), _creatures(scene, scene.foes)),
        Item("gold", _gold(own), _gold(others)),
        Item("cards", _cards(own), _cards(others)),
        Item("attached cards", _borne(scene, scene.friends), _borne(scene, scene.foes)),
        Item("threats", _HOPED * _threatened(scene.of(others[0].seat), _falling(scene)), _FEARED * _threatened(scene)),
    )


def _points(players: list[Player]) -> float:
    return float(sum(player.points + player.vault for player in players))


def _creatures(scene: Scene, creatures: Iterable[Creature]) -> float:
    """Return their value except the gold that their loss would move, of which wounds cost a part."""
    return sum(_CREATURE * value_of(scene.table, one) + _LARGE * card_of(one).large for one in creatures)


def _gold(players: list[Player]) -> float:
    return _GOLD * sum(player.supply for player in players)


def _cards(players: list[Player]) -> float:
    return _CARDS * sum(value_of_cards(0, len(player.hand)) for player in players)


def _borne(scene: Scene, creatures: Iterable[Creature]) -> float:
    return _ATTACHED * sum(attached_value(scene.table, one) for one in creatures if one.attached)


def _threatened(scene: Scene, falling: frozenset[int] = frozenset()) -> float:
    """Return what the other side could do to the creatures of the scene's own with its next blows, without those of the
    other side that are ``falling`` before they can strike."""
    zones = scene.zones(0)
    lost = 0.0
    for one in scene.friends:
        tapped, untapped, _ = scene.exposure(one, zones, falling)
        lost += tapped if one.tapped else untapped
    return lost


def _falling(scene: Scene) -> frozenset[int]:
    """Return the creatures of the scene's own side that are likely to fall before they can strike."""
    zones = scene.zones(0)
    return frozenset(one.id for one in scene.friends if scene.exposure(one, zones)[2] >= _LIKELY)
