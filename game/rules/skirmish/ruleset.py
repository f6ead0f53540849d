"""Skirmish as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.chapters import ByChapters
from game.core.dice import Dice
from game.core.events import Event
from game.core.ruleset import Profile
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.skirmish import applying, setup, soundness, turns, view
from game.rules.skirmish.chapters import CHAPTERS, AnyStep
from game.rules.skirmish.commands import AnyCommand
from game.rules.skirmish.events import AnyEvent
from game.rules.skirmish.setup import SkirmishSetup
from game.rules.skirmish.table import Table

_Draft = Draft[Table, Step]


class Skirmish(ByChapters):
    """Two sides of miniatures, two decks each, and gold that runs out. Implements ``core.ruleset.Ruleset``."""

    profile = Profile("skirmish", "Skirmish", least_seats=2, most_seats=4, longest=6000, hidden=True)
    setup_type: Any = SkirmishSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = AnyEvent
    chapters = CHAPTERS

    def seats(self, wanted: SkirmishSetup) -> int:
        """Two, or two teams of two."""
        return len(wanted.seats)

    def flaws_of_setup(self, wanted: SkirmishSetup) -> tuple[str, ...]:
        """What keeps a match from beginning."""
        return setup.flaws_of_setup(wanted)

    def begin(self, wanted: SkirmishSetup, dice: Dice) -> State[Table, Step]:
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
        """A seat gives up: its side has lost."""
        turns.finish(draft, "conceded", losers=draft.table.players[seat].side)


SKIRMISH = Skirmish()
