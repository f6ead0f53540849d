"""The palette: named colours, themes, and what tells one seat from another (a colour and a banner shape)."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.app import look

Rgb = tuple[int, int, int]
ThemeName = Literal["walnut", "projector"]
BannerShape = Literal["shield", "swallowtail", "pennant", "lozenge", "round"]


def rgb(code: str) -> Rgb:
    """Return the colour of a code such as ``#c9a14a``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def code(colour: Rgb) -> str:
    """Return the code of a colour, such as ``#c9a14a``."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def blend(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Return a mix of two colours; ``share`` (0..1) is how much of ``other`` is in it."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def darker(colour: Rgb, share: float) -> Rgb:
    """Return the colour with ``share`` (0..1) of black in it."""
    return blend(colour, (0, 0, 0), share)


def lighter(colour: Rgb, share: float) -> Rgb:
    """Return the colour with ``share`` (0..1) of white in it."""
    return blend(colour, (255, 255, 255), share)


def luminance(colour: Rgb) -> float:
    """Return relative luminance, 0 (black) to 1 (white), as contrast is measured with it."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])


def contrast(one: Rgb, other: Rgb) -> float:
    """Return how far two colours stand apart for a reader, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


TABLE = rgb(look.TABLE)
SLATE = rgb(look.SLATE)
SLATE_LIGHT = rgb(look.SLATE_LIGHT)
INK = rgb(look.INK)
DIM_INK = rgb(look.DIM_INK)
BRASS = rgb(look.BRASS)
BRASS_LIGHT = rgb("#f0d48a")
BRASS_DARK = rgb("#6f5322")
PARCHMENT = rgb("#efe2c4")
PARCHMENT_SHADE = rgb("#d6c29a")
PARCHMENT_INK = rgb("#33261a")
OUTLINE = rgb("#140e12")
GOOD = rgb("#6fbf73")
CAUTION = rgb("#e39b2d")
DANGER = rgb("#e0604c")

SEAT_COLOURS: tuple[Rgb, ...] = tuple(map(rgb, look.SEAT_COLOURS))
SEAT_NAMES = look.SEAT_NAMES
SEAT_BANNERS: tuple[BannerShape, ...] = ("shield", "swallowtail", "pennant", "lozenge", "round")


class Theme(msgspec.Struct, frozen=True):
    """The colours of one look. ``edge`` is the thickness of outlines, as a factor."""

    name: ThemeName
    table: Rgb
    panel: Rgb
    panel_light: Rgb
    ink: Rgb
    dim_ink: Rgb
    brass: Rgb
    parchment: Rgb
    parchment_shade: Rgb
    parchment_ink: Rgb
    good: Rgb
    caution: Rgb
    danger: Rgb
    edge: float = 1.0


THEMES: dict[str, Theme] = {
    "walnut": Theme(
        "walnut",
        TABLE,
        SLATE,
        SLATE_LIGHT,
        INK,
        DIM_INK,
        BRASS,
        PARCHMENT,
        PARCHMENT_SHADE,
        PARCHMENT_INK,
        GOOD,
        CAUTION,
        DANGER,
    ),
    # A beamer in a lit room washes dark tones out: light ground, every ink 7:1 against it, thick outlines.
    "projector": Theme(
        "projector",
        rgb("#d9d2c4"),
        rgb("#f7f4ec"),
        rgb("#ffffff"),
        rgb("#14171b"),
        rgb("#40444a"),
        rgb("#6b4a08"),
        rgb("#fffaf0"),
        rgb("#e9dfca"),
        rgb("#1a120a"),
        rgb("#1c5c24"),
        rgb("#6e4300"),
        rgb("#8f1f10"),
        edge=1.7,
    ),
}


def heading_ink(theme: Theme, light: float = 0.2) -> Rgb:
    """Return the colour of headings: brass with ``light`` (0..1) on it, on light ground the ink of the text, since
    brass would be too pale there."""
    return lighter(theme.brass, light) if theme.name == "walnut" else theme.ink


_FACTIONS: dict[str, Rgb] = {
    "drow": rgb("#6d4196"),
    "crown": rgb("#2c5d9c"),
    "shadow": rgb("#4a4560"),
    "nature": rgb("#4e7d3a"),
    "fire": rgb("#b8452c"),
    "water": rgb("#2c7f9c"),
    "earth": rgb("#86653a"),
    "light": rgb("#b58a2a"),
    "neutral": rgb("#6d675c"),
    "white": rgb("#c2ae7a"),
    "blue": rgb("#2e6cb8"),
    "black": rgb("#4c4458"),
    "red": rgb("#b03c26"),
    "green": rgb("#3d7a3a"),
    "kingdom": rgb("#2f58a6"),
    "mage guild": rgb("#7a3fa8"),
    "alliance": rgb("#2f8050"),
    "barbarian": rgb("#a8481f"),
    "underworld": rgb("#47435c"),
    "lanternhold": rgb("#b5742a"),
    "thornmoot": rgb("#56783a"),
    "equipment": rgb("#6f5a3e"),
    "magic": rgb("#6a3f9c"),
    "skill": rgb("#2f7a4e"),
    "tactic": rgb("#2f5f9a"),
    "adventurer": rgb("#a37a24"),
    "quest": rgb("#8a6a2c"),
    "character": rgb("#6b3530"),
    "event": rgb("#4a5272"),
    "terrain": rgb("#55603e"),
    "trap": rgb("#7a4420"),
}
_SPARE_FACTIONS = tuple(map(rgb, ("#7c3b4c", "#2f7468", "#8a5a24", "#4d5b8f", "#6f7030", "#84457a")))


def faction_colour(faction: str) -> Rgb:
    """Return the frame colour of a faction or a colour code; an unknown faction always gets the same spare one."""
    if faction.startswith("#") and len(faction) == 7:
        return rgb(faction)
    known = _FACTIONS.get(faction.lower())
    if known is not None:
        return known
    return _SPARE_FACTIONS[sum(faction.encode()) % len(_SPARE_FACTIONS)] if faction else _FACTIONS["neutral"]


def ramp(colour: Rgb) -> tuple[Rgb, Rgb, Rgb, Rgb, Rgb]:
    """Return five tones of a colour from deep shade to highlight, cool in the shade and warm in the light."""
    return (
        blend(darker(colour, 0.74), rgb("#140c24"), 0.30),
        blend(darker(colour, 0.46), rgb("#1c1438"), 0.18),
        colour,
        blend(lighter(colour, 0.32), rgb("#ffe2b0"), 0.12),
        blend(lighter(colour, 0.68), rgb("#fff2d0"), 0.30),
    )


def seat_banner(seat: int) -> BannerShape:
    """Return the banner shape of a seat, counted from 0."""
    return SEAT_BANNERS[seat % len(SEAT_BANNERS)]
