"""Every action that a key stands for: one table for the keys, the hints in tooltips and prompts, the help page and the
page on which keys are chosen. Which keys an action has at the moment is in ``bindings.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
import pygame

Group = Literal["Everywhere", "Pages", "At the table", "The board", "The camera", "In a replay"]

#: The groups, each a place where keys are pressed, in the order of the help page.
GROUPS: tuple[Group, ...] = ("Everywhere", "Pages", "At the table", "The board", "The camera", "In a replay")
#: These are one place to the keys.
_TABLE = frozenset[Group](("At the table", "The board", "The camera"))

#: Added to the code of a key that is pressed with Ctrl; no key's own code has this bit.
CTRL = 1 << 28


class Action(msgspec.Struct, frozen=True):
    """An action: what it is called in the program, the words for it, the keys that it has at first (the first one is
    named in hints), what the mouse does instead, and where its keys act. ``fixed`` is a key that it always has, so
    that there is always a way on and out."""

    name: str
    words: str
    keys: tuple[int, ...]
    mouse: str
    group: Group
    fixed: int = 0


def _numbered(
    name: str, words: Sequence[str], rows: Sequence[int], group: Group, mouse: str = "its button"
) -> tuple[Action, ...]:
    """Return an action for each of ``words``; each of ``rows`` is the first key of a row of keys for them."""
    return tuple(
        Action(f"{name}_{number + 1}", text, tuple(first + number for first in rows), mouse, group)
        for number, text in enumerate(words)
    )


ACTIONS: tuple[Action, ...] = (
    Action("next", "Go to the next thing; with Shift, back", (pygame.K_TAB,), "point at it", "Everywhere",
           pygame.K_TAB),
    Action("back", "Back; in a match, cancel what you have begun, or pause", (pygame.K_ESCAPE,),
           "the Back or Menu button", "Everywhere", pygame.K_ESCAPE),
    Action("full_screen", "Full screen, or a window", (pygame.K_F11,), "in Settings", "Everywhere"),
    Action("help", "Help", (pygame.K_F1,), "in the menu", "Everywhere"),
    Action("map", "Look at the board, play on a map, or go back to it from a trial", (pygame.K_F6,), "its button",
           "Everywhere"),
    Action("bundle", "Write a bundle for a report: picture, match, versions, settings, errors", (pygame.K_F12,), "none",
           "Everywhere"),
    Action("press", "Press what the ring is around", (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE),
           "left button", "Pages", pygame.K_RETURN),
    Action("page_left", "To what is at the left", (pygame.K_LEFT,), "point at it", "Pages"),
    Action("page_right", "To what is at the right", (pygame.K_RIGHT,), "point at it", "Pages"),
    Action("page_up", "To what is above", (pygame.K_UP,), "point at it", "Pages"),
    Action("page_down", "To what is below", (pygame.K_DOWN,), "point at it", "Pages"),
    Action("scroll_up", "Scroll up", (pygame.K_PAGEUP,), "the wheel", "Pages"),
    Action("scroll_down", "Scroll down", (pygame.K_PAGEDOWN,), "the wheel", "Pages"),
    Action("take_out", "Take a card out of a deck", (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_MINUS),
           "right button", "Pages"),
    Action("copy", "Copy a deck as text", (CTRL | pygame.K_c,), "its button", "Pages"),
    Action("paste", "Paste a deck from text", (CTRL | pygame.K_v,), "its button", "Pages"),
    Action("undo_change", "Take the last change of a deck back", (CTRL | pygame.K_z,), "its button", "Pages"),
    Action("end", "End the activation or the turn", (pygame.K_e,), "its button", "At the table"),
    Action("pass", "Pass", (pygame.K_p,), "its button", "At the table"),
    Action("go_on", "Go on: the next step of a lesson, a pass, or the end of the activation or the turn", (pygame.K_z,),
           "its button", "At the table"),
    Action("next_button", "Mark the next button; with Shift, the previous one", (pygame.K_f,), "point at it",
           "At the table"),
    Action("stand_by", "Pass, and for the rest of this turn", (pygame.K_m,), "its button", "At the table"),
    Action("undo", "Undo the last answer", (pygame.K_u, CTRL | pygame.K_z), "Undo", "At the table"),
    Action("next_piece", "The next thing on the board that can be chosen", (pygame.K_n,), "point at it",
           "At the table"),
    Action("hand_left", "The card to the left in the hand", (pygame.K_COMMA,), "point at it", "At the table"),
    Action("hand_right", "The card to the right in the hand", (pygame.K_PERIOD,), "point at it", "At the table"),
    Action("inspect", "Keep the card looked at on the screen; again to let it go", (pygame.K_i,), "right button",
           "At the table"),
    Action("large", "Show the card that is looked at large", (pygame.K_x,), "a long press", "At the table"),
    Action("open_pile", "Open a grave, then the next one; after the last, close", (pygame.K_g,), "click it",
           "At the table"),
    Action("stops", "Choose the steps at which you are asked, where a game has such", (pygame.K_o,), "its button",
           "At the table"),
    Action("log", "Open the log, or fold it to its last lines", (pygame.K_j,), "its button", "At the table"),
    Action("recap", "Show what has happened since your last turn", (pygame.K_b,), "read the log", "At the table"),
    Action("recap_replay", "Play what has happened since your last turn", (pygame.K_t,), "read the log",
           "At the table"),
    Action("hints", "Show hints, then the next one; after the last, hide them", (pygame.K_h,), "its button",
           "At the table"),
    Action("lesson_on", "The next step of a lesson; skips one that is not done yet", (pygame.K_PAGEDOWN,),
           "Next or Skip", "At the table"),
    Action("lesson_back", "Back to the step before of a lesson", (pygame.K_PAGEUP,), "Back", "At the table"),
    Action("why_not", "Show costs and levels, and why something cannot be done, while held",
           (pygame.K_LALT, pygame.K_RALT), "click it", "At the table"),
    Action("finish", "Skip the animation, and hurry a computer player", (pygame.K_SPACE,), "left button anywhere",
           "At the table"),
    *_numbered("answer", ("The first answer that is offered, or hint 1 while hints are shown",
                          *(f"Answer or hint {number}" for number in range(2, 10))),
               (pygame.K_1, pygame.K_KP_1), "At the table"),
    Action("left", "The square to the left", (pygame.K_LEFT,), "point at it", "The board"),
    Action("right", "The square to the right", (pygame.K_RIGHT,), "point at it", "The board"),
    Action("up", "The square above", (pygame.K_UP,), "point at it", "The board"),
    Action("down", "The square below", (pygame.K_DOWN,), "point at it", "The board"),
    Action("choose", "Choose the square with the frame", (pygame.K_RETURN, pygame.K_KP_ENTER), "left button",
           "The board"),
    Action("sight", "Show or hide what the piece sees", (pygame.K_l,), "its button", "The board"),
    Action("levels", "Show or hide the levels of a battlefield", (pygame.K_v,), "hold Alt", "The board"),
    Action("turn_tile", "Turn the board tile that is being laid", (pygame.K_r,), "its button", "The board"),
    Action("pan_up", "Look further up", (pygame.K_w,), "drag the board", "The camera"),
    Action("pan_left", "Look further to the left", (pygame.K_a,), "drag the board", "The camera"),
    Action("pan_down", "Look further down", (pygame.K_s,), "drag the board", "The camera"),
    Action("pan_right", "Look further to the right", (pygame.K_d,), "drag the board", "The camera"),
    Action("zoom_in", "Closer", (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS), "the wheel", "The camera"),
    Action("zoom_out", "Further away", (pygame.K_MINUS, pygame.K_KP_MINUS), "the wheel", "The camera"),
    Action("whole_board", "Fit the board into the window", (pygame.K_HOME, pygame.K_0, pygame.K_KP_0), "its button",
           "The camera"),
    Action("turn_left", "Turn the view of the board to the left", (pygame.K_LEFTBRACKET,), "its button",
           "The camera"),
    Action("turn_right", "Turn the view of the board to the right", (pygame.K_RIGHTBRACKET,), "its button",
           "The camera"),
    Action("replay_play", "Play or pause", (pygame.K_SPACE,), "its button", "In a replay"),
    Action("step_on", "One answer forward; with Shift to the next action, with Ctrl to the next turn",
           (pygame.K_RIGHT, pygame.K_PAGEDOWN), "Next", "In a replay"),
    Action("step_back", "One answer back; with Shift to the previous action, with Ctrl to the previous turn",
           (pygame.K_LEFT, pygame.K_PAGEUP), "Previous", "In a replay"),
    Action("replay_start", "The beginning of the match", (pygame.K_HOME,), "drag along the timeline", "In a replay"),
    Action("replay_end", "Its end", (pygame.K_END,), "drag along the timeline", "In a replay"),
    Action("mark_back", "The moment before that is marked", (pygame.K_UP,), "click its mark", "In a replay"),
    Action("mark_on", "The next moment that is marked", (pygame.K_DOWN,), "click its mark", "In a replay"),
    *_numbered("speed", ("Half as fast", "As fast as usual", "Twice as fast", "4 times as fast", "8 times as fast",
                         "16 times as fast"),
               (pygame.K_1,), "In a replay"),
    Action("replay_view", "View it from the next seat, then all open", (pygame.K_f,), "its button", "In a replay"),
    Action("replay_more", "Go on from here, copy, keep a picture", (pygame.K_c,), "More", "In a replay"),
)  # fmt: skip

_BY_NAME = {action.name: action for action in ACTIONS}


def action(name: str) -> Action:
    """Return the action of that name. Raises KeyError."""
    return _BY_NAME[name]


def meet(one: Group, other: Group) -> bool:
    """Return whether a key can mean one thing only in these two places."""
    return one == other or "Everywhere" in (one, other) or {one, other} <= _TABLE
