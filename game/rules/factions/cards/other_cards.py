"""Battle cards, locations and equipment."""

from __future__ import annotations

from game.rules.factions.cards import common_words as w
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records as r
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import Faction
from game.rules.factions.cards.traits import Trait


def _battle(
    number: int, name: str, rarity: r.Rarity, cost: int, effect: r.BattleEffect, *factions: Faction
) -> r.CardRecord:
    return r.CardRecord(
        key=r.key_of(name),
        number=number,
        name=name,
        rarity=rarity,
        type="battle",
        factions=factions,
        cost=cost,
        battle=effect,
    )


def _location(
    number: int, name: str, rarity: r.Rarity, cost: int, factions: tuple[Faction, ...], *effects: r.LocationEffect
) -> r.CardRecord:
    return r.CardRecord(
        key=r.key_of(name),
        number=number,
        name=name,
        rarity=rarity,
        type="location",
        factions=factions,
        cost=cost,
        location=effects,
    )


def _equipment(
    number: int, name: str, rarity: r.Rarity, faction: Faction, cost: int, *traits: Trait, requires: r.Requirement = ""
) -> r.CardRecord:
    return r.CardRecord(
        key=r.key_of(name),
        number=number,
        name=name,
        rarity=rarity,
        type="equipment",
        factions=(faction,),
        cost=cost,
        traits=traits,
        requires=requires,
    )


BATTLE_CARDS: tuple[r.CardRecord, ...] = (
    _battle(66, "March the Troopers", "C", 5, r.March(), "Kingdom"),
    _battle(67, "Blockade", "R", 8, r.Blockade(), "Kingdom"),
    _battle(68, "Meditation", "C", 5, r.Meditate("Mage Guild", 2), "Mage Guild"),
    _battle(69, "Mana Bomb", "UC", 8, r.Bomb(30, "Wizard", 1), "Mage Guild"),
    _battle(70, "Tome of Knowledge", "UC", 7, r.DrawCards(2), "Mage Guild"),
    _battle(71, "Advantageous Cover", "C", 5, r.Cover(t.Stealth()), "Alliance"),
    _battle(72, "Rendar’s Gambit", "C", 3, r.Gambit(5, 3), "Alliance"),
    _battle(73, "Deploy the Spies", "C", 3, r.Spy(), "Alliance"),
    _battle(74, "Berzerking", "UC", 4, r.Inspire((t.Bonus(atk=4, dam=10),)), "Barbarian"),
    _battle(75, "Recruitment Center", "UC", 16, r.Search(common=True), "Barbarian"),
    _battle(76, "Powerful Blow", "UC", 9, r.Inspire((t.Bonus(atk=4), t.Penetration()), everyone=True), "Barbarian"),
    _battle(77, "Necromancy", "C", 5, r.RaiseFallen("skeleton"), "Underworld"),
    _battle(78, "Decay and Rejuvenation", "C", 11, r.Decay(10), "Underworld"),
    _battle(79, "Counterspell", "UC", 15, r.Counter(), "Underworld", "Mage Guild"),
    _battle(80, "Dragon Call", "UC", 22, r.Search(word="Dragon"), "Neutral"),
    _battle(81, "Piercing Shot", "R", 12, r.Inspire((t.Penetration(),), everyone=True), "Neutral"),
)

LOCATIONS: tuple[r.CardRecord, ...] = (
    _location(
        82,
        "Fortress",
        "C",
        10,
        ("Kingdom",),
        r.SlowsEntry(1, enemies=True),
        r.Ground(r.UnitFilter(faction="Kingdom"), t.Bonus(defense=2)),
    ),
    _location(83, "Peasant Village", "VR", 17, ("Kingdom",), r.Musters("peasant")),
    _location(
        84,
        "Grandmagician Headquarters",
        "C",
        11,
        ("Mage Guild",),
        r.Ground(r.UnitFilter(faction="Mage Guild", magic=True), t.Renewal(1)),
    ),
    _location(
        85, "Area of Regeneration", "UC", 9, ("Mage Guild", "Underworld"), r.Ground(r.UnitFilter(), w.REGENERATION)
    ),
    _location(
        86, "Hidden Base", "C", 9, ("Alliance",), r.Ground(r.UnitFilter(allies=True, faction="Alliance"), t.Stealth())
    ),
    _location(
        87, "Laranosk Woods", "C", 5, ("Alliance",), r.Ground(r.UnitFilter(allies=True, word="Elf"), t.Productive(1))
    ),
    _location(88, "Stronghold", "C", 5, ("Barbarian",), r.Ground(r.UnitFilter(), t.Bonus(atk=4))),
    _location(89, "Barracks", "C", 15, ("Neutral",), r.Outpost()),
    _location(90, "Swamps of Kiran", "C", 9, ("Neutral",), r.SlowsEntry(1)),
    _location(0, "Deadlands", "C", 12, ("Underworld",), r.Blight(10, "Underworld")),
)

EQUIPMENT: tuple[r.CardRecord, ...] = (
    _equipment(91, "Imperial Blade", "C", "Kingdom", 3, t.Bonus(atk=4), requires="Kingdom"),
    _equipment(92, "Commander Medallion", "UC", "Kingdom", 13, t.UnlimitedCommand(), requires="commander"),
    _equipment(
        93,
        "Teleportation Relic",
        "VR",
        "Mage Guild",
        25,
        t.Grants(e.Ability("Teleportation", e.Teleport(), magic=2, replaces="movement")),
        requires="magic",
    ),
    _equipment(
        94, "Improved Firearm", "C", "Alliance", 9, t.Bonus(atk=2), w.EXTRA_ATTACK, w.GREATER_RANGED, requires="ranged"
    ),
    _equipment(95, "Axe of Despair", "C", "Barbarian", 6, t.Bonus(dam=10)),
    _equipment(96, "Spiked Armor", "UC", "Barbarian", 5, w.RECOIL),
    _equipment(97, "Sword of Darkness", "R", "Underworld", 16, w.LIFE_DRAIN, w.REVIVAL),
    _equipment(98, "Short Sword", "C", "Neutral", 7, t.Bonus(atk=2)),
    _equipment(99, "Battle Suit", "C", "Neutral", 10, t.Bonus(atk=2, defense=2)),
    _equipment(100, "Stun Gun", "R", "Neutral", 11, w.STUN, requires="bounty hunter"),
)
