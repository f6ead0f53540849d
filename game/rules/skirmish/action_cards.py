"""The action cards of both decks. Their words are made from the effects (``card_words.py``)."""

from __future__ import annotations

from game.rules.skirmish.creature_cards import CROWN, DROW
from game.rules.skirmish.effects import (
    SPEED,
    ActionCard,
    AllNimble,
    Attach,
    Blast,
    Deal,
    Draw,
    GainBlock,
    Melee,
    Move,
    Prevent,
    Raised,
    Ranged,
    Rooted,
    SecondWind,
    Shift,
    Shrouded,
    Slide,
    Spoils,
    Surround,
    TapAdjacent,
    Venom,
    Vulnerable,
)

_DROW_ACTIONS = (
    ActionCard("advancing_strike", "Advancing Strike", DROW, 2, 1, "DEX", "standard", (Melee(), Shift(SPEED))),
    ActionCard("aura_of_blight", "Aura of Blight", DROW, 2, 3, "WIS", "standard", (Surround(10),)),
    ActionCard(
        "dark_pact",
        "Dark Pact",
        DROW,
        1,
        3,
        "WIS",
        "standard",
        (Deal(5, reach=5, whom="ally", sure=True), Draw(3, if_dealt=True)),
    ),
    ActionCard(
        "darkfire",
        "Darkfire",
        DROW,
        2,
        1,
        "INT",
        "minor",
        (Attach("creature", reach=10),),
        affinity="Drow",
        lasting=(Vulnerable(5),),
    ),
    ActionCard("distant_shot", "Distant Shot", DROW, 2, 1, "DEX", "standard", (Ranged(),), requires="Ranged"),
    ActionCard("dodge", "Dodge", DROW, 1, 3, "DEX", "immediate", (Prevent("attack"),)),
    ActionCard(
        "endless_night", "Endless Night", DROW, 2, 2, "INT", "minor", (Attach("actor"),), lasting=(AllNimble("Drow"),)
    ),
    ActionCard("hit_on_the_run", "Hit on the Run", DROW, 1, 3, "DEX", "standard", (Melee(bonus=10), Shift(SPEED))),
    ActionCard(
        "lolths_blessing",
        "Lolth's Blessing",
        DROW,
        1,
        2,
        "WIS",
        "minor",
        (Attach("actor"),),
        lasting=(Spoils("Drow", cards=1),),
    ),
    ActionCard(
        "lolths_sting",
        "Lolth's Sting",
        DROW,
        2,
        2,
        "DEX",
        "standard",
        (Melee(), Attach("damaged")),
        keywords=("Poison",),
        lasting=(Venom(5),),
    ),
    ActionCard("piercing_strike", "Piercing Strike", DROW, 1, 3, "DEX", "standard", (Melee(bonus=10, pierces=True),)),
    ActionCard("rapid_shot", "Rapid Shot", DROW, 2, 3, "DEX", "standard", (Ranged(5), Ranged(5)), requires="Ranged"),
    ActionCard("retreat", "Retreat", DROW, 2, 4, "DEX", "immediate", (Prevent("attack"), Shift(SPEED))),
    ActionCard("shadow_strike", "Shadow Strike", DROW, 1, 4, "DEX", "standard", (Shift(2), Melee(bonus=15))),
    ActionCard(
        "shroud_of_darkness",
        "Shroud of Darkness",
        DROW,
        1,
        2,
        "INT",
        "minor",
        (Attach("actor"),),
        lasting=(Shrouded(),),
    ),
    ActionCard("sneak_attack", "Sneak Attack", DROW, 1, 6, "DEX", "standard", (Melee(bonus=30),), flanking=True),
    ActionCard(
        "web",
        "Web",
        DROW,
        2,
        1,
        "INT",
        "minor",
        (Attach("creature", reach=10),),
        affinity="Spider",
        lasting=(Rooted(),),
    ),
)

_CROWN_ACTIONS = (
    ActionCard(
        "tide_of_iron", "Tide of Iron", CROWN, 1, 1, "STR", "standard", (Melee(), Slide(3), Move(3, beside_target=True))
    ),
    ActionCard("wide_swing", "Wide Swing", CROWN, 2, 2, "STR", "standard", (Melee(targets="two"),)),
    ActionCard("power_attack", "Power Attack", CROWN, 2, 2, "STR", "standard", (Melee(bonus=10),)),
    ActionCard("block", "Block", CROWN, 2, 2, "STR", "immediate", (GainBlock(10), Melee())),
    ActionCard(
        "acid_arrow",
        "Acid Arrow",
        CROWN,
        1,
        2,
        "INT",
        "standard",
        (Deal(5, reach=5, splash=True), Attach("target")),
        lasting=(Venom(5),),
    ),
    ActionCard("fireball", "Fireball", CROWN, 1, 5, "INT", "standard", (Blast(10, reach=10, radius=2),)),
    ActionCard("shield", "Shield", CROWN, 2, 2, "INT", "immediate", (Prevent("source", reach=5),)),
    ActionCard("quick_shot", "Quick Shot", CROWN, 2, 1, "DEX", "minor", (Ranged(5),), requires="Ranged"),
    ActionCard("run", "Run!", CROWN, 1, 2, "DEX", "standard", (Move(6), Draw(1))),
    ActionCard("overwhelm", "Overwhelm", CROWN, 1, 5, "STR", "standard", (Melee(bonus=30),)),
    ActionCard("whirlwind_attack", "Whirlwind Attack", CROWN, 1, 3, "STR", "standard", (Melee(targets="each"),)),
    ActionCard("shove", "Shove", CROWN, 1, 1, "STR", "minor", (Slide(3, whom="adjacent"),)),
    ActionCard(
        "pinning_shot",
        "Pinning Shot",
        CROWN,
        1,
        2,
        "DEX",
        "standard",
        (Ranged(5), Attach("damaged")),
        requires="Ranged",
        lasting=(Rooted(),),
    ),
    ActionCard("feint", "Feint", CROWN, 1, 2, "DEX", "minor", (TapAdjacent(),)),
    ActionCard(
        "level_up", "Level Up", CROWN, 2, 1, "ANY", "minor", (Attach("actor"),), lasting=(Raised(level=1, hp=10),)
    ),
    ActionCard(
        "action_point", "Action Point", CROWN, 2, 1, "ANY", "minor", (Attach("actor"),), lasting=(SecondWind(),)
    ),
    ActionCard("charge", "Charge!", CROWN, 2, 1, "STR", "standard", (Move(SPEED), Melee())),
    ActionCard(
        "bigbys_forceful_hand",
        "Bigby's Forceful Hand",
        CROWN,
        1,
        2,
        "INT",
        "standard",
        (Deal(10, reach=1), Slide(8)),
    ),
    ActionCard("forceful_strike", "Forceful Strike", CROWN, 2, 2, "STR", "standard", (Melee(), Slide(3), Draw(1))),
    ActionCard("fast_advance", "Fast Advance", CROWN, 2, 1, "DEX", "minor", (Move(4),)),
)

#: Every action card by its key.
ACTIONS: dict[str, ActionCard] = {card.key: card for card in _DROW_ACTIONS + _CROWN_ACTIONS}

#: The factions, in the order in which the menus offer them.
FACTIONS = (DROW, CROWN)
