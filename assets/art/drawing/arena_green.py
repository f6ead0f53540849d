"""Green spells: harvest, growth, roots, trails and snares."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear
from drawing.album import Album
from drawing.arena_shapes import BARK, MOSS, leaf, leaves_around, root, thorn
from drawing.drow_actions import speed_lines
from drawing.figures import figure
from drawing.pen import (
    BONE,
    FAIR_SKIN,
    GOLD,
    INK,
    LEATHER,
    STEEL,
    STONE,
    T0,
    T1,
    T2,
    T3,
    T4,
    WOOD,
    blob,
    both,
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

DRAWN = Album()
CLOTH = (T0, T1, T2, T3)
DARK_LEAF = ("#10240f", "#23471d", "#3f6f30", "#6fa050")


@DRAWN.draws("bountiful_harvest", scenes="arena_grove arena_field", accents="leaves motes")
def bountiful_harvest() -> list[str]:
    """A horn of plenty: grapes, apples, wheat and pumpkin tumble out."""
    horn = [(20, 56), (8, 34), (24, 18), (40, 26), (34, 42), (54, 76), (96, 106), (120, 150), (100, 186), (60, 172), (30, 120)]
    wheat = []
    for x, y, turn in ((120, 96, 24), (134, 104, 46), (106, 92, 6)):
        ears_ = "".join(both([(0, -44 - n * 12), (-9, -52 - n * 12), (-3, -60 - n * 12)], GOLD[3], GOLD[1], axis=0, width=2) for n in range(4))
        wheat.append(turned(x, y, turn, stroke([(0, 8), (0, -90)], GOLD[1], 4, smooth=False), ears_, both([(0, -90), (-5, -100), (0, -108)], GOLD[3], GOLD[1], axis=0, width=2)))
    return [
        *wheat,
        blob(horn, WOOD[2], INK, 4), blob([(16, 34), (26, 24), (30, 44), (50, 82), (84, 112), (60, 118), (32, 88)], WOOD[3], "", 0),
        *(stroke(line, WOOD[0], 3.4) for line in ([(26, 66), (40, 62), (50, 70)], [(34, 96), (54, 84), (72, 90)], [(46, 132), (72, 108), (96, 108)], [(64, 164), (92, 136), (112, 138)])),
        disc(106, 150, 42, WOOD[0], INK, 4, ry=38),
        disc(146, 166, 36, "#c8641c", INK, 3.6, ry=29), disc(134, 166, 16, "#ef9440", "", 0, ry=27), disc(160, 166, 14, "#a8480f", INK, 2, ry=27), poly([(142, 140), (150, 124), (156, 128), (152, 142)], MOSS[1], INK, 2.6),
        disc(104, 132, 22, "#b82a2a", INK, 3.4), disc(98, 126, 9, "#ff8a74", "", 0), stroke([(104, 114), (108, 104)], BARK[1], 4), leaf(108, 108, 20, 66),
        *(disc(x, y, 11, "#6a2a86", INK, 2.8) + disc(x - 3, y - 3, 4, "#c088e0", "", 0) for x, y in ((74, 160), (92, 166), (82, 178), (104, 182), (66, 176), (92, 194))),
        disc(128, 186, 17, "#d8b42c", INK, 3), disc(123, 181, 7, "#fff0a0", "", 0),
    ]


@DRAWN.draws("titanic_growth", focus="100 78 78", scenes="arena_grove mountains forest", accents="leaves rocks")
def titanic_growth() -> list[str]:
    """A giant with a beast's strength towers over trees that reach to its knees."""
    pine = [(0, -40), (-16, -12), (-8, -12), (-20, 10), (20, 10), (8, -12), (16, -12)]
    trees = [(14, 196, 1.0), (44, 200, 0.8), (160, 198, 0.9), (188, 196, 1.1), (102, 204, 0.7)]
    return [
        *(poly([(x, 60), (x + 14, 40), (x + 28, 60), (x + 20, 60), (x + 20, 116), (x + 8, 116), (x + 8, 60)], MOSS[2], INK, 3, 0.9) for x in (4, 168)),
        figure(
            skull=(100, 44), neck=(100, 66), hip=(100, 120), far_arm=((144, 86), (148, 42)), near_arm=((56, 86), (52, 42)), far_leg=((120, 158), (128, 196)), near_leg=((80, 158), (72, 196)),
            cloth=("#2a4a24", "#4c7a3a", "#7aaa58"), skin=("#3f5a2c", "#6a8a44", "#98b868", "#c8e09a"), boots=BARK, hat="hair", hair=MOSS, s=1.4,
        ),
        *(poly([(x + px * s, y - 10 + py * s) for px, py in pine], MOSS[1], INK, 2.8) + poly([(x + px * s, y - 10 + py * s) for px, py in pine[:4]], MOSS[2], "", 0) for x, y, s in trees),
        leaf(88, 24, 28, -34), leaf(100, 22, 34, -4), leaf(112, 24, 28, 28), leaf(74, 76, 22, -60), leaf(126, 76, 22, 60),
        blob([(-6, 212), (40, 200), (100, 206), (160, 200), (206, 212)], T0, INK, 3),
    ]


