"""The two ways to call the staff's page, which nobody finds by chance: a chord of keys that is held, or the four
corners of the screen one after the other."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

#: Seconds for which Ctrl, Shift and F10 are held, and those in which the four corners are touched.
HELD, CORNERS_WITHIN = 3.0, 4.0
#: The share of the window's height that a corner is wide and high.
_CORNER = 0.12
_CHORD = (pygame.KMOD_CTRL, pygame.KMOD_SHIFT)


class Chord:
    """Watches all events, also those that do nothing else."""

    def __init__(self) -> None:
        self._held = -1.0
        #: How many corners were touched in their order, and how long ago the first one was.
        self._corners, self._since = 0, 0.0

    def is_struck(self, events: Sequence[pygame.event.Event], seconds: float, size: tuple[int, int]) -> bool:
        """Return whether the staff's page is called now."""
        self._since += seconds
        if self._held >= 0:
            self._held += seconds
        for event in events:
            if event.type == pygame.KEYDOWN and event.key == pygame.K_F10 and self._held < 0:
                mod = event.dict.get("mod", 0)
                self._held = 0.0 if all(mod & one for one in _CHORD) else -1.0
            elif event.type == pygame.KEYUP or event.type == pygame.WINDOWFOCUSLOST:
                self._held = -1.0
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                self._touch(_corner_of(event.pos, size))
        struck = self._held >= HELD or self._corners == 4
        if struck:
            self._held, self._corners = -1.0, 0
        return struck

    def _touch(self, corner: int) -> None:
        if corner == self._corners and (corner == 0 or self._since <= CORNERS_WITHIN):
            self._since = 0.0 if corner == 0 else self._since
            self._corners += 1
        elif corner == 0:
            self._corners, self._since = 1, 0.0
        elif corner != self._corners - 1:
            self._corners = 0


def _corner_of(pos: tuple[int, int], size: tuple[int, int]) -> int:
    """Return the number of the corner under a pixel, clockwise from the upper left; -1 for none."""
    wide, high = size
    reach = round(high * _CORNER)
    at_left, at_right = pos[0] < reach, pos[0] >= wide - reach
    at_top, at_foot = pos[1] < reach, pos[1] >= high - reach
    corners = (at_left and at_top, at_right and at_top, at_right and at_foot, at_left and at_foot)
    return corners.index(True) if True in corners else -1
