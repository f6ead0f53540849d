"""The ground of a table of zones, painted once: as its map was drawn, or a stone hall with inlaid brass lines, or a
painted cloth of five lands.

It is painted at one size and brought to each zoom when that is first seen; what is written on it is not part of it.
"""

from __future__ import annotations

import math
from random import Random

import msgspec
import numpy as np
import pygame
from numpy.typing import NDArray

from game.ui.art.lighting import rounded, soft_shadow
from game.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, TABLE, THEMES, Rgb, blend, darker, lighter, rgb
from game.ui.art.shelf import Shelf
from game.ui.boards.cards.drawn import Grounds, drawn_ground, shared_ground
from game.ui.boards.cards.layout import Area, Box, CardLayout

#: Pixels of a table unit in the painting.
FINE = 60
_SHELF = Shelf()
#: The five lands of the painted field: meadow, wood, river sand, moor, burnt land.
_LANDS: tuple[Rgb, ...] = tuple(map(rgb, ("#5c7443", "#3f5f43", "#8d7a4d", "#57516a", "#7c4a3a")))
_STONES: tuple[Rgb, ...] = tuple(map(rgb, ("#5a6068", "#5d5f62", "#63605a", "#605c5e", "#635a56")))

Pixels = NDArray[np.float32]


class CardGround:
    """The painted ground of a layout; ``theme`` is walnut or projector."""

    def __init__(self, layout: CardLayout, *, theme: str = "walnut") -> None:
        self.layout, self.theme = layout, theme
        # Paintings outlive their views: a table is often looked at again.
        self._key = _key_of(layout)
        self._shown: tuple[int, pygame.Surface] | None = None
        self._painted = _key_of(layout.painted) if layout.painted is not None else b""

    def hold(self, px: int) -> None:
        """Keep what it was laid of: its places may move at any moment, and all of it takes longer than a frame."""
        size = (round(self.layout.wide * px), round(self.layout.high * px))
        for key in ((self._painted, self.theme, px), ("wood", size, self.theme)):
            _SHELF.find(key)

    def picture(self, px: int) -> pygame.Surface:
        """Return the whole ground at that many pixels per unit. Callers do not draw on it."""
        if self._shown is None or self._shown[0] != px:
            size = (round(self.layout.wide * px), round(self.layout.high * px))
            if self.layout.painted is not None:
                scaled = shared_ground(self.layout, self.layout.painted, px, _grounds_of(self.theme))
            else:
                painting = _SHELF.keep((self._key, self.theme), lambda: _paint(self.layout, self.theme))
                scaled = pygame.transform.smoothscale(painting, size)
            self._shown = (px, scaled.convert() if pygame.display.get_surface() else scaled)
        return self._shown[1]


def _key_of(layout: CardLayout) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(layout, picture=None, painted=None))


def _grounds_of(theme: str) -> Grounds:
    """Return what a table that shares its room is laid of: the painting of its map, and the bare wood."""

    def painting(layout: CardLayout, px: int) -> pygame.Surface:
        def draw() -> pygame.Surface:
            whole = _SHELF.keep((_key_of(layout), theme), lambda: _paint(layout, theme))
            return pygame.transform.smoothscale(whole, (round(layout.wide * px), round(layout.high * px)))

        return _SHELF.keep((_key_of(layout), theme, px), draw)

    def wood(size: tuple[int, int]) -> pygame.Surface:
        def draw() -> pygame.Surface:
            sheet = pygame.Surface(size)
            _wood(sheet, theme)
            return sheet

        return _SHELF.keep(("wood", size, theme), draw)

    return Grounds(painting, wood)


def bare_table(theme: str) -> Rgb:
    return darker(TABLE, 0.25) if theme == "walnut" else THEMES[theme].table


