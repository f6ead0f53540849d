"""Boards: their flaws, what is fair, and building them of tiles."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.app.files import folders
from game.app.maps.reading import read_map
from game.geometry.squares import SquareGrid
from game.rules.skirmish.state.board import Board, BoardTile, flaws, is_fair, tile_flaws
from game.rules.skirmish.state.board_building import SIDES, PlacedTile, assemble, is_open, joins, legal_places, turned

OPEN = tuple("." * 10 for _ in range(10))
LEFT = tuple((x, y) for y in range(10) for x in (0, 1))
RIGHT = tuple((x, y) for y in range(10) for x in (8, 9))
TILES = folders.program_folder() / "maps" / "skirmish" / "tiles"


def board(rows: tuple[str, ...] = OPEN, first: object = LEFT, second: object = RIGHT) -> Board:
    return Board("Test", SquareGrid(rows), (first, second))  # type: ignore[arg-type]


def codes(of: Board) -> list[tuple[str, str]]:
    return [(flaw.severity, flaw.code) for flaw in flaws(of)]


def tile(*rows: str, starts: tuple[tuple[int, int], ...] = (), name: str = "t") -> BoardTile:
    return BoardTile(name, SquareGrid(rows), starts)


def test_a_good_board_has_no_flaws() -> None:
    assert codes(board()) == []


def test_every_flaw_of_a_board() -> None:
    assert ("error", "size") in codes(board(("." * 65,) * 8, LEFT[:16], RIGHT[:16]))
    assert ("error", "size") in codes(board(("." * 7,) * 10, LEFT, LEFT))
    assert codes(board(first=LEFT[:11])) == [("error", "start_small")]
    assert codes(board(first=(*((0, y) for y in range(10)), (2, 0), (4, 0)))) == [("error", "start_narrow")]
    assert codes(board(first=(*LEFT, RIGHT[0]))) == [("error", "overlap")]
    assert codes(board(("#" + "." * 9, *OPEN[1:]))) == [("error", "start_in_wall")]
    assert codes(board(first=(*LEFT, (0, 10)))) == [("error", "start_off_board")]
    assert codes(board(("....#.....",) * 10)) == [("error", "apart")]
    assert codes(board(("....#.....",) * 9 + ("..........",))) == [("warning", "narrow")]
    assert codes(Board("Test", SquareGrid(OPEN), (LEFT,))) == [("error", "starts")]


def test_a_diagonal_between_walls_is_not_a_way() -> None:
    rows = ("....#.....",) * 5 + (".....#....",) * 5
    assert codes(board(rows)) == [("error", "apart")]


def test_what_is_fair() -> None:
    assert is_fair(board())
    half_turn = ("#.........", *OPEN[1:9], ".........#")
    assert is_fair(board(half_turn, LEFT[2:], RIGHT[:18]))
    mirrored = ("...#..#...", *OPEN[1:])
    assert is_fair(board(mirrored))
    assert not is_fair(board(("....#.....", ".....^....", *OPEN[2:]), LEFT, RIGHT[:18]))
    assert not is_fair(board(OPEN, LEFT, tuple((x, y) for y in range(10) for x in (7, 8))[:18]))


CROSS = ("##....##", "##....##", "........", "........", "........", "........", "##....##", "##....##")
PASSAGE = ("########", "########", "........", "........", "........", "........", "########", "########")
GATE = ("########", "########", "#.......", "#.......", "#.......", "#.......", "########", "########")
AREA = tuple((x, y) for y in range(2, 6) for x in range(1, 5))


def test_quarter_turns() -> None:
    gate = tile(*GATE, starts=AREA)
    assert turned(gate, 4) == gate and turned(gate, 0) == gate
    down = turned(gate, 1)
    assert down.grid.rows[7] == "##....##" and down.grid.rows[0] == "########"
    assert down.starts == tuple((x, y) for y in range(1, 5) for x in range(2, 6))
    assert [joins(turned(gate, turns), side, tile(*CROSS)) for turns in range(4) for side in range(4)] == [
        side == (1 + turns) % 4 for turns in range(4) for side in range(4)
    ]


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        (("........",) * 7, "size"),
        (("########",) * 3 + ("#......#",) * 2 + ("########",) * 3, "closed"),
        (GATE, "closed"),
        ((".#######", ".#######", *CROSS[2:]), "edge"),
        (("##....##", "##....##", "########", "........", "........", "........", "########", "########"), "apart"),
    ],
)
def test_every_flaw_of_a_tile(rows: tuple[str, ...], code: str) -> None:
    assert code in [flaw.code for flaw in tile_flaws(tile(*rows))]
    assert tile_flaws(tile(*CROSS)) == () and tile_flaws(tile(*GATE, starts=AREA)) == ()


def test_a_tile_is_laid_edge_to_edge_and_never_behind_the_start() -> None:
    gate = PlacedTile(tile(*GATE, starts=AREA), 0, 0, 0)
    places = legal_places((gate,), tile(*PASSAGE))
    assert [(place.column, place.row, place.turns) for place in places] == [(1, 0, 0)]
    second = (gate, places[0])
    assert {(place.column, place.row) for place in legal_places(second, tile(*CROSS, name="c"))} == {(2, 0)}
    third = (*second, PlacedTile(tile(*CROSS), 2, 0, 0))
    assert {(place.column, place.row) for place in legal_places(third, tile(*CROSS))} == {(2, -1), (3, 0), (2, 1)}


def test_the_last_tile_lies_on_the_far_side() -> None:
    gate = tile(*GATE, starts=AREA)
    placed = (PlacedTile(gate, 0, 0, 0), PlacedTile(tile(*CROSS), 1, 0, 0), PlacedTile(tile(*CROSS), 1, 1, 0))
    ends = legal_places(placed, tile(*GATE, starts=AREA, name="end"))
    assert {(place.column, place.row) for place in ends} == {(1, -1), (2, 0), (1, 2), (2, 1)}
    assert all(flaws(assemble((*placed, end))) == () for end in ends)


def test_gaps_are_wall() -> None:
    placed = (PlacedTile(tile(*CROSS), 0, 0, 0), PlacedTile(tile(*CROSS), 1, -1, 0))
    whole = assemble(placed).grid
    assert (whole.width, whole.height) == (16, 16)
    assert all(whole.wall((x, y)) for x in range(8) for y in range(8))


@pytest.mark.parametrize("seed", range(12))
def test_building_never_comes_to_a_dead_end(seed: int) -> None:
    """Whatever the players do, each tile has a place, and the start areas end on opposite sides, joined."""
    chance = random.Random(seed)
    everything = [read_map(path).board for path in sorted(Path(TILES).glob("*.tmx"))]
    known = [each for each in everything if each is not None]
    starts = [each for each in known if each.starts]
    chance.shuffle(starts)
    rest = chance.choices([each for each in known if not each.starts], k=6)
    placed: tuple[PlacedTile, ...] = (PlacedTile(starts[0], 0, 0, chance.randrange(4)),)
    first = turned(placed[0].tile, placed[0].turns)
    for each in [*rest, starts[1]]:
        places = legal_places(placed, each)
        assert places and places == legal_places(placed, each)
        placed = (*placed, chance.choice(places))
    built = assemble(placed)
    assert [flaw.text for flaw in flaws(built) if flaw.severity == "error"] == []
    dx, dy = next(way for side, way in enumerate(SIDES) if is_open(first, side))
    lines = [there.column * dx + there.row * dy for there in placed]
    assert lines[0] == min(lines) < lines[-1] == max(lines)
