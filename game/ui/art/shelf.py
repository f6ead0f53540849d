"""The shelf: finished pictures, kept until their pixels take too much room; those unused the longest go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count

import pygame

MEGABYTE = 1 << 20
#: All shelves together hold no more: what the tables of other games have shown goes first.
TOTAL = 256 * MEGABYTE
_ALL: list[Shelf] = []
_TIMES = count(1)


class Shelf:
    """Surfaces by key, at most ``limit`` bytes of pixels together."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        _ALL.append(self)

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
            self.used = next(_TIMES)
        return found

    def put(self, key: Hashable, made: pygame.Surface) -> pygame.Surface:
        """Keep a picture under a ``key`` that has none."""
        weight = weight_of(made)
        if weight <= self.limit:
            self._kept[key] = made
            self.size += weight
            self.used = next(_TIMES)
            while self.size > self.limit:
                self.drop()
            _make_room(self)
        return made

    def drop(self) -> None:
        """Forget what has not been used for longest."""
        _, gone = self._kept.popitem(last=False)
        self.size -= weight_of(gone)

    def clear(self) -> None:
        """Forget everything (the theme or the display changed)."""
        self._kept.clear()
        self.size = 0


def weight_of(surface: pygame.Surface) -> int:
    """The bytes that a surface's pixels take."""
    return surface.get_pitch() * surface.get_height()


def _make_room(using: Shelf) -> None:
    """Take from the shelf that has not been used for longest, as long as all of them hold too much."""
    while held() > TOTAL:
        others = [shelf for shelf in _ALL if shelf.size and shelf is not using]
        if not others:
            return
        min(others, key=lambda shelf: shelf.used).drop()


def held() -> int:
    """Bytes that all shelves hold together."""
    return sum(shelf.size for shelf in _ALL)


def clear_all() -> None:
    """Empty every shelf that there is."""
    for shelf in _ALL:
        shelf.clear()


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
