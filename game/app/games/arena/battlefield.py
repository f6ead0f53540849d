"""Reads a battlefield of Arena from a map's levels: which hexes are spaces, how high each is, and what stands on it."""

from __future__ import annotations

from typing import cast, get_args

import msgspec

from game.app.games.arena.map_words import ARENA_LEVEL, LEVEL, MODE
from game.app.games.arena.marks import Marks, read_marks
from game.geometry.hex_grounds import ground_that_matters
from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex, Stagger, edge_of, from_axial, to_axial
from game.rules.arena.state.board import Board, GlyphKind, GlyphPlace, Mode, flaws
from game.tiled.cells import Cell
from game.tiled.hex_cells import HexCells
from game.tiled.problems import Findings, expected
from game.tiled.source import Layer, Source

Cells = list[dict[Cell, int]]

#: The start zones of each mode, as maps call them.
ZONES: dict[Mode, tuple[str, ...]] = {"duel": ("1", "2"), "skirmish": ("1", "2"), "melee": ("any",)}


class Ground(msgspec.Struct, frozen=True):
    """A hex with ground: its level, and what it is made of, as the map says it."""

    level: int
    terrain: str


def battlefield_of(source: Source, cells: Cells, name: str, shown_as: str, findings: Findings) -> Board | None:
    """Return the board of a map of the class ArenaBattlefield; None, with errors noted, if it cannot be played on.

    ``cells`` are global tile numbers by hex for each layer, ``shown_as`` is the board's ``source``."""
    stagger = Stagger(*source.stagger)  # type: ignore[arg-type]
    hexes = HexCells(source.size, source.tile_size, source.hex_side, stagger)
    long = source.tile_size[1 if stagger.axis == "y" else 0]
    if not 0 < source.hex_side < long:
        text = f"a hex's side is {source.hex_side} pixels long (Tile Side Length); 1 to {long - 1} are expected"
        findings.error("hex_side", text)
        return None
    mode = _mode(source, findings)
    ground = _ground(source, cells, findings)
    if not ground:
        words = f'tiles with a terrain on layers of the class "{ARENA_LEVEL.name}" are expected'
        findings.error("no_spaces", f"the map has no spaces; {words}")
        return None
    marks = read_marks(source, cells, hexes, frozenset(ground), findings)
    starts = _starts(marks, mode, stagger, findings)
    if mode is None:
        return None
    board = Board(
        name=name,
        mode=mode,
        terrain=_terrain(ground, marks, stagger),
        starts=starts,
        glyphs=tuple(
            GlyphPlace(to_axial(stagger, *cell), cast(GlyphKind, marks.glyphs[cell]))
            for cell in _in_rows(marks.glyphs, stagger)
        ),
        scoring=tuple(to_axial(stagger, *cell) for cell in _in_rows(marks.scoring, stagger)),
        stagger=stagger,
        source=shown_as,
    )
    if not findings.has_errors:
        _note(board, source, findings)
    return None if findings.has_errors else board


def grounds_of(source: Source, cells: Cells) -> dict[Hex, str]:
    """Return what each space of a battlefield is made of: sand, grass, rock or water. It affects the look only."""
    stagger = Stagger(*source.stagger)  # type: ignore[arg-type]
    ground = _ground(source, cells, Findings(str(source.path)))
    return {to_axial(stagger, *cell): ground[cell].terrain for cell in _in_rows(ground, stagger)}


def hexes_across(board: Board) -> tuple[int, int]:
    """Return the columns and rows of a battlefield, as Tiled counts them."""
    places = [from_axial(board.stagger, column.at) for column in board.terrain.columns]
    columns, rows = ([place[axis] for place in places] for axis in (0, 1))
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _mode(source: Source, findings: Findings) -> Mode | None:
    said = str(source.properties.get("mode") or "none")
    if said in get_args(Mode):
        return cast(Mode, said)
    if said == "none":  # A word that is none of the modes has been noted where the property was read.
        findings.error("mode", f'the map has no "mode"; {expected(MODE.values[1:], "")}')
    return None


def _note(board: Board, source: Source, findings: Findings) -> None:
    for flaw in flaws(board):
        text = f"{flaw.text} ({len(flaw.places)} places)" if len(flaw.places) > 1 else flaw.text
        if flaw.answers_to is not None:
            x, y = as_tiled(source, from_axial(board.stagger, flaw.answers_to))
            text += f" (space {x},{y})"
        at = as_tiled(source, from_axial(board.stagger, flaw.places[0])) if flaw.places else None
        (findings.error if flaw.severity == "error" else findings.warning)(flaw.code, text, at)


