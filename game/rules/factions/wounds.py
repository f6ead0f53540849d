"""Saves, damage on its way to a unit, and defeat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Decline
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Outcome, Step
from game.core.steps import Draft
from game.rules.factions import stats
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.traits import Evasion
from game.rules.factions.causes import cause_of
from game.rules.factions.figures import plain_attack, reduction_of
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.commands import ChooseEvasion, Reroll
from game.rules.factions.state.steps import CheckFallen, Consequence, Declare, Falling, Save, Wound
from game.rules.factions.state.table import Attack, Table, Unit, attack_by_id, card_of
from game.rules.factions.windows import open_priority

_Draft = Draft[Table, Step]

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)


def roll_d20(draft: _Draft, unit: Unit, why: str) -> int:
    """Return a unit's natural roll; the Mage Guild's units may win magic by it."""
    # rule: factions/mage_guild
    (face,) = draft.roll(unit.seat, 1, 20, why)
    if face >= 18 and stats.has_magic(unit) and draft.table.players[unit.seat].faction == "Mage Guild":
        draft.happen(cev.MagicGained(unit.id, 1, "roll"))
    return face


def reroll_bonus(table: Table, unit: Unit) -> int:
    """Return what a unit adds to a roll that it makes again."""
    mettle = stats.first(table, unit, t.Mettle)
    return mettle.bonus if mettle else 0


# Saves


def take_save(draft: _Draft, step: Save) -> None:
    """Roll; offer to roll a failed save again; tell the step beneath how it ended."""
    # rule: factions/saves
    unit = draft.table.units.get(step.unit)
    if unit is None:
        return
    if not step.face:
        face = roll_d20(draft, unit, step.why)
        total = face + (reroll_bonus(draft.table, unit) if step.again else 0)
        saved = total >= step.needed
        draft.happen(ev.SaveRolled(unit.id, step.needed, face, total, saved, step.why))
        step = replace(step, face=face)
        if saved:
            beneath: Any = draft.agenda[-1]
            draft.agenda[-1] = replace(beneath, saved=True)
            return
    if any(why_no_save_answer(draft.table, step, Reroll(magic=magic)) is None for magic in (False, True)):
        draft.ask(step, unit.seat, "pick", "reroll_save", (unit.id,))


def why_no_save_answer(table: Table, step: Save, command: Command) -> Refusal | None:
    """Return why a failed save cannot be answered like this, or None."""
    # rule: factions/rerolls
    if isinstance(command, Decline):
        return None
    if not isinstance(command, Reroll):
        return _NOT_AN_ANSWER
    unit = table.units[step.unit]
    if command.magic:
        return stats.why_no_magic(table, unit, 1)
    if step.led or not stats.has(table, unit, t.RerollSaves):
        return Refusal("no_leader", "factions/rerolls", "No commander lets it roll again.", (unit.id,))
    return None


def answer_save(draft: _Draft, step: Save, command: Command) -> None:
    """Roll again, or let it be."""
    if isinstance(command, Reroll):
        if command.magic:
            draft.happen(cev.MagicSpent(step.unit, 1, "reroll"))
        draft.push(replace(step, face=0, again=True, led=step.led or not command.magic))


# Damage


def evasions_against(table: Table, unit: Unit, attack: Attack | None) -> tuple[Evasion, ...]:
    """Return what a unit may try against an attack's damage, or magic's (None), each name once, if it can pay."""
    # rule: factions/evading
    against = {"attacks", "ranged" if attack.ranged else "melee"} if attack else {"magic"}
    if attack and attack.magic:
        against.add("magic")
    found: dict[str, Evasion] = {}
    for evasion in stats.traits_of(table, unit, Evasion):
        if evasion.against in against and (not evasion.magic or stats.can_spend(table, unit, evasion.magic)):
            found.setdefault(evasion.name, evasion)
    return tuple(found.values())


def evasions_left(table: Table, step: Wound) -> tuple[Evasion, ...]:
    """Return what the unit may still try against this damage, each name once."""
    if step.kind == "effect":
        return ()
    left = evasions_against(table, table.units[step.unit], attack_by_id(table, step.attack))
    # rule: factions/saves
    return tuple(
        evasion for evasion in left if evasion.name not in step.tried and (evasion.strikes_back or not step.is_idle)
    )


def take_wound(draft: _Draft, step: Wound) -> None:
    """Apply reductions, offer evasions, then damage the unit."""
    # rule: factions/damage_step
    unit = draft.table.units.get(step.unit)
    if unit is None:
        return
    if step.trying:
        _after_evasion(draft, step, unit)
        return
    if not step.reduced and not step.tried and not step.shielded and not step.pierces:
        off = min(step.amount, reduction_of(draft.table, unit))
        step = replace(step, amount=step.amount - off, reduced=off)
    left = () if step.shielded else evasions_left(draft.table, step)
    if left and (step.kind != "magic" or step.amount):
        if len(left) == 1 and not left[0].magic:
            _try(draft, step, left[0])
        else:
            draft.ask(step, unit.seat, "pick", "evade", (unit.id,))
        return
    _land(draft, step, unit)


def _try(draft: _Draft, step: Wound, evasion: Evasion) -> None:
    if evasion.magic:
        draft.happen(cev.MagicSpent(step.unit, evasion.magic, evasion.name))
    draft.push(Save(step.unit, evasion.save, evasion.name), replace(step, trying=evasion.name, saved=False))


def why_no_evasion(table: Table, step: Wound, command: Command) -> Refusal | None:
    """Return why the question how to evade cannot be answered like this, or None."""
    left = evasions_left(table, step)
    if isinstance(command, Decline):
        if all(evasion.magic for evasion in left):
            return None
        return Refusal("not_optional", "factions/evading", "It evades by itself; only the order is chosen.")
    if isinstance(command, ChooseEvasion):
        if any(evasion.name == command.name for evasion in left):
            return None
        return Refusal("no_evasion", "factions/evading", "It has no such way of evading this.", (step.unit,))
    return _NOT_AN_ANSWER


def answer_wound(draft: _Draft, step: Wound, command: Command) -> None:
    """Try the evasion that was picked, or none."""
    if isinstance(command, ChooseEvasion):
        _try(draft, step, next(kind for kind in evasions_left(draft.table, step) if kind.name == command.name))
    else:
        _land(draft, step, draft.table.units[step.unit])


def _after_evasion(draft: _Draft, step: Wound, unit: Unit) -> None:
    if not step.saved:
        draft.push(replace(step, tried=(*step.tried, step.trying), trying=""))
        return
    # rule: factions/evading
    draft.happen(ev.DamageEvaded(unit.id, step.trying, step.attack))
    evasion = next((kind for kind in stats.traits_of(draft.table, unit, Evasion) if kind.name == step.trying), None)
    attack = attack_by_id(draft.table, step.attack)
    if evasion and evasion.strikes_back and attack:
        strike = immediate_attack(draft, unit, attack)
        if strike is not None:
            draft.push(Declare(strike))


def immediate_attack(draft: _Draft, unit: Unit, attack: Attack) -> Attack | None:
    """Return the attack with which a unit answers one on it, or None when it may not."""
    # rule: factions/immediate
    if attack.immediate and attack.answers == unit.id:
        return None
    return plain_attack(draft.table, draft.new_id(), unit.id, attack.attacker, answers=attack.attacker)


def _land(draft: _Draft, step: Wound, unit: Unit) -> None:
    """Let the damage land, unless a shield is to be rolled for first."""
    shield = stats.first(draft.table, unit, t.DarkShield)
    if shield and step.amount and not step.shielded:
        draft.push(Save(unit.id, shield.save, "Dark Shield"), replace(step, shielded=True, saved=False))
        return
    if shield and step.shielded and step.saved:
        off = min(step.amount, shield.amount)
        step = replace(step, amount=step.amount - off, reduced=step.reduced + off)
    draft.happen(ev.DamageDealt(unit.id, step.amount, step.reduced, step.kind, step.dealer, step.attack))


def heal(draft: _Draft, number: int, amount: int, kind: ev.DamageKind = "effect") -> None:
    """Take damage off a unit; the undead take damage of that kind instead."""
    # rule: factions/healing
    unit = draft.table.units.get(number)
    if unit is None:
        return
    if stats.has(draft.table, unit, t.Undead):
        draft.push(Wound(unit.id, amount, kind, unit.id))
        return
    off = min(amount, unit.damage)
    if off:
        draft.happen(ev.UnitHealed(unit.id, off))


def take_consequence(draft: _Draft, step: Consequence) -> None:
    """Apply a trait's effect after its save."""
    if step.unit not in draft.table.units:
        return
    if step.word == "Life Drain" and step.saved:
        heal(draft, step.unit, step.amount)
    elif step.word == "Stun" and not step.saved:
        draft.happen(ev.UnitsTapped((step.unit,), "stun"))
    elif step.word == "Splash" and not step.saved:
        draft.push(Wound(step.unit, step.amount, "effect", 0))


