"""Step 2 and combat triggers: Frenzy, Disguise, Snare, their order, and who has none."""

from __future__ import annotations

import pytest

from game.core.commands import Done
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, Commit, PlayCard
from tests.rules.crawler.encounters import THE_END, Scene


def party(*more: str) -> Scene:
    return Scene("Hedge Knight", "Road Thief", "Ember Adept", *more)


@pytest.fixture
def scene() -> Scene:
    return party()


def test_frenzy_attacks_alone_and_is_activated_by_it(scene: Scene) -> None:
    wolf = scene.dungeon("Barrow Wolf")
    scene.dungeon("Zombie")
    play = scene.triggers()
    assert play.question == "defend" and play.threats() == {scene.party[0]: 2}
    play.done()
    assert play.wounds(scene.party[0]) == [1] and play.foe(wolf).activated and play.question == THE_END


def test_frenzy_is_held_by_as_much_stamina() -> None:
    for count, wounds in ((1, 1), (2, 0)):
        scene = party()
        scene.dungeon("Barrow Wolf")
        play = scene.triggers().commit(*scene.party[:count]).done()
        assert play.wounds(scene.party[0]) == [wounds]


def test_each_trigger_comes_once_a_round_and_every_round(scene: Scene) -> None:
    wolf = scene.dungeon("Barrow Wolf", triggered=True)
    assert scene.triggers().question == THE_END
    scene.mark(wolf, triggered=False, activated=True)
    assert scene.triggers().question == THE_END, "it is Activated, by a Feint perhaps"
    scene.mark(wolf, activated=False, triggered=True)
    scene.pile("dungeon_deck", *["Zombie"] * 9)
    play = scene.begin(s.BeginRound())
    assert len(play.happened(ev.TriggerCarriedOut)) == 0 and play.question == "respond"


def test_locked_and_slain_and_ignored_cards_have_no_trigger() -> None:
    for marks in ({"locks": 1}, {"wounds": 1}, {"ignored": True}):
        scene = party()
        scene.dungeon("Barrow Wolf", **marks)
        assert scene.triggers().question == THE_END
    scene = party()
    scene.dungeon("Tripwire Net", locks=1)
    assert scene.triggers().question == THE_END


def test_the_party_chooses_the_order_of_several(scene: Scene) -> None:
    wolf, net = scene.dungeon("Barrow Wolf"), scene.dungeon("Tripwire Net")
    play = scene.triggers()
    assert play.question == "order_triggers" and play.choices() == [wolf, net]
    assert play.code(Choose(scene.party[0])) == "not_waiting"
    play.choose(net)
    assert play.question == "snare"
    play.choose(scene.party[0])
    assert play.question == "defend" and [event.card for event in play.happened(ev.TriggerCarriedOut)] == [net, wolf]


def test_a_wolf_that_is_activated_while_the_party_defends_attacks_nobody(scene: Scene) -> None:
    scene.dungeon("Barrow Wolf")
    feint = scene.hand("Feint")
    play = scene.triggers().card(feint)
    assert play.code(Commit(scene.party[0])) == "no_attackers"
    play.done()
    assert play.wounds(scene.party[0]) == [0] and not play.happened(ev.DefenceResolved)


def test_disguise_doubles_the_power_of_one_who_is_alone(scene: Scene) -> None:
    stranger = scene.dungeon("Masked Stranger")
    scene.dungeon("Blood Moon", time=1)
    scene.dungeon("Rolling Boulder")
    play = scene.triggers()
    assert play.threats() == {scene.party[0]: 4}
    play.done()
    assert play.foe(stranger).activated


def test_disguise_is_for_one_without_company_that_lives(scene: Scene) -> None:
    scene.dungeon("Masked Stranger")
    zombie = scene.dungeon("Zombie")
    assert scene.triggers().question == THE_END
    assert scene.defend().threats() == {scene.party[0]: 4}, "2 of its own and the Zombie's, not doubled"
    scene.mark(zombie, wounds=1)
    assert scene.triggers().threats() == {scene.party[0]: 4}


def test_snare_wants_a_card_or_activates_the_primary_target(scene: Scene) -> None:
    scene.dungeon("Tripwire Net")
    rally = scene.hand("Rally")
    play = scene.triggers()
    assert play.question == "snare" and set(play.choices()) == {scene.party[0], rally, scene.spare}
    assert play.code(Choose(scene.party[1])) == "no_choice"
    play.choose(rally)
    assert play.table.crawler_grave == (rally,) and not play.hero(scene.party[0]).activated
    play = scene.triggers().choose(scene.party[0])
    assert play.hero(scene.party[0]).activated and not play.table.crawler_grave


def test_snare_locks_a_primary_target_that_is_activated(scene: Scene) -> None:
    scene.dungeon("Tripwire Net")
    scene.mark(scene.party[0], activated=True)
    play = scene.triggers().choose(scene.party[0])
    assert play.hero(scene.party[0]).locks == 1


