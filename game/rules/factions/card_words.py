"""The words on the cards, made from the effects' own numbers, so that text and behaviour cannot part.

Names of traits and abilities stand between double stars, which the screen sets in bold; ``plain`` takes them out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.factions import effects as e
from game.rules.factions import records as r
from game.rules.factions.cards import record_of
from game.rules.factions.effects import Ability, Deed, Trait
from game.rules.factions.records import BattleEffect, CardRecord, CommanderEffect, LocationEffect, Whom

#: What the words of the game mean; the screen shows these as tooltips.
GLOSSARY: dict[str, str] = {
    "Ally": "Another unit of the same player. A unit is not its own ally.",
    "Follower": "A unit without a commander effect.",
    "Commander": "A unit with a commander effect, which reaches its own zone and those beside it unless it says more.",
    "Save": "A d20 that must come to the number or more.",
    "Tapped": "Counts as activated: it has no turn in this round.",
    "Magic": "Points that a unit comes with. It pays for one effect with them in a cycle.",
    "Magic Renewal": "Magic points that a unit gets at each upkeep.",
    "Unique": "You control only one unit of that name.",
    "Replaces attacks": "Done in the unit's own turn, before any attack, in place of attacking.",
    "Replaces movement": "Done in the unit's own turn in place of moving.",
    "Replaces turn": "All that the unit does in its turn.",
    "Ranged": "Its attacks count as ranged, also in its own zone.",
    "Critical hit": "A natural 20: it always hits, and does double damage.",
    "Controlled": "A zone with units of one player only.",
    "Round": "One combat phase.",
    "Heal": "Takes damage off; the undead take it as damage.",
}


def plain(text: str) -> str:
    """The text without marks."""
    return text.replace("**", "")


def card_text(record: CardRecord) -> str:
    """What a card says, a line for each of its effects."""
    lines = [trait_text(trait) for trait in record.traits]
    if record.type == "equipment":
        lines = [f"{_REQUIREMENTS[record.requires]}{_equipment_text(record)}"]
    lines.extend(ability_text(ability) for ability in record.abilities)
    lines.extend(f"**Commander**: {_commander(effect)}" for effect in record.commander)
    lines.extend(_location(effect) for effect in record.location)
    if record.battle is not None:
        lines.append(_battle(record.battle))
    return "\n".join(lines)


_REQUIREMENTS = {
    "": "",
    "Kingdom": "Only for Kingdom units. ",
    "commander": "Only for commanders. ",
    "magic": "Only for units with a Magic rating. ",
    "ranged": "Only for ranged units. ",
    "bounty hunter": "Only for bounty hunters. ",
}


def _equipment_text(record: CardRecord) -> str:
    return "Gives " + "; ".join(_lower(trait_text(trait).removesuffix(".")) for trait in record.traits) + "."


def _lower(text: str) -> str:
    return text if text.startswith("**") else text[0].lower() + text[1:]


def _zones(number: int) -> str:
    return "1 zone" if number == 1 else f"{number} zones"


def _within(reach: int) -> str:
    return "in its zone" if reach == 0 else f"within {_zones(reach)}"


# Traits


def trait_name(trait: Trait) -> str:
    """What a trait is called."""
    if isinstance(trait, e.Evasion | e.ExtraAttacks | e.Steady):
        return trait.name
    if isinstance(trait, e.Grants):
        return trait.ability.name
    if isinstance(trait, e.Speed):
        return f"Speed {trait.zones:+d}"
    if isinstance(trait, e.Ranged):
        return "Ranged" if trait.reach == 1 else "Greater Ranged"
    name = _TRAIT_NAMES.get(type(trait))
    if name is None:
        name = "".join(f" {letter}" if letter.isupper() else letter for letter in type(trait).__name__).strip()
    number = _NUMBERED.get(type(trait))
    return f"{name} {getattr(trait, number)}" if number else name


_TRAIT_NAMES: dict[type[Trait], str] = {
    e.Vicious: "Vicious Attack",
    e.Charging: "Charging Assault",
    e.MagicDrain: "Magic Drain",
    e.Renewal: "Magic Renewal",
}
_NUMBERED: dict[type[Trait], str] = {
    e.DamageReduction: "amount",
    e.Regeneration: "amount",
    e.BountyHunter: "atk",
    e.Splash: "damage",
    e.MasterMagician: "times",
    e.Renewal: "magic",
}


def trait_text(trait: Trait) -> str:
    """A trait's name and what it means; figures alone when it only changes those."""
    if isinstance(trait, e.Bonus | e.Arrival):
        return _bonus(trait) + "."
    if isinstance(trait, e.Grants):
        return ability_text(trait.ability)
    return f"**{trait_name(trait)}**: {_TRAITS[type(trait)](trait)}."


