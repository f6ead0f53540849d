"""Blue spells: memory, mirrors, tides, minds and places exchanged."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing.album import Album
from drawing.arena_shapes import PALE_SKIN, WATER, bolt, rays, ring, spiral
from drawing.figures import figure
from drawing.pen import (
    BONE,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    MAGIC,
    NIGHT,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    arc_points,
    blob,
    both_poly,
    burst,
    disc,
    halves,
    limb,
    mirror,
    path,
    poly,
    star,
    stroke,
    turned,
)
from drawing.people import brows, eyes, head, mouth, neck, nose, short_hair

DRAWN = Album()
CLOTH = (T0, T1, T2, T3)
PROFILE = [(66, 196), (70, 160), (52, 148), (38, 120), (36, 84), (52, 48), (88, 28), (126, 34), (150, 62), (152, 84), (166, 112), (154, 120), (156, 136), (148, 142), (148, 156), (136, 164), (118, 162), (112, 196)]


@DRAWN.draws("selective_memory", scenes="arena_isle magic_circle hall", accents="motes")
def selective_memory() -> list[str]:
    """A head in outline, pages flying from it; one is caught and shines."""
    parts = [
        blob(PROFILE, T1, INK, 4), blob([(62, 186), (66, 158), (46, 142), (40, 92), (56, 54), (88, 36), (70, 80), (76, 140)], T2, "", 0),
        poly([(60, 62), (98, 40), (136, 62), (140, 88), (110, 104), (70, 98)], INK, INK, 3),
        poly([(64, 66), (98, 46), (131, 65), (134, 86), (108, 98), (74, 93)], MAGIC[1], "", 0),
    ]
    for x, y, turn, bright in ((56, 52, -32, False), (98, 28, 6, False), (148, 44, 34, False), (102, 82, -6, True)):
        s = 1.25 if bright else 0.85
        page = [(-19, -25), (19, -25), (19, 25), (-19, 25)]
        tone = "#ffffff" if bright else BONE[2]
        if bright:
            parts.append(rays(x, y, 54, 34, 14, "#ffffff", 0.5))
        lines = "".join(stroke([(-12, n * 9), (12, n * 9)], MAGIC[1] if bright else BONE[0], 3, smooth=False) for n in (-1.6, -0.5, 0.6, 1.7))
        parts.append(turned(x, y, turn, poly(page, tone, INK, 3), poly([(-19, -25), (-5, -25), (-19, 10)], "#ffffff", "", 0, 0.8), lines, scale=s))
    parts += [disc(132, 118, 5, MAGIC[3], INK, 2), stroke([(138, 106), (152, 100)], T4, 3)]
    return parts


@DRAWN.draws("twisted_image", scenes="arena_isle hall dungeon", accents="mist motes")
def twisted_image() -> list[str]:
    """A standing mirror; the face in it is wrung into a spiral."""
    frame = [(100, 4), (60, 14), (42, 54), (42, 120), (58, 162), (100, 174)]
    glass = [(100, 18), (68, 26), (54, 58), (54, 116), (68, 152), (100, 160)]
    return [
        both_poly([(84, 168), (56, 204), (70, 206), (98, 176)], GOLD[2], GOLD[1]),
        halves(frame, GOLD[3], GOLD[1], width=4), halves(glass, MAGIC[1], MAGIC[0], width=3),
        blob([(66, 120), (60, 78), (80, 44), (110, 40), (136, 62), (140, 98), (128, 132), (100, 146)], FAIR_SKIN[2], INK, 3),
        *(stroke(spiral(102, 92, 40, 2.2, start=s), INK, 7) + stroke(spiral(102, 92, 40, 2.2, start=s), tone, 3) for s, tone in ((0, FAIR_SKIN[0]), (math.pi, MAGIC[3]))),
        turned(76, 74, -34, disc(0, 0, 9, "#ffffff", INK, 2.4, ry=6), disc(0, 0, 3.4, INK, "", 0)),
        turned(128, 112, 130, disc(0, 0, 9, "#ffffff", INK, 2.4, ry=6), disc(0, 0, 3.4, INK, "", 0)),
        stroke([(82, 132), (100, 124), (112, 136), (124, 126)], "#8a2430", 4),
        poly([(66, 30), (84, 24), (62, 84), (56, 64)], "#ffffff", "", 0, 0.5),
        poly([(100, -4), (110, 10), (100, 24), (90, 10)], MAGIC[2], INK, 2.6),
        *(poly(p, T4, INK, 3) for p in ([(8, 84), (30, 66), (30, 78), (38, 78), (38, 92), (30, 92), (30, 104)], [(192, 84), (170, 66), (170, 78), (162, 78), (162, 92), (170, 92), (170, 104)])),
    ]


@DRAWN.draws("scatter_arc", scenes="arena_isle magic_circle mountains", accents="sparks motes")
def scatter_arc() -> list[str]:
    """An arc of lightning splits into sparks and shatters a rune."""
    arc = arc_points(100, 170, 128, 208, 332, 12)
    jag = [(x + (7 if n % 2 else -7), y + (9 if n % 2 else -7)) for n, (x, y) in enumerate(arc)]
    parts = [
        disc(100, 128, 46, T1, INK, 3), disc(100, 128, 46, "none", MAGIC[2], 3),
        poly([star(100, 128, 40, 40, 3, 0)[n] for n in (0, 2, 4)], "none", MAGIC[2], 3),
        *(stroke(crack, INK, 5, smooth=False) for crack in ([(100, 82), (92, 108), (108, 124), (96, 150), (104, 176)], [(92, 108), (64, 116)], [(108, 124), (140, 120)])),
        bolt(jag, 9, MAGIC[2], "#ffffff"),
    ]
    for n in (2, 4, 6, 8, 10):
        x, y = jag[n]
        dx = (x - 100) * 0.45
        parts.append(bolt([(x, y), (x + dx * 0.3 + 5, y - 16), (x + dx * 0.6 - 4, y - 26), (x + dx, y - 46)], 4.4, MAGIC[2], "#ffffff"))
        parts.append(poly(star(x + dx, y - 48, 9, 3, 4), "#ffffff", INK, 2))
    for at, tone in ((0, MAGIC[3]), (-1, MAGIC[3])):
        parts.append(burst(*jag[at], 20, (INK, MAGIC[1], MAGIC[2], tone), 8))
    parts += [poly([(x, y), (x + 12, y + 3), (x + 3, y + 13)], T3, INK, 2.4) for x, y in ((52, 168), (134, 172), (90, 188), (118, 184))]
    return parts


@DRAWN.draws("unsummon", scenes="arena_isle magic_circle", accents="motes mist")
def unsummon() -> list[str]:
    """A warrior dissolves upwards into motes inside a ring that closes."""
    warrior = figure(
        skull=(100, 66), neck=(100, 84), hip=(100, 128), far_arm=((126, 92), (142, 70)), near_arm=((74, 96), (60, 122)),
        far_leg=((112, 154), (118, 184)), near_leg=((88, 154), (78, 184)), cloth=(NIGHT[1], NIGHT[3], "#6a6aa0"), skin=FAIR_SKIN,
        boots=LEATHER, hat="horns", s=1.1,
    )
    bits = [(84, 58, 9), (110, 48, 8), (96, 36, 7), (122, 32, 7), (78, 26, 6), (104, 16, 6), (132, 14, 5), (88, 4, 4), (140, 52, 8), (60, 48, 6), (72, 76, 9), (130, 78, 9)]
    return [
        disc(100, 186, 70, MAGIC[0], INK, 3, ry=17), ring(100, 186, 62, MAGIC[2], 4, ry=14),
        poly([(38, 186), (60, -6), (140, -6), (162, 186)], MAGIC[2], "", 0, 0.25),
        warrior,
        poly([(40, 84), (66, 62), (84, 84), (104, 64), (126, 86), (150, 66), (160, -10), (40, -10)], MAGIC[1], "", 0, 0.55),
        *(poly([(x, y - s), (x + s, y), (x, y + s), (x - s, y)], tone, INK, 2) for n, (x, y, s) in enumerate(bits) for tone in ((MAGIC[3], MAGIC[2], "#ffffff")[n % 3],)),
        *(stroke([(x, y), (x, y - 34)], MAGIC[3], 3, smooth=False, opacity=0.7) for x, y in ((50, 120), (150, 128), (42, 160), (158, 166))),
    ]


def _wave(x: float, y: float, s: float, *, flip: bool = False) -> str:
    curl = [(-90, 60), (-70, 10), (-40, -34), (4, -56), (46, -46), (64, -14), (50, 10), (28, 8), (22, -8), (34, -14), (28, -28), (4, -26), (-14, 2), (-4, 36), (30, 52), (90, 60)]
    inner = [(-76, 56), (-56, 12), (-28, -26), (6, -42), (-18, -14), (-28, 16), (-16, 48), (10, 58)]
    foam = [(30, -50), (50, -44), (68, -18), (56, 12), (44, 14), (54, -8), (44, -30)]
    return turned(
        x, y, 0,
        blob(curl, WATER[1], INK, 4), blob(inner, WATER[2], "", 0), blob(foam, "#ffffff", INK, 2.6),
        *(stroke(line, WATER[3], 3) for line in ([(-62, 40), (-44, 4), (-16, -26)], [(-46, 50), (-36, 18), (-22, -4)])),
        *(disc(dx, dy, r, "#ffffff", INK, 2) for dx, dy, r in ((74, -34, 5), (82, -12, 4), (66, -54, 4))),
        scale=s, flip=flip,
    )


@DRAWN.draws("undertow", scenes="arena_isle cavern", accents="mist")
def undertow() -> list[str]:
    """A great wave drags a soldier under by the leg."""
    return [
        _wave(96, 96, 1.16),
        turned(
            134, 128, 36,
            figure(
                skull=(0, -34), neck=(0, -20), hip=(2, 14), far_arm=((18, -28), (26, -48)), near_arm=((-16, -26), (-24, -46)),
                far_leg=((12, 34), (6, 58)), near_leg=((-6, 36), (-10, 60)), cloth=("#5a2a20", "#8f4a30", "#c47a4c"), skin=FAIR_SKIN,
                boots=LEATHER, hat="helm", s=0.86,
            ),
        ),
        blob([(4, 186), (18, 162), (52, 164), (86, 154), (120, 168), (156, 156), (184, 166), (196, 186), (160, 198), (100, 200), (40, 198)], WATER[1], INK, 3.6),
        blob([(12, 186), (24, 168), (52, 172), (84, 162), (66, 186), (34, 194)], WATER[2], "", 0),
        *(stroke(line, "#ffffff", 3.4) for line in ([(14, 176), (30, 170), (46, 178)], [(84, 184), (102, 178), (120, 188)], [(146, 176), (162, 170), (178, 178)])),
        stroke([(136, 200), (112, 190), (106, 172), (118, 160)], WATER[2], 7),
    ]


@DRAWN.draws("fading_step", scenes="arena_isle forest hall", accents="mist motes")
def fading_step() -> list[str]:
    """A running figure, each image of it paler than the last."""

    def pose(dx: float) -> str:
        return figure(
            skull=(64 + dx, 58), neck=(60 + dx, 76), hip=(46 + dx, 120), far_arm=((40 + dx, 90), (26 + dx, 112)), near_arm=((80 + dx, 96), (98 + dx, 82)),
            far_leg=((24 + dx, 138), (4 + dx, 166)), near_leg=((76 + dx, 138), (74 + dx, 180)), cloth=CLOTH[1:], skin=PALE_SKIN, boots=STEEL, hat="hood", s=1.14,
        )

    blade = turned(20, 96, 60, poly([(-4, 0), (-6, -60), (0, -78), (6, -60), (4, 0)], STEEL[2], INK, 2.6), poly([(-14, -3), (14, -3), (12, 4), (-12, 4)], GOLD[1], INK, 2.4))
    return [
        f'<g opacity="0.28">{pose(4)}</g>', f'<g opacity="0.5">{pose(38)}</g>', f'<g opacity="0.72">{pose(68)}</g>',
        pose(100),
        blade,
        *(poly(star(x, y, r, r * 0.3, 4), MAGIC[3], INK, 1.6) for x, y, r in ((34, 44, 10), (60, 26, 8), (18, 150, 8), (92, 190, 9))),
    ]


@DRAWN.draws("mind_control", scenes="arena_isle magic_circle dungeon", accents="motes")
def mind_control() -> list[str]:
    """A hand above holds threads of light that end in a dazed head."""
    threads = [[(66, 52), (72, 76), (78, 104)], [(88, 62), (90, 80), (92, 100)], [(112, 62), (110, 82), (108, 100)], [(134, 50), (130, 76), (122, 104)]]
    return [
        limb((100, -30), (100, 8), 22, 19, T2, 3.4), poly([(74, 0), (126, 0), (122, 18), (78, 18)], T4, INK, 3),
        *(limb((100 + dx * 0.4, 26), (100 + dx, 50 - abs(dx) * 0.1), 7, 5, PALE_SKIN[2], 2.6) for dx in (-34, -12, 12, 34)),
        disc(100, 24, 19, PALE_SKIN[2], INK, 3), disc(95, 20, 11, PALE_SKIN[3], "", 0),
        halves([(100, 158), (64, 164), (40, 184), (34, 210), (100, 212)], STEEL[2], STEEL[0], width=3.4),
        turned(100, 138, 0, turned(-100, -84, 0, neck(FAIR_SKIN), head(FAIR_SKIN), nose(FAIR_SKIN), eyes("#5fd0ff", white=MAGIC[2], fierce=-2), brows(LEATHER[0], slant=-4), mouth(y=110, bend=-3), short_hair(LEATHER)), scale=0.86),
        *(disc(x, 137, 9, MAGIC[2], INK, 2.4) + disc(x, 137, 4, "#ffffff", "", 0) for x in (88, 112)),
        *(stroke(t, INK, 6) + stroke(t, MAGIC[3], 2.8) for t in threads),
        *(ring(100, 92, r, MAGIC[2], 3, ry=r * 0.3) for r in (46, 30)),
    ]


@DRAWN.draws("psychic_rebuttal", scenes="arena_isle magic_circle", accents="sparks motes")
def psychic_rebuttal() -> list[str]:
    """A brow's third eye throws a bolt of fire back."""
    return [
        turned(-8, 30, 0, blob(PROFILE, T1, INK, 4), blob([(62, 186), (66, 158), (46, 142), (40, 92), (56, 54), (88, 36), (66, 90), (76, 150)], T2, "", 0), stroke([(126, 88), (142, 92)], MAGIC[3], 5), disc(134, 96, 4, "#ffffff", INK, 2), scale=0.94),
        blob([(92, 62), (112, 50), (134, 62), (112, 76)], "#ffffff", INK, 3), disc(114, 63, 9, MAGIC[1], INK, 2.4), disc(114, 63, 3.6, INK, "", 0),
        *(stroke(arc_points(114, 63, r, -58, 22), INK, 8) + stroke(arc_points(114, 63, r, -58, 22), tone, 4) for r, tone in ((34, MAGIC[3]), (48, MAGIC[2]), (62, MAGIC[1]))),
        turned(170, 34, 52, path("M0 -30C18 -12 22 4 14 18C8 28 -8 28 -14 18C-22 4 -12 -6 -8 -14C-4 -8 -2 -8 0 -30Z", FIRE[1], INK, 3.2), path("M0 -10C10 0 12 8 8 16C4 21 -4 21 -8 16C-10 8 -4 4 0 -10Z", FIRE[3], "", 0), scale=1.25),
        poly([(146, 98), (174, 98), (174, 86), (196, 106), (174, 126), (174, 114), (146, 114)], MAGIC[2], INK, 3),
    ]


