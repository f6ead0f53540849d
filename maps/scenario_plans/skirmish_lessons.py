"""The course of Skirmish: to act is to tap, and tapping invites a blow."""

from __future__ import annotations

from scenario_plans.drawing import Plan, Thing, thing
from scenario_plans.lesson_steps import steps

_YOU = thing("Seat", "you", (0, 9), "Crown", seat=1, side=1, list="crown", played_by="person")
_DROW = thing("Seat", "drow", (1, 9), "Drow", seat=2, side=2, list="drow", played_by="computer", level="easy")
#: A turn that goes by: whoever is asked does nothing.
_IDLE = "Go to deploy phase; End ... turn"


def _lesson(file: str, title: str, about: str, *things: Thing, minutes: int = 2, **said: object) -> Plan:
    """Return a lesson in the yard."""
    words: dict[str, object] = {"about": about, "minutes": minutes, "seed": 3, **said}
    return Plan("skirmish", file, "yard", title, words, (_YOU, _DROW, *things), folder="lessons")


_MOVE = _lesson(
    "1_move",
    "Moving",
    "A creature moves up to its speed, and never around a corner.",
    thing("Piece", "archer", (3, 5), card="Elf Archer", seat=1),
    thing("Piece", "ranger", (4, 2), card="Human Ranger", seat=1),
    thing("Piece", "guard", (13, 7), card="Drow House Guard", seat=2),
    thing("Region", "behind", (7, 3, 1, 1), "behind the wall", shown=False),
    *steps(
        {
            "say": "Click your Elf Archer, then any square within the outline. Its speed of 7 carries it no farther.",
            "allow": "Activate Elf Archer; Move Elf Archer",
            "until": "Move Elf Archer",
            "piece": "archer",
            "mistake": "Click the archer in the ring first, then a square within its outline.",
        },
        {
            "say": "Now the Human Ranger: click it, then the square in the ring behind the wall.",
            "allow": "Activate Human Ranger; Move Human Ranger; End activation",
            "until": "Move Human Ranger",
            "region": "behind",
            "mistake": "Click the ranger at the wall, then the square in the ring.",
        },
        {
            "say": "It went around: no creature steps diagonally past the corner of a wall.",
            "wait": "read",
            "piece": "ranger",
        },
        {
            "say": "Everybody has moved. Go on to the deploy phase, then end your turn.",
            "allow": "End activation; Go to deploy phase; End ... turn",
            "until": "End ... turn",
            "button": "phase",
            "reply": _IDLE,
        },
    ),
)

SKIRMISH_LESSONS: tuple[Plan, ...] = (_MOVE,)
