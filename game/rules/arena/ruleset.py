"""Arena as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.events import Event
from game.core.gathering import any_of
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.scenario import events as scenario_facts
from game.core.scenario.ruleset import ScenarioRuleset
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.arena import invariants, setup, turns, view
from game.rules.arena.chapters import CHAPTERS, AnyStep
from game.rules.arena.combat_dice import ALIKE_FACES, FACES
from game.rules.arena.ends import finish
from game.rules.arena.scenario import SCENARIO
from game.rules.arena.state import card_events, events, scenario_events
from game.rules.arena.state.commands import AnyCommand
from game.rules.arena.state.table import Table

_Draft = Draft[Table, Step]


class Arena(ScenarioRuleset):
    """Planeswalkers, their squads and their spells on hexes of many levels."""

    profile = Profile(
        "arena", "Arena", least_seats=2, most_seats=5, longest=8000, hidden=True, alike_faces={FACES: ALIKE_FACES}
    )
    setup_type: Any = setup.ArenaSetup
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

    def take(self, draft: _Draft, step: Step) -> None:
        """Carry out a step. What it would ask a seat that is out of a melee is decided by the dice."""
        super().take(draft, step)
        # rule: arena/out
        while draft.decision is not None and draft.decision.seat in draft.table.out:
            position = draft.state()
            answers = [one for one in self.candidates(position) if self.why_illegal(position, one) is None]
            draft.decision = None
            self.accept(draft, draft.shuffled(answers)[0])

    def why_no_concede(self, table: Table, seat: int) -> Refusal | None:
        """Refuse a seat that is out of a melee: it has nothing to give up."""
        # rule: arena/out
        return Refusal("out", "arena/out", "That seat is out of the match already.") if seat in table.out else None

    def concede(self, draft: _Draft, seat: int) -> None:
        """Give up for a seat: its side has lost, and nobody else has; a melee goes on without it."""
        if draft.table.board.mode == "melee":
            turns.leave_melee(draft, seat)
            return
        team = draft.table.players[seat].team
        winners = tuple(player.seat for player in draft.table.players if player.team != team)
        finish(draft, "conceded", winners)


ARENA = Arena()
