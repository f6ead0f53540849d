"""Announcing an action: choose its targets, gather assistants, tap, and open the window for responses.

An action is announced, may be answered, and then resolves; the last one announced resolves first.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Agree, Command, Decline
from game.core.events import Event
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.cards.effects import Blast, Effect, Melee, Prevent
from game.rules.skirmish.choices import possible_middles, possible_targets, targets_wanted, why_no_middle, why_no_target
from game.rules.skirmish.levels import can_suffice, helpers_wanted, levels_missing, why_no_assist
from game.rules.skirmish.stack import card_record, leading_effect, sources_against
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Action, Creature, Table
from game.rules.skirmish.stats import level_of

_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", ELSE_ASKED)

_Draft = Draft[Table, Step]
NO_CREATURE = Refusal("no_creature", "skirmish/targets", "There is no such creature.")


class Announce(Step, frozen=True):
    """An action that is being announced; missing choices are asked for. ``taps``: the actor taps for it. ``asked`` is
    an ally's creature whose controller must agree to let it assist."""

    action: Action
    taps: bool = True
    helpers: tuple[int, ...] = ()
    asked: int = 0

    @property
    def hidden_cards(self) -> tuple[int, ...]:
        """Return the card from the hand: it is shown when the action is announced, and not before."""
        return (self.action.card,) if self.action.card else ()


class Window(Step, frozen=True):
    """Opponents may answer an announced action until all of them pass in a row; ``asked`` is the seat being asked."""

    action: int
    asked: int = -1
    passed: tuple[int, ...] = ()


class Resolve(Step, frozen=True):
    """An announced action takes effect, unless it has become illegal."""

    action: int


def new_action(draft: Draft[Table, Step], seat: int, actor: int, what: str, **more: object) -> Action:
    """Return an action with a new number; ``what`` as in ``Action``."""
    key = draft.table.creatures[actor].key
    return Action(draft.new_id(), seat, actor, key, what, **more)  # type: ignore[arg-type]


def need_of(table: Table, step: Announce) -> str:
    """Return what must still be chosen: "target" (while there is one), "area", "source", "assist", "consent" or ""."""
    if step.asked:
        return "consent"
    action = step.action
    if action.what not in ("card", "power"):
        return ""  # The target was part of the answer.
    effect = leading_effect(table, action)
    if len(action.targets) < targets_wanted(effect) and announce_targets(table, step):
        return "target"
    if isinstance(effect, Blast) and action.cell is None:
        return "area"
    if isinstance(effect, Prevent) and not action.source:
        return "source"
    return "assist" if helpers_wanted(table, action, step.helpers) else ""


def take_announce(draft: Draft[Table, Step], step: Announce) -> None:
    """Ask for what is missing, or announce."""
    table = draft.table
    action = step.action
    actor = table.creatures[action.actor]
    step = with_given_targets(table, step)
    need = need_of(table, step)
    if need == "consent":
        ally = table.creatures[step.asked]
        draft.ask(step, ally.seat, "respond", "may_assist", (ally.id, actor.id))
    elif need == "area":
        draft.ask(step, action.seat, "space", "area", (actor.id,))
    elif need == "assist" and not is_enough(table, step):
        return  # Those who could have helped will not: the card stays in the hand.
    elif need:
        draft.ask(step, action.seat, "pick", need, (actor.id,))
    else:
        tapped = ((action.actor,) if step.taps else ()) + step.helpers
        declare(draft, replace(step.action, tapped=tapped) if tapped else step.action, action.what)


def with_given_targets(table: Table, step: Announce) -> Announce:
    """Return the announcement with the targets that need no choice: the actor itself, or everybody in reach."""
    action = step.action
    if action.targets or action.what not in ("card", "power"):
        return step
    effect = leading_effect(table, action)
    actor = table.creatures[action.actor]
    if isinstance(effect, Prevent) and effect.scope == "attack":
        return replace(step, action=replace(action, targets=(actor.id,)))
    if isinstance(effect, Melee) and effect.targets == "each":
        everyone = tuple(target.id for target in possible_targets(table, actor, effect))
        return replace(step, action=replace(action, targets=everyone))
    return step


def declare(draft: Draft[Table, Step], action: Action, why: str) -> None:
    """Tap who must tap for the reason ``why``, put the action on the stack, and open its window."""
    # rule: skirmish/responses
    together: list[Event] = []
    if action.tapped:
        together.append(e.CreaturesTapped(action.tapped, why))
    together.append(ce.ActionDeclared(action))
    draft.happen(*together)
    # The last announced resolves first: it goes above what was announced before, below the windows still open.
    windows: list[Step] = []
    while draft.agenda and isinstance(draft.agenda[-1], Window):
        windows.append(draft.agenda.pop())
    draft.push(Resolve(action.id))
    draft.agenda.extend(reversed(windows))
    draft.push(Window(action.id))


def announce_targets(table: Table, step: Announce) -> tuple[Creature, ...]:
    """Return the creatures that may be chosen as the next target."""
    effect = leading_effect(table, step.action)
    actor = table.creatures[step.action.actor]
    if effect is None:
        return ()
    possible = possible_targets(table, actor, effect)
    return tuple(target for target in possible if _why_not_chosen(table, step, target) is None)


def why_not_next_target(table: Table, step: Announce, effect: Effect, target: Creature) -> Refusal | None:
    """Return why a creature cannot be the next target of the action being announced."""
    refusal = why_no_target(table, table.creatures[step.action.actor], effect, target)
    return _why_not_chosen(table, step, target) if refusal is None or target.id in step.action.targets else refusal


