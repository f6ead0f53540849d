"""Factions as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.events import Event
from game.core.gathering import any_of
from game.core.ruleset import Profile
from game.core.scenario import events as scenario_facts
from game.core.scenario.ruleset import ScenarioRuleset
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.factions import invariants, view, wounds
from game.rules.factions.chapters import CHAPTERS, AnyStep
from game.rules.factions.positions import beginning
from game.rules.factions.scenario import SCENARIO
from game.rules.factions.setup import FactionsSetup
from game.rules.factions.state import card_events, events, scenario_events
from game.rules.factions.state.commands import AnyCommand
from game.rules.factions.state.table import Table

_Draft = Draft[Table, Step]


class Factions(ScenarioRuleset):
    """Two capitals, five zones in a line, sixty cards a side, and a stack."""

    profile = Profile("factions", "Factions", least_seats=2, most_seats=2, longest=60_000, hidden=True)
    setup_type: Any = FactionsSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = any_of(Event, card_events, events, scenario_events, scenario_facts)
    chapters = CHAPTERS
    scenario = SCENARIO

    flaws_of_setup = staticmethod(beginning.flaws_of_setup)
    begin = staticmethod(beginning.begin)
    table_for = staticmethod(view.table_for)
    redeal = staticmethod(view.redeal)
    flaws = staticmethod(invariants.flaws)

    def concede(self, draft: _Draft, seat: int) -> None:
        wounds.finish(draft, "conceded", (seat,))


FACTIONS = Factions()
