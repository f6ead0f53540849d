"""The Dungeon cards: Characters, Events, Terrain and Traps."""

from __future__ import annotations

from game.rules.crawler.cards import terms
from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.records import DungeonRecord, key_of
from game.rules.crawler.cards.traits import Label, Trait

FEARLESS, AQUATIC, AMPHIBIOUS = Label("Fearless"), Label("Aquatic"), Label("Amphibious")
EVIL, NEUTRAL, CHAOTIC = Label("Evil"), Label("Neutral"), Label("Chaotic")
TARGET_X = terms.MarchingPlace()


def _character(
    name: str,
    character_type: terms.CharacterType,
    size: terms.Size,
    attack: terms.AttackLine,
    *traits: Trait,
    count: int = 0,
    cost: int,
    power: int,
    life: int,
    armour: int = 0,
    tag: str = "",
) -> DungeonRecord:
    return DungeonRecord(
        key=key_of(name),
        name=name,
        type="Character",
        cost=cost,
        count=count,
        power=power,
        life=life,
        armour=armour,
        character_type=character_type,
        size=size,
        tag=tag,
        attack=attack,
        traits=traits,
    )


def _event(name: str, *traits: Trait, count: int, cost: int) -> DungeonRecord:
    return DungeonRecord(key=key_of(name), name=name, type="Event", cost=cost, count=count, traits=traits)


def _terrain(name: str, *traits: Trait, count: int) -> DungeonRecord:
    return DungeonRecord(key=key_of(name), name=name, type="Terrain", cost=1, count=count, traits=traits)


def _trap(
    name: str, *traits: Trait, count: int, cost: int, power: int | None = None, attack: terms.AttackLine | None = None
) -> DungeonRecord:
    return DungeonRecord(
        key=key_of(name), name=name, type="Trap", cost=cost, count=count, power=power, attack=attack, traits=traits
    )


def _melee(*damage: terms.DamageType) -> terms.AttackLine:
    return terms.AttackLine("Melee", 0, damage or ("Harm",))


GOBLINS: tuple[DungeonRecord, ...] = (
    _character(
        "Goblin Skulker",
        "Creature",
        "Small",
        _melee(),
        t.Bolster("Goblin"),
        EVIL,
        count=4,
        cost=1,
        power=1,
        life=1,
        tag="Goblin",
    ),
    _character(
        "Goblin Slinger",
        "Creature",
        "Small",
        terms.AttackLine("Thrown", 1),
        EVIL,
        count=4,
        cost=1,
        power=1,
        life=1,
        tag="Goblin",
    ),
    _character(
        "Goblin Lancer",
        "Creature",
        "Medium",
        terms.AttackLine("Reach", 1),
        t.Charge(1),
        EVIL,
        count=3,
        cost=2,
        power=2,
        life=1,
        armour=1,
        tag="Goblin",
    ),
    _character(
        "Goblin Bonecaller",
        "Creature",
        "Small",
        _melee("Magic"),
        t.Unique(),
        t.Reaver("Creature", then=t.Summon(2, ("Undead", "Spirit"), 1)),
        EVIL,
        count=1,
        cost=3,
        power=2,
        life=2,
        tag="Goblin",
    ),
)

DEAD: tuple[DungeonRecord, ...] = (
    _character("Zombie", "Undead", "Medium", _melee(), t.Simple(1), FEARLESS, count=3, cost=1, power=2, life=1),
    _character(
        "Bone Sentry",
        "Undead",
        "Medium",
        _melee(),
        t.Reinforce("Bone"),
        t.Immune("Cold"),
        FEARLESS,
        count=3,
        cost=1,
        power=1,
        life=1,
        tag="Bone",
    ),
    _character(
        "Phantom",
        "Spirit",
        "Medium",
        _melee("Incorporeal"),
        t.Spook(),
        t.Contact(terms.Lock(1)),
        FEARLESS,
        count=2,
        cost=2,
        power=0,
        life=1,
    ),
    _character(
        "Grave Wisp", "Spirit", "Tiny", _melee("Incorporeal"), t.Stealth(), t.Flight(), count=1, cost=1, power=1, life=1
    ),
    _character(
        "Ashen Wight",
        "Undead",
        "Medium",
        _melee("Supernatural"),
        t.Drain(2),
        t.ComesIntoPlay(t.Enfeeble(), TARGET_X),
        EVIL,
        count=1,
        cost=3,
        power=3,
        life=2,
    ),
    _character(
        "Hollow Soul",
        "Soul",
        "Medium",
        _melee("Supernatural"),
        t.ComesIntoPlay(t.Possession(), TARGET_X),
        count=1,
        cost=2,
        power=0,
        life=1,
    ),
)

