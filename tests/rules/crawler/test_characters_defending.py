"""How Characters are overcome and wounded: Stamina, immunity, Stealth, Leap, what a Wound costs, Rampage, Reaver."""

from __future__ import annotations

import pytest

from game.core.commands import Decline
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from tests.rules.crawler.encounters import THE_END, Scene
from tests.rules.crawler.proof import does_not, shows

#: Characters with the Stamina that they have alone: Life, and Armour.
ALONE = [
    ("Goblin Skulker", 1),
    ("Goblin Slinger", 1),
    ("Goblin Lancer", 2),
    ("Goblin Bonecaller", 2),
    ("Zombie", 1),
    ("Bone Sentry", 1),
    ("Phantom", 1),
    ("Grave Wisp", 1),
    ("Ashen Wight", 2),
    ("Cave Rat Swarm", 1),
    ("Barrow Wolf", 1),
    ("Mire Lurker", 2),
    ("Cistern Eel", 1),
    ("Venom Spider", 1),
    ("Clay Golem", 3),
    ("Ember Imp", 1),
    ("Frost Shade", 1),
    ("Masked Stranger", 1),
    ("Horned Ravager", 3),
    ("Siren of the Well", 2),
    ("Hollow Soul", 1),
    ("Skin-Changer", 1),
    ("Toll Troll", 2),
    ("Hired Villain", 1),
    ("Dread Herald", 2),
    ("Prism Essence", 1),
]
ARMOURED = ("Goblin Lancer", "Mire Lurker", "Clay Golem")


@shows(*ARMOURED)
@pytest.mark.parametrize(("name", "stamina"), ALONE)
def test_a_character_has_its_life_and_its_armour_activated_and_locked_or_not(name: str, stamina: int) -> None:
    scene = Scene("Hedge Knight")
    foe = scene.dungeon(name)
    assert scene.attack().defence == stamina
    scene.mark(foe, activated=True, locks=1)
    assert scene.attack().defence == stamina
    scene.mark(foe, ignored=True)
    assert scene.attack().defence == stamina - int(name in ARMOURED)
    # A Wound takes one off; with the last one nothing is left, the Armour neither.
    scene.mark(foe, ignored=False, wounds=1)
    life = stamina - int(name in ARMOURED)
    assert scene.attack().defence == (stamina - 1 if life > 1 else 0)


@shows("Bone Sentry")
def test_sentries_reinforce_one_another_and_no_other_undead() -> None:
    scene = Scene("Hedge Knight")
    sentries = [scene.dungeon("Bone Sentry") for _ in range(3)]
    assert scene.attack().defence == 9
    scene.mark(sentries[0], wounds=1)
    scene.dungeon("Zombie")
    assert scene.attack().defence == 5


@shows("Bone Sentry", "Frost Shade", "Clay Golem")
@pytest.mark.parametrize(
    ("name", "useless", "useful"),
    [
        ("Bone Sentry", "Frost Lance", "Ember Bolt"),
        ("Frost Shade", "Frost Lance", "Ember Bolt"),
        ("Clay Golem", "Spirit Blade", "Short Spear"),
    ],
)
def test_the_immune_take_no_wound_of_their_type_though_the_attack_is_won(name: str, useless: str, useful: str) -> None:
    for weapon in (useless, useful):
        scene = Scene("Ember Adept", "Hedge Knight", "Hedge Knight")
        card, foe = scene.hand(weapon), scene.dungeon(name)
        play = scene.attack().commit(*scene.party).card(card).done()
        assert play.happened(ev.AttackResolved)[-1].won
        assert play.wounds(foe) == [int(weapon == useful)]
        assert [event.why for event in play.happened(ev.WoundPrevented)] == (["immune"] if weapon == useless else [])


@shows("Ember Imp")
def test_an_imp_resists_fire_and_nothing_else() -> None:
    for weapon, defence in (("Ember Bolt", 3), ("Spirit Blade", 1), ("Yew Bow", 1)):
        scene = Scene("Ember Adept", "Hedge Knight")
        card, _ = scene.hand(weapon), scene.dungeon("Ember Imp")
        play = scene.attack()
        assert play.defence == 1
        assert play.card(card).defence == defence


@shows("Grave Wisp")
def test_a_wisp_is_wounded_only_when_nobody_else_can_be() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    wisp, eel = scene.dungeon("Grave Wisp"), scene.dungeon("Cistern Eel")
    assert scene.attack().commit(*scene.party).done().wounds(wisp, eel) == [0, 1]
    scene.mark(eel, wounds=1)
    assert scene.attack().commit(*scene.party).done().wounds(wisp, eel) == [1, 1]


