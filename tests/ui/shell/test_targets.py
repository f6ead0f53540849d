"""What is pressed on a page is at least 44 pixels high and wide at 720 lines, with the air that counts as its own."""

from __future__ import annotations

import pytest

from game.ui.scenes.controls import Control
from game.ui.scenes.menu import Menu
from game.ui.window.measures import LEAST_TARGET
from tests.journeys.driver import Driver
from tests.ui.shell.pages import SCENES
from tests.ui.shell.walks import ALL_PAGES


def _pressed_size(control: Control) -> tuple[int, int]:
    """Return how wide and how high the place is where a press is for a control, through its middle."""
    middle, room = control.rect.center, control.rect.inflate(40, 40)
    wide = sum(bool(control.element.hover_point(x, middle[1])) for x in range(room.left, room.right))
    high = sum(bool(control.element.hover_point(middle[0], y)) for y in range(room.top, room.bottom))
    return wide, high


@pytest.mark.parametrize("script", [1.0, 2.0])
def test_whatever_is_pressed_on_a_page_is_large_enough(script: float) -> None:
    driver = Driver((1280, 720), text_scale=script)
    small, seen = [], 0
    for name, made in ALL_PAGES.items():
        scene = made()
        driver.app.stack.push(scene)
        driver.frames(3)
        for control in scene.sheet.controls:
            if control.view is not None:
                control.view.reveal(control.rect)
            if control.view is not None and not control.view.rect.contains(control.rect):
                continue
            wide, high = _pressed_size(control)
            seen += 1
            if min(wide, high) < LEAST_TARGET:
                small.append((name, control.name, wide, high))
        driver.app.stack.pop()
    assert seen > 250
    assert small == [], "\n".join(map(str, small))


def test_no_page_has_two_controls_on_one_pixel() -> None:
    driver = Driver((1280, 720))
    for name, made in SCENES.items():
        scene = made()
        driver.app.stack.push(scene)
        driver.frames(3)
        targets = [(control.name, control.target) for control in scene.sheet.controls if control.shown.height > 0]
        for at, (one, its) in enumerate(targets):
            assert [other for other, other_its in targets[at + 1 :] if its.colliderect(other_its)] == [], (name, one)
        driver.app.stack.pop()


def test_a_press_beside_a_low_button_is_for_it() -> None:
    driver = Driver((1280, 720))
    driver.app.open("settings")
    driver.frames(3)
    back = driver.control("Back")
    driver.click((back.rect.centerx, back.rect.bottom + driver.app.reach - 1))
    assert isinstance(driver.scene, Menu)
