"""How the table sounds in Arena: hooves and powers in the open."""

from __future__ import annotations

from game.ui.sound.effects import TableSounds, knock, notes, ring
from game.ui.sound.waves import mixed, sweep

SOUNDS = TableSounds(
    ring=0.9,
    share=0.22,
    own={
        "step": lambda: mixed(0.22, (0, knock(70, 500, 0.1, 31)), (0.11, knock(80, 600, 0.1, 32))),
        "spell": lambda: sweep(180, 900, 0.5, 4) + 0.4 * ring((523, 784, 1318), 0.5, 5),
        "turn": lambda: notes(("D4", "A4"), 0.1, 0.6, 5),
    },
    place="open country",
)
