"""The computer player of Heroes: whole matches, hands, and what becomes a resource."""

from __future__ import annotations

import pytest

from game.ai.heroes.judging import HeroesEvaluator
from game.app.games.entries import entry_of
from game.core.commands import Command
from game.core.views import view_for
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state.commands import DiscardCard, KeepHand, Mulligan, PlaceResource, PlayCard
from game.rules.heroes.state.steps import DecideMulligan
from game.rules.heroes.state.table import Turn
from tests.ai.heroes.scenes import chosen, match, played
from tests.app.simulation.orders import play_games
from tests.rules.heroes.scene import Play, Scene

# The whole match


def test_it_is_the_computer_player_of_the_game():
    assert isinstance(entry_of("heroes").evaluator(), HeroesEvaluator)


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_it_beats_a_player_that_does_anything_from_either_seat(seed: int):
    assert match(("greedy", "random"), seed) == (0,)
    assert match(("random", "greedy"), seed) == (1,)


def test_what_it_cannot_know_makes_no_difference(scene: Scene):
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


def test_it_keeps_a_hand_with_something_to_play_early_and_draws_one_without_again():
    assert hand_of("Lamplighter Recruit", "Wallwatch Archer", "Ferryman Dob", "Mountain Maul") == KeepHand()
    assert hand_of("High Marshal Edda Rowe", "Dawn Templar", "Mountain Maul", "Lost Heirloom") == Mulligan()


def test_a_hand_is_not_searched(scene: Scene):
    """Two turns after it nobody sees what a hand was good for."""
    scene.hand("Lamplighter Recruit", "Wallwatch Archer", "Ferryman Dob", "Mountain Maul")
    play = Play(scene.state(Turn(), DecideMulligan(0, 0)))
    judged = HeroesEvaluator().scores(view_for(HEROES, play.state, 0), play.legal)
    assert min(judged) < max(judged) - HeroesEvaluator.margin


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


def test_of_two_copies_of_one_who_is_unique_one_is_placed():
    scene = Scene(resources=4)
    rowe, _ = scene.hand("High Marshal Edda Rowe", "High Marshal Edda Rowe")
    scene.hand("Quilted Robe", "Brass Wand", "Frostmantle Adept")
    answer = chosen(scene.act())
    assert isinstance(answer, PlaceResource)
    assert scene.cards[answer.card].key == scene.cards[rowe].key
    scene = Scene(resources=6)
    rowe, _ = scene.hand("High Marshal Edda Rowe", "Ferryman Dob")
    (robe,) = scene.hand("Quilted Robe")
    assert chosen(scene.act()) == PlaceResource(robe)


def test_with_seven_resources_it_keeps_what_it_can_use():
    scene = Scene(resources=7)
    scene.hand("High Marshal Edda Rowe", "Dawn Templar")
    assert not any(isinstance(answer, PlaceResource) for answer in played(scene.act()))


def test_it_discards_the_least(scene: Scene):
    scene.hand("Dawn Templar", "Ferryman Dob")
    (least,) = scene.hand("Marsh Skitterer")
    (whisper,) = scene.hand("Dread Whisper", seat=1)
    scene.put("Old Thicket-Bear", 1)
    play = scene.act().end_turn()
    play.do(PlayCard(whisper, (0,))).until("discard_effect")
    assert chosen(play) == DiscardCard(least)
