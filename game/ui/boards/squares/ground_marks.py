"""Marks on squares, each with a pattern of its own so that it reads without colour.

Reach is a lighter area with an outline; threatened squares are hatched; an area is dotted with a dashed outline;
squares for placing carry a frame and a plus; what a figure sees is a ring (clear), a half disc (cover) or a cross in
the dark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set

import pygame

from game.geometry.squares import Cell
from game.ui.art import fonts
from game.ui.art.lighting import outlined
from game.ui.art.palette import INK, OUTLINE, Rgb, blend, lighter
from game.ui.art.shelf import Shelf, shelved
from game.ui.art.tones import caution, danger, seat_colour, tones

_SHELF = Shelf()

Place = Callable[[Cell], tuple[int, int]]


def paint_reach(
    target: pygame.Surface, cells: Set[Cell], near: Iterable[Cell], at: Place, px: int, *, is_threat: bool = False
) -> None:
    """Paint a lighter area, a redder one for an enemy's; ``paint_outline`` paints its outline over the marks."""
    tone = (58, 12, 8) if is_threat else (34, 36, 26)
    for cell in near:
        if cell in cells:
            target.fill(tone, (*at(cell), px, px), special_flags=pygame.BLEND_RGB_ADD)


def paint_hatch(target: pygame.Surface, cells: Set[Cell], near: Iterable[Cell], at: Place, px: int) -> None:
    """Paint diagonal bars from the lower left to the upper right."""
    pattern = hatch(px)
    target.blits([(pattern, at(cell)) for cell in near if cell in cells])


def paint_area(target: pygame.Surface, cells: Set[Cell], near: Iterable[Cell], at: Place, px: int) -> None:
    """Paint dots, and a dashed outline."""
    pattern = dots(px)
    for cell in near:
        if cell in cells:
            target.fill((52, 22, 0), (*at(cell), px, px), special_flags=pygame.BLEND_RGB_ADD)
            target.blit(pattern, at(cell))
    paint_outline(target, cells, near, at, px, tones().blast, dashed=True)


def paint_placement(
    target: pygame.Surface, cells: Set[Cell], near: Iterable[Cell], at: Place, px: int, seat: int
) -> None:
    """Paint a frame and a plus in each square, in the seat's colour with a light edge."""
    pattern = plus(px, seat)
    target.blits([(pattern, at(cell)) for cell in near if cell in cells])


def paint_seen(target: pygame.Surface, seen: Mapping[Cell, int], near: Iterable[Cell], at: Place, px: int) -> None:
    """Paint for each square what a figure sees of it: 2 clear, 1 cover, 0 nothing."""
    for cell in near:
        verdict = seen.get(cell)
        if verdict is None:
            continue
        if verdict == 0:
            target.fill((92, 92, 104), (*at(cell), px, px), special_flags=pygame.BLEND_RGB_MULT)
        elif verdict == 2:
            target.fill((14, 26, 14), (*at(cell), px, px), special_flags=pygame.BLEND_RGB_ADD)
        target.blit(sight_mark(px, verdict), at(cell))


