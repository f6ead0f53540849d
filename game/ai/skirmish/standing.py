"""How a position stands for a seat, item by item, in levels."""

from __future__ import annotations

from game.ai.evaluation import Item
from game.ai.skirmish.scene import Scene
from game.ai.skirmish.values import CARD, GOLD, HELD_CARD, SPARE_GOLD, borne_by, value_of, value_of_cards
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.stack import card_record
from game.rules.skirmish.state.table import Creature, Player
from game.rules.skirmish.stats import card_of

#: What creatures, gold and cards still count when a vault is empty; so much gold in every vault, and they count whole.
_AT_THE_END, _LATE = 0.25, 6
#: An untapped creature, for each point of its damage.
_UNTAPPED = 0.012


def items_of(scene: Scene) -> tuple[Item, ...]:
    """Points, creatures, gold, cards, and who stands untapped."""
    table = scene.table
    own = [player for player in table.players if player.side == scene.side]
    others = [player for player in table.players if player.side != scene.side]
    left = _left_to_play(table.players)
    return (
        Item("points", _points(own), _points(others)),
        Item("creatures", _creatures(scene, scene.friends), _creatures(scene, scene.foes), left),
        Item("gold", _gold(scene, own), _gold(scene, others), left),
        Item("cards", _cards(scene, own), _cards(scene, others), left),
        Item("attached cards", _borne(scene, scene.friends), _borne(scene, scene.foes), left),
        _threats(scene),
    )


def _threats(scene: Scene) -> Item:
    """Blows that the side whose turn it is could strike."""
    table = scene.table
    if table.players[table.turn.seat].side != scene.side:
        return Item("threats", 0.0, _threatened(scene))
    other = next(player.seat for player in table.players if player.side != scene.side)
    return Item("threats", _threatened(scene.of(other)), 0.0)


def _left_to_play(players: tuple[Player, ...]) -> float:
    """How much of what is no point yet still counts: the match ends when a vault runs dry."""
    least = min(player.vault for player in players)
    return _AT_THE_END + (1 - _AT_THE_END) * min(1.0, least / _LATE)


def _points(players: list[Player]) -> float:
    return float(sum(player.points + player.vault for player in players))


def _creatures(scene: Scene, creatures: tuple[Creature, ...]) -> float:
    """Their value but for the gold that their loss would move, of which wounds cost a part."""
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


def _cards(scene: Scene, players: list[Player]) -> float:
    """Cards in hand; those that answer what others do are known to their own seat alone."""
    held = [card for player in players for card in player.hand if card]
    answers = sum(card_record(scene.table, card).timing == "immediate" for card in held)
    return sum(value_of_cards(0, len(player.hand)) for player in players) + (HELD_CARD - CARD) * answers


def _borne(scene: Scene, creatures: tuple[Creature, ...]) -> float:
    return sum(borne_by(scene.table, one) for one in creatures if one.attached)


def _threatened(scene: Scene) -> float:
    """What the side whose turn it is could do to the other's creatures."""
    zones = scene.zones(0)
    lost = 0.0
    for one in scene.friends:
        tapped, untapped = scene.exposure(one, zones)
        loss = tapped if one.tapped else untapped
        lost += loss
    return lost
