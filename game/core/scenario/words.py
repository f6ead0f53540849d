"""What is said of scenarios: the sentence of an objective, how far it has come, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from game.core.events import Event
from game.core.scenario import events as e
from game.core.scenario.noting import wanted
from game.core.scenario.script import NONE, Objective, Region, Script
from game.core.scenario.standing import Scenario, Status, is_shown
from game.core.words import counted, seat_name


def objective_words(objective: Objective, regions: Sequence[Region], names: Sequence[str]) -> str:
    """Return the sentence of an objective that its designer gave none, from what the rules check; ``names`` are those
    of the script's pieces."""
    those = [names[piece] for piece in objective.pieces]
    where = regions[objective.region].name if objective.region != NONE else ""
    match objective.aim:
        case "reach":
            text = f"Reach {where} with {_pieces(those, objective.count, 'piece of yours', 'pieces of yours')}"
        case "hold":
            text = f"Hold {where} for {counted(max(1, objective.turns), 'turn')}"
            if objective.count > 1:
                text += f" with {objective.count} pieces"
        case "survive":
            text = f"Survive {counted(objective.turns, 'turn')}" if objective.turns else "Survive"
            if those:
                text += f" with {_pieces(those, objective.count, 'piece', 'pieces')}"
        case "protect":
            text = f"Keep {_pieces(those, objective.count, 'piece', 'pieces')} alive"
        case "defeat":
            everybody = not those and not objective.count
            text = f"Defeat {'all enemies' if everybody else _pieces(those, objective.count, 'enemy', 'enemies')}"
        case "score":
            text = f"Score {counted(objective.count, 'point')}"
    if objective.by_turn:
        text += f" by turn {objective.by_turn}"
    return f"{text}."


def _pieces(names: Sequence[str], count: int, one: str, several: str) -> str:
    if not names:
        return (
            f"a {one}" if count == 1 and one[0] not in "aeiou" else f"an {one}" if count == 1 else f"{count} {several}"
        )
    listed = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    if 0 < count < len(names):
        return f"{'one' if count == 1 else count} of {listed}"
    return listed


def progress_words(scenario: Scenario, index: int) -> str:
    """Return how far an objective has come: "2 of 3 turns held"; "" where there is nothing to count."""
    objective, progress = scenario.script.objectives[index], scenario.objectives[index]
    if progress.status in ("met", "failed", "dropped"):
        return {"met": "done", "failed": "failed", "dropped": "no longer needed"}[progress.status]
    need = wanted(scenario, objective)
    match objective.aim:
        case "reach" if need > 1:
            return f"{len(progress.pieces)} of {need} there"
        case "hold":
            return f"{progress.held} of {counted(max(1, objective.turns), 'turn')} held"
        case "survive" if objective.turns:
            return f"{progress.held} of {counted(objective.turns, 'turn')} over"
        case "defeat":
            return f"{len(progress.pieces)} of {need} defeated" if need else f"{len(progress.pieces)} defeated"
        case "score":
            points = sum(scenario.scores[seat] for seat in objective.seats)
            return f"{points} of {counted(objective.count, 'point')}"
    return ""


_TOLD: Mapping[Status, str] = {
    "open": "New objective",
    "met": "Done",
    "failed": "Failed",
    "dropped": "No longer needed",
}


def _objective_line(table: Any, event: e.ObjectiveChanged, names: Sequence[str]) -> str | None:
    return f"{_TOLD[event.status]}: {event.record.words}" if event.record else None


def _told(table: Any, event: e.Told, names: Sequence[str]) -> str | None:
    return event.words or None


#: What the log says of a scenario's events, in every game.
SCENARIO_SENTENCES: dict[type[Event], Callable[..., str | None] | str] = {
    e.TriggerFired: "what it does is told",
    e.ObjectiveChanged: _objective_line,
    e.Told: _told,
    e.Scored: lambda table, event, names: f"{seat_name(names, event.seat)} scores {counted(event.amount, 'point')}.",
}


class ObjectiveRow(msgspec.Struct, frozen=True):
    """An objective as a panel shows it: its sentence, how far it has come, and whether it is ``optional``."""

    words: str
    progress: str
    status: Status
    is_own: bool
    is_optional: bool


def objective_rows(scenario: Scenario, seat: int) -> tuple[ObjectiveRow, ...]:
    """Return what a seat is shown of the objectives: its side's first, then those of others that it may know."""
    script = scenario.script
    rows = []
    for index, objective in enumerate(script.objectives):
        if is_shown(scenario, index, seat):
            is_own = script.sides[seat] == script.sides[objective.seats[0]]
            progress = progress_words(scenario, index)
            status = scenario.objectives[index].status
            rows.append(ObjectiveRow(objective.words, progress, status, is_own, not objective.required))
    return tuple(sorted(rows, key=lambda row: not row.is_own))


def ending_words(script: Script, names: Sequence[str]) -> str:
    """Return when the match ends besides its objectives, in a sentence or two."""
    # rule: scenario/usual_end
    besides = f", or {script.always}" if script.always else ""
    told = [f"Only the objectives end the match{besides}."]
    if script.usual_end:
        told = ["The game's usual end counts as well."]
    if script.turn_limit:
        of_side = [seat_name(names, seat) for seat, side in enumerate(script.sides) if side == script.limit_side]
        who, one = " and ".join(of_side), "s" if len(of_side) == 1 else ""
        how = {
            "draw": "the match is a draw",
            "win": f"{who} win{one}",
            "loss": f"{who} lose{one}",
            "score": "the points decide",
        }[script.at_limit]
        told.append(f"If the match is still on after turn {script.turn_limit}, {how}.")
    return " ".join(told)


def turn_words(scenario: Scenario) -> str:
    """Return which turn it is as objectives count turns, of how many: "3/9"; "3" where there is no limit."""
    limit = scenario.script.turn_limit
    return f"{scenario.round}/{limit}" if limit else str(scenario.round)


def shown_regions(scenario: Scenario, seat: int) -> tuple[Region, ...]:
    """Return the regions that are marked on the board for a seat: shown ones, and those of its open objectives."""
    script = scenario.script
    asked = {
        objective.region
        for index, objective in enumerate(script.objectives)
        if is_shown(scenario, index, seat) and scenario.objectives[index].status == "open"
    }
    return tuple(one for number, one in enumerate(script.regions) if one.spaces and (one.shown or number in asked))


def decided_words(scenario: Scenario, reason: str) -> str:
    """Return which objectives decided a match that ended for this reason, in sentences."""
    if reason == "turn limit":
        return "The turns of the scenario are over."
    pairs = zip(scenario.script.objectives, scenario.objectives, strict=True)
    told = [
        f"{_TOLD[progress.status]}: {objective.words}"
        for objective, progress in pairs
        if (progress.status == "met" and objective.ends != "nothing")
        or (progress.status == "failed" and objective.required)
    ]
    return " ".join(told) if reason == "objectives" else "The scenario ended it."
