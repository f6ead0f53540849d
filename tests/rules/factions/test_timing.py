"""Who may do what when: events and their windows, additions, countering, and what has become of targets and sources."""

from __future__ import annotations

import pytest

from game.core import runner
from game.core.commands import Pass
from game.core.refusals import Refusal
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.scene import CAPITALS, Play, Scene


def windows_until(play: Play, prompt: str, *, seat: int = -1) -> list[tuple[str, int]]:
    """Pass until a question; return the windows on the way, each with the seat that was asked."""
    found: list[tuple[str, int]] = []
    while play.prompt != prompt or seat not in (-1, play.asked):
        assert play.prompt.startswith("respond"), play.prompt
        found.append((play.prompt.removeprefix("respond_"), play.asked))
        play.do(Pass())
    return found


# priority


def test_priority_is_open_at_each_event_of_a_cycle() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    squire, other = scene.put("Squire", 2), scene.put("Squire", 2)
    enemy = scene.put("Squire", 4, 1)
    play = scene.upkeep()
    # The turn player comes first; a player about to act freely anyway is not asked.
    assert windows_until(play, "build") == [("upkeep", 0), ("upkeep", 1), ("upkeep", 1), ("upkeep", 0), ("build", 1)]
    play.do(c.EndBuild())
    assert windows_until(play, "build") == [("build_over", 0), ("build_over", 1), ("build", 0)]
    play.do(c.EndBuild())
    told = [("build_over", 1), ("build_over", 0), ("combat", 0), ("combat", 1)]
    assert windows_until(play, "activate") == told
    play.do(c.Activate(squire))
    assert windows_until(play, "activation") == [("activation", 1)]
    play.do(c.Move(squire, 3))
    assert windows_until(play, "activation") == [("move", 0), ("move", 1)]
    play.do(c.EndActivation())
    assert windows_until(play, "activate") == [("activation_over", 0), ("activation_over", 1)]
    play.do(c.Activate(enemy))
    assert windows_until(play, "activation") == [("activation", 0)]
    assert not play.unit(other).tapped


def test_priority_at_the_steps_of_an_attack() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    orc, foe = scene.put("Orc Grunt", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(orc, dice=[15]).do(c.DeclareAttack(orc, foe))
    told = [("attack", 0), ("attack", 1), ("hit", 0), ("hit", 1), ("attack_over", 0), ("attack_over", 1)]
    assert windows_until(play, "activation") == told
    play = scene.act(orc, dice=[2]).do(c.DeclareAttack(orc, foe))
    assert [event for event, _ in windows_until(play, "activation")][2] == "missed"


def test_priority_goes_to_the_turn_player_first_after_each_resolution() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    squire = scene.put("Squire", 3)
    (card,) = scene.hand("March the Troopers", seat=1)
    play = scene.act(squire).do(c.Move(squire, 2), Pass(), c.PlayCard(card))
    # Both may add to the other one's card; it resolves, and the turn player is first again.
    assert windows_until(play, "activation") == [("move", 0), ("move", 1), ("move", 0), ("move", 1)]
    assert play.table.players[1].graveyard == (card,)


def test_priority_passes_to_the_other_after_each_addition() -> None:
    scene = Scene("Barbarian", "Barbarian", windows="always")
    orc, foe = scene.put("Orc Grunt", 3), scene.put("Orc Grunt", 3, 1)
    mine, theirs = scene.hand("Berzerking", "Berzerking"), scene.hand("Berzerking", seat=1)
    play = scene.act(orc).do(c.PlayCard(mine[0]), c.ChooseUnit(orc))
    assert play.asked == 1
    play.do(c.PlayCard(theirs[0]), c.ChooseUnit(foe))
    assert play.asked == 0
    play.do(Pass())
    # The turn player adds nothing, so the other one may add once more; it has nothing to add, but is asked.
    assert (play.asked, len(play.table.stack)) == (1, 2)
    play.do(Pass())
    assert (play.asked, len(play.table.stack)) == (0, 1)
    play.do(c.PlayCard(mine[1]), c.ChooseUnit(orc))
    assert (play.asked, len(play.table.stack)) == (1, 2)
    play.passes()
    assert [len(play.unit(unit).lasting) for unit in (orc, foe)] == [2, 1]


def test_a_player_does_nothing_unasked_in_anothers_turn(scene: Scene) -> None:
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.building()
    refusal = runner.submit(FACTIONS, play.state, 1, c.PlayCard(blockade))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not_asked"


@pytest.mark.parametrize("name", ["Squire", "Short Sword", "Fortress"])
def test_units_equipment_and_locations_are_played_in_ones_own_build_turn_only(name: str) -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    squire = scene.put("Squire", 1)
    (mine,) = scene.hand(name)
    play = scene.act(squire)
    assert play.code(c.PlayCard(mine)) == "not_now"
    play.do(c.Move(squire, 2))
    assert play.code(c.PlayCard(mine)) == "not_now"
    assert scene.building().code(c.PlayCard(mine)) == ""


@pytest.mark.parametrize("name", ["March the Troopers", "Meditation", "Tome of Knowledge", "Powerful Blow", "Blockade"])
def test_a_card_without_targets_is_played_even_if_it_has_no_effect(name: str, scene: Scene) -> None:
    (card,) = scene.hand(name)
    play = scene.building().do(c.PlayCard(card))
    if name == "Blockade":
        play.do(c.ChooseZone(2))
    play.passes()
    assert (play.prompt, play.table.players[0].graveyard) == ("build", (card,))


def test_deploying_can_be_answered() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    (squire,) = scene.hand("Squire")
    play = scene.building().do(c.PlayCard(squire))
    assert windows_until(play, "build") == [("stacked", 1), ("stacked", 0), ("resolved", 0), ("resolved", 1)]
    assert play.alive(squire)


# countering


@pytest.mark.parametrize(("name", "cost"), [("Fortress", 10), ("Imperial Blade", 3), ("March the Troopers", 5)])
def test_countering_leaves_the_cost_paid_and_the_card_in_its_owners_graveyard(name: str, cost: int) -> None:
    scene = Scene("Kingdom", "Underworld")
    squire = scene.put("Squire", 1)
    (mine,) = scene.hand(name)
    (counter,) = scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(mine)).run(c.PlayCard(counter))
    assert play.table.players[0].build == 100 - cost
    assert (play.table.players[0].graveyard, play.table.players[1].graveyard) == ((mine,), (counter,))
    assert (play.table.locations, play.unit(squire).attached, play.prompt) == ({}, (), "build")


