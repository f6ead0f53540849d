"""Small boards that only lessons are drawn on: spaces are large, and nothing distracts."""

from __future__ import annotations

import plans

YARDS = {
    "yard": plans.Plan(
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
    ),
}
