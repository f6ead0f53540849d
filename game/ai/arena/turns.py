"""The parts of a turn as a player of Arena weighs them: which army card to activate, whom to attack, what to summon."""

from __future__ import annotations

from game.ai.arena.fighters import Fighter, expected_loss
from game.ai.arena.places import Places
from game.ai.arena.scene import Scene
from game.ai.arena.values import held_value, life_value, progress, turns_left
from game.geometry.hexes import Hex
from game.rules.arena.attacks import back_chances
from game.rules.arena.cards.effects import Thorns
from game.rules.arena.cards.traits import CounterStrike, SuperHeated
from game.rules.arena.standing import are_adjacent, card_of
from game.rules.arena.state.commands import Attack, UseAbility
from game.rules.arena.state.table import Army, armies_of, figures_in, figures_of, record_of
from game.rules.arena.stats import aura_of, dice_of, planeswalker_of, power_parts, toughness_parts, trait_of

#: What a squad in play is worth compared with one in the reserve, in parts of its points.
_IN_PLAY = 0.5
#: What it is worth that more of the squad can strike at the same target.
_TOGETHER = 0.08


def activation(scene: Scene, army: Army) -> float:
    """Return what a turn with an army card promises; where two would go to one space only the first does."""
    table = scene.table
    value, gone = 0.0, set[Hex]()
    for one in scene.own:
        if one.army == army.id:
            gain, place = Places(scene, one, acts=True).best_gain(gone)
            value += gain
            gone.add(place)
    walker = planeswalker_of(table, scene.seat)
    if walker is not None and walker.army == army.id:
        value += sum(sorted((summoning(scene, own) for own in armies_of(table, scene.seat)), reverse=True)[:2])
    return value


def summoning(scene: Scene, army: Army) -> float:
    """Return what it is worth to have a squad of the reserve in play."""
    table = scene.table
    waiting = figures_in(table, army.id, "reserve")
    if not waiting:
        return 0.0
    points = sum(life_value(table, figure, card_of(table, figure).life) for figure in waiting)
    if table.board.mode == "melee":
        return points * (_IN_PLAY if turns_left(table) > 1 else 0.05)
    return points * (_IN_PLAY + (1 - _IN_PLAY) * progress(table))


# Attacks


def attack_value(scene: Scene, answer: Attack) -> float:
    """Return what an attack is expected to gain, by the very dice that it will roll, with what strikes back."""
    table = scene.table
    attacker, defender = table.figures[answer.figure], table.figures[answer.target]
    power, toughness = (
        dice_of(power_parts(table, attacker, defender)),
        dice_of(toughness_parts(table, defender, attacker)),
    )
    struck = scene.fighter(defender.id)
    gain = struck.weight * expected_loss(struck.values, power, toughness)
    if struck.is_friend:
        return -gain
    if table.armies[attacker.army].owner == scene.seat and are_adjacent(table, attacker, defender):
        gain -= _struck_back(scene, scene.fighter(attacker.id), struck, power, toughness)
    return gain + _TOGETHER * _comrades(scene, scene.fighter(attacker.id), struck)


def is_free_blow(scene: Scene, answer: Attack) -> bool:
    """Return whether an attack may cost an enemy something, and nothing that strikes back the attacker."""
    one, other = scene.fighter(answer.figure), scene.fighter(answer.target)
    if other.is_friend:
        return False
    table = scene.table
    power = dice_of(power_parts(table, one.figure, other.figure))
    toughness = dice_of(toughness_parts(table, other.figure, one.figure))
    if expected_loss(other.values, power, toughness) <= 0:
        return False
    beside = are_adjacent(table, one.figure, other.figure)
    return not beside or not _struck_back(scene, one, other, power, toughness)


def _struck_back(scene: Scene, one: Fighter, other: Fighter, power: int, toughness: int) -> float:
    """Return what an adjacent attacker is expected to lose by its own attack."""
    loss = 0.0
    thorns = aura_of(scene.table, other.army, Thorns)
    if thorns is not None:
        loss += one.harm(thorns.amount)
    if trait_of(card_of(scene.table, other.figure), CounterStrike) is not None:
        chances = back_chances(power, toughness)
        loss += sum(chance * one.harm(amount) for amount, chance in enumerate(chances) if amount)
    return loss


def _comrades(scene: Scene, one: Fighter, target: Fighter) -> int:
    """Return how many others of the squad could strike at the same figure from where they stand."""
    others = (other for other in scene.own if other.army == one.army and other.id != one.id)
    return sum(scene.missing(other, other.front, target.front) == 0 for other in others)


# Abilities


def ability_value(scene: Scene, answer: UseAbility) -> float:
    table = scene.table
    if answer.ability == "focused_thoughts":
        return 1.0
    target = scene.fighter(answer.target)
    sign = -1.0 if target.is_friend else target.weight
    if answer.ability == "snuff_out":
        return sign * target.values[-1]
    heats = (trait_of(card_of(table, one.figure), SuperHeated) for one in scene.own)
    trait = next(heat for heat in heats if heat is not None)
    return sign * target.harm(trait.amount) - held_value(table, record_of(table, answer.card))


def danger_of_card(scene: Scene, army: int) -> float:
    """Return what an enemy army card would do in its next turn."""
    total = 0.0
    for figure in figures_of(scene.table, army):
        one = scene.fighter(figure.id)
        blows = [scene.blow(one, own, 0) for own in scene.own if scene.strikes(one, own.front)]
        total += max(blows, default=0.0)
    return total
