"""How the table sounds in Factions: bells and cloth on a table in a hall."""

from __future__ import annotations

from game.ui.sound.effects import TableSounds, knock, ring
from game.ui.sound.waves import band, mixed, noise, sweep, swell

SOUNDS = TableSounds(
    ring=0.25,
    share=0.12,
    own={
        "step": lambda: band(swell(noise(0.14, 41), 0.05, 0.08), 300, 2500),
        "spell": lambda: ring((659, 988, 1481, 2217), 0.6, 6) + 0.3 * sweep(900, 300, 0.6, 6),
        "death": lambda: mixed(0.8, (0, knock(50, 500, 0.6, 42)), (0.02, 0.6 * ring((196, 293, 415), 0.75, 5))),
    },
    place="hall",
)
