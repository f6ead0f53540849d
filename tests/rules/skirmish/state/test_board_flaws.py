"""What is wrong with a board or a board tile, and on which squares; random boards against a second opinion."""

from __future__ import annotations

import random

import pytest

from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.state.board import Board, BoardTile, flaws, misshapen, tile_flaws

# rule: skirmish/boards

OPEN = ("." * 10,) * 10
LEFT = tuple((x, y) for y in range(10) for x in (0, 1))
RIGHT = tuple((x, y) for y in range(10) for x in (8, 9))


def board(first: tuple[Cell, ...] = LEFT, second: tuple[Cell, ...] = RIGHT, rows: tuple[str, ...] = OPEN) -> Board:
    return Board("b", SquareGrid(rows), (first, second))


def found(of: Board) -> list[tuple[str, str, tuple[Cell, ...]]]:
    return [(flaw.severity, flaw.code, flaw.cells) for flaw in flaws(of)]


def codes(of: Board) -> list[str]:
    return [flaw.code for flaw in flaws(of)]


def test_a_flaw_names_the_side_that_has_it() -> None:
    for starts, side in (((LEFT[:11], RIGHT), "side 1"), ((LEFT, RIGHT[:11]), "side 2")):
        (flaw,) = flaws(board(*starts))
        assert side in flaw.text and "11 squares" in flaw.text
    assert flaws(board(LEFT[:12], RIGHT[:12])) == ()


def test_the_smallest_and_the_largest_board() -> None:
    for width, height, good in ((8, 8, True), (64, 8, True), (8, 64, True), (7, 8, False), (8, 7, False),
                                (65, 8, False), (8, 65, False)):  # fmt: skip
        left = tuple((x, y) for y in range(6) for x in (0, 1))
        right = tuple((width - 2 + x, y) for y in range(6) for x in (0, 1))
        wrong = flaws(board(left, right, ("." * width,) * height))
        assert [flaw.code for flaw in wrong] == ([] if good else ["size"])
        assert good or wrong[0].text == f"a board of 8x8 to 64x64 squares is expected, not {width}x{height}"


def test_boards_that_the_rules_cannot_be_asked_about() -> None:
    """Neither too large a board nor start squares off it; poor boards are none of these."""
    for width, height, good in ((64, 64, True), (1, 1, True), (65, 3, False), (3, 65, False)):
        wrong = misshapen(board((), (), ("." * width,) * height))
        assert wrong == ("" if good else f"a board of at most 64x64 squares is expected, not {width}x{height}")
    low = ("." * 10,) * 9
    assert misshapen(board(((0, 8),), ((9, 0),), low)) == ""
    for off in ((10, 3), (3, 9), (-1, 3), (3, -1)):
        text = f"a start area reaches off the board, to {off[0]},{off[1]}"
        assert misshapen(board((), ((0, 0), off, (20, 20)), low)) == text == misshapen(board((off,), (), low))
        assert misshapen(BoardTile("t", SquareGrid(low), ((0, 0), off))) == text
    assert misshapen(BoardTile("t", SquareGrid(low), ((9, 8),))) == ""
    assert misshapen(BoardTile("t", SquareGrid(low)), 9) == "a board of at most 9x9 squares is expected, not 10x9"


def test_a_board_has_two_start_areas() -> None:
    for starts in ((), (LEFT,), (LEFT, RIGHT, RIGHT)):
        assert found(Board("b", SquareGrid(OPEN), starts)) == [("error", "starts", ())]
    assert codes(Board("b", SquareGrid(OPEN[:7]), (LEFT,))) == ["size", "starts"]


def test_start_squares_in_walls_off_the_board_and_in_both_areas_are_shown() -> None:
    walls = ("." * 8 + "#.", *OPEN[1:9], "." * 9 + "#")
    assert found(board(rows=walls)) == [("error", "start_in_wall", ((8, 0), (9, 9)))]
    assert found(board(second=(*RIGHT, (10, 3), (9, 10)))) == [("error", "start_off_board", ((10, 3), (9, 10)))]
    assert found(board((*LEFT, (9, 1), (8, 0)))) == [("error", "overlap", ((8, 0), (9, 1)))]
    both = found(board(second=(*RIGHT, (10, 3)), rows=walls))
    assert [code for _, code, _ in both] == ["start_off_board", "start_in_wall"]


