"""Battle cards, locations and equipment."""

from __future__ import annotations

from game.rules.factions import common_words as w
from game.rules.factions import effects as e
from game.rules.factions import records as r
from game.rules.factions.effects import Faction, Trait
from game.rules.factions.records import BattleEffect, CardRecord, LocationEffect, Rarity, Requirement, Whom, key_of


def _battle(number: int, name: str, rarity: Rarity, cost: int, effect: BattleEffect, *factions: Faction) -> CardRecord:
    return CardRecord(key_of(name), number, name, rarity, "battle", factions, cost, battle=effect)


def _location(
    number: int, name: str, rarity: Rarity, cost: int, factions: tuple[Faction, ...], *effects: LocationEffect
) -> CardRecord:
    return CardRecord(key_of(name), number, name, rarity, "location", factions, cost, location=effects)


def _equipment(
    number: int,
    name: str,
    rarity: Rarity,
    cost: int,
    faction: Faction,
    *traits: Trait,
    requires: Requirement = "",
) -> CardRecord:
    return CardRecord(
        key_of(name), number, name, rarity, "equipment", (faction,), cost, traits=traits, requires=requires
    )


BATTLE_CARDS: tuple[CardRecord, ...] = (
    _battle(66, "March the Troopers", "C", 5, r.March(), "Kingdom"),
    _battle(67, "Blockade", "R", 8, r.Blockade(), "Kingdom"),
    _battle(68, "Meditation", "C", 5, r.Meditate("Mage Guild", 2), "Mage Guild"),
    _battle(69, "Mana Bomb", "UC", 8, r.Bomb(30, "Wizard", 1), "Mage Guild"),
    _battle(70, "Tome of Knowledge", "UC", 7, r.DrawCards(2), "Mage Guild"),
    _battle(71, "Advantageous Cover", "C", 5, r.Cover(e.Stealth()), "Alliance"),
    _battle(72, "Rendar’s Gambit", "C", 3, r.Gambit(5, 3), "Alliance"),
    _battle(73, "Deploy the Spies", "C", 3, r.Spy(), "Alliance"),
    _battle(74, "Berzerking", "UC", 4, r.Inspire((e.Bonus(atk=4, dam=10),)), "Barbarian"),
    _battle(75, "Recruitment Center", "UC", 16, r.Search(common=True), "Barbarian"),
    _battle(76, "Powerful Blow", "UC", 9, r.Inspire((e.Bonus(atk=4), e.Penetration()), everyone=True), "Barbarian"),
    _battle(77, "Necromancy", "C", 5, r.RaiseFallen("skeleton"), "Underworld"),
    _battle(78, "Decay and Rejuvenation", "C", 11, r.Decay(10), "Underworld"),
    _battle(79, "Counterspell", "UC", 15, r.Counter(), "Underworld", "Mage Guild"),
    _battle(80, "Dragon Call", "UC", 22, r.Search(word="Dragon"), "Neutral"),
    _battle(81, "Piercing Shot", "R", 12, r.Inspire((e.Penetration(),), everyone=True), "Neutral"),
)

LOCATIONS: tuple[CardRecord, ...] = (
    _location(
        82,
        "Fortress",
        "C",
        10,
        ("Kingdom",),
        r.SlowsEntry(1, enemies=True),
        r.Ground(Whom(faction="Kingdom"), e.Bonus(defense=2)),
    ),
    _location(83, "Peasant Village", "VR", 17, ("Kingdom",), r.Musters("peasant")),
    _location(
        84,
        "Grandmagician Headquarters",
        "C",
        11,
        ("Mage Guild",),
        r.Ground(Whom(faction="Mage Guild", magic=True), e.Renewal(1)),
    ),
    _location(85, "Area of Regeneration", "UC", 9, ("Mage Guild", "Underworld"), r.Ground(Whom(), w.REGENERATION)),
    _location(86, "Hidden Base", "C", 9, ("Alliance",), r.Ground(Whom(allies=True, faction="Alliance"), e.Stealth())),
    _location(87, "Laranosk Woods", "C", 5, ("Alliance",), r.Ground(Whom(allies=True, word="Elf"), e.Productive(1))),
    _location(88, "Stronghold", "C", 5, ("Barbarian",), r.Ground(Whom(), e.Bonus(atk=4))),
    _location(89, "Barracks", "C", 15, ("Neutral",), r.Outpost()),
    _location(90, "Swamps of Kiran", "C", 9, ("Neutral",), r.SlowsEntry(1)),
    _location(0, "Deadlands", "C", 12, ("Underworld",), r.Blight(10, "Underworld")),
)

EQUIPMENT: tuple[CardRecord, ...] = (
    _equipment(91, "Imperial Blade", "C", 3, "Kingdom", e.Bonus(atk=4), requires="Kingdom"),
    _equipment(92, "Commander Medallion", "UC", 13, "Kingdom", e.UnlimitedCommand(), requires="commander"),
    _equipment(
        93,
        "Teleportation Relic",
        "VR",
        25,
        "Mage Guild",
        e.Grants(e.Ability("Teleportation", e.Teleport(), 2, replaces="movement")),
        requires="magic",
    ),
    _equipment(
        94,
        "Improved Firearm",
        "C",
        9,
        "Alliance",
        e.Bonus(atk=2),
        w.EXTRA_ATTACK,
        w.GREATER_RANGED,
        requires="ranged",
    ),
    _equipment(95, "Axe of Despair", "C", 6, "Barbarian", e.Bonus(dam=10)),
    _equipment(96, "Spiked Armor", "UC", 5, "Barbarian", w.RECOIL),
    _equipment(97, "Sword of Darkness", "R", 16, "Underworld", w.LIFE_DRAIN, w.REVIVAL),
    _equipment(98, "Short Sword", "C", 7, "Neutral", e.Bonus(atk=2)),
    _equipment(99, "Battle Suit", "C", 10, "Neutral", e.Bonus(atk=2, defense=2)),
    _equipment(100, "Stun Gun", "R", 11, "Neutral", w.STUN, requires="bounty hunter"),
)
