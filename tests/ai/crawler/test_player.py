"""The player of Crawler that looks one Encounter ahead: what it does where one answer is plainly right."""

from __future__ import annotations

import pytest

from game.ai.crawler.judging import CrawlerEvaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.random_player import RandomPlayer
from game.app.games.entries import entry_of
from game.core import runner
from game.core.commands import Command, Decline, Done
from game.core.views import view_for
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.commands import Choose, Commit, PlayCard, UseCard
from tests.rules.crawler.encounters import THE_END, Play, Scene

PARTY = ("Hedge Knight", "Gallows Captain", "Shrine Keeper", "Ember Adept")


def played(play: Play) -> list[Command]:
    """Return what the player answers until the part of the round is over."""
    player = GreedyPlayer("test", CrawlerEvaluator())
    answers = []
    while play.question not in ("", THE_END):
        seat = play.state.decision.seat
        answer = player.choose(view_for(CRAWLER, play.state, seat), runner.legal(CRAWLER, play.state))
        answers.append(answer)
        play.run(answer)
    return answers


def attackers(answers: list[Command]) -> int:
    return sum(isinstance(answer, Commit) for answer in answers)


@pytest.fixture
def scene() -> Scene:
    return Scene(*PARTY).without_spare()


def test_it_is_the_computer_player_of_the_game():
    assert isinstance(entry_of("crawler").evaluator(), CrawlerEvaluator)


def test_it_attacks_with_as_many_as_are_needed_and_no_more():
    scene = Scene(*PARTY)
    scene.dungeon("Goblin Skulker", "Zombie")
    play = scene.attack()
    assert attackers(played(play)) == 2
    assert any(isinstance(event, ev.CharacterWounded) for event in play.events)


def test_it_uses_a_card_so_that_enough_are_left_to_defend(scene: Scene):
    spear = scene.hand("Short Spear")
    scene.dungeon("Goblin Skulker", "Zombie", "Zombie")
    answers = played(scene.attack())
    assert PlayCard(spear) in answers and attackers(answers) == 1


def test_it_does_not_attack_what_it_cannot_beat_if_all_are_needed_for_the_defence():
    scene = Scene("Hedge Knight", "Gallows Captain", "Shrine Keeper").without_spare()
    scene.dungeon("Horned Ravager", "Clay Golem")
    assert attackers(played(scene.attack())) == 0


def test_it_wounds_the_one_that_attacks_hardest(scene: Scene):
    scene.dungeon("Goblin Skulker")
    zombie = scene.dungeon("Zombie")
    assert Choose(zombie) in played(scene.attack())


def test_a_quest_makes_the_other_one_better(scene: Scene):
    scene.quest("Break the Warband")
    skulker = scene.dungeon("Goblin Skulker")
    scene.dungeon("Zombie")
    assert Choose(skulker) in played(scene.attack())


def test_it_does_not_choose_one_that_takes_no_wound():
    scene = Scene("Ember Adept", "Ember Adept", "Shrine Keeper").without_spare()
    scene.hand("Ember Bolt", "Ember Bolt")
    rat = scene.dungeon("Goblin Lancer")
    scene.dungeon("Clay Golem", wounds=1)
    play = scene.attack()
    answers = played(play)
    if any(isinstance(answer, PlayCard) for answer in answers):
        assert Choose(rat) in answers


def test_it_defends_with_adventurers_before_cards(scene: Scene):
    scene.hand("Shield Drill")
    scene.dungeon("Zombie")
    play = scene.defend()
    answers = played(play)
    assert attackers(answers) == 2 and not any(isinstance(answer, PlayCard) for answer in answers)
    assert not any(isinstance(event, ev.AdventurerWounded) for event in play.events)


def test_it_adds_cards_when_too_few_stand_upright(scene: Scene):
    for one in scene.party[:3]:
        scene.mark(one, activated=True)
    drill = scene.hand("Shield Drill")
    scene.dungeon("Clay Golem")
    play = scene.defend()
    assert PlayCard(drill, boosted=True) in played(play)
    assert not any(isinstance(event, ev.AdventurerWounded) for event in play.events)


def test_it_commits_nothing_to_a_defence_that_fails_in_any_case(scene: Scene):
    for one in scene.party[1:]:
        scene.mark(one, activated=True)
    scene.dungeon("Horned Ravager")
    assert played(scene.defend()) == [Done()]


def test_nobody_is_activated_in_vain(scene: Scene):
    scene.dungeon("Grave Wisp", "Goblin Skulker")
    assert played(scene.defend()) == [Done()]


def test_it_spends_a_shield_that_saves_a_wound(scene: Scene):
    for one in scene.party:
        scene.mark(one, activated=True)
    shield = scene.in_play("Tower Shield")
    scene.dungeon("Clay Golem")
    play = scene.defend()
    assert UseCard(shield) in played(play)
    assert not any(isinstance(event, ev.AdventurerWounded) for event in play.events)


def test_it_stops_a_spirit_with_magic_alone(scene: Scene):
    ward, drill = scene.hand("Ward of Light"), scene.hand("Shield Drill")
    scene.dungeon("Grave Wisp")
    answers = played(scene.defend())
    assert PlayCard(ward) in answers and PlayCard(drill, boosted=True) not in answers


def test_it_resets_adventurers_who_have_attacked_when_they_are_needed():
    scene = Scene("Hedge Knight", "Gallows Captain", "Shrine Keeper").without_spare()
    for one in scene.party:
        scene.mark(one, activated=True, attacked=True)
    wind = scene.hand("Second Wind")
    scene.dungeon("Zombie")
    play = scene.defend()
    assert PlayCard(wind) in played(play)
    assert not any(isinstance(event, ev.AdventurerWounded) for event in play.events)


def test_it_heals_whoever_has_least_life_left(scene: Scene):
    scene.mark(scene.party[0], wounds=1)
    scene.mark(scene.party[3], wounds=3)
    scene.hand("Healing Draught")
    scene.dungeon("Goblin Skulker")
    assert Choose(scene.party[3]) in played(scene.defend())


def test_it_pays_for_a_wound_with_its_poorest_card(scene: Scene):
    scene.hand("Cleave")
    poor = scene.hand("Disarm")
    scene.dungeon("Cave Rat Swarm")
    answers = played(scene.attack())
    assert Choose(poor) in answers and Decline() not in answers


def test_it_wins_where_one_that_does_anything_loses():
    def wins(make: type[RandomPlayer] | type[GreedyPlayer]) -> int:
        won = 0
        for seed in (1, 2, 3, 4):
            setup = entry_of("crawler").setup({"length": "quick", "difficulty": "gentle"})
            state = runner.start(CRAWLER, setup, seed).state
            player = GreedyPlayer(seed, CrawlerEvaluator()) if make is GreedyPlayer else RandomPlayer(seed)
            while state.decision is not None:
                answer = player.choose(view_for(CRAWLER, state, 0), runner.legal(CRAWLER, state))
                after = runner.submit(CRAWLER, state, 0, answer)
                assert isinstance(after, runner.Accepted), after
                state = after.state
            won += bool(state.outcome.winners)
        return won

    assert wins(GreedyPlayer) >= 3 > wins(RandomPlayer)
