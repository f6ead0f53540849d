"""The computer player of Skirmish: what it does where one answer is plainly right."""

from __future__ import annotations

import pytest

from game.ai.greedy_player import GreedyPlayer
from game.ai.players import player_for
from game.ai.skirmish.judging import SkirmishEvaluator
from game.ai.skirmish.setting_up import _strongest
from game.ai.skirmish.values import strength
from game.app.games.entries import entry_of
from game.core import runner
from game.core.commands import Agree, Command, Pass
from game.core.views import view_for
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import STARTING_LEVELS
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene, duel


def chosen(play: Play) -> Command:
    """Return what the player answers to the open question."""
    view = view_for(SKIRMISH, play.state, play.asked)
    return GreedyPlayer("test", SkirmishEvaluator()).choose(view, play.legal)


def answers(play: Play) -> list[Command]:
    """Return what the player answers until the creature's activation is over; the other seat passes."""
    given = []
    while play.table.turn.activation is not None and play.state.decision is not None:
        answer = chosen(play) if play.asked == 0 else Pass()
        if play.asked == 0:
            given.append(answer)
        play.do(answer)
    return given


def winners(kinds: tuple[str, ...], seed: int, **document: object) -> tuple[int, ...]:
    """Return who wins a whole match; the seats' kinds in turn."""
    entry = entry_of("skirmish")
    setup = entry.setup({"seats": [{} for _ in kinds], **document})
    players = [player_for(kind, f"{seed} {seat}", entry.evaluator()) for seat, kind in enumerate(kinds)]
    state = runner.start(SKIRMISH, setup, seed).state
    while state.decision is not None:
        seat = state.decision.seat
        answer = players[seat].choose(view_for(SKIRMISH, state, seat), runner.legal(SKIRMISH, state))
        after = runner.submit(SKIRMISH, state, seat, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
    return state.outcome.winners


# The whole match


def test_it_beats_a_player_that_does_anything():
    assert winners(("greedy", "random"), 1) == (0,)
    assert winners(("random", "greedy"), 2) == (1,)


def test_it_beats_it_on_a_board_that_is_built_in_turns():
    tiles = ["start_camp", "bend", "crossing", "pool", "start_gate"]
    assert winners(("greedy", "random"), 3, tiles=tiles) == (0,)


def test_a_team_of_two_beats_such_a_team():
    assert winners(("random", "greedy", "random", "greedy"), 4) == (1, 3)


# Before the first turn


def test_it_begins_with_as_many_levels_as_are_allowed():
    entry = entry_of("skirmish")
    state = runner.start(SKIRMISH, entry.setup({}), 5).state
    player = GreedyPlayer("test", entry.evaluator())
    while state.decision is not None and state.table.turn.phase == "setup":
        seat = state.decision.seat
        answer = player.choose(view_for(SKIRMISH, state, seat), runner.legal(SKIRMISH, state))
        after = runner.submit(SKIRMISH, state, seat, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
    for seat in (0, 1):
        levels = [CREATURES[one.key].level for one in state.table.creatures.values() if one.seat == seat]
        assert sum(levels) == STARTING_LEVELS


def test_it_chooses_those_that_are_strongest_together():
    keys = ("demonweb_spider", "demonweb_spider", "drow_house_guard", "drow_priestess", "giant_spider")
    assert _strongest(tuple(sorted(keys)), 7) == pytest.approx(sum(strength(key) for key in keys[:4]))
    assert _strongest(("drow_priestess",), 2) == 0
    assert _strongest(("demonweb_spider",), 2) == strength("demonweb_spider")


def test_gold_is_saved_for_one_turn_for_what_is_stronger_for_its_price():
    def deploys(supply: int, *reserve: str) -> bool:
        scene = Scene()
        scene.put("drow_priestess", (1, 5), 0)
        scene.put("elf_archer", (14, 5), 1)
        scene.gold(0, 20 - supply, supply)
        scene.reserve(*reserve)
        return isinstance(chosen(scene.play(phase="deploy")), c.Deploy)

    assert not deploys(4, "drow_blademaster", "umbur_hulk")
    assert deploys(3, "drow_blademaster", "umbur_hulk")  # two turns are too long
    assert deploys(4, "drow_blademaster", "droider")  # what can be paid is paid
    assert deploys(5, "drow_blademaster", "umbur_hulk")
    assert deploys(3, "drow_priestess", "shadow_mastiff")  # no stronger for its price


# Attacks


def test_it_strikes_the_one_that_it_destroys():
    scene, knight, _ = duel("dragon_knight", (5, 5), "giant_spider", (6, 5))
    wounded = scene.put("drow_priestess", (4, 4), 1, damage=15)
    assert c.Attack(knight, wounded) in answers(scene.play(knight))


def test_it_goes_to_whom_it_can_strike():
    scene, knight, _ = duel("dragon_knight", (3, 5), "drow_wizard", (9, 5), tapped=True)
    answer = chosen(scene.play(knight))
    assert isinstance(answer, c.MoveCreature)
    assert max(abs(answer.to[0] - 9), abs(answer.to[1] - 5)) == 1


def test_what_may_not_be_struck_back_is_struck_from_afar():
    scene, archer, _ = duel("elf_archer", (3, 5), "drow_blademaster", (9, 5))
    play = scene.play(archer)
    assert c.UsePower(archer, 0) in answers(play)
    assert play.table.creatures[archer].cell[0] <= 3


# What others ask


def test_an_ally_is_helped_by_who_has_nothing_else_to_do():
    scene = Scene(seats=4)
    knight = scene.put("dragon_knight", (5, 5))
    scene.put("dwarven_defender", (4, 5), 2)
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    scene.hand("overwhelm")
    play = scene.play(knight).do(c.PlayCard(scene.zones[0]["hand"][0], knight))
    while play.state.decision is not None and play.asked == 0:
        play.do(play.legal[0])
    assert play.prompt == "may_assist"
    assert chosen(play) == Agree()


def test_no_creature_is_left_out_of_the_turn(scene: Scene):
    scene.put("dragon_knight", (5, 5))
    scene.put("dwarf_cleric", (2, 2))
    scene.put("umbur_hulk", (12, 9), 1)
    play = scene.play()
    activated = 0
    while play.table.turn.phase == "action" and play.table.turn.number == 1:
        answer = chosen(play) if play.asked == 0 else Pass()
        activated += isinstance(answer, c.Activate)
        play.do(answer)
    assert activated == 2
