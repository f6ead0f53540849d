"""New game opens on the last set-up, and Again begins it at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.files.last_set_up import keep_set_up, last_set_up_file, read_last_set_up
from game.app.games.entries import GAMES
from game.app.matches.match import Match
from game.ui.new_game.last_choice import as_kept
from game.ui.new_game.match_choice import MatchChoice
from game.ui.new_game.page import NewGame
from game.ui.scenes.menu import Menu
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver


def _match(driver: Driver) -> Match:
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene)).match


def _page(driver: Driver) -> NewGame:
    scene = driver.scene
    assert isinstance(scene, NewGame)
    for _ in range(200):
        if scene.choice.listing is None:
            break
        driver.frames()
    driver.frames()
    return scene


def _begin_teams(driver: Driver) -> None:
    driver.click_on("New game")
    _page(driver)
    driver.click_on("Table: Two teams of two", "Seat 3: Hard", "Seat 1 faction: Drow")
    driver.click_on("Responses: also when they can't, as a bluff", "Hints: none", "Start")


def _changed(**fields: Any) -> None:
    path = last_set_up_file()
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


def test_new_game_opens_on_the_last_set_up(driver: Driver) -> None:
    _begin_teams(driver)
    before = _match(driver).opening
    driver.app.go_home()
    driver.frames()
    driver.click_on("New game")
    page = _page(driver)
    assert page.choice.table.words == "Two teams of two" and not page.message
    assert [seat.kind for seat in page.choice.taken] == ["human", "normal", "hard", "human"]
    assert page.choice.seats[0].faction == "drow" and page.choice.hints is False
    driver.click_on("Start")
    after = _match(driver).opening
    assert (after.setup, after.seatings) == (before.setup, before.seatings)


def test_the_people_of_the_last_match_have_their_names_in_every_game() -> None:
    choice = MatchChoice()
    for seat, name in zip(choice.seats, ("Amber", "Bob"), strict=False):
        seat.name, seat.kind = name, "human"
    choice.choose_game("heroes")
    assert [(seat.name, seat.kind) for seat in choice.taken] == [("Amber", "human"), ("Bob", "human")]
    choice.seats[1].kind = "easy"
    choice.choose_game("factions")
    assert [(seat.name, seat.kind) for seat in choice.taken] == [("Amber", "human"), ("Blue", "easy")]
    keep_set_up(as_kept(choice))
    assert [seat.name for seat in NewGame(game="crawler").choice.taken] == ["Amber"]
    assert [seat.name for seat in NewGame(game="heroes").choice.taken] == ["Amber", "Blue"]


def test_again_begins_the_last_set_up_at_once(driver: Driver) -> None:
    assert "Again" not in driver.names
    _begin_teams(driver)
    before = _match(driver)
    driver.app.go_home()
    driver.frames()
    driver.click_on("Again", frames=60)
    assert _match(driver) is not before and _match(driver).opening.setup == before.opening.setup
    assert "Again" not in driver.names


@pytest.mark.parametrize("game", GAMES)
def test_every_game_comes_back_as_it_was_begun(game: str, driver: Driver) -> None:
    driver.click_on("New game")
    _page(driver).choice.choose_game(game)
    page = _page(driver)
    playable = [number for number, entry in enumerate(page.choice.maps) if page.choice.is_playable(entry)]
    if playable:
        page.choice.choose_board(playable[-1])
    page.start()
    before = _match(driver).opening
    driver.app.go_home()
    driver.frames()
    driver.click_on("New game")
    page = _page(driver)
    assert page.choice.game == game and not page.message
    page.start()
    assert (_match(driver).opening.setup, _match(driver).opening.seatings) == (before.setup, before.seatings)


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b'{"game": 3}', b"[" * 5000])
def test_a_bad_file_is_shown_in_one_line_and_the_usual_shown(content: bytes) -> None:
    last_set_up_file().write_bytes(content)
    driver = Driver()
    assert "Again" not in driver.names
    driver.click_on("New game")
    page = _page(driver)
    assert page.choice.game == next(iter(GAMES)) and str(last_set_up_file()) in page.message
    assert page.message.count(".json") == 1 and page.message.endswith("the usual one is shown.")
    driver.click_on("Start")
    assert _match(driver) and read_last_set_up()[1] == ""


def test_what_is_not_there_any_more_is_named_and_again_waits_for_a_look(driver: Driver) -> None:
    _begin_teams(driver)
    seats = json.loads(last_set_up_file().read_text())["seats"]
    seats[1] |= {"faction": "gone", "kind": "oracle", "name": "x" * 99}
    _changed(map="/nowhere/lost.tmx", seats=seats)
    driver.app.go_home()
    driver.frames()
    driver.click_on("Again")
    page = _page(driver)
    assert page.message.startswith("No longer available, replaced by the usual choice: ")
    assert all(part in page.message for part in ("oracle of", "gone of", "the map lost.tmx"))
    assert len(page.choice.seats[1].name) == 18 and page.choice.seats[2].kind == "hard"
    driver.click_on("Start")
    assert _match(driver)


def test_a_game_that_is_not_here_leaves_the_usual_one(driver: Driver) -> None:
    _begin_teams(driver)
    _changed(game="gone")
    driver.app.go_home()
    driver.frames()
    assert isinstance(driver.scene, Menu) and "Again" not in driver.names
    driver.click_on("New game")
    page = _page(driver)
    assert page.choice.game == next(iter(GAMES)) and "the game gone" in page.message


def test_a_disk_that_refuses_costs_a_message_and_no_match(home: Path, driver: Driver) -> None:
    last_set_up_file().mkdir()
    _begin_teams(driver)
    assert _match(driver)
    driver.app.go_home()
    driver.frames()
    menu = driver.scene
    assert isinstance(menu, Menu)


def test_the_page_shows_what_is_chosen_in_the_last_frame_that_it_draws(driver: Driver) -> None:
    driver.click_on("New game")
    page = _page(driver)
    page.rebuild()
    driver.app.step(0.0, [])
    shown = pygame.display.get_surface().copy()
    page.rebuild()
    surface = pygame.Surface(driver.app.size)
    page.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(shown, "RGB")


def test_a_quick_game_leaves_what_was_kept_and_is_kept_where_nothing_was(driver: Driver) -> None:
    for keeps in (True, False):
        before = read_last_set_up()[0]
        driver.click_on("Quick game", "Heroes" if keeps else "Skirmish")
        for _ in range(200):
            driver.frames()
            if any(isinstance(scene, TableScene) for scene in driver.app.stack.scenes):
                break
        assert _match(driver).opening.game == ("heroes" if keeps else "skirmish")
        assert (read_last_set_up()[0] != before) is keeps
        driver.app.go_home()
        driver.frames()
