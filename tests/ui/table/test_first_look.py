"""How a battlefield is first seen: near enough to fill the view, and whole while a question needs all of it."""

from __future__ import annotations

from collections.abc import Collection

import pygame
import pytest

from game.app.maps.scenarios import scenario_named
from game.app.matches.scenarios import begin_scenario
from game.geometry.squares import Cell
from game.rules.arena.state.commands import Summon
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import answer_until, at_the_table, wait
from tests.ui.table.many_tables import a_match


def _share(scene: TableScene) -> float:
    board = scene.screen.board
    return board.camera.columns * board.camera.square_px / scene.laying.layout.board.width


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_duel_fills_the_view_and_is_whole_while_both_zones_are_offered(size: tuple[int, int]) -> None:
    driver, scene = at_the_table(a_match("arena", "hc"), size)
    board = scene.screen.board
    assert board is not None and _share(scene) > 0.5 and scene.laying.near == board.camera.square_px
    near = scene.laying.near
    answer_until(driver, scene, "place_planeswalker")
    assert all(
        scene.laying.layout.free.collidepoint(board.camera.middle_of(cell)) for cell in scene.answering.offers.cells()
    )
    assert board.camera.square_px < near
    answer_until(driver, scene, "spells")
    assert board.camera.square_px == near and _share(scene) > 0.5
    # What was placed can be seen.
    driver.frames(40, 0.05)
    own = next(one for one in scene.following.table.figures.values() if one.seat == scene.seat and one.spaces)
    assert board.camera.sees(own.spaces[0])
    scene.answering.give(next(one for one in scene.answering.offers.all if isinstance(one.commands[0], Summon)))
    wait(driver, scene)
    answer_until(driver, scene, "spells")
    driver.frames(40, 0.05)
    assert board.camera.sees(own.spaces[0]), "still, though what is summoned was placed elsewhere"


def test_whoever_wants_to_see_all_of_it_keeps_it() -> None:
    driver, scene = at_the_table(a_match("arena", "hc"))
    answer_until(driver, scene, "spells")
    board = scene.screen.board
    assert board is not None
    driver.key(pygame.K_HOME)
    whole = board.camera.square_px
    assert whole < 36 and scene.laying.near == 0
    scene.caught_up()
    assert board.camera.square_px == whole


@pytest.mark.parametrize("game", ["skirmish", "factions"])
def test_boards_of_squares_and_cards_are_begun_whole(game: str) -> None:
    driver, scene = at_the_table(a_match(game, "hc"))
    board = scene.screen.board
    assert wait(driver, scene) and board is not None and not scene.navigating.stepped_back
    camera = board.camera
    corners = camera.at((0, 0)), camera.at((camera.columns, camera.rows))
    shown = scene.laying.layout.board if game == "skirmish" else scene.laying.layout.free.inflate(2, 2)
    assert all(shown.inflate(2, 2).collidepoint(corner) for corner in corners)


def test_a_board_of_squares_runs_under_the_panels_and_home_brings_it_out_from_under_them() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"))
    board = scene.screen.board
    assert wait(driver, scene) and board is not None
    assert board.camera.square_px >= 38
    driver.key(pygame.K_HOME)
    camera, free = board.camera, scene.laying.layout.free
    assert free.contains(pygame.Rect(camera.at((0, 0)), (camera.columns * camera.square_px, 1)))
    assert free.collidepoint(camera.at((camera.columns / 2, camera.rows - 0.01)))


def test_a_zone_that_is_looked_at_nearer_counts_as_seen_by_a_fifth_of_it() -> None:
    _, scene = at_the_table(a_match("factions", "hc"))
    board, navigating = scene.screen.board, scene.navigating
    board.camera.smooth = False
    area = scene.laying.layout.free
    board.camera.zoom_to(3)
    board.camera.centre_on((5.0, 0.0))
    zones = [((zone, 0), 1) for zone in range(1, 6)]
    shares = {}
    for zone in zones:
        rect = board.camera.rect_of(*zone)
        seen = rect.clip(area)
        shares[zone] = seen.width * seen.height / (rect.width * rect.height)
        assert navigating._is_partly_seen(zone) == (shares[zone] * 5 >= 1)
    assert any(share == 0 for share in shares.values()) and any(0.2 < share < 1 for share in shares.values()), shares


def test_whoever_comes_back_from_another_page_looks_at_what_was_looked_at() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"))
    assert wait(driver, scene)
    board = scene.screen.board
    board.camera.zoom_by(3)
    board.camera.pan(40.0, 20.0)
    driver.frames(2)
    looked = board.camera.square_px, board.camera.centre
    for pages in ([pygame.K_F1], [pygame.K_ESCAPE], [pygame.K_ESCAPE, pygame.K_F1]):
        for key in pages:
            driver.key(key)
        assert driver.scene is not scene
        for _ in pages:
            driver.key(pygame.K_ESCAPE)
        assert driver.scene is scene and (board.camera.square_px, board.camera.centre) == looked
    driver.resize((1600, 900))
    assert (board.camera.square_px, board.camera.centre) != looked


