"""Battlefields in every form that Tiled can draw: staggers, levels, water, ruins, zones and glyphs."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from game.app.maps.reading import MapFile, read_map
from game.geometry.hexes import Stagger, edge_of, from_axial, steps_apart, to_axial
from game.rules.arena.state.board import Board
from tests.maps import builders as b
from tests.maps import hex_builders as h

STAGGERS = tuple(product("xy", ("odd", "even")))


def board(path: Path) -> Board:
    found = read_map(path)
    assert found.board is not None, [str(problem) for problem in found.problems]
    return found.board


def codes(found: MapFile) -> list[str]:
    return [problem.code for problem in found.problems]


def test_a_flat_duel(tmp_path: Path) -> None:
    found = read_map(h.write(tmp_path, h.flat()))
    assert codes(found) == []
    field = board(found.path)
    assert field.mode == "duel" and len(field.terrain.columns) == h.WIDE * h.HIGH
    assert {column.level for column in field.terrain.columns} == {1}
    assert [len(zone) for zone in field.starts] == [h.WIDE, h.WIDE]
    assert {from_axial(field.stagger, place)[1] for place in field.starts[1]} == {h.HIGH - 1}
    assert set(found.look.grounds.values()) == {"grass"} and set(found.look.grounds) == set(field.terrain.by_place)


@pytest.mark.parametrize(("axis", "index"), STAGGERS)
def test_every_stagger_keeps_neighbours(axis: str, index: str, tmp_path: Path) -> None:
    """Hexes that touch in the picture are neighbours on the board, and no others."""
    body = h.level(1, h.whole(h.SAND)) + h.level(2, {(4, 3): h.ROCK}) + h.starts()
    path = h.write(tmp_path, body, axis=axis, index=index)
    field, hexes = board(path), h.hexes(axis, index)
    assert field.stagger == Stagger(axis, index)  # type: ignore[arg-type]
    cells = list(h.whole(0))
    for one in cells[::7]:
        for other in cells:
            touching = 0 < hexes.apart(hexes.middle(one), hexes.middle(other)) < 1.1
            apart = steps_apart(to_axial(field.stagger, *one), to_axial(field.stagger, *other))
            assert touching == (apart == 1)
    assert field.terrain.top(to_axial(field.stagger, 4, 3)) == 2


@pytest.mark.parametrize(("axis", "index"), STAGGERS)
def test_walls_are_lines_along_or_across_edges(axis: str, index: str, tmp_path: Path) -> None:
    hexes = h.hexes(axis, index)
    one = (4, 3)
    lines = []
    expected = {}
    for number, other in enumerate(hexes.around(one), 1):
        (ax, ay), (bx, by) = hexes.middle(one), hexes.middle(other)
        across = [(ax, ay), (bx, by)]
        # A quarter turn about the middle, and a slip of the hand.
        middle = ((ax + bx) / 2, (ay + by) / 2)
        along = [(middle[0] - (by - ay) / 3 + 2, middle[1] + (bx - ax) / 3 - 1)]
        along += [(2 * middle[0] - along[0][0] + 2, 2 * middle[1] - along[0][1] - 1)]
        lines.append(h.line(number, along if number % 2 else across, str(number)))
        stagger = hexes.stagger
        expected[edge_of(to_axial(stagger, *one), to_axial(stagger, *other))] = number
    path = h.write(tmp_path, h.flat() + h.objects(*lines), axis=axis, index=index)
    assert {wall.edge: wall.height for wall in board(path).terrain.walls} == expected


def test_a_line_of_several_stretches_and_a_tile_are_walls(tmp_path: Path) -> None:
    hexes = h.hexes()
    x, y = hexes.middle((4, 3))
    corners = [(x + 16, y - 7), (x + 16, y + 7), (x, y + 14), (x - 16, y + 7)]
    far_x, far_y = hexes.middle((7, 3))
    tile = f'<object id="9" gid="{h.WALL}" x="{far_x + 16}" y="{far_y}" width="32" height="32"/>'
    field = board(h.write(tmp_path, h.flat() + h.objects(h.line(1, corners, "5"), tile)))
    at = field.stagger
    walls = {wall.edge: wall.height for wall in field.terrain.walls}
    around = [(5, 3), (5, 4), (4, 4)]
    assert walls == {
        **{edge_of(to_axial(at, 4, 3), to_axial(at, *other)): 5 for other in around},
        edge_of(to_axial(at, 7, 3), to_axial(at, 8, 3)): 3,
    }


def test_the_topmost_level_counts_and_water_lies_lower(tmp_path: Path) -> None:
    low, high = {(4, 3): h.WATER, (5, 3): h.SAND}, {(5, 3): h.WATER}
    body = h.level(1, h.whole(h.GRASS)) + h.level(2, low) + h.level(3, high) + h.starts()
    found = read_map(h.write(tmp_path, body))
    terrain = board(found.path).terrain
    at = Stagger()
    assert [terrain.top(to_axial(at, x, 3)) for x in (3, 4, 5)] == [1, 1, 2]
    assert [terrain.by_place[to_axial(at, x, 3)].ground for x in (3, 4, 5)] == ["", "water", "water"]
    assert found.look.grounds[to_axial(at, 5, 3)] == "water" and found.look.grounds[to_axial(at, 3, 3)] == "grass"


def test_levels_may_be_words_and_lie_in_groups(tmp_path: Path) -> None:
    inner = '<properties><property name="level" value="2"/></properties>'
    second = h.layer("Hill", {(4, 3): h.ROCK}, "", inner)
    body = h.level(1, h.whole(h.GRASS)) + f'<group name="Up" offsety="-12">{second}</group>' + h.starts()
    assert board(h.write(tmp_path, body)).terrain.top(to_axial(Stagger(), 4, 3)) == 2


def test_zones_scoring_and_glyphs_may_be_drawn(tmp_path: Path) -> None:
    """Objects count in the grid of their own layer, wherever that is moved to."""
    hexes = h.hexes()
    (x, y), (far_x, far_y) = hexes.middle((4, 3)), hexes.middle((6, 5))
    items = h.objects(
        f'<object id="1" class="StartZone" x="0" y="0" width="336" height="28">{h.words(zone="any")}</object>',
        f'<object id="2" class="StartZone" x="0" y="147" width="336" height="28">{h.words(zone="any")}</object>',
        f'<object id="3" class="ScoringZone" x="{x - 30}" y="{y - 20}" width="60" height="40"><ellipse/></object>',
        f'<object id="4" class="GlyphPlace" x="{x}" y="{y}">{h.words(glyph="move")}<point/></object>',
        f'<object id="5" class="GlyphPlace" x="{far_x - 5}" y="{far_y - 5}" width="10" height="10">'
        f"{h.words(glyph='random')}</object>",
    )
    body = h.level(1, h.whole(h.GRASS)) + items.replace("<objectgroup ", '<objectgroup offsety="-60" ')
    field = board(h.write(tmp_path, body, mode="melee"))
    at = field.stagger
    assert {from_axial(at, place)[1] for place in field.starts[0]} == {0, h.HIGH - 1}
    assert [from_axial(at, place) for place in field.scoring] == [(4, 3)]
    assert {(from_axial(at, glyph.at), glyph.kind) for glyph in field.glyphs} == {((4, 3), "move"), ((6, 5), "random")}


def test_painted_marks(tmp_path: Path) -> None:
    marks = {(4, 3): h.POWER, (5, 4): h.RANDOM, (6, 4): h.PILLAR, (7, 4): h.SCORING}
    body = h.flat() + h.layer("Marks", marks)
    found = read_map(h.write(tmp_path, body))
    field = board(found.path)
    at = field.stagger
    assert {(from_axial(at, glyph.at), glyph.kind) for glyph in field.glyphs} == {((4, 3), "power"), ((5, 4), "random")}
    assert field.terrain.by_place[to_axial(at, 6, 4)].pillar == 6
    assert [from_axial(at, place) for place in field.scoring] == [(7, 4)]
    assert set(codes(found)) == {"scoring_mode", "unfair"}


@pytest.mark.parametrize("index", ["odd", "even"])
def test_infinite_maps_keep_their_stagger(index: str, tmp_path: Path) -> None:
    """What is painted is cut out; rows stay moved, and walls and zones come with them."""
    rows = "\n".join(",".join(["2"] * 8) + "," for _ in range(6)).rstrip(",")
    chunk = f'<data encoding="csv"><chunk x="-3" y="-5" width="8" height="6">{rows}</chunk></data>'
    inner = '<properties><property name="level" type="int" value="1"/></properties>'
    hexes = h.hexes("y", index)
    (ax, ay), (bx, by) = hexes.middle((0, -2)), hexes.middle((1, -2))
    zones = [
        f'<object id="{number}" class="StartZone" x="-100" y="{top}" width="300" height="12">'
        f"{h.words(zone=str(number))}</object>"
        for number, top in ((1, -5 * 21 + 8), (2, 8))
    ]
    body = b.layer("Ground", chunk, 'class="ArenaLevel"', inner)
    body += h.objects(*zones, h.line(3, [(ax, ay), (bx, by)]))
    found = read_map(h.write(tmp_path, body, index=index, more='infinite="1"'))
    field = board(found.path)
    # The window begins at an even place: 4 columns and 6 rows left of and above what Tiled calls 0,0.
    at = field.stagger
    assert {from_axial(at, place) for place in field.terrain.by_place} == {
        (x, y) for x in range(1, 9) for y in range(1, 7)
    }
    assert [wall.edge for wall in field.terrain.walls] == [edge_of(to_axial(at, 4, 4), to_axial(at, 5, 4))]
    assert [{from_axial(at, place)[1] for place in zone} for zone in field.starts] == [{1}, {6}]
