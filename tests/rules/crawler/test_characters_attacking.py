"""What Characters do to the party: Power and what changes it, distances, triggers, what follows from their Wounds. One
chapter: a keyword is a few lines, and most meet in one attack."""

from __future__ import annotations

import pytest

from game.rules.crawler.cards.all_cards import KEYS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.resources import pool
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.commands import Bribe, Choose, PlayCard
from game.rules.crawler.stats import encounter_limit, hand_limit, is_locked
from tests.rules.crawler.encounters import THE_END, Scene
from tests.rules.crawler.proof import does, does_not, shows

#: Characters with the Power that they have alone in a later round, their bonus for distance with it.
ALONE = [
    ("Goblin Skulker", 1),
    ("Goblin Slinger", 2),
    ("Goblin Lancer", 3),
    ("Goblin Bonecaller", 2),
    ("Zombie", 2),
    ("Bone Sentry", 1),
    ("Phantom", 0),
    ("Grave Wisp", 1),
    ("Ashen Wight", 3),
    ("Cave Rat Swarm", 1),
    ("Barrow Wolf", 2),
    ("Mire Lurker", 2),
    ("Cistern Eel", 2),
    ("Venom Spider", 2),
    ("Clay Golem", 3),
    ("Ember Imp", 2),
    ("Frost Shade", 2),
    ("Masked Stranger", 2),
    ("Horned Ravager", 5),
    ("Siren of the Well", 3),
    ("Hollow Soul", 0),
    ("Skin-Changer", 3),
    ("Toll Troll", 4),
    ("Hired Villain", 3),
    ("Dread Herald", 2),
    ("Prism Essence", 2),
]


@does("Cistern Eel", "Skin-Changer", "Hired Villain", "Toll Troll")
@does_not("Cistern Eel", "Skin-Changer", "Hired Villain")
@pytest.mark.parametrize(("name", "power"), ALONE)
def test_a_character_attacks_with_its_power_unless_it_is_activated_locked_or_slain(name: str, power: int) -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    foe = scene.dungeon(name)
    play = scene.defend()
    assert play.threat() == power
    hit = play.done().wounds(*scene.party)
    assert hit[0] == int(power > 0) and play.foe(foe).activated
    for marks in ({"activated": True}, {"locks": 1}, {"wounds": DUNGEON_CARDS[KEYS[name]].life}):
        still = Scene("Hedge Knight", "Road Thief", "Ember Adept")
        still.dungeon(name, **marks)
        assert still.defend().done().happened(ev.DefenceResolved) == []


# What others in play, the round and the party's cards change


@shows("Goblin Skulker")
def test_skulkers_bolster_one_another_and_no_other_goblin() -> None:
    scene = Scene("Hedge Knight")
    skulkers = [scene.dungeon("Goblin Skulker") for _ in range(3)]
    assert scene.defend().threat() == 9
    scene.mark(skulkers[0], wounds=1)
    assert scene.defend().threat() == 4
    # One that does not attack is in play all the same.
    scene.mark(skulkers[1], activated=True)
    assert scene.defend().threat() == 2
    scene.mark(skulkers[1], ignored=True)
    scene.dungeon("Goblin Slinger", activated=True)
    assert scene.defend().threat() == 1


@shows("Goblin Slinger", "Goblin Lancer", "Ember Imp", "Siren of the Well")
@pytest.mark.parametrize(
    ("name", "with_bonus", "met_by"),
    [
        ("Goblin Lancer", 3, ("Short Spear", "Throwing Axe", "Yew Bow")),
        ("Goblin Slinger", 2, ("Throwing Axe", "Yew Bow")),
        ("Ember Imp", 2, ("Yew Bow",)),
        ("Siren of the Well", 3, ("Yew Bow",)),
    ],
)
def test_a_bonus_for_distance_is_lost_when_the_distance_is_met(
    name: str, with_bonus: int, met_by: tuple[str, ...]
) -> None:
    for weapon in ("Cleave", "Short Spear", "Throwing Axe", "Yew Bow"):
        scene = Scene("Hedge Knight")
        card, foe = scene.hand(weapon), scene.dungeon(name)
        scene.dungeon("Toll Troll", "Toll Troll")
        # The attack is lost, and strips all the same.
        play = scene.attack().commit(*scene.party).card(card).done()
        assert play.foe(foe).stripped == (weapon in met_by)
        scene.table = play.table
        assert scene.defend().threat() == with_bonus + 8 - int(weapon in met_by)


