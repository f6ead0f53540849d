"""What happens when the topmost effect of the stack resolves: cards, abilities and triggers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.chapters import Chapter
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.abilities import has_lost_target, resolve_ability
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import GIVEN, record_of
from game.rules.factions.cards.records import Musters
from game.rules.factions.effect_rows import BATTLE_EFFECTS
from game.rules.factions.figures import plain_attack, reduction_of
from game.rules.factions.searching import new_unit, search_for
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.table import Entry, Table, entry_by_id, units_in
from game.rules.factions.stats import can_be_tapped, deploy_zones, first, has
from game.rules.factions.targets import why_no_location, why_not_equipped, why_not_in_battle
from game.rules.factions.wounds import heal

_Draft = Draft[Table, Step]


def take_resolve(draft: _Draft, step: s.Resolve) -> None:
    """Take the effect off the stack and carry it out; without its target it does nothing."""
    # rule: factions/stack
    entry = entry_by_id(draft.table, step.entry)
    assert entry is not None
    if entry.what == "card":
        _resolve_card(draft, entry)
    elif entry.what == "ability":
        _resolve_ability(draft, entry)
    else:
        draft.happen(cev.EntryLeft(entry.id, "resolved", "nowhere"))
        _TRIGGERS[entry.word](draft, entry)


def _resolve_ability(draft: _Draft, entry: Entry) -> None:
    # rule: factions/fizzling
    own = {ability.name: ability for ability in record_of(entry.key).abilities}
    ability = own[entry.word] if entry.word in own else GIVEN[entry.word]
    is_lost = has_lost_target(draft.table, entry, ability)
    draft.happen(cev.EntryLeft(entry.id, "fizzled" if is_lost else "resolved", "nowhere"))
    if not is_lost:
        resolve_ability(draft, entry, ability)


# Cards


def _resolve_card(draft: _Draft, entry: Entry) -> None:
    record = record_of(entry.key)
    if record.type == "unit":
        _deploy(draft, entry)
    elif record.type == "location":
        _place_location(draft, entry)
    elif record.type == "equipment":
        _equip(draft, entry)
    elif is_void(draft.table, entry):
        draft.happen(cev.EntryLeft(entry.id, "fizzled", "graveyard"))
    else:
        draft.happen(cev.EntryLeft(entry.id, "resolved", "graveyard"))
        battle: Any = record.battle
        BATTLE_EFFECTS[type(battle)].carry_out(draft, entry, battle)


def _deploy(draft: _Draft, entry: Entry) -> None:
    # rule: factions/fizzling
    if entry.zone not in deploy_zones(draft.table, entry.seat):
        draft.happen(cev.EntryLeft(entry.id, "fizzled", "graveyard"))
        return
    unit = new_unit(draft.table, entry.card, entry.seat, entry.zone)
    draft.happen(cev.EntryLeft(entry.id, "resolved", "play"), ev.UnitEntered(unit, "deployed"))


def _place_location(draft: _Draft, entry: Entry) -> None:
    # rule: factions/fizzling
    if why_no_location(draft.table, entry.seat, entry.zone) is not None:
        draft.happen(cev.EntryLeft(entry.id, "fizzled", "graveyard"))
        return
    placed = cev.LocationPlaced(entry.card, entry.zone, entry.seat)
    draft.happen(cev.EntryLeft(entry.id, "resolved", "play"), placed)


def _equip(draft: _Draft, entry: Entry) -> None:
    table = draft.table
    unit = table.units.get(entry.targets[0])
    if unit is None or why_not_equipped(table, entry.seat, record_of(entry.key), unit) is not None:
        draft.happen(cev.EntryLeft(entry.id, "fizzled", "graveyard"))
        return
    attached = cev.EquipmentAttached(entry.card, unit.id)
    draft.happen(cev.EntryLeft(entry.id, "resolved", "play"), attached)


def is_void(table: Table, entry: Entry) -> bool:
    """Return whether a battle card on the stack has lost its target."""
    # rule: factions/fizzling
    if entry.counters:
        return entry_by_id(table, entry.counters) is None
    if not entry.targets:
        return False
    unit = table.units.get(entry.targets[0])
    return unit is None or why_not_in_battle(table, entry.seat, record_of(entry.key).battle, unit) is not None


# Triggers


def _life_drain(draft: _Draft, entry: Entry) -> None:
    unit = draft.table.units.get(entry.unit)
    drain = first(draft.table, unit, t.LifeDrain) if unit else None
    # rule: factions/saves
    if unit and drain and (unit.damage or has(draft.table, unit, t.Undead)):
        draft.push(s.Save(entry.unit, drain.save, "Life Drain"), s.Consequence("Life Drain", entry.unit, entry.amount))


def _magic_drain(draft: _Draft, entry: Entry) -> None:
    target = draft.table.units.get(entry.targets[0])
    if target is not None and target.magic and entry.unit in draft.table.units:
        draft.happen(cev.MagicGained(target.id, -1, "drain"), cev.MagicGained(entry.unit, 1, "drain"))


def _stun(draft: _Draft, entry: Entry) -> None:
    # rule: factions/fizzling
    target = draft.table.units.get(entry.targets[0])
    # rule: factions/saves
    if target and can_be_tapped(draft.table, target):
        draft.push(s.Save(target.id, entry.amount, "Stun"), s.Consequence("Stun", target.id))


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


def _recoil(draft: _Draft, entry: Entry) -> None:
    if entry.targets[0] in draft.table.units:
        draft.push(s.Wound(entry.targets[0], entry.amount, "effect", entry.unit))


def _quick_reactions(draft: _Draft, entry: Entry) -> None:
    # rule: factions/immediate
    attack = plain_attack(draft.table, draft.new_id(), entry.unit, entry.targets[0], answers=entry.targets[0])
    if attack is not None:
        draft.push(s.OfferStrike(attack))


def _blight(draft: _Draft, entry: Entry) -> None:
    if entry.targets[0] in draft.table.units:
        draft.push(s.Wound(entry.targets[0], entry.amount, "effect", 0))


def _tactics(draft: _Draft, entry: Entry) -> None:
    if entry.unit in draft.table.units:
        draft.push(s.TacticalAttack(entry.unit), s.TacticalSwap(entry.unit))


def _muster(draft: _Draft, entry: Entry) -> None:
    location = draft.table.locations.get(entry.zone)
    if location is not None and location.key == entry.key:
        for effect in location.record.location:
            if isinstance(effect, Musters):
                search_for(draft, entry.seat, effect.key, entry.zone, "mustered")


_TRIGGERS: dict[str, Callable[[_Draft, Entry], None]] = {
    "Life Drain": _life_drain,
    "Magic Drain": _magic_drain,
    "Stun": _stun,
    "Splash": _splash,
    "Recoil": _recoil,
    "Quick Reactions": _quick_reactions,
    "Regeneration": lambda draft, entry: heal(draft, entry.unit, entry.amount),
    "Blight": _blight,
    "Tactics": _tactics,
    "Muster": _muster,
}


STEPS: dict[type[Step], Chapter] = {
    s.Resolve: Chapter(take_resolve),
}