@DRAWN.draws("overrun", scenes="arena_grove battlefield arena_field", accents="smoke leaves")
def overrun() -> list[str]:
    """A stampede: three bison heads low, dust behind."""

    def bison(x: float, y: float, s: float) -> str:
        fur = ("#24160d", "#4a2f1b", "#76502f", "#a87d50")
        return turned(
            x, y, 0,
            blob([(-58, -30), (-30, -56), (20, -62), (56, -40), (62, 0), (40, 40), (-40, 44), (-62, 10)], fur[1], INK, 4),
            blob([(-50, -28), (-26, -48), (14, -54), (0, -30), (-36, -8)], fur[2], "", 0),
            both([(-22, -18), (-52, -14), (-66, -40), (-58, -52), (-46, -32), (-26, -32)], BONE[3], BONE[1], axis=0, width=3.2),
            halves([(0, -34), (-28, -28), (-30, 6), (-18, 40), (0, 54)], fur[2], fur[1], axis=0, width=3.6),
            both([(-26, -36), (-10, -46), (0, -40), (0, -18), (-18, -20)], fur[3], fur[2], axis=0, width=2.6),
            both_poly([(-10, 0), (-24, -6), (-22, 4), (-12, 6)], "#d83a1c", "#d83a1c", axis=0, width=2.2),
            halves([(0, 26), (-14, 28), (-16, 42), (0, 52)], fur[0], fur[0], axis=0, width=2.4), both([(-4, 34), (-10, 32), (-10, 40), (-5, 41)], "#e8d8c8", "#e8d8c8", axis=0, width=0.01),
            scale=s,
        )

    dust = [(14, 190, 24), (50, 200, 18), (186, 188, 26), (148, 202, 18), (100, 206, 20)]
    return [
        bison(52, 70, 0.72), bison(150, 70, 0.72), bison(100, 122, 1.16),
        *(disc(x, y, r, BONE[1], INK, 2.6) + disc(x - r * 0.3, y - r * 0.3, r * 0.55, BONE[3], "", 0, opacity=0.8) for x, y, r in dust),
    ]


@DRAWN.draws("deep_roots", scenes="arena_grove cavern", accents="rocks")
def deep_roots() -> list[str]:
    """A small tree above the ground, a great heart of roots below."""
    parts = [
        blob([(8, 100), (20, 94), (180, 94), (192, 100), (194, 150), (176, 190), (120, 200), (80, 200), (24, 190), (6, 150)], BARK[0], INK, 3),
        blob([(4, 100), (30, 88), (70, 92), (130, 90), (170, 87), (196, 100), (170, 106), (100, 102), (30, 106)], MOSS[1], INK, 3),
        *(disc(x, y, r, STONE[1], INK, 2.4) for x, y, r in ((26, 138, 8), (174, 128, 10), (164, 184, 8), (40, 184, 7))),
    ]
    for points, thick in (([(100, 96), (84, 124), (52, 136), (30, 162), (18, 176)], 11), ([(100, 96), (116, 124), (148, 138), (172, 158), (182, 174)], 11), ([(98, 98), (84, 136), (66, 168), (52, 192)], 11), ([(102, 98), (118, 136), (136, 168), (148, 192)], 11), ([(100, 96), (98, 140), (102, 170), (99, 196)], 13)):
        parts.append(root(points, thick, BARK, thin=0.3))
    parts += [
        disc(100, 140, 20, MOSS[1], INK, 3.4), disc(98, 138, 14, MOSS[3], "", 0), disc(96, 135, 7, "#ffffff", "", 0),
        root([(100, 104), (98, 78), (102, 56)], 13, BARK, thin=0.7), root([(100, 72), (78, 56), (66, 44)], 6, BARK), root([(101, 70), (124, 54), (134, 42)], 6, BARK),
        *(disc(x, y, r, tone, INK, 3) for x, y, r, tone in ((66, 44, 24, MOSS[1]), (136, 44, 24, MOSS[0]), (100, 28, 32, MOSS[1]), (80, 34, 22, MOSS[2]), (118, 40, 20, MOSS[1]))),
        *(disc(x, y, r, MOSS[3], "", 0) for x, y, r in ((72, 26, 7), (94, 14, 8), (58, 38, 6), (112, 28, 5))),
    ]
    return parts


