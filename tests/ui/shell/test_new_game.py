"""The page of a new match: what is chosen, what keeps it from starting, and how it starts."""

from __future__ import annotations

from pathlib import Path
from typing import get_args, get_type_hints

import pygame
import pytest

from game.app.games.entries import GAMES, entry_of
from game.app.thinking.levels import LEVELS, level_words, played_as
from game.ui.games.game_ui import form_of
from game.ui.maps.viewer import MapViewer
from game.ui.new_game.match_choice import TILES, rematch
from game.ui.new_game.page import NewGame
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.menu import Menu
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.shell.pages import a_match


def test_enter_on_start_begins_a_match(driver: Driver) -> None:
    driver.enter_on("New game", "Start")
    assert isinstance(
        driver.app.stack.scenes[-1] if not isinstance(driver.scene, Curtain) else driver.app.stack.scenes[-2],
        TableScene,
    )


def test_seats_kinds_factions_and_teams_are_as_chosen(driver: Driver) -> None:
    driver.click_on("New game", "Table: Two teams of two", "Seat 2: Person", "Seat 3: Normal", "Seat 1 faction: Drow")
    driver.click_on("Responses: also when they can't, as a bluff", "Start")
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    assert [seating.kind for seating in table.match.opening.seatings] == ["human", "human", "normal", "human"]
    players = table.match.state.table.players
    assert [player.faction for player in players] == ["drow", "drow", "crown", "drow"]
    assert [player.side for player in players] == [0, 1, 0, 1]
    assert table.match.state.table.windows == "always" and table.match.opening.seed == 5


@pytest.mark.parametrize(("words", "kind"), [("Easy", "easy"), ("Normal", "normal"), ("Hard", "hard")])
def test_every_level_can_be_chosen_and_is_shown_in_a_line(words: str, kind: str, driver: Driver) -> None:
    driver.click_on("New game", f"Seat 2: {words}")
    hint = driver.control(f"Seat 2: {words}").hint
    assert LEVELS[kind].about in hint and "only what its seat may see" in hint
    driver.click_on("Start")
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    assert table.match.opening.seatings[1].kind == kind and level_words(kind) == words


def test_a_seat_without_a_level_plays_as_normal() -> None:
    assert level_words("computer") == "Normal" == level_words("normal")
    assert level_words("human") == "" == level_words("random")
    assert played_as("computer") == "normal" and played_as("random") == "random"


@pytest.mark.parametrize(("pressed", "allowed"), [((), True), (("none",), False), (("none", "on a key"), True)])
def test_hints_are_part_of_what_is_chosen(pressed: tuple[str, ...], allowed: bool, driver: Driver) -> None:
    driver.click_on("New game")
    for words in pressed:
        driver.click_on(f"Hints: {words}")
    driver.click_on("Start")
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    assert table.match.players.may_have_hints is allowed
    assert rematch(table.match).players.may_have_hints is allowed


def test_hints_are_off_between_two_people_until_they_choose_them(driver: Driver) -> None:
    driver.click_on("New game", "Seat 2: Person")
    choice = driver.scene.choice  # type: ignore[attr-defined]
    assert not choice.allows_hints
    driver.click_on("Hints: on a key")
    assert choice.allows_hints


@pytest.mark.parametrize("game", [game for game in GAMES if form_of(game).windows])
def test_every_way_of_asking_can_be_chosen_and_is_shown(game: str) -> None:
    ways = get_args(get_type_hints(entry_of(game).ruleset.setup_type)["windows"])
    form = form_of(game)
    assert sorted(value for value, _ in form.windows) == sorted(form.window_hints) == sorted(ways)


def test_names_are_typed_and_wrong_ones_keep_start_off(driver: Driver) -> None:
    driver.enter_on("New game")
    driver.tab_to("Name 2")
    driver.key(pygame.K_BACKSPACE, times=5)
    assert driver.control("Start").why_not == "Seat 2 needs a name."
    driver.write("Blue")
    assert driver.control("Start").why_not == "Two seats have the same name."
    driver.write("y")
    assert driver.control("Start").why_not == "" and driver.control("Name 2").text() == "Bluey"  # type: ignore[misc]
    driver.enter_on("Start")
    assert any(isinstance(scene, TableScene) for scene in driver.app.stack.scenes)


def test_a_control_that_is_off_says_why(monkeypatch: pytest.MonkeyPatch, driver: Driver) -> None:
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


def test_a_note_goes_when_the_wheel_moves_something_else_under_the_pointer() -> None:
    driver = Driver()
    driver.click_on("New game")
    sheet = driver.sheet_scene.sheet
    control = next(one for one in sheet.controls if one.hint and one.view and one.view.most and one.shown.height > 0)
    driver.move(control.shown.center)
    driver.frames(2, 0.6)
    assert sheet._tip_shows
    driver.wheel(control.shown.center, -1)
    assert sheet.looked_at is not control and not sheet._tip_shows


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
    driver.app.stack.push(NewGame(torn))
    assert "torn" in driver.control("Start").why_not.lower()


