"""Six dragons, each of its own colour, horns and breath, and the head that the rebels' mount shares."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing.album import Album
from drawing.arena_shapes import bolt, drop, rays, skull, thorn, tongue
from drawing.factions_shapes import placed, tooth_row, wings
from drawing.pen import (
    BONE,
    GOLD,
    INK,
    MAGIC,
    T0,
    T1,
    T2,
    T3,
    VENOM,
    Tones,
    blob,
    both,
    both_poly,
    disc,
    glow,
    halves,
    poly,
    sheet,
    star,
    stroke,
)

DRAWN = Album()
SCALES: dict[str, Tones] = {
    "blue": ("#0d2350", "#1d4a9c", "#3d80dc", "#9cc8ff"), "red": ("#4a0a08", "#96201a", "#d8452c", "#ff9a6a"), "yellow": ("#5c3c06", "#b07c10", "#eebc2c", "#fff0a0"),
    "green": ("#0f3014", "#22682a", "#46a844", "#a4e47c"), "white": ("#5a6a80", "#a0b2c8", "#dce8f4", "#ffffff"), "black": ("#08070c", "#1a1722", "#343040", "#6a6480"), "alliance": (T0, T1, T2, T3),
}
FROST = ("#3a6a90", "#8ac4e4", "#d4f2ff", "#ffffff")
DOOM = ("#2a0f3d", "#6b2aa0", "#b765ee", "#eccbff")


def dragon_head(colour: str, *, horns: str = "back", eye: str = "#ffd84a") -> str:
    """A dragon's neck and head turned to the left, its jaws open."""
    tones = SCALES[colour]
    spines = [(124, 40), (146, 34), (150, 58), (172, 66), (168, 90), (188, 106), (178, 126), (196, 150), (184, 206)]
    parts = [
        poly([(110, 52), *spines, (120, 206)], tones[0], INK, 3.4),
        blob([(96, 56), (132, 44), (160, 80), (168, 130), (176, 208), (76, 208), (96, 160), (98, 118)], tones[1], INK, 4),
        blob([(94, 112), (112, 116), (112, 160), (96, 208), (66, 208), (88, 160)], tones[3], INK, 3),
        *(stroke([(92 - n * 3, 128 + n * 20), (112 - n, 132 + n * 20)], tones[1], 3) for n in range(4)),
    ]
    if horns == "back":
        parts += [blob([(112, 50), (140, 16), (184, 6), (156, 32), (134, 64)], BONE[2], INK, 3.2), blob([(118, 54), (144, 24), (176, 10), (150, 30), (130, 60)], BONE[3], "", 0)]
    elif horns == "up":
        parts += [blob([(102, 48), (106, 14), (92, -6), (124, 10), (124, 52)], BONE[2], INK, 3.2), blob([(122, 54), (138, 24), (130, 0), (154, 22), (140, 62)], BONE[1], INK, 3.2)]
    elif horns == "frill":
        parts += [poly([(108, 50), (120, 4), (136, 34), (164, 14), (158, 50), (194, 48), (166, 78), (190, 104), (142, 104)], tones[2], INK, 3.4), *(stroke([(122, 66), end], tones[0], 3.4, smooth=False) for end in ((121, 10), (162, 18), (190, 50), (184, 100)))]
    elif horns == "ram":
        parts += [stroke([(112, 54), (146, 30), (174, 56), (164, 94), (138, 92), (142, 72)], INK, 23), stroke([(112, 54), (146, 30), (174, 56), (164, 94), (138, 92), (142, 72)], BONE[2], 16), stroke([(114, 50), (146, 28), (170, 52)], BONE[3], 5)]
    parts += [
        poly([(104, 118), (78, 128), (44, 152), (22, 150), (20, 138), (44, 128), (70, 106)], tones[1], INK, 3.6),
        poly([(98, 108), (60, 116), (30, 138), (66, 128), (98, 118)], "#8f1a2c", INK, 2.6), tooth_row([(36, 140), (50, 132), (64, 124)], 10, -12),
        blob([(86, 46), (122, 48), (136, 78), (126, 110), (100, 114), (62, 110), (26, 120), (8, 112), (6, 94), (26, 82), (56, 76), (68, 56)], tones[2], INK, 4),
        blob([(86, 50), (108, 52), (104, 66), (70, 84), (30, 90), (14, 96), (28, 84), (58, 78), (70, 58)], tones[3], "", 0),
        tooth_row([(20, 116), (36, 116), (52, 112), (68, 110)], 11, 180),
        poly([(78, 70), (104, 62), (100, 80), (82, 82)], INK, INK, 2), poly([(84, 72), (100, 66), (97, 77), (86, 79)], eye, "", 0), stroke([(92, 68), (91, 79)], INK, 3, smooth=False),
        stroke([(72, 66), (106, 56)], tones[0], 7, smooth=False), disc(18, 96, 4, INK, "", 0, ry=3), thorn(120, 112, 20, 130, BONE), thorn(8, 94, 12, -30, BONE),
        *(stroke([(118 + x, 120 + y), (128 + x, 127 + y), (138 + x, 120 + y)], tones[2], 3.4) for x, y in ((0, 6), (18, 24), (2, 40), (22, 58), (8, 74))),
    ]
    return "".join(parts)