BEASTS: tuple[DungeonRecord, ...] = (
    _character(
        "Cave Rat Swarm", "Collective", "Puny", _melee(), t.Swift(), t.Regeneration(1), count=2, cost=1, power=1, life=1
    ),
    _character("Barrow Wolf", "Animal", "Medium", _melee(), t.Frenzy(), t.Leap(), count=2, cost=2, power=2, life=1),
    _character(
        "Mire Lurker", "Monster", "Large", _melee(), AMPHIBIOUS, terms.Pin(), count=1, cost=2, power=2, life=1, armour=1
    ),
    _character("Cistern Eel", "Animal", "Small", _melee("Sonic"), AQUATIC, count=1, cost=1, power=2, life=1),
    _character(
        "Venom Spider", "Animal", "Medium", _melee(), t.Contact(terms.Poison(1)), count=2, cost=2, power=2, life=1
    ),
    _character("Skin-Changer", "Neth", "Medium", _melee(), t.Shapeshift(), CHAOTIC, count=1, cost=2, power=3, life=1),
    _character(
        "Toll Troll", "Monster", "Large", _melee(), t.Greedy(2), t.Regeneration(1), count=1, cost=3, power=4, life=2
    ),
    _character(
        "Horned Ravager",
        "Damned",
        "Massive",
        _melee("Fire"),
        t.Unique(),
        t.Rampage(2),
        EVIL,
        count=1,
        cost=4,
        power=5,
        life=3,
    ),
)

OTHERS: tuple[DungeonRecord, ...] = (
    _character(
        "Clay Golem",
        "Golem",
        "Large",
        _melee(),
        t.Immune("Magic"),
        t.Simple(1),
        FEARLESS,
        count=1,
        cost=3,
        power=3,
        life=2,
        armour=1,
    ),
    _character(
        "Ember Imp",
        "Elemental-kin",
        "Tiny",
        terms.AttackLine("Ranged", 1, ("Fire",)),
        t.Resist(2, "Fire"),
        t.Flight(),
        CHAOTIC,
        count=2,
        cost=1,
        power=1,
        life=1,
    ),
    _character(
        "Frost Shade",
        "Elemental-kin",
        "Medium",
        _melee("Cold"),
        terms.Lock(1),
        t.Immune("Cold"),
        count=1,
        cost=2,
        power=2,
        life=1,
    ),
    _character(
        "Masked Stranger",
        "Outsider",
        "Medium",
        _melee(),
        t.Disguise(),
        t.Steal(),
        NEUTRAL,
        count=1,
        cost=2,
        power=2,
        life=1,
    ),
    _character(
        "Siren of the Well",
        "Neth",
        "Medium",
        terms.AttackLine("Ranged", 1, ("Sonic",)),
        t.Charm(),
        AQUATIC,
        CHAOTIC,
        count=1,
        cost=3,
        power=2,
        life=2,
    ),
    _character(
        "Hired Villain",
        "Creature",
        "Medium",
        _melee(),
        t.Draft(),
        t.ComesIntoPlay(t.Restock(1, "Creature", 1)),
        t.LeavesPlay(t.Discard(1)),
        NEUTRAL,
        count=1,
        cost=2,
        power=3,
        life=1,
    ),
    _character(
        "Dread Herald",
        "Eidolon",
        "Large",
        _melee("Supernatural"),
        t.Unnerve(),
        t.Shaken(1),
        t.EncounterLimit(1),
        t.AlliesGain("Fearless"),
        EVIL,
        count=1,
        cost=3,
        power=2,
        life=2,
    ),
    _character(
        "Prism Essence",
        "Quintessence",
        "Small",
        terms.AttackLine("Ranged", 0, ("Magic",), area=2),
        count=1,
        cost=2,
        power=2,
        life=1,
    ),
)

EVENTS: tuple[DungeonRecord, ...] = (
    _event("Captive", t.TimeLimit(1), t.WinCondition(tokens=1, wounds=1), t.LoseCondition(burned=2), count=3, cost=0),
    _event("Rushed", t.CannotUse("Skill"), count=1, cost=1),
    _event("Blood Moon", t.TimeLimit(1), t.CharactersGain(power=1, words=("Evil",)), count=1, cost=1),
    _event("Whispering Dark", t.ComesIntoPlay(terms.Burn(2)), count=1, cost=1),
    _event("War Horns", t.ComesIntoPlay(t.DrawDungeon(1)), count=1, cost=1),
    _event("Ill Omen", t.ComesIntoPlay(t.Restock(1, "Undead", 2)), count=1, cost=1),
)

TERRAIN: tuple[DungeonRecord, ...] = (
    _terrain("Graveyard", t.TimeLimit(1), t.CharactersGain(stamina=1, character_types=("Undead",)), count=2),
    _terrain(
        "Flooded Hall",
        t.TimeLimit(1),
        t.CharactersGain(power=1, words=("Aquatic", "Amphibious")),
        t.CostsMore("Equipment", 1),
        count=2,
    ),
    _terrain("Choking Fog", t.ShortensAttacks(), count=1),
    _terrain("Narrow Stair", t.MostAttackers(2), count=1),
)

TRAPS: tuple[DungeonRecord, ...] = (
    _trap("Covered Pit", t.ComesIntoPlay(terms.Lock(1), TARGET_X), count=2, cost=1),
    _trap("Fire Rune", count=2, cost=2, power=2, attack=terms.AttackLine("Melee", 0, ("Fire",), area=2)),
    _trap(
        "Poison Needle", terms.Poison(1), t.Target(terms.MarchingPlace(2)), count=2, cost=1, power=1, attack=_melee()
    ),
    _trap("Tripwire Net", t.Snare(1), count=1, cost=1),
    _trap("Rolling Boulder", t.Unstoppable(), count=1, cost=2, power=2, attack=_melee()),
)

#: Every Dungeon card by its key.
DUNGEON_CARDS: dict[str, DungeonRecord] = {
    card.key: card for group in (GOBLINS, DEAD, BEASTS, OTHERS, EVENTS, TERRAIN, TRAPS) for card in group
}
