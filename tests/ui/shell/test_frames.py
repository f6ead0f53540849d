"""Frames of buttons look as pygame_gui draws them, and each widget of a page keeps one picture."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pygame
import pytest
from pygame_gui.core.utility import get_default_manager, set_default_manager
from pygame_gui.elements import UIButton

from game.ui.art.palette import THEMES
from game.ui.help.screen import HelpScreen
from game.ui.new_game.page import NewGame
from game.ui.window import theme as widget_theme
from game.ui.window.frames import NARROW, FrameStyle, SinglePicture, frame
from game.ui.window.theme import UiRoot
from game.ui.window.widgets import Button, Face
from tests.journeys.driver import Driver

STATES = ("normal", "hovered", "disabled", "selected", "active")


@pytest.fixture
def ui_root() -> UiRoot:
    """Widgets of an open window."""
    Driver()
    return widget_theme.ui_root((1280, 720), THEMES["walnut"], 1.0, 16)


def pixels(surface: pygame.Surface) -> np.ndarray:
    """Colours and alpha."""
    channels = (pygame.surfarray.array3d(surface), pygame.surfarray.array_alpha(surface)[:, :, None])
    return np.concatenate(channels, axis=2).astype(int)


@pytest.mark.parametrize("kind", widget_theme.KINDS)
@pytest.mark.parametrize("size", [(90, 30), (NARROW, 41), (NARROW + 1, 41), (760, 56), (150, 210)])
def test_a_frame_looks_as_pygame_gui_draws_it(kind: str, size: tuple[int, int], ui_root: UiRoot) -> None:
    button = UIButton(pygame.Rect((0, 0), size), "", ui_root, object_id=widget_theme.kind(kind))
    corners = tuple(button.shape_corner_radius)
    style = FrameStyle(
        button.shape, button.border_width["left"], button.shadow_width, corners, button.border_overlap, button.colours
    )
    for state in STATES:
        button.drawable_shape.set_active_state(state)
        wanted = pixels(button.drawable_shape.get_surface(state))
        off = np.abs(wanted - pixels(frame(size, style, state, ui_root))).max(axis=2)
        # Some pixels of the round corners of a wide frame differ by what nobody sees.
        assert off.max() <= (0 if size[0] <= NARROW else 16) and np.count_nonzero(off) <= 24, state


def test_a_frame_is_its_callers_own(ui_root: UiRoot) -> None:
    for size in ((200, 40), (600, 40)):
        button = Button(pygame.Rect((0, 0), size), ui_root, Face("Begin", 16, 12))
        first = button.drawable_shape.get_fresh_surface()
        before = pixels(first)
        first.fill((255, 0, 0))
        assert (pixels(button.drawable_shape.get_fresh_surface()) == before).all()


def test_a_shadow_is_not_hit(ui_root: UiRoot) -> None:
    button = Button(pygame.Rect(100, 100, 200, 40), ui_root, Face("Begin", 16, 12))
    shadow = button.shadow_width
    assert shadow == 2
    assert button.hover_point(100 + shadow, 120) and not button.hover_point(100 + shadow - 1, 120)
    assert button.hover_point(299 - shadow, 120) and not button.hover_point(300 - shadow, 120)
    button.set_relative_position((200, 100))
    assert button.hover_point(390, 120) and not button.hover_point(190, 120)


def pictures_of(holder: Any) -> set[int]:
    """Pictures that a widget and its shape hold."""
    held = [one for part in (holder, getattr(holder, "drawable_shape", None)) for one in gc.get_referents(part)]
    deeper = [inner for one in held if isinstance(one, dict | list) for inner in gc.get_referents(one)]
    return {id(one) for one in (*held, *deeper) if isinstance(one, pygame.Surface)}


@pytest.mark.parametrize("page", [NewGame, HelpScreen])
def test_each_widget_of_a_page_keeps_one_picture_however_it_scrolls(page: type[Any]) -> None:
    driver = Driver((1600, 900), text_scale=3.0)
    driver.app.stack.push(page())
    sheet = driver.sheet_scene.sheet
    view = max(sheet.views, key=lambda view: view.most)
    for control in sheet.controls[:3]:
        driver.move(control.shown.center)
        driver.frames(2)
    for offset in (0.0, view.most / 2, view.most):
        view.scroll_to(offset)
        driver.frames(2)
        widgets = [widget for widget in sheet.ui_root.get_sprite_group().sprites() if isinstance(widget, SinglePicture)]
        assert len(widgets) > 10
        assert {len(pictures_of(widget)) for widget in widgets} == {1}


def test_what_scrolls_out_of_its_view_is_not_drawn() -> None:
    driver = Driver((1280, 720), text_scale=3.0)
    driver.app.stack.push(HelpScreen())
    scene = driver.sheet_scene
    view = max(scene.sheet.views, key=lambda view: view.most)
    view.scroll_to(view.most / 2)
    driver.frames(2)
    ground = driver.app.display.screen.copy()
    scene.paint(ground)
    drawn = ground.copy()
    scene.sheet.ui_root.draw_ui(drawn)
    changed = np.argwhere(np.abs(pixels(drawn) - pixels(ground)).max(axis=2) > 0)
    inside = [any(one.rect.collidepoint(x, y) for one in scene.sheet.views) for x, y in changed]
    outside = changed[~np.array(inside)]
    back = scene.sheet.control("Back").rect
    assert len(outside) and all(back.collidepoint(x, y) for x, y in outside)
    # A line of words, at least, lies in the middle of what is scrolled.
    assert {int(y) for _, y in changed} & set(range(view.rect.centery - 60, view.rect.centery + 60))


def test_nobody_holds_the_widgets_of_a_page_that_is_gone() -> None:
    """pygame_gui keeps the first that was made, for widgets that name none; and with it would be kept what its buttons
    do, the whole window among it."""
    set_default_manager(None)
    Driver()
    assert get_default_manager() is None


@pytest.mark.parametrize("above", [3, 4])
def test_a_button_is_pressed_exactly_where_it_is_shown_pointed_at(above: int, driver: Driver) -> None:
    on_it = above == driver.app.reach
    help_button = driver.control("Help")
    edge = (help_button.shown.centerx, help_button.shown.y - above)
    driver.move(edge)
    assert (driver.sheet_scene.sheet.looked_at is help_button) is on_it
    driver.click(edge)
    driver.frames()
    assert isinstance(driver.scene, HelpScreen) is on_it
    assert on_it or driver.sheet_scene.sheet.focus is not help_button
