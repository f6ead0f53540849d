"""Arena's squads: rhinos, kor, phantoms, projections, the dead, birds and cats of fire, elves, walking roots."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear
from drawing.album import Album
from drawing.arena_shapes import (
    BARK,
    MOSS,
    ROTTEN_SKIN,
    leaf,
    leaves_around,
    rays,
    root,
    thorn,
    tongue,
)
from drawing.pen import (
    BLOOD,
    BONE,
    FAIR_SKIN,
    FIRE,
    GOLD,
    GOLD_HAIR,
    INK,
    LEAF,
    LEATHER,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    VENOM,
    WHITE_HAIR,
    Tones,
    blob,
    both,
    both_poly,
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
from drawing.people import (
    brows,
    ears,
    eyes,
    fist,
    fringe,
    head,
    hood,
    hood_brim,
    long_hair,
    mouth,
    neck,
    nose,
    pauldrons,
    shoulders,
    sleeve,
)

DRAWN = Album()
TINT = (T0, T1, T2, T3, T4)
HIDE = ("#3a3a40", "#66666e", "#95959c", "#c8c8cc")
KOR_SKIN = ("#55606e", "#8b98a6", "#bfcad4", "#ecf2f6")
GHOST = ("#123a66", "#2f77b8", "#86c6f2", "#e8f8ff")


@DRAWN.draws("rhox_veterans", focus="100 92 84", scenes="arena_field battlefield", accents="spears smoke")
def rhox_veterans() -> list[str]:
    """A rhino's head over plate, the great horn chipped, a gold ring through one ear."""
    ear = [(66, 54), (44, 34), (36, 8), (56, 16), (76, 44)]
    face = [(100, 34), (74, 38), (60, 58), (58, 88), (66, 112), (64, 138), (76, 160), (100, 168)]
    return [
        turned(166, 120, 8, gear.hammer(92, STEEL, 22, 26)),
        shoulders(STEEL, wide=84, top=116, slope=26),
        both_poly([(100, 206), (100, 150), (62, 140), (56, 206)], GOLD[3], GOLD[1]),
        pauldrons(STEEL, x=42, y=150, reach=33),
        *(thorn(x, y, 20, turn, STEEL) for x, y, turn in ((24, 128, -24), (42, 121, -6), (158, 121, 6), (176, 128, 24))),
        both(ear, HIDE[3], HIDE[1], width=3.2),
        both([(64, 50), (50, 36), (45, 20), (56, 26)], "#b98f8c", "#8a6664", width=1.6),
        disc(42, 34, 8, "none", GOLD[2], 3.4),
        halves(face, HIDE[3], HIDE[1], width=4),
        *(stroke(line, HIDE[1], 2.6) for line in ([(72, 50), (86, 46), (98, 50)], [(70, 62), (84, 58), (96, 60)], [(66, 96), (76, 102), (84, 100)], [(68, 108), (78, 112), (88, 110)])),
        *(stroke(mirror(line), HIDE[0], 2.6) for line in ([(72, 50), (86, 46), (98, 50)], [(66, 96), (76, 102), (84, 100)], [(68, 108), (78, 112), (88, 110)])),
        both([(64, 76), (74, 70), (86, 78), (76, 86)], INK, INK, width=2),
        *(disc(x, 79, 4.4, "#e8b03c", INK, 1.6) for x in (77, 123)),
        stroke([(60, 70), (76, 66), (90, 76)], HIDE[0], 6),
        stroke([(140, 70), (124, 66), (110, 76)], HIDE[0], 6),
        halves([(100, 126), (80, 128), (68, 144), (78, 160), (100, 168)], HIDE[2], HIDE[0], width=3),
        both([(82, 144), (90, 140), (92, 150), (84, 152)], INK, INK, width=1.4),
        stroke([(80, 160), (100, 155), (120, 160)], INK, 3),
        halves([(100, 30), (94, 62), (88, 100), (80, 124), (86, 134), (100, 138)], BONE[3], BONE[1], width=3.6),
        halves([(100, 66), (95, 78), (90, 96), (94, 104), (100, 106)], BONE[3], BONE[2], width=0.01),
        halves([(100, 46), (94, 50), (90, 66), (100, 70)], BONE[2], BONE[0], width=2.6),
        *(stroke([(86, y), (100, y + 4), (114, y)], BONE[1], 2.4) for y in (118, 126)),
        stroke([(120, 92), (132, 118)], "#d9a0a0", 3, smooth=False),
        fist(165, 142, LEATHER, reach=15),
    ]


