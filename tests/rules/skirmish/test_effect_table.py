"""Every effect has its words, its choices and what carries it out; what lasts or is printed is read by some rule."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import game.rules.skirmish
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.card_words import LASTING_WORDS, TRAIT_WORDS, card_text, plain
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import ActionCard, CreatureCard, Effect, Lasting, Trait
from game.rules.skirmish.effect_table import ROWS

CHAPTERS = Path(game.rules.skirmish.__file__).parent
CARDS = [*ACTIONS.values(), *CREATURES.values()]


def test_every_effect_of_the_union_has_one_row() -> None:
    assert set(ROWS) == set(get_args(Effect))


def test_everything_that_lasts_and_every_trait_has_its_words() -> None:
    assert set(LASTING_WORDS) == set(get_args(Lasting)) and set(TRAIT_WORDS) == set(get_args(Trait))


def test_every_effect_is_used_by_a_card() -> None:
    effects = [e for card in ACTIONS.values() for e in card.effects]
    effects += [e for card in CREATURES.values() for power in card.powers for e in power.effects]
    assert {type(effect) for effect in effects} == set(get_args(Effect))


@pytest.mark.parametrize("kind", [*get_args(Lasting), *get_args(Trait)])
def test_what_lasts_or_is_printed_is_read_by_a_rule(kind: type) -> None:
    asked = re.compile(rf"(isinstance\(\w+, |trait_of\(\w+, )(ef\.)?{kind.__name__}\)")
    telling = ("effects.py", "card_words.py", "crown_cards.py", "drow_cards.py")
    chapters = [path.read_text() for path in CHAPTERS.rglob("*.py") if path.name not in telling]
    assert any(asked.search(text) for text in chapters)


@pytest.mark.parametrize("record", CARDS, ids=lambda card: card.key)
def test_every_number_of_a_card_stands_in_its_words(record: ActionCard | CreatureCard) -> None:
    text = plain(card_text(record))
    parts = [*record.effects, *record.lasting] if isinstance(record, ActionCard) else [*record.traits]
    if isinstance(record, CreatureCard):
        parts += [effect for power in record.powers for effect in power.effects]
    for part in parts:
        for name in part.__struct_fields__:
            number = getattr(part, name)
            if isinstance(number, int) and not isinstance(number, bool) and number and name not in ("cards", "level"):
                said = {"radius": "beside", "reach": "adjacent"}.get(name) if number == 1 else None
                assert str(number) in text or (said and said in text), (name, number, text)
