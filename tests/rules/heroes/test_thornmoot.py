"""The faction's own cards of Thornmoot: what each does, and where it ends."""

from __future__ import annotations

from game.rules.heroes import events as ev
from game.rules.heroes.state import commands as c
from tests.rules.heroes.proof import does, does_not
from tests.rules.heroes.scene import FOE, HERO, RHASKA, SEDGE, Scene


@does("Mudfoot Runner", "Tusked Charger")
def test_the_ferocious_attack_at_once() -> None:
    scene = Scene(RHASKA)
    runner, charger = scene.hand("Mudfoot Runner", "Tusked Charger")
    play = scene.act().cast(runner).cast(charger)
    play.fight(play.in_play("mudfoot_runner")[0], FOE).fight(play.in_play("tusked_charger")[0], FOE)
    assert play.damage(FOE) == 6


@does_not("Mudfoot Runner", "Tusked Charger")
def test_the_ferocious_attack_only_when_ready_and_are_hit_back() -> None:
    scene = Scene(RHASKA)
    runner, charger = scene.put("Mudfoot Runner"), scene.put("Tusked Charger", exhausted=True)
    novice = scene.put("Chapel Novice", 1)
    play = scene.act()
    assert play.code(c.Propose(charger, FOE)) == "exhausted"
    play.fight(runner, novice)
    assert not play.there(runner) and not play.there(novice)


@does("Bonepicker")
def test_a_destroyed_bonepicker_costs_the_opponent_a_card(scene: Scene) -> None:
    picker = scene.put("Bonepicker", 1)
    dob = scene.put("Ferryman Dob")
    one, other = scene.hand("Mountain Maul", "Kettle Helm")
    play = scene.act().fight(dob, picker)
    assert play.prompt == "discard_effect" and play.asked == 0
    play.do(c.DiscardCard(other))
    assert (
        play.hand() == ["mountain_maul"] and play.graveyard() == ["kettle_helm"] and one in play.table.players[0].hand
    )


