"""Beasts: spiders, hound, hulk, dragon and the walking stone."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import itertools
import math

from drawing.album import Album
from drawing.pen import (
    BONE,
    FIRE,
    GOLD,
    INK,
    MAGIC,
    NIGHT,
    STONE,
    T0,
    T1,
    T3,
    T4,
    VENOM,
    Point,
    blob,
    both,
    both_poly,
    disc,
    halves,
    inked,
    limb,
    mirror,
    poly,
    stroke,
)

DRAWN = Album()
CHITIN = ("#150f1c", "#2b2138", "#4a3b60", "#80709c")


def legs(joints: list[list[Point]], tones: tuple[str, ...], thick: float) -> list[str]:
    """A spider's legs, left ones given: each leg tapers over its joints."""
    parts = []
    for mirrored in (True, False):
        for leg in joints:
            points = mirror(leg) if mirrored else leg
            for at, (one, two) in enumerate(itertools.pairwise(points)):
                wide = thick * (1 - at * 0.24)
                tone = tones[1] if mirrored else tones[2]
                parts.append(limb(one, two, wide, wide * 0.74, tone, 2.6))
            knee = points[1]
            parts.append(disc(knee[0], knee[1], thick * 0.9, tones[2 if mirrored else 3], width=2))
    return parts


@DRAWN.draws("demonweb_spider", focus="100 100 88", scenes="web_vault dark_city", accents="strands")
def demonweb_spider() -> list[str]:
    """Seen from above, slim, marked with a glowing sign."""
    joints = [
        [(86, 82), (52, 46), (34, 12)],
        [(82, 92), (38, 72), (8, 46)],
        [(82, 104), (36, 118), (10, 152)],
        [(88, 112), (56, 150), (44, 194)],
    ]
    return [
        *legs(joints, CHITIN, 7),
        halves([(100, 102), (74, 116), (66, 146), (80, 174), (100, 184)], CHITIN[3], CHITIN[1]),
        halves([(100, 60), (82, 68), (78, 90), (86, 108), (100, 112)], CHITIN[3], CHITIN[1]),
        poly([(100, 118), (112, 134), (104, 142), (114, 158), (100, 174), (86, 158), (96, 142), (88, 134)], T3, T0, 2),
        poly([(100, 124), (106, 134), (100, 140), (94, 134)], T4, "", 0),
        poly([(100, 146), (106, 158), (100, 168), (94, 158)], T4, "", 0),
        both_poly([(94, 62), (84, 50), (88, 34), (96, 48), (98, 60)], BONE[3], BONE[1], width=2.4),
        *(disc(x, y, r, "#ff5a5a", T0, 1.4) for x, y, r in ((92, 72, 4.4), (108, 72, 4.4), (86, 80, 3), (114, 80, 3), (96, 82, 2.4), (104, 82, 2.4))),
    ]


