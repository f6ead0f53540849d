"""Deeds of the drow: strikes and steps out of the dark."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear
from drawing.album import Album
from drawing.figures import figure
from drawing.pen import (
    BLOOD,
    BONE,
    DROW_SKIN,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    NIGHT,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    VENOM,
    WHITE_HAIR,
    blob,
    both_poly,
    burst,
    disc,
    halves,
    inked,
    limb,
    poly,
    star,
    stroke,
    swoosh,
    turned,
)

DRAWN = Album()
CLOTH = (T0, T1, T2, T3)
BOOTS = ("#241824", "#453246", "#6a526a")
SLASH = (T2, T3, T4, "#ffffff")


def chevrons(x: float, y: float, count: int, tone: str, *, s: float = 1, turn: float = 0) -> str:
    """Arrow heads in a row, pointing right."""
    parts = []
    for n in range(count):
        at = n * 22
        shape = [(at, -16), (at + 10, -16), (at + 22, 0), (at + 10, 16), (at, 16), (at + 12, 0)]
        parts.append(poly(shape, tone, INK, 2.6, 0.55 + 0.45 * (n + 1) / count))
    return turned(x, y, turn, *parts, scale=s)


def speed_lines(lines: list[tuple[float, float, float]], tone: str, *, thick: float = 4) -> str:
    """Lines that trail to the left, as (x, y, length)."""
    return "".join(
        poly([(x, y - thick / 2), (x - length, y), (x, y + thick / 2)], tone, "", 0, 0.85) for x, y, length in lines
    )


@DRAWN.draws("advancing_strike", scenes="hall dungeon dark_city", accents="mist")
def advancing_strike() -> list[str]:
    return [
        chevrons(4, 176, 4, T2, s=0.95),
        speed_lines([(66, 60, 60), (58, 84, 52), (50, 108, 44)], T4),
        figure(
            skull=(104, 46), neck=(98, 64), hip=(76, 114),
            far_arm=((70, 82), (48, 96)), near_arm=((128, 78), (150, 80)),
            far_leg=((52, 140), (24, 168)), near_leg=((116, 130), (122, 172)),
            cloth=CLOTH[1:], skin=DROW_SKIN, boots=BOOTS, hat="tail", hair=WHITE_HAIR,
            near_gear=turned(150, 82, 84, gear.sword(62, 6)),
            far_gear=turned(48, 96, -120, gear.dagger(46)),
            cloak=[(96, 64), (60, 78), (18, 96), (10, 128), (44, 116), (74, 116)], cloak_tone=T0,
        ),
        burst(190, 76, 22, (INK, T3, T4, "#ffffff"), 8, 10),
    ]


@DRAWN.draws("hit_on_the_run", scenes="dark_city battlefield dungeon", accents="smoke")
def hit_on_the_run() -> list[str]:
    return [
        swoosh(108, 104, 92, 200, 372, 34, SLASH),
        speed_lines([(60, 70, 58), (48, 92, 48), (52, 128, 52), (40, 150, 36)], T4),
        figure(
            skull=(118, 44), neck=(110, 62), hip=(92, 110),
            far_arm=((84, 70), (62, 92)), near_arm=((134, 84), (164, 70)),
            far_leg=((66, 126), (34, 122)), near_leg=((128, 132), (112, 172)),
            cloth=CLOTH[1:], skin=DROW_SKIN, boots=BOOTS, hat="tail", hair=WHITE_HAIR,
            near_gear=turned(164, 72, 40, gear.scimitar(66)),
            far_gear=turned(62, 92, -120, gear.scimitar(54)),
        ),
    ]


@DRAWN.draws("shadow_strike", scenes="dark_city dungeon cavern", accents="smoke")
def shadow_strike() -> list[str]:
    """A blade and two eyes come out of a shape of pure shade."""
    shade = [(10, 206), (26, 150), (14, 120), (38, 104), (34, 70), (58, 62), (70, 30), (100, 22), (128, 36), (134, 66), (158, 80), (152, 112), (176, 132), (164, 160), (188, 206)]
    return [
        blob([(x, y + 4) for x, y in shade], NIGHT[2], "", 0, 0.5),
        blob(shade, NIGHT[0], T1, 3),
        blob([(40, 206), (52, 160), (48, 120), (60, 84), (76, 62), (72, 110), (82, 160), (78, 206)], NIGHT[1], "", 0),
        both_poly([(70, 68), (94, 78), (88, 87), (74, 82)], T4, T4, width=0.01),
        both_poly([(77, 74), (90, 79), (86, 83)], "#ffffff", "#ffffff", width=0.01),
        swoosh(96, 120, 104, 150, 318, 30, SLASH),
        turned(126, 150, 42, gear.scimitar(104)),
        disc(124, 154, 12, NIGHT[2], INK, 2.6),
        *(stroke([(116, 150 + n * 5), (132, 152 + n * 5)], NIGHT[0], 2, smooth=False) for n in range(3)),
    ]


@DRAWN.draws("sneak_attack", scenes="dungeon castle forest", accents="smoke mist")
def sneak_attack() -> list[str]:
    """A sentry's unknowing back; behind it a hood, and a dagger raised."""
    cloth = NIGHT
    return [
        blob([(8, 206), (14, 130), (26, 92), (52, 72), (84, 88), (96, 140), (98, 206)], cloth[1], INK, 3.4),
        blob([(28, 88), (36, 44), (66, 26), (92, 48), (94, 84), (66, 104), (40, 104)], cloth[2], INK, 3.4),
        blob([(30, 84), (38, 48), (62, 31), (58, 56), (44, 90)], cloth[3], "", 0),
        blob([(52, 72), (60, 52), (80, 46), (92, 62), (90, 84), (70, 94)], INK, INK, 2),
        poly([(64, 68), (76, 70), (72, 76)], "#ffcf4d", "", 0),
        poly([(80, 70), (90, 67), (86, 75)], "#ffcf4d", "", 0),
        limb((52, 122), (34, 82), 15, 11, cloth[2], 3),
        limb((34, 82), (98, 34), 11, 9, cloth[3], 3),
        turned(104, 26, 118, gear.dagger(70)),
        disc(102, 32, 11, DROW_SKIN[2], INK, 2.8),
        # The sentry, from behind.
        halves([(146, 98), (112, 104), (98, 128), (94, 206), (146, 208)], STEEL[2], STEEL[0], axis=146, width=3.6),
        poly([(120, 124), (172, 124), (190, 206), (104, 206)], BLOOD[1], INK, 3),
        poly([(120, 124), (140, 124), (132, 206), (104, 206)], BLOOD[2], "", 0),
        both_poly([(128, 104), (100, 112), (100, 136), (126, 130)], STEEL[3], STEEL[1], axis=146),
        halves([(146, 44), (124, 50), (116, 74), (120, 100), (146, 108)], STEEL[3], STEEL[1], axis=146, width=3.4),
        stroke([(146, 46), (146, 106)], INK, 2.6, smooth=False),
        stroke([(118, 84), (146, 90), (174, 84)], STEEL[0], 3),
        blob([(146, 46), (140, 24), (152, 6), (170, 14), (160, 30), (152, 46)], FIRE[1], INK, 2.8),
    ]