BLOCK = ((4, 4), (5, 4), (4, 5), (5, 5))
#: Squares that do not even touch one another.
APART = tuple((x, y) for y in (0, 2, 8) for x in (0, 2, 4))


@pytest.mark.parametrize("missing", [*BLOCK, None])
def test_a_start_area_has_a_whole_block_for_a_large_creature(missing: Cell | None) -> None:
    area = tuple(cell for cell in (*BLOCK, *APART) if cell != missing)
    expected = [("error", "start_narrow", area)] if missing else []
    assert found(board(area)) == expected
    assert len(area) >= 12


def test_a_small_start_area_is_not_called_narrow_too() -> None:
    area = APART[:8]
    assert found(board(area)) == [("error", "start_small", area)]
    assert flaws(board(area))[0].text == "the start area of side 1 has 8 squares, at least 12 are expected"


def test_with_an_error_ways_are_not_asked_about() -> None:
    cut = ("....#.....",) * 10
    assert found(board(rows=cut)) == [("error", "apart", RIGHT)]
    assert codes(board(LEFT[:11], rows=cut)) == ["start_small"]
    narrow = ("....#.....",) * 9 + ("..........",)
    assert found(board(rows=narrow)) == [("warning", "narrow", ((4, 9),))]
    assert codes(board(LEFT[:11], rows=narrow)) == ["start_small"]


def test_floor_that_nobody_reaches_is_told_beside_a_narrow_way_but_not_beside_an_error() -> None:
    pocket = ("....#.#.#.", "....#.###.", *("....#.....",) * 7, "." * 10)
    right = tuple(cell for cell in RIGHT if cell[1] > 1)
    assert found(board(second=right, rows=pocket)) == [
        ("warning", "narrow", ((4, 9),)),
        ("warning", "unreachable", ((7, 0),)),
    ]
    assert codes(board(LEFT[:11], right, pocket)) == ["start_small"]


def test_a_start_square_that_walls_enclose_can_be_played_on() -> None:
    rows = (".#........", "##........", *OPEN[2:])
    area = tuple(cell for cell in LEFT if rows[cell[1]][cell[0]] == ".")
    assert (0, 0) in area and found(board(area, rows=rows)) == []
    assert found(board(area[1:], rows=rows)) == [("warning", "unreachable", ((0, 0),))]
    mirrored = tuple(row[::-1] for row in rows)
    ahead = tuple((9 - x, y) for x, y in area)
    assert found(board(second=ahead, rows=mirrored)) == []


def turned(of: Board, quarters: int) -> Board:
    for _ in range(quarters):
        rows, height = of.grid.rows, of.grid.height
        turned_rows = tuple("".join(row[x] for row in reversed(rows)) for x in range(of.grid.width))
        starts = tuple(tuple((height - 1 - y, x) for x, y in area) for area in of.starts)
        of = Board("b", SquareGrid(turned_rows), starts)
    return of


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("length", [1, 3])
@pytest.mark.parametrize("gap", [5, 6, 7, 8])
def test_the_square_where_the_shortest_way_narrows_is_shown(gap: int, length: int, quarters: int) -> None:
    rows = tuple("." * gap + ("." if y == 6 else "#") * length + "." * (14 - gap - length) for y in range(9))
    first, second = (tuple((x, y) for y in range(9) for x in columns) for columns in ((0, 1), (12, 13)))
    straight = board(first, second, rows)
    assert found(straight) == [("warning", "narrow", ((gap, 6),))]
    ((_, code, cells),) = found(turned(straight, quarters))
    marked = turned(board(((gap, 6),), second, rows), quarters)
    assert (code, cells) == ("narrow", marked.starts[0])


