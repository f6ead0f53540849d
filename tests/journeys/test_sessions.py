"""Sessions as people have them: with the mouse, with the keys, two people, four people, against computers."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.rules.skirmish import commands as c
from game.ui.application import Application
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.end_screen import EndScreen
from game.ui.table.items import Offer
from game.ui.table.scene import TableScene
from tests.journeys.playing import begin, click, give, key, open_window, pick, settle, spot_of, table_of


def _clicked(app: Application, table: TableScene, offer: Offer) -> bool:
    """Click what stands for an offer; False when it needs more than one click or has no place."""
    button = next((button for button in table.laying.buttons if button.offer == offer), None)
    if button is not None:
        click(app, button.rect.center)
        if offer.sure or table.answering.confirming is not None:
            click(app, button.rect.center)
        return True
    if offer.at is None or table.answering.all_offers.at(offer.at) != (offer,):
        return False
    spot = spot_of(table, offer.at)
    if spot is None or table.pointing.item_at(spot) != offer.at:
        return False
    click(app, spot)
    return True


def test_a_match_of_two_people_with_the_mouse() -> None:
    app = open_window()
    table = begin(app)
    chance = random.Random(2)
    clicked = 0
    for _ in range(150):
        if not settle(app, table):
            break
        assert table.following.table == table.match.view(table.seat).table
        number = table.match.decision.number
        offer = pick(table, chance)
        if _clicked(app, table, offer):
            clicked += 1
            changed = table.match.decision is None or table.match.decision.number != number
            assert changed, (offer, table.toast.text)
        else:
            give(table, offer)
    assert clicked > 60


def test_a_match_with_the_keys_alone() -> None:
    app = open_window()
    table = begin(app)
    chance = random.Random(4)
    answered = 0
    for _ in range(300):
        if isinstance(app.scene, Curtain):
            key(app, pygame.K_RETURN)
            continue
        if isinstance(app.scene, EndScreen):
            break
        if not table.answering.may_answer:
            app.step(0.5, [])
            continue
        number = table.match.decision.number
        press = chance.choice(("tab", "tab", "digit", "end"))
        if press == "tab":
            for _ in range(chance.randrange(1, 5)):
                key(app, pygame.K_TAB)
            key(app, pygame.K_RETURN)
        else:
            key(app, pygame.K_e if press == "end" else chance.choice((pygame.K_1, pygame.K_2)))
        answered += table.match.decision is None or table.match.decision.number != number
    assert answered > 60


@pytest.mark.parametrize("teams", [False, True])
def test_a_whole_match_of_people(teams: bool) -> None:
    app = open_window()
    table = begin(app, teams=teams)
    chance = random.Random(7)
    while settle(app, table):
        give(table, pick(table, chance))
    assert table.match.outcome is not None
    assert isinstance(app.scene, EndScreen)


def test_one_person_against_the_computer_never_sees_a_curtain() -> None:
    app = open_window()
    table = begin(app, computers=(1,))
    chance = random.Random(9)
    for _ in range(120):
        assert not isinstance(app.scene, Curtain)
        if not settle(app, table):
            break
        assert table.seat == 0
        give(table, pick(table, chance))


def test_a_board_is_built_from_tiles() -> None:
    app = open_window()
    table = begin(app, tiles=True)
    chance = random.Random(1)
    laid = 0
    for _ in range(8):
        settle(app, table)
        if table.match.decision.prompt != "place_tile":
            break
        give(table, pick(table, chance))
        laid += 1
    assert laid >= 3 and table.match.decision.prompt == "starting_creature"


def test_a_match_goes_on_from_the_menu_where_it_stopped() -> None:
    app = open_window()
    table = begin(app)
    chance = random.Random(3)
    for _ in range(20):
        settle(app, table)
        give(table, pick(table, chance))
    digest = table.match.digest
    app.go_home()
    key(app, pygame.K_RETURN)  # Continue is the first choice.
    again = table_of(app)
    assert again.match.digest == digest and again is not table


def test_undo_takes_the_last_answer_back() -> None:
    app = open_window()
    table = begin(app)
    settle(app, table)
    offer = next(offer for offer in table.answering.all_offers.all if isinstance(offer.commands[0], c.ChooseCreature))
    before = table.match.digest
    table.answering.give(offer)
    settle(app, table)
    key(app, pygame.K_u)
    assert table.match.digest == before


def test_motions_end_in_the_table_after() -> None:
    app = open_window(animation_speed="x4")
    table = begin(app, computers=(0, 1))
    rested = 0
    for _ in range(400):
        app.step(0.05, [])
        if table.playing.at_rest:
            rested += 1
            assert table.following.table == table.match.view(table.seat).table
    assert rested > 20


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_every_plate_is_in_the_window_at_every_size(size: tuple[int, int], scale: float) -> None:
    app = open_window(size, text_scale=scale)
    window: Any = app.screen.get_rect()
    table = begin(app)
    settle(app, table)
    app.step(0.02, [])
    assert table.laying.buttons and all(window.contains(button.rect) for button in table.laying.buttons)
