"""Resolving announced actions: their effects one by one, each as its row in ``effect_table`` does it."""

from __future__ import annotations

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.announcing import Resolve
from game.rules.skirmish.attacks import why_no_strike
from game.rules.skirmish.cards.effects import Blast, Prevent, leading
from game.rules.skirmish.choices import why_no_middle, why_no_target
from game.rules.skirmish.damage import deliver, land
from game.rules.skirmish.effect_table import ROWS, hits_of_attack
from game.rules.skirmish.movement import reach_by_speed, why_not_by_speed
from game.rules.skirmish.stack import deals_damage, effects_of, leading_effect
from game.rules.skirmish.state.table import Action, Creature, Table, action_by_id


class Carry(Step, frozen=True):
    """An announced card or power does its effect number ``index``."""

    action: int
    index: int


class Finish(Step, frozen=True):
    """An action is done: its card is discarded and it leaves the stack."""

    action: int
    fizzled: bool = False


def take_resolve(draft: Draft[Table, Step], step: Resolve) -> None:
    """Let the action take effect, or fizzle if it has become illegal. If it deals no damage itself, the damage of
    actions played in answer to it lands first."""
    # rule: skirmish/fizzling
    action = action_by_id(draft.table, step.action)
    if action is None:
        return
    if action.held and not deals_damage(draft.table, action):
        # rule: skirmish/simultaneous
        draft.push(step)
        draft.happen(e.DamageHeld(action.id, ()))
        land(draft, action.held)
        return
    if why_fizzled(draft.table, action) is not None:
        draft.push(Finish(action.id, fizzled=True))
        return
    draft.push(Finish(action.id))
    if action.what == "move":
        _move(draft, action)
    elif action.what == "attack":
        deliver(draft, action, hits_of_attack(draft.table, action))
    elif action.what == "dodge":
        draft.happen(e.ShotDodged(action.actor, action.answers))
    elif action.what == "tear":
        draft.happen(ce.CardDiscarded(action.source))
    elif action.what in ("card", "power"):
        draft.push(Carry(action.id, 0))


def why_fizzled(table: Table, action: Action) -> Refusal | None:
    """Return why an announced action can no longer be done, or None."""
    actor = table.creatures.get(action.actor)
    if action.what == "tap":
        return None
    if actor is None:
        return Refusal("actor_gone", "skirmish/fizzling", "Its creature is gone.", (action.actor,))
    if action.what == "move" and action.cell is not None:
        if action.cell in reach_by_speed(table, actor).costs:
            return None
        return why_not_by_speed(table, actor, action.cell)
    if action.what == "tear" and action.source not in actor.attached:
        return Refusal("card_gone", "skirmish/fizzling", "That card is gone.", (action.source,))
    if action.what == "dodge" and action_by_id(table, action.answers) is None:
        return Refusal("shot_gone", "skirmish/fizzling", "The shot is over.", (action.answers,))
    if action.what == "attack" and action.strike is not None:
        return _why_no_target_left([why_no_strike(table, actor, t, action.strike) for t in _living(table, action)])
    if leading(effects_of(table, action)) > 0:
        return None  # It gains block first, whatever has become of the target.
    effect = leading_effect(table, action)
    if isinstance(effect, Blast) and action.cell is not None:
        return why_no_middle(table, actor, effect, action.cell)
    if isinstance(effect, Prevent) and effect.scope == "attack":
        return None  # The attack that it answers is still to resolve below it; a retreat may shift in any case.
    if effect is not None and action.targets:
        return _why_no_target_left([why_no_target(table, actor, effect, t) for t in _living(table, action)])
    return None


_NO_TARGET_LEFT = Refusal("target_gone", "skirmish/fizzling", "Its target is gone.")


def _why_no_target_left(reasons: list[Refusal | None]) -> Refusal | None:
    """Return why an action fizzles: it does only when none of its targets is legal any more."""
    if not reasons:
        return _NO_TARGET_LEFT
    return reasons[0] if all(reasons) else None


def _living(table: Table, action: Action) -> list[Creature]:
    return [table.creatures[target] for target in action.targets if target in table.creatures]


def _move(draft: Draft[Table, Step], action: Action) -> None:
    """Move the creature by its speed, which a move in its own activation uses up."""
    # rule: skirmish/activation
    assert action.cell is not None
    creature = draft.table.creatures[action.actor]
    found = reach_by_speed(draft.table, creature)
    draft.happen(e.CreatureMoved(creature.id, found.path(action.cell), "move", cost=found.costs[action.cell]))


def take_carry(draft: Draft[Table, Step], step: Carry) -> None:
    """Do one effect and queue the next. Effects that need the acting creature are skipped once it is gone."""
    # rule: skirmish/fizzling
    action = action_by_id(draft.table, step.action)
    effects = effects_of(draft.table, action) if action is not None else ()
    if action is None or step.index >= len(effects):
        return
    draft.push(Carry(step.action, step.index + 1))
    row = ROWS[type(effects[step.index])]
    if action.actor in draft.table.creatures or not row.needs_actor:
        row.carry(draft, action, step.index)


def take_finish(draft: Draft[Table, Step], step: Finish) -> None:
    """Land what is still held, discard the card, and take the action off the stack."""
    action = action_by_id(draft.table, step.action)
    if action is None:
        return
    deliver(draft, action, ())
    action = action_by_id(draft.table, step.action) or action
    together: list[Event] = []
    if action.card:
        together.append(ce.CardDiscarded(action.card))
    draft.happen(*together, ce.ActionDone(action.id, step.fizzled))


STEPS: dict[type[Step], Chapter] = {
    Resolve: Chapter(take_resolve),
    Carry: Chapter(take_carry),
    Finish: Chapter(take_finish),
}
