"""Every effect of a spell card has its row: no card can be read or played without one."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import fields

from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.effect_table import HIDDEN_ROWS, OPEN_ROWS, SORCERY_ROWS, row_of
from game.rules.arena.presentation.card_words import spell_text
from tests.rules.arena.battle import B, H, battle

FAMILIES = ((ef.SorceryEffect, SORCERY_ROWS), (ef.AuraEffect, OPEN_ROWS), (ef.HiddenEffect, HIDDEN_ROWS))
EVERY: list[type] = [kind for family, _ in FAMILIES for kind in get_args(family)]


@pytest.mark.parametrize(("family", "rows"), FAMILIES, ids=["sorceries", "open", "hidden"])
def test_the_rows_are_the_members_of_the_union(family: Any, rows: dict[type, Any]) -> None:
    assert set(rows) == set(get_args(family))


def test_no_effect_is_in_two_families_and_the_union_is_all_of_them() -> None:
    assert len(EVERY) == len(set(EVERY)) and set(EVERY) == set(get_args(ef.Effect))


def test_every_class_of_the_chapter_is_an_effect_or_the_card_itself() -> None:
    classes = {value for value in vars(ef).values() if isinstance(value, type) and value.__module__ == ef.__name__}
    assert classes - {ef.SpellCard} == set(EVERY)


def test_every_effect_is_on_a_card_of_its_kind() -> None:
    kinds = {"sorcery": SORCERY_ROWS, "enchantment": OPEN_ROWS, "hidden": HIDDEN_ROWS}
    used = set()
    for card in SPELL_CARDS.values():
        for effect in card.effects:
            assert type(effect) in kinds[card.kind], card.name
            used.add(type(effect))
    assert used == set(EVERY)


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.__name__)
def test_the_words_of_an_effect_say_its_numbers(kind: type) -> None:
    for card in SPELL_CARDS.values():
        for effect in card.effects:
            if type(effect) is not kind:
                continue
            words = row_of(effect).words(effect)
            assert words and words in spell_text(card)
            for field in fields(kind):
                value = getattr(effect, field.name)
                if isinstance(value, int) and value:
                    said = str(value) in words or (value == 1 and (" a card" in words or "1 more die" in words))
                    assert said, f"{card.name} does not say {field.name} {value}"


#: What each open enchantment changes: the card, the army card it lies on, and what is asked of a battle with and
#: without it.
OPEN: dict[type, tuple[str, str, Any]] = {}


def changes(kind: type, card: str, on: str) -> Any:
    """Mark a function of a battle whose answer an open effect changes."""

    def mark(asked: Any) -> Any:
        OPEN[kind] = (card, on, asked)
        return asked

    return mark


FIGURES = (("Chandra Nalaar", (3, 4)), ("Gideon Jura", (1, 1), 3), ("Rhox Veterans", (7, 4), 1),
           ("Kor Hookmasters", (7, 6)), ("Liliana Vess", (4, 4)), ("Restless Zombies", (8, 6), 0))  # fmt: skip
SEATS = ({"army": ["Gideon Jura", "Rhox Veterans", "Kor Hookmasters"],
          "spells": [card.name for card in SPELL_CARDS.values() if card.kind == "enchantment"]},
         {"colour": "black"}, {"colour": "red"})  # fmt: skip


def open_battle(enchantment: str, on: str, *, lies: bool, **more: Any) -> Any:
    """Return a melee in which the enchantment lies there, or not."""
    return battle(*FIGURES, seats=SEATS, mode="melee", scoring=[(0, 0)], on_army=((enchantment, on),) if lies else (),
                  **{"phase": "attack", "card": "Kor Hookmasters", **more})  # fmt: skip


@changes(ef.Bonus, "Levy's Oath", "Kor Hookmasters")
def _bonus(card: str, on: str, *, lies: bool) -> Any:
    from game.rules.arena.stats import power_parts

    b = open_battle(card, on, lies=lies)
    return sum(part for _, part in power_parts(b.table, b.figure(on), b.figure("Restless Zombies")))


@changes(ef.Steadfast, "Hold the Rank", "Rhox Veterans")
def _steadfast(card: str, on: str, *, lies: bool) -> Any:
    from game.rules.arena.recalling import why_no_recall

    b = open_battle(card, on, lies=lies)
    return why_no_recall(b.table, b.table.armies[b.army(on)], 1) is None


@changes(ef.HighGround, "Bark Mantle", "Chandra Nalaar")
def _high_ground(card: str, on: str, *, lies: bool) -> Any:
    from game.rules.arena.stats import toughness_parts

    rows = ("111111111111",) * 4 + ("111211111111",) + ("111111111111",) * 5
    flat, high = (open_battle(card, on, lies=lies, **more) for more in ({}, {"rows": rows}))
    parts = [toughness_parts(b.table, b.figure(on), b.figure("Liliana Vess")) for b in (flat, high)]
    return sum(part for _, part in parts[1]) - sum(part for _, part in parts[0])


@changes(ef.SureFooted, "Fleet Trail", "Kor Hookmasters")
def _sure_footed(card: str, on: str, *, lies: bool) -> Any:
    from game.rules.arena.movement import reach_of

    rows = ("111111111111",) * 6 + ("111111311111",) + ("111111111111",) * 3
    b = open_battle(card, on, lies=lies, rows=rows)
    return reach_of(b.table, b.figure(on), 5).cost((b.hex((6, 6)),))


@changes(ef.SecondRoll, "Second Sight", "Liliana Vess")
def _second_roll(card: str, on: str, *, lies: bool) -> Any:
    b = open_battle(card, on, lies=lies, card="Liliana Vess", turn={"seat": 1})
    return b.attack(on, "Chandra Nalaar", (B, B, B, B)).prompt


@changes(ef.Thorns, "Wreath of Fire", "Chandra Nalaar")
def _thorns(card: str, on: str, *, lies: bool) -> Any:
    b = open_battle(card, on, lies=lies, card="Liliana Vess", turn={"seat": 1})
    return b.attack("Liliana Vess", on, (B, B, B, B), (B, B, B, B)).damage("Liliana Vess")


@changes(ef.Feast, "Hungry Dead", "Kor Hookmasters")
def _feast(card: str, on: str, *, lies: bool) -> Any:
    b = open_battle(card, on, lies=lies)
    return b.attack(on, "Restless Zombies", (H, B, B), (B,)).damage("Gideon Jura")


@changes(ef.Regrowth, "Deep Roots", "Rhox Veterans")
def _regrowth(card: str, on: str, *, lies: bool) -> Any:
    return open_battle(card, on, lies=lies, phase="draw").damage(on)


def test_each_open_effect_has_its_case() -> None:
    assert set(OPEN) == set(OPEN_ROWS)


@pytest.mark.parametrize("kind", OPEN, ids=lambda kind: kind.__name__)
def test_an_open_effect_changes_something_while_it_lies_there(kind: type) -> None:
    card, on, asked = OPEN[kind]
    assert any(isinstance(effect, kind) for one in SPELL_CARDS.values() if one.name == card for effect in one.effects)
    assert asked(card, on, lies=True) != asked(card, on, lies=False)
