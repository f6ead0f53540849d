"""Six decks to begin with, one a faction, as the text that people paste."""

from __future__ import annotations

from functools import cache

from game.rules.factions.cards.decks import Deck, read_deck
from game.rules.factions.cards.effects import Faction

#: Each faction's deck.
STARTER_DECKS: dict[Faction, str] = {
    "Kingdom": """\
name: The King's Levy
faction: Kingdom
6 Squire
6 Knight
6 High Knight
5 Heavy Blade
5 Field Medic
2 Knight Commander Gregorry
2 Sir Knight Tiranny
2 General Luther Maxwell
2 Commander William Rendar
2 King Jeffery
2 Prince Vaan
2 Peasant
2 Peasant Village
3 Fortress
3 March the Troopers
2 Blockade
5 Imperial Blade
1 Battle Suit
1 Sword-for-Hire
1 Commander Medallion
""",
    "Mage Guild": """\
name: Guild of the Burning Page
faction: Mage Guild
4 Apprentice Mage
2 Mage
1 Alchemist
5 Fire Elemental
5 Earth Elemental
1 Water Elemental
6 Energy Elemental
2 Sage
6 Battle Mage
2 Raven the Destroyer
3 Evans, Mage-Knight
1 Wizard Commander Radd
6 Peasant
3 Sword-for-Hire
4 Ragnos Beast
3 Mana Bomb
2 Tome of Knowledge
1 Meditation
1 Counterspell
1 Grandmagician Headquarters
1 Teleportation Relic
""",
    "Alliance": """\
name: Free Companies
faction: Alliance
6 Alliance Trooper
5 Elf Scout
6 Human Commando
6 Elf Commando
6 Dwarf Commando
2 Lorenzo Maydon
2 General William Rendar
2 Rebel Dragon Rider
3 Sharpshooter
5 Bow-for-Hire
2 Arian, Bounty Hunter
3 Advantageous Cover
2 Rendar’s Gambit
3 Deploy the Spies
3 Hidden Base
3 Laranosk Woods
1 Improved Firearm
""",
    "Barbarian": """\
name: The Red Horde
faction: Barbarian
6 Orc Grunt
6 Troll Axethrower
5 Ogre Warrior
6 Elite Orc Warrior
5 Troll Shaman
3 Ogre Berzerker
1 Spiked Catapult
3 Doomfly
3 Tank of Ragnos
2 Thastalos, Barbarian Overlord
4 Berzerking
5 Recruitment Center
2 Powerful Blow
3 Stronghold
3 Axe of Despair
3 Spiked Armor
""",
    "Underworld": """\
name: Those Below
faction: Underworld
13 Skeleton
6 Zombie
6 Dark Knight
4 Necromancer
5 Mana Hunter
2 Shadow Ninja
2 Kruul, Ninja Master
2 Raven, Apprentice of Zeal
2 Zeal, Void Knight
5 Necromancy
4 Decay and Rejuvenation
3 Counterspell
2 Area of Regeneration
3 Deadlands
1 Sword of Darkness
""",
    "Neutral": """\
name: Coin and Claw
faction: Neutral
1 Peasant
6 Sword-for-Hire
6 Bow-for-Hire
3 Sharpshooter
6 Bounty Hunter
5 Arian, Bounty Hunter
6 Ragnos Beast
5 Zeal, Renegade Knight
1 Red Dragon
1 Black Dragon
3 Short Sword
1 Battle Suit
5 Ogre Warrior
4 Heavy Blade
4 Elite Orc Warrior
2 Dragon Call
1 Blue Dragon
""",
}


@cache
def starter_deck(faction: Faction) -> Deck:
    return read_deck(STARTER_DECKS[faction])