@pytest.mark.parametrize(("words", "other"), [("Quick game", "normal"), ("Two players", "human")])
def test_a_preset_starts_at_once(words: str, other: str, driver: Driver) -> None:
    driver.click_on("New game", words)
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    assert [seating.kind for seating in table.match.opening.seatings] == ["human", other]


def test_a_preset_keeps_what_was_picked_on_the_page() -> None:
    for picked, cards in (("60 cards", 60), ("30 cards", 30)):
        driver = Driver()
        driver.click_on("New game", "Game: Heroes")
        driver.rest(1)
        driver.click_on(f"Ready decks: {picked}", "Two players")
        scene = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
        players = scene.match.view(0).table.players
        assert [len(player.deck) + len(player.hand) for player in players] == [cards, cards]


def test_a_board_built_from_tiles_begins(driver: Driver) -> None:
    driver.click_on("New game", "Board: tiles")
    assert driver.scene.choice.board == TILES  # type: ignore[attr-defined]
    driver.click_on("Start")
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
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
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    assert table.match.digest == match.digest


def test_a_rematch_has_the_same_seats() -> None:
    match = a_match(over=True)
    again = rematch(match)
    assert again.opening.seatings == match.opening.seatings and again.state.table.board == match.state.table.board


def test_a_map_that_changes_is_read_again(home: Path) -> None:
    torn = home / "torn.tmx"
    torn.write_text("<map>")
    driver = Driver()
    driver.app.stack.push(MapViewer(torn))
    scene = driver.scene
    assert isinstance(scene, MapViewer) and scene.entries[0].is_broken
    import os
    import shutil

    from game.app.files import folders

    shutil.copytree(folders.shipped_maps("skirmish").parent / "tilesets", home.parent / "tilesets", dirs_exist_ok=True)
    torn.write_text((folders.shipped_maps("skirmish") / "open_hall.tmx").read_text())
    os.utime(torn, (1, 1))
    driver.rest(2.0)
    assert scene.entries[0].board is not None


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1440)], ids=str)
def test_who_plays_a_seat_is_chosen_in_one_line(size: tuple[int, int]) -> None:
    driver = Driver(size)
    driver.click_on("New game")
    driver.rest(1)
    lines = {driver.control(f"Seat 1: {words}").rect.y for words in ("Person", "Easy", "Normal", "Hard")}
    assert len(lines) == 1


def test_in_large_text_what_changes_often_is_on_one_screen_and_the_rest_is_one_press_away() -> None:
    driver = Driver(text_scale=2.0)
    driver.click_on("New game")
    driver.rest(1)
    page = driver.scene
    assert isinstance(page, NewGame)
    for game in GAMES:
        page._choose_game(game)
        (view,) = page.sheet.views
        assert view.height <= view.rect.height, game
    assert driver.control("Seat 1: Person").is_chosen and driver.control("Start").rect.bottom <= 720
    driver.click_on("More options")
    assert page.sheet.views[0].height > page.sheet.views[0].rect.height and driver.control("Seed")
    driver.click_on("Fewer options", "Seat 1: Hard")
    assert page.choice.taken[0].kind == "hard"


@pytest.mark.parametrize("by_key", [True, False])
def test_the_board_is_looked_at_before_anybody_plays_and_the_choice_stays(by_key: bool, driver: Driver) -> None:
    driver.click_on("New game")
    page = driver.scene
    assert isinstance(page, NewGame)
    driver.frames(30)
    page.choice.choose_board(2)
    page.choice.seats[0].name = "Ada"
    page.rebuild()
    chosen = page.choice.chosen
    assert chosen is not None
    driver.key(pygame.K_F6) if by_key else driver.click_on("Look at the board")
    viewer = driver.scene
    assert isinstance(viewer, MapViewer)
    driver.frames(30)
    assert viewer.entries[viewer.index].path == chosen.path
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is page and page.choice.chosen is chosen and page.choice.seats[0].name == "Ada"


def test_a_board_that_is_not_chosen_is_not_looked_at(driver: Driver) -> None:
    driver.click_on("New game")
    page = driver.scene
    assert isinstance(page, NewGame)
    driver.frames(30)
    page.choice.board = TILES
    driver.key(pygame.K_F6)
    assert driver.scene is page


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_menu_has_room_for_all_its_buttons_in_large_text_and_a_press_scrolls_nothing(size: tuple[int, int]) -> None:
    driver = Driver(size, text_scale=2.0)
    menu = driver.app.stack.top
    assert isinstance(menu, Menu)
    window = driver.app.display.screen.get_rect()
    assert all(window.contains(menu.sheet.control(name).shown) for name in ("Settings", "Help", "Quit"))
    assert menu.sheet.cut() == []
    driver.app.open("new game")
    driver.frames(2)
    page = driver.app.stack.top
    assert isinstance(page, NewGame)
    driver.click_on("More options")
    view = page.sheet.views[0]
    partly = next(one for one in page.sheet.controls if one.view is view and one.shown.bottom >= view.rect.bottom - 1)
    before = partly.rect.y
    driver.click((partly.shown.centerx, partly.shown.y + 4), frames=2)
    assert driver.app.stack.top is not page or page.sheet.control(partly.name).rect.y == before
