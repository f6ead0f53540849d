"""Carrying out what was announced: resolving actions, effect by effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.core.commands import Command
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.geometry.squares import Cell, adjacent
from game.rules.skirmish import events as e
from game.rules.skirmish.announcing import Announce, Resolve, new_action
from game.rules.skirmish.attacks import why_no_strike
from game.rules.skirmish.choices import possible_targets, why_no_middle, why_no_target
from game.rules.skirmish.commands import ChooseCell, Done
from game.rules.skirmish.damage import deliver, draw_actions
from game.rules.skirmish.effects import (
    SPEED,
    Attach,
    Blast,
    Deal,
    Draw,
    Effect,
    GainBlock,
    Heal,
    Melee,
    Move,
    Prevent,
    Ranged,
    Shift,
    Slide,
    Surround,
    TapAdjacent,
    Teleport,
)
from game.rules.skirmish.movement import (
    allowance,
    reach_of,
    teleport_squares,
    why_no_teleport,
    why_not_to,
)
from game.rules.skirmish.stack import blast_catches, effects_of, leading, leading_effect, strike_of_effect
from game.rules.skirmish.stats import are_adjacent, card_of, is_rooted, name_of, size_of
from game.rules.skirmish.table import Action, Creature, Hit, Table, action_by_id


class Carry(Step, frozen=True):
    """An announced card or power does its effect number ``index``."""

    action: int
    index: int


class Relocate(Step, frozen=True):
    """A creature is about to be moved by an effect; ``seat`` chooses where. ``beside`` is a creature that the move must
    end adjacent to, 0 for none."""

    seat: int
    creature: int
    manner: Literal["move", "shift", "slide", "teleport"]
    squares: int
    beside: int = 0


class FurtherAttack(Step, frozen=True):
    """A card or power makes an attack whose target is chosen only now; the attack has a window of its own."""

    action: int
    index: int


class Finish(Step, frozen=True):
    """An action is done: its card is discarded and it leaves the stack."""

    action: int
    fizzled: bool = False


def take_resolve(draft: Draft[Table, Step], step: Resolve) -> None:
    """The action takes effect, or nothing does when it has become illegal meanwhile."""
    # rule: skirmish/fizzling
    action = action_by_id(draft.table, step.action)
    if action is None:
        return
    if why_fizzled(draft.table, action) is not None:
        draft.push(Finish(action.id, fizzled=True))
        return
    draft.push(Finish(action.id))
    if action.what == "move":
        _move(draft, action)
    elif action.what == "attack":
        deliver(draft, action, _hits(draft.table, action, action.targets))
    elif action.what == "dodge":
        draft.happen(e.ShotDodged(action.actor, action.answers))
    elif action.what == "tear":
        draft.happen(e.CardDiscarded(action.source))
    else:
        draft.push(Carry(action.id, 0))


def why_fizzled(table: Table, action: Action) -> Refusal | None:
    """Why an announced action can no longer be done, or None."""
    actor = table.creatures.get(action.actor)
    if actor is None:
        return Refusal("actor_gone", "skirmish/fizzling", "Its creature is gone.", (action.actor,))
    if action.what == "move" and action.cell is not None:
        return why_not_to(table, actor, action.cell, "move", allowance(table, actor))
    if action.what == "tear" and action.source not in actor.attached:
        return Refusal("card_gone", "skirmish/fizzling", "That card is gone.", (action.source,))
    if action.what == "dodge" and action_by_id(table, action.answers) is None:
        return Refusal("shot_gone", "skirmish/fizzling", "The shot is over.", (action.answers,))
    if action.what == "attack" and action.strike is not None:
        return _why_all_gone([why_no_strike(table, actor, t, action.strike) for t in _living(table, action)])
    effect = leading_effect(table, action)
    if isinstance(effect, Blast) and action.cell is not None:
        return why_no_middle(table, actor, effect, action.cell)
    if isinstance(effect, Prevent):
        return None if action_by_id(table, action.source) else _GONE
    if effect is not None and action.targets:
        return _why_all_gone([why_no_target(table, actor, effect, t) for t in _living(table, action)])
    return None


_GONE = Refusal("target_gone", "skirmish/fizzling", "Its target is gone.")


def _why_all_gone(reasons: list[Refusal | None]) -> Refusal | None:
    """An action is done as long as one of its targets is still right."""
    if not reasons:
        return _GONE
    return reasons[0] if all(reasons) else None


def _living(table: Table, action: Action) -> list[Creature]:
    return [table.creatures[target] for target in action.targets if target in table.creatures]


def _move(draft: Draft[Table, Step], action: Action) -> None:
    """A move in the creature's own activation uses up its speed."""
    # rule: skirmish/activation
    assert action.cell is not None
    creature = draft.table.creatures[action.actor]
    left = allowance(draft.table, creature)
    found = reach_of(draft.table, creature, "move", left)
    draft.happen(
        e.CreatureMoved(creature.id, found.path(action.cell), "move", cost=min(left, found.costs[action.cell]))
    )


