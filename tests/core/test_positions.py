"""Cards that written positions call by their names."""

from __future__ import annotations

import pytest

from game.core.positions import (
    MOST_COPIES,
    CardsByName,
    PositionError,
    as_list,
    check_all_named,
    check_counts,
    copies_named,
    name_and_copy,
    names_and_copies,
)


def cards() -> CardsByName:
    return CardsByName("cards", [("knight", 3), ("squire", 1), ("knight", 1)], 11)


def test_a_list_gives_each_card_a_number_from_the_first_on() -> None:
    assert cards().keys == {11: "knight", 12: "knight", 13: "knight", 14: "squire", 15: "knight"}


def test_a_name_takes_the_first_that_is_free_and_a_number_the_one_that_it_counts() -> None:
    found = cards()
    assert found.take("hand[0]", "Knight #2", "knight") == 12
    assert [found.take("hand", "Knight", "knight") for _ in range(2)] == [11, 13]
    assert found.take("hand", "Knight #4", "knight") == 15


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (["Knight #1", "Knight #1"], "hand: Knight #1 is not there to be named"),
        (["Knight", "Knight #1"], "hand: Knight #1 is not there to be named"),
        (["Knight #5"], "hand: Knight #5 is not there to be named"),
        (["Knight"] * 5, "hand: Knight is named more often than there are cards of it"),
        (["Knight #0"], "hand: a number such as #2 is expected, not #0"),
        (["Knight #"], "hand: a number such as #2 is expected, not #"),
        (["Knight #two"], "hand: a number such as #2 is expected, not #two"),
        (["Knight #²"], "hand: a number such as #2 is expected, not #²"),
        ([f"Knight #{MOST_COPIES + 1}"], f"hand: a number such as #2 is expected, not #{MOST_COPIES + 1}"),
        (["Knight #1000001"], "hand: a number such as #2 is expected, not #1000001"),
    ],
)
def test_what_is_named_wrongly_is_told_with_its_place(names: list[str], text: str) -> None:
    found = cards()
    with pytest.raises(PositionError) as refused:
        for name in names:
            found.take("hand", name, "knight")
    assert str(refused.value) == text


def test_a_card_that_is_not_on_the_list_cannot_be_named() -> None:
    with pytest.raises(PositionError, match="Wizard is named more often"):
        cards().take("hand", "Wizard", "wizard")
    with pytest.raises(PositionError, match="Wizard #1 is not there"):
        cards().take("hand", "Wizard #1", "wizard")


@pytest.mark.parametrize("count", [1, MOST_COPIES])
def test_a_list_has_so_many_of_a_card(count: int) -> None:
    assert len(CardsByName("cards", [("knight", count)]).keys) == count


@pytest.mark.parametrize("count", [0, -1, MOST_COPIES + 1])
def test_and_no_fewer_or_more(count: int) -> None:
    with pytest.raises(PositionError, match=f"seats.0..cards: 1 to 200 copies are expected, not {count}"):
        CardsByName("seats[0].cards", [("knight", count)])


def test_the_rest_is_taken_once_in_order_and_without_what_is_lost() -> None:
    found = cards()
    found.take("hand", "Knight", "knight")
    assert found.left() == "knight" and found.left({12, 13, 15}) == "squire" and not found.left({12, 13, 14, 15})
    assert found.rest({13}) == [12, 14, 15]
    assert found.rest() == [] and found.left() == ""


def test_the_rest_of_one_deck_leaves_the_others() -> None:
    found = cards()
    assert found.rest(wanted=lambda key: key == "squire") == [14]
    assert found.left() == "knight"
    assert found.rest() == [11, 12, 13, 15]


def test_a_document_that_names_cards_needs_so_many() -> None:
    named = [("a", "Knight"), ("b", "Squire #3"), ("c", "Knight"), ("d", "Squire"), ("e", "Wolf"), ("f", "Knight #2")]
    assert copies_named(named, lambda place, name: "" if name == "Wolf" else name.lower()) == {"knight": 2, "squire": 4}


def test_a_name_and_its_copy() -> None:
    assert name_and_copy("hand", "Knight") == ("Knight", 0)
    assert name_and_copy("hand", "Knight #20") == ("Knight", 20)


def test_names_are_written_as_they_are_read() -> None:
    keys = {1: ("knight", 0), 2: ("squire", 0), 3: ("knight", 0), 4: ("knight", 1)}
    names = names_and_copies(keys.items(), lambda number: keys[number][0].title())
    assert names == {1: "Knight #1", 2: "Squire", 3: "Knight #2", 4: "Knight"}


def test_a_list_counts_those_that_stand_side_by_side() -> None:
    assert as_list(["Knight", "Knight", "Squire", "Knight"]) == (("Knight", 2), ("Squire", 1), ("Knight", 1))
    assert as_list([]) == ()


def test_counts_from_the_start_of_a_match() -> None:
    check_counts(0, 0, 1)
    check_counts((1 << 63) - 1, 9, 9)
    for counts in ((-1, 0, 1), (1 << 63, 0, 1), (0, -1, 1), (0, 0, 0)):
        with pytest.raises(PositionError, match=r"^seed, drawn, next_decision: numbers"):
            check_counts(*counts)


def test_every_card_of_every_seat_is_to_be_named() -> None:
    first, second = cards(), cards()
    first.rest()
    check_all_named([first], (), str.title)
    check_all_named([first, second], {11, 12, 13, 14, 15}, str.title)
    with pytest.raises(PositionError, match=r"^seats.1.: Squire lies nowhere; name it, or leave the deck to the rest$"):
        check_all_named([first, second], {11, 12, 13, 15}, str.title)
