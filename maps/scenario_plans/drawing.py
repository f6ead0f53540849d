"""A plan of a scenario: things by the spaces on which they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

#: Pixels along a side of a square.
SQUARE = 64


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


class Plan(NamedTuple):
    """A scenario on a ``board`` of a game, named as a file in the game's folder."""

    game: str
    file: str
    board: str
    title: str
    said: dict[str, object]
    things: tuple[Thing, ...]
    place: Callable[[tuple[int, ...]], tuple[float, ...]] = on_squares

    def pixels(self, one: Thing) -> tuple[float, ...]:
        """Return where a thing lies: a point, or a rectangle with its size."""
        return self.place(one.at)
