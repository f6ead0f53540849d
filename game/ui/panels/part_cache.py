"""The parts of the table around the board, drawn once and kept: a part is drawn again when what it shows changes.

A frame then copies what is kept. The board is kept as well: of one on which something moves, or is pointed at, only
what has changed is drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.art.shelf import holds, weight_of
from game.ui.boards.shared.changes import BoardLook, changed_areas
from game.ui.panels.buttons import Button
from game.ui.window import backdrop
from game.ui.window.measures import Measures

Draw = Callable[[pygame.Surface], None]


class PartCache:
    """A picture of the whole window, with the board on it. ``drawn`` counts parts that were drawn, ``copied`` are the
    rectangles that were copied to the screen last."""

    def __init__(self) -> None:
        self.drawn = 0
        self.copied: list[pygame.Rect] = []
        self._copied_to: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        #: The table without anything on it, in the rectangles that parts have been drawn in.
        self._under: dict[tuple[int, ...], pygame.Surface] = {}
        #: The rectangles in which the picture has changed, or the screen was drawn over, since it was last copied;
        #: None: all of it.
        self._uncopied: list[pygame.Rect] | None = None
        self._look: tuple[object, ...] = ()
        self._keys: dict[str, tuple[tuple[object, ...], object]] = {}
        #: What is seen of the board in the picture; None where that is not known.
        self._seen: BoardLook | None = None
        #: Whether the board is to be compared with the picture although it is at rest.
        self._is_stirred = True

    def forget(self) -> None:
        """Hold no picture of anything, as behind a curtain."""
        self._picture, self._uncopied = None, None
        self._under = {}
        self._look, self._keys = (), {}
        self.invalidate_board()
        self._report_weight()

    def _report_weight(self) -> None:
        pictures = (self._picture, *self._under.values())
        holds(self, sum(weight_of(one) for one in pictures if one is not None))

    def begin(self, size: tuple[int, int], board: pygame.Rect, panes: Sequence[pygame.Rect], to: Measures) -> None:
        """A frame begins: with another size, layout or theme everything is drawn again. ``panes`` throw shadows."""
        look = (size, tuple(board), tuple(map(tuple, panes)), to.theme.name, to.scale)
        if look == self._look and self._picture is not None:
            return
        self.forget()
        self._look = look
        under = self._picture = pygame.Surface(size)
        under.blit(backdrop.table(size, to.theme.name), (0, 0))
        fall = to.px(10)
        shade = backdrop.shadow(board.size, fall)
        under.blit(shade, (board.x - fall + fall // 3, board.y - fall + fall // 3))
        spread, drop = max(6, round(18 * to.scale)), max(2, round(6 * to.scale))
        for pane in panes:
            under.blit(backdrop.shadow(pane.size, spread), (pane.x - spread + drop, pane.y - spread + drop))
        pygame.draw.rect(under, to.theme.brass, board.inflate(2, 2), 1)
        for pane in panes:
            self._ground(pane)
        self._report_weight()

    def _ground(self, rect: pygame.Rect) -> pygame.Surface:
        """Return the bare table in a rectangle, as it is before anything has been drawn there."""
        assert self._picture is not None
        found = self._under.get(tuple(rect))
        if found is None:
            found = pygame.Surface(rect.size)
            found.blit(self._picture, (0, 0), rect)
            self._under[tuple(rect)] = found
            self._report_weight()
        return found

    def part(
        self,
        name: str,
        rect: pygame.Rect,
        shows: object,
        draw: Draw,
        *,
        inner: tuple[pygame.Rect, object] | None = None,
    ) -> None:
        """A part in ``rect``, where no other part lies: drawn by ``draw`` if it does not show the same as before.
        ``inner`` is a rectangle within it with what that alone shows: when nothing else is new only that is drawn
        again, with the clip set to it."""
        assert self._picture is not None
        place, content = inner if inner is not None else (rect, None)
        key, before = ((tuple(rect), tuple(place), shows), content), self._keys.get(name)
        if before == key:
            return
        self._keys[name] = key
        self.drawn += 1
        ground, corner = self._ground(rect), rect.topleft
        if before is not None and before[0] == key[0]:
            rect = place
        self._picture.set_clip(rect)
        self._picture.blit(ground, corner)
        draw(self._picture)
        self._picture.set_clip(None)
        self.cover(rect)

    def cover(self, rect: pygame.Rect | None = None) -> None:
        """A rectangle of the screen shows something else than the picture, which is copied there the next time; None:
        any of it may."""
        if rect is None:
            self._uncopied = None
        elif self._uncopied is not None:
            self._uncopied.append(pygame.Rect(rect))

    def invalidate_board(self) -> None:
        """Anything on the board may look different."""
        self._seen = None
        self._is_stirred = True

    def compare_board(self) -> None:
        """Marks on the board, or what is pointed at, may be others."""
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
        """Copy all parts and the board in its rectangle; where the ``surface`` still ``shows_last`` what was copied to
        it, only what is new. Of a board that stirs, ``draw`` draws again what has changed: it fills the rectangle, or
        what the clip lets through of it. ``look`` tells what is seen of it now."""
        assert self._picture is not None
        if self._is_stirred or not is_at_rest():
            now = look()
            for area in changed_areas(self._seen, now, board):
                self._picture.set_clip(area)
                draw(self._picture)
                self.cover(area)
            self._picture.set_clip(None)
            # Some of what is seen is settled only by drawing it.
            self._seen = now if now is not None else look()
            self._is_stirred = not is_at_rest()
        if not shows_last or self._copied_to is not surface or self._uncopied is None:
            self._uncopied = [self._picture.get_rect()]
        for area in self._uncopied:
            surface.blit(self._picture, area, area)
        self.copied, self._uncopied, self._copied_to = self._uncopied, [], surface


def look_of_buttons(buttons: Sequence[Button], states: dict[str, str]) -> Hashable:
    """Return all that buttons show, as a value to compare."""
    return tuple(
        (button.name, tuple(button.rect), button.words, button.note, button.kind, button.icon, button.key, button.is_on,
         button.chosen, button.px, states.get(button.name, "normal"))
        for button in buttons
    )  # fmt: skip
