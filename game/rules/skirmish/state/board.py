"""The board of Skirmish: its ground, the start areas of the two sides, and the tiles that it can be built of."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Literal

import msgspec

from game.geometry.distance import NO_ROUTE, steps_from
from game.geometry.squares import Cell, SquareGrid, corner_barred, fits

#: Squares along a side of a board, and of a board tile; squares that a start area needs.
LEAST, MOST = 8, 64
TILE = 8
START_SQUARES = 12


class Board(msgspec.Struct, frozen=True):
    """A board ready to play on. ``starts`` are the squares of side 0 and side 1, row by row; ``source`` is the map file
    below the maps folder, so that the screen can find its picture."""

    name: str
    grid: SquareGrid
    starts: tuple[tuple[Cell, ...], ...]
    source: str = ""


class BoardTile(msgspec.Struct, frozen=True):
    """A piece of 8 by 8 squares that boards are built of. An edge is open where it has a square that is not wall.
    ``starts`` are the squares of a start area, on the two tiles that have one."""

    name: str
    grid: SquareGrid
    starts: tuple[Cell, ...] = ()
    source: str = ""


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong with a board: an error keeps it from being played, a warning does not."""

    severity: Literal["error", "warning"]
    code: str
    text: str
    cells: tuple[Cell, ...] = ()


def misshapen(board: Board | BoardTile, most: int = MOST) -> str:
    """Return what makes a board, or a tile, something that the rules cannot be asked about; nothing for any other,
    however poor it is to play on."""
    # rule: skirmish/boards
    grid = board.grid
    if grid.width > most or grid.height > most:
        return f"a board of at most {most}x{most} squares is expected, not {grid.width}x{grid.height}"
    starts = (board.starts,) if isinstance(board, BoardTile) else board.starts
    off = next((cell for area in starts for cell in area if not grid.inside(cell)), None)
    return f"a start area reaches off the board, to {off[0]},{off[1]}" if off is not None else ""


def flaws(board: Board) -> tuple[Flaw, ...]:
    """Return everything that is wrong with a board."""
    # rule: skirmish/boards
    grid = board.grid
    found = []
    if not (LEAST <= grid.width <= MOST and LEAST <= grid.height <= MOST):
        text = f"a board of {LEAST}x{LEAST} to {MOST}x{MOST} squares is expected, not {grid.width}x{grid.height}"
        found.append(Flaw("error", "size", text))
    if len(board.starts) != 2:
        return (*found, Flaw("error", "starts", "start areas of side 1 and side 2 are expected"))
    for side, area in enumerate(board.starts, 1):
        found.extend(_area_flaws(board.grid, area, f"the start area of side {side}"))
    both = tuple(sorted(set(board.starts[0]) & set(board.starts[1])))
    if both:
        found.append(Flaw("error", "overlap", "the two start areas share squares", both))
    if not found and not _joined(grid, board.starts, 1):
        text = "no way leads from the start area of side 1 to the one of side 2, which begins here"
        found.append(Flaw("error", "apart", text, board.starts[1]))
    if not found and not _joined(grid, board.starts, 2):
        text = "no way is wide enough for a LARGE creature between the start areas; the shortest narrows here"
        found.append(Flaw("warning", "narrow", text, _narrows(board)))
    if not any(flaw.severity == "error" for flaw in found):
        reached = _reached(grid, [cell for area in board.starts for cell in area], 1)
        lost = tuple(cell for cell in grid.cells() if not grid.blocks(cell) and cell not in reached)
        if lost:
            found.append(Flaw("warning", "unreachable", "nobody can get here: walls are all round", lost))
    return tuple(found)


