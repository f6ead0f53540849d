"""Laying board tiles, against a second opinion written from the rules."""

from __future__ import annotations

import random

import pytest

from game.geometry.squares import SquareGrid
from game.rules.skirmish.state.board import BoardTile, flaws
from game.rules.skirmish.state.board_building import PlacedTile, assemble, legal_places, turned

# rule: skirmish/board_building

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
AREA = tuple((x, y) for y in range(2, 6) for x in range(2, 6))
Place = tuple[int, int]


def tile(sides: str, *, start: bool = False, odd: bool = False) -> BoardTile:
    """Return a tile with these edges (of t, r, b, l) open in the middle, or beside it if ``odd``."""
    gap = (2, 3) if odd else (3, 4)

    def ground(x: int, y: int) -> str:
        if 0 < x < 7 and 0 < y < 7:
            return "."
        edges = [(y == 0, x, "t"), (x == 7, y, "r"), (y == 7, x, "b"), (x == 0, y, "l")]
        return "." if any(at and place in gap and side in sides for at, place, side in edges) else "#"

    rows = tuple("".join(ground(x, y) for x in range(8)) for y in range(8))
    return BoardTile("t", SquareGrid(rows), AREA if start else ())


def side_of(rows: tuple[str, ...], side: int) -> str:
    """Return the squares of a side, read from the left or the top."""
    return [rows[0], "".join(r[7] for r in rows), rows[7], "".join(r[0] for r in rows)][side]


def is_open(rows: tuple[str, ...], side: int) -> bool:
    return set(side_of(rows, side)) != {"#"}


