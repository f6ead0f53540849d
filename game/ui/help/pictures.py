"""Pictures of the real table for the chapters of Help: the table of a lesson, drawn when the page is looked at. No file
holds them; they are kept as long as there is room."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.app.lessons.lesson import Lesson, begin_lesson
from game.app.lessons.proving import play_on, shown
from game.app.lessons.run import LessonMatch
from game.ui.art.palette import BRASS, darker
from game.ui.art.shelf import Shelf, give_back
from game.ui.games.game_ui import HelpPicture
from game.ui.lessons.first_picture import drawing_ahead
from game.ui.lessons.pointing_out import cards_named
from game.ui.lessons.scene import LessonScene
from game.ui.panels.buttons import Button
from game.ui.panels.large_card import LargeCard
from game.ui.scenes.scene import Window

_SHELF = Shelf()
#: A picture's height to its width.
_HIGH = 0.42
#: Frames until everything lies where it belongs and is painted finely, at least and at most, and seconds of each.
_LEAST, _FRAMES, _SECONDS = 5, 40, 0.1

Size = tuple[int, int]


def picture_size(width: int) -> Size:
    """Return how large a picture is on a page of that width."""
    return width, round(width * _HIGH)


def picture_kept(app: Window, game: str, picture: HelpPicture, size: Size) -> pygame.Surface | None:
    found = _SHELF.find(_key(app, game, picture, size))
    return found if isinstance(found, pygame.Surface) else None


def drawing(app: Window, lesson: Lesson, picture: HelpPicture, size: Size) -> Iterator[None]:
    """Draw a picture bit by bit and keep it; an empty one where the lesson does not get that far."""
    made = pygame.Surface(size)
    made.fill(app.theme.panel)
    match = _match_at(lesson, picture.step)
    if match is not None:
        yield
        still = _Still(app, match, lesson)
        still.enter(app)
        yield
        still.resize(app.size)
        yield
        if picture.card:
            _draw_card(made, app, still, picture.card)
        else:
            whole = pygame.Surface(app.size)
            yield from _painting(whole, still)
            _draw_table(made, whole, still)
        yield
        still.forget()
        app.display.forget()
        # The table's objects refer to one another and are large: they must not wait for the garbage collector.
        del still, match
        give_back()
        app.redraw()
        yield
    pygame.draw.rect(made, darker(BRASS, 0.6), made.get_rect(), 3)
    pygame.draw.rect(made, BRASS, made.get_rect(), 1)
    _SHELF.put(_key(app, lesson.game, picture, size), made)


def _painting(whole: pygame.Surface, still: _Still) -> Iterator[None]:
    """Draw the table until all lies where it belongs and is painted finely."""
    yield from drawing_ahead(still.drawing)
    for number in range(_FRAMES):
        still.update(_SECONDS)
        still.draw(whole)
        yield
        if number >= _LEAST and still.is_at_rest:
            return


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

    def update(self, seconds: float) -> None:
        self.playing.update(seconds)
        self._rings = self.spots()

    @property
    def is_at_rest(self) -> bool:
        """Return whether everything lies where it belongs."""
        board = self.following.board
        return self.playing.at_rest and (board is None or board.is_at_rest)


def _match_at(lesson: Lesson, step: int) -> LessonMatch | None:
    """Return the match of a lesson at a step, from 1; None where it does not get that far."""
    try:
        match = begin_lesson(lesson, "greedy")
        return match if play_on(match, shown, stop=step - 1) is None else None
    except ValueError:
        return None


def _draw_table(made: pygame.Surface, whole: pygame.Surface, still: _Still) -> None:
    """Draw the free part of the table; or as large a one around the ring, where it lies elsewhere."""
    rings = still.spots()
    part = still.laying.layout.free.copy()
    if rings and not part.contains(rings[0].unionall(rings[1:])):
        part.centery = rings[0].centery
    part = part.clamp(whole.get_rect()).clip(whole.get_rect())
    share = min(made.get_width() / part.width, made.get_height() / part.height)
    small = pygame.transform.smoothscale(whole.subsurface(part), [round(side * share) for side in part.size])
    made.blit(small, small.get_rect(center=made.get_rect().center))


def _draw_card(made: pygame.Surface, app: Window, still: _Still, name: str) -> None:
    """Draw a card with what its figures mean, as it is looked at large."""
    seen = [found for item in cards_named(name, still.laying) if (found := still.following.inspect(item)) is not None]
    if seen:
        large = LargeCard()
        large.show(max(seen, key=lambda found: len(found.facts)))
        large.draw(made, app)
