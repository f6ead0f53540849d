"""Gamepads: their buttons and sticks stand for actions of the table of actions, other ones on pages than at the table.

What a pad does is told to the scenes as the key of that action, so that a pad can do what keys can. Pads are known by
the number that the system gives each while it is plugged in, and to players as the first, the second and so on.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import msgspec
import pygame

from game.app.files.settings import PadRepeat
from game.ui.window.actions import CTRL
from game.ui.window.bindings import keys_of

#: How far a stick is tilted when it acts, unless the player has chosen; and the share of that to which it comes back
#: before it can again.
TILTED, LET_GO = 0.5, 0.6
#: Seconds until what is held acts again, and from then on.
FIRST, AGAIN = 0.35, 0.09
_REPEATS: dict[PadRepeat, tuple[float, float]] = {
    "never": (math.inf, math.inf), "slow": (0.6, 0.25), "usual": (FIRST, AGAIN), "fast": (0.22, 0.05),
}  # fmt: skip


class PadPress(msgspec.Struct, frozen=True):
    """What a button or a way of a stick is called, what it does on pages and at the table, and the words for that.
    ``is_back``: with Shift, the other way around."""

    name: str
    page: str
    table: str
    words: str
    is_back: bool = False
    #: Any person's pad may do it, no matter who is asked.
    is_everybodys: bool = False


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
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadPress("L3", "help", "hints", "Show hints: press the left stick"),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadPress(
        "R3", "help", "whole_board", "Show the whole board: press the right stick", is_everybodys=True
    ),
    pygame.CONTROLLER_BUTTON_BACK: PadPress("View", "back", "undo", "Undo"),
    pygame.CONTROLLER_BUTTON_START: PadPress("Menu", "back", "back", "Pause", is_everybodys=True),
}  # fmt: skip
#: The ways of the sticks and the triggers: axis and direction.
_WAYS = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): PadPress("left stick", "page_left", "left", "Move over the board"),
    (pygame.CONTROLLER_AXIS_LEFTX, 1): PadPress("left stick", "page_right", "right", "Move over the board"),
    (pygame.CONTROLLER_AXIS_LEFTY, -1): PadPress("left stick", "page_up", "up", "Move over the board"),
    (pygame.CONTROLLER_AXIS_LEFTY, 1): PadPress("left stick", "page_down", "down", "Move over the board"),
    (pygame.CONTROLLER_AXIS_RIGHTX, -1): PadPress(
        "right stick", "page_left", "pan_left", "Move the view", is_everybodys=True
    ),
    (pygame.CONTROLLER_AXIS_RIGHTX, 1): PadPress(
        "right stick", "page_right", "pan_right", "Move the view", is_everybodys=True
    ),
    (pygame.CONTROLLER_AXIS_RIGHTY, -1): PadPress(
        "right stick", "scroll_up", "pan_up", "Move the view", is_everybodys=True
    ),
    (pygame.CONTROLLER_AXIS_RIGHTY, 1): PadPress(
        "right stick", "scroll_down", "pan_down", "Move the view", is_everybodys=True
    ),
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): PadPress("LT", "scroll_up", "zoom_out", "Zoom out", is_everybodys=True),
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): PadPress("RT", "scroll_down", "zoom_in", "Zoom in", is_everybodys=True),
}

#: What acts again while it is held; the view goes on by itself.
_AGAIN = ("next_button", "hand_left", "hand_right", "left", "right", "up", "down", "zoom_out", "zoom_in")

#: A button or a way of an axis, of one pad.
_Source = tuple[int, str, int, int]


#: What makers of pads call a button that others call so; a pad is one of theirs if its name has one of these words.
_MAKERS: tuple[tuple[tuple[str, ...], Mapping[str, str]], ...] = (
    (("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense"),
     {"A": "Cross", "B": "Circle", "X": "Square", "Y": "Triangle", "LB": "L1", "RB": "R1", "LT": "L2", "RT": "R2",
      "View": "Share", "Menu": "Options"}),
    (("nintendo", "switch", "joy-con"),
     {"LB": "L", "RB": "R", "LT": "ZL", "RT": "ZR", "View": "−", "Menu": "+"}),
)  # fmt: skip
#: What keys are for at the table that one button of a pad does together.
_GOES_ON = ("pass", "end", "lesson_on")


def pad_words(made: str = "") -> dict[str, str]:
    """Return what each button and stick does at the table, by what a pad of that name has on it."""
    labels = _labels(made)
    return {labels.get(one.name, one.name): one.words for one in (*_BUTTONS.values(), *_WAYS.values())}


def pad_caps(made: str = "") -> dict[str, str]:
    """Return what a pad of that name has on its button for each action that one stands for."""
    caps: dict[str, str] = {}
    labels = _labels(made)
    for one in sorted((*_BUTTONS.values(), *_WAYS.values()), key=lambda one: one.is_back):
        for action in (one.table, one.page):
            caps.setdefault(action, labels.get(one.name, one.name))
    return {**caps, **dict.fromkeys(_GOES_ON, caps["go_on"])}


def _labels(made: str) -> Mapping[str, str]:
    return next((labels for words, labels in _MAKERS if any(word in made.lower() for word in words)), {})


def is_for_another(people: Sequence[int], asked: int | None, pad: int, pads: int) -> bool:
    """Return whether another person's seat is asked than that of a pad. Where there are as many pads as ``people``,
    who are seats, the first pad is the first one's, and so on; where there are fewer, they are everybody's."""
    return 1 < len(people) <= pads and pad < len(people) and asked in people and asked != people[pad]


class _Held(msgspec.Struct):
    key: int
    press: PadPress
    #: Seconds until it acts again.
    left: float
    #: Which pad holds it: 0 for the first.
    pad: int


class Pads:
    """Knows which pads are plugged in and what of them is held. ``take`` is given all events of a turn of the loop."""

    def __init__(self) -> None:
        self._held: dict[_Source, _Held] = {}
        #: The pads that are listened to, by their numbers: they are heard as long as somebody holds them.
        self._open: dict[int, object] = {}
        #: The numbers of the first pad, the second and so on; None: pulled out, and the next one takes its place.
        self._places: list[int | None] = []
        self._made: dict[int, str] = {}
        self._tilted, self._first, self._next = TILTED, FIRST, AGAIN
        #: Was a pad pulled out since this was asked last?
        self.is_gone = False

    def begin(self) -> None:
        """Ask the system for events of pads, including those already plugged in."""
        from pygame._sdl2 import controller

        controller.init()

    @property
    def is_held(self) -> bool:
        """Return whether anything is held that acts again."""
        return any(one.press.table in _AGAIN for one in self._held.values())

    @property
    def count(self) -> int:
        return sum(number is not None for number in self._places)

    def made(self, place: int) -> str:
        """Return what the first pad (0), or another, is called by its maker; "" where nobody knows."""
        return self._made.get(self._places[place] or 0, "") if place < len(self._places) else ""

    def settle(self, tilted: float, repeat: PadRepeat) -> None:
        """Act from now on when a stick is tilted this far, and repeat at this rate while something is held."""
        self._tilted = tilted
        self._first, self._next = _REPEATS[repeat]

    def take(self, events: Sequence[pygame.event.Event], seconds: float, *, at_table: bool) -> list[pygame.event.Event]:
        """Return the events, those of pads as keys of what they stand for."""
        told = [each for event in events for each in self._told(event, at_table=at_table)]
        return [*told, *self._again(seconds)]

    def _again(self, seconds: float) -> Iterator[pygame.event.Event]:
        for held in self._held.values():
            held.left -= seconds
            if held.press.table in _AGAIN and held.left <= 0:
                held.left = self._next
                yield _key(pygame.KEYDOWN, held)

    def _told(self, event: pygame.event.Event, *, at_table: bool) -> Iterator[pygame.event.Event]:
        number = event.dict.get("instance_id", 0)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._listen(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.is_gone = self._open.pop(number, None) is not None or self.is_gone
            yield from self._let_go_of(number)
            self._places = [None if one == number else one for one in self._places]
            self._made.pop(number, None)
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
        """Listen to a pad that was plugged in; the system may report one twice."""
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
        except pygame.error:
            return
        number = pad.as_joystick().get_instance_id()
        self._open.setdefault(number, pad)
        self._made[number] = pad.name or ""
        self._place_of(number)

    def _place_of(self, number: int) -> int:
        """Return which pad it is, 0 for the first: one that comes takes the place of one that went."""
        if number not in self._places:
            free = self._places.index(None) if None in self._places else len(self._places)
            self._places[free : free + 1] = [number]
        return self._places.index(number)

    def _tilt(self, number: int, axis: int, share: float, *, at_table: bool) -> Iterator[pygame.event.Event]:
        for way in (-1, 1):
            source = (number, "axis", axis, way)
            if source in self._held and share * way < self._tilted * LET_GO:
                yield from self._release(source)
            elif source not in self._held and share * way >= self._tilted:
                yield from self._press(source, _WAYS.get((axis, way)), at_table=at_table)

    def _press(self, source: _Source, press: PadPress | None, *, at_table: bool) -> Iterator[pygame.event.Event]:
        keys = keys_of(press.table if at_table else press.page) if press is not None else ()
        if press is not None and keys and source not in self._held:
            self._held[source] = held = _Held(keys[0], press, self._first, self._place_of(source[0]))
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
    return pygame.event.Event(
        kind, key=held.key & ~CTRL, mod=mod, unicode="", scancode=0, pad=held.pad,
        is_everybodys=held.press.is_everybodys,
    )  # fmt: skip