def _why_not_chosen(table: Table, step: Announce, target: Creature) -> Refusal | None:
    """Return why one of the effect's possible targets cannot be the next one, or None."""
    action = step.action
    if target.id in action.targets:
        return Refusal("chosen_already", "skirmish/targets", "That target is chosen already.", (target.id,))
    actor = table.creatures[action.actor]
    if action.what == "card" and not can_suffice(table, action.card, actor, (target.id,)):
        return Refusal("level", "skirmish/assisting", "Nobody there could assist enough.", (target.id,))
    return None


def assistants(table: Table, step: Announce) -> tuple[Creature, ...]:
    """Return the creatures that may be asked to assist next."""
    return tuple(creature for creature in table.creatures.values() if why_not_assist(table, step, creature) is None)


def why_not_assist(table: Table, step: Announce, helper: Creature) -> Refusal | None:
    """Return why a creature cannot be the next to assist."""
    if helper.id in step.helpers:
        return Refusal("chosen_already", "skirmish/assisting", "That creature assists already.", (helper.id,))
    actor = table.creatures[step.action.actor]
    return why_no_assist(table, step.action.card, actor, helper, step.action.targets)


def is_enough(table: Table, step: Announce) -> bool:
    """Return whether the creatures that may still assist can make up the missing levels."""
    card = card_record(table, step.action.card)
    missing = levels_missing(table, card, table.creatures[step.action.actor], step.helpers)
    return sum(level_of(table, helper) for helper in assistants(table, step)) >= missing


def why_not_middle(table: Table, step: Announce, cell: tuple[int, int]) -> Refusal | None:
    """Return why a square cannot be the middle of the area being announced."""
    effect = leading_effect(table, step.action)
    if not isinstance(effect, Blast):
        return Refusal("no_area", "skirmish/areas", "No square is asked for.")
    return why_no_middle(table, table.creatures[step.action.actor], effect, cell)


def possible_sources(table: Table, step: Announce) -> tuple[Action, ...]:
    """Return the announced actions whose damage may be prevented."""
    effect = leading_effect(table, step.action)
    attacks_only = isinstance(effect, Prevent) and effect.scope == "attack"
    return sources_against(table, step.action.targets[0], attacks_only=attacks_only)


def choose_helper(draft: Draft[Table, Step], step: Announce, creature: int) -> None:
    """Let a creature assist; an ally's controller is asked first."""
    # rule: skirmish/assisting
    if draft.table.creatures[creature].seat != step.action.seat:
        draft.push(replace(step, asked=creature))
    else:
        draft.push(replace(step, helpers=(*step.helpers, creature)))


def consent(draft: Draft[Table, Step], step: Announce, *, given: bool) -> None:
    """Settle whether an ally's creature assists."""
    if given:
        draft.push(replace(step, helpers=(*step.helpers, step.asked), asked=0))
    else:
        draft.happen(ce.AssistDeclined(step.action.seat, step.asked, step.action.card))
        draft.push(replace(step, asked=0))


def _announce_choices(table: Table, step: Announce) -> Iterator[Command]:
    need = need_of(table, step)
    if need == "target":
        yield from (c.ChooseCreature(creature.id) for creature in announce_targets(table, step))
    elif need == "area":
        effect = leading_effect(table, step.action)
        if isinstance(effect, Blast):
            actor = table.creatures[step.action.actor]
            yield from (c.ChooseCell(cell) for cell in possible_middles(table, actor, effect))
    elif need == "source":
        yield from (c.ChooseSource(action.id) for action in possible_sources(table, step))
    elif need == "assist":
        yield from (c.ChooseCreature(creature.id) for creature in assistants(table, step))
    elif need == "consent":
        yield from (Agree(), Decline())


def _why_not_announced(table: Table, step: Announce, command: Command) -> Refusal | None:
    need = need_of(table, step)
    if need == "consent":
        return None if isinstance(command, Agree | Decline) else _NOT_AN_ANSWER
    if need == "area" and isinstance(command, c.ChooseCell):
        return why_not_middle(table, step, command.cell)
    if need == "source" and isinstance(command, c.ChooseSource):
        if any(command.action == action.id for action in possible_sources(table, step)):
            return None
        return Refusal("no_source", "skirmish/prevent", "That is not about to damage it.", (command.action,))
    if need in ("target", "assist") and isinstance(command, c.ChooseCreature):
        creature = table.creatures.get(command.creature)
        if creature is None:
            return NO_CREATURE
        if need == "assist":
            return why_not_assist(table, step, creature)
        effect = leading_effect(table, step.action)
        assert effect is not None
        return why_not_next_target(table, step, effect, creature)
    return _NOT_AN_ANSWER


def _answer_announce(draft: _Draft, step: Announce, command: Command) -> None:
    """Make a choice of the action being announced."""
    if step.asked:
        consent(draft, step, given=isinstance(command, Agree))
    elif isinstance(command, c.ChooseCell):
        draft.push(replace(step, action=replace(step.action, cell=command.cell)))
    elif isinstance(command, c.ChooseSource):
        draft.push(replace(step, action=replace(step.action, source=command.action)))
    elif isinstance(command, c.ChooseCreature):
        if need_of(draft.table, step) == "assist":
            choose_helper(draft, step, command.creature)
        else:
            action = replace(step.action, targets=(*step.action.targets, command.creature))
            draft.push(replace(step, action=action))


STEPS: dict[type[Step], Chapter] = {
    Announce: Chapter(take_announce, _announce_choices, _why_not_announced, _answer_announce, doubtful=())
}
