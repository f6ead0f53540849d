"""A view of a map's picture: it can be zoomed, dragged and fitted, and marks the places of the map's problems."""

from __future__ import annotations

import math

import msgspec
import pygame

from game.app.maps.picture import MapPicture
from game.app.maps.reading import MapFile
from game.tiled.problems import Problem
from game.ui.art import fonts
from game.ui.art.palette import OUTLINE, Theme
from game.ui.boards.shared.tiles import TileBox

#: Pixels of a map's picture at most, and along a side: larger maps are drawn smaller.
_MOST_PIXELS, _MOST_SIDE = 12 << 20, 8192
#: How much larger than fitted a picture may be shown, and how much a step of the wheel changes.
_MOST_ZOOM, _STEP = 12.0, 1.25
_BARE = (38, 34, 32)


class Place(msgspec.Struct, frozen=True):
    """Where a problem is, in pixels of the shown picture, and its number in the list."""

    number: int
    rect: tuple[float, float, float, float]
    is_error: bool


class Painted(msgspec.Struct, frozen=True):
    """A picture of a map. ``share``: its pixels for one of the map's; ``corner``: the map's pixel at 0,0."""

    surface: pygame.Surface
    share: float = 1.0
    corner: tuple[float, float] = (0.0, 0.0)


def as_drawn(picture: MapPicture, milliseconds: int = 0) -> Painted:
    """Return a map as Tiled shows it: all visible layers, whatever the map is for."""
    left, top, width, height = picture.box
    share = min(1.0, _MOST_SIDE / max(width, height), math.sqrt(_MOST_PIXELS / max(1, width * height)))
    size = max(1, round(width * share)), max(1, round(height * share))
    surface = pygame.Surface(size)
    surface.fill(background_of(picture))
    box = TileBox(picture, share)
    box.clock = milliseconds
    box.paint(surface, pygame.Rect(round(left * share), round(top * share), *size))
    return Painted(surface, share, (left, top))


def background_of(picture: MapPicture) -> tuple[int, int, int]:
    """Return the colour behind a map's layers."""
    code = picture.background.lstrip("#")[-6:]
    try:
        red, green, blue = bytes.fromhex(code) if len(code) == 6 else _BARE
    except ValueError:
        return _BARE
    return red, green, blue


def places_of(found: MapFile, painted: Painted) -> tuple[Place, ...]:
    """Return where the problems that name a square or an object are."""
    if found.picture is None:
        return ()
    placed = []
    for number, problem in enumerate(found.problems, 1):
        box = _box(found, found.picture, problem)
        if box is not None:
            left, top = (box[0] - painted.corner[0]) * painted.share, (box[1] - painted.corner[1]) * painted.share
            rect = left, top, box[2] * painted.share, box[3] * painted.share
            placed.append(Place(number, rect, problem.severity == "error"))
    return tuple(placed)


def _box(found: MapFile, picture: MapPicture, problem: Problem) -> tuple[float, float, float, float] | None:
    """Return a problem's square or object in pixels of the map."""
    if problem.cell is not None:
        x, y, width, height = picture.place_of(problem.cell)
        dx, dy = next((each.offset for each in picture.layers if each.name == problem.layer), (0.0, 0.0))
        return x + dx, y + dy, width, height
    item = problem.item.split(", property")[0]
    middle = found.places.get((problem.layer, item))
    if middle is None:
        return None
    width, height = picture.tile_width, picture.tile_height
    return middle[0] - width / 2, middle[1] - height / 2, width, height