def test_a_snare_activates_a_primary_target_that_is_locked_and_upright(scene: Scene) -> None:
    # rule: crawler/snare
    net = scene.dungeon("Tripwire Net")
    front = scene.party[0]
    for activated, locks, after in ((False, 1, (True, 1)), (True, 1, (True, 2))):
        scene.mark(front, activated=activated, locks=locks)
        play = scene.triggers()
        assert set(play.choices()) == {front, scene.spare}, "who is Locked stays the Primary Target"
        hero = play.choose(front).hero(front)
        assert (hero.activated, hero.locks) == after
    # One that is possessed is Locked without a token.
    scene.mark(front, activated=False, locks=0)
    scene.dungeon("Hollow Soul", target=front)
    hero = scene.triggers().choose(front).hero(front)
    assert (hero.activated, hero.locks) == (True, 0)
    scene.mark(net, locks=1)
    assert scene.triggers().question == THE_END


def test_snare_with_an_empty_hand_activates() -> None:
    scene = party().without_spare()
    scene.dungeon("Tripwire Net")
    play = scene.triggers()
    assert play.hero(scene.party[0]).activated and play.question == THE_END


def test_ruling_36_one_defence_a_round_however_often_one_is_reset(scene: Scene) -> None:
    scene.dungeon("Barrow Wolf", "Zombie")
    scene.pile("dungeon_deck", "Zombie")
    wind = scene.hand("Second Wind")
    play = scene.begin(s.Respond()).commit(scene.party[1]).card(wind).done()
    assert play.question == "attack" and not play.hero(scene.party[1]).activated
    play.commit(scene.party[1])
    scene = party()
    scene.dungeon("Zombie")
    scene.mark(scene.party[1], defended=True)
    assert scene.defend().code(Commit(scene.party[1])) == "once_a_round"
    scene.mark(scene.party[1], defended=False, attacked=True)
    assert scene.defend().code(Commit(scene.party[1])) == ""
    assert scene.attack().code(Commit(scene.party[1])) == "once_a_round"


def test_armour_that_served_against_frenzy_does_not_serve_again(scene: Scene) -> None:
    scene.dungeon("Barrow Wolf", "Zombie", "Cistern Eel")
    scene.pile("dungeon_deck", "Zombie")
    line = scene.hand("Hold the Line")
    play = scene.begin(s.Respond()).card(line)
    assert play.stamina == 3
    play.done()
    play.done()
    assert play.question == "defend" and play.stamina == 0 and play.threat() == 3


def test_the_party_is_asked_to_respond_only_when_a_trigger_waits(scene: Scene) -> None:
    scene.dungeon("Zombie")
    scene.hand("Rally")
    assert scene.begin(s.Respond()).question == "attack"
    scene.dungeon("Barrow Wolf")
    play = scene.begin(s.Respond())
    assert play.question == "respond"
    assert play.code(Commit(scene.party[0])) == "no_struggle"


def test_the_party_may_respond_by_leaving_a_disguised_one_alone() -> None:
    scene = party("Shrine Keeper")
    stranger, zombie = scene.dungeon("Masked Stranger"), scene.dungeon("Zombie")
    banishment = scene.hand("Banishment")
    play = scene.begin(s.Respond())
    assert play.question == "respond"
    play.card(banishment).choose(zombie)
    assert play.question == "defend" and play.threat() == 4
    for marks in ({"locks": 1}, {"ignored": True}, {"activated": True}):
        scene.mark(stranger, locks=0, ignored=False, activated=False)
        scene.mark(stranger, **marks)
        assert scene.begin(s.Respond()).question == "attack"


def test_power_is_for_the_attack_and_stamina_for_a_defence(scene: Scene) -> None:
    scene.dungeon("Barrow Wolf")
    spear, drill = scene.hand("Short Spear"), scene.hand("Shield Drill")
    scene.hand("Rally")
    play = scene.begin(s.Respond())
    assert (play.code(PlayCard(spear)), play.code(PlayCard(drill))) == ("no_attack", "no_defence")
    play.done()
    assert (play.code(PlayCard(spear)), play.code(PlayCard(drill))) == ("no_attack", "")
    play.done()
    assert (play.code(PlayCard(spear)), play.code(PlayCard(drill))) == ("", "no_defence")


def test_the_parts_of_a_round_come_in_their_order() -> None:
    for foe, phases in (
        ("Tripwire Net", ["respond", "triggers", "attack", "retaliation"]),
        ("Zombie", ["respond", "attack", "retaliation"]),
    ):
        scene = party()
        scene.dungeon(foe)
        scene.dungeon("Barrow Wolf", activated=True)
        scene.hand("Disarm")
        play = scene.begin(s.Respond())
        for _ in range(9):
            if play.question == "drop":
                break
            play.run(Choose(scene.party[0]) if play.question == "snare" else Done())
        assert [event.phase for event in play.happened(ev.PhaseBegan)] == phases
        assert play.table.round.phase == "end"
