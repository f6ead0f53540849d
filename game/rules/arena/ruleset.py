"""Arena as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.chapters import ByChapters
from game.core.dice import Dice
from game.core.events import Event
from game.core.ruleset import Profile
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.arena import applying, setup, soundness, view
from game.rules.arena.chapters import CHAPTERS, AnyStep
from game.rules.arena.commands import AnyCommand
from game.rules.arena.ends import finish
from game.rules.arena.events import AnyEvent
from game.rules.arena.table import Table

_Draft = Draft[Table, Step]


class Arena(ByChapters):
    """Planeswalkers, their squads and their spells on hexes of many levels. Implements ``core.ruleset.Ruleset``."""

    profile = Profile("arena", "Arena", least_seats=2, most_seats=5, longest=8000, hidden=True)
    setup_type: Any = setup.ArenaSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = AnyEvent
    chapters = CHAPTERS

    def seats(self, wanted: setup.ArenaSetup) -> int:
        """Two to five."""
        return len(wanted.seats)

    def flaws_of_setup(self, wanted: setup.ArenaSetup) -> tuple[str, ...]:
        """What keeps a match from beginning."""
        return setup.flaws_of_setup(wanted)

    def begin(self, wanted: setup.ArenaSetup, dice: Dice) -> State[Table, Step]:
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
        """A seat gives up: its side has lost, and nobody else has."""
        team = draft.table.players[seat].team
        winners = tuple(player.seat for player in draft.table.players if player.team != team)
        finish(draft, "conceded", winners if draft.table.board.mode != "melee" else _best(draft, seat))


def _best(draft: _Draft, seat: int) -> tuple[int, ...]:
    """Who has the most points in a melee that somebody left."""
    from game.rules.arena.ends import scores

    points = scores(draft.table)
    others = [one.seat for one in draft.table.players if one.seat != seat and one.seat not in draft.table.out]
    most = max(points[one] for one in others)
    best = [one for one in others if points[one] == most]
    return tuple(best) if len(best) == 1 else ()


ARENA = Arena()