@DRAWN.draws("kor_hookmasters", focus="92 86 78", scenes="arena_field mountains castle", accents="mist motes")
def kor_hookmasters() -> list[str]:
    """Pale climber with chin tendrils, a hook whirling on a long line."""
    hook = path("M0 -6V18C0 40 -30 42 -30 18L-40 22C-40 58 10 56 10 18V-6Z", STEEL[2], INK, 3)
    line = [(38, 164), (18, 120), (26, 60), (80, 14), (140, 16), (176, 44)]
    return [
        stroke(line, INK, 8), stroke(line, BONE[2], 4),
        turned(176, 46, -30, hook, limb((5, -4), (5, -18), 6, 6, STEEL[1]), scale=1.06),
        long_hair(WHITE_HAIR, wide=40, top=34, low=150),
        shoulders(LEATHER, wide=78, top=136),
        neck(KOR_SKIN, low=144),
        both_poly([(100, 206), (100, 166), (76, 146), (56, 158), (66, 206)], T3, T1),
        *(stroke(strap, INK, 12) + stroke(strap, LEATHER[2], 7) for strap in ([(52, 146), (100, 184), (126, 208)], [(148, 146), (100, 184), (74, 208)])),
        disc(100, 184, 11, STEEL[2], INK, 3), disc(98, 182, 5, STEEL[3], "", 0),
        pauldrons(LEATHER, x=40, y=160, reach=22),
        ears(KOR_SKIN, reach=12, lift=14),
        head(KOR_SKIN, wide=28, top=40, chin=124, jaw=0.56),
        *(stroke(t, INK, 8) + stroke(t, KOR_SKIN[2], 4) for t in ([(90, 120), (86, 136), (88, 152)], [(110, 120), (114, 136), (112, 152)], [(100, 122), (100, 140), (102, 160)])),
        both_poly([(72, 62), (78, 58), (84, 104), (79, 106)], T2, T1, width=0.01),
        nose(KOR_SKIN),
        eyes("#3a7fae", fierce=4),
        brows(WHITE_HAIR[1], y=73, slant=5, thick=3.6),
        mouth(bend=-1, wide=8),
        halves([(100, 26), (76, 32), (66, 54), (70, 66), (84, 52), (100, 48)], WHITE_HAIR[3], WHITE_HAIR[1], width=2.8),
        halves([(100, 6), (88, 12), (90, 28), (100, 34)], WHITE_HAIR[3], WHITE_HAIR[1], width=2.8),
        poly([(88, 24), (112, 24), (113, 32), (87, 32)], T2, INK, 2.4),
        sleeve((14, 208), (36, 172), LEATHER[2], thick=15),
        fist(39, 164, KOR_SKIN, reach=13),
    ]


def _phantom(tones: Tones) -> str:
    """A mailed ghost that ends in vapour."""
    body = [(100, 64), (66, 76), (46, 104), (58, 132), (50, 160), (66, 156), (60, 190), (80, 172), (88, 204), (100, 180)]
    return "".join([
        halves(body, tones[2], tones[1], width=3.6),
        both_poly([(100, 150), (100, 88), (78, 80), (66, 104), (78, 140)], tones[3], tones[1], width=2.6),
        *(stroke([(74, y), (100, y + 7), (126, y)], tones[0], 2.4) for y in (104, 120, 136)),
        both([(72, 72), (40, 68), (22, 92), (40, 108), (66, 100)], tones[3], tones[1], width=3.2),
        halves([(100, 10), (76, 16), (66, 40), (70, 68), (84, 84), (100, 88)], tones[3], tones[1], width=3.4),
        both_poly([(98, 40), (74, 36), (78, 52), (96, 58)], tones[0], tones[0], width=2),
        both_poly([(94, 46), (80, 42), (82, 49), (93, 53)], "#ffffff", "#ffffff", width=0.01),
        both_poly([(100, 62), (94, 60), (90, 80), (100, 86)], tones[0], tones[0], width=1.4),
        both_poly([(72, 22), (54, 6), (50, -10), (66, 4), (82, 14)], tones[3], tones[1], width=2.8),
    ])


