"""What playing a spell card is worth to a player of Arena, one function for each effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.arena.scene import Scene
from game.ai.arena.turns import danger_of_card
from game.ai.arena.worths import harms, held_worth, laid_worth, progress, turns_left, unknown_worth
from game.rules.arena.attacks import attacks_left, targets_of
from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.standing import beside, card_of
from game.rules.arena.state.commands import PlaySpell
from game.rules.arena.state.table import Figure, figures_in, figures_of, record_of
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, Target
from game.rules.arena.stats import planeswalker_of

#: What must come of a card beside its worth in hand.
_TRIFLE = 0.3


def play_value(scene: Scene, answer: PlaySpell) -> float:
    """What playing a card is worth, less what it is worth in hand."""
    table = scene.table
    record = record_of(table, answer.card)
    crowded = len(table.players[scene.seat].hand) > 6
    kept = held_worth(table, record) * (0.2 if crowded else 1.0)
    if record.kind != "sorcery":
        assert isinstance(answer.target, OnArmy)
        return _laid(scene, record, answer.target.army) - 0.3 * kept
    value = sum(_EFFECTS[type(effect)](scene, effect, answer.target) for effect in record.effects)
    return value - kept - _TRIFLE


def _laid(scene: Scene, record: SpellCard, number: int) -> float:
    """What an enchantment is worth on an army card: more, the more figures of it stand."""
    table = scene.table
    army = table.armies[number]
    figures = figures_of(table, number)
    helped = table.players[army.owner].team == scene.team
    if helped == harms(record):
        return -1.0
    share = len(figures) / len(army.figures)
    others = 0.02 * sum(scene.values(one)[-1] for one in figures)
    mine = 1.0 if army.owner == scene.seat or not helped else 0.8
    return mine * (laid_worth(table, record) * (0.3 + 0.7 * share) + others * 0.1)


def _figure(scene: Scene, target: Target | None) -> Figure:
    assert isinstance(target, OnFigure)
    return scene.table.figures[target.figure]


def _side(scene: Scene, figure: Figure) -> float:
    """1 for the losses of an opponent, -1 for those of the own side."""
    return -1.0 if scene.is_friend(figure) else scene.weight(figure)


def _draw(scene: Scene, effect: ef.Draw, target: Target | None) -> float:
    library = scene.table.players[scene.seat].library
    return effect.cards * unknown_worth(scene.table) if library else 0.0


def _healed(scene: Scene, figure: Figure | None, amount: int) -> float:
    """What healing is worth: all of it, or else it is better kept."""
    if figure is None or not figure.damage:
        return -1.0
    healed = min(amount, figure.damage)
    values = scene.values(figure)
    rise = values[-1] - values[-2] if len(values) > 2 else values[-1] * 0.15
    worth = rise * healed
    return worth if healed == amount or len(values) <= 3 else worth * 0.3 * healed / amount


def _heal(scene: Scene, effect: ef.Heal, target: Target | None) -> float:
    return _healed(scene, _figure(scene, target), effect.amount)


def _heal_walker(scene: Scene, effect: ef.HealPlaneswalker, target: Target | None) -> float:
    return _healed(scene, planeswalker_of(scene.table, scene.seat), effect.amount)


def _march(scene: Scene, effect: ef.March, target: Target | None) -> float:
    """More figures of the squad come to blows."""
    assert isinstance(target, OnArmy)
    table = scene.table
    if target.army != table.turn.army or table.turn.phase != "spells":
        return -1.0
    gain = 0.0
    for figure in figures_of(table, target.army):
        if scene.engaged_at(figure, figure.spaces):
            continue
        move = scene.reach(figure)[0]
        near, far = 0.0, 0.0
        for enemy in scene.enemies:
            missing = scene.missing(figure, figure.spaces[0], enemy.spaces[0])
            if missing <= move:
                near = max(near, scene.blow(figure, enemy, 0))
            elif missing <= move + effect.steps:
                far = max(far, scene.blow(figure, enemy, 0))
        gain += max(0.0, far - near)
    return 0.8 * gain


def _harm(scene: Scene, effect: ef.Harm, target: Target | None) -> float:
    figure = _figure(scene, target)
    return _side(scene, figure) * scene.harm(figure, effect.amount)


def _search(scene: Scene, effect: ef.Search, target: Target | None) -> float:
    return unknown_worth(scene.table) * 1.2 if scene.table.players[scene.seat].library else -1.0


def best_attack(scene: Scene, figure: Figure) -> tuple[float, Figure | None]:
    """The best blow that a figure of the chosen card can still strike this turn, and at whom."""
    table = scene.table
    if figure.army != table.turn.army or figure.seat != table.turn.seat or attacks_left(table, figure) <= 0:
        return 0.0, None
    if table.turn.phase not in ("spells", "move", "attack"):
        return 0.0, None
    found: tuple[float, Figure | None] = (0.0, None)
    certain = {one.id for one in targets_of(table, figure)}
    engaged = bool(scene.engaged_at(figure, figure.spaces))
    for enemy in scene.enemies:
        if enemy.id in certain or (not engaged and scene.strikes(figure, enemy.spaces[0])):
            gain = scene.blow(figure, enemy, 0) * (1.0 if enemy.id in certain else 0.7)
            if gain > found[0]:
                found = (gain, enemy)
    return found


def _more_dice(scene: Scene, figure: Figure, power: int) -> float:
    """What more attack dice bring in the figure's attack of this turn."""
    gain, enemy = best_attack(scene, figure)
    if enemy is None:
        return 0.0
    dice, shields = scene.dice(figure, enemy, 0)
    sure = 1.0 if any(one.id == enemy.id for one in targets_of(scene.table, figure)) else 0.7
    return max(0.0, sure * scene.expected(enemy, dice + power, shields) - gain)