@DRAWN.draws("giant_spider", focus="100 104 90", scenes="cavern web_vault forest", accents="strands rocks")
def giant_spider() -> list[str]:
    """Face to face: hairy, huge abdomen behind, fangs dripping."""
    fur = ("#1c120d", "#4a2f1c", "#7d5530", "#b98a55")
    joints = [
        [(72, 108), (34, 30), (4, 100)],
        [(68, 118), (22, 66), (-4, 168)],
        [(70, 130), (30, 108), (16, 200)],
        [(80, 140), (54, 146), (52, 204)],
    ]
    parts = [halves([(100, 14), (64, 24), (48, 60), (60, 100), (100, 112)], fur[2], fur[1])]
    for y, wide in ((34, 26), (52, 34), (70, 38), (88, 34)):
        parts.append(stroke([(100 - wide, y - 6), (100, y + 6), (100 + wide, y - 6)], fur[0], 4))
    parts += [poly([(100, 22), (110, 40), (100, 58), (90, 40)], "#c8402c", fur[0], 2)]
    parts += legs(joints, fur, 11)
    parts.append(halves([(100, 84), (70, 90), (58, 118), (70, 146), (100, 158)], fur[3], fur[1]))
    for x, y, tall in ((66, 98, 9), (60, 112, 8), (62, 128, 8), (134, 98, 9), (140, 112, 8), (138, 128, 8)):
        parts.append(stroke([(x, y), (x + (-tall if x < 100 else tall), y - 5)], fur[0], 2.4, smooth=False))
    fang = [(92, 140), (76, 142), (72, 162), (84, 184), (94, 162)]
    parts.append(both(fang, fur[2], fur[1]))
    parts.append(both_poly([(76, 160), (80, 176), (88, 192), (92, 162), (84, 156)], BONE[3], BONE[1], width=2.4))
    parts.append(blob([(88, 186), (91, 194), (88, 199), (85, 194)], VENOM[2], INK, 1.6))
    for x, y, r in ((88, 114, 8.5), (112, 114, 8.5), (72, 108, 5), (128, 108, 5), (82, 99, 3.6), (118, 99, 3.6), (96, 98, 3), (104, 98, 3)):
        parts.append(disc(x, y, r, "#e03c2c", INK, 2.2))
        parts.append(disc(x - r * 0.3, y - r * 0.35, r * 0.36, "#ffd9c0", "", 0))
    return parts


@DRAWN.draws("shadow_mastiff", focus="96 90 84", scenes="dungeon forest dark_city", accents="smoke mist")
def shadow_mastiff() -> list[str]:
    """A black hound's head and chest, turned to the left, wreathed in shadow."""
    mane = [(118, 20), (150, 34), (142, 46), (174, 62), (160, 72), (188, 100), (170, 108), (192, 140), (172, 150), (190, 204)]
    back = [(86, 34), (104, 24), *mane, (46, 204), (54, 172), (70, 140), (64, 110)]
    parts = [poly(back, NIGHT[2], INK, 4)]
    for one, two, three in (((150, 70), (138, 96), (160, 120)), ((160, 110), (140, 134), (164, 160)), ((130, 120), (112, 150), (128, 190)), ((150, 150), (136, 172), (148, 204))):
        parts.append(stroke([one, two, three], NIGHT[1], 6))
    parts.append(poly([(58, 204), (66, 172), (82, 140), (104, 160), (92, 204)], NIGHT[3], "", 0))
    parts.append(poly([(104, 52), (112, 4), (132, 44), (128, 70)], NIGHT[1], INK, 3))
    parts.append(poly([(84, 56), (84, 6), (110, 40), (112, 66)], NIGHT[3], INK, 3))
    parts.append(poly([(90, 46), (89, 22), (103, 42)], T1, "", 0))
    jaw = [(94, 122), (70, 128), (44, 148), (30, 146), (26, 136), (46, 122), (70, 108)]
    parts.append(poly(jaw, NIGHT[1], INK, 3.4))
    parts.append(poly([(94, 112), (60, 116), (34, 132), (40, 140), (68, 124), (96, 122)], "#8f1a2c", INK, 2.4))
    head = [(82, 48), (112, 48), (132, 72), (130, 108), (108, 126), (92, 112), (60, 112), (26, 118), (10, 108), (8, 94), (22, 86), (52, 80), (66, 62)]
    parts.append(poly(head, NIGHT[2], INK, 3.6))
    parts.append(poly([(82, 50), (104, 50), (92, 68), (74, 84), (50, 92), (22, 96), (10, 96), (22, 87), (53, 81), (67, 63)], NIGHT[3], "", 0))
    parts.append(poly([(130, 76), (129, 106), (108, 124), (96, 114), (116, 100)], NIGHT[1], "", 0))
    for x in (32, 46, 60, 74):
        parts.append(poly([(x, 113), (x + 10, 112), (x + 3, 130 if x == 32 else 124)], BONE[3], INK, 1.8))
    for x in (40, 56, 70):
        parts.append(poly([(x, 136 - (x - 40) * 0.3), (x + 8, 131 - (x - 40) * 0.3), (x + 5, 121 - (x - 40) * 0.2)], BONE[2], INK, 1.8))
    parts.append(poly([(6, 92), (14, 82), (28, 86), (24, 98), (12, 102)], INK, INK, 2))
    parts.append(poly([(66, 80), (92, 66), (94, 78), (78, 86)], INK, INK, 3))
    parts.append(poly([(71, 80), (90, 69), (89, 77), (79, 83)], T4, "", 0))
    parts.append(disc(82, 76, 3, "#ffffff", "", 0))
    for x, y in ((100, 88), (112, 80), (104, 104)):
        parts.append(stroke([(x, y), (x + 8, y + 7)], NIGHT[1], 3, smooth=False))
    return parts


