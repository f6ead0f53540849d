"""Events of scenarios, in every game that has them. A seat that may not know the script hears less."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from game.core.applying import with_player
from game.core.cards import Card
from game.core.events import Event, Notice
from game.core.scenario.script import NONE, Choice, Objective, Region
from game.core.scenario.standing import Behaviour, Scenario, Status, Waiting, put
from game.core.scenario.watching import joined


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
    """An objective is shown, met, failed or dropped, with its record and region; seats not shown it hear of none."""

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


class ChoicePut(Event, frozen=True):
    """A seat is asked to choose one of some answers. Everybody hears it."""

    reveals: ClassVar[bool] = True

    choice: Choice

    def apply(self, table: Any) -> Any:
        return _with(table, question=self.choice)


class AnswerChosen(Event, frozen=True):
    """A seat chose an answer, by its place among those that it had."""

    seat: int
    choice: int
    answer: int
    words: str

    def apply(self, table: Any) -> Any:
        return _with(table, question=None)


class ItemTaken(Event, frozen=True):
    """A piece of a seat took an item."""

    item: int
    piece: int
    seat: int

    def apply(self, table: Any) -> Any:
        scenario: Scenario | None = table.scenario
        if scenario is None:
            return table
        found = tuple(one for one in scenario.found if one.item != self.item)
        holders = put(scenario.holders, self.item, self.seat)
        return _with(table, found=found, holders=holders)


class CardGot(Event, frozen=True):
    """A card that was not part of the match came to a seat's hand. Everybody hears which; ``kept`` is the card as it
    comes to the hand, for those who know that."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    key: str
    name: str
    kept: int
    knows: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat in self.knows else replace(self, kept=0)

    def apply(self, table: Any) -> Any:
        table = replace(table, cards={**table.cards, self.card: Card(self.key, self.seat)})
        return with_player(table, self.seat, hand=(*table.players[self.seat].hand, self.kept))


class PieceLeaves(Event, frozen=True):
    """A piece has come to where it goes off the board."""

    piece: int

    def apply(self, table: Any) -> Any:
        scenario: Scenario | None = table.scenario
        leaving = () if scenario is None else scenario.leaving
        return _with(table, leaving=tuple(one for one in leaving if one != self.piece))


class PieceWaits(Event, frozen=True):
    """A piece waits for room. No seat hears of it."""

    waiting: Waiting | None

    def apply(self, table: Any) -> Any:
        if self.waiting is None:
            return table
        scenario: Scenario = table.scenario
        others = tuple(one for one in scenario.waiting if one.piece != self.waiting.piece)
        return _with(table, waiting=(*others, self.waiting))

    def seen_by(self, seat: int) -> Self:
        return replace(self, waiting=None)


class WaitIsOver(Event, frozen=True):
    """A piece waits for room no longer. No seat hears of it."""

    piece: int

    def apply(self, table: Any) -> Any:
        scenario: Scenario | None = table.scenario
        waiting = () if scenario is None else scenario.waiting
        return _with(table, waiting=tuple(one for one in waiting if one.piece != self.piece))

    def seen_by(self, seat: int) -> Self:
        return replace(self, piece=NONE)


class BehaviourChanged(Event, frozen=True):
    """A piece of a seat behaves differently from now on. The other seats do not learn how."""

    seat: int
    behaviour: Behaviour | None

    def apply(self, table: Any) -> Any:
        if self.behaviour is None:
            return table
        scenario: Scenario = table.scenario
        others = tuple(one for one in scenario.behaviours if one.piece != self.behaviour.piece)
        added = () if self.behaviour.manner == "usual" else (self.behaviour,)
        return _with(table, behaviours=(*others, *added))

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, behaviour=None)


def _with(table: Any, **changes: object) -> Any:
    """Return a table with its scenario changed; as it is, without one."""
    return table if table.scenario is None else replace(table, scenario=replace(table.scenario, **changes))
