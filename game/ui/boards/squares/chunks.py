"""The ground in chunks: squares of finished picture, made when they come near, kept in bounded memory.

A chunk holds whole squares of the board and is at most 512 pixels wide. Chunks are opaque and cover the whole view, so
a frame is a handful of plain copies. Marks that lie on the ground (reach, threatened squares…) are painted into copies
of the chunks that they touch, once, and cost nothing afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Protocol

import pygame

from game.ui.art.shelf import holds
from game.ui.boards.shared.camera import SQUARE, Camera
from game.ui.boards.shared.kept_chunks import CHUNK, KeptChunks
from game.ui.boards.squares.ground import Ground

#: Chunks built a frame: each takes as long as a frame may.
A_FRAME = 1
#: Pixels a square in the overview that stands in for chunks that are not ready.
_ROUGH = 8
_BEYOND = 6

#: The zoom as pixels of a square, column and row.
Key = tuple[int, int, int]


class GroundMarks(Protocol):
    """What is painted on the ground besides the board."""

    version: int

    def mark_ground(self, target: pygame.Surface, area: pygame.Rect, px: int) -> None:
        """Paint on a target that shows ``area``, in squares as they are seen."""

    def marks_in(self, area: pygame.Rect) -> bool:
        """Return whether anything is marked in ``area``, in squares."""


class ChunkStore:
    """The chunks of one ground at all zooms."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.kept: KeptChunks[Key] = KeptChunks()
        #: Counts how often animated tiles have come to show something else.
        self.version = 0
        self.is_complete = False
        #: What chunks are painted on that are then brought to another size, until the view is complete.
        self._work: pygame.Surface | None = None
        self._rough: pygame.Surface | None = None
        self._reported = 0

    def draw(self, surface: pygame.Surface, camera: Camera, marks: GroundMarks, *, whole: bool = False) -> None:
        """Cover the view. ``whole``: build all that is missing at once, instead of a chunk a frame."""
        px = camera.square_px
        squares = CHUNK // px
        left, top = camera.origin
        wanted: list[Key] = [(px, column, row) for column, row in _seen(camera, squares)]
        missing = sum(key not in self.kept for key in wanted)
        allowed = len(wanted) if whole else A_FRAME
        if missing > allowed and self._rough is None:
            # What stands in for chunks takes as long as one of them.
            self.paint_roughly()
            allowed = 0
        self.kept.see(wanted)
        self.is_complete = True
        for key in wanted:
            _, column, row = key
            if key not in self.kept and allowed > 0:
                self.kept.build(key, partial(self._paint, key=key))
                allowed -= 1
            at = (left + column * squares * px, top + row * squares * px)
            area = pygame.Rect(column * squares, row * squares, squares, squares)
            shown = (0, 0, squares * px, squares * px)
            if key in self.kept:
                surface.blit(self._with_marks(key, area, marks), at, shown)
            else:
                self.is_complete = False
                surface.blit(self._stand_in(area, px), at)
        if not missing:
            self._build_ahead(camera, squares)
        if self.is_complete:
            self._work = None
        if self.kept.bytes != self._reported:
            self._reported = self.kept.bytes
            holds(self, self._reported)

    def _build_ahead(self, camera: Camera, squares: int) -> None:
        """Make one chunk just out of view, while there is nothing more urgent."""
        if self.kept.is_full:
            return
        for column, row in _seen(camera, squares, ahead=1):
            key = (camera.square_px, column, row)
            if key not in self.kept:
                self.kept.build(key, partial(self._paint, key=key))
                return

    def move_tiles(self, milliseconds: int) -> None:
        """Bring animated tiles to what they show then, in all chunks that are kept."""
        changed = self.ground.move_tiles(milliseconds)
        if not changed:
            return
        self._rough = None
        self.version += 1
        for key in self.kept:
            px, column, row = key
            squares = CHUNK // px
            chunk = pygame.Rect(column * squares, row * squares, squares, squares)
            pixels = pygame.Rect(*(side * SQUARE for side in chunk))
            touched = [place.clip(pixels) for place in changed if place.colliderect(pixels)]
            if touched:
                whole = touched[0].unionall(touched[1:])
                left, top = whole.left // SQUARE, whole.top // SQUARE
                area = pygame.Rect(left, top, -(-whole.right // SQUARE) - left, -(-whole.bottom // SQUARE) - top)
                self._paint_part(key, area.clip(chunk))

    def _paint_part(self, key: Key, area: pygame.Rect) -> None:
        """Paint some squares of a chunk again."""
        px, column, row = key
        squares = CHUNK // px
        work = pygame.Surface(((area.width + 2) * SQUARE, (area.height + 2) * SQUARE))
        self.ground.paint(work, pygame.Rect(*(side * SQUARE for side in area.inflate(2, 2))))
        if px != SQUARE:
            work = pygame.transform.smoothscale(work, ((area.width + 2) * px, (area.height + 2) * px))
        at = pygame.Rect(
            (area.x - column * squares) * px, (area.y - row * squares) * px, area.width * px, area.height * px
        )
        part = self.kept.plain(key).subsurface(at)
        part.blit(work, (0, 0), (px, px, *at.size))
        self.ground.rule_squares(part, area, px)
        self.kept.unmark(key)

    def _paint(self, chunk: pygame.Surface, key: Key) -> None:
        px, column, row = key
        squares = CHUNK // px
        side = squares * SQUARE
        area = pygame.Rect(column * side, row * side, side, side)
        if px == SQUARE:
            self.ground.paint(chunk, area)
        else:
            # A square more on each side, or the seams between scaled chunks would show.
            around = area.inflate(2 * SQUARE, 2 * SQUARE)
            if self._work is None or self._work.get_size() != around.size:
                self._work = pygame.Surface(around.size)
            work = self._work
            self.ground.paint(work, around)
            scaled = pygame.transform.smoothscale(work, ((squares + 2) * px, (squares + 2) * px))
            chunk.blit(scaled, (0, 0), (px, px, squares * px, squares * px))
        self.ground.rule_squares(chunk, pygame.Rect(column * squares, row * squares, squares, squares), px)

    def _with_marks(self, key: Key, area: pygame.Rect, marks: GroundMarks) -> pygame.Surface:
        if not marks.marks_in(area):
            return self.kept.plain(key)
        return self.kept.marked(key, marks.version, partial(marks.mark_ground, area=area, px=key[0]))

    def paint_roughly(self) -> pygame.Surface:
        """Return the rough picture of all of it, of which stand-ins are cut."""
        if self._rough is None:
            self._rough = overview(self.ground, _ROUGH, _BEYOND)
        return self._rough

    def _stand_in(self, area: pygame.Rect, px: int) -> pygame.Surface:
        """Return a rough picture of a chunk that is not ready yet."""
        rough = self.paint_roughly()
        box = area.move(_BEYOND, _BEYOND)
        cut = pygame.Surface((area.width * _ROUGH, area.height * _ROUGH))
        cut.fill((20, 15, 11))
        cut.blit(rough, (0, 0), (box.x * _ROUGH, box.y * _ROUGH, *cut.get_size()))
        return pygame.transform.scale(cut, (area.width * px, area.height * px))


def overview(ground: Ground, px: int, beyond: int) -> pygame.Surface:
    """Return the whole board at ``px`` pixels a square, with ``beyond`` squares of table around it."""
    columns, rows = ground.shown.columns + 2 * beyond, ground.shown.rows + 2 * beyond
    small = pygame.Surface((columns * px, rows * px))
    strip_rows = 8
    for first in range(0, rows, strip_rows):
        count = min(strip_rows, rows - first)
        strip = pygame.Surface((columns * SQUARE, count * SQUARE))
        ground.paint(strip, pygame.Rect(-beyond * SQUARE, (first - beyond) * SQUARE, *strip.get_size()))
        small.blit(pygame.transform.smoothscale(strip, (columns * px, count * px)), (0, first * px))
    return small


def _seen(camera: Camera, squares: int, *, ahead: int = 0) -> Iterator[tuple[int, int]]:
    """Yield columns and rows of the chunks in view, and ``ahead`` more on each side."""
    side = squares * camera.square_px
    left, top = camera.origin
    view = camera.rect
    for row in range((view.top - top) // side - ahead, (view.bottom - 1 - top) // side + 1 + ahead):
        for column in range((view.left - left) // side - ahead, (view.right - 1 - left) // side + 1 + ahead):
            yield column, row
