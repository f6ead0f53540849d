"""Choices of cards and abilities as they are announced: what must be chosen, and what may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from game.core.refusals import Refusal
from game.rules.factions import effects as e
from game.rules.factions import records as r
from game.rules.factions.cards import record_of
from game.rules.factions.effects import Ability
from game.rules.factions.figures import is_hidden, why_no_attack
from game.rules.factions.records import CardRecord
from game.rules.factions.stats import ability_named, deploy_zones, has, has_commander_effect, has_magic, may_attack
from game.rules.factions.steps import Announce
from game.rules.factions.table import ZONES, Table, Unit, controls, distance, enemies_in, entry_by_id, home_of, units_of

Need = Literal["unit", "zone", "entry", ""]

#: Equipment that a unit can carry.
MOST_EQUIPMENT = 2


def need_of(table: Table, step: Announce) -> Need:
    """What must be chosen next; "" when the announcement is complete."""
    wanted = _needs(table, step)
    return wanted[len(step.picks)] if len(step.picks) < len(wanted) else ""


def _needs(table: Table, step: Announce) -> tuple[Need, ...]:
    if step.card:
        return needs_of_card(record_of(table.cards[step.card].key))
    ability = ability_named(table, table.units[step.unit], step.ability)
    return needs_of_ability(ability) if ability else ()


def needs_of_card(record: CardRecord) -> tuple[Need, ...]:
    """What is chosen when a card is played."""
    if record.type in ("unit", "location"):
        return ("zone",)
    if record.type == "equipment":
        return ("unit",)
    battle = record.battle
    if isinstance(battle, r.Blockade | r.Cover | r.RaiseFallen):
        return ("zone",)
    if isinstance(battle, r.Bomb) or (isinstance(battle, r.Inspire) and not battle.everyone):
        return ("unit",)
    return ("entry",) if isinstance(battle, r.Counter) else ()


def needs_of_ability(ability: Ability) -> tuple[Need, ...]:
    """What is chosen when an ability is used."""
    deed = ability.deed
    if isinstance(deed, e.Lift):
        return ("unit", "zone")
    if isinstance(deed, e.Harm | e.Mend | e.Gamble | e.Slay | e.Paralyze | e.Shoot | e.Aim):
        return ("unit",)
    if isinstance(deed, e.HarmZone):
        return () if deed.others else ("zone",)
    return ("zone",) if isinstance(deed, e.Teleport | e.Raise) else ()


def possible_picks(table: Table, step: Announce) -> Iterator[int]:
    """Everything that may be picked next, in a fixed order."""
    need = need_of(table, step)
    among: Iterable[int] = ()
    if need == "unit":
        among = table.units
    elif need == "zone":
        among = ZONES
    elif need == "entry":
        among = (entry.id for entry in table.stack)
    return (pick for pick in among if why_no_pick(table, step, pick) is None)


def why_nothing_to_pick(table: Table, step: Announce) -> Refusal | None:
    """Why there is nothing to choose for an announcement, or None. Effects that target need a target."""
    # rule: factions/targets
    if not need_of(table, step) or any(True for _ in possible_picks(table, step)):
        return None
    about = (step.card or step.unit,)
    if not step.card:
        return Refusal("no_target", "factions/targets", f"There is no target for {step.ability}.", about)
    record = record_of(table.cards[step.card].key)
    if record.type == "equipment":
        text = f"None of your units in your home zone can carry {record.name}."
        return Refusal("no_target", "factions/equipment", text, about)
    if record.type == "location":
        text = "You control no zone without a location."
        return Refusal("no_target", "factions/locations", text, about)
    if isinstance(record.battle, r.Counter):
        return Refusal("no_target", "factions/countering", "No card is being played.", about)
    return Refusal("no_target", "factions/targets", f"There is no target for {record.name}.", about)


def why_no_pick(table: Table, step: Announce, pick: int) -> Refusal | None:
    """Why something cannot be picked next, or None."""
    need = need_of(table, step)
    if need == "unit" and pick not in table.units:
        return Refusal("no_unit", "factions/targets", "There is no such unit.", (pick,))
    if need == "zone" and pick not in ZONES:
        return Refusal("no_zone", "factions/zones", f"There are zones {ZONES[0]} to {ZONES[-1]}.")
    if step.card:
        return _why_not_for_card(table, step, pick)
    unit = table.units[step.unit]
    ability = ability_named(table, unit, step.ability)
    assert ability is not None
    if need == "unit":
        return why_no_target(table, unit, ability, table.units[pick])
    return _why_no_zone(table, step, unit, ability, pick)


# Cards


def _why_not_for_card(table: Table, step: Announce, pick: int) -> Refusal | None:
    record = record_of(table.cards[step.card].key)
    seat = step.seat
    if record.type == "unit":
        if pick in deploy_zones(table, seat):
            return None
        return Refusal("not_here", "factions/deploying", f"Units cannot be deployed in zone {pick}.")
    if record.type == "location":
        return why_no_location(table, seat, pick)
    if record.type == "equipment":
        return why_not_equipped(table, seat, record, table.units[pick])
    battle = record.battle
    if isinstance(battle, r.RaiseFallen):
        return _why_none_fell(step, seat, pick)
    if isinstance(battle, r.Counter):
        entry = entry_by_id(table, pick)
        if entry is not None and entry.what == "card":
            return None
        return Refusal("no_card", "factions/countering", "Only a card that is being played can be countered.")
    return why_not_in_battle(table, seat, battle, table.units[pick]) if need_of(table, step) == "unit" else None


def why_not_in_battle(table: Table, seat: int, battle: r.BattleEffect | None, target: Unit) -> Refusal | None:
    """Why a seat's battle card cannot target a unit, or None."""
    if isinstance(battle, r.Bomb):
        return _why_no_bomb(table, seat, battle, target)
    if isinstance(battle, r.Inspire) and target.seat != seat:
        return Refusal("not_yours", "factions/targets", f"{target.record.name} is not yours.", (target.id,))
    return _why_hidden(table, None, target)