@DRAWN.draws("misdirection", scenes="arena_isle forest mountains", accents="mist leaves")
def misdirection() -> list[str]:
    """A signpost whose arrows bend, and a spark that takes the wrong way."""
    way = [(4, 178), (40, 172), (66, 150), (60, 116), (84, 92), (130, 96), (160, 74), (156, 34)]
    return [
        limb((100, 206), (100, 26), 9, 8, LEATHER[2], 3.4), stroke([(96, 196), (96, 40)], LEATHER[3], 3, smooth=False),
        poly([(92, 34), (28, 28), (6, 46), (26, 66), (92, 60)], BONE[2], INK, 3.4), poly([(92, 36), (30, 31), (14, 44), (92, 46)], BONE[3], "", 0),
        poly([(108, 92), (172, 84), (194, 104), (174, 124), (108, 116)], BONE[1], INK, 3.4), poly([(108, 94), (170, 87), (186, 102), (108, 104)], BONE[2], "", 0),
        stroke([(70, 46), (40, 46)], INK, 5, smooth=False), stroke([(50, 37), (38, 46), (50, 56)], INK, 5, smooth=False),
        stroke([(126, 104), (158, 104)], INK, 5, smooth=False), stroke([(148, 94), (160, 104), (148, 115)], INK, 5, smooth=False),
        stroke(way, INK, 11), stroke(way, MAGIC[2], 6), stroke(way, "#ffffff", 2),
        poly([(140, 42), (157, 12), (174, 42)], MAGIC[2], INK, 3), poly(star(156, 20, 24, 7, 4), "#ffffff", INK, 2.4),
        poly(star(14, 178, 14, 5, 6), MAGIC[3], INK, 2),
    ]


