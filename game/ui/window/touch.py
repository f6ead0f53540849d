"""Fingers on a touch screen as the window's scenes know them: a finger presses, drags and lets go as the pointer does,
two move the board and bring it nearer, and one that comes in from the right edge opens the log.

SDL and Windows tell each touch again as a mouse's; those events are dropped, so that a touch is one press. Once the
last finger has lifted there is no pointer: nothing stays lit below where it was.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence

import pygame

from game.ui.window.bindings import keys_of

#: Seconds after the last finger in which a mouse's press near it is the same touch told again; how near at 720 lines.
ECHO, NEAR = 0.5, 24
#: How wide the right edge is, and how far a swipe goes in from it, at 720 lines.
EDGE, SWIPE = 20, 60
#: How much nearer or farther two fingers come for one step of the camera.
PINCH = 1.22
#: Where nothing is.
NOWHERE = (-1000, -1000)

_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_OF_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_Pos = tuple[int, int]


def tell_touches_once() -> None:
    """Ask SDL not to tell touches again as a mouse's; to be called before the display is begun."""
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")


class Touch:
    """Knows which fingers are down. ``take`` is given all events of a turn of the loop."""

    def __init__(self) -> None:
        #: Where each finger is, the first one first.
        self._down: dict[tuple[int, int], _Pos] = {}
        #: What the fingers do: press as the pointer, come in from the edge, move and pinch the board, or nothing more.
        self._doing = ""
        self._begun: _Pos = NOWHERE
        self._last: _Pos = NOWHERE
        self._since = math.inf
        self._apart = 0.0

    def take(
        self, events: Sequence[pygame.event.Event], seconds: float, size: tuple[int, int]
    ) -> list[pygame.event.Event]:
        """Return the events with those of fingers as a pointer's, which have ``finger`` set."""
        self._since += seconds
        return [each for event in events for each in self._told(event, size)]

    def _told(self, event: pygame.event.Event, size: tuple[int, int]) -> Iterator[pygame.event.Event]:
        if event.type == pygame.WINDOWFOCUSLOST:
            # Nobody will tell that the fingers have lifted.
            self._down.clear()
            self._doing = ""
        if event.type not in _FINGERS:
            if not self._is_echo(event, size):
                yield event
            return
        yield event
        self._since = 0.0
        pos = (round(event.x * (size[0] - 1)), round(event.y * (size[1] - 1)))
        finger = (event.dict.get("touch_id", 0), event.dict.get("finger_id", 0))
        if event.type == pygame.FINGERDOWN:
            self._down[finger] = pos
            yield from self._lands(pos, size)
        elif finger in self._down:
            before = self._down[finger]
            self._down[finger] = self._last = pos
            if event.type == pygame.FINGERMOTION:
                yield from self._moves(finger, before, pos, size)
            else:
                del self._down[finger]
                yield from self._lifts(pos)

    def _is_echo(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Return whether it is a mouse's event that repeats a touch."""
        if event.type not in _OF_MOUSE or event.dict.get("finger"):
            return False
        if event.dict.get("touch"):
            return True
        is_near = math.dist(event.pos, self._last) <= NEAR * size[1] / 720
        return is_near and (bool(self._down) or self._since <= ECHO)

    def _lands(self, pos: _Pos, size: tuple[int, int]) -> Iterator[pygame.event.Event]:
        if len(self._down) == 1:
            self._begun = self._last = pos
            self._doing = "edge" if pos[0] >= size[0] - EDGE * size[1] / 720 else "press"
            if self._doing == "press":
                yield from _press(pos)
            return
        if self._doing == "press":
            # What the first finger has pressed was not meant.
            yield _event(pygame.MOUSEBUTTONUP, NOWHERE, button=1)
        elif self._doing == "board":
            yield _event(pygame.MOUSEBUTTONUP, self._middle, button=2)
        self._doing = "board" if len(self._down) == 2 else "none"
        if self._doing == "board":
            self._apart = self._spread
            yield _event(pygame.MOUSEMOTION, self._middle, rel=(1, 1), buttons=(0, 0, 0))
            yield _event(pygame.MOUSEBUTTONDOWN, self._middle, button=2)

    def _moves(
        self, finger: tuple[int, int], before: _Pos, pos: _Pos, size: tuple[int, int]
    ) -> Iterator[pygame.event.Event]:
        rel = (pos[0] - before[0], pos[1] - before[1])
        if self._doing == "press" and finger == next(iter(self._down)):
            yield _event(pygame.MOUSEMOTION, pos, rel=rel, buttons=(1, 0, 0))
        elif self._doing == "edge" and self._begun[0] - pos[0] > SWIPE * size[1] / 720:
            self._doing = "none"
            for key in keys_of("log")[:1]:
                yield pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0, finger=True)
                yield pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0, finger=True)
        elif self._doing == "board":
            yield _event(pygame.MOUSEMOTION, self._middle, rel=rel, buttons=(0, 1, 0))
            while self._apart > 0 and not self._apart / PINCH < self._spread < self._apart * PINCH:
                way = 1 if self._spread > self._apart else -1
                self._apart *= PINCH**way
                yield pygame.event.Event(
                    pygame.MOUSEWHEEL, x=0, y=way, precise_x=0.0, precise_y=float(way), flipped=False
                )

    def _lifts(self, pos: _Pos) -> Iterator[pygame.event.Event]:
        if self._doing == "press":
            yield _event(pygame.MOUSEBUTTONUP, pos, button=1)
        elif self._doing == "edge":
            yield from _press(pos)
            yield _event(pygame.MOUSEBUTTONUP, pos, button=1)
        elif self._doing == "board":
            yield _event(pygame.MOUSEBUTTONUP, self._middle, button=2)
        self._doing = "none" if self._down else ""
        if not self._down:
            yield from gone()

    @property
    def _middle(self) -> _Pos:
        places = tuple(self._down.values())
        return round(sum(x for x, _ in places) / len(places)), round(sum(y for _, y in places) / len(places))

    @property
    def _spread(self) -> float:
        first, second = tuple(self._down.values())[:2]
        return max(1.0, math.dist(first, second))


def gone() -> Iterator[pygame.event.Event]:
    """Yield the events that say that the pointer is gone."""
    yield _event(pygame.MOUSEMOTION, NOWHERE, rel=(1, 1), buttons=(0, 0, 0))
    yield pygame.event.Event(pygame.WINDOWLEAVE, finger=True)


def _press(pos: _Pos) -> Iterator[pygame.event.Event]:
    yield _event(pygame.MOUSEMOTION, pos, rel=(1, 1), buttons=(0, 0, 0))
    yield _event(pygame.MOUSEBUTTONDOWN, pos, button=1)


def _event(kind: int, pos: _Pos, **fields: object) -> pygame.event.Event:
    return pygame.event.Event(kind, {"pos": pos, "finger": True, "touch": True, **fields})
