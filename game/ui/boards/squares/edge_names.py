"""Names of columns and rows at a square board's edge, so that a square that is named in words can be found."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.art import fonts
from game.ui.art.palette import Theme
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.edge_names import EdgeNames, Part, name_pictures, name_size
from game.ui.boards.squares.records import GroundShown


def draw_square_names(
    surface: pygame.Surface, camera: Camera, names: EdgeNames, ground: GroundShown, theme: Theme, text_px: int
) -> None:
    """Draw a ground's names of columns along the upper edge, of rows along the left, in view without the edge."""
    view = (camera.square_px, camera.origin, tuple(camera.free))
    named = (ground.column_names, ground.row_names)
    names.draw(surface, (view, named, theme.name, text_px), lambda: _names(camera, ground, theme, text_px))


def _names(camera: Camera, ground: GroundShown, theme: Theme, text_px: int) -> Iterator[Part]:
    px, (left, top) = camera.square_px, camera.origin
    size = name_size(px, text_px)
    # Where squares are small every second, or every fifth, is named.
    longest = max((*ground.column_names, *ground.row_names, "00"), key=len)
    room = fonts.text_width(longest, "bold", size) + 4
    every = next((step for step in (1, 2, 5, 10) if step * px >= room), 20)
    x = max(camera.free.left + size, left - round(size * 0.9))
    y = max(camera.free.top + round(size * 0.8), top - round(size * 0.8))
    view = camera.free
    # A name is kept inside the view: of two that would come to lie on one another there, only one is written.
    end, last = view.right - round(size * 0.6), view.left
    for column, name in list(enumerate(ground.column_names))[::every]:
        middle = left + round((column + 0.5) * px)
        if middle - px <= end and min(middle, end) >= last:
            last = min(middle, end) + room
            yield from name_pictures(name, size, (middle, y), view, theme)
    end, last = view.bottom - round(size * 0.7), y + size
    for row, name in list(enumerate(ground.row_names))[::every]:
        middle = top + round((row + 0.5) * px)
        if min(middle, end) > last:
            last = min(middle, end) + size
            yield from name_pictures(name, size, (x, middle), view, theme)
