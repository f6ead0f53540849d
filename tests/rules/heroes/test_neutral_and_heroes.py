"""The neutral cards, and the heroes with their flip powers."""

from __future__ import annotations

from game.core.commands import Decline
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.cards.decks import Deck, flaws_of_deck
from game.rules.heroes.cards.starter_decks import starter_deck
from game.rules.heroes.state import commands as c
from tests.rules.heroes.proof import does, does_not
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene


@does("Ferryman Dob", "Marsh Skitterer")
def test_plain_allies_come_into_play_and_attack_for_their_atk() -> None:
    scene = Scene(resources=4)
    dob, skitterer = scene.hand("Ferryman Dob", "Marsh Skitterer")
    play = scene.act().cast(dob).cast(skitterer)
    assert play.ready() == 0 and play.hand() == []
    (one,), (other,) = play.in_play("ferryman_dob"), play.in_play("marsh_skitterer")
    assert (play.atk(one), play.health(one), play.atk(other), play.health(other)) == (3, 3, 2, 1)
    scene = Scene()
    there = scene.put("Ferryman Dob")
    assert scene.act().fight(there, FOE).damage(FOE) == 3


@does_not("Ferryman Dob")
def test_an_ally_does_not_attack_on_the_turn_in_which_it_comes() -> None:
    scene = Scene(resources=3)
    (dob,) = scene.hand("Ferryman Dob")
    play = scene.act().cast(dob)
    assert play.code(c.Propose(play.in_play("ferryman_dob")[0], FOE)) == "new"


@does_not("Marsh Skitterer", anywhere=True)
def test_any_number_of_an_unlimited_card_may_be_in_a_deck_and_four_of_another() -> None:
    deck = starter_deck("mother_sedge")
    counts = dict(deck.cards)
    counts["marsh_skitterer"] = 9
    assert flaws_of_deck(Deck(deck.hero, tuple(counts.items()))) == ()
    counts["ferryman_dob"] = 5
    (flaw,) = flaws_of_deck(Deck(deck.hero, tuple(counts.items())))
    assert "Ferryman Dob" in flaw and "4" in flaw


@does("Scatter the Camp")
def test_scatter_the_camp_returns_an_ally_and_it_forgets_its_damage(scene: Scene) -> None:
    (scatter,) = scene.hand("Scatter the Camp")
    enemy = scene.put("Ironback Hauler", 1, damage=4)
    play = scene.act().cast(scatter, enemy)
    assert not play.there(enemy) and play.hand(1) == ["ironback_hauler"] and play.graveyard() == ["scatter_the_camp"]
    left = play.happened(ev.PermanentLeft)
    assert left[0].seen_by(0).kept == 0 and left[0].seen_by(1).kept == left[0].kept != 0


@does_not("Scatter the Camp")
def test_scatter_the_camp_is_for_allies_and_for_any_time(scene: Scene) -> None:
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    runner = scene.put("Mudfoot Runner")
    blade = scene.put("Oathkeeper Blade")
    play = scene.act().do(c.Propose(runner, FOE)).to(1)
    assert play.code(c.PlayCard(scatter, (HERO,))) == "no_target"
    assert play.code(c.PlayCard(scatter, (blade,))) == "no_target"
    play.run(c.PlayCard(scatter, (runner,)))
    assert play.hand() == ["mudfoot_runner"] and play.damage(FOE) == 0 and play.prompt == "action"


@does("The Miller's Errand")
def test_the_millers_errand_pays_for_itself_turns_and_draws() -> None:
    scene = Scene(resources=2)
    quest = scene.quest("The Miller's Errand")
    play = scene.act().run(c.CompleteQuest(quest))
    (resource,) = [one for one in play.table.players[0].resources if one.card == quest]
    assert resource.exhausted and not resource.face_up and resource.completed
    assert play.hand() == ["ferryman_dob"] and play.ready() == 0


@does_not("The Miller's Errand")
def test_a_quest_is_completed_once_and_pays_for_good(scene: Scene) -> None:
    quest = scene.quest("The Miller's Errand")
    play = scene.act().run(c.CompleteQuest(quest))
    assert play.code(c.CompleteQuest(quest)) == "no_quest"
    play.end_turn().end_turn()
    assert play.table.turn.seat == 0 and play.ready() == 11
    scene = Scene(resources=1)
    quest = scene.quest("The Miller's Errand")
    assert scene.act().code(c.CompleteQuest(quest)) == "too_dear"