@DRAWN.draws("leyline_phantoms", focus="100 70 82", scenes="arena_isle magic_circle", accents="motes mist")
def leyline_phantoms() -> list[str]:
    """A mailed ghost rising from a glowing line, a blade of light in its hand."""
    ley = [(14, 190), (52, 182), (100, 192), (148, 182), (186, 188)]
    return [
        f'<g opacity="0.4">{turned(-14, 6, 0, _phantom(GHOST), scale=0.82)}</g>',
        f'<g opacity="0.4">{turned(48, 6, 0, _phantom(GHOST), scale=0.82)}</g>',
        stroke(ley, GHOST[1], 18, opacity=0.5), stroke(ley, GHOST[2], 9), stroke(ley, "#ffffff", 3),
        _phantom(GHOST),
        limb((158, 88), (172, 116), 11, 9, GHOST[1]),
        turned(174, 112, 14, gear.sword(104, 7, (GHOST[0], GHOST[1], GHOST[2], "#ffffff"), GHOST)),
        disc(174, 120, 11, GHOST[2], INK, 2.8),
        limb((42, 88), (26, 122), 11, 8, GHOST[2]),
        disc(26, 126, 10, GHOST[3], INK, 2.8),
    ]


def _seer(tones: Tones) -> str:
    """A robed figure without a face."""
    return "".join([
        halves([(0, 30), (-34, 40), (-46, 84), (-58, 150), (0, 156)], tones[2], tones[1], axis=0, width=3),
        both_poly([(0, 156), (0, 70), (-18, 60), (-26, 150)], tones[3], tones[1], axis=0, width=2.2),
        halves([(0, -32), (-22, -26), (-30, 4), (-24, 34), (0, 46)], tones[3], tones[1], axis=0, width=3),
        halves([(0, -16), (-13, -10), (-17, 8), (-11, 26), (0, 32)], tones[0], tones[0], axis=0, width=2),
        both_poly([(-3, 6), (-12, 2), (-10, 8), (-4, 10)], "#ffffff", "#ffffff", axis=0, width=0.01),
    ])


@DRAWN.draws("illusionary_projections", focus="100 88 84", scenes="arena_isle magic_circle hall", accents="motes")
def illusionary_projections() -> list[str]:
    """One hooded shape three times over, standing in leaning panes of light."""
    parts = []
    for x, y, s, turn, opacity in ((46, 62, 0.78, -9, 0.75), (154, 62, 0.78, 9, 0.75), (100, 66, 1.0, 0, 1.0)):
        pane = [(-46, -62), (46, -62), (46, 140), (-46, 140)]
        parts.append(
            turned(
                x, y, turn,
                poly(pane, GHOST[1], "", 0, 0.45 * opacity + 0.15), poly(pane, "none", INK, 7), poly(pane, "none", GHOST[2], 3.4),
                f'<g opacity="{opacity}">{_seer(GHOST)}</g>',
                poly([(-42, -58), (-10, -58), (-36, 20), (-42, 40)], "#ffffff", "", 0, 0.32),
                poly(star(30, -44, 12, 3, 4), "#ffffff", "", 0),
                scale=s,
            )
        )
    return parts


def _zombie_face(axis: float = 100) -> str:
    return "".join([
        head(ROTTEN_SKIN, wide=31, top=38, chin=128, jaw=0.68),
        blob([(70, 50), (86, 38), (100, 44), (96, 60), (78, 66)], "#7a3a3a", INK, 2),
        stroke([(74, 54), (84, 50), (92, 56)], BLOOD[2], 2.4),
        both([(88, 72), (72, 70), (68, 84), (80, 92), (92, 86)], INK, INK, width=1.6),
        disc(81, 81, 5, "#f4f0b0", INK, 1.4), disc(81, 81, 1.8, INK, "", 0),
        disc(119, 82, 3.6, "#f4f0b0", INK, 1.4),
        poly([(95, 92), (100, 88), (105, 92), (107, 102), (100, 98), (93, 102)], INK, INK, 1),
        blob([(80, 108), (100, 104), (122, 110), (118, 124), (100, 128), (84, 122)], INK, INK, 2),
        *(poly([(x, 108), (x + 7, 107), (x + 3, 117)], BONE[3], "", 0) for x in (84, 93, 109)),
        *(poly([(x, 124), (x + 7, 125), (x + 3, 116)], BONE[2], "", 0) for x in (90, 102)),
        *(stroke(line, ROTTEN_SKIN[0], 2.2) for line in ([(70, 96), (78, 102), (80, 112)], [(128, 62), (122, 70), (128, 76)], [(112, 44), (118, 52)])),
        stroke([(72, 60), (60, 50)], ROTTEN_SKIN[0], 2),
    ])


