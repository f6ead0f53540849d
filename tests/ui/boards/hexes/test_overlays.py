"""Marks and lines over the battlefield: they show, go away, lie where the rules say, and cost nothing twice."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.geometry.hex_sight import Body, sight
from game.geometry.hexes import steps_apart
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.lines import blocker_shapes, way_over
from game.ui.boards.hexes.overlays import HexOverlays, places_of
from tests.ui.boards.hexes.battlefields import at, board_of, duel, shown_as

RECT = pygame.Rect(0, 0, 900, 640)


@pytest.fixture
def view() -> HexBoardView:
    made = HexBoardView(shown_as(duel()))
    made.fit(RECT)
    return made


def shown(view: HexBoardView) -> bytes:
    surface = pygame.Surface(RECT.size)
    view.draw(surface, RECT, whole=True)
    return pygame.image.tobytes(surface, "RGB")


def near(view: HexBoardView) -> dict[tuple[int, int], int]:
    middle = at(6, 5)
    places = view.battlefield.terrain.by_place
    return {place: steps_apart(middle, place) for place in places if steps_apart(middle, place) < 4}


SETTERS: list[tuple[Callable[[HexOverlays], None], Callable[[HexOverlays], None]]] = [
    (lambda o: o.show_reach({at(6, 5): 1}), lambda o: o.show_reach(None)),
    (lambda o: o.show_threatened([at(6, 5)]), lambda o: o.show_threatened()),
    (lambda o: o.show_area([at(6, 5)]), lambda o: o.show_area()),
    (lambda o: o.show_placement([at(6, 5)], 1), lambda o: o.show_placement()),
    (lambda o: o.show_seen({at(6, 5): True, at(7, 5): False}), lambda o: o.show_seen(None)),
    (lambda o: o.show_path([at(6, 5), at(7, 5), at(8, 5)], 2, [at(7, 5)]), lambda o: o.show_path()),
    (lambda o: o.show_targets([(at(6, 5), 1)]), lambda o: o.show_targets()),
    (lambda o: o.show_selection((at(6, 5), at(7, 5))), lambda o: o.show_selection(None)),
    (lambda o: o.show_hover((at(6, 5), 1)), lambda o: o.show_hover(None)),
    (lambda o: o.show_levels(shown=True), lambda o: o.show_levels(shown=False)),
]


@pytest.mark.parametrize(("give", "take"), SETTERS)
def test_every_overlay_shows_and_goes_away(
    view: HexBoardView, give: Callable[[HexOverlays], None], take: Callable[[HexOverlays], None]
) -> None:
    plain = shown(view)
    give(view.overlays)
    marked = shown(view)
    assert marked != plain
    take(view.overlays)
    assert shown(view) == plain
    give(view.overlays)
    view.overlays.clear()
    if not view.show_levels:
        assert shown(view) == plain


def test_reach_tells_costs_of_all_or_of_one(view: HexBoardView) -> None:
    view.overlays.show_reach(near(view), {at(7, 5): 1})
    area = shown(view)
    view.overlays.show_cost_at(at(6, 4))
    one = shown(view)
    view.overlays.show_costs(shown=True)
    every = shown(view)
    assert len({area, one, every}) == 3
    view.overlays.show_cost_at(at(0, 20))  # out of reach
    view.overlays.show_costs(shown=False)
    assert shown(view) == area


def test_marks_lie_behind_what_stands_before_them() -> None:
    view = HexBoardView(shown_as(board_of("111\n111\n171\n111")))
    view.fit(RECT)
    cliff = next(column.at for column in view.battlefield.terrain.columns if column.level == 7)
    plain = pygame.Surface(RECT.size)
    view.draw(plain, RECT, whole=True)
    view.overlays.show_area([(cliff[0], cliff[1] - 1), (cliff[0] + 1, cliff[1] - 1)])
    marked = pygame.Surface(RECT.size)
    view.draw(marked, RECT, whole=True)
    x, y = view.camera.at(view.projection.spot(cliff))
    px = view.camera.square_px
    for dy in range(-px // 4, px, 7):
        assert plain.get_at((x, y + dy)) == marked.get_at((x, y + dy))
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(marked, "RGB")


def test_a_way_climbs_at_the_edge_between_two_spaces(view: HexBoardView) -> None:
    terrain, projection = view.battlefield.terrain, view.projection
    low, high = at(0, 5), at(1, 5)
    assert terrain.top(high) == terrain.top(low) + 1
    points = way_over(projection, [low, high])
    assert len(points) == 4
    assert points[1][0] == points[2][0]
    assert points[1][1] - points[2][1] == pytest.approx(0.25)


def bodies_of(view: HexBoardView) -> tuple[Body, Body]:
    terrain = view.battlefield.terrain
    ends = (at(1, 6), at(6, 6))  # either side of the hill
    eye, target = (Body(n + 1, (place,), terrain.top(place), 4) for n, place in enumerate(ends))
    return eye, target


@pytest.mark.parametrize("sixths", [0, 1, 2, 3])
def test_a_sight_is_drawn_from_every_side(view: HexBoardView, sixths: int) -> None:
    view.rotate(sixths)
    plain = shown(view)
    eye, target = bodies_of(view)
    report = sight(view.battlefield.terrain, (eye, target), eye, target)
    assert not report.clear
    assert report.blockers
    view.overlays.show_sight(report, (eye, target))
    blocked = shown(view)
    assert blocked != plain
    view.overlays.show_sight(None)
    assert shown(view) == plain


def test_everything_that_can_hide_something_has_a_shape() -> None:
    board = board_of(
        "1111111\n1111111\n1121111\n1111111", pillars={(4, 1): 5}, walls=(((1, 1), (1, 2), 4), ((4, 2), (5, 2), 3))
    )
    view = HexBoardView(shown_as(board))
    view.fit(RECT)
    seen = set()
    for column in board.terrain.columns:
        for other in board.terrain.columns:
            eye, target = Body(1, (column.at,), column.top, 3), Body(2, (other.at,), other.top, 2)
            between = Body(3, (at(3, 0),), 1, 3)
            if between.spaces[0] in (column.at, other.at) or column is other:
                continue
            for blocker in sight(board.terrain, (eye, target, between), eye, target).blockers:
                seen.add(blocker.kind)
                assert all(len(shape) >= 4 for shape in blocker_shapes(view.projection, blocker, (between,)))
    assert seen >= {"pillar", "wall", "body"}


def test_a_space_may_be_given_as_squares_have_it() -> None:
    assert places_of(((2, 3), 1)) == ((2, 3),)
    assert places_of(((2, 3), (3, 3))) == ((2, 3), (3, 3))
    assert places_of(((2, 3),)) == ((2, 3),)


def test_what_does_not_change_is_not_painted_again(view: HexBoardView) -> None:
    view.overlays.show_reach(near(view))
    shown(view)
    version, built = view.overlays.version, view.chunks.kept.built
    view.overlays.show_reach(near(view))
    shown(view)
    assert (view.overlays.version, view.chunks.kept.built) == (version, built)
    view.overlays.show_reach(None)
    view.overlays.show_reach(near(view))
    view.overlays.show_cost_at(at(6, 4))
    assert view.overlays.version == version
    view.overlays.show_reach(None)
    assert view.overlays.version > version
