"""Names of columns and rows at a board's edge, so that a square or a hex that is named in words can be found."""

from __future__ import annotations

import math
from collections import defaultdict

import pygame

from game.geometry.hexes import from_axial
from game.ui.art import fonts
from game.ui.art.palette import OUTLINE, Rgb, Theme
from game.ui.boards.hexes.projection import HexCamera
from game.ui.boards.shared.camera import Camera, Point

#: A name in words, and where it stands: beyond the first space of its column or row, on the picture's plane.
Names = list[tuple[str, Point]]


def draw_square_names(surface: pygame.Surface, camera: Camera, theme: Theme, text_px: int) -> None:
    """Columns along the upper edge and rows along the left one; they stay in view where the edge is out of it."""
    px, (left, top) = camera.square_px, camera.origin
    size = _size(px, text_px)
    # Where squares are small every second, or every fifth, is named.
    room = fonts.text_width("00", "bold", size) + 4
    every = next((step for step in (1, 2, 5, 10) if step * px >= room), 20)
    x = max(camera.rect.left + size, left - round(size * 0.9))
    y = max(camera.rect.top + round(size * 0.8), top - round(size * 0.8))
    for column in range(0, int(camera.columns), every):
        _stamp(surface, str(column), size, (left + round((column + 0.5) * px), y), camera.rect, theme)
    for row in range(0, int(camera.rows), every):
        middle = top + round((row + 0.5) * px)
        if middle > y + size:
            _stamp(surface, str(row), size, (x, middle), camera.rect, theme)


def hex_names(camera: HexCamera, stagger: object) -> Names:
    """The columns and rows of a battlefield as its map counts them, from whichever side it is seen."""
    projection = camera.projection
    rows: dict[int, list[tuple[int, Point]]] = defaultdict(list)
    columns: dict[int, list[tuple[int, Point]]] = defaultdict(list)
    for place in projection.order:
        column, row = from_axial(stagger, place)  # type: ignore[arg-type]
        rows[row].append((column, projection.spot(place)))
        columns[column].append((row, projection.spot(place)))
    names: Names = []
    for lines, sign in ((rows, "row"), (columns, "column")):
        for number, spots in lines.items():
            spots.sort()
            first = spots[0][1]
            beyond = next((spot for at, spot in spots[1:] if (at - spots[0][0]) % 2 == 0 or sign == "row"), None)
            if beyond is None:
                continue
            away = math.dist(first, beyond) or 1.0
            share = 0.72 / away
            spot = (first[0] - (beyond[0] - first[0]) * share, first[1] - (beyond[1] - first[1]) * share)
            names.append((str(number), spot))
    return names


def draw_hex_names(surface: pygame.Surface, camera: HexCamera, names: Names, theme: Theme, text_px: int) -> None:
    """Those of a battlefield's names that are in view; every second one where hexes are small."""
    size = _size(camera.square_px, text_px)
    for name, spot in names:
        if size > camera.square_px * 0.62 and int(name) % 2:
            continue
        _stamp(surface, name, size, camera.at(spot), camera.rect, theme)


def _size(px: int, text_px: int) -> int:
    return max(9, min(round(text_px * 0.8), round(px * 0.5)))


def _stamp(
    surface: pygame.Surface, words: str, px: int, middle: tuple[int, int], view: pygame.Rect, theme: Theme
) -> None:
    """Light words with a dark edge, which can be read on any ground."""
    ink: Rgb = theme.dim_ink if theme.name == "walnut" else (240, 240, 240)
    text = fonts.plain_text(words, "bold", px, ink)
    place = text.get_rect(center=middle)
    inside = place.clamp(view)
    if math.dist(place.center, inside.center) > 2 * px:
        return
    place = inside
    shade = fonts.plain_text(words, "bold", px, OUTLINE)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        surface.blit(shade, place.move(dx, dy))
    surface.blit(text, place)
