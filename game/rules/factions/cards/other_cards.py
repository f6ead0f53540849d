"""Battle cards, locations and equipment."""

from __future__ import annotations

from game.rules.factions.cards import common_words as w
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records as r
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import Faction
from game.rules.factions.cards.traits import Trait


def _battle(
    *, number: int, name: str, rarity: r.Rarity, cost: int, effect: r.BattleEffect, factions: tuple[Faction, ...]
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
    *,
    number: int,
    name: str,
    rarity: r.Rarity,
    cost: int,
    factions: tuple[Faction, ...],
    effects: tuple[r.LocationEffect, ...],
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
    *,
    number: int,
    name: str,
    rarity: r.Rarity,
    cost: int,
    faction: Faction,
    traits: tuple[Trait, ...],
    requires: r.Requirement = "",
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
    _battle(number=66, name="March the Troopers", rarity="C", cost=5, effect=r.March(), factions=("Kingdom",)),
    _battle(number=67, name="Blockade", rarity="R", cost=8, effect=r.Blockade(), factions=("Kingdom",)),
    _battle(
        number=68, name="Meditation", rarity="C", cost=5, effect=r.Meditate("Mage Guild", 2), factions=("Mage Guild",)
    ),
    _battle(number=69, name="Mana Bomb", rarity="UC", cost=8, effect=r.Bomb(30, "Wizard", 1), factions=("Mage Guild",)),
    _battle(number=70, name="Tome of Knowledge", rarity="UC", cost=7, effect=r.DrawCards(2), factions=("Mage Guild",)),
    _battle(
        number=71, name="Advantageous Cover", rarity="C", cost=5, effect=r.Cover(t.Stealth()), factions=("Alliance",)
    ),
    _battle(number=72, name="Rendar’s Gambit", rarity="C", cost=3, effect=r.Gambit(5, 3), factions=("Alliance",)),
    _battle(number=73, name="Deploy the Spies", rarity="C", cost=3, effect=r.Spy(), factions=("Alliance",)),
    _battle(
        number=74,
        name="Berzerking",
        rarity="UC",
        cost=4,
        effect=r.Inspire((t.Bonus(atk=4, dam=10),)),
        factions=("Barbarian",),
    ),
    _battle(
        number=75,
        name="Recruitment Center",
        rarity="UC",
        cost=16,
        effect=r.Search(common=True),
        factions=("Barbarian",),
    ),
    _battle(
        number=76,
        name="Powerful Blow",
        rarity="UC",
        cost=9,
        effect=r.Inspire((t.Bonus(atk=4), t.Penetration()), everyone=True),
        factions=("Barbarian",),
    ),
    _battle(
        number=77, name="Necromancy", rarity="C", cost=5, effect=r.RaiseFallen("skeleton"), factions=("Underworld",)
    ),
    _battle(
        number=78, name="Decay and Rejuvenation", rarity="C", cost=11, effect=r.Decay(10), factions=("Underworld",)
    ),
    _battle(
        number=79, name="Counterspell", rarity="UC", cost=15, effect=r.Counter(), factions=("Underworld", "Mage Guild")
    ),
    _battle(number=80, name="Dragon Call", rarity="UC", cost=22, effect=r.Search(word="Dragon"), factions=("Neutral",)),
    _battle(
        number=81,
        name="Piercing Shot",
        rarity="R",
        cost=12,
        effect=r.Inspire((t.Penetration(),), everyone=True),
        factions=("Neutral",),
    ),
)

LOCATIONS: tuple[r.CardRecord, ...] = (
    _location(
        number=82,
        name="Fortress",
        rarity="C",
        cost=10,
        factions=("Kingdom",),
        effects=(r.SlowsEntry(1, enemies=True), r.Ground(r.UnitFilter(faction="Kingdom"), t.Bonus(defense=2))),
    ),
    _location(
        number=83, name="Peasant Village", rarity="VR", cost=17, factions=("Kingdom",), effects=(r.Musters("peasant"),)
    ),
    _location(
        number=84,
        name="Grandmagician Headquarters",
        rarity="C",
        cost=11,
        factions=("Mage Guild",),
        effects=(r.Ground(r.UnitFilter(faction="Mage Guild", magic=True), t.Renewal(1)),),
    ),
    _location(
        number=85,
        name="Area of Regeneration",
        rarity="UC",
        cost=9,
        factions=("Mage Guild", "Underworld"),
        effects=(r.Ground(r.UnitFilter(), w.REGENERATION),),
    ),
    _location(
        number=86,
        name="Hidden Base",
        rarity="C",
        cost=9,
        factions=("Alliance",),
        effects=(r.Ground(r.UnitFilter(allies=True, faction="Alliance"), t.Stealth()),),
    ),
    _location(
        number=87,
        name="Laranosk Woods",
        rarity="C",
        cost=5,
        factions=("Alliance",),
        effects=(r.Ground(r.UnitFilter(allies=True, word="Elf"), t.Productive(1)),),
    ),
    _location(
        number=88,
        name="Stronghold",
        rarity="C",
        cost=5,
        factions=("Barbarian",),
        effects=(r.Ground(r.UnitFilter(), t.Bonus(atk=4)),),
    ),
    _location(number=89, name="Barracks", rarity="C", cost=15, factions=("Neutral",), effects=(r.Outpost(),)),
    _location(number=90, name="Swamps of Kiran", rarity="C", cost=9, factions=("Neutral",), effects=(r.SlowsEntry(1),)),
    _location(
        number=0, name="Deadlands", rarity="C", cost=12, factions=("Underworld",), effects=(r.Blight(10, "Underworld"),)
    ),
)

EQUIPMENT: tuple[r.CardRecord, ...] = (
    _equipment(
        number=91,
        name="Imperial Blade",
        rarity="C",
        cost=3,
        faction="Kingdom",
        requires="Kingdom",
        traits=(t.Bonus(atk=4),),
    ),
    _equipment(
        number=92,
        name="Commander Medallion",
        rarity="UC",
        cost=13,
        faction="Kingdom",
        requires="commander",
        traits=(t.UnlimitedCommand(),),
    ),
    _equipment(
        number=93,
        name="Teleportation Relic",
        rarity="VR",
        cost=25,
        faction="Mage Guild",
        requires="magic",
        traits=(t.Grants(e.Ability("Teleportation", e.Teleport(), magic=2, replaces="movement")),),
    ),
    _equipment(
        number=94,
        name="Improved Firearm",
        rarity="C",
        cost=9,
        faction="Alliance",
        requires="ranged",
        traits=(t.Bonus(atk=2), w.EXTRA_ATTACK, w.GREATER_RANGED),
    ),
    _equipment(number=95, name="Axe of Despair", rarity="C", cost=6, faction="Barbarian", traits=(t.Bonus(dam=10),)),
    _equipment(number=96, name="Spiked Armor", rarity="UC", cost=5, faction="Barbarian", traits=(w.RECOIL,)),
    _equipment(
        number=97, name="Sword of Darkness", rarity="R", cost=16, faction="Underworld", traits=(w.LIFE_DRAIN, w.REVIVAL)
    ),
    _equipment(number=98, name="Short Sword", rarity="C", cost=7, faction="Neutral", traits=(t.Bonus(atk=2),)),
    _equipment(
        number=99, name="Battle Suit", rarity="C", cost=10, faction="Neutral", traits=(t.Bonus(atk=2, defense=2),)
    ),
    _equipment(
        number=100, name="Stun Gun", rarity="R", cost=11, faction="Neutral", requires="bounty hunter", traits=(w.STUN,)
    ),
)
