"""A map means the same in any folder: what the program's classes have by default does not depend on a project file."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from game.app.files import folders
from game.app.maps.language import language
from game.app.maps.reading import read_map
from tests.maps import hex_builders as h

#: A wall that does not say how high it is, on the edge between two spaces of the second row.
_X, _Y = (sum(axis) / 2 for axis in zip(h.hexes().middle((4, 2)), h.hexes().middle((5, 2)), strict=True))
WALL = h.objects(f'<object id="1" class="RuinWall" x="{_X}" y="{_Y - 6}"><polyline points="0,0 0,12"/></object>')
SHIPPED = sorted((folders.program_folder() / "maps").rglob("*.tmx"))


def heights(path: Path) -> list[int]:
    found = read_map(path)
    assert found.board is not None, [str(problem) for problem in found.problems]
    return [wall.height for wall in found.board.terrain.walls]


def test_a_wall_without_a_height_is_four_levels_high_anywhere(tmp_path: Path) -> None:
    assert heights(h.write(tmp_path, h.flat() + WALL)) == [4]


def test_a_project_that_says_otherwise_has_the_last_word(tmp_path: Path) -> None:
    member = {"name": "height", "type": "int", "value": 7}
    kinds = [{"type": "class", "name": "RuinWall", "members": [member]}]
    (tmp_path / "own.tiled-project").write_text(json.dumps({"propertyTypes": kinds}))
    assert heights(h.write(tmp_path, h.flat() + WALL)) == [7]


def test_a_project_without_the_member_leaves_the_programs(tmp_path: Path) -> None:
    kinds = [{"type": "class", "name": "RuinWall", "members": [{"name": "colour", "type": "string", "value": "red"}]}]
    (tmp_path / "own.tiled-project").write_text(json.dumps({"propertyTypes": kinds}))
    assert heights(h.write(tmp_path, h.flat() + WALL)) == [4]


def test_a_map_says_more_than_any_default(tmp_path: Path) -> None:
    own = WALL.replace("<polyline", h.words(height="2") + "<polyline")
    assert heights(h.write(tmp_path, h.flat() + own)) == [2]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_map_is_as_good_in_the_players_folder(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    shipped = folders.program_folder() / "maps"
    copy = tmp_path / "maps" / path.relative_to(shipped)
    copy.parent.mkdir(parents=True)
    shutil.copytree(shipped / "tilesets", tmp_path / "maps" / "tilesets", ignore=shutil.ignore_patterns("*.py"))
    shutil.copy(path, copy)
    here, there = read_map(path), read_map(copy)
    assert (here.kind, here.board) == (there.kind, there.board)
    assert [problem.text for problem in here.problems] == [problem.text for problem in there.problems]


def test_every_class_has_its_defaults() -> None:
    for each in language().classes:
        assert list(language().defaults_of(each.name)) == [word.name for word in each.words]
    assert language().defaults_of("RuinWall") == {"height": 4} and language().defaults_of("Nobody") == {}
    assert re.fullmatch(r"\d+", str(language().defaults_of("ArenaLevel")["level"]))
