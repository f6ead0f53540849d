"""What cards say, word for word: one card for each word of the vocabulary, and each part of a cost."""

from __future__ import annotations

import pytest

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.all_cards import RECORDS
from game.rules.heroes.cards.effects import Aim, Cost, Power, Quest, Trigger
from game.rules.heroes.cards.records import ability, ally, ongoing, quest
from game.rules.heroes.presentation.card_words import GLOSSARY, card_text, cost_text, plain

TEXTS = {
    "captain_osric_vane": "Pay 2, flip: ready a weapon of yours.",
    "ilsabet_quill": (
        "On your turn, pay 4, flip: your hero deals 2 frost damage to target hero or ally. "
        "It cannot attack until the end of its controller's next turn."
    ),
    "rhaska_longstride": (
        "Pay 2, flip: each of your ranged weapons has +1 ATK this turn. Your hero has Long-Range this turn."
    ),
    "mother_sedge": (
        "On your turn, pay 3, flip: take target ally card in your graveyard that costs 2 or less into your hand. "
        "Heal 2 damage from your hero."
    ),
    "ferryman_dob": "",
    "scatter_the_camp": "Put target ally back into its owner's hand.",
    "the_millers_errand": "Pay 3 to complete this quest. Reward: draw a card.",
    "lost_heirloom": (
        "Pay 2 to complete this quest. Reward: reveal the top three cards of your deck; take one weapon, armor "
        "or item among them into your hand, if there is one; the others go under your deck."
    ),
    "stand_at_the_ford": (
        "On your turn, pay 4 to complete this quest. Reward: take target ally card in your graveyard into your hand."
    ),
    "chapel_novice": "Exhaust: heal 2 damage from target hero or ally.",
    "vault_tinker": "When this ally enters play, draw a card.",
    "lantern_sergeant": "Each of your other allies has +1 ATK while defending.",
    "frostmantle_adept": "When this ally enters play, you may exhaust target ally.",
    "dawn_templar": "When this ally deals combat damage, heal that much damage from your hero.",
    "high_marshal_edda_rowe": "Each of your other Lanternhold allies has +1 ATK and +1 health.",
    "hold_the_line": "Ready target ally that you control. Each of your allies has Protector this turn.",
    "light_the_beacons": (
        "Pay 4 to complete this quest. Reward: two Militia ally tokens with 1 melee ATK and 1 health come into play."
    ),
    "bonepicker": "When this ally is destroyed, target opponent discards a card.",
    "warchief_gorrun": "Each of your allies has Ferocity.",
    "raid_the_granary": (
        "Only if 2 or more of your characters attacked this turn, pay 2 to complete this quest. Reward: draw two cards."
    ),
    "shield_wall": "Prevent the next 4 damage to your hero this turn.",
    "battle_rhythm": "The first time each turn that one of your weapons deals combat damage, ready that weapon.",
    "reeling_wound": "At the start of your turn, your hero deals 1 melee damage to the attached character.",
    "crushing_reply": "Choose a melee weapon of yours; your hero deals as much melee damage as its ATK to target ally.",
    "sweeping_arc": "Your hero deals 2 melee damage to each opposing ally.",
    "oathkeeper_blade": "It has +1 ATK while your hero is defending.",
    "veterans_signet": "Your hero has +4 health.",
    "pillar_of_embers": "Your hero deals 2 fire damage to each opposing hero and ally.",
    "unravel": "Interrupt target ability card on the chain.",
    "arcane_wellspring": "Your maximum hand size is 2 larger.\nPay 2, destroy this: draw two cards.",
    "toad_hex": "The attached ally has no powers, cannot attack and cannot protect.",
    "ashwood_staff": "Pay 3, exhaust, exhaust your hero: your hero deals 1 fire damage to target hero or ally.",
    "woven_mantle": "Damage that your hero deals with abilities is 1 higher.",
    "circlet_of_stillness": "Pay 1, exhaust: target ally has -2 ATK this turn.",
    "vial_of_quicksilver": "Destroy this: ready up to two of your resources.",
    "loose_two_arrows": "Your hero deals 1 ranged damage to each of up to two target heroes or allies.",
    "patient_aim": "Your hero deals X ranged damage to target ally.",
    "bramble_snare": (
        "As it attaches: exhaust the attached ally.\nThe attached ally does not ready in its controller's ready step."
    ),
    "hunters_patience": "Each of your ranged weapons has +1 ATK.",
    "whistle_them_in": "Search your deck for a Companion, show it and take it into your hand; then shuffle.",
    "yew_longbow": "When you strike with this weapon, your hero has Long-Range this combat.",
    "scouts_spyglass": "Pay 1, exhaust: look at the top card of your deck; you may put it under your deck.",
    "creeping_rot": (
        "The attached ally has -1 ATK.\n"
        "At the start of your turn, your hero deals 1 shadow damage to the attached ally."
    ),
    "severance": "Also pay: put 2 damage on your hero.\nDestroy target ally.",
    "call_from_the_barrow": "Put target ally card in your graveyard that costs 4 or less into play exhausted.",
    "veil_of_prayers": "Prevent 1 of each damage that would be dealt to an ally of yours.",
    "bone_sickle": "When your hero deals combat damage with this weapon, heal 1 damage from your hero.",
    "moth_eaten_cowl": "When you complete a quest, heal 2 damage from your hero.",
    "grave_candle": (
        "Exhaust, remove an ally card of your graveyard from the game: your hero deals 1 shadow damage to target hero."
    ),
    "dispelling_word": "Destroy target ability in play.",
}


