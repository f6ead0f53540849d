"""The table of effects: one row per effect, with its words, its choices, and how it is carried out.

An effect without a row in one of the three cannot be imported, so no card can promise what no code does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec

from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.announcing import declare, new_action
from game.rules.skirmish.attacks import struck, why_no_strike
from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.cards.card_words import EFFECT_WORDS
from game.rules.skirmish.choices import AIMS, Aim
from game.rules.skirmish.damage import deliver, draw_actions
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.relocating import Relocate
from game.rules.skirmish.stack import blast_catches, deal_catches, effects_of, leading_effect, strike_of_effect
from game.rules.skirmish.state.table import Action, Hit, Table, action_by_id
from game.rules.skirmish.stats import are_adjacent, card_of, is_rooted

#: Does the effect of that number of an announced action.
CarryOut = Callable[[Draft[Table, Step], Action, int], None]


class Row(msgspec.Struct, frozen=True):
    """An effect: how it reads, what it chooses, how it is carried out, and whether it ``needs_actor``: what the acting
    creature does itself is not done once it is gone."""

    words: Callable[[Any], str]
    aim: Aim
    carry: CarryOut
    needs_actor: bool


def hits_of_attack(table: Table, action: Action) -> tuple[Hit, ...]:
    """Return the hits of an attack on those of its targets that can still be attacked."""
    strike = action.strike if action.what == "attack" else strike_of_effect(leading_effect(table, action))
    attacker = table.creatures[action.actor]
    if strike is None:
        return ()
    hits = []
    for number in action.targets:
        target = table.creatures.get(number)
        if target is None or number in action.dodged or why_no_strike(table, attacker, target, strike) is not None:
            continue
        parts = struck(table, attacker, target, strike)
        hit = Hit(action.id, action.seat, attacker.id, number, parts, strike.manner, strike.pierces)
        hits.append(msgspec.structs.replace(hit, part_of=action.part_of))
    return tuple(hits)


def _attack(draft: Draft[Table, Step], action: Action, index: int) -> None:
    """Land the attack that leads a card or power; announce a further one."""
    if index == ef.leading(effects_of(draft.table, action)):
        deliver(draft, action, hits_of_attack(draft.table, action))
    else:
        draft.push(FurtherAttack(action.id, index))


def _deal(draft: Draft[Table, Step], action: Action, index: int) -> None:
    """Deal damage that is not an attack, to a target and perhaps to those beside it."""
    # rule: skirmish/dealing_damage
    effect = _effect(draft, action, index, ef.Deal)
    target = draft.table.creatures.get(action.targets[0])
    if target is None:
        return
    caught = [one.id for one in deal_catches(draft.table, target, splash=effect.splash)]
    _deliver_effect(draft, action, caught, effect.amount, sure=effect.sure)


def _blast(draft: Draft[Table, Step], action: Action, index: int) -> None:
    """Deal damage to everybody in an area."""
    effect = _effect(draft, action, index, ef.Blast)
    assert action.cell is not None
    caught = [creature.id for creature in blast_catches(draft.table, action.cell, effect.radius)]
    _deliver_effect(draft, action, caught, effect.amount)


def _surround(draft: Draft[Table, Step], action: Action, index: int) -> None:
    """Deal damage to everybody next to the acting creature."""
    effect = _effect(draft, action, index, ef.Surround)
    actor = draft.table.creatures[action.actor]
    caught = [other.id for other in draft.table.creatures.values() if are_adjacent(other, actor)]
    _deliver_effect(draft, action, caught, effect.amount)


def _deliver_effect(
    draft: Draft[Table, Step], action: Action, caught: list[int], amount: int, *, sure: bool = False
) -> None:
    parts = (("effect", amount),)
    hits = [Hit(action.id, action.seat, action.actor, number, parts, "effect", sure=sure) for number in caught]
    deliver(draft, action, tuple(hits))


def _heal(draft: Draft[Table, Step], action: Action, index: int) -> None:
    # rule: skirmish/healing
    target = draft.table.creatures.get(action.targets[0])
    healed = min(_effect(draft, action, index, ef.Heal).amount, target.damage) if target is not None else 0
    if healed:
        draft.happen(e.CreatureHealed(action.targets[0], healed))


def _slide(draft: Draft[Table, Step], action: Action, index: int) -> None:
    # rule: skirmish/slide
    target = action.targets[0]
    if target in draft.table.creatures and target not in action.dodged:
        squares = _effect(draft, action, index, ef.Slide).squares
        draft.push(Relocate(action.seat, target, "slide", squares))


def _shift(draft: Draft[Table, Step], action: Action, index: int) -> None:
    actor = draft.table.creatures[action.actor]
    squares = _effect(draft, action, index, ef.Shift).squares or card_of(actor).speed
    if not is_rooted(draft.table, actor):
        draft.push(Relocate(action.seat, actor.id, "shift", squares))


def _move(draft: Draft[Table, Step], action: Action, index: int) -> None:
    # rule: skirmish/card_moves
    effect = _effect(draft, action, index, ef.Move)
    actor = draft.table.creatures[action.actor]
    beside = action.targets[0] if effect.beside_target else 0
    if is_rooted(draft.table, actor) or (beside and beside not in draft.table.creatures):
        return
    if effect.squares == ef.SPEED:
        draft.push(Relocate(action.seat, actor.id, "speed", card_of(actor).speed, beside))
    else:
        draft.push(Relocate(action.seat, actor.id, "move", effect.squares, beside))


def _teleport(draft: Draft[Table, Step], action: Action, index: int) -> None:
    squares = _effect(draft, action, index, ef.Teleport).squares
    draft.push(Relocate(action.seat, action.actor, "teleport", squares))


def _gain_block(draft: Draft[Table, Step], action: Action, index: int) -> None:
    # rule: skirmish/block
    draft.happen(e.BlockGained(action.actor, _effect(draft, action, index, ef.GainBlock).amount))


def _prevent(draft: Draft[Table, Step], action: Action, index: int) -> None:
    """Prevent one attack; or a source whole, which is the card or power that an attack is part of."""
    # rule: skirmish/prevent
    whole = _effect(draft, action, index, ef.Prevent).scope == "source"
    source = action_by_id(draft.table, action.source)
    if source is not None:
        answered = source.part_of or source.id if whole else source.id
        draft.happen(e.ShieldRaised(action.targets[0], answered, whole))


def _attach(draft: Draft[Table, Step], action: Action, index: int) -> None:
    effect = _effect(draft, action, index, ef.Attach)
    bearer = action.actor if effect.whom == "actor" else action.targets[0]
    if bearer in draft.table.creatures and (effect.whom != "damaged" or bearer in action.dealt):
        draft.happen(ce.CardAttached(action.card, bearer))


def _draw(draft: Draft[Table, Step], action: Action, index: int) -> None:
    effect = _effect(draft, action, index, ef.Draw)
    if action.dealt or not effect.if_dealt:
        draw_actions(draft, action.seat, effect.cards)


def _tap_adjacent(draft: Draft[Table, Step], action: Action, index: int) -> None:
    """Tap the target, which like any tapping invites a blow from those who are its enemies."""
    # rule: skirmish/feint
    target = draft.table.creatures.get(action.targets[0])
    if target is not None and not target.tapped:
        declare(draft, new_action(draft, target.seat, target.id, "tap", tapped=(target.id,)), "feint")


def _effect(draft: Draft[Table, Step], action: Action, index: int, kind: type[Any]) -> Any:
    effect = effects_of(draft.table, action)[index]
    assert isinstance(effect, kind)
    return effect


#: For each effect, how it is carried out, and whether the acting creature must still be there.
_CARRIED: dict[type[ef.Effect], tuple[CarryOut, bool]] = {
    ef.Melee: (_attack, True),
    ef.Ranged: (_attack, True),
    ef.Deal: (_deal, True),
    ef.Blast: (_blast, True),
    ef.Surround: (_surround, True),
    ef.Heal: (_heal, True),
    ef.Slide: (_slide, False),
    ef.Shift: (_shift, True),
    ef.Move: (_move, True),
    ef.Teleport: (_teleport, True),
    ef.GainBlock: (_gain_block, True),
    ef.Prevent: (_prevent, False),
    ef.Attach: (_attach, False),
    ef.Draw: (_draw, False),
    ef.TapAdjacent: (_tap_adjacent, False),
}

#: Every effect with its row.
ROWS: dict[type[ef.Effect], Row] = {
    kind: Row(words=EFFECT_WORDS[kind], aim=AIMS[kind], carry=_CARRIED[kind][0], needs_actor=_CARRIED[kind][1])
    for kind in get_args(ef.Effect)
}