@DRAWN.draws("fleet_trail", scenes="arena_grove forest mountains", accents="leaves")
def fleet_trail() -> list[str]:
    """A stag in full leap over a winding trail."""
    coat = ("#3a2210", "#6e4422", "#a06a38", "#cf9a62")
    body = [(48, 96), (80, 84), (120, 88), (146, 76), (158, 58), (172, 66), (164, 100), (140, 120), (100, 124), (62, 122), (44, 112)]
    return [
        path("M12 200C64 190 14 162 92 156S176 144 192 132C196 138 194 146 190 150C150 160 112 166 98 178S100 196 84 200Z", GOLD[2], INK, 3.2),
        speed_lines([(36, 78, 40), (30, 98, 36), (36, 120, 40)], T4, thick=5),
        limb((60, 112), (34, 136), 11, 6, coat[1], 2.8), limb((34, 136), (8, 134), 6, 4, coat[1], 2.6), limb((136, 112), (166, 122), 9, 5, coat[1], 2.8), limb((166, 122), (186, 106), 5, 3.6, coat[1], 2.6),
        blob(body, coat[2], INK, 3.8), blob([(50, 98), (80, 88), (120, 92), (146, 82), (120, 104), (80, 106)], coat[3], "", 0),
        limb((66, 116), (52, 144), 11, 6, coat[2], 2.8), limb((52, 144), (26, 154), 6, 4, coat[2], 2.6), limb((130, 114), (152, 138), 10, 5, coat[2], 2.8), limb((152, 138), (178, 134), 5, 4, coat[2], 2.6),
        poly([(46, 98), (32, 88), (40, 110)], BONE[3], INK, 2.6),
        *(stroke(line, INK, 9) + stroke(line, BONE[2], 5) for line in ([(164, 48), (156, 26), (166, 4)], [(158, 30), (142, 20), (138, 2)], [(172, 46), (184, 26), (182, 4)], [(182, 30), (196, 20), (200, 6)])),
        blob([(154, 60), (164, 46), (180, 48), (198, 66), (194, 74), (176, 74), (162, 76)], coat[2], INK, 3.2), poly([(158, 52), (142, 42), (156, 62)], coat[3], INK, 2.6),
        disc(174, 57, 3, INK, "", 0), disc(196, 69, 3.4, INK, "", 0),
    ]


@DRAWN.draws("bark_mantle", scenes="arena_grove forest", accents="leaves")
def bark_mantle() -> list[str]:
    """A cloak of bark plates closes over a wearer's chest, moss on the shoulders."""
    parts = [
        halves([(100, 30), (72, 36), (60, 66), (68, 96), (100, 110)], BARK[2], BARK[0], width=3.6), halves([(100, 46), (84, 50), (76, 70), (84, 92), (100, 100)], INK, INK, width=2),
        both_poly([(94, 70), (82, 66), (84, 74), (93, 78)], "#d8ff6a", "#d8ff6a", width=0.01),
        halves([(100, 98), (64, 102), (24, 124), (8, 206), (100, 212)], BARK[2], BARK[1], width=4),
    ]
    for row, y in enumerate((110, 138, 168)):
        for n in range(4):
            x = 96 - n * 22 - (row % 2) * 8
            plate = [(x, y), (x - 24, y + 3), (x - 26, y + 30), (x - 12, y + 40), (x + 1, y + 30)]
            if x - 24 > 12 - row * 4:
                parts += [blob(plate, BARK[3] if (n + row) % 2 else BARK[2], INK, 3), blob(mirror(plate), BARK[1] if (n + row) % 2 else BARK[2], INK, 3)]
                parts += [stroke([(x - 10, y + 8), (x - 12, y + 28)], BARK[0], 2.4), stroke(mirror([(x - 10, y + 8), (x - 12, y + 28)]), BARK[0], 2.4)]
    parts += [
        both([(92, 104), (62, 98), (30, 116), (18, 142), (40, 132), (60, 124), (84, 122)], MOSS[3], MOSS[1], width=3.2),
        *(disc(x, y, 4, MOSS[3], INK, 1.8) for x, y in ((44, 118), (60, 110), (34, 130))),
        leaf(100, 122, 34, -150), leaf(100, 122, 34, 150), leaf(100, 120, 32, 180), disc(100, 120, 9, GOLD[2], INK, 2.8), disc(98, 118, 4, GOLD[3], "", 0),
        leaf(76, 42, 24, -50), leaf(124, 42, 24, 50), leaf(100, 34, 30, 0),
    ]
    return parts


