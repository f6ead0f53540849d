"""Every action that a key stands for: one table for the keys, the hints in tooltips and prompts, and the help page."""

from __future__ import annotations

from typing import Literal

import msgspec
import pygame

Group = Literal["Everywhere", "At the table", "The board", "In a replay"]

#: The groups in the order of the help page.
GROUPS: tuple[Group, ...] = ("Everywhere", "At the table", "The board", "In a replay")


class Action(msgspec.Struct, frozen=True):
    """An action: what it is called in the program, the words for it, its keys (the first one is named in hints), and
    what the mouse does instead."""

    name: str
    words: str
    keys: tuple[int, ...]
    mouse: str
    group: Group


ACTIONS: tuple[Action, ...] = (
    Action("next", "Go to the next thing; with Shift, back", (pygame.K_TAB,), "point at it", "Everywhere"),
    Action("press", "Press what the ring is around", (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE),
           "left button", "Everywhere"),
    Action("back", "Back; in a match, let go of what was begun, or else pause", (pygame.K_ESCAPE,),
           "the Back or Menu button", "Everywhere"),
    Action("full_screen", "Full screen, or a window", (pygame.K_F11,), "in Settings", "Everywhere"),
    Action("help", "Help", (pygame.K_F1,), "in the menu", "Everywhere"),
    Action("answer", "The first answer that is offered, or hint 1 while hints are shown; 2 the second, and so on",
           (pygame.K_1,), "its button", "At the table"),
    Action("end", "End the activation or the turn", (pygame.K_e,), "its button", "At the table"),
    Action("pass", "Pass", (pygame.K_p,), "its button", "At the table"),
    Action("stand_by", "Pass, and for the rest of this turn", (pygame.K_m,), "its button", "At the table"),
    Action("undo", "Undo the last answer, as Ctrl and Z do", (pygame.K_u,), "Undo", "At the table"),
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
    Action("lesson_on", "The next step of a lesson: what it tells was read, or it is skipped", (pygame.K_PAGEDOWN,),
           "Next or Skip", "At the table"),
    Action("lesson_back", "Back to the step before of a lesson", (pygame.K_PAGEUP,), "Back", "At the table"),
    Action("why_not", "Show costs and levels, and why something cannot be done, while held",
           (pygame.K_LALT, pygame.K_RALT), "click it", "At the table"),
    Action("finish", "Skip the animation, and hurry a computer player", (pygame.K_SPACE,), "left button anywhere",
           "At the table"),
    Action("left", "The square to the left", (pygame.K_LEFT,), "point at it", "The board"),
    Action("right", "The square to the right", (pygame.K_RIGHT,), "point at it", "The board"),
    Action("up", "The square above", (pygame.K_UP,), "point at it", "The board"),
    Action("down", "The square below", (pygame.K_DOWN,), "point at it", "The board"),
    Action("choose", "Choose the square with the frame", (pygame.K_RETURN, pygame.K_KP_ENTER), "left button",
           "The board"),
    Action("pan_up", "Look further up", (pygame.K_w,), "drag the board", "The board"),
    Action("pan_left", "Look further to the left", (pygame.K_a,), "drag the board", "The board"),
    Action("pan_down", "Look further down", (pygame.K_s,), "drag the board", "The board"),
    Action("pan_right", "Look further to the right", (pygame.K_d,), "drag the board", "The board"),
    Action("zoom_in", "Closer", (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS), "the wheel", "The board"),
    Action("zoom_out", "Further away", (pygame.K_MINUS, pygame.K_KP_MINUS), "the wheel", "The board"),
    Action("whole_board", "Fit the board into the window", (pygame.K_HOME,), "its button", "The board"),
    Action("sight", "Show or hide what the piece sees", (pygame.K_l,), "its button", "The board"),
    Action("turn_left", "Turn the view of the board to the left", (pygame.K_LEFTBRACKET,), "its button",
           "The board"),
    Action("turn_right", "Turn the view of the board to the right", (pygame.K_RIGHTBRACKET,), "its button",
           "The board"),
    Action("levels", "Show or hide the levels of a battlefield", (pygame.K_v,), "hold Alt", "The board"),
    Action("turn_tile", "Turn the board tile that is being laid", (pygame.K_r,), "its button", "The board"),
    Action("replay_play", "Play or pause", (pygame.K_SPACE,), "its button", "In a replay"),
    Action("step_on", "One answer on; with Shift to the next action, with Ctrl to the next turn",
           (pygame.K_RIGHT, pygame.K_PAGEDOWN), "Next", "In a replay"),
    Action("step_back", "One answer back; with Shift to the action before, with Ctrl to the turn before",
           (pygame.K_LEFT, pygame.K_PAGEUP), "Previous", "In a replay"),
    Action("replay_start", "The beginning of the match", (pygame.K_HOME,), "drag along the timeline", "In a replay"),
    Action("replay_end", "Its end", (pygame.K_END,), "drag along the timeline", "In a replay"),
    Action("mark_back", "The moment before that is marked", (pygame.K_UP,), "click its mark", "In a replay"),
    Action("mark_on", "The next moment that is marked", (pygame.K_DOWN,), "click its mark", "In a replay"),
    Action("replay_speed", "Half as fast, as usual, twice, 4, 8 or 16 times as fast",
           (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6), "its button", "In a replay"),
    Action("replay_view", "See it as the next seat did, then all open", (pygame.K_f,), "its button", "In a replay"),
    Action("replay_more", "Go on from here, copy, keep a picture", (pygame.K_c,), "More", "In a replay"),
)  # fmt: skip

_BY_NAME = {action.name: action for action in ACTIONS}
_KEY_WORDS = {
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_LALT: "Alt",
    pygame.K_RALT: "Alt",
    pygame.K_TAB: "Tab",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PgUp",
    pygame.K_PAGEDOWN: "PgDn",
    pygame.K_PLUS: "+",
    pygame.K_KP_PLUS: "+",
    pygame.K_EQUALS: "=",
    pygame.K_MINUS: "−",
    pygame.K_KP_MINUS: "−",
    pygame.K_COMMA: ",",
    pygame.K_PERIOD: ".",
}


def action(name: str) -> Action:
    """Return the action of that name. Raises KeyError."""
    return _BY_NAME[name]


def key_of(name: str) -> str:
    """Return the first key of an action as its cap says. Raises KeyError."""
    return key_words(action(name).keys[0])


def action_in(group: Group, key: int) -> str:
    """Return the name of the action of a group that a key stands for; "" for none."""
    return next((one.name for one in ACTIONS if one.group == group and key in one.keys), "")


def key_words(key: int) -> str:
    """Return a key's name as it stands on a keyboard."""
    known = _KEY_WORDS.get(key)
    if known is not None:
        return known
    if pygame.K_F1 <= key <= pygame.K_F12:
        return f"F{key - pygame.K_F1 + 1}"
    return chr(key).upper() if 32 < key < 127 else "?"


def keys_text(one: Action) -> str:
    """Return all keys of an action in words, each name once."""
    return " or ".join(dict.fromkeys(key_words(key) for key in one.keys))
