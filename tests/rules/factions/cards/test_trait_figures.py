"""The traits printed on the cards with their numbers, card by card, and what commanders, locations, battle cards and
equipment give to whom."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records as r
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import CARDS, KEYS
from game.rules.factions.cards.traits import Trait
from tests.rules.factions.cards.test_printed_figures import NAMES

#: What each word of the table is: the trait that a card must have for it.
WORDS: dict[str, Trait] = {
    "Double Attack": t.ExtraAttacks(1, "Double Attack"),
    "Triple Attack": t.ExtraAttacks(2, "Triple Attack"),
    "Parry 16": t.Evasion("Parry", 16, "melee"),
    "Greater Parry 16": t.Evasion("Greater Parry", 16, "melee", strikes_back=True),
    "Evade 16": t.Evasion("Evade", 16, "ranged"),
    "Dodge 16": t.Evasion("Dodge", 16, "attacks"),
    "Ninja Dodge 11": t.Evasion("Ninja Dodge", 11, "attacks"),
    "Sense Attack 11": t.Evasion("Sense Attack", 11, "attacks", magic=1),
    "Mana Shield 11": t.Evasion("Mana Shield", 11, "magic"),
    "Dark Shield 10 11": t.DarkShield(10, 11),
    "Damage Reduction 10": t.DamageReduction(10),
    "Penetration": t.Penetration(),
    "Mettle 4": t.Mettle(4),
    "Recoil 10": t.Recoil(10),
    "Vicious 19": t.Vicious(19),
    "Regeneration 10": t.Regeneration(10),
    "Quick Reactions": t.QuickReactions(),
    "Stun 11": t.Stun(11),
    "Master Magician 2": t.MasterMagician(2),
    "Ranged 1": t.Ranged(1),
    "Ranged 2": t.Ranged(2),
    "Magic Hunter 4 10": t.MagicHunter(4, 10),
    "Magic Drain": t.MagicDrain(),
    "Stealth": t.Stealth(),
    "Greater Stealth": t.GreaterStealth(),
    "Speed +1": t.Speed(1),
    "Speed +2": t.Speed(2),
    "Speed -1": t.Speed(-1),
    "Momentum 4 10": t.Momentum(4, 10),
    "Flying": t.Flying(),
    "Mighty Swing 4 10": t.Steady("Mighty Swing", 4, 10),
    "Accurate Shot 4": t.Steady("Accurate Shot", 4, 0),
    "Splash 10 11": t.Splash(10, 11),
    "Careful Aim": t.CarefulAim(),
    "Twin Attack": t.TwinAttack(),
    "Charging Assault 2": t.Charging(2),
    "Sturdy": t.Sturdy(),
    "Undead": t.Undead(),
    "High Population": t.HighPopulation(),
    "Revival 10 11": t.Revival(10, 11),
    "Life Drain 11": t.LifeDrain(11),
    "Productive 1": t.Productive(1),
    "Mercenary": t.Mercenary(),
    "Bounty Hunter 4": t.BountyHunter(4),
    "Savage": t.Savage(),
    "Intercept": t.Intercept(),
    "Magic Immunity": t.MagicImmunity(),
    "Extra Attack": t.ExtraAttacks(1, "Extra Attack"),
    "Unlimited": t.UnlimitedCommand(),
    "ATK 2": t.Bonus(atk=2),
    "ATK 4": t.Bonus(atk=4),
    "DAM 10": t.Bonus(dam=10),
    "ATK 2 DEF 2": t.Bonus(atk=2, defense=2),
}

_TRAITS = """
Squire: Double Attack
Knight: Double Attack, Parry 16
High Knight: Double Attack, Greater Parry 16
Heavy Blade: Penetration
Knight Commander Gregorry: Triple Attack, Greater Parry 16
Sir Knight Tiranny: Parry 16
Commander William Rendar: Double Attack
Prince Vaan: Double Attack, Greater Parry 16, Mettle 4
Alchemist: Master Magician 2
Fire Elemental: Recoil 10, Vicious 19
Earth Elemental: Damage Reduction 10, Penetration
Water Elemental: Regeneration 10
Energy Elemental: Quick Reactions, Stun 11
Battle Mage: Double Attack, Sense Attack 11
Raven the Destroyer: Ranged 1, Mana Shield 11, Master Magician 2
Evans, Mage-Knight: Magic Hunter 4 10, Double Attack, Magic Drain, Sense Attack 11
Wizard Commander Radd: Master Magician 2
Alliance Trooper: Ranged 1
Elf Scout: Ranged 2, Stealth
Human Commando: Ranged 1, Speed +1
Elf Commando: Double Attack, Ranged 1, Stealth, Speed +1
Dwarf Commando: Double Attack, Parry 16, Speed -1
Lorenzo Maydon: Ranged 1, Evade 16, Speed +1
Lorenzo Maydon, Knight of the Alliance: Momentum 4 10, Dodge 16
General William Rendar: Ranged 1
Rebel Dragon Rider: Speed +1, Flying, Penetration
Troll Axethrower: Ranged 1, Regeneration 10
Elite Orc Warrior: Mighty Swing 4 10
Troll Shaman: Regeneration 10
Ogre Berzerker: Double Attack, Speed +1
Spiked Catapult: Recoil 10, Penetration, Ranged 1, Splash 10 11, Careful Aim
Doomfly: Flying, Twin Attack
Tank of Ragnos: Charging Assault 2, Recoil 10, Sturdy, Penetration, Damage Reduction 10
Thastalos, Barbarian Overlord: Triple Attack, Mighty Swing 4 10
Skeleton: Undead, High Population
Zombie: Undead, Revival 10 11
Dark Knight: Parry 16, Life Drain 11
Necromancer: Undead, Mana Shield 11
Mana Hunter: Magic Hunter 4 10
Shadow Ninja: Twin Attack, Greater Parry 16, Greater Stealth, Speed +1
Kruul, Ninja Master: Twin Attack, Double Attack, Ninja Dodge 11, Greater Stealth, Speed +1
Raven, Apprentice of Zeal: Dark Shield 10 11
Zeal, Void Knight: Double Attack, Life Drain 11, Dark Shield 10 11
Peasant: Productive 1, High Population
Sword-for-Hire: Mercenary
Bow-for-Hire: Ranged 1, Mercenary
Sharpshooter: Ranged 1, Careful Aim, Penetration
Bounty Hunter: Bounty Hunter 4, Mercenary
Arian, Bounty Hunter: Bounty Hunter 4, Ranged 1, Accurate Shot 4
Ragnos Beast: Savage, Speed +1
Zeal, Renegade Knight: Double Attack, Greater Parry 16
Blue Dragon: Speed +1, Flying
Red Dragon: Momentum 4 10, Speed +1, Flying
Yellow Dragon: Quick Reactions, Speed +2, Flying
Green Dragon: Intercept, Speed +1, Flying
White Dragon: Intercept, Regeneration 10, Speed +1, Flying, Damage Reduction 10
Black Dragon: Double Attack, Magic Immunity, Speed +1, Flying, Penetration
Imperial Blade: ATK 4
Commander Medallion: Unlimited
Improved Firearm: ATK 2, Extra Attack, Ranged 2
Axe of Despair: DAM 10
Spiked Armor: Recoil 10
Sword of Darkness: Life Drain 11, Revival 10 11
Short Sword: ATK 2
Battle Suit: ATK 2 DEF 2
Stun Gun: Stun 11
"""


def printed_traits() -> dict[str, list[str]]:
    found = {}
    for line in _TRAITS.strip().splitlines():
        name, _, words = line.rpartition(": ")
        found[name] = words.split(", ")
    return found


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.name in NAMES], ids=lambda card: card.name)
def test_a_card_has_the_traits_that_are_printed_on_it(card: r.CardRecord) -> None:
    if card.name == "Teleportation Relic":
        (trait,) = card.traits
        assert isinstance(trait, t.Grants)
        return
    wanted = [WORDS[word] for word in printed_traits().get(card.name, [])]
    assert sorted(map(repr, card.traits)) == sorted(map(repr, wanted))


def test_the_table_of_traits_names_cards_only() -> None:
    assert set(printed_traits()) <= {card.name for card in CARDS.values()}


_ALLIES = r.UnitFilter(allies=True, others=True)
_FOLLOWERS = r.UnitFilter(allies=True, others=True, followers=True)
_TROOPERS = r.UnitFilter(allies=True, others=True, name="Alliance Trooper")


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        (
            "Knight Commander Gregorry",
            r.CommanderTrait(
                r.UnitFilter(allies=True, others=True, creature_type="Warrior"), t.Bonus(atk=2, defense=2)
            ),
        ),
        ("Sir Knight Tiranny", r.CommanderTrait(_ALLIES, t.RerollSaves())),
        ("General Luther Maxwell", r.Tactics()),
        ("Commander William Rendar", r.CommanderTrait(_FOLLOWERS, t.RerollAttacks(), 0)),
        ("King Jeffery", r.RallyPoint()),
        (
            "Raven the Destroyer",
            r.CommanderTrait(
                r.UnitFilter(allies=True, others=True, followers=True, creature_type="Wizard", magic=True),
                t.Arrival(1),
                None,
            ),
        ),
        (
            "Wizard Commander Radd",
            r.CommanderTrait(r.UnitFilter(allies=True, others=True, followers=True, magic=True), t.Renewal(1)),
        ),
        ("Elf Commando", r.CommanderTrait(_TROOPERS, t.Stealth())),
        ("Dwarf Commando", r.CommanderTrait(_TROOPERS, WORDS["Parry 16"])),
        ("Lorenzo Maydon", r.CommanderTrait(_FOLLOWERS, WORDS["Evade 16"])),
        ("Lorenzo Maydon, Knight of the Alliance", r.CommanderTrait(_FOLLOWERS, WORDS["Dodge 16"])),
        ("General William Rendar", r.CommanderTrait(_ALLIES, t.RerollAttacks())),
        (
            "Thastalos, Barbarian Overlord",
            r.CommanderTrait(
                r.UnitFilter(allies=True, others=True, followers=True, faction="Barbarian"), WORDS["Extra Attack"]
            ),
        ),
    ],
)
def test_a_commander_leads_those_whom_the_card_names(name: str, effect: r.CommanderEffect) -> None:
    assert CARDS[KEYS[name]].commander == (effect,)


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("Fortress", (r.SlowsEntry(1, enemies=True), r.Ground(r.UnitFilter(faction="Kingdom"), t.Bonus(defense=2)))),
        ("Peasant Village", (r.Musters("peasant"),)),
        ("Grandmagician Headquarters", (r.Ground(r.UnitFilter(faction="Mage Guild", magic=True), t.Renewal(1)),)),
        ("Area of Regeneration", (r.Ground(r.UnitFilter(), WORDS["Regeneration 10"]),)),
        ("Hidden Base", (r.Ground(r.UnitFilter(allies=True, faction="Alliance"), t.Stealth()),)),
        ("Laranosk Woods", (r.Ground(r.UnitFilter(allies=True, word="Elf"), t.Productive(1)),)),
        ("Stronghold", (r.Ground(r.UnitFilter(), t.Bonus(atk=4)),)),
        ("Barracks", (r.Outpost(),)),
        ("Swamps of Kiran", (r.SlowsEntry(1),)),
        ("Deadlands", (r.Blight(10, "Underworld"),)),
    ],
)
def test_a_location_does_what_is_printed(name: str, effects: tuple[r.LocationEffect, ...]) -> None:
    assert CARDS[KEYS[name]].location == effects


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("March the Troopers", r.March()),
        ("Blockade", r.Blockade()),
        ("Meditation", r.Meditate("Mage Guild", 2)),
        ("Mana Bomb", r.Bomb(30, "Wizard", 1)),
        ("Tome of Knowledge", r.DrawCards(2)),
        ("Advantageous Cover", r.Cover(t.Stealth())),
        ("Rendar’s Gambit", r.Gambit(5, 3)),
        ("Deploy the Spies", r.Spy()),
        ("Berzerking", r.Inspire((t.Bonus(atk=4, dam=10),))),
        ("Recruitment Center", r.Search(common=True)),
        ("Powerful Blow", r.Inspire((t.Bonus(atk=4), t.Penetration()), everyone=True)),
        ("Necromancy", r.RaiseFallen("skeleton")),
        ("Decay and Rejuvenation", r.Decay(10)),
        ("Counterspell", r.Counter()),
        ("Dragon Call", r.Search(word="Dragon")),
        ("Piercing Shot", r.Inspire((t.Penetration(),), everyone=True)),
    ],
)
def test_a_battle_card_does_what_is_printed(name: str, effect: r.BattleEffect) -> None:
    assert CARDS[KEYS[name]].battle == effect


@pytest.mark.parametrize(
    ("name", "requires"),
    [
        ("Imperial Blade", "Kingdom"),
        ("Commander Medallion", "commander"),
        ("Teleportation Relic", "magic"),
        ("Improved Firearm", "ranged"),
        ("Axe of Despair", ""),
        ("Spiked Armor", ""),
        ("Sword of Darkness", ""),
        ("Short Sword", ""),
        ("Battle Suit", ""),
        ("Stun Gun", "bounty hunter"),
    ],
)
def test_equipment_is_for_those_whom_the_card_names(name: str, requires: str) -> None:
    assert CARDS[KEYS[name]].requires == requires


#: What the effects of abilities do, with their numbers.
ABILITY_EFFECTS: dict[str, Any] = {
    "Sparks": e.Harm(10),
    "Fireball": e.Harm(20),
    "Blizzard": e.Harm(10, taps=True),
    "Chain Lightning": e.HarmZone(10, others=True),
    "Dark Bomb": e.HarmZone(20),
    "Black Death": e.Slay(),
    "Dark Void": e.Slay(enemies=True),
    "Unleash the Darkness": e.SlayZone(),
    "Levitation": e.Lift(),
    "Gather Power 10": e.Gather(10),
    "Gather Power 20": e.Gather(20),
    "Treasure Horde": e.Earn(5),
    "Magic Strike": e.Strikes(2),
    "Magic Sweep": e.SweepAttack(),
    "Sweep": e.SweepAttack(),
    "Bow Attack 10": e.Shoot(-2, 10),
    "Bow Attack 20": e.Shoot(-2, 20),
    "Heal 10": e.Mend(10, itself=True),
    "Heal 20": e.Mend(20, itself=True),
    "Throw Potion 10": e.Mend(10),
    "Throw Potion 20": e.Mend(20),
    "Unknown Potion": e.Gamble(20, 20),
    "Cure 10": e.Mend(10, itself=True),
    "Cure 20": e.Mend(20, itself=True),
    "Combine Fire": e.Aim(4),
    "Mobile Attack": e.RideBy(),
    "Paralyze Poison": e.Paralyze(),
    "Necromancy": e.Raise("skeleton"),
    "Teleportation": e.Teleport(),
}


def test_abilities_do_what_is_printed() -> None:
    for card in (card for card in CARDS.values() if card.name in NAMES):
        granted = [trait.ability for trait in card.traits if isinstance(trait, t.Grants)]
        for ability in (*card.abilities, *granted):
            assert ability.effect == ABILITY_EFFECTS[ability.name], (card.name, ability.name)
    (commando,) = CARDS[KEYS["Human Commando"]].commander
    assert isinstance(commando, r.CommanderTrait) and isinstance(commando.trait, t.Grants)
    assert (commando.whom, commando.reach, commando.trait.ability.name) == (_TROOPERS, 1, "Combine Fire")
