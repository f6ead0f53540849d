"""Every screen by keys alone and by mouse alone; words that fit; reasons for what is off."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import get_args, get_type_hints

import pygame
import pytest
from pygame_gui.core.drawable_shapes import RoundedRectangleShape

from game.app.games.entries import GAMES, entry_of
from game.app.games.skirmish.boards import board_named
from game.app.match import Match, Seating
from game.app.records.journal import Journal
from game.app.records.saves import list_saves, save_match
from game.app.settings import read_settings
from game.core.commands import Concede
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from game.ui.art import fonts
from game.ui.games.game_ui import form_of
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.end_screen import EndScreen
from game.ui.scenes.help_screen import HelpScreen
from game.ui.scenes.map_viewer import MapViewer
from game.ui.scenes.match_choice import TILES, rematch
from game.ui.scenes.menu import Menu
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.saves_screen import SavesScreen, local_time
from game.ui.scenes.settings_screen import SettingsScreen
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from tests.journeys.driver import Driver

PAGES: dict[str, type[SheetScene]] = {
    "Load": SavesScreen,
    "Maps": MapViewer,
    "Settings": SettingsScreen,
    "Help": HelpScreen,
    "New game": NewGame,
}


def a_match(*kinds: str, over: bool = False) -> Match:
    seats = (SeatSetup("crown", 0, "Blue"), SeatSetup("drow", 1, "Amber"))
    setup = SkirmishSetup(seats, board_named("open_hall"))
    kinds = kinds or ("human", "human")
    seatings = tuple(Seating(name, kind) for name, kind in zip(("Blue", "Amber"), kinds, strict=True))  # type: ignore[arg-type]
    match = Match.new(SKIRMISH, setup, seatings, 5, journal=Journal())
    if over:
        assert match.submit(0, Concede(0)) is None
    return match


class Rested:
    """As much of a table as the pause needs."""

    def __init__(self) -> None:
        self.match = a_match()
        self.hotseat = type("On", (), {"on": 0})()
        self.gave_up = False

    def concede(self) -> None:
        self.gave_up = True


SCENES: dict[str, Callable[[], SheetScene]] = {
    "menu": Menu,
    "new game": NewGame,
    "saves": SavesScreen,
    "maps": MapViewer,
    "settings": SettingsScreen,
    "help": HelpScreen,
    "pause": lambda: Pause(Rested()),
    "curtain": lambda: Curtain(1, "Bartholomew", "Your hand is hidden behind this curtain.", lambda: None),
    "end": lambda: EndScreen(a_match(over=True), lambda: None),
    "question": lambda: Question("Delete this save?", "It cannot be brought back.", "Delete", lambda: None),
    "name": lambda: NameDialog("Save this match", "A save of the same name is replaced.", "x", "Save", str),
}


@pytest.mark.parametrize("page", PAGES)
def test_every_page_opens_and_closes_with_the_keys(page: str) -> None:
    driver = Driver()
    driver.enter_on(page)
    assert isinstance(driver.scene, PAGES[page])
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Menu)
    assert driver.sheet_scene.sheet.focus is driver.control(page)


@pytest.mark.parametrize("page", PAGES)
def test_every_page_opens_and_closes_with_the_mouse(page: str) -> None:
    driver = Driver()
    driver.click_on(page)
    assert isinstance(driver.scene, PAGES[page])
    driver.click_on("Back")
    assert isinstance(driver.scene, Menu)


@pytest.mark.parametrize("scene", SCENES)
def test_tab_comes_to_every_control_and_back(scene: str) -> None:
    driver = Driver()
    driver.app.push(SCENES[scene]())
    sheet = driver.sheet_scene.sheet
    came_to = []
    for _ in sheet.controls:
        driver.key(pygame.K_TAB)
        assert sheet.focus is not None and sheet.focus.shown.height > 0
        came_to.append(sheet.focus.name)
    assert sorted(came_to) == sorted(driver.names)
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert sheet.focus is not None and sheet.focus.name == came_to[-2 if len(came_to) > 1 else 0]


@pytest.mark.parametrize("scene", SCENES)
def test_names_of_controls_are_told_apart(scene: str) -> None:
    driver = Driver()
    driver.app.push(SCENES[scene]())
    assert len(set(driver.names)) == len(driver.names)


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1024, 600), 0.75), ((1024, 600), 1.0), ((1024, 600), 1.5), ((1280, 720), 1.0), ((1920, 1080), 1.5)],
)
def test_words_fit_at_every_size_and_scale(size: tuple[int, int], scale: float) -> None:
    driver = Driver(size, text_scale=scale, ui_scale=scale)
    for name, make in SCENES.items():
        driver.app.replace(make())
        driver.frames(1)
        assert driver.sheet_scene.sheet.cut() == [], name
        for control in driver.sheet_scene.sheet.controls:
            if control.view is not None:
                view = control.view.rect
                assert view.left <= control.rect.left and control.rect.right <= view.right, (name, control.name)


@pytest.mark.parametrize("size", [(1024, 600), (1600, 900)])
def test_words_fit_three_times_as_large(size: tuple[int, int]) -> None:
    driver = Driver(size, text_scale=3.0)
    for name, make in SCENES.items():
        driver.app.replace(make())
        driver.frames(1)
        assert driver.sheet_scene.sheet.cut() == [], name


def test_a_page_that_is_left_or_laid_out_anew_gives_its_pictures_back() -> None:
    driver = Driver()
    driver.app.push(SCENES["settings"]())
    page = driver.sheet_scene
    gc.disable()
    try:
        for go in (page.rebuild, driver.app.pop):
            buttons = [control.element for control in page.sheet.controls if isinstance(control.element, Button)]
            pictures = [weakref.ref(button.image) for button in buttons]
            assert len(pictures) > 5 and all(picture() is not None for picture in pictures)
            assert all(button.image.get_width() > 10 for button in buttons)
            go()
            assert not any(picture() is not None for picture in pictures)
            assert all(button.image.get_width() < 10 for button in buttons)
    finally:
        gc.enable()
    assert page.sheet.controls == []


def test_escape_in_the_menu_goes_to_quit_and_enter_quits() -> None:
    driver = Driver()
    driver.key(pygame.K_ESCAPE)
    assert driver.app.is_running and driver.sheet_scene.sheet.focus is driver.control("Quit")
    driver.key(pygame.K_RETURN)
    assert not driver.app.is_running


def test_arrows_go_where_they_point() -> None:
    driver = Driver()
    driver.key(pygame.K_DOWN)
    assert driver.sheet_scene.sheet.focus is driver.control("Load")
    driver.key(pygame.K_UP)
    assert driver.sheet_scene.sheet.focus is driver.control("New game")
    driver.key(pygame.K_UP)
    assert driver.sheet_scene.sheet.focus is driver.control("New game")


# --- settings ---


def test_settings_by_mouse_take_effect_and_are_kept() -> None:
    driver = Driver()
    driver.click_on("Settings")
    before = driver.app.text_px(16)
    driver.click_on("Text: 150 %")
    assert driver.app.text_px(16) == round(before * 1.5)
    driver.click_on("Theme: Projector")
    driver.click_on("Animation speed: 2x")
    driver.click_on("Reduce motion: Yes")
    stored = read_settings().settings
    assert (stored.text_scale, stored.theme, stored.animation_speed, stored.reduced_motion) == (
        1.5,
        "projector",
        "x2",
        True,
    )
    assert driver.control("Theme: Projector").is_chosen


def test_settings_by_keys_take_effect_and_are_kept() -> None:
    driver = Driver()
    driver.enter_on("Settings")
    driver.tab_to("UI scale: 125 %")
    driver.key(pygame.K_SPACE)
    assert driver.app.settings.ui_scale == 1.25
    driver.tab_to("Volume")
    driver.key(pygame.K_RIGHT, times=3)
    assert read_settings().settings.volume == pytest.approx(0.3)
    driver.key(pygame.K_LEFT)
    assert driver.app.settings.volume == pytest.approx(0.2)


def test_the_volume_follows_the_mouse() -> None:
    driver = Driver()
    driver.click_on("Settings")
    rect = driver.control("Volume").rect
    knob = (rect.left + driver.app.px(12), rect.centery)
    driver.move(knob)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=knob, button=1)
    driver.frames(3)
    driver.move(rect.center)
    driver.frames(3)
    driver.post(pygame.MOUSEBUTTONUP, pos=rect.center, button=1)
    assert 0.3 < read_settings().settings.volume < 0.7


# --- a new game ---


def test_enter_on_start_begins_a_match() -> None:
    driver = Driver()
    driver.enter_on("New game")
    driver.enter_on("Start")
    assert isinstance(
        driver.app.scenes[-1] if not isinstance(driver.scene, Curtain) else driver.app.scenes[-2], TableScene
    )


def test_seats_kinds_factions_and_teams_are_as_chosen() -> None:
    driver = Driver()
    driver.click_on("New game")
    driver.click_on("Table: Two teams of two")
    driver.click_on("Seat 2: Person")
    driver.click_on("Seat 3: Computer")
    driver.click_on("Seat 1 faction: Drow")
    driver.click_on("Responses: if they might be able to")
    driver.click_on("Start")
    table = next(scene for scene in driver.app.scenes if isinstance(scene, TableScene))
    assert [seating.kind for seating in table.match.seatings] == ["human", "human", "computer", "human"]
    players = table.match.state.table.players
    assert [player.faction for player in players] == ["drow", "drow", "crown", "drow"]
    assert [player.side for player in players] == [0, 1, 0, 1]
    assert table.match.state.table.windows == "always" and table.match.opening.seed == 5


@pytest.mark.parametrize("game", [game for game in GAMES if form_of(game).windows])
def test_every_way_of_asking_can_be_chosen_and_is_told(game: str) -> None:
    ways = get_args(get_type_hints(entry_of(game).ruleset.setup_type)["windows"])
    form = form_of(game)
    assert sorted(value for value, _ in form.windows) == sorted(form.window_hints) == sorted(ways)


def test_names_are_typed_and_wrong_ones_keep_start_off() -> None:
    driver = Driver()
    driver.enter_on("New game")
    driver.tab_to("Name 2")
    driver.key(pygame.K_BACKSPACE, times=5)
    assert driver.control("Start").why_not == "Seat 2 needs a name."
    driver.write("Blue")
    assert driver.control("Start").why_not == "Two seats have the same name."
    driver.write("y")
    assert driver.control("Start").why_not == "" and driver.control("Name 2").text() == "Bluey"  # type: ignore[misc]
    driver.enter_on("Start")
    assert any(isinstance(scene, TableScene) for scene in driver.app.scenes)


def test_a_control_that_is_off_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    driver.click_on("New game")
    new_game = driver.scene
    assert isinstance(new_game, NewGame)
    new_game.choice.seats[0].name = " "
    new_game.rebuild()
    heard: list[str] = []
    monkeypatch.setattr(driver.app, "sound", heard.append)
    driver.click_on("Start")
    assert heard == ["tick"] and driver.scene is new_game and new_game.sheet._tip_shows
    driver.tab_to("Start")
    driver.key(pygame.K_RETURN)
    assert heard[-1] == "tick" and driver.scene is new_game


def test_a_broken_map_is_listed_with_its_problem(home: Path) -> None:
    folder = home / "maps" / "skirmish"
    folder.mkdir(parents=True)
    (folder / "torn.tmx").write_text("<map>")
    driver = Driver()
    driver.click_on("New game")
    control = driver.control("Board: Torn")
    assert control.why_not
    chosen = driver.scene.choice.board  # type: ignore[attr-defined]
    driver.click_on("Board: Torn")
    assert driver.scene.choice.board == chosen  # type: ignore[attr-defined]


def test_a_map_from_the_command_line_is_chosen(home: Path) -> None:
    torn = home / "torn.tmx"
    torn.write_text("<map>")
    driver = Driver()
    driver.app.push(NewGame(torn))
    assert "torn" in driver.control("Start").why_not.lower()


@pytest.mark.parametrize(("words", "other"), [("Quick game", "computer"), ("Two players", "human")])
def test_a_preset_starts_at_once(words: str, other: str) -> None:
    driver = Driver()
    driver.click_on("New game")
    driver.click_on(words)
    table = next(scene for scene in driver.app.scenes if isinstance(scene, TableScene))
    assert [seating.kind for seating in table.match.seatings] == ["human", other]


def test_a_board_built_from_tiles_begins() -> None:
    driver = Driver()
    driver.click_on("New game")
    driver.click_on("Board: tiles")
    assert driver.scene.choice.board == TILES  # type: ignore[attr-defined]
    driver.click_on("Start")
    table = next(scene for scene in driver.app.scenes if isinstance(scene, TableScene))
    assert table.match.state.table.tiles


def test_a_seed_that_is_too_large_is_refused() -> None:
    driver = Driver(seed=9_300_000_000_000_000_000)
    driver.click_on("New game")
    assert "seed" in driver.control("Start").why_not


def test_go_on_comes_first_when_a_match_waits() -> None:
    match = a_match()
    match.set_aside()
    driver = Driver()
    assert driver.names[0] == "Continue"
    driver.key(pygame.K_RETURN)
    table = next(scene for scene in driver.app.scenes if isinstance(scene, TableScene))
    assert table.match.digest == match.digest


def test_a_rematch_has_the_same_seats() -> None:
    match = a_match(over=True)
    again = rematch(match)
    assert again.seatings == match.seatings and again.state.table.board == match.state.table.board


# --- saves ---


def test_a_save_is_loaded_and_another_deleted_after_a_question(home: Path) -> None:
    save_match(a_match(), "first")
    save_match(a_match(), "second")
    (home / "saves" / "broken.json").write_text("{")
    driver = Driver()
    driver.click_on("Load")
    assert driver.control("Load broken").why_not
    driver.click_on(next(name for name in driver.names if name.startswith("Delete first")))
    assert isinstance(driver.scene, Question)
    driver.key(pygame.K_ESCAPE)
    assert len(list_saves()) == 3
    driver.enter_on(next(name for name in driver.names if name.startswith("Delete first")))
    driver.enter_on("Delete")
    assert isinstance(driver.scene, SavesScreen)
    assert sorted(entry.name for entry in list_saves()) == ["broken", "second"]
    driver.click_on("Load second")
    assert any(isinstance(scene, TableScene) for scene in driver.app.scenes)


# --- in a match ---


def test_the_pause_saves_by_name_with_the_keys() -> None:
    driver = Driver()
    driver.app.push(Pause(Rested()))
    driver.enter_on("Save as…")
    assert isinstance(driver.scene, NameDialog)
    driver.write("!")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, Pause) and [entry.name for entry in list_saves()] == ["Blue vs. Amber!"]


def test_what_gives_something_up_never_has_the_focus_by_itself() -> None:
    driver = Driver()
    table = Rested()
    driver.app.push(Pause(table))
    driver.click_on("Concede")
    assert driver.sheet_scene.sheet.focus is not None and driver.sheet_scene.sheet.focus.name == "Cancel"
    driver.key(pygame.K_RETURN)
    assert not table.gave_up and isinstance(driver.scene, Pause)
    # Nor when the page is laid out anew after it was pressed.
    driver.scene.rebuild()  # type: ignore[attr-defined]
    assert driver.sheet_scene.sheet.focus.name == "Resume"
    driver.app.push(Question("Discard it?", "It is lost.", "Discard", table.concede))
    assert driver.sheet_scene.sheet.focus.name == "Cancel"
    driver.key(pygame.K_SPACE)
    assert not table.gave_up
    driver.tab_to("Concede")
    assert driver.sheet_scene.sheet.focus.name == "Concede", "by Tab it is reached"


def test_the_pause_asks_before_conceding() -> None:
    driver = Driver()
    table = Rested()
    driver.app.push(Pause(table))
    driver.click_on("Concede")
    driver.click_on("Cancel")
    assert not table.gave_up
    driver.click_on("Concede")
    driver.click_on("Concede")
    assert table.gave_up and isinstance(driver.scene, Menu)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_is_typed_is_as_large_as_other_words(scale: float) -> None:
    driver = Driver(text_scale=scale)
    driver.app.push(NameDialog("Save", "", "Bartholomew", "Save", str))
    font = driver.control("Name").element.font  # type: ignore[attr-defined]
    px = driver.app.text_px(16)
    assert font.get_rect("Bartholomew").width == pytest.approx(fonts.text_width("Bartholomew", "body", px), abs=2)


def test_a_save_needs_a_name() -> None:
    driver = Driver()
    driver.app.push(NameDialog("Save", "", "x", "Save", str))
    driver.key(pygame.K_BACKSPACE)
    assert driver.control("Save").why_not == "It needs a name."
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, NameDialog)


@pytest.mark.parametrize("way", ["enter", "space", "click"])
def test_the_curtain_hides_everything_until_it_is_lifted(way: str) -> None:
    driver = Driver()
    lifted: list[int] = []
    pictures = []
    for ground in ((255, 0, 0), (0, 255, 0)):
        driver.app.screen.fill(ground)
        driver.app.push(Curtain(1, "Amber", "Your hand is hidden.", lambda: lifted.append(1)))
        driver.frames(2)
        pictures.append(pygame.image.tobytes(driver.app.screen, "RGB"))
        driver.app.pop()
    assert pictures[0] == pictures[1]
    driver.app.push(Curtain(1, "Amber", "Your hand is hidden.", lambda: lifted.append(1)))
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_F1)
    driver.click((5, 5))
    assert isinstance(driver.scene, Curtain) and not lifted
    if way == "click":
        driver.click_on("Lift")
    else:
        driver.key(pygame.K_RETURN if way == "enter" else pygame.K_SPACE)
    assert lifted == [1] and isinstance(driver.scene, Menu)


def test_the_end_names_the_winner_and_what_comes_next() -> None:
    driver = Driver()
    asked: list[str] = []
    driver.app.push(EndScreen(a_match(over=True), lambda: asked.append("rematch")))
    scene = driver.scene
    assert isinstance(scene, EndScreen) and scene.winners == (1,) and scene._title == "Amber wins"
    assert [cells[0] for _, cells in scene.rows] == ["Blue", "Amber"]
    driver.key(pygame.K_RETURN)
    assert asked == ["rematch"]
    driver.click_on("New game")
    assert isinstance(driver.scene, NewGame)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Menu)


def test_a_map_that_changes_is_read_again(home: Path) -> None:
    torn = home / "torn.tmx"
    torn.write_text("<map>")
    driver = Driver()
    driver.app.push(MapViewer(torn))
    scene = driver.scene
    assert isinstance(scene, MapViewer) and scene.entries[0].is_broken
    import os
    import shutil

    from game.app import folders

    shutil.copytree(folders.shipped_maps("skirmish").parent / "tilesets", home.parent / "tilesets", dirs_exist_ok=True)
    torn.write_text((folders.shipped_maps("skirmish") / "open_hall.tmx").read_text())
    os.utime(torn, (1, 1))
    driver.rest(2.0)
    assert scene.entries[0].board is not None


# --- buttons ---


def test_a_page_that_is_opened_again_draws_no_empty_plate_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver((1920, 1080), text_scale=1.5)
    for name in ("menu", "settings", "pause"):
        driver.app.push(SCENES[name]())
        driver.frames(4)
    drawn = []
    monkeypatch.setattr(RoundedRectangleShape, "clear_and_create_shape_surface", lambda *_, **__: drawn.append(1))
    for name in ("menu", "settings", "pause"):
        driver.app.push(SCENES[name]())
        assert all(control.rect.width for control in driver.sheet_scene.sheet.controls)
    assert not drawn


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one clock only")
def test_saves_are_listed_with_the_time_of_this_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "XXX-05:30")
        time.tzset()
        assert local_time("2026-11-22 20:15:59") == "2026-11-23 01:45"
        assert local_time("") == "" and local_time("some day") == "some day"
    time.tzset()
