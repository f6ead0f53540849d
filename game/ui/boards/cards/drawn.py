"""The ground of a table of cards as its designer drew it: the map's own tiles and pictures; and the parts of it laid
where they lie on a table that shares its room: rims and corners keep their size, the middle is repeated or cut.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from game.app.maps.picture import MapPicture
from game.ui.art.palette import TABLE
from game.ui.boards.cards.layout import Area, Box, CardLayout
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.shared.tiles import TileBox

#: Tiles along a side of what is painted at once: a map may have very many small ones.
_AT_ONCE = 16


def drawn_ground(layout: CardLayout, px: int) -> pygame.Surface | None:
    """Return what the layout's picture shows, at that many pixels per table unit; None where nothing is drawn on it."""
    picture = layout.picture
    if picture is None or not any(layer.visible and layer.opacity and layer.tiles for layer in picture.layers):
        return None
    ground = pygame.Surface((round(layout.wide * px), round(layout.high * px)))
    ground.fill(_under(picture))
    tiles = TileBox(picture)
    across, down = ground.get_width() / picture.columns, ground.get_height() / picture.rows
    for x in range(0, picture.columns, _AT_ONCE):
        for y in range(0, picture.rows, _AT_ONCE):
            wide, high = min(_AT_ONCE, picture.columns - x), min(_AT_ONCE, picture.rows - y)
            part = pygame.Surface((wide * SQUARE, high * SQUARE))
            part.fill(_under(picture))
            tiles.paint(part, part.get_rect().move(x * SQUARE, y * SQUARE))
            left, top = round(x * across), round(y * down)
            size = (round((x + wide) * across) - left, round((y + high) * down) - top)
            ground.blit(pygame.transform.smoothscale(part, size), (left, top))
    return ground


def _under(picture: MapPicture) -> pygame.Color:
    """Return what shows where nothing is drawn: the map's background, or the table."""
    try:
        return pygame.Color(picture.background) if picture.background else pygame.Color(TABLE)
    except ValueError:
        return pygame.Color(TABLE)


#: How far beyond a place its painted rim may reach, in table units.
_REACH = 0.2


class Grounds(msgspec.Struct, frozen=True):
    """Where parts come from: the ``painting`` of a table at that many pixels per unit, and bare ``wood``."""

    painting: Callable[[CardLayout, int], pygame.Surface]
    wood: Callable[[tuple[int, int]], pygame.Surface]


def shared_ground(layout: CardLayout, painted: CardLayout, px: int, grounds: Grounds) -> pygame.Surface:
    """Return the whole ground at that many pixels per unit."""
    ground = grounds.wood((round(layout.wide * px), round(layout.high * px))).copy()
    painting = grounds.painting(painted, px)
    for area in layout.areas:
        source = painted.by_name[area.name]
        if area.kind == "stack" or (area.what == "capital" and painted.zones):
            continue
        reach = _reach(source, painted)
        cut = _rect(source.box.inside(-reach), px).clip(painting.get_rect())
        place = _rect(area.box, px)
        if cut.width and cut.height and place.width > 0 and place.height > 0:
            ground.blit(stretched(painting.subsurface(cut), place.size), place)
    return ground


def _reach(area: Area, painted: CardLayout) -> float:
    """Return how far around a place its rim may be painted: half of the way to the next one."""
    box, reach = area.box, _REACH
    for other in painted.areas:
        if other is not area and not other.box.touches(box):
            across = max(other.box.x - box.right, box.x - other.box.right, 0.0)
            down = max(other.box.y - box.bottom, box.y - other.box.bottom, 0.0)
            reach = min(reach, max(across, down) / 2)
    return reach


def _rect(box: Box, px: int) -> pygame.Rect:
    left, top = round(box.x * px), round(box.y * px)
    return pygame.Rect(left, top, round(box.right * px) - left, round(box.bottom * px) - top)


def stretched(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture in another size: its ends as they are, its middle cut, or laid again and again."""
    wide = pygame.Surface((size[0], picture.get_height()))
    x = 0
    for start, length in _spans(picture.get_width(), size[0]):
        wide.blit(picture, (x, 0), (start, 0, length, picture.get_height()))
        x += length
    done = pygame.Surface(size)
    y = 0
    for start, length in _spans(picture.get_height(), size[1]):
        done.blit(wide, (0, y), (0, start, size[0], length))
        y += length
    return done


def _spans(had: int, wanted: int) -> list[tuple[int, int]]:
    """Return which stretches of a length make up another, each with its start."""
    if wanted <= had:
        first = -(-wanted // 2)
        return [(0, first), (had - (wanted - first), wanted - first)]
    end = had // 3
    spans = [(0, had - end)]
    left = wanted - had
    while left > 0:
        length = min(left, max(1, had - 2 * end))
        spans.append((end, length))
        left -= length
    return [*spans, (had - end, end)]
