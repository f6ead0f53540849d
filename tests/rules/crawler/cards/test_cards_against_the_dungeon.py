"""Crawler cards that Activate, lock, strip, wound and remove Dungeon cards."""

from __future__ import annotations

import pytest

from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, PlayCard
from game.rules.crawler.stats import is_locked, traits_of
from tests.rules.crawler.encounters import THE_END, Scene
from tests.rules.crawler.proof import does_not, shows

ALL_FIVE = ("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper", "Gallows Captain")


# Activate


@shows("Feint")
def test_a_feint_activates_one_character_that_then_does_not_attack_and_still_defends() -> None:
    scene = Scene("Gallows Captain")
    feint = scene.hand("Feint")
    troll, eel = scene.dungeon("Toll Troll"), scene.dungeon("Cistern Eel")
    trap = scene.dungeon("Fire Rune")
    play = scene.defend()
    assert play.threat() == 8
    play.card(feint)
    assert play.choices() == [troll, eel] and play.code(Choose(trap)) == "not_a_target"
    play.choose(troll)
    assert (play.foe(troll).activated, play.foe(troll).locks, play.threat()) == (True, 0, 4)
    assert scene.attack().card(feint).choose(troll).defence == 3


@does_not("Feint")
def test_a_feint_wants_a_character_that_stands_upright() -> None:
    scene = Scene("Gallows Captain")
    feint = scene.hand("Feint")
    eel = scene.dungeon("Cistern Eel", activated=True)
    scene.dungeon("Zombie", wounds=1)
    play = scene.respond()
    assert play.code(PlayCard(feint)) == "no_target"
    assert play.why(PlayCard(feint)) == "There is no upright Character in play."
    scene.mark(eel, activated=False)
    # The only one there is: nobody is asked.
    assert scene.respond().card(feint).foe(eel).activated


@shows("Weighted Net")
def test_the_net_activates_and_locks_a_character_of_cost_two_and_none_of_three() -> None:
    scene = Scene("Hedge Knight")
    net = scene.hand("Weighted Net")
    troll = scene.dungeon("Toll Troll")
    assert scene.respond().code(PlayCard(net)) == "no_target"
    assert scene.respond().why(PlayCard(net)) == "There is no Character of Cost 2 or less in play."
    wolf, eel = scene.dungeon("Barrow Wolf"), scene.dungeon("Cistern Eel", activated=True)
    play = scene.respond().card(net)
    # One that is Activated already gets the Lock token all the same.
    assert play.choices() == [wolf, eel] and play.code(Choose(troll)) == "not_a_target"
    play.choose(wolf)
    assert (play.foe(wolf).activated, play.foe(wolf).locks) == (True, 1)
    other = scene.respond().card(net).choose(eel)
    assert (other.foe(eel).activated, other.foe(eel).locks) == (True, 1)
    assert [event.cards for event in other.happened(ev.CardsActivated)] == []


def test_a_netted_character_stands_up_a_round_later_than_a_feinted_one() -> None:
    scene = Scene("Hedge Knight").without_spare()
    net, feint = scene.dungeon("Barrow Wolf", activated=True, locks=1), scene.dungeon("Zombie", activated=True)
    scene.pile("crawler_deck", *["Mend"] * 6)
    scene.hand("Mend")
    scene.pile("dungeon_deck", *["Cistern Eel"] * 3)
    play = scene.line(5)
    assert [play.foe(number).activated for number in (net, feint)] == [True, False]
    assert play.foe(net).locks == 0


# Ignore


@shows("Unweave")
def test_unweave_takes_all_attributes_from_one_character_until_it_leaves() -> None:
    scene = Scene("Ember Adept", "Gallows Captain")
    unweave = scene.hand("Unweave")
    golem, imp = scene.dungeon("Clay Golem"), scene.dungeon("Ember Imp")
    play = scene.attack().card(unweave).choose(golem)
    # Armour, immunity and the rest; not Life and Power.
    assert (play.foe(golem).ignored, traits_of(play.table, golem)) == (True, ())
    assert play.defence == 3
    assert len(traits_of(play.table, imp)) == 3
    ignored = scene.defend().card(unweave).choose(imp)
    assert ignored.threat() == 4
    assert scene.defend().threat() == 5


@shows("Unweave")
def test_unweave_ends_a_possession_and_is_not_used_on_one_card_twice() -> None:
    scene = Scene("Ember Adept", "Gallows Captain")
    unweave = scene.hand("Unweave")
    scene.dungeon("Hollow Soul", target=scene.party[1])
    play = scene.respond()
    assert is_locked(play.table, scene.party[1])
    play.card(unweave)
    assert not is_locked(play.table, scene.party[1])
    done = Scene("Ember Adept")
    unweave = done.hand("Unweave")
    done.dungeon("Zombie", ignored=True)
    assert done.respond().code(PlayCard(unweave)) == "no_target"
    assert done.respond().why(PlayCard(unweave)) == "There is no Character whose attributes could be ignored."