def _bonus(trait: e.Bonus | e.Arrival) -> str:
    if isinstance(trait, e.Arrival):
        return f"+{trait.magic} magic when deployed"
    figures = ((trait.atk, "attack"), (trait.dam, "damage"), (trait.defense, "defense"))
    return " and ".join(f"{points:+d} {word}" for points, word in figures if points)


def _evasion(trait: e.Evasion) -> str:
    what = {
        "melee": "hit by an attack that is not ranged",
        "ranged": "hit by a ranged attack",
        "attacks": "hit by an attack",
        "magic": "a magic ability would damage it",
    }[trait.against]
    cost = f"for {trait.magic} magic, " if trait.magic else ""
    back = " and attacks the attacker at once" if trait.strikes_back else ""
    return f"{cost}when {what}, save {trait.save}: no damage{back}"


def _steady(trait: e.Steady) -> str:
    return f"{_bonus(e.Bonus(trait.atk, trait.dam))} while it does not move in its turn"


_TRAITS: dict[type[Trait], Callable[[Any], str]] = {
    e.ExtraAttacks: lambda t: f"{t.count} more attack{'s' if t.count > 1 else ''} in a turn without moving",
    e.TwinAttack: lambda t: "each of its attacks may be followed by one more on the same target",
    e.Evasion: _evasion,
    e.DarkShield: lambda t: f"damage to it is {t.amount} less, save {t.save}",
    e.DamageReduction: lambda t: f"all damage to it is {t.amount} less",
    e.Penetration: lambda t: "its attacks ignore Damage Reduction",
    e.Sturdy: lambda t: "no critical hits on it",
    e.Vicious: lambda t: f"a natural {t.roll} is a critical hit, too",
    e.Ranged: lambda t: f"attacks reach {_zones(t.reach)}",
    e.Stealth: lambda t: "units in other zones cannot attack it or aim abilities at it",
    e.GreaterStealth: lambda t: "can be chosen only by units in its zone, and only while every ally there has this too",
    e.Speed: lambda t: f"{_zones(abs(t.zones))} {'more' if t.zones > 0 else 'less'} in a turn",
    e.Charging: lambda t: f"may move {_zones(t.zones)} and still attack",
    e.Flying: lambda t: "enemies that do not fly cannot bar its way",
    e.Recoil: lambda t: f"an attacker that is not ranged takes {t.damage} damage",
    e.LifeDrain: lambda t: f"heals as much as its attacks do in damage, save {t.save}",
    e.Stun: lambda t: f"an enemy that it hits is tapped unless it makes a save of {t.save}",
    e.QuickReactions: lambda t: "when hit it may attack the attacker at once",
    e.Regeneration: lambda t: f"heals {t.amount} at the end of a turn without moving",
    e.Momentum: lambda t: f"{_bonus(e.Bonus(t.atk, t.dam))} after moving in its turn",
    e.UnlimitedCommand: lambda t: "commander effects reach units in every zone",
    e.Steady: _steady,
    e.CarefulAim: lambda t: "moves or attacks in a turn, never both",
    e.MagicHunter: lambda t: f"{_bonus(e.Bonus(t.atk, t.dam))} against enemies with a Magic rating",
    e.BountyHunter: lambda t: f"{t.atk:+d} attack against unique enemies",
    e.MagicDrain: lambda t: "takes 1 magic from an enemy that its attack damages",
    e.MagicImmunity: lambda t: "what costs magic does nothing to it",
    e.Mettle: lambda t: f"{t.bonus:+d} on attacks and saves that it rolls again",
    e.Undead: lambda t: "healing does damage to it, and there are no critical hits on it",
    e.HighPopulation: lambda t: "a deck may hold any number of this card",
    e.Productive: lambda t: f"{t.build:+d} build in your build turn",
    e.Mercenary: lambda t: "stays where it is while it can attack somebody",
    e.Savage: lambda t: "ends its turn beside an enemy if it can",
    e.Intercept: lambda t: "may take the place of an ally within 1 zone that an attack or ability is aimed at",
    e.Splash: lambda t: f"its attack does {t.damage} damage to each unit in the target's zone, save {t.save}",
    e.Revival: lambda t: f"when defeated it comes back with {t.hp} hit points, save {t.save}",
    e.MasterMagician: lambda t: f"spends magic on {t.times} effects in a cycle",
    e.Renewal: lambda t: f"{t.magic:+d} magic at each upkeep",
    e.RerollAttacks: lambda t: "each attack that fails may be rolled again once",
    e.RerollSaves: lambda t: "each save that fails may be rolled again once",
}


