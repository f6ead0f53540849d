"""The key and the button that end a part of the turn: pressed again and again, they end nothing unseen."""

from __future__ import annotations

import pygame

from game.rules.skirmish.state.commands import MoveCreature
from game.ui.panels.toast import TOAST
from game.ui.table.end_guard import AT_ONCE
from game.ui.table.scene import TableScene
from tests.journeys.driver import FRAME
from tests.ui.table.hall import hall


def test_pressed_thrice_at_once_the_key_only_asks_whether_to_end() -> None:
    driver, scene = hall("hc")
    decision = scene.match.decision
    driver.key(pygame.K_e, times=3)
    assert scene.match.decision == decision
    assert "can still act" in scene.toast.text, "the question stays to be read"
    driver.frames(1, AT_ONCE)
    driver.key(pygame.K_e)
    assert scene.match.decision != decision


def test_a_question_that_has_faded_is_asked_again() -> None:
    driver, scene = hall("hc")
    decision = scene.match.decision
    driver.key(pygame.K_e)
    driver.frames(2, TOAST)
    assert not scene.toast.is_shown
    driver.key(pygame.K_e)
    assert scene.match.decision == decision and "can still act" in scene.toast.text
    driver.frames(1, AT_ONCE)
    driver.key(pygame.K_e)
    assert scene.match.decision != decision


def end_button(scene: TableScene) -> tuple[int, int]:
    pos: tuple[int, int] = next(one.rect.center for one in scene.laying.buttons if one.name == "advance")
    return pos


def test_clicked_thrice_at_once_the_button_only_asks_whether_to_end() -> None:
    driver, scene = hall("hc")
    decision = scene.match.decision
    for _ in range(3):
        driver.click(end_button(scene))
    assert scene.match.decision == decision
    assert "can still act" in scene.toast.text, "the question stays to be read"
    driver.frames(1, AT_ONCE)
    driver.click(end_button(scene))
    assert scene.match.decision != decision


def test_clicked_again_at_once_the_button_ends_no_second_thing() -> None:
    driver, scene = hall("hh")
    driver.app.change_settings(ask_before_ending=False)
    given = len(scene.match.given)
    driver.click(end_button(scene))
    ended = len(scene.match.given)
    assert ended > given and scene.answering.may_answer
    driver.click(end_button(scene))
    assert len(scene.match.given) == ended
    words = next(one.words for one in scene.laying.buttons if one.name == "advance")
    assert scene.toast.text == f"The end clicked twice at once counts once. Press again: {words}."
    driver.frames(1, AT_ONCE)
    driver.click(end_button(scene))
    assert len(scene.match.given) > ended, "a click that does not follow at once counts"


def test_a_key_and_a_click_at_once_are_one_press_too() -> None:
    driver, scene = hall("hc")
    decision = scene.match.decision
    driver.key(pygame.K_e)
    driver.click(end_button(scene))
    assert scene.match.decision == decision and "can still act" in scene.toast.text


def test_pressed_again_at_once_the_key_ends_no_second_thing() -> None:
    driver, scene = hall("hh")
    driver.app.change_settings(ask_before_ending=False)
    given = len(scene.match.given)
    driver.key(pygame.K_e)
    ended = len(scene.match.given)
    assert ended > given and scene.answering.may_answer
    driver.key(pygame.K_e, times=2)
    assert len(scene.match.given) == ended
    words = next(one.words for one in scene.laying.buttons if one.name == "advance")
    assert scene.toast.text == f"E pressed twice at once counts once. Press it again: {words}."


def test_a_press_counts_half_a_second_after_the_last_one_and_no_sooner() -> None:
    for more, counts in ((-FRAME, False), (FRAME / 10, True)):
        driver, scene = hall("hh")
        driver.app.change_settings(ask_before_ending=False)
        driver.key(pygame.K_e)
        given = len(scene.match.given)
        # Letting go of the key took a frame, as its press did.
        driver.frames(1, AT_ONCE - 2 * FRAME + more)
        driver.key(pygame.K_e)
        assert (len(scene.match.given) > given) is counts


def test_the_key_that_is_hit_while_others_act_does_not_end_what_comes_next() -> None:
    driver, scene = hall("hc")
    driver.app.change_settings(ask_before_ending=False)
    scene.playing.showing = None
    scene.answering.only_looks = True
    scene.refresh()
    driver.key(pygame.K_e)
    scene.answering.only_looks = False
    scene.refresh()
    given = len(scene.match.given)
    driver.key(pygame.K_e)
    assert len(scene.match.given) == given


def test_other_keys_need_not_wait_for_it() -> None:
    driver, scene = hall("hc")
    scene.answering.give(scene.answering.offers.all[0])
    driver.frames(2)
    given = len(scene.match.given)
    driver.key(pygame.K_e, pygame.K_u)
    assert len(scene.match.given) < given


def test_a_second_press_where_something_ended_never_takes_back() -> None:
    driver, scene = hall("hc")
    driver.app.change_settings(ask_before_ending=False)
    pressed = []
    for _ in range(3):
        if not scene.answering.may_answer or not scene.answering.offers.advancing:
            break
        place = end_button(scene)
        pressed.append(place)
        given = len(scene.match.given)
        driver.move(place)
        driver.frames(1, 2 * AT_ONCE)
        driver.click(place)
        assert len(scene.match.given) > given
        undo = next(one for one in scene.laying.buttons if one.name == "undo")
        assert not any(undo.rect.collidepoint(one) for one in pressed)
        driver.frames(2)
        assert scene.tips.shown is None or scene.pointing.hovered_button is not undo
    assert len(pressed) > 1


def test_what_goes_off_under_a_pointer_that_rests_there_shows_no_note() -> None:
    driver, scene = hall("hc")
    driver.app.change_settings(ask_before_ending=False)
    driver.click(end_button(scene))
    undo = next(one for one in scene.laying.buttons if one.name == "undo")
    assert undo.is_on
    driver.move(undo.rect.center)
    driver.frames(1, 2 * AT_ONCE)
    driver.click(undo.rect.center, frames=2)
    undo = next(one for one in scene.laying.buttons if one.name == "undo")
    # What is off now went off under the pointer: nobody has asked why, until it is pointed at.
    assert undo.why_not and scene.tips.shown is None
    driver.move((undo.rect.centerx + 1, undo.rect.centery), frames=2)
    assert scene.tips.shown is not None


def test_while_something_is_shown_the_prompt_says_what_it_is() -> None:
    driver, scene = hall("hc")
    scene.next_piece()
    driver.frames(2)
    move = next(one for one in scene.answering.offers.all if isinstance(one.commands[-1], MoveCreature))
    for command in move.commands:
        assert scene.match.submit(0, command) is None
    told = set()
    while (batch := scene.following.next_batch()) is not None and batch[0]:
        told.add(scene.following.being_told)
        if "moves to" in scene.following.being_told:
            assert not scene.playing.at_rest or scene.laying.prompt_text() == scene.following.being_told
        scene.following.shown()
        assert scene.following.being_told == ""
    assert any("moves to" in words for words in told)
