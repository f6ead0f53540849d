"""Tables of Factions drawn in Tiled: what is read, and what the check says to a designer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.files import folders
from game.app.games.factions.map_kind import TABLE_KIND
from game.app.games.factions.table_map import TableMap, room_of
from game.app.maps.areas import Area
from game.app.maps.check import check_files
from game.app.maps.reading import MapFile, path_of, picture_for, read_map, source_of
from tests.maps import builders as b
from tests.maps.blitting import drawn
from tests.maps.test_shipped_maps import rasterised, same_pixels

TABLES = sorted((folders.program_folder() / "maps" / "factions").glob("*.tmx"))
#: Class, word, value and rectangle of a plain table of 1000 x 500 pixels.
ITEMS: list[tuple[str, str, str, tuple[float, float, float, float]]] = [
    *(("TableZone", "zone", str(zone), (160 * zone - 160, 50, 150, 320)) for zone in range(1, 6)),
    *(("TableLocations", "zone", str(zone), (160 * zone - 160, 380, 150, 60)) for zone in range(1, 6)),
    ("TableCapital", "side", "1", (0, 300, 150, 70)),
    ("TableCapital", "side", "2", (640, 50, 150, 70)),
    *(("TableDeck", "side", str(side), (800, 900 - 450 * side, 90, 50)) for side in (1, 2)),
    *(("TableGraveyard", "side", str(side), (900, 900 - 450 * side, 90, 50)) for side in (1, 2)),
    *(("TableHand", "side", str(side), (0, 900 - 450 * side, 790, 49)) for side in (1, 2)),
    ("TableStack", "", "", (800, 60, 190, 300)),
]


def table(folder: Path, changes: dict[int, str | None] | None = None, *, words: str = "") -> MapFile:
    """Return the plain table read, with some of its objects (by number, from 1) replaced or left out."""
    written = []
    for number, (class_name, word, value, (x, y, wide, high)) in enumerate(ITEMS, 1):
        said = f'<properties><property name="{word}" value="{value}"/></properties>' if word else ""
        plain = (
            f'<object id="{number}" type="{class_name}" x="{x}" y="{y}" width="{wide}" height="{high}">{said}</object>'
        )
        written.append((changes or {}).get(number, plain) or "")
    said = f"<properties>{words}</properties>" if words else ""
    body = f'{said}<objectgroup name="Places">{"".join(written)}</objectgroup>'
    return read_map(b.write(folder, body, 'class="FactionsTable" tilewidth="100" tileheight="100"'))


def item(number: int, class_name: str, value: str, box: tuple[float, ...], more: str = "", inner: str = "") -> str:
    word = "zone" if class_name in ("TableZone", "TableLocations") else "side"
    x, y, wide, high = box
    return (
        f'<object id="{number}" name="mine" type="{class_name}" x="{x}" y="{y}" width="{wide}" height="{high}" {more}>'
        f'<properties><property name="{word}" value="{value}"/></properties>{inner}</object>'
    )


def test_a_table_is_read(tmp_path: Path) -> None:
    found = table(tmp_path, words='<property name="style" value="field"/><property name="title" value="Mine"/>')
    assert [str(problem) for problem in found.problems] == []
    read = found.board
    assert found.kind is TABLE_KIND and isinstance(read, TableMap)
    assert (read.name, read.style, read.size) == ("Mine", "field", (b.WIDE * 100, b.HIGH * 100))
    assert list(read.zones) == list(read.locations) == [1, 2, 3, 4, 5] and read.zones[3] == Area(320, 50, 150, 320)
    assert [list(each) for each in (read.capitals, read.decks, read.graveyards, read.hands)] == [[0, 1]] * 4
    assert read.capitals[1] == Area(640, 50, 150, 70) and read.stack == Area(800, 60, 190, 300)


WRONG: dict[str, tuple[dict[int, str | None], str]] = {
    "missing": ({3: None}, "error: the table has no TableZone 3; an object of the class TableZone is expected"),
    "no stack": ({19: None}, "error: the table has no TableStack; an object of the class TableStack is expected"),
    "twice": (
        {4: item(4, "TableZone", "3", (480, 50, 150, 320))},
        'layer "Places", object 4 "mine": error: TableZone 3 is there already, as object 3; one is expected',
    ),
    "no word": (
        {11: item(11, "TableCapital", "none", (0, 300, 150, 70))},
        'layer "Places", object 11 "mine": error: a TableCapital has a property "side"; "1" or "2" is expected',
    ),
    "outside": (
        {13: item(13, "TableDeck", "1", (950, 450, 90, 50))},
        'layer "Places", object 13 "mine": error: it reaches out of the map',
    ),
    "overlap": (
        {2: item(2, "TableZone", "2", (140, 50, 170, 320))},
        'layer "Places", object 2 "mine": error: zone 2 overlaps zone 1, object 1; they are expected side by side',
    ),
    "order": (
        {1: item(1, "TableZone", "2", (0, 50, 150, 320)), 2: item(2, "TableZone", "1", (160, 50, 150, 320))},
        "error: zone 2 is expected to the right of zone 1, object 2",
    ),
    "room": (
        {5: item(5, "TableZone", "5", (640, 50, 150, 100))},
        "error: zone 5 has room for 2 units of 72x72 pixels; 4 or more are expected",
    ),
    "turned": (
        {5: item(5, "TableZone", "5", (640, 50, 150, 320), 'rotation="20"')},
        "error: an upright rectangle is expected for a TableZone, not a turned rectangle",
    ),
    "ellipse": (
        {5: item(5, "TableZone", "5", (640, 50, 150, 320), inner="<ellipse/>")},
        "error: an upright rectangle is expected for a TableZone, not an ellipse",
    ),
    "pile on a zone": (
        {13: item(13, "TableDeck", "1", (10, 60, 90, 50))},
        "error: TableDeck of side 1 overlaps TableZone 1, object 1; a place of its own is expected",
    ),
    "no size": (
        {13: item(13, "TableDeck", "1", (800, 450, 0, 50))},
        "error: a rectangle with a width and a height is expected",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_reported_with_its_place(tmp_path: Path, name: str) -> None:
    changes, sentence = WRONG[name]
    found = table(tmp_path, changes)
    assert found.board is None
    assert any(sentence in str(problem) for problem in found.errors), [str(problem) for problem in found.problems]


def test_a_capital_far_from_home_is_a_warning(tmp_path: Path) -> None:
    found = table(tmp_path, {11: item(11, "TableCapital", "1", (480, 200, 150, 70))})
    assert found.board is not None
    (problem,) = found.problems
    assert "the capital of side 1 is expected in or beside zone 1, its home" in str(problem)


def test_a_table_is_orthogonal(tmp_path: Path) -> None:
    path = b.write(tmp_path, "", 'class="FactionsTable" orientation="isometric"')
    assert any(problem.code == "orientation" for problem in read_map(path).errors)


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_shipped_tables_are_sound(path: Path) -> None:
    found = read_map(path)
    assert [str(problem) for problem in found.problems] == []
    assert found.board is not None and found.title and found.about and found.author
    assert all(room_of(area) >= 12 for area in found.board.zones.values())
    assert found.board.source == source_of(path) and path_of(found.board.source) == path
    assert picture_for(found.board.source) == found.picture and found.picture is not None
    lines, ended = check_files([path])
    assert ended == 0 and lines[-1].endswith(f'good: table "{found.title}", 1920x960 pixels.')


def test_shipped_tables_have_different_looks() -> None:
    tables = [found.board for found in map(read_map, TABLES) if found.board is not None]
    assert {each.style for each in tables} == {"own"}
    assert tables[0].zones[1] != tables[1].zones[1]
    pictures = [read_map(path).picture for path in TABLES]
    shown = [{tile.image for layer in found.layers for tile in layer.tiles} for found in pictures if found is not None]
    assert len(shown) == 2 and not shown[0] & shown[1]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_shipped_tables_look_as_tiled_draws_them(path: Path, tmp_path: Path) -> None:
    # Tiled tints the places for its designer; the table shows only what lies below them.
    text = path.read_text(encoding="utf-8").replace('name="Places"', 'name="Places" visible="0"')
    bare = tmp_path / path.name
    bare.write_text(text.replace("../tilesets", str(path.parent.parent / "tilesets")), encoding="utf-8")
    same_pixels(drawn(read_map(path).picture), rasterised(bare, tmp_path))  # type: ignore[arg-type]
