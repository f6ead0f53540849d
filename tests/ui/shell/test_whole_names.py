"""Names of cards, maps, decks and seats, and the words on buttons, stand whole on every page."""

from __future__ import annotations

import pytest

from game.ui.art import fonts
from game.ui.art.palette import Rgb
from tests.journeys.driver import Driver
from tests.ui.shell.walks import ALL_PAGES


@pytest.mark.parametrize("script", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_no_page_cuts_a_name(size: tuple[int, int], script: float, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, fitted = [], fonts.fitted_text

    def fitted_text(text: str, role: str, px: int, width: int, colour: Rgb, *, floor: int = 8) -> object:
        if fonts.text_width(text, role, min(px, floor)) > width:
            cut.append((name, text, width))
        return fitted(text, role, px, width, colour, floor=floor)

    monkeypatch.setattr(fonts, "fitted_text", fitted_text)
    driver = Driver(size, text_scale=script)
    for name, made in ALL_PAGES.items():
        scene = made()
        driver.app.stack.push(scene)
        for view in scene.sheet.views:
            driver.frames(2)
            view.page(1)
        driver.frames(2)
        cut += [(name, control, 0) for control in scene.sheet.cut()]
        driver.app.stack.pop()
    assert cut == []


def test_words_longer_than_a_line_stand_in_two() -> None:
    driver = Driver((1024, 768))
    driver.app.open("new game", game="factions")
    driver.frames(3)
    long = driver.control("Responses: if they can respond, at key events")
    assert long.rect.height > driver.control("Game: Skirmish").rect.height
    assert driver.sheet_scene.sheet.cut() == []