@shows("Barrow Wolf")
def test_a_wolf_leaps_away_from_an_area_and_not_from_a_single_wound() -> None:
    for boosted, can in ((True, False), (False, True)):
        scene = Scene("Hedge Knight", "Hedge Knight")
        cleave = scene.hand("Cleave")
        wolf, one, two = (scene.dungeon(name) for name in ("Barrow Wolf", "Cistern Eel", "Cistern Eel"))
        play = scene.attack().commit(*scene.party)
        play = (play.boost(cleave) if boosted else play.card(cleave)).done()
        assert play.choices() == [*([wolf] if can else []), one, two]
        assert play.code(Choose(wolf)) == ("" if can else "leap")


# Paying for a Wound


@shows("Cave Rat Swarm", "Toll Troll")
@pytest.mark.parametrize("name", ["Cave Rat Swarm", "Toll Troll"])
def test_the_regenerating_are_wounded_for_a_card_of_the_hand_and_not_without(name: str) -> None:
    scene = Scene("Hedge Knight", "Hedge Knight").without_spare()
    mend, foe = scene.hand("Mend"), scene.dungeon(name)
    play = scene.attack().commit(*scene.party)
    assert (play.question, play.choices()) == ("pay_regeneration", [mend])
    assert play.choose(mend).wounds(foe) == [1] and play.table.crawler_grave == (mend,)
    kept = scene.attack().commit(*scene.party).run(Decline())
    assert (kept.wounds(foe), kept.table.hand) == ([0], (mend,))
    bare = Scene("Hedge Knight", "Hedge Knight").without_spare()
    foe = bare.dungeon(name)
    assert bare.attack().commit(*bare.party).wounds(foe) == [0]


@shows("Siren of the Well")
def test_the_siren_is_wounded_for_one_tactic_or_for_two_others() -> None:
    scene = Scene("Hedge Knight", "Hedge Knight").without_spare()
    feint, mend, banish = scene.hand("Feint"), scene.hand("Mend"), scene.hand("Banishment")
    siren = scene.dungeon("Siren of the Well")
    play = scene.attack().commit(*scene.party).done()
    assert (play.question, play.choices()) == ("pay_charm", [feint, mend, banish])
    assert play.choose(feint).wounds(siren) == [1] and play.table.crawler_grave == (feint,)
    others = scene.attack().commit(*scene.party).done().choose(mend)
    assert others.wounds(siren) == [1] and others.table.crawler_grave == (mend, banish)
    few = Scene("Hedge Knight", "Hedge Knight").without_spare()
    few.hand("Mend")
    siren = few.dungeon("Siren of the Well")
    play = few.attack().commit(*few.party)
    # One card that is not a Tactic is not enough.
    assert (play.question, play.wounds(siren)) == (THE_END, [0])


# What wounded Characters do


@shows("Horned Ravager")
def test_the_ravager_wounds_one_of_those_that_wounded_it_hand_to_hand() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper")
    ravager = scene.dungeon("Horned Ravager")
    play = scene.attack().commit(*scene.party[:3]).done()
    assert (play.question, play.choices()) == ("rampage", scene.party[:3])
    assert play.code(Choose(scene.party[3])) == "did_not_attack"
    play.choose(scene.party[2])
    assert play.wounds(*scene.party) == [0, 0, 1, 0] and play.foe(ravager).spent == 1
    bow = scene.hand("Yew Bow")
    far = scene.attack().commit(*scene.party[:3]).card(bow).done()
    assert (far.question, far.wounds(ravager)) == (THE_END, [1])


@shows("Horned Ravager")
def test_the_ravager_rampages_once_a_round_and_twice_in_all() -> None:
    for marks, rampages in (({"spent": 1}, True), ({"spent": 2}, False), ({"rampaged": True, "spent": 1}, False)):
        scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
        scene.dungeon("Horned Ravager", **marks)
        play = scene.attack().commit(*scene.party).done()
        assert (play.question == "rampage") == rampages


