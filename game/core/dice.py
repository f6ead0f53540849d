"""Dice: one small generator that lives in the state and serialises as two numbers.

The stream is SplitMix64: the n-th number depends on the seed and on n alone, so a state that has drawn n numbers
is described by ``(seed, drawn)`` and nothing else. Players and animations have generators of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Dice(msgspec.Struct, frozen=True):
    """The state of the generator: a seed below 2**63 and how many 64-bit numbers were drawn from it."""

    seed: int
    drawn: int = 0


class SetDice(Dice, frozen=True):
    """Dice whose next rolls are given, for callers that look at every way in which they can fall."""

    rolls: tuple[tuple[int, ...], ...] = ()


class RollNeeded(Exception):
    """No further roll was given: as many dice of that many ``sides`` are rolled now."""

    def __init__(self, count: int, sides: int) -> None:
        super().__init__(f"{count} dice of {sides} sides are rolled")
        self.count, self.sides = count, sides


class ShuffleNeeded(Exception):
    """Things are put in a random order, of which there are too many to look at each."""


def _number(seed: int, index: int) -> int:
    """Return the index-th 64-bit number of the stream (SplitMix64's output function)."""
    z = (seed + (index + 1) * _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def draw_below(dice: Dice, limit: int) -> tuple[int, Dice]:
    """Return a number from 0 to ``limit - 1``, all as likely, and the dice after it. Raises ValueError below 1."""
    if limit < 1:
        raise ValueError(f"a draw needs at least one possible result, not {limit}")
    # Numbers in the last, incomplete run of `limit` would favour the low results: they are drawn again.
    fair = (1 << 64) - (1 << 64) % limit
    drawn = dice.drawn
    while True:
        number = _number(dice.seed, drawn)
        drawn += 1
        if number < fair:
            return number % limit, Dice(dice.seed, drawn)


def roll(dice: Dice, count: int, sides: int) -> tuple[tuple[int, ...], Dice]:
    """Return the faces of ``count`` dice with faces 1 to ``sides``, in the order rolled, and the dice after them.
    Raises RollNeeded where dice are given and none are left."""
    if isinstance(dice, SetDice):
        if not dice.rolls:
            raise RollNeeded(count, sides)
        return dice.rolls[0], SetDice(dice.seed, dice.drawn, dice.rolls[1:])
    faces = []
    for _ in range(count):
        face, dice = draw_below(dice, sides)
        faces.append(face + 1)
    return tuple(faces), dice


def shuffle(dice: Dice, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
    """Return the items in random order (Fisher-Yates), and the dice. Raises ShuffleNeeded where dice are given."""
    if isinstance(dice, SetDice) and len(items) > 1:
        raise ShuffleNeeded
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        pick, dice = draw_below(dice, last + 1)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order), dice
