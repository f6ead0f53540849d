"""The tooltip of a control hides neither it nor those before and after it, on any page."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.games.entries import GAMES
from game.ui.scenes.builders import Builders
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.quick_game import QuickGame
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.window.note_place import note_place
from tests.journeys.driver import Driver
from tests.ui.shell.pages import SCENES


def _new(game: str) -> Callable[[], SheetScene]:
    return lambda: NewGame(game=game)


PAGES: dict[str, Callable[[], SheetScene]] = {
    **SCENES,
    **{f"new game of {game}": _new(game) for game in GAMES},
    "quick game": QuickGame,
    "builders": Builders,
}


@pytest.mark.parametrize("script", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_no_tooltip_hides_its_control_or_its_neighbours(size: tuple[int, int], script: float) -> None:
    driver = Driver(size, text_scale=script)
    hidden, seen = [], 0
    for name, made in PAGES.items():
        scene = made()
        driver.app.stack.push(scene)
        driver.frames(8)
        sheet = scene.sheet
        for at, control in enumerate(sheet.controls):
            if not (control.hint or control.why_not) or control.shown.height <= 0:
                continue
            sheet.tip = pygame.Rect(0, 0, 0, 0)
            driver.move((1, 1))
            driver.move(control.shown.center)
            if sheet.looked_at is not control:
                continue
            driver.frames(2, 0.6)
            assert sheet.tip.width, (name, control.name)
            seen += 1
            near = [one for one in sheet.controls[max(0, at - 1) : at + 2] if one.shown.height > 0]
            hidden += [(name, control.name, one.name) for one in near if sheet.tip.colliderect(one.shown)]
            assert driver.app.display.screen.get_rect().contains(sheet.tip), (name, control.name)
        driver.app.stack.pop()
    assert seen > 40 and hidden == []


def test_what_is_kept_clear_is_worth_any_way() -> None:
    bounds = pygame.Rect(0, 0, 400, 400)
    rows = [pygame.Rect(0, y, 400, 20) for y in range(0, 300, 20)]
    place = note_place((100, 60), rows[2], bounds, 10, rows, rows)
    assert place.collidelist(rows) < 0 and bounds.contains(place)
    assert note_place((100, 60), rows[2], bounds, 10).colliderect(rows[4])
