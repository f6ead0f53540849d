"""Combat: proposing, attackers, protecting, striking, the conclusion, and leaving combat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.commands import Decline, Pass
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.presentation.queries import could_harm
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import Conclude, Window
from game.rules.heroes.state.table import Modifier
from game.rules.heroes.state_check import destroy
from tests.rules.heroes.scene import FOE, HERO, ILSABET, NOW, OSRIC, RHASKA, SEDGE, Play, Scene

# rule: heroes/proposing


def test_a_combat_that_is_no_longer_legal_leaves_the_attacker_ready(scene: Scene) -> None:
    dob = scene.put("Ferryman Dob")
    novice = scene.put("Chapel Novice", 1)
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    play = scene.act().do(c.Propose(dob, novice)).to(1).do(c.PlayCard(scatter, (novice,))).passes()
    assert not play.exhausted(dob) and play.table.combat is None and play.happened(ev.CombatBegan) == []
    assert [left.why for left in play.happened(cev.LinkLeft)] == ["resolved", "void"]


def test_an_attacker_that_is_exhausted_in_response_does_not_attack() -> None:
    scene = Scene(OSRIC, ILSABET)
    dob = scene.put("Ironback Hauler")
    (rime,) = scene.hand("Rimebind", seat=1)
    play = scene.act().do(c.Propose(dob, FOE)).to(1).do(c.PlayCard(rime, (dob,))).passes()
    assert play.damage(FOE) == 0 and play.table.turn.attacked == ()


def test_a_character_attacks_as_often_as_it_is_ready(scene: Scene) -> None:
    dob = scene.put("Ferryman Dob")
    (line,) = scene.hand("Hold the Line")
    play = scene.act().fight(dob, FOE)
    assert play.code(c.Propose(dob, FOE)) == "exhausted"
    play.cast(line, dob).fight(dob, FOE)
    assert play.damage(FOE) == 6 and play.table.turn.attacked == (dob,)


# rule: heroes/attackers


def test_a_hero_attacks_without_a_weapon_and_is_hit(scene: Scene) -> None:
    dob = scene.put("Ferryman Dob", 1)
    play = scene.act().fight(HERO, dob)
    assert play.damage(HERO) == 3 and play.damage(dob) == 0 and play.exhausted(HERO)
    assert len(play.happened(ev.DamageDealt)) == 1


@pytest.mark.parametrize(("since", "code"), [(NOW, "new"), (NOW - 1, "")])
def test_an_ally_attacks_if_it_was_there_as_the_turn_began(since: int, code: str, scene: Scene) -> None:
    dob = scene.put("Ferryman Dob", since=since)
    assert scene.act().code(c.Propose(dob, FOE)) == code


def test_only_own_characters_attack_and_only_opposing_ones_are_attacked(scene: Scene) -> None:
    dob, blade = scene.put("Ferryman Dob"), scene.put("Oathkeeper Blade")
    theirs, helm = scene.put("Ferryman Dob", 1), scene.put("Kettle Helm", 1)
    play = scene.act()
    assert play.code(c.Propose(theirs, FOE)) == play.code(c.Propose(blade, FOE)) == "not_yours"
    assert play.code(c.Propose(dob, HERO)) == play.code(c.Propose(dob, helm)) == "not_opposing"
    assert play.code(c.Propose(99, FOE)) == "not_yours" and play.code(c.Propose(dob, 99)) == "not_opposing"


# rule: heroes/cannot_attack


def test_who_attacks_already_goes_on_attacking() -> None:
    scene = Scene(OSRIC, RHASKA)
    dob = scene.put("Ironback Hauler")
    scene.hand("Loose Two Arrows", seat=1)
    play = scene.act().do(c.Propose(dob, FOE)).until("respond_attack")
    kept_back = Modifier(1, (dob,), "turn", 1, NOW, no_attack=True)
    after = Play(replace(play.state, decision=None, table=replace(play.table, modifiers=(kept_back,)))).passes()
    assert after.damage(FOE) == 3


# rule: heroes/protecting


def test_who_is_hexed_cannot_protect_even_when_it_is_made_a_protector() -> None:
    scene = Scene(OSRIC, OSRIC)
    hexed, other = scene.put("Lamplighter Recruit", 1), scene.put("Lamplighter Recruit", 1)
    scene.put("Toad Hex", 0, on=hexed)
    (line,) = scene.hand("Hold the Line", seat=1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().do(c.Propose(dob, FOE)).to(1).do(c.PlayCard(line, (hexed,))).until("protect")
    assert (play.code(c.Protect(hexed)), play.code(c.Protect(other))) == ("cannot_protect", "")


def test_an_elusive_protector_may_protect_and_only_one_does() -> None:
    scene = Scene(OSRIC, OSRIC)
    slinker = scene.put("Briar Slinker", 1)
    scene.put("Lamplighter Recruit", 1)
    (line,) = scene.hand("Hold the Line", seat=1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().do(c.Propose(dob, FOE)).to(1).do(c.PlayCard(line, (slinker,))).passes()
    assert play.prompt == "protect"
    play.do(c.Protect(slinker)).passes()
    assert not play.there(slinker) and play.damage(FOE) == 0 and play.prompt == "action"


def test_nobody_protects_against_an_attack_that_is_declined(scene: Scene) -> None:
    recruit = scene.put("Lamplighter Recruit", 1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().fight(dob, FOE)
    assert play.code(Pass()) == "not_an_answer" and play.code(c.Protect(99)) == "no_protector"
    play.do(Decline()).passes()
    assert play.damage(FOE) == 3 and not play.exhausted(recruit)


# rule: heroes/strikes


def test_strikes_are_made_only_in_the_defend_window_and_only_by_a_hero_in_combat() -> None:
    scene = Scene(OSRIC, RHASKA)
    blade = scene.put("Oathkeeper Blade")
    scene.hand("Shield Wall")
    dob = scene.put("Ferryman Dob")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_attack")
    assert play.code(c.StrikeWith(blade)) == "not_in_combat"
    play.until("respond_defend")
    assert play.code(c.StrikeWith(blade)) == "" and play.code(c.StrikeWith(dob)) == "not_yours"
    scene = Scene(OSRIC, RHASKA)
    blade = scene.put("Oathkeeper Blade")
    scene.hand("Shield Wall")
    dob = scene.put("Ferryman Dob")
    play = scene.act().do(c.Propose(dob, FOE)).until("respond_defend")
    assert play.code(c.StrikeWith(blade)) == "not_in_combat"


def test_a_strike_counts_at_once_with_links_on_the_chain() -> None:
    scene = Scene(OSRIC, RHASKA)
    blade = scene.put("Oathkeeper Blade")
    (wall, _) = scene.hand("Shield Wall", "Shield Wall")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.PlayCard(wall))
    assert play.prompt == "respond_chain" and play.asked == 0
    play.do(c.StrikeWith(blade))
    assert play.atk(HERO) == 2 and len(play.table.chain) == 1 and play.asked == 0
    assert play.passes().damage(FOE) == 2


def test_a_weapon_strikes_on_the_turn_in_which_it_is_played() -> None:
    scene = Scene(OSRIC, OSRIC)
    (axe,) = scene.hand("Harpooner's Axe")
    play = scene.act().cast(axe)
    (weapon,) = play.in_play("harpooners_axe")
    play.do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(weapon)).passes()
    assert play.damage(FOE) == 2


def test_an_exhausted_hero_defends_and_strikes() -> None:
    scene = Scene(OSRIC, OSRIC)
    axe = scene.put("Harpooner's Axe")
    charger = scene.put("Tusked Charger", 1)
    play = scene.act().fight(HERO, FOE).end_turn()
    assert play.exhausted(HERO)
    play.do(c.Propose(charger, HERO)).until("respond_defend").do(c.StrikeWith(axe)).passes()
    assert not play.there(charger) and play.damage(HERO) == 4


# rule: heroes/strike_bonus


def test_the_bonus_stays_when_the_weapon_leaves_play() -> None:
    scene = Scene(OSRIC, OSRIC, powers=True)
    blade = scene.put("Oathkeeper Blade")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(blade))
    after = _without(play, blade)
    assert not after.there(blade) and after.damage(FOE) == 2


def _without(play: Play, number: int) -> Play:
    """Go on with something destroyed, and everybody passing."""
    draft = Draft(HEROES, replace(play.state, decision=None))
    destroy(draft, ev.Removal("damage"), play.table.permanents[number])
    return Play(draft.state()).passes()


def test_the_bonus_follows_the_weapon_while_it_is_in_play() -> None:
    scene = Scene(RHASKA, OSRIC, powers=True)
    bow = scene.put("Yew Longbow")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(bow))
    assert play.atk(HERO) == 2
    play.do(c.UsePower(HERO)).passes()
    assert play.damage(FOE) == 3


def test_a_readied_weapon_strikes_again_and_counts_twice() -> None:
    scene = Scene(OSRIC, SEDGE, powers=True)
    blade = scene.put("Oathkeeper Blade")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(blade))
    assert play.code(c.StrikeWith(blade)) == "exhausted"
    play.do(c.UsePower(HERO)).until("respond_defend").do(c.StrikeWith(blade)).passes()
    assert play.damage(FOE) == 4 and play.ready() == 6


def test_both_heroes_strike_in_one_combat() -> None:
    scene = Scene(OSRIC, OSRIC)
    maul, blade = scene.put("Mountain Maul"), scene.put("Oathkeeper Blade", 1)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(maul), c.StrikeWith(blade))
    assert play.passes().damage(FOE) == 5 and play.damage(HERO) == 3


def test_without_a_strike_a_heros_damage_is_melee_damage() -> None:
    scene = Scene(RHASKA)
    scene.put("Yew Longbow")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend")
    given = Modifier(1, (HERO,), "combat", 0, NOW, atk=3)
    after = Play(replace(play.state, decision=None, table=replace(play.table, modifiers=(given,)))).passes()
    assert after.damage(FOE) == 3
    assert [(event.damage, event.weapon) for event in after.happened(ev.DamageDealt)] == [("Melee", 0)]


# rule: heroes/conclusion


def test_exhausted_defenders_hit_back_and_both_may_fall(scene: Scene) -> None:
    dob, theirs = scene.put("Ferryman Dob"), scene.put("Ferryman Dob", 1, exhausted=True)
    play = scene.act().fight(dob, theirs)
    assert not play.there(dob) and not play.there(theirs)
    assert play.graveyard() == play.graveyard(1) == ["ferryman_dob"] and play.table.combat is None


@pytest.mark.parametrize(("name", "falls"), [("Ferryman Dob", True), ("Lantern Sergeant", False)])
def test_damage_as_high_as_the_health_is_fatal(name: str, falls: bool, scene: Scene) -> None:
    dob = scene.put("Ferryman Dob")
    theirs = scene.put(name, 1)
    assert scene.act().fight(dob, theirs).there(theirs) != falls


# rule: heroes/leaving_combat


def test_if_the_attacker_leaves_nobody_deals_damage(scene: Scene) -> None:
    dob, novice = scene.put("Ferryman Dob"), scene.put("Chapel Novice", 1)
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    play = scene.act().do(c.Propose(dob, novice)).until("respond_defend").do(c.PlayCard(scatter, (dob,))).passes()
    assert play.damage(novice) == 0 and play.table.combat is None and play.prompt == "action"


def test_if_the_defender_leaves_the_attacker_stays_exhausted(scene: Scene) -> None:
    dob, novice = scene.put("Ferryman Dob"), scene.put("Chapel Novice", 1)
    scene.put("Lamplighter Recruit", 1)
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    play = scene.act().do(c.Propose(dob, novice)).until("respond_attack").do(c.PlayCard(scatter, (novice,))).passes()
    assert play.exhausted(dob) and play.damage(dob) == 0 and play.prompt == "action"
    assert play.happened(ev.DefenderSettled) == [] and len(play.happened(ev.CombatEnded)) == 1


# rule: heroes/durations


def test_what_lasts_this_combat_ends_with_it() -> None:
    scene = Scene(RHASKA, OSRIC)
    bow = scene.put("Yew Longbow")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(bow)).passes()
    assert play.table.modifiers == () and play.atk(HERO) == 0 and len(play.happened(ev.Expired)) == 1


def test_a_combat_may_follow_another_one_and_the_phase_goes_on(scene: Scene) -> None:
    one, other = scene.put("Ferryman Dob"), scene.put("Mudfoot Runner")
    (helm,) = scene.hand("Kettle Helm")
    play = scene.act().fight(one, FOE).cast(helm).fight(other, FOE)
    assert play.damage(FOE) == 5 and play.prompt == "action"
    assert not any(isinstance(step, Conclude) for step in play.state.agenda)
    assert isinstance(play.state.agenda[-1], Window)


def test_an_attack_could_harm_with_atk_or_with_a_strike_that_can_be_paid() -> None:
    bare = Scene().act()
    assert not could_harm(bare.table, HERO, FOE)
    for ready, harms in ((0, False), (1, True)):
        scene = Scene(resources=ready)
        scene.put("Scribe's Knife")
        assert could_harm(scene.act().table, HERO, FOE) == harms
    scene = Scene()
    scene.put("Scribe's Knife", exhausted=True)
    ally = scene.put("Ferryman Dob")
    table = scene.act().table
    assert not could_harm(table, HERO, FOE) and could_harm(table, ally, FOE)