def _paint(layout: CardLayout, theme: str) -> pygame.Surface:
    drawn = drawn_ground(layout, FINE) if layout.style == "own" else None
    if drawn is None:
        # A map on which nothing is drawn lies in the hall.
        return _laid(msgspec.structs.replace(layout, style="hall") if layout.style == "own" else layout, theme)
    if theme == "projector":
        drawn.fill((40, 40, 36), special_flags=pygame.BLEND_RGB_ADD)
    drawn.blit(_shade_towards_rim(drawn.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


def _laid(layout: CardLayout, theme: str) -> pygame.Surface:
    """Return the program's own hall or field, with the zones let into the table."""
    size = (round(layout.wide * FINE), round(layout.high * FINE))
    surface = pygame.Surface(size)
    _wood(surface, theme)
    for zone, box in sorted(layout.zones.items()):
        plaque = layout.locations.get(zone)
        land = _land_of(layout, zone)
        for part, deep in ((box, False), (plaque, True)):
            if part is None:
                continue
            place = _rect(part)
            field = _stone(place.size, land, zone) if layout.style == "hall" else _cloth(place.size, land, zone)
            if deep:
                field.fill((176, 172, 168), special_flags=pygame.BLEND_RGB_MULT)
            if theme == "projector":
                field.fill((70, 70, 66), special_flags=pygame.BLEND_RGB_ADD)
            _lay_in(surface, field, place, layout.style, raised=not deep)
    for area in layout.areas:
        place = _rect(area.box)
        if area.kind == "row":
            land = _land_of(layout, area.space)
            paint = _stone if layout.style == "hall" else _cloth
            field = paint(place.size, land, area.space)
            if theme == "projector":
                field.fill((70, 70, 66), special_flags=pygame.BLEND_RGB_ADD)
            _lay_in(surface, field, place, layout.style, raised=True)
        elif area.kind in ("pile", "hand", "stack") or _is_bare_slot(layout, area):
            _hollow(surface, place)
    return surface


def _is_bare_slot(layout: CardLayout, area: Area) -> bool:
    """Return whether it is a slot in the bare table, neither a zone's own nor in a zone."""
    return (
        area.kind == "slot"
        and not any(area.box.touches(zone) for zone in layout.zones.values())
        and (area.space not in layout.zones)
    )


def _land_of(layout: CardLayout, zone: int) -> Rgb:
    tones = _STONES if layout.style == "hall" else _LANDS
    return tones[(zone - 1) % len(tones)]


def _rect(box: Box) -> pygame.Rect:
    left, top = round(box.x * FINE), round(box.y * FINE)
    return pygame.Rect(left, top, round(box.right * FINE) - left, round(box.bottom * FINE) - top)


def _noise(size: tuple[int, int], grain: float, seed: int) -> Pixels:
    """Return smooth unevenness, 0 to 1, [x, y]; ``grain`` pixels from hill to hill."""
    small = (max(2, math.ceil(size[0] / grain) + 2), max(2, math.ceil(size[1] / grain) + 2))
    cells = np.random.default_rng(seed).integers(0, 256, (*small, 1), dtype=np.uint8)
    tile = pygame.Surface(small)
    pygame.surfarray.pixels3d(tile)[:] = np.repeat(cells, 3, axis=2)
    grown = pygame.transform.smoothscale(tile, (round(small[0] * grain), round(small[1] * grain)))
    found: Pixels = pygame.surfarray.array3d(grown)[: size[0], : size[1], 0].astype(np.float32) / np.float32(255)
    return found


def _shaded(size: tuple[int, int], colour: Rgb, light: Pixels) -> pygame.Surface:
    """Return a surface of one colour, lighter and darker by ``light``, around 0."""
    surface = pygame.Surface(size)
    tone = np.array(colour, dtype=np.float32)
    pygame.surfarray.pixels3d(surface)[:] = np.clip(tone * (1 + light[:, :, None]), 0, 255).astype(np.uint8)
    return surface


def _wood(surface: pygame.Surface, theme: str) -> None:
    """Draw the table itself: boards along its length."""
    size = surface.get_size()
    colour = TABLE if theme == "walnut" else THEMES[theme].table
    grain = _noise((size[0] // 8 + 1, size[1]), 3.0, 5)
    long = np.repeat(grain, 8, axis=0)[: size[0]]
    broad = _noise(size, 90.0, 6)
    surface.blit(_shaded(size, colour, (long - 0.5) * 0.28 + (broad - 0.5) * 0.3), (0, 0))


def _stone(size: tuple[int, int], colour: Rgb, seed: int) -> pygame.Surface:
    """Return slabs of worn stone, no two alike."""
    rough = (_noise(size, 5.0, seed) - 0.5) * 0.10 + (_noise(size, 46.0, seed + 50) - 0.5) * 0.22
    rough += (_noise(size, 2.0, seed + 90) - 0.5) * 0.07
    surface = _shaded(size, darker(colour, 0.34), rough)
    chance = Random(seed)
    slab, y, row = FINE, 0, 0
    while y < size[1]:
        x = -chance.randint(0, slab)
        while x < size[0]:
            wide = round(slab * chance.uniform(0.8, 1.5))
            place = pygame.Rect(x, y, wide, slab)
            shade = chance.randint(-13, 13)
            tone = (abs(shade),) * 3
            surface.fill(tone, place, pygame.BLEND_RGB_ADD if shade > 0 else pygame.BLEND_RGB_SUB)
            pygame.draw.lines(surface, darker(colour, 0.62), closed=False, width=2,
                              points=[place.bottomleft, place.bottomright, place.topright])  # fmt: skip
            pygame.draw.lines(surface, darker(colour, 0.12), closed=False, width=1,
                              points=[(x + 1, place.bottom - 3), (x + 1, y + 1), (place.right - 3, y + 1)])  # fmt: skip
            x += wide
        y += slab
        row += 1
    return surface


def _cloth(size: tuple[int, int], colour: Rgb, seed: int) -> pygame.Surface:
    """Return a land painted on cloth: broad washes, and strokes of the brush that differ from land to land."""
    wash = (_noise(size, 120.0, seed) - 0.5) * 0.5 + (_noise(size, 34.0, seed + 20) - 0.5) * 0.22
    weave = np.indices(size).sum(axis=0) % 4 < 2
    surface = _shaded(size, darker(colour, 0.30), wash + np.where(weave, 0.012, -0.012).astype(np.float32))
    chance = Random(seed)
    area = size[0] * size[1] / FINE**2
    for _ in range(round(area * 5)):
        at = (chance.uniform(0, size[0]), chance.uniform(0, size[1]))
        _STROKES[(seed - 1) % len(_STROKES)](surface, at, darker(colour, 0.30), chance)
    return surface


def _grass(surface: pygame.Surface, at: tuple[float, float], colour: Rgb, chance: Random) -> None:
    tone = blend(colour, lighter(colour, 0.32), chance.random())
    for lean in (-3, 0, 3):
        pygame.draw.aaline(surface, tone, at, (at[0] + lean, at[1] - chance.uniform(5, 9)))


def _tree(surface: pygame.Surface, at: tuple[float, float], colour: Rgb, chance: Random) -> None:
    if chance.random() < 0.5:
        _grass(surface, at, colour, chance)
        return
    reach = chance.uniform(5, 11)
    pygame.draw.aacircle(surface, darker(colour, 0.38), (at[0] + 2, at[1] + 2), reach)
    pygame.draw.aacircle(surface, darker(colour, 0.12), at, reach)
    pygame.draw.aacircle(surface, lighter(colour, 0.14), (at[0] - reach * 0.3, at[1] - reach * 0.35), reach * 0.5)


def _ripple(surface: pygame.Surface, at: tuple[float, float], colour: Rgb, chance: Random) -> None:
    reach = chance.uniform(8, 20)
    points = [(at[0] + step * reach / 6, at[1] + math.sin(step) * 2) for step in range(7)]
    pygame.draw.aalines(surface, blend(colour, lighter(colour, 0.35), chance.random()), closed=False, points=points)


def _heather(surface: pygame.Surface, at: tuple[float, float], colour: Rgb, chance: Random) -> None:
    tone = blend(lighter(colour, 0.22), rgb("#8d6f9c"), chance.random() * 0.5)
    for _ in range(4):
        spot = (at[0] + chance.uniform(-6, 6), at[1] + chance.uniform(-4, 4))
        pygame.draw.aacircle(surface, tone, spot, chance.uniform(1, 2))


def _crack(surface: pygame.Surface, at: tuple[float, float], colour: Rgb, chance: Random) -> None:
    turn = chance.uniform(0, math.tau)
    spot = at
    ember = chance.random() < 0.12
    for _ in range(3):
        turn += chance.uniform(-0.8, 0.8)
        step = (spot[0] + math.cos(turn) * 8, spot[1] + math.sin(turn) * 8)
        pygame.draw.aaline(surface, rgb("#c9652e") if ember else darker(colour, 0.36), spot, step)
        spot = step


_STROKES = (_grass, _tree, _ripple, _heather, _crack)


def _lay_in(surface: pygame.Surface, field: pygame.Surface, place: pygame.Rect, style: str, *, raised: bool) -> None:
    """Draw a zone let into the table: a shadow around it, light on its edges, a line of brass or a seam inside."""
    if raised:
        shadow = soft_shadow(rounded(place.size, 8, OUTLINE), 10, 170)
        surface.blit(shadow, (place.x - 7, place.y - 7))
    field.blit(_shade_towards_rim(place.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(field, place)
    pygame.draw.rect(surface, OUTLINE, place, 2)
    line = place.inflate(-12, -12)
    if style == "hall":
        pygame.draw.rect(surface, BRASS_DARK, line.move(1, 1), 3)
        pygame.draw.rect(surface, BRASS, line, 2)
        _corners(surface, line)
        return
    for a, b, c, d in ((line.left, line.top, 1, 0), (line.left, line.bottom, 1, 0), (line.left, line.top, 0, 1),
                       (line.right, line.top, 0, 1)):  # fmt: skip
        length = line.width if c else line.height
        for step in range(0, length, 12):
            ends = (a + c * step, b + d * step), (a + c * min(length, step + 7), b + d * min(length, step + 7))
            pygame.draw.line(surface, rgb("#d9c79c"), *ends, 2)


def _corners(surface: pygame.Surface, line: pygame.Rect) -> None:
    """Draw a lozenge of brass in each corner of an inlaid line."""
    for x, y in (line.topleft, line.topright, line.bottomleft, line.bottomright):
        for reach, tone in ((8, OUTLINE), (7, BRASS_DARK), (5, BRASS_LIGHT)):
            pygame.draw.polygon(surface, tone, [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def _shade_towards_rim(size: tuple[int, int]) -> pygame.Surface:
    """Draw light from the upper left: a little brighter there, darker towards the lower right and all rims."""
    across = np.linspace(0, 1, size[0], dtype=np.float32)[:, None]
    down = np.linspace(0, 1, size[1], dtype=np.float32)[None, :]
    rim = np.minimum(np.minimum(across, 1 - across) * size[0], np.minimum(down, 1 - down) * size[1]) / 46
    light = 0.80 + 0.20 * np.clip(rim, 0, 1) - 0.13 * (across + down) / 2
    shade = pygame.Surface(size)
    pygame.surfarray.pixels3d(shade)[:] = np.clip(light * 255, 0, 255).astype(np.uint8)[:, :, None]
    return shade


def _hollow(surface: pygame.Surface, place: pygame.Rect) -> None:
    """Draw a place for cards, let into the table."""
    sheet = pygame.Surface(place.size, pygame.SRCALPHA)
    pygame.draw.rect(sheet, (8, 6, 6, 120), sheet.get_rect(), border_radius=10)
    pygame.draw.rect(sheet, (*BRASS_DARK, 150), sheet.get_rect(), 2, border_radius=10)
    surface.blit(sheet, place)
