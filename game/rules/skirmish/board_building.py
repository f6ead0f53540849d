"""Building the board in turns from tiles of 8 by 8 squares.

The first tile holds the start area of side 0. A further tile may be turned and must touch the board with an open edge
against an open edge. The tile with the start area of side 1 comes last, and where there is a choice it must lie as far
from the first as the board allows, so that the start areas are on opposite sides.
"""

from __future__ import annotations

import msgspec

from game.geometry.squares import WALL, Cell, SquareGrid
from game.rules.skirmish.board import MOST, TILE, Board, BoardTile

#: Sides of a tile, clockwise from the top, and the way to the neighbour beyond each.
SIDES: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
#: Tiles along a side of the largest board.
_MOST_TILES = MOST // TILE


class PlacedTile(msgspec.Struct, frozen=True):
    """A tile on the table: column and row count tiles and may be negative; ``turns`` are quarter turns clockwise."""

    tile: BoardTile
    column: int
    row: int
    turns: int


def turned(tile: BoardTile, turns: int) -> BoardTile:
    """The tile after so many quarter turns clockwise."""
    rows, starts = tile.grid.rows, tile.starts
    for _ in range(turns % 4):
        size = len(rows)
        rows = tuple("".join(rows[size - 1 - x][y] for x in range(size)) for y in range(size))
        starts = tuple(sorted(((size - 1 - y, x) for x, y in starts), key=lambda cell: (cell[1], cell[0])))
    return BoardTile(tile.name, SquareGrid(rows), starts, tile.source)


def edge(tile: BoardTile, side: int) -> str:
    """The squares along a side, from the left or from the top."""
    rows = tile.grid.rows
    return (rows[0], "".join(row[-1] for row in rows), rows[-1], "".join(row[0] for row in rows))[side]


def joins(tile: BoardTile, side: int, other: BoardTile) -> bool:
    """Does the tile's side have an open square facing an open square of the other tile?"""
    # rule: skirmish/board_building
    facing = edge(other, (side + 2) % 4)
    return any(a != WALL and b != WALL for a, b in zip(edge(tile, side), facing, strict=True))


def legal_places(placed: tuple[PlacedTile, ...], tile: BoardTile) -> tuple[PlacedTile, ...]:
    """Every way of laying a tile on to the board, in a fixed order."""
    taken = {(there.column, there.row): turned(there.tile, there.turns) for there in placed}
    spots = sorted({(x + dx, y + dy) for x, y in taken for dx, dy in SIDES} - set(taken), key=lambda c: (c[1], c[0]))
    found = []
    for column, row in spots:
        if not _fits_the_table(taken, column, row):
            continue
        seen: list[BoardTile] = []
        for turns in range(4):
            shape = turned(tile, turns)
            if shape in seen:
                continue
            seen.append(shape)
            near = [(side, taken.get((column + dx, row + dy))) for side, (dx, dy) in enumerate(SIDES)]
            if any(other is not None and joins(shape, side, other) for side, other in near):
                found.append(PlacedTile(tile, column, row, turns))
    return _farthest(placed, tuple(found)) if tile.starts else tuple(found)


def _fits_the_table(taken: dict[Cell, BoardTile], column: int, row: int) -> bool:
    columns = [x for x, _ in taken] + [column]
    rows = [y for _, y in taken] + [row]
    return max(columns) - min(columns) < _MOST_TILES and max(rows) - min(rows) < _MOST_TILES


def _farthest(placed: tuple[PlacedTile, ...], places: tuple[PlacedTile, ...]) -> tuple[PlacedTile, ...]:
    """Places as far as possible from the first tile, so that the start areas are on opposite sides."""
    first = placed[0]
    far = [abs(place.column - first.column) + abs(place.row - first.row) for place in places]
    return tuple(place for place, apart in zip(places, far, strict=True) if apart == max(far))


def assemble(placed: tuple[PlacedTile, ...]) -> Board:
    """The board that the tiles make: gaps between them are wall. Side 0 starts on the first tile with a start area,
    side 1 on the last other one (nowhere while it is missing)."""
    left, top = min(there.column for there in placed), min(there.row for there in placed)
    columns = max(there.column for there in placed) - left + 1
    rows = [[WALL] * (columns * TILE) for _ in range((max(there.row for there in placed) - top + 1) * TILE)]
    areas: list[tuple[Cell, ...]] = []
    for there in placed:
        tile = turned(there.tile, there.turns)
        x, y = (there.column - left) * TILE, (there.row - top) * TILE
        for j, row in enumerate(tile.grid.rows):
            rows[y + j][x : x + TILE] = row
        if tile.starts:
            areas.append(tuple((x + i, y + j) for i, j in tile.starts))
    starts = (areas[0] if areas else (), areas[-1] if len(areas) > 1 else ())
    return Board("Built from tiles", SquareGrid(tuple("".join(row) for row in rows)), starts)
