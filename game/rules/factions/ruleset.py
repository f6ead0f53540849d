"""Factions as the engine knows it: which chapter does what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import Position, State, Step
from game.core.steps import Draft
from game.rules.factions import (
    activation,
    applying,
    asking,
    attacking,
    deeds,
    legality,
    movement,
    playing,
    priority,
    resolving,
    searching,
    setup,
    soundness,
    turns,
    view,
    wounds,
)
from game.rules.factions import steps as s
from game.rules.factions.all_events import AnyEvent
from game.rules.factions.commands import AnyCommand
from game.rules.factions.setup import FactionsSetup
from game.rules.factions.table import Table

_Draft = Draft[Table, Step]

_TAKE: dict[type[Step], Callable[[_Draft, Any], None]] = {
    s.RollForInitiative: setup.take_initiative,
    s.BeginCycle: turns.take_cycle,
    s.Upkeep: turns.take_upkeep,
    s.DrawAgain: turns.take_draw_again,
    s.EndUpkeep: turns.take_end_upkeep,
    s.BeginBuild: turns.take_begin_build,
    s.BuildTurn: turns.take_build,
    s.Razing: turns.take_razing,
    s.EndBuildTurn: turns.take_end_build,
    s.BeginCombat: turns.take_begin_combat,
    s.NextActivation: turns.take_next_activation,
    s.InActivation: activation.take_activation,
    s.EndOfTurn: activation.take_end_of_turn,
    s.EndRound: turns.take_end_round,
    s.Announce: playing.take_announce,
    s.Priority: priority.take_priority,
    s.Resolve: resolving.take_resolve,
    s.QueueTriggers: priority.take_queue,
    s.OfferIntercept: attacking.take_intercept,
    s.Declare: attacking.take_declare,
    s.HitStep: attacking.take_hit,
    s.DamageStep: attacking.take_damage,
    s.Aftermath: attacking.take_aftermath,
    s.EndAttack: attacking.take_end_attack,
    s.OfferTwin: attacking.take_offer_twin,
    s.OfferStrike: attacking.take_offer_strike,
    s.Save: wounds.take_save,
    s.Wound: wounds.take_wound,
    s.Affect: deeds.take_affect,
    s.Consequence: wounds.take_consequence,
    s.CheckFallen: wounds.take_check,
    s.Falling: wounds.take_falling,
    s.SearchDeck: searching.take_search,
    s.Reorder: searching.take_reorder,
    s.ShowHand: searching.take_show_hand,
    s.Marching: asking.take_marching,
    s.Meditating: asking.take_meditating,
    s.Sweeping: deeds.take_sweeping,
    s.Striking: deeds.take_striking,
    s.Riding: deeds.take_riding,
    s.CarryMove: movement.take_carry_move,
    s.TacticalAttack: asking.take_tactical_attack,
    s.TacticalSwap: asking.take_tactical_swap,
}


def _nothing(draft: _Draft, step: Step, command: Command) -> None:
    """The answer ends the question and does nothing else."""


_ACCEPT: dict[type[Step], Callable[[_Draft, Any, Command], None]] = {
    s.DrawAgain: turns.answer_draw_again,
    s.BuildTurn: turns.act_in_build,
    s.Razing: turns.answer_razing,
    s.NextActivation: turns.answer_next_activation,
    s.InActivation: activation.act_in_activation,
    s.Announce: playing.answer_announce,
    s.Priority: priority.answer_priority,
    s.QueueTriggers: priority.answer_queue,
    s.OfferIntercept: attacking.answer_intercept,
    s.HitStep: attacking.answer_hit,
    s.OfferTwin: attacking.answer_twin,
    s.OfferStrike: attacking.answer_strike,
    s.Save: wounds.answer_save,
    s.Wound: wounds.answer_wound,
    s.SearchDeck: searching.answer_search,
    s.Reorder: searching.answer_reorder,
    s.ShowHand: _nothing,
    s.Marching: asking.answer_marching,
    s.Meditating: asking.answer_meditating,
    s.Sweeping: deeds.answer_sweeping,
    s.Striking: deeds.answer_striking,
    s.Riding: deeds.answer_riding,
    s.TacticalAttack: asking.answer_tactical_attack,
    s.TacticalSwap: asking.answer_tactical_swap,
}


class Factions:
    """Two capitals, five zones in a line, sixty cards a side, and a stack. Implements ``core.ruleset.Ruleset``."""

    profile = Profile("factions", "Factions", least_seats=2, most_seats=2, longest=60_000, hidden=True)
    setup_type: Any = FactionsSetup
    state_type: Any = State[Table, s.AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = AnyEvent

    def seats(self, wanted: FactionsSetup) -> int:
        """Two."""
        return len(wanted.seats)

    def flaws_of_setup(self, wanted: FactionsSetup) -> tuple[str, ...]:
        """What keeps a match from beginning."""
        return setup.flaws_of_setup(wanted)

    def begin(self, wanted: FactionsSetup, dice: Dice) -> State[Table, Step]:
        """The table before the first roll."""
        return setup.begin(wanted, dice)

    def take(self, draft: _Draft, step: Step) -> None:
        """Carry out a step."""
        _TAKE[type(step)](draft, step)

    def accept(self, draft: _Draft, command: Command) -> None:
        """Put a legal answer into effect."""
        step = draft.answered()
        _ACCEPT[type(step)](draft, step, command)

    def apply(self, table: Table, event: Event) -> Table:
        """The table after an event."""
        return applying.apply(table, event)

    def candidates(self, position: Position) -> Iterable[Command]:
        """Answers worth considering."""
        return legality.candidates(position)

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        """The one source of legality."""
        return legality.why_illegal(position, command)

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
