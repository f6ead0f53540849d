"""Overlays on the board, each readable without colour: outlines, hatches, brackets, arrows, crosses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import pygame

from game.geometry.sight import SightReport
from game.geometry.squares import Cell
from game.ui.art import fonts
from game.ui.art.palette import BRASS_LIGHT, CAUTION, DANGER, GOOD, INK, OUTLINE, Rgb
from game.ui.tabletop.camera import Camera


def area(surface: pygame.Surface, camera: Camera, cells: Collection[Cell], colour: Rgb, alpha: int = 46) -> None:
    """Squares filled lightly, with one outline around all of them."""
    side = camera.side
    tint = pygame.Surface((side, side), pygame.SRCALPHA)
    tint.fill((*colour, alpha))
    thick = max(2, side // 22)
    for cell in cells:
        rect = camera.rect(cell)
        if not rect.colliderect(camera.area):
            continue
        surface.blit(tint, rect)
        x, y = cell
        edges = (
            ((x, y - 1), rect.topleft, rect.topright),
            ((x + 1, y), rect.topright, rect.bottomright),
            ((x, y + 1), rect.bottomleft, rect.bottomright),
            ((x - 1, y), rect.topleft, rect.bottomleft),
        )
        for beyond, start, end in edges:
            if beyond not in cells:
                pygame.draw.line(surface, OUTLINE, start, end, thick + 2)
                pygame.draw.line(surface, colour, start, end, thick)


def hatch(surface: pygame.Surface, camera: Camera, cells: Iterable[Cell]) -> None:
    """Slanting lines: squares beside enemies, where a move stops."""
    side = camera.side
    mark = pygame.Surface((side, side), pygame.SRCALPHA)
    for start in range(-side, side, max(6, side // 5)):
        pygame.draw.line(mark, (*DANGER, 92), (start, side), (start + side, 0), max(1, side // 32))
    for cell in cells:
        surface.blit(mark, camera.rect(cell))


def brackets(surface: pygame.Surface, rect: pygame.Rect, colour: Rgb = DANGER) -> None:
    """Corner brackets around a target."""
    long, thick = rect.width // 4, max(3, rect.width // 18)
    for width, tone in ((thick + 3, OUTLINE), (thick, colour)):
        for x, dx in ((rect.left, 1), (rect.right - 1, -1)):
            for y, dy in ((rect.top, 1), (rect.bottom - 1, -1)):
                pygame.draw.line(surface, tone, (x, y), (x + dx * long, y), width)
                pygame.draw.line(surface, tone, (x, y), (x, y + dy * long), width)


def path(surface: pygame.Surface, camera: Camera, start: Cell, steps: Sequence[Cell], size: int, cost: int) -> None:
    """A way with an arrowhead, and what it costs."""
    points = [camera.rect(cell, size).center for cell in (start, *steps)]
    if len(points) < 2:
        return
    thick = max(4, camera.side // 9)
    for width, tone in ((thick + 4, OUTLINE), (thick, BRASS_LIGHT)):
        pygame.draw.lines(surface, tone, False, points, width)  # noqa: FBT003 - pygame's own order
        for point in points[:-1]:
            pygame.draw.circle(surface, tone, point, width // 2)
    arrow(surface, points[-2], points[-1], camera.side // 4)
    if cost:
        label(surface, str(cost), camera.rect(steps[-1], size).midtop, max(13, camera.side // 3))


def arrow(surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int], size: int) -> None:
    """An arrowhead at ``end``."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if not way.length():
        return
    way = way.normalize()
    across = pygame.Vector2(-way.y, way.x)
    tip = pygame.Vector2(end) + way * size * 0.5
    base = pygame.Vector2(end) - way * size * 0.6
    for grow, tone in ((3, OUTLINE), (0, BRASS_LIGHT)):
        wide = across * (size * 0.75 + grow)
        pygame.draw.polygon(surface, tone, (tip + way * grow, base + wide, base - wide))


def label(surface: pygame.Surface, text: str, place: tuple[int, int], px: int, colour: Rgb = INK) -> None:
    """A small dark plate with a word on it, centred at a place."""
    words = fonts.plain_text(text, "bold", px, colour)
    plate = words.get_rect(center=place).inflate(px // 2 + 4, 4)
    pygame.draw.rect(surface, OUTLINE, plate, border_radius=6)
    surface.blit(words, words.get_rect(center=plate.center))


def sight(surface: pygame.Surface, camera: Camera, report: SightReport, target: pygame.Rect) -> None:
    """A line of sight: clear is whole, cover is broken, blocked ends in a cross on what blocks it."""
    colour = {"clear": GOOD, "cover": CAUTION, "blocked": DANGER}[report.verdict]
    start = pygame.Vector2(camera.corner(report.corner))
    end = pygame.Vector2(target.center)
    thick = max(3, camera.side // 14)
    pieces = 1 if report.verdict == "clear" else 9
    for width, tone in ((thick + 4, OUTLINE), (thick, colour)):
        for piece in range(pieces):
            a = start.lerp(end, piece / pieces)
            b = start.lerp(end, (piece + (1 if pieces == 1 else 0.6)) / pieces)
            pygame.draw.line(surface, tone, a, b, width)
    pygame.draw.circle(surface, OUTLINE, start, thick + 4)
    pygame.draw.circle(surface, colour, start, thick + 1)
    if report.verdict != "clear":
        for blocker in report.blockers[:3]:
            cross(surface, camera.rect(blocker), colour)
    words = {"clear": "clear shot", "cover": "cover", "blocked": "no sight"}[report.verdict]
    label(surface, words, (target.centerx, target.bottom + 8), max(13, camera.side // 4), colour)


def cross(surface: pygame.Surface, rect: pygame.Rect, colour: Rgb) -> None:
    """A cross over a square."""
    inner = rect.inflate(-rect.width // 2, -rect.height // 2)
    for width, tone in ((rect.width // 7 + 4, OUTLINE), (rect.width // 7, colour)):
        pygame.draw.line(surface, tone, inner.topleft, inner.bottomright, width)
        pygame.draw.line(surface, tone, inner.topright, inner.bottomleft, width)


def ring(surface: pygame.Surface, rect: pygame.Rect, colour: Rgb) -> None:
    """A ring around a square or a piece: selected, or where the keyboard is."""
    for grow, tone, width in ((6, OUTLINE, 5), (4, colour, 3)):
        pygame.draw.rect(surface, tone, rect.inflate(grow, grow), width, border_radius=10)
