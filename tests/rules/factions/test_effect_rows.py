"""Every effect and every trait has its row: words, what is chosen, and what carries it out."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from typing import Any, get_args

import pytest

import tests.rules.factions as chapters
from game.rules.factions import ability_effects
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import CARDS, GIVEN
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.trait_rows import TRAITS
from game.rules.factions.effect_rows import ABILITY_EFFECTS, BATTLE_EFFECTS, COMMANDER_EFFECTS, LOCATION_EFFECTS
from game.rules.factions.presentation.card_words import ability_text, card_text
from game.rules.factions.resolving import _TRIGGERS
from tests.rules.proof import untried

#: What carries out an ability for units one by one; such an effect wants an effect on a unit.
_FOR_UNITS = (ability_effects.on_targets, ability_effects.on_zone)


def names(kinds: Any) -> list[str]:
    return [kind.__name__ for kind in kinds]


@pytest.mark.parametrize(
    ("union", "rows"),
    [
        (e.AbilityEffect, ABILITY_EFFECTS),
        (t.Trait, TRAITS),
        (records.BattleEffect, BATTLE_EFFECTS),
        (records.CommanderEffect, COMMANDER_EFFECTS),
        (records.LocationEffect, LOCATION_EFFECTS),
    ],
    ids=["abilities", "traits", "battle cards", "commanders", "locations"],
)
def test_rows_are_those_of_the_union(union: Any, rows: dict[type, Any]) -> None:
    assert names(rows) == names(get_args(union))


@pytest.mark.parametrize("kind", list(ABILITY_EFFECTS), ids=names(ABILITY_EFFECTS))
def test_each_effect_of_an_ability_is_an_attack_or_resolves_or_is_what_resolves_of_another(kind: type) -> None:
    row = ABILITY_EFFECTS[kind]
    if kind is e.LiftTo:
        assert (row.attacks, row.resolve, row.affect) == (None, None, ability_effects.lift_to)
    else:
        assert (row.attacks is None) != (row.resolve is None)
        assert (row.affect is not None) == (row.resolve in _FOR_UNITS)


@pytest.mark.parametrize("kind", list(TRAITS), ids=names(TRAITS))
def test_each_trait_is_mentioned_where_its_row_says(kind: type) -> None:
    assert kind.__name__ in source_of(TRAITS[kind].used_in)


@pytest.mark.parametrize(
    ("kind", "place"),
    [(kind, row.used_in) for rows in (COMMANDER_EFFECTS, LOCATION_EFFECTS) for kind, row in rows.items()],
    ids=names((*COMMANDER_EFFECTS, *LOCATION_EFFECTS)),
)
def test_each_standing_effect_is_mentioned_where_its_row_says(kind: type, place: str) -> None:
    assert kind.__name__ in source_of(place)


def source_of(place: str) -> str:
    """Return the text of a function, which is called by its chapter and its name."""
    chapter, _, name = place.rpartition(".")
    return inspect.getsource(getattr(importlib.import_module(f"game.rules.factions.{chapter}"), name))


def abilities() -> Iterator[Ability]:
    for card in CARDS.values():
        yield from card.abilities
    yield from GIVEN.values()


def test_every_effect_of_abilities_but_one_is_on_a_card() -> None:
    assert set(ABILITY_EFFECTS) - {type(ability.effect) for ability in abilities()} == {e.LiftTo}


def test_every_battle_card_has_one_effect_and_every_effect_is_on_one() -> None:
    on_cards = [type(card.battle) for card in CARDS.values() if card.type == "battle"]
    assert set(on_cards) == set(BATTLE_EFFECTS)
    assert all(card.battle is None for card in CARDS.values() if card.type != "battle")


def test_every_trait_is_on_a_card_or_on_one_of_a_test() -> None:
    found: set[type] = set()
    for card in CARDS.values():
        found.update(type(trait) for trait in card.traits)
        found.update(type(effect.trait) for effect in card.commander if isinstance(effect, records.CommanderTrait))
        found.update(type(effect.trait) for effect in card.location if isinstance(effect, records.Ground))
        battle = card.battle
        if isinstance(battle, records.Inspire):
            found.update(type(trait) for trait in battle.traits)
    assert found <= set(TRAITS) and not untried(set(TRAITS) - found, chapters)


def test_every_ability_says_what_it_does_with_its_own_numbers() -> None:
    for ability in abilities():
        text = ability_text(ability)
        for field in ability.effect.__struct_fields__:
            number = getattr(ability.effect, field)
            if isinstance(number, int) and not isinstance(number, bool):
                assert str(abs(number)) in text, (ability.name, field)


@pytest.mark.parametrize("word", sorted(_TRIGGERS))
def test_every_trigger_is_set_off_somewhere(word: str) -> None:
    chapters = (importlib.import_module(f"game.rules.factions.{name}") for name in ("attacking", "activation", "turns"))
    assert any(f'"{word}"' in inspect.getsource(chapter) for chapter in chapters)


def test_every_trigger_that_is_set_off_is_carried_out() -> None:
    for chapter in ("attacking", "activation"):
        text = inspect.getsource(importlib.import_module(f"game.rules.factions.{chapter}"))
        for line in text.splitlines():
            if line.strip().startswith("trigger("):
                assert any(f'"{word}"' in line for word in _TRIGGERS), line


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Commander Medallion", "commander effects reach units in every zone"),
        ("Mana Bomb", "30 damage to an enemy within 1 zone of a Wizard of yours."),
        ("Fortress", "Enemies that move in move 1 zone less in that turn."),
        ("Swamps of Kiran", "Units that move in move 1 zone less in that turn."),
        ("Raven the Destroyer", "each of your Wizard followers with a Magic rating anywhere gets +1 magic when"),
        ("Commander William Rendar", "**Commander**: each of your followers in its zone gets **Reroll Attacks**"),
        ("Human Commando", "**Commander**: each of your Alliance Troopers can use **Combine Fire**."),
        # A unit gets it and is "it"; and a zone beside another one is the next.
        (
            "Elf Commando",
            "**Commander**: each of your Alliance Troopers gets **Stealth**: units in other zones cannot attack it",
        ),
        (
            "Advantageous Cover",
            "Choose a zone: until the round ends each of your units there gets **Stealth**: units in other",
        ),
        ("Laranosk Woods", "Each of your units with “Elf” in its name here gets **Productive**"),
        ("Stronghold", "Each unit here gets +4 attack."),
        ("Ragnos Beast", "**Savage**: ends its turn in a zone with an enemy if it can."),
        ("Teleportation Relic", "Gives **Teleportation** (2 magic, replaces movement): move to any zone."),
    ],
)
def test_cards_say_what_their_effects_do(name: str, words: str) -> None:
    (card,) = (card for card in CARDS.values() if card.name == name)
    assert words in card_text(card)
