"""What playing a spell card is worth to a player of Arena, one function for each effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.ai.arena.fighters import Fighter, expected_loss
from game.ai.arena.places import Places
from game.ai.arena.scene import Scene
from game.ai.arena.turns import danger_of_card
from game.ai.arena.values import harms, held_value, laid_value, progress, turns_left, unknown_value
from game.rules.arena.attacks import attacks_left, targets_of
from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.traits import Detain
from game.rules.arena.standing import beside, card_of
from game.rules.arena.state.commands import PlaySpell
from game.rules.arena.state.table import Army, Lasting, figures_in, figures_of, record_of
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, Target
from game.rules.arena.stats import dice_of, planeswalker_of, power_parts, toughness_parts

#: What must come of a card beside its value in hand.
_TRIFLE = 0.3
#: What plainly does nothing: no trial is to be spent on it, in which other dice alone would make a difference.
IDLE = -30.0
#: How much of a blow that takes a move first is hoped for.
_HOPED = 0.7


def play_value(scene: Scene, answer: PlaySpell) -> float:
    """Return the value of playing a card, less what it is worth in hand."""
    table = scene.table
    record = record_of(table, answer.card)
    crowded = len(table.players[scene.seat].hand) > 6
    kept = held_value(table, record) * (0.2 if crowded else 1.0)
    if record.kind != "sorcery":
        assert isinstance(answer.target, OnArmy)
        return _laid(scene, record, answer.target.army) - 0.3 * kept
    values = [_EFFECTS.get(type(effect), _unknown)(scene, effect, answer.target) for effect in record.effects]
    done = [value for value in values if value is not None]
    if isinstance(record.effects[-1], ef.Heal) and values[-1] is None and not crowded:
        # What heals waits for somebody who is hurt, whatever else it does.
        return IDLE
    return sum(done) - kept - _TRIFLE if done else IDLE


def _laid(scene: Scene, record: SpellCard, number: int) -> float:
    """Return what an enchantment is worth on an army card: more, the more figures of it stand."""
    table = scene.table
    army = table.armies[number]
    figures = figures_of(table, number)
    helped = table.players[army.owner].team == scene.team
    if helped == harms(record):
        return IDLE
    share = len(figures) / len(army.figures)
    others = 0.02 * sum(scene.fighter(one.id).values[-1] for one in figures)
    mine = 1.0 if army.owner == scene.seat or not helped else 0.8
    return mine * (laid_value(table, record) * (0.3 + 0.7 * share) + others * 0.1)


def _aimed(scene: Scene, target: Target | None) -> Fighter:
    assert isinstance(target, OnFigure)
    return scene.fighter(target.figure)


def _walker(scene: Scene) -> Fighter | None:
    walker = planeswalker_of(scene.table, scene.seat)
    return scene.fighter(walker.id) if walker is not None else None


# What each effect is worth with a target; None where it does nothing.


def _draw(scene: Scene, effect: ef.Draw, target: Target | None) -> float | None:
    library = scene.table.players[scene.seat].library
    return effect.cards * unknown_value(scene.table) if library else None


def _healed(one: Fighter | None, amount: int) -> float | None:
    """Return the value of healing: all of it; less than all is better kept, unless little life is left."""
    if one is None or not one.figure.damage:
        return None
    healed = min(amount, one.figure.damage)
    rise = one.values[-1] - one.values[-2] if len(one.values) > 2 else one.values[-1] * 0.2
    points = rise * healed
    return points if healed == amount or len(one.values) <= 3 else points * 0.15 * healed / amount


def _march(scene: Scene, effect: ef.March, target: Target | None) -> float | None:
    """Count more figures of the squad that come to blows."""
    assert isinstance(target, OnArmy)
    table = scene.table
    if target.army != table.turn.army or table.turn.phase != "spells":
        return None
    gain = 0.0
    for one in scene.friends:
        if one.army != target.army or scene.engaged_at(one, one.spaces):
            continue
        near, far = 0.0, 0.0
        for enemy in scene.enemies:
            missing = scene.missing(one, one.front, enemy.front)
            if missing <= one.move:
                near = max(near, scene.blow(one, enemy, 0))
            elif missing <= one.move + effect.steps:
                far = max(far, scene.blow(one, enemy, 0))
        gain += max(0.0, far - near)
    return 0.5 * gain


def _harm(scene: Scene, effect: ef.Harm, target: Target | None) -> float:
    one = _aimed(scene, target)
    return one.gain(effect.amount)


def _search(scene: Scene, effect: ef.Search, target: Target | None) -> float | None:
    return unknown_value(scene.table) * 1.2 if scene.table.players[scene.seat].library else None


def best_attack(scene: Scene, one: Fighter) -> tuple[float, Fighter | None, float]:
    """Return the best blow that a figure of the chosen card can still strike this turn, at whom, and how surely."""
    table = scene.table
    figure = one.figure
    if figure.army != table.turn.army or figure.seat != table.turn.seat or attacks_left(table, figure) <= 0:
        return 0.0, None, 0.0
    if table.turn.phase not in ("spells", "move", "attack"):
        return 0.0, None, 0.0
    certain = [scene.fighter(other.id) for other in targets_of(table, figure)]
    if table.turn.phase == "attack":
        enemy = max(certain, key=lambda other: scene.blow(one, other, 0), default=None)
    else:
        enemy = Places(scene, one, acts=True).aim()
    if enemy is None:
        return 0.0, None, 0.0
    sure = 1.0 if enemy in certain else _HOPED
    return sure * scene.blow(one, enemy, 0), enemy, sure


def _more_dice(scene: Scene, one: Fighter, power: int) -> float | None:
    """Return what more attack dice bring in the figure's attack of this turn; None without one."""
    gain, enemy, sure = best_attack(scene, one)
    if enemy is None:
        return None
    dice, shields = scene.dice(one, enemy, 0)
    return max(0.0, sure * enemy.weight * expected_loss(enemy.values, dice + power, shields) - gain)