@DRAWN.draws("piercing_strike", scenes="hall battlefield dungeon", accents="sparks")
def piercing_strike() -> list[str]:
    """A blade straight through a shield."""
    return [
        turned(122, 104, 12, gear.kite_shield(168, (T0, T1, T2, T3), STEEL)),
        *(stroke(line, INK, 4, smooth=False) for line in ([(112, 94), (96, 70), (100, 56)], [(120, 92), (138, 70), (134, 56)], [(124, 112), (146, 130), (142, 148)], [(108, 114), (92, 134), (96, 152)])),
        burst(114, 102, 34, (INK, FIRE[1], FIRE[2], FIRE[3]), 9, 12),
        turned(36, 140, 64, gear.sword(176, 7, ("#2a2440", T2, T3, T4), STEEL)),
        poly([(112, 94), (130, 92), (134, 106), (116, 112)], FIRE[3], "", 0),
        blob([(22, 138), (40, 128), (50, 146), (32, 158)], LEATHER[1], INK, 3),
        limb((-6, 168), (28, 146), 16, 12, T2, 3),
        *(stroke([(28 + n * 6, 134 - n * 2), (36 + n * 6, 148 - n * 2)], LEATHER[0], 2, smooth=False) for n in range(3)),
    ]


@DRAWN.draws("lolths_sting", scenes="web_vault dark_city", accents="strands")
def lolths_sting() -> list[str]:
    """A dagger with a spider for a hilt, its edge running with venom."""
    blade = [(100, 206), (84, 176), (78, 96), (100, 84)]
    return [
        both_poly(blade, STEEL[3], STEEL[1], width=3.4),
        stroke([(100, 92), (100, 190)], STEEL[0], 2.4, smooth=False),
        poly([(100, 206), (84, 176), (82, 146), (92, 158), (98, 140), (108, 164), (117, 148), (116, 176)], VENOM[1], INK, 2.4),
        poly([(100, 203), (87, 176), (86, 156), (94, 168), (98, 152), (102, 172)], VENOM[2], "", 0),
        *(blob([(x, y - 12 * s), (x + 5 * s, y), (x, y + 6 * s), (x - 5 * s, y)], VENOM[2], INK, 2) for x, y, s in ((74, 168, 1.1), (128, 178, 1.3), (66, 196, 0.8), (136, 150, 0.8))),
        *(part for legs in ([(88, 66), (52, 42), (30, 60), (22, 88)], [(86, 74), (48, 70), (38, 96), (44, 116)], [(90, 56), (62, 20), (36, 14), (16, 30)]) for side in (False, True)
          for part in (inked([(200 - x, y) if side else (x, y) for x, y in legs], T2 if side else T3, 6, smooth=False),)),
        halves([(100, 8), (82, 18), (78, 40), (90, 56), (100, 60)], T3, T1),
        poly([(100, 16), (108, 28), (100, 46), (92, 28)], VENOM[2], INK, 2),
        halves([(100, 52), (86, 58), (80, 74), (90, 90), (100, 96)], T3, T1),
        *(disc(x, y, r, VENOM[3], INK, 1.6) for x, y, r in ((93, 74, 4.6), (107, 74, 4.6), (89, 65, 2.6), (111, 65, 2.6))),
    ]


