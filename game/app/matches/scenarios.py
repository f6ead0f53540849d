"""Matches of scenarios: who plays which seat, and how one begins."""

from __future__ import annotations

import secrets

from game.app.games.entries import entry_of
from game.app.maps.scenarios import ListedScenario
from game.app.matches.beginnings import why_invalid
from game.app.matches.keeping import KeepsRecord
from game.app.matches.match import Match, Seating
from game.app.matches.opening import SeatKind
from game.app.scenarios.kinds import DrawnSeat
from game.app.scenarios.moments import Moment
from game.app.scenarios.results import Result, keep_result, medals, name_of
from game.core.scenario.reasons import TriggerRow, trigger_rows
from game.core.scenario.ruleset import ScenarioRuleset


def seat_kinds(seats: tuple[DrawnSeat, ...]) -> tuple[SeatKind, ...]:
    """Return who plays each seat unless somebody chooses otherwise: persons where the scenario says so, or the first
    seat that anybody may play; computers of the drawn level elsewhere."""
    has_person = any(seat.played_by == "person" for seat in seats)
    kinds: list[SeatKind] = []
    for seat in seats:
        is_first = seat.played_by == "either" and not has_person and "human" not in kinds
        kinds.append("human" if seat.played_by == "person" or is_first else seat.level)
    return tuple(kinds)


def triggers_of(match: Match) -> tuple[TriggerRow, ...]:
    """Return the triggers of a match's scenario, each with why it has not fired; for its designer alone."""
    if not isinstance(match.game, ScenarioRuleset) or match.state.table.scenario is None:
        return ()
    pieces = tuple(match.game.scenario.pieces(match.state.table))
    return trigger_rows(match.state.table.scenario, pieces, match.players.names)


def keep_result_of(match: Match) -> str:
    """Keep how a scenario ended for the people who played it, if it is their best. Return why that cannot be saved, or
    nothing; there is nothing to keep of a match without a scenario, or of computers alone."""
    scenario = getattr(match.state.table, "scenario", None)
    if scenario is None or match.outcome is None or not match.players.people:
        return ""
    seat = next((seat for seat in match.players.people if seat in match.outcome.winners), match.players.people[0])
    got, of = medals(scenario, scenario.script.sides[seat])
    result = Result(seat in match.outcome.winners, got, of, scenario.round)
    return keep_result(name_of(match.game.profile.game, scenario.script.title), result)


def begin_scenario(
    listed: ListedScenario,
    kinds: tuple[SeatKind, ...] = (),
    journal: KeepsRecord | None = None,
    seed: int | None = None,
) -> Match:
    """Return a match of a scenario, with players of these kinds or those that it is meant for; ``seed`` is what its
    dice begin with where the scenario does not say so. Raises ValueError."""
    drawn = listed.drawn
    kinds = kinds or seat_kinds(drawn.seats)
    names = [seat.name or f"Seat {number}" for number, seat in enumerate(drawn.seats, 1)]
    seatings = tuple(Seating(name, kind) for name, kind in zip(names, kinds, strict=True))
    seed = drawn.seed or (secrets.randbits(62) if seed is None else seed)
    if drawn.moment is not None:
        return _begin_moment(listed, drawn.moment, seatings, journal)
    return Match.new(entry_of(listed.game).ruleset, drawn.setup, seatings, seed, journal=journal)


def _begin_moment(
    listed: ListedScenario, moment: Moment, seatings: tuple[Seating, ...], journal: KeepsRecord | None
) -> Match:
    """Return a match that begins in the middle. Raises ValueError where the rules cannot go on from there."""
    ruleset = entry_of(listed.game).ruleset
    wrong = why_invalid(ruleset, moment.state, len(seatings))
    if wrong:
        raise ValueError(f"moment: {wrong}")
    return Match.from_state(ruleset, moment.state, seatings, journal)
