"""A struggle whose target has died goes on to its end, and does nothing."""

from __future__ import annotations

import pytest

from game.rules.crawler import struggles
from game.rules.crawler.quests import combat_is_won
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from tests.rules.crawler.encounters import THE_END, Play, Scene


def _possessed(place: int, *foes: str) -> tuple[Scene, list[int]]:
    """Return a Captain with one Life left at a place, possessed by a Hollow Soul, and other foes."""
    scene = Scene()
    names = ["Hedge Knight", "Shrine Keeper", "Ember Adept"]
    names.insert(place, "Gallows Captain")
    party = [scene.adventurer(name) for name in names]
    scene.mark(party[place], wounds=4)
    scene.this_round(won=True)
    scene.dungeon("Hollow Soul", target=party[place], activated=True)
    for foe in foes:
        scene.dungeon(foe)
    return scene, party


def _pressed(scene: Scene, play: Play) -> Play:
    """Deal the Wound of Press the Advantage to the Hollow Soul, and so to whom it possesses."""
    card = next(card for card in scene.table.hand if scene.cards[card] == "press_the_advantage")
    play.card(card)
    if play.question == "wound_after_win":
        play.choose(scene.table.encounter[0].id)
    return play


def test_an_attack_on_a_place_does_not_begin_again_when_its_target_has_died() -> None:
    # rule: crawler/retaliation
    scene, party = _possessed(1, "Poison Needle")
    scene.hand("Press the Advantage", "Scout Ahead")
    needle = scene.table.encounter[1].id
    play = _pressed(scene, scene.begin(s.AimedAttack()))
    assert party[1] in play.table.fallen and play.question == "defend"
    play.commit(party[0]).done()
    assert play.question == THE_END and len(play.happened(ev.StruggleBegan)) == 1
    assert play.foe(needle).activated and play.hero(party[0]).activated
    assert play.wounds(party[0], party[2], party[3]) == [0, 0, 0]
    assert not any(one.poison for one in play.table.party)


def test_the_pooled_attack_does_not_go_on_to_the_next_when_its_target_has_died() -> None:
    # rule: crawler/retaliation
    scene, party = _possessed(0, "Zombie", "Fire Rune")
    scene.hand("Press the Advantage", "Hold the Line")
    shield = scene.table.hand[-1]
    play = _pressed(scene, scene.begin(s.BeginRetaliation()))
    assert party[0] in play.table.fallen and play.question == "defend"
    assert struggles.defence_report(play.table).assaults == ()
    play.card(shield).done()
    assert play.wounds(*party[1:]) == [0, 0, 0] and not play.happened(ev.DefenceResolved)
    assert [event.cards for event in play.happened(ev.CardsActivated)] == [
        tuple(card.id for card in scene.table.encounter[1:])
    ]
    (gone,) = play.happened(ev.TargetGone)
    assert gone.attackers == tuple(card.id for card in scene.table.encounter[1:])


def test_a_trigger_does_not_go_on_to_the_next_when_its_target_has_died() -> None:
    # rule: crawler/frenzy
    scene, party = _possessed(0, "Barrow Wolf")
    scene.hand("Press the Advantage", "Scout Ahead")
    wolf = scene.table.encounter[1].id
    play = _pressed(scene, scene.begin(s.Triggers()))
    assert party[0] in play.table.fallen
    play.done()
    assert play.foe(wolf).activated and play.wounds(*party[1:]) == [0, 0, 0]


def test_the_attack_goes_on_when_another_than_its_target_has_died() -> None:
    # rule: crawler/retaliation
    scene, party = _possessed(1, "Zombie")
    scene.hand("Press the Advantage", "Scout Ahead")
    play = _pressed(scene, scene.begin(s.BeginRetaliation()))
    assert party[1] in play.table.fallen
    assert play.done().wounds(party[0]) == [1]


def test_an_attack_with_area_goes_on_when_the_second_that_it_reaches_has_died() -> None:
    # rule: crawler/retaliation
    scene, party = _possessed(1, "Fire Rune")
    scene.hand("Press the Advantage", "Scout Ahead")
    play = scene.begin(s.BeginRetaliation())
    assert [one.target for one in struggles.defence_report(play.table).assaults] == party[:2]
    _pressed(scene, play)
    assert party[1] in play.table.fallen
    assert [one.target for one in struggles.defence_report(play.table).assaults] == [party[0], party[2]]
    assert play.done().wounds(party[0], party[2], party[3]) == [1, 1, 0] and not play.happened(ev.TargetGone)


def test_the_next_attack_has_a_target_again() -> None:
    # rule: crawler/retaliation
    scene, party = _possessed(0, "Zombie", "Poison Needle")
    scene.hand("Press the Advantage", "Scout Ahead")
    play = _pressed(scene, scene.begin(s.BeginRetaliation())).done()
    assert play.question == "defend", "the Needle attacks who is second now"
    assert [one.target for one in struggles.defence_report(play.table).assaults] == [party[2]]
    assert play.done().wounds(party[1], party[2]) == [0, 1]


@pytest.mark.parametrize(("commits", "won"), [(True, True), (False, False)])
def test_combat_is_not_won_by_an_attack_without_a_target_when_nothing_was_committed(commits: bool, won: bool) -> None:
    # rule: crawler/conditions
    scene, party = _possessed(0, "Zombie")
    scene.hand("Press the Advantage", "Scout Ahead")
    play = _pressed(scene, scene.begin(s.BeginRetaliation()))
    if commits:
        play.commit(party[1])
    assert combat_is_won(play.done().table) == won
