"""Nine Men's Morris: its rules, its laws, its players, and its board of squares in the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame
import pytest

from game.ai.greedy_player import GreedyPlayer
from game.app.games.entries import entry_of, evaluator_of
from game.app.matches.match import Match, Seating
from game.core import runner
from game.core.base_ruleset import PlainSetup
from game.core.commands import Command
from game.core.dice import Dice
from game.core.state import State
from game.core.views import view_for
from game.ui.games.game_ui import game_ui_of
from game.ui.review.end_screen import EndScreen
from game.ui.screens.items import piece, square
from game.ui.table.scene import TableScene
from tests.conformance.holding import hold
from tests.conformance.laws import ALL_LAWS
from tests.games.listed import UNDER_LAW
from tests.games.morris.board import MorrisBoard
from tests.games.morris.ruleset import FLYING, MORRIS, QUIET
from tests.games.morris.screen import MorrisScreen
from tests.games.morris.state import MEN, MILLS, NEXT, POINTS, MoveMan, PlaceMan, Table, TakeMan, Turn, name_of
from tests.journeys.driver import Driver

NAMED = {name_of(point): point for point in range(len(POINTS))}


def standing(first: str, second: str, seat: int = 0, *, placed: int = MEN, quiet: int = 0) -> Any:
    """Return a position: the points of each seat's men, and whose turn it is."""
    points = [0] * len(POINTS)
    for begin, names in ((1, first), (MEN + 1, second)):
        for man, name in enumerate(names.split(), begin):
            points[NAMED[name]] = man
    table = Table(tuple(points), (placed, placed), 30, quiet)
    return runner.resume(MORRIS, State(table, (Turn(seat),), None, Dice(1), 1, 1)).state


def after(state: Any, *answers: Command) -> Any:
    for answer in answers:
        accepted = runner.submit(MORRIS, state, state.decision.seat, answer)
        assert isinstance(accepted, runner.Accepted), answer
        state = accepted.state
    return state


def at(names: Iterable[str]) -> list[int]:
    return [NAMED[name] for name in names]


def test_the_board_has_twenty_four_points_and_sixteen_mills() -> None:
    assert len(POINTS) == 24 and len(MILLS) == 16 and {len(near) for near in NEXT} == {2, 3, 4}
    assert {name_of(point) for point in NEXT[NAMED["d6"]]} == {"b6", "d7", "f6", "d5"}
    assert all(point in NEXT[other] for point, near in enumerate(NEXT) for other in near)


def test_nine_men_are_placed_each_and_then_moved_along_the_lines() -> None:
    state = runner.start(MORRIS, PlainSetup(), 1).state
    assert set(runner.legal(MORRIS, state)) == {PlaceMan(point) for point in range(24)}
    moved = standing("a7 b6 c5 d3", "g1 f2 e3 d5")
    assert MoveMan(NAMED["a7"], NAMED["d7"]) in runner.legal(MORRIS, moved)
    assert MoveMan(NAMED["a7"], NAMED["g7"]) not in runner.legal(MORRIS, moved)


def test_a_mill_takes_a_man_that_stands_in_none() -> None:
    state = after(standing("a7 d7 g4 b2", "a1 d1 g1 e3 c3"), MoveMan(NAMED["g4"], NAMED["g7"]))
    assert state.decision.prompt == "take_man" and state.decision.seat == 0
    assert runner.legal(MORRIS, state) == tuple(map(TakeMan, at(["c3", "e3"])))
    taken = after(state, TakeMan(NAMED["e3"]))
    assert taken.decision.seat == 1 and len(taken.table.men(1)) == 4


def test_men_in_mills_are_taken_where_there_are_no_others() -> None:
    state = after(standing("a7 d7 g4 b2", "a1 d1 g1"), MoveMan(NAMED["g4"], NAMED["g7"]))
    assert runner.legal(MORRIS, state) == tuple(map(TakeMan, at(["a1", "d1", "g1"])))


@pytest.mark.parametrize(("men", "flies"), [("a7 d7 g4", True), ("a7 d7 g4 b2", False)])
def test_three_men_fly_and_four_do_not(men: str, *, flies: bool) -> None:
    assert len(men.split()) == FLYING + (not flies)
    state = standing(men, "a1 d1 g1 e3")
    assert (MoveMan(NAMED["a7"], NAMED["c3"]) in runner.legal(MORRIS, state)) is flies


def test_a_seat_with_two_men_has_lost_and_one_with_three_has_not() -> None:
    mill = (MoveMan(NAMED["g4"], NAMED["g7"]), TakeMan(NAMED["c3"]))
    assert after(standing("a7 d7 g4 b2", "c3 e3 a1 d5"), *mill).outcome is None
    lost = after(standing("a7 d7 g4 b2", "c3 e3 a1"), *mill).outcome
    assert lost.reason == "men" and lost.winners == (0,)


def test_men_that_are_still_to_be_placed_count() -> None:
    assert standing("a7 d7", "a1", placed=2).outcome is None


def test_a_seat_that_cannot_move_has_lost() -> None:
    stuck = standing("a7 g7 a1 g1", "d7 a4 g4 d1", 0)
    assert stuck.outcome.reason == "stuck" and stuck.outcome.winners == (1,)


