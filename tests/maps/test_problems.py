"""What is wrong with a map is said in words that name the place, and never ends the program."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.maps.check import check_files
from game.app.maps.reading import read_map
from game.tiled.problems import Problem
from tests.maps import builders as b


def errors(path: Path) -> list[Problem]:
    found = read_map(path)
    assert found.board is None
    return list(found.errors)


def test_a_tile_of_no_tileset(tmp_path: Path) -> None:
    numbers = b.ground()
    numbers[23] = numbers[57] = 99
    problem = errors(b.write(tmp_path, b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts()))))[0]
    assert (problem.code, problem.layer, problem.cell) == ("tile_unknown", "Ground", (3, 2))
    assert "99" in problem.text and "2 squares" in problem.text


def test_a_tileset_that_is_not_there_is_one_problem(tmp_path: Path) -> None:
    found = errors(b.write(tmp_path, b.layers(), tiles='<tileset firstgid="1" source="lost.tsx"/>'))
    assert found[0].code == "tileset" and "lost.tsx" in str(found[0])
    assert not [problem for problem in found if problem.code == "tile_unknown"]


def test_a_picture_that_is_not_there(tmp_path: Path) -> None:
    tiles = b.tileset(image='<image source="lost.png" width="64" height="32"/>')
    assert errors(b.write(tmp_path, b.layers(), tiles=tiles))[0].code == "picture_missing"


@pytest.mark.parametrize(
    ("wrong", "code", "words"),
    [
        ('value="flor"', "value_unknown", 'did you mean "floor"?'),
        ('value="lava"', "value_unknown", '"none", "floor", "wall" or "difficult" is expected'),
    ],
)
def test_a_wrong_value_gets_the_nearest_word(tmp_path: Path, wrong: str, code: str, words: str) -> None:
    tiles = b.tileset(b.TILES.replace('value="floor"', wrong))
    problem = errors(b.write(tmp_path, b.layers(), tiles=tiles))[0]
    assert problem.code == code and words in problem.text and problem.item == 'tile 0 of "small"'


def test_a_wrong_property_and_a_wrong_class_get_the_nearest_word(tmp_path: Path) -> None:
    tiles = b.tileset(b.TILES.replace('name="terrain" value="wall"', 'name="terain" value="wall"'))
    texts = [str(problem) for problem in read_map(b.write(tmp_path, b.layers(), tiles=tiles)).problems]
    assert any('unknown property "terain"' in text and 'did you mean "terrain"?' in text for text in texts)
    area = '<objectgroup name="o"><object id="4" name="Left" type="StartAera" x="0" y="0"/></objectgroup>'
    texts = [str(problem) for problem in read_map(b.write(tmp_path, b.layers() + area)).problems]
    assert any('object 4 "Left"' in text and 'did you mean "StartArea"?' in text for text in texts)
    problem = errors(b.write(tmp_path, b.layers(), 'class="SkirmishBord"'))[0]
    assert problem.code == "map_class" and 'did you mean "SkirmishBoard"?' in problem.text


@pytest.mark.parametrize(
    ("version", "told"),
    [
        ('version="1.8" tiledversion="1.8.6"', "Tiled 1.8.6 saved it, and maps have classes since 1.9; "),
        ('version="1.5"', "Tiled 1.5 saved it, and maps have classes since 1.9; "),
        ('version="1.9" tiledversion="1.9.0"', "the map has no class; "),
        ('version="1.10" tiledversion="1.10.2"', "the map has no class; "),
        ('version="soon"', "the map has no class; "),
    ],
)
def test_a_map_that_cannot_hold_a_class_is_reported_with_what_saved_it(tmp_path: Path, version: str, told: str) -> None:
    problem = errors(b.write(tmp_path, b.layers(), f'class="" {version}'))[0]
    assert problem.code == "map_class" and told in problem.text and '"SkirmishBoard"' in problem.text


def test_a_start_area_without_a_side(tmp_path: Path) -> None:
    area = '<objectgroup name="Areas"><object id="4" type="StartArea" x="0" y="0" width="40" height="9"/></objectgroup>'
    problem = errors(b.write(tmp_path, b.layers() + area))[0]
    assert (problem.code, problem.layer, problem.item) == ("start_side", "Areas", "object 4")


@pytest.mark.parametrize(
    ("change", "code", "cell"),
    [
        ({x: b.NONE for x in range(80) if x % 10 > 7}, "start_small", None),
        ({0: b.TWO}, None, None),
        ({x: b.NONE for x in range(80) if x % 10 == 0 or x < 10}, "start_small", (1, 1)),
    ],
)
def test_flaws_of_start_areas_name_a_square(
    tmp_path: Path, change: dict[int, int], code: str | None, cell: object
) -> None:
    numbers = b.starts()
    for place, number in change.items():
        numbers[place] = number
    found = read_map(b.write(tmp_path, b.layer("Ground", b.csv(b.ground())) + b.layer("Starts", b.csv(numbers))))
    assert [problem.code for problem in found.errors] == ([code] if code else [])
    if cell:
        assert found.errors[0].cell == cell


def test_walls_between_the_sides(tmp_path: Path) -> None:
    numbers = [b.WALL if i % 10 == 5 else b.FLOOR for i in range(80)]
    body = b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts()))
    assert [problem.code for problem in errors(b.write(tmp_path, body))] == ["apart"]
    numbers[35] = b.FLOOR
    found = read_map(b.write(tmp_path, b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts()))))
    assert found.board is not None and [problem.code for problem in found.problems] == ["narrow"]


def test_squares_without_terrain_count_as_wall_and_are_said_once(tmp_path: Path) -> None:
    numbers = b.ground()
    numbers[44] = numbers[45] = b.NONE
    numbers[46] = b.PLAIN
    found = read_map(b.write(tmp_path, b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts()))))
    assert found.board is not None and found.board.grid.wall((4, 4))
    assert [(problem.code, problem.cell) for problem in found.problems] == [("no_terrain", (4, 4))]
    assert "2 more" in found.problems[0].text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<map", "broken at line 1"),
        ('<?xml version="1.0"?><tileset/>', "a <map> is expected"),
        ('<!DOCTYPE m [<!ENTITY a "aaaa">]><map>&a;</map>', "DOCTYPE"),
        ("", "it is empty"),
        ("{}", "not a Tiled file"),
        ('<map width="x" height="-3" tilewidth="16" tileheight="16"/>', "squares are expected"),
        ('<map width="9" height="9" tilewidth="0" tileheight="16"/>', "pixels"),
        ('<map width="99999" height="99999" tilewidth="16" tileheight="16"/>', "squares are expected"),
        ('<map orientation="oblique" width="9" height="9" tilewidth="16" tileheight="16"/>', '"oblique"'),
        ("<map>" + "<group>" * 200 + "</group>" * 200 + "</map>", "deep"),
        ('<?xml version="1.0" encoding="klingon"?><map/>', "XML"),
    ],
)
def test_files_that_are_not_maps(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "bad.tmx"
    path.write_text(text)
    found = errors(path)
    assert len(found) == 1 and words in str(found[0]) and str(path) in str(found[0])


@pytest.mark.parametrize(
    "kind",
    [
        '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">',
        '<!DOCTYPE map PUBLIC "-//x//y" "file:///etc/passwd">',
        "<!DOCTYPE map []>",
        "<!DOCTYPE map [<!ELEMENT map ANY>]>",
    ],
)
def test_a_document_type_is_passed_over(tmp_path: Path, kind: str) -> None:
    """Older examples of Tiled have one; nothing that it names is opened."""
    path = b.plain(tmp_path)
    plain = read_map(path).board
    path.write_text(path.read_text().replace("<map", kind + "<map", 1))
    found = read_map(path)
    assert found.board == plain and found.problems == ()


@pytest.mark.parametrize(
    "kind",
    [
        '<!DOCTYPE map [<!ENTITY a "aaaa">]>',
        '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE map [<!ENTITY % a SYSTEM "file:///etc/passwd"> %a;]>',
        '<!DOCTYPE map SYSTEM "x.dtd">',
    ],
)
def test_entities_are_refused(tmp_path: Path, kind: str) -> None:
    path = b.plain(tmp_path)
    (tmp_path / "x.dtd").write_text('<!ENTITY a "aaaa">')
    path.write_text(path.read_text().replace("<map", kind + "<map", 1).replace("</map>", "&a;</map>"))
    assert ["DOCTYPE" in str(problem) for problem in errors(path)] == [True]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('<objectgroup><object type="StartAera"/></objectgroup>', 'unknown class "StartAera" of an object'),
        ('<objectgroup><object type="ArenaTile"/></objectgroup>', '"ArenaTile" means nothing on an object'),
        ('<layer name="l" class="ArenaTile"/>', '"ArenaTile" means nothing on a layer'),
    ],
)
def test_words_before_vowels(tmp_path: Path, body: str, words: str) -> None:
    texts = [str(problem) for problem in read_map(b.write(tmp_path, b.layers() + body)).problems]
    assert any(words in text for text in texts), texts


def test_entities_hidden_by_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "bomb.tmx"
    path.write_bytes('<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE m [<!ENTITY a "b">]><map/>'.encode("utf-16"))
    assert "DOCTYPE" in str(errors(path)[0])


def test_other_things_than_files(tmp_path: Path) -> None:
    assert "no such file" in str(errors(tmp_path / "none.tmx")[0])
    assert "folder" in str(errors(tmp_path)[0])
    junk = tmp_path / "junk.tmx"
    junk.write_bytes(bytes(range(256)) * 9)
    assert len(errors(junk)) == 1
    for name in ("a.tmj", "a.json"):
        (tmp_path / name).write_text("{}")
        assert "Save As" in str(errors(tmp_path / name)[0])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ('<data encoding="csv">1,two,3</data>', "csv_number"),
        ('<data encoding="base64" compression="zlib">eJw=</data>', "layer_packed"),
        ('<data encoding="base64" compression="zlib">????</data>', "layer_packed"),
        ('<data encoding="base64" compression="zstd">AAAA</data>', "layer_packed"),
        ('<data encoding="base64" compression="lzma">AAAA</data>', "compression"),
        ('<data encoding="morse">..--</data>', "encoding"),
        ('<data encoding="csv"><chunk x="0" y="0" width="100000" height="100000">1</chunk></data>', "layer_size"),
    ],
)
def test_layers_that_cannot_be_read(tmp_path: Path, data: str, code: str) -> None:
    found = errors(b.write(tmp_path, b.layers() + b.layer("Bad", data)))
    assert [(problem.code, problem.layer) for problem in found] == [(code, "Bad")]


def test_a_packed_bomb_is_not_unpacked(tmp_path: Path) -> None:
    bomb = b.packed([0] * 4_000_000, "zlib")
    found = read_map(b.write(tmp_path, b.layers() + b.layer("Bomb", bomb)))
    assert [problem.code for problem in found.problems] == ["layer_long"]


def test_a_missing_template(tmp_path: Path) -> None:
    body = b.layers() + '<objectgroup name="o"><object id="3" template="lost.tx" x="1" y="1"/></objectgroup>'
    problem = errors(b.write(tmp_path, body))[0]
    assert problem.code == "template" and problem.item == "object 3"


def test_numbers_that_are_none(tmp_path: Path) -> None:
    body = b.layers() + b.layer("Odd", b.csv([0] * 80), 'opacity="nan" offsetx="left" tintcolor="#12"')
    found = read_map(b.write(tmp_path, body))
    assert found.board is not None
    assert [problem.code for problem in found.problems] == ["number", "number", "colour"]


def test_the_check_names_everything_and_ends_with_a_line_a_file(tmp_path: Path) -> None:
    good = b.plain(tmp_path)
    lines, ended = check_files([good])
    assert ended == 0 and lines[-1] == f'{good}: good: board "Plain", 10x8 squares.'
    assert all(line.startswith(f"{good}: hint: ") for line in lines[:-1])
    bad = b.write(tmp_path, b.layer("Ground", b.csv([99] * 80)), name="bad.tmx")
    lines, ended = check_files([bad, good, tmp_path / "none.tmx"])
    assert ended == 1
    assert f'{bad}: layer "Ground", square 0,0: error: tile number 99' in lines[0]
    assert [line for line in lines if ": cannot be used: " in line or ": good: " in line] == [
        f"{bad}: cannot be used: 1 error.",
        f'{good}: good: board "Plain", 10x8 squares.',
        f"{tmp_path / 'none.tmx'}: cannot be used: 1 error.",
    ]


VALUES = (
    "",
    "-1",
    "0",
    "1e999",
    "nan",
    "99999999999999999999",
    "x",
    "4294967295",
    "0.5",
    "../x",
    "é",
    "hexagonal",
    "csv",
)


@pytest.mark.parametrize("seed", range(4))
def test_spoilt_maps_never_surprise_the_reader(tmp_path: Path, seed: int) -> None:
    """Attributes exchanged for nonsense, bytes lost and doubled: every problem is one that was thought of."""
    chance = random.Random(seed)
    (tmp_path / "area.tx").write_text('<template><object type="StartArea" width="32" height="128"/></template>')
    b.png(tmp_path / "over.png")
    body = (
        b.layers()
        + '<group name="g" opacity="0.5" offsetx="1" tintcolor="#ff0000">'
        + b.layer("Packed", b.packed(b.ground(), "zlib"))
        + '</group><imagelayer name="i"><image source="over.png" width="40" height="30"/></imagelayer>'
        + '<objectgroup name="o"><object id="1" gid="7" x="30" y="90" width="16" height="16" rotation="90"/>'
        + '<object id="2" type="StartArea" x="1" y="2"><polygon points="0,0 5,5 9,9"/></object>'
        + '<object id="3" template="area.tx" x="1" y="1"/></objectgroup>'
    )
    path = b.write(tmp_path, body, 'infinite="0"')
    whole = path.read_text()
    places = [match.span(1) for match in re.finditer(r'="([^"]*)"', whole)]
    for _ in range(120):
        text = whole
        if chance.random() < 0.6:
            begin, end = chance.choice(places)
            text = text[:begin] + chance.choice(VALUES) + text[end:]
        else:
            at = chance.randrange(len(text))
            text = (
                text[:at] + text[at + chance.randint(0, 3)] * chance.randint(0, 2) + text[at + chance.randint(0, 3) :]
            )
        path.write_text(text)
        assert [problem.text for problem in read_map(path).problems if "it cannot be read" in problem.text] == []


def test_a_pipe_is_not_a_map(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.tmx"
    os.mkfifo(pipe)
    assert "not an ordinary file" in str(errors(pipe)[0])


def test_reading_a_map_says_nothing_and_opens_no_window(tmp_path: Path) -> None:
    path = b.plain(tmp_path)
    code = (
        "import sys, game.app.maps.reading as m; assert 'pygame' not in sys.modules; "
        f"assert m.read_map({str(path)!r}).board"
    )
    quiet = {key: value for key, value in os.environ.items() if key != "PYGAME_HIDE_SUPPORT_PROMPT"}
    ran = subprocess.run([sys.executable, "-c", code], env=quiet, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
