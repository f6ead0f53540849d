"""The battlefield of Arena: its ground, its glyphs, where Planeswalkers begin, and the spaces that count in a Melee."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, Stagger

Mode = Literal["duel", "skirmish", "melee"]
GlyphKind = Literal["power", "toughness", "move", "knowledge", "random"]

#: Players that a mode is for, and the turns that it lasts for each number of them.
TURNS: dict[Mode, dict[int, int]] = {
    "duel": {2: 30},
    "skirmish": {4: 60},
    "melee": {3: 36, 4: 48, 5: 60},
}


class GlyphPlace(msgspec.Struct, frozen=True):
    """A glyph of the battlefield. A ``random`` one is dealt from the four kinds, face down, as a match begins."""

    at: Hex
    kind: GlyphKind


class Board(msgspec.Struct, frozen=True):
    """A battlefield ready to play on. ``starts`` are the spaces of each starting zone: one a player in a duel, one a
    team in a skirmish, a single one that all share in a melee. ``scoring`` spaces count at the end of a melee.
    ``stagger`` tells how its map counts columns and rows; ``source`` is the map file below the maps folder."""

    name: str
    mode: Mode
    terrain: HexTerrain
    starts: tuple[tuple[Hex, ...], ...]
    glyphs: tuple[GlyphPlace, ...] = ()
    scoring: tuple[Hex, ...] = ()
    stagger: Stagger = Stagger()
    source: str = ""
