"""The charts of Crawler's deck editor: of the deck whose cards are shown, and no line of words on another."""

from __future__ import annotations

import pytest

from game.app.games.crawler.list_kind import LIST, list_of
from game.rules.crawler.cards.decks import STARTER_DECKS
from game.rules.crawler.cards.terms import DUNGEON_TYPES
from game.ui.art import fonts
from game.ui.lists import editor
from game.ui.lists.editor import ListEditor
from tests.journeys.driver import Driver


@pytest.mark.parametrize(("deck", "kinds"), [("Crawler", 4), ("Dungeon", 4), ("All", 8)])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_each_type_of_the_shown_deck_has_a_line_of_its_own(
    deck: str, kinds: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []
    draw = editor.horizontal_bars

    def note(bars, size, px, theme):  # type: ignore[no-untyped-def]
        drawn.append((bars, size, px))
        return draw(bars, size, px, theme)

    monkeypatch.setattr(editor, "horizontal_bars", note)
    driver = Driver(size)
    scene = ListEditor(LIST)
    driver.app.stack.push(scene)
    scene.take("", list_of(STARTER_DECKS))
    driver.frames()
    driver.click_on(f"Deck: {deck}")
    bars, (_, high), px = drawn[-1]
    assert len(bars) == kinds
    assert high >= kinds * fonts.font("body", px).get_height()


def test_types_and_counts_are_of_the_shown_deck_and_a_type_of_the_other_is_no_longer_looked_for(driver: Driver) -> None:
    scene = ListEditor(LIST)
    driver.app.stack.push(scene)
    scene.take("", list_of(STARTER_DECKS))
    driver.frames()
    driver.click_on("Type: Skill")
    assert "Type: Trap" not in driver.names
    driver.click_on("Deck: Dungeon")
    assert [name for name in driver.names if name.startswith("Type: ")] == [
        *(f"Type: {kind}" for kind in DUNGEON_TYPES),
        "Type: All types",
    ]
    assert scene.wanted == {"Deck": "Dungeon", "Type": "", "Cost": ""} and scene.pool_keys()
    assert [one.heading for one in LIST.shown_sections(scene.content, scene.wanted)] == ["Dungeon deck", "Crawler deck"]
    driver.click_on("Type: Trap", "Deck: All")
    assert scene.wanted["Type"] == "Trap" and "Type: Skill" in driver.names
