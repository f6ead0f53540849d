"""A map is read once, and again when one of the files that it is made of has changed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.files import folders
from game.app.games.entries import GAMES
from game.app.maps.library import list_maps, read_ahead
from game.app.maps.reading import MapFile, read_map
from tests.maps import builders as b


def settle(folder: Path, seconds: int = 60) -> None:
    """Make everything in a folder, and the folder, that much older."""
    for path in (*folder.rglob("*"), folder):
        stamp = path.stat().st_mtime_ns - seconds * 1_000_000_000
        os.utime(path, ns=(stamp, stamp))


def written(folder: Path) -> Path:
    """Return a map with a tileset of its own, a picture and a project, written a minute ago."""
    folder = folder / "maps"
    folder.mkdir()
    tiles = b.tileset().replace('firstgid="1" ', "")
    (folder / "small.tsx").write_text(tiles, encoding="utf-8")
    (folder / "own.tiled-project").write_text("{}", encoding="utf-8")
    path = b.write(folder, b.layers(), tiles='<tileset firstgid="1" source="small.tsx"/>')
    settle(folder)
    return path


def _without_walls(path: Path) -> None:
    tileset = path.parent / "small.tsx"
    tileset.write_text(tileset.read_text("utf-8").replace('value="wall"', 'value="floor"'), encoding="utf-8")


def _without_picture(path: Path) -> None:
    (path.parent / "tiles.png").unlink()


def _named(path: Path) -> None:
    titled = '<properties><property name="title" value="Another"/></properties><tileset'
    path.write_text(path.read_text("utf-8").replace("<tileset", titled, 1), encoding="utf-8")


def _project_broken(path: Path) -> None:
    (path.parent / "own.tiled-project").write_text("{", encoding="utf-8")


def test_a_map_that_is_as_it_was_is_not_read_again(tmp_path: Path) -> None:
    path = written(tmp_path)
    found = read_map(path)
    assert found.board is not None and read_map(path) is found


@pytest.mark.parametrize(
    ("change", "shows"),
    [
        (_without_walls, lambda found: found.board is not None and not found.problems),
        (_without_picture, lambda found: any(problem.code == "picture_missing" for problem in found.problems)),
        (_named, lambda found: found.title == "Another"),
        (_project_broken, lambda found: any(problem.code == "project" for problem in found.problems)),
        (Path.unlink, lambda found: found.board is None and found.errors),
    ],
)
def test_a_change_of_any_of_its_files_is_seen(
    tmp_path: Path, change: Callable[[Path], None], shows: Callable[[MapFile], bool]
) -> None:
    path = written(tmp_path)
    before = read_map(path)
    change(path)
    after = read_map(path)
    assert after is not before and shows(after)


def test_a_project_that_comes_later_is_seen(tmp_path: Path) -> None:
    path = written(tmp_path)
    (path.parent / "own.tiled-project").unlink()
    settle(path.parent)
    before = read_map(path)
    assert read_map(path) is before
    (path.parent / "late.tiled-project").write_text("{", encoding="utf-8")
    assert any(problem.code == "project" for problem in read_map(path).problems)


def test_a_file_written_a_moment_ago_is_not_relied_on(tmp_path: Path) -> None:
    """It may be written again in the same tick of the clock, as large as it is."""
    path = written(tmp_path)
    tileset = path.parent / "small.tsx"
    tileset.touch()
    mark = tileset.stat()
    before = read_map(path)
    assert before.board is not None
    text = tileset.read_text("utf-8").replace('value="wall"', 'value="wahl"')
    tileset.write_text(text, encoding="utf-8")
    os.utime(tileset, ns=(mark.st_atime_ns, mark.st_mtime_ns))
    assert read_map(path).errors


def test_a_map_that_is_asked_for_again_is_kept_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = []
    for number in range(3):
        (tmp_path / str(number)).mkdir()
        paths.append(written(tmp_path / str(number)))
    monkeypatch.setattr("game.app.maps.reading._cache", {})
    monkeypatch.setattr("game.app.maps.reading._MOST_CACHED", 2)
    first, second = read_map(paths[0]), read_map(paths[1])
    assert read_map(paths[0]) is first
    read_map(paths[2])
    assert read_map(paths[0]) is first and read_map(paths[1]) is not second


def test_the_program_s_maps_are_the_same_for_every_player_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, shipped = written(tmp_path), folders.program_folder() / "maps" / "skirmish" / "open_hall.tmx"
    before = read_map(own), read_map(shipped)
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path / "another"))
    assert read_map(shipped) is before[1] and read_map(own) is not before[0]


def test_maps_that_were_read_ahead_are_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    read_ahead().join(60)
    read: list[Path] = []
    monkeypatch.setattr("game.app.maps.reading._read", read.append)
    for game in GAMES:
        assert all(not entry.is_broken for entry in list_maps(game))
    assert read == []
