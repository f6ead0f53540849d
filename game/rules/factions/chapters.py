"""The chapters of Factions: for each step what is done, what it asks, why an answer is not legal, what an answer does.

Each rule is told where its chapter is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.core.chapters import Chapter, any_step
from game.core.commands import Agree, Command, Decline, Done, Pass
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions import (
    abilities,
    activation,
    asking,
    attacking,
    movement,
    playing,
    priority,
    resolving,
    searching,
    setup,
    turns,
    wounds,
)
from game.rules.factions.state import steps as s
from game.rules.factions.state.commands import Activate, ChooseCard, ChooseEvasion, ChooseUnit, Reroll
from game.rules.factions.state.table import Table

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)
_REROLLS: tuple[Command, ...] = (Reroll(magic=False), Reroll(magic=True), Decline())
_YES_OR_NO: tuple[Command, ...] = (Agree(), Decline())


def _responses(table: Table, step: s.Priority) -> Iterable[Command]:
    return (Pass(), *playing.plays(table, step, step.asked))


def _why_no_response(table: Table, step: s.Priority, command: Command) -> Refusal | None:
    # rule: factions/priority
    return None if isinstance(command, Pass) else playing.why_no_play(table, step, step.asked, command)


def _agreements(table: Table, step: Step) -> Iterable[Command]:
    return _YES_OR_NO


def _why_no_agreement(table: Table, step: Step, command: Command) -> Refusal | None:
    return None if isinstance(command, Agree | Decline) else _NOT_AN_ANSWER


def _rerolls(table: Table, step: Step) -> Iterable[Command]:
    return _REROLLS


def _units(table: Table, step: Step) -> Iterable[Command]:
    return tuple(ChooseUnit(unit) for unit in table.units)


def _units_or_done(table: Table, step: Step) -> Iterable[Command]:
    return (*_units(table, step), Done())


def _why_not_done(table: Table, step: Step, command: Command) -> Refusal | None:
    return None if isinstance(command, Done) else _NOT_AN_ANSWER


def _nothing(draft: Draft[Table, Step], step: Step, command: Command) -> None:
    """The answer ends the question and does nothing else."""


CHAPTERS: dict[type[Step], Chapter] = {
    s.RollForInitiative: Chapter(setup.take_initiative),
    s.BeginCycle: Chapter(turns.take_cycle),
    s.Upkeep: Chapter(turns.take_upkeep),
    s.DrawAgain: Chapter(turns.take_draw_again, _agreements, _why_no_agreement, turns.answer_draw_again),
    s.EndUpkeep: Chapter(turns.take_end_upkeep),
    s.BeginBuild: Chapter(turns.take_begin_build),
    s.BuildTurn: Chapter(turns.take_build, turns.build_choices, turns.why_no_build, turns.act_in_build, ()),
    s.Razing: Chapter(turns.take_razing, turns.razing_choices, turns.why_no_razer, turns.answer_razing, ()),
    s.EndBuildTurn: Chapter(turns.take_end_build),
    s.BeginCombat: Chapter(turns.take_begin_combat),
    s.NextActivation: Chapter(
        turns.take_next_activation,
        lambda table, step: tuple(Activate(unit.id) for unit in turns.waiting(table, step.seat)),
        turns.why_no_activation,
        turns.answer_next_activation,
        (),
    ),
    s.InActivation: Chapter(
        activation.take_activation,
        activation.activation_choices,
        activation.why_not_in_activation,
        activation.act_in_activation,
        (),
    ),
    s.EndOfTurn: Chapter(activation.take_end_of_turn),
    s.EndRound: Chapter(turns.take_end_round),
    s.Announce: Chapter(
        playing.take_announce,
        playing.announce_choices,
        playing.why_no_choice,
        playing.answer_announce,
        (),
    ),
    s.Priority: Chapter(priority.take_priority, _responses, _why_no_response, priority.answer_priority, ()),
    s.Resolve: Chapter(resolving.take_resolve),
    s.QueueTriggers: Chapter(
        priority.take_queue,
        lambda table, step: tuple(priority.trigger_choice(entry) for entry in step.entries),
        priority.why_no_trigger,
        priority.answer_queue,
    ),
    s.OfferIntercept: Chapter(
        attacking.take_intercept,
        lambda table, step: (*(ChooseUnit(unit) for unit in step.units), Decline()),
        attacking.why_no_intercept,
        attacking.answer_intercept,
        (),
    ),
    s.Declare: Chapter(attacking.take_declare),
    s.HitStep: Chapter(attacking.take_hit, _rerolls, attacking.why_no_hit_answer, attacking.answer_hit),
    s.DamageStep: Chapter(attacking.take_damage),
    s.Aftermath: Chapter(attacking.take_aftermath),
    s.EndAttack: Chapter(attacking.take_end_attack),
    s.OfferTwin: Chapter(attacking.take_offer_twin, _agreements, _why_no_agreement, attacking.answer_twin),
    s.OfferStrike: Chapter(attacking.take_offer_strike, _agreements, _why_no_agreement, attacking.answer_strike),
    s.Save: Chapter(wounds.take_save, _rerolls, wounds.why_no_save_answer, wounds.answer_save),
    s.Wound: Chapter(
        wounds.take_wound,
        lambda table, step: (*(ChooseEvasion(way.name) for way in wounds.evasions_left(table, step)), Decline()),
        wounds.why_no_evasion,
        wounds.answer_wound,
    ),
    s.Affect: Chapter(abilities.take_affect),
    s.Consequence: Chapter(wounds.take_consequence),
    s.CheckFallen: Chapter(wounds.take_check),
    s.Falling: Chapter(wounds.take_falling),
    s.SearchDeck: Chapter(
        searching.take_search,
        lambda table, step: (*(ChooseCard(card) for card in step.cards), Decline()),
        searching.why_not_found,
        searching.answer_search,
    ),
    s.Reorder: Chapter(
        searching.take_reorder,
        lambda table, step: tuple(ChooseCard(card) for card in step.cards),
        searching.why_not_placed,
        searching.answer_reorder,
    ),
    s.ShowHand: Chapter(searching.take_show_hand, lambda table, step: (Done(),), _why_not_done, _nothing),
    s.Marching: Chapter(asking.take_marching, asking.march_choices, asking.why_no_march, asking.answer_marching),
    s.Meditating: Chapter(asking.take_meditating, _units_or_done, asking.why_no_meditation, asking.answer_meditating),
    s.Sweeping: Chapter(abilities.take_sweeping, _units, abilities.why_no_sweep, abilities.answer_sweeping),
    s.Striking: Chapter(abilities.take_striking, _units_or_done, abilities.why_no_strike, abilities.answer_striking),
    s.Riding: Chapter(
        abilities.take_riding, abilities.riding_choices, abilities.why_no_riding, abilities.answer_riding
    ),
    s.CarryMove: Chapter(movement.take_carry_move),
    s.TacticalAttack: Chapter(
        asking.take_tactical_attack,
        asking.tactical_attacks,
        asking.why_no_tactical_attack,
        asking.answer_tactical_attack,
    ),
    s.TacticalSwap: Chapter(asking.take_tactical_swap, asking.swaps, asking.why_no_swap, asking.answer_tactical_swap),
}

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = any_step(CHAPTERS)
