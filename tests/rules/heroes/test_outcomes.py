"""What an attack or an ability comes to before it is announced: the same as what it does then."""

from __future__ import annotations

import pytest

from game.core.commands import Command
from game.rules.heroes.cards.all_cards import KEYS, record_of
from game.rules.heroes.cards.effects import DealDamage, Destroy, ReturnToHand
from game.rules.heroes.presentation.outcomes import Outcome, ability_outcomes, attack_outcomes
from game.rules.heroes.state import commands as c
from game.rules.heroes.stats import health_left
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene


def test_damage_falls_at_the_health_left_and_not_one_below_it() -> None:
    for left, falls in ((3, False), (2, True), (1, True)):
        scene = Scene(ILSABET)
        (dart,) = scene.hand("Glyph Dart")
        ally = scene.weaken(scene.put("Ironback Hauler", 1), left)
        play = scene.act()
        command = c.PlayCard(dart, (ally,))
        assert ability_outcomes(play.table, 0, command) == {ally: Outcome(left, 2, 2)}
        assert Outcome(left, 2, 2).falls is falls
        play.do(command).until("action")
        assert (ally not in play.table.permanents) is falls


@pytest.mark.parametrize(
    ("hero", "name", "targets"),
    [
        (OSRIC, "Sweeping Arc", ()),
        (ILSABET, "Pillar of Embers", ()),
        (ILSABET, "Clinging Cinders", (FOE,)),
        (ILSABET, "Rimebind", (FOE,)),
        (SEDGE, "Sap Vigor", (FOE,)),
    ],
)
def test_an_ability_does_what_was_counted(hero: str, name: str, targets: tuple[int, ...]) -> None:
    scene = Scene(hero, OSRIC)
    (number,) = scene.hand(name)
    scene.put("Ironback Hauler", 1)
    scene.put("Tusked Charger", 1)
    play = scene.act()
    before, command = play.table, c.PlayCard(number, targets)
    counted = ability_outcomes(before, 0, command)
    assert counted
    play.do(command).until("action")
    for one in counted:
        left = health_left(play.table, one) if one in play.table.permanents else 0
        assert health_left(before, one) - left == min(counted[one].most, health_left(before, one))
    others = {one.id for one in before.permanents.values() if one.record.is_character} - {*counted, HERO}
    assert all(health_left(play.table, one) == health_left(before, one) for one in others)


def test_x_counts_as_it_was_chosen_and_none_is_no_damage() -> None:
    scene = Scene(RHASKA, resources=4)
    (aimed,) = scene.hand("Patient Aim")
    ally = scene.put("Ironback Hauler", 1)
    scene.put("Woven Mantle")
    play = scene.act()
    left = health_left(play.table, ally)
    for x, most in ((0, 0), (1, 2), (3, 4)):
        # What raises damage raises none that is not there.
        assert ability_outcomes(play.table, 0, c.PlayCard(aimed, (ally,), x)) == {ally: Outcome(left, most, most)}
    assert Outcome(left, 0, 0).either(Outcome(left, 3, 3)) == Outcome(left, 0, 3)


def test_no_card_harms_one_character_by_two_of_its_effects() -> None:
    for record in map(record_of, KEYS.values()):
        parts = [record.effects, *(one.effects for one in (*record.powers, *record.triggers))]
        parts += [record.quest.reward] if record.quest is not None else []
        for effects in parts:
            assert sum(isinstance(one, DealDamage | Destroy | ReturnToHand) for one in effects) < 2, record.name


def test_armor_may_take_some_of_it() -> None:
    scene = Scene(OSRIC, OSRIC)
    scene.put("Kettle Helm", 1)
    charger = scene.put("Tusked Charger")
    for left, falls, may in ((5, False, False), (4, False, True), (2, True, True)):
        scene.weaken(FOE, left)
        blow, back = attack_outcomes(scene.act().table, charger, FOE)
        assert blow == Outcome(left, 2, 4)
        assert (blow.falls, blow.may_fall) == (falls, may)
        assert back.most == 0 and not back.may_fall


def test_a_weapon_that_could_strike_may_do_its_damage() -> None:
    for resources, most in ((1, 2), (0, 0)):
        scene = Scene(OSRIC, OSRIC, resources=resources)
        scene.put("Oathkeeper Blade")
        ally = scene.weaken(scene.put("Ironback Hauler", 1), 2)
        blow, _ = attack_outcomes(scene.act().table, HERO, ally)
        assert blow == Outcome(2, 0, most) and (blow.falls, blow.may_fall) == (False, most == 2), "it costs 1 to strike"
        charger = scene.put("Tusked Charger")
        scene.put("Oathkeeper Blade", 1)
        scene.resources(1, seat=1)
        assert attack_outcomes(scene.act().table, charger, FOE)[1].most == 3, "who defends may strike, here with 1 more"


def test_what_is_destroyed_or_returned_is_gone_without_damage() -> None:
    scene = Scene(SEDGE, OSRIC)
    severance, scatter = scene.hand("Severance", "Scatter the Camp")
    ally = scene.put("Ironback Hauler", 1)
    table = scene.act().table
    commands: tuple[Command, ...] = (c.PlayCard(severance, (ally,)), c.PlayCard(scatter, (ally,)))
    destroyed, returned = (ability_outcomes(table, 0, one)[ally] for one in commands if isinstance(one, c.PlayCard))
    assert destroyed.gone == Destroy() and destroyed.falls and destroyed.most == 0
    assert returned.gone == ReturnToHand() and not returned.may_fall


def test_what_only_a_responding_player_could_know_is_not_counted() -> None:
    scene = Scene(ILSABET, OSRIC)
    (dart,) = scene.hand("Glyph Dart")
    scene.hand("Shield Wall", seat=1)
    table = scene.act().table
    assert ability_outcomes(table, 0, c.PlayCard(dart, (FOE,)))[FOE].least == 2
