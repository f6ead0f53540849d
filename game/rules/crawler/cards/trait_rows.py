"""The table of keywords, one row each: the rule that applies it, its name with its figures, and what it means.

Rules look keywords up where they apply them, so a row names that place instead of holding a function. A test compares
the rows with all keywords, and checks that the place mentions its keyword."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.phrases import (
    afflicted,
    affliction_name,
    amount,
    crawler_cards,
    either,
    place_name,
    who_stands_at,
)
from game.rules.crawler.cards.terms import Affliction, Burn, Lock, Pin, Poison
from game.rules.crawler.cards.traits import Trait


class TraitRow(msgspec.Struct, frozen=True):
    """``used_in`` is the chapter and the function that applies the keyword, "" for one that matters only against an
    opponent. ``name`` is the keyword with its figures, ``means`` the sentence after it; "" where the name says it all.
    ``for_adventurer`` is that sentence where an Adventurer has the keyword and it means something else."""

    used_in: str
    name: Callable[[Any], str]
    means: Callable[[Any], str]
    for_adventurer: Callable[[Any], str] | None = None


def _entering_name(trait: t.ComesIntoPlay) -> str:
    effect = trait.effect
    where = f" ({place_name(trait.target)})" if trait.target is not None else ""
    if isinstance(effect, Burn):
        return f"Burn {effect.cards}{where}"
    if isinstance(effect, Lock | Poison):
        return f"{affliction_name(effect)}{where}"
    if isinstance(effect, t.DrawDungeon):
        return f"Draw {effect.cards} (Dungeon)"
    if isinstance(effect, t.Restock):
        return f"Restock {effect.cost} ({effect.character_type} x {effect.cards})"
    return f"{type(effect).__name__}{where}"


def _entering(trait: t.ComesIntoPlay) -> str:
    effect = trait.effect
    whom = who_stands_at(trait.target) if trait.target is not None else "the Primary Target"
    if isinstance(effect, Burn):
        top = "Crawler card" if effect.cards == 1 else crawler_cards(effect.cards)
        return f"the top {top} of the deck {'goes' if effect.cards == 1 else 'go'} to the Grave"
    if isinstance(effect, Lock | Poison):
        return f"{whom} {afflicted(effect)}"
    if isinstance(effect, t.DrawDungeon):
        return f"{amount(effect.cards, 'more Dungeon card')} {_enters(effect.cards)} play, whatever the Encounter Limit"
    if isinstance(effect, t.Restock):
        which = f"of type {effect.character_type} and of Cost {effect.cost} or less"
        if effect.cards == 1:
            return f"a Character {which} goes from the Dungeon Grave into the deck"
        return f"up to {effect.cards} Characters {which} go from the Dungeon Grave into the deck"
    if isinstance(effect, t.Possession):
        return f"{whom} is Locked while this card is in play, and takes a Wound for each that this card takes"
    return f"the highest resource of {whom} counts as 0 while this card is in play"


def _enters(number: int) -> str:
    return "enters" if number == 1 else "enter"


def _leaving(trait: t.LeavesPlay) -> str:
    effect = trait.effect
    if isinstance(effect, Burn):
        return f"removed at the end of an encounter, it Burns {crawler_cards(effect.cards)}"
    return f"removed at the end of an encounter, it makes you discard {amount(effect.cards, 'card')}"


def _reaver_name(trait: t.Reaver) -> str:
    summon = trait.then
    if summon is None:
        return f"Reaver ({trait.character_type})"
    return f"Reaver ({trait.character_type}) + Summon {summon.cost} ({either(summon.character_types)} x {summon.cards})"


def _reaver(trait: t.Reaver) -> str:
    words = (
        f"at the end of an encounter, if it is wounded, the cheapest other {trait.character_type} of Cost {trait.cost} "
        "or less leaves play and 1 Wound comes off this card"
    )
    if trait.then is None:
        return words
    summon = trait.then
    which = "Character" if summon.cards == 1 else f"{summon.cards} Characters"
    return (
        f"{words}; then the first {which} of type {either(summon.character_types)} and of Cost {summon.cost} or less "
        f"{_enters(summon.cards)} play from the deck"
    )


def _gain(trait: t.CharactersGain) -> str:
    figures = ((trait.power, "Power"), (trait.stamina, "Stamina"))
    return " and ".join(f"+{number} {word}" for number, word in figures if number)


def _gains(trait: t.CharactersGain) -> str:
    return f"each Character that is {either((*trait.words, *trait.character_types))} has {_gain(trait)}"


def _afflicts(affliction: Affliction) -> str:
    return f"an Adventurer whom its attack wounds {afflicted(affliction)}"


def _plainly(name: str) -> Callable[[Any], str]:
    return lambda trait: name


TRAITS: dict[type[Trait], TraitRow] = {
    t.Label: TraitRow("stats.has_word", lambda x: x.word, _plainly("")),
    t.Unique: TraitRow(
        "building.is_double",
        _plainly("Unique"),
        _plainly("while one is in play or in the Grave, another goes straight to the Grave"),
    ),
    t.Swift: TraitRow(
        "building.take_build", _plainly("Swift"), _plainly("enters play where it would lie face up on the deck")
    ),
    t.Draft: TraitRow("", _plainly("Draft"), _plainly("only against an opponent, who may take it to the hand")),
    t.TimeLimit: TraitRow(
        "building.enter",
        lambda x: f"Time Limit {x.rounds}",
        lambda x: f"stays {amount(x.rounds, 'more round')} after its first",
    ),
    t.EncounterLimit: TraitRow(
        "stats.encounter_limit",
        lambda x: f"Encounter Limit +{x.more}",
        lambda x: f"the Encounter Limit is {x.more} higher while it is in play",
    ),
    t.ComesIntoPlay: TraitRow("building.take_enter", lambda x: f"Come into Play: {_entering_name(x)}", _entering),
    t.LeavesPlay: TraitRow("removing.take_remove_card", _plainly("Leaves Play"), _leaving),
    t.Shapeshift: TraitRow(
        "removing.take_remove_card",
        _plainly("Shapeshift"),
        _plainly("removed at the end of an encounter, it is reshuffled into its deck"),
    ),
    t.Frenzy: TraitRow(
        "combat_triggers.has_trigger",
        _plainly("Combat Trigger: Frenzy"),
        _plainly("attacks alone, before the Adventurers attack"),
    ),
    t.Disguise: TraitRow(
        "combat_triggers.has_trigger",
        _plainly("Combat Trigger: Disguise"),
        _plainly("if no other Character is in play, attacks alone at double Power before the Adventurers attack"),
    ),
    t.Snare: TraitRow(
        "combat_triggers.take_trigger",
        lambda x: f"Combat Trigger: Snare {x.cards}",
        lambda x: (
            f"discard {crawler_cards(x.cards)} or Activate the Primary Target (already Activated: it gets 1 Lock token)"
        ),
    ),
    t.Bolster: TraitRow(
        "power.power_items",
        lambda x: f"Bolster ({x.tag})",
        lambda x: f"+1 Power for each other card in play with Bolster ({x.tag})",
    ),
    t.Charge: TraitRow(
        "power.power_items",
        lambda x: f"Charge {x.power}",
        lambda x: f"+{x.power} Power in the round in which it enters",
    ),
    t.Simple: TraitRow(
        "power.power_items",
        lambda x: f"Simple {x.power}",
        lambda x: f"-{x.power} Power for each Tactic card played in this encounter",
    ),
    t.Unstoppable: TraitRow("struggles._assault", _plainly("Unstoppable"), _plainly("Stamina does not stop its Power")),
    t.Target: TraitRow(
        "struggles.aiming",
        lambda x: place_name(x.place),
        lambda x: f"attacks {who_stands_at(x.place)}, who is defended separately",
    ),
    t.Contact: TraitRow(
        "retaliation._contacts",
        lambda x: f"Contact ({affliction_name(x.affliction)})",
        lambda x: f"the target of its attack {afflicted(x.affliction)}, whatever Power and Stamina are",
    ),
    t.Drain: TraitRow(
        "retaliation._successes",
        lambda x: f"Drain {x.cards}",
        lambda x: f"when its attack deals a Wound, Burn {crawler_cards(x.cards)}",
    ),
    t.Shaken: TraitRow(
        "retaliation._successes",
        lambda x: f"Shaken {x.cards}",
        lambda x: f"when its attack succeeds, discard {amount(x.cards, 'card')}",
    ),
    t.Steal: TraitRow(
        "retaliation._successes",
        _plainly("Steal"),
        _plainly("when its attack succeeds, one of your Permanent Equipment cards leaves play"),
    ),
    Lock: TraitRow("retaliation._afflictions", affliction_name, _afflicts),
    Poison: TraitRow("retaliation._afflictions", affliction_name, _afflicts),
    Pin: TraitRow("retaliation._afflictions", affliction_name, _afflicts),
    t.Reinforce: TraitRow(
        "power.stamina_items",
        lambda x: f"Reinforce ({x.tag})",
        lambda x: f"+1 Stamina for each other card in play with Reinforce ({x.tag})",
    ),
    t.Resist: TraitRow(
        "power.stamina_items",
        lambda x: f"Resist +{x.stamina} ({x.damage})",
        lambda x: f"+{x.stamina} Stamina against an attack with {x.damage}",
    ),
    t.Immune: TraitRow(
        "wounds.protects",
        lambda x: f"Immune ({x.damage})",
        lambda x: f"{x.damage} does not wound it",
        lambda x: f"the Power of cards that deal {x.damage} is 0 against it",
    ),
    t.Stealth: TraitRow(
        "attacking.legal_targets",
        _plainly("Stealth"),
        _plainly("not a legal target while there is another one"),
        _plainly("it is not the Primary Target while there is an Adventurer without Stealth"),
    ),
    t.Leap: TraitRow("attacking.legal_targets", _plainly("Leap"), _plainly("no target of an Area attack")),
    t.Flight: TraitRow("struggles._distance", _plainly("Flight"), _plainly("Terrain does not hinder it")),
    t.Charm: TraitRow(
        "wounds.charm_of",
        _plainly("Charm"),
        lambda x: (
            f"takes no Wound unless you discard {amount(x.tactics, 'Tactic card')} or {amount(x.others, 'other card')}"
        ),
    ),
    t.Regeneration: TraitRow(
        "wounds._cards_left",
        lambda x: f"Regeneration {x.cards}",
        lambda x: f"takes no Wound unless you discard {amount(x.cards, 'card')}",
    ),
    t.Rampage: TraitRow(
        "wounds.take_rampage",
        lambda x: f"Rampage {x.times}",
        lambda x: (
            "wounded by a Melee attack, it deals 1 Wound to an attacking Adventurer: once in a round, "
            f"{amount(x.times, 'time')} in all"
        ),
    ),
    t.Greedy: TraitRow(
        "playing.why_no_bribe",
        lambda x: f"Greedy {x.cost}",
        lambda x: f"you may discard a card of Cost {x.cost} or more to remove it from play",
    ),
    t.Reaver: TraitRow("removing.reaped", _reaver_name, _reaver),
    t.GivesArmour: TraitRow(
        "struggles._stamina",
        lambda x: f"Armour {x.stamina}",
        lambda x: f"+{x.stamina} Stamina when it Activates to defend",
    ),
    t.Unnerve: TraitRow(
        "resources._costs_more", _plainly("Unnerve"), lambda x: f"each Tactic card costs {x.more} more"
    ),
    t.Spook: TraitRow("playing._why_no_boost", _plainly("Spook"), _plainly("no Boost can be used")),
    t.CannotUse: TraitRow(
        "stats._barred",
        lambda x: f"Can Not Use ({x.card_type})",
        lambda x: f"{x.card_type} cards cannot be played, and those in play do nothing",
    ),
    t.CharactersGain: TraitRow(
        "power._gains", lambda x: f"{_gain(x)} for {either((*x.words, *x.character_types), 'and')} Characters", _gains
    ),
    t.AlliesGain: TraitRow(
        "stats.has_word", lambda x: f"Active Allies gain {x.word}", lambda x: f"each other Active Character is {x.word}"
    ),
    t.CostsMore: TraitRow(
        "resources._costs_more",
        lambda x: f"{x.card_type} +{x.more} Cost",
        lambda x: (
            f"{x.card_type} cards cost {x.more} more, unless the Adventurer who provides the {x.card_type} has Flight"
        ),
    ),
    t.ShortensAttacks: TraitRow(
        "struggles._distance",
        _plainly("Melee only"),
        _plainly("the Adventurers' attack is a Melee one, unless an attacker has Flight"),
    ),
    t.MostAttackers: TraitRow(
        "playing._why_no_attacker",
        lambda x: f"Attackers {x.adventurers}",
        lambda x: (
            f"at most {amount(x.adventurers, 'Adventurer')} may Activate to attack; those with Flight do not count"
        ),
    ),
    t.WinCondition: TraitRow(
        "quests.take_conditions",
        _plainly("Win Condition"),
        lambda x: (
            f"win Combat in this round: {amount(x.tokens, 'Quest token')} for a Quest, "
            f"{amount(x.wounds, 'Wound')} off an Adventurer, and this card leaves play"
        ),
    ),
    t.LoseCondition: TraitRow(
        "quests.take_conditions",
        _plainly("Lose Condition"),
        lambda x: (
            "an Adventurer takes a Wound from the Dungeon Retaliation: "
            f"Burn {crawler_cards(x.burned)}, and this card leaves play"
        ),
    ),
}


def trait_name(trait: Trait) -> str:
    return TRAITS[type(trait)].name(trait)


def trait_text(trait: Trait) -> str:
    """Return the keyword and what it means."""
    meaning = TRAITS[type(trait)].means(trait)
    return f"**{trait_name(trait)}**: {meaning}." if meaning else f"**{trait_name(trait)}**."
