"""Names of columns and rows at a battlefield's edge, so that a space that is named in words can be found."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator

import pygame

from game.geometry.hexes import Stagger, from_axial
from game.ui.art.palette import Theme
from game.ui.boards.hexes.projection import HexCamera
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.edge_names import EdgeNames, Part, name_pictures, name_size

#: A name in words, and where it stands: beyond the first space of its column or row, on the picture's plane.
Names = list[tuple[str, Point]]


def hex_names(camera: HexCamera, stagger: Stagger) -> Names:
    """Return the columns and rows of a battlefield as its map counts them, from whichever side it is seen."""
    projection = camera.projection
    rows: dict[int, list[tuple[int, Point]]] = defaultdict(list)
    columns: dict[int, list[tuple[int, Point]]] = defaultdict(list)
    for place in projection.order:
        column, row = from_axial(stagger, place)
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


def draw_hex_names(
    surface: pygame.Surface, camera: HexCamera, laid: EdgeNames, names: Names, theme: Theme, text_px: int
) -> None:
    """Draw the names of spaces that are in view; every second one where hexes are small."""
    view = (camera.square_px, camera.origin, tuple(camera.free), camera.projection.sixths)
    laid.draw(surface, (view, theme.name, text_px), lambda: _laid(camera, names, theme, text_px))


def _laid(camera: HexCamera, names: Names, theme: Theme, text_px: int) -> Iterator[Part]:
    size = name_size(camera.square_px, text_px)
    written: list[pygame.Rect] = []
    for name, spot in names:
        if size > camera.square_px * 0.62 and int(name) % 2:
            continue
        parts = name_pictures(name, size, camera.at(spot), camera.free, theme)
        # A name is kept inside the view: of two that would come to lie on one another there, or be read as one, only
        # one is written.
        place = parts[-1][0].get_rect(topleft=parts[-1][1]) if parts else pygame.Rect(0, 0, 0, 0)
        place.inflate_ip(size // 2, -place.height // 3)  # A letter is lower than its line.
        if parts and place.collidelist(written) < 0:
            written.append(place)
            yield from parts
