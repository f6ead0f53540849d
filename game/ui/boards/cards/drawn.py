"""The ground of a table of zones as its designer drew it: the map's own tiles and pictures."""

from __future__ import annotations

import pygame

from game.app.maps.picture import MapPicture
from game.ui.art.palette import TABLE
from game.ui.boards.cards.layout import CardLayout
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.shared.tiles import TileBox

#: Tiles along a side of what is painted at once: a map may have very many small ones.
_AT_ONCE = 16


def drawn_ground(layout: CardLayout, px: int) -> pygame.Surface | None:
    """Return what the layout's picture shows, at so many pixels a table unit; None where nothing is drawn on it."""
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
