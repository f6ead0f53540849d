"""A ruleset to derive from, with defaults for what most games share: those of an open game for two, in chapters.

What has no default: ``profile``, the types of state, commands and events, ``chapters`` and ``begin``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from game.core.chapters import ByChapters
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import AnyState, Outcome
from game.core.steps import Draft


class PlainSetup(msgspec.Struct, frozen=True):
    """The set-up of a game in which nothing is chosen but how many play."""

    seats: int = 2


class BaseRuleset(ByChapters, ABC):
    """Implements ``core.ruleset.Ruleset``: everybody sees everything, and giving up loses to the other one."""

    profile: Profile
    setup_type: Any = PlainSetup
    state_type: Any
    command_type: Any
    event_type: Any

    def seats(self, wanted: Any, /) -> int:
        """Return how many seats a match with this set-up has: its ``seats``, a number or one record per seat."""
        return wanted.seats if isinstance(wanted.seats, int) else len(wanted.seats)

    def flaws_of_setup(self, wanted: Any, /) -> tuple[str, ...]:
        """Expect as many seats as the profile allows."""
        least, most, seats = self.profile.least_seats, self.profile.most_seats, self.seats(wanted)
        if least <= seats <= most:
            return ()
        return (f"seats: {least if least == most else f'{least} to {most}'} are expected, not {seats}",)

    @abstractmethod
    def begin(self, wanted: Any, dice: Dice, /) -> AnyState:
        """Return the table before anything has happened, with the first step on the agenda."""

    def apply(self, table: Any, event: Event, /) -> Any:
        """Return the table after an event, as the event itself says."""
        return event.apply(table)

    def table_for(self, table: Any, seat: int, /) -> Any:
        """Return all of the table: nothing is hidden."""
        return table

    def redeal(self, state: AnyState, seat: int, dice: Dice, /) -> AnyState:
        """Return the same state with other dice: only what will be rolled is unknown."""
        return msgspec.structs.replace(state, dice=dice)

    def flaws(self, state: AnyState, /) -> tuple[str, ...]:
        """Return none."""
        return ()

    def why_no_concede(self, table: Any, seat: int, /) -> Refusal | None:
        """Return None: any seat can, at any time."""
        return None

    def concede(self, draft: Draft[Any, Any], seat: int, /) -> None:
        """End the match: the other of two has won."""
        draft.end(Outcome("conceded", (1 - seat,), (0, 0)))
