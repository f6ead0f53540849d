"""What gives something up is marked wherever it stands, and never has the focus by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.games.arena.list_kind import LIST as ARMIES
from game.app.games.factions.list_kind import LIST as DECKS
from game.app.records.saves import list_saves, save_match
from game.ui.art.palette import THEMES, blend, contrast
from game.ui.lists.editor import ListEditor
from game.ui.review.matches_screen import MatchesScreen
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.window.theme import GIVING_UP, KINDS, button_ink
from tests.journeys.driver import Driver
from tests.ui.shell.pages import PausedTable, a_match


@pytest.mark.parametrize("theme", ["walnut", "projector"])
def test_words_on_plates_that_give_something_up_can_be_read(theme: str) -> None:
    look = THEMES[theme]
    assert set(GIVING_UP) < set(KINDS)
    for button, ground in (("risk", look.panel), ("risk", look.panel_light)):
        ink = button_ink(look, button, "normal")
        assert contrast(ink, ground) >= 4.5 and ink != look.ink, (button, contrast(ink, ground))
    assert contrast(button_ink(look, "danger", "normal"), blend(look.danger, look.panel, 0.5)) >= 4.5


def unfolded() -> MatchesScreen:
    """Return the page of all matches with the save's row unfolded."""
    page = MatchesScreen()
    page._unfolded = list_saves()[0].path
    return page


#: Pages with what they give up, by the first word of its control.
PAGES: dict[str, tuple[Callable[[], SheetScene], str]] = {
    "matches": (unfolded, "Delete"),
    "pause": (lambda: Pause(PausedTable()), "Concede"),
    "deck": (lambda: ListEditor(DECKS), "Clear"),
    "army": (lambda: ListEditor(ARMIES), "Clear"),
    "question": (lambda: Question("Discard it?", "It is lost.", "Discard", lambda: None), "Discard"),
}


@pytest.mark.parametrize("page", PAGES)
def test_it_is_marked_and_never_has_the_focus_by_itself(page: str) -> None:
    save_match(a_match(), "one")
    driver = Driver()
    scene, word = PAGES[page]
    driver.app.stack.push(scene())
    for _ in range(2):
        sheet = driver.sheet_scene.sheet
        marked = {control.name.split()[0] for control in sheet.controls if control.is_danger}
        assert marked == {word}
        assert sheet.focus is not None and not sheet.focus.is_danger
        driver.sheet_scene.rebuild()
