"""The faction's own cards of Lanternhold: what each does, and where it ends."""

from __future__ import annotations

from game.core.commands import Agree, Decline
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.state import commands as c
from tests.rules.heroes.proof import does, does_not
from tests.rules.heroes.scene import FOE, HERO, ILSABET, Scene


@does("Lamplighter Recruit")
def test_a_recruit_becomes_the_defender_in_the_heros_place(scene: Scene) -> None:
    attacker = scene.put("Mudfoot Runner")
    recruit = scene.put("Lamplighter Recruit", 1, since=5)
    play = scene.act().fight(attacker, FOE)
    assert play.prompt == "protect" and play.asked == 1
    play.do(c.Protect(recruit)).passes()
    assert play.damage(FOE) == 0 and not play.there(recruit) and not play.there(attacker)


@does_not("Lamplighter Recruit")
def test_an_exhausted_recruit_protects_nobody_and_the_defender_not_itself(scene: Scene) -> None:
    attacker = scene.put("Mudfoot Runner")
    recruit = scene.put("Lamplighter Recruit", 1, exhausted=True)
    assert scene.act().fight(attacker, FOE).damage(FOE) == 2
    scene = Scene()
    attacker = scene.put("Mudfoot Runner")
    recruit = scene.put("Lamplighter Recruit", 1)
    play = scene.act().fight(attacker, recruit)
    assert play.prompt == "action" and not play.there(recruit)


@does("Chapel Novice")
def test_a_novice_heals_two_by_exhausting(scene: Scene) -> None:
    novice = scene.put("Chapel Novice")
    scene.change(HERO, damage=3)
    play = scene.act().use(novice, HERO)
    assert play.damage(HERO) == 1 and play.exhausted(novice)
    assert play.code(c.UsePower(novice, 0, (HERO,))) == "exhausted"


@does_not("Chapel Novice")
def test_a_new_novice_waits_even_with_ferocity_and_heals_no_more_than_there_is(scene: Scene) -> None:
    novice = scene.put("Chapel Novice", since=5)
    scene.put("Warchief Gorrun")
    scene.change(HERO, damage=1)
    play = scene.act()
    assert play.has(novice, "Ferocity") and play.code(c.Propose(novice, FOE)) == ""
    assert play.code(c.UsePower(novice, 0, (HERO,))) == "new"
    scene = Scene()
    novice = scene.put("Chapel Novice")
    scene.change(HERO, damage=1)
    play = scene.act().use(novice, HERO)
    assert play.damage(HERO) == 0 and play.happened(ev.Healed)[0].amount == 1


@does("Wallwatch Archer")
def test_an_attacking_archer_is_not_hit_back(scene: Scene) -> None:
    archer = scene.put("Wallwatch Archer")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().fight(archer, hauler)
    assert play.damage(hauler) == 2 and play.damage(archer) == 0


@does_not("Wallwatch Archer")
def test_a_defending_archer_is_hit(scene: Scene) -> None:
    attacker = scene.put("Ironback Hauler")
    archer = scene.put("Wallwatch Archer", 1)
    play = scene.act().fight(attacker, archer)
    assert play.damage(attacker) == 2 and not play.there(archer)


@does("Vault Tinker")
def test_a_tinker_draws_a_card_as_it_enters(scene: Scene) -> None:
    (tinker,) = scene.hand("Vault Tinker")
    play = scene.act().do(c.PlayCard(tinker)).passes()
    assert play.hand() == ["ferryman_dob"] and len(play.table.players[0].deck) == 4
    assert [event.link.what for event in play.happened(cev.LinkAdded)] == ["card", "trigger"]


@does_not("Vault Tinker")
def test_a_tinker_that_is_in_play_draws_nothing_for_others(scene: Scene) -> None:
    scene.put("Vault Tinker")
    (skitterer,) = scene.hand("Marsh Skitterer")
    play = scene.act().cast(skitterer)
    assert play.hand() == []


@does("Lantern Sergeant")
def test_the_sergeants_other_allies_defend_with_one_more(scene: Scene) -> None:
    attacker = scene.put("Ironback Hauler")
    scene.put("Lantern Sergeant", 1, exhausted=True)
    recruit = scene.put("Wallwatch Archer", 1)
    play = scene.act()
    assert play.atk(recruit) == 2
    assert play.fight(attacker, recruit).damage(attacker) == 3


@does_not("Lantern Sergeant")
def test_the_sergeant_helps_neither_itself_nor_attackers_nor_heroes(scene: Scene) -> None:
    attacker = scene.put("Ironback Hauler")
    sergeant = scene.put("Lantern Sergeant", 1)
    assert scene.act().fight(attacker, sergeant).damage(attacker) == 2
    scene = Scene()
    scene.put("Lantern Sergeant")
    novice = scene.put("Chapel Novice")
    hauler = scene.put("Ironback Hauler", 1)
    assert scene.act().fight(novice, hauler).damage(hauler) == 1


@does("Frostmantle Adept")
def test_an_adept_may_exhaust_an_ally_as_it_enters(scene: Scene) -> None:
    (adept,) = scene.hand("Frostmantle Adept")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().run(c.PlayCard(adept))
    assert play.prompt == "trigger_target" and c.ChooseTarget(hauler) in play.legal
    play.do(c.ChooseTarget(hauler)).passes()
    assert play.prompt == "optional"
    assert play.do(Agree()).exhausted(hauler)


