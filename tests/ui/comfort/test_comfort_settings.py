"""The palette, the pointer, and what can be changed of a match that is paused."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.files.settings import read_settings
from game.ui.art.tones import PALETTES, tones, use_palette
from game.ui.window.pointer import HEIGHTS, cursor_of, pointer_now, show_pointer
from tests.journeys.driver import Driver
from tests.ui.shell.pages import a_match


@pytest.fixture(autouse=True)
def usual_looks() -> Iterator[None]:
    yield
    use_palette("usual")
    show_pointer("usual")


def test_a_palette_and_a_pointer_are_chosen_while_a_match_is_paused(driver: Driver) -> None:
    driver.app.play(a_match("human", "greedy"))
    driver.frames()
    table = driver.scene
    board = table.screen.board  # type: ignore[attr-defined]
    driver.key(pygame.K_ESCAPE)
    driver.click_on("Settings")
    driver.enter_on("Palette: Tritanopia", "Pointer: Large")
    assert tones() is PALETTES["tritanopia"] and pointer_now().type == "color"
    stored = read_settings().settings
    assert (stored.palette, stored.pointer) == ("tritanopia", "large")
    driver.key(pygame.K_ESCAPE, times=2)
    assert driver.scene is table
    assert table.screen.board is not board, "the board is drawn again"  # type: ignore[attr-defined]


def test_hints_are_allowed_and_forbidden_in_the_paused_match(driver: Driver) -> None:
    match = a_match("human", "greedy")
    driver.app.play(match)
    driver.frames()
    driver.key(pygame.K_ESCAPE)
    driver.click_on("Settings")
    assert driver.control("Hints: on a key").is_chosen
    driver.click_on("Hints: none")
    assert not match.players.may_have_hints and driver.control("Hints: none").is_chosen
    driver.key(pygame.K_ESCAPE, times=2)
    assert not any(button.name == "hints" and button.is_on for button in driver.scene.laying.buttons)  # type: ignore[attr-defined]


def test_outside_a_match_there_is_nothing_of_it_to_change(driver: Driver) -> None:
    driver.enter_on("Settings")
    assert "Hints: none" not in driver.names


@pytest.mark.parametrize("pointer", HEIGHTS)
def test_a_large_pointer_points_with_its_tip(pointer: str) -> None:
    hotspot, picture = cursor_of(pointer).data  # type: ignore[arg-type]
    assert picture.get_height() >= HEIGHTS[pointer]  # type: ignore[index]
    x, y = hotspot
    assert picture.get_at((x + 2, y + 4)).a == 255 and picture.get_at((picture.get_width() - 1, 0)).a == 0