def test_countering_a_card_that_has_left_the_stack_does_nothing() -> None:
    scene = Scene("Underworld", "Underworld")
    skeleton, _ = scene.hand("Skeleton", "Counterspell")
    theirs = scene.hand("Counterspell", "Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(skeleton), c.PlayCard(theirs[0]))
    # Nobody counters the counterspell; a second one aims at the Skeleton as well.
    play.do(Pass())
    first = play.table.stack[0].id
    assert (play.asked, play.prompt) == (1, "respond_stacked")
    play.do(c.PlayCard(theirs[1]))
    play.do(next(choice for choice in play.legal if getattr(choice, "entry", 0) == first)).passes()
    told = [(event.entry == first, event.how) for event in play.happened(ce.EntryLeft)]
    assert told[-1] == (False, "fizzled")
    assert (True, "countered") in told


def test_a_countered_unit_was_never_played() -> None:
    scene = Scene("Alliance", "Underworld")
    one, other = scene.hand("Lorenzo Maydon", "Lorenzo Maydon, Knight of the Alliance")
    (counter,) = scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(one)).run(c.PlayCard(counter))
    assert not play.alive(one)
    assert play.code(c.PlayCard(other)) == ""


# gone


def bombed(scene: Scene, unit: int, play: Play) -> Play:
    """Let seat 1 answer with the bomb in its hand."""
    card = scene.zones[1]["hand"][0]
    play.do(c.PlayCard(card))
    if play.prompt == "target":
        play.do(c.ChooseUnit(unit))
    return play.passes()


def bombers() -> Scene:
    """Lay out a seat 1 with a Mana Bomb and a wizard in zone 3 to throw it."""
    scene = Scene("Mage Guild", "Mage Guild")
    scene.hand("Mana Bomb", seat=1)
    scene.put("Apprentice Mage", 4, 1, magic=0)
    return scene


def test_an_effect_does_not_need_its_source_any_more() -> None:
    scene = bombers()
    mage, enemy = scene.put("Mage", 3, damage=10), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).do(c.UseAbility(mage, "Fireball"), c.ChooseUnit(enemy))
    bombed(scene, mage, play)
    assert not play.alive(mage)
    assert play.damage(enemy) == 20


def test_a_stun_does_not_need_its_source_any_more() -> None:
    # rule: factions/fizzling
    for save, tapped in ((10, True), (11, False)):
        scene = Scene("Mage Guild", "Kingdom")
        general, fire = scene.put("General Luther Maxwell", 3), scene.put("Fire Elemental", 3, magic=0)
        energy = scene.put("Energy Elemental", 3, 1, magic=0, damage=25)
        scene.put("Squire", 5, 1)
        play = scene.act(general, dice=[15, 15]).run(c.EndActivation(), c.DeclareAttack(fire, energy))
        # Struck back at, the turn player's unit recoils first, and its attacker falls before it stuns.
        play.dice(10, save).run(c.Agree())
        assert (play.alive(energy), play.unit(fire).tapped) == (False, tapped)


def test_a_source_that_is_to_do_something_itself_must_be_there() -> None:
    scene = bombers()
    mage = scene.put("Battle Mage", 3, damage=55)
    play = scene.act(mage).do(c.UseAbility(mage, "Gather Power 20"))
    bombed(scene, mage, play)
    assert not play.alive(mage)
    assert play.happened(e.PowerGathered) == []


def test_an_attack_of_an_attacker_that_is_gone_is_not_rolled() -> None:
    scene = bombers()
    mage, enemy = scene.put("Mage", 3, damage=10), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).do(c.DeclareAttack(mage, enemy))
    assert play.prompt == "respond_attack"
    bombed(scene, mage, play)
    assert (play.happened(e.AttackRolled), play.damage(enemy), play.table.attacks) == ([], 0, ())


