"""What stands still on a table of zones, as finished pictures: the floor (ground, heads, locations, piles and zones in
reach), and the floor with all that lies on it.

Each is painted anew only when something on it changes, so that a frame copies one picture and draws what moves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.ground import CardGround, bare_table
from game.ui.boards.cards.overlays import CardOverlays
from game.ui.boards.cards.plaques import CardPlaques

#: Paints something over a picture of the whole table, through a camera that sees all of it.
Paint = Callable[[pygame.Surface, CardCamera], None]


class Layer:
    """One picture of the whole table, kept under a key."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def picture(self, key: Hashable, below: Callable[[], pygame.Surface], paint: Paint, flat: CardCamera) -> Picture:
        """The picture of a key: what is ``below``, painted over when the key is a new one."""
        if self._picture is None or self._key != key:
            ground = below()
            if self._picture is None or self._picture.get_size() != ground.get_size():
                self._picture = ground.copy()
            else:
                self._picture.blit(ground, (0, 0))
            paint(self._picture, flat)
            self._key = key
        return self._picture


Picture = pygame.Surface


class CardFloor:
    """Draws the floor and what stands still on it."""

    def __init__(self, ground: CardGround, plaques: CardPlaques, overlays: CardOverlays) -> None:
        self.ground, self.plaques, self.overlays = ground, plaques, overlays
        self._bare, self._laid = Layer(), Layer()

    def draw(self, surface: pygame.Surface, camera: CardCamera, key: Hashable, paint: Paint) -> None:
        """Draw everything still, and bare table around it. ``paint`` lays the units and cards; it is asked again only
        when ``key`` changes."""
        flat, px = camera.flat(), camera.square_px
        floor = (px, self.plaques.version, self.overlays.version, self.overlays.text_px)

        def bare() -> pygame.Surface:
            return self._bare.picture(floor, lambda: self.ground.picture(px), self._paint_floor, flat)

        picture, origin = self._laid.picture((floor, key), bare, paint, flat), camera.origin
        if not picture.get_rect(topleft=origin).contains(camera.rect):
            surface.fill(bare_table(self.ground.theme), camera.rect)
        surface.blit(picture, origin)

    def _paint_floor(self, surface: pygame.Surface, flat: CardCamera) -> None:
        self.plaques.draw(surface, flat)
        self.overlays.paint_floor(surface, flat)
