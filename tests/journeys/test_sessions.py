"""Sessions as people have them: two teams, against the computer, a board built from tiles, Continue, and undo."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.rules.skirmish.state import commands as c
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.curtain import Curtain
from tests.journeys.playing import begin, give, key, open_window, pick, settle, table_of


def test_a_whole_match_of_two_teams() -> None:
    app = open_window()
    table = begin(app, teams=True)
    chance = random.Random(7)
    while settle(app, table):
        give(table, pick(table, chance))
    assert table.match.outcome is not None
    assert isinstance(app.stack.top, EndScreen)


def test_one_person_against_the_computer_never_sees_a_curtain() -> None:
    app = open_window()
    table = begin(app, computers=(1,))
    chance = random.Random(9)
    for _ in range(120):
        assert not isinstance(app.stack.top, Curtain)
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


def test_two_matches_are_left_and_each_is_continued() -> None:
    """The window is closed during the second one; the first is found beside it."""
    app = open_window()
    left: list[tuple[str, str]] = []
    for answers in (20, 24):
        table = begin(app)
        chance = random.Random(answers)
        for _ in range(answers):
            settle(app, table)
            give(table, pick(table, chance))
        left.append((table.match.digest, table.match.when))
        if answers == 20:
            app.go_home()
    # Closing the window leaves whatever is on the table.
    app.stack.clear()
    app = open_window()
    app.open("matches")
    first = next(control for control in app.stack.top.sheet.controls if control.name.endswith("Amber (2)"))  # type: ignore[union-attr]
    assert first.element.face.note.startswith(left[0][1])
    first.press()
    again = table_of(app)
    assert again.match.digest == left[0][0]
    settle(app, again)
    assert "Matches in the menu lists it" in again.toast.text
    app.go_home()
    key(app, pygame.K_RETURN)  # The first one was played last now: Continue goes on with it.
    assert table_of(app).match.digest == left[0][0]


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


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_every_plate_is_in_the_smallest_window(scale: float) -> None:
    """Larger windows: ``tests/ui/table/test_text_sizes.py``."""
    app = open_window((1024, 600), text_scale=scale)
    window: Any = app.display.screen.get_rect()
    table = begin(app)
    settle(app, table)
    app.step(0.02, [])
    assert table.laying.buttons and all(window.contains(button.rect) for button in table.laying.buttons)
