"""Factions as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.base_ruleset import BaseRuleset
from game.core.events import Event
from game.core.gathering import any_of
from game.core.ruleset import Profile
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.factions import invariants, setup, view, wounds
from game.rules.factions.chapters import CHAPTERS, AnyStep
from game.rules.factions.setup import FactionsSetup
from game.rules.factions.state import card_events, events
from game.rules.factions.state.commands import AnyCommand
from game.rules.factions.state.table import Table

_Draft = Draft[Table, Step]


class Factions(BaseRuleset):
    """Two capitals, five zones in a line, sixty cards a side, and a stack."""

    profile = Profile("factions", "Factions", least_seats=2, most_seats=2, longest=60_000, hidden=True)
    setup_type: Any = FactionsSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = any_of(Event, card_events, events)
    chapters = CHAPTERS

    flaws_of_setup = staticmethod(setup.flaws_of_setup)
    begin = staticmethod(setup.begin)
    table_for = staticmethod(view.table_for)
    redeal = staticmethod(view.redeal)
    flaws = staticmethod(invariants.flaws)

    def concede(self, draft: _Draft, seat: int) -> None:
        wounds.finish(draft, "conceded", (seat,))


FACTIONS = Factions()
