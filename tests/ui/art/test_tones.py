"""Palettes, as each kind of sight sees them (Machado, Oliveira and Fernandes 2009), distances in CIE Lab (1976)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import numpy as np
import pytest
from colorspacious import cspace_convert

from game.app.files.settings import Palette
from game.ui.art.palette import Rgb, contrast, rgb
from game.ui.art.tones import PALETTES, seat_colour, tones, use_palette

#: What any two seats, or any two marks, keep apart at least: ten times what can just be seen.
LEAST = 20.0
SIGHTS: dict[Palette, str] = {
    "usual": "",
    "protanopia": "protanomaly",
    "deuteranopia": "deuteranomaly",
    "tritanopia": "tritanomaly",
}


def seen(colours: Sequence[Rgb], sight: Palette) -> np.ndarray:
    """Return what somebody with that sight sees of colours, in CIE Lab."""
    shares = np.array(colours) / 255
    if SIGHTS[sight]:
        space = {"name": "sRGB1+CVD", "cvd_type": SIGHTS[sight], "severity": 100}
        shares = np.clip(cspace_convert(shares, space, "sRGB1"), 0, 1)
    lab: np.ndarray = cspace_convert(shares, "sRGB1", "CIELab")
    return lab


def nearest(colours: Sequence[Rgb], sight: Palette) -> float:
    """Return the least distance of two of the colours."""
    lab = seen(colours, sight)
    return min(float(np.linalg.norm(one - other)) for one, other in combinations(lab, 2))


@pytest.fixture(autouse=True)
def usual_palette() -> Iterator[None]:
    yield
    use_palette("usual")


def test_the_measure_finds_what_is_the_same_to_somebody() -> None:
    red, green = rgb("#b4544a"), rgb("#7a7244")
    assert nearest((red, green), "usual") > 30 > 20 > nearest((red, green), "protanopia")


@pytest.mark.parametrize("palette", PALETTES)
def test_seats_are_told_apart_with_the_sight_of_their_palette_and_with_usual_sight(palette: Palette) -> None:
    seats = PALETTES[palette].seats
    assert len(seats) == 5
    assert nearest(seats, palette) >= LEAST and nearest(seats, "usual") >= LEAST


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_usual_seats_are_told_apart_with_every_sight(sight: Palette) -> None:
    assert nearest(PALETTES["usual"].seats, sight) >= LEAST


def test_the_usual_seats_are_steps_of_lightness() -> None:
    light = sorted(float(lab[0]) for lab in seen(PALETTES["usual"].seats, "usual"))
    assert min(high - low for low, high in pairwise(light)) >= 7


@pytest.mark.parametrize("palette", PALETTES)
def test_marks_are_told_apart_with_the_sight_of_their_palette_and_with_usual_sight(palette: Palette) -> None:
    marks = tuple(PALETTES[palette].meanings.values())
    assert len(marks) == 5
    assert nearest(marks, palette) >= LEAST and nearest(marks, "usual") >= LEAST


@pytest.mark.parametrize("palette", PALETTES)
def test_what_is_good_is_told_from_what_harms(palette: Palette) -> None:
    used = PALETTES[palette]
    for sight in {palette, "usual"}:
        assert nearest((used.good, used.caution, used.danger), sight) >= LEAST
    assert all(contrast(tone, rgb("#2b2018")) >= 2.9 for tone in used.meanings.values())


def test_a_palette_is_used_from_now_on() -> None:
    use_palette("deuteranopia")
    assert tones() is PALETTES["deuteranopia"] and seat_colour(0) == rgb("#0072b2") == seat_colour(5)
