"""A motion: something that is seen for a moment while an event happens.

Motions are plain objects on their own clock: the same seconds give the same picture. They change nothing but what is
seen, and know only what stands before and after their own batch.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import msgspec
import pygame

from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.poses import Pose

#: Places of the screen that cards and coins fly between.
PLACES = ("hand", "reserve", "deck", "creature_deck", "discard", "graveyard", "stack", "vault", "supply", "points")
#: Where to look when the screen does not show a place.
_NEAREST: dict[str, str] = {
    "reserve": "hand",
    "creature_deck": "deck",
    "graveyard": "discard",
    "points": "vault",
    "supply": "vault",
}

PlaceOf = Callable[[str, int], tuple[float, float] | None]
CardPicture = Callable[[str, str, int], pygame.Surface]


class Motion:
    """Lasts ``seconds`` after ``delay``. ``over``: it is drawn over everything on the screen, not on the board only.
    ``sound`` is the name of what is heard when it begins, or nothing."""

    over = False

    def __init__(self, seconds: float, *, delay: float = 0.0, sound: str = "") -> None:
        self.seconds = seconds
        self.delay = delay
        self.sound = sound
        self.elapsed = 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass. True while it is not over."""
        self.elapsed += seconds
        return self.elapsed < self.delay + self.seconds

    @property
    def begun(self) -> bool:
        return self.elapsed >= self.delay

    @property
    def share(self) -> float:
        """Return how much of it has passed, 0 to 1."""
        return max(0.0, min(1.0, (self.elapsed - self.delay) / self.seconds)) if self.seconds > 0 else 1.0

    def poses(self) -> Iterable[tuple[int, Pose]]:
        """Return creatures that do not stand still just now."""
        return ()

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """Draw what there is besides the creatures."""

    def areas(self, camera: Camera) -> list[pygame.Rect] | None:
        """Return the rectangles of the screen that hold all that ``draw`` draws now; None: it may be anywhere."""
        return [] if type(self).draw is Motion.draw else None


class Stage(msgspec.Struct):
    """What the screen tells the motions: where a place of a seat is (``place_of``, None if it is not shown), what a
    card looks like (``card_picture(key, deck, width)``; key "" is its back), and what a seat is called. ``rest`` is how
    long what was rolled lies to be read, in seconds of the motions."""

    camera: Camera
    place_of: PlaceOf
    card_picture: CardPicture
    seat_name: Callable[[int], str]
    text_px: int = 15
    rest: float = 0.0

    def spot(self, place: str, seat: int) -> Point:
        """Return the screen pixel of a place; seats without one play from the board's lower or upper edge."""
        found = self.place_of(place, seat)
        while found is None and place in _NEAREST:
            place = _NEAREST[place]
            found = self.place_of(place, seat)
        if found is not None:
            return found
        rect = self.camera.free
        if place == "stack":
            return rect.center
        across = {"hand": 0.5, "deck": 0.86, "discard": 0.93, "vault": 0.08}.get(place, 0.5)
        return rect.left + rect.width * across, float(rect.bottom if seat % 2 == 0 else rect.top)


def eased(share: float) -> float:
    """Return the share of the way, slow at both ends."""
    return share * share * (3 - 2 * share)


def leaving(share: float) -> float:
    """Return the share of the way, slow at the start, fast at the end."""
    return share * share


def arriving(share: float) -> float:
    """Return the share of the way, fast at the start, slow at the end."""
    return 1 - (1 - share) ** 2


def hill(share: float) -> float:
    """Return 0, up to 1, and back to 0."""
    return math.sin(math.pi * max(0.0, min(1.0, share)))


def between(a: Point, b: Point, share: float) -> Point:
    """Return a place on the line from ``a`` to ``b``."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def direction(a: Point, b: Point) -> Point:
    """Return the way from ``a`` to ``b``, one long; to the right when they are the same place."""
    length = math.dist(a, b)
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length) if length else (1.0, 0.0)
