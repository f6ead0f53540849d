"""What stands before what: the shapes of prisms and ruins that hide a part of something further back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.geometry.hexes import Hex
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.projection import CORNERS, LIFT, Projection

Point = tuple[float, float]


def cover_before(ground: HexGround, box: pygame.Rect, row: int, own: Sequence[Hex], px: int) -> pygame.Surface | None:
    """Return the shape of all that lies before something which stands on ``own`` places, the furthest back in ``row``,
    and fills a box (pixels of the plane); None when nothing does."""
    projection = ground.projection
    terrain = projection.terrain
    level = min(terrain.top(place) for place in own)
    cover: pygame.Surface | None = None
    for place in ground.places_in(box, px):
        _, here = projection.turned(place)
        ahead = here > row and place not in own and terrain.top(place) > level
        pieces = ground.pieces_of(place, px) if here > row or place in own else []
        if not ahead and not pieces:
            continue
        cover = cover or pygame.Surface(box.size, pygame.SRCALPHA)
        if ahead:
            shape = [(x * px - box.x, y * px - box.y) for x, y in prism_outline(projection, place)]
            pygame.draw.polygon(cover, (0, 0, 0, 255), shape)
        for picture, at in pieces:
            solid = pygame.mask.from_surface(picture, 127)
            corner = (at[0] - box.x, at[1] - box.y)
            solid.to_surface(cover, dest=corner, setcolor=(0, 0, 0, 255), unsetcolor=None)
    if cover is None or not cover.get_bounding_rect().width:
        return None
    return cover


def prism_outline(projection: Projection, place: Hex, *, seen: bool = False) -> list[Point]:
    """Return a prism's outline on the plane, top and sides down to the floor; ``seen``: to the ground before it."""
    x, y = projection.spot(place)
    foot = projection.floor
    if seen:
        q, r = projection.turned(place)
        before = [projection.top(projection.unturned(one)) for one in ((q, r + 1), (q - 1, r + 1))]
        foot = min(projection.top(place), *before)
    deep = (projection.top(place) - foot) * LIFT
    points = [(x + CORNERS[n][0], y + CORNERS[n][1]) for n in (3, 4, 5, 0)]
    return points + [(x + CORNERS[n][0], y + CORNERS[n][1] + deep) for n in (1, 2, 3)]


class Tops:
    """Pictures laid on tops, without the parts that something further to the front hides."""

    def __init__(self, ground: HexGround) -> None:
        self.ground = ground
        self._covers: dict[tuple[Hex, int], pygame.Surface | None] = {}

    def corner(self, place: Hex, px: int) -> tuple[int, int]:
        """Return the upper left of a top, in pixels of the plane."""
        x, y = self.ground.projection.spot(place)
        return round(x * px) - px // 2, round(y * px) - px // 2

    def laid(self, picture: pygame.Surface, place: Hex, px: int) -> pygame.Surface:
        """Return what is seen of a picture of a whole top that lies on a place."""
        key = (place, px)
        if key not in self._covers:
            if len(self._covers) > 4096:
                self._covers.clear()
            box = pygame.Rect(self.corner(place, px), (px, px))
            row = self.ground.projection.turned(place)[1]
            self._covers[key] = cover_before(self.ground, box, row, (place,), px)
        cover = self._covers[key]
        if cover is None:
            return picture
        seen = picture.copy()
        seen.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return seen
