"""The greedy player of Heroes: it wins against chance, and does what anybody would in plain positions."""

from __future__ import annotations

from game.ai.greedy_player import GreedyPlayer
from game.ai.heroes.judging import HeroesEvaluator
from game.app.simulate import play_games
from game.core.commands import Command
from game.core.views import view_for
from game.rules.heroes import commands as c
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.table import record_of_card
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, SEDGE, Play, Scene
from tests.rules.heroes.test_turns import begun


def choice(play: Play) -> Command:
    """What the asked seat's greedy player does."""
    view = view_for(HEROES, play.state, play.asked)
    return GreedyPlayer(1, HeroesEvaluator()).choose(view, play.legal)


def test_it_wins_against_chance() -> None:
    decks = {"seats": [{"deck": "Wall and Hammer (quick)"}, {"deck": "Rot and Renewal (quick)"}]}
    for players, winner in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        for result in play_games("heroes", decks, range(3), players):
            assert result.winners == (winner,)


def test_it_places_a_resource_before_anything_else_and_a_quest_face_up() -> None:
    scene = Scene(resources=2)
    scene.hand("Mountain Maul", "Marsh Skitterer")
    (quest,) = scene.hand("The Miller's Errand")
    assert choice(scene.act()) == c.PlaceResource(quest, face_up=True)


def test_it_plays_the_dearest_ally_that_it_can_pay() -> None:
    scene = Scene(resources=7)
    scene.hand("Ferryman Dob", "Marsh Skitterer")
    (marshal,) = scene.hand("High Marshal Edda Rowe")
    assert choice(scene.act(placed=True)) == c.PlayCard(marshal)


def test_it_attacks_where_it_wins_and_not_where_it_only_dies() -> None:
    scene = Scene(foe=SEDGE)
    dob = scene.put("Ferryman Dob")
    scene.put("Ironback Hauler", 1, exhausted=True)
    shaman = scene.put("Ash Shaman", 1)
    scene.change(HERO, exhausted=True)
    assert choice(scene.act(placed=True)) == c.Propose(dob, shaman)
    scene = Scene(foe=SEDGE)
    scene.put("Chapel Novice")
    scene.put("Ironback Hauler", 1, exhausted=True)
    scene.change(HERO, exhausted=True)
    answer = choice(scene.act(placed=True))
    assert not isinstance(answer, c.Propose) or answer.defender == FOE
    scene = Scene(foe=SEDGE)
    scene.put("Mudfoot Runner", exhausted=True)
    skitterer = scene.put("Marsh Skitterer")
    scene.change(FOE, damage=24)
    scene.change(HERO, exhausted=True)
    assert choice(scene.act(placed=True)) == c.Propose(skitterer, FOE)


def test_it_strikes_when_the_blow_kills_and_uses_armor_that_is_not_wasted() -> None:
    scene = Scene(OSRIC, OSRIC)
    maul = scene.put("Mountain Maul")
    scene.change(FOE, damage=26)
    play = scene.act(placed=True).do(c.Propose(HERO, FOE)).until("respond_defend")
    assert choice(play) == c.StrikeWith(maul)
    scene = Scene(OSRIC, OSRIC)
    helm = scene.put("Kettle Helm", 1)
    dob = scene.put("Ferryman Dob")
    assert choice(scene.act().fight(dob, FOE)) == c.UseArmor(helm)


def test_it_aims_at_the_other_side_and_heals_its_own() -> None:
    scene = Scene(ILSABET, SEDGE)
    (rime,) = scene.hand("Rimebind")
    novice = scene.put("Chapel Novice", 1)
    scene.put("Chapel Novice", exhausted=True)
    scene.change(HERO, exhausted=True)
    assert choice(scene.act(placed=True)) == c.PlayCard(rime, (novice,))
    scene = Scene(SEDGE)
    (hymn,) = scene.hand("Mending Hymn")
    scene.change(HERO, damage=9, exhausted=True)
    scene.change(FOE, damage=9)
    assert choice(scene.act(placed=True)) == c.PlayCard(hymn, (HERO,))


def test_a_hand_with_something_cheap_is_kept_and_another_one_is_not() -> None:
    kept = set()
    for seed in range(40):
        play = begun(seed)
        hand = [record_of_card(play.table, card) for card in play.table.players[play.asked].hand]
        cheap = any(record.type == "Ally" and record.cost <= 3 for record in hand)
        assert choice(play) == (c.KeepHand() if cheap else c.Mulligan())
        kept.add(cheap)
    assert True in kept