@DRAWN.draws("restless_zombies", focus="100 90 82", scenes="arena_graves dungeon", accents="mist smoke")
def restless_zombies() -> list[str]:
    """A rotten face over torn cloth, two hands groping at us."""
    hair = [(76, 42), (88, 30), (110, 30), (126, 42), (130, 64), (120, 52), (106, 42), (92, 44), (84, 40)]
    parts = [
        shoulders(("#1d1a16", "#3a332a", "#574c3c"), wide=74, top=138, slope=26),
        neck(ROTTEN_SKIN, low=148),
        poly([(74, 148), (100, 164), (126, 148), (118, 176), (126, 206), (78, 206), (84, 178)], ROTTEN_SKIN[1], INK, 2.8),
        *(stroke([(86, y), (100, y + 5), (114, y)], BONE[2], 4.4) for y in (172, 184, 196)),
        poly([(44, 160), (60, 150), (66, 176), (56, 190)], "#2a241c", "", 0),
        _zombie_face(),
        blob(hair, "#2c2a24", INK, 2.6),
        *(stroke(lock, "#2c2a24", 4) for lock in ([(78, 44), (68, 60), (68, 76)], [(126, 46), (134, 64), (132, 84)])),
    ]
    for x, y, turn, flip in ((36, 150, -16, True), (164, 138, 14, False)):
        nails = [(-24, -46), (-9, -60), (7, -60), (21, -50)]
        skin = ROTTEN_SKIN
        shape = [limb((4, 70), (0, 6), 15, 11, skin[1], 3), limb((2, 62), (4, 76), 18, 20, "#3a332a", 3)]
        shape += [limb((tip[0] * 0.5, -14), tip, 6, 4.4, skin[2], 2.6) for tip in nails]
        shape += [thorn(tip[0], tip[1] - 1, 11, tip[0] * 0.8, BONE) for tip in nails]
        shape += [limb((12, 2), (33, -16), 6.4, 4.6, skin[1], 2.6), blob([(-14, -18), (14, -18), (16, 0), (10, 12), (-10, 12), (-15, 0)], skin[2], INK, 2.6)]
        shape += [stroke([(-8, -10), (0, -4), (8, -10)], skin[0], 2.2)]
        parts.append(turned(x, y, turn, *shape, scale=0.82, flip=flip))
    return parts


@DRAWN.draws("blighted_reavers", focus="100 82 84", scenes="arena_graves dark_city dungeon", accents="smoke mist")
def blighted_reavers() -> list[str]:
    """A stitched giant in spiked iron, cleaver in hand, breath of plague."""
    iron = ("#1e1c22", "#413d49", "#6d6878", "#a49fb0")
    cleaver = poly([(-8, -24), (-34, -30), (-38, -96), (-14, -104), (6, -92), (6, -24)], iron[2], INK, 3.4)
    cleaver += poly([(-34, -32), (-38, -96), (-30, -98), (-26, -34)], iron[3], INK, 1.8) + disc(-12, -88, 5, INK, INK, 1)
    cleaver += blob([(-38, -90), (-26, -84), (-30, -64), (-36, -56)], BLOOD[1], "", 0) + limb((0, 26), (0, -24), 5, 5, BARK[1])
    return [
        *(disc(x, y, r, VENOM[1], "", 0, opacity=0.35) for x, y, r in ((30, 50, 30), (170, 60, 32), (18, 100, 24), (186, 110, 22), (60, 20, 22), (140, 20, 20))),
        turned(168, 116, 16, cleaver, scale=1.1),
        halves([(100, 76), (52, 84), (14, 112), (4, 160), (20, 206), (100, 210)], ROTTEN_SKIN[2], ROTTEN_SKIN[1], width=4),
        halves([(100, 130), (70, 136), (58, 170), (66, 206), (100, 208)], ROTTEN_SKIN[3], ROTTEN_SKIN[1], width=2.6),
        stroke([(100, 132), (96, 160), (102, 206)], INK, 4),
        *(stroke([(88, y), (112, y + 3)], INK, 3.4, smooth=False) for y in (142, 156, 170, 184, 198)),
        both([(54, 90), (18, 96), (0, 128), (20, 140), (56, 122)], iron[3], iron[1], width=3.4),
        *(thorn(x, y, 30, turn, iron) for x, y, turn in ((12, 108, -50), (28, 96, -24), (48, 90, -4), (152, 90, 4), (172, 96, 24), (188, 108, 50))),
        turned(100, 72, 0, turned(-100, -84, 0, _zombie_face()), scale=0.86),
        both_poly([(100, 20), (74, 28), (66, 58), (74, 62), (100, 48)], iron[3], iron[1], width=3),
        *(stroke([(x, 34), (x + 2, 46)], INK, 3, smooth=False) for x in (84, 116)),
        *(stroke(line, INK, 2.6, smooth=False) for line in ([(112, 72), (126, 92)], [(112, 82), (120, 76)], [(118, 92), (128, 84)])),
        both_poly([(100, 112), (76, 104), (72, 118), (82, 128), (100, 124)], iron[2], iron[1], width=2.8),
        *(thorn(x, 110, 15, 0, iron) for x in (82, 94, 106, 118)),
        fist(164, 138, ROTTEN_SKIN, reach=16),
        limb((14, 150), (30, 190), 17, 15, ROTTEN_SKIN[2], 3),
        fist(34, 192, ROTTEN_SKIN, reach=16),
        *(thorn(24 + n * 9, 204, 14, 180, BONE) for n in range(3)),
    ]