def test_nobody_is_taken_back_to_where_the_one_before_them_looked() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"))
    board = scene.screen.board
    assert wait(driver, scene) and board is not None
    camera = board.camera
    camera.zoom_by(6)
    for is_forgotten in (False, True):
        looked = camera.heading
        corners = ((0, 0), (camera.columns - 1, camera.rows - 1))
        assert camera.follow([(next(cell for cell in corners if not camera.sees(cell)), 1)])
        went = camera.heading
        assert went != looked
        if is_forgotten:
            scene.navigating.forget()
        camera.come_back([])
        assert camera.heading == (went if is_forgotten else looked)


def test_what_a_piece_can_reach_is_brought_out_from_under_the_panels() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"))
    board = scene.screen.board
    assert wait(driver, scene) and board is not None
    for _ in range(40):
        decision = scene.match.decision
        assert decision is not None
        if decision.kind == "act" and scene.answering.waiting:
            break
        offers = [offer for offer in scene.answering.offers.all if offer.commands]
        scene.answering.give(offers[0])
        if scene.answering.confirming is not None:
            scene.answering.give(scene.answering.confirming)
        assert wait(driver, scene)
    board.camera.fit()
    board.camera.draw_near()
    number = scene.answering.waiting[0]
    standing = scene.screen.space_of(scene.following.table, number)
    assert standing is not None
    scene.answering.select(number, has_offers=False)
    scene.refresh()
    driver.frames(40, 0.05)
    cells = scene.answering.offers.cells()
    assert cells and all(board.camera.sees(cell) for cell in cells)
    # A card that is looked at would cover them: the piece that acts is not shown closely.
    driver.move(board.camera.rect_of(*standing).center)
    driver.frames(12, 0.05)
    assert not scene.drawing.zoom.rect
    # From elsewhere the view goes there and comes back when that piece no longer acts, unless the player looks around.
    for pans in (0, 4):
        scene.answering.deselect()
        scene.refresh()
        driver.frames(40, 0.05)
        board.camera.zoom_to(0.7)
        board.camera.centre_on((12.0, 18.0))
        before = board.camera.centre
        assert scene.answering.select(number, has_offers=False)
        driver.frames(40, 0.05)
        assert board.camera.centre != before and board.camera.sees(*standing)
        if pans:
            board.camera.pan(pans, -pans)
        there = board.camera.centre
        assert scene.answering.deselect()
        scene.refresh()
        driver.frames(60, 0.05)
        assert board.camera.centre == (there if pans else before)


def _is_near(scene: TableScene, cells: Collection[Cell]) -> bool:
    """Return whether those spaces are seen below the middle of the board."""
    board = scene.screen.board
    camera = board.camera
    middle = camera.at((camera.columns / 2, camera.rows / 2))[1]
    return sum(camera.middle_of(cell)[1] for cell in cells) / len(cells) > middle


def test_the_side_of_the_only_person_is_the_nearest() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc", map="crossing_corridors"))
    wait(driver, scene)
    own = scene.screen.own_side(scene.following.table, scene.seat)
    assert own and _is_near(scene, own)
    # Whoever turns it back keeps it so.
    board = scene.screen.board
    assert board is not None and board.turning is not None
    board.turning.turn(board.turning.half)
    scene.show_table()
    assert not _is_near(scene, own)


@pytest.mark.parametrize("by_hand", [False, True])
def test_the_side_that_a_person_chooses_is_the_nearest_unless_they_have_turned_the_board(*, by_hand: bool) -> None:
    _, scene = at_the_table(a_match("arena", "hc", seed=2))
    driver = scene.app
    while scene.match.decision is None or scene.match.decision.prompt != "place_planeswalker":
        scene.answering.give(scene.answering.offers.all[0])
    driver.step(0.1, [])
    assert scene.match.asked == scene.seat
    board = scene.screen.board
    assert board is not None and board.turning is not None and board.turning.turned == 0
    if by_hand:
        for step in (1, -1):
            scene.navigating.turn_view(step)
    far = [
        offer for offer in scene.answering.offers.all if offer.at is not None and not _is_near(scene, [offer.at.cell])
    ]
    scene.answering.give(far[0])
    driver.step(0.1, [])
    own = scene.screen.own_side(scene.following.table, scene.seat)
    assert own and _is_near(scene, own) is not by_hand


def test_hexes_are_turned_to_a_side_and_scenarios_lie_as_their_words_speak_of_them() -> None:
    driver, scene = at_the_table(begin_scenario(scenario_named("the_flight.tmx", "arena")))
    wait(driver, scene)
    own, board = scene.screen.own_side(scene.following.table, scene.seat), scene.screen.board
    assert board is not None and board.turning is not None
    assert own and board.turning.turned == 0 and not _is_near(scene, own)
    scene.laying.face(own)
    assert board.turning.turned == 3 and _is_near(scene, own)
    scene.laying.face(own)
    assert board.turning.turned == 3, "it is near already"


def test_two_people_at_one_screen_see_the_board_as_it_lies() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hh"))
    wait(driver, scene)
    board = scene.screen.board
    assert board is not None and board.turning is not None and board.turning.turned == 0


def test_ones_own_side_lies_under_no_panel_while_a_match_is_set_up() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc", seed=6, map="crossing_corridors"))
    wait(driver, scene)
    board, free = scene.screen.board, scene.laying.layout.free
    assert board is not None and not scene.answering.offers.cells()
    own = [board.camera.rect_of(cell) for cell in scene.screen.own_side(scene.following.table, scene.seat)]
    assert own and all(free.contains(spot) for spot in own)
