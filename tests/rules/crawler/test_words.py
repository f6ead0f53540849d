"""Words: every question, every answer and every event of random matches has its sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Concede, Done
from game.core.decisions import Decision
from game.core.views import view_for
from game.rules.crawler.positions.reading import load_position
from game.rules.crawler.presentation.event_words import event_text
from game.rules.crawler.presentation.words import answer_text, offer_text, prompt_text, struggle_text, table_text
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.commands import Commit, PlayCard
from game.rules.crawler.state.table import CrawlerCard, Struggle
from tests.conformance.crawler_setups import crawler_setup_of
from tests.rules.crawler.encounters import Scene

NAMES = ("Ada", "")


@pytest.mark.parametrize("mode", ["alone", "together"])
def test_all_that_happens_has_words(mode: str) -> None:
    heard = set()
    for seed in range(12):
        chance = random.Random(seed)
        accepted = runner.start(CRAWLER, crawler_setup_of(mode, seed), seed)
        table = CRAWLER.begin(crawler_setup_of(mode, seed), accepted.state.dice).table
        while True:
            for event in accepted.events:
                line = event_text(table, event, NAMES)
                heard.add(type(event))
                assert line is None or ((line[0].isupper() or line[0].isdigit()) and line.endswith(".")), line
                table = event.apply(table)
            state = accepted.state
            assert table == state.table
            assert all(table_text(table, NAMES))
            if state.decision is None:
                break
            assert prompt_text(table, state.decision, NAMES).endswith((".", "?"))
            answers = runner.legal(CRAWLER, state)
            told = [answer_text(table, answer, NAMES) for answer in answers]
            assert all(told)
            accepted = runner.submit(CRAWLER, state, state.decision.seat, chance.choice(answers))
    assert len(heard) > 25


def text(event: object, **document: object) -> str | None:
    return event_text(load_position(dict(document)).table, event, NAMES)


def test_lines_of_the_log() -> None:
    document = {"encounter": ["Zombie"], "seats": [{}, {}]}
    table = load_position(document).table
    zombie = table.encounter[0].id
    knight = table.party[0].id
    assert text(ev.DefenceResolved(knight, (zombie,), 2, 1, hit=True), **document) == (
        "Zombie on Hedge Knight: 2 against 1, it hits."
    )
    assert text(ev.DefenceResolved(knight, (zombie,), 2, 2, hit=False), **document) == (
        "Zombie on Hedge Knight: 2 against 2, it is held."
    )
    # rule: crawler/incorporeal, crawler/unstoppable
    assert text(ev.DefenceResolved(knight, (zombie,), 1, 4, hit=True), **document) == (
        "Zombie on Hedge Knight: 1 against 4, it hits: this Stamina does not stop it."
    )
    assert text(ev.AttackResolved(3, 4, won=False), **document) == "The attack: 3 against 4, lost."
    assert text(ev.AttackResolved(4, 4, won=True), **document) == "The attack: 4 against 4, won."
    assert text(ev.AttackResolved(0, 4, won=False, made=False), **document) == "The Adventurers do not attack."
    assert text(ev.CharacterWounded(zombie, slain=True), **document) == "Zombie takes a Wound and is slain."
    for kind, words in (("attack", "attack"), ("retaliation", "defend"), ("trigger", "defend")):
        struggle = replace(table, struggle=Struggle(kind))
        assert event_text(struggle, ev.AdventurerCommitted(knight), NAMES) == f"Hedge Knight is Activated to {words}."
    assert text(ev.RoundBegan(2, 1), **document) == "Round 2; Player 2 speaks for the party."
    assert text(ev.RoundBegan(2, 0)) == "Round 2."
    assert text(ev.TokensPlaced(knight, "lock", 2, zombie), **document) == "Hedge Knight gets 2 Lock tokens (Zombie)."
    assert text(ev.TokensRemoved(knight, "wound", 1), **document) == "Hedge Knight loses 1 Wound."
    assert text(cev.TopTurned(zombie, "flip"), **document) == "Zombie is flipped."
    assert text(cev.TopTurned(zombie, "bust"), **document) == "Zombie Busts and lies face up on the deck."


@pytest.mark.parametrize(("seats", "played"), [(1, "Tower Shield is played."), (2, "Ben plays Tower Shield.")])
def test_who_played_a_card_is_said_where_several_share_a_party_and_why_it_leaves(seats: int, played: str) -> None:
    # rule: crawler/players
    scene = Scene("Hedge Knight", seats=seats)
    card = scene.hand("Tower Shield")
    shield, table = CrawlerCard(card, "tower_shield", "permanent"), scene.table
    names = ("Ada", "Ben")[:seats]
    assert event_text(table, cev.CrawlerCardPlayed(shield, seats - 1), names) == played
    assert event_text(table, cev.CrawlerCardLeft(card, "spent"), names) == "Tower Shield leaves play (used up)."
    asked = prompt_text(table, Decision(1, 0, "pick", "mulligan"), names)
    assert ("the party's; Ada speaks" in asked) == (seats > 1)


def test_answers_tell_what_going_on_means() -> None:
    document = {"encounter": ["Zombie"], "hand": ["Hold the Line"], "round": {"phase": "attack"}}
    state = runner.resume(CRAWLER, load_position(document)).state
    told = [answer_text(state.table, answer, NAMES) for answer in runner.legal(CRAWLER, state)]
    assert told[:2] == ["Activate Hedge Knight", "Activate Gallows Captain"] and told[-1] == "No attack"
    state = runner.submit(CRAWLER, state, 0, runner.legal(CRAWLER, state)[0]).state
    told = [answer_text(state.table, answer, NAMES) for answer in runner.legal(CRAWLER, state)]
    assert told[-1] == "Attack"
    state = runner.resume(CRAWLER, load_position({**document, "round": {"phase": "retaliation"}})).state
    told = [answer_text(state.table, answer, NAMES) for answer in runner.legal(CRAWLER, state)]
    assert "Play Hold the Line (1 Tactic)" in told and told[-1] == "Take what comes"
    assert prompt_text(state.table, state.decision, NAMES) == "Ada: defend against Zombie."
    assert answer_text(state.table, Concede(1), NAMES) == "Player 2 gives up"


def asked_with(*commands: int, **document: Any) -> str:
    """Return the question after some answers, by their places in the list of answers."""
    state = runner.resume(CRAWLER, load_position(document)).state
    for number in commands:
        state = runner.submit(CRAWLER, state, 0, runner.legal(CRAWLER, state)[number]).state
    return prompt_text(state.table, state.decision, NAMES)


def test_where_nothing_attacks_the_question_tells_what_follows() -> None:
    # rule: crawler/retaliation
    rally = {"hand": ["Rally"]}
    last = "Ada: play cards before the Encounter ends."
    retaliation = {**rally, "round": {"phase": "retaliation"}}
    assert asked_with(encounter=["Hired Villain"], **retaliation) == "Ada: defend against Hired Villain."
    assert asked_with(encounter=["Captive"], **retaliation) == last
    # Nothing attacks the Primary Target, but a card with a Target is still to come.
    needle = {"encounter": ["Poison Needle"], **retaliation}
    assert asked_with(**needle) == "Ada: play cards before Poison Needle attacks."
    assert asked_with(-1, **needle) == "Ada: defend against Poison Needle."
    # rule: crawler/frenzy: the Adventurers' attack is still to come.
    activated = {"encounter": ["Barrow Wolf"], "hand": ["Feint", "Rally"], "round": {"phase": "triggers"}}
    feint = len(load_position(activated).table.party)
    assert asked_with(**activated) == "Ada: defend against Barrow Wolf."
    assert asked_with(feint, **activated) == "Ada: play cards before combat continues."


def test_where_the_target_has_died_the_question_says_so() -> None:
    # rule: crawler/retaliation
    document = {
        "party": [{"name": "Hedge Knight", "wounds": 4}, "Road Thief"],
        "encounter": [{"name": "Hollow Soul", "target": 0}, "Zombie"],
        "hand": ["Press the Advantage", "Rally"],
        "round": {"phase": "retaliation", "won": True, "wounded": [1]},
    }
    state = runner.resume(CRAWLER, load_position(document)).state
    assert prompt_text(state.table, state.decision, NAMES) == "Ada: defend against Hollow Soul, Zombie."
    assert answer_text(state.table, Done(), NAMES) == "Take what comes"
    state = runner.submit(CRAWLER, state, 0, PlayCard(state.table.hand[0])).state
    question = prompt_text(state.table, state.decision, NAMES)
    assert question == "Ada: the target has died: the attack of Zombie does nothing."
    assert answer_text(state.table, Done(), NAMES) == "Go on"


@pytest.mark.parametrize(("activated", "other"), [(False, "Activate"), (True, "a Lock token for")])
def test_a_snare_tells_what_befalls_the_primary_target(activated: bool, other: str) -> None:
    # rule: crawler/snare
    party = [{"name": "Hedge Knight", "activated": activated}, {"name": "Road Thief", "activated": not activated}]
    question = asked_with(party=party, encounter=["Tripwire Net"], hand=["Rally"], round={"phase": "triggers"})
    assert question == f"Ada: Tripwire Net: discard, or {other} the Primary Target?"


@pytest.mark.parametrize(("activated", "other"), [(False, "Activate Hedge Knight"), (True, "Lock Hedge Knight")])
def test_an_answer_says_what_choosing_a_card_does(activated: bool, other: str) -> None:
    party = [{"name": "Hedge Knight", "activated": activated}, {"name": "Road Thief", "activated": not activated}]
    document = {"party": party, "encounter": ["Tripwire Net"], "hand": ["Rally"], "round": {"phase": "triggers"}}
    state = runner.resume(CRAWLER, load_position(document)).state
    view = view_for(CRAWLER, state, 0)
    assert [offer_text(view, answer, NAMES) for answer in runner.legal(CRAWLER, state)] == [other, "Discard Rally"]


def done_in(document: dict[str, Any]) -> list[str]:
    """Return what going on is called to each seat that is asked, until the window is over."""
    state = runner.resume(CRAWLER, load_position(document)).state
    prompt, told = state.decision.prompt, []
    while state.decision is not None and state.decision.prompt == prompt:
        seat = state.decision.seat
        told.append(offer_text(view_for(CRAWLER, state, seat), Done(), NAMES))
        state = runner.submit(CRAWLER, state, seat, Done()).state
    return told


@pytest.mark.parametrize(("phase", "last"), [("attack", "No attack"), ("retaliation", "Take what comes")])
def test_a_seat_is_only_done_where_another_goes_on(phase: str, last: str) -> None:
    # rule: crawler/players
    document = {"encounter": ["Zombie"], "hand": ["Hold the Line"], "round": {"phase": phase}}
    assert done_in({**document, "seats": [{}]}) == [last]
    assert done_in({**document, "seats": [{}, {}]}) == ["Done: Player 2 goes on", last]
    three = {**document, "seats": [{}, {}, {}], "party": ["Hedge Knight", "Road Thief", "Ember Adept"]}
    assert done_in(three) == ["Done: Player 2 goes on", "Done: Player 3 goes on", last]


@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_seat_is_told_what_comes_next_where_no_struggle_is_resolved(seats: int) -> None:
    # rule: crawler/players
    before = ["Done: Player 2 goes on"] * (seats - 1)
    document = {"seats": [{}] * seats, "hand": ["Rally"], "encounter": ["Tripwire Net"]}
    assert done_in({**document, "round": {"phase": "respond"}}) == [*before, "Begin combat"]
    # Nothing attacks: a last chance to play cards.
    assert done_in({**document, "encounter": [], "round": {"phase": "retaliation"}}) == [*before, "Go on"]
    # Only the speaker drops cards.
    assert done_in({**document, "round": {"phase": "end"}}) == ["Keep the rest"]


def test_a_seat_resolves_the_struggle_where_no_other_can_do_anything() -> None:
    # rule: crawler/players
    one, other = {"name": "Hedge Knight"}, {"name": "Road Thief", "seat": 1, "locks": 1}
    document = {"encounter": ["Zombie"], "round": {"phase": "attack"}, "seats": [{}, {}]}
    assert done_in({**document, "party": [one, other]}) == ["No attack"]
    assert done_in({**document, "party": [one, {**other, "locks": 0}]}) == ["Done: Player 2 goes on", "No attack"]


def test_who_stops_choosing_wounds_for_all_says_so() -> None:
    # rule: crawler/area
    document = {"round": {"phase": "attack", "won": True}, "seats": [{}, {}]}
    table = replace(load_position(document).table, struggle=Struggle("attack"))
    assert answer_text(table, Done(), NAMES) == "No more Wounds"


def test_the_struggle_as_lines_with_what_would_follow() -> None:
    document = {
        "encounter": ["Goblin Slinger", "Poison Needle"],
        "hand": ["Throwing Axe", "Hold the Line"],
        "round": {"phase": "attack"},
    }
    state = runner.resume(CRAWLER, load_position(document)).state
    knight, axe = state.table.party[0].id, state.table.hand[0]
    assert struggle_text(state.table) == (
        "Attack: 0 against 1, 1 missing",
        "Goblin Slinger on Hedge Knight: 2, 2 missing",
        "Poison Needle on Gallows Captain: 1, 1 missing",
    )
    for command in (Commit(knight), PlayCard(axe)):
        state = runner.submit(CRAWLER, state, 0, command).state
    assert struggle_text(state.table)[:2] == (
        "Attack: 3 against 1, 0 missing",
        "Goblin Slinger on Hedge Knight: 1, 1 missing",
    )
    boulder = {"encounter": ["Rolling Boulder"], "hand": ["Hold the Line"], "round": {"phase": "retaliation"}}
    state = runner.resume(CRAWLER, load_position(boulder)).state
    state = runner.submit(CRAWLER, state, 0, PlayCard(state.table.hand[0])).state
    assert struggle_text(state.table) == ("Rolling Boulder on Hedge Knight: 2, nothing stops it",)
    held = {"encounter": ["Zombie"], "hand": ["Hold the Line"], "round": {"phase": "retaliation"}}
    state = runner.resume(CRAWLER, load_position(held)).state
    state = runner.submit(CRAWLER, state, 0, PlayCard(state.table.hand[0])).state
    assert struggle_text(state.table) == ("Zombie on Hedge Knight: 1, held",)
    assert struggle_text(load_position({}).table) == ()


def test_cards_on_the_table_as_lines() -> None:
    document = {
        "seats": [{}, {}],
        "party": [{"name": "Road Thief", "wounds": 1, "locks": 2}, "Hedge Knight", "Ember Adept"],
        "encounter": [{"name": "Zombie", "poison": 1, "activated": True}, {"name": "Captive", "time": 1}],
    }
    lines = table_text(load_position(document).table, NAMES)
    assert "  Road Thief [3 Life, Ada] (1 wounds, 2 locks), Locked <- Primary Target" in lines
    assert "  Hedge Knight [5 Life, Player 2]" in lines
    assert "  Zombie [Character 1, 2/1] (1 poison), Activated" in lines
    assert "  Captive [Event 0] (1 time)" in lines
    assert "Round 1, respond. Encounter 1/4" in lines
    assert "Pools used: Equipment 0/3, Magic 0/3, Skill 0/2, Tactic 0/2" in lines
    assert "Quest: Break the Warband 0/7" in lines and "Hand: nothing" in lines


def test_a_line_of_the_end_in_which_nothing_happens_is_not_logged() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    told = {line: event_text(scene.table, ev.LineBegan(line), NAMES) for line in range(1, 11)}
    assert [line for line, words in told.items() if words is None] == [3, 4, 5, 6, 7, 9]
    scene.mark(scene.party[0], poison=1)
    scene.mark(scene.party[1], activated=True, locks=1)
    scene.dungeon("Captive", time=1)
    scene.in_play("Veteran")
    scene.hand(*["Rally"] * 7)
    assert all(event_text(scene.table, ev.LineBegan(line), NAMES) for line in range(1, 11))
    assert event_text(scene.table, ev.LineBegan(4), NAMES) == "Each poisoned card takes a Wound."


# rule: crawler/hand
@pytest.mark.parametrize(("held", "asked"), [(7, "discard 2 cards"), (6, "discard 1 card")])
def test_the_question_for_a_hand_that_is_too_large_says_how_many_cards_go(held: int, asked: str) -> None:
    scene = Scene("Hedge Knight")
    for _ in range(held):
        scene.hand("Short Spear")
    play = scene.line(9)
    assert play.state.decision is not None
    assert prompt_text(play.table, play.state.decision, NAMES) == f"Ada: {asked}, down to the Hand Limit."
