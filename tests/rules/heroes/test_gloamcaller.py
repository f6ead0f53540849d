"""The cards of the Gloamcaller: what each does, and where it ends."""

from __future__ import annotations

import pytest

from game.core.commands import Decline
from game.rules.heroes import events as ev
from game.rules.heroes.presentation.queries import sheet_of
from game.rules.heroes.state import commands as c
from tests.rules.heroes.proof import does, does_not
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, SEDGE, Scene


@pytest.fixture
def scene() -> Scene:
    return Scene(SEDGE)


@does("Sap Vigor")
def test_sap_vigor_hurts_and_heals(scene: Scene) -> None:
    (sap,) = scene.hand("Sap Vigor")
    scene.change(HERO, damage=5)
    play = scene.act().cast(sap, FOE)
    assert play.damage(FOE) == 2 and play.damage(HERO) == 3


@does_not("Sap Vigor")
def test_sap_vigor_heals_two_though_armor_takes_the_damage_and_nothing_without_its_target() -> None:
    scene = Scene(SEDGE, OSRIC)
    (sap,) = scene.hand("Sap Vigor")
    armor = scene.put("Kettle Helm", 1)
    scene.change(HERO, damage=5)
    play = scene.act().cast(sap, FOE).do(c.UseArmor(armor)).passes()
    assert play.damage(FOE) == 0 and play.damage(HERO) == 3
    scene = Scene(SEDGE)
    (sap,) = scene.hand("Sap Vigor")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    hauler = scene.put("Ironback Hauler", 1)
    scene.change(HERO, damage=5)
    play = scene.act().do(c.PlayCard(sap, (hauler,))).to(1).do(c.PlayCard(scatter, (hauler,))).passes()
    assert play.damage(HERO) == 5


@does("Creeping Rot")
def test_rot_weakens_and_ticks_on_its_players_turn(scene: Scene) -> None:
    (rot,) = scene.hand("Creeping Rot")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(rot, hauler)
    assert play.atk(hauler) == 2 and play.damage(hauler) == 0
    assert play.end_turn().damage(hauler) == 0
    assert play.end_turn().damage(hauler) == 1


@does_not("Creeping Rot")
def test_rot_is_for_allies_and_goes_with_its_host_to_its_owner(scene: Scene) -> None:
    (rot,) = scene.hand("Creeping Rot")
    novice = scene.put("Chapel Novice", 1, damage=1)
    play = scene.act()
    assert play.code(c.PlayCard(rot, (FOE,))) == "no_target"
    play.cast(rot, novice).end_turn().end_turn()
    assert not play.there(novice) and play.graveyard() == ["creeping_rot"] and play.graveyard(1) == ["chapel_novice"]


@does("Mending Hymn")
def test_the_hymn_heals_six(scene: Scene) -> None:
    (hymn,) = scene.hand("Mending Hymn")
    scene.change(HERO, damage=7)
    assert scene.act().cast(hymn, HERO).damage(HERO) == 1


