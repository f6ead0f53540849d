"""The kinds of ground of Skirmish, from the row to the map, the drawing and the words."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.files import folders
from game.app.games.skirmish.map_kind import BOARD_KIND
from game.app.games.skirmish.map_words import TERRAIN
from game.app.games.skirmish.tiling import picture_of_board
from game.app.maps.reading import read_map
from game.geometry import squares
from game.geometry.squares import SquareGrid
from game.geometry.terrain import BY_SIGN, DIFFICULT, FLOOR, TERRAINS, WALL, Terrain
from game.rules.skirmish.presentation.words import terrain_words
from game.rules.skirmish.state.board import Board
from tests.maps import builders as b

DOCS = folders.program_folder() / "docs"


def test_what_each_kind_does_is_said() -> None:
    assert terrain_words(FLOOR) == ""
    assert terrain_words(WALL) == "Wall: nothing moves or sees through it."
    assert terrain_words(DIFFICULT) == "Difficult ground: a step into it costs two."
    assert terrain_words(Terrain("chasm", "v", "Chasm", "#000000", cost=2, may_stand=False)) == (
        "Chasm: nothing moves through it."
    )
    assert terrain_words(Terrain("hedge", "h", "Hedge", "#000000", cost=2, blocks_sight=True)) == (
        "Hedge: nothing sees through it, and a step into it costs two."
    )


@pytest.mark.parametrize("terrain", TERRAINS, ids=lambda terrain: terrain.name)
def test_maps_and_pages_know_each_kind(terrain: Terrain, tmp_path: Path) -> None:
    assert terrain.name in TERRAIN.values
    assert f"`{terrain.name}`" in (DOCS / "maps.md").read_text("utf-8")
    assert f"`{terrain.sign}`" in (DOCS / "positions.md").read_text("utf-8")


def test_the_figures_of_a_board_count_each_kind() -> None:
    found = read_map(folders.program_folder() / "maps" / "skirmish" / "open_hall.tmx")
    rows = "".join(found.board.grid.rows)
    told = BOARD_KIND.figures(found.board)
    assert f"{rows.count('#')} wall, {rows.count('^')} difficult ground" in told


def test_ground_without_tiles_of_its_own_is_floor_in_its_tint(monkeypatch: pytest.MonkeyPatch) -> None:
    mud = Terrain("mud", "m", "Mud", "#553311", cost=2)
    monkeypatch.setitem(BY_SIGN, "m", mud)
    monkeypatch.setattr("game.app.games.skirmish.tiling.TERRAINS", (*TERRAINS, mud))
    plain = Board("b", SquareGrid(("....", ".^..", "..#.")), ((), ()))
    muddy = Board("b", SquareGrid(("...m", ".^..", "..#.")), ((), ()))
    assert "Mud" not in [layer.name for layer in picture_of_board(plain).layers]
    names = [layer.name for layer in picture_of_board(muddy).layers]
    assert names[:2] == ["Ground", "Mud"]
    layer = picture_of_board(muddy).layers[1]
    assert layer.tint == (0x55, 0x33, 0x11, 255)
    assert [(tile.cell, tile.rect) for tile in layer.tiles] == [
        (tile.cell, tile.rect) for tile in picture_of_board(plain).layers[0].tiles if tile.cell == (3, 0)
    ]


def test_a_tile_says_its_kind_of_ground_by_the_name(tmp_path: Path) -> None:
    found = read_map(b.write(tmp_path, b.layers()))
    kinds = {found.board.grid.terrain(cell) for cell in found.board.grid.cells()}
    assert kinds == {FLOOR, WALL, DIFFICULT}
    assert {WALL.sign} == squares.CLOSED
