"""Traits and abilities that several cards share, under the names that the cards give them."""

from __future__ import annotations

from game.rules.factions.cards import effects as e
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import Ability

DOUBLE_ATTACK = t.ExtraAttacks(1, "Double Attack")
TRIPLE_ATTACK = t.ExtraAttacks(2, "Triple Attack")
EXTRA_ATTACK = t.ExtraAttacks(1, "Extra Attack")

PARRY = t.Evasion("Parry", 16, "melee")
GREATER_PARRY = t.Evasion("Greater Parry", 16, "melee", strikes_back=True)
EVADE = t.Evasion("Evade", 16, "ranged")
DODGE = t.Evasion("Dodge", 16, "attacks")
NINJA_DODGE = t.Evasion("Ninja Dodge", 11, "attacks")
SENSE_ATTACK = t.Evasion("Sense Attack", 11, "attacks", magic=1)
MANA_SHIELD = t.Evasion("Mana Shield", 11, "magic")
DARK_SHIELD = t.DarkShield(10, 11)

RANGED = t.Ranged(1)
GREATER_RANGED = t.Ranged(2)
LIFE_DRAIN = t.LifeDrain(11)
STUN = t.Stun(11)
REVIVAL = t.Revival(10, 11)
REGENERATION = t.Regeneration(10)
DAMAGE_REDUCTION = t.DamageReduction(10)
MOMENTUM = t.Momentum(4, 10)
MIGHTY_SWING = t.Steady("Mighty Swing", 4, 10)
MAGIC_HUNTER = t.MagicHunter(4, 10)
BOUNTY_HUNTER = t.BountyHunter(4)
MASTER_MAGICIAN = t.MasterMagician(2)
RECOIL = t.Recoil(10)
FAST = t.Speed(1)

SPARKS = Ability("Sparks", e.Harm(10), magic=1, reach=1)
FIREBALL = Ability("Fireball", e.Harm(20), magic=2, reach=1)
CHAIN_LIGHTNING = Ability("Chain Lightning", e.HarmZone(10, others=True), magic=2)
BLIZZARD = Ability("Blizzard", e.Harm(10, taps=True), magic=2, reach=1, save=11)
DARK_BOMB = Ability("Dark Bomb", e.HarmZone(20), magic=3, reach=1)
GATHER_POWER_10 = Ability("Gather Power 10", e.Gather(10), magic=1, replaces="nothing")
GATHER_POWER_20 = Ability("Gather Power 20", e.Gather(20), magic=2, replaces="nothing")
MAGIC_STRIKE = Ability("Magic Strike", e.Strikes(2), magic=1)
SWEEP = Ability("Sweep", e.SweepAttack())
TREASURE_HORDE = Ability("Treasure Horde", e.Earn(5), magic=2, replaces="nothing")
COMBINE_FIRE = Ability("Combine Fire", e.Aim(4), replaces="nothing")
BOW_ATTACK_10 = Ability("Bow Attack 10", e.Shoot(-2, 10), reach=1)
BOW_ATTACK_20 = Ability("Bow Attack 20", e.Shoot(-2, 20), reach=1)
HEAL_10 = Ability("Heal 10", e.Mend(10, itself=True))
HEAL_20 = Ability("Heal 20", e.Mend(20, itself=True))
THROW_POTION_10 = Ability("Throw Potion 10", e.Mend(10), reach=1)
THROW_POTION_20 = Ability("Throw Potion 20", e.Mend(20), reach=1)
CURE_10 = Ability("Cure 10", e.Mend(10, itself=True), magic=1, reach=1)
CURE_20 = Ability("Cure 20", e.Mend(20, itself=True), magic=1, reach=1)
