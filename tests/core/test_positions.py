"""Cards that written positions call by their names."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from game.core import positions
from game.core.cards import Card
from game.core.decisions import Decision
from game.core.dice import Dice
from game.core.state import AnyState, State


def cards() -> positions.CardsByName:
    return positions.CardsByName("cards", [("knight", 3), ("squire", 1), ("knight", 1)], 11)


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
        (
            [f"Knight #{positions.MOST_COPIES + 1}"],
            f"hand: a number such as #2 is expected, not #{positions.MOST_COPIES + 1}",
        ),
        (["Knight #1000001"], "hand: a number such as #2 is expected, not #1000001"),
    ],
)
def test_what_is_named_wrongly_is_reported_with_its_place(names: list[str], text: str) -> None:
    found = cards()
    with pytest.raises(positions.PositionError) as refused:
        for name in names:
            found.take("hand", name, "knight")
    assert str(refused.value) == text


def test_a_card_that_is_not_on_the_list_cannot_be_named() -> None:
    with pytest.raises(positions.PositionError, match="Wizard is named more often"):
        cards().take("hand", "Wizard", "wizard")
    with pytest.raises(positions.PositionError, match="Wizard #1 is not there"):
        cards().take("hand", "Wizard #1", "wizard")


@pytest.mark.parametrize("count", [1, positions.MOST_COPIES])
def test_a_list_has_a_number_of_copies_of_a_card(count: int) -> None:
    assert len(positions.CardsByName("cards", [("knight", count)]).keys) == count


@pytest.mark.parametrize("count", [0, -1, positions.MOST_COPIES + 1])
def test_and_no_fewer_or_more(count: int) -> None:
    with pytest.raises(positions.PositionError, match=f"seats.0..cards: 1 to 200 copies are expected, not {count}"):
        positions.CardsByName("seats[0].cards", [("knight", count)])


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


def test_a_document_that_names_cards_needs_the_right_number() -> None:
    named = [("a", "Knight"), ("b", "Squire #3"), ("c", "Knight"), ("d", "Squire"), ("e", "Wolf"), ("f", "Knight #2")]
    assert positions.copies_named(named, lambda place, name: "" if name == "Wolf" else name.lower()) == {
        "knight": 2,
        "squire": 4,
    }


def test_a_name_and_its_copy() -> None:
    assert positions.name_and_copy("hand", "Knight") == ("Knight", 0)
    assert positions.name_and_copy("hand", "Knight #20") == ("Knight", 20)


def test_names_are_written_as_they_are_read() -> None:
    keys = {1: ("knight", 0), 2: ("squire", 0), 3: ("knight", 0), 4: ("knight", 1)}
    names = positions.names_and_copies(keys.items(), lambda number: keys[number][0].title())
    assert names == {1: "Knight #1", 2: "Squire", 3: "Knight #2", 4: "Knight"}


def test_a_list_counts_those_that_stand_side_by_side() -> None:
    assert positions.as_list(["Knight", "Knight", "Squire", "Knight"]) == (("Knight", 2), ("Squire", 1), ("Knight", 1))
    assert positions.as_list([]) == ()


class Document(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str = "knights"
    seed: int = 0
    drawn: int = 0
    next_decision: int = 1
    next_id: int = 0


def test_the_dice_of_a_document_are_numbers_from_the_start_of_a_match() -> None:
    assert positions.dice_of(Document()) == Dice(0, 0)
    assert positions.dice_of(Document(seed=(1 << 63) - 1, drawn=9, next_decision=9)) == Dice((1 << 63) - 1, 9)
    for seed in (-1, 1 << 63):
        with pytest.raises(positions.PositionError, match=r"^seed: a number from 0"):
            positions.dice_of(Document(seed=seed))
    for document in (Document(drawn=-1), Document(next_decision=0)):
        with pytest.raises(positions.PositionError, match=r"^drawn, next_decision: numbers counted from the start"):
            positions.dice_of(document)


def test_the_next_number_is_the_least_or_a_higher_one() -> None:
    assert [positions.next_id_of(Document(next_id=number), 7) for number in (0, 7, 8)] == [7, 7, 8]
    with pytest.raises(positions.PositionError, match=r"^next_id: at least 7 is expected"):
        positions.next_id_of(Document(next_id=6), 7)


def test_a_document_is_of_its_game() -> None:
    written = positions.read_document({"seed": 4}, Document, "knights")
    assert written == Document(seed=4) and positions.as_document(written) == {"game": "knights", "seed": 4}
    with pytest.raises(positions.PositionError, match=r"^game: 'knights' was expected, not 'squires'"):
        positions.read_document({"game": "squires"}, Document, "knights")


def test_the_numbers_of_a_match_ask_the_open_question_again() -> None:
    state: AnyState = State(None, (), None, Dice(5, 2), 30, 4)
    counted = {"seed": 5, "drawn": 2, "next_id": 30, "next_decision": 4}
    assert positions.numbers_of(state) == counted
    assert positions.numbers_of(replace(state, decision=Decision(3, 0, "act", "x"))) == {**counted, "next_decision": 3}


def test_seats_are_counted_from_0() -> None:
    assert [positions.check_seat("turn.seat", seat, 3) for seat in (0, 2)] == [0, 2]
    for seat in (-1, 2):
        with pytest.raises(positions.PositionError, match=rf"^turn.seat: a seat from 0 to 1 is expected, not {seat}"):
            positions.check_seat("turn.seat", seat)
    assert [positions.name_of_seat(("Ann",), seat) for seat in (0, 1)] == ["Ann", ""]


def decks() -> positions.DecksByName:
    return positions.DecksByName([[("knight", 2)], [("squire", 1), ("knight", 2)]], lambda place, name: name.lower())


def test_decks_are_numbered_seat_after_seat() -> None:
    found = decks()
    assert found.cards == {
        1: Card("knight", 0),
        2: Card("knight", 0),
        3: Card("squire", 1),
        4: Card("knight", 1),
        5: Card("knight", 1),
    }
    assert found.take("hand[0]", "Knight #2", 1) == 5 and found.zone(1, "hand", ("Squire",)) == (3,)
    with pytest.raises(positions.PositionError, match=r"^seats.1..hand.0.: Squire is named more often"):
        found.zone(1, "hand", ("Squire",))


def test_a_deck_has_its_top_card_first_or_is_the_rest() -> None:
    found = decks()
    assert found.deck(1, ("Squire", "Knight"), (), Dice(1)) == ((4, 3), Dice(1))
    deck, dice = found.deck(0, "rest", {1}, Dice(1))
    assert deck == (2,)
    assert found.deck(0, "rest", (), dice) == ((), dice)


def test_zones_that_are_a_word_name_no_card() -> None:
    named = positions.names_in(1, {"hand": ("Knight", "Squire"), "deck": "rest"})
    assert list(named) == [("seats[1].hand[0]", "Knight"), ("seats[1].hand[1]", "Squire")]


def test_every_card_of_every_seat_is_to_be_named() -> None:
    found = decks()
    found.zone(0, "hand", ("Knight", "Knight"))
    found.check_all_named({3, 4, 5}, str.title)
    with pytest.raises(
        positions.PositionError, match=r"^seats.1.: Squire lies nowhere; name it, or leave the deck to the rest$"
    ):
        found.check_all_named({4, 5}, str.title)
