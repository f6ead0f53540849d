"""Several seats at one table: what they share, who answers what, and that nobody learns anything from who is asked."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.core import runner
from game.core.state import State, Step
from game.core.views import view_for
from game.rules.crawler.playing import actions
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.setup import CrawlerSetup, SeatSetup, party_of
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Bribe, Commit, Done, Drop, PlayCard, UseCard
from game.rules.crawler.state.table import Table
from game.rules.crawler.stats import leading
from tests.rules.crawler.encounters import Play, Scene

AState = State[Any, Step]


def two(lead: int = 1, **marks: Any) -> tuple[Scene, int, int]:
    """Return a Knight of the first seat and a Thief of the second, which speaks for the party by default."""
    scene = Scene("Hedge Knight", seats=2, **marks)
    thief = scene.adventurer("Road Thief", seat=1)
    scene.this_round(lead=lead)
    scene.pile("crawler_deck", *["Mend"] * 9)
    scene.pile("dungeon_deck", *["Zombie"] * 9)
    return scene, scene.party[0], thief


def asked(play: Play) -> tuple[str, int]:
    """Return the open question, and the seat that it is put to."""
    return play.question, play.state.decision.seat


# What is shared


def test_a_pool_is_supplied_by_the_adventurers_of_every_seat() -> None:
    # rule: crawler/players
    scene, knight, _ = two()
    spear, another, third, fourth = (scene.hand("Short Spear") for _ in range(4))
    play = scene.begin(s.BeginAttack())
    assert play.state.decision.seat == 1
    # The Thief of the seat itself provides 1 Equipment, the Knight of the other one 3.
    play.card(spear).card(another).card(third)
    assert play.power == 6 and play.code(PlayCard(fourth)) == "unpaid"
    scene.mark(knight, locks=1)
    play = scene.begin(s.BeginAttack()).card(spear)
    assert play.code(PlayCard(another)) == "unpaid"


def test_a_boost_and_an_alignment_come_from_the_adventurers_of_every_seat() -> None:
    # rule: crawler/players
    scene = Scene("Hedge Knight", seats=2)
    scene.adventurer("Ember Adept", seat=1)
    scene.this_round(lead=1)
    scene.dungeon("Zombie")
    cleave, ward = scene.hand("Cleave"), scene.hand("Ward of Light")
    assert scene.begin(s.BeginAttack()).boost(cleave).power == 3
    play = scene.begin(s.BeginRetaliation()).card(ward)
    assert asked(play)[1] == 1 and play.stamina == 4, "the Knight of the other seat is Good"


def test_any_seat_uses_and_bribes_with_what_the_party_has() -> None:
    # rule: crawler/players
    scene, _, _ = two(lead=0)
    troll, cleave, satchel = scene.dungeon("Toll Troll"), scene.hand("Cleave"), scene.in_play("Field Satchel")
    play = scene.begin(s.BeginAttack()).run(Done())
    assert asked(play) == ("attack", 1)
    play.use(satchel)
    assert asked(play) == ("attack", 1) and len(play.happened(cev.CardsDrawn)) == 1
    assert play.code(UseCard(satchel)) == ""
    play.run(Bribe(troll, cleave))
    assert play.table.dungeon_grave == (troll,) and asked(play) == ("attack", 1)


def test_whoever_plays_a_card_chooses_its_targets_among_the_adventurers_of_all() -> None:
    # rule: crawler/effects
    scene, knight, thief = two(lead=0)
    for one in (knight, thief):
        scene.mark(one, wounds=1)
    mend = scene.hand("Mend")
    play = scene.begin(s.BeginAttack()).run(Done())
    play.card(mend)
    assert asked(play) == ("heal", 1) and play.choices() == [knight, thief]
    play.choose(knight)
    assert play.wounds(knight, thief) == [0, 1] and asked(play) == ("attack", 1)


def test_both_seats_commit_to_one_attack_and_to_one_defence() -> None:
    # rule: crawler/players
    scene, knight, thief = two(lead=0)
    lancer = scene.dungeon("Goblin Lancer")
    scene.hand("Rally")
    play = scene.begin(s.BeginAttack()).commit(knight).done().commit(thief).done()
    assert play.happened(ev.AttackResolved)[0].won and play.foe(lancer).wounds == 1
    for count, wounds in ((1, 1), (2, 0)):
        scene, knight, thief = two(lead=0)
        scene.dungeon("Barrow Wolf")
        scene.hand("Rally")
        play = scene.begin(s.BeginRetaliation()).commit(knight).done()
        play.commit(*(thief,) * (count - 1)).done()
        assert play.wounds(knight) == [wounds]


# Who is asked


def test_who_is_done_is_not_asked_again_in_the_same_window_whatever_another_does() -> None:
    # rule: crawler/players
    scene, knight, _ = two(lead=0)
    scene.dungeon("Zombie")
    scene.mark(knight, activated=True)
    wind, _ = scene.hand("Second Wind"), scene.hand("Rally")
    play = scene.begin(s.BeginAttack())
    assert asked(play) == ("attack", 0)
    play.done().card(wind)
    assert not play.hero(knight).activated and asked(play) == ("attack", 1)
    play.done()
    # The window of the defence is another one.
    assert play.happened(ev.AttackResolved) and play.question != "attack"
    defence = scene.begin(s.BeginRetaliation())
    assert asked(defence) == ("defend", 0)


def test_in_each_window_of_a_round_the_seats_are_asked_again() -> None:
    # rule: crawler/players
    scene, _, _ = two()
    scene.dungeon("Barrow Wolf", "Zombie")
    scene.hand("Rally")
    play = scene.begin(s.Respond())
    heard = []
    while play.question in ("respond", "defend", "attack"):
        heard.append((play.table.round.phase, asked(play)[1]))
        play.done()
    phases = ("respond", "triggers", "attack", "retaliation")
    assert heard == [(phase, seat) for phase in phases for seat in (1, 0)]


def test_each_seat_activates_its_own_against_a_frenzy() -> None:
    # rule: crawler/players
    scene, knight, thief = two()
    scene.dungeon("Barrow Wolf")
    play = scene.begin(s.Triggers())
    assert asked(play) == ("defend", 1)
    assert play.code(Commit(knight)) == "not_led" and play.code(Commit(thief)) == ""
    play.commit(thief)
    assert asked(play) == ("defend", 0), "who can do no more is passed over"
    assert play.code(Commit(thief)) == "not_led"
    assert play.commit(knight).wounds(knight) == [0], "the last to commit resolves it, with nobody left to ask"


def test_a_seat_whose_adventurers_are_locked_is_passed_over_but_speaks() -> None:
    # rule: crawler/players
    scene, _, thief = two()
    scene.mark(thief, locks=1)
    scene.dungeon("Zombie")
    assert asked(scene.begin(s.BeginAttack())) == ("attack", 0)
    scene.hand("Rally")
    play = scene.begin(s.BeginAttack())
    assert asked(play) == ("attack", 1) and play.code(Commit(thief)) == "locked"
    assert asked(scene.line(1)) == ("drop", 1)


# Who answers for the party


@pytest.mark.parametrize("lead", [0, 1])
def test_the_speaker_alone_chooses_the_wound_of_an_attack_that_another_made(lead: int) -> None:
    # rule: crawler/players
    scene, knight, thief = two(lead)
    first, second = scene.dungeon("Cistern Eel"), scene.dungeon("Cistern Eel")
    attacker, other = (thief, knight) if lead == 0 else (knight, thief)
    scene.mark(other, activated=True)
    spear = scene.hand("Short Spear")
    play = scene.begin(s.BeginAttack())
    if asked(play)[1] == lead:
        play.done()
    play.card(spear).commit(attacker)
    assert asked(play) == ("wound", lead) and play.choices() == [first, second]


def _snare(scene: Scene) -> Play:
    scene.dungeon("Tripwire Net")
    scene.hand("Rally")
    return scene.begin(s.Triggers())


def _order(scene: Scene) -> Play:
    scene.dungeon("Tripwire Net", "Barrow Wolf")
    return scene.begin(s.Triggers())


def _drop(scene: Scene) -> Play:
    scene.hand("Rally")
    return scene.line(1)


def _maintain(scene: Scene) -> Play:
    scene.in_play("Tower Shield")
    scene.in_play("Field Satchel")
    scene.in_play("Wool-Lined Helm", "assigned", host=scene.party[0])
    return scene.line(7)


def _limit(scene: Scene) -> Play:
    scene.hand(*["Rally"] * 7)
    return scene.line(9)


def _steal(scene: Scene) -> Play:
    scene.in_play("Tower Shield", exhausted=True)
    scene.in_play("Field Satchel", exhausted=True)
    scene.dungeon("Masked Stranger")
    for one in scene.table.party:
        scene.mark(one.id, activated=True)
    return scene.begin(s.BeginRetaliation())


def _reward(scene: Scene) -> Play:
    for one in scene.table.party:
        scene.mark(one.id, wounds=1)
    scene.dungeon("Captive", time=1)
    scene.this_round(won=True)
    return scene.begin(s.Conditions())


def _reaver(scene: Scene) -> Play:
    scene.dungeon("Goblin Bonecaller", wounds=1)
    scene.dungeon("Goblin Skulker", "Goblin Slinger")
    return scene.removal()


def _regeneration(scene: Scene) -> Play:
    scene.dungeon("Cave Rat Swarm")
    scene.hand("Mend")
    play = scene.begin(s.BeginAttack())
    while play.question == "attack":
        play.run(runner.legal(CRAWLER, play.state)[0] if not play.table.struggle.adventurers else Done())
    return play


@pytest.mark.parametrize("lead", [0, 1])
@pytest.mark.parametrize(
    ("prompt", "begin"),
    [
        ("snare", _snare),
        ("order_triggers", _order),
        ("drop", _drop),
        ("maintain", _maintain),
        ("discard", _limit),
        ("steal", _steal),
        ("reward", _reward),
        ("reaver", _reaver),
        ("pay_regeneration", _regeneration),
    ],
)
def test_what_concerns_the_whole_party_is_answered_by_its_speaker(prompt: str, begin: Any, lead: int) -> None:
    # rule: crawler/players
    scene, _, _ = two(lead)
    assert asked(begin(scene)) == (prompt, lead)


def test_the_first_seat_decides_on_the_first_hand() -> None:
    # rule: crawler/players
    setup = CrawlerSetup(seats=(SeatSetup(), SeatSetup(), SeatSetup()), party=party_of(["hedge_knight"] * 3, 3))
    state = runner.start(CRAWLER, setup, 5).state
    assert (state.decision.prompt, state.decision.seat) == ("mulligan", 0)


def test_a_card_of_the_party_is_dropped_by_the_speaker_for_all_whoever_played_it() -> None:
    # rule: crawler/drop
    scene, knight, _ = two()
    boots = scene.in_play("Winged Boots", "assigned", host=knight)
    play = scene.line(1)
    assert asked(play) == ("drop", 1)
    assert play.run(Drop(boots)).table.crawler_grave == (boots,)


def test_the_turn_to_speak_passes_over_a_seat_that_has_died() -> None:
    # rule: crawler/players
    scene = Scene("Hedge Knight", seats=3)
    scene.adventurer("Ember Adept", seat=2)
    scene.this_round(lead=1)
    scene.hand("Rally")
    assert leading(scene.table) == (2, 0)
    assert asked(scene.line(1)) == ("drop", 2)


# Death and the end


def test_the_party_loses_with_the_last_adventurer_of_all_seats_and_not_with_the_last_of_one() -> None:
    # rule: crawler/the_end
    scene, knight, thief = two(lead=0)
    scene.mark(knight, wounds=4, activated=True)
    scene.mark(thief, activated=True)
    scene.dungeon("Zombie")
    play = scene.begin(s.BeginRetaliation())
    assert knight in play.table.fallen and play.state.outcome is None and leading(play.table) == (1,)
    scene, knight, thief = two(lead=0)
    scene.mark(knight, wounds=4, activated=True, poison=1)
    scene.mark(thief, wounds=3, activated=True, poison=1)
    lost = scene.line(4).state.outcome
    assert lost is not None and (lost.reason, lost.winners, lost.scores) == ("party_died", (), (0, 0))


def test_who_leads_nobody_any_more_still_wins_with_the_others() -> None:
    # rule: crawler/the_end
    scene = Scene("Hedge Knight", seats=3, length="quick")
    scene.quest("Clear the Way", complete=True)
    outcome = scene.line(10).state.outcome
    assert outcome is not None and outcome.winners == (0, 1, 2)


# Nothing is told by who is asked


def _next_as_seen(table: Table, step: s.Window) -> int | None:
    """Return whom the window asks after the seat that is done, as a table tells."""
    able = (seat for seat in step.seats[1:] if seat in leading(table))
    return next((seat for seat in able if actions(table, s.Window((seat,), step.prompt))), None)


def _window_goes_on(before: s.Window, state: AState) -> int | None:
    """Return the seat of the same window that is asked now, or None if it is over."""
    step = state.agenda[-1] if state.agenda else None
    is_same = isinstance(step, s.Window) and step.prompt == before.prompt and set(step.seats) < set(before.seats)
    return step.seats[0] if is_same and isinstance(step, s.Window) else None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_beforehand_who_is_passed_over_so_that_silence_tells_nothing(seats: int) -> None:
    """Hands are open, and what a seat may do depends on nothing that lies face down: so nobody is reported as
    passed."""
    # rule: crawler/players
    told: Counter[str] = Counter()
    for seed in range(6):
        chance = random.Random(seed)
        setup = CrawlerSetup(
            seats=(SeatSetup(),) * seats, party=party_of(["hedge_knight", "road_thief", "ember_adept"] * 2, seats)[:5]
        )
        state = runner.start(CRAWLER, setup, seed).state
        for _ in range(250):
            if state.decision is None:
                break
            step = state.agenda[-1]
            answer = chance.choice(runner.legal(CRAWLER, state))
            seen = [view_for(CRAWLER, state, seat).table for seat in range(seats)]
            assert all(table == seen[0] for table in seen), "all seats see the same"
            after = runner.submit(CRAWLER, state, state.decision.seat, answer)
            assert isinstance(after, runner.Accepted)
            state = after.state
            if isinstance(step, s.Window) and isinstance(answer, Done):
                following = _next_as_seen(seen[0], step)
                assert _window_goes_on(step, state) == following
                skipped = step.seats[1 : step.seats.index(following)] if following is not None else step.seats[1:]
                told.update(passed=len(skipped), asked=following is not None)
    assert told["passed"] > 2 and told["asked"] > 20


def test_what_may_be_done_in_a_window_is_the_same_whatever_lies_face_down() -> None:
    # rule: crawler/players
    scene, _, _ = two(lead=0)
    scene.dungeon("Zombie")
    scene.hand("Rally", "Short Spear")
    state = scene.begin(s.BeginAttack()).state
    step = state.agenda[-1]
    assert isinstance(step, s.Window)
    for seat in (0, 1):
        own = s.Window((seat,), step.prompt)
        assert actions(view_for(CRAWLER, state, 1 - seat).table, own) == actions(state.table, own) != ()
