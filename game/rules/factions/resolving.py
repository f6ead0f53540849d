"""What happens when the topmost effect of the stack resolves: cards, abilities and triggers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.abilities import resolve_ability, why_target_lost
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import GIVEN, record_of
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.records import Musters
from game.rules.factions.effect_rows import BATTLE_EFFECTS
from game.rules.factions.figures import plain_attack, reduction_of, why_no_attack
from game.rules.factions.searching import new_unit, search_for
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.table import Entry, Table, entry_by_id, units_in
from game.rules.factions.stats import can_be_tapped, deploy_zones, first, has, reach_of
from game.rules.factions.targets import why_gone, why_no_location, why_not_equipped, why_not_in_battle
from game.rules.factions.wounds import heal

_Draft = Draft[Table, Step]


def take_resolve(draft: _Draft, step: s.Resolve) -> None:
    """Take the effect off the stack and carry it out; without its target it does nothing."""
    # rule: factions/stack
    entry = entry_by_id(draft.table, step.entry)
    assert entry is not None
    if why_void(draft.table, entry) is not None:
        draft.happen(cev.EntryLeft(entry.id, "fizzled", "graveyard" if entry.what == "card" else "nowhere"))
    elif entry.what == "card":
        _resolve_card(draft, entry)
    else:
        draft.happen(cev.EntryLeft(entry.id, "resolved", "nowhere"))
        if entry.what == "ability":
            resolve_ability(draft, entry, _ability(entry))
        else:
            _TRIGGERS[entry.word][1](draft, entry)


def why_void(table: Table, entry: Entry) -> Refusal | None:
    """Return why nothing comes of an effect on the stack when it is carried out now, or None."""
    # rule: factions/fizzling
    record = record_of(entry.key)
    if entry.what == "trigger":
        return _TRIGGERS[entry.word][0](table, entry)
    if entry.what == "ability":
        return why_target_lost(table, entry, _ability(entry))
    if record.type == "unit":
        if entry.zone in deploy_zones(table, entry.seat):
            return None
        return Refusal("not_here", "factions/deploying", f"Units cannot be deployed in zone {entry.zone}.")
    if record.type == "location":
        return why_no_location(table, entry.seat, entry.zone)
    if entry.counters:
        gone = "What it counters is no longer on the stack."
        return None if entry_by_id(table, entry.counters) else Refusal("gone", "factions/fizzling", gone)
    unit = table.units.get(entry.targets[0]) if entry.targets else None
    if unit is None:
        return why_gone(table, entry.targets[0]) if entry.targets else None
    if record.type == "equipment":
        return why_not_equipped(table, entry.seat, record, unit)
    return why_not_in_battle(table, entry.seat, record.battle, unit)


def _ability(entry: Entry) -> Ability:
    own = {ability.name: ability for ability in record_of(entry.key).abilities}
    return own[entry.word] if entry.word in own else GIVEN[entry.word]


def _resolve_card(draft: _Draft, entry: Entry) -> None:
    record = record_of(entry.key)
    if record.type == "unit":
        unit = new_unit(draft.table, entry.card, entry.seat, entry.zone)
        draft.happen(cev.EntryLeft(entry.id, "resolved", "play"), ev.UnitEntered(unit, "deployed"))
    elif record.type == "location":
        placed = cev.LocationPlaced(entry.card, entry.zone, entry.seat)
        draft.happen(cev.EntryLeft(entry.id, "resolved", "play"), placed)
    elif record.type == "equipment":
        attached = cev.EquipmentAttached(entry.card, entry.targets[0])
        draft.happen(cev.EntryLeft(entry.id, "resolved", "play"), attached)
    else:
        draft.happen(cev.EntryLeft(entry.id, "resolved", "graveyard"))
        battle: Any = record.battle
        BATTLE_EFFECTS[type(battle)].carry_out(draft, entry, battle)


# Triggers


def _why_no_drain(table: Table, entry: Entry) -> Refusal | None:
    unit = table.units.get(entry.unit)
    if unit is not None and first(table, unit, t.LifeDrain) is None:
        return Refusal("no_drain", "factions/triggers", f"{unit.record.name} has no Life Drain.", (unit.id,))
    return _why_no_wounds(table, entry)


def _why_no_wounds(table: Table, entry: Entry) -> Refusal | None:
    # rule: factions/healing
    unit = table.units.get(entry.unit)
    if unit is None or unit.damage or has(table, unit, t.Undead):
        return why_gone(table, entry.unit)
    return Refusal("unhurt", "factions/healing", f"{unit.record.name} has no damage to heal.", (unit.id,))


def _why_no_magic_drained(table: Table, entry: Entry) -> Refusal | None:
    target = table.units.get(entry.targets[0])
    if target is None or entry.unit not in table.units or target.magic:
        return _why_target_gone(table, entry) or why_gone(table, entry.unit)
    return Refusal("no_magic", "factions/magic", f"{target.record.name} has no magic.", (target.id,))


def _why_not_stunned(table: Table, entry: Entry) -> Refusal | None:
    target = table.units.get(entry.targets[0])
    if target is None or can_be_tapped(table, target):
        return _why_target_gone(table, entry)
    return Refusal("tapped", "factions/tapping", f"{target.record.name} is tapped already.", (target.id,))


def _why_no_reaction(table: Table, entry: Entry) -> Refusal | None:
    # rule: factions/immediate
    gone = why_gone(table, entry.unit) or _why_target_gone(table, entry)
    if gone is not None:
        return gone
    unit = table.units[entry.unit]
    return why_no_attack(table, unit, table.units[entry.targets[0]], reach_of(table, unit))


def _why_no_muster(table: Table, entry: Entry) -> Refusal | None:
    location = table.locations.get(entry.zone)
    if location is not None and location.key == entry.key:
        return None
    text = f"{record_of(entry.key).name} is no longer in play."
    return Refusal("gone", "factions/fizzling", text)


def _why_target_gone(table: Table, entry: Entry) -> Refusal | None:
    return why_gone(table, entry.targets[0])


def _life_drain(draft: _Draft, entry: Entry) -> None:
    drain = first(draft.table, draft.table.units[entry.unit], t.LifeDrain)
    assert drain is not None
    # rule: factions/saves
    draft.push(s.Save(entry.unit, drain.save, "Life Drain"), s.Consequence("Life Drain", entry.unit, entry.amount))


def _magic_drain(draft: _Draft, entry: Entry) -> None:
    draft.happen(cev.MagicGained(entry.targets[0], -1, "drain"), cev.MagicGained(entry.unit, 1, "drain"))


def _stun(draft: _Draft, entry: Entry) -> None:
    # rule: factions/saves
    draft.push(s.Save(entry.targets[0], entry.amount, "Stun"), s.Consequence("Stun", entry.targets[0]))


def _splash(draft: _Draft, entry: Entry) -> None:
    # rule: factions/splash
    save = next(trait.save for trait in record_of(entry.key).traits if isinstance(trait, t.Splash))
    steps: list[Step] = []
    for unit in units_in(draft.table, entry.zone):
        # rule: factions/saves
        if entry.amount > reduction_of(draft.table, unit):
            steps.append(s.Save(unit.id, save, "Splash"))
        steps.append(s.Consequence("Splash", unit.id, entry.amount))
    draft.push(*steps)


def _quick_reactions(draft: _Draft, entry: Entry) -> None:
    # rule: factions/immediate
    attack = plain_attack(draft.table, draft.new_id(), entry.unit, entry.targets[0], answers=entry.targets[0])
    assert attack is not None
    draft.push(s.OfferStrike(attack))


def _muster(draft: _Draft, entry: Entry) -> None:
    for effect in draft.table.locations[entry.zone].record.location:
        if isinstance(effect, Musters):
            search_for(draft, entry.seat, effect.key, entry.zone, "mustered")


_Why = Callable[[Table, Entry], Refusal | None]

#: What each trigger does, behind why nothing comes of it.
_TRIGGERS: dict[str, tuple[_Why, Callable[[_Draft, Entry], None]]] = {
    "Life Drain": (_why_no_drain, _life_drain),
    "Magic Drain": (_why_no_magic_drained, _magic_drain),
    "Stun": (_why_not_stunned, _stun),
    "Splash": (lambda table, entry: None, _splash),
    "Recoil": (
        _why_target_gone,
        lambda draft, entry: draft.push(s.Wound(entry.targets[0], entry.amount, "effect", entry.unit)),
    ),
    "Quick Reactions": (_why_no_reaction, _quick_reactions),
    "Regeneration": (_why_no_wounds, lambda draft, entry: heal(draft, entry.unit, entry.amount)),
    "Blight": (_why_target_gone, lambda draft, entry: draft.push(s.Wound(entry.targets[0], entry.amount, "effect", 0))),
    "Tactics": (
        lambda table, entry: why_gone(table, entry.unit),
        lambda draft, entry: draft.push(s.TacticalAttack(entry.unit), s.TacticalSwap(entry.unit)),
    ),
    "Muster": (_why_no_muster, _muster),
}


STEPS: dict[type[Step], Chapter] = {s.Resolve: Chapter(take_resolve)}
