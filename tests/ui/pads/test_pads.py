"""Gamepads: what stands for which key, held buttons, sticks that rest, whose seat a pad acts for, what its buttons are
called, and a lesson and a fight by it alone."""

from __future__ import annotations

import pygame
import pytest

from game.app.files.settings import read_settings
from game.app.lessons.lesson import begin_lesson, lessons_of
from game.ui.lessons.scene import LessonScene
from game.ui.scenes.curtain import Curtain
from game.ui.screens.keys import cap_of, hint
from game.ui.table.scene import TableScene
from game.ui.window import bindings
from game.ui.window.pads import AGAIN, FIRST, Pads, is_for_another, pad_caps, pad_words
from tests.journeys.driver import Driver
from tests.ui.pads.pad_hand import DOWN, RB, A, PadHand, Y
from tests.ui.shell.pages import a_match
from tests.ui.whole_matches import play_to_the_end

MENU, RIGHT_X = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_AXIS_RIGHTX


def button(code: int, kind: int = pygame.CONTROLLERBUTTONDOWN, pad: int = 3) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=pad, button=code)


def stick(axis: int, share: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=round(32767 * share))


def picture(driver: Driver) -> bytes:
    """Return the button Back as it is drawn."""
    driver.rest()
    rect = driver.sheet_scene.sheet.control("Back").shown
    return pygame.image.tobytes(driver.app.display.screen.subsurface(rect), "RGB")


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


def test_sticks_and_repeats_are_as_the_settings_have_them(tmp_path) -> None:
    pads, axis = Pads(), pygame.CONTROLLER_AXIS_LEFTX
    pads.settle(0.9, "never")
    assert not pads.take([stick(axis, 0.85)], 0.0, at_table=True)
    assert len(pads.take([stick(axis, 0.95)], 0.0, at_table=True)) == 1
    assert not pads.take([], 60.0, at_table=True)
    for written, kept in ((0.19, 0.5), (0.2, 0.2), (0.9, 0.9), (0.91, 0.5)):
        (tmp_path / "settings.json").write_text(f'{{"stick_tilt": {written}, "pad_repeat": "fast"}}', "utf-8")
        read = read_settings(tmp_path).settings
        assert (read.stick_tilt, read.pad_repeat) == (kept, "fast")
    driver = Driver(stick_tilt=0.9)
    driver.app.open("settings")
    driver.click_on("Stick dead zone: 35 %")
    assert driver.app.settings.stick_tilt == 0.35
    focus = driver.sheet_scene.sheet.focus
    driver.post(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=pygame.CONTROLLER_AXIS_LEFTY, value=round(32767 * 0.4))
    assert driver.sheet_scene.sheet.focus is not focus


def test_prompts_name_the_buttons_of_the_pad_that_was_used_last() -> None:
    hand = PadHand()
    assert bindings.key_of("back") == "Esc" and cap_of("1") == "1"
    hand.press(DOWN)
    assert (bindings.key_of("back"), bindings.key_of("press"), hint("end"), hint("pass")) == ("B", "A", "Y", "Y")
    assert cap_of("1") == hint("stand_by") == "" and bindings.key_of("log") == "J"
    hand.driver.app.open("settings")
    by_pad = picture(hand.driver)
    hand.driver.click((3, 3))
    assert bindings.key_of("back") == "Esc" and picture(hand.driver) != by_pad
    hand.press(DOWN)
    hand.driver.key(pygame.K_DOWN)
    assert bindings.key_of("press") == "Enter"


@pytest.mark.parametrize(
    ("made", "choose", "go_on", "undo"),
    [("", "A", "Y", "View"), ("Sony DualSense Wireless Controller", "Cross", "Triangle", "Share"),
     ("Nintendo Switch Pro Controller", "A", "Y", "−")],
)  # fmt: skip
def test_buttons_are_called_as_their_maker_calls_them(made: str, choose: str, go_on: str, undo: str) -> None:
    caps = pad_caps(made)
    assert (caps["choose"], caps["go_on"], caps["undo"]) == (choose, go_on, undo) and caps["next"] != caps["scroll_up"]
    assert {choose, go_on, undo} <= pad_words(made).keys()


@pytest.mark.parametrize(
    ("people", "asked", "pad", "pads", "another"),
    [
        ((0, 1), 0, 0, 2, False), ((0, 1), 0, 1, 2, True), ((0, 1), 1, 1, 2, False), ((0, 1), 1, 0, 2, True),
        ((0, 1), 0, 0, 1, False), ((0, 1), 1, 0, 1, False),  # One pad is everybody's.
        ((0, 2), 2, 1, 2, False), ((0, 2), 1, 1, 2, False),  # Seat 1 is a computer's.
        ((0,), 0, 1, 2, False),  # Who plays alone has all of them.
        ((0, 1, 2), 2, 0, 2, False), ((0, 1, 2), 2, 0, 3, True),  # Two pads for three go round.
        ((0, 1), 0, 2, 3, False), ((0, 1), None, 1, 2, False),
    ],
)  # fmt: skip
def test_with_a_pad_each_a_pad_is_its_persons(
    people: tuple[int, ...], asked: int | None, pad: int, pads: int, another: bool
) -> None:
    assert is_for_another(people, asked, pad, pads) is another


def test_at_a_table_of_two_each_pad_acts_for_its_own_seat() -> None:
    driver, match = Driver(), a_match()
    first, second = PadHand(driver, 3), PadHand(driver, 7)
    # They are told apart by who came first.
    first.press(RB)
    second.press(RB)
    driver.app.play(match)
    driver.frames(5)
    if isinstance(driver.scene, Curtain):
        second.press(A)
        assert isinstance(driver.scene, Curtain)
        first.press(A)
    scene = driver.scene
    assert isinstance(scene, TableScene) and match.asked == 0
    second.press(Y)
    second.press(A)
    assert scene.toast.text == "It is Blue's turn." and not match.given
    # The view and the pause are everybody's.
    origin = scene.screen.board.camera.square_px
    second.driver.post(
        pygame.CONTROLLERAXISMOTION, instance_id=7, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=32767
    )
    second.driver.post(pygame.CONTROLLERAXISMOTION, instance_id=7, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=0)
    driver.frames(30)
    assert scene.screen.board.camera.square_px > origin
    second.press(MENU)
    assert driver.scene is not scene
    second.press(pygame.CONTROLLER_BUTTON_B)
    assert driver.scene is scene
    before = scene.pointing.pointed()
    first.press(RB)
    assert scene.pointing.pointed() != before
    # The other one takes over when it is the only one, and a third takes the first one's place.
    first.pull_out()
    scene.toast.say("")
    before = scene.pointing.pointed()
    second.press(RB)
    assert scene.toast.text == "" and scene.pointing.pointed() != before
    third = PadHand(driver, 9)
    third.press(RB)
    second.press(RB)
    assert scene.toast.text == "It is Blue's turn." and driver.app.pads.count == 2
