"""The four states: no other way through them, whatever happens, and the same as before after each visit."""

from __future__ import annotations

import random

import pytest

from game.app.demo.states import IDLE, IDLE_AT_END, LONGEST, WARNING, WAYS, States


def test_rule_1_three_hundred_visits_leave_the_states_as_they_were() -> None:
    chance, states = random.Random(3), States()
    first = dict(vars(states))
    seen = set()
    for _ in range(300):
        states.start()
        while states.state != "reset":
            before = states.state
            doing = chance.random()
            if doing < 0.3:
                states.stir()
            elif doing < 0.33:
                states.leave()
            else:
                states.update(chance.uniform(0.0, 40.0), is_asked=chance.random() < 0.8, is_over=chance.random() < 0.2)
            if states.state != before:
                assert states.state in WAYS[before]
                seen.add((before, states.state))
        states.is_ready_again()
        assert vars(states) == first
    assert seen == {("playing", "warn"), ("playing", "reset"), ("warn", "playing"), ("warn", "reset")}


def test_no_state_is_skipped() -> None:
    states = States()
    for step in (states.leave, states.is_ready_again):
        with pytest.raises(ValueError, match="does not follow attract"):
            step()
    states.start()
    with pytest.raises(ValueError, match="attract does not follow playing"):
        states.is_ready_again()
    with pytest.raises(ValueError, match="playing does not follow playing"):
        states.start()


@pytest.mark.parametrize(("is_over", "limit"), [(False, IDLE), (True, IDLE_AT_END)])
def test_rule_4_silence_is_asked_about_at_its_limit(limit: float, *, is_over: bool) -> None:
    states = States()
    states.start()
    states.update(limit - 0.5, is_asked=True, is_over=is_over)
    assert states.state == "playing"
    states.update(0.5, is_asked=True, is_over=is_over)
    assert states.state == "warn" and states.left == 15
    states.update(WARNING - 0.5, is_asked=True)
    assert states.state == "warn" and states.left == 1
    states.update(0.5, is_asked=True)
    assert states.state == "reset"


def test_the_clock_counts_from_the_last_question() -> None:
    states = States()
    states.start()
    states.update(IDLE - 1.0, is_asked=True)
    states.update(1.0, is_asked=False)
    states.update(IDLE - 1.0, is_asked=True)
    assert states.state == "playing"


def test_a_match_that_never_asks_again_is_not_waited_for() -> None:
    states = States()
    states.start()
    states.update(LONGEST - 1.0, is_asked=False)
    assert states.state == "playing"
    states.update(1.0, is_asked=False)
    assert states.state == "warn"
