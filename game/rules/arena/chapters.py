"""The chapters of Arena: for each step what is done, what it asks, why an answer is not legal, what an answer does.

Each rule is told where its chapter is; choices are worked out from the table and never have to be asked about again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from game.core.chapters import Chapter, any_step
from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.arena import (
    abilities,
    attacking,
    casting,
    damage,
    hidden,
    moving,
    setup,
    sorcery_effects,
    summoning,
    turns,
)
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import GoFirst
from game.rules.arena.state.table import Table, seats_from

_Draft = Draft[Table, Step]


def _first_turn(draft: _Draft, step: setup.DealHands) -> None:
    setup.take_deal(draft, step)
    table = draft.table
    draft.push(turns.BeginTurn(next(seat for seat in seats_from(table, table.turn.seat) if seat not in table.out)))


def _go_first(draft: _Draft, step: setup.ChooseFirst, command: GoFirst) -> None:
    setup.begin_with(draft, command.seat)


def _asking(
    take: Callable[[_Draft, Any], None],
    choices: Callable[[Table, Any], Iterable[Command]],
    why_not: Callable[[Table, Any, Command], Refusal | None],
    answer: Callable[[_Draft, Any, Any], None],
) -> Chapter:
    return Chapter(take, choices, why_not, answer, doubtful=())


CHAPTERS: dict[type[Step], Chapter] = {
    setup.RollForFirst: Chapter(setup.take_roll),
    setup.ChooseFirst: _asking(setup.take_choose_first, setup.first_choices, setup.why_not_first, _go_first),
    setup.PlacePlaneswalker: _asking(setup.take_place, setup.place_choices, setup.why_not_placed, setup.answer_place),
    setup.DealHands: Chapter(_first_turn),
    turns.BeginTurn: Chapter(turns.take_begin_move),
    turns.DrawCard: Chapter(turns.take_draw),
    turns.ChooseCardOfTurn: _asking(turns.take_choose, turns.army_choices, turns.why_not_army, turns.answer_army),
    turns.SpellWindow: _asking(turns.take_window, turns.window_choices, turns.why_not_in_window, turns.answer_window),
    turns.MovePhase: Chapter(turns.take_move_phase),
    turns.EndTriggers: Chapter(turns.take_end_triggers),
    turns.HandLimit: _asking(turns.take_hand_limit, turns.discard_choices, turns.why_no_discard, turns.answer_discard),
    turns.EndTurn: Chapter(turns.take_end),
    s.DealDamage: Chapter(damage.take_deal_damage),
    s.DealDamageInOrder: _asking(
        damage.take_in_order, damage.order_choices, damage.why_not_in_order, damage.answer_in_order
    ),
    s.BargainOver: _asking(damage.take_bargain, damage.bargain_choices, damage.why_no_bargain, damage.answer_bargain),
    s.HiddenTrigger: _asking(hidden.take_hidden_trigger, hidden.choices, hidden.why_not, hidden.answer),
    s.FreeAttack: _asking(attacking.take_free, attacking.free_choices, attacking.why_no_free, attacking.answer_free),
    s.Moves: _asking(moving.take_moves, moving.choices, moving.why_not, moving.answer),
    s.Place: _asking(summoning.take_place, summoning.place_choices, summoning.why_not_placed, summoning.answer_place),
    s.Cast: Chapter(casting.take_cast),
    s.ReturnControl: Chapter(sorcery_effects.take_return),
    s.Abilities: _asking(
        abilities.take_abilities, abilities.ability_choices, abilities.why_no_ability, abilities.answer_ability
    ),
    damage.Feasting: Chapter(damage.take_feasting),
    damage.Buried: Chapter(damage.take_buried),
    moving.BeginMove: Chapter(moving.take_begin_move),
    moving.Walk: Chapter(moving.take_walk),
    moving.Leave: Chapter(moving.take_leave),
    moving.Learn: Chapter(moving.take_learn),
    moving.Stopped: Chapter(moving.take_stopped),
    moving.EndMove: Chapter(moving.take_end_move),
    summoning.Summoned: Chapter(summoning.take_summoned),
    summoning.Detaining: _asking(
        summoning.take_detaining, summoning.detain_choices, summoning.why_not_detained, summoning.answer_detain
    ),
    attacking.AttackPhase: _asking(
        attacking.take_phase, attacking.phase_choices, attacking.why_not_in_phase, attacking.answer_phase
    ),
    attacking.RollPower: Chapter(attacking.take_power),
    attacking.RollToughness: Chapter(attacking.take_toughness),
    attacking.RollAgain: _asking(
        attacking.take_again, attacking.again_choices, attacking.why_not_again, attacking.answer_again
    ),
    attacking.ResolveHits: Chapter(attacking.take_resolve_hits),
    s.TrampleOn: _asking(
        attacking.take_trample, attacking.trample_choices, attacking.why_no_trample, attacking.answer_trample
    ),
    attacking.EndAttack: Chapter(attacking.take_end),
    casting.Resolve: Chapter(casting.take_resolve),
    casting.EndSpell: Chapter(casting.take_end_spell),
    sorcery_effects.ChooseSlain: _asking(
        sorcery_effects.take_asking, sorcery_effects.choices, sorcery_effects.why_not, sorcery_effects.answer
    ),
    sorcery_effects.ChooseHolder: _asking(
        sorcery_effects.take_asking, sorcery_effects.choices, sorcery_effects.why_not, sorcery_effects.answer
    ),
    sorcery_effects.ChoosePartner: _asking(
        sorcery_effects.take_asking, sorcery_effects.choices, sorcery_effects.why_not, sorcery_effects.answer
    ),
    sorcery_effects.Searching: _asking(
        sorcery_effects.take_asking, sorcery_effects.choices, sorcery_effects.why_not, sorcery_effects.answer
    ),
    abilities.PutUnder: _asking(abilities.take_asking, abilities.choices, abilities.why_not, abilities.answer),
    abilities.Deceive: _asking(abilities.take_asking, abilities.choices, abilities.why_not, abilities.answer),
    abilities.Arise: _asking(abilities.take_asking, abilities.choices, abilities.why_not, abilities.answer),
    abilities.Regrow: _asking(abilities.take_asking, abilities.choices, abilities.why_not, abilities.answer),
    abilities.StealMind: _asking(abilities.take_asking, abilities.choices, abilities.why_not, abilities.answer),
}

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = any_step(CHAPTERS)
