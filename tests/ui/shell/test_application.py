"""The window: its stack of scenes, its idleness, its sizes, its settings on disk."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
import weakref
from pathlib import Path

import pygame
import pytest

from game.app.files.settings import Settings, read_settings
from game.ui.application import Application
from game.ui.art import shelf
from game.ui.help.screen import HelpScreen
from game.ui.scenes.brand import draw_name
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.menu import Menu
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import Question
from game.ui.scenes.scene import Scene
from game.ui.window import backdrop
from game.ui.window.display import is_idle_repeat
from tests.journeys.driver import Driver
from tests.journeys.playing import table_of
from tests.journeys.table_hands import at_the_table
from tests.ui.table.many_tables import a_match

ROOT = Path(__file__).resolve().parents[3]


class Plain(Scene):
    def __init__(self, colour: tuple[int, int, int], *, overlay: bool = False) -> None:
        self.is_overlay = overlay
        self.colour = colour
        self.told: list[str] = []

    def enter(self, app: Application) -> None:
        super().enter(app)
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def resize(self, size: tuple[int, int]) -> None:
        self.told.append(f"resize {size[0]}x{size[1]}")

    def draw(self, surface: pygame.Surface) -> None:
        self.told.append("draw")
        surface.fill(self.colour, None if not self.is_overlay else (0, 0, 10, 10))


def window() -> Application:
    return Application((1024, 600), settings=Settings(volume=0.0))


class Timed(Plain):
    """Counts the seconds that passed before it is pressed."""

    seconds = 0.0

    def update(self, seconds: float) -> None:
        self.seconds += seconds

    def event(self, event: pygame.event.Event) -> None:
        self.app.is_running = self.app.is_running and event.type != pygame.KEYDOWN


def test_time_passes_in_a_window_that_nobody_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = window(), Timed((10, 10, 10))
    app.stack.push(scene)
    app.step(0.0, ())
    pressed = [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="e")]

    def wait(milliseconds: int) -> pygame.event.Event:
        scene.seconds = 0.0
        time.sleep(0.3)
        return pressed.pop()

    monkeypatch.setattr(pygame.event, "wait", wait)
    app.loop()
    assert not pressed and scene.seconds > 0.2, "what was pressed before is long ago"


class Asking(Plain):
    """Notes whether the screen shows what it drew last."""

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.told[-1] = f"draw {self.app.display.shows_last}"


def test_a_scene_is_told_when_the_screen_shows_what_it_drew_last() -> None:
    app = window()
    scene = Asking((1, 2, 3))

    def drawn() -> str:
        app.redraw()
        app.step(0.01, [])
        return scene.told[-1]

    app.stack.push(scene)
    assert [drawn(), drawn(), drawn()] == ["draw False", "draw True", "draw True"]
    app.stack.push(Plain((9, 9, 9), overlay=True))
    assert drawn() == "draw False", "something will lie over it"
    app.stack.pop()
    assert [drawn(), drawn()] == ["draw False", "draw True"], "something lay over it"
    app.stack.push(Plain((9, 9, 9)))
    app.redraw()
    app.step(0.01, [])
    app.stack.pop()
    assert [drawn(), drawn()] == ["draw False", "draw True"]
    app.step(0.01, [pygame.event.Event(pygame.WINDOWEXPOSED)])
    assert scene.told[-1] == "draw False"
    scene.draw(app.display.screen)
    assert scene.told[-1] == "draw False", "that was no frame of the window's own"


def test_scenes_are_a_stack() -> None:
    app = window()
    below, above = Plain((1, 2, 3)), Plain((4, 5, 6))
    app.stack.push(below)
    app.stack.push(above)
    assert app.stack.top is above and below.told == ["enter", "resize 1024x600"]
    app.stack.pop()
    assert app.stack.top is below and above.told[-1] == "leave" and below.told[-1] == "resize 1024x600"
    app.stack.replace(above)
    assert app.stack.scenes == [above] and below.told[-1] == "leave"
    app.stack.pop()
    assert not app.is_running


class Large(Plain):
    """Something large that knows itself, as a table and its parts know each other; its key leads away."""

    is_large = True

    def __init__(self) -> None:
        super().__init__((1, 2, 3))
        self.itself = self

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.away()

    def away(self) -> None:
        self.app.go_home()


class Gone(Large):
    def away(self) -> None:
        self.app.stack.pop()


class Followed(Large):
    def away(self) -> None:
        self.app.stack.replace(Plain((4, 5, 6)))


@pytest.fixture
def gives_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let scenes collect what they leave, as in the program."""
    monkeypatch.setattr("game.ui.scenes.scene.give_back", shelf.give_back)


