"""Building the board in turns from tiles of 8 by 8 squares.

The first tile holds the start area of side 0. A further tile may be turned and must touch the board with an open edge
against an open edge; the tile with the start area of side 1 comes last.

So that the start areas end up on opposite sides, the board has a direction, ahead: the way out of the first tile's
first open edge (clockwise from the top). No tile is laid behind the first tile's line, and the last tile is laid on
the outermost line ahead. The tiles between may not close the board off there: after each, the outermost line still
has an open edge ahead, or outwards at one of its ends. A tile that keeps two edges open can always be laid so, and
then so can the last one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from game.geometry.squares import CLOSED, Cell, SquareGrid
from game.geometry.terrain import WALL
from game.rules.skirmish.state.board import MOST, TILE, Board, BoardTile

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


@lru_cache(maxsize=256)
def turned(tile: BoardTile, turns: int) -> BoardTile:
    """Return the tile after this many quarter turns clockwise."""
    rows, starts = tile.grid.rows, tile.starts
    for _ in range(turns % 4):
        size = len(rows)
        rows = tuple("".join(rows[size - 1 - x][y] for x in range(size)) for y in range(size))
        starts = tuple(sorted(((size - 1 - y, x) for x, y in starts), key=lambda cell: (cell[1], cell[0])))
    return BoardTile(tile.name, SquareGrid(rows), starts, tile.source)


def edge(tile: BoardTile, side: int) -> str:
    """Return the squares along a side, from the left or from the top."""
    rows = tile.grid.rows
    return (rows[0], "".join(row[-1] for row in rows), rows[-1], "".join(row[0] for row in rows))[side]


def joins(tile: BoardTile, side: int, other: BoardTile) -> bool:
    """Return whether the tile's side has an open square facing an open square of the other tile."""
    # rule: skirmish/board_building
    facing = edge(other, (side + 2) % 4)
    return any(a not in CLOSED and b not in CLOSED for a, b in zip(edge(tile, side), facing, strict=True))


def legal_places(placed: tuple[PlacedTile, ...], tile: BoardTile) -> tuple[PlacedTile, ...]:
    """Return every way of laying a tile on to the board, in a fixed order: by row, column and quarter turns."""
    # rule: skirmish/board_building
    taken = {(there.column, there.row): turned(there.tile, there.turns) for there in placed}
    first = placed[0].column, placed[0].row
    ahead = next((side for side in range(4) if is_open(taken[first], side)), 0)
    line = _line(first, ahead)
    found = [place for place in _joining(taken, tile) if _line((place.column, place.row), ahead) >= line]
    outermost = max(_line(cell, ahead) for cell in taken)
    if tile.starts:
        far = max(outermost, line + 1)
        chosen = [place for place in found if _line((place.column, place.row), ahead) >= far]
    else:
        chosen = [place for place in found if _goes_on(taken, place, ahead, line)]
    # A position written by hand may have no way on; then any place that joins is better than none.
    return tuple(chosen or found)


def _joining(taken: dict[Cell, BoardTile], tile: BoardTile) -> Iterator[PlacedTile]:
    """Yield every way in which an open edge of the tile touches an open edge of the board."""
    spots = sorted({(x + dx, y + dy) for x, y in taken for dx, dy in SIDES} - set(taken), key=lambda c: (c[1], c[0]))
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
                yield PlacedTile(tile, column, row, turns)


def _fits_the_table(taken: dict[Cell, BoardTile], column: int, row: int) -> bool:
    columns = [x for x, _ in taken] + [column]
    rows = [y for _, y in taken] + [row]
    return max(columns) - min(columns) < _MOST_TILES and max(rows) - min(rows) < _MOST_TILES


def is_open(tile: BoardTile, side: int) -> bool:
    """Return whether the side has a square that can be entered."""
    return any(ground not in CLOSED for ground in edge(tile, side))


def _line(cell: Cell, ahead: int) -> int:
    """Return how far ahead a place lies: places of one line have the same number."""
    dx, dy = SIDES[ahead]
    return cell[0] * dx + cell[1] * dy


def _goes_on(taken: dict[Cell, BoardTile], place: PlacedTile, ahead: int, line: int) -> bool:
    """Return whether the board can still be built on, before its outermost line or at its end, with this tile."""
    shapes = {**taken, (place.column, place.row): turned(place.tile, place.turns)}
    outermost = max(_line(cell, ahead) for cell in shapes)
    front = [cell for cell in shapes if _line(cell, ahead) == outermost]
    if any(_leads_out(shapes, cell, ahead) for cell in front):
        return True
    # To the sides only once the front is past the first tile: the last one may not lie beside it.
    ends = ((side, max(front, key=lambda cell: _line(cell, side))) for side in ((ahead + 1) % 4, (ahead + 3) % 4))
    return outermost > line and any(_leads_out(shapes, cell, side) for side, cell in ends)


def _leads_out(shapes: dict[Cell, BoardTile], cell: Cell, side: int) -> bool:
    """Return whether the side is open, towards a free place on the table."""
    column, row = cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]
    return is_open(shapes[cell], side) and (column, row) not in shapes and _fits_the_table(shapes, column, row)


def assemble(placed: tuple[PlacedTile, ...]) -> Board:
    """Return the board that the tiles make: gaps between them are wall. Side 0 starts on the first tile with a start
    area, side 1 on the last other one (nowhere while it is missing)."""
    left, top = min(there.column for there in placed), min(there.row for there in placed)
    columns = max(there.column for there in placed) - left + 1
    rows = [[WALL.sign] * (columns * TILE) for _ in range((max(there.row for there in placed) - top + 1) * TILE)]
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