def as_tiled(source: Source, cell: Cell) -> Cell:
    """Return a hex as Tiled's status bar calls it."""
    return cell[0] + source.origin[0], cell[1] + source.origin[1]


def _in_rows(cells: object, stagger: Stagger) -> list[Cell]:
    """Return hexes in the order in which boards keep their places: row by row."""
    return sorted(cast(list[Cell], cells), key=lambda cell: to_axial(stagger, *cell)[::-1])


# --- levels ---


def level_of(layer: Layer) -> int | None:
    """Return the level of a tile layer that says so; None for other layers."""
    if layer.kind != "tiles" or (layer.class_name != ARENA_LEVEL.name and "level" not in layer.properties):
        return None
    said = str(layer.properties.get("level", LEVEL.least))
    return int(said) if said.isascii() and said.isdigit() else LEVEL.least


def _ground(source: Source, cells: Cells, findings: Findings) -> dict[Cell, Ground]:
    """Return every space: on each hex the highest level with a ground tile counts, and the tiles beneath hold it up."""
    levels: dict[int, dict[Cell, Ground]] = {}
    names: dict[int, str] = {}
    highest_yet = 0
    for layer, here in zip(source.layers, cells, strict=True):
        level = level_of(layer)
        found = {
            cell: word
            for cell, gid in here.items()
            if (word := str(source.tiles[gid].properties.get("terrain", "none"))) != "none"
        }
        if level is None:
            if found:
                text = f'a ground tile counts only on a layer of the class "{ARENA_LEVEL.name}"'
                findings.inside(layer=layer.name).warning("ground_no_level", text, as_tiled(source, min(found)))
            continue
        if level < highest_yet:
            text = f"level {level} lies above level {highest_yet} in the list of layers; Tiled shows it over that"
            findings.inside(layer=layer.name).warning("level_order", text)
        highest_yet = max(highest_yet, level)
        names[level] = layer.name
        spaces = {cell: Ground(level, word) for cell, word in found.items()}
        levels.setdefault(level, {}).update(spaces)
    ground: dict[Cell, Ground] = {}
    filled = sorted(level for level, spaces in levels.items() if spaces)
    for level in filled:
        if level > filled[0]:
            _note_floating(source, levels, level, findings.inside(layer=names[level]))
        ground.update(levels[level])
    return ground


def _note_floating(source: Source, levels: dict[int, dict[Cell, Ground]], level: int, findings: Findings) -> None:
    beneath = levels.get(level - 1, {})
    loose = sorted((cell for cell in levels[level] if cell not in beneath), key=lambda cell: (cell[1], cell[0]))
    if loose:
        text = f"this tile floats: a ground tile is expected beneath it, on level {level - 1}"
        if len(loose) > 1:
            text += f" (so do {len(loose) - 1} more tiles of this level)"
        findings.warning("floating", text, as_tiled(source, loose[0]))


# --- what becomes of the marks ---


def _terrain(ground: dict[Cell, Ground], marks: Marks, stagger: Stagger) -> HexTerrain:
    columns = []
    for cell in _in_rows(ground, stagger):
        level, terrain = ground[cell].level, ground[cell].terrain
        made_of, pillar = ground_that_matters(terrain), marks.pillars.get(cell, 0)
        columns.append(Column(to_axial(stagger, *cell), level, made_of, pillar))
    walls = {
        edge_of(to_axial(stagger, *one), to_axial(stagger, *other)): height
        for (one, other), height in marks.walls.items()
    }
    return HexTerrain(tuple(columns), tuple(Wall(edge, walls[edge]) for edge in sorted(walls)))


def _starts(marks: Marks, mode: Mode | None, stagger: Stagger, findings: Findings) -> tuple[tuple[Hex, ...], ...]:
    """Return the start zones that the mode has, in order; zones of other modes are errors."""
    if mode is None:
        return ()
    zones = []
    for zone, spaces in sorted(marks.starts.items()):
        if zone not in ZONES[mode] and spaces:
            own = " and ".join(f'"{each}"' for each in ZONES[mode])
            text = f'a {mode} has the start zone{"s" if len(ZONES[mode]) > 1 else ""} {own}; "{zone}" is not expected'
            findings.error("zone_mode", text)
    for zone in ZONES[mode]:
        spaces = marks.starts.get(zone, set())
        zones.append(tuple(to_axial(stagger, *cell) for cell in _in_rows(spaces, stagger)))
    return tuple(zones)
