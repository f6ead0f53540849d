"""The state check before every priority: what is destroyed, who is out, what there is too much of, what triggered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Outcome, Step
from game.core.steps import Draft
from game.rules.heroes import events as ev
from game.rules.heroes.events import PermanentLeft, Removal
from game.rules.heroes.state import steps
from game.rules.heroes.state.commands import Choose
from game.rules.heroes.state.steps import QueueTriggers, Repair
from game.rules.heroes.state.table import Permanent, Table, attachments_on, hero_of, in_play, while_there
from game.rules.heroes.stats import fatally_damaged, health_left
from game.rules.heroes.targets import fits
from game.rules.heroes.triggers import note

_Draft = Draft[Table, Step]


def settle(draft: _Draft, step: Step) -> bool:
    """Check the state before ``step`` gives priority. Return whether to take it again, or the match is over."""
    # rule: heroes/state_check
    table = draft.table
    one, other = table.players
    if not (table.waiting or one.decked or other.decked) and _is_in_order(table):
        return False
    check(draft)
    if draft.outcome is not None:
        return True
    for seat in (draft.table.turn.seat, 1 - draft.table.turn.seat):
        offending = too_many(draft.table, seat)
        if offending:
            draft.push(Repair(seat, offending), step)
            return True
    if draft.table.waiting:
        draft.push(QueueTriggers(), step)
        return True
    return False


def check(draft: _Draft) -> None:
    """Destroy what has fatal damage, and attachments without a fitting host; end the match if somebody is out."""
    # rule: heroes/state_check
    while True:
        out = losers(draft.table)
        if out:
            finish(draft, "defeated", out)
            return
        fatal = [one for one in fatally_damaged(draft.table) if one.record.type == "Ally"]
        doomed = (*fatal, *[draft.table.permanents[number] for number in _unfit(draft.table)])
        if not doomed:
            return
        leave(draft, "destroyed", {one.id: _why_doomed(draft, one) for one in doomed})


@in_play
def _is_in_order(table: Table) -> bool:
    """Return whether there is nothing in play to destroy, and not too much of anything."""
    return not (fatally_damaged(table) or _unfit(table) or too_many(table, 0) or too_many(table, 1))


def _why_doomed(draft: _Draft, permanent: Permanent) -> Removal:
    """Return why the state check destroys something: the last damage that it was dealt since the answer, if it was."""
    if permanent.record.type != "Ally":
        host = draft.table.permanents.get(permanent.host)
        return Removal("unfit", host.key if host is not None else "")
    for event, before in draft.since_answer():
        if isinstance(event, ev.DamageDealt) and event.target == permanent.id:
            if event.by:
                return Removal("effect", event.by)
            source, weapon = (before.permanents.get(number) for number in (event.source, event.weapon))
            return Removal("combat", source.key if source else "", weapon.key if weapon else "")
    return Removal("damage")


def losers(table: Table) -> tuple[int, ...]:
    """Return the seats that are out: a hero with fatal damage, or a draw from an empty deck."""
    # rule: heroes/out
    fallen = [one.id for one in fatally_damaged(table)]
    return tuple([player.seat for player in table.players if player.decked or player.hero in fallen])


@while_there
def _unfit(table: Table) -> tuple[int, ...]:
    """Return what is attached to something that it may not be attached to."""
    # rule: heroes/attachments
    attached = [(one, one.record.attaches) for one in table.permanents.values()]
    return tuple([one.id for one, aim in attached if aim is not None and not fits(table, one.seat, aim, one.host)])


def finish(draft: _Draft, why: str, out: tuple[int, ...]) -> None:
    """End the match: the other seat has won, or it is a draw. The score is the health that is left."""
    # rule: heroes/out
    finish_for(draft, why, tuple(seat for seat in (0, 1) if out and seat not in out), out)


def finish_for(draft: _Draft, why: str, winners: tuple[int, ...], out: tuple[int, ...] = ()) -> None:
    """End the match for the seats that have won by it; those that are ``out`` are told."""
    table = draft.table
    draft.happen(ev.MatchEnded(why, out))
    draft.end(Outcome(why, winners, tuple(health_left(table, hero_of(table, seat).id) for seat in (0, 1))))


def destroy(draft: _Draft, cause: Removal, *destroyed: Permanent) -> None:
    """Destroy these together for one cause; what is attached to them goes to its owners' graveyards."""
    # rule: heroes/destroying
    leave(draft, "destroyed", {permanent.id: cause for permanent in destroyed})


def leave(draft: _Draft, why: Literal["destroyed", "returned"], causes: Mapping[int, Removal]) -> None:
    """Take these out of play together, with what is attached to them. ``causes``: what removes each, by number."""
    table = draft.table
    leaving = [table.permanents[number] for number in causes]
    fallen: list[PermanentLeft] = []
    for permanent in leaving:
        owner = table.cards[permanent.card].owner if permanent.card else permanent.seat
        kept = permanent.card if why == "returned" else 0
        fallen.append(PermanentLeft(permanent.id, why, kept, owner, causes[permanent.id]))
    for permanent in leaving:
        for attached in attachments_on(table, permanent.id):
            if attached.id not in causes:
                cause = causes[permanent.id]
                fallen.append(PermanentLeft(attached.id, "host", 0, attached.seat, cause, permanent.key))
    if why == "destroyed":
        # What is destroyed looks back at how it was: an ally without powers triggers nothing.
        note(draft, "destroyed", leaving)
    draft.happen(*fallen)


# What there is too much of


@while_there
def too_many(table: Table, seat: int) -> tuple[int, ...]:
    """Return what a seat has more of in play than it may, or nothing: cards of which one must be destroyed."""
    # rule: heroes/slots
    alike: dict[str, list[int]] = {}
    hands: dict[bool, list[int]] = {}
    for one in [one for one in table.permanents.values() if one.seat == seat]:
        record = one.record
        if record.unique:
            alike.setdefault(record.name, []).append(one.id)
        if record.slot:
            alike.setdefault(record.slot, []).append(one.id)
        if record.two_handed or record.slot == "Off-Hand":
            hands.setdefault(record.two_handed, []).append(one.id)
    for kind, numbers in alike.items():
        record = table.permanents[numbers[0]].record
        if len(numbers) > (record.slot_limit if kind == record.slot else 1):
            return tuple(numbers)
    return (*hands[True], *hands[False]) if len(hands) > 1 else ()


def why_not_repaired(table: Table, step: Repair, command: Command) -> Refusal | None:
    """Return why that cannot be destroyed for there being too many, or None."""
    # rule: heroes/slots
    if isinstance(command, Choose) and command.permanent in step.permanents:
        return None
    return Refusal("not_an_answer", "heroes/slots", "Choose one of those over the limit to destroy.", step.permanents)


#: The steps of this chapter.
STEPS = {
    steps.Repair: Chapter(
        lambda draft, step: draft.ask(step, step.seat, "pick", "too_many", step.permanents),
        lambda table, step: (Choose(number) for number in step.permanents),
        why_not_repaired,
        lambda draft, step, command: destroy(draft, Removal("too many"), draft.table.permanents[command.permanent]),
        (),
    )
}
