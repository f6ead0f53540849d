"""How the table sounds in Heroes: lutes in a hall."""

from __future__ import annotations

from game.ui.sound.effects import TableSounds
from game.ui.sound.waves import laid, pitch, string

_CHORD = ("D4", "A4", "D5", "F#5")

SOUNDS = TableSounds(
    0.5,
    0.16,
    {
        "coin": lambda: string(pitch("E6"), 0.4, 61),
        "turn": lambda: laid(0.7, (0, string(pitch("D4"), 0.6, 62)), (0.09, string(pitch("A4"), 0.6, 63))),
        "fanfare": lambda: laid(1.3, *((0.12 * at, string(pitch(one), 1.0, 64 + at)) for at, one in enumerate(_CHORD))),
    },
    "hall",
)
