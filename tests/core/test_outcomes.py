"""Every way in which dice can fall, and in which an answer can turn out."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.core.dice import Dice, RollNeeded, SetDice, ShuffleNeeded, roll, shuffle
from game.core.outcomes import MOST_WAYS, TooManyWays, falls, key_of
from game.core.state import State
from game.rules.arena.combat_dice import ALIKE_FACES, hits, shields


def test_set_dice_fall_as_they_are_given_and_then_ask() -> None:
    faces, dice = roll(SetDice(0, 0, ((3, 1),)), 2, 6)
    assert faces == (3, 1)
    with pytest.raises(RollNeeded) as needed:
        roll(dice, 4, 20)
    assert (needed.value.count, needed.value.sides) == (4, 20)


def test_set_dice_shuffle_only_what_has_one_order() -> None:
    assert shuffle(SetDice(0), (7,))[0] == (7,)
    with pytest.raises(ShuffleNeeded):
        shuffle(SetDice(0), (7, 8))


def test_each_way_is_there_once() -> None:
    found = list(falls(2, 3))
    assert sorted(faces for _, faces in found) == [(a, b) for a in (1, 2, 3) for b in (1, 2, 3)]
    assert {odds for odds, _ in found} == {Fraction(1, 9)}


def test_alike_faces_have_the_odds_of_all_of_them() -> None:
    grouped: dict[tuple[int, int], Fraction] = {}
    for odds, faces in falls(3, 6, ALIKE_FACES):
        grouped[hits(faces), shields(faces)] = odds
    plain: dict[tuple[int, int], Fraction] = {}
    for odds, faces in falls(3, 6):
        told = hits(faces), shields(faces)
        plain[told] = plain.get(told, Fraction(0)) + odds
    assert grouped == plain and sum(plain.values()) == 1


def test_the_number_of_dice_has_a_limit() -> None:
    assert MOST_WAYS >= 4**6
    assert len(list(falls(6, 4))) == 4**6
    with pytest.raises(TooManyWays):
        list(falls(MOST_WAYS.bit_length(), 2))


def test_equal_but_for_dice_and_counters() -> None:
    one, other = State((1,), (), None, Dice(1), 3, 4), State((1,), (), None, Dice(2, 9), 5, 6)
    assert key_of(one) == key_of(other)
    assert key_of(one) != key_of(State((2,), (), None, Dice(1), 3, 4))
