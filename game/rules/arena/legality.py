"""Legality: for each step that can ask, the answers worth considering and why an answer is not legal.

This chapter only leads to the others; each rule is told where its chapter is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Position, Step
from game.rules.arena import abilities, attacking, damage, hidden, moving, setup, sorcery_deeds, summoning, turns
from game.rules.arena import steps as s

_Choices = Callable[[Any, Any], Iterable[Command]]
_WhyNot = Callable[[Any, Any, Command], Refusal | None]

#: Each step that asks: its answers, and why an answer is not legal.
ASKING: dict[type[Step], tuple[_Choices, _WhyNot]] = {
    setup.ChooseFirst: (setup.first_choices, setup.why_not_first),
    setup.PlacePlaneswalker: (setup.place_choices, setup.why_not_placed),
    turns.ChooseCardOfTurn: (turns.army_choices, turns.why_not_army),
    turns.SpellWindow: (turns.window_choices, turns.why_not_in_window),
    turns.HandLimit: (turns.discard_choices, turns.why_no_discard),
    s.Moves: (moving.choices, moving.why_not),
    s.Place: (summoning.place_choices, summoning.why_not_placed),
    s.Watch: (hidden.choices, hidden.why_not),
    s.FreeAttack: (attacking.free_choices, attacking.why_no_free),
    s.HurtInOrder: (damage.order_choices, damage.why_not_in_order),
    s.BargainOver: (damage.bargain_choices, damage.why_no_bargain),
    s.Abilities: (abilities.ability_choices, abilities.why_no_ability),
    summoning.Detaining: (summoning.detain_choices, summoning.why_not_detained),
    attacking.AttackPhase: (attacking.phase_choices, attacking.why_not_in_phase),
    attacking.RollAgain: (attacking.again_choices, attacking.why_not_again),
    s.TrampleOn: (attacking.trample_choices, attacking.why_no_trample),
    sorcery_deeds.ChooseSlain: (sorcery_deeds.choices, sorcery_deeds.why_not),
    sorcery_deeds.ChooseHolder: (sorcery_deeds.choices, sorcery_deeds.why_not),
    sorcery_deeds.ChoosePartner: (sorcery_deeds.choices, sorcery_deeds.why_not),
    sorcery_deeds.Searching: (sorcery_deeds.choices, sorcery_deeds.why_not),
    abilities.PutUnder: (abilities.choices, abilities.why_not),
    abilities.Deceive: (abilities.choices, abilities.why_not),
    abilities.Arise: (abilities.choices, abilities.why_not),
    abilities.Regrow: (abilities.choices, abilities.why_not),
    abilities.StealMind: (abilities.choices, abilities.why_not),
}


def candidates(position: Position) -> Iterable[Command]:
    """Answers worth considering for the step that asks."""
    step = position.agenda[-1]
    return ASKING[type(step)][0](position.table, step)


def why_illegal(position: Position, command: Command) -> Refusal | None:
    """Why a command does not answer the open question, or None."""
    step = position.agenda[-1]
    return ASKING[type(step)][1](position.table, step, command)
