"""When the recap comes, how long it stays, and where it stands; what it tells is in ``test_news``."""

from __future__ import annotations

import random

import pygame
import pytest

from game.ui.review.replay import ReplayScene
from game.ui.scenes.curtain import Curtain
from game.ui.screens.items import piece
from game.ui.table.news import MOST
from game.ui.table.recap import BETWEEN, LONG
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, placed_match, wait
from tests.ui.table import many_tables
from tests.ui.table.test_news import answer, recap_of


def test_what_computers_chose_before_the_first_answer_of_a_seat_does_not_come_by_itself() -> None:
    match, chance = many_tables.a_match("skirmish", "ch"), random.Random(4)
    while match.asked != 1:
        answer(match, chance)
    recap = recap_of(Driver(recap="always"), match, 1)
    assert recap.lines and len(match.given) >= LONG and not match.answers_before(1)
    recap.forget()
    recap.caught_up()
    assert not recap.lines


def test_a_long_turn_of_a_computer_is_told_of_once() -> None:
    driver = Driver(recap="always")
    match, chance = many_tables.a_match("skirmish", "hc"), random.Random(4)
    recap, seen = recap_of(driver, match, 0), set()
    for _ in range(150):
        others = len(match.given) - match.answers_before(0)
        if match.asked == 0:
            recap.following.sit(0)
            recap.forget()
            recap.caught_up()
            assert not recap.lines or others >= LONG
            seen.add((others >= LONG, bool(recap.lines)))
            recap.forget()
            recap.caught_up()
            assert not recap.lines
        if match.asked is None:
            break
        answer(match, chance)
    assert {(True, True), (False, False)} <= seen and (False, True) not in seen


def test_a_key_tells_what_came_before_this_turn_whatever_was_done_in_it_or_that_it_was_nothing() -> None:
    match, chance, seen = many_tables.a_match("heroes", "hc"), random.Random(4), set[bool]()
    recap = recap_of(Driver(recap="never"), match, 0)
    began, turn = 0, 0
    for _ in range(160):
        if match.asked is None:
            break
        now = match.state.table.turn
        if match.asked == 0 and now.number and now.seat == 0:
            began, is_first = (began, False) if turn == now.number else (len(match.given), True)
            turn = now.number
            recap.following.sit(0)
            recap.show(is_asked_for=True)
            assert recap.lines and recap.since <= began
            others = [one.seat for one in match.given[recap.since : began]]
            assert 1 in others or not recap.since, "what the other did before this turn is told in all of it"
            seen.add(is_first)
        answer(match, chance)
    assert seen == {True, False}


def test_who_responds_is_told_nothing_by_itself_and_all_of_the_turn_at_ones_own() -> None:
    """The fourth of five or more answers of a computer is responded to: only with the next turn all of it is told."""
    driver, seen = Driver(recap="always"), set[str]()
    match, chance = many_tables.a_match("arena", "hc"), random.Random(4)
    recap = recap_of(driver, match, 0)
    responded = 0
    for _ in range(700):
        if match.asked is None or seen >= {"response", "turn"}:
            break
        if match.asked == 0 and match.state.table.turn.number:
            recap.following.sit(0)
            recap.forget()
            recap.caught_up()
            if match.state.table.turn.seat:
                assert not recap.lines, "in the middle of the other's turn"
                responded = len(match.given) + 1
                seen |= {"response"} if len(match.given) - match.answers_before(0) >= LONG else set()
                recap.show(is_between=True)
                assert recap.heading == BETWEEN and recap.since == match.answers_before(0)
                recap.show()
                assert recap.heading != BETWEEN and recap.since <= match.answers_before(0)
            elif responded == match.answers_before(0) > recap._last_turn()[0] > 0:
                assert recap.lines and recap.since < responded, "with what came before the response"
                seen.add("turn")
        answer(match, chance)
    assert seen == {"response", "turn"}


def at_the_curtain(recap: str) -> Driver:
    """Return a match of two at one screen, before the curtain for the second of them."""
    driver, chance = Driver(recap=recap), random.Random(4)
    match = many_tables.a_match("skirmish", "hh")
    first = match.asked
    while match.asked == first:
        answer(match, chance)
    driver.app.play(match)
    driver.frames(3)
    assert isinstance(driver.scene, Curtain)
    return driver


def lifted(driver: Driver) -> TableScene:
    driver.key(pygame.K_RETURN, frames=3)
    assert isinstance(driver.scene, TableScene)
    return driver.scene


@pytest.mark.parametrize(("recap", "is_told"), [("always", True), ("hotseat", True), ("never", False)])
def test_it_is_told_when_the_curtain_lifts_and_any_key_passes_over_it(recap: str, *, is_told: bool) -> None:
    table = lifted(driver := at_the_curtain(recap))
    assert bool(table.recap.lines) is is_told
    driver.key(pygame.K_RIGHT)
    assert table.recap.lines == ()
    driver.key(pygame.K_b)
    assert table.recap.lines
    driver.key(pygame.K_ESCAPE)
    assert table.recap.lines == () and driver.scene is table, "it closes, and nothing is paused"
    driver.key(pygame.K_b)
    table.forget()
    assert table.recap.lines == (), "nobody else sees it"


def test_the_mark_of_one_players_keys_is_not_there_for_the_next() -> None:
    table = lifted(driver := at_the_curtain("never"))
    driver.key(pygame.K_RIGHT)
    cursor = table.navigating.cursor
    cursor.cell, cursor.marked = (1, 1), "hints"
    assert cursor.by_keys
    table.forget()
    assert not cursor.by_keys and cursor.cell is None and not cursor.marked


