"""Lists of cards as people write them."""

from __future__ import annotations

import pytest

from game.core.card_lists import no_such, numbered, read_list, written_list

CARDS = {"Knight": "knight", "Town Guard": "town_guard", "2nd Wind": "second_wind"}


def key_of(name: str, place: str) -> str:
    if name not in CARDS:
        raise ValueError(f"{place}: {no_such('card', name, CARDS)}")
    return CARDS[name]


def read(text: str) -> tuple[tuple[str, int], ...]:
    return read_list(text, ("faction",), key_of).cards


@pytest.mark.parametrize("line", ["3 Knight", "3x Knight", "3 x Knight", "  3  Knight  ", "3× Knight", "003 Knight"])
def test_a_line_is_a_number_and_a_name(line: str) -> None:
    assert read(line) == (("knight", 3),)


def test_a_line_without_a_number_is_one_card_and_the_same_card_again_is_added() -> None:
    assert read("Knight\nTown Guard\n2 Knight") == (("knight", 3), ("town_guard", 1))


@pytest.mark.parametrize("count", [999, 1000, 99999])
def test_a_number_of_any_length_is_a_number(count: int) -> None:
    assert read(f"{count} Knight") == (("knight", count),)


def test_a_name_may_begin_with_a_figure() -> None:
    assert read("2nd Wind") == (("second_wind", 1),)
    assert read("4 2nd Wind") == (("second_wind", 4),)


def test_empty_lines_and_remarks_are_left_out_and_counted() -> None:
    assert read("\n# 4 Knight\n   \n1 Knight\n") == (("knight", 1),)
    with pytest.raises(ValueError, match=r"^line 3: there is no card 'Knigt'; did you mean Knight\?$"):
        read("# remark\n\n2 Knigt")


def test_headings_are_reported_with_their_places_in_order() -> None:
    found = read_list("Name: Pikes\n\nFACTION :  Kingdom \n1 Knight\nname:", ("faction",), key_of)
    assert found.headings == (("line 1", "name", "Pikes"), ("line 3", "faction", "Kingdom"), ("line 5", "name", ""))
    assert found.name == "", "the last one holds"
    assert read_list("1 Knight", (), key_of).name == ""


def test_what_is_no_heading_of_the_game_is_a_card() -> None:
    with pytest.raises(ValueError, match=r"^line 1: there is no card 'hero: Ann'"):
        read("hero: Ann")


def test_a_written_list_is_read_again() -> None:
    text = written_list((("name", "Pikes"), ("faction", "")), (("Knight", 2), ("Town Guard", 1)))
    assert text == "name: Pikes\n2 Knight\n1 Town Guard\n"
    assert read(text) == (("knight", 2), ("town_guard", 1))
    assert written_list((), ()) == "\n"


def test_the_nearest_name_is_reported_or_what_there_is() -> None:
    assert no_such("card", "Town Gard", CARDS) == "there is no card 'Town Gard'; did you mean Town Guard?"
    assert no_such("card", "Wolf", CARDS) == "there is no card 'Wolf'"
    assert no_such("deck", "Wolf", CARDS, "there are two") == "there is no deck 'Wolf'; there are two"
    assert no_such("card", "Knight" + 90 * "t", CARDS) == f"there is no card '{'Knight' + 54 * 't'}'"


def test_cards_are_numbered_deck_after_deck() -> None:
    cards, decks = numbered([[("knight", 2), ("squire", 1)], [], [("knight", 1)]])
    assert cards == {1: ("knight", 0), 2: ("knight", 0), 3: ("squire", 0), 4: ("knight", 2)}
    assert decks == [(1, 2, 3), (), (4,)]
