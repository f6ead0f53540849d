"""Where everything lies on a table of cards: areas of several kinds, as rectangles in table units, for any window."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

from game.app.maps.picture import MapPicture

#: Units across every table.
WIDE = 24.0
#: The height of a zone's head, and the distance of its pieces from its rim.
HEAD, RIM = 0.74, 0.12
#: Looks of a table: as its map paints it, a hall of stone, a painted field.
STYLES = ("own", "hall", "field")

Point = tuple[float, float]
Kind = Literal["zone", "row", "slot", "pile", "hand", "stack"]


class Box(msgspec.Struct, frozen=True):
    """A rectangle in table units: its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: Point) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def away_from(self, point: Point) -> float:
        """Return how far a point lies from it; 0 inside."""
        across = max(self.x - point[0], 0.0, point[0] - self.right)
        return math.hypot(across, max(self.y - point[1], 0.0, point[1] - self.bottom))

    def touches(self, other: Box) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inside(self, rim: float) -> Box:
        return Box(self.x + rim, self.y + rim, max(0.0, self.w - 2 * rim), max(0.0, self.h - 2 * rim))


class Area(msgspec.Struct, frozen=True):
    """A part of the table.

    A ``zone`` has a head and holds the pieces of both sides, facing each other; a ``row`` holds pieces side by side; a
    ``slot`` holds one, with what is attached to it; a ``pile`` is a deck or whatever lies on one heap; a ``hand`` shows
    the backs of a hand; on the ``stack`` lies what is being answered.

    ``name`` is unique; ``what`` says what it is for ("deck", "allies") and may be shared by several. ``side`` is its
    seat (None: nobody's), ``space`` the number of the space that it is or belongs to (0: none). ``title`` is written on
    it. ``room``: how many cards it was drawn for (0: any number). A ``folded`` area is empty and has given its room to
    others: it is a line or a tab with its name. ``keeps`` is the width at its right end that its gauge takes."""

    name: str
    what: str
    kind: Kind
    box: Box
    side: int | None = None
    space: int = 0
    title: str = ""
    room: int = 0
    folded: bool = False
    keeps: float = 0.0


class CardLayout(msgspec.Struct, frozen=True, dict=True):
    """A table of cards. ``style`` is its look, one of ``STYLES``; "own" is its ``picture``, identified by ``stamp``.
    ``source`` names the map that it was read from. With ``shares`` its rows share its room by what they hold
    (``sharing.shared``); the result keeps the original layout as ``painted``, and its cards are between ``least`` and
    ``most`` wide. Right of ``clear`` panels come and go, and cards stay left of it where they have the room; with
    ``keeps_clear`` whole rows do."""

    wide: float
    high: float
    areas: tuple[Area, ...]
    style: str = "hall"
    source: str = ""
    name: str = ""
    picture: MapPicture | None = None
    stamp: int = 0
    shares: bool = False
    painted: CardLayout | None = None
    least: float = 0.0
    most: float = 0.0
    clear: float = 0.0
    keeps_clear: bool = False

    def seen_from(self, side: int) -> CardLayout:
        """Return the same table with the areas of the first side and of that one exchanged: that side's player has them
        where the first side's would be drawn."""
        other = {0: side, side: 0}
        boxes = {(area.what, area.side): area.box for area in self.areas}
        areas = tuple(
            replace(area, box=boxes.get((area.what, other.get(area.side, area.side)), area.box))
            if area.side is not None
            else area
            for area in self.areas
        )
        return replace(self, areas=areas)

    # --- areas by what they are ---

    @cached_property
    def by_name(self) -> Mapping[str, Area]:
        return {area.name: area for area in self.areas}

    def of_kind(self, *kinds: Kind) -> tuple[Area, ...]:
        return tuple(area for area in self.areas if area.kind in kinds)

    def by_side(self, what: str) -> Mapping[int, Box]:
        """Return where the areas for something lie, by their seats."""
        return {area.side: area.box for area in self.areas if area.what == what and area.side is not None}

    def place(self, what: str, side: int) -> Box | None:
        """Return where a seat's area for something lies, or the area shared by all; None where there is none."""
        found = self.by_side(what).get(side)
        if found is None:
            found = next((area.box for area in self.areas if area.what == what and area.side is None), None)
        return found

    @cached_property
    def zones(self) -> Mapping[int, Box]:
        return {area.space: area.box for area in self.of_kind("zone")}

    @cached_property
    def spaces(self) -> Mapping[int, Box]:
        """Return what can be pointed at as a space, by its number."""
        found: dict[int, Box] = {}
        for area in self.areas:
            if area.space:
                found.setdefault(area.space, area.box)
        return found

    @cached_property
    def locations(self) -> Mapping[int, Box]:
        """Return the slots that belong to zones, by their spaces."""
        return {area.space: area.box for area in self.of_kind("slot") if area.space in self.zones}

    @cached_property
    def capitals(self) -> Mapping[int, Box]:
        """Return the slots of the two sides' capitals."""
        return self.by_side("capital")

    @cached_property
    def stack(self) -> Box | None:
        """Return where the stack lies."""
        return next((area.box for area in self.of_kind("stack")), None)

    # --- parts of zones ---

    def space_at(self, point: Point) -> int | None:
        """Return the space at a place of the table; a zone's location belongs to it."""
        for area in self.areas:
            if area.space and area.box.holds(point):
                return area.space
        return None

    def head(self, zone: int) -> Box:
        """Return the strip at the upper edge of a zone or row that describes it."""
        box = self.spaces[zone]
        return Box(box.x, box.y, box.w, min(HEAD, box.h / 3))

    def field(self, zone: int) -> Box:
        """Return where the pieces of a zone, or a row, stand: all but a zone's head and a capital lying in it."""
        if zone not in self.zones:
            return self.spaces[zone].inside(RIM)
        box, head = self.zones[zone], self.head(zone)
        top, bottom = head.bottom, box.bottom
        for capital in self.capitals.values():
            if not capital.touches(box):
                continue
            if capital.middle[1] > box.middle[1]:
                bottom = min(bottom, capital.y)
            else:
                top = max(top, capital.bottom)
        return Box(box.x, top, box.w, max(0.5, bottom - top)).inside(RIM)
