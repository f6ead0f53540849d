"""Decks: what they may hold, as text, and those that come with the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rules.heroes.cards.all_cards import CARDS, HEROES
from game.rules.heroes.cards.decks import Deck, flaws_of_deck, most_of, read_deck, why_no_more, why_not_for, write_deck
from game.rules.heroes.cards.records import Faction, HeroClass
from game.rules.heroes.cards.starter_decks import STARTER_DECKS, quick_deck, starter_deck

# rule: heroes/decks


@pytest.mark.parametrize("deck", STARTER_DECKS, ids=lambda deck: deck.name)
def test_the_decks_that_come_with_the_game_are_legal(deck: Deck) -> None:
    assert flaws_of_deck(deck) == () and deck.size in (30, 60) and len(deck.cards) == 30


def test_there_is_a_full_and_a_quick_deck_for_each_hero() -> None:
    assert [deck.hero for deck in STARTER_DECKS] == [*HEROES, *HEROES]
    assert {count for _, count in starter_deck("mother_sedge").cards} == {2}
    assert {count for _, count in quick_deck("mother_sedge").cards} == {1}


def deck_with(**changed: int) -> Deck:
    cards = {**dict(starter_deck("captain_osric_vane").cards), **changed}
    return Deck("captain_osric_vane", tuple((key, count) for key, count in cards.items() if count))


def test_four_of_a_name_and_any_number_of_an_unlimited_card() -> None:
    assert flaws_of_deck(deck_with(kettle_helm=4)) == ()
    assert flaws_of_deck(deck_with(kettle_helm=5)) == ("5 of Kettle Helm are more than the 4 allowed.",)
    assert flaws_of_deck(deck_with(marsh_skitterer=5)) == ()
    assert most_of("kettle_helm") == 4 and most_of("marsh_skitterer") is None


def test_sixty_cards_or_more() -> None:
    assert flaws_of_deck(deck_with(kettle_helm=1)) == ("A deck has 60 cards or more, this one has 59.",)
    assert flaws_of_deck(deck_with(kettle_helm=4, shield_wall=4)) == ()


def test_what_there_is_not() -> None:
    assert "There is no card moon." in flaws_of_deck(deck_with(moon=1))
    assert "0 of Kettle Helm is not a number of cards." in flaws_of_deck(Deck("mother_sedge", (("kettle_helm", 0),)))
    assert flaws_of_deck(Deck("nobody", starter_deck("mother_sedge").cards)) == ("There is no hero 'nobody'.",)


# rule: heroes/quick_decks


def test_thirty_cards_are_enough_if_they_are_all_different() -> None:
    quick = dict(quick_deck("captain_osric_vane").cards)
    quick["kettle_helm"], quick["shield_wall"] = 2, 0
    twice = Deck("captain_osric_vane", tuple((key, count) for key, count in quick.items() if count))
    assert twice.size == 30 and flaws_of_deck(twice) == ("A deck has 60 cards or more, this one has 30.",)


# rule: heroes/icons


@pytest.mark.parametrize(
    ("hero", "key", "fits"),
    [
        ("ilsabet_quill", "kettle_helm", False),
        ("ilsabet_quill", "lamplighter_recruit", True),
        ("ilsabet_quill", "ferryman_dob", True),
        ("captain_osric_vane", "mudfoot_runner", False),
        ("captain_osric_vane", "kettle_helm", True),
        ("mother_sedge", "grey_lurcher", False),
    ],
)
def test_a_card_wants_its_faction_or_class(hero: str, key: str, fits: bool) -> None:
    why = why_not_for(hero, key)
    assert (why == "") == fits
    if not fits:
        assert CARDS[key].name in why and HEROES[hero].name in why
        assert why in flaws_of_deck(Deck(hero, ((key, 1),)))


@pytest.mark.parametrize(
    ("icons", "fits"),
    [
        (("Lanternhold", "Bulwark"), True),
        (("Thornmoot", "Bulwark"), False),
        (("Lanternhold", "Pathfinder"), False),
        (("Lanternhold", "Thornmoot", "Bulwark", "Pathfinder"), True),
        (("Pathfinder", "Bulwark"), True),
        (("Pathfinder", "Flamescribe"), False),
    ],
)
def test_one_icon_of_each_kind_is_the_heros(
    icons: tuple[Faction | HeroClass, ...], fits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CARDS, "kettle_helm", replace(CARDS["kettle_helm"], icons=icons))
    why = why_not_for("captain_osric_vane", "kettle_helm")
    said = f"Kettle Helm is for {' or '.join(icons)}; Captain Osric Vane is Lanternhold and Bulwark."
    assert why == ("" if fits else said)


def test_why_one_more_may_not_go_in() -> None:
    assert why_no_more(deck_with(kettle_helm=3), "kettle_helm") == ""
    assert why_no_more(deck_with(kettle_helm=4), "kettle_helm") == "Max 4 of Kettle Helm per deck."
    assert why_no_more(deck_with(marsh_skitterer=9), "marsh_skitterer") == ""
    assert why_no_more(deck_with(), "bonepicker").startswith("Bonepicker is for Thornmoot;")


# As text


@pytest.mark.parametrize("deck", STARTER_DECKS, ids=lambda deck: deck.name)
def test_a_deck_as_text_is_the_same_deck(deck: Deck) -> None:
    assert read_deck(write_deck(deck)) == deck


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2 Kettle Helm", "line 1: a deck names its hero"),
        ("hero: Mother Sedge\n2 Ketle Helm", "line 2: there is no card 'Ketle Helm'; did you mean Kettle Helm?"),
        ("hero: Mother Sege", "line 1: there is no hero 'Mother Sege'; did you mean Mother Sedge?"),
        ("hero: Mother Sedge\nhero: Mother Sedge", "line 2: a deck has one hero"),
        ("hero: zzz", "line 1: there is no hero 'zzz'; there are Captain Osric Vane"),
    ],
)
def test_what_is_wrong_with_a_text(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why.replace("?", r"\?")):
        read_deck(text)


def test_a_line_without_a_number_is_one_card_and_lines_add_up() -> None:
    deck = read_deck("# mine\nname: Mine\n\nhero: mother sedge\nBonepicker\n2x Bonepicker\n1 Moth-Eaten Cowl\n")
    assert deck == Deck("mother_sedge", (("bonepicker", 3), ("moth_eaten_cowl", 1)), "Mine")
