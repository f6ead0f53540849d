"""The figures printed on the cards, card by card."""

from __future__ import annotations

import pytest

from game.rules.factions.cards.all_cards import CARDS, KEYS

#: Name, faction, creature types, cost, HP, DEF, ATK, DAM; then Magic rating and Magic Renewal of those that have one.
UNITS = """
Squire | Kingdom | Human Warrior | 8 20 16 8 10
Knight | Kingdom | Human Warrior | 15 50 17 10 10
High Knight | Kingdom | Human Warrior | 21 60 18 10 10
Heavy Blade | Kingdom | Human Warrior | 21 80 16 8 30
Field Medic | Kingdom | Human Cleric | 19 40 14 5 10
Knight Commander Gregorry | Kingdom | Human Warrior | 27 70 18 10 10 | unique
Sir Knight Tiranny | Kingdom | Human Warrior | 26 80 18 12 20 | unique
General Luther Maxwell | Kingdom | Human Diplomat | 25 50 16 5 10 | unique
Commander William Rendar | Kingdom | Human Diplomat | 10 20 15 8 10 | unique
King Jeffery | Kingdom | Human Diplomat | 31 80 19 8 20 | 1 0 | unique
Prince Vaan | Kingdom | Human Warrior | 54 110 20 12 20 | 1 0 | unique
Apprentice Mage | Mage Guild | Human Wizard | 8 10 14 2 10 | 1 0
Mage | Mage Guild | Human Wizard | 20 30 14 3 10 | 4 0
Alchemist | Mage Guild | Human Cleric | 23 30 13 3 20 | 2 0
Fire Elemental | Mage Guild | Elemental | 25 60 15 10 30 | 2 0
Earth Elemental | Mage Guild | Elemental | 25 70 15 6 20 | 2 0
Water Elemental | Mage Guild | Elemental | 25 70 17 5 10 | 2 0
Energy Elemental | Mage Guild | Elemental | 25 60 16 12 20 | 2 0
Sage | Mage Guild | Human Wizard | 29 50 15 4 10 | 3 1
Battle Mage | Mage Guild | Human Wizard Warrior | 30 60 18 10 10 | 3 0
Raven the Destroyer | Mage Guild | Elf Wizard | 49 100 19 10 20 | 2 1 | unique
Evans, Mage-Knight | Mage Guild | Human Wizard Warrior | 47 110 20 13 20 | 2 0 | unique
Wizard Commander Radd | Mage Guild | Human Wizard Diplomat | 33 80 16 8 20 | 1 1 | unique
Alliance Trooper | Alliance | Human Rogue | 7 10 14 4 10
Elf Scout | Alliance | Elf Archer | 13 10 12 2 10
Human Commando | Alliance | Human Ranger | 17 40 16 6 20
Elf Commando | Alliance | Elf Ranger | 17 30 18 5 10
Dwarf Commando | Alliance | Dwarf Ranger | 17 60 18 7 20
Lorenzo Maydon | Alliance | Human Rogue | 35 90 19 10 20 | unique
Lorenzo Maydon, Knight of the Alliance | Alliance | Human Warrior | 41 120 20 12 20 | unique
General William Rendar | Alliance | Human Diplomat | 16 40 13 2 10 | unique
Rebel Dragon Rider | Alliance | Dragon Human Rogue | 44 110 20 12 30 | 3 0
Orc Grunt | Barbarian | Orc Warrior | 7 10 16 9 20
Troll Axethrower | Barbarian | Troll Archer | 9 20 13 5 10
Ogre Warrior | Barbarian | Ogre Warrior | 10 20 16 8 30
Elite Orc Warrior | Barbarian | Orc Warrior | 16 30 18 11 20
Troll Shaman | Barbarian | Troll Cleric | 15 20 15 3 20 | 3 0
Ogre Berzerker | Barbarian | Ogre Warrior | 30 60 16 14 30
Spiked Catapult | Barbarian | Construct | 24 20 20 8 40
Doomfly | Barbarian | Insect | 42 110 18 10 20
Tank of Ragnos | Barbarian | Construct | 50 100 22 8 30
Thastalos, Barbarian Overlord | Barbarian | Ogre Warrior | 55 140 21 16 20 | unique
Skeleton | Underworld | Undead | 5 10 13 5 10
Zombie | Underworld | Undead | 10 10 15 5 10
Dark Knight | Underworld | Human Warrior | 21 60 17 9 20 | 1 0
Necromancer | Underworld | Undead Cleric | 21 40 15 5 10 | 4 0
Mana Hunter | Underworld | Dwarf Cleric | 22 50 17 9 20
Shadow Ninja | Underworld | Human Rogue | 29 50 21 11 20
Kruul, Ninja Master | Underworld | Human Rogue | 44 60 21 14 20 | unique
Raven, Apprentice of Zeal | Underworld | Elf Wizard | 30 80 17 9 10 | 1 1 | unique
Zeal, Void Knight | Underworld | Human Wizard Warrior | 60 150 19 13 20 | 4 1 | unique
Peasant | Neutral | Human | 3 10 8 0 10
Sword-for-Hire | Neutral | Human Rogue | 10 20 14 10 20
Bow-for-Hire | Neutral | Human Rogue Archer | 10 10 14 8 10
Sharpshooter | Neutral | Human Archer | 21 10 14 9 30
Bounty Hunter | Neutral | Human Rogue | 16 40 15 7 20
Arian, Bounty Hunter | Neutral | Human Rogue | 22 70 16 10 20 | unique
Ragnos Beast | Neutral | Beast | 19 90 12 6 30
Zeal, Renegade Knight | Neutral | Human Warrior | 31 60 18 11 10 | 0 1 | unique
Blue Dragon | Neutral | Dragon | 76 140 20 11 30 | 4 0
Red Dragon | Neutral | Dragon | 76 110 19 16 30 | 3 0
Yellow Dragon | Neutral | Dragon | 76 100 19 15 30 | 2 0
Green Dragon | Neutral | Dragon | 76 150 21 10 30 | 2 0
White Dragon | Neutral | Dragon | 101 160 22 14 30 | 2 1
Black Dragon | Neutral | Dragon | 101 150 21 16 30 | 5 0
"""

