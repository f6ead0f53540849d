"""How facts count, each objective and trigger at its limit and one short of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.counting import count_facts
from game.core.scenario.standing import Scenario, begun

GATE = s.Region("the gate", ((5, 0), (5, 1)))
#: Two pieces of seat 0, then two of seat 1.
PIECES = tuple(s.Piece("knight", f"piece {number}", number // 2, ((number, 0),)) for number in range(4))


def scenario(*objectives: s.Objective, triggers: Sequence[s.Trigger] = (), **more: object) -> Scenario:
    """Return a scenario whose pieces have come, with the numbers 11 to 14."""
    script = s.Script(
        "Toy", (0, 1), regions=(GATE,), pieces=PIECES, objectives=objectives, triggers=tuple(triggers), **more
    )
    arrived = [f.Arrived(number, 11 + number, number // 2, ((number, 0),)) for number in range(4)]
    return count_facts(begun(script), arrived, list)


def went(number: int, seat: int, *way: s.Space, origin: s.Space = (0, 9)) -> f.Moved:
    return f.Moved(number, seat, (origin,), way, way[-1:])


def after(scenario: Scenario, *facts: f.Fact, standing: Sequence[f.Standing] = ()) -> Scenario:
    for fact in facts:
        scenario = count_facts(scenario, (fact,), lambda: standing)
    return scenario


def verdict(scenario: Scenario) -> str:
    return scenario.objectives[0].verdict


def own(aim: s.Aim, **more: object) -> s.Objective:
    return s.Objective((0,), aim, "Do it.", region=0, **more)  # type: ignore[arg-type]


# --- objectives ---


def test_reach_counts_any_space_of_the_way_and_each_piece_once() -> None:
    # rule: scenario/reach
    at = after(scenario(own("reach", count=2)), went(11, 0, (5, 0), (6, 0)), went(11, 0, (5, 1)))
    assert verdict(at) == "open" and at.objectives[0].pieces == (11,)
    assert verdict(after(at, went(12, 0, (5, 1)))) == "met"


def test_reach_with_a_piece_is_not_met_by_another_or_by_a_foe() -> None:
    # rule: scenario/reach
    at = scenario(own("reach", pieces=(1,)))
    assert verdict(after(at, went(11, 0, (5, 0)), went(13, 1, (5, 0)))) == "open"
    assert verdict(after(at, went(12, 0, (5, 0)))) == "met"


def test_whoever_stands_there_when_an_objective_is_shown_has_reached_it() -> None:
    # rule: scenario/reach
    at = scenario(own("reach"))
    assert verdict(after(at, f.Shown(0), standing=[f.Standing(11, 0, ((5, 0),))])) == "met"
    assert verdict(after(at, f.Shown(0), standing=[f.Standing(13, 1, ((5, 0),))])) == "open"


def test_reach_fails_when_too_few_are_left_and_not_before() -> None:
    # rule: scenario/dead_end
    at = scenario(own("reach", pieces=(0, 1), count=1))
    standing = [f.Standing(12, 0, ((1, 0),))]
    at = after(at, f.Fell(11, 0), standing=standing)
    assert verdict(at) == "open"
    assert verdict(after(at, f.Fell(12, 0))) == "failed"


def test_what_must_be_done_by_a_turn_fails_when_the_next_one_begins() -> None:
    # rule: scenario/by_turn
    at = after(scenario(own("reach", by_turn=2)), f.TurnBegan(0), f.TurnBegan(1), f.TurnBegan(0), f.TurnBegan(1))
    assert verdict(at) == "open"
    assert verdict(after(at, went(11, 0, (5, 0)), f.TurnBegan(0))) == "met"
    assert verdict(after(at, f.TurnBegan(0))) == "failed"


@pytest.mark.parametrize(
    ("standing", "held"),
    [
        ([f.Standing(11, 0, ((5, 0),))], 1),
        ([f.Standing(11, 0, ((4, 0),))], 0),
        ([f.Standing(11, 0, ((5, 0),)), f.Standing(13, 1, ((5, 1),))], 0),
        ([f.Standing(11, 0, ((5, 0),)), f.Standing(13, 1, ((6, 1),))], 1),
    ],
)
def test_a_turn_is_held_by_own_pieces_in_the_region_and_no_foe(standing: list[f.Standing], held: int) -> None:
    # rule: scenario/hold
    at = after(scenario(own("hold", turns=2)), f.TurnBegan(0), standing=standing)
    assert at.objectives[0].held == 0, "nothing has been held before the second turn"
    assert after(at, f.TurnBegan(1), f.TurnBegan(0), standing=standing).objectives[0].held == held


def test_hold_is_met_after_its_turns_in_a_row() -> None:
    # rule: scenario/hold
    there = [f.Standing(11, 0, ((5, 0),))]
    at = after(scenario(own("hold", turns=2)), f.TurnBegan(0), f.TurnBegan(0), standing=there)
    assert verdict(after(at, f.TurnBegan(0), standing=there)) == "met"
    lost = after(at, f.TurnBegan(0))
    assert lost.objectives[0].held == 0 and verdict(after(lost, f.TurnBegan(0), standing=there)) == "open"


def test_survive_is_met_when_its_turns_are_over_and_fails_with_its_pieces() -> None:
    # rule: scenario/survive
    at = after(scenario(own("survive", turns=2, pieces=(0, 1), count=1)), f.TurnBegan(0), f.TurnBegan(0), f.Fell(11, 0))
    assert verdict(at) == "open"
    assert verdict(after(at, f.TurnBegan(0))) == "met"
    assert verdict(after(at, f.Fell(12, 0))) == "failed"
    assert verdict(after(at, f.Fell(13, 1))) == "open"


def test_who_went_back_to_a_hand_has_not_fallen_and_is_not_there_until_it_comes_again() -> None:
    # rule: scenario/away
    own_turns = [f.TurnBegan(0)] * 2
    for count, met in ((1, "met"), (2, "open")):
        at = after(scenario(own("survive", turns=1, pieces=(0, 1), count=count)), f.Returned(11, 0, "knight"))
        assert at.numbers[0] == 0 and verdict(after(at, *own_turns)) == met, count
        back = after(at, f.Arrived(0, 21, 0, ((0, 0),)))
        assert back.away == () and verdict(after(back, *own_turns)) == "met", count
    foes = [f.Standing(13, 1, ((3, 0),))]
    foe = after(scenario(own("defeat", count=0, pieces=(2, 3))), f.Fell(14, 1), standing=foes)
    foe = after(foe, f.Returned(13, 1, "knight"), f.Gone(11))
    assert verdict(foe) == "open", "it may come again"
    assert verdict(after(foe, f.Arrived(2, 21, 1, ((0, 0),)), f.Fell(21, 1))) == "met"
    assert after(foe, f.Returned(99, 1, "knight")) == foe, "no piece of the script"


def test_of_two_of_a_name_that_went_back_to_a_hand_each_comes_again_once() -> None:
    # rule: scenario/away
    gone = [f.Returned(number, 0, "knight") for number in (11, 12)]
    at = after(scenario(own("survive", turns=2, pieces=(0, 1), count=2)), *gone, *[f.TurnBegan(0)] * 4)
    assert (verdict(at), at.objectives[0].held) == ("open", 2), "no more turns than are asked for"
    at = after(at, f.Arrived(at.away[0].piece, 21, 0, ((0, 0),)))
    assert [one.piece for one in at.away] == [1] and verdict(after(at, f.TurnBegan(0))) == "open"
    at = after(at, f.Arrived(at.away[0].piece, 22, 0, ((0, 0),)), f.TurnBegan(0))
    assert (verdict(at), at.numbers[:2], at.away) == ("met", (21, 22), ())


def test_who_came_to_a_region_and_comes_there_again_is_counted_once() -> None:
    # rule: scenario/away
    at = after(scenario(own("reach", count=2)), went(11, 0, (5, 0)), f.Returned(11, 0, "knight"))
    at = after(at, f.Arrived(0, 21, 0, ((5, 0),)))
    assert verdict(at) == "open" and at.objectives[0].pieces == (21,)


def test_protect_fails_with_the_first_that_is_missed() -> None:
    # rule: scenario/protect
    at = scenario(own("protect", pieces=(0, 1), count=0))
    assert verdict(after(at, f.Fell(13, 1))) == "open"
    assert verdict(after(at, f.Fell(12, 0))) == "failed"


def test_defeat_counts_foes_only_and_all_when_none_is_left_or_to_come() -> None:
    # rule: scenario/defeat
    at = scenario(own("defeat", count=2))
    assert verdict(after(at, f.Fell(11, 0), f.Fell(13, 1))) == "open"
    assert verdict(after(at, f.Fell(13, 1), f.Fell(14, 1))) == "met"
    every = scenario(own("defeat", count=0))
    assert verdict(after(every, f.Fell(13, 1), standing=[f.Standing(14, 1, ((3, 0),))])) == "open"
    assert verdict(after(every, f.Fell(14, 1))) == "met"
    late = begun(every.script)
    assert verdict(after(late, f.Fell(14, 1))) == "open", "some are still to come"


def test_points_are_counted_when_they_are_given_and_when_the_objective_is_shown() -> None:
    # rule: scenario/score
    from msgspec.structs import replace

    at = scenario(own("score", count=3))
    assert verdict(after(replace(at, scores=(2, 9)), f.GotPoints(0, 2))) == "open", "a foe's points are not its own"
    assert verdict(after(replace(at, scores=(3, 0)), f.GotPoints(0, 1))) == "met"
    assert verdict(after(replace(at, scores=(3, 0)), f.Shown(0))) == "met"
    assert verdict(after(replace(at, scores=(2, 0)), f.Shown(0))) == "open"


@pytest.mark.parametrize("aim", ["protect", "survive"])
def test_whoever_fell_before_an_objective_is_shown_is_missing(aim: s.Aim) -> None:
    # rule: scenario/after
    hidden = scenario(own(aim, pieces=(0, 1), count=0, after=0), triggers=[s.Trigger("later", "turn", turn=9)])
    assert verdict(after(hidden, f.Shown(0))) == "open"
    assert verdict(after(hidden, f.Fell(13, 1), f.Shown(0))) == "open"
    assert verdict(after(hidden, f.Fell(12, 0), f.Shown(0))) == "failed"


def test_foes_that_fell_before_an_objective_is_shown_are_defeated() -> None:
    # rule: scenario/after
    later = s.Trigger("later", "turn", turn=9)
    named = scenario(own("defeat", pieces=(2,), after=0), triggers=[later])
    there = [f.Standing(13, 1, ((3, 0),))]
    assert verdict(after(named, f.Fell(14, 1), f.Shown(0), standing=there)) == "open"
    assert verdict(after(named, f.Fell(13, 1), f.Shown(0))) == "met"
    every = scenario(own("defeat", count=0, after=0), triggers=[later])
    assert verdict(after(every, f.Shown(0), standing=[f.Standing(14, 1, ((3, 0),))])) == "open"
    assert verdict(after(every, f.Shown(0), standing=[f.Standing(11, 0, ((3, 0),))])) == "met"


def test_what_is_decided_stays_so_and_a_view_decides_nothing() -> None:
    from msgspec.structs import replace

    at = after(scenario(own("protect", pieces=(0,), turns=0)), f.Fell(11, 0))
    assert verdict(after(at, f.TurnBegan(0))) == "failed"
    seen = replace(scenario(own("reach")), is_view=True)
    assert verdict(after(seen, went(11, 0, (5, 0)))) == "open"


# --- triggers ---


def ready(trigger: s.Trigger, *facts: f.Fact, standing: Sequence[f.Standing] = ()) -> bool:
    return after(scenario(triggers=[trigger]), *facts, standing=standing).firings[0].ready != s.NONE


def test_a_turn_fires_in_its_turn_of_its_seat() -> None:
    # rule: scenario/turn
    trigger = s.Trigger("t", "turn", turn=2, seats=(1,))
    assert not ready(trigger, f.TurnBegan(1), f.TurnBegan(0), f.TurnBegan(0))
    assert ready(trigger, f.TurnBegan(1), f.TurnBegan(1))
    assert begun(s.Script("Toy", (0, 1), triggers=(s.Trigger("start", "turn"),))).firings[0].ready == 0


def test_entering_is_coming_from_outside_over_any_space_of_the_way() -> None:
    # rule: scenario/enters
    trigger = s.Trigger("t", "enters", region=0, seats=(0,))
    assert ready(trigger, went(11, 0, (5, 0), (6, 0)))
    assert not ready(trigger, went(11, 0, (5, 1), origin=(5, 0)))
    assert not ready(trigger, went(13, 1, (5, 0)))
    assert not ready(s.Trigger("t", "enters", region=0, pieces=(1,)), went(11, 0, (5, 0)))


def test_leaving_is_standing_inside_before_and_outside_after() -> None:
    # rule: scenario/leaves
    trigger = s.Trigger("t", "leaves", region=0)
    assert ready(trigger, went(11, 0, (6, 0), origin=(5, 0)))
    assert not ready(trigger, went(11, 0, (5, 1), origin=(5, 0)))
    assert not ready(trigger, went(11, 0, (5, 0), (6, 0)))


def test_a_count_waits_for_a_number_of_times_and_a_delay_for_a_number_of_rounds() -> None:
    trigger = s.Trigger("t", "falls", seats=(1,), count=2, delay=2)
    assert not ready(trigger, f.Fell(13, 1), f.Fell(11, 0))
    at = after(scenario(triggers=[trigger]), f.TurnBegan(0), f.Fell(13, 1), f.Fell(14, 1))
    assert at.firings[0].ready == 3


def test_what_comes_after_another_waits_for_it_and_is_barred_by_what_it_names() -> None:
    # rule: scenario/after
    first, second = s.Trigger("a", "falls", pieces=(0,)), s.Trigger("b", "falls", pieces=(2,), after=(0,))
    at = after(scenario(triggers=[first, second]), f.Fell(13, 1))
    assert at.firings[1].ready == s.NONE
    fired = at.with_firing(0, times=1)
    assert after(fired, f.Fell(13, 1)).firings[1].ready != s.NONE
    barred = scenario(triggers=[first, s.Trigger("c", "falls", unless=0)]).with_firing(0, times=1)
    assert after(barred, f.Fell(13, 1)).firings[1].ready == s.NONE


def test_a_region_is_held_at_the_end_of_the_turn() -> None:
    # rule: scenario/holds
    trigger = s.Trigger("t", "holds", region=0, seats=(0,))
    mine, theirs = f.Standing(11, 0, ((5, 0),)), f.Standing(13, 1, ((5, 1),))
    assert ready(trigger, f.TurnEnded(0), standing=[mine])
    assert not ready(trigger, f.TurnEnded(0), standing=[mine, theirs])
    assert not ready(trigger, f.TurnEnded(1), standing=[mine])
    assert not ready(trigger, f.TurnEnded(0))
