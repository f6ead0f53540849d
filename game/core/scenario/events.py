"""Events of scenarios, in every game that has them. A seat that may not know the script hears less."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from game.core.events import Event, Notice
from game.core.scenario.noting import joined
from game.core.scenario.script import NONE, Objective, Region
from game.core.scenario.standing import Scenario, Status, put


class TriggerFired(Event, frozen=True):
    """A trigger of the script fired; seats hear what it does."""

    trigger: int

    def apply(self, table: Any) -> Any:
        scenario: Scenario | None = table.scenario
        if scenario is None or not scenario.firings:
            return table
        firing = scenario.firings[self.trigger]
        fired = scenario.with_firing(self.trigger, ready=NONE, times=firing.times + 1)
        return replace(table, scenario=joined(fired))

    def seen_by(self, seat: int) -> Self:
        return replace(self, trigger=NONE)


class ObjectiveChanged(Event, frozen=True):
    """An objective is shown, met, failed or dropped, with its record and its region. Seats that it is not shown to
    hear of none."""

    reveals: ClassVar[bool] = True

    objective: int
    status: Status
    record: Objective | None
    region: Region | None
    known_to: tuple[int, ...]

    def apply(self, table: Any) -> Any:
        if self.record is None:
            return table
        scenario: Scenario = table.scenario
        progress = scenario.objectives[self.objective]
        verdict = self.status if self.status in ("met", "failed") else progress.verdict
        scenario = scenario.with_objective(self.objective, status=self.status, verdict=verdict)
        script = scenario.script
        script = replace(script, objectives=put(script.objectives, self.objective, self.record))
        if self.region is not None:
            script = replace(script, regions=put(script.regions, self.record.region, self.region))
        return replace(table, scenario=replace(scenario, script=script))

    def seen_by(self, seat: int) -> Self:
        if seat in self.known_to:
            return self
        return replace(self, objective=NONE, status="hidden", record=None, region=None, known_to=())


class Told(Notice, frozen=True):
    """Words of the scenario, for one seat or all (NONE); ``speaker`` is a piece's number in the match, 0 for none."""

    reveals: ClassVar[bool] = True

    words: str
    seat: int = NONE
    speaker: int = 0

    def seen_by(self, seat: int) -> Self:
        return self if self.seat in (NONE, seat) else replace(self, words="", speaker=0)


class Scored(Event, frozen=True):
    """A seat got points of the scenario."""

    seat: int
    amount: int

    def apply(self, table: Any) -> Any:
        scenario: Scenario | None = table.scenario
        if scenario is None:
            return table
        scores = put(scenario.scores, self.seat, scenario.scores[self.seat] + self.amount)
        return replace(table, scenario=replace(scenario, scores=scores))
