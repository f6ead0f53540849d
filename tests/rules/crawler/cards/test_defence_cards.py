"""Crawler cards that give Stamina or weaken the Dungeon's attack."""

from __future__ import annotations

import pytest

from game.core.commands import Decline
from game.rules.crawler.resources import cost_of, free
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.commands import Choose, Commit, PlayCard, UseCard
from game.rules.crawler.state.table import crawler_record
from game.rules.crawler.stats import primary_target
from game.rules.crawler.struggles import attack_report
from tests.rules.crawler.encounters import THE_END, Scene
from tests.rules.crawler.proof import does, does_not, shows

ALL_FIVE = ("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper", "Gallows Captain")
#: A card with the Stamina that its first box gives a party without anybody Good.
PLAIN = [("Shield Drill", 2), ("Sidestep", 1), ("Hold the Line", 3), ("Ward of Light", 3)]


@shows("Shield Drill", "Sidestep", "Hold the Line", "Ward of Light")
@pytest.mark.parametrize(("name", "stamina"), PLAIN)
def test_a_card_stops_as_much_power_as_its_stamina_and_not_one_more(name: str, stamina: int) -> None:
    for power in (stamina, stamina + 1):
        scene = Scene("Gallows Captain", "Ember Adept")
        card = scene.hand(name)
        for _ in range(power):
            scene.dungeon("Bone Sentry")
        play = scene.defend().card(card)
        if play.question == "primary_target":
            play.run(Decline())
        assert (play.stamina, play.threat()) == (stamina, power)
        play.done()
        assert play.wounds(*scene.party) == [int(power > stamina), 0]
        assert play.happened(ev.DefenceResolved)[-1].hit == (power > stamina)


@does_not("Shield Drill", "Hold the Line", "Ward of Light", "Leather Armour")
@pytest.mark.parametrize("name", ["Shield Drill", "Hold the Line", "Ward of Light", "Leather Armour"])
def test_stamina_is_for_a_defence_against_somebody(name: str) -> None:
    scene = Scene(*ALL_FIVE)
    card = scene.hand(name)
    assert scene.attack().code(PlayCard(card)) == "no_defence"
    assert scene.respond().code(PlayCard(card)) == "no_defence"
    assert scene.attack().why(PlayCard(card)) == f"{name} is for a defence."
    idle = scene.dungeon("Cistern Eel", activated=True)
    assert scene.defend().code(PlayCard(card)) == "no_defence"
    # rule: crawler/retaliation
    assert scene.defend().why(PlayCard(card)) == f"{name} is for a defence, and nothing attacks the party now."
    scene.mark(idle, activated=False)
    assert scene.defend().code(PlayCard(card)) == ""


@shows("Shield Drill")
def test_the_boosted_drill_gives_one_more_with_a_fighter_or_a_priest() -> None:
    scene = Scene("Gallows Captain")
    drill = scene.hand("Shield Drill")
    scene.dungeon("Cistern Eel")
    assert scene.defend().code(PlayCard(drill, boosted=True)) == "no_class"
    for helper in ("Hedge Knight", "Shrine Keeper"):
        able = Scene("Gallows Captain", helper)
        drill = able.hand("Shield Drill")
        able.dungeon("Cistern Eel")
        assert able.defend().boost(drill).stamina == 3


@shows("Leather Armour")
def test_leather_armour_counts_those_that_attack_now() -> None:
    scene = Scene("Hedge Knight")
    armour = scene.hand("Leather Armour")
    eels = [scene.dungeon("Cistern Eel") for _ in range(3)]
    # Phantoms attack with 0 Power and count; what has no Power, is Activated, Locked or aims elsewhere does not.
    scene.dungeon("Phantom", "Covered Pit", "Poison Needle")
    scene.mark(eels[0], activated=True)
    scene.mark(eels[1], locks=1)
    assert scene.defend().card(armour).stamina == 2


@shows("Leather Armour")
def test_leather_armour_against_frenzy_counts_one_and_is_used_up() -> None:
    scene = Scene("Hedge Knight")
    armour, wolf = scene.hand("Leather Armour"), scene.dungeon("Barrow Wolf")
    scene.dungeon("Cistern Eel", "Cistern Eel")
    play = scene.triggers().card(armour)
    assert (play.stamina, play.threat()) == (1, 2)
    play.done()
    assert play.foe(wolf).activated and play.wounds(scene.party[0]) == [1]
    again = Scene("Hedge Knight")
    again.in_play("Leather Armour", "response", entered=2)
    again.dungeon("Cistern Eel")
    assert again.defend().stamina == 0