def _twin(scene: Scene, effect: ef.Twin, target: Target | None) -> float | None:
    one = _aimed(scene, target)
    return _more_dice(scene, one, effect.dice) if one.figure.seat == scene.seat else None


def _grow(scene: Scene, effect: ef.Growth, target: Target | None) -> float:
    """Count a better attack now, and less to fear in the opponents' turn."""
    one = _aimed(scene, target)
    attack = _more_dice(scene, one, effect.power) if one.figure.seat == scene.seat else None
    return (attack or 0.0) + 0.35 * scene.exposure(one)


def _charge(scene: Scene, effect: ef.Charge, target: Target | None) -> float | None:
    assert isinstance(target, OnArmy)
    more = [_more_dice(scene, one, effect.power) for one in scene.own if one.army == target.army]
    gains = [gain for gain in more if gain is not None]
    return sum(gains) if gains else None


def _exchange(scene: Scene, effect: ef.Exchange, target: Target | None) -> float | None:
    """Count power and toughness of one figure exchanged for the attacks of this turn. Exchanged again they are as
    before."""
    struck = _aimed(scene, target)
    table, figure = scene.table, struck.figure
    turned = replace(table, lasting=(*table.lasting, Lasting("exchange", scene.seat, figure.id)))
    if figure.seat == scene.seat:
        _, enemy, _ = best_attack(scene, struck)
        if enemy is None:
            return None
        now, then = (dice_of(power_parts(one, figure, enemy.figure)) for one in (table, turned))
        return _more_dice(scene, struck, then - now) if then > now else None
    gain = 0.0
    for one in scene.own:
        blow, enemy, sure = best_attack(scene, one)
        if enemy is struck:
            power, toughness = scene.dice(one, struck, 0)
            now, then = (dice_of(toughness_parts(each, figure, one.figure)) for each in (table, turned))
            softer = max(0, toughness + then - now)
            gain += max(0.0, sure * struck.weight * expected_loss(struck.values, power, softer) - blow)
    return gain if gain > 0 else None


def _recall(scene: Scene, effect: ef.Recall, target: Target | None) -> float:
    """Count a squad sent home: it must be summoned again, and what lay on it is gone."""
    assert isinstance(target, OnArmy)
    table = scene.table
    army = table.armies[target.army]
    points = sum(scene.fighter(one.id).values[-1] for one in figures_of(table, army.id))
    whole = points if turns_left(table) <= 1 else points * (0.3 + 0.5 * progress(table))
    if table.players[army.owner].team == scene.team:
        return -whole
    stays = planeswalker_of(table, army.owner) is None
    gain = scene.shares.get(army.owner, 1.0) * (points if stays else whole) + 0.5 * danger_of_card(scene, army.id)
    return gain if stays else gain - _done_again(scene, army)


