"""The board and the parts of the table over it, drawn once and kept: a part is drawn again when what it shows changes.

A frame then copies what is kept. Of a board on which something moves, or is pointed at, only what has changed is drawn
again, and the parts over it are laid over it again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.art.shelf import holds, weight_of
from game.ui.boards.shared.changes import BoardLook, changed_areas
from game.ui.panels.buttons import Button
from game.ui.window.measures import Measures

Draw = Callable[[pygame.Surface], None]


class _Part:
    """A part as it was drawn last: where, what it showed, and the picture of it with what it lets through."""

    def __init__(self, rect: pygame.Rect, shows: object, picture: pygame.Surface) -> None:
        self.rect, self.shows, self.picture = rect, shows, picture


class PartCache:
    """A picture of the whole window: the board, and the parts over it in the order in which they were first drawn.
    ``drawn`` counts parts that were drawn, ``copied`` are the rectangles that were copied to the screen last."""

    def __init__(self) -> None:
        self.drawn = 0
        self.copied: list[pygame.Rect] = []
        self._copied_to: pygame.Surface | None = None
        #: The board alone, the board with the parts over it, and an empty picture on which parts are drawn.
        self._board: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._easel: pygame.Surface | None = None
        self._parts: dict[str, _Part] = {}
        #: Rectangles in which parts came, changed or went since they were last put together with the board.
        self._apart: list[pygame.Rect] = []
        #: The rectangles in which the picture has changed, or the screen was drawn over, since it was last copied;
        #: None: all of it.
        self._uncopied: list[pygame.Rect] | None = None
        self._look: tuple[object, ...] = ()
        #: What is seen of the board in the picture; None where that is not known.
        self._seen: BoardLook | None = None
        #: Whether the board is to be compared with the picture although it is at rest.
        self._is_stirred = True

    def forget(self) -> None:
        """Hold no picture of anything, as behind a curtain."""
        self._board = self._picture = self._easel = self._uncopied = None
        self._parts, self._apart, self._look = {}, [], ()
        self.invalidate_board()
        self._report_weight()

    def _report_weight(self) -> None:
        pictures = (self._board, self._picture, self._easel, *(part.picture for part in self._parts.values()))
        holds(self, sum(weight_of(one) for one in pictures if one is not None))

    def begin(self, size: tuple[int, int], to: Measures) -> None:
        """Begin a frame: with another size or look everything is drawn again."""
        look = (size, to.look, to.scale)
        if look == self._look and self._picture is not None:
            return
        self.forget()
        self._look = look
        self._board, self._picture = pygame.Surface(size), pygame.Surface(size)
        self._easel = pygame.Surface(size, pygame.SRCALPHA)
        self._report_weight()

    def part(self, name: str, rect: pygame.Rect, shows: object, draw: Draw, air: int = 0) -> None:
        """Draw a part over the board in ``rect``, by ``draw``, if it does not show the same as before; one without a
        height is left out. ``air``: how far around it a shadow falls."""
        assert self._easel is not None
        before = self._parts.get(name)
        key = (tuple(rect), shows)
        if before is not None and before.shows == key:
            return
        place = rect.inflate(2 * air, 2 * air).clip(self._easel.get_rect())
        if before is not None and before.rect != place:
            self._apart.append(before.rect)
        if rect.width <= 0 or rect.height <= 0:
            self._parts.pop(name, None)
            return
        self.drawn += 1
        self._easel.set_clip(place)
        self._easel.fill((0, 0, 0, 0))
        draw(self._easel)
        self._easel.set_clip(None)
        self._parts[name] = _Part(place, key, self._easel.subsurface(place).copy())
        self._apart.append(place)
        self._report_weight()

    def cover(self, rect: pygame.Rect | None = None) -> None:
        """Note that a rectangle of the screen shows something else than the picture, which is copied there the next
        time; None: all of it."""
        if rect is None:
            self._uncopied = None
        elif self._uncopied is not None:
            self._uncopied.append(pygame.Rect(rect))

    def invalidate_board(self) -> None:
        """Note that anything on the board may look different."""
        self._seen = None
        self._is_stirred = True

    def compare_board(self) -> None:
        """Compare the marks on the board, and what is pointed at, in the next frame."""
        self._is_stirred = True

    def lay(
        self,
        surface: pygame.Surface,
        board: pygame.Rect,
        draw: Draw,
        *,
        is_at_rest: Callable[[], bool],
        look: Callable[[], BoardLook | None],
        shows_last: bool = False,
    ) -> None:
        """Copy the board in its rectangle and all parts over it; where the ``surface`` still ``shows_last`` what was
        copied to it, only what is new. Of a board that stirs, ``draw`` draws again what has changed: it fills the
        rectangle, or what the clip lets through of it. ``look`` tells what is seen of it now."""
        assert self._board is not None and self._picture is not None
        changed, self._apart = self._apart, []
        if self._is_stirred or not is_at_rest():
            now = look()
            for area in changed_areas(self._seen, now, board):
                self._board.set_clip(area)
                draw(self._board)
                changed.append(pygame.Rect(area))
            self._board.set_clip(None)
            # Some of what is seen is settled only by drawing it.
            self._seen = now if now is not None else look()
            self._is_stirred = not is_at_rest()
        for area in changed:
            self._put_together(area)
            self.cover(area)
        if not shows_last or self._copied_to is not surface or self._uncopied is None:
            self._uncopied = [self._picture.get_rect()]
        for area in self._uncopied:
            surface.blit(self._picture, area, area)
        self.copied, self._uncopied, self._copied_to = self._uncopied, [], surface

    def _put_together(self, area: pygame.Rect) -> None:
        """Lay board and parts over one another within a rectangle."""
        assert self._board is not None and self._picture is not None
        self._picture.set_clip(area)
        self._picture.blit(self._board, area, area)
        for part in self._parts.values():
            if part.rect.colliderect(area):
                self._picture.blit(part.picture, part.rect)
        self._picture.set_clip(None)


def look_of_buttons(buttons: Sequence[Button], states: dict[str, str]) -> Hashable:
    """Return all that buttons show, as a value to compare."""
    return tuple(
        (button.name, tuple(button.rect), button.words, button.note, button.kind, button.icon, button.key, button.is_on,
         button.chosen, button.px, states.get(button.name, "normal"))
        for button in buttons
    )  # fmt: skip
