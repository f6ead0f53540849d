"""Six decks to begin with, one a faction, as the text that people paste."""

from __future__ import annotations

from functools import cache

from game.rules.factions.decks import Deck, read_deck
from game.rules.factions.effects import Faction

#: Each faction's deck.
STARTER_DECKS: dict[Faction, str] = {
    "Kingdom": """\
name: The King's Levy
faction: Kingdom
6 Squire
6 Knight
5 High Knight
5 Heavy Blade
3 Field Medic
2 Knight Commander Gregorry
2 Sir Knight Tiranny
1 General Luther Maxwell
2 Commander William Rendar
1 King Jeffery
2 Prince Vaan
6 Peasant
3 Peasant Village
3 Fortress
2 March the Troopers
2 Blockade
5 Imperial Blade
2 Commander Medallion
2 Battle Suit
""",
    "Mage Guild": """\
name: Guild of the Burning Page
faction: Mage Guild
6 Apprentice Mage
6 Mage
2 Alchemist
4 Fire Elemental
4 Earth Elemental
3 Water Elemental
4 Energy Elemental
4 Sage
6 Battle Mage
2 Raven the Destroyer
2 Evans, Mage-Knight
2 Wizard Commander Radd
3 Meditation
3 Mana Bomb
3 Tome of Knowledge
2 Counterspell
3 Grandmagician Headquarters
1 Teleportation Relic
""",
    "Alliance": """\
name: Free Companies
faction: Alliance
6 Alliance Trooper
4 Elf Scout
5 Human Commando
5 Elf Commando
6 Dwarf Commando
2 Lorenzo Maydon
2 Lorenzo Maydon, Knight of the Alliance
2 General William Rendar
4 Rebel Dragon Rider
4 Sharpshooter
2 Bounty Hunter
2 Arian, Bounty Hunter
3 Advantageous Cover
1 Rendar’s Gambit
1 Deploy the Spies
3 Hidden Base
2 Laranosk Woods
4 Improved Firearm
2 Battle Suit
""",
    "Barbarian": """\
name: The Red Horde
faction: Barbarian
6 Orc Grunt
5 Troll Axethrower
6 Ogre Warrior
6 Elite Orc Warrior
4 Troll Shaman
5 Ogre Berzerker
3 Spiked Catapult
2 Doomfly
3 Tank of Ragnos
2 Thastalos, Barbarian Overlord
3 Berzerking
2 Recruitment Center
3 Powerful Blow
4 Stronghold
4 Axe of Despair
2 Spiked Armor
""",
    "Underworld": """\
name: Those Below
faction: Underworld
10 Skeleton
6 Zombie
6 Dark Knight
4 Necromancer
5 Mana Hunter
4 Shadow Ninja
2 Kruul, Ninja Master
2 Raven, Apprentice of Zeal
2 Zeal, Void Knight
5 Necromancy
4 Decay and Rejuvenation
2 Counterspell
2 Area of Regeneration
3 Deadlands
3 Sword of Darkness
""",
    "Neutral": """\
name: Coin and Claw
faction: Neutral
6 Peasant
6 Sword-for-Hire
5 Bow-for-Hire
4 Sharpshooter
6 Bounty Hunter
2 Arian, Bounty Hunter
6 Ragnos Beast
2 Zeal, Renegade Knight
2 Blue Dragon
2 Red Dragon
2 Yellow Dragon
2 Green Dragon
1 White Dragon
1 Black Dragon
2 Dragon Call
1 Piercing Shot
2 Barracks
2 Swamps of Kiran
2 Short Sword
2 Battle Suit
2 Stun Gun
""",
}


@cache
def starter_deck(faction: Faction) -> Deck:
    """The deck that a faction begins with."""
    return read_deck(STARTER_DECKS[faction])
