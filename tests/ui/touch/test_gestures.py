"""Each gesture at the table: one press for a touch, however often it is told, and no pointer once it has lifted."""

from __future__ import annotations

import pygame
import pytest

from game.app.lessons.lesson import begin_lesson, lessons_of
from game.ui.lessons.scene import LessonScene
from game.ui.panels.large_card import LONG_PRESS
from game.ui.window import bindings
from game.ui.window.touch import ECHO, NOWHERE, Touch
from tests.ui.touch.fingers import Fingers

SIZE = (1280, 720)


def at_lesson(stem: str = "1_move", game: str = "skirmish") -> tuple[Fingers, LessonScene]:
    fingers = Fingers()
    lesson = next(one for one in lessons_of(game) if one.path.stem == stem)
    fingers.app.play_lesson(begin_lesson(lesson, "greedy"), lesson)
    fingers.frames(5)
    scene = fingers.scene
    assert isinstance(scene, LessonScene)
    return fingers, scene


def finger(kind: int, pos: tuple[int, int], number: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, touch_id=1, finger_id=number, x=pos[0] / 1279, y=pos[1] / 719, dx=0.0, dy=0.0)


def mouse(kind: int, pos: tuple[int, int], **fields: object) -> pygame.event.Event:
    more = {"rel": (1, 1), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    return pygame.event.Event(kind, pos=pos, **{**more, **fields})


def presses(events: list[pygame.event.Event]) -> list[tuple[int, int]]:
    return [event.pos for event in events if event.type == pygame.MOUSEBUTTONDOWN]


@pytest.mark.parametrize("is_labelled", [True, False])
def test_a_touch_that_is_sent_again_as_a_mouse_is_one_press(is_labelled: bool) -> None:
    touch, pos = Touch(), (300, 200)
    told = [
        finger(pygame.FINGERDOWN, pos),
        mouse(pygame.MOUSEBUTTONDOWN, pos, touch=is_labelled),
        finger(pygame.FINGERUP, pos),
        mouse(pygame.MOUSEBUTTONUP, (305, 204), touch=is_labelled),
        mouse(pygame.MOUSEMOTION, (305, 204), touch=is_labelled),
    ]
    given = touch.take(told, 0.0, SIZE)
    assert presses(given) == [pos]
    assert [event.pos for event in given if event.type == pygame.MOUSEBUTTONUP] == [pos]
    assert [event.pos for event in given if event.type == pygame.MOUSEMOTION][-1] == NOWHERE


def test_the_mouse_is_heard_again_far_from_the_finger_or_after_a_while() -> None:
    touch, pos = Touch(), (300, 200)
    touch.take([finger(pygame.FINGERDOWN, pos), finger(pygame.FINGERUP, pos)], 0.0, SIZE)
    far = mouse(pygame.MOUSEBUTTONDOWN, (330, 200), touch=False)
    assert touch.take([far], 0.0, SIZE) == [far]
    near = mouse(pygame.MOUSEBUTTONDOWN, (324, 200), touch=False)
    assert touch.take([near], 0.0, SIZE) == []
    assert touch.take([], ECHO, SIZE) == [] and touch.take([near], 0.01, SIZE) == [near]


def test_a_second_finger_takes_the_press_back() -> None:
    touch = Touch()
    down = touch.take([finger(pygame.FINGERDOWN, (300, 300)), finger(pygame.FINGERDOWN, (500, 300), 2)], 0.0, SIZE)
    ups = [event.pos for event in down if event.type == pygame.MOUSEBUTTONUP]
    assert ups == [NOWHERE] and [event.button for event in down if event.type == pygame.MOUSEBUTTONDOWN] == [1, 2]
    wheel = touch.take([finger(pygame.FINGERMOTION, (600, 300), 2)], 0.0, SIZE)
    assert [event.y for event in wheel if event.type == pygame.MOUSEWHEEL] == [1, 1]
    third = touch.take([finger(pygame.FINGERDOWN, (700, 300), 3), finger(pygame.FINGERUP, (700, 300), 3)], 0.0, SIZE)
    assert presses(third) == []
    rest = touch.take([finger(pygame.FINGERUP, (300, 300)), finger(pygame.FINGERUP, (600, 300), 2)], 0.0, SIZE)
    assert presses(rest) == [] and rest[-1].type == pygame.WINDOWLEAVE


def test_a_finger_whose_end_is_never_told_is_forgotten_with_the_focus() -> None:
    touch = Touch()
    touch.take([finger(pygame.FINGERDOWN, (300, 300)), pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.0, SIZE)
    assert presses(touch.take([finger(pygame.FINGERDOWN, (400, 300), 2)], 0.0, SIZE)) == [(400, 300)]


def test_taps_choose_and_nothing_stays_lit() -> None:
    fingers, scene = at_lesson()
    fingers.click(scene.spots()[0].center)
    assert scene.answering.selected is not None and scene.pointing.hovered_button is None
    assert scene.pointing.pointer == NOWHERE and scene.pointing.item_at(NOWHERE) is None


def test_a_long_press_shows_a_card_after_a_ring_and_letting_go_is_not_a_click() -> None:
    fingers, scene = at_lesson()
    pos = scene.spots()[0].center
    fingers.hold(pos, LONG_PRESS / 2)
    assert 0 < scene.large.coming < 1 and scene.large.seen is None
    fingers.frames(8, 0.05)
    assert scene.large.seen is not None and not scene.large.coming
    fingers.finger("up", pos)
    assert scene.large.seen is not None and scene.answering.selected is None
    fingers.click((60, 300))
    assert scene.large.seen is None


def test_two_fingers_bring_the_board_nearer_and_one_moves_it() -> None:
    fingers, scene = at_lesson()
    board = scene.screen.board
    before = board.camera.square_px
    for kind, where, number in (
        ("down", (600, 250), 1), ("down", (700, 250), 2), ("move", (500, 250), 1), ("move", (800, 250), 2),
        ("up", (500, 250), 1), ("up", (800, 250), 2),
    ):  # fmt: skip
        fingers.finger(kind, where, number)
    assert board.camera.square_px > before * 1.3 and not scene.match.given
    there = board.camera.place_at((640, 300))
    fingers.drag((900, 150), (820, 200))
    assert board.camera.place_at((640, 300)) != there and not scene.match.given


def test_a_swipe_from_the_right_edge_opens_the_log_and_a_tap_there_does_not() -> None:
    fingers, scene = at_lesson()
    fingers.click((1276, 300))
    assert not scene.laying.is_log_open and not bindings.has_caps()
    fingers.drag((1276, 300), (1100, 300))
    fingers.frames(3)
    assert scene.laying.is_log_open and not bindings.has_caps(), "the key that opens it is a finger's"


def test_the_swipe_opens_the_log_with_another_key_too() -> None:
    fingers, scene = at_lesson()
    bindings.use({"log": ["f3"]})
    try:
        fingers.drag((1276, 300), (1100, 300))
        fingers.frames(3)
    finally:
        bindings.use({})
    assert scene.laying.is_log_open


def test_a_card_is_placed_by_dragging_it() -> None:
    fingers, scene = at_lesson("5_quests", "heroes")
    held = scene.spots()[0].clip(pygame.Rect((0, 0), fingers.app.size))
    fingers.drag(held.center, (1000, 317))
    fingers.frames(3)
    assert scene.run.number == 1


def test_a_page_is_pulled_by_a_finger_and_its_buttons_are_not_pressed() -> None:
    fingers = Fingers()
    fingers.app.open("help", "crawler")
    fingers.frames(3)
    view = fingers.sheet_scene.sheet.views[-1]
    top = fingers.scene
    fingers.drag(view.rect.center, (view.rect.centerx, view.rect.centery - 200))
    assert view.offset > 100 and fingers.scene is top


def test_recorded_sessions_are_played_back() -> None:
    """A tap told twice as Windows does, a palm, a pinch, and the move of the first lesson."""
    fingers, scene = at_lesson()
    fingers.play_back("first_move")
    assert scene.run.number == 1


def test_who_touches_has_larger_buttons_without_keys_and_what_is_touched_stays_below_the_finger() -> None:
    fingers, scene = at_lesson()
    assert bindings.has_caps()
    (ring,) = scene.spots()
    fingers.click(ring.center)
    fingers.frames(3)
    assert scene.answering.selected is not None, "it is chosen, and only then all is laid out again"
    assert not bindings.has_caps()
    layout = scene.laying.layout
    bars = [one.rect for one in scene.laying.buttons if layout.prompt.contains(one.rect)]
    bars += [one.rect for one in scene.laying.buttons if layout.turn.contains(one.rect)]
    assert len(bars) > 3 and min(min(rect.size) for rect in bars) >= fingers.app.least_target
    fingers.app.step(0.02, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F7, mod=0, unicode="", scancode=0)])
    assert bindings.has_caps()
