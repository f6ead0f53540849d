"""The step that looks what a scenario has come to: triggers fire, effects happen, objectives are settled.

It is taken before the next step at which a game rests (``ScenarioRules.resting``), when what was being done is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.refusals import RulesError
from game.core.scenario import events as e
from game.core.scenario import script as s
from game.core.scenario.facts import Fact, GotPoints, Settled, Shown, Standing
from game.core.scenario.noting import is_kept, note
from game.core.scenario.standing import Scenario, is_shown
from game.core.state import Step
from game.core.steps import Draft

#: Triggers that may fire in one look. No map can ask for more (200 triggers of 50 times each), only a written position.
MOST_FIRINGS = 10_000

#: Why a scenario ends a match: its objectives are decided, its turns are over, or an effect says so.
BY_SCENARIO = ("objectives", "turn limit", "scenario")

_Draft = Draft[Any, Any]


class ScenarioRules(Protocol):
    """What a game tells of itself so that scenarios can be played on it."""

    #: Steps before which triggers may fire: nothing is half done there.
    resting: tuple[type[Step], ...]
    #: What the game's events mean, from the table before each.
    facts: Mapping[type[Event], Callable[[Any, Any], Iterable[Fact]]]
    #: How the game carries out effects, those of ``looking`` itself left out.
    effects: Mapping[type[Any], Callable[[_Draft, Any], None]]

    def pieces(self, table: Any, /) -> Iterable[Standing]:
        """Return what stands on the board."""
        ...

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str, /) -> None:
        """End the match, won by these seats (none: a draw)."""
        ...


class Look(Step, frozen=True):
    """Fire what is ready and settle what is decided. ``fired`` counts the triggers of this look."""

    fired: int = 0


class LetHappen(Step, frozen=True):
    """Carry out one effect of a trigger."""

    trigger: int
    effect: int


def noted(rules: ScenarioRules, before: Any, event: Event, after: Any) -> Any:
    """Return the table after an event, with its facts counted. Works alike on a seat's table."""
    facts = tuple(_facts(rules, before, event))
    if not facts:
        return after
    scenario = note(after.scenario, facts, lambda: rules.pieces(after))
    return after if scenario is after.scenario else _with(after, scenario)


def _facts(rules: ScenarioRules, before: Any, event: Event) -> Iterable[Fact]:
    if isinstance(event, e.ObjectiveChanged):
        if event.record is None:
            return ()
        return (Shown(event.objective) if event.status == "open" else Settled(event.objective, event.status),)
    if isinstance(event, e.Scored):
        return (GotPoints(event.seat, event.amount),)
    tell = rules.facts.get(type(event))
    return () if tell is None else tell(before, event)


def _with(table: Any, scenario: Scenario) -> Any:
    return replace(table, scenario=scenario)


def is_stirred(scenario: Scenario) -> bool:
    """Return whether there is something to look at: a trigger that is ready, or an objective that is decided."""
    return (
        scenario.is_over or _next_trigger(scenario) is not None or bool(_to_settle(scenario)) or bool(_shown(scenario))
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
        trigger = _next_trigger(scenario)
        if trigger is not None:
            if step.fired >= MOST_FIRINGS:
                name = scenario.script.triggers[trigger].name
                raise RulesError(f"more than {MOST_FIRINGS} triggers fired at once, the last of them {name!r}")
            effects = range(len(scenario.script.triggers[trigger].effects))
            draft.push(*(LetHappen(trigger, effect) for effect in effects), Look(step.fired + 1))
            draft.happen(e.TriggerFired(trigger))
            return
        changes = [
            *(_changed(scenario, index, "open") for index in _shown(scenario)),
            *(_changed(scenario, index, scenario.objectives[index].verdict) for index in _to_settle(scenario)),
        ]
        if changes:
            draft.push(Look(step.fired))
            draft.happen(*changes)
            return
        ending = _ending(scenario)
        if ending is not None:
            rules.finish(draft, *ending)

    def let_happen(draft: _Draft, step: LetHappen) -> None:
        scenario: Scenario = draft.table.scenario
        if not scenario.script.triggers:
            # A seat was asked in the middle of a trigger, and its view of the match knows of none.
            return
        effect = scenario.script.triggers[step.trigger].effects[step.effect]
        own = _EFFECTS.get(type(effect))
        if own is not None:
            own(draft, effect)
        elif isinstance(effect, s.End):
            rules.finish(draft, effect.winners, "scenario")
        else:
            rules.effects[type(effect)](draft, effect)

    return {Look: Chapter(look), LetHappen: Chapter(let_happen)}


def _changed(scenario: Scenario, index: int, status: Any) -> e.ObjectiveChanged:
    """Return the event of an objective that comes to another status, for those who may know it."""
    shown = scenario.with_objective(index, status=status)
    seats = tuple(seat for seat in range(len(scenario.script.sides)) if is_shown(shown, index, seat))
    objective = scenario.script.objectives[index]
    region = scenario.script.regions[objective.region] if objective.region != s.NONE else None
    return e.ObjectiveChanged(index, status, objective, region, seats)


def _ending(scenario: Scenario) -> tuple[tuple[int, ...], str] | None:
    """Return who has won and why, or None while the match goes on. All objectives are settled together: a side that
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


# Effects that know no game


def _tell(draft: _Draft, effect: s.Message) -> None:
    numbers = draft.table.scenario.numbers
    speaker = 0 if effect.speaker == s.NONE else numbers[effect.speaker]
    draft.happen(e.Told(effect.words, effect.seat, speaker))


def _score(draft: _Draft, effect: s.Score) -> None:
    draft.happen(e.Scored(effect.seat, effect.amount))


def _set_task(draft: _Draft, effect: s.Task) -> None:
    scenario: Scenario = draft.table.scenario
    if scenario.objectives[effect.objective].status in ("hidden", "open"):
        draft.happen(_changed(scenario, effect.objective, effect.becomes))


_EFFECTS: Mapping[type[Any], Callable[[_Draft, Any], None]] = {s.Message: _tell, s.Score: _score, s.Task: _set_task}
