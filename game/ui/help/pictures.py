"""Pictures of the real table for the chapters of Help: the table of a lesson, drawn when the page is looked at. No file
holds them; they are kept as long as there is room."""

from __future__ import annotations

import pygame

from game.app.lessons.lesson import Lesson, begin_lesson
from game.app.lessons.proving import play_on, shown
from game.ui.art.palette import BRASS, darker
from game.ui.art.shelf import Shelf
from game.ui.games.game_ui import HelpPicture
from game.ui.lessons.pointing_out import cards_named
from game.ui.lessons.scene import LessonScene
from game.ui.panels.buttons import Button
from game.ui.panels.large_card import LargeCard
from game.ui.scenes.scene import Window

_SHELF = Shelf()
#: A picture's height to its width, and how much of the table's width it shows at least.
_HIGH, _LEAST = 0.46, 0.62

Size = tuple[int, int]


def picture_size(width: int) -> Size:
    """Return how large a picture is on a page of that width."""
    return width, round(width * _HIGH)


def picture_kept(app: Window, game: str, picture: HelpPicture, size: Size) -> pygame.Surface | None:
    """Return a picture that has been drawn."""
    found = _SHELF.find(_key(app, game, picture, size))
    return found if isinstance(found, pygame.Surface) else None


def draw_picture(app: Window, lesson: Lesson, picture: HelpPicture, size: Size) -> None:
    """Draw a picture and keep it; an empty one where the lesson does not come so far."""
    _SHELF.put(_key(app, lesson.game, picture, size), _drawn(app, lesson, picture, size))


def _key(app: Window, game: str, picture: HelpPicture, size: Size) -> tuple[object, ...]:
    return game, picture, size, app.size, app.theme.name, app.text_px(14)


class _Still(LessonScene):
    """The table of a lesson that is only drawn: nobody thinks, and there is no box."""

    def enter(self, app: Window) -> None:
        self.app = app
        self.laying.guide = None
        self._take_seat()

    def lay_box(self) -> list[Button]:
        return []

    def ring(self) -> list[pygame.Rect]:
        """Return what the step points at, which has its ring from now on."""
        self._rings = self.spots()
        return self._rings


def _drawn(app: Window, lesson: Lesson, picture: HelpPicture, size: Size) -> pygame.Surface:
    made = pygame.Surface(size)
    made.fill(app.theme.panel)
    try:
        match = begin_lesson(lesson, "greedy")
        stuck = play_on(match, shown, stop=picture.step - 1)
    except ValueError:
        return made
    if stuck is not None:
        return made
    still = _Still(app, match, lesson)
    still.enter(app)
    still.resize(app.size)
    if picture.card:
        _draw_card(made, app, still, picture.card)
    else:
        _draw_table(made, app, still)
    pygame.draw.rect(made, darker(BRASS, 0.6), made.get_rect(), 3)
    pygame.draw.rect(made, BRASS, made.get_rect(), 1)
    still.forget()
    app.display.forget()
    app.redraw()
    return made


def _draw_table(made: pygame.Surface, app: Window, still: _Still) -> None:
    """Draw the part of the table around the ring, as large as it may be."""
    rings = still.ring()
    whole = pygame.Surface(app.size)
    still.draw(whole)
    width, height = made.get_size()
    about = rings[0].unionall(rings[1:]) if rings else whole.get_rect()
    wide = max(about.width * 1.2, about.height * 1.2 * width / height, app.size[0] * _LEAST)
    part = pygame.Rect(0, 0, round(wide), round(wide * height / width))
    part.center = about.center
    part = part.clamp(whole.get_rect()).clip(whole.get_rect())
    share = min(width / part.width, height / part.height)
    small = pygame.transform.smoothscale(
        whole.subsurface(part), (round(part.width * share), round(part.height * share))
    )
    made.blit(small, small.get_rect(center=made.get_rect().center))


def _draw_card(made: pygame.Surface, app: Window, still: _Still, name: str) -> None:
    """Draw a card with what its figures mean, as it is looked at large."""
    seen = next((found for item in cards_named(name, still.laying) if (found := still.following.inspect(item))), None)
    if seen is not None:
        large = LargeCard()
        large.show(seen)
        large.draw(made, app)
