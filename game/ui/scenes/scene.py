"""What a scene is: one screenful with its own events, time and drawing. The window shows the topmost of a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.application import Application


class Scene:
    """Base of all scenes. The application calls the functions below in this order: ``enter``, ``resize``, then
    ``event``, ``update`` and ``draw`` as they come, ``leave``. After ``pop`` the scene that shows again is resized."""

    app: Application
    #: An overlay is drawn over the scene below it; any other scene hides all of them.
    is_overlay = False

    @property
    def is_moving(self) -> bool:
        """Does something move, so that frames must be drawn without an event?"""
        return False

    def enter(self, app: Application) -> None:
        """The scene comes onto the stack. A scene that overrides this calls it first."""
        self.app = app

    def leave(self) -> None:
        """The scene was taken off the stack and is not shown again."""

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for this window size, ``app.scale`` and ``app.theme``, any of which may have changed."""

    def event(self, event: pygame.event.Event) -> None:
        """The player did something. Positions are the event's own, never the mouse's state."""

    def update(self, seconds: float) -> None:
        """Time has passed. Call ``app.redraw()`` if something looks different now and ``is_moving`` does not say so."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole window (an overlay: only itself)."""