@does_not("Goblin Slinger", "Ember Imp")
def test_a_lost_bonus_is_back_in_the_next_round() -> None:
    scene = Scene("Hedge Knight").without_spare()
    slinger, imp = (scene.dungeon(name, stripped=True) for name in ("Goblin Slinger", "Ember Imp"))
    assert scene.defend().threat() == 2
    scene.hand("Mend", "Mend")
    scene.pile("crawler_deck", *["Mend"] * 6)
    scene.pile("dungeon_deck", *["Cistern Eel"] * 6)
    after = scene.line(10)
    assert not after.foe(slinger).stripped and not after.foe(imp).stripped


@shows("Goblin Lancer")
def test_the_lancer_charges_in_the_round_in_which_it_enters_alone() -> None:
    for entered, power in ((2, 4), (1, 3)):
        scene = Scene("Hedge Knight", round_number=2)
        scene.dungeon("Goblin Lancer", entered=entered)
        assert scene.defend().threat() == power


@shows("Zombie", "Clay Golem")
@pytest.mark.parametrize(("name", "power"), [("Zombie", 2), ("Clay Golem", 3)])
def test_the_simple_lose_one_power_for_each_tactic_card_of_this_encounter(name: str, power: int) -> None:
    scene = Scene("Gallows Captain")
    scene.dungeon(name)
    scene.in_play("Shield Drill", "response", entered=2)
    scene.in_play("Rally", "response", entered=1)
    assert scene.defend().threat() == power
    for count in range(1, power + 2):
        scene.in_play("Rally", "response", entered=2)
        assert scene.defend().threat() == max(0, power - count)


@does_not("Zombie")
def test_other_characters_are_not_simple() -> None:
    scene = Scene("Gallows Captain")
    scene.dungeon("Bone Sentry")
    scene.in_play("Rally", "response", entered=2)
    assert scene.defend().threat() == 1
    scene.dungeon("Zombie")
    assert scene.defend().threat() == 2


# Incorporeal, Contact, Area


@shows("Grave Wisp")
def test_a_wisp_is_stopped_by_magic_of_as_much_stamina_and_by_nobody_who_defends() -> None:
    for name, hit in (("Ward of Light", False), ("Hold the Line", True), ("", True)):
        scene = Scene("Ember Adept", "Gallows Captain", "Gallows Captain")
        if name:
            card = scene.hand(name)
        scene.dungeon("Grave Wisp")
        play = scene.defend().commit(*scene.party[1:])
        if name:
            play.card(card)
        assert play.done().happened(ev.DefenceResolved)[-1].hit == hit


@shows("Phantom")
def test_a_phantom_locks_whom_it_attacks_and_does_not_wound_it() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    phantom = scene.dungeon("Phantom")
    play = scene.defend().commit(scene.party[1]).done()
    assert [(one.wounds, one.locks) for one in play.table.party] == [(0, 1), (0, 0)]
    scene.mark(phantom, activated=True)
    assert [one.locks for one in scene.defend().done().table.party] == [0, 0]


@shows("Phantom")
def test_a_phantom_spooks_away_every_boost_unless_it_is_locked_or_slain() -> None:
    scene = Scene("Hedge Knight")
    cleave, phantom = scene.hand("Cleave"), scene.dungeon("Phantom")
    play = scene.attack()
    assert (play.code(PlayCard(cleave, boosted=True)), play.code(PlayCard(cleave))) == ("spooked", "")
    for marks in ({"locks": 1}, {"locks": 0, "wounds": 1}):
        scene.mark(phantom, **marks)
        assert scene.attack().code(PlayCard(cleave, boosted=True)) == ""


