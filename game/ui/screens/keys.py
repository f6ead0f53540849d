"""The keys of a match's table: which of the actions in ``actions.py`` it handles."""

from __future__ import annotations

import pygame

from game.ui.window import bindings
from game.ui.window.actions import Group

#: The places whose keys act at the table.
PLACES: tuple[Group, ...] = ("Everywhere", "At the table", "The board", "The camera")

#: The way that each arrow goes, in columns and rows.
WAYS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
#: Actions of a digit, and those of the window.
_OF_OTHERS = ("answer_", "full_screen", "map", "help")


def keys_of(name: str) -> tuple[int, ...]:
    """Return the keys of an action. Raises KeyError for a name that nobody knows."""
    return bindings.keys_of(name)


def hint(name: str) -> str:
    """Return the key of an action as its cap says, or a pad's button; "" for none. A digit numbers an answer."""
    cap = bindings.key_of(name) if bindings.is_told_by_pad(name) or not bindings.is_told_by_pad() else ""
    return f"key {cap}" if cap.isdigit() else cap


def cap_of(key: str) -> str:
    """Return the words on the cap of a button or card: for a number, the key of the answer with that number. Pads and
    touch screens have no caps."""
    if not bindings.has_caps():
        return ""
    if not key.isdigit():
        return key
    name = f"answer_{key}"
    return bindings.key_of(name) if keys_of(name) and not bindings.is_told_by_pad() else ""


def action_of(event: pygame.event.Event) -> str:
    """Return the action of the table that a key press stands for; "" for none."""
    name = _name_of(event)
    return "" if name.startswith(_OF_OTHERS) else name


def digit_of(event: pygame.event.Event) -> int:
    """Return the number of the answer, 1 to 9, whose key was pressed; 0 for none."""
    name = _name_of(event)
    return int(name[-1]) if name.startswith("answer_") else 0


def _name_of(event: pygame.event.Event) -> str:
    return bindings.action_in(PLACES, bindings.pressed(event)) if event.type == pygame.KEYDOWN else ""
