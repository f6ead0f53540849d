"""What a question is about lies in the free part of the window, under no panel; a choice has one key."""

from __future__ import annotations

import pygame
import pytest

from game.app.matches.match import Match
from game.geometry.hexes import Hex
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import field
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import at_the_table, placed_match, wait
from tests.ui.table.many_tables import a_match


def _until(prompt: str, *, summons: bool = False) -> Match:
    """Return a duel that waits for that question, with the Planeswalker of whoever is asked in its last row."""
    match = a_match("arena", "hh")
    while match.decision is None or match.decision.prompt != prompt:
        seat, answers = match.decision.seat, match.answers(match.decision.seat)
        places = [one for one in answers if isinstance(one, c.PlaceFigure)]
        squads = [one for one in answers if isinstance(one, c.Summon)] if summons else []
        answer = max(places, key=lambda one: one.spaces[0][1]) if places else [*squads, *answers][0]
        assert match.submit(seat, answer) is None
    return match


def _own(scene: TableScene) -> list[Hex]:
    view = scene.following.view
    return [space for one in field(view.table) if one.seat == view.seat for space in one.spaces]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("prompt", ["choose_army", "spells"])
def test_own_figures_are_in_view_while_the_army_card_or_a_spell_is_chosen(prompt: str, size: tuple[int, int]) -> None:
    driver, scene = at_the_table(_until(prompt), size=size)
    assert wait(driver, scene)
    board = scene.screen.board
    assert board is not None and _own(scene)
    # As at the end of another player's turn, the view is elsewhere.
    board.camera.glide_to((8.0, 0.0))
    driver.frames(60)
    assert not all(board.camera.sees(cell) for cell in _own(scene))
    scene.navigating.forget()
    scene.navigating._concern = (-1, "", "")
    scene.caught_up()
    driver.frames(90)
    assert all(board.camera.sees(cell) for cell in _own(scene))
    board.camera.come_back([])
    driver.frames(90)
    assert all(board.camera.sees(cell) for cell in _own(scene)), "it is where one looks from in this part of the turn"


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_the_piece_that_is_asked_about_is_in_view_after_the_board_was_turned(quarters: int) -> None:
    pieces = [{"name": "Drow Wizard", "at": [2, 4]}, {"name": "Human Ranger", "at": [24, 14], "seat": 1}]
    position = {"game": "skirmish", "map": "sunken_cavern", "pieces": pieces, "seats": [{}, {}]}
    driver, scene = at_the_table(placed_match(position, "hc"))
    assert wait(driver, scene)
    board = scene.screen.board
    assert board is not None and board.turning is not None
    (number,) = scene.answering.waiting
    assert scene.answering.select(number, has_offers=False)
    board.camera.zoom_by(6)
    board.camera.follow([((2, 4), 1)])
    driver.frames(90)
    assert board.camera.sees((2, 4))
    for _ in range(quarters):
        scene._turn_view(1)
    driver.frames(90)
    assert board.camera.sees((2, 4))


@pytest.mark.parametrize(("kinds", "shown"), [("hc", 0.5), ("hcccc", 0.75)])
def test_strips_of_five_seats_leave_most_of_the_board_in_view(kinds: str, shown: float) -> None:
    _, scene = at_the_table(a_match("arena", kinds))
    board = scene.screen.board
    camera = board.camera
    assert camera.free.height / (camera.rows * camera.square_px) >= shown and camera.square_px >= 28


def test_a_choice_of_an_army_card_has_the_number_of_that_card_in_the_hand() -> None:
    driver, scene = at_the_table(_until("choose_army"))
    assert wait(driver, scene)
    digits = scene.laying.hand.digits
    keys = {one.offer.at.number: one.key for one in scene.laying.buttons if one.offer is not None and one.offer.at}
    assert keys and {number: digits[number] for number in keys} == keys
    driver.key(pygame.key.key_code(next(iter(keys.values()))))
    assert scene.match.decision is not None and scene.match.decision.prompt != "choose_army"
