"""Damage: what raises it, what prevents it and in which order, how it is dealt, and healing."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import events as ev
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.state import steps
from game.rules.heroes.state.commands import TakeDamage, UseArmor
from game.rules.heroes.state.steps import Dealing, Packet
from game.rules.heroes.state.table import Table, party
from game.rules.heroes.stats import prevented_each, raised_ability_damage, usable_armor
from game.rules.heroes.triggers import note

_Draft = Draft[Table, Step]


def raised(table: Table, packet: Packet) -> Packet:
    """Return the packet with what raises it: damage that a hero deals with an ability."""
    # rule: heroes/damage_order
    if not packet.by or record_of(packet.by).type != "Ability":
        return packet
    return replace(packet, amount=packet.amount + raised_ability_damage(table, packet.seat))


def deal(draft: _Draft, *packets: Packet) -> None:
    """Deal damage to all at once, after armor. What is 0 or less is no damage at all."""
    # rule: heroes/packets
    table = draft.table
    there = [raised(table, packet) for packet in packets if packet.amount > 0 and packet.target in table.permanents]
    # rule: heroes/armor
    there.sort(key=lambda packet: table.permanents[packet.target].seat != table.turn.seat)
    if there:
        draft.push(Dealing(tuple(there)))


def armor_for(table: Table, packet: Packet) -> tuple[int, ...]:
    """Return the armor that may be used against the packet: only against preventable damage to one's own hero."""
    # rule: heroes/armor
    target = table.permanents.get(packet.target)
    if target is None or target.record.type != "Hero" or not packet.preventable or packet.amount <= 0:
        return ()
    return tuple(armor.id for armor in usable_armor(table, target.seat))


def take_dealing(draft: _Draft, step: Dealing) -> None:
    """Ask for armor packet by packet; then deal."""
    table = draft.table
    for at in range(step.at, len(step.packets)):
        packet = step.packets[at]
        if armor_for(table, packet):
            seat = table.permanents[packet.target].seat
            draft.ask(replace(step, at=at), seat, "respond", "armor", (packet.target, packet.source))
            return
    _deal_at_once(draft, step.packets)


def armor_choices(table: Table, step: Dealing) -> Iterator[Command]:
    """Yield each armor, or none."""
    yield from (UseArmor(number) for number in armor_for(table, step.packets[step.at]))
    yield TakeDamage()


def why_no_armor(table: Table, step: Dealing, command: Command) -> Refusal | None:
    """Return why an armor cannot be used against the damage, or None."""
    # rule: heroes/armor
    if isinstance(command, TakeDamage):
        return None
    if isinstance(command, UseArmor):
        if command.armor in armor_for(table, step.packets[step.at]):
            return None
        text = "A ready armor of yours with a DEF of 1 or more is wanted."
        return Refusal("no_armor", "heroes/armor", text, (command.armor,))
    return Refusal("not_an_answer", "heroes/armor", "Use an armor, or take the damage.")


def answer_dealing(draft: _Draft, step: Dealing, command: Command) -> None:
    """Take an armor's DEF off the packet, or go on to the next packet without more armor."""
    if not isinstance(command, UseArmor):
        draft.push(replace(step, at=step.at + 1))
        return
    packet = step.packets[step.at]
    prevented = min(packet.amount, draft.table.permanents[command.armor].record.defense)
    draft.happen(ev.Exhausted((command.armor,), "armor"), ev.DamagePrevented(packet.target, prevented, command.armor))
    less = replace(packet, amount=packet.amount - prevented)
    draft.push(replace(step, packets=(*step.packets[: step.at], less, *step.packets[step.at + 1 :])))


class Prevented(msgspec.Struct, frozen=True):
    """What is left of a packet after prevention, and how it happens."""

    left: int
    events: tuple[ev.DamagePrevented, ...]


def prevent(table: Table, packet: Packet) -> Prevented:
    """Return what effects prevent of a packet: what takes off every damage, then shields, the oldest first."""
    # rule: heroes/damage_order
    if not packet.preventable:
        return Prevented(packet.amount, ())
    left, events = packet.amount, []
    each = min(left, prevented_each(table, packet.target))
    if each:
        events.append(ev.DamagePrevented(packet.target, each))
        left -= each
    for shield in table.shields:
        taken = min(left, shield.amount) if shield.on == packet.target else 0
        if taken:
            events.append(ev.DamagePrevented(packet.target, taken, shield=shield.id))
            left -= taken
    return Prevented(left, tuple(events))


def _deal_at_once(draft: _Draft, packets: tuple[Packet, ...]) -> None:
    """Prevent what is prevented, deal the rest together, and note what it triggers."""
    # rule: heroes/packets
    dealt = []
    for packet in packets:
        if packet.target not in draft.table.permanents:
            continue
        prevented = prevent(draft.table, packet)
        draft.happen(*prevented.events)
        if prevented.left > 0:
            dealt.append(replace(packet, amount=prevented.left))
    hit_before = draft.table.turn.hit
    draft.happen(
        *(
            ev.DamageDealt(one.source, one.target, one.amount, one.damage, not one.by, one.weapon, one.by)
            for one in dealt
        )
    )
    for packet in dealt:
        if not packet.by:
            _note_combat_damage(draft, packet, hit_before)


def _note_combat_damage(draft: _Draft, packet: Packet, hit_before: tuple[int, ...]) -> None:
    """Note what triggers by combat damage that was dealt."""
    table = draft.table
    if packet.source in table.permanents:
        note(draft, "combat damage", (table.permanents[packet.source],), packet.amount)
    if not packet.weapon:
        return
    if packet.weapon in table.permanents:
        note(draft, "weapon hit", (table.permanents[packet.weapon],), packet.amount, packet.weapon)
    if packet.seat not in hit_before:
        note(draft, "first weapon hit", party(draft.table, packet.seat), packet.amount, packet.weapon)


def heal(draft: _Draft, target: int, amount: int) -> None:
    """Remove damage from a character; what is too much is lost."""
    # rule: heroes/healing
    permanent = draft.table.permanents.get(target)
    removed = min(amount, permanent.damage) if permanent is not None else 0
    if removed > 0:
        draft.happen(ev.Healed(target, removed))


#: The steps of this chapter.
STEPS = {steps.Dealing: Chapter(take_dealing, armor_choices, why_no_armor, answer_dealing, ())}
