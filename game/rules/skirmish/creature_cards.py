"""The creature cards, with the figures of both decks."""

from __future__ import annotations

from game.rules.skirmish.effects import (
    Ambush,
    Blast,
    Block,
    CreatureCard,
    Deal,
    DeployByWall,
    DeploysBeside,
    Flying,
    GainBlock,
    Heal,
    Loner,
    Melee,
    Nimble,
    Power,
    Ranged,
    Ready,
    Scuttle,
    Slide,
    Teleport,
)

DROW = "drow"
CROWN = "crown"

_DROW_CREATURES = (
    CreatureCard(
        "demonweb_spider", "Demonweb Spider", DROW, 2, 1, ("Spider",), 10, 5, 7, ("DEX",), traits=(Scuttle(),)
    ),
    CreatureCard(
        "drow_house_guard", "Drow House Guard", DROW, 2, 2, ("Drow", "Ranged"), 20, 5, 6, ("DEX",), traits=(Nimble(),)
    ),
    CreatureCard(
        "giant_spider",
        "Giant Spider",
        DROW,
        1,
        3,
        ("Beast", "Spider"),
        25,
        10,
        6,
        ("DEX",),
        large=True,
        traits=(Scuttle(),),
    ),
    CreatureCard(
        "shadow_mastiff", "Shadow Mastiff", DROW, 1, 4, ("Beast",), 35, 10, 8, ("DEX",), traits=(DeployByWall(),)
    ),
    CreatureCard(
        "drow_wizard",
        "Drow Wizard",
        DROW,
        1,
        2,
        ("Drow",),
        10,
        5,
        6,
        ("DEX", "INT"),
        traits=(Nimble(),),
        powers=(Power("Dark Bolt", (Deal(5, reach=5),)),),
    ),
    CreatureCard(
        "umbur_hulk",
        "Umbur Hulk",
        DROW,
        1,
        5,
        ("Aberration",),
        65,
        15,
        6,
        ("DEX", "STR"),
        large=True,
        traits=(Block(5),),
        powers=(
            Power("Confusion Gaze", (Slide(3, whom="enemy", reach=5), Melee())),
            Power("Burrow", (Teleport(9),)),
        ),
    ),
    CreatureCard(
        "drow_priestess",
        "Drow Priestess",
        DROW,
        1,
        3,
        ("Drow",),
        25,
        10,
        6,
        ("DEX", "WIS"),
        traits=(Ready("WIS"), DeploysBeside("Spider")),
    ),
    CreatureCard(
        "droider", "Droider", DROW, 1, 4, ("Drow", "Spider"), 30, 10, 8, ("DEX", "INT"), large=True, traits=(Scuttle(),)
    ),
    CreatureCard(
        "drow_assassin",
        "Drow Assassin",
        DROW,
        1,
        4,
        ("Drow", "Ranged"),
        25,
        10,
        6,
        ("DEX",),
        traits=(Loner(5),),
        powers=(Power("Hand Crossbow", (Ranged(10),)),),
    ),
    CreatureCard(
        "drow_blademaster",
        "Drow Blademaster",
        DROW,
        1,
        3,
        ("Drow",),
        20,
        5,
        6,
        ("DEX",),
        powers=(Power("Twin Blades", (GainBlock(5), Melee(), Melee())),),
    ),
)

_CROWN_CREATURES = (
    CreatureCard(
        "gold_dragon",
        "Gold Dragon",
        CROWN,
        1,
        6,
        ("Dragon",),
        65,
        20,
        8,
        ("STR", "INT"),
        large=True,
        traits=(Flying(),),
        powers=(Power("Radiant Breath", (Blast(15, reach=5, radius=1),)),),
    ),
    CreatureCard(
        "earth_guardian",
        "Earth Guardian",
        CROWN,
        1,
        5,
        ("Elemental",),
        65,
        20,
        5,
        ("STR",),
        powers=(Power("Slam", (Melee(), Slide(3))), Power("Earthstride", (Teleport(9),))),
    ),
    CreatureCard("dragon_knight", "Dragon Knight", CROWN, 1, 4, ("Human",), 45, 15, 6, ("STR",)),
    CreatureCard(
        "war_wizard",
        "War Wizard",
        CROWN,
        1,
        4,
        ("Human",),
        35,
        10,
        6,
        ("INT",),
        traits=(Ready("INT"),),
        powers=(Power("Magic Missile", (Deal(10, reach=5),)),),
    ),
    CreatureCard(
        "elf_archer",
        "Elf Archer",
        CROWN,
        2,
        1,
        ("Elf", "Ranged"),
        5,
        5,
        7,
        ("DEX",),
        powers=(Power("Longbow", (Ranged(10),)),),
    ),
    CreatureCard(
        "human_ranger", "Human Ranger", CROWN, 1, 2, ("Human", "Ranged"), 20, 5, 6, ("STR", "DEX"), traits=(Nimble(),)
    ),
    CreatureCard(
        "dwarf_cleric",
        "Dwarf Cleric",
        CROWN,
        1,
        3,
        ("Dwarf",),
        25,
        5,
        5,
        ("WIS", "STR"),
        powers=(Power("Healing Touch", (Heal(5),)),),
    ),
    CreatureCard(
        "halfling_sneak", "Halfling Sneak", CROWN, 1, 1, ("Halfling", "Ranged"), 10, 5, 6, ("DEX",), traits=(Ambush(5),)
    ),
    CreatureCard(
        "dwarven_defender", "Dwarven Defender", CROWN, 2, 2, ("Dwarf",), 10, 5, 5, ("STR",), traits=(Block(5),)
    ),
    CreatureCard(
        "half_orc_thug",
        "Half-Orc Thug",
        CROWN,
        1,
        3,
        ("Half-Orc", "Ranged"),
        30,
        10,
        6,
        ("STR", "DEX"),
        powers=(Power("Explosive Crossbow Bolts", (Blast(5, reach=5, radius=1),)),),
    ),
)

#: Every creature card by its key.
CREATURES: dict[str, CreatureCard] = {card.key: card for card in _DROW_CREATURES + _CROWN_CREATURES}
