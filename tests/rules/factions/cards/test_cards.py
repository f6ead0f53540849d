"""The cards as records: all there, with the figures of the list."""

from __future__ import annotations

from game.rules.factions.cards.all_cards import CARDS, KEYS


def test_every_card_has_a_name_and_a_number_of_its_own() -> None:
    assert set(KEYS.values()) == set(CARDS)
    assert len({card.number for card in CARDS.values()}) == len(CARDS)


def test_every_card_says_something_to_do() -> None:
    plain = {"orc_grunt", "ogre_warrior", "commander_medallion"}
    for card in CARDS.values():
        words = (*card.traits, *card.abilities, *card.commander, *card.location)
        assert words or card.battle or card.key in plain, card.name


def test_names_that_others_count_as_are_names() -> None:
    for card in CARDS.values():
        assert not card.counts_as or (card.unique and CARDS[KEYS[card.counts_as]].unique)
