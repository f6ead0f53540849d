"""Effects of abilities, battle cards, commanders and locations, one row each: what it says, what is chosen for it, and
what carries it out. A test compares the rows with all effects, so that none lacks a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions import ability_effects as abilities
from game.rules.factions import battle_effects as battle
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records as r
from game.rules.factions.cards.effects import Ability, AbilityEffect
from game.rules.factions.cards.phrases import from_deck, lower, zones
from game.rules.factions.cards.records import BattleEffect, CommanderEffect, LocationEffect, UnitFilter
from game.rules.factions.cards.trait_words import gained, meaning
from game.rules.factions.state.steps import Affect
from game.rules.factions.state.table import Entry, Table, Unit

_Draft = Draft[Table, Step]

#: What is chosen when an effect is announced.
Need = Literal["unit", "zone", "entry", ""]
Aims = Callable[[Any], tuple[Need, ...]]


class AbilityRow(msgspec.Struct, frozen=True):
    """What an ability does. ``words`` take the effect and where it reaches. An attack makes its step with ``attacks``;
    anything else is carried out by ``resolve`` as it comes off the stack, and if it is for units by ``affect``, once
    for each of them."""

    words: Callable[[Any, str], str]
    aims: Aims
    attacks: Callable[[_Draft, Unit, Ability, Any, tuple[int, ...]], Step] | None = None
    resolve: Callable[[_Draft, Entry, Ability], None] | None = None
    affect: Callable[[_Draft, Affect, Any, Unit], None] | None = None


class BattleRow(msgspec.Struct, frozen=True):
    """What a battle card does: ``carry_out`` takes the entry that resolves, and the effect."""

    words: Callable[[Any], str]
    aims: Aims
    carry_out: Callable[[_Draft, Entry, Any], None]


class StandingRow(msgspec.Struct, frozen=True):
    """What holds as long as a card is on the table; ``used_in`` is the chapter and function that apply it."""

    words: Callable[[Any], str]
    used_in: str


def _unit(effect: Any) -> tuple[Need, ...]:
    return ("unit",)


def _zone(effect: Any) -> tuple[Need, ...]:
    return ("zone",)


def _nothing(effect: Any) -> tuple[Need, ...]:
    return ()


# Abilities


def _harm_zone(effect: e.HarmZone, where: str) -> str:
    if effect.others:
        return f"{effect.damage} damage to every other unit in its zone"
    return f"{effect.damage} damage to every unit in a zone {where}"


def _mend(effect: e.Mend, where: str) -> str:
    whom = "itself or an ally" if effect.itself else "an ally"
    return f"heal {whom} {where} by {effect.amount}"


def _gamble(effect: e.Gamble, where: str) -> str:
    return (
        f"roll for a unit {where}: 20 defeats it, 11 to 19 is {effect.damage} damage, "
        f"2 to 10 heals {effect.mend}, 1 heals it wholly"
    )


ABILITY_EFFECTS: dict[type[AbilityEffect], AbilityRow] = {
    e.Harm: AbilityRow(
        lambda d, where: f"{d.damage} damage to a unit {where}{', which is tapped' if d.taps else ''}",
        _unit,
        resolve=abilities.on_targets,
        affect=abilities.harm,
    ),
    e.HarmZone: AbilityRow(
        _harm_zone, lambda d: () if d.others else ("zone",), resolve=abilities.on_zone, affect=abilities.harm_in_zone
    ),
    e.Mend: AbilityRow(_mend, _unit, resolve=abilities.on_targets, affect=abilities.mend),
    e.Gamble: AbilityRow(_gamble, _unit, resolve=abilities.on_targets, affect=abilities.gamble),
    e.Slay: AbilityRow(
        lambda d, where: f"{'an enemy' if d.enemies else 'a unit'} {where} is defeated",
        _unit,
        resolve=abilities.on_targets,
        affect=abilities.slay,
    ),
    e.SlayZone: AbilityRow(
        lambda d, where: "all units in its zone are defeated, itself too",
        _nothing,
        resolve=abilities.on_zone,
        affect=abilities.slay,
    ),
    e.Gather: AbilityRow(lambda d, where: f"+{d.damage} damage on its next attack", _nothing, resolve=abilities.gather),
    e.Earn: AbilityRow(lambda d, where: f"{d.build} build points", _nothing, resolve=abilities.earn),
    e.Lift: AbilityRow(
        lambda d, where: f"a unit {where} goes to another zone within 1 zone of this one",
        lambda d: ("unit", "zone"),
        resolve=abilities.lift,
    ),
    # What resolves of a Lift; no card says it.
    e.LiftTo: AbilityRow(lambda d, where: f"a unit goes to zone {d.zone}", _nothing, affect=abilities.lift_to),
    e.Paralyze: AbilityRow(
        lambda d, where: f"a unit {where} is tapped, and bars nobody's way until it untaps",
        _unit,
        resolve=abilities.on_targets,
        affect=abilities.paralyze,
    ),
    e.Shoot: AbilityRow(
        lambda d, where: f"a ranged attack {where} with {d.atk:+d} attack and {d.damage} damage",
        _unit,
        attacks=abilities.shoot,
    ),
    e.SweepAttack: AbilityRow(lambda d, where: "attack each enemy in its zone once", _nothing, attacks=abilities.sweep),
    e.Strikes: AbilityRow(lambda d, where: f"make {d.count} attacks", _nothing, attacks=abilities.strike),
    e.RideBy: AbilityRow(lambda d, where: "move a zone, attack, move a zone", _nothing, attacks=abilities.ride),
    e.Teleport: AbilityRow(lambda d, where: "move to any zone", _zone, resolve=abilities.teleport),
    e.Aim: AbilityRow(
        lambda d, where: f"an ally in its zone gets +{d.atk} attack for one attack",
        _unit,
        resolve=abilities.on_targets,
        affect=abilities.aim,
    ),
    e.Raise: AbilityRow(
        lambda d, where: f"when an enemy {where} is defeated: {from_deck(d.key)} to where it fell",
        _zone,
        resolve=abilities.raise_dead,
    ),
}


# Battle cards


def _inspire(effect: r.Inspire) -> str:
    whom = "Each of your units" if effect.everyone else "A unit of yours"
    gains = " and ".join(lower(meaning(trait).removesuffix(".")) for trait in effect.traits)
    return f"{whom} gets {gains} until the round ends."


def _searching(effect: r.Search) -> str:
    what = f"unit with “{effect.word}” in its name" if effect.word else "unit that is not unique"
    return f"Take a {what} from your deck into your hand."


BATTLE_EFFECTS: dict[type[BattleEffect], BattleRow] = {
    r.March: BattleRow(
        lambda b: "Each of your units may move to a zone beside its own; enemies do not bar the way.",
        _nothing,
        battle.march,
    ),
    r.Blockade: BattleRow(lambda b: "Choose a zone: no unit moves in or out of it this round.", _zone, battle.blockade),
    r.Meditate: BattleRow(
        lambda b: f"Tap any of your {b.faction} units with a Magic rating: +{b.magic} magic each.",
        _nothing,
        battle.meditate,
    ),
    r.Bomb: BattleRow(
        lambda b: f"{b.damage} damage to an enemy within {zones(b.reach)} of a {b.creature_type} of yours.",
        _unit,
        battle.bomb,
    ),
    r.DrawCards: BattleRow(lambda b: f"Draw {b.cards} cards.", _nothing, battle.draw_cards),
    r.Cover: BattleRow(
        lambda b: f"Choose a zone: until the round ends each of your units there {gained(b.trait)}.",
        _zone,
        battle.cover,
    ),
    r.Gambit: BattleRow(
        lambda b: (
            f"Toss a coin. Heads: order the top {b.own} cards of the other deck. "
            f"Tails: the other player orders the top {b.other} of yours."
        ),
        _nothing,
        battle.gambit,
    ),
    r.Spy: BattleRow(lambda b: "Look at the other hand.", _nothing, battle.spy),
    r.Inspire: BattleRow(_inspire, lambda b: () if b.everyone else ("unit",), battle.inspire),
    r.Search: BattleRow(_searching, _nothing, battle.search),
    r.RaiseFallen: BattleRow(
        lambda b: f"Only when an enemy is defeated: {from_deck(b.key)} to where it fell.", _zone, battle.raise_fallen
    ),
    r.Decay: BattleRow(
        lambda b: f"The other capital takes {b.amount} damage, and yours heals {b.amount}.", _nothing, battle.decay
    ),
    r.Counter: BattleRow(lambda b: "Counter a card on the stack.", lambda b: ("entry",), battle.counter),
}


# Commanders and locations


def _each(whom: UnitFilter) -> str:
    """Return each unit that an effect is for, as a single one, since its words go on to speak of one."""
    if whom.name:
        return f"each of your {whom.name}s"
    units = "followers" if whom.followers else "allies" if whom.others else "units"
    words = [whom.faction, whom.creature_type, units if whom.allies else "unit"]
    text = " ".join(word for word in words if word)
    if whom.word:
        text += f" with “{whom.word}” in its name"
    if whom.magic:
        text += " with a Magic rating"
    return f"each of your {text}" if whom.allies else f"each {text}"


def _commander_trait(effect: r.CommanderTrait) -> str:
    reach = {None: " anywhere", 0: " in its zone", 1: ""}[effect.reach]
    return f"{_each(effect.whom)}{reach} {gained(effect.trait)}."


def _ground(effect: r.Ground) -> str:
    units = _each(effect.whom)
    return f"{units[0].upper()}{units[1:]} here {gained(effect.trait)}."


def _slows(effect: r.SlowsEntry) -> str:
    who = "Enemies" if effect.enemies else "Units"
    return f"{who} that move in move {zones(effect.zones)} less in that turn."


COMMANDER_EFFECTS: dict[type[CommanderEffect], StandingRow] = {
    r.CommanderTrait: StandingRow(_commander_trait, "static_effects.static_traits"),
    r.RallyPoint: StandingRow(lambda c: "you may deploy units in its zone instead of at home.", "stats.deploy_zones"),
    r.Tactics: StandingRow(
        lambda c: "at the end of its turn an ally may attack at once; then two allies may swap zones.",
        "activation._end_triggers",
    ),
}

LOCATION_EFFECTS: dict[type[LocationEffect], StandingRow] = {
    r.Ground: StandingRow(_ground, "static_effects.static_traits"),
    r.SlowsEntry: StandingRow(_slows, "movement.slowed_by"),
    r.Musters: StandingRow(
        lambda place: f"At the end of your build turn {from_deck(place.key)} to this zone.", "turns.take_end_build"
    ),
    r.Outpost: StandingRow(lambda place: "You may deploy units here as well as at home.", "stats.deploy_zones"),
    r.Blight: StandingRow(
        lambda place: f"Units not of the {place.spares} take {place.damage} damage when their turn ends here.",
        "activation._end_triggers",
    ),
}
