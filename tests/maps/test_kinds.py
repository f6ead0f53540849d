"""The map language is put together from what each game says; a game that joins brings its own classes and kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.games.entries import GAMES
from game.app.maps import language
from game.app.maps.card_table import CARD_CLASSES
from game.app.maps.check import check_files
from game.app.maps.kinds import GameMaps, Hint, MapKind, class_of_maps
from game.app.maps.library import check_map, game_of, map_named
from game.app.maps.reading import read_map
from game.app.scenarios.words import SCENARIO_CLASSES
from game.tiled.language import Count, MapClass, Word

POND = class_of_maps("Pond", "#ff0000ff", (Word("depth", Count(1, 9), "3"),), 5)
LILY = MapClass("Lily", ("object",), (), "#ff00ff00")
POND_KIND = MapKind(
    game="ponds",
    map_class=POND,
    read=lambda source, cells, name, shown_as, findings: (name, source.properties["depth"], shown_as),
    heading="Ponds",
    wanted="a pond",
    described=lambda pond, title: f'pond "{title}", {pond[1]} deep',
    figures=lambda pond: f"{pond[1]} deep",
    hints=lambda pond: (Hint("lilies near the shore", 2, 2), Hint("steps to the shore", 3, None)),
    look=lambda source, cells, picture: picture.columns,
)


@pytest.fixture
def ponds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Yield one more game in the list, which is played on ponds."""
    known = language.maps_of
    with_ponds = {**GAMES, "ponds": next(iter(GAMES.values()))}
    monkeypatch.setattr(language, "GAMES", with_ponds)
    monkeypatch.setattr(
        language, "maps_of", lambda game: GameMaps((POND, LILY), (POND_KIND,)) if game == "ponds" else known(game)
    )
    language.language.cache_clear()
    language.kinds.cache_clear()
    yield
    language.language.cache_clear()
    language.kinds.cache_clear()


def pond(folder: Path, size: int = 4, orientation: str = "orthogonal") -> Path:
    path = folder / "mill_pond.tmx"
    path.write_text(
        f'<map version="1.10" class="Pond" orientation="{orientation}" width="{size}" height="{size}" tilewidth="8"'
        f' tileheight="8"><objectgroup name="Plants"><object id="1" class="Lily" x="1" y="1"/></objectgroup></map>'
    )
    return path


@pytest.mark.usefixtures("ponds")
def test_a_game_that_joins_brings_its_maps(tmp_path: Path) -> None:
    path = pond(tmp_path)
    found = read_map(path)
    assert (found.kind, found.board, found.look) == (POND_KIND, ("Mill pond", 3, str(path)), 4)
    assert found.problems == ()
    entry = check_map(path)
    assert entry.is_playable and entry.game == "ponds" == game_of(path)
    assert map_named(str(path), POND_KIND) == found.board


@pytest.mark.usefixtures("ponds")
def test_a_check_says_what_its_kind_says_of_it(tmp_path: Path) -> None:
    path = pond(tmp_path)
    lines, ended = check_files([path])
    assert ended == 0
    assert lines == (
        f"{path}: hint: lilies near the shore: 2 for side 1, 2 for side 2",
        f"{path}: hint: steps to the shore: 3 for side 1, no way for side 2 (not the same)",
        f'{path}: good: pond "Mill pond", 3 deep.',
    )


@pytest.mark.usefixtures("ponds")
def test_a_kind_lies_its_own_way_and_is_as_large_as_its_class_allows(tmp_path: Path) -> None:
    assert [problem.code for problem in read_map(pond(tmp_path, 5)).problems] == []
    assert [problem.code for problem in read_map(pond(tmp_path, 6)).problems] == ["map_size"]
    assert [problem.code for problem in read_map(pond(tmp_path, 4, "isometric")).problems] == ["orientation"]


def test_without_that_game_its_class_is_unknown(tmp_path: Path) -> None:
    found = read_map(pond(tmp_path))
    assert found.board is None and found.kind is None
    assert [problem.code for problem in found.errors] == ["map_class"]
    assert check_map(found.path).is_broken and game_of(found.path) == ""


def test_every_class_belongs_to_one_game_and_every_kind_has_its_class() -> None:
    shared = [each.name for each in (*CARD_CLASSES, *SCENARIO_CLASSES)]
    names = [*shared, *(each.name for game in GAMES for each in language.maps_of(game).classes)]
    assert len(names) == len(set(names)) == len(language.language().classes)
    for game in GAMES:
        maps = language.maps_of(game)
        assert bool(maps.kinds) == bool(maps.classes)
        for kind in maps.kinds:
            assert kind.game == game and kind.map_class in maps.classes
            assert kind.map_class.used_on == ("map",)


def test_a_game_without_maps_has_none() -> None:
    assert language.maps_of("nobody_plays_this") == GameMaps((), ())