@DRAWN.draws("umbur_hulk", focus="100 84 84", scenes="cavern dungeon", accents="rocks")
def umbur_hulk() -> list[str]:
    """A burrowing insect ape: mandibles, four eyes, digging claws."""
    shell = ("#231a20", "#4d3d47", "#7b6870", "#b3a0a0")
    belly = ("#4a2f24", "#7d5440", "#aa7c5e", "#d4ab86")
    parts = [halves([(100, 40), (48, 52), (18, 92), (22, 150), (40, 204), (100, 206)], shell[2], shell[1], width=4)]
    parts.append(halves([(100, 116), (70, 126), (62, 160), (68, 206), (100, 206)], belly[2], belly[1]))
    for y in (140, 160, 180):
        parts.append(stroke([(68, y - 4), (100, y + 4), (132, y - 4)], belly[0], 3.4))
    arm = [(40, 84), (14, 96), (2, 130), (10, 164), (34, 172), (46, 150), (38, 128), (52, 112)]
    parts.append(both(arm, shell[3], shell[1], width=3.4))
    for x, y in ((6, 156), (18, 164), (32, 164)):
        parts.append(both_poly([(x - 5, y), (x + 8, y), (x + 2, y + 38)], BONE[3], BONE[1], width=2.6))
    for x, y, s in ((40, 76, 20), (62, 56, 17)):
        parts.append(both_poly([(x - s * 0.7, y + s * 0.4), (x - s * 0.8, y - s), (x + s * 0.6, y - s * 0.1)], shell[2], shell[0]))
    parts.append(halves([(100, 30), (70, 34), (54, 60), (56, 92), (72, 116), (100, 122)], shell[3], shell[1], width=3.6))
    parts.append(poly([(100, 32), (110, 56), (100, 76), (90, 56)], shell[2], shell[0], 2))
    parts.append(both_poly([(76, 40), (56, 6), (88, 34)], shell[2], shell[0]))
    parts.append(halves([(100, 98), (84, 100), (78, 112), (88, 124), (100, 126)], INK, INK, width=2))
    parts.append(both([(74, 102), (54, 110), (50, 134), (66, 156), (90, 158), (74, 146), (68, 130), (80, 116)], BONE[3], BONE[1]))
    for x, y, r in ((76, 68, 9), (66, 84, 6)):
        for cx in (x, 200 - x):
            parts.append(disc(cx, y, r, VENOM[1], INK, 2.6))
            parts.append(disc(cx, y, r * 0.66, VENOM[3], "", 0))
            parts.append(disc(cx, y, r * 0.28, INK, "", 0))
    parts.append(both_poly([(62, 60), (90, 66), (86, 58), (70, 52)], shell[0], shell[0], width=1.6))
    return parts


