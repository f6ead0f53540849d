"""Heroes as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.events import Event
from game.core.gathering import any_of
from game.core.ruleset import Profile
from game.core.scenario import events as scenario_facts
from game.core.scenario.ruleset import ScenarioRuleset
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.heroes import card_events, events, invariants, scenario_events, state_check, view
from game.rules.heroes.chapters import CHAPTERS, AnyStep
from game.rules.heroes.positions import beginning
from game.rules.heroes.scenario import SCENARIO
from game.rules.heroes.setup import HeroesSetup
from game.rules.heroes.state.commands import AnyCommand
from game.rules.heroes.state.table import Table


class Heroes(ScenarioRuleset):
    """A hero and a party on each side, resources, and a chain."""

    profile = Profile("heroes", "Heroes", least_seats=2, most_seats=2, longest=60_000, hidden=True)
    setup_type: Any = HeroesSetup
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

    def concede(self, draft: Draft[Table, Step], seat: int) -> None:
        # rule: heroes/out
        state_check.finish(draft, "conceded", (seat,))


HEROES = Heroes()
