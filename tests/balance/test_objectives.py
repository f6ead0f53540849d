"""The command that compares players that know a scenario's objectives with blind ones."""

from __future__ import annotations

from game.app.maps.scenarios import scenario_named
from game.app.simulation.scenarios import begin_scenario
from tests.balance.objectives import BlindSeat, blinded, play


def test_who_is_blind_sees_a_scenario_in_which_nobody_has_an_objective() -> None:
    listed = scenario_named("hold_the_crossing", "skirmish")
    match = begin_scenario(listed, "greedy", 1)
    table = blinded(match.state.table)
    assert all(not objective.seats for objective in table.scenario.script.objectives)
    assert any(objective.seats for objective in match.state.table.scenario.script.objectives)
    seat = match.asked
    assert seat is not None and BlindSeat(match, seat, "greedy").answer() in match.answers(seat)


def test_a_side_that_alone_knows_them_holds_the_crossing() -> None:
    listed = scenario_named("hold_the_crossing", "skirmish")
    assert [play(listed, "greedy", side, 1) for side in (0, 1)] == [(0,), (1,)]
