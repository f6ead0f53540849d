"""Options of a match, and how they are offered."""

from __future__ import annotations

from game.core.options import Option, Options, options_in


class Weather(Options, frozen=True, kw_only=True):
    windy: bool = False
    rounds: int = 3


class Board(Weather, frozen=True):
    pieces: int = 8


def test_an_option_is_played_otherwise_by_saying_yes_unless_it_is_offered_with_a_number() -> None:
    assert Option("windy", "Wind", "no wind", "wind", "Blows.").value is True
    assert Option("rounds", "Rounds", "three", "five", "Longer.", 5).value == 5


def test_options_go_over_by_their_fields_and_nothing_else_does() -> None:
    assert options_in(Board(2, rounds=5), Weather) == {"windy": False, "rounds": 5}
    assert options_in(Board(), Options) == {}