class MapView:
    """Shows a picture in ``rect``. At ``zoom`` 1 all of it is seen."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.painted: Painted | None = None
        self.places: tuple[Place, ...] = ()
        self.zoom = 1.0
        self.middle = (0.0, 0.0)
        self.is_dragged = False
        self._scaled: tuple[object, pygame.Surface] | None = None

    def show(self, painted: Painted | None, places: tuple[Place, ...] = ()) -> None:
        """Show another picture; one of the same size is seen from where the one before was."""
        before = self.painted.surface.get_size() if self.painted is not None else None
        self.painted, self.places, self._scaled = painted, places, None
        if painted is not None and painted.surface.get_size() != before:
            self.fit()

    def fit(self) -> None:
        """Show all of the picture."""
        self.zoom = 1.0
        if self.painted is not None:
            self.middle = self.painted.surface.get_width() / 2, self.painted.surface.get_height() / 2

    @property
    def scale(self) -> float:
        """Return the pixels of the window for one of the picture."""
        assert self.painted is not None
        width, height = self.painted.surface.get_size()
        return min(self.rect.width / width, self.rect.height / height) * self.zoom

    def zoom_by(self, steps: float, at: tuple[int, int] | None = None) -> None:
        """Zoom; what lies at a point of the window stays there."""
        if self.painted is None:
            return
        at = at or self.rect.center
        before = self._on_picture(at)
        self.zoom = min(_MOST_ZOOM, max(1.0, self.zoom * _STEP**steps))
        after = self._on_picture(at)
        self.middle = self.middle[0] + before[0] - after[0], self.middle[1] + before[1] - after[1]
        self._keep_inside()

    def pan(self, across: float, down: float) -> None:
        """Move the picture by pixels of the window."""
        if self.painted is not None:
            self.middle = self.middle[0] - across / self.scale, self.middle[1] - down / self.scale
            self._keep_inside()

    def look_at(self, number: int) -> None:
        """Bring the place of a problem to the middle, near enough to see it."""
        place = next((each for each in self.places if each.number == number), None)
        if place is not None:
            left, top, width, height = place.rect
            self.middle = left + width / 2, top + height / 2
            self.zoom = max(self.zoom, 3.0)
            self._keep_inside()

    def _on_picture(self, at: tuple[int, int]) -> tuple[float, float]:
        x, y = (at[axis] - self.rect.center[axis] for axis in (0, 1))
        return self.middle[0] + x / self.scale, self.middle[1] + y / self.scale

    def on_window(self, x: float, y: float) -> tuple[int, int]:
        """Return where a pixel of the picture is seen."""
        return (
            round(self.rect.centerx + (x - self.middle[0]) * self.scale),
            round(self.rect.centery + (y - self.middle[1]) * self.scale),
        )

    def _keep_inside(self) -> None:
        """Keep as much of the picture in sight as possible."""
        assert self.painted is not None
        clamped = []
        for axis, size in enumerate(self.painted.surface.get_size()):
            half = self.rect.size[axis] / self.scale / 2
            clamped.append(size / 2 if 2 * half >= size else min(size - half, max(half, self.middle[axis])))
        self.middle = clamped[0], clamped[1]

    def event(self, event: pygame.event.Event, pointer: tuple[int, int]) -> bool:
        """Take the wheel and drags over the picture; return whether the event was for the picture."""
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(pointer):
            self.zoom_by(event.y, pointer)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2) and self.rect.collidepoint(event.pos):
            self.is_dragged = True
            return True
        if event.type == pygame.MOUSEMOTION and self.is_dragged:
            self.pan(*event.rel)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.is_dragged:
            self.is_dragged = False
            return True
        return False

    def draw(self, target: pygame.Surface, theme: Theme, px: int) -> None:
        """Draw the visible part of the picture, and the marks on it with numbers ``px`` high."""
        if self.painted is None:
            return
        clip = target.get_clip()
        target.set_clip(self.rect)
        part, at = self._part()
        target.blit(part, at)
        for place in self.places:
            self._mark(target, place, theme, px)
        target.set_clip(clip)

    def _part(self) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the part of the picture that is seen, as large as it is seen, and where."""
        assert self.painted is not None
        surface, scale = self.painted.surface, self.scale
        left, top = self._on_picture(self.rect.topleft)
        right, bottom = self._on_picture(self.rect.bottomright)
        seen = pygame.Rect(math.floor(left), math.floor(top), 0, 0)
        seen.size = math.ceil(right) - seen.left, math.ceil(bottom) - seen.top
        seen = seen.clip(surface.get_rect())
        size = max(1, round(seen.width * scale)), max(1, round(seen.height * scale))
        key = (tuple(seen), size)
        if self._scaled is None or self._scaled[0] != key:
            bring = pygame.transform.scale if scale >= 2 else pygame.transform.smoothscale
            self._scaled = key, bring(surface.subsurface(seen), size)
        return self._scaled[1], self.on_window(seen.left, seen.top)

    def _mark(self, target: pygame.Surface, place: Place, theme: Theme, px: int) -> None:
        """Draw a mark round the place of a problem, square for errors and round for warnings, with its number."""
        left, top, width, height = place.rect
        rect = pygame.Rect(self.on_window(left, top), (round(width * self.scale), round(height * self.scale)))
        rect = rect.inflate(max(8, px - rect.width), max(8, px - rect.height))
        tone = theme.danger if place.is_error else theme.caution
        for colour, thick in ((OUTLINE, 6), (tone, 3)):
            if place.is_error:
                pygame.draw.rect(target, colour, rect, thick, border_radius=4)
            else:
                pygame.draw.ellipse(target, colour, rect, thick)
        number = fonts.plain_text(str(place.number), "bold", px, (255, 255, 255))
        button = number.get_rect(midbottom=rect.midtop).inflate(px // 2, 2)
        pygame.draw.rect(target, OUTLINE, button.inflate(4, 4), border_radius=5)
        pygame.draw.rect(target, tone, button, border_radius=4)
        target.blit(number, number.get_rect(center=button.center))