@pytest.mark.parametrize(("recap", "is_told"), [("always", True), ("hotseat", False), ("never", False)])
def test_whoever_goes_on_with_a_match_is_told(recap: str, *, is_told: bool) -> None:
    match, chance = many_tables.a_match("skirmish", "hc"), random.Random(4)
    while not (match.asked == 0 and len(match.given) - match.answers_before(0) >= LONG):
        answer(match, chance)
    match.sent.skip()
    driver = Driver(recap=recap)
    driver.app.play(match)
    driver.frames(3)
    assert isinstance(driver.scene, TableScene) and bool(driver.scene.recap.lines) is is_told


def test_a_press_on_it_lets_it_go_and_does_nothing_below_it() -> None:
    table = lifted(driver := at_the_curtain("always"))
    free, given = table.laying.layout.free, len(table.match.given)
    picked: list[pygame.event.Event] = []
    table.mouse.event = lambda event: bool(picked.append(event))  # type: ignore[method-assign,func-returns-value]
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(free.centerx, free.top + 20), button=1)
    assert table.recap.lines == () and picked == [] and len(table.match.given) == given
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(free.centerx, free.top + 20), button=1)
    assert len(picked) == 1, "the next one is for the board"


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 600), 2.0)])
def test_it_stands_in_the_window(size: tuple[int, int], scale: float) -> None:
    driver = Driver(size, text_scale=scale)
    recap = recap_of(driver, many_tables.a_match("skirmish", "hh"), 0)
    surface = pygame.Surface(size)
    assert not recap.draw(surface, surface.get_rect())
    long = "Amber plays Web on Elf Archer; moves Orc 1, 2 and 3; Orc 1 attacks Human Ranger and Half-Orc Thug. " * 2
    for recap.lines in (("The Elf Archer falls.",) * MOST, (long,) * (MOST + 2)):
        assert recap.draw(surface, surface.get_rect()) and surface.get_rect().contains(recap._box)


def test_it_hides_no_choice_in_large_text() -> None:
    driver, scene = at_the_table(many_tables.a_match("arena", "hc"), (1024, 768), text_scale=2.0)
    while not scene.laying.layout.choices.height:
        assert wait(driver, scene)
        scene.answering.give(scene.answering.offers.all[0])
        driver.frames()
    scene.recap.lines = ("Leyline Phantom 3 has moved to (1, 10).",) * MOST
    scene.draw(driver.app.display.screen)
    assert not scene.recap._box.colliderect(scene.laying.layout.choices)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_in_large_text_it_covers_none_of_ones_own_pieces(size: tuple[int, int]) -> None:
    names = ("Drow Wizard", "Drow Assassin", "Drow Priestess", "Drow Blademaster")
    places = ([2, 4], [9, 9], [14, 4], [26, 3])
    pieces: list[dict[str, object]] = [{"name": name, "at": at} for name, at in zip(names, places, strict=True)]
    pieces += [{"name": "Human Ranger", "at": [9, 13], "seat": 1}]
    position = {"game": "skirmish", "map": "sunken_cavern", "pieces": pieces, "seats": [{}, {}]}
    driver, scene = at_the_table(placed_match(position, "hc"), size, text_scale=2.0)
    assert wait(driver, scene)
    scene.recap.lines = ("The Elf Archer moves, attacks the Drow Wizard and misses.",) * 6
    scene.draw(driver.app.display.screen)
    frames = [scene.drawing.spots.frame_of(piece(number)) for number in scene.following.table.creatures]
    own = [frame for frame in frames[: len(places)] if frame is not None]
    assert own and scene.recap._box.collidelist(own) < 0


def after_a_turn() -> tuple[Driver, TableScene]:
    """Return a match of Skirmish in which creatures of Amber's have just gone somewhere, before Blue's eyes."""
    match, chance = many_tables.a_match("skirmish", "hh"), random.Random(4)
    for _ in range(900):
        seat = match.asked
        if seat == match.state.table.turn.seat and match.given and match.given[-1].seat != seat:
            recap = recap_of(Driver(), match, seat or 0)
            if recap.news.traces.ways and recap.news.traces.lit:
                break
        answer(match, chance)
    else:
        raise AssertionError("nobody went anywhere")
    driver = Driver(recap="always")
    driver.app.play(match)
    driver.frames(3)
    return driver, lifted(driver)


def test_ways_and_threats_are_shown_on_the_board_until_something_is_done() -> None:
    driver, scene = after_a_turn()
    recap, table = scene.recap, scene.following.table
    for way in recap.news.traces.ways.values():
        assert way.seat != scene.seat and len(way.cells) > 1
    driver.frames(200)
    assert not recap.is_busy
    own = {one.id for one in table.creatures.values() if one.seat == scene.seat}  # type: ignore[attr-defined]
    assert set(recap.threatened) <= own
    assert bool(recap.threats) is bool(recap.threatened)
    plain = pygame.Surface(driver.app.size)
    recap.news.traces.draw(plain, scene.following, scene.drawing.spots, 14, tuple(own))
    assert pygame.mask.from_threshold(plain, (0, 0, 0), (1, 1, 1, 255)).count() < plain.get_width() * plain.get_height()
    driver.key(pygame.K_ESCAPE)
    assert not recap.lines and not recap.news.traces.ways and not recap.is_busy


def test_a_key_plays_it_as_a_replay_that_shows_no_other_seat() -> None:
    driver, scene = after_a_turn()
    seat = scene.seat
    driver.key(pygame.K_ESCAPE, pygame.K_b)
    since = scene.recap.since
    driver.key(pygame.K_ESCAPE, pygame.K_t)
    replay = driver.scene
    assert isinstance(replay, ReplayScene)
    assert (replay.seats, replay.viewer, replay.may_see_all, replay.is_playing) == ((seat,), seat, False, True)
    driver.frames(30, 0.1)
    assert replay.number > since and replay._points is None
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene and scene.match.outcome is None
