"""Where units stand in their zones: the rows of both sides facing each other, as large as they fit.

With few units a zone shows large tokens, with many smaller ones; then their portraits become lower; then the zone
scrolls. None lies over another. Who comes last stands in front, in a place that was free: nobody else moves for it.
Everything is in table units, so that no zoom moves anything.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from game.ui.boards.cards.layout import Box, CardLayout, Point
from game.ui.boards.cards.records import Piece, UnitShown

#: The height of a token by its width, and the least: name, hit points and figures have room in that, and little of the
#: portrait. Its greatest and least width.
TALL, LOW = 1.24, 0.86
MOST, LEAST = 2.5, 1.2
#: Between tokens, and between the rows of the two sides.
BETWEEN, FACING = 0.05, 0.34
#: So near to a unit the bare ground of its zone is not pointed at, but the unit: whoever misses one in the narrow gap
#: between two does not mean the zone.
NEAR = 0.25


#: The units of a seat in a zone, the first ones at its back; None is a free place.
Rank = Sequence[UnitShown | None]


def rank_of(unit: UnitShown) -> str:
    """Return what the rank of a unit is called."""
    return f"{unit.zone} {unit.seat}"


class Spot(msgspec.Struct, frozen=True):
    """Where a unit stands: its rectangle, its zone, and ``order``: those with a greater one lie over the others."""

    box: Box
    zone: int
    order: int

    @property
    def middle(self) -> Point:
        return self.box.middle


class Rows(msgspec.Struct, frozen=True):
    """How a zone is filled: tokens so ``wide`` and ``tall``, ``across`` in a row, rows ``pitch`` apart; ``over`` is how
    much there is to scroll; ``middle`` is the line between the two sides."""

    wide: float
    tall: float
    across: int
    pitch: float
    over: float
    middle: float


def spots_of(
    layout: CardLayout,
    pieces: Sequence[Piece],
    scrolled: Mapping[int, float] | None = None,
    ranks: Mapping[str, Rank] | None = None,
    widest: Mapping[int, float] | None = None,
) -> tuple[dict[int, Spot], dict[int, Rows]]:
    """Return where all units stand, and how the zones and rows that hold any are filled. ``scrolled`` is how far the
    pieces of each have been moved up; ``ranks`` are the units of each zone and seat with places that are free among
    them (``rank_of``), and ``widest`` how wide those of a zone are at most."""
    spots: dict[int, Spot] = {}
    filled: dict[int, Rows] = {}
    units = [piece for piece in pieces if isinstance(piece, UnitShown)]
    for unit in units:
        if unit.capital and unit.seat in layout.capitals:
            spots[unit.piece] = Spot(layout.capitals[unit.seat], unit.zone, 0)
    for zone in layout.zones:
        standing = [one for one in units if one.zone == zone and one.piece not in spots]
        bare: list[Rank] = [[one for one in standing if one.seat == seat] for seat in (1, 0)]
        if standing:
            field, widths = layout.field(zone), widths_of(layout)
            widths = widths[0], max(widths[0], min(widths[1], (widest or {}).get(zone, widths[1])))
            sides = [(ranks or {}).get(f"{zone} {seat}", side) for seat, side in zip((1, 0), bare, strict=True)]
            rows = _fill(field, len(sides[0]), len(sides[1]), widths)
            closer = _fill(field, len(bare[0]), len(bare[1]), widths)
            if (closer.wide, closer.tall, -closer.over) > (rows.wide, rows.tall, -rows.over):
                # Free places make nobody smaller, nor go out of sight.
                sides, rows = bare, closer
            filled[zone] = rows
            moved = min(rows.over, (scrolled or {}).get(zone, 0.0))
            _stand(spots, sides, zone, field, rows, moved)
    for area in layout.of_kind("row"):
        line = [one for one in units if one.zone == area.space and one.piece not in spots]
        if line:
            field = layout.field(area.space)
            filled[area.space] = rows = _fill(field, 0, len(line), widths_of(layout))
            moved = min(rows.over, (scrolled or {}).get(area.space, 0.0))
            _stand(spots, ((), line), area.space, field, rows, moved)
    return spots, filled


def unit_beside(layout: CardLayout, spots: Mapping[int, Spot], place: Point) -> int | None:
    """Return the nearest of the units right beside a place on their zone's bare ground; None where it is the zone's."""
    zone = next((zone for zone, box in layout.zones.items() if box.holds(place)), None)
    if zone is None or layout.head(zone).holds(place):
        return None
    field, capitals = layout.field(zone), layout.capitals.values()
    near = [(spot.box.away_from(place), number) for number, spot in spots.items()
            if spot.zone == zone and (spot.box.touches(field) or spot.box in capitals)]  # fmt: skip
    away, number = min(near, default=(NEAR, None))
    return number if away < NEAR else None


def widths_of(layout: CardLayout) -> tuple[float, float]:
    """Return how wide tokens of a table are at least and at most."""
    return (layout.least, layout.most) if layout.painted is not None else (LEAST, MOST)


def _fill(field: Box, far: int, near: int, widths: tuple[float, float]) -> Rows:
    """Return the largest tokens that fit, then lower ones, then more than there is room for."""
    narrow, broad = widths
    gap = FACING if far and near else 0.0
    wide = min(broad, field.w)
    while True:
        across = max(1, math.floor((field.w + BETWEEN) / (wide + BETWEEN) + 1e-9))
        rows = math.ceil(far / across) + math.ceil(near / across)
        tall = wide * TALL
        if rows * (tall + BETWEEN) - BETWEEN + gap <= field.h or wide <= narrow:
            break
        wide = max(narrow, wide - 0.03)
    tall = max(wide * LOW, min(tall, (field.h - gap + BETWEEN) / rows - BETWEEN))
    pitch = tall + BETWEEN
    need = rows * pitch - BETWEEN + gap
    over = max(0.0, need - field.h)
    spare = max(0.0, field.h - need)
    first = math.ceil(far / across)
    upper = field.y + (first - 1) * pitch + tall if far else field.y
    middle = upper + gap / 2 + (spare / 2 if far and near else 0.0)
    return Rows(wide, tall, across, pitch, over, middle)


def _stand(spots: dict[int, Spot], sides: Sequence[Rank], zone: int, field: Box, rows: Rows, moved: float) -> None:
    """Set both sides into their rows: the far side down from the upper rim, the near side up from the lower one; those
    who came last stand in front, beside the line between the sides."""
    tall, back = rows.tall, field.bottom + rows.over
    left = field.x + (field.w - rows.across * rows.wide - (rows.across - 1) * BETWEEN) / 2
    for is_near, side in enumerate(sides):
        for number, unit in enumerate(side):
            row, column = divmod(number, rows.across)
            y = back - tall - row * rows.pitch if is_near else field.y + row * rows.pitch
            place = Box(left + column * (rows.wide + BETWEEN), y - moved, rows.wide, tall)
            if unit is not None:
                spots[unit.piece] = Spot(place, zone, 100 + row if is_near else 200 - row)
