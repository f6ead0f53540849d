"""Leaving, collecting, shares and choices, each at its limit and one short of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.counting import count_facts
from game.core.scenario.facts import Standing
from game.core.scenario.reasons import trigger_rows
from game.core.scenario.standing import Scenario, seen_by
from tests.core.scenario.test_counting import after, own, ready, scenario, verdict, went

IDOL, KEY = s.Item("the idol", (5, 0)), s.Item("the key", (8, 8))


def taken(at: Scenario, item: int, seat: int) -> Scenario:
    """Return the scenario after a seat has taken an item, as its event does it."""
    holders = tuple(seat if number == item else holder for number, holder in enumerate(at.holders))
    return count_facts(replace(at, holders=holders, found=()), (f.Taken(item, seat),), list)


def test_a_piece_leaves_where_its_move_ends_and_not_where_it_passes() -> None:
    # rule: scenario/leave
    at = after(scenario(own("leave", count=1)), went(11, 0, (5, 0), (6, 0)))
    assert at.leaving == () and verdict(at) == "open"
    gone = after(at, went(11, 0, (6, 0), (5, 1)))
    assert gone.leaving == (11,) and verdict(gone) == "met"


def test_leaving_fails_when_too_few_are_left_and_those_that_have_left_count() -> None:
    # rule: scenario/dead_end
    at = scenario(own("leave", pieces=(0, 1), count=2))
    at = after(at, went(11, 0, (5, 0)), standing=[Standing(11, 0, ((5, 0),)), Standing(12, 0, ((1, 0),))])
    at = after(at, f.Gone(11), standing=[Standing(12, 0, ((1, 0),))])
    assert verdict(at) == "open" and verdict(after(at, went(12, 0, (5, 1)))) == "met"
    assert verdict(after(at, f.Fell(12, 0))) == "failed"


def test_a_view_that_does_not_know_the_objective_lets_nobody_leave() -> None:
    # rule: scenario/leave
    secret = scenario(own("leave", known_to="owner"))
    for seat in (0, 1):
        view = seen_by(secret, seat)
        assert view is not None and after(view, went(11, 0, (5, 0))).leaving == ()


def test_an_item_is_found_on_any_space_of_the_way_and_once() -> None:
    # rule: scenario/collect
    at = after(scenario(own("collect"), items=(IDOL, KEY)), went(11, 0, (5, 0), (6, 0)))
    assert [(one.item, one.piece, one.seat) for one in at.found] == [(0, 11, 0)]
    assert after(at, went(13, 1, (5, 0))).found == at.found
    assert after(taken(at, 0, 0), went(13, 1, (5, 0))).found == ()


def test_collecting_is_met_with_enough_items_and_fails_when_foes_have_too_many() -> None:
    # rule: scenario/collect
    at = scenario(own("collect", count=2), items=(IDOL, KEY))
    assert verdict(taken(at, 0, 0)) == "open" and verdict(taken(taken(at, 0, 0), 1, 0)) == "met"
    assert verdict(taken(at, 0, 1)) == "failed"
    one = scenario(own("collect", count=1), items=(IDOL, KEY))
    assert verdict(taken(one, 0, 1)) == "open" and verdict(taken(taken(one, 0, 1), 1, 1)) == "failed"


def test_who_is_gone_undefeated_cannot_be_defeated_any_more() -> None:
    # rule: scenario/dead_end
    at = scenario(own("defeat", pieces=(2, 3), count=0))
    there = [Standing(14, 1, ((3, 0),))]
    assert verdict(after(at, f.Fell(13, 1), standing=there)) == "open"
    assert verdict(after(at, f.Gone(13), standing=there)) == "failed"


@pytest.mark.parametrize(("share", "fallen", "fires"), [(50, 1, True), (51, 1, False), (100, 2, True), (100, 1, False)])
def test_a_share_of_the_pieces_has_fallen(share: int, fallen: int, *, fires: bool) -> None:
    # rule: scenario/share
    trigger = s.Trigger("t", "share", seats=(1,), share=share)
    facts = [f.Fell(13 + number, 1) for number in range(fallen)]
    assert ready(trigger, *facts) is fires


def test_a_share_of_an_objective_is_done() -> None:
    # rule: scenario/share
    trigger = s.Trigger("t", "share", objective=0, share=50)
    at = scenario(own("defeat", count=3), triggers=[trigger])
    assert after(at, f.Fell(13, 1)).firings[0].ready == s.NONE
    assert after(at, f.Fell(13, 1), f.Fell(14, 1)).firings[0].ready != s.NONE


def test_only_the_chosen_answer_fires() -> None:
    # rule: scenario/choice
    triggers = [s.Trigger(str(number), "chosen", choice=0, answer=number) for number in (0, 1)]
    at = after(scenario(triggers=triggers), f.Chosen(0, 1))
    assert [one.ready != s.NONE for one in at.firings] == [False, True]
    assert all(one.ready == s.NONE for one in after(scenario(triggers=triggers), f.Chosen(1, 0)).firings)


@pytest.mark.parametrize(
    ("trigger", "why"),
    [
        (s.Trigger("t", "turn", turn=3, seats=(0,)), "It waits for turn 3 of Ann; this is turn 0."),
        (s.Trigger("t", "enters", region=0, seats=(1,)), "Nobody of Bob has come to the gate."),
        (s.Trigger("t", "leaves", region=0), "piece 0 still stands in the gate."),
        (s.Trigger("t", "holds", region=0, seats=(1,)), "Nobody of Bob stands in the gate."),
        (s.Trigger("t", "falls", pieces=(2,)), "piece 2 has not fallen."),
        (s.Trigger("t", "falls", count=2), "Nobody has fallen. (0 of 2 times so far.)"),
        (s.Trigger("t", "share", seats=(1,), share=50), "0 of 2 pieces have fallen; 50 % are needed."),
        (s.Trigger("t", "taken", item=0), "the idol still lies there."),
        (s.Trigger("t", "objective", objective=0), "“Do it.” is open; it waits for met."),
        (s.Trigger("t", "played"), "Nobody has played a card."),
        (s.Trigger("t", "chosen", choice=0), "Its choice was not put, or another answer was chosen."),
        (s.Trigger("t", "turn", after=(0,)), "“t” has not fired."),
    ],
    ids=lambda one: one.when if isinstance(one, s.Trigger) else "",
)
def test_a_designer_is_told_why_a_trigger_waits(trigger: s.Trigger, why: str) -> None:
    at = scenario(own("score", count=3), triggers=[trigger], items=(IDOL,))
    (row,) = trigger_rows(at, [Standing(11, 0, ((5, 0),))], ("Ann", "Bob"))
    assert row.why == why and not row.has_fired
    (fired,) = trigger_rows(at.with_firing(0, times=1), [], ("Ann", "Bob"))
    assert fired.has_fired and fired.why == "It has fired."


def test_what_brings_the_pieces_of_the_start_is_no_trigger_that_a_designer_drew() -> None:
    drawn = s.Trigger("t", "turn", (s.Reinforce((0,)),))
    at = scenario(own("score", count=3), triggers=[drawn, s.Trigger(s.START, "turn", (s.Reinforce((0,)),))])
    assert [row.name for row in trigger_rows(at, [], ("Ann", "Bob"))] == ["t"]
