"""Paints the ground of a board of squares: the table of dark wood, the board's shadow and rim on it, the board's own
picture, and the lamp's light.

Everything is painted at 64 pixels a square, for any rectangle of squares, beyond the board too.
"""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from game.app.maps.picture import MapPicture
from game.ui.art.palette import BRASS, BRASS_DARK, OUTLINE, Rgb, darker, rgb
from game.ui.art.shelf import shelved
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.shared.tiles import TileBox
from game.ui.boards.shared.wood import PLANKS, multiply, wood
from game.ui.boards.squares.records import GroundShown
from game.ui.boards.squares.turn import Turn

#: Pixels of the rim around the board, and how far its shadow falls, at 64 pixels a square.
RIM = 12
_FALL, _BLUR = 26, 30
#: Light and shadow are computed once for this many pixels each way, then smoothed.
_COARSE = 16
_STONE = rgb("#4a453e")
_LINE = rgb("#d9c39a")


class Ground:
    """What lies under the figures, turned by ``quarters`` clockwise; ``shown`` is as seen then, but the picture."""

    def __init__(self, shown: GroundShown, *, quarters: int = 0, theme: str = "walnut") -> None:
        self._turn = Turn(shown.columns * SQUARE, shown.rows * SQUARE, quarters)
        self.shown = shown = Turn(shown.columns, shown.rows, quarters).ground(shown)
        self.theme = theme
        self.whole = pygame.Rect(0, 0, shown.columns * SQUARE, shown.rows * SQUARE)
        bare = MapPicture("orthogonal", shown.columns, shown.rows, SQUARE, SQUARE, *self.whole.size, "", ())
        self.tiles = TileBox(shown.picture or bare, starts=shown.starts)
        names = {layer.name.lower() for layer in self.tiles.picture.layers}
        self._shades = [] if "shadows" in names else _wall_sides(shown)

    def paint(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Paint ``area`` (pixels of the board at 64 a square, beyond its edges too) on all of the target."""
        rim = self.whole.inflate(2 * RIM, 2 * RIM)
        if not rim.contains(area):
            self._paint_table(target, area)
            if rim.colliderect(area):
                _paint_rim(target, rim.move(-area.left, -area.top))
        if self.whole.colliderect(area):
            here = self.whole.move(-area.left, -area.top)
            target.set_clip(here)
            target.fill(self.shown.colour or _colour_of(self.tiles.picture.background) or _STONE, here)
            for (x, y), colour in self.shown.colours.items():
                target.fill(colour, (x * SQUARE - area.left, y * SQUARE - area.top, SQUARE, SQUARE))
            self._paint_tiles(target, area)
            self._draw_lines(target, area)
            self._shade_walls(target, area)
            target.set_clip(None)
        multiply(target, self._light(area))

    def move_tiles(self, milliseconds: int) -> list[pygame.Rect]:
        """Bring animated tiles to what they show then. Return where anything looks different by that, in pixels."""
        return [self._turn.rect(place) for place in self.tiles.move_to(milliseconds)]

    def _paint_tiles(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the picture over what is painted already. The lamp and the shadows of walls stay where they are when the
        board is turned; whatever the picture brings turns with it."""
        quarters = self._turn.quarters
        if not quarters:
            self.tiles.paint(target, area)
            return
        lying = pygame.transform.rotate(target, 90 * quarters)
        self.tiles.paint(lying, self._turn.back.rect(area))
        target.blit(pygame.transform.rotate(lying, -90 * quarters), (0, 0))

    def rule_squares(self, target: pygame.Surface, area: pygame.Rect, px: int) -> None:
        """Draw the faint lines between squares of open ground; ``area`` in squares, ``px`` pixels each."""
        is_open = self.shown.is_open
        line, thin = (26, 23, 20), max(1, px // 56)
        for y in range(area.top, area.bottom):
            for x in range(area.left, area.right):
                if is_open((x, y)):
                    left, top = (x - area.left) * px, (y - area.top) * px
                    if is_open((x, y - 1)):
                        target.fill(line, (left, top, px, thin), special_flags=pygame.BLEND_RGB_SUB)
                    if is_open((x - 1, y)):
                        target.fill(line, (left, top, thin, px), special_flags=pygame.BLEND_RGB_SUB)

    def _draw_lines(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the ground's lines with a dot at each end: first all edges, then all of the light inside."""
        for tone, wide, dot in ((OUTLINE, 9, 10), (_LINE, 5, 8)):
            for line in self.shown.lines:
                start, end = (((x + 0.5) * SQUARE - area.left, (y + 0.5) * SQUARE - area.top) for x, y in line)
                pygame.draw.line(target, tone, start, end, wide)
                for at in (start, end):
                    pygame.draw.circle(target, tone, at, dot)

    def _paint_table(self, target: pygame.Surface, area: pygame.Rect) -> None:
        planks = wood(self.theme)
        for x in range(-(area.left % PLANKS), area.width, PLANKS):
            for y in range(-(area.top % PLANKS), area.height, PLANKS):
                target.blit(planks, (x, y))
        multiply(target, self._shadow(area))

    def _shadow(self, area: pygame.Rect) -> NDArray[np.float32]:
        """Return how much light the board leaves the table: its shadow falls to the lower right."""
        xs, ys = _places(area)
        cast = self.whole.inflate(2 * RIM, 2 * RIM).move(_FALL, _FALL)
        across = _ramp(xs, cast.left, cast.right)
        down = _ramp(ys, cast.top, cast.bottom)
        shade: NDArray[np.float32] = 1 - 0.78 * across[:, None] * down[None, :]
        return shade

    def _light(self, area: pygame.Rect) -> NDArray[np.float32]:
        """Return a lamp over the upper left of the board's middle; the table beyond lies in the dark."""
        xs, ys = _places(area)
        width, height = self.whole.size
        reach_x, reach_y = width / 2 + 5 * SQUARE, height / 2 + 5 * SQUARE
        away = np.hypot((xs[:, None] - width * 0.44) / reach_x, (ys[None, :] - height * 0.42) / reach_y)
        depth = 0.36 if self.theme == "walnut" else 0.2
        light: NDArray[np.float32] = np.clip(1.04 - depth * np.clip(away, 0, 1.5) ** 2.2, 0.3, 1)
        return light

    def _shade_walls(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Draw soft shade on the ground beside walls, for pictures that bring no shadows."""
        for side, (x, y) in self._shades:
            place = pygame.Rect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)
            if place.colliderect(area):
                target.blit(_side_shade(side), place.move(-area.left, -area.top))


def _places(area: pygame.Rect) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the middles of the coarse pixels of an area, across and down."""
    across, down = max(2, area.width // _COARSE), max(2, area.height // _COARSE)
    xs = area.left + (np.arange(across, dtype=np.float32) + 0.5) * (area.width / across)
    ys = area.top + (np.arange(down, dtype=np.float32) + 0.5) * (area.height / down)
    return xs, ys


def _ramp(places: NDArray[np.float32], low: float, high: float) -> NDArray[np.float32]:
    """Return 1 between two edges and 0 outside, with a soft transition."""
    inside = np.minimum(places - low, high - places)
    share = np.clip(0.5 + inside / (2 * _BLUR), 0, 1)
    soft: NDArray[np.float32] = share * share * (3 - 2 * share)
    return soft


def _paint_rim(target: pygame.Surface, rim: pygame.Rect) -> None:
    """Draw a dark frame with a brass edge, lit from the upper left."""
    pygame.draw.rect(target, OUTLINE, rim)
    pygame.draw.rect(target, darker(BRASS_DARK, 0.45), rim.inflate(-2, -2))
    pygame.draw.rect(target, rgb("#3a2c20"), rim.inflate(-6, -6))
    light, shade = BRASS, darker(BRASS_DARK, 0.3)
    edge = rim.inflate(-2, -2)
    pygame.draw.lines(target, light, closed=False, points=[edge.bottomleft, edge.topleft, edge.topright], width=2)
    inner = rim.inflate(-2 * RIM + 4, -2 * RIM + 4)
    pygame.draw.lines(target, shade, closed=False, points=[inner.bottomleft, inner.topleft, inner.topright], width=2)
    pygame.draw.lines(
        target, light, closed=False, points=[inner.topright, inner.bottomright, inner.bottomleft], width=1
    )


def _colour_of(background: str) -> Rgb | None:
    code = background.lstrip("#")[-6:]
    try:
        return rgb("#" + code) if len(code) == 6 else None
    except ValueError:
        return None


def _wall_sides(shown: GroundShown) -> list[tuple[str, tuple[int, int]]]:
    """Return squares that are not walls, with a wall to the north or west of them."""
    found = []
    for x, y in ((x, y) for y in range(shown.rows) for x in range(shown.columns)):
        if (x, y) not in shown.walls:
            found += [("north", (x, y))] if (x, y - 1) in shown.walls else []
            found += [("west", (x, y))] if (x - 1, y) in shown.walls else []
    return found


@shelved
def _side_shade(side: str) -> pygame.Surface:
    """Return a square darker towards one side."""
    fade = np.clip(1 - np.arange(SQUARE, dtype=np.float32) / (SQUARE * 0.42), 0, 1) ** 1.6 * 150
    alpha = np.broadcast_to(fade[None, :] if side == "north" else fade[:, None], (SQUARE, SQUARE))
    surface = pygame.Surface((SQUARE, SQUARE), pygame.SRCALPHA)
    pygame.surfarray.pixels_alpha(surface)[:] = alpha.astype(np.uint8)
    return surface
