"""The dice: known numbers of the published generator, and fair results."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import dice as dice_rules
from game.core.dice import Dice, draw_below, roll, shuffle

#: SplitMix64's published test vector for this seed.
SEED = 1234567
NUMBERS = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)


def test_the_stream_is_splitmix64() -> None:
    drawn = []
    dice = Dice(SEED)
    for _ in NUMBERS:
        number, dice = draw_below(dice, 1 << 64)
        drawn.append(number)
    assert tuple(drawn) == NUMBERS
    assert dice == Dice(SEED, 5)


def test_a_roll_is_the_number_modulo_the_faces() -> None:
    assert roll(Dice(SEED), 5, 20)[0] == tuple(number % 20 + 1 for number in NUMBERS)


def test_the_stream_goes_on_where_it_stopped() -> None:
    together, after = roll(Dice(9), 6, 20)
    first, half = roll(Dice(9), 2, 20)
    second, end = roll(half, 4, 20)
    assert first + second == together
    assert end == after


def test_a_number_of_the_incomplete_last_run_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([(1 << 64) - 1, (1 << 64) - 2, 10])
    monkeypatch.setattr(dice_rules, "_number", lambda seed, index: next(numbers))
    # 2**64 leaves 1 over when divided by 3: only the highest number is unfair.
    assert draw_below(Dice(0), 3) == (((1 << 64) - 2) % 3, Dice(0, 2))


def test_half_of_all_numbers_can_be_unfair(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = (1 << 63) + 1
    numbers = iter([limit, (1 << 64) - 1, limit - 1])
    monkeypatch.setattr(dice_rules, "_number", lambda seed, index: next(numbers))
    assert draw_below(Dice(0), limit) == (limit - 1, Dice(0, 3))


def test_faces_are_equally_likely() -> None:
    faces, _ = roll(Dice(2024), 60_000, 6)
    counts = Counter(faces)
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    # Chi square with 5 degrees of freedom; the seed is fixed, so this is no lottery.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_orders_are_equally_likely() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    dice = Dice(77)
    for _ in range(24_000):
        order, dice = shuffle(dice, "abcd")
        counts[order] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


@given(st.integers(0, (1 << 63) - 1), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    order, after = shuffle(Dice(seed), items)
    assert sorted(order) == sorted(items)
    assert after.seed == seed
    assert after.drawn >= max(0, len(items) - 1)


@given(st.integers(0, (1 << 63) - 1), st.integers(0, 1000), st.integers(1, 1 << 64))
def test_a_draw_stays_below_its_limit(seed: int, drawn: int, limit: int) -> None:
    number, after = draw_below(Dice(seed, drawn), limit)
    assert 0 <= number < limit
    assert after.drawn > drawn


@pytest.mark.parametrize("limit", [0, -1])
def test_a_draw_of_nothing_is_an_error(limit: int) -> None:
    with pytest.raises(ValueError, match="at least one possible result"):
        draw_below(Dice(1), limit)


def test_nothing_rolled_and_nothing_shuffled_draw_nothing() -> None:
    assert roll(Dice(5), 0, 6) == ((), Dice(5))
    assert shuffle(Dice(5), ()) == ((), Dice(5))
    assert shuffle(Dice(5), "x") == (("x",), Dice(5))
