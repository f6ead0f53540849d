"""What stands still on a table of zones, as one finished picture: ground, heads, locations, piles and zones in reach,
and all that lies on them.

It is painted again only when something on it changes, so that a frame copies it and draws what moves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pygame

from game.ui.art.shelf import holds, weight_of
from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.ground import CardGround, bare_table
from game.ui.boards.cards.overlays import CardOverlays
from game.ui.boards.cards.plaques import CardPlaques

#: Paints something over a picture of the whole table, through a camera that sees all of it.
Paint = Callable[[pygame.Surface, CardCamera], None]


class CardFloor:
    """Draws the floor and what stands still on it."""

    def __init__(self, ground: CardGround, plaques: CardPlaques, overlays: CardOverlays) -> None:
        self.ground, self.plaques, self.overlays = ground, plaques, overlays
        #: The picture of the whole table, and what it was painted of.
        self._picture: pygame.Surface | None = None
        self._key: Hashable = None
        #: Counts the grounds; how much of the earlier one still shows, and that one.
        self.version = 0
        self.fading = 0.0
        self._was: CardGround | None = None

    def change(self, ground: CardGround) -> None:
        """Show another ground of the same table, with its places elsewhere."""
        self._was, self.ground = self.ground, ground
        self.version += 1

    def draw(self, surface: pygame.Surface, camera: CardCamera, key: Hashable, paint: Paint) -> None:
        """Draw everything still, and bare table around. ``paint`` lays units and cards when ``key`` changes."""
        px = camera.square_px
        self.ground.hold(px)
        fading = round(self.fading * 8)
        shown = (px, self.version, fading, self.plaques.version, self.overlays.version, self.overlays.text_px, key)
        if self._picture is None or self._key != shown:
            self._picture = self._painted(self._ground(px, fading / 8), camera.flat(), paint)
            self._key = shown
        place = self._picture.get_rect(topleft=camera.origin)
        for bare in _around(place, camera.rect):
            surface.fill(bare_table(self.ground.theme), bare)
        surface.blit(self._picture, place)

    def _ground(self, px: int, fading: float) -> pygame.Surface:
        """Return the ground, with this share of the earlier one over it."""
        now = self.ground.picture(px)
        if not fading or self._was is None:
            self._was = None
            return now
        before = self._was.picture(px)
        if before.get_size() != now.get_size():
            return now
        both = now.copy()
        over = before.copy()
        over.set_alpha(round(255 * fading))
        both.blit(over, (0, 0))
        return both

    def _painted(self, ground: pygame.Surface, flat: CardCamera, paint: Paint) -> pygame.Surface:
        """Return the whole table: in the present picture, where that is as large."""
        picture = self._picture
        if picture is None or picture.get_size() != ground.get_size():
            picture = ground.copy()
            holds(self, weight_of(picture) + weight_of(ground))
        else:
            picture.blit(ground, (0, 0))
        self.plaques.draw(picture, flat)
        self.overlays.paint_floor(picture, flat)
        self.plaques.draw_titles(picture, flat)
        paint(picture, flat)
        return picture


def _around(place: pygame.Rect, view: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield the parts of a view beside a place, in rectangles."""
    inside = place.clip(view)
    if not inside.width or not inside.height:
        yield view
        return
    yield from (
        strip
        for strip in (
            pygame.Rect(view.x, view.y, view.width, inside.top - view.top),
            pygame.Rect(view.x, inside.bottom, view.width, view.bottom - inside.bottom),
            pygame.Rect(view.x, inside.top, inside.left - view.left, inside.height),
            pygame.Rect(inside.right, inside.top, view.right - inside.right, inside.height),
        )
        if strip.width and strip.height
    )
