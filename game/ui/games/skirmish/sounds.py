"""How the table sounds in Skirmish: miniatures on a wooden board, in a dungeon."""

from __future__ import annotations

from game.ui.sound.effects import TableSounds, knock

SOUNDS = TableSounds(ring=0.35, share=0.18, own={"step": lambda: knock(180, 1600, 0.07, 21)}, place="cave")
