"""Decks of Crawler: 65 cards in each, four of a name at most, and decks as text."""

from __future__ import annotations

import pytest

from game.rules.crawler.cards import decks as deck_lists


def changed(decks: deck_lists.Decks, *pairs: tuple[str, int]) -> deck_lists.Decks:
    """Return decks with that many of these cards instead."""
    counts = {**dict(decks.crawler), **dict(decks.dungeon), **dict(pairs)}
    return deck_lists.decks_of(tuple(pair for pair in counts.items() if pair[1]), decks.name)


def test_the_starter_decks_are_legal() -> None:
    assert (deck_lists.DECK_SIZE, deck_lists.MOST_COPIES) == (65, 4)
    assert deck_lists.flaws_of_decks(deck_lists.STARTER_DECKS) == ()
    assert (
        deck_lists.size_of(deck_lists.STARTER_DECKS.crawler),
        deck_lists.size_of(deck_lists.STARTER_DECKS.dungeon),
    ) == (65, 65)


def test_four_of_a_name_and_one_more() -> None:
    four = changed(deck_lists.STARTER_DECKS, ("rally", 4), ("feint", 0))
    assert deck_lists.flaws_of_decks(four) == ()
    assert deck_lists.why_no_more(four, "rally") == "Max 4 of Rally per deck."
    assert deck_lists.why_no_more(four, "cleave") == "" and deck_lists.why_no_more(four, "feint") == ""
    five = changed(deck_lists.STARTER_DECKS, ("rally", 5), ("feint", 0), ("second_wind", 1))
    assert deck_lists.flaws_of_decks(five) == ("5 of Rally are more than the 4 allowed.",)
    assert deck_lists.why_no_more(deck_lists.STARTER_DECKS, "goblin_skulker") == "Max 4 of Goblin Skulker per deck."
    assert deck_lists.why_no_more(deck_lists.STARTER_DECKS, "goblin_lancer") == ""


def test_copies_count_together_wherever_a_deck_names_them() -> None:
    twice = deck_lists.Decks((("rally", 3), ("rally", 2)), ())
    assert "5 of Rally are more than the 4 allowed." in deck_lists.flaws_of_decks(twice)
    assert (
        deck_lists.why_no_more(deck_lists.Decks((("rally", 3), ("rally", 1)), ()), "rally")
        == "Max 4 of Rally per deck."
    )


@pytest.mark.parametrize(
    ("pairs", "flaw"),
    [
        ((("rally", 3),), "A Crawler deck has 65 cards, this one has 66."),
        ((("rally", 1),), "A Crawler deck has 65 cards, this one has 64."),
        ((("zombie", 4),), "A Dungeon deck has 65 cards, this one has 66."),
        ((("zombie", 2),), "A Dungeon deck has 65 cards, this one has 64."),
    ],
)
def test_a_deck_has_65_cards(pairs: tuple[tuple[str, int], ...], flaw: str) -> None:
    assert deck_lists.flaws_of_decks(changed(deck_lists.STARTER_DECKS, *pairs)) == (flaw,)


def test_what_is_not_a_card_of_the_deck() -> None:
    assert deck_lists.flaws_of_decks(deck_lists.Decks((("zombie", 65),), (("rally", 65),))) == (
        "There is no Crawler card zombie.",
        "There is no Dungeon card rally.",
    )
    assert "0 of Rally is not a number of cards." in deck_lists.flaws_of_decks(deck_lists.Decks((("rally", 0),), ()))
    # Adventurers and Quests are in no deck.
    with pytest.raises(KeyError):
        deck_lists.why_no_more(deck_lists.STARTER_DECKS, "hedge_knight")


def test_decks_are_read_from_their_own_text() -> None:
    text = deck_lists.write_decks(deck_lists.STARTER_DECKS)
    assert text.startswith("name: Starter decks\n3 Short Spear\n") and "\n4 Goblin Skulker\n" in text
    assert deck_lists.read_decks(text) == deck_lists.STARTER_DECKS
    assert deck_lists.write_decks(deck_lists.Decks((("feint", 1),), ())) == "1 Feint\n"


def test_decks_are_read_from_text_of_people() -> None:
    read = deck_lists.read_decks("# mine\n NAME :  Night watch \n\n2x rally\nZombie\n 2 ZOMBIE\n3 × skin-changer\n")
    assert read == deck_lists.Decks((("rally", 2),), (("zombie", 3), ("skin_changer", 3)), "Night watch")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2 Rally\n3 Rallye", "line 2: there is no card 'Rallye'; did you mean Rally?"),
        ("2 Hedge Knight", "line 1: there is no card 'Hedge Knight'"),
        ("2 Qqqq", "line 1: there is no card 'Qqqq'"),
    ],
)
def test_a_line_that_names_no_card(text: str, said: str) -> None:
    with pytest.raises(ValueError) as wrong:
        deck_lists.read_decks(text)
    assert str(wrong.value) == said
