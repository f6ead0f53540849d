"""Legality: for each step that can ask, the answers worth considering and why an answer is not legal.

This chapter only leads to the others; each rule is told where its chapter is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.commands import Command
from game.core.refusals import Refusal, RulesError
from game.core.state import Position, Step
from game.rules.factions import activation, asking, attacking, deeds, playing, priority, searching, turns, wounds
from game.rules.factions import steps as s
from game.rules.factions.commands import (
    Activate,
    Agree,
    ChooseCard,
    ChooseEvasion,
    ChooseUnit,
    Decline,
    Done,
    Pass,
    Reroll,
)
from game.rules.factions.table import Table

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", "That does not answer what is asked.")
_REROLLS: tuple[Command, ...] = (Reroll(magic=False), Reroll(magic=True), Decline())
_YES_OR_NO: tuple[Command, ...] = (Agree(), Decline())


def _responses(table: Table, step: s.Priority) -> Iterable[Command]:
    return (Pass(), *playing.playable(table, step, step.asked))


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


#: For each step that asks: its candidates, and why not.
_QUESTIONS: dict[
    type[Step],
    tuple[Callable[[Table, Any], Iterable[Command]], Callable[[Table, Any, Command], Refusal | None]],
] = {
    s.InActivation: (activation.activation_choices, activation.why_not_in_activation),
    s.Priority: (_responses, _why_no_response),
    s.BuildTurn: (turns.build_choices, turns.why_no_build),
    s.NextActivation: (
        lambda table, step: tuple(Activate(unit.id) for unit in turns.waiting(table, step.seat)),
        turns.why_no_activation,
    ),
    s.Announce: (playing.announce_choices, playing.why_no_choice),
    s.DrawAgain: (_agreements, _why_no_agreement),
    s.OfferTwin: (_agreements, _why_no_agreement),
    s.OfferStrike: (_agreements, _why_no_agreement),
    s.Razing: (_units, turns.why_no_razer),
    s.OfferIntercept: (
        lambda table, step: (*(ChooseUnit(unit) for unit in step.units), Decline()),
        attacking.why_no_intercept,
    ),
    s.HitStep: (_rerolls, attacking.why_no_hit_answer),
    s.Save: (_rerolls, wounds.why_no_save_answer),
    s.Wound: (
        lambda table, step: (*(ChooseEvasion(way.name) for way in wounds.evasions_left(table, step)), Decline()),
        wounds.why_no_evasion,
    ),
    s.QueueTriggers: (
        lambda table, step: tuple(priority.trigger_choice(entry) for entry in step.entries),
        priority.why_no_trigger,
    ),
    s.SearchDeck: (
        lambda table, step: (*(ChooseCard(card) for card in step.cards), Decline()),
        searching.why_not_found,
    ),
    s.Reorder: (lambda table, step: tuple(ChooseCard(card) for card in step.cards), searching.why_not_placed),
    s.ShowHand: (lambda table, step: (Done(),), _why_not_done),
    s.Marching: (asking.march_choices, asking.why_no_march),
    s.Meditating: (_units_or_done, asking.why_no_meditation),
    s.TacticalAttack: (asking.tactical_attacks, asking.why_no_tactical_attack),
    s.TacticalSwap: (asking.swaps, asking.why_no_swap),
    s.Sweeping: (_units, deeds.why_no_sweep),
    s.Striking: (_units_or_done, deeds.why_no_strike),
    s.Riding: (deeds.riding_choices, deeds.why_no_riding),
}


def candidates(position: Position) -> Iterable[Command]:
    """Answers worth considering for the step that asks."""
    step: Step = position.agenda[-1]
    if type(step) not in _QUESTIONS:
        raise RulesError(f"{type(step).__name__} asks nothing")
    return _QUESTIONS[type(step)][0](position.table, step)


def why_illegal(position: Position, command: Command) -> Refusal | None:
    """Why a command does not answer the open question, or None."""
    step: Step = position.agenda[-1]
    if type(step) not in _QUESTIONS:
        raise RulesError(f"{type(step).__name__} asks nothing")
    return _QUESTIONS[type(step)][1](position.table, step, command)