@DRAWN.draws("flamewing_phoenixes", focus="100 84 88", scenes="arena_crags inferno mountains", accents="sparks")
def flamewing_phoenixes() -> list[str]:
    """A bird of flame with wings spread wide and a train of embers."""
    quills = [(-88, 24, 92), (-74, 34, 84), (-58, 40, 76), (-40, 44, 64), (-22, 46, 52)]
    parts = [rays(100, 90, 104, 52, 22, FIRE[3], 0.25, 4)]
    for side in (-1, 1):
        for turn, reach, high in quills:
            parts.append(tongue(100 + side * reach * 0.8, 92 + reach * 0.22, high * 1.15, 15, -side * turn))
        wing = [(100 + side * 14, 104), (100 + side * 40, 84), (100 + side * 66, 50), (100 + side * 92, 20), (100 + side * 82, 62), (100 + side * 62, 96), (100 + side * 30, 122)]
        parts.append(blob(wing, FIRE[2] if side < 0 else FIRE[1], INK, 3.4))
        parts.append(stroke([(100 + side * 20, 106), (100 + side * 52, 82), (100 + side * 84, 32)], FIRE[3], 4))
    for turn, high in ((152, 70), (208, 70), (166, 88), (194, 88), (180, 100)):
        parts.append(tongue(100, 128, high, 14, turn))
    parts += [
        halves([(100, 72), (80, 84), (76, 112), (86, 138), (100, 148)], FIRE[2], FIRE[1], width=3.4),
        halves([(100, 92), (90, 100), (88, 118), (94, 132), (100, 136)], FIRE[3], FIRE[2], width=0.01),
        tongue(96, 44, 46, 10, -24), tongue(106, 44, 50, 10, 14), tongue(101, 42, 56, 10, -4),
        halves([(100, 32), (82, 40), (80, 60), (90, 78), (100, 84)], FIRE[2], FIRE[1], width=3.2),
        halves([(100, 60), (91, 62), (94, 78), (100, 90)], GOLD[3], GOLD[1], width=2.6),
        both_poly([(86, 50), (96, 56), (94, 61), (87, 58)], INK, INK, width=1.6),
        *(disc(x, 56, 2, "#ffffff", "", 0) for x in (91, 109)),
    ]
    return parts