@DRAWN.draws("gold_dragon", focus="88 82 80", scenes="mountains castle", accents="sparks")
def gold_dragon() -> list[str]:
    """Head and neck of a dragon to the left, wings raised behind."""
    wing = [(122, 120), (118, 60), (96, 10), (140, 30), (196, 20), (180, 54), (200, 84), (176, 98), (190, 128), (160, 132)]
    parts = [poly(wing, GOLD[1], INK, 3.6)]
    for x, y in ((196, 20), (200, 84), (190, 128)):
        parts.append(stroke([(128, 112), (150, (y + 90) / 2 - 10), (x, y)], GOLD[0], 3))
    parts.append(poly([(122, 118), (119, 62), (98, 13), (138, 31), (150, 60)], GOLD[2], "", 0))
    parts.append(inked([(122, 118), (118, 60), (96, 10)], GOLD[2], 4))
    neck = [(96, 60), (128, 74), (146, 110), (150, 160), (170, 206), (70, 206), (88, 170), (96, 130), (84, 104)]
    parts.append(blob(neck, GOLD[1], INK, 3.6))
    parts.append(poly([(86, 104), (98, 130), (90, 168), (72, 206), (110, 206), (116, 160), (112, 124)], GOLD[3], "", 0))
    for y, left, right in ((118, 92, 112), (134, 98, 116), (150, 97, 118), (167, 92, 118), (184, 84, 116), (200, 77, 114)):
        parts.append(stroke([(left, y), ((left + right) / 2, y + 6), (right, y)], GOLD[0], 2.4))
    for x, y in ((130, 78), (144, 100), (151, 124), (154, 150), (162, 176)):
        parts.append(poly([(x - 6, y - 8), (x + 16, y - 10), (x, y + 12)], GOLD[2], INK, 2.6))
    for x, y in ((128, 116), (134, 140), (136, 166), (120, 100), (146, 188)):
        parts.append(stroke([(x - 7, y - 3), (x, y + 4), (x + 7, y - 3)], GOLD[0], 2.2))
    parts.append(blob([(112, 54), (140, 40), (168, 44), (184, 58), (158, 56), (134, 64), (118, 74)], BONE[2], INK, 3))
    parts.append(blob([(104, 46), (122, 22), (150, 10), (174, 12), (148, 24), (130, 40), (120, 60)], BONE[3], INK, 3))
    jaw = [(94, 102), (66, 108), (34, 124), (16, 122), (14, 112), (40, 102), (68, 92)]
    parts.append(poly(jaw, GOLD[1], INK, 3.2))
    parts.append(poly([(92, 92), (60, 92), (28, 104), (30, 112), (64, 102), (94, 102)], "#7a1a1a", INK, 2))
    parts.append(blob([(84, 98), (60, 99), (36, 108), (62, 104)], "#d8604c", "", 0))
    head = [(80, 36), (108, 42), (126, 62), (120, 88), (100, 106), (88, 94), (60, 90), (24, 100), (4, 92), (2, 76), (18, 66), (46, 66), (62, 50)]
    parts.append(poly(head, GOLD[2], INK, 3.6))
    parts.append(poly([(81, 38), (106, 44), (84, 60), (60, 72), (24, 76), (5, 80), (4, 76), (19, 68), (47, 68), (63, 52)], GOLD[3], "", 0))
    parts.append(poly([(122, 66), (118, 87), (101, 103), (90, 94), (106, 84)], GOLD[1], "", 0))
    parts.append(both_poly([(66, 50), (72, 34), (82, 42)], GOLD[3], GOLD[3], axis=500, width=2.4))
    for x in (14, 30, 46, 62, 76):
        parts.append(poly([(x, 94), (x + 9, 92), (x + 3, 106)], BONE[3], INK, 1.7))
    for x, y in ((24, 112), (42, 107), (58, 103)):
        parts.append(poly([(x, y), (x + 8, y - 2), (x + 4, y - 12)], BONE[3], INK, 1.7))
    parts.append(poly([(8, 76), (18, 72), (20, 80), (10, 83)], INK, "", 0))
    parts.append(poly([(68, 68), (94, 56), (94, 68), (80, 74)], INK, INK, 2.6))
    parts.append(poly([(72, 69), (92, 59), (91, 67), (80, 72)], FIRE[2], "", 0))
    parts.append(stroke([(83, 62), (84, 70)], INK, 2.6, smooth=False))
    parts.append(poly([(108, 90), (128, 100), (120, 116), (104, 108)], GOLD[1], INK, 2.6))
    parts.append(blob([(16, 110), (8, 130), (16, 142), (22, 126)], GOLD[2], INK, 2.4))
    return parts


