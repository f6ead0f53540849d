"""Refusals: why a command is not legal, as a value that the screen can explain and a test can name."""

from __future__ import annotations

import msgspec

#: The text of a refusal that knows only that something else is asked; where it is shown, the question is added.
ELSE_ASKED = "That is not what is asked now."


class Refusal(msgspec.Struct, frozen=True):
    """Why not. ``code`` is a stable word, ``rule`` the chapter it comes from (``skirmish/sight``), ``about`` the
    pieces or cards concerned, ``cells`` the places, ``text`` a sentence for the player."""

    code: str
    rule: str
    text: str = ""
    about: tuple[int, ...] = ()
    cells: tuple[tuple[int, int], ...] = ()


class RulesError(Exception):
    """The rules contradict themselves (an open question without an answer, an endless loop): a bug, never bad input."""