@DRAWN.draws("blazing_firecats", focus="92 88 82", scenes="arena_crags inferno battlefield", accents="sparks smoke")
def blazing_firecats() -> list[str]:
    """A great cat of ember and flame springing to the left, jaws open."""
    coal = ("#240c0a", "#541a10", "#a23a16", "#f0822a")
    body = [(58, 74), (90, 66), (130, 78), (166, 108), (176, 142), (158, 160), (136, 148), (112, 134), (84, 132), (60, 120)]
    spine = [(64, 74, 50, -34), (84, 68, 58, -10), (104, 70, 58, 8), (124, 78, 54, 24), (144, 92, 50, 36), (160, 108, 44, 48)]
    parts = [
        *(tongue(x, y, high, 13, turn) for x, y, high, turn in ((178, 140, 60, 60), (192, 124, 62, 14), (194, 100, 52, -12))),
        *(tongue(x, y, high, 15, turn) for x, y, high, turn in spine),
        limb((150, 140), (176, 172), 15, 10, coal[1], 3), limb((176, 172), (196, 190), 10, 8, coal[1], 3),
        limb((84, 124), (50, 160), 14, 9, coal[1], 3), limb((50, 160), (22, 166), 9, 8, coal[1], 3),
        blob(body, coal[2], INK, 3.8),
        blob([(64, 78), (92, 70), (126, 82), (158, 108), (120, 102), (84, 94)], coal[3], "", 0),
        *(stroke(stripe, coal[0], 4) for stripe in ([(100, 74), (104, 92), (98, 108)], [(122, 84), (124, 102), (116, 116)], [(144, 98), (142, 114), (134, 126)], [(160, 116), (156, 130), (148, 138)])),
        limb((136, 146), (142, 180), 16, 10, coal[2], 3), limb((142, 180), (162, 196), 10, 9, coal[2], 3),
        limb((72, 122), (36, 142), 16, 10, coal[2], 3), limb((36, 142), (6, 134), 10, 9, coal[2], 3),
        *(thorn(x, y, 12, turn, BONE) for x, y, turn in ((-2, 128, -70), (-2, 136, -96), (14, 164, -80), (16, 172, -110))),
        *(tongue(x, y, high, 15, turn) for x, y, high, turn in ((84, 104, 52, 92), (82, 84, 58, 60), (76, 66, 62, 30), (60, 54, 58, 0), (44, 54, 48, -26), (70, 118, 44, 130))),
        poly([(66, 50), (76, 26), (88, 50)], coal[2], INK, 3), poly([(34, 48), (34, 22), (54, 42)], coal[3], INK, 3),
        blob([(30, 54), (56, 40), (84, 54), (86, 86), (64, 104), (36, 98), (12, 92), (8, 78), (24, 72)], coal[2], INK, 3.6),
        blob([(32, 56), (56, 44), (74, 54), (58, 68), (34, 76), (12, 82), (26, 72)], coal[3], "", 0),
        poly([(14, 92), (40, 94), (56, 102), (40, 120), (22, 114)], "#3a0808", INK, 3),
        poly([(26, 116), (44, 122), (60, 104), (70, 112), (50, 130), (28, 126)], coal[1], INK, 3),
        *(poly([(x, 93), (x + 8, 94), (x + 3, 108)], BONE[3], INK, 1.6) for x in (17, 38)),
        *(poly([(x, 119), (x + 7, 121), (x + 4, 108)], BONE[3], INK, 1.6) for x in (26, 40)),
        poly([(6, 78), (18, 74), (18, 84), (9, 86)], INK, INK, 2),
        poly([(38, 68), (58, 60), (58, 70), (46, 74)], INK, INK, 2.6), poly([(42, 68), (56, 63), (55, 69), (47, 72)], FIRE[3], "", 0),
    ]
    return parts


def _ranger(tunic: Tones, *, eye: str = "#2f8a3a") -> str:
    return "".join([
        shoulders(tunic, wide=66, top=138),
        hood(tunic, top=16, wide=48, low=148, opening=34, brow=44),
        long_hair(GOLD_HAIR, wide=26, top=50, low=150),
        head(FAIR_SKIN, wide=26, top=48, chin=120, jaw=0.52),
        ears(FAIR_SKIN, reach=30, at=24, lift=26),
        nose(FAIR_SKIN, wide=5), eyes(eye, apart=11), brows(GOLD_HAIR[0], slant=5, thick=3.4), mouth(wide=7, bend=-1),
        fringe(GOLD_HAIR, top=48, low=66, wide=25),
        hood_brim(tunic, brow=44, opening=34),
    ])