def take_carry(draft: Draft[Table, Step], step: Carry) -> None:
    """Do one effect, and the next after it."""
    action = action_by_id(draft.table, step.action)
    if action is None or action.actor not in draft.table.creatures:
        return  # Nobody is left to go on with it.
    effects = effects_of(draft.table, action)
    if step.index >= len(effects):
        return
    draft.push(Carry(step.action, step.index + 1))
    effect = effects[step.index]
    if isinstance(effect, Melee | Ranged):
        if step.index == leading(effects):
            deliver(draft, action, _hits(draft.table, action, action.targets))
        else:
            draft.push(FurtherAttack(action.id, step.index))
    elif isinstance(effect, Deal | Blast | Surround):
        deliver(draft, action, _effect_hits(draft.table, action, effect))
    elif isinstance(effect, Shift | Move | Slide | Teleport):
        _relocate(draft, action, effect)
    else:
        _do_at_once(draft, action, effect)


def _hits(table: Table, action: Action, targets: tuple[int, ...]) -> tuple[Hit, ...]:
    """The hits of an attack on those of its targets that can still be attacked."""
    strike = action.strike if action.what == "attack" else strike_of_effect(leading_effect(table, action))
    attacker = table.creatures[action.actor]
    if strike is None:
        return ()
    return tuple(
        Hit(action.id, attacker.id, target, strike.bonus, strike.manner, strike.pierces)
        for target in targets
        if target in table.creatures
        and target not in action.dodged
        and why_no_strike(table, attacker, table.creatures[target], strike) is None
    )


def _effect_hits(table: Table, action: Action, effect: Deal | Blast | Surround) -> tuple[Hit, ...]:
    """The hits of damage that is no attack."""
    # rule: skirmish/dealing_damage
    actor = table.creatures[action.actor]
    caught: list[int] = []
    if isinstance(effect, Blast):
        assert action.cell is not None
        caught = [creature.id for creature in blast_catches(table, action.cell, effect.radius)]
    elif isinstance(effect, Surround):
        caught = [other.id for other in table.creatures.values() if are_adjacent(other, actor)]
    elif action.targets[0] in table.creatures:
        target = table.creatures[action.targets[0]]
        caught = [target.id]
        if effect.splash:
            caught += [other.id for other in table.creatures.values() if are_adjacent(other, target)]
    sure = isinstance(effect, Deal) and effect.sure
    return tuple(Hit(action.id, actor.id, number, effect.amount, "effect", sure=sure) for number in caught)


def _relocate(draft: Draft[Table, Step], action: Action, effect: Shift | Move | Slide | Teleport) -> None:
    """Somebody is moved by the effect, if it still can be."""
    table = draft.table
    actor = table.creatures[action.actor]
    if isinstance(effect, Slide):
        target = action.targets[0]
        if target in table.creatures and target not in action.dodged:
            draft.push(Relocate(action.seat, target, "slide", effect.squares))
        return
    if isinstance(effect, Teleport):
        draft.push(Relocate(action.seat, actor.id, "teleport", effect.squares))
        return
    squares = card_of(actor).speed if effect.squares == SPEED else effect.squares
    manner: Literal["move", "shift"] = "shift" if isinstance(effect, Shift) else "move"
    beside = 0
    if isinstance(effect, Move) and effect.beside_target:
        beside = action.targets[0]
        if beside not in table.creatures:
            return
    if not is_rooted(table, actor):
        draft.push(Relocate(action.seat, actor.id, manner, squares, beside))


def _do_at_once(draft: Draft[Table, Step], action: Action, effect: Effect) -> None:
    """Effects that need no further choice."""
    table = draft.table
    target = action.targets[0] if action.targets else 0
    if isinstance(effect, GainBlock):
        draft.happen(e.BlockGained(action.actor, effect.amount))
    elif isinstance(effect, Prevent):
        draft.happen(e.ShieldRaised(target, action.source))
    elif isinstance(effect, Heal) and target in table.creatures:
        healed = min(effect.amount, table.creatures[target].damage)
        if healed:
            draft.happen(e.CreatureHealed(target, healed))
    elif isinstance(effect, Draw):
        if action.dealt or not effect.if_dealt:
            draw_actions(draft, action.seat, effect.cards)
    elif isinstance(effect, TapAdjacent) and target in table.creatures and not table.creatures[target].tapped:
        draft.happen(e.CreaturesTapped((target,), "feint"))
    elif isinstance(effect, Attach):
        bearer = action.actor if effect.whom == "actor" else target
        if bearer in table.creatures and (effect.whom != "damaged" or bearer in action.dealt):
            draft.happen(e.CardAttached(action.card, bearer))