@DRAWN.draws("earth_guardian", focus="100 78 80", scenes="mountains forest castle", accents="rocks leaves")
def earth_guardian() -> list[str]:
    """A giant of boulders with moss on its shoulders and a glowing heart."""
    moss = ("#2f4a1c", "#55803a", "#8fbc5a")
    parts = []
    boulders = [
        ([(62, 80), (138, 80), (154, 120), (140, 168), (60, 168), (46, 120)], 3, 1),
        ([(52, 164), (98, 160), (96, 206), (44, 206)], 2, 1),
        ([(102, 160), (148, 164), (156, 206), (104, 206)], 1, 0),
        ([(50, 66), (24, 68), (6, 92), (14, 122), (46, 118), (62, 92)], 3, 2),
        ([(150, 66), (176, 68), (194, 92), (186, 122), (154, 118), (138, 92)], 2, 1),
        ([(14, 118), (40, 122), (42, 152), (16, 156), (4, 138)], 2, 1),
        ([(186, 118), (160, 122), (158, 152), (184, 156), (196, 138)], 1, 0),
        ([(8, 150), (40, 150), (50, 172), (40, 194), (12, 196), (0, 172)], 3, 2),
        ([(192, 150), (160, 150), (150, 172), (160, 194), (188, 196), (200, 172)], 2, 1),
        ([(72, 26), (128, 26), (140, 52), (132, 84), (100, 94), (68, 84), (60, 52)], 3, 1),
    ]
    for points, light, dark in boulders:
        cx = sum(x for x, _ in points) / len(points)
        cy = sum(y for _, y in points) / len(points)
        parts.append(poly(points, STONE[dark], INK, 3.6))
        facet = [(cx + (x - cx) * 0.92, cy + (y - cy) * 0.92) for x, y in points]
        shining = [p for p in facet if p[0] + p[1] < cx + cy + 6]
        parts.append(poly([*shining, (cx + 6, cy + 6)], STONE[light], "", 0))
        parts.append(stroke([(cx - 12, cy + 8), (cx + 2, cy + 14), (cx + 6, cy + 26)], STONE[0], 2.4, smooth=False))
    for left in ([(8, 92), (22, 68), (50, 64), (64, 84), (50, 80), (44, 94), (32, 82), (22, 100)],):
        parts.append(both_poly(left, moss[2], moss[0], width=2.6))
    parts.append(poly([(62, 50), (72, 24), (128, 24), (138, 50), (124, 40), (116, 52), (102, 38), (88, 50), (78, 40)], moss[1], INK, 2.6))
    parts.append(poly([(72, 26), (100, 26), (102, 38), (88, 48), (79, 39), (66, 46)], moss[2], "", 0))
    parts.append(both_poly([(70, 60), (92, 66), (90, 74), (74, 72)], FIRE[3], FIRE[3], width=2.8))
    parts.append(stroke([(80, 84), (100, 80), (120, 84)], STONE[0], 4, smooth=False))
    heart = [(100, 100), (122, 118), (116, 144), (100, 154), (84, 144), (78, 118)]
    parts.append(poly(heart, MAGIC[0], INK, 3))
    parts.append(poly([(100 + (x - 100) * 0.72, 127 + (y - 127) * 0.72) for x, y in heart], T3, "", 0))
    parts.append(poly([(100 + (x - 100) * 0.38, 125 + (y - 127) * 0.38) for x, y in heart], T4, "", 0))
    for angle in range(0, 360, 60):
        turn = math.radians(angle)
        one = (100 + math.cos(turn) * 26, 127 + math.sin(turn) * 30)
        two = (100 + math.cos(turn) * 38, 127 + math.sin(turn) * 40)
        parts.append(stroke([one, two], T3, 2.6, smooth=False, opacity=0.9))
    return parts

