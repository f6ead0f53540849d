"""The figures on the cards that were printed: type, icon, cost, ATK, health, strike cost, DEF, keywords, tags."""

from __future__ import annotations

import pytest

from game.rules.heroes.cards.all_cards import CARDS, HEROES
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.cards.starter_decks import quick_deck, starter_deck

FIGURES = {
    "ferryman_dob": "Ally, neutral, 3, 3 Melee, health 3: Human",
    "marsh_skitterer": "Ally, neutral, 1, 2 Nature, health 1: Beast, Unlimited",
    "scatter_the_camp": "Ability, neutral, 3: Instant",
    "the_millers_errand": "Quest, neutral, pay 3",
    "lost_heirloom": "Quest, neutral, pay 2",
    "stand_at_the_ford": "Quest, neutral, pay 4",
    "lamplighter_recruit": "Ally, Lanternhold, 1, 1 Melee, health 2: Protector, Human",
    "chapel_novice": "Ally, Lanternhold, 2, 1 Holy, health 2: Human",
    "wallwatch_archer": "Ally, Lanternhold, 2, 2 Ranged, health 2: Long-Range, Elf",
    "vault_tinker": "Ally, Lanternhold, 3, 2 Arcane, health 2: Gnome",
    "lantern_sergeant": "Ally, Lanternhold, 4, 2 Melee, health 4: Protector, Human",
    "frostmantle_adept": "Ally, Lanternhold, 4, 3 Frost, health 3: Elf",
    "dawn_templar": "Ally, Lanternhold, 5, 4 Holy, health 4: Human",
    "high_marshal_edda_rowe": "Ally, Lanternhold, 7, 5 Melee, health 6: Protector, Human, Unique",
    "hold_the_line": "Ability, Lanternhold, 2: Instant",
    "light_the_beacons": "Quest, Lanternhold, pay 4",
    "mudfoot_runner": "Ally, Thornmoot, 1, 2 Melee, health 1: Ferocity, Goblin",
    "bonepicker": "Ally, Thornmoot, 2, 1 Shadow, health 2: Gnoll",
    "briar_slinker": "Ally, Thornmoot, 2, 2 Nature, health 2: Elusive, Goblin",
    "warren_drummer": "Ally, Thornmoot, 3, 2 Melee, health 2: Goblin",
    "tusked_charger": "Ally, Thornmoot, 4, 4 Melee, health 2: Ferocity, Beast",
    "ash_shaman": "Ally, Thornmoot, 4, 2 Fire, health 3: Gnoll",
    "ironback_hauler": "Ally, Thornmoot, 5, 3 Melee, health 6: Protector, Beast",
    "warchief_gorrun": "Ally, Thornmoot, 7, 6 Melee, health 5: Gnoll, Unique",
    "blood_frenzy": "Ability, Thornmoot, 2: Instant",
    "raid_the_granary": "Quest, Thornmoot, pay 2",
    "shield_wall": "Ability, Bulwark, 1: Instant",
    "opening_feint": "Ability, Bulwark, 2",
    "guardian_oath": "Ability, Bulwark, 2: Ongoing",
    "battle_rhythm": "Ability, Bulwark, 4: Ongoing",
    "reeling_wound": "Ability, Bulwark, 1: Instant, Ongoing, Attach(hero or ally)",
    "crushing_reply": "Ability, Bulwark, 2: Instant",
    "sweeping_arc": "Ability, Bulwark, 4",
    "oathkeeper_blade": "Weapon, Bulwark, 3, 2 Melee, strike 1: 1H, Melee(1)",
    "mountain_maul": "Weapon, Bulwark, 5, 5 Melee, strike 3: 2H, Melee(1)",
    "harpooners_axe": "Weapon, Bulwark, 2, 2 Ranged, strike 2: 1H, Ranged(1)",
    "plated_cuirass": "Armor, Bulwark, 5, DEF 4: Chest(1)",
    "kettle_helm": "Armor, Bulwark, 2, DEF 2: Head(1)",
    "tower_shield": "Armor, Bulwark, 4, DEF 3: Off-Hand(1)",
    "veterans_signet": "Item, Bulwark, 2: Ring(2)",
    "glyph_dart": "Ability, Flamescribe, 1: Instant",
    "clinging_cinders": "Ability, Flamescribe, 3: Ongoing, Attach(hero or ally)",
    "rimebind": "Ability, Flamescribe, 2: Instant",
    "pillar_of_embers": "Ability, Flamescribe, 5",
    "unravel": "Ability, Flamescribe, 2: Instant",
    "arcane_wellspring": "Ability, Flamescribe, 2: Ongoing",
    "toad_hex": "Ability, Flamescribe, 2: Ongoing, Attach(ally)",
    "ashwood_staff": "Weapon, Flamescribe, 2, 1 Melee, strike 3: 2H, Melee(1)",
    "brass_wand": "Weapon, Flamescribe, 3, 2 Fire, strike 1: 1H, Ranged(1)",
    "scribes_knife": "Weapon, Flamescribe, 1, 1 Melee, strike 1: 1H, Melee(1)",
    "woven_mantle": "Armor, Flamescribe, 4, DEF 1: Back(1)",
    "circlet_of_stillness": "Armor, Flamescribe, 3, DEF 1: Head(1)",
    "quilted_robe": "Armor, Flamescribe, 1, DEF 1: Chest(1)",
    "vial_of_quicksilver": "Item, Flamescribe, 2: Potion",
    "loose_two_arrows": "Ability, Pathfinder, 2: Instant",
    "patient_aim": "Ability, Pathfinder, 1+X",
    "bramble_snare": "Ability, Pathfinder, 3: Instant, Ongoing, Attach(ally)",
    "hunters_patience": "Ability, Pathfinder, 3: Ongoing",
    "field_dressing": "Ability, Pathfinder, 2: Instant",
    "grey_lurcher": "Ally, Pathfinder, 2, 2 Melee, health 2: Wolf, Companion(1)",
    "old_thicket_bear": "Ally, Pathfinder, 5, 4 Nature, health 5: Protector, Bear, Companion(1)",
    "whistle_them_in": "Ability, Pathfinder, 2",
    "yew_longbow": "Weapon, Pathfinder, 3, 2 Ranged, strike 2: 1H, Ranged(1)",
    "skinning_hatchet": "Weapon, Pathfinder, 2, 2 Melee, strike 1: 1H, Melee(1)",
    "wardstone_sling": "Weapon, Pathfinder, 1, 1 Nature, strike 1: 1H, Ranged(1)",
    "bark_jerkin": "Armor, Pathfinder, 3, DEF 2: Chest(1)",
    "trailworn_hood": "Armor, Pathfinder, 4, DEF 1: Head(1)",
    "scouts_spyglass": "Item, Pathfinder, 2: Trinket(2)",
    "sap_vigor": "Ability, Gloamcaller, 2: Instant",
    "creeping_rot": "Ability, Gloamcaller, 2: Ongoing, Attach(ally)",
    "mending_hymn": "Ability, Gloamcaller, 2",
    "severance": "Ability, Gloamcaller, 3",
    "dispelling_word": "Ability, Gloamcaller, 1: Instant",
    "call_from_the_barrow": "Ability, Gloamcaller, 4",
    "veil_of_prayers": "Ability, Gloamcaller, 4: Ongoing",
    "dread_whisper": "Ability, Gloamcaller, 2",
    "tethered_shade": "Ally, Gloamcaller, 3, 3 Shadow, health 3: Elusive, Spirit, Companion(1)",
    "bone_sickle": "Weapon, Gloamcaller, 3, 2 Shadow, strike 1: 1H, Melee(1)",
    "pilgrims_staff": "Weapon, Gloamcaller, 2, 1 Holy, strike 2: 2H, Melee(1)",
    "ash_vestments": "Armor, Gloamcaller, 3, DEF 2: Chest(1)",
    "moth_eaten_cowl": "Armor, Gloamcaller, 3, DEF 1: Head(1)",
    "grave_candle": "Item, Gloamcaller, 2: Trinket(2)",
}
HEALTH = {"captain_osric_vane": 28, "ilsabet_quill": 31, "rhaska_longstride": 27, "mother_sedge": 29}