@does("Lost Heirloom")
def test_lost_heirloom_shows_three_cards_and_takes_equipment(scene: Scene) -> None:
    quest = scene.quest("Lost Heirloom")
    _, helm, _ = scene.deck("Chapel Novice", "Kettle Helm", "Shield Wall")
    play = scene.act().run(c.CompleteQuest(quest))
    assert play.prompt == "take_shown" and play.keys(play.happened(cev.TopShown)[0].cards) == [
        "shield_wall",
        "kettle_helm",
        "chapel_novice",
    ]
    assert play.answers(c.ChooseCard) == [c.ChooseCard(helm)]
    play.do(c.ChooseCard(helm))
    assert play.hand() == ["kettle_helm"]
    deck = play.keys(play.table.players[0].deck)
    assert deck[:2] == ["shield_wall", "chapel_novice"] and len(deck) == 7


@does_not("Lost Heirloom")
def test_lost_heirloom_takes_no_ally_and_nothing_only_where_there_is_no_equipment(scene: Scene) -> None:
    quest = scene.quest("Lost Heirloom")
    novice, signet = scene.deck("Chapel Novice", "Veteran's Signet")
    play = scene.act().run(c.CompleteQuest(quest))
    assert play.code(c.ChooseCard(novice)) == "not_found" and play.code(c.ChooseCard(signet)) == ""
    assert play.code(Decline()) == "must_take"
    scene = Scene()
    quest = scene.quest("Lost Heirloom")
    scene.deck("Chapel Novice", "Shield Wall", "Bonepicker")
    play = scene.act().run(c.CompleteQuest(quest))
    assert play.prompt == "take_shown" and play.answers(c.ChooseCard) == []
    play.do(Decline())
    assert play.hand() == [] and len(play.table.players[0].deck) == 8
    scene = Scene()
    quest = scene.quest("Lost Heirloom")
    scene.no_deck()
    assert scene.act().run(c.CompleteQuest(quest)).prompt == "action"


@does("Stand at the Ford")
def test_stand_at_the_ford_takes_back_an_ally(scene: Scene) -> None:
    quest = scene.quest("Stand at the Ford")
    ally, _ = scene.graveyard("High Marshal Edda Rowe", "Shield Wall")
    play = scene.act().run(c.CompleteQuest(quest, (ally,)))
    assert play.hand() == ["high_marshal_edda_rowe"] and play.graveyard() == ["shield_wall"]


@does_not("Stand at the Ford")
def test_stand_at_the_ford_is_for_ones_own_turn_and_ones_own_graveyard(scene: Scene) -> None:
    quest = scene.quest("Stand at the Ford", seat=1)
    errand = scene.quest("The Miller's Errand", seat=1)
    (mine,) = scene.graveyard("Bonepicker", seat=1)
    runner = scene.put("Mudfoot Runner")
    play = scene.act().do(c.Propose(runner, FOE)).to(1)
    assert play.code(c.CompleteQuest(quest, (mine,))) == "own_turn"
    assert play.code(c.CompleteQuest(errand)) == ""
    scene = Scene()
    quest = scene.quest("Stand at the Ford")
    (theirs,) = scene.graveyard("Bonepicker", seat=1)
    (spell,) = scene.graveyard("Shield Wall")
    play = scene.act()
    assert play.code(c.CompleteQuest(quest, (theirs,))) == play.code(c.CompleteQuest(quest, (spell,))) == "no_target"


# Heroes


@does("Captain Osric Vane")
def test_osric_readies_a_weapon_to_strike_with_it_again() -> None:
    scene = Scene(OSRIC, powers=True)
    maul = scene.put("Mountain Maul")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend")
    play.do(c.StrikeWith(maul))
    assert play.atk(HERO) == 5 and play.exhausted(maul)
    play.do(c.UsePower(HERO)).until("respond_defend").do(c.StrikeWith(maul))
    assert play.damage(FOE) == 10 and not play.at(HERO).face_up