@pytest.mark.usefixtures("gives_back")
@pytest.mark.parametrize("kind", [Large, Gone, Followed])
def test_a_large_scene_leaves_nothing_once_the_window_shows_another_one(kind: type[Large]) -> None:
    app = window()
    app.stack.push(Plain((9, 9, 9)))
    app.stack.push(kind())
    app.step(0.01, [])
    left = weakref.ref(app.stack.scenes[-1])
    gc.collect()
    gc.disable()
    try:
        app.step(0.01, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
        assert not isinstance(app.stack.top, Large) and left() is None
    finally:
        gc.enable()


@pytest.mark.usefixtures("gives_back")
def test_a_match_leaves_nothing_of_its_board_when_the_menu_shows_again() -> None:
    hand = Driver((1024, 600))
    hand.app.play(a_match("skirmish", "hc"))
    hand.frames(3)
    board = weakref.ref(table_of(hand.app).following.board)
    hand.app.go_home()
    hand.frames(1)
    assert board() is None


def test_the_menu_s_picture_goes_with_it() -> None:
    hand = Driver((1024, 600))
    hand.rest()
    menu = hand.app.stack.top
    assert isinstance(menu, Menu) and menu._table is not None
    hand.app.stack.clear()
    assert menu._table is None and menu.sheet.controls == []


@pytest.mark.parametrize("size", [(1024, 768), (800, 600), (1280, 720), (1920, 1080)])
def test_no_card_beside_the_menu_lies_on_its_name(size: tuple[int, int]) -> None:
    driver = Driver(size)
    driver.rest()
    menu, app = driver.app.stack.top, driver.app
    assert isinstance(menu, Menu) and menu._table is not None and menu._table.is_done
    name = draw_name(app.display.screen, (app.px(56), app.px(104)), app.px(88), app.theme)
    laid, bare = (
        pygame.surfarray.array3d(one.subsurface(name)).astype(int)
        for one in (menu._table.picture, backdrop.table(size, app.theme.name))
    )
    # The soft end of a shadow may reach it.
    assert abs(laid - bare).max() <= 12


def test_only_an_overlay_shows_what_is_below() -> None:
    app = window()
    below = Plain((1, 2, 3))
    app.stack.push(below)
    app.stack.push(Plain((9, 9, 9), overlay=True))
    app.step(0.02, [])
    assert below.told[-1] == "draw"
    assert app.display.screen.get_at((5, 5))[:3] == (9, 9, 9) and app.display.screen.get_at((50, 50))[:3] == (1, 2, 3)
    app.stack.push(Plain((7, 7, 7)))
    below.told.clear()
    app.step(0.02, [])
    assert below.told == [] and app.display.screen.get_at((50, 50))[:3] == (7, 7, 7)


def test_an_idle_window_draws_nothing() -> None:
    app = window()
    app.stack.push(Plain((1, 2, 3)))
    for _ in range(40):
        app.step(0.05, [])
    assert not any(app.step(0.05, []) for _ in range(40))
    assert app.step(0.05, [pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(0, 0, 0))])
    for _ in range(40):
        app.step(0.05, [])
    app.redraw()
    assert app.step(0.05, []) and not app.step(0.05, [])


def test_the_menu_comes_to_rest(driver: Driver) -> None:
    driver.rest(4.0)
    assert not any(driver.app.step(0.05, []) for _ in range(20))


def test_a_resized_window_is_laid_out_again() -> None:
    driver = Driver((1280, 720))
    before = driver.control("New game").rect
    driver.resize((1920, 1080))
    assert driver.app.size == (1920, 1080) and driver.app.scale == 1.5
    assert driver.control("New game").rect.width > before.width


def test_the_window_is_never_opened_below_its_least_size() -> None:
    assert Application((320, 320), settings=Settings()).size == (1024, 600)


def test_scale_follows_height_and_the_players_factor() -> None:
    app = Application((1280, 720), settings=Settings(ui_scale=1.5))
    assert app.scale == 1.5 and app.px(10) == 15
    assert Application((1920, 1080), settings=Settings()).scale == 1.5


@pytest.mark.parametrize("ui_scale", [0.5, 0.75, 1.0])
@pytest.mark.parametrize("text_scale", [0.5, 1.0, 3.0])
def test_body_text_is_never_too_small(ui_scale: float, text_scale: float) -> None:
    app = Application((1280, 720), settings=Settings(ui_scale=ui_scale, text_scale=text_scale))
    assert app.text_px(16) >= 14
    if text_scale == 3.0:
        assert app.text_px(16) >= round(48 * ui_scale)


def test_closing_the_window_ends_the_program(driver: Driver) -> None:
    driver.post(pygame.QUIT)
    assert not driver.app.is_running