@shows("Venom Spider")
def test_a_spider_poisons_whom_it_attacks_even_if_it_is_held_off() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    spider = scene.dungeon("Venom Spider")
    play = scene.defend().commit(*scene.party[1:]).done()
    assert [(one.wounds, one.poison) for one in play.table.party] == [(0, 1), (0, 0), (0, 0)]
    scene.mark(spider, locks=1)
    assert [one.poison for one in scene.defend().done().table.party] == [0, 0, 0]


@shows("Prism Essence")
def test_an_essence_attacks_the_next_adventurer_too_who_faces_it_alone() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    knight, thief, adept = scene.party
    essence = scene.dungeon("Prism Essence")
    scene.dungeon("Cistern Eel")
    play = scene.defend()
    assert play.threats() == {knight: 4, thief: 2}
    # One Stamina for all of them, set against what each one faces: two is enough for the second.
    play.commit(thief, adept).done()
    assert play.wounds(knight, thief, adept) == [1, 0, 0]
    scene.this_round(primary=adept)
    assert scene.defend().threats() == {adept: 4, knight: 2}
    scene.mark(essence, ignored=True)
    assert scene.defend().threats() == {adept: 4}


# After a Wound


@shows("Mire Lurker", "Frost Shade")
@pytest.mark.parametrize(("name", "activated"), [("Mire Lurker", True), ("Frost Shade", False)])
def test_lurker_and_shade_lock_whom_they_wound_and_nobody_who_is_defended(name: str, activated: bool) -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    scene.dungeon(name)
    play = scene.defend().commit(scene.party[1]).done()
    first, *others = play.table.party
    assert (first.wounds, first.locks, first.activated) == (1, 1, activated)
    assert [one.locks for one in others] == [0, 0]
    held = scene.defend().commit(*scene.party[1:]).done().hero(scene.party[0])
    assert (held.wounds, held.locks, held.activated) == (0, 0, False)


@shows("Ashen Wight")
def test_a_wight_that_wounds_burns_two_cards_and_one_that_is_held_off_none() -> None:
    scene = Scene(*["Hedge Knight"] * 4)
    deck = scene.pile("crawler_deck", "Mend", "Cleave", "Feint")
    scene.dungeon("Ashen Wight")
    play = scene.defend().commit(*scene.party[:2]).done()
    assert (play.table.crawler_grave, play.table.crawler_deck) == ((deck[2], deck[1]), deck[:1])
    held = scene.defend().commit(*scene.party[:3]).done()
    assert (held.table.crawler_grave, held.happened(ev.DefenceResolved)[0].hit) == ((), False)


@shows("Ashen Wight")
def test_a_wight_enfeebles_the_highest_resource_of_target_x_until_it_leaves() -> None:
    scene = Scene("Hedge Knight", "Ember Adept", "Road Thief")
    # X is the Cost of the top card of the Grave and one more.
    scene.pile("dungeon_grave", "Toll Troll", "Cistern Eel")
    play = scene.enters("Ashen Wight")
    wight = play.table.encounter[-1]
    assert (wight.target, wight.enfeebled) == (scene.party[1], "Magic")
    assert [pool(play.table, each) for each in ("Equipment", "Magic", "Skill", "Tactic")] == [3, 1, 3, 2]
    scene.mark(wight.id, target=scene.party[1], enfeebled="Magic", wounds=2)
    assert pool(scene.table, "Magic") == 3


@does_not("Ashen Wight")
def test_of_two_equal_resources_the_left_one_is_enfeebled() -> None:
    scene = Scene("Gallows Captain")
    scene.dungeon("Ashen Wight", target=scene.party[0], enfeebled="Tactic")
    scene.dungeon("Ashen Wight", entered=2)
    # Without its Tactics the Captain has two of Equipment and two of Skill.
    play = scene.enters("Ashen Wight")
    assert play.table.encounter[-1].enfeebled == "Equipment"