@shows("Unweave")
def test_unweave_takes_all_locks_off_one_adventurer() -> None:
    scene = Scene("Ember Adept", "Gallows Captain", "Road Thief")
    _, captain, thief = scene.party
    unweave = scene.hand("Unweave")
    scene.mark(captain, locks=3)
    # Without a Character there is still somebody to unlock.
    play = scene.respond().card(unweave)
    assert [one.locks for one in play.table.party] == [0, 0, 0]
    scene.mark(thief, locks=1)
    both = scene.respond().card(unweave)
    assert (both.question, both.choices()) == ("remove_locks", [captain, thief])
    assert [one.locks for one in both.choose(captain).table.party] == [0, 0, 1]


# Remove from play


@shows("Banishment")
def test_banishment_removes_a_character_of_cost_two_and_none_of_three() -> None:
    scene = Scene("Ember Adept")
    banish = scene.hand("Banishment")
    troll, rune = scene.dungeon("Toll Troll"), scene.dungeon("Fire Rune")
    assert scene.respond().code(PlayCard(banish)) == "no_target"
    assert scene.respond().why(PlayCard(banish)) == "There is no Character of Cost 2 or less in play."
    wolf, zombie = scene.dungeon("Barrow Wolf"), scene.dungeon("Zombie")
    play = scene.respond().card(banish)
    assert play.choices() == [wolf, zombie]
    assert [play.code(Choose(card)) for card in (troll, rune)] == ["not_a_target", "not_a_target"]
    play.choose(wolf)
    assert [card.id for card in play.table.encounter] == [troll, rune, zombie]
    assert play.table.dungeon_grave == (wolf,)


@does_not("Banishment", "Bar the Door")
@pytest.mark.parametrize("name", ["Banishment", "Bar the Door"])
def test_what_is_removed_does_not_do_what_it_does_as_it_leaves(name: str) -> None:
    scene = Scene("Ember Adept", "Gallows Captain")
    card = scene.hand(name)
    scene.hand("Mend")
    scene.dungeon("Hired Villain")
    play = scene.respond().card(card)
    assert (play.question, play.happened(cev.CardDiscarded), play.table.encounter) == ("respond", [], ())


@does_not("Banishment", "Bar the Door", "Weighted Net")
@pytest.mark.parametrize("name", ["Banishment", "Bar the Door", "Weighted Net"])
def test_the_slain_are_not_targets(name: str) -> None:
    scene = Scene(*ALL_FIVE)
    card = scene.hand(name)
    zombie = scene.dungeon("Zombie", wounds=1)
    assert scene.respond().code(PlayCard(card)) == "no_target"
    scene.mark(zombie, wounds=0)
    assert scene.respond().code(PlayCard(card)) == ""


@shows("Bar the Door")
def test_barring_the_door_shuffles_a_character_of_cost_three_into_its_deck_and_none_of_four() -> None:
    scene = Scene("Gallows Captain")
    bar = scene.hand("Bar the Door")
    scene.dungeon("Horned Ravager")
    assert scene.respond().code(PlayCard(bar)) == "no_target"
    troll = scene.dungeon("Toll Troll", wounds=1)
    deck = scene.pile("dungeon_deck", "Zombie", "Captive", "Rushed")
    scene.flipped()
    play = scene.respond().card(bar)
    # The face-up card is set aside and lies on top again; the Grave is never touched.
    assert sorted(play.table.dungeon_deck) == sorted((*deck, troll))
    assert (play.table.dungeon_deck[-1], play.table.flipped, play.table.dungeon_grave) == (deck[-1], True, ())
    left = play.happened(cev.DungeonCardLeft)[0]
    assert (left.to, left.by, [event.deck for event in play.happened(cev.DeckShuffled)]) == ("deck", bar, ["dungeon"])


@shows("Disarm")
def test_disarm_removes_a_trap_that_has_not_attacked_and_nothing_else() -> None:
    scene = Scene("Hedge Knight")
    disarm = scene.hand("Disarm")
    scene.dungeon("Zombie")
    scene.dungeon("Rushed", locks=1)
    rune = scene.dungeon("Fire Rune", activated=True)
    assert scene.respond().code(PlayCard(disarm)) == "no_target"
    assert scene.respond().why(PlayCard(disarm)) == "There is no Trap in play that has not attacked."
    needle, pit = scene.dungeon("Poison Needle"), scene.dungeon("Covered Pit")
    play = scene.defend().card(disarm)
    assert play.choices() == [needle, pit] and play.code(Choose(rune)) == "not_a_target"
    play.choose(needle).done()
    assert play.table.dungeon_grave == (needle,)
    # Its attack does not happen.
    assert [event.attackers for event in play.happened(ev.DefenceResolved)] == [(1 + scene.party[0] + 1,)]


@does_not("Disarm")
def test_what_a_trap_has_done_stays_done() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    disarm = scene.hand("Disarm")
    play = scene.enters("Covered Pit")
    assert [one.locks for one in play.table.party] == [1, 0]
    scene.mark(scene.party[0], locks=1)
    play = scene.respond().card(disarm)
    assert [one.locks for one in play.table.party] == [1, 0] and play.table.encounter == ()


