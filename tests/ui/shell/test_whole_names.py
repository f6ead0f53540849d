"""Names of cards, maps, decks and seats, and the words on buttons, stand whole on every page; and the tooltip of a
control hides neither it nor those before and after it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.art import fonts
from game.ui.art.palette import Rgb
from game.ui.lists.editor import ListEditor
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.window.note_place import note_place
from game.ui.window.widgets import Face, draw_face, face_high
from tests.journeys.driver import Driver, undrawn
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
        with undrawn(driver.app):
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
    long = driver.control("Responses: only at key events, when they can")
    assert long.rect.height > driver.control("Game: Skirmish").rect.height
    assert driver.sheet_scene.sheet.cut() == []


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 2.0), ((1920, 1080), 1.5)]
)
def test_no_row_of_a_list_that_is_read_first_is_cut(size: tuple[int, int], scale: float) -> None:
    driver = Driver(size, text_scale=scale)
    for page in ("lessons", "puzzles", "scenarios"):
        driver.app.open(page)
        for _ in range(400):
            driver.frames(1)
            if not driver.scene.is_moving:
                break
            pygame.time.wait(20)
        assert len(driver.names) > 20
        assert driver.sheet_scene.sheet.cut() == [], page
        driver.app.stack.pop()


def test_a_button_is_as_high_as_its_words_need_and_no_higher() -> None:
    pygame.init()
    words = "A column has to cross the hall from west to east."
    line = Face("The Hall", 20, 20, "bold", words, align="left")
    wide = fonts.text_width(words, "body", 20) + 22
    assert face_high(line, wide, 60) == 60
    # Three lines and the frame above and below them.
    needed = fonts.font("bold", 20).get_height() + 2 * fonts.font("body", 20).get_height() + 6
    assert needed <= face_high(line, wide - 1, 60) < needed + 10
    # A word that is wider than the button is cut, however high it is.
    assert face_high(line, 50, 60) == 60


@pytest.mark.parametrize(("spare", "is_drawn"), [(40, True), (-30, True), (-60, False)])
def test_an_icon_does_not_make_words_small(spare: int, is_drawn: bool) -> None:
    pygame.init()
    px, words = 30, "Pass all turn"
    room = fonts.text_width(words, "body", px) + round(px * 2.95) + spare
    with_icon, without = (pygame.Surface((room, 40), pygame.SRCALPHA) for _ in range(2))
    draw_face(with_icon, Face(words, px, 9, icon="fast"), "normal")
    draw_face(without, Face(words, px, 9), "normal")
    assert (pygame.image.tobytes(with_icon, "RGBA") != pygame.image.tobytes(without, "RGBA")) == is_drawn