# Abilities


def ability_text(ability: Ability) -> str:
    """An ability's name, its price, and what it does."""
    price = []
    if ability.magic:
        price.append(f"{ability.magic} magic")
    if isinstance(ability.deed, e.Aim):
        price.append("tap it")
    if ability.replaces != "nothing":
        price.append(f"replaces {ability.replaces}")
    cost = f" ({', '.join(price)})" if price else ""
    save = f" Save {ability.save}." if ability.save else ""
    return f"**{ability.name}**{cost}: {_deed(ability)}.{save}"


def _deed(ability: Ability) -> str:
    deed: Any = ability.deed
    return _DEEDS[type(deed)](deed, _within(ability.reach))


def _harm_zone(deed: e.HarmZone, where: str) -> str:
    if deed.others:
        return f"{deed.damage} damage to every other unit in its zone"
    return f"{deed.damage} damage to every unit in a zone {where}"


def _mend(deed: e.Mend, where: str) -> str:
    whom = "itself or an ally" if deed.itself else "an ally"
    return f"heal {whom} {where} by {deed.amount}"


def _gamble(deed: e.Gamble, where: str) -> str:
    return (
        f"roll for a unit {where}: 20 defeats it, 11 to 19 is {deed.damage} damage, "
        f"2 to 10 heals {deed.mend}, 1 heals it wholly"
    )


_DEEDS: dict[type[Deed], Callable[[Any, str], str]] = {
    e.Harm: lambda d, where: f"{d.damage} damage to a unit {where}{', which is tapped' if d.taps else ''}",
    e.HarmZone: _harm_zone,
    e.Mend: _mend,
    e.Gamble: _gamble,
    e.Slay: lambda d, where: f"{'an enemy' if d.enemies else 'a unit'} {where} is defeated",
    e.SlayZone: lambda d, where: "all units in its zone are defeated, itself too",
    e.Gather: lambda d, where: f"+{d.damage} damage on its next attack",
    e.Earn: lambda d, where: f"{d.build} build points",
    e.Lift: lambda d, where: f"a unit {where} goes to another zone within 1 zone of this one",
    e.Paralyze: lambda d, where: f"a unit {where} is tapped, and bars nobody's way until it untaps",
    e.Shoot: lambda d, where: f"a ranged attack {where} with {d.atk:+d} attack and {d.damage} damage",
    e.SweepAttack: lambda d, where: "attack each enemy in its zone once",
    e.Strikes: lambda d, where: f"make {d.count} attacks",
    e.RideBy: lambda d, where: "move a zone, attack, move a zone",
    e.Teleport: lambda d, where: "move to any zone",
    e.Aim: lambda d, where: f"an ally in its zone gets +{d.atk} attack for one attack",
    e.Raise: lambda d, where: f"when an enemy {where} is defeated: {_from_deck(d.key)} to where it fell",
}


