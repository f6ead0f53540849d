"""The computer player of Factions: what it does where one answer is plainly right, and what each judgment depends
on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.evaluation import Evaluator
from game.ai.factions.evaluation import Scene as Seen
from game.ai.factions.judging import FactionsEvaluator, Places
from game.ai.factions.threats import Attacker, Threats
from game.ai.factions.unit_values import hit_of
from game.app.maps.scenarios import scenario_named
from game.app.matches.scenarios import begin_scenario
from game.core.commands import Decline, Pass
from game.core.views import view_for
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from game.rules.factions.state.table import Table
from tests.ai.factions.scenes import chosen, score
from tests.rules.factions.scene import CAPITALS, Play, Scene

# Rolls again


def attacked(unit: str, target: str, face: int, **changes: Any) -> Play:
    """Return a play in which a unit has rolled that face against a target in its zone."""
    scene = Scene()
    attacker, foe = scene.put(unit, 3), scene.put(target, 3, 1, **changes)
    return scene.act(attacker, dice=[face]).run(c.DeclareAttack(attacker, foe))


def test_a_hit_is_never_rolled_again_for_magic() -> None:
    play = attacked("Prince Vaan", "High Knight", 15)
    assert c.Reroll(magic=True) in play.legal
    assert chosen(play) == Decline()


def test_a_miss_is_rolled_again_where_it_is_worth_the_magic() -> None:
    assert chosen(attacked("Prince Vaan", "Heavy Blade", 2, damage=65)) == c.Reroll(magic=True)


def test_a_miss_that_could_win_little_is_not() -> None:
    assert chosen(attacked("King Jeffery", "White Dragon", 1)) == Decline()


def test_a_hit_on_the_capital_is_rolled_again_only_if_the_double_damage_wins() -> None:
    for damage, again in ((0, False), (65, True), (79, True), (60, False)):
        scene = Scene()
        prince = scene.put("Prince Vaan", 5)
        scene.capital(1, damage=damage)
        play = scene.act(prince, dice=[10]).run(c.DeclareAttack(prince, CAPITALS[1]))
        assert (chosen(play) == c.Reroll(magic=True)) is again, damage


def test_a_free_roll_comes_before_one_that_costs_magic(scene: Scene) -> None:
    king, foe = scene.put("King Jeffery", 3), scene.put("Knight", 3, 1, damage=45)
    scene.put("General William Rendar", 3)
    play = scene.act(king, dice=[2]).run(c.DeclareAttack(king, foe))
    assert {c.Reroll(magic=True), c.Reroll(magic=False)} <= set(play.legal)
    assert chosen(play) == c.Reroll(magic=False)


# Where to go


def test_who_must_end_beside_an_enemy_does_not_leave_it_to_come_back(scene: Scene) -> None:
    beast, foe = scene.put("Ragnos Beast", 3), scene.put("High Knight", 3, 1)
    play = scene.act(beast, dice=[10]).run(c.DeclareAttack(beast, foe))
    assert c.Move(beast, 2) in play.legal
    assert chosen(play) == c.EndActivation()


def test_who_must_end_beside_an_enemy_goes_there_without_a_detour(scene: Scene) -> None:
    beast = scene.put("Ragnos Beast", 3)
    scene.put("Squire", 2, 1, damage=15)
    scene.put("High Knight", 3, 1)
    play = scene.act(beast)
    moves = {answer: score(play, answer) for answer in play.answers(c.Move)}
    assert moves[c.Move(beast, 2)] == max(moves.values())


@pytest.mark.parametrize(("target", "goes_back"), [(4, False), (3, True)])
def test_nobody_goes_back_in_a_turn_but_to_attack(target: int, goes_back: bool) -> None:
    scene = Scene("Alliance")
    commando = scene.put("Human Commando", 2)
    scene.put("Squire", 1)
    scene.put("Heavy Blade", target, 1)
    play = scene.act(commando)
    evaluator = FactionsEvaluator()

    def back(judge: Evaluator) -> float:
        """Return what that evaluator thinks of going back to zone 2."""
        return judge.scores(view_for(FACTIONS, play.state, 0), play.legal)[play.legal.index(c.Move(commando, 2))]

    evaluator.scores(view_for(FACTIONS, play.state, 0), play.legal)
    ahead = evaluator.another()
    play.do(c.Move(commando, 1))
    assert (back(evaluator) > -5) is goes_back
    assert (back(ahead) > -5) is goes_back
    # Whoever did not see where it came from cannot know.
    assert back(FactionsEvaluator()) > -5


def test_another_turn_is_another_way(scene: Scene) -> None:
    knight = scene.put("Knight", 2)
    play = scene.act(knight)
    evaluator = FactionsEvaluator()
    evaluator.scores(view_for(FACTIONS, play.state, 0), play.legal)
    fresh = Scene()
    fresh.put("Knight", 3)
    again = fresh.act(knight)
    view = view_for(FACTIONS, again.state, 0)
    scores = [judge.scores(view, again.legal) for judge in (evaluator, FactionsEvaluator())]
    assert scores[0] == scores[1]


def test_nobody_runs_among_enemies_without_an_attack() -> None:
    # A Catapult that moves does not attack.
    for there, runs in (("Squire", False), (None, True)):
        scene = Scene("Barbarian")
        catapult = scene.put("Spiked Catapult", 2)
        scene.put("Orc Grunt", 2)
        if there:
            scene.put(there, 3, 1, tapped=True)
        assert (score(scene.act(catapult), c.Move(catapult, 3)) > 0) is runs


@pytest.mark.parametrize(("zone", "lifts"), [(3, False), (1, True)])
def test_a_foe_is_lifted_away_from_the_home_and_not_towards_it(zone: int, lifts: bool) -> None:
    scene = Scene("Mage Guild")
    radd = scene.put("Wizard Commander Radd", 2, magic=2)
    scene.put("Heavy Blade", zone, 1)
    play = scene.act(radd)
    assert (score(play, c.UseAbility(radd, "Levitation")) > 0) is lifts


def test_a_lifted_foe_goes_as_far_as_it_can() -> None:
    scene = Scene("Mage Guild")
    radd, blade = scene.put("Wizard Commander Radd", 2, magic=2), scene.put("Heavy Blade", 1, 1)
    play = scene.act(radd).do(c.UseAbility(radd, "Levitation")).at(blade)
    assert chosen(play) == c.ChooseZone(3)


@pytest.mark.parametrize(("count", "goes"), [(5, False), (0, True)])
def test_nobody_charges_five_alone(count: int, goes: bool, scene: Scene) -> None:
    knight = scene.put("Knight", 3)
    for _ in range(count):
        scene.put("High Knight", 4, 1)
    assert (chosen(scene.act(knight)) == c.Move(knight, 4)) is goes


def test_units_do_not_stay_where_a_catapult_shoots_at_all_of_them() -> None:
    scene = Scene("Kingdom", "Barbarian")
    knights = [scene.put("Knight", 3) for _ in range(6)]
    scene.put("Spiked Catapult", 4, 1)
    assert isinstance(chosen(scene.act(knights[0])), c.Move)


def test_a_zone_is_bought_for_what_it_brings_to_attack() -> None:
    for damage, buys in ((81, True), (80, False)):
        scene = Scene()
        prince = scene.put("Prince Vaan", 3)
        scene.put("Squire", 2)
        scene.capital(1, damage=damage)
        play = scene.act(prince)
        assert (score(play, c.BuyMove(prince)) > 100) is buys


def test_no_zone_is_bought_where_nobody_is_to_be_attacked(scene: Scene) -> None:
    prince = scene.put("Prince Vaan", 1)
    scene.put("Squire", 5, 1)
    assert score(scene.act(prince), c.BuyMove(prince)) < 0


def test_who_has_walked_away_from_foes_does_not_pay_to_come_back_to_them(scene: Scene) -> None:
    prince = scene.put("Prince Vaan", 3)
    scene.put("Squire", 3, 1, damage=15)
    play, seen = scene.act(prince), FactionsEvaluator()
    seen.scores(view_for(FACTIONS, play.state, play.asked), play.legal)
    play.run(c.Move(prince, 2))
    looks = seen.scores(view_for(FACTIONS, play.state, play.asked), play.legal)
    assert looks[play.legal.index(c.BuyMove(prince))] < 0


# Whom to strike


def test_who_has_still_to_act_is_struck_before_who_has_acted() -> None:
    for tapped in (True, False):
        scene = Scene()
        knight = scene.put("Knight", 3)
        one, two = (scene.put("Squire", 3, 1, damage=15, tapped=acted) for acted in (tapped, not tapped))
        assert chosen(scene.act(knight)) == c.DeclareAttack(knight, two if tapped else one)


@pytest.mark.parametrize(("damage", "squire"), [(81, True), (80, False)])
def test_who_could_take_the_capital_is_struck_first(damage: int, squire: bool, scene: Scene) -> None:
    knight = scene.put("Knight", 1)
    scene.capital(0, damage=damage)
    threat = scene.put("Squire", 1, 1, damage=15)
    scene.put("Heavy Blade", 1, 1, damage=75, tapped=True)
    assert (chosen(scene.act(knight)) == c.DeclareAttack(knight, threat)) is squire


def test_the_splash_on_ones_own_side_counts_against_an_attack() -> None:
    scene = Scene("Barbarian")
    catapult = scene.put("Spiked Catapult", 3)
    grunt = scene.put("Orc Grunt", 3, damage=5)
    here, there = scene.put("Squire", 3, 1), scene.put("Squire", 4, 1)
    play = scene.act(catapult)
    near, far = (score(play, c.DeclareAttack(catapult, target)) for target in (here, there))
    assert chosen(play) == c.DeclareAttack(catapult, there)
    seen = Seen(play.table, 0)
    on_own = seen.harm(play.unit(grunt), 10, 0.5) + seen.harm(play.unit(catapult), 10, 0.5)
    assert near - far == pytest.approx(on_own)
    assert on_own < 0


def test_the_unit_that_can_come_to_an_attack_is_activated_first(scene: Scene) -> None:
    idle, barred, free = scene.put("Knight", 1), scene.put("Heavy Blade", 4), scene.put("Knight", 2)
    scene.put("Squire", 4, 1, tapped=True)
    play = scene.combat()
    # Neither comes to the capital: the Squire bars the way of the one, and it is far from the others.
    assert score(play, c.Activate(barred)) > score(play, c.Activate(free))
    assert score(play, c.Activate(barred)) < 100
    assert score(play, c.Activate(idle)) < 0


# What hurts nobody


def test_magic_is_not_aimed_at_who_is_immune() -> None:
    scene = Scene("Mage Guild", "Neutral")
    mage = scene.put("Mage", 3)
    scene.put("Black Dragon", 4, 1, damage=135)
    hunter = scene.put("Bounty Hunter", 4, 1)
    play = scene.act(mage).do(c.UseAbility(mage, "Fireball"))
    assert chosen(play) == c.ChooseUnit(hunter)


def test_a_magic_strike_is_not_aimed_at_who_is_immune() -> None:
    scene = Scene("Mage Guild", "Neutral")
    evans = scene.put("Evans, Mage-Knight", 3, magic=1)
    scene.put("Black Dragon", 3, 1, damage=140)
    play = scene.act(evans)
    assert score(play, c.UseAbility(evans, "Magic Strike")) < 0
    assert score(play, c.UseAbility(evans, "Magic Sweep")) < 0
    hunter = scene.put("Bounty Hunter", 3, 1)
    play = scene.act(evans).do(c.UseAbility(evans, "Magic Strike"))
    assert chosen(play) == c.ChooseUnit(hunter)


def test_a_potion_that_is_not_magic_helps_who_is_immune() -> None:
    scene = Scene("Mage Guild", "Neutral")
    alchemist = scene.put("Alchemist", 3)
    dragon = scene.put("Black Dragon", 3, damage=100)
    scene.put("Squire", 3)
    play = scene.act(alchemist).do(c.UseAbility(alchemist, "Throw Potion 20"))
    assert chosen(play) == c.ChooseUnit(dragon)


def test_power_is_gathered_for_an_attack_and_not_without_one() -> None:
    for zone, gathers in ((3, True), (5, False)):
        scene = Scene("Mage Guild")
        elemental = scene.put("Earth Elemental", 3)
        scene.put("High Knight", zone, 1, damage=25)
        play = scene.act(elemental)
        assert (score(play, c.UseAbility(elemental, "Gather Power 20")) > 0) is gathers
        assert (chosen(play) == c.UseAbility(elemental, "Gather Power 20")) is gathers


def test_healing_that_heals_nothing_looks_worse_than_an_end() -> None:
    for damage, heals in ((0, False), (60, True)):
        scene = Scene()
        medic = scene.put("Field Medic", 2)
        scene.put("Heavy Blade", 2, damage=damage)
        play = scene.act(medic)
        assert (score(play, c.UseAbility(medic, "Heal 20")) > 0) is heals


# What the foes can strike


def test_a_unit_strikes_where_it_can_come_to(scene: Scene) -> None:
    knight = scene.put("Knight", 3, 1)
    table = scene.combat(1).table
    assert Attacker(table, table.units[knight]).far == {1: 0, 2: 1, 3: 2, 4: 1, 5: 0}


def test_enemies_bar_the_way_forward_and_not_back(scene: Scene) -> None:
    knight = scene.put("Knight", 3, 1)
    scene.put("Squire", 3)
    table = scene.combat(1).table
    assert Attacker(table, table.units[knight]).far == {1: 0, 2: 0, 3: 2, 4: 1, 5: 0}


def test_careful_aim_and_range() -> None:
    scene = Scene("Kingdom", "Barbarian")
    catapult, scout = scene.put("Spiked Catapult", 3, 1), scene.put("Elf Scout", 4, 1)
    table = scene.combat(1).table
    assert Attacker(table, table.units[catapult]).far == {1: 0, 2: 1, 3: 1, 4: 1, 5: 0}
    assert Attacker(table, table.units[scout]).far == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    assert set(Attacker(table, table.units[scout]).near) == {3, 4, 5}


def test_danger_grows_with_who_can_come_and_is_shared_among_those_in_reach() -> None:
    def danger(zone: int, *, friends: int = 0, hidden: bool = False) -> float:
        scene = Scene()
        unit = scene.put("Elf Scout" if hidden else "Knight", 2)
        for _ in range(friends):
            scene.put("Knight", 2)
        scene.put("Bow-for-Hire", 3, 1)
        table = scene.combat().table
        return Threats(table, 0).danger(table.units[unit], zone)

    assert danger(2) > 0
    assert danger(2, friends=1) < 0.75 * danger(2)
    # Hidden, it is shot at from its own zone alone, so that the bow has to come twice.
    assert danger(2, hidden=True) > danger(1, hidden=True) > 0
    # A Bow-for-Hire in zone 3 goes a zone on, and shoots a zone farther.
    assert danger(1) == danger(2)


def later(foe: str, zone: int, **changes: Any) -> float:
    """Return what a Knight in zone 2 has to fear of a foe that is too far away to strike in its next turn."""
    scene = Scene()
    unit = scene.put("Knight", 2)
    scene.put("Squire", 1)
    scene.put(foe, zone, 1, **changes)
    table = scene.combat().table
    return Threats(table, 0).danger(table.units[unit], 2)


def test_who_can_come_near_in_this_round_is_feared_for_the_next() -> None:
    # Two zones now, and one with an attack in the next round.
    assert later("Heavy Blade", 5) > 0
    assert later("Dwarf Commando", 5) == 0
    assert later("Heavy Blade", 5, tapped=True) == 0


def test_who_is_barred_does_not_come_near() -> None:
    for barred in (True, False):
        scene = Scene()
        unit = scene.put("Knight", 1)
        scene.put("Squire", 4 if barred else 1)
        scene.put("Heavy Blade", 4, 1)
        table = scene.combat().table
        assert (Threats(table, 0).danger(table.units[unit], 1) == 0) is barred


def test_the_capital_could_fall_only_to_those_that_have_not_acted() -> None:
    for damage, tapped, falls in ((70, False, False), (71, False, True), (71, True, False)):
        scene = Scene()
        scene.capital(0, damage=damage)
        scene.put("Heavy Blade", 2, 1, tapped=tapped)
        scene.put("Squire", 5)
        assert Threats(scene.combat().table, 0).could_fall is falls, (damage, tapped)


@pytest.mark.parametrize(("at_zero", "falls"), [(False, False), (True, True)])
def test_the_last_hit_counts_where_capitals_fall_at_zero(at_zero: bool, falls: bool) -> None:
    scene = Scene(at_zero=at_zero)
    scene.capital(0, damage=70)
    scene.put("Heavy Blade", 2, 1)
    scene.put("Squire", 5)
    assert Threats(scene.combat().table, 0).could_fall is falls


def test_penetration_takes_no_heed_of_damage_reduction() -> None:
    scene = Scene("Kingdom", "Barbarian")
    blade, knight, tank = scene.put("Heavy Blade", 3), scene.put("Knight", 3), scene.put("Tank of Ragnos", 3, 1)
    table = scene.combat().table
    units = table.units
    assert hit_of(table, units[blade], units[tank])[1] == 30
    assert hit_of(table, units[knight], units[tank])[1] == 0
    assert hit_of(table, units[knight], units[CAPITALS[1]]) == (1.0, 10)


# The blockade


@pytest.mark.parametrize(("zone", "shoots", "closes"), [(2, False, True), (1, False, False), (2, True, False)])
def test_a_blockade_is_for_those_that_would_come_in(zone: int, shoots: bool, closes: bool, scene: Scene) -> None:
    scene.capital(0, damage=95)
    scene.put("Bow-for-Hire" if shoots else "Heavy Blade", zone, 1)
    scene.points(0, 8)
    blockade, _ = scene.hand("Blockade", "Squire")
    assert (score(scene.building(), c.PlayCard(blockade)) > 40) is closes


def test_evasions_and_further_rolls_without_magic_are_free(scene: Scene) -> None:
    blade = scene.put("Heavy Blade", 3)
    trooper = scene.put("Alliance Trooper", 3, 1)
    scene.put("Dwarf Commando", 4, 1)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    play = scene.act(blade, dice=[19, 3, 16]).do(c.DeclareAttack(blade, trooper))
    assert play.prompt == "evade"
    view = view_for(FACTIONS, play.state, play.asked)
    assert FactionsEvaluator().free(view, play.legal) == list(play.legal), "a dodge and a parry"
    scene = Scene()
    blade, mage = scene.put("Heavy Blade", 3), scene.put("Battle Mage", 3, 1)
    play = scene.act(blade, dice=[19, 11]).do(c.DeclareAttack(blade, mage))
    while play.prompt != "evade":
        play.do(Pass())
    view = view_for(FACTIONS, play.state, play.asked)
    assert FactionsEvaluator().free(view, play.legal) == [], "it costs magic"


def test_on_whom_a_scenario_depends_does_not_go_where_foes_strike() -> None:
    table = begin_scenario(scenario_named("the_middle_ford", "factions")).state.table
    master = next(unit for unit in table.units.values() if unit.record.name == "Field Medic")

    def best(table: Table) -> int:
        places = Places(Seen(table, 0), master)
        return max((1, 2, 3), key=places.value)

    gone = {number: unit for number, unit in table.units.items() if unit.zone != 4}
    assert best(replace(table, units=gone)) == 3
    # The orcs beyond the ford strike there.
    assert best(table) == 2
