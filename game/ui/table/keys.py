"""The keys of the table, by the names of the one table of actions; a name that is not in it has its key here."""

from __future__ import annotations

import pygame

from game.ui import actions

#: Actions of the table that the list of all actions may lack.
_OWN: dict[str, tuple[int, ...]] = {
    "confirm": (pygame.K_RETURN, pygame.K_KP_ENTER),
    "finish": (pygame.K_SPACE,),
    "end": (pygame.K_e,),
    "pass": (pygame.K_p,),
    "stand_by": (pygame.K_m,),
    "undo": (pygame.K_u,),
    "next_piece": (pygame.K_n,),
    "next": (pygame.K_TAB,),
    "back": (pygame.K_ESCAPE,),
    "help": (pygame.K_F1,),
    "why_not": (pygame.K_LALT, pygame.K_RALT),
    "left": (pygame.K_LEFT,),
    "right": (pygame.K_RIGHT,),
    "up": (pygame.K_UP,),
    "down": (pygame.K_DOWN,),
    "zoom_in": (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS),
    "zoom_out": (pygame.K_MINUS, pygame.K_KP_MINUS),
    "whole_board": (pygame.K_HOME,),
    "turn_tile": (pygame.K_r,),
    "turn_left": (pygame.K_LEFTBRACKET,),
    "turn_right": (pygame.K_RIGHTBRACKET,),
    "levels": (pygame.K_v,),
    "sight": (pygame.K_l,),
    "inspect": (pygame.K_i,),
    "hand_left": (pygame.K_COMMA,),
    "hand_right": (pygame.K_PERIOD,),
}
_KNOWN = {action.name: action.keys for action in actions.ACTIONS}

#: The way that each arrow goes, in columns and rows.
WAYS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def keys_of(name: str) -> tuple[int, ...]:
    """The keys of an action. Raises KeyError for a name that nobody knows."""
    return _KNOWN[name] if name in _KNOWN else _OWN[name]


def hint(name: str) -> str:
    """The key of an action as its cap says."""
    return actions.key_words(keys_of(name)[0])


def action_of(event: pygame.event.Event) -> str:
    """The action of the table that a key press stands for; "" for none."""
    if event.type != pygame.KEYDOWN:
        return ""
    if event.key == pygame.K_z and event.dict.get("mod", 0) & pygame.KMOD_CTRL:
        return "undo"
    if event.dict.get("mod", 0) & pygame.KMOD_CTRL:
        return ""
    return next((name for name in _OWN if event.key in keys_of(name)), "")


def digit_of(event: pygame.event.Event) -> int:
    """The digit from 1 to 9 that was pressed; 0 for none."""
    if event.type != pygame.KEYDOWN:
        return 0
    for first in (pygame.K_1, pygame.K_KP_1):
        if first <= event.key < first + 9:
            return int(event.key - first + 1)
    return 0
