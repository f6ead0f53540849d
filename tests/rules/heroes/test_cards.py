"""The cards as records: what every type has, and that their words come from their numbers."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.all_cards import CARDS, HEROES, KEYS, RECORDS, record_of
from game.rules.heroes.cards.effects import Aim, DamageType
from game.rules.heroes.cards.records import CLASSES, EQUIPMENT, key_of
from game.rules.heroes.presentation.card_words import card_text, plain


def test_each_class_has_a_hero() -> None:
    assert [hero.hero_class for hero in HEROES.values()] == list(CLASSES)


def test_keys_are_the_names_in_small_letters() -> None:
    assert all(record.key == key == key_of(record.name) for key, record in RECORDS.items())
    assert KEYS["The Miller's Errand"] == "the_millers_errand" and KEYS["Moth-Eaten Cowl"] == "moth_eaten_cowl"
    with pytest.raises(KeyError):
        record_of("nobody")


def test_whoever_has_health_has_some_printed() -> None:
    # The state check looks at those without damage only where something lowers health.
    assert all(record.health >= 1 for record in RECORDS.values() if record.is_character)


def test_every_type_of_damage_occurs() -> None:
    assert {record.damage_type for record in CARDS.values() if record.type == "Ally"} | {
        record.damage_type for record in CARDS.values() if record.type == "Weapon"
    } == set(get_args(DamageType))


@pytest.mark.parametrize("key", CARDS)
def test_a_card_has_the_figures_of_its_type(key: str) -> None:
    record = CARDS[key]
    assert (record.health > 0) == (record.type == "Ally")
    assert (record.defense > 0) == (record.type == "Armor")
    assert (record.damage_type is not None) == (record.type in ("Ally", "Weapon"))
    assert (record.quest is not None) == (record.type == "Quest")
    assert (record.slot_limit > 0) == bool(record.slot)
    assert bool(record.slot) or record.type not in EQUIPMENT or record.traits == ("Potion",)
    does_something = record.effects or record.powers or record.triggers or record.continuous or record.quest
    assert bool(card_text(record)) == bool(does_something)
    assert does_something or record.type in ("Ally", "Weapon", "Armor")


def test_the_words_come_from_the_numbers() -> None:
    dart = CARDS["glyph_dart"]
    assert card_text(dart) == "Your hero deals 2 arcane damage that cannot be prevented to target hero or ally."
    harder = replace(dart, effects=(e.DealDamage(5, "Fire", "opposing allies"),), aim=None)
    assert card_text(harder) == "Your hero deals 5 fire damage to each opposing ally."
    assert plain(card_text(CARDS["guardian_oath"])) == "Your hero has Protector."
    assert card_text(CARDS["severance"]).startswith("Also pay: put 2 damage on your hero.")
    assert card_text(HEROES["mother_sedge"]).startswith("On your turn, pay 3, flip: take target ally card")


def test_the_target_is_named_once_and_then_called_it() -> None:
    assert card_text(CARDS["rimebind"]) == "Your hero deals 2 frost damage to target hero or ally. Exhaust it."
    several = replace(CARDS["rimebind"], aim=Aim("ally", least=0, most=2))
    assert "each of up to two target allies" in card_text(several)


def test_tags_are_all_that_stands_on_the_type_line() -> None:
    assert CARDS["bramble_snare"].tags == ("Instant", "Ongoing", "Attach(ally)")
    assert CARDS["mountain_maul"].tags == ("2H", "Melee(1)")
    assert CARDS["marsh_skitterer"].tags == ("Beast", "Unlimited")
    assert CARDS["warchief_gorrun"].tags == ("Gnoll", "Unique")
    assert CARDS["grey_lurcher"].tags == ("Wolf", "Companion(1)")
    assert CARDS["vial_of_quicksilver"].tags == ("Potion",)
