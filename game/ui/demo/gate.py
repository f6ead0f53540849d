"""What of the events of mouse, keys, screen and pads reaches the demo: each press once, none too soon after another,
and nothing that leads out. It knows whether somebody is there, by any device."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.ui.window.bindings import action_in

#: Seconds from one press to the next, at least: hammering on the keys does one thing at a time.
APART = 0.12
#: Seconds after which what is still held is not a hand: a book on the keyboard, a stick that drifts.
STUCK = 20.0
#: Seconds after a visitor's first press in which further ones belong to it: touching is reported as a finger and again
#: as a mouse.
QUIET = 0.4
#: Pixels of the mouse, and the share of a stick's way, that are somebody's doing.
MOVED_PX, TILTED = 8, 0.35

_DOWN = {
    pygame.KEYDOWN: pygame.KEYUP,
    pygame.MOUSEBUTTONDOWN: pygame.MOUSEBUTTONUP,
    pygame.FINGERDOWN: pygame.FINGERUP,
    pygame.JOYBUTTONDOWN: pygame.JOYBUTTONUP,
    pygame.CONTROLLERBUTTONDOWN: pygame.CONTROLLERBUTTONUP,
}
_UP = {up: down for down, up in _DOWN.items()}
_GONE = (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED)
_AXES = (pygame.JOYAXISMOTION, pygame.CONTROLLERAXISMOTION)
_FINGERS = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)
#: What leads out, or brings something in: closing the window, files and texts that are dropped on it.
_OUTWARD = (pygame.QUIT, pygame.WINDOWCLOSE, pygame.DROPFILE, pygame.DROPTEXT, pygame.DROPBEGIN, pygame.DROPCOMPLETE)


def source_of(event: pygame.event.Event) -> Hashable:
    """Return which key, button, finger or stick an event is about; None for one that is about none."""
    kind = _UP.get(event.type, event.type)
    if kind == pygame.KEYDOWN:
        return "key", event.key
    if kind == pygame.MOUSEBUTTONDOWN:
        return "mouse", event.button
    if event.type in _FINGERS:
        return "finger", event.dict.get("touch_id", 0), event.dict.get("finger_id", 0)
    if kind in (pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN):
        return "pad", event.dict.get("instance_id", 0), event.button
    if event.type in _AXES:
        return "stick", event.dict.get("instance_id", 0), event.axis
    if event.type == pygame.JOYHATMOTION:
        return "hat", event.dict.get("instance_id", 0), event.dict.get("hat", 0)
    return None


def leads_out(event: pygame.event.Event) -> bool:
    """Return whether it would close the window, leave full screen, copy something, or bring in a file."""
    if event.type in _OUTWARD:
        return True
    if event.type != pygame.KEYDOWN:
        return False
    mod = event.dict.get("mod", 0)
    alt_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and mod & pygame.KMOD_ALT
    with_ctrl = mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    return bool(action_in("Everywhere", event.key) in ("full_screen", "map", "bundle") or alt_enter or with_ctrl)


class Gate:
    """Lets events pass, or not. After ``take``, ``pressed`` says whether somebody pressed anything, ``stirred``
    whether anybody did anything at all."""

    def __init__(self) -> None:
        self.pressed = self.stirred = False
        #: Seconds for which everything has been held that is held, and what of it was let in.
        self._held: dict[Hashable, float] = {}
        self._let_in: set[Hashable] = set()
        #: What is held too long to be a hand, and was not told yet.
        self.stuck: list[Hashable] = []
        self._told: set[Hashable] = set()
        self._since = self._quiet = math.inf
        self._pointer: tuple[int, int] | None = None

    def hush(self) -> None:
        """Ignore what is pressed just now, and what belongs to it: it was meant for what was there before."""
        self._let_in.clear()
        self._quiet = 0.0

    def take(self, events: Sequence[pygame.event.Event], seconds: float) -> list[pygame.event.Event]:
        """Return those that pass, in order; ``seconds`` have passed since the last time."""
        self.pressed = self.stirred = False
        self._since += seconds
        self._quiet += seconds
        for source in self._held:
            self._held[source] += seconds
            if self._held[source] > STUCK and source not in self._told:
                self._told.add(source)
                self.stuck.append(source)
        return [event for event in events if self._passes(event)]

    def _passes(self, event: pygame.event.Event) -> bool:
        source = source_of(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            # Nobody will be told that what is held was let go.
            self._forget_held()
            return True
        if event.type in _GONE:
            self._forget_held(event.dict.get("instance_id", 0))
            return True
        if event.type in _DOWN:
            return self._press(event, source)
        if event.type in _UP:
            self._let_go(source)
            was_in = source in self._let_in
            self._let_in.discard(source)
            return was_in or event.type == pygame.FINGERUP
        if event.type in _AXES or event.type == pygame.JOYHATMOTION:
            return self._tilt(event, source)
        if event.type == pygame.TEXTINPUT:
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type in (pygame.MOUSEWHEEL, pygame.FINGERMOTION):
            self.stirred |= not self._is_stuck(source)
        return not leads_out(event)

    def _press(self, event: pygame.event.Event, source: Hashable) -> bool:
        if source in self._held:
            # A key that repeats itself is somebody's doing for a while.
            is_alive = not self._is_stuck(source)
            self.stirred |= is_alive
            return is_alive and source in self._let_in
        self._held[source] = 0.0
        self.stirred = self.pressed = True
        if event.type == pygame.FINGERDOWN:
            # The press comes as a mouse's, too.
            return True
        if event.dict.get("finger") and event.button != 1:
            # Two fingers move the board, which answers nothing.
            self._let_in.add(source)
            return True
        if leads_out(event) or self._quiet < QUIET or self._since < APART:
            return False
        self._since = 0.0
        self._let_in.add(source)
        return True

    def _tilt(self, event: pygame.event.Event, source: Hashable) -> bool:
        value = event.dict.get("value", 0.0)
        tilt = max(map(abs, value)) if isinstance(value, tuple) else abs(value)
        # Pads that the system knows tell the way of a stick in whole numbers.
        if (tilt / 32768 if event.type == pygame.CONTROLLERAXISMOTION else tilt) <= TILTED:
            self._let_go(source)
            return True
        self._held.setdefault(source, 0.0)
        if self._is_stuck(source):
            return False
        self.stirred = True
        return True

    def _move(self, event: pygame.event.Event) -> bool:
        if self._pointer is None:
            self._pointer = event.pos
        elif math.dist(event.pos, self._pointer) > MOVED_PX:
            self._pointer = event.pos
            self.stirred = True
        return True

    def _let_go(self, source: Hashable) -> None:
        self._held.pop(source, None)
        self._told.discard(source)

    def _is_stuck(self, source: Hashable) -> bool:
        return self._held.get(source, 0.0) > STUCK

    def _forget_held(self, pad: int | None = None) -> None:
        """Forget what is held: by any device, or by a pad that is gone."""
        for source in list(self._held):
            of_pad = isinstance(source, tuple) and source[0] in ("pad", "stick", "hat") and source[1] == pad
            if pad is None or of_pad:
                self._let_go(source)
                self._let_in.discard(source)
