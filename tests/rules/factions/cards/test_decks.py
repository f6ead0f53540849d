"""Decks: what may be in one, what its cards cost, and lists as people write them."""

from __future__ import annotations

import pytest

from game.rules.factions.cards.all_cards import CARDS, KEYS
from game.rules.factions.cards.decks import Deck, cost_of, flaws_of_deck, read_deck, why_no_more, write_deck
from game.rules.factions.cards.effects import FACTIONS as NAMES
from game.rules.factions.cards.effects import Faction
from game.rules.factions.cards.starter_decks import starter_deck


@pytest.mark.parametrize("faction", NAMES)
def test_starter_decks_are_legal_and_for_their_faction(faction: Faction) -> None:
    deck = starter_deck(faction)
    assert flaws_of_deck(deck) == ()
    assert deck.faction == faction
    own = sum(count for key, count in deck.cards if faction in CARDS[key].factions)
    assert own >= 40
    assert read_deck(write_deck(deck)) == deck


@pytest.mark.parametrize(
    ("name", "faction", "cost"),
    [
        ("Squire", "Kingdom", 8),
        ("Squire", "Alliance", 10),
        ("Mana Hunter", "Kingdom", 27),
        ("Peasant", "Kingdom", 3),
        ("Peasant", "Neutral", 2),
        ("White Dragon", "Neutral", 90),
        ("White Dragon", "Alliance", 101),
        ("Counterspell", "Underworld", 15),
        ("Counterspell", "Mage Guild", 15),
        ("Counterspell", "Kingdom", 18),
        ("Squire", "Neutral", 10),
    ],
)
def test_cost(name: str, faction: Faction, cost: int) -> None:
    assert cost_of(CARDS[KEYS[name]], faction) == cost


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ((("knight", 6), ("skeleton", 54)), ""),
        ((("knight", 7), ("skeleton", 53)), "7 of Knight are more than the 6 allowed."),
        ((("knight", 6),), "A deck has 60 cards, this one has 6."),
        ((("knihgt", 6), ("skeleton", 54)), "There is no card knihgt."),
        ((("knight", 0), ("skeleton", 60)), "0 of Knight is not a number of cards."),
    ],
)
def test_decks(cards: tuple[tuple[str, int], ...], words: str) -> None:
    assert flaws_of_deck(Deck("Kingdom", cards)) == ((words,) if words else ())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("faction: Elves", "line 1: there is no faction 'Elves'"),
        ("faction: Kingdom\n\n3 Knigt", "line 3: there is no card 'Knigt'; did you mean Knight?"),
    ],
)
def test_a_deck_that_cannot_be_read_says_where(text: str, words: str) -> None:
    with pytest.raises(ValueError, match="line") as raised:
        read_deck(text)
    assert str(raised.value).startswith(words)


@pytest.mark.parametrize(
    ("text", "fitting"),
    [
        ("6 Squire\n", "; these cards fit Kingdom"),
        # That of the most cards first; a card of two factions counts for both.
        ("2 Squire\n3 Orc Grunt\n1 Peasant\n", "; these cards fit Barbarian, Kingdom or Neutral"),
        ("1 Counterspell\n", "; these cards fit Mage Guild or Underworld"),
        ("name: Nobody's\n", ""),
    ],
)
def test_a_deck_without_its_faction_is_refused_with_those_that_fit(text: str, fitting: str) -> None:
    # rule: factions/decks
    with pytest.raises(ValueError, match="names its faction") as raised:
        read_deck(text)
    assert str(raised.value) == f"line 1: a deck names its faction, as in 'faction: Kingdom'{fitting}"


@pytest.mark.parametrize("faction", NAMES)
def test_each_starter_deck_without_its_faction_would_fit_it_first(faction: Faction) -> None:
    lines = write_deck(starter_deck(faction)).splitlines()
    with pytest.raises(ValueError, match=f"these cards fit {faction}"):
        read_deck("\n".join(line for line in lines if not line.startswith("faction")))


def test_a_deck_is_read_however_people_write_it() -> None:
    deck = read_deck("# mine\nName: Odd\nFACTION: mage guild\n3x Mage\n2 mage\nRendar's Gambit\n")
    assert deck == Deck("Mage Guild", (("mage", 5), ("rendars_gambit", 1)), "Odd")


@pytest.mark.parametrize(
    ("key", "held", "words"), [("knight", 5, ""), ("knight", 6, "Max 6 of Knight per deck."), ("skeleton", 59, "")]
)
def test_one_more_of_a_card_may_go_into_a_deck_or_not(key: str, held: int, words: str) -> None:
    # rule: factions/decks
    assert why_no_more(Deck("Kingdom", (("squire", 1), (key, held))), key) == words