@shows("Dread Herald")
def test_a_herald_shakes_a_card_out_of_the_hand_when_it_wounds() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept").without_spare()
    mend, _ = scene.hand("Mend"), scene.hand("Banishment")
    scene.dungeon("Dread Herald")
    play = scene.defend().done()
    assert play.question == "discard_for_card"
    assert play.choose(mend).table.crawler_grave == (mend,)
    assert scene.defend().commit(*scene.party[1:]).done().question == THE_END


@shows("Dread Herald")
def test_a_herald_raises_the_limit_unnerves_and_makes_its_active_allies_fearless() -> None:
    scene = Scene("Gallows Captain", "Gallows Captain")
    herald = scene.dungeon("Dread Herald")
    eel = scene.dungeon("Cistern Eel")
    feint, spear = scene.hand("Bold Defiance"), scene.hand("Short Spear")
    assert encounter_limit(scene.table) == 4
    # Only the herald itself, which is not an ally of its own, loses a point.
    assert scene.defend().card(feint).threat() == 3
    scene.mark(eel, locks=1)
    scene.mark(herald, locks=1)
    locked = scene.defend()
    assert (encounter_limit(locked.table), locked.code(PlayCard(spear))) == (3, "no_attack")
    scene.mark(eel, locks=0)
    assert scene.defend().card(feint).threat() == 1


@shows("Masked Stranger")
def test_the_stranger_attacks_alone_at_double_power_if_no_other_character_is_there() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper", "Gallows Captain")
    stranger = scene.dungeon("Masked Stranger")
    scene.dungeon("Fire Rune")
    play = scene.triggers()
    assert play.threats() == {scene.party[0]: 4}
    play.commit(*scene.party[:4]).done()
    assert play.wounds(*scene.party) == [0] * 5 and play.foe(stranger).activated
    scene.dungeon("Cistern Eel")
    assert scene.triggers().question == THE_END
    assert scene.defend().threat() == 6


@shows("Masked Stranger")
def test_the_stranger_steals_a_permanent_equipment_when_its_attack_succeeds() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    shield, satchel = scene.in_play("Tower Shield"), scene.in_play("Field Satchel")
    veteran = scene.in_play("Veteran")
    boots = scene.in_play("Winged Boots", "assigned", host=scene.party[2])
    scene.dungeon("Masked Stranger")
    scene.dungeon("Phantom", activated=True)
    play = scene.defend().done()
    assert (play.question, play.choices()) == ("steal", [shield, satchel])
    assert play.code(Choose(veteran)) == "no_equipment"
    play.choose(satchel)
    assert [card.id for card in play.table.played] == [shield, veteran, boots]
    assert scene.defend().commit(*scene.party[:2]).done().question == THE_END


@shows("Barrow Wolf")
def test_a_wolf_attacks_first_and_alone_and_not_again() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    wolf, _ = scene.dungeon("Barrow Wolf"), scene.dungeon("Cistern Eel")
    play = scene.triggers()
    assert play.threats() == {scene.party[0]: 2}
    play.commit(*scene.party[:2]).done()
    assert (play.wounds(scene.party[0]), play.foe(wolf).activated, play.question) == ([0], True, THE_END)
    scene.table = play.table
    assert scene.triggers().question == THE_END
    assert scene.defend().threat() == 2


@does_not("Barrow Wolf", "Masked Stranger")
@pytest.mark.parametrize("name", ["Barrow Wolf", "Masked Stranger"])
def test_who_is_activated_or_locked_triggers_nothing(name: str) -> None:
    for marks in ({"activated": True}, {"locks": 1}, {"ignored": True}):
        scene = Scene("Hedge Knight")
        scene.dungeon(name, **marks)
        assert scene.triggers().question == THE_END


# Possession