@does_not("Frostmantle Adept")
def test_an_adept_need_not_and_exhausts_no_hero(scene: Scene) -> None:
    (adept,) = scene.hand("Frostmantle Adept")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().run(c.PlayCard(adept))
    assert play.code(c.ChooseTarget(FOE)) == "no_target"
    play.do(c.ChooseTarget(hauler)).passes().do(Decline())
    assert not play.exhausted(hauler) and play.prompt == "action"


@does("Dawn Templar")
def test_the_templar_heals_its_hero_by_the_combat_damage_that_it_deals(scene: Scene) -> None:
    templar = scene.put("Dawn Templar")
    scene.change(HERO, damage=9)
    play = scene.act().fight(templar, FOE)
    assert play.damage(FOE) == 4 and play.damage(HERO) == 5


@does_not("Dawn Templar")
def test_prevented_damage_heals_nothing(scene: Scene) -> None:
    templar = scene.put("Dawn Templar")
    scene.change(HERO, damage=9)
    cuirass = scene.put("Plated Cuirass", 1)
    play = scene.act().fight(templar, FOE).do(c.UseArmor(cuirass)).passes()
    assert play.damage(FOE) == 0 and play.damage(HERO) == 9
    scene = Scene()
    templar = scene.put("Dawn Templar")
    scene.change(HERO, damage=9)
    vestments = scene.put("Ash Vestments", 1)
    play = scene.act().fight(templar, FOE).do(c.UseArmor(vestments)).passes()
    assert play.damage(FOE) == 2 and play.damage(HERO) == 7


@does("High Marshal Edda Rowe")
def test_the_marshals_other_lanternhold_allies_are_stronger(scene: Scene) -> None:
    scene.put("High Marshal Edda Rowe")
    novice = scene.put("Chapel Novice", damage=2)
    play = scene.act()
    assert (play.atk(novice), play.health(novice)) == (2, 3) and play.there(novice)


@does_not("High Marshal Edda Rowe")
def test_the_marshal_strengthens_neither_herself_nor_neutral_allies_nor_the_other_side(scene: Scene) -> None:
    marshal, dob, token = (
        scene.put("High Marshal Edda Rowe"),
        scene.put("Ferryman Dob"),
        scene.put("Militia", token=True),
    )
    theirs = scene.put("Chapel Novice", 1)
    (second,) = scene.hand("High Marshal Edda Rowe")
    play = scene.act()
    assert (play.atk(marshal), play.atk(dob), play.atk(token), play.atk(theirs)) == (5, 3, 1, 1)
    play.cast(second)
    assert play.prompt == "too_many" and len(play.answers(c.Choose)) == 2
    play.do(c.Choose(marshal))
    assert len(play.in_play("high_marshal_edda_rowe")) == 1 and play.graveyard() == ["high_marshal_edda_rowe"]


def test_without_the_marshal_who_lived_by_her_dies() -> None:
    scene = Scene(ILSABET)
    marshal = scene.put("High Marshal Edda Rowe")
    novice = scene.put("Chapel Novice", damage=2)
    (hex_,) = scene.hand("Toad Hex")
    play = scene.act().cast(hex_, marshal)
    assert play.there(marshal) and not play.there(novice)


@does("Hold the Line")
def test_hold_the_line_readies_an_ally_and_makes_all_protectors(scene: Scene) -> None:
    (line,) = scene.hand("Hold the Line")
    novice, archer = scene.put("Chapel Novice", exhausted=True), scene.put("Wallwatch Archer")
    play = scene.act().cast(line, novice)
    assert not play.exhausted(novice) and play.has(novice, "Protector") and play.has(archer, "Protector")
    assert not play.has(HERO, "Protector")


@does_not("Hold the Line")
def test_hold_the_line_is_for_own_allies_that_are_there_and_for_this_turn(scene: Scene) -> None:
    line, late = scene.hand("Hold the Line", "Marsh Skitterer")
    novice = scene.put("Chapel Novice")
    theirs = scene.put("Chapel Novice", 1)
    play = scene.act()
    assert play.code(c.PlayCard(line, (theirs,))) == "no_target"
    play.cast(line, novice).cast(late)
    assert not play.has(play.in_play("marsh_skitterer")[0], "Protector") and not play.has(theirs, "Protector")
    play.end_turn()
    assert not play.has(novice, "Protector")


@does("Light the Beacons")
def test_the_beacons_bring_two_militia(scene: Scene) -> None:
    quest = scene.quest("Light the Beacons")
    play = scene.act().run(c.CompleteQuest(quest))
    one, other = play.in_play("militia")
    assert (play.atk(one), play.health(other), play.ready()) == (1, 1, 7)


@does_not("Light the Beacons")
def test_a_token_is_new_and_ceases_to_exist(scene: Scene) -> None:
    quest = scene.quest("Light the Beacons")
    (scatter,) = scene.hand("Scatter the Camp")
    play = scene.act().run(c.CompleteQuest(quest))
    one, _ = play.in_play("militia")
    assert play.code(c.Propose(one, FOE)) == "new"
    play.cast(scatter, one)
    assert play.hand() == [] and play.graveyard() == ["scatter_the_camp"] and len(play.in_play("militia")) == 1
