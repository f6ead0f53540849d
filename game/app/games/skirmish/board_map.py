"""From a map's tiles and objects to a Skirmish board: the terrain of every square, and the start areas."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.games.skirmish.map_words import START_AREA, TERRAIN
from game.geometry.squares import SquareGrid
from game.geometry.terrain import TERRAINS, WALL
from game.rules.skirmish.state.board import Board, BoardTile, Flaw, flaws, tile_flaws
from game.tiled.cells import Cell
from game.tiled.objects import Shape
from game.tiled.problems import Findings, article
from game.tiled.shapes import holds
from game.tiled.source import Layer, Source

_GROUND = {terrain.name: terrain.sign for terrain in TERRAINS}
_SIDES = {"1": 0, "2": 1}

Cells = list[dict[Cell, int]]


def board_of(source: Source, cells: Cells, name: str, shown_as: str, findings: Findings) -> Board | None:
    """Return the board of a map of the class SkirmishBoard; None, with errors noted, if it cannot be played on.

    ``cells`` are global tile numbers by square for each layer, ``shown_as`` is the board's ``source``."""
    board = Board(name, _grid(source, cells, findings), _starts(source, cells, findings), shown_as)
    _note(flaws(board), source, findings)
    return None if findings.has_errors else board


def tile_of(source: Source, cells: Cells, name: str, shown_as: str, findings: Findings) -> BoardTile | None:
    """Return the board tile of a map of the class SkirmishTileMap; None, with errors noted, if it makes none."""
    first, second = _starts(source, cells, findings)
    if first and second:
        findings.error("tile_sides", "a board tile has one start area or none, not one of each side")
    tile = BoardTile(name, _grid(source, cells, findings), first or second, shown_as)
    _note(tile_flaws(tile), source, findings)
    return None if findings.has_errors else tile


def _note(found: tuple[Flaw, ...], source: Source, findings: Findings) -> None:
    for flaw in found:
        text = flaw.text
        if len(flaw.cells) > 1:
            text += f" ({len(flaw.cells)} squares)"
        at = _as_tiled(source, flaw.cells[0]) if flaw.cells else None
        (findings.error if flaw.severity == "error" else findings.warning)(flaw.code, text, at)


def _as_tiled(source: Source, cell: Cell) -> Cell:
    return cell[0] + source.origin[0], cell[1] + source.origin[1]


def _grid(source: Source, cells: Cells, findings: Findings) -> SquareGrid:
    """Return the terrain: on every square the topmost tile that has one tells it, on visible layers or not. A square
    without any is wall."""
    width, height = source.size
    layers = [(layer, here) for layer, here in zip(source.layers, cells, strict=True) if layer.kind == "tiles"]
    rows, bare = [], []
    for y in range(height):
        row = ""
        for x in range(width):
            ground = _ground(source, layers, (x, y))
            if ground is None:
                bare.append((x, y))
            row += ground or WALL.sign
        rows.append(row)
    if bare:
        words = ", ".join(word for word in TERRAIN.values if word != "none")
        text = f"no tile with a terrain ({words}) lies here: it counts as wall"
        if len(bare) > 1:
            text += f" (so do {len(bare) - 1} more squares)"
        findings.warning("no_terrain", text, _as_tiled(source, bare[0]))
    return SquareGrid(tuple(rows))


def _ground(source: Source, layers: list[tuple[Layer, dict[Cell, int]]], cell: Cell) -> str | None:
    for _, here in reversed(layers):
        if cell in here:
            ground = _GROUND.get(str(source.tiles[here[cell]].properties.get("terrain", "none")))
            if ground is not None:
                return ground
    return None


def _starts(source: Source, cells: Cells, findings: Findings) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """Return the start areas: squares with a tile whose ``start`` is 1 or 2 (the topmost such tile counts), and squares
    whose middle lies inside an object of the class StartArea."""
    areas: tuple[set[Cell], set[Cell]] = (set(), set())
    seen: set[Cell] = set()
    for layer, here in reversed(list(zip(source.layers, cells, strict=True))):
        if layer.kind != "tiles":
            continue
        for cell, gid in here.items():
            side = _SIDES.get(str(source.tiles[gid].properties.get("start", "none")))
            if side is not None and cell not in seen:
                seen.add(cell)
                areas[side].add(cell)
    shapes = ((layer, shape) for layer in source.layers for shape in layer.shapes)
    for layer, shape in shapes:
        if shape.class_name != START_AREA.name:
            continue
        about = findings.inside(layer=layer.name, item=shape.title)
        side = _SIDES.get(str(shape.properties.get("side", "none")))
        if side is None:
            about.error("start_side", 'a start area has a property "side"; "1" or "2" is expected')
            continue
        covered = set(_covered(source, layer, shape, about))
        if not covered:
            about.warning("start_empty", "this start area covers the middle of no square")
        areas[side].update(covered)
    first, second = (tuple(sorted(area, key=lambda cell: (cell[1], cell[0]))) for area in areas)
    return first, second


def _covered(source: Source, layer: Layer, shape: Shape, findings: Findings) -> Iterator[Cell]:
    """Yield the board's squares whose middle lies inside the shape."""
    if shape.kind not in ("rectangle", "polygon", "ellipse", "tile"):
        drawn = f"{article(shape.kind)} {shape.kind}"
        findings.error("start_shape", f"a rectangle, ellipse or polygon is expected, not {drawn}")
        return
    wide, high = source.tile_size
    for y in range(source.size[1]):
        for x in range(source.size[0]):
            across = (x + source.origin[0] + 0.5) * wide - layer.offset[0]
            down = (y + source.origin[1] + 0.5) * high - layer.offset[1]
            if holds(shape, across, down):
                yield x, y
