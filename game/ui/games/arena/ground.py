"""What Arena says about a space on its own: its ground, its level, and the glyph on it."""

from __future__ import annotations

from game.geometry.hexes import Hex
from game.rules.arena.state.table import Table

_GLYPHS = {
    "power": "Glyph of Power: while a figure of yours stands on it, all your figures have one die of power more.",
    "toughness": "Glyph of Toughness: while a figure of yours stands on it, all your figures have one die of toughness "
    "more.",
    "move": "Glyph of Movement: while a figure of yours stands on it, all your figures move two spaces further.",
    "knowledge": "Glyph of Knowledge: a figure that enters it draws a card, and it is gone.",
}
_FACE_DOWN = "A glyph, face down: a figure that enters it stops and turns it over."


def space_words(table: Table, place: Hex) -> str:
    """Return what stands out about a space; nothing for open land on the lowest level."""
    column = table.board.terrain.by_place.get(place)
    if column is None:
        return ""
    said = []
    glyph = next((one for one in table.glyphs if one.at == place), None)
    if glyph is not None:
        said.append(_GLYPHS.get(glyph.kind, _FACE_DOWN) if glyph.is_up else _FACE_DOWN)
    if column.pillar:
        said.append("Ruin: nobody stands here, and it hides what is behind it.")
    if column.kind.words:
        said.append(column.kind.words.format(level=column.top))
    elif column.level > 1:
        said.append(f"Level {column.level}.")
    if place in table.board.scoring:
        said.append("Scoring space: at the end figures on it count.")
    if any(place in starts for starts in table.board.starts):
        said.append("Starting zone.")
    return "\n".join(said)