def test_settings_are_applied_and_written_at_once() -> None:
    app = window()
    app.stack.push(Plain((1, 2, 3)))
    app.change_settings(theme="projector", text_scale=1.5)
    assert app.theme.name == "projector" and read_settings().settings.text_scale == 1.5
    app.settle_volume(0.25)
    assert read_settings().settings.volume == 0.25


def test_settings_that_cannot_be_written_cost_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.ui.application.save_settings", refuse)
    app = window()
    app.change_settings(text_scale=2.0)
    assert app.settings.text_scale == 2.0 and "No space" in app.messages[0]


def test_a_damaged_settings_file_is_shown_in_the_menu(home) -> None:  # type: ignore[no-untyped-def]
    (home / "settings.json").write_text('{"text_scale": "big"}')
    app = Application((1024, 600))
    app.go_home()
    menu = app.stack.top
    assert isinstance(menu, Menu) and "text_scale" in menu.message


def test_the_menu_shows_before_what_it_does_not_need_is_loaded() -> None:
    code = (
        "import sys, types\n"
        "from game.ui.run import run\n"
        "options = types.SimpleNamespace(command='play', map=None, seed=None, size=(1024, 600), home=None)\n"
        "late = 'pytmx game.app.maps.reading game.ui.table game.ui.boards game.ui.sound hypothesis'.split()\n"
        "def opened(app):\n"
        "    print(sorted(name for name in late if name in sys.modules))\n"
        "    app.quit()\n"
        "run(options, opened)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stdout.strip().splitlines()[-1] == "[]"


def test_f11_and_f1_work_everywhere(driver: Driver) -> None:
    driver.key(pygame.K_F1)
    assert isinstance(driver.scene, HelpScreen)
    driver.key(pygame.K_F1, pygame.K_ESCAPE)
    assert isinstance(driver.scene, Menu)
    driver.key(pygame.K_F11)
    assert driver.app.settings.full_screen
    driver.key(pygame.K_F11)
    assert not driver.app.settings.full_screen and driver.app.size == (1280, 720)


def test_what_is_seen_behind_a_page_that_shows_again_fits_the_window_too() -> None:
    driver, table = at_the_table(a_match("factions", "hc"))
    driver.key(pygame.K_ESCAPE)
    driver.app.open("settings")
    driver.resize((800, 600))
    driver.key(pygame.K_ESCAPE)
    whole = pygame.Rect(0, 0, 800, 600)
    assert isinstance(driver.scene, Pause) and whole.contains(table.laying.layout.hand)
    driver.app.open("settings")
    driver.resize((1280, 720))
    driver.app.stack.replace(Pause(table))
    assert table.laying.layout.board.size == (1280, 720)


def test_f1_opens_help_about_the_game_that_is_paused() -> None:
    driver, _ = at_the_table(a_match("heroes", "hc"))
    driver.key(pygame.K_ESCAPE, pygame.K_F1)
    assert isinstance(driver.scene, HelpScreen) and driver.scene.game == "heroes"
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Pause)
    driver.click_on("Concede")
    driver.key(pygame.K_F1)
    assert isinstance(driver.scene, Question), "a question waits for its answer"


def test_f1_opens_help_about_the_game_at_the_curtain_and_leads_back_to_it() -> None:
    match = a_match("factions", "hh")
    driver, scene = at_the_table(match)
    for _ in range(40):
        if isinstance(driver.scene, Curtain):
            break
        if match.asked is not None and scene.answering.may_answer:
            scene.answering.give(next(offer for offer in scene.answering.offers.all if offer.commands))
        driver.frames(2, 0.1)
    curtain = driver.scene
    assert isinstance(curtain, Curtain) and not scene.following.is_open
    driver.key(pygame.K_F1)
    assert isinstance(driver.scene, HelpScreen) and driver.scene.game == "factions"
    assert not scene.following.is_open, "nothing of the table shows"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is curtain and not scene.following.is_open


def test_a_key_that_is_merely_held_is_pressed_once() -> None:
    held: set[int] = set()
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN)
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN)
    assert [is_idle_repeat(event, held) for event in (down, down, up, down)] == [False, True, False, False]
    arrow = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT)
    assert not is_idle_repeat(arrow, held) and not is_idle_repeat(arrow, held)


def test_after_an_event_some_frames_are_drawn_and_not_all() -> None:
    app = window()
    scene = Plain((1, 2, 3))
    app.stack.push(scene)
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))
    assert app.step(1 / 60, [move])
    drawn = [app.step(1 / 60, []) for _ in range(60)]
    assert drawn[:6] == [False, False, True] * 2 and 12 <= sum(drawn) <= 15 and not any(drawn[45:])
    assert [app.step(1 / 60, [move]) for _ in range(3)] == [True] * 3, "what a player does is drawn at once"
