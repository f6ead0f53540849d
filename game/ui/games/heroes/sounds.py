"""How the table sounds in Heroes: lutes in a hall."""

from __future__ import annotations

from game.ui.sound.effects import TableSounds
from game.ui.sound.waves import mixed, pitch, string

_CHORD = ("D4", "A4", "D5", "F#5")

SOUNDS = TableSounds(
    ring=0.5,
    share=0.16,
    own={
        "coin": lambda: string(pitch("E6"), 0.4, 61),
        "turn": lambda: mixed(0.7, (0, string(pitch("D4"), 0.6, 62)), (0.09, string(pitch("A4"), 0.6, 63))),
        "fanfare": lambda: mixed(1.3, *((0.12 * n, string(pitch(one), 1.0, 64 + n)) for n, one in enumerate(_CHORD))),
    },
    place="hall",
)