def vine(points: list[tuple[float, float]], thick: float = 8) -> str:
    """A thorny green vine along points."""
    said = root(points, thick, MOSS, thin=0.5)
    for n, (x, y) in enumerate(points[1:-1]):
        said += thorn(x, y, 15, 70 if n % 2 else -70, BONE)
    return said


@DRAWN.draws("snaring_vines", scenes="arena_grove forest", accents="leaves")
def snaring_vines() -> list[str]:
    """Thorny vines coil about a struggling soldier."""
    return [
        figure(
            skull=(100, 52), neck=(100, 70), hip=(100, 118), far_arm=((130, 66), (154, 40)), near_arm=((70, 66), (46, 42)), far_leg=((120, 148), (128, 188)), near_leg=((82, 150), (72, 188)),
            cloth=("#4a2018", "#7d3a28", "#b06040"), skin=FAIR_SKIN, boots=LEATHER, hat="helm", s=1.24,
        ),
        vine([(6, 206), (30, 176), (70, 168), (116, 178), (136, 164), (110, 146), (72, 142), (58, 124)]),
        vine([(196, 206), (174, 160), (140, 128), (98, 128), (70, 108), (84, 88), (126, 94), (140, 82)]),
        vine([(20, 206), (10, 150), (24, 100), (48, 76), (38, 50), (52, 30)], 7), vine([(186, 206), (196, 140), (176, 92), (152, 70), (164, 46), (148, 26)], 7),
        leaf(24, 112, 30, -60, DARK_LEAF), leaf(178, 104, 30, 62, DARK_LEAF), leaf(52, 32, 26, 20, DARK_LEAF), leaf(148, 28, 26, -24, DARK_LEAF), leaf(140, 84, 24, 60, DARK_LEAF), leaf(58, 126, 24, -50, DARK_LEAF),
    ]


@DRAWN.draws("ambush_in_the_leaves", scenes="arena_grove forest", accents="leaves")
def ambush_in_the_leaves() -> list[str]:
    """Eyes and an arrow's point in a thicket of leaves."""
    parts = [disc(100, 100, 76, "#081208", INK, 3), disc(96, 92, 50, DARK_LEAF[0], "", 0)]
    parts += [
        blob([(60, 92), (80, 72), (104, 66), (128, 74), (142, 94), (128, 120), (100, 130), (74, 120)], "#0c1a0e", INK, 2),
        both_poly([(94, 92), (72, 82), (74, 94), (90, 101)], "#f2e23a", "#f2e23a", width=2.6), both_poly([(86, 93), (80, 86), (80, 96)], INK, INK, width=0.01),
        turned(150, 54, 232, gear.arrow(96, STEEL, (T1, T2, T3)), scale=1.2),
    ]
    for turn, reach, length, tones in [(n * 24, 82, 56, DARK_LEAF) for n in range(15)] + [(n * 30 + 12, 94, 54, MOSS) for n in range(12)]:
        at = math.radians(turn)
        if 130 < turn % 360 < 175 and tones is MOSS:
            continue
        x, y = 100 + math.sin(at) * reach, 100 - math.cos(at) * reach
        parts.append(leaf(x, y, length, turn + 180 + (28 if turn % 60 else -28), tones))
    parts += [turned(74, 118, 232, both_poly([(0, -20), (-13, 10), (0, 4)], STEEL[3], STEEL[1], axis=0, width=3), scale=1.1)]
    return parts


