"""The shelf: finished pictures and opened fonts, kept until all of them together take too much memory; then what was
not used for longest goes first. Whatever keeps pictures from one frame to the next keeps them here, or says here how
many bytes it holds."""

from __future__ import annotations

import contextlib
import ctypes
import gc
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary

import numpy as np
import pygame

P = ParamSpec("P")
T = TypeVar("T")

MEGABYTE = 1 << 20
#: Bytes of pictures that are kept, all together, in a window of this many pixels or fewer; in a larger one, whose
#: pictures are larger, as many more.
BUDGET, PIXELS = 92 * MEGABYTE, 1920 * 1080
#: The part of the budget that is left to what lies on shelves, however much others hold.
LEAST = 1 / 4
#: Of mallopt: from which size on pieces come from the system itself, how much may lie free at the heap's end, and how
#: many heaps there are.
_MMAP_THRESHOLD, _TRIM_THRESHOLD, _ARENA_MAX = -3, -1, -8
#: What an opened font takes before it has drawn anything, in bytes, and for each square of its height with the usual
#: letters.
_FONT, _LETTERS = 600_000, 22


class _Store:
    """What lies on all shelves, in the order in which it was used last."""

    def __init__(self) -> None:
        self.size, self.budget = 0, BUDGET
        self.entries: OrderedDict[tuple[Shelf, Hashable], tuple[object, int]] = OrderedDict()
        self.holders: WeakKeyDictionary[object, int] = WeakKeyDictionary()

    def find(self, place: tuple[Shelf, Hashable]) -> object:
        """Return what lies there, used just now; None if nothing does."""
        found = self.entries.get(place)
        if found is None:
            return None
        self.entries.move_to_end(place)
        return found[0]

    def put(self, place: tuple[Shelf, Hashable], made: object) -> None:
        """Lay something down. What alone would take half of the room is not kept."""
        self.take(place)
        weight = weight_of(made)
        if 2 * weight <= self.room:
            self.entries[place] = (made, weight)
            self.size += weight
            place[0].size += weight
            self.make_room()

    def take(self, place: tuple[Shelf, Hashable]) -> None:
        """Take something away, if it lies there."""
        _, weight = self.entries.pop(place, (None, 0))
        self.size -= weight
        place[0].size -= weight

    @property
    def room(self) -> int:
        """Return bytes for what lies on shelves."""
        return max(round(self.budget * LEAST), self.budget - sum(self.holders.values()))

    def make_room(self) -> None:
        """Forget what was not used for longest, until the rest has room."""
        while self.size > self.room:
            self.take(next(iter(self.entries)))


class Shelf:
    """Surfaces by key, on a shelf of their own so that keys of others are no matter. ``size`` is in bytes."""

    def __init__(self) -> None:
        self.size = 0

    def __len__(self) -> int:
        return sum(shelf is self for shelf, _ in _STORE.entries)

    def __contains__(self, key: Hashable) -> bool:
        return (self, key) in _STORE.entries

    def keep(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under ``key``; ``draw`` makes it when there is none. Callers do not draw on it."""
        found = self.find(key)
        return found if found is not None else self.put(key, draw())

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the picture kept under ``key``, if there is one."""
        return cast(pygame.Surface | None, _STORE.find((self, key)))

    def put(self, key: Hashable, made: pygame.Surface) -> pygame.Surface:
        """Keep a picture under a ``key``."""
        _STORE.put((self, key), made)
        return made

    def drop(self, key: Hashable) -> None:
        """Forget what lies under a ``key``, if anything does."""
        _STORE.take((self, key))

    def clear(self) -> None:
        """Forget everything (the theme or the display changed)."""
        for place in [place for place in _STORE.entries if place[0] is self]:
            _STORE.take(place)


class Shelved(Generic[P, T]):
    """A function whose results lie on a shelf, by its arguments: pictures, arrays of pixels, fonts, or several."""

    def __init__(self, make: Callable[P, T]) -> None:
        self._make = make
        self._shelf = Shelf()
        update_wrapper(self, make)

    def __call__(self, *given: P.args, **named: P.kwargs) -> T:
        place = (self._shelf, (given, tuple(sorted(named.items()))) if named else given)
        found = cast(T | None, _STORE.find(place))
        if found is None:
            found = self._make(*given, **named)
            _STORE.put(place, found)
        return found

    def cache_clear(self) -> None:
        """Forget all results."""
        self._shelf.clear()


def shelved(make: Callable[P, T]) -> Shelved[P, T]:
    """Decorate a function that draws: what it returns is kept on a shelf, and callers do not draw on it."""
    return Shelved(make)


def weight_of(made: object) -> int:
    """Return the bytes of a surface's pixels, an array, a font (about), or several. Raises TypeError else."""
    if isinstance(made, pygame.Surface):
        return made.get_pitch() * made.get_height()
    if isinstance(made, np.ndarray):
        return int(made.nbytes)
    if isinstance(made, pygame.Font):
        return int(_FONT + _LETTERS * made.get_height() ** 2)
    if isinstance(made, tuple | list):
        return sum(weight_of(part) for part in made if not isinstance(part, int))
    raise TypeError(f"nobody knows what a {type(made).__name__} weighs")


def holds(holder: object, taken: int) -> None:
    """Note how many bytes a board, or another owner of pictures, takes now: its share of the budget while it lives."""
    _STORE.holders[holder] = taken
    _STORE.make_room()


def fit_shelves(size: tuple[int, int]) -> None:
    """Hold the budget of a window of that size."""
    _STORE.budget = max(BUDGET, BUDGET * size[0] * size[1] // PIXELS)
    _STORE.make_room()


def held() -> int:
    """Return bytes that lie on all shelves, and that others hold."""
    return _STORE.size + sum(_STORE.holders.values())


def clear_all() -> None:
    """Empty every shelf."""
    for shelf, _ in _STORE.entries:
        shelf.size = 0
    _STORE.entries.clear()
    _STORE.size = 0


def give_back_pictures() -> None:
    """Give a picture of a megabyte or more back to the system when it is freed. By default the C library starts to keep
    such pieces after the first, up to 32 MB each, and small pieces settle between them: a window took a third more
    memory than it used. Threads, which come and go, share one heap: what one of them frees serves the others."""
    with contextlib.suppress(OSError, AttributeError):
        library = ctypes.CDLL("libc.so.6")
        library.mallopt(_MMAP_THRESHOLD, MEGABYTE)
        library.mallopt(_TRIM_THRESHOLD, 8 * MEGABYTE)
        library.mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Collect what nobody holds any more, as after a match, and give it back to the system: to Python a surface is as
    small as a number, so it would wait for long, and the C library keeps what lies between pieces in use."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)


_STORE = _Store()

CARDS, TOKENS, LAYERS, ICONS, PIECES = SHELVES = tuple(Shelf() for _ in range(5))


def clear_shelves() -> None:
    """Empty the shelves of the art, as after a change of theme."""
    for shelf in SHELVES:
        shelf.clear()
