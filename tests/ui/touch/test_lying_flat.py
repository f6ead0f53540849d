"""A screen that lies flat between the players: the picture turns to whoever is asked, and mouse and fingers with it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.demo.attract import Attract
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import Pause
from game.ui.table.scene import TableScene
from tests.homes import home
from tests.journeys.driver import Driver
from tests.ui.demo.conftest import Hands, folder, hands, open_demo
from tests.ui.table import many_tables
from tests.ui.table.test_time_and_taking_back import give, opened
from tests.ui.touch.fingers import Fingers

__all__ = ["folder", "hands", "home", "open_demo"]


def opposite(pos: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    return size[0] - 1 - pos[0], size[1] - 1 - pos[1]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_the_picture_turns_to_whoever_is_asked_and_back() -> None:
    driver, scene = opened("human", "human", lies_flat=True)
    sides = {}
    for _ in range(60):
        driver.frames(1)
        assert driver.app.display.is_turned is bool(scene.seat)
        if scene.seat in sides:
            give(driver, scene)
            continue
        window = pygame.display.get_surface()
        assert window is not None
        shown = pygame.transform.rotate(driver.app.display.screen, 180) if scene.seat else driver.app.display.screen
        sides[scene.seat] = pixels(window) == pixels(shown)
        if len(sides) == 2:
            break
    assert sides == {0: True, 1: True}
    assert driver.app.display.is_turned
    # On a screen that stands nothing turns.
    driver.app.change_settings(lies_flat=False)
    driver.frames()
    assert not driver.app.display.is_turned
    driver.app.change_settings(lies_flat=True)
    # Pages over the table are for whoever sits there; the menu is for the near side.
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Pause) and driver.app.display.is_turned is bool(scene.seat)
    driver.app.go_home()
    driver.frames()
    assert not driver.app.display.is_turned and driver.app.display.screen is pygame.display.get_surface()


@pytest.mark.parametrize("hand_of", [Driver, Fingers])
def test_what_is_pressed_is_what_lies_there(hand_of: type[Driver]) -> None:
    hand, match = hand_of(lies_flat=True), many_tables.a_match("heroes", "hh")
    hand.app.play(match)
    hand.frames(3)
    while not hand.app.display.is_turned:
        if isinstance(hand.scene, Curtain):
            hand.click_on("Lift")
        elif match.asked is not None:
            match.submit(match.asked, match.answers(match.asked)[-1])
        hand.frames(3)
    size, scene = hand.app.size, hand.scene
    assert isinstance(scene, Curtain) and scene.seat == 1
    hand.click(scene.sheet.control("Lift").shown.center)
    assert hand.scene is scene, "that is no place of the turned picture"
    hand.click(opposite(scene.sheet.control("Lift").shown.center, size))
    hand.frames(3)
    table = hand.scene
    assert isinstance(table, TableScene) and table.seat == 1 and table.following.is_open
    if hand_of is Driver:
        menu = next(button for button in table.laying.buttons if button.name == "menu")
        hand.move(opposite(menu.rect.center, size))
        assert table.pointing.hovered_button is not None and table.pointing.hovered_button.name == "menu"
    menu = next(button for button in table.laying.buttons if button.name == "menu")
    hand.click(opposite(menu.rect.center, size))
    assert isinstance(hand.scene, Pause)


def test_a_drag_goes_the_other_way(hands: Hands) -> None:
    display = hands.app.display
    display.turn(is_turned=True)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 10), rel=(3, -4), buttons=(1, 0, 0))
    touched = pygame.event.Event(pygame.FINGERMOTION, touch_id=1, finger_id=1, x=0.25, y=1.0, dx=0.5, dy=-0.25)
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)
    mouse, finger, same = display.as_seen([moved, touched, wheel])
    assert (mouse.pos, mouse.rel) == (opposite((0, 10), display.size), (-3, 4))
    assert (finger.x, finger.y, finger.dx, finger.dy) == (0.75, 0.0, -0.5, 0.25) and same.dict == wheel.dict


def test_a_demo_invites_both_sides_by_turns_and_whoever_comes_stays_there(open_demo: Callable[..., Hands]) -> None:
    hands = open_demo("1_skirmish", "2_skirmish")
    app = hands.app
    app.change_settings(lies_flat=True)
    app.organiser = app.settings
    seen = []
    for _ in range(2):
        hands.pass_time(0.2)
        top, side = app.stack.top, app.display.is_turned
        assert isinstance(top, Attract)
        hands.sit_down()
        table = app.table
        assert table is not None and app.display.is_turned is side
        first = table.seat
        next(button for button in table.laying.buttons if button.name == "join").press()
        hands.pass_time(0.2)
        joined = app.table
        assert joined is not None and joined.seat == first and app.display.is_turned is side
        seen.append(side)
        app.leave()
    assert seen == [False, True]
