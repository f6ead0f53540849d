"""Marks over the miniatures of a board of squares: paths with arrowheads, lines of sight, brackets around targets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.geometry.sight import SightReport
from game.geometry.squares import Cell
from game.ui.art.palette import INK, OUTLINE, Rgb, blend, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import CHOSEN, PATH, caution, danger, good, tones
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.marks import tag

Point = tuple[float, float]
Space = tuple[Cell, int]

#: The icon of what is seen along a line.
_SIGNS = {"clear": "eye", "cover": "cover", "blocked": "hidden"}
_SHELF = Shelf()
#: Pixels above which a sprite is drawn at its own size, not larger and taken down.
_FINE = 1_200_000


def draw_path(
    surface: pygame.Surface, camera: Camera, path: Sequence[Cell], size: int, cost: int | None, text_px: int
) -> None:
    """Draw the way of a move: a line with a dot a step, an arrowhead, and the cost at its end."""
    surface.blits(_path_pictures(camera, path, size, cost, text_px))


def path_area(camera: Camera, path: Sequence[Cell], size: int, cost: int | None, text_px: int) -> pygame.Rect:
    """Return the rectangle of the screen that a path takes."""
    way, *label = _path_pictures(camera, path, size, cost, text_px)
    return way[1].unionall([place for _, place in label])


def _path_pictures(
    camera: Camera, path: Sequence[Cell], size: int, cost: int | None, text_px: int
) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """Return the way and what it costs, with their places."""
    px = camera.square_px
    seen = tuple(camera.seen_cell(cell, size) for cell in path)
    sprite = _SHELF.keep(("path", seen, size, px), lambda: _way(seen, size, px, PATH))
    (left, top), (column, row) = camera.origin, _corner_of(seen)
    found = [(sprite, sprite.get_rect(topleft=(left + (column - 1) * px, top + (row - 1) * px)))]
    if cost is not None:
        x, y = camera.middle_of(path[-1], size)
        label = tag(f"{cost}", "speed", text_px, PATH)
        place = label.get_rect(midbottom=(x, y - round(px * size * 0.36)))
        found.append((label, place.clamp(camera.free)))
    return found


def _corner_of(path: Sequence[Cell]) -> Cell:
    return min(x for x, _ in path), min(y for _, y in path)


def _way(path: Sequence[Cell], size: int, px: int, colour: Rgb) -> pygame.Surface:
    left, top = _corner_of(path)
    columns = max(x for x, _ in path) - left + size + 2
    rows = max(y for _, y in path) - top + size + 2
    fine = 2 if columns * rows * px * px <= _FINE else 1
    unit = px * fine
    big = pygame.Surface((columns * unit, rows * unit), pygame.SRCALPHA)
    points = [((x - left + 1 + size / 2) * unit, (y - top + 1 + size / 2) * unit) for x, y in path]
    _arrow(big, points, unit, colour)
    return pygame.transform.smoothscale(big, (columns * px, rows * px)) if fine > 1 else big


def _arrow(big: pygame.Surface, points: list[Point], unit: int, colour: Rgb) -> None:
    head = unit * 0.30
    end, before = points[-1], points[-2]
    turn = math.atan2(end[1] - before[1], end[0] - before[0])
    stop = (end[0] - math.cos(turn) * head * 0.7, end[1] - math.sin(turn) * head * 0.7)
    course = [*points[:-1], stop]
    for grown, tone in ((unit * 0.045, OUTLINE), (0.0, colour)):
        half = unit * 0.055 + grown
        for a, b in pairwise(course):
            _bar(big, a, b, 2 * half, tone)
        for place in course[1:-1]:
            pygame.draw.circle(big, tone, place, unit * 0.10 + grown)
        pygame.draw.circle(big, tone, course[0], unit * 0.09 + grown)
        reach, wide = head + grown * 2.2, head * 0.72 + grown * 1.6
        tip = (
            end[0] + math.cos(turn) * (head * 0.35 + grown * 1.6),
            end[1] + math.sin(turn) * (head * 0.35 + grown * 1.6),
        )
        back = (tip[0] - math.cos(turn) * (reach + grown), tip[1] - math.sin(turn) * (reach + grown))
        side = (math.cos(turn + math.pi / 2) * wide, math.sin(turn + math.pi / 2) * wide)
        pygame.draw.polygon(
            big, tone, [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
        )


def _bar(target: pygame.Surface, a: Point, b: Point, width: float, colour: Rgb) -> None:
    """Draw a thick line with round ends."""
    length = math.dist(a, b)
    if length > 0:
        dx, dy = (b[1] - a[1]) / length * width / 2, (a[0] - b[0]) / length * width / 2
        corners = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
        pygame.draw.polygon(target, colour, corners)
        pygame.draw.aaline(target, colour, corners[0], corners[1])
        pygame.draw.aaline(target, colour, corners[2], corners[3])
    pygame.draw.aacircle(target, colour, a, width / 2)
    pygame.draw.aacircle(target, colour, b, width / 2)


def draw_brackets(surface: pygame.Surface, camera: Camera, cell: Cell, size: int) -> None:
    """Draw four corners around a target."""
    px = camera.square_px
    sprite = _SHELF.keep(("brackets", px, size), lambda: _brackets(px * size, px, tones().target))
    surface.blit(sprite, sprite.get_rect(center=camera.middle_of(cell, size)))


def draw_selection(surface: pygame.Surface, camera: Camera, cell: Cell, size: int) -> None:
    """Draw a double frame around the chosen space."""
    px = camera.square_px
    sprite = _SHELF.keep(("chosen", px, size), lambda: _double_frame(px * size, px))
    surface.blit(sprite, sprite.get_rect(center=camera.middle_of(cell, size)))


def draw_frame(surface: pygame.Surface, camera: Camera, cell: Cell, size: int) -> None:
    """Draw a thin frame: the square under the pointer."""
    box = camera.rect_of(cell, size)
    thick = max(1, camera.square_px // 40)
    pygame.draw.rect(surface, OUTLINE, box, thick + 2, border_radius=camera.square_px // 10)
    pygame.draw.rect(surface, INK, box.inflate(-2, -2), thick, border_radius=camera.square_px // 10)


def _brackets(side: int, px: int, colour: Rgb) -> pygame.Surface:
    beyond = max(2, px // 12)
    whole = side + 2 * beyond
    big = pygame.Surface((whole * 2, whole * 2), pygame.SRCALPHA)
    reach, full = px * 0.30 * 2, whole * 2
    for width, tone, inset in ((px * 0.13 * 2, OUTLINE, 0.0), (px * 0.07 * 2, colour, px * 0.03 * 2)):
        long = reach + (width if tone is OUTLINE else 0) / 3
        for x in (0, 1):
            for y in (0, 1):
                left = inset if not x else full - inset - long
                top = inset if not y else full - inset - long
                edge_x = left if not x else full - inset - width
                edge_y = top if not y else full - inset - width
                pygame.draw.rect(big, tone, (left, edge_y, long, width), border_radius=round(width / 3))
                pygame.draw.rect(big, tone, (edge_x, top, width, long), border_radius=round(width / 3))
    return pygame.transform.smoothscale(big, (whole, whole))


def _double_frame(side: int, px: int) -> pygame.Surface:
    big = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    box = big.get_rect()
    round_by = round(px * 0.3)
    pygame.draw.rect(big, OUTLINE, box, round(px * 0.17), border_radius=round_by)
    pygame.draw.rect(big, CHOSEN, box.inflate(-px * 0.06, -px * 0.06), max(2, round(px * 0.06)), border_radius=round_by)
    inner = box.inflate(-px * 0.26, -px * 0.26)
    pygame.draw.rect(big, CHOSEN, inner, max(2, round(px * 0.04)), border_radius=round_by)
    return pygame.transform.smoothscale(big, (side, side))


def draw_sight(
    surface: pygame.Surface, camera: Camera, report: SightReport, target: Space, words: str, text_px: int
) -> None:
    """Draw the lines from the corner that sees most: whole where clear, broken off with a cross at what blocks them."""
    px = camera.square_px
    colour = _tone(report.verdict)
    lines = [line for line in report.lines if line.start == report.corner]
    thin = max(2.0, px / 26)
    for line in sorted(lines, key=lambda one: one.clear):
        start, end = camera.at(line.start), camera.at(line.end)
        if line.clear:
            _outlined_bar(surface, start, end, thin, colour)
        else:
            stop = camera.at(_stop(line.start, line.end, line.blocker, line.pinch))
            _dashed(surface, start, stop, thin, blend(danger(), INK, 0.2))
    corner = camera.at(report.corner)
    middle = camera.middle_of(*target)
    first = next((line for line in lines if not line.clear), None)
    if report.verdict == "blocked" and first is not None:
        middle = camera.at(_stop(first.start, first.end, first.blocker, first.pinch))
    _outlined_bar(surface, corner, middle, max(4.0, px / 11), colour)
    for line in lines:
        if line.blocker is not None:
            _cross(surface, camera, line.blocker)
    pygame.draw.aacircle(surface, OUTLINE, corner, max(6, px * 0.14))
    pygame.draw.aacircle(surface, colour, corner, max(4, px * 0.11))
    pygame.draw.aacircle(surface, OUTLINE, corner, max(2, px * 0.05))
    surface.blit(*sight_label(camera, report, target, words, text_px))


def sight_label(
    camera: Camera, report: SightReport, target: Space, words: str, text_px: int
) -> tuple[pygame.Surface, pygame.Rect]:
    """Return the verdict in ``words`` below what is looked at, with its place."""
    colour, sign = _tone(report.verdict), _SIGNS[report.verdict]
    label, box = tag(words, sign, text_px, colour), camera.rect_of(*target)
    return label, label.get_rect(midtop=(box.centerx, box.bottom + camera.square_px // 12)).clamp(camera.free)


def _stop(start: Point, end: Point, blocker: Cell | None, pinch: Cell | None) -> Point:
    """Return where on a line its first blocker lies: the pinch, or where the line enters the wall square."""
    if pinch is not None:
        return pinch
    if blocker is None:
        return end
    low, high = 0.0, 1.0
    for axis in (0, 1):
        step = end[axis] - start[axis]
        if step:
            edges = sorted(((blocker[axis] - start[axis]) / step, (blocker[axis] + 1 - start[axis]) / step))
            low, high = max(low, edges[0]), min(high, edges[1])
    return start[0] + (end[0] - start[0]) * low, start[1] + (end[1] - start[1]) * low


def _outlined_bar(surface: pygame.Surface, a: Point, b: Point, width: float, colour: Rgb) -> None:
    _bar(surface, a, b, width + max(2.0, width * 0.7), OUTLINE)
    _bar(surface, a, b, width, colour)


def _dashed(surface: pygame.Surface, a: Point, b: Point, width: float, colour: Rgb) -> None:
    length = math.dist(a, b)
    step = max(10.0, width * 4)
    for number in range(int(length // step) + 1):
        low, high = number * step / max(1, length), min(1.0, (number * step + step * 0.5) / max(1, length))
        if low < 1:
            ends = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for part in (low, high)]
            _outlined_bar(surface, ends[0], ends[1], width, colour)


def _cross(surface: pygame.Surface, camera: Camera, cell: Cell) -> None:
    """Draw a cross on the square that blocks, in a frame."""
    box = camera.rect_of(cell)
    px = camera.square_px
    colour = _tone("blocked")
    pygame.draw.rect(surface, OUTLINE, box, max(3, px // 12))
    pygame.draw.rect(surface, colour, box.inflate(-2, -2), max(2, px // 22))
    reach = px * 0.24
    x, y = box.center
    for sign in (-1, 1):
        _outlined_bar(surface, (x - reach, y - sign * reach), (x + reach, y + sign * reach), max(3.0, px / 10), colour)


def _tone(verdict: str) -> Rgb:
    """Return the tone of a line along which something is seen so."""
    if verdict == "clear":
        return lighter(good(), 0.15)
    return lighter(caution() if verdict == "cover" else danger(), 0.1)
