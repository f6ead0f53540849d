"""Whole screens at 1280x720, the same every time: what the golden pictures show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pygame

from game.app.games.entries import GAMES
from game.app.maps.language import kinds, language
from game.core.commands import Concede
from game.rules.skirmish.state import commands as c
from game.ui.new_game.page import NewGame
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.curtain import Curtain
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, match_of, placed_match, wait

SIZE = (1280, 720)

#: A fight in the sunken cavern: two sides of five, hurt, tapped and webbed.
FIGHT: dict[str, Any] = {
    "game": "skirmish",
    "seed": 7,
    "map": "sunken_cavern",
    "pieces": [
        {"name": "Drow Wizard", "at": [10, 6]},
        {"name": "Drow Blademaster", "at": [13, 8], "damage": 10},
        {"name": "Demonweb Spider", "at": [11, 9]},
        {"name": "Giant Spider", "at": [5, 7]},
        {"name": "Drow House Guard", "at": [8, 9], "tapped": True},
        {"name": "Dragon Knight", "at": [14, 9], "seat": 1, "damage": 15},
        {"name": "Elf Archer", "at": [17, 10], "seat": 1},
        {"name": "Human Ranger", "at": [18, 7], "seat": 1, "tapped": True},
        {"name": "Dwarf Cleric", "at": [15, 10], "seat": 1},
        {"name": "Half-Orc Thug", "at": [20, 8], "seat": 1},
    ],
    "seats": [
        {
            "hand": ["Web", "Sneak Attack", "Dodge", "Shadow Strike", "Darkfire"],
            "reserve": ["Drow Priestess", "Droider"],
        },
        {"hand": ["Shield", "Fireball", "Charge!"], "reserve": ["War Wizard"]},
    ],
}  # fmt: skip


def _menu() -> Driver:
    driver = Driver(SIZE)
    driver.rest()
    return driver


def _new_game() -> Driver:
    """Open the page with Skirmish alone on the list, so that a game that joins changes nothing here. The map language
    is worked out once a process: from all games, not from what is on the list for now."""
    language(), kinds()
    with patch.dict(GAMES, {"skirmish": GAMES["skirmish"]}, clear=True):
        driver = Driver(SIZE)
        page = NewGame()
        driver.app.stack.push(page)
        # The maps are read on a thread of their own, which may take its time on a busy machine.
        if page.choice.listing is not None:
            assert page.choice.listing.wait(60)
        driver.rest()
    return driver


def _fight() -> tuple[Driver, TableScene]:
    driver, scene = at_the_table(placed_match(FIGHT, "hh"), SIZE)
    wait(driver, scene)
    return driver, scene


def _considered(driver: Driver, scene: TableScene, cell: tuple[int, int]) -> None:
    scene.answering.select(scene.screen.piece_at(scene.following.table, cell), has_offers=False)
    driver.rest(0.5)


def _table() -> Driver:
    driver, scene = _fight()
    _considered(driver, scene, (13, 8))
    driver.move(scene.screen.board.camera.rect_of((12, 10)).center)
    driver.rest()
    return driver


def _setting_up() -> Driver:
    driver, scene = at_the_table(match_of("hh", seed=5), SIZE)
    for _ in range(8):
        wait(driver, scene)
        if scene.laying.tray.cards:
            break
        scene.answering.give(scene.answering.offers.all[0])
    driver.rest()
    return driver


def _response() -> Driver:
    driver, scene = _fight()
    _considered(driver, scene, (13, 8))
    scene.answering.give(
        next(offer for offer in scene.answering.offers.all if isinstance(offer.commands[-1], c.Attack))
    )
    for _ in range(100):
        wait(driver, scene)
        decision = scene.match.decision
        if decision is not None and decision.kind == "respond" and decision.seat == 1:
            break
        scene.answering.give(next(iter(scene.answering.offers.advancing or scene.answering.offers.all)))
        driver.frames()
    # What is threatened is worked out a little a frame, so that the picture waits for it.
    while scene.recap.is_busy:
        driver.frames()
    driver.rest()
    return driver


def _curtain() -> Driver:
    driver, scene = at_the_table(match_of("hh", seed=5), SIZE)
    for _ in range(60):
        driver.frames(4, 0.05)
        if isinstance(driver.app.stack.top, Curtain):
            break
        if scene.answering.may_answer:
            scene.answering.give(scene.answering.offers.all[-1])
    driver.rest()
    return driver


def _end() -> Driver:
    driver, scene = at_the_table(placed_match(FIGHT, "hc"), SIZE)
    wait(driver, scene)
    scene.match.submit(0, Concede(0))
    driver.rest()
    assert isinstance(driver.app.stack.top, EndScreen)
    return driver


#: A picture's name -> how to get there.
SCREENS: dict[str, Callable[[], Driver]] = {
    "menu": _menu,
    "new_game": _new_game,
    "setting_up": _setting_up,
    "table": _table,
    "response_window": _response,
    "curtain": _curtain,
    "end_screen": _end,
}


def picture_of(name: str) -> pygame.Surface:
    """Return the whole screen of that name, drawn now."""
    return SCREENS[name]().app.display.screen.copy()