@DRAWN.draws("dodge", scenes="hall dungeon battlefield", accents="mist")
def dodge() -> list[str]:
    """Bending back under a blade, leaving a fading image behind."""

    def pose(dx: float) -> str:
        return figure(
            skull=(62 + dx, 70), neck=(74 + dx, 84), hip=(104 + dx, 118),
            far_arm=((58 + dx, 106), (36 + dx, 120)), near_arm=((96 + dx, 66), (124 + dx, 58)),
            far_leg=((84 + dx, 146), (74 + dx, 178)), near_leg=((134 + dx, 138), (128 + dx, 178)),
            cloth=CLOTH[1:], skin=DROW_SKIN, boots=BOOTS, hat="tail", hair=WHITE_HAIR,
        )

    return [
        f'<g opacity="0.22">{pose(52)}</g>',
        f'<g opacity="0.42">{pose(27)}</g>',
        pose(0),
        swoosh(150, 150, 128, 196, 278, 22, (STEEL[1], STEEL[2], STEEL[3], "#ffffff")),
        turned(190, 62, -80, gear.sword(138, 8)),
    ]


@DRAWN.draws("retreat", scenes="dark_city forest dungeon", accents="smoke")
def retreat() -> list[str]:
    """A cloaked figure makes off into its own smoke."""
    puffs = [(150, 168, 30), (178, 140, 26), (124, 182, 22), (186, 178, 24), (160, 116, 18)]
    return [
        *(disc(x, y, r, T1, INK, 2.6) for x, y, r in puffs),
        *(disc(x - r * 0.25, y - r * 0.25, r * 0.6, T3, "", 0, opacity=0.7) for x, y, r in puffs),
        figure(
            skull=(66, 48), neck=(74, 66), hip=(94, 112), facing=-1,
            far_arm=((50, 84), (34, 70)), near_arm=((100, 84), (84, 104)),
            far_leg=((66, 132), (74, 170)), near_leg=((124, 128), (152, 134)),
            cloth=CLOTH, skin=DROW_SKIN, boots=BOOTS, hat="hood",
            cloak=[(72, 62), (104, 62), (140, 74), (180, 104), (150, 112), (128, 128), (98, 122), (86, 96)], cloak_tone=T2,
        ),
        poly([(8, 120), (34, 96), (34, 110), (62, 110), (62, 132), (34, 132), (34, 146)], T4, INK, 3),
    ]


@DRAWN.draws("dark_pact", scenes="hall magic_circle dungeon", accents="mist motes")
def dark_pact() -> list[str]:
    """A scroll signed in blood, a dagger driven through it."""
    page = [(46, 34), (152, 26), (160, 170), (54, 180)]
    lines = [(58, 58, 140), (58, 72, 128), (60, 86, 144), (60, 100, 120)]
    return [
        poly(page, BONE[2], INK, 3.4),
        poly([(46, 34), (84, 31), (92, 177), (54, 180)], BONE[3], "", 0),
        blob([(38, 24), (150, 14), (164, 20), (162, 34), (48, 44), (36, 38)], BONE[1], INK, 3.2),
        blob([(44, 172), (160, 162), (172, 170), (168, 184), (56, 192), (42, 186)], BONE[1], INK, 3.2),
        *(stroke([(x, y), (x + 20, y - 4), (x + 34, y + 1), (x + 56, y - 5), (end, y - 6)], NIGHT[1], 3) for x, y, end in lines),
        disc(84, 138, 20, BLOOD[1], INK, 3),
        disc(82, 136, 15, BLOOD[2], "", 0),
        gear.spider_charge(84, 138, 0.40, BLOOD[0]),
        blob([(118, 110), (134, 108), (146, 120), (136, 130), (140, 154), (132, 164), (128, 142), (116, 132)], BLOOD[2], INK, 2.4),
        turned(142, 62, 204, gear.dagger(66, ("#241a38", T2, T3, T4)), scale=1.1),
        turned(142, 62, 204, limb((0, 2), (0, 18), 4.6, 4.4, T1), disc(0, 24, 6, T3), scale=1.15),
        *(blob([(x, y - 9), (x + 4, y), (x, y + 5), (x - 4, y)], BLOOD[2], INK, 1.8) for x, y in ((120, 186), (140, 196), (110, 200))),
    ]


