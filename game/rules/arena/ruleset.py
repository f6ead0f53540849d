"""Arena as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.base_ruleset import BaseRuleset
from game.core.events import Event
from game.core.gathering import any_of
from game.core.ruleset import Profile
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.arena import invariants, setup, view
from game.rules.arena.chapters import CHAPTERS, AnyStep
from game.rules.arena.ends import finish
from game.rules.arena.state import applying, card_events, events
from game.rules.arena.state.commands import AnyCommand
from game.rules.arena.state.table import Table

_Draft = Draft[Table, Step]


class Arena(BaseRuleset):
    """Planeswalkers, their squads and their spells on hexes of many levels."""

    profile = Profile("arena", "Arena", least_seats=2, most_seats=5, longest=8000, hidden=True)
    setup_type: Any = setup.ArenaSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = any_of(Event, card_events, events)
    chapters = CHAPTERS

    flaws_of_setup = staticmethod(setup.flaws_of_setup)
    begin = staticmethod(setup.begin)
    apply = staticmethod(applying.apply)
    table_for = staticmethod(view.table_for)
    redeal = staticmethod(view.redeal)
    flaws = staticmethod(invariants.flaws)

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