def _twin(scene: Scene, effect: ef.Twin, target: Target | None) -> float:
    figure = _figure(scene, target)
    return _more_dice(scene, figure, effect.dice) if figure.seat == scene.seat else -1.0


def _grow(scene: Scene, effect: ef.Growth, target: Target | None) -> float:
    """A better attack now, and less to fear in the opponents' turn."""
    figure = _figure(scene, target)
    attack = _more_dice(scene, figure, effect.power) if figure.seat == scene.seat else 0.0
    return attack + 0.35 * scene.exposure(figure, figure.spaces)


def _charge(scene: Scene, effect: ef.Charge, target: Target | None) -> float:
    assert isinstance(target, OnArmy)
    return sum(_more_dice(scene, figure, effect.power) for figure in figures_of(scene.table, target.army))


def _exchange(scene: Scene, effect: ef.Exchange, target: Target | None) -> float:
    """Power and toughness of one figure change places for the attacks of this turn."""
    figure = _figure(scene, target)
    if figure.seat == scene.seat:
        card = card_of(scene.table, figure)
        return _more_dice(scene, figure, card.toughness - card.power) if card.toughness > card.power else -1.0
    gain = 0.0
    for one in scene.own:
        now, enemy = best_attack(scene, one)
        if enemy is None and now == 0.0:
            continue
        if enemy is not None and enemy.id == figure.id:
            card = card_of(scene.table, figure)
            power, toughness = scene.dice(one, figure, 0)
            softer = toughness + card.power - card.toughness
            gain += max(0.0, 0.8 * scene.expected(figure, power, max(0, softer)) - now)
    return gain if gain > 0 else -1.0


def _recall(scene: Scene, effect: ef.Recall, target: Target | None) -> float:
    """A squad goes home: it must be summoned again, and what lay on it is gone."""
    assert isinstance(target, OnArmy)
    table = scene.table
    army = table.armies[target.army]
    figures = figures_of(table, army.id)
    worth = sum(scene.values(one)[-1] for one in figures)
    whole = worth if turns_left(table) <= 1 else worth * (0.3 + 0.5 * progress(table))
    if table.players[army.owner].team == scene.team:
        hurt = sum(scene.harm(one, 0) for one in figures)
        return hurt - whole
    again = planeswalker_of(table, army.owner) is None
    danger = danger_of_card(scene, army.id)
    return scene.shares.get(army.owner, 1.0) * (worth if again else whole) + 0.5 * danger


