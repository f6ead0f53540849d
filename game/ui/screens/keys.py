"""The keys of the table: which of the one table of actions it takes, and in which order it looks for them."""

from __future__ import annotations

import pygame

from game.ui.window import actions

#: The actions that the table takes; the first of two with the same key goes before the other.
NAMES = (
    "choose",
    "finish",
    "end",
    "pass",
    "stand_by",
    "undo",
    "next_piece",
    "next",
    "back",
    "help",
    "why_not",
    "left",
    "right",
    "up",
    "down",
    "zoom_in",
    "zoom_out",
    "whole_board",
    "turn_tile",
    "turn_left",
    "turn_right",
    "levels",
    "sight",
    "inspect",
    "large",
    "open_pile",
    "stops",
    "log",
    "recap",
    "recap_replay",
    "hints",
    "lesson_on",
    "lesson_back",
    "hand_left",
    "hand_right",
)

#: The way that each arrow goes, in columns and rows.
WAYS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def keys_of(name: str) -> tuple[int, ...]:
    """Return the keys of an action. Raises KeyError for a name that nobody knows."""
    return actions.action(name).keys


def hint(name: str) -> str:
    """Return the key of an action as its cap says."""
    return actions.key_of(name)


def action_of(event: pygame.event.Event) -> str:
    """Return the action of the table that a key press stands for; "" for none."""
    if event.type != pygame.KEYDOWN:
        return ""
    if event.key == pygame.K_z and event.dict.get("mod", 0) & pygame.KMOD_CTRL:
        return "undo"
    if event.dict.get("mod", 0) & pygame.KMOD_CTRL:
        return ""
    return next((name for name in NAMES if event.key in keys_of(name)), "")


def digit_of(event: pygame.event.Event) -> int:
    """Return the digit from 1 to 9 that was pressed; 0 for none."""
    if event.type != pygame.KEYDOWN:
        return 0
    for first in (pygame.K_1, pygame.K_KP_1):
        if first <= event.key < first + 9:
            return int(event.key - first + 1)
    return 0