# Defeat


def take_check(draft: _Draft, step: CheckFallen) -> None:
    """Defeat all units that have too much damage, at the same time; a lost capital ends the match."""
    # rule: factions/defeat
    table = draft.table
    twice = clashing(table)
    beaten = [unit for unit in table.units.values() if stats.is_beaten(table, unit) or unit.id in twice]
    if not beaten:
        return
    lost = tuple(unit.seat for unit in beaten if unit.is_capital)
    if lost:
        for seat in lost:
            draft.happen(ev.CapitalFallen(seat, cause_of(draft, table.players[seat].capital)))
        finish(draft, "capital", lost)
        return
    falling: list[Step] = []
    rising: list[Step] = []
    # rule: factions/revival
    # Who falls leads nobody who falls with it, whether it comes back or not, and before the other or after.
    left = replace(table, units={number: unit for number, unit in table.units.items() if unit not in beaten})
    for unit in beaten:
        revival = stats.first(table, unit, t.Revival)
        if revival:
            led = not stats.has(left, unit, t.RerollSaves)
            rising += [Save(unit.id, revival.save, "Revival", led=led), Falling(unit.id, revival.hp)]
        else:
            falling.append(Falling(unit.id))
    fallen = tuple((unit.seat, unit.zone) for unit in beaten)
    about = tuple(unit.id for unit in beaten)
    draft.push(*falling, *rising, open_priority(draft.table, "destroyed", about, fallen=fallen))