@shows("Hollow Soul")
def test_a_soul_locks_target_x_as_long_as_it_is_in_play() -> None:
    scene = Scene("Hedge Knight", "Ember Adept")
    scene.pile("dungeon_grave", "Cistern Eel")
    play = scene.enters("Hollow Soul")
    knight, adept = scene.party
    soul = play.table.encounter[0].id
    assert [is_locked(play.table, one) for one in (knight, adept)] == [False, True]
    assert pool(play.table, "Magic") == 0
    scene.mark(soul, target=adept, wounds=1)
    assert not is_locked(scene.table, adept)


@shows("Hollow Soul")
def test_who_is_possessed_takes_the_wounds_of_the_soul_and_of_nobody_else() -> None:
    scene = Scene("Hedge Knight", "Ember Adept", "Road Thief")
    soul, eel = scene.dungeon("Hollow Soul", target=scene.party[1]), scene.dungeon("Cistern Eel")
    play = scene.attack().commit(scene.party[0], scene.party[2]).done()
    assert play.choose(soul).wounds(*scene.party) == [0, 1, 0]
    other = scene.attack().commit(scene.party[0], scene.party[2]).done().choose(eel)
    assert other.wounds(*scene.party) == [0, 0, 0]


# Coming, leaving, being bought off


@shows("Hired Villain")
def test_a_villain_brings_a_creature_of_cost_one_back_into_the_deck() -> None:
    scene = Scene("Hedge Knight")
    lower, upper, lancer, zombie = scene.pile(
        "dungeon_grave", "Goblin Skulker", "Goblin Slinger", "Goblin Lancer", "Zombie"
    )
    deck = scene.pile("dungeon_deck", "Rushed", "Captive")
    play = scene.enters("Hired Villain")
    # The upper one of those that cost one; the rest keeps its order.
    assert play.table.dungeon_grave == (lower, lancer, zombie)
    assert sorted(play.table.dungeon_deck) == sorted((*deck, upper))
    # It stays, though it could be drafted against an opponent.
    assert [card.key for card in play.table.encounter] == ["hired_villain"]


@shows("Hired Villain")
def test_a_villain_that_leaves_makes_the_party_discard_a_card() -> None:
    scene = Scene("Hedge Knight").without_spare()
    mend, _ = scene.hand("Mend"), scene.hand("Feint")
    scene.dungeon("Hired Villain", wounds=1)
    play = scene.removal()
    assert play.question == "discard_for_card"
    assert play.choose(mend).table.crawler_grave == (mend,)
    alive = Scene("Hedge Knight").without_spare()
    alive.hand("Mend", "Feint")
    alive.dungeon("Hired Villain")
    assert alive.removal().question == THE_END


@shows("Skin-Changer")
def test_a_slain_skin_changer_goes_back_into_the_deck_and_a_living_one_stays() -> None:
    scene = Scene("Hedge Knight")
    deck = scene.pile("dungeon_deck", "Zombie", "Captive")
    changer = scene.dungeon("Skin-Changer", wounds=1)
    play = scene.removal()
    assert (play.table.encounter, play.table.dungeon_grave) == ((), ())
    assert sorted(play.table.dungeon_deck) == sorted((*deck, changer))
    scene.mark(changer, wounds=0)
    assert [card.id for card in scene.removal().table.encounter] == [changer]


@shows("Toll Troll")
def test_a_troll_takes_a_card_of_cost_two_and_none_of_one() -> None:
    scene = Scene("Hedge Knight")
    cleave, feint = scene.hand("Cleave"), scene.hand("Feint")
    troll, eel = scene.dungeon("Toll Troll"), scene.dungeon("Cistern Eel")
    play = scene.respond()
    assert [play.code(Bribe(troll, card)) for card in (feint, cleave)] == ["too_cheap", ""]
    assert play.code(Bribe(eel, cleave)) == "not_greedy"
    play.run(Bribe(troll, cleave))
    assert (play.table.dungeon_grave, play.table.crawler_grave) == ((troll,), (cleave,))
    assert [card.id for card in play.table.encounter] == [eel] and hand_limit(play.table) == 5