def _keep(name: str, *parts: str, scenes: str, accents: str, focus: str = "84 96 84") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def _front(colour: str, *, eye: str, horn: Tones = BONE) -> str:
    """A dragon's head seen from the front."""
    tones = SCALES[colour]
    return "".join((
        both([(86, 56), (58, 44), (38, 6), (70, 20), (98, 44)], horn[3], horn[1]), both([(72, 84), (44, 84), (22, 62), (50, 66), (76, 70)], horn[2], horn[0]),
        halves([(100, 100), (66, 120), (48, 206), (100, 206)], tones[2], tones[0], width=4), *(stroke([(84 - n, 150 + n * 14), (100, 156 + n * 14), (116 + n, 150 + n * 14)], tones[0], 4) for n in range(4)),
        halves([(100, 34), (78, 42), (62, 74), (76, 112), (80, 146), (100, 154)], tones[3], tones[1], width=4), both_poly([(100, 44), (92, 60), (94, 120), (100, 128)], tones[2], tones[2], width=2.4),
        both_poly([(92, 86), (70, 72), (72, 86), (88, 96)], INK, INK), both_poly([(89, 87), (74, 78), (75, 84), (87, 92)], eye, eye, width=0.01), both([(96, 130), (87, 126), (88, 134)], INK, INK, width=1),
        stroke([(80, 140), (90, 146), (100, 142), (110, 146), (120, 140)], INK, 4), thorn(86, 144, 15, 180), thorn(114, 144, 15, 180),
    ))


_keep("blue_dragon", placed(10, 0, 1.0, dragon_head("blue", horns="up")), bolt([(30, 126), (18, 144), (34, 156), (10, 196)], 8, MAGIC[2], "#ffffff"), bolt([(40, 130), (46, 156), (38, 168), (52, 200)], 6, MAGIC[2], "#ffffff"), scenes="mountains", accents="sparks mist")
_keep("red_dragon", placed(0, 0, 1.0, dragon_head("red", horns="back"), flip=True), tongue(176, 128, 76, 26, 116), tongue(168, 124, 100, 20, 150), scenes="inferno", accents="sparks smoke", focus="116 96 84")
_keep("yellow_dragon", rays(100, 90, 104, 60, 16, GOLD[3], 0.4), wings(SCALES["yellow"], reach=98, high=26), _front("yellow", eye="#ff5a2a", horn=GOLD), scenes="mountains cavern", accents="motes sparks", focus="100 96 84")
_keep("green_dragon", placed(6, 6, 1.0, dragon_head("green", horns="frill", eye="#ffb02a")), *(drop(x, y, s, VENOM) for x, y, s in ((30, 166, 1.1), (52, 182, 0.9), (20, 190, 0.8))), scenes="forest", accents="leaves mist")
_keep("white_dragon", glow(60, 150, 70, "#d4f2ff", "frost"), placed(-4, 0, 1.0, dragon_head("white", horns="ram", eye="#4ab4ff"), flip=True), *(poly(star(x, y, r, r * 0.3, 6), FROST[3], FROST[0], 2) for x, y, r in ((176, 160, 20), (150, 186, 13), (190, 194, 11), (36, 30, 12))), scenes="mountains", accents="mist motes", focus="116 96 84")
_keep("black_dragon", wings(SCALES["black"], reach=100, high=-10), _front("black", eye="#e08aff", horn=DOOM), glow(100, 146, 40, DOOM[2], "doom"), skull(30, 170, 0.3), skull(172, 176, 0.26), tongue(100, 204, 52, 22, 0, (DOOM[0], DOOM[1], DOOM[2], DOOM[3])), scenes="inferno dark_city", accents="smoke", focus="100 90 84")
