"""Whole figures in action, by their joints: far limbs first and darker, near limbs last and lighter."""



from __future__ import annotations

import math
from collections.abc import Sequence

from drawing.pen import BONE, INK, STEEL, Point, blob, disc, limb, path, poly, stroke

Tones = Sequence[str]


def figure(
    *,
    skull: Point,
    neck: Point,
    hip: Point,
    far_arm: tuple[Point, Point],
    near_arm: tuple[Point, Point],
    far_leg: tuple[Point, Point],
    near_leg: tuple[Point, Point],
    cloth: Tones,
    skin: Tones,
    boots: Tones,
    hat: str = "",
    hair: Tones = BONE,
    facing: int = 1,
    s: float = 1.0,
    far_gear: str = "",
    near_gear: str = "",
    cloak: Sequence[Point] = (),
    cloak_tone: str = "",
) -> str:
    """A figure. Arms are (elbow, hand), legs (knee, foot); ``facing`` is 1 to the right, -1 to the left."""
    parts = []
    if cloak:
        parts.append(blob(cloak, cloak_tone or cloth[0], INK, 3))
        edge = [cloak[0], ((cloak[0][0] + cloak[2][0]) / 2, (cloak[0][1] + cloak[2][1]) / 2), cloak[2]]
        parts.append(stroke(edge, INK, 2, opacity=0.6))
    shoulder = (neck[0], neck[1] + 6 * s)
    parts += _arm(shoulder, far_arm, cloth[0], skin[0], s, far_gear)
    parts += _leg(hip, far_leg, cloth[0], boots[0], s, facing)
    parts += _trunk(neck, hip, cloth, boots, s)
    parts += _leg((hip[0], hip[1] + 1), near_leg, cloth[1], boots[1], s, facing)
    parts += _head(skull, neck, skin, hat, hair, cloth, facing, s)
    parts += _arm(shoulder, near_arm, cloth[2], skin[2], s, near_gear)
    return "".join(parts)


def _arm(shoulder: Point, arm: tuple[Point, Point], tone: str, hand: str, s: float, held: str) -> list[str]:
    elbow, end = arm
    return [
        limb(shoulder, elbow, 9 * s, 6.6 * s, tone),
        held,
        limb(elbow, end, 6.6 * s, 5 * s, tone),
        disc(end[0], end[1], 6.4 * s, hand, INK, 2.4),
    ]


def _leg(hip: Point, leg: tuple[Point, Point], tone: str, boot: str, s: float, facing: int) -> list[str]:
    knee, foot = leg
    toe = (foot[0] + 15 * s * facing, foot[1] + 4 * s)
    sole = [
        (foot[0] - 6 * s * facing, foot[1] - 7 * s),
        (foot[0] + 5 * s * facing, foot[1] - 7 * s),
        toe,
        (toe[0], toe[1] + 4 * s),
        (foot[0] - 7 * s * facing, foot[1] + 8 * s),
    ]
    mid = (knee[0] + (foot[0] - knee[0]) * 0.3, knee[1] + (foot[1] - knee[1]) * 0.3)
    return [
        limb(hip, knee, 11.5 * s, 8 * s, tone),
        limb(knee, foot, 8 * s, 5.6 * s, tone),
        poly(sole, boot, INK, 2.4),
        limb(mid, foot, 7.6 * s, 6.4 * s, boot, 2.2),
    ]


def _trunk(neck: Point, hip: Point, cloth: Tones, belt: Tones, s: float) -> list[str]:
    turn = math.atan2(hip[1] - neck[1], hip[0] - neck[0])
    nx, ny = -math.sin(turn), math.cos(turn)

    def at(along: float, aside: float) -> Point:
        return (
            neck[0] + (hip[0] - neck[0]) * along + nx * aside * s,
            neck[1] + (hip[1] - neck[1]) * along + ny * aside * s,
        )

    chest = [at(0.02, 12), at(0.1, 18), at(0.45, 15), at(0.78, 11), at(1.12, 14)]
    chest += [at(1.12, -14), at(0.78, -11), at(0.45, -15), at(0.1, -18), at(0.02, -12)]
    bright = [at(0.02, 12), at(0.1, 18), at(0.45, 15), at(0.78, 11), at(1.12, 14), at(1.12, 2), at(0.5, 3), at(0.02, 2)]
    lit_side = (
        bright
        if nx < 0 or (abs(nx) < 0.3 and ny < 0)
        else [
            at(0.02, -12),
            at(0.1, -18),
            at(0.45, -15),
            at(0.78, -11),
            at(1.12, -14),
            at(1.12, -2),
            at(0.5, -3),
            at(0.02, -2),
        ]
    )
    band = [at(0.84, 13), at(0.97, 13), at(0.97, -13), at(0.84, -13)]
    return [
        poly(chest, cloth[1], INK, 3),
        poly(lit_side, cloth[2], "", 0),
        poly(band, belt[1], INK, 2),
    ]


