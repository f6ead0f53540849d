"""The words on the cards, made from the effects' own numbers, so that text and behaviour cannot drift apart.

Names of traits and abilities stand between double stars, which the screen sets in bold; ``plain`` takes them out.
"""

from __future__ import annotations

from game.rules.factions.cards.effects import Ability, Aim
from game.rules.factions.cards.phrases import lower, plain, within
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.cards.trait_words import meaning, trait_name
from game.rules.factions.cards.traits import Grants, Trait
from game.rules.factions.effect_rows import ABILITY_EFFECTS, BATTLE_EFFECTS, COMMANDER_EFFECTS, LOCATION_EFFECTS

__all__ = ["GLOSSARY", "ability_text", "card_text", "plain", "trait_name", "trait_text"]

#: What the words of the game mean; the screen shows these as tooltips.
GLOSSARY: dict[str, str] = {
    "Ally": "Another unit of the same player. A unit is not its own ally.",
    "Follower": "A unit without a commander effect.",
    "Commander": "A unit with a commander effect, which reaches its own zone and those beside it unless it says more.",
    "Save": "A d20 that must roll the number or higher.",
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


def card_text(record: CardRecord) -> str:
    """Return what a card says, a line for each of its effects."""
    lines = [trait_text(trait) for trait in record.traits]
    if record.type == "equipment":
        gives = "; ".join(lower(line.removesuffix(".")) for line in lines)
        lines = [f"{_REQUIREMENTS[record.requires]}Gives {gives}."]
    lines.extend(ability_text(ability) for ability in record.abilities)
    lines.extend(f"**Commander**: {COMMANDER_EFFECTS[type(effect)].words(effect)}" for effect in record.commander)
    lines.extend(LOCATION_EFFECTS[type(effect)].words(effect) for effect in record.location)
    if record.battle is not None:
        lines.append(BATTLE_EFFECTS[type(record.battle)].words(record.battle))
    return "\n".join(lines)


_REQUIREMENTS = {
    "": "",
    "Kingdom": "Only for Kingdom units. ",
    "commander": "Only for commanders. ",
    "magic": "Only for units with a Magic rating. ",
    "ranged": "Only for ranged units. ",
    "bounty hunter": "Only for bounty hunters. ",
}


def trait_text(trait: Trait) -> str:
    """Return a trait's name and what it means; figures alone when it only changes those."""
    return ability_text(trait.ability) if isinstance(trait, Grants) else meaning(trait)


def ability_text(ability: Ability) -> str:
    """Return an ability's name, its price, and what it does."""
    price = []
    if ability.magic:
        price.append(f"{ability.magic} magic")
    if isinstance(ability.effect, Aim):
        price.append("tap it")
    if ability.replaces != "nothing":
        price.append(f"replaces {ability.replaces}")
    cost = f" ({', '.join(price)})" if price else ""
    save = f" Save {ability.save}." if ability.save else ""
    words = ABILITY_EFFECTS[type(ability.effect)].words(ability.effect, within(ability.reach))
    return f"**{ability.name}**{cost}: {words}.{save}"