@does_not("Captain Osric Vane")
def test_a_flip_power_works_once_and_turns_the_hero_neither_ready_nor_exhausted() -> None:
    scene = Scene(OSRIC, powers=True)
    theirs = scene.put("Bone Sickle", 1, exhausted=True)
    one, other = scene.put("Oathkeeper Blade", exhausted=True), scene.put("Harpooner's Axe", exhausted=True)
    scene.change(HERO, exhausted=True)
    play = scene.act().do(c.UsePower(HERO)).passes()
    assert play.prompt == "choose_weapon" and play.code(c.Choose(theirs)) == "not_an_answer"
    play.do(c.Choose(other))
    assert play.exhausted(one) and not play.exhausted(other) and play.exhausted(HERO)
    assert play.code(c.UsePower(HERO)) == "flipped"


@does("Ilsabet Quill")
def test_ilsabet_hurts_a_character_which_cannot_attack_in_its_next_turn() -> None:
    scene = Scene(ILSABET, powers=True)
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().use(HERO, hauler)
    assert play.damage(hauler) == 2 and play.ready() == 6
    play.end_turn()
    assert play.table.turn.seat == 1 and play.code(c.Propose(hauler, HERO)) == "cannot_attack"
    play.end_turn().end_turn()
    assert play.table.turn.seat == 1 and play.code(c.Propose(hauler, HERO)) == ""


@does_not("Ilsabet Quill")
def test_ilsabets_power_is_for_ones_own_turn_and_ones_own_target_waits_a_whole_turn() -> None:
    scene = Scene(foe=ILSABET, powers=True)
    runner = scene.put("Mudfoot Runner")
    scene.hand("Glyph Dart", seat=1)
    play = scene.act().do(c.Propose(runner, FOE)).to(1)
    assert play.code(c.UsePower(FOE, 0, (runner,))) == "own_turn"
    scene = Scene(ILSABET, powers=True)
    mine = scene.put("Dawn Templar")
    play = scene.act().use(HERO, mine)
    assert play.code(c.Propose(mine, FOE)) == "cannot_attack"
    play.end_turn().end_turn()
    assert play.table.turn.seat == 0 and play.code(c.Propose(mine, FOE)) == "cannot_attack"


@does("Rhaska Longstride")
def test_rhaskas_ranged_weapons_are_stronger_and_nobody_hits_her_back() -> None:
    scene = Scene(RHASKA, powers=True)
    bow, sling = scene.put("Yew Longbow"), scene.put("Wardstone Sling", 1)
    hatchet = scene.put("Skinning Hatchet")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().use(HERO)
    assert (play.atk(bow), play.atk(hatchet), play.atk(sling)) == (3, 2, 1) and play.has(HERO, "Long-Range")
    play.do(c.Propose(HERO, hauler)).until("respond_defend").do(c.StrikeWith(bow)).passes()
    assert play.damage(hauler) == 3 and play.damage(HERO) == 0


@does_not("Rhaska Longstride")
def test_rhaskas_power_ends_with_the_turn_and_is_not_for_later_weapons() -> None:
    scene = Scene(RHASKA, powers=True)
    bow = scene.put("Yew Longbow")
    (sling,) = scene.hand("Wardstone Sling")
    play = scene.act().use(HERO)
    assert play.atk(bow) == 3
    play.end_turn()
    assert play.atk(bow) == 2 and not play.has(HERO, "Long-Range")
    scene = Scene(RHASKA, powers=True)
    (sling,) = scene.hand("Wardstone Sling")
    play = scene.act().use(HERO).cast(sling)
    assert play.atk(play.in_play("wardstone_sling")[0]) == 1


@does("Mother Sedge")
def test_sedge_takes_back_a_cheap_ally_and_heals_herself() -> None:
    scene = Scene(SEDGE, powers=True)
    scene.change(HERO, damage=5)
    (cheap,) = scene.graveyard("Bonepicker")
    play = scene.act().use(HERO, cheap)
    assert play.hand() == ["bonepicker"] and play.damage(HERO) == 3 and play.ready() == 7


@does_not("Mother Sedge")
def test_sedges_power_wants_an_ally_that_costs_two_at_most() -> None:
    scene = Scene(SEDGE, powers=True)
    (dear,) = scene.graveyard("Tethered Shade")
    play = scene.act()
    assert play.code(c.UsePower(HERO, 0, (dear,))) == "no_target" and play.code(c.UsePower(HERO)) == "no_target"
