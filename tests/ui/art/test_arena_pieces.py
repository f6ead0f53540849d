"""Arena's dice, discs and tokens."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.ui.art.arena_pieces import (
    GLYPH_KINDS,
    combat_side,
    glyph_disc,
)
from game.ui.art.tokens import token
from tests.ui.art.likeness import pixels


def alpha(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array_alpha(surface).astype(np.int16)


@pytest.mark.parametrize("colour", [(232, 220, 192), (44, 60, 110)])
def test_the_sides_differ_in_grey_on_pale_and_dark_dice(colour: tuple[int, int, int]) -> None:
    sides = [pygame.transform.grayscale(combat_side(word, 32, colour=colour)) for word in ("hit", "shield", "blank")]
    for one, two in combinations(map(pixels, sides), 2):
        assert (np.abs(one - two) > 40).mean() > 0.04


def test_discs_are_told_apart() -> None:
    greys = [pixels(pygame.transform.grayscale(glyph_disc(kind, 44))) for kind in GLYPH_KINDS]
    for one, two in combinations(greys, 2):
        assert (np.abs(one - two) > 30).mean() > 0.03


def test_every_army_card_has_its_own_token() -> None:
    fields = {}
    for key in ARMY_CARDS:
        whole = pixels(token(key, 0, 64))
        middle = whole.shape[0] // 2
        fields[key] = whole[middle - 18 : middle + 18, middle - 18 : middle + 18]
    for one, two in combinations(fields, 2):
        assert np.abs(fields[one] - fields[two]).mean() > 8, (one, two)


def test_the_arc_is_notched_for_each_hit_point() -> None:
    three, five = (pixels(token("gideon-jura", 0, 64, notches=notches)) for notches in (3, 5))
    assert (three != five).any()