def test_an_attack_whose_attacker_falls_after_the_roll_does_no_damage() -> None:
    scene = bombers()
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[19]).do(c.DeclareAttack(squire, enemy), Pass())
    assert play.prompt == "respond_hit"
    bombed(scene, squire, play)
    assert (play.alive(squire), play.damage(enemy), play.table.attacks) == (False, 0, ())


def test_a_card_whose_target_is_gone_does_nothing_and_lies_in_the_graveyard() -> None:
    scene = bombers()
    (card,) = scene.hand("Berzerking")
    squire = scene.put("Squire", 3)
    other = scene.put("Squire", 1)
    play = scene.act(other).do(c.PlayCard(card), c.ChooseUnit(squire))
    bombed(scene, squire, play)
    assert play.table.players[0].graveyard == (squire, card)
    assert [event.how for event in play.happened(ce.EntryLeft)] == ["resolved", "fizzled"]


def test_equipment_for_a_unit_that_is_gone_goes_to_the_graveyard() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    (sword,) = scene.hand("Short Sword")
    squire = scene.put("Squire", 1)
    scene.hand("Mana Bomb", seat=1)
    scene.put("Apprentice Mage", 2, 1, magic=0)
    play = scene.building().do(c.PlayCard(sword))
    bombed(scene, squire, play)
    assert play.table.players[0].graveyard == (squire, sword)


def test_an_attack_that_has_hit_does_not_need_its_reach_any_more() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    knight, radd = scene.put("Knight", 3), scene.put("Wizard Commander Radd", 4, 1, magic=2)
    target = scene.put("Heavy Blade", 3, 1)
    play = scene.act(knight, dice=[19]).do(c.DeclareAttack(knight, target), Pass())
    assert play.prompt == "respond_hit"
    play.do(c.UseAbility(radd, "Levitation"), c.ChooseUnit(target), c.ChooseZone(5)).passes()
    assert (play.zone(target), play.damage(target)) == (5, 10)


def test_an_attack_on_a_target_that_has_hidden_comes_to_nothing() -> None:
    scene = Scene("Kingdom", "Alliance")
    trooper, target = scene.put("Alliance Trooper", 3), scene.put("Heavy Blade", 4, 1)
    (cover,) = scene.hand("Advantageous Cover", seat=1)
    play = (
        scene.act(trooper, dice=[19]).do(c.DeclareAttack(trooper, target), c.PlayCard(cover), c.ChooseZone(4)).passes()
    )
    assert (play.happened(e.AttackRolled), play.damage(target)) == ([], 0)
    # The attack has been made all the same.
    assert play.code(c.DeclareAttack(trooper, target)) == "attacks_spent"


def test_a_mover_that_is_lifted_away_still_goes_where_it_can() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    squire, radd = scene.put("Squire", 3), scene.put("Wizard Commander Radd", 3, 1, magic=2)
    play = scene.act(squire).do(c.Move(squire, 2))
    play.do(c.UseAbility(radd, "Levitation"), c.ChooseUnit(squire), c.ChooseZone(4)).passes()
    # Zone 2 is not beside zone 4.
    assert play.zone(squire) == 4


def test_two_effects_may_answer_one_defeat() -> None:
    scene = Scene("Underworld", "Kingdom")
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    cards = scene.hand("Necromancy", "Necromancy")
    skeletons = scene.deck("Skeleton", "Skeleton")
    play = scene.act(knight, dice=[15, 5]).do(c.DeclareAttack(knight, grunt), c.PlayCard(cards[0])).passes()
    play.do(*play.answers(c.ChooseCard)[:1])
    assert play.prompt == "respond_destroyed"
    play.do(c.PlayCard(cards[1])).passes()
    play.do(*play.answers(c.ChooseCard)[:1]).passes()
    assert [play.zone(skeleton) for skeleton in skeletons] == [3, 3]
    assert CAPITALS[0] in play.table.units


def test_fewer_questions_are_about_attacks_destruction_and_the_ends_that_matter() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="key")
    scene.hand("Blockade")
    scene.hand("Blockade", seat=1)
    orc, foe = scene.put("Orc Grunt", 3), scene.put("Orc Grunt", 3, 1)
    play = scene.upkeep()
    assert (play.prompt, windows_until(play, "build")) == ("build", [])
    play.do(c.EndBuild())
    assert windows_until(play, "build") == [("build_over", 0), ("build_over", 1)]
    play.do(c.EndBuild())
    told = [("build_over", 1), ("build_over", 0), ("combat", 0), ("combat", 1)]
    assert windows_until(play, "activate") == told
    play.do(c.Activate(orc)).dice(19).do(c.DeclareAttack(orc, foe))
    told = [("attack", 0), ("attack", 1), ("hit", 0), ("hit", 1), ("destroyed", 0), ("destroyed", 1)]
    assert windows_until(play, "activation") == told
    play.do(c.Move(orc, 2))
    assert (play.prompt, play.zone(orc)) == ("activation", 2)
