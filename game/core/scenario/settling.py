"""The step that brings a scenario up to date: triggers fire, effects happen, objectives are settled.

It is taken before the next step at which a game rests (``ScenarioRules.resting``), when what was being done is done.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.refusals import RulesError
from game.core.scenario import events as e
from game.core.scenario import script as s
from game.core.scenario.choosing import CHOOSING, Choosing, PutChoice
from game.core.scenario.counting import count_facts
from game.core.scenario.effects import EFFECTS, ScenarioRules, changed, end_wait, waiting_with_room
from game.core.scenario.facts import Chosen, Fact, GotPoints, Settled, Shown, Taken
from game.core.scenario.progress import is_kept
from game.core.scenario.standing import Scenario
from game.core.state import Step
from game.core.steps import Draft

#: Triggers that may fire in one look. No map can ask for more (200 triggers of 50 times each), only a written position.
MOST_FIRINGS = 10_000

#: Why a scenario ends a match: its objectives are decided, its turns are over, or an effect says so.
BY_SCENARIO = ("objectives", "turn limit", "scenario")

_Draft = Draft[Any, Any]


class Look(Step, frozen=True):
    """Fire what is ready and settle what is decided. ``fired`` counts the triggers of this look."""

    fired: int = 0


class LetHappen(Step, frozen=True):
    """Carry out one effect of a trigger."""

    trigger: int
    effect: int


#: The steps of a scenario, for a game's type of states.
ScenarioStep: TypeAlias = Look | LetHappen | PutChoice | Choosing


def noted(rules: ScenarioRules, before: Any, event: Event, after: Any) -> Any:
    """Return the table after an event, with its facts counted. Works alike on a seat's table."""
    facts = tuple(_facts(rules, before, event))
    if not facts:
        return after
    scenario = count_facts(after.scenario, facts, lambda: rules.pieces(after))
    return after if scenario is after.scenario else replace(after, scenario=scenario)


def _facts(rules: ScenarioRules, before: Any, event: Event) -> Iterable[Fact]:
    if isinstance(event, e.ObjectiveChanged):
        if event.record is None:
            return ()
        return (Shown(event.objective) if event.status == "open" else Settled(event.objective, event.status),)
    if isinstance(event, e.Scored):
        return (GotPoints(event.seat, event.amount),)
    if isinstance(event, e.AnswerChosen):
        return (Chosen(event.choice, event.answer),)
    if isinstance(event, e.ItemTaken):
        return (Taken(event.item, event.seat),)
    tell = rules.facts.get(type(event))
    return () if tell is None else tell(before, event)


def is_stirred(rules: ScenarioRules, table: Any) -> bool:
    """Return whether there is something to look at: a trigger that is ready, an objective that is decided, a piece that
    leaves, takes something or has room now."""
    scenario: Scenario = table.scenario
    return bool(
        scenario.is_over
        or scenario.found
        or _next_trigger(scenario) is not None
        or _to_settle(scenario)
        or _shown(scenario)
        or scenario.leaving
        or (scenario.waiting and waiting_with_room(rules, table) is not None)
    )


def _next_trigger(scenario: Scenario) -> int | None:
    """Return the first trigger that fires now."""
    ready = (index for index, one in enumerate(scenario.firings) if s.NONE < one.ready <= scenario.round)
    return next(ready, None)


def _to_settle(scenario: Scenario) -> tuple[int, ...]:
    """Return the objectives whose verdict is not announced yet."""
    return tuple(
        index
        for index, progress in enumerate(scenario.objectives)
        if progress.status == "open" and progress.verdict != "open"
    )


def _shown(scenario: Scenario) -> tuple[int, ...]:
    """Return the hidden objectives whose trigger has fired."""
    if not scenario.firings:
        return ()
    return tuple(
        index
        for index, objective in enumerate(scenario.script.objectives)
        if scenario.objectives[index].status == "hidden" and scenario.firings[objective.after].times
    )


