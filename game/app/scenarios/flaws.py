"""What can be said of a scenario before anybody plays it: what cannot be met, never fires, or contradicts itself.

Ways are looked for with nobody in the way and every change of the ground done: what is reported here is certain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal

import msgspec

from game.app.scenarios.kinds import ScenarioKind
from game.core.scenario import script as s
from game.core.scenario.progress import items_of
from game.core.scenario.words import objective_words
from game.core.words import counted


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong with an object of a scenario: its class ("": the scenario itself) and its place among it."""

    severity: Literal["error", "warning"]
    code: str
    text: str
    kind: str = ""
    index: int = 0


def flaws_of(script: s.Script, board: Any, kind: ScenarioKind) -> tuple[Flaw, ...]:
    """Return all that is wrong with a scenario on a board."""
    return tuple(_Looking(script, board, kind).flaws())


class _Looking:
    """One scenario that is looked through."""

    def __init__(self, script: s.Script, board: Any, kind: ScenarioKind) -> None:
        self.script, self.board, self.kind = script, board, kind
        #: Whatever the ground may become anywhere.
        effects = [effect for trigger in script.triggers for effect in trigger.effects]
        opened = [effect.region for effect in effects if isinstance(effect, s.Ground)]
        self.opened = frozenset(space for region in opened for space in script.regions[region].spaces)
        self._turns: dict[int, dict[s.Space, int]] = {}

    def flaws(self) -> Iterator[Flaw]:
        yield from self._endless()
        for index, objective in enumerate(self.script.objectives):
            yield from self._of_objective(index, objective)
        for index, trigger in enumerate(self.script.triggers):
            why = self._why_never.get(index)
            if why:
                yield Flaw(
                    "warning", "trigger_never", f'the trigger "{trigger.name}" can never fire: {why}', "Trigger", index
                )
        for index, piece in enumerate(self.script.pieces):
            if piece.arrives in self._why_never:
                text = "it never arrives: its trigger can never fire"
                yield Flaw("warning", "piece_never", text, "Piece", index)

    # What ends the match

    def _endless(self) -> Iterator[Flaw]:
        script = self.script
        effects = (effect for trigger in script.triggers for effect in trigger.effects)
        ends = script.usual_end or script.turn_limit or any(isinstance(effect, s.End) for effect in effects)
        decisive = any(one.required or one.ends == "loss" for one in script.objectives)
        if not ends and not decisive:
            yield Flaw(
                "error", "endless", "nothing can end the match: no objective is required and there is no usual end"
            )

    # Objectives

    def _of_objective(self, index: int, objective: s.Objective) -> Iterator[Flaw]:
        def flaw(severity: Literal["error", "warning"], code: str, text: str) -> Flaw:
            return Flaw(severity, code, text, "Objective", index)

        script, limit = self.script, objective.by_turn or self.script.turn_limit
        if objective.required and objective.known_to == "nobody":
            yield flaw("warning", "objective_untold", "it is required, and nobody is told of it")
        if objective.after in self._why_never:
            yield flaw("warning", "objective_never", "it is never shown: its trigger can never fire")
        if objective.aim in ("survive", "hold") and 0 < limit < objective.turns:
            text = f"it asks for {counted(objective.turns, 'turn')}, and only {limit} can be played"
            yield flaw("warning", "objective_late", text)
        is_drawn = objective.words != objective_words(
            objective, script.regions, [one.name for one in script.pieces], script.items
        )
        told = [int(number) for number in re.findall(r"\d+", objective.words) if is_drawn]
        said = {objective.turns, objective.by_turn, objective.count, len(objective.pieces), len(objective.items)}
        if told and not said.intersection(told):
            text = f"its words name {told[0]}, but none of its properties has that number"
            yield flaw("warning", "objective_words", text)
        if objective.aim in s.AT_REGIONS:
            yield from self._of_way(index, objective, limit)
        if objective.aim == "collect":
            yield from self._of_items(index, objective)
        for other in script.objectives:
            both = set(objective.pieces) & set(other.pieces) and other.seats == objective.seats
            if objective.aim == "protect" and other.aim == "defeat" and other.required and both:
                yield flaw("warning", "objective_against", f'it is against "{other.words}", which is required as well')

    def _of_way(self, index: int, objective: s.Objective, limit: int) -> Iterator[Flaw]:
        """Yield what is wrong with the way to a region: none leads there, or it is too long."""
        doers = objective.pieces or tuple(n for n, one in enumerate(self.script.pieces) if one.seat in objective.seats)
        drawn = [number for number in doers if self.script.pieces[number].spaces]
        if not drawn:
            return
        region = self.script.regions[objective.region]
        away = [turns for number in drawn if (turns := self._turns_to(number, region)) is not None]
        need = objective.count or len(objective.pieces)
        if len(away) < (need if objective.pieces else 1):
            names = " or ".join(dict.fromkeys(self.script.pieces[number].name for number in drawn))
            yield Flaw("error", "no_way", f"no way leads {names} to {region.name}", "Objective", index)
        elif limit and min(away) > limit:
            text = f"{region.name} is {min(away)} turns away at full speed, and only {limit} can be played"
            yield Flaw("warning", "objective_late", text, "Objective", index)

    def _of_items(self, index: int, objective: s.Objective) -> Iterator[Flaw]:
        """Yield a flaw for each objective of whose items too few can be reached."""
        items = items_of(self.script, objective)
        lost = [item for item in items if not self._can_take(item, objective.seats)]
        if len(items) - len(lost) < (objective.count or len(items)):
            text = f"no way leads to {self.script.items[lost[0]].name}"
            yield Flaw("error", "no_way", text, "Objective", index)

    def _can_take(self, item: int, seats: tuple[int, ...]) -> bool:
        """Return whether a way leads a drawn piece of some seats (none: of any) to an item."""
        where = s.Region("", (self.script.items[item].space,))
        drawn = [n for n, one in enumerate(self.script.pieces) if one.spaces and (not seats or one.seat in seats)]
        return not drawn or any(self._turns_to(number, where) is not None for number in drawn)

    def _turns_to(self, piece: int, region: s.Region) -> int | None:
        """Return the turns that a piece needs to a region at least; None where no way leads there."""
        if piece not in self._turns:
            drawn = self.script.pieces[piece]
            self._turns[piece] = dict(self.kind.ways(self.board, drawn.card, drawn.spaces[0], self.opened))
        return min((self._turns[piece][space] for space in region.spaces if space in self._turns[piece]), default=None)

    # Triggers

    @cached_property
    def _why_never(self) -> dict[int, str]:
        """Return the triggers that can never fire, each with the first link that is missing."""
        firing: set[int] = set()
        while True:
            more = {
                index
                for index, trigger in enumerate(self.script.triggers)
                if index not in firing and not self._why_not(trigger, firing)
            }
            if not more:
                break
            firing |= more
        return {
            index: self._why_not(trigger, firing)
            for index, trigger in enumerate(self.script.triggers)
            if index not in firing
        }

    def _puts(self, trigger: int, choice: int) -> bool:
        effects = self.script.triggers[trigger].effects
        return any(isinstance(effect, s.Choice) and effect.number == choice for effect in effects)

    def _why_not(self, trigger: s.Trigger, firing: set[int]) -> str:
        """Return why a trigger cannot fire when only these others do; "" where it can."""
        missing = [other for other in trigger.after if other not in firing]
        if missing and (trigger.join == "all" or len(missing) == len(trigger.after)):
            return f'it waits for "{self.script.triggers[missing[0]].name}", which does not fire before it'
        if trigger.when == "chosen" and not any(self._puts(other, trigger.choice) for other in firing):
            return "its choice is never put"
        if trigger.when == "taken":
            items = (trigger.item,) if trigger.item != s.NONE else tuple(range(len(self.script.items)))
            if not any(self._can_take(item, trigger.seats) for item in items):
                what = self.script.items[items[0]].name if items else "an item: none is drawn"
                return f"no way leads to {what}"
        if trigger.when in ("turn", "turn_end") and 0 < self.script.turn_limit < trigger.turn:
            return f"it waits for turn {trigger.turn}, and the match has {self.script.turn_limit}"
        there = [n for n in trigger.pieces if self.script.pieces[n].arrives in (s.NONE, *firing)]
        if trigger.pieces and len(there) < (trigger.count if trigger.when == "falls" else 1):
            return f"{self.script.pieces[trigger.pieces[0]].name} never comes"
        if trigger.when in ("enters", "holds") and there and trigger.region != s.NONE:
            region = self.script.regions[trigger.region]
            if all(self._turns_to(number, region) is None for number in there if self.script.pieces[number].spaces):
                return f"no way leads {self.script.pieces[there[0]].name} to {region.name}"
        return ""
