"""The chapters of Crawler: for each step what is done, what it asks, why an answer is not legal, what an answer does.

Each rule is told where its chapter is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.chapters import Chapter, any_step
from game.core.state import Step
from game.rules.crawler import (
    arranging,
    attacking,
    building,
    card_effects,
    combat_triggers,
    drawing,
    ending,
    playing,
    quests,
    removing,
    retaliation,
    searching,
    setup,
    wounds,
)
from game.rules.crawler.state import steps as s

CHAPTERS: dict[type[Step], Chapter] = {
    s.BeginMatch: Chapter(setup.take_begin),
    s.OfferRedraw: Chapter(setup.take_redraw, setup.redraw_choices, setup.why_no_redraw, setup.answer_redraw),
    s.BeginRound: Chapter(building.take_begin_round),
    s.Build: Chapter(building.take_build),
    s.EndBuild: Chapter(building.take_end_build),
    s.Enter: Chapter(building.take_enter),
    s.DrawDungeonCards: Chapter(building.take_draw),
    s.SummonCards: Chapter(building.take_summon),
    s.Respond: Chapter(combat_triggers.take_respond),
    s.Window: Chapter(
        playing.take_window, playing.window_choices, playing.why_not_in_window, playing.act_in_window, ()
    ),
    s.CardEffects: Chapter(card_effects.take_card_effects),
    s.ChooseTarget: Chapter(
        card_effects.take_choose_target,
        card_effects.target_choices,
        card_effects.why_no_target,
        card_effects.answer_choose_target,
    ),
    s.ArrangeParty: Chapter(
        arranging.take_arrange_party,
        arranging.arrange_party_choices,
        arranging.why_no_place,
        arranging.answer_arrange_party,
    ),
    s.ArrangeDeck: Chapter(
        arranging.take_arrange_deck,
        arranging.arrange_deck_choices,
        arranging.why_no_putting,
        arranging.answer_arrange_deck,
    ),
    s.SearchForCard: Chapter(
        searching.take_search, searching.search_choices, searching.why_not_found, searching.answer_search
    ),
    s.Triggers: Chapter(
        combat_triggers.take_triggers,
        combat_triggers.trigger_choices,
        combat_triggers.why_no_trigger,
        combat_triggers.answer_triggers,
    ),
    s.CarryOutTrigger: Chapter(combat_triggers.take_trigger),
    s.CallSnare: Chapter(
        combat_triggers.take_snare,
        combat_triggers.snare_choices,
        combat_triggers.why_no_snare,
        combat_triggers.answer_snare,
    ),
    s.BeginAttack: Chapter(attacking.take_begin_attack),
    s.ResolveAttack: Chapter(attacking.take_resolve_attack),
    s.ChooseWounds: Chapter(
        attacking.take_choose_wounds,
        attacking.wound_choices,
        attacking.why_no_wound,
        attacking.answer_choose_wounds,
    ),
    s.EndStruggle: Chapter(attacking.take_end_struggle),
    s.BeginRetaliation: Chapter(retaliation.take_begin_retaliation),
    s.AimedAttack: Chapter(retaliation.take_aimed_attack),
    s.ResolveDefence: Chapter(retaliation.take_resolve_defence),
    s.StealEquipment: Chapter(
        retaliation.take_steal, retaliation.steal_choices, retaliation.why_no_steal, retaliation.answer_steal
    ),
    s.Conditions: Chapter(quests.take_conditions),
    s.Reward: Chapter(quests.take_reward, quests.reward_choices, quests.why_no_reward, quests.answer_reward),
    s.WoundCharacter: Chapter(wounds.take_wound_character),
    s.PayForWound: Chapter(wounds.take_pay, wounds.pay_choices, wounds.why_no_pay, wounds.answer_pay),
    s.Rampaging: Chapter(wounds.take_rampage, wounds.rampage_choices, wounds.why_no_rampage, wounds.answer_rampage),
    s.WoundAdventurer: Chapter(wounds.take_wound_adventurer),
    s.Afflict: Chapter(wounds.take_afflict),
    s.DiscardCards: Chapter(
        drawing.take_discard, drawing.discard_choices, drawing.why_no_discard, drawing.answer_discard
    ),
    s.BurnCards: Chapter(drawing.take_burn),
    s.EndLine: Chapter(ending.take_line),
    s.DropCards: Chapter(ending.take_drop, ending.drop_choices, ending.why_no_drop, ending.answer_drop),
    s.Maintain: Chapter(ending.take_maintain, ending.maintain_choices, ending.why_no_maintain, ending.answer_maintain),
    s.Reap: Chapter(removing.take_reap, removing.reap_choices, removing.why_no_reap, removing.answer_reap),
    s.RemoveCards: Chapter(removing.take_remove),
    s.RemoveDungeonCard: Chapter(removing.take_remove_card),
}

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = any_step(CHAPTERS)
