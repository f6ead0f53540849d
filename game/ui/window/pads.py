"""Gamepads: their buttons and sticks stand for actions of the table of actions, other ones on pages than at the table.

What a pad does is told to the scenes as the key of that action, so that a pad can do what keys can. Pads are known by
the number that the system gives each while it is plugged in.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec
import pygame

from game.ui.window.actions import CTRL
from game.ui.window.bindings import keys_of

#: How far a stick is tilted when it acts, and how far back it comes before it can again.
TILTED, LET_GO = 0.5, 0.3
#: Seconds until what is held acts again, and from then on.
FIRST, AGAIN = 0.35, 0.09


class PadPress(msgspec.Struct, frozen=True):
    """What a button or a way of a stick is called, what it does on pages and at the table, and the words for that.
    ``is_back``: with Shift, the other way around."""

    name: str
    page: str
    table: str
    words: str
    is_back: bool = False


_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: PadPress("A", "press", "choose", "Choose, or press a button"),
    pygame.CONTROLLER_BUTTON_B: PadPress("B", "back", "back", "Back; in a match, cancel, or else pause"),
    pygame.CONTROLLER_BUTTON_X: PadPress("X", "take_out", "large", "Look at a card closely"),
    pygame.CONTROLLER_BUTTON_Y: PadPress("Y", "press", "go_on", "Go on: Next, Pass, or the end of the turn"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadPress("LB", "scroll_up", "next", "Previous choice", is_back=True),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadPress("RB", "scroll_down", "next", "Next choice"),
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadPress("D-pad up", "page_up", "next_button", "Previous button", is_back=True),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadPress("D-pad down", "page_down", "next_button", "Next button"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadPress("D-pad left", "page_left", "hand_left", "Card to the left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadPress("D-pad right", "page_right", "hand_right", "Card to the right"),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadPress("left stick click", "help", "hints", "Show hints"),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadPress("right stick click", "help", "whole_board", "Show the whole board"),
    pygame.CONTROLLER_BUTTON_BACK: PadPress("View", "back", "undo", "Undo"),
    pygame.CONTROLLER_BUTTON_START: PadPress("Menu", "back", "back", "Pause"),
}  # fmt: skip
#: The ways of the sticks and the triggers: axis and direction.
_WAYS = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): PadPress("left stick", "page_left", "left", "Move over the board"),
    (pygame.CONTROLLER_AXIS_LEFTX, 1): PadPress("left stick", "page_right", "right", "Move over the board"),
    (pygame.CONTROLLER_AXIS_LEFTY, -1): PadPress("left stick", "page_up", "up", "Move over the board"),
    (pygame.CONTROLLER_AXIS_LEFTY, 1): PadPress("left stick", "page_down", "down", "Move over the board"),
    (pygame.CONTROLLER_AXIS_RIGHTX, -1): PadPress("right stick", "page_left", "pan_left", "Move the view"),
    (pygame.CONTROLLER_AXIS_RIGHTX, 1): PadPress("right stick", "page_right", "pan_right", "Move the view"),
    (pygame.CONTROLLER_AXIS_RIGHTY, -1): PadPress("right stick", "scroll_up", "pan_up", "Move the view"),
    (pygame.CONTROLLER_AXIS_RIGHTY, 1): PadPress("right stick", "scroll_down", "pan_down", "Move the view"),
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): PadPress("LT", "scroll_up", "zoom_out", "Zoom out"),
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): PadPress("RT", "scroll_down", "zoom_in", "Zoom in"),
}

#: What acts again while it is held; the view goes on by itself.
_AGAIN = ("next_button", "hand_left", "hand_right", "left", "right", "up", "down", "zoom_out", "zoom_in")

#: A button or a way of an axis, of one pad.
_Source = tuple[int, str, int, int]


def pad_words() -> dict[str, str]:
    """Return what each button and stick does at the table, by its name."""
    return {one.name: one.words for one in (*_BUTTONS.values(), *_WAYS.values())}


class _Held(msgspec.Struct):
    key: int
    press: PadPress
    #: Seconds until it acts again.
    left: float


class Pads:
    """Knows which pads are plugged in and what of them is held. ``take`` is given all events of a turn of the loop."""

    def __init__(self) -> None:
        self._held: dict[_Source, _Held] = {}
        #: The pads that are listened to, by their numbers: they are heard as long as somebody holds them.
        self._open: dict[int, object] = {}
        #: Was a pad pulled out since this was asked last?
        self.is_gone = False

    def begin(self) -> None:
        """Ask the system to tell of pads, those that are plugged in already among them."""
        from pygame._sdl2 import controller

        controller.init()

    @property
    def is_held(self) -> bool:
        """Return whether anything is held that acts again."""
        return any(one.press.table in _AGAIN for one in self._held.values())

    def take(self, events: Sequence[pygame.event.Event], seconds: float, *, at_table: bool) -> list[pygame.event.Event]:
        """Return the events, those of pads as keys of what they stand for."""
        told = [each for event in events for each in self._told(event, at_table=at_table)]
        return [*told, *self._again(seconds)]

    def _again(self, seconds: float) -> Iterator[pygame.event.Event]:
        for held in self._held.values():
            held.left -= seconds
            if held.press.table in _AGAIN and held.left <= 0:
                held.left = AGAIN
                yield _key(pygame.KEYDOWN, held)

    def _told(self, event: pygame.event.Event, *, at_table: bool) -> Iterator[pygame.event.Event]:
        number = event.dict.get("instance_id", 0)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._listen(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.is_gone = self._open.pop(number, None) is not None or self.is_gone
            yield from self._let_go_of(number)
        elif event.type == pygame.WINDOWFOCUSLOST:
            for pad in {source[0] for source in self._held}:
                yield from self._let_go_of(pad)
            yield event
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            yield from self._press((number, "button", event.button, 1), _BUTTONS.get(event.button), at_table=at_table)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            yield from self._release((number, "button", event.button, 1))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._tilt(number, event.axis, _share(event.value), at_table=at_table)
        else:
            yield event

    def _listen(self, index: int) -> None:
        """Listen to a pad that was plugged in; the system may tell of one twice."""
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
        except pygame.error:
            return
        self._open.setdefault(pad.as_joystick().get_instance_id(), pad)

    def _tilt(self, number: int, axis: int, share: float, *, at_table: bool) -> Iterator[pygame.event.Event]:
        for way in (-1, 1):
            source = (number, "axis", axis, way)
            if source in self._held and share * way < LET_GO:
                yield from self._release(source)
            elif source not in self._held and share * way >= TILTED:
                yield from self._press(source, _WAYS.get((axis, way)), at_table=at_table)

    def _press(self, source: _Source, press: PadPress | None, *, at_table: bool) -> Iterator[pygame.event.Event]:
        keys = keys_of(press.table if at_table else press.page) if press is not None else ()
        if press is not None and keys and source not in self._held:
            self._held[source] = held = _Held(keys[0], press, FIRST)
            yield _key(pygame.KEYDOWN, held)

    def _release(self, source: _Source) -> Iterator[pygame.event.Event]:
        held = self._held.pop(source, None)
        if held is not None:
            yield _key(pygame.KEYUP, held)

    def _let_go_of(self, number: int) -> Iterator[pygame.event.Event]:
        """Let go of all that a pad held, whose letting go nobody will tell."""
        for source in [one for one in self._held if one[0] == number]:
            yield from self._release(source)


def _share(value: float) -> float:
    """Return how far an axis is tilted, from -1 to 1; the system counts to 32767."""
    return value / 32767 if math.fabs(value) > 1 else float(value)


def _key(kind: int, held: _Held) -> pygame.event.Event:
    mod = (pygame.KMOD_LSHIFT if held.press.is_back else 0) | (pygame.KMOD_LCTRL if held.key & CTRL else 0)
    return pygame.event.Event(kind, key=held.key & ~CTRL, mod=mod, unicode="", scancode=0, pad=True)
