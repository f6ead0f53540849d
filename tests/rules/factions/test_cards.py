"""The cards as records: all there, with the figures of the list."""

from __future__ import annotations

import pytest

from game.rules.factions.cards import CARDS, KEYS


def test_a_hundred_and_one_cards() -> None:
    assert len(CARDS) == len(KEYS) == 101
    assert sorted(card.number for card in CARDS.values()) == list(range(101))


@pytest.mark.parametrize(("kind", "count"), [("unit", 65), ("battle", 16), ("location", 10), ("equipment", 10)])
def test_cards_of_each_type(kind: str, count: int) -> None:
    assert sum(card.type == kind for card in CARDS.values()) == count


def test_every_card_says_something_to_do() -> None:
    plain = {"orc_grunt", "ogre_warrior", "commander_medallion"}
    for card in CARDS.values():
        words = (*card.traits, *card.abilities, *card.commander, *card.location)
        assert words or card.battle or card.key in plain, card.name


def test_names_that_others_count_as_are_names() -> None:
    for card in CARDS.values():
        assert not card.counts_as or (card.unique and CARDS[KEYS[card.counts_as]].unique)
