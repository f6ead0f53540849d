"""The system's clipboard, for text. Where there is none, it says so in a sentence."""

from __future__ import annotations

import pygame

_NONE = "There is no clipboard on this machine."
#: Letters that are taken from it at most.
_MOST = 100_000


def write(text: str) -> str:
    """Put a text there. Gives back what went wrong, or nothing."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError, AttributeError):
        return _NONE
    return ""


def read() -> str:
    """Return the text that lies there; empty when there is none."""
    try:
        return pygame.scrap.get_text()[:_MOST]
    except (pygame.error, NotImplementedError, AttributeError, UnicodeError):
        return ""
