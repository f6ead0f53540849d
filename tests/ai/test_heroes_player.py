"""The computer player of Heroes: what it does where one answer is plainly right."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ai.greedy_player import GreedyPlayer
from game.ai.heroes.judging import HeroesEvaluator
from game.ai.players import player_for
from game.app.games.entries import entry_of
from game.core import runner
from game.core.commands import Command
from game.core.views import view_for
from game.rules.heroes.cards.starter_decks import starter_deck
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from game.rules.heroes.state.commands import (
    Agree,
    Choose,
    ChooseCard,
    ChooseTarget,
    CompleteQuest,
    Decline,
    DiscardCard,
    KeepHand,
    Mulligan,
    Pass,
    PlaceResource,
    PlayCard,
    Propose,
    Protect,
    StrikeWith,
    TakeDamage,
    UseArmor,
    UsePower,
)
from game.rules.heroes.state.steps import DecideMulligan
from game.rules.heroes.state.table import Turn
from tests.app.simulation.orders import play_games
from tests.rules.heroes.scene import FOE, HERO, ILSABET, NOW, OSRIC, RHASKA, SEDGE, Play, Scene


def chosen(play: Play) -> Command:
    """What the player answers to the open question."""
    view = view_for(HEROES, play.state, play.asked)
    return GreedyPlayer("test", HeroesEvaluator()).choose(view, play.legal)


def played(play: Play) -> list[Command]:
    """What seat 0's player answers until its turn is over; the other seat's does as it likes, too."""
    answers = []
    turn = play.table.turn.number
    while play.state.decision is not None and play.table.turn.number == turn and play.table.turn.phase == "action":
        answer = chosen(play)
        if play.asked == 0:
            answers.append(answer)
        play.do(answer)
    return answers


def match(kinds: tuple[str, str], seed: int) -> tuple[int, ...]:
    """Who wins a match of full decks."""
    decks = (starter_deck("captain_osric_vane"), starter_deck("mother_sedge"))
    setup = HeroesSetup(tuple(SeatSetup(deck) for deck in decks), last_turn=200)
    players = [player_for(kind, f"{seed} {seat}", HeroesEvaluator()) for seat, kind in enumerate(kinds)]
    state = runner.start(HEROES, setup, seed).state
    while state.decision is not None:
        seat = state.decision.seat
        answer = players[seat].choose(view_for(HEROES, state, seat), runner.legal(HEROES, state))
        after = runner.submit(HEROES, state, seat, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
    assert state.outcome is not None
    return state.outcome.winners


# The whole match


def test_it_is_the_computer_player_of_the_game():
    assert isinstance(entry_of("heroes").evaluator(), HeroesEvaluator)


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_it_beats_a_player_that_does_anything_from_either_seat(seed: int):
    assert match(("greedy", "random"), seed) == (0,)
    assert match(("random", "greedy"), seed) == (1,)


def test_what_it_cannot_know_makes_no_difference():
    scene = Scene()
    scene.hand("Ferryman Dob", "Shield Wall", "Kettle Helm")
    scene.hand("Sap Vigor", "Severance", "Bone Sickle", seat=1)
    scene.deck("Mending Hymn", "Briar Slinker", seat=1)
    scene.put("Chapel Novice")
    play = scene.act()
    dealt = HEROES.redeal(play.state, 0, play.state.dice)
    one, other = (HeroesEvaluator().scores(view_for(HEROES, it, 0), play.legal) for it in (play.state, dealt))
    assert list(one) == list(other)


def test_it_beats_such_a_player_with_quick_decks_too():
    decks = {"seats": [{"deck": "Wall and Hammer (quick)"}, {"deck": "Rot and Renewal (quick)"}]}
    for players, winner in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        for result in play_games("heroes", decks, range(3), players):
            assert result.winners == (winner,)


# Hands and resources


def hand_of(*names: str) -> Command:
    scene = Scene()
    scene.hand(*names)
    return chosen(Play(scene.state(Turn(), DecideMulligan(0, 0))))


def test_it_keeps_a_hand_with_something_to_play_early_and_draws_one_without_anew():
    assert hand_of("Lamplighter Recruit", "Wallwatch Archer", "Ferryman Dob", "Mountain Maul") == KeepHand()
    assert hand_of("High Marshal Edda Rowe", "Dawn Templar", "Mountain Maul", "Lost Heirloom") == Mulligan()


def test_a_quest_is_the_first_resource_and_lies_face_up():
    scene = Scene(resources=2)
    scene.hand("Ferryman Dob", "High Marshal Edda Rowe")
    (quest,) = scene.hand("The Miller's Errand")
    assert chosen(scene.act()) == PlaceResource(quest, face_up=True)


def test_early_it_places_what_it_could_not_pay_for_long():
    scene = Scene(resources=1)
    rowe, *_ = scene.hand("High Marshal Edda Rowe", "Wallwatch Archer", "Ferryman Dob")
    assert chosen(scene.act()) == PlaceResource(rowe)


def test_late_it_places_the_least():
    scene = Scene(resources=6)
    scene.hand("High Marshal Edda Rowe", "Dawn Templar")
    (least,) = scene.hand("Scribe's Knife")
    assert chosen(scene.act()) == PlaceResource(least)


def test_with_seven_resources_it_keeps_what_it_can_use():
    scene = Scene(resources=7)
    scene.hand("High Marshal Edda Rowe", "Dawn Templar")
    assert not any(isinstance(answer, PlaceResource) for answer in played(scene.act()))


def test_it_discards_the_least():
    scene = Scene()
    scene.hand("Dawn Templar", "Ferryman Dob")
    (least,) = scene.hand("Marsh Skitterer")
    (whisper,) = scene.hand("Dread Whisper", seat=1)
    scene.put("Old Thicket-Bear", 1)
    play = scene.act().end_turn()
    play.do(PlayCard(whisper, (0,))).until("discard_effect")
    assert chosen(play) == DiscardCard(least)


# Resources of the turn


def test_it_spends_its_resources_on_what_is_worth_most_together():
    scene = Scene(resources=5)
    dear, one, other = scene.hand("Lantern Sergeant", "Ferryman Dob", "Wallwatch Archer")
    answers = played(scene.act(placed=True))
    assert PlayCard(one) in answers and PlayCard(other) in answers and PlayCard(dear) not in answers


def test_it_plays_what_attacks_at_once_before_it_attacks_and_the_rest_afterwards():
    scene = Scene(RHASKA, OSRIC, resources=10)
    scene.put("Ferryman Dob")
    charger, shaman = scene.hand("Tusked Charger", "Ash Shaman")
    answers = [one for one in played(scene.act(placed=True)) if isinstance(one, PlayCard | Propose)]
    assert answers[0] == PlayCard(charger) and answers[-1] == PlayCard(shaman)


def test_an_armor_that_would_take_the_place_of_a_better_one_is_not_played():
    scene = Scene(RHASKA, OSRIC)
    scene.put("Bark Jerkin")
    (jerkin,) = scene.hand("Bark Jerkin")
    assert PlayCard(jerkin) not in played(scene.act(placed=True))


def test_of_too_many_it_gives_up_the_least():
    scene = Scene(ILSABET, SEDGE)
    hatchet = scene.put("Scribe's Knife")
    (staff,) = scene.hand("Mountain Maul")
    play = scene.act().cast(staff)
    assert play.prompt == "too_many" and chosen(play) == Choose(hatchet)


def test_it_harms_nobody_of_its_own():
    scene = Scene(ILSABET, SEDGE)
    scene.put("Ferryman Dob")
    hex_, scatter = scene.hand("Toad Hex", "Scatter the Camp")
    cards = [one.card for one in played(scene.act(placed=True)) if isinstance(one, PlayCard)]
    assert hex_ not in cards and scatter not in cards


def test_it_heals_nobody_who_is_whole():
    scene = Scene(SEDGE, OSRIC)
    scene.put("Ferryman Dob")
    scene.put("Pilgrim's Staff")
    scene.hand("Mending Hymn")
    answers = played(scene.act(placed=True))
    assert not any(isinstance(one, PlayCard | UsePower) for one in answers)


def test_it_heals_its_hero_who_needs_it():
    scene = Scene(SEDGE, OSRIC)
    (hymn,) = scene.hand("Mending Hymn")
    scene.change(HERO, damage=20)
    assert PlayCard(hymn, (HERO,)) in played(scene.act(placed=True))


def test_it_draws_no_card_that_its_deck_does_not_have():
    scene = Scene(ILSABET, SEDGE)
    scene.no_deck()
    spring = scene.put("Arcane Wellspring")
    assert UsePower(spring) not in played(scene.act(placed=True))


# Removing


def test_damage_that_is_just_enough_goes_to_the_best_ally_it_destroys():
    scene = Scene(ILSABET, SEDGE)
    scene.put("Marsh Skitterer", 1)
    drummer = scene.put("Warren Drummer", 1)
    scene.put("Old Thicket-Bear", 1)
    (dart,) = scene.hand("Glyph Dart")
    assert PlayCard(dart, (drummer,)) in played(scene.act(placed=True))


def test_x_is_no_more_than_it_needs():
    scene = Scene(RHASKA, OSRIC)
    templar = scene.put("Dawn Templar", 1)
    (aim,) = scene.hand("Patient Aim")
    assert PlayCard(aim, (templar,), 4) in played(scene.act(placed=True))


def test_severance_is_for_the_best_ally_and_not_for_a_small_one():
    scene = Scene(SEDGE, OSRIC)
    scene.put("Marsh Skitterer", 1)
    templar = scene.put("Dawn Templar", 1)
    (severance,) = scene.hand("Severance")
    assert PlayCard(severance, (templar,)) in played(scene.act(placed=True))
    scene = Scene(SEDGE, OSRIC)
    scene.put("Militia", 1, token=True)
    (severance,) = scene.hand("Severance")
    assert not any(isinstance(one, PlayCard) for one in played(scene.act(placed=True)))


def test_it_does_not_put_the_last_damage_on_its_own_hero():
    scene = Scene(SEDGE, OSRIC)
    scene.put("Dawn Templar", 1)
    scene.hand("Severance")
    scene.weaken(HERO, 2)
    assert not any(isinstance(one, PlayCard) for one in played(scene.act(placed=True)))


def test_damage_to_all_waits_for_several():
    scene = Scene(OSRIC, SEDGE)
    for _ in range(3):
        scene.put("Warren Drummer", 1)
    (arc,) = scene.hand("Sweeping Arc")
    assert PlayCard(arc) in played(scene.act(placed=True))
    scene = Scene(OSRIC, SEDGE)
    (arc,) = scene.hand("Sweeping Arc")
    assert PlayCard(arc) not in played(scene.act(placed=True))


def test_the_last_damage_goes_to_the_hero():
    scene = Scene(ILSABET, SEDGE)
    scene.weaken(FOE, 2)
    scene.put("Warren Drummer", 1)
    (dart,) = scene.hand("Glyph Dart")
    assert chosen(scene.act(placed=True)) == PlayCard(dart, (FOE,))


def test_it_aims_at_the_other_side_and_heals_its_own():
    scene = Scene(ILSABET, SEDGE)
    (rime,) = scene.hand("Rimebind")
    novice = scene.put("Chapel Novice", 1)
    scene.put("Chapel Novice", exhausted=True)
    scene.change(HERO, exhausted=True)
    assert chosen(scene.act(placed=True)) == PlayCard(rime, (novice,))
    scene = Scene(SEDGE, SEDGE)
    (hymn,) = scene.hand("Mending Hymn")
    scene.change(HERO, damage=9, exhausted=True)
    scene.change(FOE, damage=9)
    assert chosen(scene.act(placed=True)) == PlayCard(hymn, (HERO,))


# Attacks


def test_it_attacks_a_hero_whom_that_defeats():
    scene = Scene(OSRIC, RHASKA)
    scene.weaken(FOE, 4)
    dob, archer = scene.put("Ferryman Dob"), scene.put("Wallwatch Archer")
    scene.put("Warren Drummer", 1)
    attacks = [one for one in played(scene.act(placed=True)) if isinstance(one, Propose)]
    assert {(one.attacker, one.defender) for one in attacks} == {(dob, FOE), (archer, FOE)}


def test_it_takes_a_good_trade():
    scene = Scene(OSRIC, SEDGE)
    dob = scene.put("Ferryman Dob")
    drummer = scene.put("Warren Drummer", 1)
    assert chosen(scene.act(placed=True)) == Propose(dob, drummer)


def test_it_does_not_attack_into_death_for_nothing():
    scene = Scene(OSRIC, RHASKA)
    recruit = scene.put("Marsh Skitterer")
    bear = scene.put("Old Thicket-Bear", 1)
    answers = played(scene.act(placed=True))
    assert Propose(recruit, bear) not in answers
    # The bear would protect its hero, too.
    assert Propose(recruit, FOE) not in answers


def test_it_reckons_with_a_strike_of_the_hero_whom_it_attacks():
    scene = Scene(RHASKA, OSRIC)
    shaman = scene.put("Ash Shaman")
    scene.put("Oathkeeper Blade", 1)
    assert Propose(shaman, FOE) not in played(scene.act(placed=True))


def test_long_range_attacks_where_others_would_be_hit_back():
    scene = Scene(OSRIC, RHASKA)
    archer = scene.put("Wallwatch Archer")
    lurcher = scene.put("Grey Lurcher", 1)
    assert chosen(scene.act(placed=True)) == Propose(archer, lurcher)


def test_a_hero_attacks_with_a_weapon_alone():
    scene = Scene(OSRIC, SEDGE)
    scene.put("Ferryman Dob", 1)
    assert not any(isinstance(one, Propose) for one in played(scene.act(placed=True)))
    scene = Scene(OSRIC, SEDGE)
    maul, dob = scene.put("Mountain Maul"), scene.put("Tusked Charger", 1)
    answers = played(scene.act(placed=True))
    assert Propose(HERO, dob) in answers and StrikeWith(maul) in answers


def test_the_smaller_one_finishes_what_either_could():
    scene = Scene(OSRIC, SEDGE)
    scene.put("Dawn Templar")
    archer = scene.put("Wallwatch Archer")
    shade = scene.put("Warren Drummer", 1)
    first = next(one for one in played(scene.act(placed=True)) if isinstance(one, Propose) and one.defender == shade)
    assert first.attacker == archer


def test_it_attacks_where_it_wins_and_not_where_it_only_dies():
    scene = Scene(OSRIC, SEDGE)
    dob = scene.put("Ferryman Dob")
    scene.put("Ironback Hauler", 1, exhausted=True)
    shaman = scene.put("Ash Shaman", 1)
    assert chosen(scene.act(placed=True)) == Propose(dob, shaman)
    scene = Scene(OSRIC, SEDGE)
    scene.put("Chapel Novice")
    scene.put("Ironback Hauler", 1, exhausted=True)
    answer = chosen(scene.act(placed=True))
    assert not isinstance(answer, Propose) or answer.defender == FOE


# Combat


def attacked(scene: Scene, attacker: int, defender: int = HERO) -> Play:
    """Seat 1 attacks in its own turn; until the player of seat 0 is asked, or more than passing is asked of it."""
    play = scene.begin_turn(1)
    while play.prompt != "action":
        play.do(Pass())
    play.do(Propose(attacker, defender))
    return play


def test_a_protector_saves_a_better_ally():
    scene = Scene(OSRIC, RHASKA)
    novice = scene.put("Vault Tinker")
    sergeant = scene.put("Lantern Sergeant")
    skitterer = scene.put("Mudfoot Runner", 1)
    play = attacked(scene, skitterer, novice).until("protect")
    assert chosen(play) == Protect(sergeant)


def test_a_protector_does_not_die_for_what_the_hero_can_take():
    scene = Scene(OSRIC, RHASKA)
    scene.put("Lamplighter Recruit")
    bear = scene.put("Old Thicket-Bear", 1)
    assert chosen(attacked(scene, bear).until("protect")) == Decline()


def test_a_protector_dies_for_a_hero_who_would():
    scene = Scene(OSRIC, RHASKA)
    recruit = scene.put("Lamplighter Recruit")
    scene.weaken(HERO, 3)
    bear = scene.put("Old Thicket-Bear", 1)
    assert chosen(attacked(scene, bear).until("protect")) == Protect(recruit)


def test_it_strikes_back_where_that_destroys_the_attacker():
    scene = Scene(OSRIC, RHASKA)
    blade = scene.put("Oathkeeper Blade")
    charger = scene.put("Tusked Charger", 1)
    play = attacked(scene, charger).until("respond_defend")
    while play.asked == 1:
        play.do(Pass())
    assert chosen(play) == StrikeWith(blade)


def test_it_strikes_when_the_blow_is_fatal():
    scene = Scene(OSRIC, OSRIC)
    maul = scene.put("Mountain Maul")
    scene.weaken(FOE, 4)
    play = scene.act(placed=True).do(Propose(HERO, FOE)).until("respond_defend")
    assert chosen(play) == StrikeWith(maul)


def test_it_uses_armor_that_is_not_wasted():
    scene = Scene(OSRIC, RHASKA)
    cuirass = scene.put("Plated Cuirass")
    bear = scene.put("Old Thicket-Bear", 1)
    assert chosen(attacked(scene, bear).until("armor")) == UseArmor(cuirass)


def test_it_saves_armor_for_a_harder_blow():
    scene = Scene(OSRIC, RHASKA)
    scene.put("Plated Cuirass")
    scene.put("Old Thicket-Bear", 1)
    token = scene.put("Militia", 1, token=True)
    assert chosen(attacked(scene, token).until("armor")) == TakeDamage()


def test_of_two_armors_it_uses_the_one_that_fits():
    scene = Scene(OSRIC, RHASKA)
    scene.put("Plated Cuirass")
    helm = scene.put("Kettle Helm")
    scene.put("Old Thicket-Bear", 1)
    runner_ = scene.put("Mudfoot Runner", 1)
    assert chosen(attacked(scene, runner_).until("armor")) == UseArmor(helm)


def test_a_shield_waits_until_damage_comes():
    scene = Scene(OSRIC, RHASKA)
    (wall,) = scene.hand("Shield Wall")
    scene.change(HERO, damage=15)
    assert PlayCard(wall) not in played(scene.act(placed=True))
    scene = Scene(OSRIC, RHASKA)
    (wall,) = scene.hand("Shield Wall")
    scene.change(HERO, damage=15)
    bear = scene.put("Old Thicket-Bear", 1)
    play = attacked(scene, bear).until("respond_defend")
    while play.asked == 1:
        play.do(Pass())
    assert chosen(play) == PlayCard(wall)


def test_frenzy_wins_a_combat():
    scene = Scene(RHASKA, OSRIC)
    charger = scene.put("Tusked Charger")
    scene.put("Dawn Templar", 1, damage=0)
    (frenzy,) = scene.hand("Blood Frenzy")
    scene.weaken(FOE, 5)
    answers = played(scene.act(placed=True))
    assert PlayCard(frenzy, (charger,)) in answers and Propose(charger, FOE) in answers


# Answers and what is left


def test_it_interrupts_what_hurts_and_lets_its_own_be():
    scene = Scene(ILSABET, SEDGE)
    templar = scene.put("Dawn Templar")
    (unravel,) = scene.hand("Unravel")
    (severance,) = scene.hand("Severance", seat=1)
    play = scene.begin_turn(1)
    while play.prompt != "action":
        play.do(Pass())
    play.do(PlayCard(severance, (templar,))).to(0)
    link = play.table.chain[-1].id
    assert chosen(play) == PlayCard(unravel, (link,))
    scene = Scene(ILSABET, SEDGE)
    scene.put("Ferryman Dob", 1)
    scene.hand("Clinging Cinders")
    (unravel,) = scene.hand("Unravel")
    play = scene.act(placed=True)
    played(play)
    assert unravel in play.table.players[0].hand


def test_quests_are_completed_with_what_is_left_at_the_end_of_the_others_turn():
    scene = Scene(OSRIC, RHASKA)
    quest = scene.quest("The Miller's Errand")
    play = scene.act(placed=True)
    assert CompleteQuest(quest) not in played(play)
    seen = []
    while play.table.turn.number <= NOW + 1 and play.state.decision is not None:
        answer = chosen(play)
        seen.append((play.asked, play.prompt, answer))
        play.do(answer)
    assert (0, "respond_end", CompleteQuest(quest)) in seen


def test_it_takes_back_what_it_needs_most():
    scene = Scene(OSRIC, SEDGE)
    scene.graveyard("Marsh Skitterer")
    (templar,) = scene.graveyard("Dawn Templar")
    quest = scene.quest("Stand at the Ford")
    assert CompleteQuest(quest, (templar,)) in played(scene.act(placed=True))


def test_an_offer_is_declined_that_could_only_hurt_itself():
    scene = Scene(OSRIC, SEDGE)
    (adept,) = scene.hand("Frostmantle Adept")
    scene.put("Lamplighter Recruit")
    play = scene.act(placed=True).do(PlayCard(adept)).until("trigger_target")
    play.do(chosen(play)).until("optional")
    assert chosen(play) == Decline()


def test_an_offer_is_taken_that_clears_the_way():
    scene = Scene(OSRIC, SEDGE)
    (adept,) = scene.hand("Frostmantle Adept")
    scene.put("Lamplighter Recruit")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act(placed=True).do(PlayCard(adept)).until("trigger_target")
    assert chosen(play) == ChooseTarget(hauler)
    play.do(ChooseTarget(hauler)).until("optional")
    assert chosen(play) == Agree()


def test_it_finds_the_better_companion():
    scene = Scene(RHASKA, OSRIC)
    scene.deck("Grey Lurcher")
    (bear,) = scene.deck("Old Thicket-Bear")
    (whistle,) = scene.hand("Whistle Them In")
    play = scene.act(placed=True).do(PlayCard(whistle)).until("search")
    assert chosen(play) == ChooseCard(bear)


def test_a_power_is_not_paid_for_what_is_not_there():
    """The flip that readies a weapon waits for a weapon that has struck; vials wait for exhausted resources."""
    for resources, is_used in ((7, False), (8, True)):
        scene = Scene(OSRIC, SEDGE, powers=True, resources=resources)
        maul = scene.put("Mountain Maul")
        answers = played(scene.act(placed=True))
        assert (UsePower(HERO) in answers) is is_used
        assert answers.count(StrikeWith(maul)) == 1 + is_used
    scene = Scene(ILSABET, SEDGE)
    scene.put("Vial of Quicksilver")
    assert not any(isinstance(one, UsePower) for one in played(scene.act(placed=True)))


def test_it_does_nothing_twice_in_a_turn_that_brings_nothing():
    scene = Scene(RHASKA, OSRIC)
    scene.put("Scout's Spyglass")
    answers = played(scene.act(placed=True))
    assert all(one != other for one, other in pairwise(answers))