@DRAWN.draws("thick_hide", scenes="arena_grove mountains cavern", accents="rocks leaves")
def thick_hide() -> list[str]:
    """An armoured beast's scaly flank; blades break on it."""
    scale_tones = ("#2b3320", "#55633c", "#86965e", "#bfcc92")
    back = [(4, 206), (10, 130), (44, 70), (100, 44), (150, 62), (184, 110), (196, 206)]
    parts = [blob(back, scale_tones[1], INK, 4)]
    for row, (y, count) in enumerate(((76, 3), (104, 5), (132, 6), (160, 7), (190, 7))):
        for n in range(count):
            x = 100 + (n - (count - 1) / 2) * 27
            shape = [(x - 16, y - 12), (x, y - 20), (x + 16, y - 12), (x + 14, y + 8), (x, y + 20), (x - 14, y + 8)]
            tone = scale_tones[3] if x < 84 else scale_tones[2] if x < 126 else scale_tones[1]
            parts += [poly(shape, tone, INK, 3), stroke([(x - 10, y - 10), (x, y - 15), (x + 4, y - 13)], "#ffffff", 2, opacity=0.4), stroke([(x, y - 8), (x, y + 12)], scale_tones[0], 2)]
        del row
    parts += [thorn(x, y, 30, t, BONE) for x, y, t in ((30, 84, -46), (60, 58, -24), (100, 46, 0), (140, 56, 22), (170, 84, 46))]
    parts += [
        turned(38, 20, 150, gear.sword(70, 8)), burst(66, 78, 24, (INK, GOLD[1], GOLD[2], "#ffffff"), 9, 8),
        turned(170, 22, 214, gear.axe(64)), burst(138, 86, 22, (INK, GOLD[1], GOLD[2], "#ffffff"), 9, 0),
        *(poly([(x, y), (x + 14, y - 6), (x + 8, y + 8)], STEEL[3], INK, 2.4) for x, y in ((92, 62), (88, 24), (116, 30))),
    ]
    return parts


@DRAWN.draws("call_of_the_grove", scenes="arena_grove forest magic_circle", accents="motes leaves")
def call_of_the_grove() -> list[str]:
    """An old tree's face, mouth open in song, lights gathering at it."""
    parts = [
        leaves_around(100, 60, 40, 15, 50, MOSS, start=-118, sweep=236), leaves_around(100, 62, 26, 11, 44, DARK_LEAF, start=-110, sweep=220),
        *(root(points, 10, BARK) for points in ([(74, 170), (50, 188), (14, 200)], [(126, 170), (150, 188), (186, 200)], [(90, 178), (80, 196), (60, 212)], [(110, 178), (122, 196), (140, 212)])),
        halves([(100, 34), (66, 42), (56, 76), (64, 120), (58, 168), (76, 190), (100, 192)], BARK[2], BARK[1], width=4),
        *(stroke(line, BARK[0], 3) for line in ([(70, 60), (74, 84)], [(66, 120), (72, 160), (68, 180)], [(84, 172), (86, 188)], [(132, 60), (126, 84)], [(134, 120), (128, 160), (132, 180)], [(114, 172), (114, 188)])),
        both([(92, 82), (74, 74), (68, 88), (80, 98), (92, 94)], INK, INK, width=2.4), *(disc(x, 87, 6, "#e8ff90", "", 0) for x in (81, 119)),
        both([(96, 72), (80, 62), (64, 68), (70, 74), (84, 72)], BARK[3], BARK[2], width=2.4), poly([(95, 92), (100, 88), (107, 96), (106, 112), (96, 112)], BARK[3], INK, 2.6),
        disc(100, 142, 19, INK, INK, 3, ry=24), disc(100, 146, 12, MOSS[1], "", 0, ry=16), disc(98, 150, 6, "#e8ff90", "", 0, ry=8),
    ]
    for x, y, r in ((28, 128, 13), (170, 132, 14), (44, 166, 10), (156, 170, 10), (20, 86, 9), (182, 90, 9)):
        parts += [disc(x, y, r * 1.7, "#e8ff90", "", 0, opacity=0.3), poly(star(x, y, r, r * 0.36, 4), "#f6ffd0", INK, 2.2)]
    for way in (1, -1):
        parts += [stroke([(100 + way * 26, 140), (100 + way * 44, 132), (100 + way * 62, 140)], "#e8ff90", 3.4), stroke([(100 + way * 24, 154), (100 + way * 42, 152), (100 + way * 56, 160)], "#e8ff90", 3)]
    return parts