def paint_costs(target: pygame.Surface, costs: Mapping[Cell, int], near: Iterable[Cell], at: Place, px: int) -> None:
    """Paint what each square costs, in its lower right corner."""
    for cell in near:
        if cell in costs:
            number = cost_number(costs[cell], max(11, round(px * 0.28)))
            x, y = at(cell)
            target.blit(number, number.get_rect(bottomright=(x + px - px // 16, y + px - px // 20)))


def paint_outline(
    target: pygame.Surface,
    cells: Set[Cell],
    near: Iterable[Cell],
    at: Place,
    px: int,
    colour: Rgb,
    *,
    dashed: bool = False,
) -> None:
    """Paint the line around an area, inside its squares: bright, with a dark edge towards the inside."""
    thick = max(2, round(px / 18))
    for width, tone in ((thick + max(1, thick // 2), OUTLINE), (thick, colour)):
        for cell in near:
            if cell in cells:
                for strip in _strips(cell, cells, at(cell), px, width):
                    if dashed and tone is colour:
                        _dashes(target, strip, tone, max(4, px // 8))
                    else:
                        target.fill(tone, strip)


def _strips(cell: Cell, cells: Set[Cell], corner: tuple[int, int], px: int, width: int) -> list[pygame.Rect]:
    (x, y), (left, top) = cell, corner
    far = px - width
    strips = []
    for way, box in (
        ((0, -1), (left, top, px, width)),
        ((0, 1), (left, top + far, px, width)),
        ((-1, 0), (left, top, width, px)),
        ((1, 0), (left + far, top, width, px)),
    ):
        if (x + way[0], y + way[1]) not in cells:
            strips.append(pygame.Rect(box))
    # Where the area turns inwards the two lines of the neighbours meet at this square's corner.
    for i in (-1, 1):
        for j in (-1, 1):
            if (x + i, y) in cells and (x, y + j) in cells and (x + i, y + j) not in cells:
                strips.append(pygame.Rect(left + (far if i > 0 else 0), top + (far if j > 0 else 0), width, width))
    return strips


def _dashes(target: pygame.Surface, strip: pygame.Rect, colour: Rgb, dash: int) -> None:
    length = max(strip.size)
    for start in range(dash // 2, length, 2 * dash):
        piece = strip.copy()
        if strip.width >= strip.height:
            piece.x, piece.width = strip.x + start, min(dash, length - start)
        else:
            piece.y, piece.height = strip.y + start, min(dash, length - start)
        target.fill(colour, piece)


def _drawn(px: int, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """Return a square's pattern, drawn at three times its size and taken down."""
    big = pygame.Surface((px * 3, px * 3), pygame.SRCALPHA)
    draw(big, px * 3)
    return pygame.transform.smoothscale(big, (px, px))


def hatch(px: int) -> pygame.Surface:
    """Return the hatching of a threatened square; it runs on into the next square."""

    def draw(big: pygame.Surface, side: int) -> None:
        step = side // 4
        for tone, alpha, width in ((OUTLINE, 170, step * 0.52), (tones().threat, 235, step * 0.26)):
            for start in range(-side, 2 * side + step, step):
                half = width / 2
                points = [
                    (start - half, side),
                    (start + half, side),
                    (start + side + half, 0),
                    (start + side - half, 0),
                ]
                pygame.draw.polygon(big, (*tone, alpha), points)

    return _SHELF.keep(("hatch", px), lambda: _drawn(px, draw))


def dots(px: int) -> pygame.Surface:
    def draw(big: pygame.Surface, side: int) -> None:
        for row in range(3):
            for column in range(3):
                middle = (side * (column + 0.5) / 3, side * (row + 0.5) / 3)
                pygame.draw.circle(big, (*OUTLINE, 190), middle, side * 0.085)
                pygame.draw.circle(big, (*tones().blast, 255), middle, side * 0.056)

    return _SHELF.keep(("dots", px), lambda: _drawn(px, draw))


def plus(px: int, seat: int) -> pygame.Surface:
    """Return the frame and plus of a square where a piece may be placed."""
    colour = seat_colour(seat)

    def draw(big: pygame.Surface, side: int) -> None:
        box = pygame.Rect(0, 0, side, side).inflate(-side * 0.12, -side * 0.12)
        pygame.draw.rect(big, (*lighter(colour, 0.25), 70), box, border_radius=side // 8)
        pygame.draw.rect(big, (*OUTLINE, 200), box.inflate(side // 24, side // 24), side // 9, border_radius=side // 8)
        pygame.draw.rect(big, (*lighter(colour, 0.45), 255), box, side // 18, border_radius=side // 8)
        for width, reach, tone in ((0.15, 0.2, (*OUTLINE, 210)), (0.08, 0.165, (*lighter(colour, 0.75), 255))):
            thick, long = side * width, side * reach
            mid = side / 2
            pygame.draw.rect(big, tone, (mid - long, mid - thick / 2, 2 * long, thick))
            pygame.draw.rect(big, tone, (mid - thick / 2, mid - long, thick, 2 * long))

    return _SHELF.keep(("plus", px, seat), lambda: _drawn(px, draw))


def sight_mark(px: int, verdict: int) -> pygame.Surface:
    """Return a ring for clear sight, a half disc for cover, a cross for no sight."""

    def draw(big: pygame.Surface, side: int) -> None:
        mid = (side / 2, side / 2)
        if verdict == 2:
            pygame.draw.circle(big, (*OUTLINE, 220), mid, side * 0.165, round(side * 0.10))
            pygame.draw.circle(big, (*tones().seen, 255), mid, side * 0.14, round(side * 0.05))
        elif verdict == 1:
            for reach, tone in ((0.18, (*OUTLINE, 225)), (0.145, (*lighter(caution(), 0.2), 255))):
                half = pygame.Surface((side, side), pygame.SRCALPHA)
                pygame.draw.circle(half, tone, mid, side * reach)
                top = side / 2 + (0.145 - reach) * side * 0.8
                half.fill((0, 0, 0, 0), (0, 0, side, top))
                big.blit(half, (0, 0))
        else:
            for width, tone in ((0.10, (*OUTLINE, 220)), (0.045, (*blend(danger(), INK, 0.25), 255))):
                reach = 0.12 + (width - 0.045) * 0.35
                for sign in (-1, 1):
                    start = (side * (0.5 - reach), side * (0.5 - sign * reach))
                    end = (side * (0.5 + reach), side * (0.5 + sign * reach))
                    pygame.draw.line(big, tone, start, end, round(side * width))

    return _SHELF.keep(("sight", px, verdict), lambda: _drawn(px, draw))


@shelved
def cost_number(cost: int, px: int) -> pygame.Surface:
    """Return a number that reads on any ground."""
    words = fonts.plain_text(str(cost), "bold", px, INK)
    room = pygame.Surface((words.get_width() + 4, words.get_height() + 4), pygame.SRCALPHA)
    room.blit(words, (2, 2))
    return outlined(room, max(1, px // 12), OUTLINE)
