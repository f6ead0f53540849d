"""Every effect and every continuous word, one row each: how it reads on a card, and what carries it out. What is chosen
for an effect stands beside it on the card (``effects.Aim``). A test compares the rows with all words."""

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
    e.DrawCards: EffectRow(lambda d, said: f"draw {words.cards(d.cards)}", do.draw_cards),
    e.DiscardCards: EffectRow(lambda d, said: f"{said.target} discards {words.cards(d.cards)}", do.discard_cards),
    e.Exhaust: EffectRow(lambda d, said: f"exhaust {words.whom(d.to, said)}", do.exhaust),
    e.Ready: EffectRow(lambda d, said: f"ready {words.whom(d.to, said)}", do.make_ready),
    e.ReadyWeapon: EffectRow(
        lambda d, said: "ready that weapon" if d.that else "ready a weapon of yours", do.ready_weapon
    ),
    e.ReadyResources: EffectRow(
        lambda d, said: f"ready up to {words.NUMBERS[d.count]} of your resources", do.ready_resources
    ),
    e.ReturnToHand: EffectRow(lambda d, said: f"put {said.target} back into its owner's hand", do.return_to_hand),
    e.Destroy: EffectRow(lambda d, said: f"destroy {said.target}", do.destroy_targets),
    e.Interrupt: EffectRow(lambda d, said: f"interrupt {said.target}", do.interrupt),
    e.TakeBack: EffectRow(lambda d, said: f"take {said.target} into your hand", do.take_back),
    e.PutIntoPlay: EffectRow(lambda d, said: f"put {said.target} into play exhausted", do.put_into_play),
    e.Strengthen: EffectRow(words.strengthen, do.strengthen),
    e.GiveKeyword: EffectRow(
        lambda d, said: f"{words.whom(d.to, said)} has **{d.keyword}** {words.UNTIL[d.until]}", do.give_keyword
    ),
    e.ForbidAttack: EffectRow(lambda d, said: f"{said.target} cannot attack {words.UNTIL[d.until]}", do.forbid_attack),
    e.PreventNext: EffectRow(
        lambda d, said: f"prevent the next {d.amount} damage to {words.whom(d.to, said)} this turn", do.prevent_next
    ),
    e.MakeTokens: EffectRow(words.make_tokens, do.make_tokens),
    e.SearchDeck: EffectRow(
        lambda d, said: f"search your deck for a {d.tag}, show it and take it into your hand; then shuffle",
        do.search_deck,
    ),
    e.RevealTop: EffectRow(words.reveal_top, do.reveal_top),
    e.LookAtTop: EffectRow(
        lambda d, said: "look at the top card of your deck; you may put it under your deck", do.look_at_top
    ),
    e.ExtraTurn: EffectRow(lambda d, said: "you have another turn after this one", do.extra_turn),
}
CONTINUOUS: dict[type[Continuous], ContinuousRow] = {
    e.Modifies: ContinuousRow(words.modifies, "stats.atk_of"),
    e.HasKeyword: ContinuousRow(lambda word: f"{words.AMONG[word.among]} has **{word.keyword}**", "stats.keywords_of"),
    e.LargerHand: ContinuousRow(lambda word: f"your maximum hand size is {word.cards} larger", "stats.max_hand"),
    e.Hampers: ContinuousRow(words.hampers, "stats.is_hampered"),
    e.PreventsEach: ContinuousRow(
        lambda word: f"prevent {word.amount} of each damage that would be dealt to an ally of yours",
        "stats.prevented_each",
    ),
    e.RaisesAbilityDamage: ContinuousRow(
        lambda word: f"damage that your hero deals with abilities is {word.amount} higher",
        "stats.raised_ability_damage",
    ),
    e.LowersCost: ContinuousRow(words.lowers_cost, "stats.lowered"),
    e.MustAttack: ContinuousRow(lambda word: "it attacks in your action phase if it can", "stats.bound_to_attack"),
}
