"""The army cards as a table: kinds, types, sizes, what is unique, and every ability with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.cards import traits as t
from game.rules.arena.cards.army_cards import ARMY_CARDS

#: Key, types, size, unique, spaces, abilities by name.
CARDS: tuple[tuple[str, tuple[str, ...], str, bool, int, dict[str, Any]], ...] = (
    ("gideon-jura", ("Planeswalker",), "Medium", True, 1,
     {"Avatar of Justice": t.Avatar(power=1, reach=2), "Counter Strike": t.CounterStrike()}),
    ("jace-beleren", ("Planeswalker",), "Medium", True, 1,
     {"Focused Thoughts": t.FocusedThoughts(), "Mind Stealer": t.MindStealer(needed=16, reach=4)}),
    ("liliana-vess", ("Planeswalker",), "Medium", True, 1,
     {"Zombie Toughness": t.Rally(kin="Zombie", toughness=1, reach=4), "Snuff Out": t.SnuffOut(reach=6)}),
    ("chandra-nalaar", ("Planeswalker",), "Medium", True, 1,
     {"Double Attack": t.DoubleAttack(), "Super Heated": t.SuperHeated(amount=1, reach=6, colour="red")}),
    ("nissa-revane", ("Planeswalker",), "Medium", True, 1,
     {"Keen Sight": t.KeenSight(range=2, reach=4, colour="green"), "Sprint": t.Sprint(steps=3)}),
    ("rhox-veterans", ("Rhino", "Soldier"), "Large", True, 1,
     {"Battle Formation": t.Formation(toughness=1), "Trample": t.Trample()}),
    ("kor-hookmasters", ("Kor", "Soldier"), "Medium", False, 1, {"Detain": t.Detain()}),
    ("leyline-phantoms", ("Illusion",), "Medium", True, 1, {"Phantom Walk": t.PhantomWalk()}),
    ("illusionary-projections", ("Illusion",), "Medium", False, 1,
     {"Collective Knowledge": t.Knowledge(cards=1), "Illusionary Deception": t.Deception()}),
    ("restless-zombies", ("Zombie",), "Medium", False, 1, {"Darkness Arises": t.Arising(needed=12, reach=4)}),
    ("blighted-reavers", ("Zombie",), "Large", True, 1,
     {"Necrotic Stench": t.Stench(toughness=2, reach=2, spares="Zombie")}),
    ("flamewing-phoenixes", ("Phoenix",), "Medium", False, 1, {"Flying": t.Flying(), "Rebirth": t.Rebirth()}),
    ("blazing-firecats", ("Elemental", "Cat"), "Medium", True, 2,
     {"Haste": t.Haste(), "Intense Strike": t.IntenseStrike(dice=1)}),
    ("elf-rangers", ("Elf", "Scout"), "Medium", False, 1, {"Squad Sprint": t.Sprint(steps=2)}),
    ("pummelroot-elementals", ("Plant", "Elemental"), "Large", True, 1, {"Trample": t.Trample()}),
)  # fmt: skip


@pytest.mark.parametrize("told", CARDS, ids=lambda told: told[0])
def test_an_army_card_is_what_the_table_says(told: tuple[str, tuple[str, ...], str, bool, int, dict[str, Any]]) -> None:
    key, types, size, unique, spaces, abilities = told
    card = ARMY_CARDS[key]
    assert (card.key, card.types, card.size, card.spaces) == (key, types, size, spaces)
    assert {ability.name: ability.trait for ability in card.abilities} == abilities
    walker = types == ("Planeswalker",)
    assert card.kind == ("planeswalker" if walker else "squad") and card.figures == (1 if walker else 3)
    assert card.unique == unique and bool(card.title) == walker


def test_a_figure_s_share_is_its_part_of_the_cost() -> None:
    for card in ARMY_CARDS.values():
        assert card.ppf == (card.cost if card.kind == "planeswalker" else card.cost // 3)
