"""Numbers in sentences."""

from __future__ import annotations

import pytest

from game.core.words import asked, counted, either, seat_name


@pytest.mark.parametrize(
    ("count", "words"), [(0, "0 zones"), (1, "1 zone"), (2, "2 zones"), (11, "11 zones"), (-1, "-1 zones")]
)
def test_one_alone_is_counted_in_the_singular(count: int, words: str) -> None:
    assert counted(count, "zone") == words


def test_a_plural_of_its_own() -> None:
    assert counted(1, "die", "dice") == "1 die"
    assert counted(2, "die", "dice") == "2 dice"


def test_a_sentence_to_somebody_goes_on_after_the_colon() -> None:
    assert asked("Blue", "discard a card. Or pass?") == "Blue: discard a card. Or pass?"
    assert asked("Blue", "Elf Archer is active.") == "Blue: Elf Archer is active."


def test_ways_to_choose_from() -> None:
    ways = ("move", "attack", "end its turn")
    said = ["", "move", "move or attack", "move, attack or end its turn"]
    assert [either(ways[:count]) for count in range(4)] == said


@pytest.mark.parametrize(("seat", "name"), [(0, "Ann"), (1, "Seat 2"), (2, "Seat 3"), (-1, "Seat 0")])
def test_a_seat_without_a_name_is_called_by_its_number(seat: int, name: str) -> None:
    assert seat_name(("Ann", ""), seat) == name