def clashing(table: Table) -> tuple[int, ...]:
    """Return the unique units of one name that one player controls: none of them stays."""
    # rule: factions/unique
    names: dict[tuple[int, str], list[int]] = {}
    for unit in table.units.values():
        if unit.record.unique:
            names.setdefault((unit.seat, stats.shared_name(unit)), []).append(unit.id)
    return tuple(number for same in names.values() if len(same) > 1 for number in same)


def take_falling(draft: _Draft, step: Falling) -> None:
    """Put a unit and its equipment into the graveyard; its card may come back without it, as a new unit."""
    # rule: factions/revival
    unit = draft.table.units.get(step.unit)
    if unit is None:
        return
    # rule: factions/unique
    is_beaten = stats.is_beaten(draft.table, unit)
    cause = cause_of(draft, unit.id) if is_beaten else ev.Defeat("unique")
    draft.happen(ev.UnitDefeated(unit.id, unit.zone, cause))
    if step.saved:
        damage = max(0, stats.max_hp_of(draft.table, unit) - step.hp)
        number, card = draft.new_id(), card_of(draft.table, unit.id)
        back = Unit(number, unit.key, unit.seat, unit.zone, damage=damage, tapped=unit.tapped, magic=unit.magic)
        draft.happen(ev.UnitRevived(back, card))


def finish(draft: _Draft, why: str, losers: tuple[int, ...]) -> None:
    """End the match. Scores are the hit points that the capitals have left; without losers the higher one wins."""
    # rule: factions/the_end
    table = draft.table
    scores = hit_points_of_capitals(table)
    if losers:
        winners = tuple(player.seat for player in table.players if player.seat not in losers)
    else:
        best = max(scores)
        winners = () if scores.count(best) > 1 else (scores.index(best),)
    finish_for(draft, why, winners)


def hit_points_of_capitals(table: Table) -> tuple[int, ...]:
    """Return the hit points that each seat's capital has left."""
    capitals = [table.units[player.capital] for player in table.players]
    return tuple(max(0, stats.max_hp_of(table, capital) - capital.damage) for capital in capitals)


def finish_for(draft: _Draft, why: str, winners: tuple[int, ...]) -> None:
    """End the match for these seats."""
    scores = hit_points_of_capitals(draft.table)
    draft.happen(ev.MatchEnded(scores, winners, why))
    draft.end(Outcome(why, winners, scores))


def rerolls(table: Table, step: Step) -> Iterable[Command]:
    """Return what can be answered once a die is rolled: roll it again, for nothing or for magic, or leave it."""
    return (Reroll(magic=False), Reroll(magic=True), Decline())


STEPS: dict[type[Step], Chapter] = {
    s.Save: Chapter(take_save, rerolls, why_no_save_answer, answer_save),
    s.Wound: Chapter(
        take_wound,
        lambda table, step: (*(ChooseEvasion(way.name) for way in evasions_left(table, step)), Decline()),
        why_no_evasion,
        answer_wound,
    ),
    s.Consequence: Chapter(take_consequence),
    s.CheckFallen: Chapter(take_check),
    s.Falling: Chapter(take_falling),
}