def _control(scene: Scene, effect: ef.Control, target: Target | None) -> float:
    """The figure strikes at its own side."""
    figure = _figure(scene, target)
    others = [one for one in scene.enemies if one.id != figure.id and scene.strikes(figure, one.spaces[0])]
    return 0.8 * max((scene.blow(figure, one, 0) for one in others), default=-1.0)


def _rededicate(scene: Scene, effect: ef.Rededicate, target: Target | None) -> float:
    assert isinstance(target, OnEnchantment)
    table = scene.table
    record = record_of(table, target.card)
    army = next(one for one in table.armies.values() if target.card in one.auras)
    friendly = table.players[army.owner].team == scene.team
    good = friendly != harms(record)
    return -1.0 if good else 2 * laid_worth(table, record) * 0.8


def _swap(scene: Scene, effect: ef.SwapFigures, target: Target | None) -> float:
    """A Planeswalker in danger changes places with somebody who has less to fear."""
    figure = _figure(scene, target)
    danger = scene.exposure(figure, figure.spaces)
    if figure.seat != scene.seat or figure != planeswalker_of(scene.table, scene.seat):
        return -1.0
    others = (scene.exposure(figure, one.spaces) for one in scene.own if one.id != figure.id)
    return 0.5 * (danger - min(others, default=danger)) - 4.0


def _sacrifice(scene: Scene, effect: ef.Sacrifice, target: Target | None) -> float:
    return -scene.values(_figure(scene, target))[-1]


def _slay(scene: Scene, effect: ef.Slay, target: Target | None) -> float:
    return max((scene.worth(one) for one in scene.enemies if card_of(scene.table, one).kind == "squad"), default=-9.0)


def _raise(scene: Scene, effect: ef.Raise, target: Target | None) -> float:
    assert isinstance(target, OnArmy)
    table = scene.table
    if planeswalker_of(table, scene.seat) is None:
        return -1.0
    fallen = figures_in(table, target.army, "graveyard")[: effect.figures]
    return 0.8 * sum(card_of(table, one).ppf for one in fallen)


def _wave(scene: Scene, effect: ef.Wave, target: Target | None) -> float:
    walker = _figure(scene, target)
    struck = (one for one in beside(scene.table, walker) if effect.spares not in card_of(scene.table, one).types)
    return sum(_side(scene, one) * scene.harm(one, effect.amount) for one in struck)


def _discard(scene: Scene, effect: ef.Discard, target: Target | None) -> float:
    return effect.cards * unknown_worth(scene.table) * 1.2


def _seize(scene: Scene, effect: ef.Seize, target: Target | None) -> float:
    """One attack more, out of turn."""
    figure = _figure(scene, target)
    blows = [scene.blow(figure, one, 0) for one in scene.enemies if scene.strikes(figure, one.spaces[0])]
    return 0.75 * max(blows, default=-1.0)


_EFFECTS: dict[type, Callable[[Scene, Any, Target | None], float]] = {
    ef.Draw: _draw,
    ef.Heal: _heal,
    ef.HealPlaneswalker: _heal_walker,
    ef.March: _march,
    ef.Harm: _harm,
    ef.Search: _search,
    ef.Exchange: _exchange,
    ef.Recall: _recall,
    ef.Control: _control,
    ef.Rededicate: _rededicate,
    ef.SwapFigures: _swap,
    ef.Sacrifice: _sacrifice,
    ef.Slay: _slay,
    ef.Raise: _raise,
    ef.Wave: _wave,
    ef.Discard: _discard,
    ef.Twin: _twin,
    ef.Seize: _seize,
    ef.Growth: _grow,
    ef.Charge: _charge,
}
