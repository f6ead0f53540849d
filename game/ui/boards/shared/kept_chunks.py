"""A cache of the chunks of a board's ground: finished pictures, and copies of them with the marks on the ground.

It keeps all that the view shows, and the few chunks seen last, since a view often comes back to where it was.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Generic, TypeVar

import pygame

#: Pixels along a chunk at most: 1 MB.
CHUNK = 512
#: Chunks kept beyond the view, and surfaces for the next ones.
BEYOND, SPARE = 8, 2

Key = TypeVar("Key", bound=Hashable)
Paint = Callable[[pygame.Surface], None]


class KeptChunks(Generic[Key]):
    """Chunks by keys, the least recently seen first. ``built`` counts chunks made since the start."""

    def __init__(self) -> None:
        self.built = 0
        self._room = BEYOND
        self._seen: Sequence[Key] = ()
        self._plain: OrderedDict[Key, pygame.Surface] = OrderedDict()
        #: Copies with marks, and which version of the marks they show.
        self._marked: dict[Key, tuple[int, pygame.Surface]] = {}
        self._spare: list[pygame.Surface] = []

    def __contains__(self, key: object) -> bool:
        return key in self._plain

    def __iter__(self) -> Iterator[Key]:
        return iter(list(self._plain))

    def __len__(self) -> int:
        """Return all surfaces that are held."""
        return len(self._plain) + len(self._marked) + len(self._spare)

    @property
    def bytes(self) -> int:
        return len(self) * CHUNK * CHUNK * 4

    @property
    def is_full(self) -> bool:
        """Return whether one more would take the place of another."""
        return len(self._plain) >= self._room

    def clear(self) -> None:
        """Forget everything: another ground is shown."""
        self._plain.clear()
        self._marked.clear()

    def see(self, wanted: Sequence[Key]) -> None:
        """Keep what the view shows now: other chunks make room for it, and lose their marks."""
        if wanted == self._seen:
            return
        self._seen, self._room = wanted, len(wanted) + BEYOND
        for key in wanted:
            if key in self._plain:
                self._plain.move_to_end(key)
        for key in self._marked.keys() - set(wanted):
            self.unmark(key)
        while len(self._plain) > self._room:
            self._let_go()

    def build(self, key: Key, paint: Paint) -> None:
        """Make a chunk; ``paint`` covers all of its surface."""
        while self.is_full:
            self._let_go()
        chunk = self._fresh()
        paint(chunk)
        self._plain[key] = chunk
        self.built += 1

    def plain(self, key: Key) -> pygame.Surface:
        return self._plain[key]

    def marked(self, key: Key, version: int, mark: Paint) -> pygame.Surface:
        """Return a chunk that is kept, with the marks of a ``version``, painted by ``mark``."""
        shown, copy = self._marked.get(key, (-1, None))
        if copy is None or shown != version:
            copy = copy or self._fresh()
            copy.blit(self._plain[key], (0, 0))
            mark(copy)
            self._marked[key] = (version, copy)
        return copy

    def unmark(self, key: Key) -> None:
        """Forget the chunk's copy with marks: it is out of date."""
        if key in self._marked:
            self._keep_spare(self._marked.pop(key)[1])

    def _let_go(self) -> None:
        """Let the chunk go that was not seen for longest."""
        key, chunk = self._plain.popitem(last=False)
        self.unmark(key)
        self._keep_spare(chunk)

    def _keep_spare(self, surface: pygame.Surface) -> None:
        if len(self._spare) < SPARE:
            self._spare.append(surface)

    def _fresh(self) -> pygame.Surface:
        return self._spare.pop() if self._spare else pygame.Surface((CHUNK, CHUNK))
