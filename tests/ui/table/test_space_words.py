"""What pointing at the ground tells: glyphs, water, ruins, walls, start areas, and what is only painted."""

from __future__ import annotations

import pygame

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.ui.art.card_record import medal_of
from game.ui.art.card_stock import cost_medal, level_badge
from game.ui.games.arena.faces import arena_face
from game.ui.games.factions.faces import factions_face
from game.ui.games.skirmish.figures import face_of
from game.ui.screens.items import square
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def _pointing_at(driver: Driver, scene: TableScene, cell: tuple[int, int]) -> str:
    board = scene.screen.board
    board.camera.follow([(cell, 1)])
    driver.frames(30, 0.05)
    pos = board.camera.middle_of(cell)
    assert scene.pointing.item_at(pos) == square(cell)
    driver.move(pos)
    return scene.pointing.tip


def test_glyphs_water_and_ruins_say_what_they_are() -> None:
    driver, scene = at_the_table(a_match("arena", "hc"))
    assert wait(driver, scene)
    table, board = scene.following.table, scene.screen.board
    assert board is not None
    for glyph in table.glyphs:
        words = _pointing_at(driver, scene, glyph.at)
        assert "lyph" in words and ("face down" in words) == (not glyph.is_up), words
    water = next(column.at for column in table.board.terrain.columns if column.ground == "water")
    assert "entering it ends the move" in _pointing_at(driver, scene, water)
    ruin = next((column.at for column in table.board.terrain.columns if column.pillar), None)
    if ruin is not None:
        assert "Ruin" in scene.screen.space_words(table, ruin)
    plain = next(
        at
        for at in (column.at for column in table.board.terrain.columns)
        if not scene.screen.space_words(table, at) and board.cell_at(board.camera.middle_of(at)) == at
    )
    _pointing_at(driver, scene, plain)
    driver.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    assert "decoration" in scene.pointing.tip and scene.screen.place_words(table, square(plain)) in scene.pointing.tip


def test_walls_difficult_ground_and_start_areas_say_what_they_are() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"))
    assert wait(driver, scene)
    table = scene.following.table
    rows = table.board.grid.rows
    told = {scene.screen.space_words(table, (x, y)) for y, row in enumerate(rows) for x, _ in enumerate(row)}
    assert {one.partition(":")[0] for one in told} == {"", "Wall", "Difficult ground", "Start area of Blue",
                                                       "Start area of Amber"}  # fmt: skip


def test_a_level_is_not_a_coin_and_a_price_is() -> None:
    assert medal_of(face_of("web")) is level_badge and medal_of(face_of("drow_wizard")) is level_badge
    assert medal_of(factions_face("knight")) is cost_medal
    assert all(medal_of(arena_face(key)) is cost_medal for key in ARMY_CARDS)
    level, price = level_badge("3", 40, (90, 60, 120)), cost_medal("3", 40, (90, 60, 120))
    assert pygame.image.tobytes(level, "RGBA") != pygame.image.tobytes(price, "RGBA")
    assert level.get_at((20, 38)).a == 0, "a pennant has a notch"
