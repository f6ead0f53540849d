"""The maps of Skirmish: boards to play on, and tiles that boards are built of."""

from __future__ import annotations

from collections import Counter

from game.app.games.skirmish.board_map import board_of, tile_of
from game.app.games.skirmish.map_words import BOARD, CLASSES, TILE_MAP
from game.app.games.skirmish.scenario_kind import SCENARIOS
from game.app.maps.kinds import GameMaps, Hint, MapKind
from game.geometry.squares import SquareGrid
from game.geometry.terrain import TERRAINS
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.board_fairness import NEAR, prospects

_GAME = "skirmish"


def _hints(board: Board) -> tuple[Hint, ...]:
    """Return what a board gives each side."""
    one, other = prospects(board)
    return (
        Hint("steps from the start area to the middle", one.to_middle, other.to_middle),
        Hint(f"squares beside walls within {NEAR} of the start area", one.near_walls, other.near_walls),
        Hint("steps until the other start area is seen", one.to_sight, other.to_sight),
    )


def _figures(grid: SquareGrid) -> str:
    counts = Counter(map(grid.terrain, grid.cells()))
    kinds = ", ".join(f"{counts[terrain]} {terrain.title.lower()}" for terrain in TERRAINS[1:])
    return f"**{grid.width} by {grid.height} squares**, of them {kinds}."


def _board_figures(board: Board) -> str:
    """Describe size, walls, rubble and start areas."""
    first, second = (len(area) for area in board.starts)
    return f"{_figures(board.grid)} Start areas of {first} and {second} squares."


BOARD_KIND = MapKind(
    game=_GAME,
    map_class=BOARD,
    read=board_of,
    heading="Boards of Skirmish",
    wanted="a board to play on",
    described=lambda board, title: f'board "{title}", {board.grid.width}x{board.grid.height} squares',
    figures=_board_figures,
    hints=_hints,
    scenarios=SCENARIOS,
)
TILE_KIND = MapKind(
    game=_GAME,
    map_class=TILE_MAP,
    read=tile_of,
    heading="Tiles to build with",
    wanted="a board tile",
    described=lambda tile, title: f'board tile "{title}", {tile.grid.width}x{tile.grid.height} squares',
    figures=lambda tile: _figures(tile.grid),
    is_part=True,
)
MAPS = GameMaps(CLASSES, (BOARD_KIND, TILE_KIND))
