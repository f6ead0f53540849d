"""Every keyword and every effect is given effect to somewhere, stands on a card, and says its own numbers."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator

import pytest

import tests.rules.crawler as chapters
from game.rules.crawler.card_effects import CARRIED_OUT
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.effect_rows import EFFECTS, effect_text
from game.rules.crawler.cards.effects import Assign, Effect, Embolden, IgnoresTraits, RearrangeDungeon
from game.rules.crawler.cards.terms import AttackLine
from game.rules.crawler.cards.trait_rows import TRAITS, trait_text
from game.rules.crawler.cards.traits import Draft, Trait
from game.rules.crawler.effect_targets import AIMED
from game.rules.crawler.presentation.card_words import plain
from tests.rules.proof import untried


def source_of(place: str) -> str:
    """Return the text of a function, which is called by its chapter and its name."""
    chapter, name = place.split(".")
    return inspect.getsource(getattr(importlib.import_module(f"game.rules.crawler.{chapter}"), name))


def effects() -> Iterator[Effect]:
    """Yield every effect of every Crawler card, the red halves among them."""
    for card in CRAWLER_CARDS.values():
        yield from (*card.effects, *(card.boost.effects if card.boost is not None else ()), *card.against)


def traits() -> Iterator[Trait]:
    """Yield every keyword of every Dungeon card, and those that Crawler cards give."""
    for card in DUNGEON_CARDS.values():
        yield from card.traits
    for effect in effects():
        if isinstance(effect, Assign):
            yield from effect.traits


@pytest.mark.parametrize("kind", list(TRAITS), ids=lambda kind: kind.__name__)
def test_each_keyword_is_spoken_of_where_its_row_says(kind: type) -> None:
    place = TRAITS[kind].used_in
    assert kind.__name__ in source_of(place) if place else kind is Draft


@pytest.mark.parametrize("kind", list(EFFECTS), ids=lambda kind: kind.__name__)
def test_each_effect_is_aimed_or_carried_out_or_counted_and_not_twice(kind: type) -> None:
    place = EFFECTS[kind].used_in
    ways = [kind in AIMED, kind in CARRIED_OUT, bool(place)]
    assert sum(ways) == (0 if kind is Embolden else 1)
    assert not place or kind.__name__ in source_of(place)


def test_every_keyword_and_every_effect_is_on_a_card_and_a_new_keyword_on_one_of_a_test() -> None:
    on_cards = {type(trait) for trait in traits()}
    assert on_cards <= set(TRAITS) and not untried(set(TRAITS) - on_cards, chapters)
    assert {type(effect) for effect in effects()} == set(EFFECTS)


def test_what_a_card_ignores_are_keywords() -> None:
    named = {name for effect in effects() if isinstance(effect, IgnoresTraits) for name in effect.traits}
    assert named == {"Stealth", "Rampage"} and named <= {kind.__name__ for kind in TRAITS}


def test_every_keyword_and_every_effect_says_its_own_numbers() -> None:
    for said in (*traits(), *effects()):
        text = plain(effect_text(said) if type(said) in EFFECTS else trait_text(said))
        for field in said.__struct_fields__:
            number = getattr(said, field)
            if not isinstance(number, int) or isinstance(number, bool) or not number:
                continue
            if isinstance(said, AttackLine) and field == "area" and number == 1:
                continue
            if isinstance(said, RearrangeDungeon) and field == "more":
                number += said.cards
            assert re.search(rf"\b{number}\b", text) or number == 1, (text, field)


def test_only_the_red_half_of_a_disruption_is_against_an_opponent() -> None:
    against = {card.name for card in CRAWLER_CARDS.values() if any(isinstance(one, Embolden) for one in card.against)}
    assert against == {"Bold Defiance"}
    plainly = [one for card in CRAWLER_CARDS.values() for one in (*card.effects, *(card.boost or card).effects)]
    assert not any(isinstance(one, Embolden) for one in plainly)
