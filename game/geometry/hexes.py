"""Hexes: axial places, the six directions, distances as the crow flies, and Tiled's staggered columns and rows.

A place is ``(q, r)``: rows run across with pointed tops, ``q`` counts along a row to the right, ``r`` counts rows
downwards, and each row begins half a hex to the right of the row above it. The maps of Tiled count staggered columns
and rows instead; ``to_axial`` is the one door between the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

Hex = tuple[int, int]

#: The six directions, clockwise from the right: also the order in which equal ways are preferred.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Stagger(msgspec.Struct, frozen=True):
    """How a map in Tiled staggers its hexes: along which ``axis``, and whether the ``odd`` or the ``even`` rows (or
    columns, for the axis x, whose hexes have flat tops) are moved by half a hex."""

    axis: Literal["x", "y"] = "y"
    index: Literal["odd", "even"] = "odd"


def to_axial(stagger: Stagger, column: int, row: int) -> Hex:
    """Return the place of the hex that Tiled calls column, row. With the axis x, columns and rows change their parts,
    so that flat tops become pointed ones: the drawing turns them back."""
    across, down = (column, row) if stagger.axis == "y" else (row, column)
    moved = (down & 1) if stagger.index == "odd" else -(down & 1)
    return across - (down - moved) // 2, down


def from_axial(stagger: Stagger, place: Hex) -> tuple[int, int]:
    """Return the column and row by which Tiled calls a place: what ``to_axial`` takes back."""
    q, down = place
    moved = (down & 1) if stagger.index == "odd" else -(down & 1)
    across = q + (down - moved) // 2
    return (across, down) if stagger.axis == "y" else (down, across)


@lru_cache(maxsize=1 << 14)
def neighbours(place: Hex) -> tuple[Hex, ...]:
    """Return the six hexes beside a place, in the order of ``DIRECTIONS``."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def steps_apart(a: Hex, b: Hex) -> int:
    """Return the steps between two places when nothing is in the way."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotated(place: Hex, sixths: int) -> Hex:
    """Return the place turned round (0, 0) by that many sixths of a turn, clockwise."""
    q, r = place
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def mirrored(place: Hex) -> Hex:
    """Return the place mirrored left to right about (0, 0)."""
    q, r = place
    return -q - r, r


#: An edge between two neighbouring hexes: the smaller place first.
Edge = tuple[Hex, Hex]


def edge_of(a: Hex, b: Hex) -> Edge:
    """Return the edge between two neighbours."""
    return (a, b) if a < b else (b, a)
