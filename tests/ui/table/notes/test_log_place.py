"""Where the log lies: its last lines beside the question, the whole of it in the column while it is open."""

from __future__ import annotations

import pygame

from game.ui.screens.game_screen import LogLine
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, match_of, wait
from tests.ui.games.crawler.matches import a_match, go_on, seated


def _with_a_long_log() -> tuple[Driver, TableScene]:
    hand, scene = seated(a_match(seed=7))
    for number in range(60):
        scene.following.log.add(LogLine(f"Line {number}"))
    hand.move((2, 300))
    hand.frames(2)
    return hand, scene


def test_the_log_is_its_last_lines_until_it_is_opened_and_stays_open() -> None:
    hand, scene = _with_a_long_log()
    log, board = scene.following.log, scene.laying.layout.board.copy()
    assert log.rect == scene.laying.layout.notes and len(log._places) == 2
    hand.key(pygame.K_j)
    hand.frames(2)
    assert log.rect == scene.laying.layout.log and len(log._places) > 10
    assert scene.laying.layout.board == board, "nothing moves"
    assert hand.app.settings.log_open
    button = next(button for button in scene.laying.buttons if button.name == "log")
    hand.click(button.rect.center)
    hand.frames(2)
    assert log.rect == scene.laying.layout.notes and not hand.app.settings.log_open


def test_an_open_log_leaves_sums_and_choices_their_room() -> None:
    hand, scene = seated(a_match(seed=7))
    hand.app.change_settings(log_open=True)
    go_on(hand, scene, "attack")
    hand.frames(2)
    layout = scene.laying.layout
    assert layout.tally.height and scene.following.log.rect == layout.log
    assert layout.log.bottom < layout.tally.top


def test_an_open_log_lies_beside_cards_that_lie_to_choose_from() -> None:
    hand, scene = at_the_table(match_of("hc"))
    assert wait(hand, scene) and scene.laying.tray.cards
    hand.key(pygame.K_j)
    hand.frames(2)
    log = scene.following.log
    assert log.rect == scene.laying.layout.log
    assert scene.laying.tray.cards and not scene.laying.tray.rect.colliderect(log.rect)


def test_the_mark_of_a_log_that_is_scrolled_back_and_ones_own_answer_lead_to_the_latest_line() -> None:
    hand, scene = _with_a_long_log()
    hand.app.change_settings(log_open=True)
    hand.frames(2)
    log = scene.following.log
    for lead in (lambda: hand.click(log.to_latest.center), lambda: give_any(scene)):
        hand.wheel(log.rect.center, 3)
        hand.frames(2)
        assert log.back and log.to_latest.width
        lead()
        hand.frames(2)
        assert not log.back and not log.to_latest.width


def give_any(scene: TableScene) -> None:
    """Answer, whatever it is."""
    offers = scene.answering.offers
    scene.answering.give((*offers.advancing, *offers.all)[0])
