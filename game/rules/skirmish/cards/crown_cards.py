"""Crown's creature cards and action cards. Their words are made from the same figures (``card_words.py``)."""

from __future__ import annotations

from functools import partial

from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.cards.effects import Body

#: The faction's name in records and set-ups.
CROWN = "crown"

_creature = partial(ef.creature, CROWN)
_action = partial(ef.action, CROWN)

CROWN_CREATURES = (
    _creature(
        "Gold Dragon",
        ("Dragon",),
        ("STR", "INT"),
        Body(level=6, hp=65, damage=20, speed=8),
        ef.Flying(),
        ef.Power("Radiant Breath", (ef.Blast(15, reach=5, radius=1),)),
        count=1,
        large=True,
    ),
    _creature(
        "Earth Guardian",
        ("Elemental",),
        ("STR",),
        Body(level=5, hp=65, damage=20, speed=5),
        ef.Power("Slam", (ef.Melee(), ef.Slide(3))),
        ef.Power("Earthstride", (ef.Teleport(9),)),
        count=1,
    ),
    _creature("Dragon Knight", ("Human",), ("STR",), Body(level=4, hp=45, damage=15, speed=6), count=1),
    _creature(
        "War Wizard",
        ("Human",),
        ("INT",),
        Body(level=4, hp=35, damage=10, speed=6),
        ef.Ready("INT"),
        ef.Power("Magic Missile", (ef.Deal(10, reach=5),)),
        count=1,
    ),
    _creature(
        "Elf Archer",
        ("Elf", "Ranged"),
        ("DEX",),
        Body(level=1, hp=5, damage=5, speed=7),
        ef.Power("Longbow", (ef.Ranged(10),)),
        count=2,
    ),
    _creature(
        "Human Ranger",
        ("Human", "Ranged"),
        ("STR", "DEX"),
        Body(level=2, hp=20, damage=5, speed=6),
        ef.Nimble(),
        count=1,
    ),
    _creature(
        "Dwarf Cleric",
        ("Dwarf",),
        ("WIS", "STR"),
        Body(level=3, hp=25, damage=5, speed=5),
        ef.Power("Healing Touch", (ef.Heal(5),)),
        count=1,
    ),
    _creature(
        "Halfling Sneak",
        ("Halfling", "Ranged"),
        ("DEX",),
        Body(level=1, hp=10, damage=5, speed=6),
        ef.Ambush(5),
        count=1,
    ),
    _creature("Dwarven Defender", ("Dwarf",), ("STR",), Body(level=2, hp=10, damage=5, speed=5), ef.Block(5), count=2),
    _creature(
        "Half-Orc Thug",
        ("Half-Orc", "Ranged"),
        ("STR", "DEX"),
        Body(level=3, hp=30, damage=10, speed=6),
        ef.Power("Explosive Crossbow Bolts", (ef.Blast(5, reach=5, radius=1),)),
        count=1,
    ),
)

CROWN_ACTIONS = (
    _action(
        "Tide of Iron", "STR", "standard", ef.Melee(), ef.Slide(3), ef.Move(3, beside_target=True), count=1, level=1
    ),
    _action("Wide Swing", "STR", "standard", ef.Melee(targets="two"), count=2, level=2),
    _action("Power Attack", "STR", "standard", ef.Melee(bonus=10), count=2, level=2),
    _action("Block", "STR", "immediate", ef.GainBlock(10), ef.Melee(), count=2, level=2),
    _action(
        "Acid Arrow",
        "INT",
        "standard",
        ef.Deal(5, reach=5, splash=True),
        ef.Attach("target"),
        count=1,
        level=2,
        lasting=(ef.Venom(5),),
    ),
    _action("Fireball", "INT", "standard", ef.Blast(10, reach=10, radius=2), count=1, level=5),
    _action("Shield", "INT", "immediate", ef.Prevent("source", reach=5), count=2, level=2),
    _action("Quick Shot", "DEX", "minor", ef.Ranged(5), count=2, level=1, requires="Ranged"),
    _action("Run!", "DEX", "standard", ef.Move(6), ef.Draw(1), count=1, level=2),
    _action("Overwhelm", "STR", "standard", ef.Melee(bonus=30), count=1, level=5),
    _action("Whirlwind Attack", "STR", "standard", ef.Melee(targets="each"), count=1, level=3),
    _action("Shove", "STR", "minor", ef.Slide(3, whom="adjacent"), count=1, level=1),
    _action(
        "Pinning Shot",
        "DEX",
        "standard",
        ef.Ranged(5),
        ef.Attach("damaged"),
        count=1,
        level=2,
        requires="Ranged",
        lasting=(ef.Rooted(),),
    ),
    _action("Feint", "DEX", "minor", ef.TapAdjacent(), count=1, level=2),
    _action("Level Up", "ANY", "minor", ef.Attach("actor"), count=2, level=1, lasting=(ef.Raised(level=1, hp=10),)),
    _action("Action Point", "ANY", "minor", ef.Attach("actor"), count=2, level=1, lasting=(ef.SecondWind(),)),
    _action("Charge!", "STR", "standard", ef.Move(ef.SPEED), ef.Melee(), count=2, level=1),
    _action("Bigby's Forceful Hand", "INT", "standard", ef.Deal(10, reach=1), ef.Slide(8), count=1, level=2),
    _action("Forceful Strike", "STR", "standard", ef.Melee(), ef.Slide(3), ef.Draw(1), count=2, level=2),
    _action("Fast Advance", "DEX", "minor", ef.Move(4), count=2, level=1),
)
