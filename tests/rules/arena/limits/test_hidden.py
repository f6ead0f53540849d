"""Hidden enchantments at their limits: each number and one past it, and what each "own", "enemy", "squad" and "this
turn" shuts out. Whether one may be turned over is asked here; who is asked is in ``test_hidden_enchantments.py``."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Done
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from tests.rules.arena.battle import B, Battle, H, S, battle


def may_turn(b: Battle, card: str) -> bool:
    """Return whether the owner is asked, and the card may be turned over."""
    return b.prompt == "turn_over" and b.card(card) in {one.card for one in b.legal(c.TurnOver)}


def power_rolled(b: Battle) -> int:
    """Return how many attack dice have been rolled last."""
    return [len(event.faces) for event in b.events if isinstance(event, e.CombatRolled) and event.side == "power"][-1]


def attacked(one: str, other: str, card: str, *figures: Any, near: bool = True, **more: Any) -> Battle:
    """Return one figure attacks another, on whose card something lies face down."""
    theirs = more.pop("theirs")
    mine = more.pop("mine")
    b = battle((other, (3, 4), more.pop("damage", 0)), (one, (4, 4) if near else (6, 4)), *figures,
               seats=({"army": mine, "spells": [card]}, {"army": theirs, "spells": ["Turned Blade"]}), card=one,
               on_army=((card, other),), turn={"seat": 1}, **more)  # fmt: skip
    return b.attack(one, other)


# On Planeswalkers


def test_turned_blade_turns_one_attack_aside_and_no_second() -> None:
    b = attacked("Restless Zombies", "Gideon Jura", "Turned Blade", ("Restless Zombies", (2, 4)),
                 mine=["Gideon Jura"], theirs=["Liliana Vess", "Restless Zombies"])  # fmt: skip
    assert may_turn(b, "Turned Blade")
    b.turn_over("Turned Blade")
    assert not any(one.figure == b.id("Restless Zombies") for one in b.legal(c.Attack))
    b.attack("Restless Zombies", "Gideon Jura", (H, H, H), (B,) * 5, by=2)
    assert b.damage("Gideon Jura") == 3


def test_turned_blade_does_not_turn_an_attack_on_a_squad_aside() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Rhox Veterans", (5, 4)), ("Restless Zombies", (4, 4)),
               card="Restless Zombies", on_army=(("Turned Blade", "Gideon Jura"),), turn={"seat": 1})  # fmt: skip
    b.attack("Restless Zombies", "Rhox Veterans", (B, B, B), (B, B))
    assert b.prompt != "turn_over"


@pytest.mark.parametrize(("damage", "asked"), [(4, False), (5, True)])
def test_deaths_bargain_is_for_damage_that_would_destroy(damage: int, asked: bool) -> None:
    b = battle(("Liliana Vess", (3, 4), damage), ("Restless Zombies", (9, 9)), ("Rhox Veterans", (4, 4)),
               colours=("black", "white"), card="Rhox Veterans", on_army=(("Death's Bargain", "Liliana Vess"),),
               turn={"seat": 1})  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess").done((H, H, B), (B, B, B))
    assert may_turn(b, "Death's Bargain") == asked
    if asked:
        b.turn_over("Death's Bargain")
        assert b.damage("Liliana Vess") == damage and b.zone("Restless Zombies") == "graveyard"
        assert e.DamagePrevented(b.id("Liliana Vess"), 2) in b.events
        assert b.state.outcome is None


def test_deaths_bargain_needs_ones_own_squad_figure_on_the_battlefield() -> None:
    b = battle(("Liliana Vess", (3, 4), 6), ("Rhox Veterans", (4, 4)), colours=("black", "white"),
               card="Rhox Veterans", on_army=(("Death's Bargain", "Liliana Vess"),), turn={"seat": 1})  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess").done((H, H, B), (B, B, B))
    assert b.state.outcome is not None and b.state.outcome.winners == (1,)


def test_deaths_bargain_prevents_damage_of_spells_too_and_gives_own_figures_only() -> None:
    seats = ({"colour": "black"}, {"colour": "red", "hand": ["Ember Lash"]})
    b = battle(("Liliana Vess", (3, 4), 5), ("Restless Zombies", (9, 9)), ("Blighted Reavers", (9, 1)),
               ("Chandra Nalaar", (6, 4)), ("Flamewing Phoenixes", (9, 5)), seats=seats, phase="spells",
               card="Chandra Nalaar", on_army=(("Death's Bargain", "Liliana Vess"),), turn={"seat": 1})  # fmt: skip
    b.play("Ember Lash", b.id("Liliana Vess")).done()
    assert may_turn(b, "Death's Bargain")
    b.turn_over("Death's Bargain")
    assert {one.figure for one in b.legal()} == {b.id("Restless Zombies"), b.id("Blighted Reavers")}
    assert b.why(c.ChooseFigure(b.id("Flamewing Phoenixes"))) == b.why(c.ChooseFigure(b.id("Liliana Vess"))) != ""
    assert b.why(Done()) == "not_an_answer"
    b.do(c.ChooseFigure(b.id("Blighted Reavers")))
    assert b.damage("Liliana Vess") == 5 and b.zone("Blighted Reavers") == "graveyard"


@pytest.mark.parametrize(("column", "asked"), [(4, False), (5, True)])
def test_answering_blaze_is_two_damage_to_who_is_not_adjacent(column: int, asked: bool) -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (column, 4)), colours=("red", "black"),
               card="Liliana Vess", on_army=(("Answering Blaze", "Chandra Nalaar"),), turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Chandra Nalaar").done((B,) * 4, (B,) * 4)
    assert may_turn(b, "Answering Blaze") == asked
    if asked:
        assert b.turn_over("Answering Blaze").damage("Liliana Vess") == 2


@pytest.mark.parametrize(("column", "burnt"), [(4, 1), (5, 0)])
def test_wreath_of_fire_is_one_damage_to_who_is_adjacent(column: int, burnt: int) -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (column, 4)), colours=("red", "black"),
               card="Liliana Vess", on_army=(("Wreath of Fire", "Chandra Nalaar"),), turn={"seat": 1})  # fmt: skip
    assert b.attack("Liliana Vess", "Chandra Nalaar", (B,) * 4, (B,) * 4).damage("Liliana Vess") == burnt


def test_wreath_of_fire_lets_an_attack_be_that_was_called_off() -> None:
    mine = {"army": ["Chandra Nalaar"], "spells": ["Wreath of Fire", "Turned Blade"]}
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (4, 4)), seats=(mine, {"colour": "black"}),
               card="Liliana Vess", turn={"seat": 1},
               on_army=(("Wreath of Fire", "Chandra Nalaar"), ("Turned Blade", "Chandra Nalaar")))  # fmt: skip
    assert b.attack("Liliana Vess", "Chandra Nalaar").turn_over("Turned Blade").damage("Liliana Vess") == 0


@pytest.mark.parametrize(("spell", "card", "counters"), [
    ("Near-Death Experience", "Psychic Rebuttal", True), ("Near-Death Experience", "Scatter Arc", False),
    ("Steadfast Guard", "Psychic Rebuttal", False), ("Steadfast Guard", "Scatter Arc", True),
    ("Turned Blade", "Psychic Rebuttal", False), ("Turned Blade", "Scatter Arc", True),
])  # fmt: skip
def test_a_rebuttal_counters_sorceries_and_an_arc_enchantments(spell: str, card: str, counters: bool) -> None:
    b = battle(("Gideon Jura", (3, 4), 3), ("Jace Beleren", (9, 4)), colours=("white", "blue"), phase="spells",
               card="Gideon Jura", hand=(spell,), on_army=((card, "Jace Beleren"),))  # fmt: skip
    b.play(spell, b.army("Gideon Jura") if spell != "Near-Death Experience" else None)
    assert b.prompt == "turn_over" and may_turn(b, card) == counters


def test_ones_own_spell_is_not_countered() -> None:
    mine = {"army": ["Jace Beleren"], "spells": ["Psychic Rebuttal", "Twisted Image"], "hand": ["Twisted Image"]}
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), seats=(mine, {"colour": "black"}), phase="spells",
               card="Jace Beleren", on_army=(("Psychic Rebuttal", "Jace Beleren"),))  # fmt: skip
    assert b.play("Twisted Image", b.id("Jace Beleren")).prompt != "turn_over"


def test_snaring_vines_halt_the_whole_card_of_an_enemy_but_no_other_card() -> None:
    b = battle(("Nissa Revane", (7, 4)), ("Blighted Reavers", (3, 4)), ("Blighted Reavers", (3, 6)),
               ("Restless Zombies", (1, 1)), colours=("green", "black"), phase="move", card="Blighted Reavers",
               on_army=(("Snaring Vines", "Nissa Revane"),), turn={"seat": 1})  # fmt: skip
    b.move("Blighted Reavers", (6, 4)).turn_over("Snaring Vines")
    halted = {one.id for one in b.table.figures.values() if one.army == b.army("Blighted Reavers")}
    assert [set(event.figures) for event in b.events if isinstance(event, e.FiguresHalted)] == [halted]


# On unique squads


@pytest.mark.parametrize("damage", [1, 2, 3])
def test_mirrored_zeal_is_the_same_damage(damage: int) -> None:
    b = attacked("Liliana Vess", "Rhox Veterans", "Mirrored Zeal", mine=["Gideon Jura", "Rhox Veterans"],
                 theirs=["Liliana Vess"])  # fmt: skip
    b.done((H,) * damage + (B,) * (4 - damage)).done((B, B))
    assert may_turn(b, "Mirrored Zeal")
    assert b.turn_over("Mirrored Zeal").damage("Liliana Vess") == damage


def test_mirrored_zeal_is_not_for_damage_of_spells_or_of_leaving() -> None:
    seats = ({"army": ["Gideon Jura", "Rhox Veterans"], "spells": ["Mirrored Zeal"]},
             {"colour": "red", "hand": ["Ember Lash"]})  # fmt: skip
    b = battle(("Rhox Veterans", (3, 4)), ("Chandra Nalaar", (5, 4)), seats=seats, phase="spells",
               card="Chandra Nalaar", on_army=(("Mirrored Zeal", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip
    b.play("Ember Lash", b.id("Rhox Veterans"))
    assert b.damage("Rhox Veterans") == 2 and b.prompt != "turn_over"
    moving = battle(("Rhox Veterans", (3, 4)), ("Chandra Nalaar", (4, 4)), seats=seats, phase="move",
                    card="Rhox Veterans", on_army=(("Mirrored Zeal", "Rhox Veterans"),))  # fmt: skip
    moving.move("Rhox Veterans", (1, 4), (H,))
    assert moving.damage("Rhox Veterans") == 1 and moving.prompt != "turn_over"


@pytest.mark.parametrize(("attacker", "rolled"), [("Liliana Vess", 2), ("Restless Zombies", 1)])
def test_backdraft_takes_two_dice_but_never_the_last(attacker: str, rolled: int) -> None:
    theirs = ["Liliana Vess", "Restless Zombies"]
    b = attacked(attacker, "Rhox Veterans", "Backdraft", mine=["Gideon Jura", "Rhox Veterans"], theirs=theirs)
    b.turn_over("Backdraft", (B,) * rolled)
    assert power_rolled(b) == rolled


@pytest.mark.parametrize(("power", "rolled"), [(2, 1), (1, 1)])
def test_backdraft_leaves_one_die_of_two_and_of_one(power: int, rolled: int) -> None:
    # Twisted Image makes the attacker's toughness its power.
    attacker = {2: "Flamewing Phoenixes", 1: "Restless Zombies"}[power]
    lasting = {2: False, 1: True}[power]
    theirs = {"army": ["Liliana Vess", attacker], "spells": ["Twisted Image"], "hand": ["Twisted Image"]}
    b = battle(("Rhox Veterans", (3, 4)), (attacker, (4, 4)), ("Liliana Vess", (11, 9)),
               seats=({"army": ["Gideon Jura", "Rhox Veterans"], "spells": ["Backdraft"]}, theirs), phase="spells",
               card=attacker, on_army=(("Backdraft", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip
    if lasting:
        b.play("Twisted Image", b.id(attacker))
    while b.prompt != "attack":
        b.done()
    b.attack(attacker, "Rhox Veterans").turn_over("Backdraft", (B,) * rolled)
    assert power_rolled(b) == rolled


def test_thick_hide_is_three_dice_for_one_attack() -> None:
    b = attacked("Restless Zombies", "Rhox Veterans", "Thick Hide", ("Restless Zombies", (2, 4)),
                 mine=["Gideon Jura", "Rhox Veterans"], theirs=["Liliana Vess", "Restless Zombies"])  # fmt: skip
    b.done((H, B, B)).turn_over("Thick Hide", (S,) + (B,) * 4)
    assert b.damage("Rhox Veterans") == 0
    b.attack("Restless Zombies", "Rhox Veterans", (H, B, B), (B, B), by=2)
    assert b.damage("Rhox Veterans") == 1


def test_undertow_takes_the_attackers_squad_home_but_no_other_and_no_planeswalker() -> None:
    theirs = ["Liliana Vess", "Restless Zombies", "Blighted Reavers"]
    mine = ["Jace Beleren", "Leyline Phantoms"]
    b = attacked("Restless Zombies", "Leyline Phantoms", "Undertow", ("Restless Zombies", (9, 9)),
                 ("Blighted Reavers", (9, 2)), mine=mine, theirs=theirs)  # fmt: skip
    b.turn_over("Undertow")
    assert b.zone("Restless Zombies", 1) == b.zone("Restless Zombies", 2) == "reserve"
    assert b.zone("Blighted Reavers") == "field" and b.damage("Leyline Phantoms") == 0
    walker = attacked("Liliana Vess", "Leyline Phantoms", "Undertow", mine=mine, theirs=theirs)
    assert walker.prompt == "turn_over" and not may_turn(walker, "Undertow")


def test_undertow_does_not_take_home_whom_effects_of_the_enemy_do_not_move() -> None:
    seats = ({"army": ["Jace Beleren", "Leyline Phantoms"], "spells": ["Undertow"]},
             {"army": ["Gideon Jura", "Rhox Veterans"], "spells": ["Hold the Rank"]})  # fmt: skip
    b = battle(("Leyline Phantoms", (3, 4)), ("Rhox Veterans", (4, 4)), seats=seats, card="Rhox Veterans",
               on_army=(("Undertow", "Leyline Phantoms"), ("Hold the Rank", "Rhox Veterans")),
               turn={"seat": 1})  # fmt: skip
    b.attack("Rhox Veterans", "Leyline Phantoms")
    assert b.prompt == "turn_over" and not may_turn(b, "Undertow")


@pytest.mark.parametrize(("card", "on"), [("Creeping Dread", "Blighted Reavers"), ("Snaring Vines", "Liliana Vess")])
def test_friends_that_come_beside_are_not_snared(card: str, on: str) -> None:
    mine = {"army": ["Liliana Vess", "Blighted Reavers", "Restless Zombies"], "spells": [card]}
    b = battle((on, (7, 4)), ("Restless Zombies", (3, 4)), seats=(mine, {"colour": "white"}), phase="move",
               card="Restless Zombies", on_army=((card, on),))  # fmt: skip
    b.move("Restless Zombies", (6, 4))
    assert b.prompt != "turn_over" and b.at("Restless Zombies") == (6, 4)


def test_who_stands_beside_already_and_stays_beside_is_not_snared() -> None:
    b = battle(("Blighted Reavers", (7, 4)), ("Rhox Veterans", (6, 4)), colours=("black", "white"), phase="move",
               card="Rhox Veterans", on_army=(("Creeping Dread", "Blighted Reavers"),), turn={"seat": 1})  # fmt: skip
    b.move("Rhox Veterans", (6, 5))
    assert b.prompt != "turn_over" and b.at("Rhox Veterans") == (6, 5)


# On common squads


def test_fading_step_takes_the_whole_squad_home_but_no_other_card_of_the_name() -> None:
    mine = {"army": ["Jace Beleren", "Illusionary Projections", "Illusionary Projections"], "spells": ["Fading Step"]}
    b = battle(("Illusionary Projections", (3, 4)), ("Illusionary Projections", (3, 6)),
               ("Illusionary Projections #2", (9, 9)), ("Restless Zombies", (4, 4)),
               seats=(mine, {"colour": "black"}), card="Restless Zombies",
               on_army=(("Fading Step", "Illusionary Projections"),), turn={"seat": 1})  # fmt: skip
    b.attack("Restless Zombies", "Illusionary Projections").turn_over("Fading Step")
    zones = {number: [one.zone for one in b.table.figures.values() if one.army == number and one.zone == "field"]
             for number in b.table.players[0].armies}  # fmt: skip
    assert sorted(len(zone) for zone in zones.values()) == [0, 1, 1]


@pytest.mark.parametrize(("damage", "asked"), [(1, False), (2, True)])
def test_spiteful_end_is_for_figures_that_an_attack_destroys(damage: int, asked: bool) -> None:
    b = attacked("Restless Zombies", "Kor Hookmasters", "Spiteful End", damage=damage,
                 mine=["Gideon Jura", "Kor Hookmasters"], theirs=["Liliana Vess", "Restless Zombies"])  # fmt: skip
    b.done((H, B, B), (B, B))
    assert may_turn(b, "Spiteful End") == asked
    if asked:
        assert b.turn_over("Spiteful End").zone("Restless Zombies") == "graveyard"


def test_spiteful_end_is_not_for_figures_that_a_spell_destroys_but_sparks_are() -> None:
    for card, asked in (("Spiteful End", False), ("Scattering Sparks", True)):
        seats = ({"army": ["Gideon Jura", "Kor Hookmasters"], "spells": [card]},
                 {"colour": "red", "hand": ["Ember Lash"]})  # fmt: skip
        b = battle(("Kor Hookmasters", (3, 4), 1), ("Chandra Nalaar", (5, 4)), ("Gideon Jura", (2, 4)), seats=seats,
                   phase="spells", card="Chandra Nalaar", on_army=((card, "Kor Hookmasters"),),
                   turn={"seat": 1})  # fmt: skip
        b.play("Ember Lash", b.id("Kor Hookmasters"))
        assert b.prompt == "turn_over" and may_turn(b, card) == asked
        if asked:
            assert b.turn_over(card).damage("Gideon Jura") == 1


def test_guarded_retreat_shelters_one_squad_for_one_turn() -> None:
    mine = {"army": ["Gideon Jura", "Kor Hookmasters", "Kor Hookmasters"], "spells": ["Guarded Retreat"]}
    b = battle(("Kor Hookmasters", (3, 4)), ("Kor Hookmasters #2", (3, 8)), ("Restless Zombies", (4, 4)),
               seats=(mine, {"colour": "black"}), phase="move", card="Kor Hookmasters",
               on_army=(("Guarded Retreat", "Kor Hookmasters"),))  # fmt: skip
    b.move("Kor Hookmasters", (1, 4)).turn_over("Guarded Retreat")
    assert b.table.turn.sheltered == (b.army("Kor Hookmasters"),)
    while b.table.turn.seat == 0:
        b.done()
    assert b.table.turn.sheltered == ()


@pytest.mark.parametrize(("column", "asked"), [(6, True), (7, False)])
def test_ambush_lies_within_three_spaces(column: int, asked: bool) -> None:
    b = battle(("Elf Rangers", (3, 4)), ("Blighted Reavers", (9, 4)), colours=("green", "black"), phase="move",
               card="Blighted Reavers", on_army=(("Ambush in the Leaves", "Elf Rangers"),),
               turn={"seat": 1})  # fmt: skip
    b.move("Blighted Reavers", (column, 4)).done()
    assert may_turn(b, "Ambush in the Leaves") == asked


def test_only_those_within_three_spaces_attack_from_ambush() -> None:
    b = battle(("Elf Rangers", (3, 4)), ("Elf Rangers", (2, 4)), ("Elf Rangers", (4, 6)), ("Blighted Reavers", (9, 4)),
               colours=("green", "black"), phase="move", card="Blighted Reavers",
               on_army=(("Ambush in the Leaves", "Elf Rangers"),), turn={"seat": 1})  # fmt: skip
    b.move("Blighted Reavers", (6, 4)).done().turn_over("Ambush in the Leaves")
    assert b.prompt == "free_attack" and b.seat == 0
    assert {one.figure for one in b.legal(c.Attack)} == {b.id("Elf Rangers"), b.id("Elf Rangers", 3)}
    assert not b.legal(Done)
    assert b.why(c.Attack(b.id("Elf Rangers"), b.id("Elf Rangers", 2))) == "no_figure", "only the mover is attacked"
