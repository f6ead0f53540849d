"""Triggers: what has triggered waits for the next state check, and then goes on the chain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes.cards.effects import When
from game.rules.heroes.links import aim_of
from game.rules.heroes.state import steps
from game.rules.heroes.state.commands import ChooseTarget, ChooseTrigger
from game.rules.heroes.state.steps import AimTrigger, QueueTriggers
from game.rules.heroes.state.table import Link, Permanent, Table, party
from game.rules.heroes.stats import triggers_of
from game.rules.heroes.targets import fits, possible_targets

_Draft = Draft[Table, Step]


def note(draft: _Draft, when: When, permanents: Iterable[Permanent], amount: int = 0, weapon: int = 0) -> None:
    """Let what of these in play triggers by something that has happened wait."""
    # rule: heroes/triggers
    for permanent in permanents:
        for index, trigger in enumerate(triggers_of(draft.table, permanent)):
            if trigger.when == when:
                link = Link(
                    id=draft.new_id(),
                    seat=permanent.seat,
                    what="trigger",
                    key=permanent.key,
                    source=permanent.id,
                    index=index,
                    host=permanent.host,
                    amount=amount,
                    weapon=weapon,
                )
                draft.happen(cev.TriggerNoted(link))


def note_party(draft: _Draft, when: When, seat: int) -> None:
    """Let the triggers of a seat's party that something has set off wait."""
    note(draft, when, party(draft.table, seat))


# Going on the chain


def next_triggers(table: Table) -> tuple[Link, ...]:
    """Return the waiting triggers of which the next one is: the turn player's first, so that they resolve last."""
    # rule: heroes/trigger_order
    mine = tuple(link for link in table.waiting if link.seat == table.turn.seat)
    return mine or table.waiting


def take_queue(draft: _Draft, step: QueueTriggers) -> None:
    """Put the next trigger on the chain; its player chooses among several."""
    waiting = next_triggers(draft.table)
    if len(waiting) > 1:
        draft.ask(step, waiting[0].seat, "order", "next_trigger", tuple(link.source for link in waiting))
    elif waiting:
        draft.push(AimTrigger(waiting[0]), step)


def why_no_trigger(table: Table, step: QueueTriggers, command: Command) -> Refusal | None:
    """Return why the question for the next trigger cannot be answered like this, or None."""
    # rule: heroes/trigger_order
    if isinstance(command, ChooseTrigger) and any(link.id == command.trigger for link in next_triggers(table)):
        return None
    return Refusal("not_an_answer", "heroes/trigger_order", "One of your waiting triggers is wanted.")


def answer_queue(draft: _Draft, step: QueueTriggers, command: ChooseTrigger) -> None:
    """Move the trigger that was picked to the front."""
    chosen = next(link for link in draft.table.waiting if link.id == command.trigger)
    draft.push(AimTrigger(chosen), step)


def take_aim(draft: _Draft, step: AimTrigger) -> None:
    """Ask for the trigger's target; without one that is legal it vanishes."""
    # rule: heroes/triggers
    aim = aim_of(step.link)
    if aim is None:
        draft.happen(cev.LinkAdded(step.link))
        return
    possible = possible_targets(draft.table, step.link.seat, aim)
    if possible:
        draft.ask(step, step.link.seat, "pick", "trigger_target", (step.link.source,))
    else:
        draft.happen(cev.TriggerVanished(step.link.id))


def aim_choices(table: Table, step: AimTrigger) -> Iterator[Command]:
    """Yield the targets that a trigger may have."""
    aim = aim_of(step.link)
    assert aim is not None
    return (ChooseTarget(target) for target in possible_targets(table, step.link.seat, aim))


def why_no_aim(table: Table, step: AimTrigger, command: Command) -> Refusal | None:
    """Return why a trigger cannot have that target, or None."""
    aim = aim_of(step.link)
    if isinstance(command, ChooseTarget) and aim is not None and fits(table, step.link.seat, aim, command.target):
        return None
    return Refusal("no_target", "heroes/targets", "That is not a target of the trigger.")


#: The steps of this chapter.
STEPS = {
    steps.QueueTriggers: Chapter(
        take_queue,
        lambda table, step: (ChooseTrigger(link.id) for link in next_triggers(table)),
        why_no_trigger,
        answer_queue,
        (),
    ),
    steps.AimTrigger: Chapter(
        take_aim,
        aim_choices,
        why_no_aim,
        lambda draft, step, command: draft.happen(cev.LinkAdded(replace(step.link, targets=(command.target,)))),
        (),
    ),
}
