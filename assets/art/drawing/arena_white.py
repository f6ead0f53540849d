"""White spells: salve and light, guard and oath, march, mirror and lance."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear
from drawing.album import Album
from drawing.arena_shapes import SUN, banner_pole, hand, leaf, rays, ring
from drawing.drow_actions import chevrons, speed_lines
from drawing.figures import figure
from drawing.pen import (
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    arc_points,
    blob,
    both,
    both_poly,
    burst,
    disc,
    halves,
    limb,
    path,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
CLOTH = (T0, T1, T2, T3)
TINT = (T0, T1, T2, T3)
GLASS = ("#1c4a58", "#3d93a8", "#8fd8e4", "#eefcff")
PEARL = ("#8a8478", "#c4beb0", "#ece6d8", "#ffffff")


@DRAWN.draws("healing_salve", scenes="arena_field hall", accents="motes leaves")
def healing_salve() -> list[str]:
    """A round flask of shining balm, herbs bound to its neck."""
    return [
        rays(100, 110, 100, 62, 16, SUN[3], 0.4),
        leaf(84, 66, 52, -58), leaf(116, 66, 52, 58), leaf(88, 60, 46, -30), leaf(112, 60, 46, 28),
        disc(100, 126, 62, GLASS[0], INK, 4), disc(98, 124, 56, GLASS[1], "", 0),
        blob([(46, 118), (72, 126), (100, 116), (128, 124), (154, 116), (148, 152), (100, 180), (52, 152)], GOLD[2], "", 0),
        blob([(50, 122), (74, 130), (100, 121), (112, 126), (100, 152), (70, 164), (54, 146)], SUN[3], "", 0, 0.8),
        disc(100, 126, 62, "none", INK, 4),
        *(disc(x, y, r, "#ffffff", "", 0, opacity=0.8) for x, y, r in ((76, 146, 5), (112, 156, 4), (92, 164, 3), (124, 138, 3.4))),
        poly([(84, 40), (116, 40), (114, 72), (86, 72)], GLASS[2], INK, 3.2),
        poly([(82, 22), (118, 22), (114, 44), (86, 44)], LEATHER[2], INK, 3.2), poly([(82, 22), (98, 22), (98, 44), (86, 44)], LEATHER[3], "", 0),
        stroke([(82, 62), (100, 67), (118, 62)], INK, 9), stroke([(82, 62), (100, 67), (118, 62)], T3, 5),
        stroke(arc_points(98, 124, 46, 180, 262), "#ffffff", 6, opacity=0.9),
        poly([(91, 92), (109, 92), (109, 106), (123, 106), (123, 124), (109, 124), (109, 138), (91, 138), (91, 124), (77, 124), (77, 106), (91, 106)], "#ffffff", INK, 3.2),
    ]


@DRAWN.draws("near_death_experience", scenes="arena_field magic_circle", accents="motes mist")
def near_death_experience() -> list[str]:
    """A cracked heart mended with gold, borne up on wings before a gate of light."""
    heart = [(100, 92), (82, 74), (58, 78), (50, 106), (66, 138), (100, 172)]
    feathers = ([(60, 126), (26, 132), (0, 118), (22, 116), (56, 110)], [(58, 114), (20, 104), (-8, 78), (24, 86), (58, 98)], [(62, 100), (30, 74), (12, 34), (44, 58), (72, 86)])
    crack = [(104, 88), (92, 104), (108, 122), (94, 138), (102, 166)]
    return [
        rays(100, 84, 140, 52, 20, SUN[3], 0.45),
        path("M58 200V70A42 46 0 0 1 142 70V200Z", SUN[2], "", 0, 0.45), path("M72 200V76A28 34 0 0 1 128 76V200Z", "#ffffff", "", 0, 0.6),
        *(both(feather, tone, shade, width=3) for feather, tone, shade in zip(feathers, (PEARL[2], PEARL[3], PEARL[3]), (PEARL[0], PEARL[1], PEARL[1]), strict=True)),
        halves(heart, "#e2564e", "#a3242c", width=4),
        blob([(60, 104), (66, 86), (80, 82), (74, 98), (68, 116)], "#ffb0a0", "", 0, 0.9),
        stroke(crack, INK, 10, smooth=False), stroke(crack, GOLD[2], 5, smooth=False),
        disc(100, 40, 30, "none", INK, 9, ry=9), disc(100, 40, 30, "none", SUN[2], 5, ry=9),
        *(poly(star(x, y, r, r * 0.3, 4), "#ffffff", INK, 1.8) for x, y, r in ((60, 56, 9), (146, 60, 10), (134, 178, 8), (66, 178, 7))),
    ]


@DRAWN.draws("steadfast_guard", scenes="castle arena_field", accents="spears")
def steadfast_guard() -> list[str]:
    """A tower shield planted in the ground, a sun on it, blows breaking at its edge."""
    left = [(100, 14), (52, 22), (44, 60), (48, 150), (66, 178), (100, 190)]
    inner = [(100, 28), (62, 34), (56, 64), (60, 146), (74, 168), (100, 178)]
    return [
        *(turned(x, y, turn, gear.spear(96)) for x, y, turn in ((14, 70, 62), (10, 122, 84), (186, 70, -62), (190, 122, -84))),
        halves(left, STEEL[3], STEEL[1], width=4),
        halves(inner, T3, T1, width=2.8),
        poly(star(100, 98, 42, 20, 12, 0), GOLD[1], INK, 3), disc(100, 98, 22, GOLD[2], INK, 3), disc(97, 95, 13, GOLD[3], "", 0),
        *(disc(100 + sx * x, y, 4, GOLD[2], INK, 2) for sx in (-1, 1) for x, y in ((40, 40), (46, 90), (42, 144))),
        burst(40, 62, 20, (INK, FIRE[1], FIRE[2], FIRE[3]), 8, 10), burst(160, 70, 18, (INK, FIRE[1], FIRE[2], FIRE[3]), 8, 0),
        blob([(16, 200), (40, 182), (72, 188), (100, 180), (132, 188), (164, 182), (186, 200)], T1, INK, 3),
    ]


@DRAWN.draws("hold_the_rank", scenes="arena_field battlefield", accents="spears smoke")
def hold_the_rank() -> list[str]:
    """A wall of overlapping shields, helmets above it, spears levelled over."""
    parts = [turned(x, 92, turn, gear.spear(150)) for x, turn in ((40, -6), (80, -2), (120, 2), (160, 6))]
    for x in (40, 80, 120, 160):
        helm = [(x, 34), (x - 18, 42), (x - 22, 72), (x - 14, 88), (x, 92)]
        parts += [
            halves(helm, STEEL[3], STEEL[1], axis=x, width=3.2),
            both_poly([(x - 1, 62), (x - 17, 58), (x - 15, 68), (x - 2, 72)], INK, INK, axis=x, width=1.6),
            blob([(x - 3, 36), (x - 8, 18), (x + 6, 10), (x + 12, 24), (x + 3, 38)], T2, INK, 2.4),
        ]
    for n, x in enumerate((160, 120, 80, 40)):
        parts.append(turned(x, 142, 0, gear.kite_shield(90, TINT, STEEL)))
        parts.append(poly([(x - 5, 104), (x + 5, 104), (x + 5, 122), (x + 17, 122), (x + 17, 132), (x + 5, 132), (x + 5, 172), (x - 5, 172), (x - 5, 132), (x - 17, 132), (x - 17, 122), (x - 5, 122)], GOLD[2 if n % 2 else 3], INK, 2.4))
    return parts


@DRAWN.draws("levys_oath", scenes="castle hall arena_field", accents="motes spears")
def levys_oath() -> list[str]:
    """A hand raised to swear before a standard, a sword laid across."""
    return [
        banner_pole(146, 206, 190, TINT),
        poly(star(168, 38, 13, 6, 8), GOLD[2], INK, 2),
        limb((72, 210), (80, 142), 20, 16, T1, 3.4), poly([(58, 152), (102, 158), (104, 140), (62, 134)], T3, INK, 3),
        hand(82, 124, 0, FAIR_SKIN, s=1.36),
        rays(82, 90, 104, 84, 14, SUN[3], 0.2),
        turned(160, 168, -72, gear.sword(132, 8)),
        blob([(128, 150), (146, 150), (150, 168), (136, 176), (124, 168)], T2, INK, 2.6),
    ]


@DRAWN.draws("guarded_retreat", scenes="arena_field castle", accents="smoke spears")
def guarded_retreat() -> list[str]:
    """A soldier steps back behind the raised shield, arrows stuck in it."""
    return [
        poly([(4, 126), (34, 98), (34, 114), (70, 114), (70, 138), (34, 138), (34, 154)], T4, INK, 3.2),
        figure(
            skull=(92, 52), neck=(92, 68), hip=(80, 116),
            far_arm=((116, 90), (134, 92)), near_arm=((70, 94), (60, 120)),
            far_leg=((104, 146), (108, 182)), near_leg=((58, 144), (34, 176)),
            cloth=CLOTH[1:], skin=FAIR_SKIN, boots=STEEL, hat="helm", s=1.16,
            near_gear=turned(60, 120, 150, gear.sword(60, 6)),
            cloak=[(90, 66), (66, 74), (36, 100), (32, 132), (56, 122), (78, 118)], cloak_tone=T1,
        ),
        turned(146, 104, 4, gear.kite_shield(128, TINT, STEEL)),
        poly(star(146, 96, 20, 9, 8), GOLD[2], INK, 2.6),
        *(turned(x, y, -90 + t, gear.arrow(44, STEEL, (INK, FIRE[0], FIRE[1]))) for x, y, t in ((186, 66, -6), (189, 104, 4), (185, 138, 12))),
    ]


@DRAWN.draws("turned_blade", scenes="hall castle arena_field", accents="sparks")
def turned_blade() -> list[str]:
    """A blade meets an open palm of light and bends aside."""
    blade = [(196, 20), (158, 56), (124, 80), (108, 60), (104, 26)]
    return [
        rays(84, 92, 96, 54, 18, SUN[3], 0.45, 6),
        ring(84, 92, 58, SUN[2], 4),
        limb((30, 214), (64, 150), 22, 17, T2, 3.4), poly([(44, 158), (78, 178), (90, 158), (58, 138)], T4, INK, 3),
        hand(74, 128, 14, FAIR_SKIN, s=1.15),
        stroke(blade, INK, 20), stroke(blade, STEEL[1], 14), stroke([(x - 2, y - 2) for x, y in blade], STEEL[3], 5),
        poly([(96, 30), (112, 30), (104, 2)], STEEL[3], INK, 3),
        turned(194, 22, 40, poly([(-22, -7), (22, -7), (18, 5), (-18, 5)], GOLD[2], INK, 3), limb((0, -8), (0, -30), 6, 5, LEATHER[1])),
        burst(122, 84, 24, (INK, FIRE[1], FIRE[2], FIRE[3]), 9, 8),
    ]


@DRAWN.draws("mirrored_zeal", scenes="arena_field hall magic_circle", accents="sparks motes")
def mirrored_zeal() -> list[str]:
    """A polished shield that shows the striker his own flaming face."""
    return [
        rays(92, 104, 106, 80, 20, SUN[3], 0.4),
        disc(92, 106, 76, GOLD[0], INK, 4), disc(90, 104, 71, GOLD[2], "", 0), disc(92, 106, 58, STEEL[1], INK, 3),
        blob([(40, 112), (50, 74), (84, 52), (120, 56), (88, 90), (60, 140)], STEEL[2], "", 0),
        blob([(46, 106), (54, 78), (78, 60), (92, 60), (66, 92)], STEEL[3], "", 0),
        *(disc(92 + math.cos(a) * 67, 106 + math.sin(a) * 67, 4, GOLD[3], INK, 1.8) for a in (n * math.tau / 12 for n in range(12))),
        halves([(94, 72), (76, 80), (70, 106), (80, 134), (94, 142)], STEEL[3], STEEL[0], axis=94, width=3),
        both_poly([(92, 100), (76, 94), (78, 103), (90, 107)], FIRE[2], FIRE[2], axis=94, width=2),
        stroke([(84, 126), (94, 121), (104, 126)], INK, 3),
        poly([(136, 88), (176, 36), (162, 26), (192, 6), (194, 42), (184, 38), (150, 98)], FIRE[2], INK, 3),
        poly([(144, 114), (176, 120), (173, 106), (196, 130), (170, 148), (174, 134), (142, 128)], FIRE[1], INK, 3),
        burst(142, 104, 20, (INK, FIRE[1], FIRE[2], FIRE[3]), 9, 8),
    ]


@DRAWN.draws("forward_march", scenes="arena_field battlefield", accents="spears smoke")
def forward_march() -> list[str]:
    """Soldiers in step under a standard."""

    def walker(x: float, y: float, s: float, gear_: str = "") -> str:
        return turned(
            x, y, 0,
            figure(
                skull=(4, -66), neck=(2, -50), hip=(0, -6), far_arm=((18, -30), (28, -14)), near_arm=((-8, -24), (10, -12)),
                far_leg=((-16, 22), (-30, 50)), near_leg=((18, 18), (22, 54)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=STEEL,
                hat="helm", near_gear=gear_,
            ), scale=s,
        )

    return [
        chevrons(8, 184, 5, T3, s=0.9),
        banner_pole(84, 150, 146, TINT),
        walker(44, 108, 0.92, turned(10, -14, 12, gear.spear(140))), walker(96, 116, 0.98), walker(150, 126, 1.12, turned(10, -14, 14, gear.spear(150))),
        turned(168, 112, 2, gear.kite_shield(62, TINT, GOLD)),
        speed_lines([(26, 70, 26), (22, 96, 22)], T4),
    ]


@DRAWN.draws("lance_of_noon", scenes="arena_field castle mountains", accents="motes sparks")
def lance_of_noon() -> list[str]:
    """A spear of sunlight strikes down out of a blazing disc."""
    return [
        rays(52, 50, 52, 40, 20, SUN[1], 1), disc(52, 50, 36, SUN[1], INK, 3.4), disc(50, 48, 30, SUN[2], "", 0), disc(48, 46, 19, SUN[3], "", 0),
        poly([(58, 44), (44, 60), (150, 172), (166, 158)], SUN[3], "", 0, 0.5),
        poly([(60, 52), (52, 60), (136, 144), (122, 152), (184, 190), (152, 124), (144, 138)], SUN[2], INK, 4),
        poly([(60, 52), (56, 56), (144, 146), (184, 190), (152, 124), (144, 138)], "#ffffff", "", 0),
        *(poly([(x, y), (x + 20, y + 7), (x + 7, y + 20)], SUN[1], INK, 2.4) for x, y in ((76, 70), (94, 88))),
        burst(178, 184, 30, (INK, SUN[1], SUN[2], "#ffffff"), 11, 5),
        *(poly(star(x, y, r, r * 0.3, 4), "#ffffff", INK, 1.8) for x, y, r in ((112, 60, 11), (60, 124, 10), (150, 92, 9), (100, 160, 8))),
    ]


