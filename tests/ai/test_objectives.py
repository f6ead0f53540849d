"""What the objectives of a scenario draw pieces to, on a board that is one line: a space a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest
from msgspec.structs import replace

from game.ai.objectives import Goals, stake
from game.core.scenario.facts import Standing
from game.core.scenario.script import Objective, Piece, Region, Score, Script, Space, Trigger
from game.core.scenario.standing import Status, begun

KING, GUARD, FOE = 1, 2, 3
HUNT = Objective((0,), "defeat", "Defeat the foe.", pieces=(2,))
HUNTED = Objective((1,), "defeat", "Defeat the king.", pieces=(0,))


def away(piece: Standing, spaces: Sequence[Space]) -> float:
    return min(abs(here[0] - there[0]) for here in piece.spaces for there in spaces)


def goals(*objectives: Objective, status: Status = "open") -> Goals:
    """Return what the king (3) and his guard (4) are to do; the foe is at 9, the gate at 0. One has a ``status``."""
    seats = {KING: 0, GUARD: 0, FOE: 1}
    script = Script(
        "The Line",
        (0, 1),
        regions=(Region("the gate", ((0, 0),)),),
        pieces=tuple(Piece("man", str(number), seat, ()) for number, seat in seats.items()),
        objectives=objectives,
    )
    scenario = replace(begun(script), numbers=tuple(seats)).with_objective(len(objectives) - 1, status=status)
    standing = [Standing(number, seats[number], ((x, 0),)) for number, x in ((KING, 3), (GUARD, 4), (FOE, 9))]
    return Goals(scenario, 0, standing, away, 1.0)


def worth(piece: int, at: int, *objectives: Objective, status: Status = "open") -> float:
    """Return how well the king or his guard stands at a place."""
    return goals(*objectives, status=status).standing_worth(Standing(piece, 0, ((at, 0),)))


def test_who_is_to_defeat_a_foe_comes_nearer() -> None:
    assert worth(GUARD, 8, HUNT, HUNTED) > worth(GUARD, 6, HUNT, HUNTED)
    assert worth(KING, 8, HUNT) > worth(KING, 6, HUNT)


def test_who_must_not_fall_does_not_lead_the_hunt_and_keeps_away_from_foes() -> None:
    assert worth(KING, 6, HUNT, HUNTED) == worth(KING, 4, HUNT, HUNTED)
    assert worth(KING, 8, HUNT, HUNTED) < worth(KING, 7, HUNT, HUNTED) == worth(KING, 6, HUNT, HUNTED)
    kept = Objective((0,), "protect", "Keep the king.", pieces=(0,))
    assert worth(KING, 8, HUNT, kept) < worth(KING, 6, HUNT, kept)
    assert worth(KING, 8, HUNT, replace(kept, required=False)) > worth(KING, 6, HUNT, replace(kept, required=False))


def test_who_need_not_be_kept_any_more_leads_the_hunt_again() -> None:
    for status in get_args(Status)[2:]:
        assert worth(KING, 8, HUNT, HUNTED, status=status) > worth(KING, 6, HUNT, HUNTED, status=status)


def test_who_has_a_place_to_go_to_goes_there_past_foes() -> None:
    gate = Objective((0,), "reach", "Reach the gate.", region=0, pieces=(0,))
    assert worth(KING, 2, gate, HUNTED) > worth(KING, 3, gate, HUNTED)
    assert worth(KING, 8, gate, HUNTED) - worth(KING, 9, gate, HUNTED) == worth(KING, 8, gate) - worth(KING, 9, gate)


def test_a_match_depends_on_whom_a_goal_cannot_do_without() -> None:
    gate = Objective((0,), "reach", "Reach the gate.", region=0, pieces=(0,))
    either = replace(gate, pieces=(0, 1), count=1)
    asked = [(gate,), (either,), (replace(either, count=2),), (replace(gate, required=False),), (HUNT, HUNTED), (HUNT,)]
    assert [goals(*some).needs(KING) for some in asked] == [True, False, True, False, True, False]
    assert not any(goals(*some).needs(FOE) for some in asked) and not goals(gate, status="met").needs(KING)


def test_as_many_run_as_a_goal_asks_for_and_the_last_step_wins() -> None:
    gate = Objective((0,), "reach", "Reach the gate.", region=0)
    runs, spare = worth(KING, 2, gate) - worth(KING, 3, gate), worth(GUARD, 3, gate) - worth(GUARD, 4, gate)
    assert runs > spare > 0
    assert worth(KING, 0, gate) - worth(KING, 1, gate) > 10 * runs
    both = replace(gate, count=2)
    assert worth(GUARD, 3, both) - worth(GUARD, 4, both) == pytest.approx(runs)
    assert worth(KING, 0, both) - worth(KING, 1, both) < 10 * runs


def test_who_runs_does_not_turn_back_to_bar_the_way_of_foes() -> None:
    gate = Objective((0,), "reach", "Reach the gate.", region=0)
    theirs = Objective((1,), "reach", "Reach the gate.", region=0)
    assert worth(KING, 2, gate, theirs) == worth(KING, 2, gate)
    # The foe is nine spaces away: who is no farther is in time.
    assert worth(GUARD, 12, theirs) < worth(GUARD, 11, theirs) < worth(GUARD, 9, theirs) == worth(GUARD, 1, theirs)


def test_of_three_sides_nobody_helps_another_to_its_quarry() -> None:
    hunt = Objective((0,), "defeat", "Defeat the foe.", pieces=(1,))
    pieces = tuple(Piece("man", str(seat), seat, ()) for seat in range(3))
    script = Script("The Circle", (0, 1, 2), pieces=pieces, objectives=(hunt,))
    scenario = replace(begun(script), numbers=(KING, GUARD, FOE))
    assert [stake(scenario, GUARD, 1, side) for side in (0, 1, 2)] == [4.0, 4.0, -4.0]


def test_points_for_a_fall_are_at_stake_with_each_piece_whose_fall_scores() -> None:
    wager = Objective((0,), "score", "Take four trophies.", count=4)
    point, two = Score(0, 1), Score(0, 2)
    foes_fall = Trigger("a trophy", "falls", (point,), seats=(1,), most=9)
    the_foe_falls = Trigger("the best", "falls", (two, Score(1, 9)), pieces=(2,))
    pieces = tuple(Piece("man", str(number), seat, ()) for number, seat in ((KING, 0), (GUARD, 0), (FOE, 1)))
    script = Script("The Wager", (0, 1), pieces=pieces, objectives=(wager,), triggers=(foes_fall, the_foe_falls))
    scenario = replace(begun(script), numbers=(KING, GUARD, FOE), scores=(1, 0))
    # Three are missing, so a third of the goal, which is worth four, depends on each point.
    assert stake(scenario, 9, 1) == pytest.approx(4 / 3)
    assert stake(scenario, FOE, 1) == pytest.approx(4.0)
    assert stake(scenario, KING, 0) == 0.0
    [item] = Goals(scenario, 0, (), away, 1.0).items()
    assert (item.own, item.others) == (pytest.approx(1.0), 0.0)
    assert stake(scenario.with_objective(0, status="met"), FOE, 1) == 0.0
