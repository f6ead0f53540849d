"""All cards of the base set, and the capital, which is not a card but stands on the table as a unit."""

from __future__ import annotations

from game.rules.factions.cards.alliance_cards import ALLIANCE_UNITS, BARBARIAN_UNITS
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.kingdom_cards import KINGDOM_UNITS, MAGE_GUILD_UNITS
from game.rules.factions.cards.other_cards import BATTLE_CARDS, EQUIPMENT, LOCATIONS
from game.rules.factions.cards.records import CardRecord, CommanderTrait
from game.rules.factions.cards.traits import Grants
from game.rules.factions.cards.underworld_cards import NEUTRAL_UNITS, UNDERWORLD_UNITS

#: The key of a capital's figures.
CAPITAL = "capital"

#: Every card by its key, in the order of the numbered list; Deadlands, which has no number, stands by the locations.
CARDS: dict[str, CardRecord] = {
    card.key: card
    for group in (
        KINGDOM_UNITS,
        MAGE_GUILD_UNITS,
        ALLIANCE_UNITS,
        BARBARIAN_UNITS,
        UNDERWORLD_UNITS,
        NEUTRAL_UNITS,
        BATTLE_CARDS,
        LOCATIONS,
        EQUIPMENT,
    )
    for card in group
}

# rule: factions/capitals
_CAPITAL = CardRecord(key=CAPITAL, number=0, name="Capital", rarity="C", type="unit", factions=(), cost=0, hp=100)

#: What stands on the table by its key: every card, and the capital.
RECORDS: dict[str, CardRecord] = {**CARDS, CAPITAL: _CAPITAL}

#: A card's key by its name.
KEYS: dict[str, str] = {card.name: card.key for card in CARDS.values()}

#: Abilities that equipment and commanders give to units, by their names.
GIVEN: dict[str, Ability] = {
    trait.ability.name: trait.ability
    for card in CARDS.values()
    for trait in (*card.traits, *(effect.trait for effect in card.commander if isinstance(effect, CommanderTrait)))
    if isinstance(trait, Grants)
}


def record_of(key: str) -> CardRecord:
    """Return a card's record. Raises KeyError."""
    return RECORDS[key]