@does_not("Mending Hymn")
def test_the_hymn_is_not_an_instant() -> None:
    scene = Scene(foe=SEDGE)
    hymn, sap = scene.hand("Mending Hymn", "Sap Vigor", seat=1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().do(c.Propose(dob, FOE)).to(1)
    assert play.code(c.PlayCard(hymn, (FOE,))) == "not_now" and play.code(c.PlayCard(sap, (dob,))) == ""


@does("Severance")
def test_severance_destroys_for_damage_that_is_put(scene: Scene) -> None:
    (severance,) = scene.hand("Severance")
    armor = scene.put("Ash Vestments")
    gorrun = scene.put("Warchief Gorrun", 1)
    play = scene.act().cast(severance, gorrun)
    assert not play.there(gorrun) and play.damage(HERO) == 2 and not play.exhausted(armor)
    assert [event.amount for event in play.happened(ev.DamagePut)] == [2]


@does_not("Severance")
def test_severance_kills_its_caster_at_two_left_and_cannot_be_paid_at_one(scene: Scene) -> None:
    (severance,) = scene.hand("Severance")
    gorrun = scene.put("Warchief Gorrun", 1)
    scene.weaken(HERO, 2)
    play = scene.act().do(c.PlayCard(severance, (gorrun,)))
    assert play.winners == (1,) and play.there(gorrun)
    scene = Scene(SEDGE)
    (severance,) = scene.hand("Severance")
    gorrun = scene.put("Warchief Gorrun", 1)
    scene.weaken(HERO, 1)
    play = scene.act()
    assert play.code(c.PlayCard(severance, (gorrun,))) == "no_health"
    assert play.code(c.PlayCard(severance, (FOE,))) == "no_health"


@does("Dispelling Word")
def test_the_word_destroys_an_ability_in_play() -> None:
    scene = Scene(SEDGE, OSRIC)
    (word,) = scene.hand("Dispelling Word")
    rhythm = scene.put("Battle Rhythm", 1)
    play = scene.act().cast(word, rhythm)
    assert not play.there(rhythm) and play.graveyard(1) == ["battle_rhythm"] and play.ready() == 9


@does_not("Dispelling Word")
def test_the_word_destroys_no_other_card_and_none_on_the_chain() -> None:
    scene = Scene(SEDGE, OSRIC)
    (word,) = scene.hand("Dispelling Word")
    helm, novice = scene.put("Kettle Helm", 1), scene.put("Chapel Novice", 1)
    play = scene.act()
    assert play.code(c.PlayCard(word, (helm,))) == play.code(c.PlayCard(word, (novice,))) == "no_target"
    scene = Scene(OSRIC, SEDGE)
    (oath,) = scene.hand("Guardian Oath")
    (word, sap) = scene.hand("Dispelling Word", "Sap Vigor", seat=1)
    play = scene.act().do(c.PlayCard(oath)).to(1)
    assert play.code(c.PlayCard(word, (play.table.chain[-1].id,))) == "no_target"
    assert play.code(c.PlayCard(sap, (HERO,))) == ""


@does("Call from the Barrow")
def test_the_barrow_gives_back_an_ally_exhausted_and_unhurt(scene: Scene) -> None:
    (call,) = scene.hand("Call from the Barrow")
    (shade,) = scene.graveyard("Tethered Shade")
    play = scene.act().cast(call, shade)
    (back,) = play.in_play("tethered_shade")
    assert play.exhausted(back) and play.damage(back) == 0 and play.graveyard() == ["call_from_the_barrow"]
    assert play.at(back).since == 5


@does_not("Call from the Barrow")
def test_the_barrow_gives_back_nobody_who_costs_five_and_nobody_elses(scene: Scene) -> None:
    (call,) = scene.hand("Call from the Barrow")
    dear, four = scene.graveyard("Ironback Hauler", "Ash Shaman")
    (theirs,) = scene.graveyard("Chapel Novice", seat=1)
    play = scene.act()
    assert play.code(c.PlayCard(call, (dear,))) == play.code(c.PlayCard(call, (theirs,))) == "no_target"
    assert play.code(c.PlayCard(call, (four,))) == ""


@does("Veil of Prayers")
def test_the_veil_takes_one_off_every_damage_to_allies() -> None:
    scene = Scene(foe=SEDGE)
    scene.put("Veil of Prayers", 1)
    hauler = scene.put("Ironback Hauler", 1)
    dob, novice = scene.put("Ferryman Dob"), scene.put("Chapel Novice")
    play = scene.act().fight(dob, hauler).fight(novice, hauler)
    assert play.damage(hauler) == 2


@does_not("Veil of Prayers")
def test_the_veil_helps_no_hero_and_not_against_what_cannot_be_prevented() -> None:
    scene = Scene(ILSABET, SEDGE)
    scene.put("Veil of Prayers", 1)
    scene.put("Veil of Prayers")
    dob = scene.put("Ferryman Dob")
    (dart,) = scene.hand("Glyph Dart")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().fight(dob, FOE).do(Decline()).passes().cast(dart, hauler)
    assert play.damage(FOE) == 3 and play.damage(hauler) == 2


@does("Dread Whisper")
def test_a_whisper_costs_the_opponent_a_card_of_his_choice(scene: Scene) -> None:
    (whisper,) = scene.hand("Dread Whisper")
    helm, maul = scene.hand("Kettle Helm", "Mountain Maul", seat=1)
    play = scene.act().cast(whisper, 1)
    assert play.prompt == "discard_effect" and play.asked == 1 and len(play.legal) == 2
    assert play.code(c.DiscardCard(whisper)) == "not_in_hand"
    play.do(c.DiscardCard(maul))
    assert play.hand(1) == ["kettle_helm"] and play.graveyard(1) == ["mountain_maul"] and helm


@does_not("Dread Whisper")
def test_a_whisper_into_an_empty_hand_does_nothing_and_oneself_is_not_an_opponent(scene: Scene) -> None:
    (whisper, _) = scene.hand("Dread Whisper", "Kettle Helm")
    play = scene.act()
    assert play.code(c.PlayCard(whisper, (0,))) == "no_target"
    play.cast(whisper, 1)
    assert play.prompt == "action" and play.hand() == ["kettle_helm"]


@does("Bone Sickle")
def test_each_time_the_sickle_lands_its_hero_heals_one(scene: Scene) -> None:
    sickle = scene.put("Bone Sickle")
    scene.change(HERO, damage=4)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(sickle)).passes()
    assert play.damage(FOE) == 2 and play.damage(HERO) == 3
    assert play.happened(ev.DamageDealt)[0].damage == "Shadow"


