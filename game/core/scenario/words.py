"""What is said of scenarios: the sentence of an objective, how far it has come, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from game.core.commands import ChooseAnswer
from game.core.decisions import Decision
from game.core.events import Event
from game.core.scenario import events as e
from game.core.scenario.choosing import PROMPT
from game.core.scenario.progress import tally
from game.core.scenario.script import NONE, Item, Objective, Region, Script
from game.core.scenario.standing import Scenario, Status, is_shown
from game.core.sentences import Said, plain
from game.core.words import asked, counted, seat_name


def objective_words(
    objective: Objective, regions: Sequence[Region], names: Sequence[str], items: Sequence[Item] = ()
) -> str:
    """Return the sentence of an objective without one of its designer's, from what the rules check."""
    those = [names[piece] for piece in objective.pieces]
    found = [items[item].name for item in objective.items]
    where = regions[objective.region].name if objective.region != NONE else ""
    match objective.aim:
        case "reach":
            text = f"Reach {where} with {_pieces(those, objective.count, 'piece', 'pieces')}"
        case "leave":
            text = f"Leave by {where} with {_pieces(those, objective.count, 'piece', 'pieces')}"
        case "collect":
            text = f"Collect {_pieces(found, objective.count, 'item', 'items')}"
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
    done, need = tally(scenario, index)
    match objective.aim:
        case "reach" | "leave" if need > 1:
            return f"{done} of {need} {'there' if objective.aim == 'reach' else 'gone'}"
        case "hold":
            return f"{done} of {counted(need, 'turn')} held"
        case "survive" if need:
            return f"{done} of {counted(need, 'turn')} over"
        case "defeat":
            return f"{done} of {need} defeated" if need else f"{done} defeated"
        case "collect" if need > 1:
            return f"{done} of {need} collected"
        case "score":
            return f"{done} of {counted(need, 'point')}"
    return ""


_TOLD: Mapping[Status, str] = {
    "open": "New objective",
    "met": "Done",
    "failed": "Failed",
    "dropped": "No longer needed",
}


def _objective_line(table: Any, event: e.ObjectiveChanged, names: Sequence[str]) -> str | None:
    return f"{_TOLD[event.status]}: {event.record.words}" if event.record else None


def _taken(table: Any, event: e.ItemTaken, names: Sequence[str]) -> Said:
    return Said(seat_name(names, event.seat), "takes", table.scenario.script.items[event.item].name)


def _with_words(seat: int, does: str, words: str, names: Sequence[str]) -> Said:
    """Return a sentence that ends with words of the scenario, with their own mark or none."""
    whole = plain(words)
    return Said(seat_name(names, seat), does, whole.does, stop=whole.stop)


#: What the log says of a scenario's events, in every game.
SCENARIO_SENTENCES: dict[type[Event], Callable[..., Said | str | None] | str] = {
    e.TriggerFired: "what it does is logged",
    e.ObjectiveChanged: _objective_line,
    e.Told: lambda table, event, names: event.words or None,
    e.ChoicePut: lambda table, event, names: _with_words(event.choice.seat, "is asked:", event.choice.words, names),
    e.AnswerChosen: lambda table, event, names: _with_words(event.seat, "answers:", event.words, names),
    e.CardGot: lambda table, event, names: Said(seat_name(names, event.seat), "gets", event.name),
    e.ItemTaken: _taken,
    e.PieceLeaves: "that it leaves is logged",
    e.PieceWaits: "nobody knows of it",
    e.WaitIsOver: "that it comes is logged",
    e.BehaviourChanged: "it shows in what the piece does",
    e.Scored: lambda table, event, names: Said(seat_name(names, event.seat), "scores", counted(event.amount, "point")),
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


def turn_begun(scenario: Scenario | None, seat: int, number: int) -> int:
    """Return which of a seat's turns begins now, as objectives count turns; its own number without a scenario."""
    return number if scenario is None else max(scenario.round, scenario.turns[seat] + 1)


def shown_regions(scenario: Scenario, seat: int) -> tuple[Region, ...]:
    """Return the regions marked for a seat: shown ones, those of its open objectives, and where items lie."""
    script = scenario.script
    asked = {
        objective.region
        for index, objective in enumerate(script.objectives)
        if is_shown(scenario, index, seat) and scenario.objectives[index].status == "open"
    }
    shown = (one for number, one in enumerate(script.regions) if one.spaces and (one.shown or number in asked))
    pairs = zip(script.items, scenario.holders, strict=True)
    return (*shown, *(Region(item.name, (item.space,)) for item, holder in pairs if holder == NONE))


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


def choice_words(table: Any, decision: Decision, names: Sequence[str]) -> str:
    """Return the question that a scenario puts to a seat; "" for any other question."""
    if decision.prompt != PROMPT:
        return ""
    return asked(seat_name(names, decision.seat), table.scenario.question.words)


def choice_answer(table: Any, command: ChooseAnswer) -> str:
    """Return an answer to the question that a scenario puts to a seat."""
    words: str = table.scenario.question.answers[command.answer].words
    return words
