"""The charts of Crawler's deck editor: of the deck whose cards are shown, and no line of words on another."""

from __future__ import annotations

import pytest

from game.app.games.crawler.list_kind import LIST, list_of
from game.rules.crawler.cards.decks import STARTER_DECKS
from game.ui.art import fonts
from game.ui.scenes import list_editor
from game.ui.scenes.list_editor import ListEditor
from tests.journeys.driver import Driver


@pytest.mark.parametrize(("deck", "kinds"), [("Crawler", 4), ("Dungeon", 4), ("All", 8)])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_each_type_of_the_shown_deck_has_a_line_of_its_own(
    deck: str, kinds: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []
    draw = list_editor.horizontal_bars

    def note(bars, size, px, theme):  # type: ignore[no-untyped-def]
        drawn.append((bars, size, px))
        return draw(bars, size, px, theme)

    monkeypatch.setattr(list_editor, "horizontal_bars", note)
    driver = Driver(size)
    scene = ListEditor(LIST)
    driver.app.push(scene)
    scene.take("", list_of(STARTER_DECKS))
    driver.frames()
    driver.click_on(f"Deck: {deck}")
    bars, (_, high), px = drawn[-1]
    assert len(bars) == kinds
    assert high >= kinds * fonts.font("body", px).get_height()