def printed(record: CardRecord) -> str:
    """Return a card's figures in a line."""
    figures = [f"{record.cost}+X" if record.has_x else str(record.cost)]
    if record.quest is not None:
        figures = [f"pay {record.quest.pay}"]
    if record.damage_type is not None:
        figures.append(f"{record.atk} {record.damage_type}")
    for kind, figure, name in (
        ("Ally", record.health, "health"),
        ("Weapon", record.strike, "strike"),
        ("Armor", record.defense, "DEF"),
    ):
        if record.type == kind:
            figures.append(f"{name} {figure}")
    icon = record.icons[0] if record.icons else "neutral"
    marks = ", ".join((*record.keywords, *record.tags))
    return f"{record.type}, {icon}, {', '.join(figures)}" + (f": {marks}" if marks else "")


@pytest.mark.parametrize("key", FIGURES)
def test_a_card_has_its_printed_figures(key: str) -> None:
    assert printed(CARDS[key]) == FIGURES[key]


def test_every_card_of_a_starter_deck_was_printed() -> None:
    decks = [ready(hero) for hero in HEROES for ready in (starter_deck, quick_deck)]
    assert {key for deck in decks for key, _ in deck.cards} <= set(FIGURES)
    assert {key: hero.health for key, hero in HEROES.items()} == HEALTH