def take_further_attack(draft: Draft[Table, Step], step: FurtherAttack) -> None:
    """Choose the target of an attack in the middle of a card or power, if there is one to choose."""
    # rule: skirmish/further_attacks
    action = action_by_id(draft.table, step.action)
    if action is None or not further_targets(draft.table, step):
        return
    draft.ask(step, action.seat, "pick", "target", (action.actor,))


def further_targets(table: Table, step: FurtherAttack) -> tuple[Creature, ...]:
    """Creatures that the further attack may choose."""
    action = action_by_id(table, step.action)
    if action is None or action.actor not in table.creatures:
        return ()
    return possible_targets(table, table.creatures[action.actor], effects_of(table, action)[step.index])


def why_no_further(table: Table, step: FurtherAttack, target: Creature) -> Refusal | None:
    """Why a creature cannot be the target of the further attack, or None."""
    action = action_by_id(table, step.action)
    if action is None:
        return _GONE
    effect = effects_of(table, action)[step.index]
    return why_no_target(table, table.creatures[action.actor], effect, target)


def make_further_attack(draft: Draft[Table, Step], step: FurtherAttack, target: int) -> None:
    """Announce the further attack; nobody taps again for it."""
    action = action_by_id(draft.table, step.action)
    assert action is not None
    strike = strike_of_effect(effects_of(draft.table, action)[step.index])
    attack = new_action(draft, action.seat, action.actor, "attack", strike=strike, targets=(target,))
    draft.push(Announce(attack, taps=False))


def take_relocate(draft: Draft[Table, Step], step: Relocate) -> None:
    """Ask where to, if there is anywhere."""
    if step.creature not in draft.table.creatures:
        return
    if next(relocations(draft.table, step), None) is None:
        return
    draft.ask(step, step.seat, "space", f"{step.manner}_to", (step.creature,))


def relocations(table: Table, step: Relocate) -> Iterator[Command]:
    """Squares to which the creature may be taken."""
    creature = table.creatures[step.creature]
    if step.manner == "teleport":
        cells: Iterator[Cell] = iter(teleport_squares(table, creature, step.squares))
    else:
        cells = iter(reach_of(table, creature, step.manner, step.squares).costs)
    for cell in cells:
        if _why_not_beside(table, step, cell) is None:
            yield ChooseCell(cell)


def why_no_relocation(table: Table, step: Relocate, cell: Cell) -> Refusal | None:
    """Why the creature cannot be taken to a square, or None."""
    creature = table.creatures[step.creature]
    if step.manner == "teleport":
        refusal = why_no_teleport(table, creature, cell, step.squares)
    else:
        refusal = why_not_to(table, creature, cell, step.manner, step.squares)
    return refusal or _why_not_beside(table, step, cell)


def _why_not_beside(table: Table, step: Relocate, cell: Cell) -> Refusal | None:
    target = table.creatures.get(step.beside)
    creature = table.creatures[step.creature]
    if target is None or adjacent(cell, size_of(creature), target.cell, size_of(target)):
        return None
    text = f"The move must end beside {name_of(target)}."
    return Refusal("not_beside", "skirmish/moving", text, (target.id,), (cell,))


def relocate(draft: Draft[Table, Step], step: Relocate, command: Command) -> None:
    """Take the creature to the chosen square, or leave it where it is."""
    if isinstance(command, Done):
        return
    assert isinstance(command, ChooseCell)
    creature = draft.table.creatures[step.creature]
    path: tuple[Cell, ...] = (command.cell,)
    if step.manner != "teleport":
        path = reach_of(draft.table, creature, step.manner, step.squares).path(command.cell)
    draft.happen(e.CreatureMoved(creature.id, path, step.manner))


def take_finish(draft: Draft[Table, Step], step: Finish) -> None:
    """Land what is still held, discard the card, and take the action off the stack."""
    action = action_by_id(draft.table, step.action)
    if action is None:
        return
    deliver(draft, action, ())
    action = action_by_id(draft.table, step.action) or action
    together: list[Event] = []
    if action.card:
        together.append(e.CardDiscarded(action.card))
    draft.happen(*together, e.ActionDone(action.id, step.fizzled))
