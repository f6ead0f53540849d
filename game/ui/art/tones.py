"""The colours of seats and marks: one set for usual sight, and one each for protanopia, deuteranopia and tritanopia.

The latter three use the colours of Okabe and Ito. A test simulates each kind of sight over its set and measures the
distances. Nothing is distinguished by colour alone: seats have banners of different shapes, marks have outlines,
hatches and signs.
"""

from __future__ import annotations

import functools

import msgspec

from game.app import look
from game.app.files.settings import Palette
from game.ui.art.palette import BRASS, CAUTION, DANGER, GOOD, Rgb, lighter, rgb

_ORANGE, _SKY, _GREEN, _YELLOW = map(rgb, ("#e69f00", "#56b4e9", "#009e73", "#f0e442"))
_BLUE, _VERMILLION, _PURPLE = map(rgb, ("#0072b2", "#d55e00", "#cc79a7"))


class Tones(msgspec.Struct, frozen=True):
    """One set. ``seats``: one colour per seat, from the first; ``good``, ``caution`` and ``danger`` are for figures,
    motions and lines; ``region`` is where an objective lies. Over the pieces: ``target``, what may be attacked. On the
    ground: ``threat``, where an enemy strikes or a move stops; ``blast``, what an area covers; ``seen``, what is seen
    clearly.
    """

    seats: tuple[Rgb, ...]
    good: Rgb
    caution: Rgb
    danger: Rgb
    region: Rgb
    target: Rgb
    threat: Rgb
    blast: Rgb
    seen: Rgb

    @property
    def meanings(self) -> dict[str, Rgb]:
        """Return the colours that must be distinguishable from one another on the ground or over the pieces."""
        return {"reach": REACH, "seen": self.seen, "threat": self.threat, "blast": self.blast, "region": self.region}


#: Where a piece can go, the way there, and what is chosen: near white in every set.
REACH, PATH, CHOSEN = rgb("#f4ecd0"), rgb("#f6e7b4"), rgb("#ffe9a8")


def _of_okabe_and_ito(seats: tuple[Rgb, ...], caution: Rgb, region: Rgb) -> Tones:
    return Tones(seats, _SKY, caution, _VERMILLION, region, lighter(_VERMILLION, 0.15), _VERMILLION, caution, _SKY)


PALETTES: dict[Palette, Tones] = {
    "usual": Tones(
        tuple(map(rgb, look.SEAT_COLOURS)), GOOD, CAUTION, DANGER, BRASS,
        rgb("#ff7a5c"), rgb("#f0806a"), rgb("#ffb347"), rgb("#8fe0a0"),
    ),
    "protanopia": _of_okabe_and_ito((_BLUE, _ORANGE, _GREEN, _PURPLE, _VERMILLION), _YELLOW, _GREEN),
    "deuteranopia": _of_okabe_and_ito((_BLUE, _YELLOW, _SKY, _PURPLE, _VERMILLION), _YELLOW, _GREEN),
    "tritanopia": _of_okabe_and_ito((_BLUE, _YELLOW, _SKY, _PURPLE, _VERMILLION), _ORANGE, _BLUE),
}  # fmt: skip

_now: list[Tones] = [PALETTES["usual"]]
#: The set in use, and the numbers of the seats' colours in it; none: the colours as they come.
_chosen: list[tuple[Palette, tuple[int, ...]]] = [("usual", ())]


@functools.cache
def _toned(name: Palette, order: tuple[int, ...]) -> Tones:
    found = PALETTES[name]
    return msgspec.structs.replace(found, seats=tuple(found.seats[number] for number in order)) if order else found


def _use(name: Palette, order: tuple[int, ...]) -> bool:
    before, _chosen[0], _now[0] = _now[0], (name, order), _toned(name, order)
    return _now[0] is not before


def use_palette(name: Palette) -> None:
    """Use a set from now on. The caller must forget pictures that were drawn in another one."""
    _use(name, _chosen[0][1])


def use_colours(order: tuple[int, ...]) -> bool:
    """Give the seats the colours of these numbers from now on; none: as they come. Return whether others were in use:
    the caller must forget the pictures that were drawn in them."""
    return _use(_chosen[0][0], () if order == tuple(range(len(order))) else order)


def seat_colour_name(seat: int) -> str:
    """Return what the colour of a seat is called."""
    order = _chosen[0][1] or range(len(look.SEAT_NAMES))
    return look.SEAT_NAMES[order[seat % len(order)]]


def tones() -> Tones:
    return _now[0]


def seat_colour(seat: int) -> Rgb:
    """Return the colour of a seat, counted from 0."""
    return _now[0].seats[seat % len(_now[0].seats)]


def good() -> Rgb:
    return _now[0].good


def caution() -> Rgb:
    return _now[0].caution


def danger() -> Rgb:
    return _now[0].danger
