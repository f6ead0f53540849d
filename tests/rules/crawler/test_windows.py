"""When cards may be played and Characters bribed, who is asked, and Permanents that are used."""

from __future__ import annotations

from game.core.commands import Command, Done
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Bribe, Choose, Commit, Drop, KeepHand, PlayCard, UseCard
from game.rules.crawler.stats import is_barred
from tests.rules.crawler.encounters import PARTY, Play, Scene


def allowed(play: Play, *commands: Command) -> list[bool]:
    return [not play.code(command) for command in commands]


def test_ruling_30_cards_and_bribes_from_step_2_to_the_end_of_step_3() -> None:
    scene = Scene(*PARTY).without_spare()
    scene.dungeon("Barrow Wolf")
    troll, cleave = scene.dungeon("Toll Troll"), scene.hand("Cleave")
    satchel, bribe = PlayCard(scene.hand("Field Satchel")), Bribe(troll, cleave)
    play = scene.begin(s.Respond())
    asked = []
    while play.question in ("respond", "defend", "attack"):
        asked.append((play.question, play.table.round.phase, allowed(play, satchel, bribe)))
        play.done()
    assert asked == [
        ("respond", "respond", [True, True]),
        ("defend", "triggers", [True, True]),
        ("attack", "attack", [True, True]),
        ("defend", "retaliation", [True, True]),
    ]
    assert play.question == "drop" and allowed(play, satchel, bribe) == [False, False]


def test_ruling_30_nothing_is_played_in_reply_to_a_wound(scene: Scene) -> None:
    scene.dungeon("Zombie", "Zombie")
    satchel = scene.hand("Field Satchel")
    play = scene.attack().commit(*scene.party).done()
    assert play.question == "wound" and play.code(PlayCard(satchel)) == "no_character"


def test_ruling_30_the_last_chance_comes_when_nothing_attacks_too() -> None:
    scene = Scene(*PARTY).without_spare()
    satchel = scene.hand("Field Satchel")
    play = scene.begin(s.BeginRetaliation())
    assert play.question == "defend" and play.state.decision.about == ()
    assert allowed(play, PlayCard(satchel), Commit(scene.party[0])) == [True, False]


def test_ruling_29_a_card_that_was_drawn_triggers_in_the_same_round(scene: Scene) -> None:
    scene.dungeon("Dread Herald")
    scene.pile("dungeon_deck", *["Zombie"] * 3, "Barrow Wolf", "War Horns")
    play = scene.begin(s.Build(), s.Respond())
    while play.question == "respond":
        play.done()
    assert [event.card for event in play.happened(ev.TriggerCarriedOut)] == [
        card.id for card in play.table.encounter if card.record.name == "Barrow Wolf"
    ]


def test_what_a_window_does_not_ask_for_is_refused(scene: Scene) -> None:
    scene.dungeon("Zombie")
    play = scene.attack()
    for command in (KeepHand(), Choose(1), Drop(1)):
        assert play.code(command) == "not_an_answer"
    assert play.code(PlayCard(scene.party[0])) == "not_in_hand"
    assert play.code(PlayCard(scene.spare, boosted=True)) == "no_boost"


def test_who_can_do_nothing_is_not_asked() -> None:
    scene = Scene(*PARTY).without_spare()
    scene.dungeon("Zombie")
    for one in scene.party:
        scene.mark(one, activated=True)
    play = scene.begin(s.BeginAttack())
    assert play.happened(ev.DefenceResolved) and play.happened(ev.AttackResolved)[0].made is False


def test_a_permanent_is_spent_once_and_leaves_at_the_end(scene: Scene) -> None:
    shield = scene.in_play("Tower Shield")
    scene.dungeon("Zombie")
    play = scene.attack()
    assert play.code(UseCard(shield)) == "no_defence"
    play = scene.defend().use(shield)
    assert play.stamina == 4 and play.code(UseCard(shield)) == "spent"
    assert play.table.played[0].exhausted and play.done().wounds(scene.party[0]) == [0]


def test_counted_uses_are_taken_one_by_one_and_the_last_one_exhausts(scene: Scene) -> None:
    satchel, veteran = scene.in_play("Field Satchel"), scene.in_play("Veteran")
    scene.pile("crawler_deck", *["Mend"] * 5)
    play = scene.respond()
    for spent in (1, 2, 3):
        play.use(satchel)
        card = next(card for card in play.table.played if card.id == satchel)
        assert (card.spent, card.exhausted) == (spent, spent == 3)
    assert len(play.happened(cev.CardsDrawn)) == 3 and play.code(UseCard(satchel)) == "spent"
    assert play.code(UseCard(veteran)) == "no_ability" == play.code(UseCard(99))


def test_a_permanent_of_a_type_that_cannot_be_used_is_not_used(scene: Scene) -> None:
    satchel = scene.in_play("Field Satchel")
    scene.dungeon("Rushed")
    assert scene.respond().code(UseCard(satchel)) == ""
    # No card of the set bars Equipment.
    assert is_barred(scene.table, "Skill") and not is_barred(scene.table, "Equipment")


def test_boost_needs_a_class_and_nobody_to_spook_it() -> None:
    scene = Scene("Ember Adept", "Shrine Keeper", "Gallows Captain")
    scene.mark(scene.party[2], locks=1)
    scene.adventurer("Road Thief")
    cleave = scene.hand("Cleave")
    assert scene.attack().code(PlayCard(cleave, boosted=True)) == "no_class"
    scene.mark(scene.party[2], locks=0)
    assert scene.attack().code(PlayCard(cleave, boosted=True)) == ""
    phantom = scene.dungeon("Phantom")
    play = scene.attack()
    assert play.code(PlayCard(cleave, boosted=True)) == "spooked" and play.code(PlayCard(cleave)) == ""
    scene.mark(phantom, locks=1)
    assert scene.attack().code(PlayCard(cleave, boosted=True)) == ""


def test_seats_are_asked_from_the_one_that_speaks_on() -> None:
    scene = Scene("Hedge Knight", seats=3)
    scene.adventurer("Road Thief", seat=1)
    scene.adventurer("Ember Adept", seat=2)
    scene.this_round(lead=2)
    scene.dungeon("Zombie")
    scene.hand("Rally")
    play = scene.begin(s.BeginAttack())
    asked = []
    while play.question == "attack":
        asked.append(play.state.decision.seat)
        play.run(Done())
    assert asked == [2, 0, 1]


def test_any_seat_plays_from_the_shared_hand_and_is_asked_again() -> None:
    scene = Scene("Hedge Knight", seats=2)
    thief = scene.adventurer("Road Thief", seat=1)
    scene.dungeon("Zombie")
    spear = scene.hand("Short Spear")
    play = scene.begin(s.BeginAttack()).run(Done())
    assert play.state.decision.seat == 1
    play.card(spear)
    assert play.state.decision.seat == 1 and play.power == 2
    assert play.code(Commit(thief)) == "" and play.code(Commit(scene.party[0])) == "not_led"