def _head(
    skull: Point, neck: Point, skin: Tones, hat: str, hair: Tones, cloth: Tones, facing: int, s: float
) -> list[str]:
    x, y = skull
    f = facing * s
    parts = [limb(neck, skull, 6 * s, 6 * s, skin[1])]
    if hat == "tail":
        tail = [(x - 4 * f, y - 14 * s), (x - 24 * f, y - 18 * s), (x - 46 * f, y - 4 * s), (x - 52 * f, y + 12 * s)]
        tail += [(x - 34 * f, y + 2 * s), (x - 12 * f, y + 2 * s)]
        parts.append(blob(tail, hair[2], INK, 2.6))
    parts.append(disc(x, y, 13 * s, skin[2], INK, 3, ry=14.5 * s))
    face = [(x + 2 * f, y - 13 * s), (x + 13 * f, y - 4 * s), (x + 15 * f, y + 2 * s), (x + 11 * f, y + 11 * s)]
    face += [(x + 3 * f, y + 14 * s)]
    shade = skin[1] if facing > 0 else skin[3 if len(skin) > 3 else 2]
    parts.append(blob(face, shade, "", 0))
    parts.append(stroke([(x + 3 * f, y - 1 * s), (x + 10 * f, y + 1 * s)], INK, 3 * s, smooth=False))
    if hat == "tail":
        cap = [(x + 9 * f, y - 11 * s), (x - 2 * f, y - 17 * s), (x - 14 * f, y - 8 * s), (x - 14 * f, y + 8 * s)]
        cap += [(x - 5 * f, y + 3 * s), (x - 2 * f, y - 7 * s)]
        parts.append(blob(cap, hair[2], INK, 2.6))
        ear = [(x - 4 * f, y + 4 * s), (x - 18 * f, y - 8 * s), (x - 8 * f, y - 4 * s)]
        parts.append(poly(ear, skin[2], INK, 2))
    elif hat == "hair":
        cap = [(x + 10 * f, y - 10 * s), (x, y - 18 * s), (x - 15 * f, y - 9 * s), (x - 15 * f, y + 7 * s)]
        cap += [(x - 7 * f, y + 4 * s), (x - 1 * f, y - 7 * s)]
        parts.append(blob(cap, hair[2], INK, 2.6))
    elif hat == "hood":
        cowl = [(x + 12 * f, y - 14 * s), (x - 4 * f, y - 20 * s), (x - 18 * f, y - 8 * s), (x - 18 * f, y + 12 * s)]
        cowl += [(x - 8 * f, y + 22 * s), (x + 4 * f, y + 16 * s), (x + 1 * f, y + 2 * s)]
        parts.append(blob(cowl, cloth[1], INK, 3))
        parts.append(blob([(p[0] - 1, p[1]) for p in cowl[1:4]] + [(x - 8 * f, y - 2 * s)], cloth[2], "", 0))
    elif hat in ("helm", "horns"):
        parts += _helm(x, y, f, s, horns=hat == "horns")
    return parts


def _helm(x: float, y: float, f: float, s: float, *, horns: bool) -> list[str]:
    dome = path(
        f"M{x - 15 * s:.1f} {y + 2 * s:.1f}A{15 * s:.1f} {18 * s:.1f} 0 0 1 {x + 15 * s:.1f} {y + 2 * s:.1f}"
        f"L{x + 15 * s:.1f} {y - 3 * s:.1f}L{x - 15 * s:.1f} {y - 3 * s:.1f}Z",
        STEEL[1],
        INK,
        2.8,
    )
    parts = [dome]
    parts.append(
        blob(
            [(x - 12 * s, y - 4 * s), (x - 9 * s, y - 13 * s), (x, y - 16 * s), (x - 3 * s, y - 5 * s)], STEEL[3], "", 0
        )
    )
    parts.append(
        poly(
            [(x + 8 * f, y - 4 * s), (x + 14 * f, y - 4 * s), (x + 13 * f, y + 9 * s), (x + 10 * f, y + 9 * s)],
            STEEL[2],
            INK,
            2,
        )
    )
    parts.append(
        poly(
            [(x - 14 * f, y - 2 * s), (x - 4 * f, y - 2 * s), (x - 3 * f, y + 12 * s), (x - 10 * f, y + 13 * s)],
            STEEL[1],
            INK,
            2.2,
        )
    )
    if horns:
        horn = [
            (x - 6 * f, y - 12 * s),
            (x - 8 * f, y - 26 * s),
            (x + 8 * f, y - 36 * s),
            (x + 1 * f, y - 24 * s),
            (x + 3 * f, y - 14 * s),
        ]
        parts.append(blob(horn, BONE[2], INK, 2.4))
    return parts