@does_not("Bonepicker")
def test_a_bonepicker_that_goes_back_to_the_hand_costs_nothing(scene: Scene) -> None:
    picker = scene.put("Bonepicker", 1)
    scatter, _ = scene.hand("Scatter the Camp", "Mountain Maul")
    play = scene.act().cast(scatter, picker)
    assert play.hand() == ["mountain_maul"] and play.hand(1) == ["bonepicker"]
    scene = Scene(foe=SEDGE)
    picker = scene.put("Bonepicker", 1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().fight(dob, picker)
    assert play.prompt == "action" and play.graveyard(1) == ["bonepicker"]


@does("Briar Slinker")
def test_an_elusive_ally_cannot_be_attacked(scene: Scene) -> None:
    dob = scene.put("Ferryman Dob")
    slinker = scene.put("Briar Slinker", 1)
    play = scene.act()
    assert play.code(c.Propose(dob, slinker)) == "elusive" and play.code(c.Propose(dob, FOE)) == ""


@does_not("Briar Slinker")
def test_an_elusive_ally_can_be_targeted_and_is_hit_back(scene: Scene) -> None:
    slinker = scene.put("Briar Slinker")
    novice = scene.put("Chapel Novice", 1)
    play = scene.act().fight(slinker, novice)
    assert play.damage(slinker) == 1 and not play.there(novice)
    scene = Scene()
    (arc,) = scene.hand("Crushing Reply")
    scene.put("Mountain Maul")
    slinker = scene.put("Briar Slinker", 1)
    assert not scene.act().cast(arc, slinker).there(slinker)


@does("Warren Drummer")
def test_the_drummers_other_allies_attack_with_one_more() -> None:
    scene = Scene(RHASKA)
    scene.put("Warren Drummer")
    runner = scene.put("Mudfoot Runner")
    play = scene.act()
    assert play.atk(runner) == 2 and play.fight(runner, FOE).damage(FOE) == 3


@does_not("Warren Drummer")
def test_the_drummer_helps_neither_itself_nor_defenders_nor_the_hero() -> None:
    scene = Scene(RHASKA)
    drummer = scene.put("Warren Drummer")
    play = scene.act().fight(drummer, FOE)
    assert play.damage(FOE) == 2
    assert play.fight(HERO, FOE).damage(FOE) == 2
    scene = Scene(RHASKA)
    attacker = scene.put("Ironback Hauler")
    scene.put("Warren Drummer", 1)
    novice = scene.put("Chapel Novice", 1)
    assert scene.act().fight(attacker, novice).damage(attacker) == 1


@does("Ash Shaman")
def test_the_shaman_burns_for_one_from_itself() -> None:
    scene = Scene(RHASKA)
    shaman = scene.put("Ash Shaman")
    play = scene.act().use(shaman, FOE)
    assert play.damage(FOE) == 1 and play.happened(ev.DamageDealt)[0].source == shaman and play.exhausted(shaman)


@does_not("Ash Shaman")
def test_a_shaman_that_has_attacked_or_is_new_does_not_burn() -> None:
    scene = Scene(RHASKA)
    shaman, fresh = scene.put("Ash Shaman"), scene.put("Ash Shaman", since=5)
    play = scene.act().fight(shaman, FOE)
    assert play.code(c.UsePower(shaman, 0, (FOE,))) == "exhausted"
    assert play.code(c.UsePower(fresh, 0, (FOE,))) == "new"
    assert play.end_turn().end_turn().code(c.UsePower(fresh, 0, (FOE,))) == ""


@does("Ironback Hauler")
def test_the_hauler_protects_and_hits_back(scene: Scene) -> None:
    hauler = scene.put("Ironback Hauler", 1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().fight(dob, FOE).do(c.Protect(hauler)).passes()
    assert play.damage(hauler) == 3 and not play.there(dob) and play.exhausted(hauler)


@does_not("Ironback Hauler")
def test_a_protector_protects_once_and_only_its_own_side_and_not_from_abilities(scene: Scene) -> None:
    hauler = scene.put("Ironback Hauler", 1)
    runner, other = scene.put("Mudfoot Runner"), scene.put("Ferryman Dob")
    play = scene.act().fight(runner, FOE)
    assert play.code(c.Protect(runner)) == "no_protector" and play.code(c.Protect(FOE)) == "no_protector"
    play.do(c.Protect(hauler)).passes().fight(other, FOE)
    assert play.damage(FOE) == 3
    scene = Scene(RHASKA, SEDGE)
    scene.put("Ironback Hauler", 1)
    (arrows,) = scene.hand("Loose Two Arrows")
    assert scene.act().cast(arrows, FOE).damage(FOE) == 1


@does("Warchief Gorrun")
def test_the_warchiefs_allies_have_ferocity_himself_among_them() -> None:
    scene = Scene(RHASKA)
    gorrun, dob = scene.hand("Warchief Gorrun", "Ferryman Dob")
    play = scene.act().cast(gorrun).cast(dob)
    play.fight(play.in_play("warchief_gorrun")[0], FOE).fight(play.in_play("ferryman_dob")[0], FOE)
    assert play.damage(FOE) == 9


@does_not("Warchief Gorrun")
def test_without_the_warchief_or_on_the_other_side_nobody_hurries() -> None:
    scene = Scene(RHASKA)
    scene.put("Warchief Gorrun", 1)
    dob = scene.put("Ferryman Dob", since=5)
    assert scene.act().code(c.Propose(dob, FOE)) == "new"
    scene = Scene(RHASKA)
    gorrun = scene.put("Warchief Gorrun")
    scene.put("Toad Hex", 1, on=gorrun)
    dob = scene.put("Ferryman Dob", since=5)
    assert scene.act().code(c.Propose(dob, FOE)) == "new"


@does("Blood Frenzy")
def test_frenzy_strengthens_and_hurries_ones_own_ally() -> None:
    scene = Scene(RHASKA)
    (frenzy,) = scene.hand("Blood Frenzy")
    dob = scene.put("Ferryman Dob", since=5)
    play = scene.act().cast(frenzy, dob).fight(dob, FOE)
    assert play.damage(FOE) == 5


@does_not("Blood Frenzy")
def test_frenzy_is_over_with_the_turn_and_for_own_allies() -> None:
    scene = Scene(RHASKA)
    (frenzy,) = scene.hand("Blood Frenzy")
    dob, theirs = scene.put("Ferryman Dob"), scene.put("Ferryman Dob", 1)
    play = scene.act()
    assert play.code(c.PlayCard(frenzy, (theirs,))) == play.code(c.PlayCard(frenzy, (HERO,))) == "no_target"
    play.cast(frenzy, dob)
    assert play.atk(dob) == 5 and play.end_turn().atk(dob) == 3


@does("Raid the Granary")
def test_the_raid_draws_two_after_two_attackers() -> None:
    scene = Scene(RHASKA)
    quest = scene.quest("Raid the Granary")
    runner = scene.put("Mudfoot Runner")
    play = scene.act().fight(runner, FOE).fight(HERO, FOE).run(c.CompleteQuest(quest))
    assert play.hand() == ["ferryman_dob"] * 2 and play.ready() == 9


@does_not("Raid the Granary")
def test_the_raid_wants_two_different_attackers_of_this_turn() -> None:
    scene = Scene(RHASKA)
    quest = scene.quest("Raid the Granary")
    theirs = scene.quest("Raid the Granary", seat=1)
    runner = scene.put("Mudfoot Runner")
    scene.hand("Loose Two Arrows", seat=1)
    play = scene.act(attacked=(9, 8)).do(c.Propose(runner, FOE)).to(1)
    assert play.code(c.CompleteQuest(theirs)) == "too_few_attackers"
    play = scene.act().fight(runner, FOE)
    assert play.code(c.CompleteQuest(quest)) == "too_few_attackers"
