"""The shelf: finished pictures, kept until their pixels take too much room; those unused the longest go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Shelf:
    """Surfaces by key, at most ``limit`` bytes of pixels together."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture kept under ``key``; ``draw`` makes it when there is none. Callers do not draw on it."""
        found = self.find(key)
        return found if found is not None else self.put(key, draw())

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The picture kept under ``key``, if there is one."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, made: pygame.Surface) -> pygame.Surface:
        """Keep a picture under a ``key`` that has none."""
        weight = weight_of(made)
        if weight <= self.limit:
            self._kept[key] = made
            self.size += weight
            while self.size > self.limit:
                _, gone = self._kept.popitem(last=False)
                self.size -= weight_of(gone)
        return made

    def clear(self) -> None:
        """Forget everything (the theme or the display changed)."""
        self._kept.clear()
        self.size = 0


def weight_of(surface: pygame.Surface) -> int:
    """The bytes that a surface's pixels take."""
    return surface.get_pitch() * surface.get_height()


MEGABYTE = 1 << 20
# 48 MB of finished pictures together; layers and icons are small and quick to make again.
CARDS = Shelf(24 * MEGABYTE)
TOKENS = Shelf(12 * MEGABYTE)
LAYERS = Shelf(8 * MEGABYTE)
ICONS = Shelf(3 * MEGABYTE)
PIECES = Shelf(1 * MEGABYTE)
SHELVES = (CARDS, TOKENS, LAYERS, ICONS, PIECES)


def clear_shelves() -> None:
    """Empty every shelf, as after a change of theme."""
    for shelf in SHELVES:
        shelf.clear()
