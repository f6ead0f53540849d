"""What lines between hexes cross and which bodies they may enter: nothing is passed over, near or far, and no more."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.geometry.hex_sight import Body, _near
from game.geometry.hex_sight_exact import AIMS, TWELFTHS, crossings, time_inside
from game.geometry.hexes import Hex, steps_apart

PLACES = [(q, r) for q in range(-6, 7) for r in range(-6, 7) if steps_apart((0, 0), (q, r)) <= 6]
#: One sixth of all displacements; the others are the same ones turned.
SIXTH = [(q, r) for q, r in PLACES if q > 0 and r >= 0]


def _interval(end: tuple[Fraction, Fraction], place: Hex) -> tuple[Fraction, Fraction] | None:
    """Return the times at which the line from (0, 0) is strictly inside a hexagon: between three pairs of edges."""
    first, last = Fraction(0), Fraction(1)
    for x, y in ((2, 1), (1, 2), (-1, 1)):
        speed, offset = end[0] * x + end[1] * y, -Fraction(place[0] * x + place[1] * y)
        if speed == 0:
            if not -1 < offset < 1:
                return None
            continue
        times = sorted((side - offset) / speed for side in (-1, 1))
        first, last = max(first, times[0]), min(last, times[1])
    return (first, last) if first < last else None


@pytest.mark.parametrize("aim", range(7))
def test_every_space_that_a_line_crosses_is_reported_with_its_times(aim: int) -> None:
    for displacement in [*SIXTH, (0, 0), (-3, 1), (2, -5)]:
        x, y = (Fraction(TWELFTHS * at + off, TWELFTHS) for at, off in zip(displacement, AIMS[aim], strict=True))
        expected = {}
        for q in range(-8, 9):
            for r in range(-8, 9):
                found = _interval((x, y), (q, r))
                if found is not None:
                    expected[q, r] = found
        rows = crossings(displacement).rows
        told = {
            (q, r): (Fraction(n, d), Fraction(n_left, d_left))
            for q, r, n, d, n_left, d_left, _, line in rows.T.tolist()
            if line == aim
        }
        assert told == expected


def test_every_body_that_a_line_enters_is_looked_at_and_few_others() -> None:
    entered = looked_at = 0
    for displacement in SIXTH:
        bodies = [Body(number, (place,), 0, 9) for number, place in enumerate(PLACES)]
        near = {at for _, at in _near(bodies, (0, 0), displacement)}
        looked_at += len(near)
        for place in PLACES:
            inside = any(
                time_inside(
                    (-TWELFTHS * place[0], -TWELFTHS * place[1]),
                    (TWELFTHS * displacement[0] + x, TWELFTHS * displacement[1] + y),
                    90, 90, 0, 180,
                )
                for x, y in AIMS
            )  # fmt: skip
            entered += inside
            assert not inside or place in near, (displacement, place)
    assert entered <= looked_at < 1.3 * entered


@pytest.mark.parametrize(
    ("displacement", "place"), [((8, 20), (8, 18)), ((20, 8), (18, 8)), ((5, 19), (4, 18)), ((15, 4), (14, 3))]
)
def test_far_off_bodies_are_entered_that_lie_widest_of_the_middle_line(displacement: Hex, place: Hex) -> None:
    body = Body(1, (place,), 0, 9)
    assert _near([body], (0, 0), displacement) == [(body, place)]
    lines = [(TWELFTHS * displacement[0] + x, TWELFTHS * displacement[1] + y) for x, y in AIMS]
    start = (-TWELFTHS * place[0], -TWELFTHS * place[1])
    assert sum(time_inside(start, line, 90, 90, 0, 180) is not None for line in lines) == 1


def test_aims_lie_inside_the_body_but_reach_almost_to_its_side() -> None:
    """Each of the six is 0.289 from the middle, the body's side is at 0.3."""
    for x, y in AIMS[1:]:
        assert Fraction(x * x + x * y + y * y, TWELFTHS**2) == Fraction(1, 12) < Fraction(9, 100)
    assert len(set(AIMS)) == 7 and AIMS[0] == (0, 0)
    assert tuple(sum(one) for one in zip(*AIMS, strict=True)) == (0, 0)
