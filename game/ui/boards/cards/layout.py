"""Where everything lies on a table of zones: plain rectangles in table units, for any size of window."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.app.maps.picture import MapPicture

#: Units across and down the table of our own, and what lies between its parts.
WIDE, HIGH, GAP = 24.0, 12.0, 0.1
#: How high the head of a zone is, and how far its units keep from its rim.
HEAD, RIM = 0.74, 0.12
#: Looks of a table: as its map paints it, a hall of stone, a painted field.
STYLES = ("own", "hall", "field")

Point = tuple[float, float]


class Box(msgspec.Struct, frozen=True):
    """A rectangle in table units: its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> Point:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: Point) -> bool:
        """Does a point lie in it?"""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def touches(self, other: Box) -> bool:
        """Do two rectangles share any ground?"""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inside(self, rim: float) -> Box:
        """The same without a rim on every side."""
        return Box(self.x + rim, self.y + rim, max(0.0, self.w - 2 * rim), max(0.0, self.h - 2 * rim))


class ZoneLayout(msgspec.Struct, frozen=True):
    """A table of five zones. ``zones`` and ``locations`` (the place of a zone's location) go by zone, ``capitals``,
    ``decks``, ``graveyards`` and ``hands`` by seat. ``style`` is how the table looks, one of ``STYLES``; with
    "own" as its ``picture`` shows it, which is known by ``stamp``. ``source`` names the map that it was read from."""

    wide: float
    high: float
    zones: Mapping[int, Box]
    locations: Mapping[int, Box]
    capitals: Mapping[int, Box]
    stack: Box
    decks: Mapping[int, Box]
    graveyards: Mapping[int, Box]
    hands: Mapping[int, Box] = {}
    style: str = "hall"
    source: str = ""
    name: str = ""
    picture: MapPicture | None = None
    stamp: int = 0

    def zone_at(self, point: Point) -> int | None:
        """The zone at a place of the table; the place of its location belongs to it."""
        for boxes in (self.zones, self.locations):
            for zone, box in boxes.items():
                if box.holds(point):
                    return zone
        return None

    def head(self, zone: int) -> Box:
        """The strip at a zone's upper edge that tells who controls it."""
        box = self.zones[zone]
        return Box(box.x, box.y, box.w, min(HEAD, box.h / 3))

    def field(self, zone: int) -> Box:
        """Where a zone's units stand: all of it but its head and a capital that lies in it."""
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


def plain_layout(style: str = "hall") -> ZoneLayout:
    """The table of our own: the five zones in a line, each with its location under it; the stack at the right, between
    the piles of the two seats. Seat 0 has its rows below, and its home at the left."""
    edge = 0.25
    cards = Box(WIDE - edge - 2.6, edge, 2.6, HIGH - 2 * edge)
    plaque = 1.12
    across = (cards.x - edge - 5 * GAP) / 5
    deep = HIGH - 2 * edge - plaque - GAP
    zones = {zone: Box(edge + (zone - 1) * (across + GAP), edge, across, deep) for zone in range(1, 6)}
    locations = {zone: Box(box.x, box.bottom + GAP, box.w, plaque) for zone, box in zones.items()}
    home, far, keep = zones[1], zones[5], 2.0
    capitals = {
        0: Box(home.x + RIM, home.bottom - RIM - keep, home.w - 2 * RIM, keep),
        1: Box(far.x + RIM, far.y + HEAD + RIM / 2, far.w - 2 * RIM, keep),
    }
    pile = (cards.w - GAP) / 2
    tall = pile * 7 / 5
    tops = {0: cards.bottom - tall, 1: cards.y}
    return ZoneLayout(
        WIDE, HIGH, zones, locations, capitals,
        Box(cards.x, cards.y + tall + 2 * GAP, cards.w, cards.h - 2 * tall - 4 * GAP),
        {seat: Box(cards.x, top, pile, tall) for seat, top in tops.items()},
        {seat: Box(cards.x + pile + GAP, top, pile, tall) for seat, top in tops.items()},
        style=style,
    )  # fmt: skip
