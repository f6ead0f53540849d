"""Every effect and every continuous word, one row each: how it reads on a card, and what carries it out. What is chosen
for an effect stands beside it on the card (``effects.Aim``). A test compares the rows with the words that there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import carrying_out as do
from game.rules.heroes.cards import effect_words as words
from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.effects import Continuous, Effect
from game.rules.heroes.state.table import Link, Table


class EffectRow(msgspec.Struct, frozen=True):
    """What an effect says, and what it does as it resolves."""

    words: Callable[[Any, words.Saying], str]
    carry_out: Callable[[Draft[Table, Step], Link, Any], None]


class ContinuousRow(msgspec.Struct, frozen=True):
    """What holds as long as a card is in play: ``used_in`` is the chapter and the function that counts it."""

    words: Callable[[Any], str]
    used_in: str


EFFECTS: dict[type[Effect], EffectRow] = {
    e.DealDamage: EffectRow(words.deal_damage, do.deal_damage),
    e.DealWeaponDamage: EffectRow(words.deal_weapon_damage, do.deal_weapon_damage),
    e.Heal: EffectRow(words.heal, do.heal_damage),
    e.DrawCards: EffectRow(words.draw_cards, do.draw_cards),
    e.DiscardCards: EffectRow(words.discard_cards, do.discard_cards),
    e.Exhaust: EffectRow(words.exhaust, do.exhaust),
    e.Ready: EffectRow(words.ready, do.make_ready),
    e.ReadyWeapon: EffectRow(words.ready_weapon, do.ready_weapon),
    e.ReadyResources: EffectRow(words.ready_resources, do.ready_resources),
    e.ReturnToHand: EffectRow(words.return_to_hand, do.return_to_hand),
    e.Destroy: EffectRow(words.destroy, do.destroy_targets),
    e.Interrupt: EffectRow(words.interrupt, do.interrupt),
    e.TakeBack: EffectRow(words.take_back, do.take_back),
    e.PutIntoPlay: EffectRow(words.put_into_play, do.put_into_play),
    e.Strengthen: EffectRow(words.strengthen, do.strengthen),
    e.GiveKeyword: EffectRow(words.give_keyword, do.give_keyword),
    e.ForbidAttack: EffectRow(words.forbid_attack, do.forbid_attack),
    e.PreventNext: EffectRow(words.prevent_next, do.prevent_next),
    e.MakeTokens: EffectRow(words.make_tokens, do.make_tokens),
    e.SearchDeck: EffectRow(words.search_deck, do.search_deck),
    e.RevealTop: EffectRow(words.reveal_top, do.reveal_top),
    e.LookAtTop: EffectRow(words.look_at_top, do.look_at_top),
    e.ExtraTurn: EffectRow(words.extra_turn, do.extra_turn),
}
CONTINUOUS: dict[type[Continuous], ContinuousRow] = {
    e.Modifies: ContinuousRow(words.modifies, "stats.atk_of"),
    e.HasKeyword: ContinuousRow(words.has_keyword, "stats.keywords_of"),
    e.LargerHand: ContinuousRow(words.larger_hand, "stats.max_hand"),
    e.Hampers: ContinuousRow(words.hampers, "stats.is_hampered"),
    e.PreventsEach: ContinuousRow(words.prevents_each, "stats.prevented_each"),
    e.RaisesAbilityDamage: ContinuousRow(words.raises_ability_damage, "stats.raised_ability_damage"),
    e.LowersCost: ContinuousRow(words.lowers_cost, "stats.lowered"),
    e.MustAttack: ContinuousRow(words.must_attack, "stats.bound_to_attack"),
}