#: Name, type, factions, cost.
OTHERS = """
March the Troopers | battle | Kingdom | 5
Blockade | battle | Kingdom | 8
Meditation | battle | Mage Guild | 5
Mana Bomb | battle | Mage Guild | 8
Tome of Knowledge | battle | Mage Guild | 7
Advantageous Cover | battle | Alliance | 5
Rendar’s Gambit | battle | Alliance | 3
Deploy the Spies | battle | Alliance | 3
Berzerking | battle | Barbarian | 4
Recruitment Center | battle | Barbarian | 16
Powerful Blow | battle | Barbarian | 9
Necromancy | battle | Underworld | 5
Decay and Rejuvenation | battle | Underworld | 11
Counterspell | battle | Underworld / Mage Guild | 15
Dragon Call | battle | Neutral | 22
Piercing Shot | battle | Neutral | 12
Fortress | location | Kingdom | 10
Peasant Village | location | Kingdom | 17
Grandmagician Headquarters | location | Mage Guild | 11
Area of Regeneration | location | Mage Guild / Underworld | 9
Hidden Base | location | Alliance | 9
Laranosk Woods | location | Alliance | 5
Stronghold | location | Barbarian | 5
Deadlands | location | Underworld | 12
Barracks | location | Neutral | 15
Swamps of Kiran | location | Neutral | 9
Imperial Blade | equipment | Kingdom | 3
Commander Medallion | equipment | Kingdom | 13
Teleportation Relic | equipment | Mage Guild | 25
Improved Firearm | equipment | Alliance | 9
Axe of Despair | equipment | Barbarian | 6
Spiked Armor | equipment | Barbarian | 5
Sword of Darkness | equipment | Underworld | 16
Short Sword | equipment | Neutral | 7
Battle Suit | equipment | Neutral | 10
Stun Gun | equipment | Neutral | 11
"""
#: The cards of the first set.
NAMES = frozenset(line.split(" | ")[0] for line in (UNITS + OTHERS).strip().splitlines() if line)


@pytest.mark.parametrize("line", UNITS.strip().splitlines(), ids=lambda line: line.split(" | ")[0])
def test_a_unit_has_the_figures_of_its_card(line: str) -> None:
    name, faction, types, figures, *rest = line.split(" | ")
    unique = "unique" in rest
    magic = [part for part in rest if part != "unique"]
    card = CARDS[KEYS[name]]
    assert (card.type, card.factions, card.creature_types) == ("unit", (faction,), tuple(types.split()))
    printed = tuple(map(int, figures.split()))
    assert (card.cost, card.hp, card.defense, card.atk, card.dam) == printed
    rating: tuple[int | None, int] = (None, 0)
    if magic:
        points, renewal = map(int, magic[0].split())
        rating = (points, renewal)
    assert (card.magic, card.renewal) == rating
    assert card.unique == unique


@pytest.mark.parametrize("line", OTHERS.strip().splitlines(), ids=lambda line: line.split(" | ")[0])
def test_another_card_costs_what_is_printed(line: str) -> None:
    name, kind, factions, cost = line.split(" | ")
    card = CARDS[KEYS[name]]
    assert (card.type, set(card.factions), card.cost) == (kind, set(factions.split(" / ")), int(cost))