@shows("Goblin Bonecaller", "Horned Ravager")
@pytest.mark.parametrize("name", ["Goblin Bonecaller", "Horned Ravager"])
def test_a_second_unique_card_goes_straight_to_the_grave(name: str) -> None:
    scene = Scene(*["Hedge Knight"] * 5)
    eels = scene.pile("dungeon_deck", *["Cistern Eel"] * 6)
    (copy,) = scene.pile("dungeon_deck", name)
    scene.dungeon(name)
    play = scene.build()
    assert copy in play.table.dungeon_grave and eels[-1] in [card.id for card in play.table.encounter]
    alone = Scene(*["Hedge Knight"] * 5)
    alone.pile("dungeon_deck", *["Cistern Eel"] * 6)
    (first,) = alone.pile("dungeon_deck", name)
    assert first in [card.id for card in alone.build().table.encounter]


@shows("Goblin Bonecaller")
def test_a_wounded_bonecaller_takes_a_creature_of_cost_one_and_calls_the_dead() -> None:
    scene = Scene("Hedge Knight")
    caller = scene.dungeon("Goblin Bonecaller", wounds=1)
    lancer, skulker = scene.dungeon("Goblin Lancer"), scene.dungeon("Goblin Skulker")
    low, zombie, wight, eel = scene.pile("dungeon_deck", "Phantom", "Zombie", "Ashen Wight", "Cistern Eel")
    play = scene.removal()
    assert play.table.dungeon_grave == (skulker,) and play.wounds(caller) == [0]
    # The first Undead or Spirit of Cost 2 or less from the top: not the Wight, which costs 3.
    assert [card.id for card in play.table.encounter] == [caller, lancer, zombie]
    assert sorted(play.table.dungeon_deck) == sorted((low, wight, eel))


@does_not("Goblin Bonecaller")
@pytest.mark.parametrize(
    ("wounds", "other"), [(0, "Goblin Skulker"), (2, "Goblin Skulker"), (1, "Goblin Lancer"), (1, "Zombie")]
)
def test_a_bonecaller_unwounded_slain_or_without_a_cheap_creature_calls_nobody(wounds: int, other: str) -> None:
    scene = Scene("Hedge Knight")
    caller, ally = scene.dungeon("Goblin Bonecaller", wounds=wounds), scene.dungeon(other)
    deck = scene.pile("dungeon_deck", "Zombie")
    play = scene.removal()
    assert play.table.dungeon_deck == deck
    assert [card.id for card in play.table.encounter] == [*([caller] if wounds < 2 else []), ally]


@does_not("Goblin Bonecaller")
def test_a_face_up_card_is_not_called_and_the_party_chooses_among_equals() -> None:
    scene = Scene("Hedge Knight")
    scene.dungeon("Goblin Bonecaller", wounds=1)
    skulker, slinger = scene.dungeon("Goblin Skulker"), scene.dungeon("Goblin Slinger")
    deck = scene.pile("dungeon_deck", "Cistern Eel", "Zombie")
    scene.flipped()
    play = scene.removal()
    assert (play.question, play.choices()) == ("reaver", [skulker, slinger])
    play.choose(slinger)
    assert play.table.dungeon_deck == deck and play.table.flipped


@shows("Cave Rat Swarm")
def test_a_swarm_enters_where_another_would_bust_or_be_flipped() -> None:
    for name in ("Cave Rat Swarm", "Goblin Skulker"):
        swift = name == "Cave Rat Swarm"
        full = Scene("Hedge Knight")
        full.pile("dungeon_deck", "Cistern Eel", "Cistern Eel")
        (flip,) = full.pile("dungeon_deck", name)
        full.dungeon("Barrow Wolf")
        full.dungeon("Captive")
        # The limit of one Adventurer is two, and two are in play: nothing is drawn, and the top card is turned up.
        play = full.build()
        assert (flip in [card.id for card in play.table.encounter]) == swift
        assert (play.table.flipped, play.table.dungeon_deck[-1] == flip) == (not swift, not swift)
    bust = Scene("Hedge Knight", "Road Thief")
    (swarm,) = bust.pile("dungeon_deck", "Cave Rat Swarm")
    bust.dungeon("Barrow Wolf", wounds=0)
    bust.dungeon("Rushed")
    assert swarm in [card.id for card in bust.build().table.encounter]


def test_a_rampage_comes_again_in_the_next_round() -> None:
    # rule: crawler/rampage
    scene = Scene("Hedge Knight")
    ravager = scene.dungeon("Horned Ravager", rampaged=True, triggered=True, stripped=True, spent=1)
    scene.pile("dungeon_deck", *["Zombie"] * 5)
    scene.pile("crawler_deck", *["Mend"] * 5)
    begun = scene.begin(s.BeginRound()).foe(ravager)
    assert (begun.rampaged, begun.triggered, begun.stripped, begun.spent) == (False, False, False, 1)