def why_no_location(table: Table, seat: int, zone: int) -> Refusal | None:
    """Why a seat cannot build a location in a zone, or None."""
    # rule: factions/locations
    if zone in table.locations:
        about = (table.locations[zone].card,)
        return Refusal("built", "factions/locations", f"There is a location in zone {zone} already.", about)
    return why_no_control(table, seat, zone)


def why_no_control(table: Table, seat: int, zone: int) -> Refusal | None:
    """Why a seat does not control a zone, or None."""
    # rule: factions/control
    if not controls(table, seat, zone):
        enemies = tuple(unit.id for unit in enemies_in(table, seat, zone))
        return Refusal("no_control", "factions/control", f"You do not control zone {zone}.", enemies)
    return None


def why_not_equipped(table: Table, seat: int, record: CardRecord, unit: Unit) -> Refusal | None:
    """Why a unit cannot be equipped with a card, or None."""
    # rule: factions/equipment
    about = (unit.id,)
    name = unit.record.name
    if unit.seat != seat or unit.is_capital:
        return Refusal("not_yours", "factions/equipment", "Only your own units, not the capital, are equipped.", about)
    if unit.zone != home_of(seat):
        return Refusal("not_home", "factions/equipment", f"{name} is not in your home zone.", about)
    if len(unit.attached) >= MOST_EQUIPMENT:
        return Refusal("loaded", "factions/equipment", f"{name} carries {MOST_EQUIPMENT} already.", about)
    fits = {
        "": True,
        "Kingdom": "Kingdom" in unit.record.factions,
        "commander": has_commander_effect(unit),
        "magic": has_magic(unit),
        "ranged": has(table, unit, e.Ranged),
        "bounty hunter": has(table, unit, e.BountyHunter),
    }
    if not fits[record.requires]:
        return Refusal("unfit", "factions/equipment", f"{name} cannot carry {record.name}.", about)
    return None


def _why_none_fell(step: Announce, seat: int, zone: int) -> Refusal | None:
    # rule: factions/necromancy
    if any(loser != seat and where == zone for loser, where in step.fallen):
        return None
    return Refusal("nobody_fell", "factions/necromancy", f"No enemy was defeated in zone {zone} just now.")