@DRAWN.draws("web", scenes="cavern dungeon forest", accents="strands")
def web() -> list[str]:
    """A victim stuck fast in the strands."""
    hub = (100, 96)
    spokes = [math.radians(a) for a in (8, 44, 82, 118, 152, 196, 232, 268, 304, 338)]
    silk = "#f4f0fa"
    parts = [stroke([hub, (hub[0] + math.cos(t) * 130, hub[1] + math.sin(t) * 124)], INK, 5.4, smooth=False) for t in spokes]
    parts += [stroke([hub, (hub[0] + math.cos(t) * 130, hub[1] + math.sin(t) * 124)], silk, 2.8, smooth=False) for t in spokes]
    for reach in (26, 46, 66, 86, 104):
        for one, two in zip(spokes, [*spokes[1:], spokes[0] + 2 * math.pi], strict=True):
            middle = (one + two) / 2
            points = [
                (hub[0] + math.cos(one) * reach, hub[1] + math.sin(one) * reach * 0.95),
                (hub[0] + math.cos(middle) * reach * 0.82, hub[1] + math.sin(middle) * reach * 0.78),
                (hub[0] + math.cos(two) * reach, hub[1] + math.sin(two) * reach * 0.95),
            ]
            parts += [stroke(points, INK, 4.6), stroke(points, silk, 2.2)]
    parts.append(
        figure(
            skull=(100, 58), neck=(100, 74), hip=(102, 120),
            far_arm=((130, 72), (158, 46)), near_arm=((70, 74), (42, 50)),
            far_leg=((128, 140), (140, 178)), near_leg=((82, 148), (58, 178)),
            cloth=("#5a2a20", "#8f4a30", "#c47a4c"), skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=LEATHER,
        )
    )
    for y, left, right in ((66, 78, 126), (84, 76, 126), (98, 80, 124), (112, 80, 126), (134, 74, 130), (152, 66, 138)):
        parts += [stroke([(left, y + 5), (100, y - 4), (right, y + 3)], INK, 5), stroke([(left, y + 5), (100, y - 4), (right, y + 3)], silk, 2.8)]
    return parts


@DRAWN.draws("lolths_blessing", scenes="web_vault hall magic_circle", accents="motes strands")
def lolths_blessing() -> list[str]:
    """The goddess's sign hangs in a halo above two raised hands."""
    rays = [poly(star(100, 78, 106, 46, 14, 5), T4, "", 0, 0.35), poly(star(100, 78, 84, 44, 14, 18), "#fff4d0", "", 0, 0.45)]
    parts = [
        *rays,
        disc(100, 78, 52, "none", INK, 9),
        disc(100, 78, 52, "none", GOLD[2], 4.6),
        disc(100, 78, 44, T1, INK, 2.4, opacity=0.85),
    ]
    for side in (1, -1):
        tones = GOLD[3] if side < 0 else GOLD[1]
        for knee, foot in (((20, -24), (14, -50)), ((36, -14), (46, -38)), ((36, 10), (48, 34)), ((20, 22), (18, 54))):
            leg = [(100 + side * 4, 78), (100 + side * knee[0], 78 + knee[1]), (100 + side * foot[0], 78 + foot[1])]
            parts.append(inked(leg, tones, 4.4, smooth=False))
    parts += [
        halves([(100, 78), (86, 88), (84, 108), (100, 122)], GOLD[3], GOLD[1]),
        poly([(100, 88), (106, 100), (100, 114), (94, 100)], BLOOD[2], INK, 2),
        halves([(100, 44), (88, 52), (88, 70), (100, 80)], GOLD[3], GOLD[1]),
        both_poly([(91, 60), (98, 62), (95, 67)], BLOOD[2], BLOOD[2], width=1.4),
    ]
    for side in (False, True):
        def at(x: float, y: float, side: bool = side) -> tuple[float, float]:
            return (200 - x, y) if side else (x, y)

        tone = DROW_SKIN[1] if side else DROW_SKIN[3]
        parts.append(limb(at(16, 210), at(34, 176), 17, 13, T1 if side else T2, 3))
        for tip in ((22, 130), (36, 122), (50, 126), (62, 138)):
            parts.append(limb(at(40 + (tip[0] - 40) * 0.35, 162), at(*tip), 6, 4, tone, 2.4))
        parts.append(disc(*at(40, 166), 14, tone, INK, 2.8))
    return parts

