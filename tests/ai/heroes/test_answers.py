"""The computer player of Heroes in combat and in windows: protectors, strikes, armor, answers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ai.heroes.judging import HeroesEvaluator
from game.core.commands import Agree, Decline, Pass
from game.core.views import view_for
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from tests.ai.heroes.scenes import attacked, chosen, played
from tests.rules.heroes.scene import FOE, HERO, ILSABET, NOW, OSRIC, RHASKA, SEDGE, Scene


@pytest.fixture
def scene() -> Scene:
    return Scene(OSRIC, RHASKA)


# Combat


def test_a_protector_saves_a_better_ally(scene: Scene):
    novice = scene.put("Vault Tinker")
    sergeant = scene.put("Lantern Sergeant")
    skitterer = scene.put("Mudfoot Runner", 1)
    play = attacked(scene, skitterer, novice).until("protect")
    assert chosen(play) == c.Protect(sergeant)


def test_a_protector_does_not_die_for_what_the_hero_can_take(scene: Scene):
    scene.put("Lamplighter Recruit")
    bear = scene.put("Old Thicket-Bear", 1)
    assert chosen(attacked(scene, bear).until("protect")) == Decline()


def test_a_protector_dies_for_a_hero_who_would(scene: Scene):
    recruit = scene.put("Lamplighter Recruit")
    scene.weaken(HERO, 3)
    bear = scene.put("Old Thicket-Bear", 1)
    assert chosen(attacked(scene, bear).until("protect")) == c.Protect(recruit)


def test_it_strikes_back_where_that_destroys_the_attacker(scene: Scene):
    blade = scene.put("Oathkeeper Blade")
    charger = scene.put("Tusked Charger", 1)
    play = attacked(scene, charger).until("respond_defend")
    while play.asked == 1:
        play.do(Pass())
    assert chosen(play) == c.StrikeWith(blade)


def test_it_strikes_when_the_blow_is_fatal():
    scene = Scene(OSRIC, OSRIC)
    maul = scene.put("Mountain Maul")
    scene.weaken(FOE, 4)
    play = scene.act(placed=True).do(c.Propose(HERO, FOE)).until("respond_defend")
    assert chosen(play) == c.StrikeWith(maul)


def test_it_does_not_strike_at_what_has_left_the_combat():
    scene = Scene(RHASKA, SEDGE)
    hatchet = scene.put("Skinning Hatchet")
    drummer = scene.put("Warren Drummer", 1)
    (scatter,) = scene.hand("Scatter the Camp")
    play = scene.act(placed=True).do(c.Propose(HERO, drummer)).until("respond_defend")
    play.do(c.PlayCard(scatter, (drummer,))).to(0)
    while play.table.chain:
        play.do(Pass())
    assert drummer not in play.table.permanents and c.StrikeWith(hatchet) in play.legal
    assert chosen(play) == Pass()


def test_a_shield_waits_where_armor_stops_all(scene: Scene):
    (wall,) = scene.hand("Shield Wall")
    scene.weaken(HERO, 3)
    scene.put("Plated Cuirass")
    dob = scene.put("Ferryman Dob", 1)
    play = attacked(scene, dob)
    while play.prompt != "armor":
        if play.asked == 0:
            assert chosen(play) == Pass()
        play.do(Pass())
    assert wall in play.table.players[0].hand


def test_it_uses_armor_that_is_not_wasted(scene: Scene):
    cuirass = scene.put("Plated Cuirass")
    bear = scene.put("Old Thicket-Bear", 1)
    assert chosen(attacked(scene, bear).until("armor")) == c.UseArmor(cuirass)


def test_armor_that_no_other_blow_can_want_is_free():
    for others, free in ((), True), (("Militia",), False):
        scene = Scene(OSRIC, RHASKA)
        cuirass = scene.put("Plated Cuirass")
        bear = scene.put("Old Thicket-Bear", 1)
        for other in others:
            scene.put(other, 1, token=True)
        play = attacked(scene, bear).until("armor")
        found = HeroesEvaluator().free(view_for(HEROES, play.state, play.asked), play.legal)
        assert found == ([c.UseArmor(cuirass)] if free else [])


def test_it_saves_armor_for_a_harder_blow(scene: Scene):
    scene.put("Plated Cuirass")
    scene.put("Old Thicket-Bear", 1)
    token = scene.put("Militia", 1, token=True)
    assert chosen(attacked(scene, token).until("armor")) == c.TakeDamage()


def test_of_two_armors_it_uses_the_one_that_fits(scene: Scene):
    scene.put("Plated Cuirass")
    helm = scene.put("Kettle Helm")
    scene.put("Old Thicket-Bear", 1)
    runner_ = scene.put("Mudfoot Runner", 1)
    assert chosen(attacked(scene, runner_).until("armor")) == c.UseArmor(helm)


def test_a_shield_waits_until_damage_comes(scene: Scene):
    (wall,) = scene.hand("Shield Wall")
    scene.change(HERO, damage=15)
    assert c.PlayCard(wall) not in played(scene.act(placed=True))
    scene = Scene(OSRIC, RHASKA)
    (wall,) = scene.hand("Shield Wall")
    scene.change(HERO, damage=15)
    bear = scene.put("Old Thicket-Bear", 1)
    play = attacked(scene, bear).until("respond_defend")
    while play.asked == 1:
        play.do(Pass())
    assert chosen(play) == c.PlayCard(wall)


def test_frenzy_wins_a_combat():
    scene = Scene(RHASKA, OSRIC)
    charger = scene.put("Tusked Charger")
    scene.put("Dawn Templar", 1, damage=0)
    (frenzy,) = scene.hand("Blood Frenzy")
    scene.weaken(FOE, 5)
    answers = played(scene.act(placed=True))
    assert c.PlayCard(frenzy, (charger,)) in answers and c.Propose(charger, FOE) in answers


# Answers and what is left


def test_it_interrupts_what_hurts_and_lets_its_own_be():
    scene = Scene(ILSABET, SEDGE)
    templar = scene.put("Dawn Templar")
    (unravel,) = scene.hand("Unravel")
    (severance,) = scene.hand("Severance", seat=1)
    play = scene.begin_turn(1)
    while play.prompt != "action":
        play.do(Pass())
    play.do(c.PlayCard(severance, (templar,))).to(0)
    link = play.table.chain[-1].id
    assert chosen(play) == c.PlayCard(unravel, (link,))
    scene = Scene(ILSABET, SEDGE)
    scene.put("Ferryman Dob", 1)
    scene.hand("Clinging Cinders")
    (unravel,) = scene.hand("Unravel")
    play = scene.act(placed=True)
    played(play)
    assert unravel in play.table.players[0].hand


def test_quests_are_completed_with_what_is_left_at_the_end_of_the_others_turn(scene: Scene):
    quest = scene.quest("The Miller's Errand")
    play = scene.act(placed=True)
    assert c.CompleteQuest(quest) not in played(play)
    seen = []
    while play.table.turn.number <= NOW + 1 and play.state.decision is not None:
        answer = chosen(play)
        seen.append((play.asked, play.prompt, answer))
        play.do(answer)
    assert (0, "respond_end", c.CompleteQuest(quest)) in seen


def test_it_takes_back_what_it_needs_most():
    scene = Scene(OSRIC, SEDGE)
    scene.graveyard("Marsh Skitterer")
    (templar,) = scene.graveyard("Dawn Templar")
    quest = scene.quest("Stand at the Ford")
    assert c.CompleteQuest(quest, (templar,)) in played(scene.act(placed=True))


def test_an_offer_is_declined_that_could_only_hurt_itself():
    scene = Scene(OSRIC, SEDGE)
    (adept,) = scene.hand("Frostmantle Adept")
    scene.put("Lamplighter Recruit")
    play = scene.act(placed=True).do(c.PlayCard(adept)).until("trigger_target")
    play.do(chosen(play)).until("optional")
    assert chosen(play) == Decline()


def test_an_offer_is_taken_that_clears_the_way():
    scene = Scene(OSRIC, SEDGE)
    (adept,) = scene.hand("Frostmantle Adept")
    scene.put("Lamplighter Recruit")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act(placed=True).do(c.PlayCard(adept)).until("trigger_target")
    assert chosen(play) == c.ChooseTarget(hauler)
    play.do(c.ChooseTarget(hauler)).until("optional")
    assert chosen(play) == Agree()


def test_an_offer_that_changes_nothing_is_declined():
    scene = Scene(OSRIC, SEDGE)
    (adept,) = scene.hand("Frostmantle Adept")
    hauler = scene.put("Ironback Hauler", 1, exhausted=True)
    play = scene.act(placed=True).do(c.PlayCard(adept)).until("trigger_target")
    play.do(c.ChooseTarget(hauler)).until("optional")
    assert chosen(play) == Decline()


def test_it_finds_the_better_companion():
    scene = Scene(RHASKA, OSRIC)
    scene.deck("Grey Lurcher")
    (bear,) = scene.deck("Old Thicket-Bear")
    (whistle,) = scene.hand("Whistle Them In")
    play = scene.act(placed=True).do(c.PlayCard(whistle)).until("search")
    assert chosen(play) == c.ChooseCard(bear)


def test_a_power_is_not_paid_for_what_is_not_there():
    """The flip that readies a weapon waits for a weapon that has struck; vials wait for exhausted resources."""
    for resources, is_used in ((7, False), (8, True)):
        scene = Scene(OSRIC, SEDGE, powers=True, resources=resources)
        maul = scene.put("Mountain Maul")
        answers = played(scene.act(placed=True))
        assert (c.UsePower(HERO) in answers) is is_used
        assert answers.count(c.StrikeWith(maul)) == 1 + is_used
    scene = Scene(ILSABET, SEDGE)
    scene.put("Vial of Quicksilver")
    assert not any(isinstance(one, c.UsePower) for one in played(scene.act(placed=True)))


def test_it_does_nothing_twice_in_a_turn_that_brings_nothing():
    scene = Scene(RHASKA, OSRIC)
    scene.put("Scout's Spyglass")
    answers = played(scene.act(placed=True))
    assert all(one != other for one, other in pairwise(answers))
