"""The window on the screen and its frames; what SDL needs to be told before it opens, which events are a player's, and
which keys are pressed again."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pygame

from game.ui.art.shelf import fit_shelves, give_back_pictures
from game.ui.window.bindings import repeats

LEAST_SIZE = (1024, 600)
#: Seconds that frames are still drawn after an event (tooltips, highlights), and from one of them to the next: what
#: moves, and what a player does, is drawn at once.
AFTERGLOW, GLOWING = 0.7, 0.05
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

_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


def is_idle_repeat(event: pygame.event.Event, held: set[int]) -> bool:
    """Return whether this is a key that is merely still down. While a scene is built, a key just pressed repeats by
    itself, and one press of Enter must not answer two questions."""
    if event.type == pygame.KEYUP:
        held.discard(event.key)
    elif event.type == pygame.WINDOWFOCUSLOST:
        held.clear()
    elif event.type == pygame.KEYDOWN:
        if event.key in held and not repeats(event.key):
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
    """Return whether there is a graphics card to draw with; it is taken for granted except on Linux."""
    if not sys.platform.startswith("linux"):
        return True
    return any(Path("/dev/dri").glob("renderD*"))


def _turned(event: pygame.event.Event, size: tuple[int, int]) -> pygame.event.Event:
    """Return an event as half a turn leaves it."""
    fields = dict(event.dict)
    if "pos" in fields:
        fields["pos"] = (size[0] - 1 - event.pos[0], size[1] - 1 - event.pos[1])
    if "rel" in fields:
        fields["rel"] = (-event.rel[0], -event.rel[1])
    if event.type in _FINGERS:
        fields.update(x=1.0 - event.x, y=1.0 - event.y, dx=-event.dx, dy=-event.dy)
    return pygame.event.Event(event.type, fields)


class Drawn(Protocol):
    """What the window shows."""

    def draw(self, surface: pygame.Surface) -> None: ...


class Display:
    """Owns the window (``screen``), its ``size``, that beside full screen (``windowed``), and when to draw."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Show no window before ``open``; ``size`` is the window's size when it is not full screen."""
        self.windowed = (max(LEAST_SIZE[0], size[0]), max(LEAST_SIZE[1], size[1]))
        #: Does the picture stand upside down, for whoever sits at the far side of a screen that lies flat?
        self.is_turned = False
        self._is_stale = True
        self._glow, self._undrawn = AFTERGLOW, 0.0
        #: Whether the screen shows what the scene that is being drawn drew last, and nothing else.
        self.shows_last = False
        #: The scene that drew the last frame, if it was alone.
        self._alone: Drawn | None = None

    def open(self, *, full_screen: bool) -> None:
        """Show the window. Raises pygame.error where none can be shown."""
        self.forget()
        if full_screen:
            sizes = pygame.display.get_desktop_sizes()
            self.screen = pygame.display.set_mode(sizes[0] if sizes else (0, 0), pygame.FULLSCREEN)
        else:
            self.screen = pygame.display.set_mode(self.windowed, pygame.RESIZABLE)
            # A window that can be made too small is laid out all the same.
            with contextlib.suppress(AttributeError, ValueError, TypeError, pygame.error):
                pygame.display.get_window().minimum_size = LEAST_SIZE  # type: ignore[attr-defined]
        self.size = self.screen.get_size()
        self._lay_ground()
        fit_shelves(self.size)

    def _lay_ground(self) -> None:
        """Let scenes draw on the window, or on what is turned before it is laid there."""
        window = pygame.display.get_surface()
        assert window is not None
        self.screen = pygame.Surface(self.size).convert() if self.is_turned else window

    def turn(self, *, is_turned: bool) -> bool:
        """Let the picture stand upside down, or not; True if that is a change."""
        if is_turned == self.is_turned:
            return False
        self.is_turned = is_turned
        self._lay_ground()
        self.forget()
        self.redraw()
        return True

    def as_seen(self, events: Sequence[pygame.event.Event]) -> Sequence[pygame.event.Event]:
        """Return events with their places in the picture, however it stands on the screen."""
        return [_turned(event, self.size) for event in events] if self.is_turned else events

    def fit(self, *, full_screen: bool) -> bool:
        """Look at the size of the window; True if it is another one now."""
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() == self.size:
            return False
        self.size = surface.get_size()
        self._lay_ground()
        fit_shelves(self.size)
        self.forget()
        if not full_screen:
            self.windowed = self.size
        return True

    def ask_for_focus(self) -> None:
        """Ask the system to show the window and to give it the keyboard focus; it may refuse."""
        with contextlib.suppress(AttributeError, ValueError, TypeError, pygame.error):
            if not pygame.display.get_active():
                pygame.display.get_window().restore()  # type: ignore[attr-defined]
            pygame.display.get_window().focus()  # type: ignore[attr-defined]

    def forget(self) -> None:
        """Draw everything again: the screen may no longer show what was drawn last."""
        self._alone = None

    def redraw(self) -> None:
        """Ask for a frame, because something looks different."""
        self._is_stale = True

    def glow(self) -> None:
        """Draw frames for a while: the player did something."""
        self._glow = AFTERGLOW
        self.redraw()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._glow = max(0.0, self._glow - seconds)
        self._undrawn += seconds

    @property
    def is_due(self) -> bool:
        """Return whether a frame is wanted, though nothing moves."""
        return self._is_stale or (self._glow > 0 and self._undrawn >= GLOWING)

    def draw(self, scenes: Sequence[Drawn]) -> None:
        """Show a frame of these scenes, one over the other. The screen keeps it: a scene that is alone again in the
        next one may draw only what looks different."""
        self._is_stale, self._undrawn = False, 0.0
        alone = scenes[0] if len(scenes) == 1 else None
        self.shows_last = alone is not None and alone is self._alone
        for scene in scenes:
            scene.draw(self.screen)
        if self.is_turned:
            window = pygame.display.get_surface()
            assert window is not None
            window.blit(pygame.transform.flip(self.screen, flip_x=True, flip_y=True), (0, 0))
        self.shows_last, self._alone = False, alone
        pygame.display.flip()
