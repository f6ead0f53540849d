"""A gamepad: what stands for which key, held buttons, sticks that rest, and a lesson and a fight by it alone."""

from __future__ import annotations

import pygame
import pytest

from game.app.lessons.lesson import begin_lesson, lessons_of
from game.ui.lessons.scene import LessonScene
from game.ui.window import bindings
from game.ui.window.pads import AGAIN, FIRST, Pads
from tests.ui.pads.pad_hand import DOWN, RB, A, PadHand, Y
from tests.ui.whole_matches import play_to_the_end


def button(code: int, kind: int = pygame.CONTROLLERBUTTONDOWN, pad: int = 3) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=pad, button=code)


def stick(axis: int, share: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=round(32767 * share))


def keys(events: list[pygame.event.Event], kind: int = pygame.KEYDOWN) -> list[int]:
    return [event.key for event in events if event.type == kind]


@pytest.mark.parametrize(
    ("code", "page", "table"),
    [
        (A, pygame.K_RETURN, pygame.K_RETURN),
        (pygame.CONTROLLER_BUTTON_B, pygame.K_ESCAPE, pygame.K_ESCAPE),
        (DOWN, pygame.K_DOWN, pygame.K_f),
        (RB, pygame.K_PAGEDOWN, pygame.K_TAB),
    ],
)
def test_a_button_stands_for_an_action_of_the_page_or_of_the_table(code: int, page: int, table: int) -> None:
    assert keys(Pads().take([button(code)], 0.0, at_table=False)) == [page]
    pads = Pads()
    assert keys(pads.take([button(code)], 0.0, at_table=True)) == [table]
    # What was pressed is what is let go, whatever has come on top meanwhile.
    assert keys(pads.take([button(code, pygame.CONTROLLERBUTTONUP)], 0.0, at_table=False), pygame.KEYUP) == [table]


def test_it_goes_with_the_keys_that_were_chosen() -> None:
    bindings.use({"go_on": ["f3"]})
    try:
        assert keys(Pads().take([button(Y)], 0.0, at_table=True)) == [pygame.K_F3]
    finally:
        bindings.use({})


def test_a_stick_acts_once_when_it_is_tilted_and_again_while_it_is_held() -> None:
    pads, axis = Pads(), pygame.CONTROLLER_AXIS_LEFTX
    assert not pads.take([stick(axis, 0.45)], 0.0, at_table=True)
    assert keys(pads.take([stick(axis, 0.55), stick(axis, 0.4), stick(axis, 0.9)], 0.0, at_table=True)) == [
        pygame.K_RIGHT
    ]
    assert pads.is_held and not pads.take([], FIRST - 0.01, at_table=True)
    assert keys(pads.take([], 0.02, at_table=True)) == [pygame.K_RIGHT]
    assert keys(pads.take([], AGAIN, at_table=True)) == [pygame.K_RIGHT]
    let_go = pads.take([stick(axis, 0.1)], 0.0, at_table=True)
    assert keys(let_go, pygame.KEYUP) == [pygame.K_RIGHT] and not pads.is_held


def test_what_a_pad_held_is_let_go_when_it_is_pulled_out_or_the_window_loses_the_focus() -> None:
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3)
    for event in (gone, pygame.event.Event(pygame.WINDOWFOCUSLOST)):
        pads = Pads()
        pads.take([button(DOWN), button(DOWN, pad=4)], 0.0, at_table=False)
        told = pads.take([event], 0.0, at_table=False)
        assert keys(told, pygame.KEYUP) == [pygame.K_DOWN] * (1 if event is gone else 2)


def test_the_first_lesson_by_a_pad_alone() -> None:
    hand = PadHand()
    lesson = lessons_of("skirmish")[0]
    hand.driver.app.play_lesson(begin_lesson(lesson, "greedy"), lesson)
    hand.driver.frames(5)
    scene = hand.driver.scene
    assert isinstance(scene, LessonScene)
    hand.press(RB)
    hand.press(A)
    assert scene.answering.selected is not None
    hand.tilt(pygame.CONTROLLER_AXIS_LEFTX, 1)
    hand.press(A)
    assert scene.run.number == 1


def test_a_whole_match_by_a_pad_alone() -> None:
    scene = play_to_the_end(PadHand(), "skirmish")
    assert scene.match.outcome is not None and len(scene.match.given) > 10
