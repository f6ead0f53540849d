"""A listed game without a screen of its own, played in the window from the new-game page to its end."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.app.games import entries
from game.app.games.game_entry import GameEntry
from game.app.matches.match import Match, Seating
from game.core.base_ruleset import PlainSetup
from game.ui.art import fonts
from game.ui.games.game_ui import game_ui_of
from game.ui.help.screen import HelpScreen
from game.ui.new_game.page import NewGame
from game.ui.plain.answers import AnswerList
from game.ui.plain.board import PlainBoard
from game.ui.plain.screen import PlainScreen
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.curtain import Curtain
from game.ui.table.scene import TableScene
from tests.app.toy_game import STONES, StonesSetup
from tests.games.tic_tac_toe import TIC_TAC_TOE, PlaceMark, TicTacToeEntry
from tests.journeys.driver import Driver


def answers_of(driver: Driver) -> AnswerList:
    scene = driver.scene
    assert isinstance(scene, TableScene) and isinstance(scene.laying.panel, AnswerList)
    return scene.laying.panel


def begin(driver: Driver, kinds: tuple[str, str] = ("human", "human")) -> TableScene:
    """Return a match of tic-tac-toe on the table."""
    seatings = tuple(Seating(name, kind) for name, kind in zip(("Ann", "Bob"), kinds, strict=True))
    driver.app.play(Match.new(TIC_TAC_TOE, PlainSetup(), seatings, 5))
    driver.frames()
    assert isinstance(driver.scene, TableScene) and isinstance(driver.scene.screen, PlainScreen)
    return driver.scene


def cells(scene: TableScene) -> tuple[int, ...]:
    return scene.match.state.table.cells


def test_a_match_from_the_menu_to_the_end_by_keys_alone() -> None:
    assert game_ui_of("tic_tac_toe").screen is None
    driver = Driver()
    driver.enter_on("New game")
    assert isinstance(driver.scene, NewGame)
    driver.enter_on("Game: Tic-tac-toe")
    assert driver.scene.choice.form.tables[0].count == 2 and not driver.scene.choice.form.uses_maps
    driver.enter_on("Two players")
    scene = driver.scene
    assert isinstance(scene, TableScene) and scene.match.players.is_human(0) and scene.match.players.is_human(1)
    for digit in "15243":
        driver.key(ord(digit) if digit != "3" else pygame.K_TAB)
        if digit == "3":
            driver.key(pygame.K_RETURN)
        driver.frames(3)
    assert scene.following.log.lines and not any(isinstance(each, Curtain) for each in driver.app.stack.scenes)
    while not isinstance(driver.scene, EndScreen):
        driver.key(pygame.K_1)
        driver.frames(3)
    assert scene.match.outcome is not None
    assert driver.scene._title in ("A draw", *(f"{name} wins" for name in scene.match.players.names))


def test_start_begins_a_match_against_the_computer() -> None:
    driver = Driver()
    driver.click_on("New game", "Game: Tic-tac-toe", "Start")
    scene = driver.scene
    assert isinstance(scene, TableScene)
    driver.key(pygame.K_5)
    driver.frames(80, 0.1)
    assert scene.match.asked == 0 and cells(scene)[4] == 0 and cells(scene).count(1) == 1


def test_an_answer_clicked_with_the_mouse_is_shown_by_board_and_log() -> None:
    driver = Driver()
    scene = begin(driver)
    row = next(row for row in answers_of(driver).rows if row.words == "Cell 3")
    driver.click(row.rect.center)
    driver.frames(3)
    assert cells(scene)[2] == 0 and scene.seat == 1
    board = scene.screen.board
    assert board is not None and board.lines == ("1  2  X", "4  5  6", "7  8  9")
    assert [line.text for line in scene.following.log.lines] == ["Ann: mark placed, cell 2"]
    assert scene.laying.prompt_text() == "Bob: place mark."
    assert "Cell 3" not in [words for words, _ in answers_of(driver).named]


def test_the_keyboard_mark_steps_through_the_answers_both_ways() -> None:
    driver = Driver()
    scene = begin(driver)
    driver.key(pygame.K_RETURN)
    assert cells(scene) == (-1,) * 9
    driver.key(pygame.K_TAB, times=2)
    assert answers_of(driver).marked == 1
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT, times=2)
    assert answers_of(driver).marked == 8
    driver.key(pygame.K_RIGHT)
    assert answers_of(driver).marked == 0
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert cells(scene)[0] == 0


class StonesEntry(GameEntry):
    ruleset = STONES


def test_an_answer_is_taken_back_where_the_same_seat_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(entries.GAMES, "stones", entries.Listed("Stones", StonesEntry))
    driver = Driver()
    driver.app.play(Match.new(STONES, StonesSetup(9), (Seating("Ann"), Seating("Bob", "computer")), 5))
    driver.frames(3)
    scene = driver.scene
    assert isinstance(scene, TableScene)
    before = answers_of(driver).offers
    driver.key(pygame.K_3)
    driver.frames(3)
    assert scene.match.state.table.stones == 6
    driver.key(pygame.K_u)
    driver.frames(3)
    assert scene.match.state.table.stones == 9 and answers_of(driver).offers == before


class ManyAnswers(TicTacToeEntry):
    """Words every answer alike, and at length."""

    def answer_text(self, table, command, names):
        return "Put a mark somewhere on this board, wherever that may be"


def test_answers_that_do_not_fit_are_on_further_pages() -> None:
    driver = Driver((640, 480), text_scale=2.0)
    scene = begin(driver)
    screen = scene.screen
    assert isinstance(screen, PlainScreen)
    screen.entry = ManyAnswers()
    screen._answers = None
    scene.refresh()
    listed = answers_of(driver)
    assert listed.pages > 1 and len({words for words, _ in listed.named}) == 9
    assert all(scene.laying.layout.free.contains(row.rect) for row in listed.rows)
    each = len(listed.rows) - 1
    driver.wheel(listed.rows[0].rect.center, -1)
    assert listed.page == 1
    driver.key(pygame.K_PAGEUP)
    assert listed.page == 0
    driver.click(listed.rows[-1].rect.center)
    assert listed.page == 1
    driver.key(pygame.K_1)
    driver.frames(3)
    assert cells(scene)[each] == 0


def test_a_long_table_is_scrolled() -> None:
    driver = Driver()
    scene = begin(driver)
    board = scene.screen.board
    board.show([f"line {number}" for number in range(90)])
    scene.drawing.cache.invalidate_board()
    driver.app.redraw()
    driver.frames(1)
    assert board._most > 0
    board.camera.zoom_by(-3)
    assert board._first == 6
    board.scroll(-99)
    assert board._first == 0


def _last_ink(surface: pygame.Surface, band: pygame.Rect) -> int:
    """Return the rightmost column of a band in which anything light is drawn."""
    return max(
        x
        for x in range(band.left, band.right)
        for y in range(band.top, band.bottom)
        if sum(surface.get_at((x, y))[:3]) > 400
    )


@pytest.mark.parametrize("size", [(1280, 720), (300, 200)])
def test_columns_of_a_table_are_aligned(size: tuple[int, int]) -> None:
    """Even on a narrow board, and with leading spaces kept."""
    window = pygame.display.set_mode(size)
    board = PlainBoard(lambda table: table, "projector")
    board.show_table(("WWWWWWWWWW |", "iiiiiiiiii |", "         i |"))
    board.draw(window, window.get_rect())
    px = next(px for px in range(30, 10, -1) if board._fits(px, pygame.Rect(0, 0, size[0] - 30, size[1] // 2 - 30)))
    high = fonts.line_height("fixed", px)
    ends = {_last_ink(window, pygame.Rect(15, 15 + number * high, size[0] - 30, high)) for number in range(3)}
    assert len(ends) == 1


def test_text_is_drawn_beside_the_objectives() -> None:
    pictures = []
    for lines in ((), ("Ann holds a card", "Bob holds another")):
        window = pygame.display.set_mode((640, 400))
        board = PlainBoard(lambda table: table, "projector")
        board.camera.corner = (220, 90)
        board.show_table(lines)
        board.draw(window, window.get_rect())
        sides = (window.subsurface(0, 0, 220, 200), window.subsurface(220, 0, 420, 200))
        pictures.append([pygame.image.tobytes(side, "RGB") for side in sides])
    (corner, side), (corner_beside_text, side_with_text) = pictures
    assert corner == corner_beside_text and side != side_with_text


def test_help_of_such_a_game_opens_with_its_keys() -> None:
    driver = Driver()
    begin(driver)
    driver.key(pygame.K_F1)
    scene = driver.scene
    assert isinstance(scene, HelpScreen) and scene.game == "tic_tac_toe"


class HiddenTicTacToe(type(TIC_TAC_TOE)):  # type: ignore[misc]
    profile = msgspec.structs.replace(TIC_TAC_TOE.profile, hidden=True)


@pytest.mark.parametrize("hidden", [False, True])
def test_only_a_game_that_hides_something_has_a_curtain(*, hidden: bool) -> None:
    driver = Driver()
    game = HiddenTicTacToe() if hidden else TIC_TAC_TOE
    driver.app.play(Match.new(game, PlainSetup(), (Seating("Ann"), Seating("Bob")), 5))
    driver.frames(3)
    assert isinstance(driver.scene, Curtain) is hidden
    if hidden:
        return
    scene = driver.scene
    assert isinstance(scene, TableScene) and scene.seat == 0 and scene.answering.may_answer
    scene.match.submit(0, PlaceMark(4))
    driver.frames(3)
    assert driver.scene is scene and scene.seat == 1 and scene.answering.may_answer