@shows("Tower Shield")
def test_the_tower_shield_waits_is_spent_once_and_leaves() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    shield = scene.in_play("Tower Shield")
    for _ in range(2):
        scene.dungeon("Cistern Eel")
    assert scene.attack().code(UseCard(shield)) == "no_defence"
    play = scene.defend()
    assert (play.stamina, play.threat()) == (0, 4)
    play.use(shield)
    assert (play.stamina, play.code(UseCard(shield))) == (4, "spent")
    play.done()
    assert (play.wounds(*scene.party), play.question) == ([0, 0], THE_END)
    spent = Scene("Hedge Knight")
    waiting, used = spent.in_play("Tower Shield"), spent.in_play("Tower Shield", exhausted=True)
    left = spent.removal()
    assert [card.id for card in left.table.played] == [waiting] and left.table.crawler_grave == (used,)


@shows("Tower Shield")
def test_the_tower_shield_is_played_at_any_time_and_keeps_its_cost_taken() -> None:
    scene = Scene("Hedge Knight")
    shield, spear, axe = scene.hand("Tower Shield"), scene.hand("Short Spear"), scene.hand("Yew Bow")
    scene.dungeon("Cistern Eel")
    play = scene.attack().card(shield)
    assert [(card.id, card.row) for card in play.table.played] == [(shield, "permanent")]
    assert (free(play.table, "Equipment"), play.power, play.stamina) == (1, 0, 0)
    assert (play.code(PlayCard(spear)), play.code(PlayCard(axe))) == ("", "unpaid")
    assert "costs 2 Equipment; the pool is 3, less Tower Shield 2: 1 short" in play.why(PlayCard(axe))


@shows("Ward of Light")
def test_the_ward_gives_one_more_with_an_active_good_adventurer_and_not_two() -> None:
    scene = Scene("Ember Adept", "Hedge Knight", "Shrine Keeper")
    ward, _ = scene.hand("Ward of Light"), scene.dungeon("Cistern Eel")
    assert scene.defend().card(ward).stamina == 4
    scene.mark(scene.party[1], locks=1)
    assert scene.defend().card(ward).stamina == 4
    scene.mark(scene.party[2], locks=1)
    assert scene.defend().card(ward).stamina == 3


@does("Ward of Light")
@does_not("Shield Drill", "Hold the Line", "Sidestep", "Leather Armour", "Tower Shield")
@pytest.mark.parametrize("name", ["Ward of Light", "Shield Drill", "Hold the Line", "Leather Armour", "Tower Shield"])
def test_only_magic_and_the_supernatural_stop_what_is_incorporeal(name: str) -> None:
    scene = Scene(*ALL_FIVE)
    scene.dungeon("Grave Wisp")
    if name == "Tower Shield":
        shield = scene.in_play(name)
        play = scene.defend().use(shield)
    else:
        card = scene.hand(name)
        play = scene.defend().card(card)
    play.done()
    assert play.happened(ev.DefenceResolved)[-1].hit == (name != "Ward of Light")


@shows("Sidestep")
def test_sidestep_lets_the_party_choose_who_is_attacked_in_this_round() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    knight, thief, adept = scene.party
    step = scene.hand("Sidestep")
    for _ in range(2):
        scene.dungeon("Cistern Eel")
    play = scene.defend().card(step)
    assert play.choices() == [knight, thief, adept]
    play.choose(adept)
    assert (primary_target(play.table), play.stamina) == (adept, 1)
    assert play.done().wounds(knight, thief, adept) == [0, 0, 1]
    kept = scene.defend().card(step).run(Decline()).done()
    assert kept.wounds(knight, thief, adept) == [1, 0, 0]
    # In the next round the front one is the target again.
    scene.this_round(primary=adept)
    scene.pile("dungeon_deck", "Cistern Eel", "Cistern Eel")
    scene.pile("crawler_deck", "Rally", "Rally", "Rally", "Rally", "Rally", "Rally")
    scene.hand("Rally")
    assert primary_target(scene.line(10).table) == knight


@shows("Wool-Lined Helm")
def test_the_helm_makes_cold_attackers_harmless_to_whom_it_is_assigned_alone() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    knight, thief = scene.party
    helm = scene.hand("Wool-Lined Helm")
    scene.dungeon("Frost Shade")
    eel = scene.dungeon("Cistern Eel")
    play = scene.defend()
    assert play.threat() == 4
    play.card(helm).choose(knight)
    assert [(card.id, card.row, card.host) for card in play.table.played] == [(helm, "assigned", knight)]
    assert play.threat() == 2
    # Of another target the cold comes through.
    scene.this_round(primary=thief)
    assert scene.defend().card(helm).choose(knight).threat() == 4
    scene.mark(eel, activated=True)
    assert scene.defend().card(helm).choose(thief).threat() == 0