def tile_flaws(tile: BoardTile) -> tuple[Flaw, ...]:
    """Return everything that is wrong with a board tile: boards built of good tiles have no flaws."""
    # rule: skirmish/board_building
    grid = tile.grid
    if (grid.width, grid.height) != (TILE, TILE):
        return (Flaw("error", "size", f"a tile of {TILE}x{TILE} squares is expected, not {grid.width}x{grid.height}"),)
    found = []
    walkable = [cell for cell in grid.cells() if not grid.blocks(cell)]
    open_edges = 0
    for name, squares in _edges():
        ways = [cell for cell in squares if not grid.blocks(cell)]
        open_edges += bool(ways)
        if ways and any(grid.blocks(squares[i]) for i in (TILE // 2 - 1, TILE // 2)):
            text = f"the {name} edge is open, but not in its two middle squares, where every other tile fits on"
            found.append(Flaw("error", "edge", text, squares[TILE // 2 - 1 : TILE // 2 + 1]))
    least = 1 if tile.starts else 2
    if open_edges < least:
        text = f"walls close {4 - open_edges} edges; at least {least} must be open, so that the board can be built on"
        found.append(Flaw("error", "closed", text))
    reached = _reached(grid, walkable[:1], 1)
    lost = tuple(cell for cell in walkable if cell not in reached)
    if lost:
        found.append(Flaw("error", "apart", "walls cut the tile in two: no way leads to all of its squares", lost))
    if tile.starts:
        found.extend(_area_flaws(grid, tile.starts, "the start area"))
    return tuple(found)


def _edges() -> Iterator[tuple[str, tuple[Cell, ...]]]:
    """Yield the edges of a tile and their squares."""
    places = range(TILE)
    yield "upper", tuple((i, 0) for i in places)
    yield "right", tuple((TILE - 1, i) for i in places)
    yield "lower", tuple((i, TILE - 1) for i in places)
    yield "left", tuple((0, i) for i in places)


def _area_flaws(grid: SquareGrid, area: tuple[Cell, ...], name: str) -> list[Flaw]:
    found = []
    off = tuple(cell for cell in area if not grid.inside(cell))
    walls = tuple(cell for cell in area if grid.closed(cell))
    if off:
        found.append(Flaw("error", "start_off_board", f"{name} reaches off the board", off))
    if walls:
        found.append(Flaw("error", "start_in_wall", f"{name} covers wall", walls))
    if len(area) < START_SQUARES:
        text = f"{name} has {len(area)} squares, at least {START_SQUARES} are expected"
        found.append(Flaw("error", "start_small", text, area))
    elif not any({(x + 1, y), (x, y + 1), (x + 1, y + 1)}.issubset(area) for x, y in area):
        found.append(Flaw("error", "start_narrow", f"{name} has no room for a LARGE creature (2x2 squares)", area))
    return found


def _joined(grid: SquareGrid, starts: tuple[tuple[Cell, ...], ...], size: int) -> bool:
    """Return whether a body of that size can get from the first start area to the second."""
    begin = [cell for cell in starts[0] if fits(grid, cell, size)]
    return not _reached(grid, begin, size).isdisjoint(starts[1])


def _narrows(board: Board) -> tuple[Cell, ...]:
    """Return where a LARGE creature that follows the shortest way from the first start area cannot go on."""
    grid = board.grid
    begin = [cell for cell in board.starts[0] if fits(grid, cell, 2)]
    room = {(x + i, y + j) for x, y in _reached(grid, begin, 2) for i in (0, 1) for j in (0, 1)}
    steps = steps_from(grid, board.starts[1])
    cell = min(board.starts[0], key=lambda cell: int(steps[cell[1], cell[0]]))
    while steps[cell[1], cell[0]] > 0 and cell in room:
        x, y = cell
        beside = [(x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1)]
        ways = [there for there in beside if grid.inside(there) and steps[there[1], there[0]] != NO_ROUTE]
        cell = min(ways, key=lambda there: int(steps[there[1], there[0]]))
    return (cell,)


def _reached(grid: SquareGrid, begin: list[Cell], size: int) -> set[Cell]:
    """Return all the cells that a body of that size can get to."""
    seen = set(begin)
    waiting = deque(begin)
    while waiting:
        x, y = waiting.popleft()
        for there in ((x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j):
            if there not in seen and fits(grid, there, size) and not corner_barred(grid, (x, y), there, size):
                seen.add(there)
                waiting.append(there)
    return seen


def is_fair(board: Board) -> bool:
    """Return whether both sides find the same board: the start areas have as many squares, equally far from the middle
    and from one another. So they have on each board that a half turn or a mirror takes to itself, areas exchanged."""
    return _profile(board, 0) == _profile(board, 1)


def _profile(board: Board, side: int) -> list[tuple[int, int]]:
    """Return, sorted, how far each square of a start area is from the other, and (squared) from the middle."""
    steps = steps_from(board.grid, board.starts[1 - side])
    width, height = board.grid.width, board.grid.height
    return sorted(
        (int(steps[y, x]), (2 * x + 1 - width) ** 2 + (2 * y + 1 - height) ** 2)
        for x, y in board.starts[side]
        if steps[y, x] != NO_ROUTE
    )
