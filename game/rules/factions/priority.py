"""Priority: events after which the players may add to the stack, and how the stack resolves."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Pass
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.playing import announce, can_respond, plays, why_no_play
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.commands import ChooseTrigger
from game.rules.factions.state.steps import CheckFallen, Priority, QueueTriggers, Resolve
from game.rules.factions.state.table import Entry, Table
from game.rules.factions.windows import window_for

_Draft = Draft[Table, Step]

#: Events that players who want fewer questions are still asked about, beside everything that is put on the stack.
KEY_EVENTS = frozenset(("attack", "hit", "missed", "destroyed", "razed", "build_over", "combat"))


def take_priority(draft: _Draft, step: Priority) -> None:
    """Ask the player who can add something; once both have passed, the topmost effect resolves."""
    # rule: factions/priority
    table = draft.table
    stacked = len(table.stack) > step.base
    if step.event == "stacked" and not stacked:
        return
    asked, passes = step.asked, step.passes
    # rule: factions/windows
    if table.windows == "key" and not stacked and step.event not in KEY_EVENTS:
        return
    while passes < 2:
        if table.windows == "always" or can_respond(table, step, asked):
            about = (table.stack[-1].id,) if stacked else step.about
            asking = replace(step, asked=asked, passes=passes)
            draft.ask(asking, asked, "respond", f"respond_{step.event}", about)
            return
        # The same as if it had been asked and passed, so that the other does not learn whether it was able.
        draft.happen(ev.Passed(asked))
        asked, passes = 1 - asked, passes + 1
    if stacked:
        event = "resolved" if step.event == "stacked" else step.event
        again = replace(step, event=event, asked=table.turn.seat, passes=0)
        draft.push(Resolve(table.stack[-1].id), CheckFallen(), again)


def answer_priority(draft: _Draft, step: Priority, command: Command) -> None:
    """Pass, or add to the stack."""
    if isinstance(command, Pass):
        draft.happen(ev.Passed(step.asked))
        draft.push(replace(step, asked=1 - step.asked, passes=step.passes + 1))
    else:
        draft.push(announce(step, step.asked, command), replace(step, asked=1 - step.asked, passes=0))


# Triggers


def next_triggers(table: Table, step: QueueTriggers) -> tuple[Entry, ...]:
    """Return the triggers of which the next one is: the turn player's first."""
    # rule: factions/triggers
    mine = tuple(entry for entry in step.entries if entry.seat == table.turn.seat)
    return mine or step.entries


def take_queue(draft: _Draft, step: QueueTriggers) -> None:
    """Put the next trigger on the stack; its owner chooses among several."""
    waiting = next_triggers(draft.table, step)
    if len(waiting) > 1:
        draft.ask(step, waiting[0].seat, "order", "next_trigger", tuple(entry.unit for entry in waiting))
    elif waiting:
        _stack(draft, step, waiting[0])


def trigger_choice(entry: Entry) -> ChooseTrigger:
    """Return the answer that puts a waiting trigger on the stack."""
    return ChooseTrigger(entry.unit, entry.word, entry.zone)


def why_no_trigger(table: Table, step: QueueTriggers, command: Command) -> Refusal | None:
    """Return why the question for the next trigger cannot be answered like this, or None."""
    if any(trigger_choice(entry) == command for entry in next_triggers(table, step)):
        return None
    return Refusal("not_an_answer", "factions/triggers", "One of your waiting triggers is wanted.")


def answer_queue(draft: _Draft, step: QueueTriggers, command: Command) -> None:
    """Move the trigger that was picked to the front."""
    waiting = next_triggers(draft.table, step)
    _stack(draft, step, next(entry for entry in waiting if trigger_choice(entry) == command))


def _stack(draft: _Draft, step: QueueTriggers, chosen: Entry) -> None:
    rest = tuple(entry for entry in step.entries if entry.id != chosen.id)
    window = window_for(draft.table, chosen.seat)
    draft.happen(cev.EntryAdded(chosen))
    draft.push(window, QueueTriggers(rest))


def _why_no_response(table: Table, step: s.Priority, command: Command) -> Refusal | None:
    # rule: factions/priority
    return None if isinstance(command, Pass) else why_no_play(table, step, step.asked, command)


STEPS: dict[type[Step], Chapter] = {
    s.Priority: Chapter(
        take_priority,
        lambda table, step: (Pass(), *plays(table, step, step.asked)),
        _why_no_response,
        answer_priority,
        doubtful=(),
    ),
    s.QueueTriggers: Chapter(
        take_queue,
        lambda table, step: tuple(trigger_choice(entry) for entry in step.entries),
        why_no_trigger,
        answer_queue,
    ),
}
