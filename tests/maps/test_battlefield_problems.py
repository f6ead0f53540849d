"""What is wrong with a battlefield's map is said with the layer, the space as Tiled counts it, and what to do."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from game.app.maps.check import check_files
from game.app.maps.reading import read_map
from game.tiled.problems import Problem
from tests.maps import builders as b
from tests.maps import hex_builders as h
from tests.maps.test_problems import VALUES

GROUND = h.level(1, h.whole(h.GRASS))


def problem(path: Path, code: str) -> Problem:
    """Return the one problem of that code; it is an error if and only if there is nothing to play on."""
    found = read_map(path)
    assert (found.board is None) == bool(found.errors)
    hits = [each for each in found.problems if each.code == code]
    assert len(hits) == 1, [str(each) for each in found.problems]
    return hits[0]


def without(*cells: h.Cell) -> dict[h.Cell, int]:
    return {cell: h.GRASS for cell in h.whole(0) if cell not in cells}


def test_a_battlefield_is_hexagonal_and_a_skirmish_board_is_not(tmp_path: Path) -> None:
    square = b.write(tmp_path, h.flat(), 'class="ArenaBattlefield" orientation="orthogonal"', tiles=h.TILES)
    assert "a hexagonal map is expected, not an orthogonal one" in problem(square, "orientation").text
    hexagonal = b.write(tmp_path, b.layers(), 'orientation="hexagonal" hexsidelength="8"')
    assert "an orthogonal map is expected, not a hexagonal one" in problem(hexagonal, "orientation").text


@pytest.mark.parametrize(("mode", "words"), [("", '"duel", "skirmish" or "melee"'), ("none", '"duel"')])
def test_a_map_without_a_mode(mode: str, words: str, tmp_path: Path) -> None:
    assert words in problem(h.write(tmp_path, h.flat(), mode), "mode").text


def test_a_mode_that_is_none_gets_the_nearest_word(tmp_path: Path) -> None:
    assert 'did you mean "melee"?' in problem(h.write(tmp_path, h.flat(), "mele"), "value_unknown").text


@pytest.mark.parametrize("side", [-4, 0, 28, 400])
def test_a_side_that_no_hex_has(side: int, tmp_path: Path) -> None:
    path = h.write(tmp_path, h.flat())
    path.write_text(path.read_text().replace('hexsidelength="14"', f'hexsidelength="{side}"'))
    assert "1 to 27 are expected" in problem(path, "hex_side").text


def test_no_spaces_and_ground_without_a_level(tmp_path: Path) -> None:
    path = h.write(tmp_path, h.layer("Floor", h.whole(h.GRASS)) + h.starts())
    found = problem(path, "ground_no_level")
    assert (found.layer, found.cell) == ("Floor", (0, 0)) and "ArenaLevel" in found.text
    assert problem(path, "no_spaces").severity == "error"


def test_a_hole(tmp_path: Path) -> None:
    found = problem(h.write(tmp_path, h.level(1, without((4, 3), (5, 3))) + h.starts()), "hole")
    assert (found.severity, found.cell) == ("warning", (4, 3)) and "2 places" in found.text
    assert "space 4,3" in str(found)
    bay = {cell for cell in h.whole(0) if cell[0] > 6 and cell[1] in (3, 4)}
    assert "hole" not in [
        each.code for each in read_map(h.write(tmp_path, h.level(1, without(*bay)) + h.starts())).problems
    ]


def test_floating_tiles(tmp_path: Path) -> None:
    hill = {(4, 3): h.ROCK, (5, 3): h.ROCK}
    body = GROUND + h.level(2, {(4, 3): h.ROCK}) + h.level(3, hill) + h.starts()
    found = problem(h.write(tmp_path, body), "floating")
    assert (found.severity, found.layer, found.cell) == ("warning", "Level 3", (5, 3))
    assert "on level 2" in found.text


def test_levels_in_the_wrong_order(tmp_path: Path) -> None:
    body = h.level(2, {(4, 3): h.ROCK}) + GROUND + h.starts()
    assert problem(h.write(tmp_path, body), "level_order").layer == "Level 1"


@pytest.mark.parametrize("said", ["0", "31", "high", "-1", "2.5"])
def test_levels_are_whole_numbers(said: str, tmp_path: Path) -> None:
    body = GROUND + h.level(said, {(4, 3): h.ROCK}, "Hill").replace('type="int" value', "value", 2) + h.starts()
    found = problem(h.write(tmp_path, body), "value_unknown")
    assert found.layer == "Hill" and "from 1 to 30" in found.text


def test_a_cliff_that_nobody_climbs(tmp_path: Path) -> None:
    hills = "".join(h.level(level, {(4, 3): h.ROCK}) for level in range(2, 6))
    found = problem(h.write(tmp_path, GROUND + hills + h.starts()), "unreachable")
    assert (found.severity, found.cell) == ("warning", (4, 3)) and "height 4" in found.text
    lower = "".join(h.level(level, {(4, 3): h.ROCK}) for level in range(2, 5))
    codes = [each.code for each in read_map(h.write(tmp_path, GROUND + lower + h.starts())).problems]
    assert "unreachable" not in codes


def test_zones_that_cannot_get_at_one_another(tmp_path: Path) -> None:
    body = h.level(1, without(*((x, 4) for x in range(h.WIDE)))) + h.starts()
    assert problem(h.write(tmp_path, body), "apart").cell == (0, 7)


def test_walls_bar_the_way(tmp_path: Path) -> None:
    """A row of walls from one side of the board to the other, drawn as one line."""
    points = []
    for x in range(h.WIDE):
        left, top = 32.0 * x, 3 * 21.0
        points += [(left, top + 21.0), (left + 16, top + 28.0)]
    hexes = h.hexes()
    x, y = hexes.middle((0, 3))
    assert (x, y) == (32.0, 3 * 21.0 + 14.0)
    # Row 3 is moved by half a hex: its lower corners lie 16 pixels further right than those of an even row.
    shifted = [(px + 16, py) for px, py in points]
    path = h.write(tmp_path, h.flat() + h.objects(h.line(1, shifted)))
    assert problem(path, "apart").severity == "error"


@pytest.mark.parametrize("tile", [h.ONE, h.POWER, h.SCORING, h.PILLAR])
def test_marks_on_no_space(tile: int, tmp_path: Path) -> None:
    body = h.level(1, without((9, 4))) + h.starts() + h.layer("Marks", {(9, 4): tile})
    found = problem(h.write(tmp_path, body), "mark_no_space")
    assert (found.severity, found.layer, found.cell) == ("error", "Marks", (9, 4))


def test_a_glyph_drawn_on_no_space(tmp_path: Path) -> None:
    x, y = h.hexes().middle((9, 4))
    glyph = f'<object id="4" name="lost" class="GlyphPlace" x="{x}" y="{y}">{h.words(glyph="move")}<point/></object>'
    found = problem(h.write(tmp_path, h.level(1, without((9, 4))) + h.starts() + h.objects(glyph)), "mark_no_space")
    assert (found.layer, found.cell, found.item) == ("Things", (9, 4), 'object 4 "lost"')
    away = glyph.replace(f'x="{x}"', 'x="-40"')
    assert problem(h.write(tmp_path, h.flat() + h.objects(away)), "mark_no_space").severity == "error"


def test_a_wall_in_the_middle_of_a_space(tmp_path: Path) -> None:
    x, y = h.hexes().middle((4, 3))
    found = problem(h.write(tmp_path, h.flat() + h.objects(h.line(7, [(x - 9, y), (x + 9, y)]))), "wall_off_edge")
    assert (found.layer, found.cell, found.item) == ("Things", (4, 3), "object 7")
    assert "on the middle of an edge" in found.text


@pytest.mark.parametrize(("down", "near"), [(-6, True), (-5, True), (-4, False), (4, False), (5, True), (6, True)])
def test_a_wall_near_two_edges_is_reported_for_both(down: int, near: bool, tmp_path: Path) -> None:
    """At a corner of a space the middles of two edges are as near as one another."""
    x, y = h.hexes().middle((4, 3))
    path = h.write(tmp_path, h.flat() + h.objects(h.line(7, [(x + 16, y + down - 1), (x + 16, y + down + 1)])))
    texts = [each.text for each in read_map(path).errors]
    assert len(texts) == near
    if near:
        other = "5,2" if down < 0 else "5,4"
        assert "about as near to the edge towards space 5,3 as to that towards space " + other in texts[0]


def test_a_wall_near_all_edges_is_reported_for_none(tmp_path: Path) -> None:
    x, y = h.hexes().middle((4, 3))
    path = h.write(tmp_path, h.flat() + h.objects(h.line(7, [(x - 9, y), (x + 9, y)])))
    assert "as near" not in problem(path, "wall_off_edge").text


def test_what_is_unfair_names_where_it_differs(tmp_path: Path) -> None:
    body = GROUND + h.level(2, {(2, 2): h.ROCK}) + h.starts()
    found = problem(h.write(tmp_path, body), "unfair")
    assert found.cell is not None and "the nearest is a" in found.text and "(space " in found.text


def test_a_wall_at_the_border(tmp_path: Path) -> None:
    x, y = h.hexes().middle((0, 4))
    found = problem(
        h.write(tmp_path, h.flat() + h.objects(h.line(7, [(x - 16, y - 7), (x - 16, y + 7)]))), "wall_no_space"
    )
    assert found.cell == (0, 4) and found.severity == "error"


def test_a_wall_of_no_height_and_of_a_wrong_shape(tmp_path: Path) -> None:
    x, y = h.hexes().middle((4, 3))
    edge = [(x + 16, y - 7), (x + 16, y + 7)]
    assert problem(h.write(tmp_path, h.flat() + h.objects(h.line(7, edge, "0"))), "wall_height").item == "object 7"
    box = '<object id="8" class="RuinWall" x="10" y="10" width="20" height="4"/>'
    assert "a line or a tile" in problem(h.write(tmp_path, h.flat() + h.objects(box)), "wall_shape").text


def test_start_zones_have_a_number_and_cover_spaces(tmp_path: Path) -> None:
    bare = '<object id="3" class="StartZone" x="0" y="0" width="50" height="50"/>'
    assert '"1", "2" or "any" is expected' in problem(h.write(tmp_path, h.flat() + h.objects(bare)), "zone").text
    off = f'<object id="3" class="StartZone" x="-90" y="0" width="50" height="50">{h.words(zone="1")}</object>'
    assert problem(h.write(tmp_path, h.flat() + h.objects(off)), "zone_empty").severity == "warning"
    point = f'<object id="3" class="StartZone" x="90" y="90">{h.words(zone="1")}<point/></object>'
    assert problem(h.write(tmp_path, h.flat() + h.objects(point)), "zone_shape").item == "object 3"


def test_zones_that_the_mode_does_not_have(tmp_path: Path) -> None:
    found = problem(h.write(tmp_path, h.flat() + h.layer("More", {(4, 3): h.ANY})), "zone_mode")
    assert 'a duel has the start zones "1" and "2"' in found.text
    numbered = h.write(tmp_path, h.flat(), "melee")
    assert {each.code for each in read_map(numbered).errors} == {"zone_mode"}


def test_start_zones_too_small(tmp_path: Path) -> None:
    body = GROUND + h.layer("Starts", {(4, 0): h.ONE, (5, 7): h.TWO, (6, 7): h.TWO})
    found = problem(h.write(tmp_path, body, "skirmish"), "start_small")
    assert "room for 1 of the 2 Planeswalkers" in found.text and found.cell == (4, 0)
    close = {(x, y): h.ANY for x in range(4) for y in (3, 4)} | {(9, 7): h.SCORING}
    melee = problem(h.write(tmp_path, GROUND + h.layer("Starts", close), "melee"), "start_small")
    assert "more than 2 steps apart" in melee.text
    assert "room for 0" in problem(h.write(tmp_path, GROUND + h.layer("S", {(4, 0): h.ONE})), "start_small").text


def test_what_is_unfair_is_a_warning(tmp_path: Path) -> None:
    body = GROUND + h.level(2, {(2, 2): h.ROCK}) + h.starts()
    assert problem(h.write(tmp_path, body), "unfair").severity == "warning"


def test_the_check_says_what_is_good(tmp_path: Path) -> None:
    good = h.write(tmp_path, h.flat())
    lines, ended = check_files([good])
    assert ended == 0 and lines == (f'{good}: good: battlefield "Odd" for a duel, 80 spaces.',)
    unfair = h.write(tmp_path, GROUND + h.level(2, {(2, 2): h.ROCK}) + h.starts(), more='backgroundcolor="#101010"')
    lines, ended = check_files([unfair])
    assert ended == 0 and len(lines) == 2 and lines[1].endswith("80 spaces; 1 warning.")
    wrong = h.write(tmp_path, GROUND)
    lines, ended = check_files([wrong])
    assert ended == 1 and lines[-1].endswith("cannot be used: 2 errors.")


@pytest.mark.parametrize("seed", range(3))
def test_spoilt_battlefields_never_surprise_the_reader(seed: int, tmp_path: Path) -> None:
    """Values exchanged for nonsense, bytes lost: every problem is one that was thought of."""
    chance = random.Random(seed)
    x, y = h.hexes().middle((4, 3))
    items = h.objects(
        f'<object id="4" class="GlyphPlace" x="{x}" y="{y}">{h.words(glyph="move")}<point/></object>',
        f'<object id="5" class="StartZone" x="9" y="9" width="50" height="50">{h.words(zone="1")}</object>',
        f'<object id="6" gid="{h.WALL}" x="{x + 16}" y="{y}" width="32" height="32" rotation="15"/>',
        h.line(7, [(x - 16, y - 7), (x - 16, y + 7)]),
    )
    body = GROUND + h.level(2, {(4, 3): h.ROCK}) + h.starts() + h.layer("Marks", {(5, 4): h.PILLAR}) + items
    path = h.write(tmp_path, body, more='infinite="0"')
    whole = path.read_text()
    places = [match.span(1) for match in re.finditer(r'="([^"]*)"', whole)]
    for _ in range(80):
        begin, end = chance.choice(places) if chance.random() < 0.7 else (chance.randrange(len(whole)),) * 2
        path.write_text(whole[:begin] + chance.choice(VALUES) + whole[end:])
        assert [problem.text for problem in read_map(path).problems if "it cannot be read" in problem.text] == []
