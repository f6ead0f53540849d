"""The chapters of Heroes: for each step what is done, what it asks, why an answer is not legal, what an answer does.

Each rule stands where its chapter is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.chapters import Chapter, any_step
from game.core.state import Step
from game.rules.heroes import carrying_out, chain, combat, damage, hands_and_decks, setup, state_check, triggers, turns
from game.rules.heroes.state import steps as s
from game.rules.heroes.state.commands import Agree, Decline

CHAPTERS: dict[type[Step], Chapter] = {
    s.Begin: Chapter(setup.take_begin),
    s.DecideMulligan: Chapter(
        setup.take_mulligan, setup.mulligan_choices, setup.why_no_mulligan, setup.answer_mulligan, ()
    ),
    s.BeginTurn: Chapter(turns.take_turn),
    s.DrawStep: Chapter(turns.take_draw_step),
    s.ActionPhase: Chapter(turns.take_action_phase),
    s.EndPhase: Chapter(turns.take_end_phase),
    s.WrapUp: Chapter(turns.take_wrap_up),
    s.Window: Chapter(chain.take_window, chain.window_choices, chain.why_not_in_window, chain.answer_window, ()),
    s.Resolve: Chapter(chain.take_resolve),
    s.CarryOut: Chapter(chain.take_carry_out),
    s.EndLink: Chapter(chain.take_end_link),
    s.OfferEffect: Chapter(
        chain.take_offer, lambda table, step: (Agree(), Decline()), chain.why_no_offer, chain.answer_offer, ()
    ),
    s.ChooseWeapon: Chapter(
        carrying_out.take_choose_weapon,
        carrying_out.weapon_choices,
        carrying_out.why_not_weapon,
        carrying_out.answer_choose_weapon,
        (),
    ),
    s.Discarding: Chapter(
        hands_and_decks.take_discarding,
        hands_and_decks.discard_choices,
        hands_and_decks.why_not_discarded,
        hands_and_decks.answer_discarding,
        (),
    ),
    s.Searching: Chapter(
        hands_and_decks.take_searching,
        hands_and_decks.search_choices,
        hands_and_decks.why_not_found,
        hands_and_decks.answer_searching,
        (),
    ),
    s.TakingShown: Chapter(
        hands_and_decks.take_shown,
        hands_and_decks.shown_choices,
        hands_and_decks.why_not_taken,
        hands_and_decks.answer_shown,
        (),
    ),
    s.LookingAtTop: Chapter(
        hands_and_decks.take_looking,
        lambda table, step: (Agree(), Decline()),
        hands_and_decks.why_not_looked,
        hands_and_decks.answer_looking,
        (),
    ),
    s.QueueTriggers: Chapter(
        triggers.take_queue, triggers.trigger_choices, triggers.why_no_trigger, triggers.answer_queue, ()
    ),
    s.AimTrigger: Chapter(triggers.take_aim, triggers.aim_choices, triggers.why_no_aim, triggers.answer_aim, ()),
    s.Repair: Chapter(
        state_check.take_repair,
        state_check.repair_choices,
        state_check.why_not_repaired,
        state_check.answer_repair,
        (),
    ),
    s.ProtectPoint: Chapter(combat.take_protect, combat.protect_choices, combat.why_not_protect, combat.answer_protect),
    s.Conclude: Chapter(combat.take_conclude),
    s.AfterCombat: Chapter(combat.take_after_combat),
    s.Dealing: Chapter(damage.take_dealing, damage.armor_choices, damage.why_no_armor, damage.answer_dealing, ()),
}

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = any_step(CHAPTERS)
