"""What traits are called, and what they mean in a sentence."""

from __future__ import annotations

from game.rules.factions.cards import effects as e
from game.rules.factions.cards.effects import Trait
from game.rules.factions.cards.phrases import lower
from game.rules.factions.cards.trait_rows import TRAITS


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


def meaning(trait: Trait) -> str:
    """A trait's name and what it means; figures alone when it only changes those."""
    words = TRAITS[type(trait)].words(trait)
    if isinstance(trait, e.Bonus | e.Arrival):
        return f"{words}."
    return f"**{trait_name(trait)}**: {words}."


def gained(trait: Trait) -> str:
    """What units get that have a trait from elsewhere."""
    if isinstance(trait, e.Grants):
        return TRAITS[e.Grants].words(trait)
    return f"get {lower(meaning(trait).removesuffix('.'))}"
