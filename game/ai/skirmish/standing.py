"""How a position stands for a seat, item by item, in levels."""

from __future__ import annotations

from game.ai.evaluation import Item
from game.ai.skirmish.scene import Scene
from game.ai.skirmish.worth import CARD, GOLD, SPARE_GOLD, value_of
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.state.table import Creature, Player
from game.rules.skirmish.stats import card_of

#: An untapped creature, for each point of its damage.
_UNTAPPED = 0.012


def items_of(scene: Scene) -> tuple[Item, ...]:
    """Points, creatures, gold, cards, and who stands untapped."""
    table = scene.table
    own = [player for player in table.players if player.side == scene.side]
    others = [player for player in table.players if player.side != scene.side]
    return (
        Item("points", _points(own), _points(others)),
        Item("creatures", _creatures(scene, scene.friends), _creatures(scene, scene.foes)),
        Item("gold", _gold(scene, own), _gold(scene, others)),
        Item("cards", _cards(own), _cards(others), CARD),
        Item("exposed", -_exposed(scene)),
    )


def _points(players: list[Player]) -> float:
    return float(sum(player.points + player.vault for player in players))


def _creatures(scene: Scene, creatures: tuple[Creature, ...]) -> float:
    """Their worth but for the gold that their loss would move, of which wounds cost a part."""
    return sum(
        value_of(scene.table, one) + (0.06 * card_of(one).damage / 5 if not one.tapped else 0.0) for one in creatures
    )


def _gold(scene: Scene, players: list[Player]) -> float:
    """Gold that can pay for creatures: those of the own reserve are known."""
    total = 0.0
    for player in players:
        levels = [CREATURES[scene.table.cards[card].key].level for card in player.reserve if card]
        useful = max(levels, default=4 if player.reserve else 0)
        total += GOLD * min(player.supply, useful) + SPARE_GOLD * max(0, player.supply - useful)
    return total


def _cards(players: list[Player]) -> float:
    return float(sum(len(player.hand) for player in players))


def _exposed(scene: Scene) -> float:
    """What the foes could do in their next turn, while it is not theirs."""
    if scene.table.turn.seat != scene.seat:
        return 0.0
    zones = scene.zones(0)
    lost = 0.0
    for one in scene.own:
        tapped, untapped = scene.exposure(one, zones)
        lost += float((tapped if one.tapped else untapped)[one.cell[1], one.cell[0]])
    return lost
