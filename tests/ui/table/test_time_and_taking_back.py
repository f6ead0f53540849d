"""At the table: clocks of the seats, answers that are taken back with the others' consent, and a board that turns to
whoever sits down."""

from __future__ import annotations

import math

import pygame

from game.app.matches.match import Match, Seating
from game.app.matches.opening import SeatKind
from game.app.matches.terms import NO_TERMS, Clock, Terms
from game.rules.skirmish.ruleset import SKIRMISH
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import Notice, Question
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.table import many_tables


def table_of(driver: Driver) -> TableScene:
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))


def opened(*kinds: SeatKind, terms: Terms = NO_TERMS, **settings: object) -> tuple[Driver, TableScene]:
    """Return a match of Skirmish among these, whoever is asked sitting there."""
    setup = many_tables.a_match("skirmish").opening.setup
    from game.core.record import decode_setup

    seatings = tuple(Seating(name, kind) for name, kind in zip(("North", "South"), kinds, strict=True))
    match = Match.new(SKIRMISH, decode_setup(SKIRMISH, setup), seatings, 5, terms=terms)
    driver = Driver(**settings)
    driver.app.play(match)
    sit(driver)
    return driver, table_of(driver)


def sit(driver: Driver) -> None:
    for _ in range(20):
        if isinstance(driver.scene, Curtain):
            driver.key(pygame.K_RETURN)
        driver.frames(1)


def give(driver: Driver, scene: TableScene) -> int:
    """Let whoever is asked give the last of its answers after a while; return the seat."""
    driver.frames(20)
    seat = scene.match.asked
    assert seat is not None and scene.answering.may_answer
    assert scene.match.submit(seat, scene.match.answers(seat)[-1]) is None
    scene.caught_up()
    sit(driver)
    return seat


def text_of(scene: TableScene, seat: int) -> str:
    viewer = scene.seat
    figures = scene.timing.told(scene.screen.seat_figures(scene.following.table, seat, viewer))
    return figures.counters[-1].text


def test_a_clock_runs_for_who_is_asked_and_rests_in_the_pause() -> None:
    driver, scene = opened("human", "hard", terms=Terms(Clock("seats", 60)))
    while scene.match.asked != 0:
        driver.frames(5)
    assert text_of(scene, 0).startswith(("1:00", "0:5"))
    before = scene.match.thought
    driver.frames(10, 0.5)
    assert scene.match.thought - before == 5.0
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Pause)
    driver.frames(10, 0.5)
    assert scene.match.thought - before < 5.1
    # Computer players have no clock.
    assert scene.timing.left(1) is None


def test_who_has_no_time_left_is_told_or_has_given_up() -> None:
    for at_zero in ("told", "lose"):
        driver, scene = opened("human", "human", terms=Terms(Clock("seats", 3, 0, at_zero)))  # type: ignore[arg-type]
        seat = scene.match.asked
        driver.frames(5, 0.5)
        assert scene.match.outcome is None and scene.match.thought < 3
        driver.frames(4, 0.5)
        if at_zero == "told":
            assert scene.match.outcome is None and "time is up" in scene.toast.text
            driver.frames(2, 0.5)
            assert text_of(scene, seat or 0).startswith("-")
        else:
            assert scene.match.outcome is not None and seat not in scene.match.outcome.winners
            driver.frames(20)
            assert isinstance(driver.scene, Notice) and "no time left" in driver.scene.text


def test_what_was_given_is_taken_back_when_the_other_allows_it() -> None:
    driver, scene = opened("human", "human")
    match = scene.match
    before = match.digest
    taker = give(driver, scene)
    other = 1 - taker
    while match.can_undo(scene.seat) and scene.answering.why_no_undo() == "":
        give(driver, scene)
    given = len(match.given)
    driver.key(pygame.K_u)
    assert isinstance(driver.scene, Question), "beyond a reveal the other is asked"
    assert match.players.names[1 - match.last_of_person()[0]] in driver.scene.text
    driver.click_on("Cancel")
    assert len(match.given) == given
    driver.key(pygame.K_u)
    driver.click_on("Allow")
    sit(driver)
    assert len(match.given) < given
    if not match.given:
        assert match.digest == before
    assert any("agreed" in line.text for line in scene.following.log.lines)
    assert other in (0, 1)


def test_against_computers_undo_stays_as_it_was_unless_the_match_allows_more() -> None:
    driver, scene = opened("human", "hard")
    assert not scene.taking_back.is_possible
    driver, scene = opened("human", "hard", terms=Terms(take_back=True))
    while scene.match.asked != 0:
        driver.frames(5)
    give(driver, scene)
    assert scene.taking_back.is_possible
    given = len(scene.match.given)
    driver.key(pygame.K_u)
    assert len(scene.match.given) < given and not isinstance(driver.scene, Question)


def test_the_board_turns_to_whoever_sits_down_where_that_is_wished() -> None:
    for wished in (False, True):
        driver, scene = opened("human", "human", turn_board=wished)
        turned = {}
        for _ in range(60):
            board = scene.following.board
            assert board is not None and board.turning is not None
            turned[scene.seat] = board.turning.turned
            if len(turned) == 2:
                break
            give(driver, scene)
        assert (turned[0] != turned[1]) is wished
    # A turn by one goes clockwise, by which the way from one side to the other is found.
    assert board is not None and board.turning is not None
    spaces = scene.screen.own_side(scene.following.table, 0)
    before = scene.laying.angle_of(spaces)
    board.turning.turn(1)
    after = scene.laying.angle_of(spaces)
    assert before is not None and after is not None
    assert math.cos(after - before - math.pi / board.turning.half) > 0.8
