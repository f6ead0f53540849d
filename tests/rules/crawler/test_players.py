"""Several players: who is asked, who answers for the party, and how all win and lose together."""

from __future__ import annotations

from msgspec.structs import replace

from game.core import runner
from game.core.commands import Concede
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Done
from tests.rules.crawler.encounters import Scene


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


def test_each_player_is_asked_in_turn_and_commits_the_own_adventurers() -> None:
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
