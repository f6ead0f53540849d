"""What SDL needs to be told before a window opens, which events are a player's, and which keys are pressed again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

from game.ui.art.shelf import give_back_pictures

#: Keys that act again and again while they are held.
_REPEATING = frozenset(
    (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE)
)
#: What a player does with mouse and keys.
OF_PLAYER = frozenset(
    (
        pygame.KEYDOWN,
        pygame.KEYUP,
        pygame.TEXTINPUT,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEMOTION,
        pygame.MOUSEWHEEL,
        pygame.WINDOWENTER,
        pygame.WINDOWLEAVE,
    )
)


def is_idle_repeat(event: pygame.event.Event, held: set[int]) -> bool:
    """Is this a key that is merely still down? While a scene is built, a key just pressed repeats by itself, and one
    press of Enter must not answer two questions."""
    if event.type == pygame.KEYUP:
        held.discard(event.key)
    elif event.type == pygame.WINDOWFOCUSLOST:
        held.clear()
    elif event.type == pygame.KEYDOWN:
        if event.key in held and event.key not in _REPEATING:
            return True
        held.add(event.key)
    return False


def prepare_display() -> None:
    """Start SDL's video and fonts. Without an accelerated renderer the window's surface goes straight to the screen:
    the way through a renderer in software costs more than drawing the frame."""
    if "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ and not _is_accelerated():
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    give_back_pictures()
    if not pygame.display.get_init():
        pygame.display.init()
    pygame.font.init()


def _is_accelerated() -> bool:
    """Is there a graphics card to draw with? Elsewhere than on Linux one is taken for granted."""
    if not sys.platform.startswith("linux"):
        return True
    return any(Path("/dev/dri").glob("renderD*"))
