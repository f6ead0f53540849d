"""Arena's dice, markers, discs and long tokens."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pygame
import pytest

from game.rules.arena.army_cards import ARMY_CARDS
from game.ui.art.arena_pieces import (
    GLYPH_KINDS,
    combat_die,
    combat_frames,
    combat_side,
    damage_marker,
    glyph_disc,
    glyph_icon,
    long_token,
    long_token_rect,
)
from game.ui.art.shelf import TOKENS
from game.ui.art.tokens import token


def pixels(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(np.int16)


def alpha(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array_alpha(surface).astype(np.int16)


def test_a_combat_die_has_three_hits_two_shields_and_a_blank() -> None:
    faces = [combat_die(face, 48) for face in range(1, 7)]
    assert len({id(face) for face in faces}) == 3
    assert faces[0] is faces[1] is faces[2] is combat_side("hit", 48)
    assert faces[3] is faces[4] is combat_side("shield", 48)
    assert faces[5] is combat_side("blank", 48)


@pytest.mark.parametrize("colour", [(232, 220, 192), (44, 60, 110)])
def test_the_sides_differ_in_grey_on_pale_and_dark_dice(colour: tuple[int, int, int]) -> None:
    sides = [pygame.transform.grayscale(combat_side(word, 32, colour=colour)) for word in ("hit", "shield", "blank")]
    for one, two in combinations(map(pixels, sides), 2):
        assert (np.abs(one - two) > 40).mean() > 0.04


def test_a_combat_die_settles_on_its_face() -> None:
    frames = combat_frames(4, 40, count=8, seed=3)
    assert len(frames) == 8
    die = combat_die(4, 40)
    solid = alpha(die) == 255
    assert (pixels(frames[-1])[20:60, 20:60][solid] == pixels(die)[solid]).all()


def test_markers_and_discs_are_told_apart() -> None:
    for one, two in combinations([pixels(damage_marker(count, 28)) for count in (1, 2, 5, 12)], 2):
        assert (one != two).any()
    greys = [pixels(pygame.transform.grayscale(glyph_disc(kind, 44))) for kind in GLYPH_KINDS]
    for one, two in combinations(greys, 2):
        assert (np.abs(one - two) > 30).mean() > 0.03
    assert {glyph_icon(kind, 20).get_size() for kind in GLYPH_KINDS} == {(20, 20)}


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


@pytest.mark.parametrize("degrees", range(0, 360, 60))
def test_a_long_token_lies_from_its_rear_to_its_front(degrees: int) -> None:
    turn = math.radians(degrees)
    way = (math.cos(turn) * 60, math.sin(turn) * 48)
    drawn = long_token("blazing-firecats", 1, 56, way)
    place = long_token_rect(56, way)
    assert drawn.get_size() == place.size
    shape = alpha(drawn)
    # Both middles and what lies between are covered; the picture is at the front.
    for share in (0.0, 0.5, 1.0):
        x, y = (round(step * share - corner) for step, corner in zip(way, place.topleft, strict=True))
        assert shape[x, y] == 255
    assert drawn is long_token("blazing-firecats", 1, 56, way)
    assert (pixels(drawn) != pixels(long_token("blazing-firecats", 1, 56, way, health=0.4))).any()


def test_long_tokens_show_their_state_within_the_limit() -> None:
    plain = pixels(long_token("blazing-firecats", 0, 60, (64, 0)))
    for said in ({"tapped": True}, {"active": True}, {"selected": True}, {"pips": 2}):
        assert np.abs(plain - pixels(long_token("blazing-firecats", 0, 60, (64, 0), **said))).mean() > 0.3, said
    assert 0 < TOKENS.size <= TOKENS.limit
