"""How cards lie as a scenario begins, and whose sides its seats have."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.core.scenario.layout import Layout, flaws_of_sides
from game.core.scenario.script import Script

DECK = tuple(range(1, 41))


def test_what_lies_above_and_below_the_rest_of_a_deck_stays_there() -> None:
    # rule: scenario/cards
    deck, dice = Layout(kept=((3, 2),)).shuffled(0, DECK, Dice(7))
    assert deck[:2] == DECK[:2] and deck[-3:] == DECK[-3:]
    assert deck != DECK and sorted(deck) == sorted(DECK) and dice != Dice(7)


@pytest.mark.parametrize("kept", [((40, 0),), ((0, 40),), ((20, 20),)])
def test_a_deck_that_is_named_whole_stays_as_it_is(kept: tuple[tuple[int, int], ...]) -> None:
    assert Layout(kept=kept).shuffled(0, DECK, Dice(7))[0] == DECK


def test_a_deck_of_which_nothing_is_said_is_shuffled_whatever_its_order_was() -> None:
    layout = Layout(kept=((40, 0),))
    assert layout.shuffled(1, DECK, Dice(7)) == layout.shuffled(1, DECK[::-1], Dice(7))


def test_hands_and_resources_are_the_games_own_unless_they_are_given() -> None:
    layout = Layout(hands=(0, -1), resources=(3,))
    assert [layout.hand_of(seat, 7) for seat in range(3)] == [0, 7, 7]
    assert [layout.resources_of(seat, 50) for seat in range(2)] == [3, 50]


def test_the_seats_of_a_scenario_have_the_sides_that_its_game_has() -> None:
    assert flaws_of_sides(None, (0, 1)) == flaws_of_sides(Script("", (0, 1)), (0, 1)) == ()
    told = ("The scenario's seats are to be of the sides 1, 2, not 2, 1.",)
    assert flaws_of_sides(Script("", (1, 0)), (0, 1)) == told
