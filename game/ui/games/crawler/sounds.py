"""How the table sounds in Crawler: a dungeon of stone."""

from __future__ import annotations

from game.ui.sound.effects import TableSounds, knock, notes
from game.ui.sound.waves import sweep

SOUNDS = TableSounds(
    ring=1.4,
    share=0.35,
    own={
        "step": lambda: knock(90, 1100, 0.12, 51),
        "spell": lambda: 0.6 * sweep(1200, 300, 0.45, 5) + knock(300, 3000, 0.45, 52),
        "turn": lambda: notes(("E4", "B3"), 0.12, 0.6, 5),
    },
    place="cave",
)