def _from_deck(key: str) -> str:
    return f"you may bring a {record_of(key).name} from your deck"


# Commanders, locations, battle cards


def _whom(whom: Whom) -> str:
    """The units that an effect is for."""
    if whom.name:
        return f"your {whom.name}s"
    words = [whom.faction, whom.creature_type, "followers" if whom.followers else "allies" if whom.others else "units"]
    text = " ".join(word for word in words if word)
    if whom.word:
        text += f" with “{whom.word}” in their names"
    if whom.magic:
        text += " with a Magic rating"
    return f"your {text}" if whom.allies else text


def _gain(trait: Trait) -> str:
    return (
        f"get {_lower(trait_text(trait).removesuffix('.'))}"
        if not isinstance(trait, e.Grants)
        else (f"can use **{trait.ability.name}**")
    )


def _commander(effect: CommanderEffect) -> str:
    if isinstance(effect, r.RallyPoint):
        return "you may deploy units in its zone instead of at home."
    if isinstance(effect, r.Tactics):
        return "at the end of its turn an ally may attack at once; then two allies may swap zones."
    reach = {None: " anywhere", 0: " in its zone", 1: ""}[effect.reach]
    return f"{_whom(effect.whom)}{reach} {_gain(effect.trait)}."


def _location(effect: LocationEffect) -> str:
    if isinstance(effect, r.Ground):
        return f"{_whom(effect.whom)[0].upper()}{_whom(effect.whom)[1:]} here {_gain(effect.trait)}."
    if isinstance(effect, r.SlowsEntry):
        who = "Enemies" if effect.enemies else "Units"
        return f"{who} that move in move {_zones(effect.zones)} less in that turn."
    if isinstance(effect, r.Musters):
        return f"At the end of your build turn {_from_deck(effect.key)} to this zone."
    if isinstance(effect, r.Outpost):
        return "You may deploy units here as well as at home."
    return f"Units not of the {effect.spares} take {effect.damage} damage when their turn ends here."


def _battle(effect: BattleEffect) -> str:
    words: Any = _BATTLES[type(effect)]
    text: str = words(effect)
    return text


def _inspire(effect: r.Inspire) -> str:
    whom = "Each of your units" if effect.everyone else "A unit of yours"
    gains = " and ".join(_lower(trait_text(trait).removesuffix(".")) for trait in effect.traits)
    return f"{whom} gets {gains} until the round ends."


def _searching(effect: r.Search) -> str:
    what = f"unit with “{effect.word}” in its name" if effect.word else "unit that is not unique"
    return f"Take a {what} from your deck into your hand."


_BATTLES: dict[type[BattleEffect], Callable[[Any], str]] = {
    r.March: lambda b: "Each of your units may move to a zone beside its own; enemies do not bar the way.",
    r.Blockade: lambda b: "Choose a zone: no unit moves in or out of it this round.",
    r.Meditate: lambda b: f"Tap any of your {b.faction} units with a Magic rating: +{b.magic} magic each.",
    r.Bomb: lambda b: f"{b.damage} damage to an enemy within {_zones(b.reach)} of a {b.creature_type} of yours.",
    r.DrawCards: lambda b: f"Draw {b.cards} cards.",
    r.Cover: lambda b: f"Choose a zone: your units there get {trait_text(b.trait)[:-1]} until the round ends.",
    r.Gambit: lambda b: (
        f"Toss a coin. Heads: order the top {b.own} cards of the other deck. "
        f"Tails: the other player orders the top {b.other} of yours."
    ),
    r.Spy: lambda b: "Look at the other hand.",
    r.Inspire: _inspire,
    r.Search: _searching,
    r.RaiseFallen: lambda b: f"Only when an enemy is defeated: {_from_deck(b.key)} to where it fell.",
    r.Decay: lambda b: f"The other capital takes {b.amount} damage, and yours heals {b.amount}.",
    r.Counter: lambda b: "Counter a card on the stack.",
}
