"""The board of a game that has none: the seat's table, shown as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.events import Event
from game.geometry.squares import Cell
from game.ui.art import fonts
from game.ui.art.palette import THEMES
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.timeline import Timeline
from game.ui.window import backdrop

#: Lines that a notch of the wheel scrolls.
_SCROLL = 2
_SMALLEST = 11
#: Every letter is as wide as any other, so that columns of a table stand below one another.
_FACE = "fixed"


class _TextCamera(Camera):
    """Looks at a single space that is all of the text; zooming and the arrows scroll it."""

    def __init__(self, scroll: Callable[[int], None]) -> None:
        super().__init__(1, 1, pygame.Rect(0, 0, 1, 1))
        self._scroll = scroll

    def zoom_by(self, steps: int, at: Point | None = None) -> None:
        """Scroll towards the beginning (above 0) or the end."""
        self._scroll(-steps)

    def beside(self, cell: Cell, way: tuple[int, int]) -> Cell:
        """Return the cell: there is no other space."""
        self._scroll(way[1])
        return cell

    def rect_of(self, cell: Cell, size: int = 1) -> pygame.Rect:
        return self.free

    def draw_near(self, most: int = 0) -> bool:
        """Return False: text is always seen in one size."""
        return False


class _NoMarks:
    hovered: int | None = None
    numbers: tuple[int, ...] = ()

    def show_targets(self, spaces: Iterable[object], /) -> None: ...


class PlainBoard:
    """Shows lines of text in the upper ``share`` of its rectangle, over the answers; a ``board_view.BoardView``."""

    share = 0.5
    turning = apart = board_cards = None

    def __init__(self, text_of: Callable[[object], Sequence[str]], theme: str) -> None:
        """Show tables as the lines that ``text_of`` makes of them."""
        self.lines: tuple[str, ...] = ()
        self._text_of = text_of
        self.camera = _TextCamera(self.scroll)
        self.overlays = self.miniatures = _NoMarks()
        self.timeline = Timeline(self.camera)
        self._theme = theme
        self._px = 15
        self._first = 0
        self._most = 0

    @property
    def is_at_rest(self) -> bool:
        """Return False: nothing ever moves."""
        return True

    def look(self) -> None:
        """Do nothing: a changed text is drawn whole anyway."""

    def paint_ahead(self) -> None:
        """Do nothing: no text takes long."""

    def scroll(self, steps: int) -> None:
        """Scroll down (above 0) or up."""
        self._first = max(0, min(self._first + steps * _SCROLL, self._most))

    def show(self, lines: Sequence[str]) -> None:
        self.lines = tuple(lines)

    def show_table(self, table: object) -> None:
        self.show(self._text_of(table))

    def forget(self) -> None:
        """Hold nothing, as behind the curtain."""
        self.show(())

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the lines in one size, as large as they all fit, up to twice what is wanted and down to where they can
        still be read; then as many as fit."""
        self.camera.look_through(rect)
        theme = THEMES[self._theme]
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        surface.blit(backdrop.table(rect.size, self._theme), rect)
        rect = self.camera.free
        backdrop.lay_panel(surface, rect, self._theme)
        pad = self._px
        # At the side of a scenario's objectives.
        across = self.camera.corner[0] + pad
        room = pygame.Rect(
            rect.x + across, rect.y + pad, rect.width - across - pad, round(rect.height * self.share) - 2 * pad
        )
        least = min(self._px, _SMALLEST)
        px = next((px for px in range(2 * self._px, least, -1) if self._fits(px, room)), least)
        high = fonts.line_height(_FACE, px)
        seen = max(1, room.height // high)
        self._most = max(0, len(self.lines) - seen)
        self._first = min(self._first, self._most)
        for number, line in enumerate(self.lines[self._first : self._first + seen]):
            words = fonts.fitted_text(line or " ", _FACE, px, room.width, theme.ink)
            surface.blit(words, (room.x, room.y + number * high))
        if self._most:
            self._draw_bar(surface, room, seen)
        surface.set_clip(clip)

    def _fits(self, px: int, room: pygame.Rect) -> bool:
        widest = max(self.lines, key=len, default="")
        high = len(self.lines) * fonts.line_height(_FACE, px)
        return high <= room.height and fonts.text_width(widest, _FACE, px) <= room.width

    def _draw_bar(self, surface: pygame.Surface, room: pygame.Rect, seen: int) -> None:
        """Draw a bar that shows how far the text has been scrolled."""
        high = max(8, room.height * seen // len(self.lines))
        y = room.y + (room.height - high) * self._first // self._most
        pygame.draw.rect(surface, THEMES[self._theme].dim_ink, (room.right, y, 4, high), border_radius=2)

    def set_text(self, px: int) -> None:
        self._px = px

    def fit(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Go back to the first line, in the part that nothing covers."""
        self.camera.look_through(rect, free)
        self._first = 0

    def play(self, batch: Sequence[Event], before: object, after: object) -> bool:
        """Return False: there is nothing to watch."""
        return False

    def indicate(self, by: Sequence[int], at: Sequence[int | Cell], way: Sequence[Cell]) -> None:
        """Mark nobody: it is text."""

    def event(self, event: pygame.Event) -> bool:
        """Return False: nothing can be dragged."""
        return False

    def cell_at(self, pos: tuple[float, float]) -> Cell | None:
        """Return None: text has no spaces."""
        return None

    def ground_at(self, pos: tuple[float, float]) -> Cell | None:
        return self.cell_at(pos)

    def picture_of(self, piece: int) -> None:
        """Return None: no piece lies on it."""

    def word_rects(self) -> list[pygame.Rect]:
        """Return nothing: arrows may cross its words."""
        return []

    def name_rect(self) -> None:
        """Return None: nothing is named next to its words."""

    def piece_at(self, pos: tuple[float, float]) -> int | None:
        """Return None: text has no pieces."""
        return None

    def update(self, seconds: float) -> None: ...
    def finish(self) -> None: ...