@DRAWN.draws("elf_rangers", focus="100 92 84", scenes="arena_grove forest", accents="leaves")
def elf_rangers() -> list[str]:
    """Three hooded elves shoulder to shoulder, the first with an arrow on the string."""
    far = ("#13241a", "#223f2c", "#335c40", "#5d8a68")
    near = (LEAF[0], LEAF[1], LEAF[2], LEAF[3])
    return [
        turned(6, -2, 0, _ranger(far), scale=0.66), turned(66, -2, 0, turned(0, 0, 0, _ranger(far)), scale=0.66),
        turned(18, 56, -4, gear.bow(96)), turned(184, 52, 4, gear.bow(96), flip=True),
        turned(8, 22, 0, _ranger(near), scale=0.92),
        leaf(100, 176, 26, 150), leaf(96, 176, 26, 200), disc(98, 172, 7, GOLD[2], INK, 2.4),
        turned(136, 150, 8, gear.bow(150, drawn=34)),
        turned(100, 154, 82, gear.arrow(96, STEEL, (T1, T2, T3))),
        sleeve((44, 196), (92, 156), near[2], thick=13), fist(98, 154, FAIR_SKIN, reach=11),
        fist(150, 150, LEATHER, reach=12),
    ]


@DRAWN.draws("pummelroot_elementals", focus="100 84 86", scenes="arena_grove forest cavern", accents="leaves rocks")
def pummelroot_elementals() -> list[str]:
    """A giant of root and bark: leaves for a mane, two fists like stumps."""
    parts = [leaves_around(100, 58, 30, 11, 44, MOSS, start=-110, sweep=220)]
    for side in (-1, 1):
        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return (100 + side * x, y)

        parts += [
            root([at(30, 88), at(62, 84), at(80, 112), at(78, 146)], 17, BARK, thin=1.0),
            root([at(20, 150), at(30, 176), at(40, 208)], 16, BARK, thin=0.9),
            root([at(54, 72), at(70, 56), at(76, 34)], 6, BARK),
            leaf(*at(75, 36), 26, side * 24), leaf(*at(70, 54), 22, side * 74), leaf(*at(42, 74), 28, side * 14),
        ]
    parts += [
        halves([(100, 66), (60, 76), (52, 110), (64, 150), (78, 172), (100, 178)], BARK[2], BARK[1], width=4),
        *(stroke(line, BARK[0], 3) for line in ([(74, 90), (80, 120), (76, 150)], [(88, 84), (92, 116), (88, 166)], [(112, 84), (108, 120), (114, 166)], [(126, 90), (120, 124), (124, 150)])),
        *(stroke(line, BARK[3], 2) for line in ([(70, 92), (76, 118)], [(84, 96), (88, 130)])),
        disc(100, 128, 16, INK, INK, 2, ry=19), disc(100, 128, 12, MOSS[2], "", 0, ry=15), disc(98, 124, 6, "#f2ffc0", "", 0, ry=8),
        halves([(100, 24), (76, 30), (64, 54), (70, 84), (86, 98), (100, 100)], BARK[3], BARK[1], width=3.8),
        both_poly([(96, 58), (72, 48), (74, 62), (92, 68)], INK, INK, width=2.4),
        both_poly([(92, 60), (78, 54), (79, 60), (90, 65)], "#d8ff6a", "#d8ff6a", width=0.01),
        poly([(80, 82), (92, 78), (100, 84), (108, 78), (120, 82), (110, 94), (90, 94)], INK, INK, 2),
        *(stroke(line, BARK[0], 2.4) for line in ([(88, 34), (90, 46)], [(112, 34), (110, 46)], [(100, 28), (100, 44)], [(72, 70), (80, 74)], [(128, 70), (120, 74)])),
        leaf(94, 30, 34, -18), leaf(106, 30, 34, 16), leaf(100, 32, 42, 0),
    ]
    for x, tones in ((30, BARK), (170, (BARK[0], BARK[0], BARK[1], BARK[2]))):
        knuckles = [(x - 26, 146), (x - 20, 128), (x, 122), (x + 20, 128), (x + 26, 146), (x + 24, 178), (x, 190), (x - 24, 178)]
        parts.append(blob(knuckles, tones[2], INK, 3.8))
        parts.append(blob([(px * 0.8 + (x - 6) * 0.2, py * 0.8 + 146 * 0.2) for px, py in knuckles[:4]] + [(x - 8, 160)], tones[3], "", 0))
        parts += [stroke([(x + n, 168), (x + n + 1, 188)], tones[0], 3.4, smooth=False) for n in (-12, 0, 12)]
        parts.append(stroke([(x - 24, 164), (x, 170), (x + 24, 164)], tones[0], 3))
        parts += [leaf(x - 8, 130, 20, -40), thorn(x + 14, 128, 14, 24, BARK)]
    return parts
