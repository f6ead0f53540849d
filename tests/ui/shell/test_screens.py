"""Every page by keys alone and by mouse alone; words that fit; pictures that are given back."""

from __future__ import annotations

import gc
import weakref

import pygame
import pytest
from pygame_gui.core.drawable_shapes import RoundedRectangleShape

from game.ui.art.shelf import clear_all, give_back
from game.ui.scenes.menu import Menu
from game.ui.window.widgets import Button
from tests.journeys.driver import Driver
from tests.ui.shell.pages import PAGES, SCENES


@pytest.mark.parametrize("page", PAGES)
def test_every_page_opens_and_closes_with_the_keys(page: str, driver: Driver) -> None:
    driver.enter_on(page)
    assert isinstance(driver.scene, PAGES[page])
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Menu)
    assert driver.sheet_scene.sheet.focus is driver.control(page)


@pytest.mark.parametrize("page", PAGES)
def test_every_page_opens_and_closes_with_the_mouse(page: str, driver: Driver) -> None:
    driver.click_on(page)
    assert isinstance(driver.scene, PAGES[page])
    driver.click_on("Back")
    assert isinstance(driver.scene, Menu)


@pytest.mark.parametrize("scene", SCENES)
def test_tab_comes_to_every_control_and_back(scene: str, driver: Driver) -> None:
    driver.app.stack.push(SCENES[scene]())
    driver.rest()
    sheet = driver.sheet_scene.sheet
    came_to = []
    for _ in sheet.controls:
        driver.key(pygame.K_TAB)
        assert sheet.focus is not None and sheet.focus.shown.height > 0
        came_to.append(sheet.focus.name)
    assert sorted(came_to) == sorted(driver.names)
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert sheet.focus is not None and sheet.focus.name == came_to[-2 if len(came_to) > 1 else 0]


@pytest.mark.parametrize("scene", SCENES)
def test_names_of_controls_are_told_apart(scene: str, driver: Driver) -> None:
    driver.app.stack.push(SCENES[scene]())
    assert len(set(driver.names)) == len(driver.names)


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1024, 600), 0.75), ((1024, 600), 1.0), ((1024, 600), 1.5), ((1280, 720), 1.0), ((1920, 1080), 1.5)],
)
def test_words_fit_at_every_size_and_scale(size: tuple[int, int], scale: float) -> None:
    driver = Driver(size, text_scale=scale, ui_scale=scale)
    for name, make in SCENES.items():
        driver.app.stack.replace(make())
        driver.frames(1)
        assert driver.sheet_scene.sheet.cut() == [], name
        for control in driver.sheet_scene.sheet.controls:
            if control.view is not None:
                view = control.view.rect
                assert view.left <= control.rect.left and control.rect.right <= view.right, (name, control.name)


@pytest.mark.parametrize("size", [(1024, 600), (1600, 900)])
def test_words_fit_three_times_as_large(size: tuple[int, int]) -> None:
    driver = Driver(size, text_scale=3.0)
    for name, make in SCENES.items():
        driver.app.stack.replace(make())
        driver.frames(1)
        assert driver.sheet_scene.sheet.cut() == [], name


def test_a_page_that_is_left_or_laid_out_again_gives_its_pictures_back(driver: Driver) -> None:
    driver.app.stack.push(SCENES["settings"]())
    page = driver.sheet_scene
    gc.disable()
    try:
        for go in (page.rebuild, driver.app.stack.pop):
            buttons = [control.element for control in page.sheet.controls if isinstance(control.element, Button)]
            pictures = [weakref.ref(button.image) for button in buttons]
            assert len(pictures) > 5 and all(picture() is not None for picture in pictures)
            assert all(button.image.get_width() > 10 for button in buttons)
            go()
            assert not any(picture() is not None for picture in pictures)
            assert all(button.image.get_width() < 10 for button in buttons)
    finally:
        gc.enable()
    assert page.sheet.controls == []


def test_escape_in_the_menu_goes_to_quit_and_enter_quits(driver: Driver) -> None:
    driver.key(pygame.K_ESCAPE)
    assert driver.app.is_running and driver.sheet_scene.sheet.focus is driver.control("Quit")
    driver.key(pygame.K_RETURN)
    assert not driver.app.is_running


def test_arrows_go_where_they_point(driver: Driver) -> None:
    for key, name in (
        (pygame.K_DOWN, "New game"), (pygame.K_DOWN, "Quick game"), (pygame.K_RIGHT, "Scenarios"),
        (pygame.K_LEFT, "Quick game"), (pygame.K_UP, "New game"), (pygame.K_UP, "Learn to play"),
        (pygame.K_UP, "Learn to play"),
    ):  # fmt: skip
        driver.key(key)
        assert driver.sheet_scene.sheet.focus is driver.control(name)


def test_a_page_that_is_opened_again_draws_no_empty_plate_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # What other tests have left takes no room on the shelves.
    give_back()
    clear_all()
    driver = Driver((1920, 1080), text_scale=1.5)
    for name in ("menu", "settings", "pause"):
        driver.app.stack.push(SCENES[name]())
        driver.frames(4)
    drawn = []
    monkeypatch.setattr(RoundedRectangleShape, "clear_and_create_shape_surface", lambda *_, **__: drawn.append(1))
    for name in ("menu", "settings", "pause"):
        driver.app.stack.push(SCENES[name]())
        assert all(control.rect.width for control in driver.sheet_scene.sheet.controls)
    assert not drawn


def test_the_chapters_of_the_help_are_all_of_one_size() -> None:
    driver = Driver(text_scale=2.0)
    driver.app.open("help", "factions")
    driver.frames(2)
    buttons = [driver.control(name).element for name in ("How to play", "Glossary", "Computers", "Keys and mouse")]
    assert len({button.face.px for button in buttons if isinstance(button, Button)}) == 1
    assert not any(isinstance(button, Button) and button.is_cut for button in buttons)