@pytest.mark.parametrize(("quiet", "is_drawn"), [(QUIET - 2, False), (QUIET - 1, True)])
def test_forty_moves_without_a_man_taken_are_a_draw(quiet: int, *, is_drawn: bool) -> None:
    state = after(standing("a7 b6 c5 d3", "g1 f2 e3 d5", quiet=quiet), MoveMan(NAMED["a7"], NAMED["d7"]))
    assert (state.outcome is not None and state.outcome.reason == "quiet") is is_drawn


@pytest.mark.parametrize("seed", range(4))
def test_morris_keeps_the_laws(seed: int) -> None:
    hold(UNDER_LAW["morris"], seed, laws=ALL_LAWS - {9}, stride=5)


def test_the_evaluator_makes_mills_and_prevents_them() -> None:
    def chosen(state: Any) -> Command:
        view = view_for(MORRIS, state, state.decision.seat)
        return GreedyPlayer(1, evaluator_of("morris")).choose(view, runner.legal(MORRIS, state))

    assert chosen(standing("a7 d7 g4 b2", "a1 d1 f2 e3")) == MoveMan(NAMED["g4"], NAMED["g7"])
    assert chosen(standing("a7 d7", "b6 d6", 0, placed=2)) == PlaceMan(NAMED["g7"])
    assert chosen(standing("a7 b2", "b6 d6", 0, placed=2)) == PlaceMan(NAMED["f6"])


def test_players_who_weigh_answers_beat_those_who_do_anything() -> None:
    won = 0
    for seed in range(6):
        match = Match.new(MORRIS, PlainSetup(), (Seating("Ann", "greedy"), Seating("Bob", "random")), seed)
        while match.players.step():
            pass
        won += match.outcome.winners == (0,)
    assert won >= 5


# In the window


def click(driver: Driver, scene: TableScene, name: str) -> None:
    board = scene.screen.board
    driver.click(board.camera.middle_of(POINTS[NAMED[name]]))
    driver.frames(8, 0.2)


def at_the_table(*kinds: str) -> tuple[Driver, TableScene]:
    driver = Driver()
    seatings = tuple(Seating(name, kind) for name, kind in zip(("Ann", "Bob"), kinds, strict=True))
    driver.app.play(Match.new(MORRIS, PlainSetup(), seatings, 5))
    driver.frames(3)
    scene = driver.scene
    assert isinstance(scene, TableScene) and isinstance(scene.screen, MorrisScreen)
    return driver, scene


def test_men_are_placed_and_moved_by_clicks_on_a_board_of_squares() -> None:
    driver, scene = at_the_table("human", "human")
    board = scene.screen.board
    assert isinstance(board, MorrisBoard) and board.chunks.ground.shown.column_names == tuple("abcdefg")
    for name in ["a7", "b6", "d7", "d6", "b4", "f4"]:
        click(driver, scene, name)
    assert {one.cell for one in board.miniatures.figures.values()} == {(0, 0), (1, 1), (3, 0), (3, 1), (1, 3), (5, 3)}
    assert scene.following.log.lines[0].text == "Ann places a man on a7."
    click(driver, scene, "g7")
    assert scene.laying.prompt_text() == "Ann: a mill! Take a man of the other side."
    click(driver, scene, "f4")
    assert len(scene.match.state.table.men(1)) == 2
    assert scene.laying.prompt_text() == "Bob: place a man."
    assert scene.screen.place_words(scene.match.state.table, square((5, 3))) == "f4"


def test_a_man_is_pointed_at_and_then_where_it_goes() -> None:
    driver, scene = at_the_table("human", "human")
    places = "a7 b6 g7 d6 d1 f4 b4 b2 d5 d3 e4 g4 f2 c5 c3 a1 g1 e5"
    for name in places.split():
        click(driver, scene, name)
    assert scene.match.state.decision.prompt == "move_man"
    man = scene.match.state.table.points[NAMED["a7"]]
    assert {offer.by for offer in scene.answering.offers.at(piece(man))} == {square((3, 0)), square((0, 3))}
    click(driver, scene, "a7")
    click(driver, scene, "d7")
    assert scene.match.state.table.points[NAMED["d7"]] == man
    assert scene.screen.board is not None and scene.screen.board.miniatures.figures[man].cell == (3, 0)


def test_a_match_against_the_computer_ends_on_the_last_page() -> None:
    assert game_ui_of("morris").noun == "man" and entry_of("morris").ruleset is MORRIS
    driver, scene = at_the_table("greedy", "greedy")
    while scene.match.outcome is None:
        scene.match.players.step()
    driver.frames(400, 0.5)
    assert isinstance(driver.scene, EndScreen)


def test_the_board_draws_lines_and_nothing_between_squares() -> None:
    _, scene = at_the_table("human", "human")
    board = scene.screen.board
    assert isinstance(board, MorrisBoard)
    picture = pygame.Surface((700, 500))
    board.draw(picture, picture.get_rect(), whole=True)
    on, off = (picture.get_at(board.camera.at(spot))[:3] for spot in ((1.5, 0.5), (1.0, 1.0)))
    assert sum(on) > sum(off) + 100
