"""A hand that plays by taps and drags alone."""

from __future__ import annotations

from random import Random

import pygame

from game.app.games.entries import GAMES
from game.app.lessons.lesson import lessons_of
from game.ui.lessons.page import LessonsPage
from game.ui.lessons.scene import LessonScene
from game.ui.table.end_guard import AT_ONCE
from tests.ui.touch.fingers import Fingers
from tests.ui.whole_matches import GOES_ON


class FingerHand:
    """Taps buttons, cards, pieces and spaces."""

    def __init__(self) -> None:
        self.driver = Fingers()

    def open_last_lesson(self, game: str) -> LessonScene:
        """Tap through the menu and the page of lessons, which is pulled until the lesson lies in sight."""
        fingers, name = self.driver, f"{GAMES[game].title}: {lessons_of(game)[-1].title}"
        fingers.click(fingers.control("Learn to play").shown.center)
        page = fingers.scene
        assert isinstance(page, LessonsPage)
        fingers.wait()
        control = fingers.control(name)
        view = control.view
        assert view is not None
        for _ in range(60):
            if view.rect.contains(control.rect):
                break
            x, y = view.rect.centerx, view.rect.centery
            fingers.drag((x, y), (x, y - 180 if control.rect.bottom > view.rect.bottom else y + 60))
            control = fingers.control(name)
        fingers.click(control.shown.center)
        scene = fingers.scene
        assert isinstance(scene, LessonScene)
        return scene

    def press_box(self, scene: LessonScene, words: str) -> None:
        """Tap a button of the box."""
        self.driver.click(next(one for one in scene.box.buttons if one.words == words).rect.center)
        self.driver.frames(3)

    def answer(self, scene: LessonScene, chance: Random) -> None:
        """Tap until something was answered."""
        fingers, before = self.driver, scene.match.revision
        for _ in range(25):
            for spot in _spots(scene, chance)[:6]:
                fingers.frames(1, AT_ONCE)
                narrowed = scene.answering.narrowed
                fingers.click(spot)
                if scene.answering.confirming is not None:
                    fingers.frames(1, AT_ONCE)
                    fingers.click(spot)
                if scene.match.revision > before or fingers.scene is not scene:
                    return
                if scene.answering.narrowed != narrowed:
                    break
        raise AssertionError((scene.toast.text, [one.words for one in scene.answering.offers.all][:8]))


def _spots(scene: LessonScene, chance: Random) -> list[tuple[int, int]]:
    """Return where a tap does something, the likeliest first: named buttons, what may be pressed, pieces."""
    window = pygame.Rect((0, 0), scene.app.size)
    offers = {id(one) for one in scene.answering.offers.all}
    buttons = [one for one in scene.laying.buttons if one.is_on and one.offer is not None and id(one.offer) in offers]
    on = [one.rect.center for one in buttons if one.offer is not None and one.offer.advances]
    asked = [one.rect.center for one in buttons if one.offer is not None and not one.offer.advances]
    seen = [scene.drawing.spots.spot_of(item) for item in scene.answering.offers.items]
    items = [spot.clip(window).center for spot in seen if spot is not None and spot.colliderect(window)]
    chance.shuffle(asked)
    chance.shuffle(items)
    if scene.answering.narrowed is not None:
        return [*asked, *items, *on]
    return [*on, *asked, *items] if chance.random() < GOES_ON else [*asked, *items, *on]