@pytest.mark.parametrize("key", TEXTS)
def test_a_card_says(key: str) -> None:
    assert plain(card_text(RECORDS[key])) == TEXTS[key]


@pytest.mark.parametrize(
    ("cost", "text"),
    [
        (Cost(), ""),
        (Cost(1), "pay 1"),
        (Cost(damage=1), "put 1 damage on your hero"),
        (Cost(2, exhaust=True, destroy=True), "pay 2, exhaust, destroy this"),
    ],
)
def test_a_cost_names_what_is_paid(cost: Cost, text: str) -> None:
    assert cost_text(cost) == text


def test_words_that_no_card_of_the_set_uses() -> None:
    several = ability("Volley", None, 1, e.Exhaust(), aim=Aim("ability card", least=0, most=3))
    assert card_text(several) == "Exhaust each of up to three target ability cards on the chain."
    assert card_text(ability("Still", None, 1, e.ReturnToHand(), e.Destroy(), aim=Aim("ability in play"))) == (
        "Put target ability in play back into its owner's hand. Destroy it."
    )
    calm = ability("Calm", None, 1, e.ForbidAttack("turn"), aim=Aim("hero", most=2))
    assert card_text(calm) == "Each of up to two target heroes cannot attack this turn."
    assert card_text(ongoing("Cap", None, 1, e.LowersCost(1, "Ally"))) == "Each ally that you play costs 1 less."
    one = quest("Toll", None, Quest(1, (e.DrawCards(1),), attackers=1))
    assert "Only if 1 or more of your characters attacked this turn, pay 1" in card_text(one)
    both = ally(
        "Twin", None, 1, (1, "Fire", 1), "", e.Modifies("host", atk=1, health=-1), e.HasKeyword("this", "Stealth")
    )
    assert plain(card_text(both)) == "The attached ally has +1 ATK and -1 health.\nIt has Stealth."
    weak = ally("Weak", None, 1, (1, "Fire", 1), "", e.Hampers(("ready",)), Trigger("turn end", (e.DrawCards(5),)))
    assert card_text(weak).splitlines()[1] == "At the end of your turn, draw five cards."
    mine = Power(Cost(1), (e.Ready("own weapons"), e.Heal(None, "this"), e.DiscardCards(2)), Aim("opponent"))
    assert card_text(ally("Odd", None, 1, (1, "Fire", 1), "", mine)) == (
        "Pay 1: ready each of your weapons. Heal that much damage from this ally. Target opponent discards two cards."
    )


def test_each_keyword_and_mark_is_explained() -> None:
    said = {word for record in RECORDS.values() for word in record.keywords}
    said |= {"Instant", "Ongoing", "Unique", "Unlimited", "Companion", "Chain", "Interrupt", "DEF", "Strike", "Reward"}
    assert said <= set(GLOSSARY) and all(text.endswith(".") for text in GLOSSARY.values())
