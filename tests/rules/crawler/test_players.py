"""Several players: who is asked, who answers for the party, and how all win and lose together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Concede, Done
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from tests.rules.crawler.encounters import Play, Scene


def test_ruling_26_the_seat_that_speaks_for_the_party_answers_and_takes_turns() -> None:
    scene = Scene("Hedge Knight", seats=3)
    scene.adventurer("Road Thief", seat=1)
    scene.adventurer("Ember Adept", seat=2)
    scene.pile("crawler_deck", *["Mend"] * 30)
    scene.pile("dungeon_deck", *["Blood Moon"] * 60)
    asked = []
    play = scene.begin(s.BeginRound())
    for _ in range(60):
        if play.state.decision is None:
            break
        if play.question == "drop":
            asked.append((play.table.round.number, play.state.decision.seat))
        play.run(runner.legal(CRAWLER, play.state)[-1])
    assert asked[:4] == [(4, 0), (5, 1), (6, 2), (7, 0)]


def test_who_leads_nobody_any_more_is_passed_over() -> None:
    scene = Scene("Hedge Knight", seats=2)
    scene.adventurer("Road Thief", seat=1)
    scene.this_round(lead=1)
    scene.hand("Rally")
    assert scene.line(1).state.decision.seat == 1
    scene.table = replace(scene.table, party=scene.table.party[:1], fallen=(scene.table.party[1].id,))
    assert scene.line(1).state.decision.seat == 0


def test_who_lost_the_last_adventurer_while_another_acted_is_passed_over() -> None:
    scene = Scene("Hedge Knight", seats=3)
    thief = scene.adventurer("Road Thief", seat=1, wounds=3)
    scene.adventurer("Ember Adept", seat=2)
    scene.dungeon("Zombie")
    scene.dungeon("Hollow Soul", target=thief)
    press = scene.hand("Press the Advantage", "Scout Ahead")
    scene.this_round(won=True)
    press = scene.table.hand[0]
    play = scene.begin(s.BeginRetaliation()).card(press).choose(scene.table.encounter[1].id)
    assert thief in play.table.fallen and play.state.decision.seat == 0
    assert play.done().state.decision.seat == 2


def test_each_player_is_asked_in_turn_and_commits_ones_own_adventurers() -> None:
    scene = Scene("Hedge Knight", seats=2)
    thief = scene.adventurer("Road Thief", seat=1)
    scene.this_round(lead=1)
    scene.dungeon("Zombie")
    play = scene.begin(s.BeginAttack())
    assert play.state.decision.seat == 1
    play.commit(thief)
    assert play.state.decision.seat == 0, "who can do no more is not asked"
    play.run(Done())
    assert play.table.round.won


def _ravaged(*attackers: int) -> Play:
    """Return an attack of these on a Character with Rampage, at Melee distance. The first seat leads the Adventurers 1
    and 2, the second 3 to 5, the third, which speaks for the party, 6."""
    scene = Scene("Hedge Knight", "Hedge Knight", seats=3)
    for name, seat in (("Road Thief", 1), ("Road Thief", 1), ("Road Thief", 1), ("Ember Adept", 2)):
        scene.adventurer(name, seat=seat)
    scene.this_round(lead=2)
    scene.dungeon("Horned Ravager")
    scene.hand("Scout Ahead")
    play = scene.begin(s.BeginAttack())
    for seat in (2, 0, 1):
        assert play.state.decision.seat == seat
        play.commit(*(one for one in attackers if play.hero(one).seat == seat)).done()
    return play


@pytest.mark.parametrize(("attackers", "asked", "own"), [((1, 2, 3), 0, [1, 2]), ((3, 4, 5), 1, [3, 4, 5])])
def test_a_seat_that_attacked_chooses_among_its_own_whom_a_rampage_wounds(
    attackers: tuple[int, ...], asked: int, own: list[int]
) -> None:
    # rule: crawler/rampage
    play = _ravaged(*attackers)
    assert (play.question, play.state.decision.seat, play.choices()) == ("rampage", asked, own)
    assert play.choose(own[-1]).wounds(*attackers) == [int(one == own[-1]) for one in attackers]


@pytest.mark.parametrize(("attackers", "wounded"), [((1, 3, 6), 6), ((2, 3, 4), 2)])
def test_of_several_seats_the_one_nearest_to_the_speaker_takes_the_rampage(
    attackers: tuple[int, ...], wounded: int
) -> None:
    # rule: crawler/rampage
    assert [event.adventurer for event in _ravaged(*attackers).happened(ev.Rampaged)] == [wounded]


def test_a_rampage_is_not_handed_on_to_the_adventurers_of_others() -> None:
    # rule: crawler/rampage
    play = _ravaged(1, 2, 3)
    assert play.why(Choose(3)) == "Another player leads Road Thief: choose one of your own."
    assert [play.code(Choose(one)) for one in (4, 6)] == ["did_not_attack", "did_not_attack"]


def test_whoever_gives_up_gives_up_for_all() -> None:
    scene = Scene("Hedge Knight", seats=2)
    scene.adventurer("Road Thief", seat=1)
    scene.hand("Rally")
    play = scene.line(1)
    after = runner.submit(CRAWLER, play.state, 1, Concede(1))
    assert after.state.outcome.reason == "conceded" and after.state.outcome.winners == ()
    assert after.state.outcome.scores == (0, 0)


def test_all_seats_win_together() -> None:
    scene = Scene("Hedge Knight", seats=2, length="quick")
    scene.adventurer("Road Thief", seat=1)
    scene.quest("Clear the Way", complete=True)
    outcome = scene.line(10).state.outcome
    assert outcome.winners == (0, 1) and outcome.scores == (1, 1)
