"""Who may attack whom, how far and how often: each limit, and one past it."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.attacks import attacks_left, targets_of, why_cannot_attack, why_no_attack
from game.rules.arena.presentation.queries import clear_sight_between, sight_between
from game.rules.arena.standing import in_clear_sight, range_between, sees, within_clear_sight
from game.rules.arena.state import commands as c
from game.rules.arena.stats import range_of
from tests.rules.arena.battle import B, battle
from tests.rules.arena.duels import CARDS, duel, enemy_of, rows_around


@pytest.mark.parametrize("card", [card for card in CARDS if card.range > 1], ids=lambda card: card.key)
def test_a_figure_shoots_as_far_as_its_card_says_and_no_further(card: Any) -> None:
    foe, _ = enemy_of(card)
    # Nissa's own Keen Sight reaches herself and her Rangers.
    reach = card.range + (2 if card.colour == "green" else 0)
    for steps, code in ((2, ""), (reach, ""), (reach + 1, "out_of_range")):
        b = duel(card, (1 + steps, 4), phase="spells", hand=())
        refusal = why_no_attack(b.table, b.figure(card.name), b.figure(foe))
        assert (refusal.code if refusal else "") == code, steps
        assert bool(targets_of(b.table, b.figure(card.name))) == (not code)


@pytest.mark.parametrize(("column", "reach"), [(6, 7), (7, 5)])
def test_keen_sight_reaches_four_spaces(column: int, reach: int) -> None:
    b = battle(("Nissa Revane", (2, 4)), ("Elf Rangers", (column, 4)), ("Liliana Vess", (11, 9)),
               colours=("green", "black"), card="Elf Rangers")  # fmt: skip
    assert range_of(b.table, b.figure("Elf Rangers")) == reach


def test_keen_sight_is_for_green_figures_of_ones_own_side_that_shoot() -> None:
    seats = ({"colour": "green"}, {"colour": "blue"}, {"colour": "black"}, {"colour": "red"})
    b = battle(("Nissa Revane", (2, 4)), ("Pummelroot Elementals", (3, 4)), ("Jace Beleren", (3, 3)),
               ("Liliana Vess", (3, 5)), ("Chandra Nalaar", (11, 9)), seats=seats, mode="skirmish",
               card="Nissa Revane")  # fmt: skip
    assert range_of(b.table, b.figure("Nissa Revane")) == 9
    assert range_of(b.table, b.figure("Pummelroot Elementals")) == 1
    assert range_of(b.table, b.figure("Jace Beleren")) == 7 and range_of(b.table, b.figure("Liliana Vess")) == 6


def test_keen_sight_needs_clear_sight() -> None:
    high = rows_around("111191111111")
    b = battle(("Nissa Revane", (2, 4)), ("Elf Rangers", (6, 4)), ("Liliana Vess", (11, 9)), colours=("green", "black"),
               card="Elf Rangers", rows=high)  # fmt: skip
    assert range_of(b.table, b.figure("Elf Rangers")) == 5


@pytest.mark.parametrize("card", [card for card in CARDS if card.range == 1], ids=lambda card: card.key)
def test_a_figure_of_range_1_attacks_who_stands_beside_it(card: Any) -> None:
    foe, _ = enemy_of(card)
    for steps, code in ((1, ""), (2, "not_adjacent")):
        b = duel(card, (1 + steps, 4))
        refusal = why_no_attack(b.table, b.figure(card.name), b.figure(foe))
        assert (refusal.code if refusal else "") == code


def test_a_long_figure_strikes_from_either_of_its_spaces() -> None:
    b = battle(("Blazing Firecats", (3, 4), 0, None, (4, 4)), ("Chandra Nalaar", (0, 0)), ("Liliana Vess", (5, 4)),
               colours=("red", "black"), card="Blazing Firecats")  # fmt: skip
    assert why_no_attack(b.table, b.figure("Blazing Firecats"), b.figure("Liliana Vess")) is None
    assert range_between(b.table, b.figure("Chandra Nalaar"), b.figure("Blazing Firecats")) == 5


def test_steps_go_round_holes_and_none_leads_to_an_island() -> None:
    rows = ("11.11", "11.11", "11111")
    b = battle(("Jace Beleren", (1, 0)), ("Liliana Vess", (3, 0)), colours=("blue", "black"), card="Jace Beleren",
               rows=rows)  # fmt: skip
    assert range_between(b.table, b.figure("Jace Beleren"), b.figure("Liliana Vess")) == 5
    island = battle(("Jace Beleren", (1, 0)), ("Liliana Vess", (3, 0)), colours=("blue", "black"), card="Jace Beleren",
                    rows=("11.11",), phase="spells")  # fmt: skip
    jace, liliana = island.figure("Jace Beleren"), island.figure("Liliana Vess")
    assert range_between(island.table, jace, liliana) is None
    refusal = why_no_attack(island.table, jace, liliana)
    assert refusal is not None and (refusal.code, refusal.text) == ("out_of_range", "No way leads there.")
    assert not within_clear_sight(island.table, jace, liliana, 99)
    assert island.hex((4, 0)) not in in_clear_sight(island.table, jace, 99)


@pytest.mark.parametrize(("reach", "clear"), [(4, False), (5, True)])
def test_a_space_counts_as_within_a_distance_of_the_nearer_half(reach: int, clear: bool) -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (11, 9)), colours=("blue", "black"), card="Jace Beleren")
    assert (b.hex((6, 4)) in in_clear_sight(b.table, b.figure("Jace Beleren"), reach)) == clear
    cat = battle(("Blazing Firecats", (1, 4), 0, None, (2, 4)), ("Chandra Nalaar", (0, 9)), colours=("red", "black"),
                 card="Blazing Firecats")  # fmt: skip
    figure = cat.figure("Blazing Firecats")
    assert cat.hex((6, 4)) in in_clear_sight(cat.table, figure, 4)
    assert cat.hex((6, 4)) not in in_clear_sight(cat.table, figure, 3)


def test_a_figure_in_between_hides_a_space_unless_it_is_looked_through() -> None:
    b = battle(("Gideon Jura", (1, 4)), ("Rhox Veterans", (2, 4)), ("Liliana Vess", (11, 9)), card="Gideon Jura")
    gideon, beyond = b.figure("Gideon Jura"), b.hex((3, 4))
    assert beyond not in in_clear_sight(b.table, gideon, 5)
    assert beyond in in_clear_sight(b.table, gideon, 5, (b.id("Rhox Veterans"),))


def test_sight_is_one_question_for_rules_and_screen() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (6, 4)), colours=("blue", "black"), card="Jace Beleren",
               rows=rows_around("111911111111"))  # fmt: skip
    jace, liliana = b.figure("Jace Beleren"), b.figure("Liliana Vess")
    assert not sees(b.table, jace, liliana) and not sight_between(b.table, jace, liliana).clear
    assert not within_clear_sight(b.table, jace, liliana, 9) and not clear_sight_between(b.table, jace, liliana).clear
    refusal = why_no_attack(b.table, jace, liliana)
    assert refusal is not None and refusal.code == "no_sight"
    flat = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (6, 4)), colours=("blue", "black"), card="Jace Beleren")
    assert clear_sight_between(flat.table, flat.figure("Jace Beleren"), flat.figure("Liliana Vess")).of == 35


def test_adjacent_figures_see_each_other_past_a_wall_that_both_look_over() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (2, 4)), colours=("blue", "black"), card="Jace Beleren",
               walls=[{"between": [(1, 4), (2, 4)], "height": 3}])  # fmt: skip
    assert within_clear_sight(b.table, b.figure("Jace Beleren"), b.figure("Liliana Vess"), 1)
    assert why_no_attack(b.table, b.figure("Jace Beleren"), b.figure("Liliana Vess")) is None


# Who attacks


def test_nobody_attacks_friends_the_fallen_or_from_the_reserve() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Illusionary Projections", (3, 4)), ("Liliana Vess", (6, 4)),
               colours=("blue", "black"), card="Jace Beleren", foe_fallen=("Restless Zombies",))  # fmt: skip
    jace = b.figure("Jace Beleren")
    for other in (b.figure("Illusionary Projections"), b.figure("Restless Zombies"), b.figure("Blighted Reavers")):
        refusal = why_no_attack(b.table, jace, other)
        assert refusal is not None and refusal.code == "no_enemy"
    away = b.figure("Leyline Phantoms")
    refusal = why_no_attack(b.table, away, b.figure("Liliana Vess"))
    assert refusal is not None and refusal.code == "no_figure" and targets_of(b.table, away) == ()


def test_a_halted_figure_does_not_attack() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (6, 4)), colours=("blue", "black"), card="Jace Beleren",
               turn={"halted": ["Jace Beleren"]}, phase="spells")  # fmt: skip
    refusal = why_cannot_attack(b.table, b.figure("Jace Beleren"))
    assert refusal is not None and refusal.code == "halted"
    assert why_cannot_attack(b.table, b.figure("Liliana Vess")) is None


def test_a_figure_attacks_once_and_chandra_twice() -> None:
    b = battle(("Chandra Nalaar", (1, 4)), ("Flamewing Phoenixes", (5, 5)), ("Liliana Vess", (5, 4)),
               colours=("red", "black"), card="Chandra Nalaar")  # fmt: skip
    chandra, phoenix = b.figure("Chandra Nalaar"), b.figure("Flamewing Phoenixes")
    assert (attacks_left(b.table, chandra), attacks_left(b.table, phoenix)) == (2, 1)
    b.attack("Chandra Nalaar", "Liliana Vess", (B, B, B), (B, B, B))
    assert attacks_left(b.table, b.figure("Chandra Nalaar")) == 1 and b.prompt == "attack"
    b.attack("Chandra Nalaar", "Liliana Vess", (B, B, B), (B, B, B))
    assert b.prompt != "attack"


def test_each_figure_of_the_card_attacks_once_and_no_other_card() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Rhox Veterans", (5, 4)), ("Gideon Jura", (4, 5)), ("Liliana Vess", (4, 4)),
               card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess", (B, B, B), (B, B, B))
    assert b.why(c.Attack(b.id("Rhox Veterans"), b.id("Liliana Vess"))) == "has_attacked"
    assert b.why(c.Attack(b.id("Gideon Jura"), b.id("Liliana Vess"))) == "not_chosen"
    assert b.why(c.Attack(999, b.id("Liliana Vess"))) == "no_figure"
    assert {one.figure for one in b.legal(c.Attack)} == {b.id("Rhox Veterans", 2)}