@DRAWN.draws("changed_places", scenes="arena_isle magic_circle arena_field", accents="motes")
def changed_places() -> list[str]:
    """Two figures on two plates of light, arrows crossing between them."""
    tones = (("#7a4a14", "#c98a2c", "#f2c866"), CLOTH[1:])
    parts = []
    for n, x in enumerate((52, 148)):
        parts += [disc(x, 176, 44, MAGIC[0], INK, 3, ry=14), ring(x, 176, 38, MAGIC[2], 3, ry=11)]
        parts.append(
            turned(
                x, 122, 0,
                figure(
                    skull=(0, -50), neck=(0, -34), hip=(0, 6), far_arm=((18, -18), (22, 6)), near_arm=((-18, -18), (-22, 6)), far_leg=((10, 30), (12, 54)),
                    near_leg=((-10, 30), (-12, 54)), cloth=tones[n], skin=FAIR_SKIN, boots=LEATHER, hat="helm" if n else "hood", facing=-1 if n else 1, s=0.94,
                ),
            )
        )
    for flip in (False, True):
        line = [(40, 46), (70, 18), (110, 15), (140, 30)]
        tip = [(126, 40), (158, 46), (150, 14)]
        if flip:
            line, tip = [(x, 202 - y * 0.8) for x, y in mirror(line)], [(x, 202 - y * 0.8) for x, y in mirror(tip)]
        tone = MAGIC[3] if flip else GOLD[2]
        parts += [stroke(line, INK, 14), stroke(line, tone, 8), poly(tip, tone, INK, 3)]
    return parts