# After a won attack


@shows("Press the Advantage")
def test_the_advantage_is_pressed_on_a_character_that_the_won_attack_did_not_wound() -> None:
    scene = Scene("Hedge Knight")
    press = scene.hand("Press the Advantage")
    eel, troll = scene.dungeon("Cistern Eel"), scene.dungeon("Ashen Wight", wounds=1)
    assert scene.defend().code(PlayCard(press)) == "no_target"
    assert scene.defend().why(PlayCard(press)) == "The party has not won its attack in this round."
    scene.this_round(won=True, wounded=(troll,))
    play = scene.defend().card(press)
    assert (play.wounds(eel, troll), play.question) == ([1, 1], "defend")
    scene.this_round(wounded=(troll, eel))
    assert scene.defend().why(PlayCard(press)) == "There is no Character that the attack did not wound."


@shows("Press the Advantage")
def test_the_pressed_wound_is_dealt_by_a_skill_and_keeps_to_stealth_but_not_to_leap() -> None:
    scene = Scene("Hedge Knight")
    press = scene.hand("Press the Advantage")
    wolf, wisp = scene.dungeon("Barrow Wolf"), scene.dungeon("Grave Wisp")
    scene.dungeon("Ashen Wight")
    scene.this_round(won=True)
    play = scene.defend().card(press)
    assert wolf in play.choices() and wisp not in play.choices()
    assert play.choose(wolf).wounds(wolf) == [1]


@does_not("Press the Advantage")
def test_a_pressed_wound_calls_no_rampage_and_can_be_bought_off() -> None:
    scene = Scene("Hedge Knight").without_spare()
    press = scene.hand("Press the Advantage")
    ravager = scene.dungeon("Horned Ravager")
    scene.this_round(won=True, attacked=True)
    play = scene.defend().card(press).done()
    # What the Adventurer has is from the Retaliation.
    assert (play.wounds(ravager, scene.party[0]), play.happened(ev.Rampaged)) == ([1, 1], [])
    rats = Scene("Hedge Knight").without_spare()
    press = rats.hand("Press the Advantage")
    swarm = rats.dungeon("Cave Rat Swarm")
    rats.this_round(won=True)
    # Nothing is left to be discarded for it.
    spared = rats.defend().card(press)
    assert (spared.wounds(swarm), spared.happened(ev.WoundPrevented)[0].why) == ([0], "regeneration")
    assert spared.done().question == THE_END


@does_not("Press the Advantage")
def test_the_pressed_wound_is_for_one_that_can_take_it_while_there_is_one() -> None:
    # rule: crawler/after_the_attack
    scene = Scene("Hedge Knight").without_spare()
    press = scene.hand("Press the Advantage")
    swarm, eel, siren = (
        scene.dungeon("Cave Rat Swarm"),
        scene.dungeon("Cistern Eel"),
        scene.dungeon("Siren of the Well"),
    )
    scene.this_round(won=True)
    # With an empty hand nothing is paid for the Rats and the Siren.
    assert scene.defend().card(press).wounds(swarm, eel, siren) == [0, 1, 0]
    scene.hand("Mend")
    play = scene.defend().card(press)
    assert play.choices() == [swarm, eel] and play.code(Choose(siren)) == "not_a_target"
    scene.hand("Mend")
    assert scene.defend().card(press).choices() == [swarm, eel, siren]


@does_not("Press the Advantage")
def test_one_that_has_stealth_is_not_a_target_of_the_pressed_wound_though_the_others_cannot_take_it() -> None:
    # rule: crawler/stealth
    scene = Scene("Hedge Knight").without_spare()
    press = scene.hand("Press the Advantage")
    swarm, wisp = scene.dungeon("Cave Rat Swarm"), scene.dungeon("Grave Wisp")
    scene.this_round(won=True)
    play = scene.defend().card(press)
    assert (play.wounds(swarm, wisp), play.happened(ev.WoundPrevented)[0].card) == ([0, 0], swarm)


@shows("Press the Advantage")
@pytest.mark.parametrize("wins", [True, False])
def test_the_advantage_is_pressed_after_a_real_attack_though_nothing_strikes_back(wins: bool) -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    press, _ = scene.hand("Press the Advantage"), scene.hand("Scout Ahead")
    eel, wight = scene.dungeon("Cistern Eel", activated=True), scene.dungeon("Zombie", activated=True)
    play = scene.begin(s.BeginAttack())
    assert (play.question, play.code(PlayCard(press))) == ("attack", "no_target")
    play.commit(*scene.party[: 2 if wins else 1]).done()
    if not wins:
        assert (play.question, play.code(PlayCard(press))) == ("defend", "no_target")
        return
    play.choose(eel)
    # The eel has its Wound, so the other one is the only target.
    assert (play.question, play.table.round.wounded) == ("defend", (eel,))
    assert play.card(press).wounds(eel, wight) == [1, 1]
