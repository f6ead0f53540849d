"""Shots: bows, arrows and where they land."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear
from drawing.album import Album
from drawing.drow_actions import speed_lines
from drawing.pen import (
    BLOOD,
    BONE,
    DROW_SKIN,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    T1,
    T2,
    T3,
    T4,
    VENOM,
    WOOD,
    blob,
    burst,
    disc,
    limb,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()


def _target(x: float, y: float, reach: float) -> str:
    rings = ((1.0, BONE[3]), (0.76, BLOOD[1]), (0.52, BONE[3]), (0.28, BLOOD[2]))
    return "".join(disc(x, y, reach * share, tone, INK, 2.6, ry=reach * share) for share, tone in rings)


@DRAWN.draws("distant_shot", scenes="mountains castle dark_city", accents="mist")
def distant_shot() -> list[str]:
    """A small target far off, a long arc, an arrow on its way."""
    arc = [(14, 190), (44, 116), (90, 68), (140, 60)]
    return [
        limb((166, 96), (160, 134), 4, 4, WOOD[1]),
        limb((166, 96), (178, 134), 4, 4, WOOD[0]),
        _target(166, 76, 27),
        *(disc(x, y, 4.6, T4, INK, 2) for x, y in ((22, 166), (32, 142), (46, 120))),
        stroke(arc, T4, 2.6, opacity=0.5),
        turned(58, 104, 63, gear.arrow(86), scale=1.18),
        turned(22, 176, 34, gear.bow(128, tones=WOOD)),
        limb((-8, 212), (28, 190), 14, 11, T1, 3),
        disc(34, 184, 11, DROW_SKIN[2], INK, 2.8),
    ]


@DRAWN.draws("rapid_shot", scenes="dungeon dark_city forest", accents="sparks")
def rapid_shot() -> list[str]:
    """Two arrows in the air before the first has landed, a third on the string."""
    return [
        turned(52, 104, 0, gear.bow(188, drawn=30)),
        speed_lines([(112, 56, 42), (112, 104, 30), (112, 152, 42)], T4, thick=5),
        turned(84, 62, 80, gear.arrow(88)),
        turned(98, 104, 90, gear.arrow(92)),
        turned(84, 146, 100, gear.arrow(88)),
        limb((-10, 104), (46, 104), 15, 11, T2, 3),
        disc(60, 104, 14, DROW_SKIN[2], INK, 3),
        *(stroke([(54, 96 + n * 6), (70, 97 + n * 6)], DROW_SKIN[0], 2, smooth=False) for n in range(3)),
    ]


@DRAWN.draws("quick_shot", scenes="forest castle battlefield", accents="leaves motes")
def quick_shot() -> list[str]:
    """A single arrow leaves in a blur."""
    return [
        speed_lines([(120, 76, 112), (128, 92, 126), (128, 116, 126), (118, 132, 104)], T4, thick=7),
        *(poly(star(40 + n * 30, 104, 14 + n * 4, 4, 4), T3, "", 0, 0.6) for n in range(3)),
        turned(38, 104, 90, gear.arrow(116, feather=(T1, T2, T3)), scale=1.28),
        poly([(150, 76), (198, 104), (150, 132), (166, 104)], "#ffffff", "", 0, 0.45),
        turned(32, 104, 0, gear.bow(150), scale=1.0),
        limb((-12, 140), (40, 112), 14, 10, T2, 3),
        disc(46, 106, 12, FAIR_SKIN[2], INK, 2.8),
        poly([(160, 30), (178, 30), (168, 48), (182, 48), (154, 78), (160, 56), (148, 56)], FIRE[2], INK, 2.8),
    ]


@DRAWN.draws("pinning_shot", focus="90 140 80", scenes="forest dungeon castle", accents="leaves rocks")
def pinning_shot() -> list[str]:
    """A boot nailed to the ground by its cloak."""
    boot = [(62, -6), (116, -6), (112, 96), (124, 118), (170, 130), (176, 158), (58, 158)]
    return [
        blob([(-6, 168), (60, 156), (130, 160), (206, 164), (206, 210), (-6, 210)], "#4a3a26", INK, 3),
        poly(boot, LEATHER[1], INK, 3.8),
        poly([(62, -6), (84, -6), (86, 100), (100, 136), (58, 158)], LEATHER[3], "", 0),
        poly([(58, 154), (176, 154), (178, 168), (56, 170)], LEATHER[0], INK, 3),
        stroke([(60, 104), (90, 108), (122, 118)], GOLD[2], 6),
        poly([(58, 34), (116, 34), (115, 52), (59, 52)], T2, INK, 3),
        blob([(58, -10), (30, 40), (16, 110), (10, 176), (54, 186), (96, 176), (66, 130), (70, 60)], T2, INK, 3.4),
        blob([(50, 4), (30, 56), (22, 120), (18, 172), (34, 174), (40, 110)], T3, "", 0),
        stroke([(56, 40), (48, 110), (60, 172)], T1, 3),
        burst(58, 168, 26, (INK, FIRE[1], FIRE[2], FIRE[3]), 8, 8),
        turned(128, 44, 210, gear.arrow(132), scale=1.05),
        *(stroke([(x, y), (x2, y2)], T4, 3.4, smooth=False) for x, y, x2, y2 in ((150, 40, 172, 6), (136, 26, 150, 2), (160, 62, 186, 34))),
    ]


@DRAWN.draws("acid_arrow", scenes="cavern magic_circle dungeon", accents="motes rocks")
def acid_arrow() -> list[str]:
    """An arrow of green acid, splashing and dripping as it flies."""
    body = [(8, 64), (60, 78), (104, 92), (100, 80), (190, 122), (98, 134), (106, 122), (58, 112), (26, 118), (40, 102), (12, 96), (34, 86)]
    drips = ((58, 128, 1.2), (86, 142, 1.6), (118, 150, 1.3), (142, 142, 1.0), (74, 166, 0.9), (104, 182, 1.2), (36, 140, 0.9))
    return [
        disc(140, 116, 56, VENOM[2], "", 0, opacity=0.22),
        blob([(x - 3, y + 2) for x, y in body], VENOM[0], INK, 6),
        poly(body, VENOM[1], INK, 3.4),
        poly([(30, 76), (70, 86), (116, 98), (118, 92), (172, 119), (116, 120), (116, 114), (66, 102), (40, 100)], VENOM[2], "", 0),
        poly([(60, 86), (124, 104), (158, 117), (120, 112)], VENOM[3], "", 0),
        *(blob([(x, y - 15 * s), (x + 6 * s, y), (x, y + 7 * s), (x - 6 * s, y)], VENOM[2], INK, 2.4) for x, y, s in drips),
        *(disc(x - 1.5 * s, y - 1 * s, 1.8 * s, VENOM[3], "", 0) for x, y, s in drips),
        *(disc(x, y, r, VENOM[2], INK, 2.2) for x, y, r in ((160, 84, 7), (180, 98, 5), (140, 72, 5), (186, 144, 6), (168, 158, 4), (70, 62, 5))),
        poly(star(176, 120, 30, 8, 6, 12), VENOM[3], INK, 2.4),
        disc(176, 120, 7, "#ffffff", "", 0),
    ]
