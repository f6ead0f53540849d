"""Skirmish as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.events import Event
from game.core.gathering import any_of
from game.core.ruleset import Profile
from game.core.scenario import events as scenario_facts
from game.core.scenario.ruleset import ScenarioRuleset
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.skirmish import card_events, events, invariants, scenario_events, setup, turns, view
from game.rules.skirmish.chapters import CHAPTERS, AnyStep
from game.rules.skirmish.scenario import SCENARIO
from game.rules.skirmish.setup import SkirmishSetup
from game.rules.skirmish.state.commands import AnyCommand
from game.rules.skirmish.state.table import Table

_Draft = Draft[Table, Step]


class Skirmish(ScenarioRuleset):
    """Two sides of miniatures, two decks each, and gold that runs out."""

    profile = Profile("skirmish", "Skirmish", least_seats=2, most_seats=4, longest=6000, hidden=True)
    setup_type: Any = SkirmishSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = any_of(Event, card_events, events, scenario_events, scenario_facts)
    chapters = CHAPTERS
    scenario = SCENARIO

    flaws_of_setup = staticmethod(setup.flaws_of_setup)
    begin = staticmethod(setup.begin)
    table_for = staticmethod(view.table_for)
    redeal = staticmethod(view.redeal)
    flaws = staticmethod(invariants.flaws)

    def concede(self, draft: _Draft, seat: int) -> None:
        """Give up for a seat: its side has lost."""
        turns.finish(draft, "conceded", losers=draft.table.players[seat].side)


SKIRMISH = Skirmish()