def test_of_two_narrow_ways_the_shorter_one_is_shown() -> None:
    rows = ("." * 16, *("......#.........",) * 9, "." * 16)
    first = tuple((x, y) for y in range(6) for x in (0, 1))
    second = tuple((x, y) for y in range(6) for x in (14, 15))
    assert found(board(first, second, rows)) == [("warning", "narrow", ((6, 0),))]
    low = [tuple((x, 10 - y) for x, y in area) for area in (first, second)]
    assert found(board(*low, rows)) == [("warning", "narrow", ((6, 10),))]


# --- a second opinion ---


def flooded(rows: tuple[str, ...], begin: list[Cell], size: int) -> set[Cell]:
    """Return where a body gets to: it steps like a king, and needs all of the rectangle free that its step sweeps."""

    def free(left: int, top: int, right: int, bottom: int) -> bool:
        inside = left >= 0 and top >= 0 and right < len(rows[0]) and bottom < len(rows)
        return inside and all(rows[y][x] != "#" for x in range(left, right + 1) for y in range(top, bottom + 1))

    seen = {(x, y) for x, y in begin if free(x, y, x + size - 1, y + size - 1)}
    waiting = list(seen)
    while waiting:
        x, y = waiting.pop()
        for i, j in ((x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
            if (i, j) not in seen and free(min(x, i), min(y, j), max(x, i) + size - 1, max(y, j) + size - 1):
                seen.add((i, j))
                waiting.append((i, j))
    return seen


def expected(of: Board) -> list[str]:
    """Return what is wrong with a board whose start areas are large enough."""
    rows, (first, second) = of.grid.rows, of.starts
    if not flooded(rows, list(first), 1) & set(second):
        return ["apart"]
    wrong = []
    if not flooded(rows, list(first), 2) & set(second):
        wrong.append("narrow")
    floor = {(x, y) for y, row in enumerate(rows) for x, ground in enumerate(row) if ground != "#"}
    if floor - flooded(rows, [*first, *second], 1):
        wrong.append("unreachable")
    return wrong


def test_random_boards_have_the_flaws_that_the_second_opinion_finds() -> None:
    dice = random.Random(5)
    seen = set()
    for number in range(100):
        width, height = dice.randint(8, 14), dice.randint(8, 14)
        ground = "#" * (2 + number % 4) + "." * 9 + "^"
        rows = [[dice.choice(ground) for _ in range(width)] for _ in range(height)]
        areas = [[(x + i, y + j) for j in range(4) for i in range(3)] for x, y in ((0, 1), (width - 3, height - 5))]
        for x, y in (*areas[0], *areas[1]):
            rows[y][x] = "."
        made = board(tuple(areas[0]), tuple(areas[1]), tuple("".join(row) for row in rows))
        assert codes(made) == expected(made), made.grid.rows
        seen.update(codes(made))
        if "unreachable" in codes(made):
            floor = {cell for cell in made.grid.cells() if not made.grid.wall(cell)}
            lost = floor - flooded(made.grid.rows, [*areas[0], *areas[1]], 1)
            assert set(flaws(made)[-1].cells) == lost
    assert seen == {"apart", "narrow", "unreachable"}


# rule: skirmish/board_building

HALL = ("###..###", *("#......#",) * 2, *("........",) * 2, *("#......#",) * 2, "###..###")
MIDDLE = tuple((x, y) for y in range(2, 6) for x in range(2, 6))


def tile(*rows: str, starts: tuple[Cell, ...] = ()) -> BoardTile:
    return BoardTile("t", SquareGrid(rows), starts)


def test_a_tiles_edge_must_be_open_in_its_middle_squares_and_says_where() -> None:
    wrong = tile_flaws(tile("#..#####", *("#......#",) * 6, "###..###"))
    assert [(flaw.code, flaw.cells) for flaw in wrong] == [("edge", ((3, 0), (4, 0)))] and "upper" in wrong[0].text
    assert tile_flaws(tile("###..###", *("#......#",) * 6, "###..###")) == ()


@pytest.mark.parametrize(("name", "quarters"), [("upper", 0), ("right", 1), ("lower", 2), ("left", 3)])
@pytest.mark.parametrize(
    ("edge", "good"),
    [("###..###", True), ("########", True), ("###.####", False), ("####.###", False), (".######.", False)],
)
def test_each_edge_of_a_tile_is_looked_at(edge: str, good: bool, name: str, quarters: int) -> None:
    rows = (edge, *HALL[1:])
    for _ in range(quarters):
        rows = tuple("".join(row[x] for row in reversed(rows)) for x in range(8))
    middle = {"upper": ((3, 0), (4, 0)), "right": ((7, 3), (7, 4)), "lower": ((3, 7), (4, 7)), "left": ((0, 3), (0, 4))}
    wrong = [flaw for flaw in tile_flaws(tile(*rows)) if flaw.code != "apart"]
    assert [(flaw.severity, flaw.code, flaw.cells) for flaw in wrong] == (
        [] if good else [("error", "edge", middle[name])]
    )
    assert good or f"the {name} edge" in wrong[0].text


def test_a_tile_needs_two_open_edges_or_one_with_a_start_area() -> None:
    middle = HALL[1:3]
    for edges, starts, least in ((2, (), 0), (1, (), 2), (0, (), 2), (1, MIDDLE, 0), (0, MIDDLE, 1)):
        upper, lower = ("###..###" if edges > n else "########" for n in (0, 1))
        wrong = tile_flaws(tile(upper, *middle, *("#......#",) * 2, *middle, lower, starts=starts))
        text = f"walls close {4 - edges} edges; at least {least} must be open, so that the board can be built on"
        assert [(flaw.code, flaw.text) for flaw in wrong] == ([("closed", text)] if least else [])
        assert all(flaw.severity == "error" for flaw in wrong)


def test_a_tile_is_eight_by_eight() -> None:
    for rows, size in ((HALL[:7], "8x7"), (tuple(row[:7] for row in HALL), "7x8"), ((*HALL, HALL[0]), "8x9")):
        (flaw,) = tile_flaws(tile(*rows))
        assert (flaw.severity, flaw.code) == ("error", "size") and flaw.text.endswith(f"not {size}")


def test_a_tile_is_whole() -> None:
    cut = ("###..###", *("#......#",) * 2, "########", *("#......#",) * 3, "###..###")
    (flaw,) = tile_flaws(tile(*cut))
    assert (flaw.severity, flaw.code) == ("error", "apart")
    assert set(flaw.cells) == {(x, y) for y in (4, 5, 6) for x in range(1, 7)} | {(3, 7), (4, 7)}
    corner = ("###..###", "#.#....#", "##.....#", *HALL[3:])
    (flaw,) = tile_flaws(tile(*corner))
    assert flaw.code == "apart" and flaw.cells == ((1, 1),)
    assert [flaw.code for flaw in tile_flaws(tile(*("########",) * 8))] == ["closed"]


def test_what_is_lost_is_what_cannot_be_reached_from_the_first_open_square() -> None:
    """The first two open squares lie apart here: what both reach is not one tile."""
    rows = ("########", "#.#....#", "##.....#", "........", "........", "#......#", "#......#", "###..###")
    (flaw,) = tile_flaws(tile(*rows))
    assert flaw.code == "apart" and (1, 1) not in flaw.cells and len(flaw.cells) == 4 + 5 + 16 + 12 + 2


def test_a_tiles_start_area_is_held_to_the_rules_of_boards() -> None:
    small = MIDDLE[:11]
    (flaw,) = tile_flaws(tile(*HALL, starts=small))
    assert (flaw.code, flaw.cells) == ("start_small", small) and flaw.text.startswith("the start area has 11 squares")
    off = tile_flaws(tile(*HALL, starts=(*MIDDLE, (0, 0), (8, 3))))
    assert [(flaw.code, flaw.cells) for flaw in off] == [("start_off_board", ((8, 3),)), ("start_in_wall", ((0, 0),))]
