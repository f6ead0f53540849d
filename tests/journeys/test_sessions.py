"""Sessions as people have them: with the mouse, with the keys, two people, four people, against computers."""

from __future__ import annotations

import random

import pygame
import pytest

from game.rules.skirmish import commands as c
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.end_screen import EndScreen
from tests.journeys.playing import begin, click, key, open_window, pick, settle, table_of


def _give_with_mouse(app, table, command) -> bool:  # type: ignore[no-untyped-def]
    """Click what stands for an answer; False when the screen offers no single place for it."""
    choices = table.choices
    for cell, answer in choices.cells.items():
        if answer == command:
            click(app, table.board.camera.rect_of(cell).center)
            return True
    for number, answers in choices.creatures.items():
        if answers[0] == command and number in table.table.creatures:
            piece = table.table.creatures[number]
            click(app, table.board.camera.rect_of(piece.cell).center)
            return True
    for label, answer in (*choices.buttons[:7], *choices.advance[:2]):
        if answer == command:
            button = next(button for button in table.buttons if button.label == label)
            click(app, button.rect.center)
            return True
    for card, answers in choices.cards.items():
        if answers == [command]:
            held = next((held for held in table.held if held.card == card), None)
            if held is None:
                return False
            click(app, (held.rect.left + 6, held.rect.bottom - 8))
            return True
    return False


def test_a_match_of_two_people_with_the_mouse() -> None:
    app = open_window()
    table = begin(app)
    chance = random.Random(2)
    clicked = 0
    for _ in range(150):
        if not settle(app, table):
            break
        assert table.table == table.match.view(table.seat).table
        number = table.match.decision.number
        command = pick(table, chance)
        if _give_with_mouse(app, table, command):
            clicked += 1
            changed = table.match.decision is None or table.match.decision.number != number
            assert changed, (command, table.said)
        else:
            table.give(command)
    assert clicked > 100


def test_a_match_with_the_keys_alone() -> None:
    app = open_window()
    table = begin(app)
    chance = random.Random(4)
    answered = 0
    for _ in range(260):
        if isinstance(app.scene, Curtain):
            key(app, pygame.K_RETURN)
            continue
        if not table.may_answer:
            app.step(0.5, [])
            continue
        number = table.match.decision.number
        choices = table.choices
        if choices.cards and chance.random() < 0.6:
            for _ in range(len(table.buttons)):
                key(app, pygame.K_TAB)
                focused = table.buttons[table.focus]
                if focused.kind == "card" and focused.enabled:
                    break
            key(app, pygame.K_RETURN)
        elif (choices.cells or choices.creatures) and chance.random() < 0.8:
            for _ in range(chance.randrange(1, 4)):
                key(app, pygame.K_n)
            key(app, pygame.K_RETURN)
        else:
            key(app, pygame.K_e if choices.advance else pygame.K_1)
        answered += table.match.decision is None or table.match.decision.number != number
    assert answered > 60


@pytest.mark.parametrize("teams", [False, True])
def test_a_whole_match_of_people(teams: bool) -> None:
    app = open_window()
    table = begin(app, teams=teams)
    chance = random.Random(7)
    while settle(app, table):
        table.give(pick(table, chance))
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
        table.give(pick(table, chance))


def test_a_board_is_built_from_tiles_with_the_mouse() -> None:
    app = open_window()
    table = begin(app, tiles=True)
    laid = 0
    for _ in range(8):
        settle(app, table)
        if table.match.decision.prompt != "place_tile":
            break
        key(app, pygame.K_r)
        button = next(button for button in table.buttons if button.kind == "tile")
        click(app, button.rect.clip(app.screen.get_rect()).center)
        laid += 1
    assert laid >= 3 and table.match.decision.prompt == "starting_creature"


def test_a_match_goes_on_from_the_menu_where_it_stopped() -> None:
    app = open_window()
    table = begin(app)
    chance = random.Random(3)
    for _ in range(20):
        settle(app, table)
        table.give(pick(table, chance))
    digest = table.match.digest
    app.go_home()
    key(app, pygame.K_RETURN)  # Go on is the first choice.
    again = table_of(app)
    assert again.match.digest == digest and again is not table


def test_undo_takes_the_last_answer_back() -> None:
    app = open_window()
    table = begin(app)
    settle(app, table)
    command = next(answer for answer in table.match.answers(table.seat) if isinstance(answer, c.ChooseCreature))
    before = table.match.digest
    table.give(command)
    settle(app, table)
    key(app, pygame.K_u)
    assert table.match.digest == before


def test_motions_end_in_the_table_after() -> None:
    app = open_window(animation_speed="x4")
    table = begin(app, computers=(0, 1))
    for _ in range(400):
        app.step(0.05, [])
        if table.at_rest and not table.match.queue(table.seat).is_dry:
            continue
        if table.at_rest:
            assert table.table == table.match.view(table.seat).table


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_every_button_is_in_the_window_at_every_size(size: tuple[int, int], scale: float) -> None:
    app = open_window(size, text_scale=scale)
    window = app.screen.get_rect()
    table = begin(app)
    settle(app, table)
    app.step(0.02, [])
    assert all(window.colliderect(button.rect) for button in table.buttons)
