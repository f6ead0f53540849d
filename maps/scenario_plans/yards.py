"""Small boards that only lessons are drawn on: spaces are large, and nothing distracts."""

from __future__ import annotations

import battlefield_plans
import draw_battlefields
import draw_maps
import plans

_YARD = plans.Plan(
    "yard",
    "The Yard",
    "A small yard for lessons.",
    (
        "################",
        "#..............#",
        "#....##........#",
        "#....#.........#",
        "#..............#",
    ),
    (1, 1, 4, 3),
    7,
)


def _strip(left: int, right: int, top: int) -> tuple[tuple[int, int], ...]:
    return tuple((x, y) for y in (top, top + 1) for x in range(left, right))


_HILL = battlefield_plans.Battlefield(
    file="hill",
    title="The Hill",
    about="A small field with one hill for lessons.",
    mode="duel",
    rows=(
        "11111111111111",
        "11111111111111",
        "11111122111111",
        "11111232111111",
        "11111233211111",
        "11111232111111",
        "11111122111111",
        "11111111111111",
        "11111111111111",
    ),
    starts={"1": _strip(1, 13, 0), "2": _strip(1, 13, 7)},
    glyphs={},
)


def yard(name: str) -> str:
    """Return the map file of a small board. Raises KeyError for a name that none has."""
    if name == "yard":
        return draw_maps.document(_YARD, "SkirmishBoard", "../tilesets/dungeon.tsx")
    return {"hill": draw_battlefields.Writer(_HILL).text()}[name]
