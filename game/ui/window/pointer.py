"""The mouse's pointer: the system's own, or a larger arrow, white with a dark edge."""

from __future__ import annotations

import contextlib

import pygame

from game.app.files.settings import Pointer
from game.ui.art.palette import OUTLINE

#: How high the arrows are, in pixels.
HEIGHTS: dict[Pointer, int] = {"large": 48, "larger": 80}
#: The arrow's corners, in its height; the first one points.
_ARROW = ((0.0, 0.0), (0.0, 0.85), (0.2, 0.68), (0.33, 1.0), (0.47, 0.94), (0.34, 0.63), (0.62, 0.63))
#: Drawn this many times larger and scaled down.
_FINE = 4


def cursor_of(pointer: Pointer) -> pygame.cursors.Cursor:
    high = HEIGHTS.get(pointer, 0)
    if not high:
        return pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW)
    edge = max(2, high // 20)
    big = pygame.Surface(((round(high * 0.62) + 2 * edge) * _FINE, (high + 2 * edge) * _FINE), pygame.SRCALPHA)
    corners = [((x * high + edge) * _FINE, (y * high + edge) * _FINE) for x, y in _ARROW]
    pygame.draw.polygon(big, OUTLINE, corners)
    pygame.draw.lines(big, OUTLINE, True, corners, 2 * edge * _FINE)  # noqa: FBT003 - pygame takes it by position
    for corner in corners:
        pygame.draw.circle(big, OUTLINE, corner, edge * _FINE)
    pygame.draw.polygon(big, (255, 255, 255), corners)
    drawn = pygame.transform.smoothscale(big, (big.get_width() // _FINE, big.get_height() // _FINE))
    return pygame.cursors.Cursor((edge, edge), drawn)


_shown: list[pygame.cursors.Cursor] = [cursor_of("usual")]


def show_pointer(pointer: Pointer) -> None:
    """Let the pointer have this size from now on. A system that knows no pictures as pointers keeps its own."""
    _shown[0] = cursor_of(pointer)
    with contextlib.suppress(pygame.error):
        pygame.mouse.set_cursor(_shown[0])


def pointer_now() -> pygame.cursors.Cursor:
    return _shown[0]
