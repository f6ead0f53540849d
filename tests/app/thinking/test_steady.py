"""The chance to win that is shown from question to question: the one shown before counts as well, if it is certain."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.app.thinking.messages import WeighedAnswer
from game.app.thinking.steady import SteadyChance

#: Worlds in which much depends on chance.
SPREAD = (-0.2, 0.0, 0.2)


def told(steady: SteadyChance, given: int, chance: float, spread: Sequence[float] = SPREAD, seat: int = 0) -> float:
    """Return what a person is told of a chance that came out so."""
    estimates = tuple(chance + off for off in spread)
    return chance + steady.shift(seat, range(given), WeighedAnswer(0, estimates, {}, estimates))


@pytest.mark.parametrize(
    ("before", "given", "chance", "spread", "shown"),
    [
        pytest.param(0.36, 11, 0.48, SPREAD, 0.42, id="of few worlds that differ half is news"),
        pytest.param(0.36, 11, 0.48, [0.0] * 24, 0.47, id="of many that agree more is"),
        pytest.param(0.36, 60, 0.48, SPREAD, 0.45, id="after many answers more is"),
        pytest.param(0.36, 11, 0.90, SPREAD, 0.85, id="what chance does not explain has happened"),
        pytest.param(0.36, 11, 0.68, [0.0] * 2, 0.51, id="that two worlds agree may be luck"),
        pytest.param(0.36, 10, 0.48, SPREAD, 0.36, id="asked again at once the same is told"),
        pytest.param(0.36, 9, 0.48, SPREAD, 0.48, id="of what was taken back nothing is known"),
        pytest.param(0.80, 11, 1.00, [0.0] * 3, 1.00, id="a match that is won is won"),
        pytest.param(0.20, 11, 0.00, [0.0] * 3, 0.00, id="a match that is lost is lost"),
        pytest.param(1.00, 11, 0.80, SPREAD, 0.80, id="and so it is when it was not after all"),
        pytest.param(0.00, 11, 0.20, SPREAD, 0.20, id="or not lost"),
    ],
)
def test_what_is_reported_lies_between_what_was_and_what_came_out(
    before: float, given: int, chance: float, spread: Sequence[float], shown: float
) -> None:
    steady = SteadyChance()
    assert told(steady, 10, before) == before
    assert told(steady, given, chance, spread) == pytest.approx(shown)


def test_what_was_told_twice_is_more_certain_than_once() -> None:
    steady = SteadyChance()
    found = (0.36, 0.48, 0.48, 0.48, 0.36)
    shown = [round(told(steady, given, chance), 2) for given, chance in enumerate(found, 10)]
    assert shown == [0.36, 0.42, 0.44, 0.45, 0.43]


def test_whole_parts_of_a_hundred_are_added_so_that_what_read_the_same_does() -> None:
    steady = SteadyChance()
    told(steady, 10, 0.36)
    shift = told(steady, 11, 0.48) - 0.48
    assert shift and round(shift, 2) == pytest.approx(shift)


def test_what_one_seat_was_told_is_nothing_to_another_and_to_what_was_not_tried() -> None:
    steady = SteadyChance()
    told(steady, 10, 0.36)
    assert told(steady, 11, 0.48, seat=1) == 0.48
    assert steady.shift(0, range(11), WeighedAnswer(0, (), {})) == 0


@pytest.mark.parametrize("more", [0, 5])
def test_what_was_told_after_an_answer_that_was_taken_back_is_nothing(more: int) -> None:
    steady = SteadyChance()
    told(steady, 10, 0.60)
    weighed = WeighedAnswer(0, (0.3, 0.5, 0.7), {}, (0.3, 0.5, 0.7))
    otherwise = [*range(9), "another answer", *range(more)]
    assert steady.shift(0, otherwise, weighed) == 0.0
