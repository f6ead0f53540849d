"""A plan of a scenario: things by the spaces on which they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.tiled.hex_cells import hex_corner

#: Pixels along a side of a square; a hex's box, and how long its side is.
SQUARE = 64
HEX, SIDE = (64, 56), 28


class Thing(NamedTuple):
    """An object to draw: its class, a ``label`` by which other things point at it, its ``name``, where it lies (a space
    or one with a width and a height), and what it says of itself."""

    kind: str
    label: str
    name: str
    at: tuple[int, ...]
    said: dict[str, object]


def thing(kind: str, label: str, at: tuple[int, ...], name: str = "", **said: object) -> Thing:
    """Return a thing with its properties."""
    return Thing(kind, label, name, at, said)


def on_squares(at: tuple[int, ...]) -> tuple[float, ...]:
    """Return where a thing on squares lies in pixels: a point in the middle of its square, or a rectangle."""
    if len(at) == 2:
        return ((at[0] + 0.5) * SQUARE, (at[1] + 0.5) * SQUARE)
    return tuple(number * SQUARE for number in at)


def on_hexes(at: tuple[int, ...]) -> tuple[float, ...]:
    """Return where a thing on hexes lies in pixels: a point in the middle of its hex, or a rectangle around some."""
    left, top = hex_corner(HEX, SIDE, ("y", "odd"), (at[0], at[1]))
    if len(at) == 2:
        return (left + HEX[0] / 2, top + HEX[1] / 2)
    _, bottom = hex_corner(HEX, SIDE, ("y", "odd"), (at[0], at[1] + at[3] - 1))
    return (at[0] * HEX[0], top, at[2] * HEX[0] + HEX[0] / 2, bottom - top + HEX[1])


class Plan(NamedTuple):
    """A scenario on a ``board`` of a game: a file in the game's folder, or the name of a small one of ``yards``. It is
    written to a ``folder`` of the game's; its group has the class ``group``."""

    game: str
    file: str
    board: str
    title: str
    said: dict[str, object]
    things: tuple[Thing, ...]
    place: Callable[[tuple[int, ...]], tuple[float, ...]] = on_squares
    folder: str = "scenarios"
    group: str = "Scenario"

    def pixels(self, one: Thing) -> tuple[float, ...]:
        """Return where a thing lies: a point, or a rectangle with its size."""
        return self.place(one.at)
