"""What traits are called, and what they mean in a sentence."""

from __future__ import annotations

from game.rules.factions.cards import traits as t
from game.rules.factions.cards.phrases import lower
from game.rules.factions.cards.trait_rows import TRAITS
from game.rules.factions.cards.traits import Trait


def trait_name(trait: Trait) -> str:
    """Return a trait's name; one that only changes figures has none, and the figures stand for it."""
    if isinstance(trait, t.Bonus | t.Arrival):
        return TRAITS[type(trait)].words(trait)
    if isinstance(trait, t.Evasion | t.ExtraAttacks | t.Steady):
        return trait.name
    if isinstance(trait, t.Grants):
        return trait.ability.name
    if isinstance(trait, t.Speed):
        return f"Speed {trait.zones:+d}"
    if isinstance(trait, t.Ranged):
        return "Ranged" if trait.reach == 1 else "Greater Ranged"
    name = _TRAIT_NAMES.get(type(trait))
    if name is None:
        name = "".join(f" {letter}" if letter.isupper() else letter for letter in type(trait).__name__).strip()
    number = _NUMBERED.get(type(trait))
    return f"{name} {getattr(trait, number)}" if number else name


_TRAIT_NAMES: dict[type[Trait], str] = {
    t.Vicious: "Vicious Attack",
    t.Charging: "Charging Assault",
    t.MagicDrain: "Magic Drain",
    t.Renewal: "Magic Renewal",
}
_NUMBERED: dict[type[Trait], str] = {
    t.DamageReduction: "amount",
    t.Regeneration: "amount",
    t.BountyHunter: "atk",
    t.Splash: "damage",
    t.MasterMagician: "times",
    t.Renewal: "magic",
}


def meaning(trait: Trait) -> str:
    """Return a trait's name and what it means; figures alone when it only changes those."""
    words = TRAITS[type(trait)].words(trait)
    if isinstance(trait, t.Bonus | t.Arrival):
        return f"{words}."
    return f"**{trait_name(trait)}**: {words}."


def gained(trait: Trait) -> str:
    """Return what a unit gets that has a trait from elsewhere."""
    if isinstance(trait, t.Grants):
        return TRAITS[t.Grants].words(trait)
    return f"gets {lower(meaning(trait).removesuffix('.'))}"
