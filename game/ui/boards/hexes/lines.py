"""Lines over the battlefield: ways with arrowheads that climb and drop, lines of sight in space."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.geometry.hex_sight import Blocker, Body, Line, SightReport
from game.geometry.hexes import DIRECTIONS, Hex
from game.ui.art.palette import OUTLINE, Rgb, lighter
from game.ui.art.tones import PATH, danger, good
from game.ui.boards.hexes.cover import prism_outline
from game.ui.boards.hexes.projection import CORNERS, LIFT, Projection

Point = tuple[float, float]

#: Hexes of room around a sprite's points; pixels above which it is drawn at its own size, not larger and taken down.
_ROOM, _FINE = 0.6, 900_000


class Sprite:
    """A picture with its upper left corner in pixels of the plane."""

    def __init__(self, picture: pygame.Surface, at: tuple[int, int]) -> None:
        self.picture, self.at = picture, at

    def draw(self, surface: pygame.Surface, origin: tuple[int, int]) -> None:
        """Draw it over a plane that begins at a pixel of the screen."""
        surface.blit(self.picture, self.area(origin))

    def area(self, origin: tuple[int, int]) -> pygame.Rect:
        """Return its rectangle over a plane that begins at a pixel of the screen."""
        return self.picture.get_rect(topleft=(origin[0] + self.at[0], origin[1] + self.at[1]))


class Canvas:
    """A picture under way: points are given on the plane, in hexes."""

    def __init__(self, points: Sequence[Point], px: int) -> None:
        self.left = math.floor(min(x for x, _ in points) - _ROOM)
        self.up = math.floor(min(y for _, y in points) - _ROOM)
        wide = math.ceil(max(x for x, _ in points) + _ROOM) - self.left
        high = math.ceil(max(y for _, y in points) + _ROOM) - self.up
        self.px = px
        fine = 2 if wide * high * px * px <= _FINE else 1
        self.unit = px * fine
        self.size = (wide * px, high * px)
        self.surface = pygame.Surface((wide * self.unit, high * self.unit), pygame.SRCALPHA)

    def at(self, point: Point) -> pygame.Vector2:
        return pygame.Vector2((point[0] - self.left) * self.unit, (point[1] - self.up) * self.unit)

    def bar(self, a: Point, b: Point, width: float, colour: Rgb) -> None:
        """Draw a thick line with round ends; ``width`` in hexes."""
        p, q = self.at(a), self.at(b)
        half = width * self.unit / 2
        if p.distance_to(q) > 0:
            side = (q - p).normalize().rotate(90) * half
            pygame.draw.polygon(self.surface, colour, [p + side, q + side, q - side, p - side])
            pygame.draw.aaline(self.surface, colour, p + side, q + side)
            pygame.draw.aaline(self.surface, colour, p - side, q - side)
        for end in (p, q):
            pygame.draw.aacircle(self.surface, colour, end, half)

    def outlined_bar(self, a: Point, b: Point, width: float, colour: Rgb) -> None:
        """Draw a thick line with a dark outline."""
        self.bar(a, b, width + max(0.045, width * 0.7), OUTLINE)
        self.bar(a, b, width, colour)

    def dashed(self, a: Point, b: Point, width: float, colour: Rgb) -> None:
        """Draw a broken line with a dark outline."""
        length = math.dist(a, b)
        count = max(1, round(length / 0.22))
        for number in range(count):
            low, high = number / count, (number + 0.55) / count
            ends = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for part in (low, high)]
            self.outlined_bar(ends[0], ends[1], width, colour)

    def ring(self, middle: Point, radius: float, width: float, colour: Rgb | tuple[int, int, int, int]) -> None:
        """Draw a ring that lies on the ground."""
        box = pygame.Rect(0, 0, round(radius * 2 * self.unit), round(radius * 2 * 0.866 * self.unit))
        box.center = (round(self.at(middle).x), round(self.at(middle).y))
        pygame.draw.ellipse(self.surface, colour, box, max(1, round(width * self.unit)))

    def disc(self, middle: Point, radius: float, colour: Rgb | tuple[int, int, int, int]) -> None:
        self.ring(middle, radius, radius, colour)

    def outline(self, points: Sequence[Point], width: float, colour: Rgb) -> None:
        """Draw a closed line with a dark outline."""
        shape = [self.at(point) for point in points]
        for wide, tone in ((width + 0.05, OUTLINE), (width, colour)):
            thick = max(2, round(wide * self.unit))
            pygame.draw.lines(self.surface, tone, closed=True, points=shape, width=thick)
            for spot in shape:
                pygame.draw.aacircle(self.surface, tone, spot, thick / 2)

    def finished(self) -> Sprite:
        """Return the sheet as a sprite at its own size."""
        done = self.surface
        if self.unit != self.px:
            done = pygame.transform.smoothscale(done, self.size)
        return Sprite(done, (self.left * self.px, self.up * self.px))


def way_over(projection: Projection, path: Sequence[Hex]) -> list[Point]:
    """Return a way as it runs over the ground: flat on tops, straight up and down at the edges between them."""
    points = [projection.spot(path[0])]
    for before, place in pairwise(path):
        (x, y), (u, v) = projection.flat(before), projection.flat(place)
        edge = ((x + u) / 2, (y + v) / 2)
        if math.dist((x, y), (u, v)) < 1.2:  # Neighbours; flight is drawn straight.
            for level in dict.fromkeys((projection.top(before), projection.top(place))):
                points.append((edge[0], edge[1] - (level - projection.floor) * LIFT))
        points.append(projection.spot(place))
    return points


def path_sprite(projection: Projection, path: Sequence[Hex], px: int) -> Sprite:
    """Return the way of a move: a line with a dot a space, and an arrowhead."""
    points = way_over(projection, path)
    sheet = Canvas(points, px)
    end, before = pygame.Vector2(points[-1]), pygame.Vector2(points[-2])
    way = end - before
    turn = math.degrees(math.atan2(way.y / 0.866, way.x))
    course = [*points[:-1], tuple(end - way.normalize() * 0.16)]
    spots = [projection.spot(place) for place in path[:-1]]
    for grown, tone in ((0.05, OUTLINE), (0.0, PATH)):
        for a, b in pairwise(course):
            sheet.bar((a[0], a[1]), (b[0], b[1]), 0.10 + 2 * grown, tone)
        for spot in spots:
            sheet.disc(spot, 0.105 + grown, tone)
        corners = []
        for reach, angle in ((0.27 + grown * 1.7, 0), (0.25 + grown * 1.5, 128), (0.25 + grown * 1.5, -128)):
            x, y = math.cos(math.radians(turn + angle)), math.sin(math.radians(turn + angle)) * 0.866
            corners.append(sheet.at((end.x + x * reach, end.y + y * reach)))
        pygame.draw.polygon(sheet.surface, tone, corners)
    return sheet.finished()


def sight_sprite(projection: Projection, report: SightReport, bodies: Sequence[Body], px: int) -> Sprite:
    """Return all lines from the eye to the points of a hit zone, the telling one thick; what blocks is outlined, with a
    cross where the thick line meets it."""
    eye = _spot(projection, *report.eye)
    ends = [_spot(projection, line.x, line.y, line.height) for line in report.lines]
    shapes = [(blocker, blocker_shapes(projection, blocker, bodies)) for blocker in report.blockers]
    outlines = [shape for _, found in shapes for shape in found]
    sheet = Canvas([eye, *ends, *(point for shape in outlines for point in shape)], px)
    thin = max(0.018, 1.4 / px)
    for line in report.lines:
        if not line.clear:
            stop = _stop(projection, report, line, bodies)
            sheet.bar(eye, stop, thin + 2.2 / px, OUTLINE)
            sheet.bar(eye, stop, thin, blocked())
    for line, end in zip(report.lines, ends, strict=True):
        if line.clear:
            sheet.bar(eye, end, thin + 2.2 / px, OUTLINE)
            sheet.bar(eye, end, thin, clear())
    for shape in outlines:
        sheet.outline(shape, 0.05, blocked())
    for line, end in zip(report.lines, ends, strict=True):
        sheet.disc(end, 0.062 if line.clear else 0.055, OUTLINE)
        sheet.disc(end, 0.04, clear() if line.clear else blocked())
        if not line.clear:
            sheet.disc(end, 0.02, OUTLINE)
    if report.lines:
        _telling_line(sheet, projection, report, bodies, eye)
    sheet.disc(eye, 0.15, OUTLINE)
    sheet.disc(eye, 0.115, clear() if report.clear else blocked())
    sheet.disc(eye, 0.055, OUTLINE)
    return sheet.finished()


def _telling_line(
    sheet: Canvas, projection: Projection, report: SightReport, bodies: Sequence[Body], eye: Point
) -> None:
    """Draw the line that decides the verdict: to the highest point seen, or to where the highest point is hidden."""
    line = max(report.lines, key=lambda one: (one.clear, one.height))
    end = _spot(projection, line.x, line.y, line.height)
    if line.clear:
        sheet.outlined_bar(eye, end, 0.085, clear())
        sheet.disc(end, 0.13, OUTLINE)
        sheet.disc(end, 0.09, clear())
        return
    stop = _stop(projection, report, line, bodies)
    sheet.outlined_bar(eye, stop, 0.085, blocked())
    sheet.dashed(stop, end, 0.03, blocked())
    reach = 0.17
    for sign in (-1, 1):
        ends = (stop[0] - reach, stop[1] - sign * reach), (stop[0] + reach, stop[1] + sign * reach)
        sheet.outlined_bar(ends[0], ends[1], 0.09, blocked())


def verdict_spot(projection: Projection, report: SightReport) -> Point:
    """Return where words about a sight belong: under the points that are looked at."""
    ends = [_spot(projection, line.x, line.y, line.height) for line in report.lines]
    return sum(x for x, _ in ends) / len(ends), max(y for _, y in ends) + 0.45


def _spot(projection: Projection, x: int, y: int, height: int) -> Point:
    """Return a point of a sight on the plane: twelfths of a hex, twentieths of a level."""
    return projection.point((x / 12, y / 12), height / 20)


def _stop(projection: Projection, report: SightReport, line: Line, bodies: Sequence[Body]) -> Point:
    """Return where on a line its blocker lies, near enough for the eye."""
    hides = _hiding(projection, report.blockers[line.blocker], bodies)
    start, end = report.eye, (line.x, line.y, line.height)
    before = (start[0] / 12, start[1] / 12)
    for step in range(1, 241):
        share = step / 240
        x, y, height = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        if hides((x / 12, y / 12), height / 20, before):
            return projection.point((x / 12, y / 12), height / 20)
        before = (x / 12, y / 12)
    return _spot(projection, *end)


def _hiding(projection: Projection, blocker: Blocker, bodies: Sequence[Body]) -> Callable[[Point, float, Point], bool]:
    """Return whether a point of a line (axial, and its level), after another one, lies in a blocker."""
    terrain = projection.terrain
    if blocker.kind == "wall" and blocker.edge is not None:
        top, sides = terrain.wall_tops[blocker.edge], set(blocker.edge)
        return lambda point, level, before: {_place(before), _place(point)} == sides and level < top
    if blocker.kind == "body":
        body = next((one for one in bodies if one.piece == blocker.piece), None)
        low, high = (body.base, body.base + body.height) if body else (0, 99)
        return lambda point, level, before: low < level < high and _away(point, blocker.at) < 0.3
    top = terrain.blocked_top(blocker.at)
    return lambda point, level, before: _place(point) == blocker.at and level < top + 0.01


def _away(point: Point, place: Hex) -> float:
    dq, dr = point[0] - place[0], point[1] - place[1]
    return math.sqrt(dq * dq + dq * dr + dr * dr)


def _place(point: Point) -> Hex:
    q, r = round(point[0]), round(point[1])
    near = [(q + dq, r + dr) for dq, dr in ((0, 0), *DIRECTIONS)]
    return min(near, key=lambda place: _away(point, place))


def blocker_shapes(projection: Projection, blocker: Blocker, bodies: Sequence[Body]) -> list[list[Point]]:
    """Return outlines of what hides something, on the plane."""
    terrain = projection.terrain
    if blocker.kind == "wall" and blocker.edge is not None:
        a, b = blocker.edge
        (q, r), (s, t) = projection.turned(a), projection.turned(b)
        edge = DIRECTIONS.index((s - q, t - r))
        low = min(terrain.top(a), terrain.top(b))
        feet = [_shifted(projection.spot(a, low), CORNERS[n % 6]) for n in (edge, edge + 1)]
        rise = (terrain.wall_tops[blocker.edge] - low) * LIFT
        return [[feet[0], feet[1], (feet[1][0], feet[1][1] - rise), (feet[0][0], feet[0][1] - rise)]]
    if blocker.kind == "body":
        body = next((one for one in bodies if one.piece == blocker.piece), None)
        base, height = (body.base, body.height) if body else (projection.top(blocker.at), 4)
        return [_tube(projection.spot(blocker.at, base), height * LIFT)]
    if blocker.kind == "pillar":
        return [_tube(projection.spot(blocker.at), terrain.by_place[blocker.at].pillar * LIFT)]
    spot = projection.spot(blocker.at)
    return [prism_outline(projection, blocker.at, seen=True), [_shifted(spot, corner) for corner in CORNERS]]


def _shifted(spot: Point, by: Point) -> Point:
    return spot[0] + by[0], spot[1] + by[1]


def _tube(foot: Point, high: float) -> list[Point]:
    """Return the outline of something round that stands."""
    radius, turns = 0.3, [math.radians(15 * n) for n in range(13)]
    lower = [(foot[0] + math.cos(t) * radius, foot[1] + math.sin(t) * radius * 0.866) for t in turns]
    upper = [(foot[0] - math.cos(t) * radius, foot[1] - high - math.sin(t) * radius * 0.866) for t in turns]
    return lower + upper


def neighbour_edges(projection: Projection, place: Hex, area: frozenset[Hex]) -> list[int]:
    """Return the edges of a place, as the turned board counts them, beyond which the area does not go on."""
    q, r = projection.turned(place)
    return [n for n, (dq, dr) in enumerate(DIRECTIONS) if projection.unturned((q + dq, r + dr)) not in area]


def clear() -> Rgb:
    return lighter(good(), 0.15)


def blocked() -> Rgb:
    """Return the tone of a line along which nothing is seen."""
    return lighter(danger(), 0.1)
