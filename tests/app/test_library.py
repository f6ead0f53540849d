"""The list of maps: broken ones are in it too, with their problems, and never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games.skirmish.boards import board_named, tile_named
from game.app.games.skirmish.map_kind import BOARD_KIND, TILE_KIND
from game.app.maps import library
from game.app.maps.library import MapEntry, check_map, list_maps, told_apart
from game.app.maps.reading import MapFile
from game.rules.skirmish.positions.documents import read_board
from game.rules.skirmish.state.board import BoardTile

HALL = read_board(("11..22",) * 8)
TILE = BoardTile("Corner", HALL.grid)


@pytest.fixture
def reader(monkeypatch):
    """Return a reader of maps that knows a few by their file names."""

    def read_map(path):
        found = {
            "hall": MapFile(path, HALL.name, BOARD_KIND, HALL, problems=("a warning",)),
            "corner": MapFile(path, "Corner", TILE_KIND, TILE),
            "broken": MapFile(path, "Broken", problems=("broken.tmx: layer 'ground' is missing",)),
        }
        return found[path.stem]

    monkeypatch.setattr("game.app.maps.reading.read_map", read_map)


@pytest.fixture
def places(tmp_path, reader):
    for name in ("shipped/hall.tmx", "shipped/broken.tmx", "own/corner.tmx", "own/bug.tmx", "own/notes.txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    return (tmp_path / "shipped", tmp_path / "own", tmp_path / "nowhere")


def test_every_map_is_listed(places):
    entries = list_maps("skirmish", places)
    assert [entry.path.name for entry in entries] == ["broken.tmx", "hall.tmx", "bug.tmx", "corner.tmx"]
    broken, hall, bug, corner = entries
    assert (
        hall.board is HALL
        and hall.title == HALL.name
        and hall.is_playable
        and not hall.is_broken
        and hall.problems == ("a warning",)
    )
    assert corner.board is TILE and corner.is_part and not corner.is_playable and not corner.is_broken
    assert (
        broken.is_broken
        and not broken.is_playable
        and not broken.is_part
        and broken.game == ""
        and broken.title == "Broken"
        and "layer" in broken.problems[0]
    )
    assert bug.is_broken and "cannot be read" in bug.problems[0]


def test_a_map_is_found_by_name(places, monkeypatch):
    monkeypatch.setattr(library.folders, "shipped_maps", lambda game: places[0])
    monkeypatch.setattr(library.folders, "user_maps", lambda game: places[1])
    assert board_named("hall") is board_named("hall.tmx") is board_named(HALL.name) is HALL
    assert board_named(str(places[0] / "hall.tmx")) is HALL
    assert tile_named("corner") is TILE
    with pytest.raises(ValueError, match="did you mean 'hall'"):
        board_named("hal")
    with pytest.raises(ValueError, match="layer 'ground' is missing"):
        board_named("broken")
    with pytest.raises(ValueError, match="a board to play on was expected"):
        board_named("corner")
    with pytest.raises(ValueError, match="a board tile was expected"):
        tile_named("hall")


def test_the_players_own_maps_are_listed(own_home, reader):
    folder = own_home / "maps" / "skirmish"
    folder.mkdir(parents=True)
    (folder / "hall.tmx").write_text("")
    assert folder / "hall.tmx" in [entry.path for entry in list_maps("skirmish")]


def test_a_file_that_is_not_a_map_is_reported(tmp_path):
    (tmp_path / "junk.tmx").write_bytes(b"\0\xff")
    for name in ("junk.tmx", "none.tmx"):
        checked = check_map(tmp_path / name)
        assert checked.is_broken and name in checked.problems[0]


def test_maps_of_one_title_are_told_apart_by_file_and_then_by_folder() -> None:
    paths = ("a/hall.tmx", "a/hall_two.tmx", "b/hall.tmx", "b/cave.tmx")
    entries = [MapEntry(Path(path), "The Hall" if "hall" in path else "The Cave") for path in paths]
    assert [entry.title for entry in told_apart(entries)] == [
        "The Hall (a/hall.tmx)",
        "The Hall (hall_two.tmx)",
        "The Hall (b/hall.tmx)",
        "The Cave",
    ]
    assert [entry.path for entry in told_apart(entries)] == [Path(path) for path in paths]
