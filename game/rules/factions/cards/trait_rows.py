"""The table of traits, one row each: what it means in words, and the function that applies it.

Rules look traits up where they apply them, so a row names that place instead of holding a function. A test compares the
rows with all traits, and checks that the place mentions its trait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.words import counted
from game.rules.factions.cards import traits
from game.rules.factions.cards.phrases import better, zones
from game.rules.factions.cards.traits import Trait


class TraitRow(msgspec.Struct, frozen=True):
    """``words`` say what the trait means, ``used_in`` is the chapter and the function that gives effect to it."""

    used_in: str
    words: Callable[[Any], str]


def _evasion(trait: traits.Evasion) -> str:
    what = {
        "melee": "hit by an attack that is not ranged",
        "ranged": "hit by a ranged attack",
        "attacks": "hit by an attack",
        "magic": "a magic ability would damage it",
    }[trait.against]
    cost = f"for {trait.magic} magic, " if trait.magic else ""
    back = " and attacks the attacker at once" if trait.strikes_back else ""
    return f"{cost}when {what}, save {trait.save}: no damage{back}"


TRAITS: dict[type[Trait], TraitRow] = {
    traits.Bonus: TraitRow("figures.attack_parts", lambda t: better(t.atk, t.dam, t.defense)),
    traits.ExtraAttacks: TraitRow(
        "standing.StaticEffects", lambda t: f"{counted(t.count, 'more attack')} in a turn without moving"
    ),
    traits.TwinAttack: TraitRow(
        "attacking.take_offer_twin", lambda t: "each of its attacks may be followed by one more on the same target"
    ),
    traits.Evasion: TraitRow("wounds.evasions_left", _evasion),
    traits.DarkShield: TraitRow("wounds._land", lambda t: f"damage to it is {t.amount} less, save {t.save}"),
    traits.DamageReduction: TraitRow("figures.reduction_of", lambda t: f"all damage to it is {t.amount} less"),
    traits.Penetration: TraitRow("figures.pierces", lambda t: "its attacks ignore Damage Reduction"),
    traits.Sturdy: TraitRow("stats.resists_doubling", lambda t: "no critical hits on it"),
    traits.Vicious: TraitRow("figures.critical_from", lambda t: f"a natural {t.roll} is a critical hit, too"),
    traits.Ranged: TraitRow("standing.StaticEffects", lambda t: f"attacks reach {zones(t.reach)}"),
    traits.Stealth: TraitRow(
        "figures.is_hidden", lambda t: "units in other zones cannot attack it or aim abilities at it"
    ),
    traits.GreaterStealth: TraitRow(
        "figures.is_hidden",
        lambda t: "can be chosen only by units in its zone, and only while every ally there has this too",
    ),
    traits.Speed: TraitRow(
        "standing.StaticEffects", lambda t: f"{zones(abs(t.zones))} {'more' if t.zones > 0 else 'less'} in a turn"
    ),
    traits.Charging: TraitRow("movement.allowance", lambda t: f"may move {zones(t.zones)} and still attack"),
    traits.Flying: TraitRow("movement.why_barred", lambda t: "enemies that do not fly cannot bar its way"),
    traits.Recoil: TraitRow(
        "attacking.triggers_of", lambda t: f"an attack on it that is not ranged does its attacker {t.damage} damage"
    ),
    traits.LifeDrain: TraitRow(
        "attacking.triggers_of", lambda t: f"heals as much as its attacks do in damage, save {t.save}"
    ),
    traits.Stun: TraitRow(
        "attacking.triggers_of", lambda t: f"an enemy that it hits is tapped unless it makes a save of {t.save}"
    ),
    traits.QuickReactions: TraitRow("attacking.triggers_of", lambda t: "when hit it may attack the attacker at once"),
    traits.Regeneration: TraitRow(
        "activation._end_triggers", lambda t: f"heals {t.amount} at the end of a turn without moving"
    ),
    traits.Momentum: TraitRow("figures._circumstances", lambda t: f"{better(t.atk, t.dam)} after moving in its turn"),
    traits.Steady: TraitRow(
        "figures._circumstances", lambda t: f"{better(t.atk, t.dam)} while it does not move in its turn"
    ),
    traits.CarefulAim: TraitRow("movement.gives_up", lambda t: "moves or attacks in a turn, not both"),
    traits.MagicHunter: TraitRow(
        "figures._circumstances", lambda t: f"{better(t.atk, t.dam)} against enemies with a Magic rating"
    ),
    traits.BountyHunter: TraitRow("figures._circumstances", lambda t: f"{t.atk:+d} attack against unique enemies"),
    traits.MagicDrain: TraitRow(
        "attacking.triggers_of", lambda t: "takes 1 magic from an enemy that its attack damages"
    ),
    traits.MagicImmunity: TraitRow("ability_effects.is_immune", lambda t: "what costs magic does nothing to it"),
    traits.Mettle: TraitRow("wounds.reroll_bonus", lambda t: f"{t.bonus:+d} on attacks and saves that it rolls again"),
    traits.Undead: TraitRow("wounds.heal", lambda t: "healing does damage to it, and there are no critical hits on it"),
    traits.HighPopulation: TraitRow("cards.decks.is_unlimited", lambda t: "a deck may hold any number of this card"),
    traits.Productive: TraitRow("turns.take_begin_build", lambda t: f"{t.build:+d} build in your build turn"),
    traits.Mercenary: TraitRow("movement.why_kept", lambda t: "stays where it is while it can attack somebody"),
    traits.Savage: TraitRow("movement.why_no_end", lambda t: "ends its turn in a zone with an enemy if it can"),
    traits.Intercept: TraitRow(
        "attacking.intercept",
        lambda t: "may take the place of an ally within 1 zone that an attack or ability is aimed at",
    ),
    traits.Splash: TraitRow(
        "attacking.triggers_of",
        lambda t: f"its attack does {t.damage} damage to each unit in the target's zone, save {t.save}",
    ),
    traits.Revival: TraitRow(
        "wounds.take_check", lambda t: f"when defeated it comes back with {t.hp} hit points, save {t.save}"
    ),
    traits.MasterMagician: TraitRow("stats.spendings_left", lambda t: f"spends magic on {t.times} effects in a cycle"),
    traits.Renewal: TraitRow("stats.renewal_of", lambda t: f"{t.magic:+d} magic at each upkeep"),
    traits.Arrival: TraitRow("searching.new_unit", lambda t: f"+{t.magic} magic when deployed"),
    traits.RerollAttacks: TraitRow(
        "attacking.why_no_hit_answer", lambda t: "each attack that fails may be rolled again once"
    ),
    traits.RerollSaves: TraitRow(
        "wounds.why_no_save_answer", lambda t: "each save that fails may be rolled again once"
    ),
    traits.UnlimitedCommand: TraitRow(
        "static_effects._has_unlimited_command", lambda t: "commander effects reach units in every zone"
    ),
    traits.Grants: TraitRow("standing.StaticEffects", lambda t: f"can use **{t.ability.name}**"),
}
