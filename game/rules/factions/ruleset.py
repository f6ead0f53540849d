"""Factions as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.chapters import ByChapters
from game.core.dice import Dice
from game.core.events import Event
from game.core.ruleset import Profile
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.factions import applying, setup, soundness, view, wounds
from game.rules.factions.all_events import AnyEvent
from game.rules.factions.chapters import CHAPTERS, AnyStep
from game.rules.factions.commands import AnyCommand
from game.rules.factions.setup import FactionsSetup
from game.rules.factions.table import Table

_Draft = Draft[Table, Step]


class Factions(ByChapters):
    """Two capitals, five zones in a line, sixty cards a side, and a stack. Implements ``core.ruleset.Ruleset``."""

    profile = Profile("factions", "Factions", least_seats=2, most_seats=2, longest=60_000, hidden=True)
    setup_type: Any = FactionsSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = AnyEvent
    chapters = CHAPTERS

    def seats(self, wanted: FactionsSetup) -> int:
        """Two."""
        return len(wanted.seats)

    def flaws_of_setup(self, wanted: FactionsSetup) -> tuple[str, ...]:
        """What keeps a match from beginning."""
        return setup.flaws_of_setup(wanted)

    def begin(self, wanted: FactionsSetup, dice: Dice) -> State[Table, Step]:
        """The table before the first roll."""
        return setup.begin(wanted, dice)

    def apply(self, table: Table, event: Event) -> Table:
        """The table after an event."""
        return applying.apply(table, event)

    def table_for(self, table: Table, seat: int) -> Table:
        """What a seat may see."""
        return view.table_for(table, seat)

    def redeal(self, state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
        """A state that the seat cannot tell from this one."""
        return view.redeal(state, seat, dice)

    def flaws(self, state: State[Table, Step]) -> tuple[str, ...]:
        """Broken invariants."""
        return soundness.flaws(state)

    def concede(self, draft: _Draft, seat: int) -> None:
        """A seat gives up."""
        wounds.finish(draft, "conceded", (seat,))


FACTIONS = Factions()