def on_the_table(places: list[Place]) -> bool:
    """Return whether the board is at most eight tiles wide and high."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return max(xs) - min(xs) <= 7 and max(ys) - min(ys) <= 7


def reference(placed: tuple[PlacedTile, ...], new: BoardTile) -> set[tuple[int, int, int]]:
    """Return columns, rows and quarter turns with which the new tile may be laid."""
    laid = {(p.column, p.row): turned(p.tile, p.turns).grid.rows for p in placed}
    begin = (placed[0].column, placed[0].row)
    ahead = min(side for side in range(4) if is_open(laid[begin], side))

    def line(place: Place) -> int:
        return place[0] * WAYS[ahead][0] + place[1] * WAYS[ahead][1]

    front = max(map(line, laid))
    joining, chosen, shapes = set(), set(), set()
    for x in range(-9, 10):
        for y in range(-9, 10):
            if not any((x + dx, y + dy) in laid for dx, dy in WAYS):
                continue
            for turns in range(4):
                rows = turned(new, turns).grid.rows
                if (x, y) in laid or (x, y, rows) in shapes or not on_the_table([*laid, (x, y)]):
                    continue
                facing = [(side, laid.get((x + dx, y + dy))) for side, (dx, dy) in enumerate(WAYS)]
                meets = any(
                    other is not None
                    and any(
                        a != "#" and b != "#"
                        for a, b in zip(side_of(rows, side), side_of(other, (side + 2) % 4), strict=True)
                    )
                    for side, other in facing
                )
                if not meets or line((x, y)) < line(begin):
                    continue
                shapes.add((x, y, rows))
                joining.add((x, y, turns))
                if new.starts:
                    if line((x, y)) >= front and line((x, y)) > line(begin):
                        chosen.add((x, y, turns))
                elif goes_on({**laid, (x, y): rows}, ahead, line(begin), line):
                    chosen.add((x, y, turns))
    return chosen or joining


def goes_on(laid, ahead, first_line, line) -> bool:  # type: ignore[no-untyped-def]
    """Return whether the outermost line has an open edge to a free place ahead, or outwards at its end."""

    def leads(place: Place, side: int) -> bool:
        there = (place[0] + WAYS[side][0], place[1] + WAYS[side][1])
        return is_open(laid[place], side) and there not in laid and on_the_table([*laid, there])

    front = max(map(line, laid))
    row = sorted(place for place in laid if line(place) == front)
    if any(leads(place, ahead) for place in row):
        return True
    if front == first_line:
        return False
    across = [side for side in range(4) if side % 2 != ahead % 2]
    outermost = {side: max(row, key=lambda p: p[0] * WAYS[side][0] + p[1] * WAYS[side][1]) for side in across}
    return any(leads(outermost[side], side) for side in across)


def placements(placed: tuple[PlacedTile, ...], new: BoardTile) -> set[tuple[int, int, int]]:
    return {(p.column, p.row, p.turns) for p in legal_places(placed, new)}


@pytest.mark.parametrize("seed", range(20))
def test_tiles_may_be_laid_where_the_reference_says(seed: int) -> None:
    dice = random.Random(seed)
    first = tile(_sides(dice, 1), start=True)
    placed = (PlacedTile(first, 0, 0, 0),)
    many = 14 if seed % 8 == 0 else 7
    for number in range(many):
        straight = seed % 8 == 0 and number < 12
        new = tile("tb") if straight else tile(_sides(dice, 2), odd=dice.random() < 0.3)
        for candidate in (new, tile(_sides(dice, 1), start=True)):
            assert placements(placed, candidate) == reference(placed, candidate), (seed, number)
        places = legal_places(placed, new)
        if not places:
            return
        placed = (*placed, dice.choice(places))


def _sides(dice: random.Random, least: int) -> str:
    while True:
        sides = "".join(side for side in "trbl" if dice.random() < 0.6)
        if len(sides) >= least:
            return sides


def test_places_are_told_by_row_column_and_turns() -> None:
    placed = (PlacedTile(tile("trbl", start=True), 0, 0, 0),)
    places = [(p.row, p.column, p.turns) for p in legal_places(placed, tile("tr"))]
    assert places == sorted(places) and len(places) > 2


def test_edges_that_are_open_in_other_squares_do_not_meet() -> None:
    left = BoardTile("l", SquareGrid(("########",) * 2 + (".......#",) + ("........",) + (".......#",) * 4), AREA)
    right = BoardTile("r", SquareGrid(("########",) * 4 + ("........",) + ("#......#",) * 3))
    placed = (PlacedTile(left, 0, 0, 0),)
    assert (1, 0, 0) not in placements(placed, right) and placements(placed, right) == reference(placed, right)


def test_a_row_of_eight_tiles_is_the_longest() -> None:
    way = tile("rl")
    placed = [PlacedTile(tile("r", start=True), 0, 0, 0)]
    placed += [PlacedTile(way, x, 0, 0) for x in range(1, 7)]
    last = tile("l", start=True)
    assert placements(tuple(placed), last) == {(7, 0, 0)}
    placed.append(PlacedTile(way, 7, 0, 0))
    assert placements(tuple(placed), last) == set()


def test_the_board_that_tiles_make() -> None:
    first, last = tile("r", start=True), tile("b", start=True)
    made = assemble((PlacedTile(first, 0, 0, 0), PlacedTile(tile("tl"), 1, 0, 0),
                     PlacedTile(last, 1, -1, 0)))  # fmt: skip
    assert (made.grid.width, made.grid.height) == (16, 16)
    assert all(made.grid.wall((x, y)) for x in range(8) for y in range(8))  # A gap is wall.
    assert made.starts == (tuple((x, y + 8) for x, y in AREA), tuple((x + 8, y) for x, y in AREA))
    assert made.grid.rows[8 + 3][:8] == first.grid.rows[3] and made.grid.rows[3][8:] == last.grid.rows[3]
    assert flaws(made) == ()


def test_a_board_with_one_start_area_has_no_second_yet() -> None:
    made = assemble((PlacedTile(tile("t", start=True), 0, 0, 0),))
    assert made.starts == (AREA, ())
