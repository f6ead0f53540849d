"""Kinds of ground: each is one row, and movement, sight, maps, drawings and words follow from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.geometry import squares
from game.geometry.distance import distance
from game.geometry.reach import reach
from game.geometry.sight import sight
from game.geometry.squares import SquareGrid, corner_barred, fits
from game.geometry.terrain import BY_SIGN, DIFFICULT, FLOOR, TERRAINS, WALL, Terrain


def test_every_kind_has_a_sign_and_a_name_of_its_own() -> None:
    assert len({terrain.sign for terrain in TERRAINS}) == len({terrain.name for terrain in TERRAINS}) == len(TERRAINS)
    # Figures mark start areas, and "none" is what tiles say that have no terrain.
    assert all(len(terrain.sign) == 1 and not terrain.sign.isdigit() for terrain in TERRAINS)
    assert "none" not in {terrain.name for terrain in TERRAINS}


@pytest.mark.parametrize("terrain", TERRAINS, ids=lambda terrain: terrain.name)
def test_a_board_does_what_the_row_says(terrain: Terrain) -> None:
    # The search knows steps of one and of two.
    assert terrain.cost in (1, 2)
    grid = SquareGrid((f".{terrain.sign}.",))
    assert grid.terrain((1, 0)) is terrain and grid.terrain((0, 0)) is FLOOR
    assert fits(grid, (1, 0), 1) == terrain.may_stand != grid.blocks((1, 0))
    assert grid.closed((1, 0)) == grid.blocks((1, 0)) and grid.wall((1, 0)) == terrain.blocks_sight
    costs = {(1, 0): terrain.cost, (2, 0): terrain.cost + 1} if terrain.may_stand else {}
    assert reach(grid, (0, 0), 1, 9).costs == costs
    assert (distance(grid, (0, 0), 1, (2, 0), 1) is not None) == terrain.may_stand
    assert is_seen_across(terrain.sign) != terrain.blocks_sight


def is_seen_across(sign: str) -> bool:
    """Return whether one side of a strip of that ground is seen from the other, far from the board's edges."""
    return sight(SquareGrid((f".{sign}.",) * 5), (0, 2), 1, (2, 2), 1).verdict == "clear"


def test_the_rows_that_there_are() -> None:
    assert [(each.sign, each.cost, each.may_stand, each.blocks_sight) for each in (FLOOR, DIFFICULT, WALL)] == [
        (".", 1, True, False),
        ("^", 2, True, False),
        ("#", 1, False, True),
    ]


@pytest.fixture
def more_kinds(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Terrain, Terrain]]:
    """Yield a chasm, which only bodies mind, and a hedge, which only sight does."""
    chasm = Terrain("chasm", "v", "Chasm", "#000000", may_stand=False)
    hedge = Terrain("hedge", "h", "Hedge", "#00ff00", blocks_sight=True)
    monkeypatch.setitem(BY_SIGN, chasm.sign, chasm)
    monkeypatch.setitem(BY_SIGN, hedge.sign, hedge)
    monkeypatch.setattr(squares, "CLOSED", squares.CLOSED | {chasm.sign})
    monkeypatch.setattr(squares, "_OPAQUE", squares._OPAQUE | {hedge.sign})
    yield chasm, hedge


@pytest.mark.usefixtures("more_kinds")
def test_what_stops_bodies_and_what_stops_sight_are_two_things() -> None:
    chasm, hedge = SquareGrid((".v.", ".v.")), SquareGrid((".h.", ".h."))
    assert reach(chasm, (0, 0), 1, 9).costs == {(0, 1): 1}
    assert reach(hedge, (0, 0), 1, 9).costs[2, 0] == 2
    assert is_seen_across("v") and not is_seen_across("h")


@pytest.mark.usefixtures("more_kinds")
def test_a_corner_is_barred_by_what_nobody_may_enter_alone() -> None:
    assert corner_barred(SquareGrid((".v", "..")), (0, 0), (1, 1))
    assert not corner_barred(SquareGrid((".h", "..")), (0, 0), (1, 1))
