"""The greedy player: it sees a view and the legal answers, and takes what looks best."""

from __future__ import annotations

import pytest

from game.ai.factions.judging import FactionsEvaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.players import PLAYERS, player_for
from game.core import runner
from game.core.commands import Agree, Command, Decline
from game.core.views import View, view_for
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from tests.ai.matches import played
from tests.rules.factions.scene import CAPITALS, Play, Scene


def chosen(play: Play) -> Command:
    """Return what a greedy player answers."""
    view = view_for(FACTIONS, play.state, play.asked)
    return GreedyPlayer("test", FactionsEvaluator()).choose(view, play.legal)


def test_it_is_one_of_the_players():
    assert isinstance(player_for("greedy", "1"), GreedyPlayer)
    assert {"computer", "random", "greedy"} <= set(PLAYERS)


def test_a_game_without_an_evaluator_is_played_at_random():
    view = View(0, object(), (), None, None)
    answers = (Agree(), Decline())
    assert GreedyPlayer(1).choose(view, answers) in answers
    with pytest.raises(ValueError):
        GreedyPlayer(1).choose(view, ())


def test_the_same_seed_makes_the_same_choices():
    assert played(("greedy", "greedy"), 5, decisions=150) == played(("greedy", "greedy"), 5, decisions=150)


def test_it_beats_a_player_that_does_anything():
    for seed in (1, 2):
        assert played(("greedy", "random"), seed)[-1] == "won by 0"
    assert played(("random", "greedy"), 3)[-1] == "won by 1"


def test_it_attacks_the_capital_that_is_about_to_fall():
    scene = Scene()
    knight = scene.put("Knight", 5)
    scene.put("High Knight", 5, 1)
    scene.capital(1, damage=95)
    assert chosen(scene.act(knight)) == c.DeclareAttack(knight, CAPITALS[1])


def test_it_attacks_whom_it_is_likelier_to_defeat():
    scene = Scene()
    knight = scene.put("Knight", 3)
    wounded = scene.put("High Knight", 3, 1, damage=35)
    scene.put("High Knight", 3, 1)
    assert chosen(scene.act(knight)) == c.DeclareAttack(knight, wounded)


def test_it_recruits_what_it_can_pay_and_then_makes_an_end():
    scene = Scene()
    scene.points(0, 20)
    squire, knight = scene.hand("Squire", "Knight")
    assert chosen(scene.building()) == c.PlayCard(knight)
    scene = Scene()
    scene.points(0, 10)
    scene.hand("Squire", "Knight")
    assert chosen(scene.building()) == c.PlayCard(squire)
    scene = Scene()
    scene.put("Shadow Ninja", 1)
    assert chosen(scene.building()) == c.EndBuild()


def test_it_advances_when_nobody_is_in_the_way_and_returns_to_a_home_in_danger():
    scene = Scene()
    knight = scene.put("Knight", 2)
    assert chosen(scene.act(knight)) == c.Move(knight, 3)
    scene = Scene()
    knight = scene.put("Knight", 2)
    for _ in range(2):
        scene.put("High Knight", 1, 1)
    assert chosen(scene.act(knight)) == c.Move(knight, 1)


def test_it_does_not_need_what_a_seat_cannot_know():
    """Whatever lies hidden, the choice is the same: it is made from the view."""
    scene = Scene()
    scene.put("Knight", 2)
    scene.hand("Blockade", "Knight")
    scene.hand("Skeleton", "Zombie", seat=1)
    play = scene.building()
    dealt = FACTIONS.redeal(play.state, 0, play.state.dice)
    view, other = view_for(FACTIONS, play.state, 0), view_for(FACTIONS, dealt, 0)
    one, another = GreedyPlayer(1, FactionsEvaluator()), GreedyPlayer(1, FactionsEvaluator())
    assert one.choose(view, play.legal) == another.choose(other, runner.legal(FACTIONS, dealt))


@pytest.mark.parametrize("tapped", [False, True])
def test_it_goes_ahead_of_fellows_that_can_follow(*, tapped: bool):
    scene = Scene()
    first = scene.put("Knight", 2)
    for _ in range(2):
        scene.put("Knight", 2, tapped=tapped)
        scene.put("Knight Commander Gregorry", 4, 1)
    assert (chosen(scene.act(first)) == c.Move(first, 3)) is not tapped
