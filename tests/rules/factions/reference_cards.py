"""The units as the cards print them, in plain words: what the independent reference knows. Written from the cards, not
from the program's records; a test compares the figures."""

from __future__ import annotations

from typing import NamedTuple


class Printed(NamedTuple):
    """A unit's card: ``magic`` is None without a Magic rating, ``words`` are traits that bear on attacks and moves."""

    faction: str
    types: str
    hp: int
    defense: int
    atk: int
    dam: int
    magic: int | None
    words: tuple[str, ...]

    @property
    def commander_trait(self) -> bool:
        return "commander" in self.words


def _row(text: str) -> tuple[str, Printed]:
    name, faction, types, figures, magic, words = (part.strip() for part in text.split("|"))
    hp, defense, atk, dam = (int(number) for number in figures.split())
    listed = tuple(word.strip() for word in words.split(",") if word.strip())
    return name, Printed(faction, types, hp, defense, atk, dam, int(magic) if magic else None, listed)


_TEXT = """
Squire | Kingdom | Human Warrior | 20 16 8 10 | | double attack
Knight | Kingdom | Human Warrior | 50 17 10 10 | | double attack, parry
High Knight | Kingdom | Human Warrior | 60 18 10 10 | | double attack, greater parry
Heavy Blade | Kingdom | Human Warrior | 80 16 8 30 | | penetration
Field Medic | Kingdom | Human Cleric | 40 14 5 10 | |
Knight Commander Gregorry | Kingdom | Human Warrior | 70 18 10 10 | | unique, triple attack, greater parry, commander
Sir Knight Tiranny | Kingdom | Human Warrior | 80 18 12 20 | | unique, parry, commander
General Luther Maxwell | Kingdom | Human Diplomat | 50 16 5 10 | | unique, commander
Commander William Rendar | Kingdom | Human Diplomat | 20 15 8 10 | | unique, double attack, commander
King Jeffery | Kingdom | Human Diplomat | 80 19 8 20 | 1 | unique, commander
Prince Vaan | Kingdom | Human Warrior | 110 20 12 20 | 1 | unique, double attack, greater parry
Apprentice Mage | Mage Guild | Human Wizard | 10 14 2 10 | 1 |
Mage | Mage Guild | Human Wizard | 30 14 3 10 | 4 |
Alchemist | Mage Guild | Human Cleric | 30 13 3 20 | 2 | master magician
Fire Elemental | Mage Guild | Elemental | 60 15 10 30 | 2 | recoil, vicious
Earth Elemental | Mage Guild | Elemental | 70 15 6 20 | 2 | damage reduction, penetration
Water Elemental | Mage Guild | Elemental | 70 17 5 10 | 2 |
Energy Elemental | Mage Guild | Elemental | 60 16 12 20 | 2 | quick reactions, stun
Sage | Mage Guild | Human Wizard | 50 15 4 10 | 3 |
Battle Mage | Mage Guild | Human Wizard Warrior | 60 18 10 10 | 3 | double attack, sense attack
Raven the Destroyer | Mage Guild | Elf Wizard | 100 19 10 20 | 2 | unique, ranged, master magician, commander
Evans, Mage-Knight | Mage Guild | Human Wizard Warrior | 110 20 13 20 | 2 | unique, magic hunter, double attack,\
 sense attack
Wizard Commander Radd | Mage Guild | Human Wizard Diplomat | 80 16 8 20 | 1 | unique, master magician, commander
Alliance Trooper | Alliance | Human Rogue | 10 14 4 10 | | ranged
Elf Scout | Alliance | Elf Archer | 10 12 2 10 | | greater ranged, stealth
Human Commando | Alliance | Human Ranger | 40 16 6 20 | | ranged, speed +1, commander
Elf Commando | Alliance | Elf Ranger | 30 18 5 10 | | double attack, ranged, stealth, speed +1, commander
Dwarf Commando | Alliance | Dwarf Ranger | 60 18 7 20 | | double attack, parry, speed -1, commander
Lorenzo Maydon | Alliance | Human Rogue | 90 19 10 20 | | unique, ranged, evade, speed +1, commander
Lorenzo Maydon, Knight of the Alliance | Alliance | Human Warrior | 120 20 12 20 | | unique, momentum, dodge, commander
General William Rendar | Alliance | Human Diplomat | 40 13 2 10 | | unique, ranged, commander
Rebel Dragon Rider | Alliance | Dragon Human Rogue | 110 20 12 30 | 3 | speed +1, flying, penetration
Orc Grunt | Barbarian | Orc Warrior | 10 16 9 20 | |
Troll Axethrower | Barbarian | Troll Archer | 20 13 5 10 | | ranged
Ogre Warrior | Barbarian | Ogre Warrior | 20 16 8 30 | |
Elite Orc Warrior | Barbarian | Orc Warrior | 30 18 11 20 | | mighty swing
Troll Shaman | Barbarian | Troll Cleric | 20 15 3 20 | 3 |
Ogre Berzerker | Barbarian | Ogre Warrior | 60 16 14 30 | | double attack, speed +1
Spiked Catapult | Barbarian | Construct | 20 20 8 40 | | recoil, penetration, ranged, splash, careful aim
Doomfly | Barbarian | Insect | 110 18 10 20 | | flying, twin attack
Tank of Ragnos | Barbarian | Construct | 100 22 8 30 | | charging assault, recoil, sturdy, penetration, damage reduction
Thastalos, Barbarian Overlord | Barbarian | Ogre Warrior | 140 21 16 20 | | unique, triple attack, mighty swing,\
 commander
Skeleton | Underworld | Undead | 10 13 5 10 | | undead
Zombie | Underworld | Undead | 10 15 5 10 | | undead
Dark Knight | Underworld | Human Warrior | 60 17 9 20 | 1 | parry, life drain
Necromancer | Underworld | Undead Cleric | 40 15 5 10 | 4 | undead
Mana Hunter | Underworld | Dwarf Cleric | 50 17 9 20 | | magic hunter
Shadow Ninja | Underworld | Human Rogue | 50 21 11 20 | | twin attack, greater parry, greater stealth, speed +1
Kruul, Ninja Master | Underworld | Human Rogue | 60 21 14 20 | | unique, twin attack, double attack, ninja dodge,\
 greater stealth, speed +1
Raven, Apprentice of Zeal | Underworld | Elf Wizard | 80 17 9 10 | 1 | unique, dark shield
Zeal, Void Knight | Underworld | Human Wizard Warrior | 150 19 13 20 | 4 | unique, double attack, life drain,\
 dark shield
Peasant | Neutral | Human | 10 8 0 10 | |
Sword-for-Hire | Neutral | Human Rogue | 20 14 10 20 | | mercenary
Bow-for-Hire | Neutral | Human Rogue Archer | 10 14 8 10 | | ranged, mercenary
Sharpshooter | Neutral | Human Archer | 10 14 9 30 | | ranged, careful aim, penetration
Bounty Hunter | Neutral | Human Rogue | 40 15 7 20 | | bounty hunter, mercenary
Arian, Bounty Hunter | Neutral | Human Rogue | 70 16 10 20 | | unique, bounty hunter, ranged, accurate shot
Ragnos Beast | Neutral | Beast | 90 12 6 30 | | savage, speed +1
Zeal, Renegade Knight | Neutral | Human Warrior | 60 18 11 10 | 0 | unique, double attack, greater parry
Blue Dragon | Neutral | Dragon | 140 20 11 30 | 4 | speed +1, flying
Red Dragon | Neutral | Dragon | 110 19 16 30 | 3 | momentum, speed +1, flying
Yellow Dragon | Neutral | Dragon | 100 19 15 30 | 2 | quick reactions, speed +2, flying
Green Dragon | Neutral | Dragon | 150 21 10 30 | 2 | intercept, speed +1, flying
White Dragon | Neutral | Dragon | 160 22 14 30 | 2 | intercept, speed +1, flying, damage reduction
Black Dragon | Neutral | Dragon | 150 21 16 30 | 5 | double attack, speed +1, flying, penetration
"""

#: Each unit by its name.
PRINTED: dict[str, Printed] = dict(_row(line) for line in _TEXT.strip().splitlines())

#: What equipment gives: words, and more attack, damage and defense.
GEAR: dict[str, tuple[tuple[str, ...], int, int, int]] = {
    "Imperial Blade": ((), 4, 0, 0),
    "Axe of Despair": ((), 0, 10, 0),
    "Short Sword": ((), 2, 0, 0),
    "Battle Suit": ((), 2, 0, 2),
    "Improved Firearm": (("greater ranged", "extra attack"), 2, 0, 0),
    "Commander Medallion": (("unlimited",), 0, 0, 0),
}
