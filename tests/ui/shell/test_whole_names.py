"""Names of cards, maps, decks and seats, and the words on buttons, stand whole on every page; and the tooltip of a
control hides neither it nor those before and after it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.art import fonts
from game.ui.art.palette import Rgb
from game.ui.scenes.list_editor import ListEditor
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.window.note_place import note_place
from tests.journeys.driver import Driver
from tests.ui.shell.walks import ALL_PAGES


@pytest.mark.parametrize(
    ("size", "script"), [((1024, 768), 1.0), ((1024, 768), 2.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)]
)
def test_no_page_cuts_a_name_and_no_tooltip_hides_its_neighbours(
    size: tuple[int, int], script: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, fitted = [], fonts.fitted_text

    def fitted_text(text: str, role: str, px: int, width: int, colour: Rgb, *, floor: int = 8) -> object:
        if fonts.text_width(text, role, min(px, floor)) > width:
            cut.append((name, text, width))
        return fitted(text, role, px, width, colour, floor=floor)

    monkeypatch.setattr(fonts, "fitted_text", fitted_text)
    driver = Driver(size, text_scale=script)
    hidden, seen = [], 0
    for name, made in ALL_PAGES.items():
        scene = made()
        driver.app.stack.push(scene)
        driver.frames(6)
        # The rows of an editor are cards, which are looked at beside the list.
        if not isinstance(scene, ListEditor):
            over, tips = _hidden_by_tooltips(driver, scene)
            hidden += [(name, *pair) for pair in over]
            seen += tips
        for view in scene.sheet.views:
            view.page(1)
            driver.frames(2)
        cut += [(name, control, 0) for control in scene.sheet.cut()]
        driver.app.stack.pop()
    assert cut == []
    assert seen > 40 and hidden == []


def _hidden_by_tooltips(driver: Driver, scene: SheetScene) -> tuple[list[tuple[str, str]], int]:
    """Return which control's tooltip lies over which neighbour, and how many tooltips were looked at."""
    sheet, hidden, seen = scene.sheet, [], 0
    for at, control in enumerate(sheet.controls):
        if not (control.hint or control.why_not) or control.shown.height <= 0:
            continue
        sheet.tip = pygame.Rect(0, 0, 0, 0)
        driver.move((1, 1))
        driver.move(control.shown.center)
        if sheet.looked_at is not control:
            continue
        driver.frames(2, 0.6)
        assert sheet.tip.width, control.name
        seen += 1
        near = [one for one in sheet.controls[max(0, at - 1) : at + 2] if one.shown.height > 0]
        hidden += [(control.name, one.name) for one in near if sheet.tip.colliderect(one.shown)]
        assert driver.app.display.screen.get_rect().contains(sheet.tip), control.name
    return hidden, seen


def test_what_is_kept_clear_is_worth_any_way() -> None:
    bounds = pygame.Rect(0, 0, 400, 400)
    rows = [pygame.Rect(0, y, 400, 20) for y in range(0, 300, 20)]
    place = note_place((100, 60), rows[2], bounds, 10, rows, rows)
    assert place.collidelist(rows) < 0 and bounds.contains(place)
    assert note_place((100, 60), rows[2], bounds, 10).colliderect(rows[4])


def test_words_longer_than_a_line_stand_in_two() -> None:
    driver = Driver((1024, 768))
    driver.app.open("new game", game="factions")
    driver.frames(3)
    long = driver.control("Responses: if they can respond, at key events")
    assert long.rect.height > driver.control("Game: Skirmish").rect.height
    assert driver.sheet_scene.sheet.cut() == []
