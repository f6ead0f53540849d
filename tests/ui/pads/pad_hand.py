"""A hand that plays by a gamepad alone."""

from __future__ import annotations

from random import Random

import pygame

from game.app.games.entries import GAMES
from game.app.lessons.lesson import lessons_of
from game.ui.lessons.page import LessonsPage
from game.ui.lessons.scene import LessonScene
from game.ui.screens.items import Item
from game.ui.table.end_guard import AT_ONCE
from tests.journeys.driver import Driver
from tests.ui.whole_matches import GOES_ON

A, B, Y = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_Y
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
RIGHT, RB = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
_X, _Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
#: Presses until something is reached, at most.
_MOST = 60


class PadHand:
    """Presses buttons and tilts the stick of a pad, which the system knows by ``number``."""

    def __init__(self, driver: Driver | None = None, number: int = 3) -> None:
        self.driver, self.number = driver or Driver(), number

    def press(self, button: int) -> None:
        """Press a button and let go."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.driver.post(kind, instance_id=self.number, button=button)

    def pull_out(self) -> None:
        self.driver.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=self.number)

    def tilt(self, axis: int, way: int) -> None:
        """Tilt the left stick and let it come back."""
        for value in (32767 * way, 0):
            self.driver.post(pygame.CONTROLLERAXISMOTION, instance_id=self.number, axis=axis, value=value)

    def open_last_lesson(self, game: str) -> LessonScene:
        """Go from the menu to the lesson."""
        driver, name = self.driver, f"{GAMES[game].title}: {lessons_of(game)[-1].title}"
        self._go_to("Learn to play")
        self.press(A)
        page = driver.scene
        assert isinstance(page, LessonsPage)
        driver.wait()
        self._go_to(name)
        self.press(A)
        driver.frames(3)
        scene = driver.scene
        assert isinstance(scene, LessonScene)
        return scene

    def _go_to(self, name: str) -> None:
        for _ in range(_MOST):
            focus = self.driver.sheet_scene.sheet.focus
            if focus is not None and focus.name == name:
                return
            self.press(DOWN)
        raise AssertionError(f"{name} is not reached by going down")

    def press_box(self, scene: LessonScene, words: str) -> None:
        assert words == "Next"
        self.press(Y)
        self.driver.frames(2)

    def answer(self, scene: LessonScene, chance: Random) -> None:
        """Press until something was answered."""
        before = scene.match.revision
        for _ in range(40):
            self._do_something(scene, chance)
            if scene.match.revision > before or scene.run.is_over:
                return
            if self.driver.scene is not scene:
                self.press(B)
        raise AssertionError((scene.toast.text, [one.words for one in scene.answering.offers.all][:8]))

    def _do_something(self, scene: LessonScene, chance: Random) -> None:
        answering = scene.answering
        self.driver.frames(1, AT_ONCE)
        on = [one for one in answering.offers.all if one.advances]
        if on and answering.narrowed is None and chance.random() < GOES_ON:
            self._twice(scene, Y)
            return
        offers = {id(one) for one in answering.offers.all}
        asked = [one.name for one in scene.laying.buttons if one.offer is not None and id(one.offer) in offers]
        things: list[str | Item] = [*asked, *answering.offers.items]
        chance.shuffle(things)
        for thing in things[:6]:
            if self._mark(scene, thing) if isinstance(thing, str) else self._reach(scene, thing):
                self._twice(scene, A)
                return
        self.press(RB)
        self._twice(scene, A)

    def _twice(self, scene: LessonScene, button: int) -> None:
        """Press, and once more where it is asked whether that is meant."""
        self.press(button)
        if scene.answering.confirming is not None:
            self.driver.frames(1, AT_ONCE)
            self.press(button)

    def _mark(self, scene: LessonScene, name: str) -> bool:
        """Go to a button."""
        for _ in range(_MOST):
            if scene.pointing.cursor.marked == name:
                return True
            self.press(DOWN)
        return False

    def _reach(self, scene: LessonScene, item: Item) -> bool:
        """Go to a card, a piece or a space."""
        laying, cursor = scene.laying, scene.pointing.cursor
        if item.sort == "card":
            for _ in range(_MOST):
                if item.number in (laying.hand.lifted, laying.tray.pointed):
                    return True
                self.press(RB if laying.tray.cards else RIGHT)
            return False
        if scene.following.stands_apart:
            for _ in range(_MOST):
                if cursor.by_keys and scene.pointing.pointed() == item:
                    return True
                self.press(RB)
            return False
        space = scene.navigating.space(item)
        if space is None:
            return False
        for _ in range(_MOST):
            if cursor.by_keys and cursor.cell == space[0]:
                return True
            self.tilt(*self._way(cursor.cell, space[0]))
        return False

    def _way(self, here: tuple[int, int] | None, there: tuple[int, int]) -> tuple[int, int]:
        if here is None or here[1] == there[1]:
            return (_X, 1 if here is None or there[0] > here[0] else -1)
        return (_Y, 1 if there[1] > here[1] else -1)
