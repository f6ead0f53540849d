"""The drow's creature cards and action cards. Their words are made from the same figures (``card_words.py``)."""

from __future__ import annotations

from functools import partial

from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.cards.effects import Body

#: The faction's name in records and set-ups.
DROW = "drow"

_creature = partial(ef.creature, DROW)
_action = partial(ef.action, DROW)

DROW_CREATURES = (
    _creature("Demonweb Spider", ("Spider",), ("DEX",), Body(level=1, hp=10, damage=5, speed=7), ef.Scuttle(), count=2),
    _creature(
        "Drow House Guard", ("Drow", "Ranged"), ("DEX",), Body(level=2, hp=20, damage=5, speed=6), ef.Nimble(), count=2
    ),
    _creature(
        "Giant Spider",
        ("Beast", "Spider"),
        ("DEX",),
        Body(level=3, hp=25, damage=10, speed=6),
        ef.Scuttle(),
        count=1,
        large=True,
    ),
    _creature(
        "Shadow Mastiff", ("Beast",), ("DEX",), Body(level=4, hp=35, damage=10, speed=8), ef.DeployByWall(), count=1
    ),
    _creature(
        "Drow Wizard",
        ("Drow",),
        ("DEX", "INT"),
        Body(level=2, hp=10, damage=5, speed=6),
        ef.Nimble(),
        ef.Power("Dark Bolt", (ef.Deal(5, reach=5),)),
        count=1,
    ),
    _creature(
        "Umbur Hulk",
        ("Aberration",),
        ("DEX", "STR"),
        Body(level=5, hp=65, damage=15, speed=6),
        ef.Block(5),
        ef.Power("Confusion Gaze", (ef.Slide(3, whom="enemy", reach=5), ef.Melee())),
        ef.Power("Burrow", (ef.Teleport(9),)),
        count=1,
        large=True,
    ),
    _creature(
        "Drow Priestess",
        ("Drow",),
        ("DEX", "WIS"),
        Body(level=3, hp=25, damage=10, speed=6),
        ef.Ready("WIS"),
        ef.DeploysBeside("Spider"),
        count=1,
    ),
    _creature(
        "Droider",
        ("Drow", "Spider"),
        ("DEX", "INT"),
        Body(level=4, hp=30, damage=10, speed=8),
        ef.Scuttle(),
        count=1,
        large=True,
    ),
    _creature(
        "Drow Assassin",
        ("Drow", "Ranged"),
        ("DEX",),
        Body(level=4, hp=25, damage=10, speed=6),
        ef.Loner(5),
        ef.Power("Hand Crossbow", (ef.Ranged(10),)),
        count=1,
    ),
    _creature(
        "Drow Blademaster",
        ("Drow",),
        ("DEX",),
        Body(level=3, hp=20, damage=5, speed=6),
        ef.Power("Twin Blades", (ef.GainBlock(5), ef.Melee(), ef.Melee())),
        count=1,
    ),
)

DROW_ACTIONS = (
    _action("Advancing Strike", "DEX", "standard", ef.Melee(), ef.Shift(ef.SPEED), count=2, level=1),
    _action("Aura of Blight", "WIS", "standard", ef.Surround(10), count=2, level=3),
    _action(
        "Dark Pact",
        "WIS",
        "standard",
        ef.Deal(5, reach=5, whom="ally", sure=True),
        ef.Draw(3, if_dealt=True),
        count=1,
        level=3,
    ),
    _action(
        "Darkfire",
        "INT",
        "minor",
        ef.Attach("creature", reach=10),
        count=2,
        level=1,
        affinity="Drow",
        lasting=(ef.Vulnerable(5),),
    ),
    _action("Distant Shot", "DEX", "standard", ef.Ranged(), count=2, level=1, requires="Ranged"),
    _action("Dodge", "DEX", "immediate", ef.Prevent("attack"), count=1, level=3),
    _action("Endless Night", "INT", "minor", ef.Attach("actor"), count=2, level=2, lasting=(ef.AllNimble("Drow"),)),
    _action("Hit on the Run", "DEX", "standard", ef.Melee(bonus=10), ef.Shift(ef.SPEED), count=1, level=3),
    _action(
        "Lolth's Blessing", "WIS", "minor", ef.Attach("actor"), count=1, level=2, lasting=(ef.Spoils("Drow", cards=1),)
    ),
    _action(
        "Lolth's Sting",
        "DEX",
        "standard",
        ef.Melee(),
        ef.Attach("damaged"),
        count=2,
        level=2,
        keywords=("Poison",),
        lasting=(ef.Venom(5),),
    ),
    _action("Piercing Strike", "DEX", "standard", ef.Melee(bonus=10, pierces=True), count=1, level=3),
    _action("Rapid Shot", "DEX", "standard", ef.Ranged(5), ef.Ranged(5), count=2, level=3, requires="Ranged"),
    _action("Retreat", "DEX", "immediate", ef.Prevent("attack"), ef.Shift(ef.SPEED), count=2, level=4),
    _action("Shadow Strike", "DEX", "standard", ef.Shift(2), ef.Melee(bonus=15), count=1, level=4),
    _action("Shroud of Darkness", "INT", "minor", ef.Attach("actor"), count=1, level=2, lasting=(ef.Shrouded(),)),
    _action("Sneak Attack", "DEX", "standard", ef.Melee(bonus=30), count=1, level=6, flanking=True),
    _action(
        "Web",
        "INT",
        "minor",
        ef.Attach("creature", reach=10),
        count=2,
        level=1,
        affinity="Spider",
        lasting=(ef.Rooted(),),
    ),
)
