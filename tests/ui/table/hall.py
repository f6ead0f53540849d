"""A small hall with a match that begins there, and where its squares and pieces are."""

from __future__ import annotations

from typing import Any

from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, placed_match, wait

HALL: dict[str, Any] = {
    "game": "skirmish",
    "map": ["11......22", "11......22", "11..#...22", "11...^..22", "11......22"],
    "pieces": [
        {"name": "Drow Wizard", "at": [3, 2]},
        {"name": "Elf Archer", "at": [6, 2]},
        {"name": "Dwarf Cleric", "at": [8, 0], "seat": 1},
    ],
    "seats": [{"hand": ["Web"], "reserve": ["Drow Priestess"]}, {"hand": ["Shield"]}],
}


def pixel_at(scene: TableScene, cell: tuple[int, int]) -> tuple[int, int]:
    """Return the middle of a space on the screen, brought into view if a panel lies over it."""
    camera = scene.screen.board.camera
    camera.smooth = False
    camera.follow([(cell, 1)])
    camera.smooth = True
    pos: tuple[int, int] = camera.rect_of(cell).center
    return pos


def number_at(scene: TableScene, cell: tuple[int, int]) -> int:
    number = scene.screen.piece_at(scene.following.table, cell)
    assert number is not None
    return number


def hall(kinds: str = "hh", **changes: Any) -> tuple[Driver, TableScene]:
    driver, scene = at_the_table(placed_match({**HALL, **changes}, kinds))
    assert wait(driver, scene)
    return driver, scene
