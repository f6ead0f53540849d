"""Scenarios of Skirmish."""

from __future__ import annotations

from scenario_plans.drawing import Plan, thing

_HOLD = Plan(
    "skirmish",
    "hold_the_crossing",
    "crossing_corridors.tmx",
    "Hold the Crossing",
    {
        "about": "A handful of the crown's soldiers keeps the middle of the corridors against the drow.",
        "briefing": "The caravan needs time. Keep the crossing between the corridors free of drow for four turns. "
        "A dwarf is on his way to you, but he walks slowly.",
        "usual_end": False,
        "turn_limit": 10,
        "at_limit": "loss",
        "limit_side": 1,
        "difficulty": 2,
        "minutes": 20,
    },
    (
        thing("Seat", "crown", (0, 0), "The Watch", seat=1, side=1, list="crown", played_by="person"),
        thing("Seat", "drow", (1, 0), "The Raiders", seat=2, side=2, list="drow", played_by="computer"),
        thing("Region", "crossing", (10, 8, 8, 2), "the crossing"),
        thing("Region", "north", (12, 0, 2, 3), "the north gate", shown=False),
        thing("Piece", "knight", (13, 8), card="Human Ranger", seat=1),
        thing("Piece", "cleric", (14, 9), card="Dwarf Cleric", seat=1),
        thing("Piece", "archer", (12, 9), card="Elf Archer", seat=1),
        thing("Piece", "thug", (15, 8), card="Half-Orc Thug", seat=1),
        thing("Piece", "defender", (11, 8), card="Dwarven Defender", seat=1),
        thing("Piece", "drow1", (3, 9), card="Drow Assassin", seat=2),
        thing("Piece", "drow2", (2, 8), card="Drow House Guard", seat=2),
        thing("Piece", "drow3", (24, 9), card="Drow House Guard", seat=2),
        thing("Piece", "help", (8, 2), card="Dwarven Defender", seat=1, arrives="dawn"),
        thing("Trigger", "dawn", (2, 0), "the dwarf arrives", when="turn", turn=3, seat=1),
        thing(
            "Message", "told", (3, 0), trigger="dawn", words="Late, but here: the dwarf comes down the north corridor.",
            speaker="help",
        ),
        thing(
            "Objective", "hold", (4, 0), "hold", seat=1, aim="hold", region="crossing", turns=4, required=True,
        ),
        thing("Objective", "kill", (5, 0), "kill", seat=2, aim="defeat", all=True, required=True),
        thing(
            "Objective", "alive", (6, 0), "cleric", seat=1, aim="protect", piece="cleric", required=False,
            ends="nothing",
        ),
    ),
)  # fmt: skip

SKIRMISH: tuple[Plan, ...] = (_HOLD,)
