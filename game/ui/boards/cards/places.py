"""A painted table taken apart, to be laid out in any window: columns at its sides, lines of rows and slots between
them, the ways in which rows of neighbouring lines may stand side by side instead, and the room that it fills."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import msgspec
from msgspec.structs import replace

from game.ui.boards.cards.layout import Area, CardLayout

#: The line of each row, by what the row holds: counted from the outer edge of its part of the table.
Places = Mapping[str, int]


class Held(msgspec.Struct, frozen=True):
    """How many cards a row holds: face ``up`` or face ``down``. A ``gauge`` stands at its right end."""

    up: int = 0
    down: int = 0
    gauge: bool = False

    @property
    def all(self) -> int:
        return self.up + self.down


class Room(msgspec.Struct, frozen=True):
    """The part of the window that a table fills: its size in pixels, its ``scale`` against a window of 1280 by 720, and
    how wide the column at its right edge is in which panels come and go. Rows stay out of it if panels are nearly
    always there (``keeps_clear``)."""

    wide: int
    high: int
    scale: float = 1.0
    column: int = 0
    keeps_clear: bool = False

    @property
    def unit(self) -> int:
        """Return pixels of a table unit."""
        return max(16, min(140, round(self.high / 12)))

    def px(self, length: float) -> float:
        """Return a length that grows with the window, and does not shrink below its own."""
        return length * max(1.0, self.scale)


class Part(msgspec.Struct, frozen=True):
    """Lines, one below the other, whose rows belong to one side. ``is_turned``: its outer edge is the lower one."""

    lines: tuple[tuple[Area, ...], ...]
    is_turned: bool = False

    @property
    def painted(self) -> dict[str, int]:
        """Return the line on which each row was painted."""
        return {area.what: self.level(number) for number, line in enumerate(self.lines) for area in line}

    def level(self, number: int) -> int:
        """Return how many lines are between a line and the outer edge."""
        return len(self.lines) - 1 - number if self.is_turned else number

    def laid(self, places: Places) -> list[list[Area]]:
        """Return the lines that hold rows, from the top, each with its rows from the left."""
        rows = sorted((area for line in self.lines for area in line), key=lambda area: (area.box.x, area.box.w))
        levels = [self.level(number) for number in range(len(self.lines))]
        lines = [[area for area in rows if places.get(area.what, 0) == level] for level in levels]
        return [line for line in lines if line]


class Parts(msgspec.Struct, frozen=True):
    """A table taken apart: what lies in the columns at its ``left`` and ``right``, from above; the ``middle`` between
    them, from above; and what is answered, with whether it was painted at the ``stack_at_left``."""

    left: tuple[Area, ...]
    right: tuple[Area, ...]
    middle: tuple[Part, ...]
    stack: Area | None = None
    stack_at_left: bool = False

    @property
    def painted(self) -> dict[str, int]:
        """Return the line on which each row was painted."""
        return {what: level for part in self.middle for what, level in part.painted.items()}

    def clear_of_panels(self, *, keeps_clear: bool) -> Parts:
        """Return the parts with their only column at the left where panels come and go at the right edge; of two, where
        rows keep clear of panels, the one with slots: piles have room above the panels."""
        if not self.right:
            return self
        if self.left:
            slots = [any(area.kind == "slot" for area in side) for side in (self.left, self.right)]
            is_swapped = keeps_clear and slots == [False, True]
            return replace(self, left=self.right, right=self.left) if is_swapped else self
        return replace(self, left=self.right, right=(), stack_at_left=True)

    def ways(self) -> Iterator[dict[str, int]]:
        """Yield every way to stand: each row on its own line or one beside it in its part, both sides alike."""
        own = self.painted
        most: dict[str, int] = {}
        for part in self.middle:
            most |= dict.fromkeys(part.painted, len(part.lines) - 1)
        choices = [
            [level for level in (own[what], own[what] - 1, own[what] + 1) if 0 <= level <= most[what]] for what in own
        ]
        for levels in product(*choices):
            yield dict(zip(own, levels, strict=True))


def parts_of(table: CardLayout) -> Parts:
    """Take a painted table with rows apart."""
    rows = table.of_kind("row")
    left, right = min(row.box.x for row in rows), max(row.box.right for row in rows)
    between: list[Area] = []
    columns: dict[bool, list[Area]] = {True: [], False: []}
    for area in table.areas:
        x = area.box.middle[0]
        if area.kind in ("row", "slot") and left <= x <= right:
            between.append(area)
        elif area.kind != "stack":
            columns[x < (left + right) / 2].append(area)
    stack = next(iter(table.of_kind("stack")), None)
    return Parts(
        _down(columns[True]),
        _down(columns[False]),
        tuple(_sided(_lines(between), table.high / 2)),
        stack,
        stack is not None and stack.box.middle[0] < (left + right) / 2,
    )


def columns_of(table: CardLayout) -> Parts:
    """Take a painted table with zones apart: all piles and hands, on the side of the zones where most of them lie."""
    zones = table.of_kind("zone")
    middle = (min(zone.box.x for zone in zones) + max(zone.box.right for zone in zones)) / 2
    piles = [area for area in table.areas if area.kind in ("pile", "hand")]
    heaps = [area for area in piles if area.kind == "pile"]
    is_left = sum(area.box.middle[0] < middle for area in heaps) * 2 > len(heaps)
    column = _down(piles)
    stack = next(iter(table.of_kind("stack")), None)
    return Parts(column if is_left else (), () if is_left else column, (), stack, is_left)


def _down(areas: list[Area]) -> tuple[Area, ...]:
    """Return areas from above; hands lie at the outer edge of what is their side's."""

    middle = sum(area.box.middle[1] for area in areas) / max(1, len(areas))

    def order(area: Area) -> tuple[int, float, float]:
        outer = 0 if area.kind != "hand" else 1 if area.box.middle[1] > middle else -1
        return outer, area.box.y, area.box.x

    return tuple(sorted(areas, key=order))


def _lines(areas: list[Area]) -> list[list[Area]]:
    """Return areas grouped into lines, from the top: those where one's middle is within another's height."""
    lines: list[list[Area]] = []
    for area in sorted(areas, key=lambda one: (one.box.middle[1], one.box.x)):
        last = lines[-1][0].box if lines else None
        if last is not None and last.y <= area.box.middle[1] < last.bottom and area.side == lines[-1][0].side:
            lines[-1].append(area)
        else:
            lines.append([area])
    return [sorted(line, key=lambda one: one.box.x) for line in lines]


def _sided(lines: list[list[Area]], middle: float) -> Iterator[Part]:
    """Yield the parts of a table: neighbouring lines that belong to one side."""
    found: list[list[tuple[Area, ...]]] = []
    for line in lines:
        if found and found[-1][0][0].side == line[0].side:
            found[-1].append(tuple(line))
        else:
            found.append([tuple(line)])
    for part in found:
        whose = part[0][0].side is not None
        yield Part(tuple(part), is_turned=whose and part[0][0].box.y >= middle)
