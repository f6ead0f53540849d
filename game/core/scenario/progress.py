"""How much of an objective is done, and of how much: rules, words and computer players all count with this."""

from __future__ import annotations

from game.core.scenario.script import NONE, Objective, Script
from game.core.scenario.standing import Scenario


def wanted(scenario: Scenario, objective: Objective) -> int:
    """Return how many pieces or items an objective asks for: all that it is about where it says so."""
    if objective.count:
        return objective.count
    return len(items_of(scenario.script, objective)) if objective.aim == "collect" else len(objective.pieces)


def items_of(script: Script, objective: Objective) -> tuple[int, ...]:
    """Return the items that an objective is about: all of them, where it names none."""
    return objective.items or tuple(range(len(script.items)))


def is_kept(objective: Objective) -> bool:
    """Return whether an objective is kept rather than done: it holds as long as it has not failed."""
    return objective.aim == "protect" or (objective.aim == "survive" and not objective.turns)


def tally(scenario: Scenario, index: int) -> tuple[int, int]:
    """Return how much of an objective is done, and of how much; 0 where nobody can say how much, or where it is kept
    rather than done."""
    objective, progress = scenario.script.objectives[index], scenario.objectives[index]
    match objective.aim:
        case "reach" | "leave" | "defeat":
            return len(progress.pieces), wanted(scenario, objective)
        case "hold":
            return progress.held, max(1, objective.turns)
        case "survive":
            return progress.held, objective.turns
        case "collect":
            return items_held(scenario, objective), wanted(scenario, objective)
        case "score":
            return sum(scenario.scores[seat] for seat in objective.seats), objective.count
    return 0, 0


def items_held(scenario: Scenario, objective: Objective) -> int:
    return sum(scenario.holders[item] in objective.seats for item in items_of(scenario.script, objective))


def is_share_done(scenario: Scenario, index: int, share: int) -> bool:
    """Return whether that share of an objective is done, in a hundred."""
    if index == NONE:
        return False
    done, need = tally(scenario, index)
    is_met = scenario.objectives[index].verdict == "met"
    return is_met or (need > 0 and 100 * done >= share * need)


def fallen_share(scenario: Scenario, pieces: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, int]:
    """Return how many pieces of the script have fallen and of how many: of those named, or of all of some seats (none:
    of every seat)."""
    script = scenario.script
    meant = pieces or tuple(n for n, one in enumerate(script.pieces) if not seats or one.seat in seats)
    fallen = sum(scenario.numbers[piece] in scenario.fallen for piece in meant if scenario.numbers[piece])
    return fallen, len(meant)