def _done_again(scene: Scene, army: Army) -> float:
    """Return what it costs that a squad comes back which detains one of the seat's own as it is summoned: that one's
    blows of a turn."""
    if all(not isinstance(ability.trait, Detain) for ability in ARMY_CARDS[army.key].abilities):
        return 0.0
    best: dict[int, float] = {}
    for one in scene.own:
        if card_of(scene.table, one.figure).kind == "squad":
            blows = [scene.blow(one, enemy, 0) for enemy in scene.enemies]
            best[one.army] = best.get(one.army, 0.0) + max(blows, default=0.0)
    return max(best.values(), default=0.0)


def _control(scene: Scene, effect: ef.Control, target: Target | None) -> float | None:
    """Count what the figure does when it strikes at its own side."""
    one = _aimed(scene, target)
    others = [other for other in scene.enemies if other.id != one.id and scene.strikes(one, other.front)]
    return 0.8 * max(scene.blow(one, other, 0) for other in others) if others else None


def _rededicate(scene: Scene, effect: ef.Rededicate, target: Target | None) -> float:
    assert isinstance(target, OnEnchantment)
    table = scene.table
    record = record_of(table, target.card)
    army = next(one for one in table.armies.values() if target.card in one.auras)
    is_friendly = table.players[army.owner].team == scene.team
    return -1.0 if is_friendly != harms(record) else 1.6 * laid_value(table, record)


def _swap(scene: Scene, effect: ef.SwapFigures, target: Target | None) -> float | None:
    """Let a Planeswalker in danger change places with somebody who has less to fear."""
    one = _aimed(scene, target)
    if one is not _walker(scene):
        return None
    danger = scene.exposure(one)
    others = (scene.outlook(one).exposure(other.front) for other in scene.own if other.id != one.id)
    return 0.5 * (danger - min(others, default=danger)) - 4.0


def _slay(scene: Scene, effect: ef.Slay, target: Target | None) -> float:
    squads = (one for one in scene.enemies if card_of(scene.table, one.figure).kind == "squad")
    return max((one.value for one in squads), default=-9.0)


def _raise(scene: Scene, effect: ef.Raise, target: Target | None) -> float | None:
    assert isinstance(target, OnArmy)
    table = scene.table
    if planeswalker_of(table, scene.seat) is None:
        return None
    fallen = figures_in(table, target.army, "graveyard")[: effect.figures]
    return 0.8 * sum(card_of(table, one).ppf for one in fallen)


def _wave(scene: Scene, effect: ef.Wave, target: Target | None) -> float:
    walker = _aimed(scene, target).figure
    struck = (one for one in beside(scene.table, walker) if effect.spares not in card_of(scene.table, one).types)
    near = (scene.fighter(one.id) for one in struck)
    return sum(one.gain(effect.amount) for one in near)


def _seize(scene: Scene, effect: ef.Seize, target: Target | None) -> float | None:
    """Count one attack more, out of turn."""
    one = _aimed(scene, target)
    blows = [scene.blow(one, enemy, 0) for enemy in scene.enemies if scene.strikes(one, enemy.front)]
    return 0.75 * max(blows) if blows else None


def _unknown(scene: Scene, effect: ef.SorceryEffect, target: Target | None) -> float:
    """Return what an effect is taken to be worth of which nothing is said below."""
    return 1.5 * unknown_value(scene.table)


_EFFECTS: dict[type, Callable[[Scene, Any, Target | None], float | None]] = {
    ef.Draw: _draw,
    ef.Heal: lambda scene, effect, target: _healed(_aimed(scene, target), effect.amount),
    ef.HealPlaneswalker: lambda scene, effect, target: _healed(_walker(scene), effect.amount),
    ef.March: _march,
    ef.Harm: _harm,
    ef.Search: _search,
    ef.Exchange: _exchange,
    ef.Recall: _recall,
    ef.Control: _control,
    ef.Rededicate: _rededicate,
    ef.SwapFigures: _swap,
    ef.Sacrifice: lambda scene, effect, target: -_aimed(scene, target).values[-1],
    ef.Slay: _slay,
    ef.Raise: _raise,
    ef.Wave: _wave,
    ef.Discard: lambda scene, effect, target: effect.cards * unknown_value(scene.table) * 1.2,
    ef.Twin: _twin,
    ef.Seize: _seize,
    ef.Growth: _grow,
    ef.Charge: _charge,
}