@DRAWN.draws("second_sight", scenes="arena_isle magic_circle", accents="motes")
def second_sight() -> list[str]:
    """An eye with a twenty-sided stone for a pupil, a second lid of light above it."""
    lid = [(6, 108), (46, 66), (100, 50), (154, 66), (194, 108), (154, 146), (100, 160), (46, 146)]
    six = [(100 + math.cos(math.radians(a)) * 46, 105 + math.sin(math.radians(a)) * 46) for a in range(-90, 270, 60)]
    tri = [six[0], six[2], six[4]]
    inner = [((x - 100) * 0.62 + 100, (y - 105) * 0.62 + 105) for x, y in tri]
    return [
        rays(100, 104, 106, 70, 22, MAGIC[3], 0.3),
        stroke([(14, 70), (56, 34), (100, 22), (144, 34), (186, 70)], INK, 12), stroke([(14, 70), (56, 34), (100, 22), (144, 34), (186, 70)], MAGIC[2], 7),
        *(stroke([(x, y), (x2, y2)], MAGIC[3], 4, smooth=False) for x, y, x2, y2 in ((52, 26, 44, 8), (100, 12, 100, -6), (148, 26, 156, 8))),
        blob(lid, "#f4f8ff", INK, 5), blob([(14, 108), (50, 74), (100, 60), (150, 74), (186, 108), (150, 92), (100, 84), (50, 92)], "#b8cce0", "", 0),
        disc(100, 105, 52, MAGIC[0], INK, 3.4), poly(six, MAGIC[1], INK, 3), poly([six[5], six[0], inner[0], inner[2], six[4]], MAGIC[2], "", 0),
        *(stroke([inner[n], six[2 * n]], INK, 2.6, smooth=False) for n in range(3)),
        *(stroke([inner[n], six[k % 6]], INK, 2.6, smooth=False) for n in range(3) for k in (2 * n + 1, 2 * n - 1)),
        poly(inner, MAGIC[3], INK, 3), poly(star(100, 104, 15, 5, 4), INK, "", 0),
        disc(80, 82, 7, "#ffffff", "", 0),
        stroke([(6, 108), (46, 66), (100, 50), (154, 66), (194, 108)], INK, 7),
    ]


