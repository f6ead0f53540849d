"""Every action that a key stands for: one table for the keys, the hints in tooltips and prompts, and the help page."""

from __future__ import annotations

from typing import Literal

import msgspec
import pygame

Group = Literal["Everywhere", "At the table", "The board", "Cards"]

#: The groups in the order of the help page.
GROUPS: tuple[Group, ...] = ("Everywhere", "At the table", "The board", "Cards")


class Action(msgspec.Struct, frozen=True):
    """An action: what it is called in the program, the words for it, its keys (the first one is named in hints), and
    what the mouse does instead."""

    name: str
    words: str
    keys: tuple[int, ...]
    mouse: str
    group: Group


ACTIONS: tuple[Action, ...] = (
    Action("next", "Go to the next thing", (pygame.K_TAB,), "point at it", "Everywhere"),
    Action("press", "Press what the ring is around", (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER),
           "left button", "Everywhere"),
    Action("back", "Back, or rest the match", (pygame.K_ESCAPE,), "the plate at the upper left", "Everywhere"),
    Action("full_screen", "Full screen, or a window", (pygame.K_F11,), "Settings", "Everywhere"),
    Action("help", "Help", (pygame.K_F1,), "Help in the menu", "Everywhere"),
    Action("confirm", "Do what the first button says", (pygame.K_RETURN, pygame.K_KP_ENTER), "left button on it",
           "At the table"),
    Action("finish", "Finish the motion that is playing", (pygame.K_SPACE,), "left button anywhere", "At the table"),
    Action("end", "End the activation or the turn", (pygame.K_e,), "the End button", "At the table"),
    Action("pass", "Pass instead of answering", (pygame.K_p,), "the Pass button", "At the table"),
    Action("undo", "Take the last answer back", (pygame.K_u, pygame.K_BACKSPACE), "the Undo button", "At the table"),
    Action("next_piece", "The next creature that can act", (pygame.K_n,), "the chip in the prompt bar",
           "At the table"),
    Action("log", "Show or hide the log", (pygame.K_l,), "the Log button", "At the table"),
    Action("why_not", "Say why not, while held", (pygame.K_LALT, pygame.K_RALT), "point at it and wait",
           "At the table"),
    Action("left", "The square to the left", (pygame.K_LEFT,), "point at a square", "The board"),
    Action("right", "The square to the right", (pygame.K_RIGHT,), "point at a square", "The board"),
    Action("up", "The square above", (pygame.K_UP,), "point at a square", "The board"),
    Action("down", "The square below", (pygame.K_DOWN,), "point at a square", "The board"),
    Action("pan_up", "Move the board down", (pygame.K_w,), "drag with the right button", "The board"),
    Action("pan_left", "Move the board to the right", (pygame.K_a,), "drag with the right button", "The board"),
    Action("pan_down", "Move the board up", (pygame.K_s,), "drag with the right button", "The board"),
    Action("pan_right", "Move the board to the left", (pygame.K_d,), "drag with the right button", "The board"),
    Action("zoom_in", "Closer", (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS), "wheel up", "The board"),
    Action("zoom_out", "Farther away", (pygame.K_MINUS, pygame.K_KP_MINUS), "wheel down", "The board"),
    Action("whole_board", "The whole board", (pygame.K_HOME, pygame.K_0), "double click", "The board"),
    Action("turn_tile", "Turn the board tile that is being laid", (pygame.K_r,), "wheel, or the Turn button",
           "The board"),
    Action("sight", "All squares that a creature sees, while held", (pygame.K_v,), "the Sight button", "The board"),
    Action("inspect", "Look at a card or creature closely", (pygame.K_i,), "right button", "Cards"),
    Action("hand_left", "The card to the left in the hand", (pygame.K_COMMA,), "point at a card", "Cards"),
    Action("hand_right", "The card to the right in the hand", (pygame.K_PERIOD,), "point at a card", "Cards"),
)  # fmt: skip

_BY_NAME = {action.name: action for action in ACTIONS}
_KEY_WORDS = {
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_LEFT: "←",
    pygame.K_RIGHT: "→",
    pygame.K_UP: "↑",
    pygame.K_DOWN: "↓",
    pygame.K_LALT: "Alt",
    pygame.K_RALT: "Alt",
    pygame.K_TAB: "Tab",
    pygame.K_HOME: "Home",
    pygame.K_PLUS: "+",
    pygame.K_KP_PLUS: "+",
    pygame.K_EQUALS: "=",
    pygame.K_MINUS: "−",
    pygame.K_KP_MINUS: "−",
    pygame.K_COMMA: ",",
    pygame.K_PERIOD: ".",
}


def action(name: str) -> Action:
    """The action of that name. Raises KeyError."""
    return _BY_NAME[name]


def is_key(event: pygame.event.Event, name: str) -> bool:
    """Was a key of that action pressed?"""
    return event.type == pygame.KEYDOWN and event.key in _BY_NAME[name].keys


def action_of(event: pygame.event.Event, *groups: Group) -> str:
    """The name of the action that a key press stands for, looked for in those groups in turn; "" for none."""
    if event.type != pygame.KEYDOWN:
        return ""
    for group in groups or GROUPS:
        for one in ACTIONS:
            if one.group == group and event.key in one.keys:
                return one.name
    return ""


def key_words(key: int) -> str:
    """A key's name as it stands on a keyboard."""
    known = _KEY_WORDS.get(key)
    if known is not None:
        return known
    if pygame.K_F1 <= key <= pygame.K_F12:
        return f"F{key - pygame.K_F1 + 1}"
    return chr(key).upper() if 32 < key < 127 else "?"


def hint(name: str) -> str:
    """The first key of an action, for a tooltip or a key cap."""
    return key_words(_BY_NAME[name].keys[0])


def keys_text(one: Action) -> str:
    """All keys of an action in words, each name once."""
    return " or ".join(dict.fromkeys(key_words(key) for key in one.keys))