def _why_no_bomb(table: Table, seat: int, bomb: r.Bomb, target: Unit) -> Refusal | None:
    # rule: factions/mana_bomb
    if target.seat == seat:
        return Refusal("no_enemy", "factions/targets", f"{target.record.name} is no enemy.", (target.id,))
    near = any(
        bomb.creature_type in unit.record.creature_types and distance(unit.zone, target.zone) <= bomb.reach
        for unit in units_of(table, seat)
    )
    if not near:
        text = f"No {bomb.creature_type} of yours is near enough to {target.record.name}."
        return Refusal("out_of_range", "factions/range", text, (target.id,))
    return _why_hidden(table, None, target)


def _why_hidden(table: Table, actor: Unit | None, target: Unit) -> Refusal | None:
    if is_hidden(table, target, actor):
        return Refusal("stealth", "factions/stealth", f"{target.record.name} is hidden.", (target.id,))
    return None


# Abilities


def why_no_target(table: Table, unit: Unit, ability: Ability, target: Unit) -> Refusal | None:
    """Why a unit's ability cannot target another, or None."""
    # rule: factions/targets
    deed = ability.deed
    about = (unit.id, target.id)
    name = target.record.name
    if isinstance(deed, e.Shoot):
        return why_no_attack(table, unit, target, ability.reach)
    if distance(unit.zone, target.zone) > ability.reach:
        return Refusal("out_of_range", "factions/range", f"{name} is not in reach.", about)
    if isinstance(deed, e.Mend):
        if target.seat != unit.seat:
            return Refusal("no_ally", "factions/allies", f"{name} is no ally.", about)
        if target.id == unit.id and not deed.itself:
            return Refusal("itself", "factions/allies", "A unit is not its own ally.", about)
    elif isinstance(deed, e.Aim):
        if target.seat != unit.seat or target.id == unit.id:
            return Refusal("no_ally", "factions/allies", f"{name} is no ally.", about)
        if not may_attack(table, target):
            return Refusal("capital", "factions/capitals", "This capital cannot attack.", about)
    elif target.id == unit.id and not isinstance(deed, e.Lift):
        return Refusal("itself", "factions/targets", "It does not target itself.", about)
    if isinstance(deed, e.Slay | e.Lift) and target.is_capital:
        return Refusal("capital", "factions/capitals", "A capital neither moves nor falls to this.", about)
    if isinstance(deed, e.Slay) and deed.enemies and target.seat == unit.seat:
        return Refusal("no_enemy", "factions/targets", f"{name} is no enemy.", about)
    if isinstance(deed, e.Lift) and not any(why_not_lifted(table, unit, target, zone) is None for zone in ZONES):
        return Refusal("blockade", "factions/blockade", f"{name} cannot be moved anywhere.", about)
    return _why_hidden(table, unit, target)


def why_not_lifted(table: Table, unit: Unit, target: Unit, zone: int) -> Refusal | None:
    """Why a target cannot be moved to a zone by Levitation, or None."""
    # rule: factions/levitation
    if zone == target.zone or distance(unit.zone, zone) > 1:
        return Refusal("out_of_range", "factions/levitation", "Another zone in reach of the caster is wanted.")
    return why_blockaded(table, target.zone, zone)


def why_blockaded(table: Table, start: int, end: int) -> Refusal | None:
    """Why a blockade keeps a unit from going from one zone to another, or None."""
    # rule: factions/blockade
    if start in table.blockaded or end in table.blockaded:
        return Refusal("blockade", "factions/blockade", "A blockade closes the zone this round.")
    return None


def _why_no_zone(table: Table, step: Announce, unit: Unit, ability: Ability, zone: int) -> Refusal | None:
    deed = ability.deed
    if isinstance(deed, e.Lift):
        return why_not_lifted(table, unit, table.units[step.picks[0]], zone)
    if isinstance(deed, e.Teleport):
        if zone == unit.zone:
            return Refusal("there", "factions/moving", "It is there already.", (unit.id,))
        return why_blockaded(table, unit.zone, zone)
    if distance(unit.zone, zone) > ability.reach:
        return Refusal("out_of_range", "factions/range", f"Zone {zone} is not in reach.", (unit.id,))
    return _why_none_fell(step, unit.seat, zone) if isinstance(deed, e.Raise) else None