@does_not("Bone Sickle")
def test_a_sickle_that_lands_nothing_heals_nothing() -> None:
    scene = Scene(SEDGE, OSRIC)
    sickle = scene.put("Bone Sickle")
    armor = scene.put("Kettle Helm", 1)
    scene.change(HERO, damage=4)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(sickle)).passes()
    play.do(c.UseArmor(armor)).passes()
    assert play.damage(FOE) == 0 and play.damage(HERO) == 4
    scene = Scene(SEDGE)
    scene.put("Bone Sickle")
    scene.change(HERO, damage=4)
    assert scene.act().fight(HERO, FOE).damage(HERO) == 4


@does("Pilgrim's Staff")
def test_the_staff_heals_two_for_two_or_strikes_with_holy_damage(scene: Scene) -> None:
    staff = scene.put("Pilgrim's Staff", since=5)
    scene.change(HERO, damage=4)
    play = scene.act().use(staff, HERO)
    assert play.damage(HERO) == 2 and play.ready() == 8
    scene = Scene(SEDGE)
    staff = scene.put("Pilgrim's Staff")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(staff)).passes()
    assert play.happened(ev.DamageDealt)[0].damage == "Holy" and play.damage(FOE) == 1


@does_not("Pilgrim's Staff")
def test_an_exhausted_staff_neither_heals_nor_strikes(scene: Scene) -> None:
    staff = scene.put("Pilgrim's Staff")
    play = scene.act().use(staff, HERO)
    assert play.code(c.UsePower(staff, 0, (HERO,))) == "exhausted"
    assert play.fight(HERO, FOE).damage(FOE) == 0


@does("Ash Vestments")
def test_vestments_heal_one_each_own_turn(scene: Scene) -> None:
    scene.put("Ash Vestments")
    scene.change(HERO, damage=4)
    play = scene.act().end_turn()
    assert play.damage(HERO) == 4
    assert play.end_turn().damage(HERO) == 3


@does_not("Ash Vestments")
def test_vestments_heal_nobody_unhurt() -> None:
    scene = Scene(foe=SEDGE)
    scene.put("Ash Vestments", 1)
    scene.change(HERO, damage=4)
    play = scene.act().end_turn()
    assert play.damage(HERO) == 4 and play.damage(FOE) == 0 and play.happened(ev.Healed) == []


@does("Moth-Eaten Cowl")
def test_each_completed_quest_heals_two(scene: Scene) -> None:
    scene.put("Moth-Eaten Cowl")
    quest = scene.quest("The Miller's Errand")
    scene.change(HERO, damage=4)
    play = scene.act().run(c.CompleteQuest(quest))
    assert play.damage(HERO) == 2 and play.hand() == ["ferryman_dob"]


@does_not("Moth-Eaten Cowl")
def test_the_others_quests_heal_nothing(scene: Scene) -> None:
    scene.put("Moth-Eaten Cowl", 1)
    quest = scene.quest("The Miller's Errand")
    scene.change(HERO, damage=4)
    scene.change(FOE, damage=4)
    play = scene.act().run(c.CompleteQuest(quest))
    assert play.damage(HERO) == play.damage(FOE) == 4


@does("Grave Candle")
def test_the_candle_removes_a_dead_ally_and_burns_a_hero(scene: Scene) -> None:
    candle = scene.put("Grave Candle", since=5)
    one, other = scene.graveyard("Bonepicker", "Chapel Novice")
    play = scene.act().use(candle, FOE, paid=other)
    assert play.damage(FOE) == 1 and play.graveyard() == ["bonepicker"] and one
    assert play.keys(play.table.players[0].removed) == ["chapel_novice"]


@does_not("Grave Candle")
def test_the_candle_wants_an_ally_of_ones_own_graveyard_and_burns_no_ally(scene: Scene) -> None:
    candle = scene.put("Grave Candle")
    (spell, ally) = scene.graveyard("Sap Vigor", "Bonepicker")
    (theirs,) = scene.graveyard("Bonepicker", seat=1)
    novice = scene.put("Chapel Novice", 1)
    play = scene.act()
    assert play.code(c.UsePower(candle, 0, (FOE,), spell)) == "no_dead_ally"
    assert (
        play.code(c.UsePower(candle, 0, (FOE,), theirs)) == play.code(c.UsePower(candle, 0, (FOE,))) == "no_dead_ally"
    )
    assert play.code(c.UsePower(candle, 0, (novice,), ally)) == "no_target"
    scene = Scene(SEDGE)
    candle = scene.put("Grave Candle")
    play = scene.act()
    assert play.code(c.UsePower(candle, 0, (FOE,))) == "no_dead_ally"
    assert sheet_of(play.table, candle).powers == ("There is no ally card in the graveyard to remove.",)
