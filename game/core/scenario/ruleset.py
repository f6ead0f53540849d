"""A ruleset for games with scenarios to derive from. Its tables have a ``scenario``, which is None in other matches."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.base_ruleset import BaseRuleset, PlainSetup
from game.core.dice import Dice
from game.core.events import Event
from game.core.scenario.effects import ScenarioRules
from game.core.scenario.script import Script
from game.core.scenario.settling import Look, is_stirred, noted
from game.core.scenario.standing import dealt_again, seen_by
from game.core.state import AnyState, Step
from game.core.steps import Draft


class ScenarioSetup(PlainSetup, frozen=True):
    """The set-up of a game in which nothing else is chosen."""

    scenario: Script = Script("", (0, 1))


class ScenarioRuleset(BaseRuleset):
    """Counts what happens for the scenario, and looks what it has come to wherever the game rests."""

    scenario: ScenarioRules

    def table_for(self, table: Any, seat: int, /) -> Any:
        """Return what a seat may see where nothing but the scenario is hidden."""
        return replace(table, scenario=seen_by(table.scenario, seat))

    def redeal(self, state: AnyState, seat: int, dice: Dice, /) -> AnyState:
        """Return a match that a seat cannot tell from this one, where nothing but the scenario is hidden."""
        scenario = dealt_again(state.table.scenario, seat)
        return replace(state, table=replace(state.table, scenario=scenario), dice=dice)

    def take(self, draft: Draft[Any, Any], step: Step) -> None:
        """Carry out a step; before one at which the game rests, let ready triggers fire."""
        scenario = draft.table.scenario
        if scenario is None or type(step) not in self.scenario.resting or not is_stirred(self.scenario, draft.table):
            super().take(draft, step)
        else:
            draft.push(Look(), step)

    def apply(self, table: Any, event: Event, /) -> Any:
        """Return the table after an event, its facts counted."""
        after = event.apply(table)
        return after if after.scenario is None else noted(self.scenario, table, event, after)