@shows("Wool-Lined Helm")
def test_the_helm_gives_its_wearer_two_stamina_in_a_defence_and_one_power_in_an_attack() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    knight, thief = scene.party
    scene.in_play("Wool-Lined Helm", "assigned", host=knight)
    scene.dungeon("Cistern Eel")
    assert scene.defend().commit(knight).stamina == 2
    assert scene.defend().commit(thief).stamina == 1
    assert scene.attack().commit(knight).power == 1


@shows("Winged Boots")
def test_the_boots_hide_their_wearer_from_attacks_as_long_as_there_is_another() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    knight, thief = scene.party
    boots = scene.hand("Winged Boots")
    scene.dungeon("Cistern Eel")
    play = scene.respond().card(boots).choose(knight)
    assert primary_target(play.table) == thief
    both = Scene("Hedge Knight", "Road Thief")
    for hero in both.party:
        both.in_play("Winged Boots", "assigned", host=hero)
    both.dungeon("Cistern Eel")
    assert primary_target(both.defend().table) == both.party[0]


@shows("Winged Boots")
def test_the_boots_carry_over_terrain() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper")
    stair = scene.dungeon("Narrow Stair")
    scene.dungeon("Cistern Eel")
    play = scene.attack().commit(*scene.party[:2])
    assert play.code(Commit(scene.party[2])) == "too_many"
    scene.in_play("Winged Boots", "assigned", host=scene.party[2])
    play = scene.attack().commit(*scene.party[:2])
    assert (play.code(Commit(scene.party[3])), play.code(Commit(scene.party[2]))) == ("too_many", "")
    assert play.commit(scene.party[2]).code(Commit(scene.party[3])) == "too_many"
    assert stair in [card.id for card in play.table.encounter]


@does_not("Winged Boots", "Wool-Lined Helm")
@pytest.mark.parametrize("name", ["Winged Boots", "Wool-Lined Helm"])
def test_what_is_assigned_stays_with_its_host_and_goes_with_it(name: str) -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    card = scene.in_play(name, "assigned", host=scene.party[0])
    assert [one.id for one in scene.removal().table.played] == [card]
    scene.mark(scene.party[0], wounds=4)
    scene.this_round(primary=scene.party[0])
    scene.dungeon("Toll Troll")
    play = scene.defend().done()
    assert (play.table.played, play.table.crawler_grave, play.table.fallen) == ((), (card,), (scene.party[0],))


@shows("Bold Defiance")
def test_defiance_takes_one_power_from_each_character_that_is_not_fearless() -> None:
    scene = Scene("Gallows Captain")
    defiance = scene.hand("Bold Defiance", "Bold Defiance")
    first = scene.table.hand[0]
    scene.dungeon("Cistern Eel", "Goblin Skulker")
    play = scene.defend()
    assert play.threat() == 3
    assert play.card(first).threat() == 1
    # A second one takes another point, and none from what has no more.
    assert play.card(defiance).threat() == 0
    fearless = Scene("Gallows Captain")
    card = fearless.hand("Bold Defiance")
    fearless.dungeon("Bone Sentry")
    fearless.dungeon("Fire Rune")
    assert fearless.defend().card(card).threat() == 3


@does_not("Bold Defiance")
def test_defiance_is_for_one_round_and_gives_no_stamina() -> None:
    scene = Scene("Gallows Captain")
    card = scene.hand("Bold Defiance")
    scene.dungeon("Cistern Eel")
    play = scene.respond().card(card)
    assert play.question == "respond"
    over = Scene("Gallows Captain")
    played = over.in_play("Bold Defiance", "response", entered=2)
    assert over.removal().table.crawler_grave == (played,)
    assert scene.defend().card(card).stamina == 0


@does_not("Hold the Line")
def test_a_tactic_costs_one_more_where_somebody_unnerves() -> None:
    scene = Scene("Hedge Knight")
    card = scene.hand("Hold the Line")
    herald = scene.dungeon("Dread Herald")
    play = scene.defend()
    assert cost_of(play.table, crawler_record(play.table, card)) == 2
    assert play.code(PlayCard(card)) == "unpaid"
    scene.mark(herald, locks=1)
    scene.dungeon("Cistern Eel")
    assert scene.defend().code(PlayCard(card)) == ""


def test_a_card_in_play_is_chosen_for_nothing_else() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    boots = scene.hand("Winged Boots")
    eel = scene.dungeon("Cistern Eel")
    play = scene.attack().card(boots)
    assert (play.question, play.code(Choose(eel)), play.code(Decline())) == ("assign", "not_a_target", "must_choose")
    assert play.why(Choose(eel)) == "Cistern Eel cannot be the target of this."
    assert attack_report(play.choose(scene.party[1]).table).power == ()