def scenario_steps(rules: ScenarioRules) -> dict[type[Step], Chapter]:
    """Return the chapters of scenarios for a game: a module of its rules has them in its ``STEPS``."""

    def look(draft: _Draft, step: Look) -> None:
        scenario: Scenario = draft.table.scenario
        if scenario.found:
            draft.push(step)
            draft.happen(*(e.ItemTaken(one.item, one.piece, one.seat) for one in scenario.found))
            return
        trigger = _next_trigger(scenario)
        if trigger is not None:
            _fire(draft, step, trigger)
            return
        changes = [
            *(changed(scenario, index, "open") for index in _shown(scenario)),
            *(changed(scenario, index, scenario.objectives[index].verdict) for index in _to_settle(scenario)),
        ]
        if changes:
            draft.push(step)
            draft.happen(*changes)
            return
        ending = _ending(scenario)
        if ending is not None:
            rules.finish(draft, *ending)
            return
        waiting = waiting_with_room(rules, draft.table)
        if scenario.leaving:
            # rule: scenario/leave: what is decided by it counts before they are gone
            draft.push(step)
            draft.happen(*map(e.PieceLeaves, scenario.leaving))
            rules.take_off(draft, scenario.leaving)
        elif waiting is not None:
            draft.push(step)
            end_wait(rules, draft, *waiting)

    def let_happen(draft: _Draft, step: LetHappen) -> None:
        scenario: Scenario = draft.table.scenario
        triggers = scenario.script.triggers
        effects = triggers[step.trigger].effects if triggers else ()
        if not effects:
            # A seat was asked in the middle of a trigger of which its view of the match knows nothing.
            return
        effect = effects[step.effect]
        own = EFFECTS.get(type(effect))
        if own is not None:
            own(rules, draft, effect)
        elif isinstance(effect, s.Choice):
            draft.push(PutChoice(effect))
        elif type(effect) in rules.effects:
            rules.effects[type(effect)](draft, effect)

    return {Look: Chapter(look), LetHappen: Chapter(let_happen), **CHOOSING}


def _fire(draft: _Draft, step: Look, trigger: int) -> None:
    scenario: Scenario = draft.table.scenario
    if step.fired >= MOST_FIRINGS:
        name = scenario.script.triggers[trigger].name
        raise RulesError(f"more than {MOST_FIRINGS} triggers fired at once, the last of them {name!r}")
    effects = range(len(scenario.script.triggers[trigger].effects))
    draft.push(*(LetHappen(trigger, effect) for effect in effects), Look(step.fired + 1))
    draft.happen(e.TriggerFired(trigger))


def _ending(scenario: Scenario) -> tuple[tuple[int, ...], str] | None:
    """Return who has won and why, or None while the match continues. All objectives are settled together: a side that
    failed what it must do has lost, whatever it did besides."""
    # rule: scenario/end
    sides = set(scenario.script.sides)
    lost, won = set(), set()
    for side in sides:
        own = [
            (objective, progress.status)
            for objective, progress in zip(scenario.script.objectives, scenario.objectives, strict=True)
            if objective.seats and scenario.script.sides[objective.seats[0]] == side
        ]
        if any(status == "failed" and one.required and one.ends != "loss" for one, status in own):
            lost.add(side)
        if any(status == "met" and one.ends == "loss" for one, status in own):
            lost.add(side)
        goals = [status for one, status in own if one.required and one.ends == "win" and not is_kept(one)]
        if goals and all(status == "met" for status in goals):
            won.add(side)
    if lost or won:
        winners = (won or sides) - lost
        return () if winners == sides else _seats(scenario, winners), "objectives"
    return _at_limit(scenario) if scenario.is_over else None


def _at_limit(scenario: Scenario) -> tuple[tuple[int, ...], str]:
    """Return how the match ends when its turns are over."""
    script = scenario.script
    sides = set(script.sides)
    match script.at_limit:
        case "win":
            winners = {script.limit_side}
        case "loss":
            winners = sides - {script.limit_side}
        case "score":
            totals = {side: _total(scenario, side) for side in sides}
            winners = {side for side, total in totals.items() if total == max(totals.values())}
        case _:
            winners = set()
    return (_seats(scenario, winners) if winners != sides else ()), "turn limit"


def _total(scenario: Scenario, side: int) -> int:
    return sum(score for score, of in zip(scenario.scores, scenario.script.sides, strict=True) if of == side)


def _seats(scenario: Scenario, sides: set[int]) -> tuple[int, ...]:
    return tuple(seat for seat, side in enumerate(scenario.script.sides) if side in sides)
