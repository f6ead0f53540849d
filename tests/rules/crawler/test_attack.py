"""The Adventurers' attack: power against stamina, distance, types, legal targets, what prevents and follows a Wound.
One chapter, since all of it is one sum, resolved in one step."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.crawler.power import power_of
from game.rules.crawler.presentation import queries
from game.rules.crawler.presentation.words import wound_price
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, Commit, PlayCard
from game.rules.crawler.stats import is_locked
from game.rules.crawler.struggles import attack_report
from tests.rules.crawler.encounters import PARTY, THE_END, Scene


def test_as_much_power_as_stamina_wins_and_one_less_does_not() -> None:
    for count, won in ((1, False), (2, True), (3, True)):
        scene = Scene(*PARTY)
        lancer = scene.dungeon("Goblin Lancer")
        play = scene.attack().commit(*scene.party[:count]).done()
        assert play.happened(ev.AttackResolved)[0].won is won
        assert play.foe(lancer).wounds == won and play.table.round.won is won


def test_ruling_13_stamina_is_what_is_left_of_life(scene: Scene) -> None:
    golem = scene.dungeon("Clay Golem")
    assert scene.attack().defence == 3
    scene.mark(golem, wounds=1)
    assert scene.attack().defence == 2
    scene.mark(golem, wounds=2)
    assert scene.attack().defence == 0, "slain it gives no Armour either"


def test_activated_and_locked_characters_count_for_the_defence(scene: Scene) -> None:
    scene.dungeon("Clay Golem", activated=True)
    scene.dungeon("Goblin Lancer", locks=1)
    assert scene.attack().defence == 5


def test_ruling_12_one_who_is_slain_stays_on_the_table_and_gives_nothing(scene: Scene) -> None:
    one, other = scene.dungeon("Goblin Skulker"), scene.dungeon("Goblin Skulker")
    assert power_of(scene.table, other) == 2
    play = scene.attack().commit(*scene.party[:2]).done().choose(one)
    assert play.foe(one).wounds == 1 and power_of(play.table, one) == 0 and power_of(play.table, other) == 1
    scene.mark(one, wounds=1)
    assert scene.defend().threats() == {scene.party[0]: 1}
    assert scene.attack().defence == 1


def test_ruling_14_one_wound_whatever_the_margin(scene: Scene) -> None:
    ravager = scene.dungeon("Horned Ravager")
    play = scene.attack().commit(*scene.party).done()
    assert play.wounds(ravager) == [1]


def test_ruling_18_the_attack_may_be_skipped_and_is_not_won_then(scene: Scene) -> None:
    zombie = scene.dungeon("Zombie")
    play = scene.attack().done()
    assert play.wounds(zombie) == [0] and not play.table.round.won and not play.table.round.attacked
    assert [event.made for event in play.happened(ev.AttackResolved)] == [False]


def test_ruling_19_power_cards_alone_do_not_attack(scene: Scene) -> None:
    zombie, spear = scene.dungeon("Zombie"), scene.hand("Short Spear")
    play = scene.attack().card(spear)
    assert attack_report(play.table).missing == 0 and not attack_report(play.table).wins
    play.done()
    assert play.wounds(zombie) == [0] and not play.table.round.won


def test_an_attack_on_nobody_can_be_made_and_won() -> None:
    play = Scene(*PARTY).attack()
    play.commit(1).done()
    assert play.table.round.won and play.question == THE_END


def test_who_is_locked_activated_or_led_by_another_is_not_committed() -> None:
    scene = Scene(*PARTY[:2], seats=2)
    third = scene.adventurer("Ember Adept", seat=1)
    scene.mark(scene.party[0], locks=1)
    scene.mark(scene.party[1], activated=True)
    play = scene.attack()
    assert [play.code(Commit(one)) for one in (*scene.party[:2], third, 99)] == [
        "locked",
        "activated",
        "not_led",
        "no_adventurer",
    ]


# Distance


@pytest.mark.parametrize(
    ("card", "stripped"),
    [
        ("Cleave", []),
        ("Short Spear", ["Goblin Lancer"]),
        ("Throwing Axe", ["Goblin Lancer", "Goblin Slinger"]),
        ("Yew Bow", ["Goblin Lancer", "Goblin Slinger", "Ember Imp"]),
    ],
)
def test_a_distance_that_is_met_strips_the_bonus(card: str, stripped: list[str], scene: Scene) -> None:
    numbers = [scene.dungeon(name) for name in ("Goblin Lancer", "Goblin Slinger", "Ember Imp", "Zombie")]
    before = [power_of(scene.table, number) for number in numbers]
    assert before == [3, 2, 2, 2]
    hand = scene.hand(card)
    play = scene.attack().commit(scene.party[0]).card(hand)
    play.done()
    assert [card.record.name for card in play.table.encounter if card.stripped] == stripped
    lost = [name in stripped for name in ("Goblin Lancer", "Goblin Slinger", "Ember Imp", "Zombie")]
    after = [power_of(play.table, number) for number in numbers]
    assert after == [power - less for power, less in zip(before, lost, strict=True)]


def test_a_lost_attack_strips_and_no_attack_does_not(scene: Scene) -> None:
    slinger, bow = scene.dungeon("Goblin Slinger"), scene.hand("Yew Bow")
    scene.dungeon("Horned Ravager", "Horned Ravager")
    play = scene.attack().commit(scene.party[0]).card(bow).done()
    assert not play.table.round.won and play.foe(slinger).stripped
    play = scene.attack().card(bow).done()
    assert not play.foe(slinger).stripped


def test_a_bonus_comes_back_in_the_next_round(scene: Scene) -> None:
    slinger = scene.dungeon("Goblin Slinger", stripped=True)
    assert power_of(scene.table, slinger) == 1
    scene.pile("dungeon_deck", *["Zombie"] * 9)
    scene.hand("Rally")
    play = scene.begin(s.BeginRound())
    assert power_of(play.table, slinger) == 2


def test_choking_fog_shortens_an_attack_without_flight(scene: Scene) -> None:
    slinger, bow = scene.dungeon("Goblin Slinger"), scene.hand("Yew Bow")
    fog = scene.dungeon("Choking Fog")
    assert attack_report(scene.attack().commit(scene.party[0]).card(bow).table).distance == "Melee"
    scene.in_play("Winged Boots", "assigned", host=scene.party[1])
    assert attack_report(scene.attack().commit(scene.party[0]).card(bow).table).distance == "Melee"
    play = scene.attack().commit(*scene.party[:2]).card(bow)
    assert attack_report(play.table).stripped == (slinger,)
    scene.mark(fog, locks=1)
    assert attack_report(scene.attack().commit(scene.party[0]).card(bow).table).distance == "Ranged"


def test_the_narrow_stair_lets_two_attack_and_those_who_fly(scene: Scene) -> None:
    stair = scene.dungeon("Narrow Stair")
    scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    play = scene.attack().commit(scene.party[1], scene.party[2])
    assert play.code(Commit(scene.party[3])) == "too_many"
    play.commit(scene.party[0])
    assert play.power == 3
    scene.mark(stair, locks=1)
    scene.attack().commit(*scene.party)


def test_on_the_narrow_stair_who_flies_is_not_counted_when_committed_first(scene: Scene) -> None:
    # rule: crawler/terrain
    scene.dungeon("Narrow Stair")
    scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    play = scene.attack().commit(scene.party[0], scene.party[1])
    assert play.code(Commit(scene.party[2])) == ""
    play.commit(scene.party[2])
    assert play.code(Commit(scene.party[3])) == "too_many" and play.power == 3


# Legal targets


def test_stealth_is_not_a_target_while_there_is_another(scene: Scene) -> None:
    wisp, zombie = scene.dungeon("Grave Wisp"), scene.dungeon("Ashen Wight")
    play = scene.attack().commit(*scene.party).done()
    assert play.wounds(wisp, zombie) == [0, 1]
    scene.dungeon("Zombie")
    play = scene.attack().commit(*scene.party).done()
    assert play.code(Choose(wisp)) == "stealth"


def test_of_those_with_stealth_the_cheapest_is_the_target(scene: Scene) -> None:
    wisp = scene.dungeon("Grave Wisp")
    play = scene.attack().commit(scene.party[0]).done()
    assert play.wounds(wisp) == [1]
    other = scene.dungeon("Grave Wisp")
    play = scene.attack().commit(*scene.party[:2]).done()
    assert play.choices() == [wisp, other]


def test_an_area_attack_wounds_different_characters_and_may_stop_after_the_first(scene: Scene) -> None:
    one, other, third = (scene.dungeon("Zombie") for _ in range(3))
    cleave = scene.hand("Cleave")
    play = scene.attack().commit(scene.party[0]).boost(cleave).done()
    assert play.code(Done()) == "no_target" and play.choices() == [one, other, third]
    play.choose(one)
    assert play.code(Choose(one)) == "chosen"
    play.choose(third)
    assert play.wounds(one, other, third) == [1, 0, 1]
    play = scene.attack().commit(scene.party[0]).boost(cleave).done().choose(other).done()
    assert play.wounds(one, other, third) == [0, 1, 0]
    assert play.question == THE_END


def test_leap_is_not_a_target_of_an_area_attack_and_of_another_it_is(scene: Scene) -> None:
    wolf, zombie, cleave = scene.dungeon("Barrow Wolf"), scene.dungeon("Zombie"), scene.hand("Cleave")
    scene.dungeon("Zombie")
    play = scene.attack().commit(scene.party[0]).boost(cleave).done()
    assert play.code(Choose(wolf)) == "leap"
    play.choose(zombie)
    assert play.question == "wound"
    play = scene.attack().commit(scene.party[0]).card(cleave).done().choose(wolf)
    assert play.wounds(wolf) == [1]
    assert play.question == THE_END


def test_an_area_attack_has_stealth_as_a_target_once_all_others_are_chosen(scene: Scene) -> None:
    wisp, zombie, sentry = scene.dungeon("Grave Wisp"), scene.dungeon("Zombie"), scene.dungeon("Bone Sentry")
    clap = scene.hand("Thunderclap")
    play = scene.attack().commit(scene.party[0]).boost(clap).done()
    assert play.choices() == [zombie, sentry]
    play.choose(zombie)
    assert play.choices() == [sentry] and play.code(Choose(wisp)) == "stealth"
    play.choose(sentry)
    assert play.choices() == [wisp]
    assert play.choose(wisp).wounds(wisp, zombie, sentry) == [1, 1, 1]


def test_an_area_attack_on_those_with_leap_alone_wounds_nobody(scene: Scene) -> None:
    wolf, cleave = scene.dungeon("Barrow Wolf"), scene.hand("Cleave")
    play = scene.attack().commit(scene.party[0]).boost(cleave).done()
    assert play.table.round.won and play.wounds(wolf) == [0]


# What prevents a Wound


def test_ruling_40_one_type_that_fits_is_enough_to_be_immune(scene: Scene) -> None:
    sentry, lance, spear = scene.dungeon("Bone Sentry"), scene.hand("Frost Lance"), scene.hand("Short Spear")
    play = scene.attack().commit(scene.party[0]).card(lance).card(spear).done()
    assert play.table.round.won and play.wounds(sentry) == [0] and play.table.round.wounded == ()
    assert [event.why for event in play.happened(ev.WoundPrevented)] == ["immune"]
    assert scene.attack().commit(scene.party[0]).card(spear).done().wounds(sentry) == [1]


def test_the_type_of_the_card_counts_among_the_types(scene: Scene) -> None:
    golem, blade = scene.dungeon("Clay Golem"), scene.hand("Spirit Blade")
    play = scene.attack().commit(*scene.party).card(blade).done()
    assert play.table.round.won and play.wounds(golem) == [0]
    assert scene.attack().commit(*scene.party).done().wounds(golem) == [1]


def test_resist_counts_against_its_type_only(scene: Scene) -> None:
    scene.dungeon("Ember Imp")
    bolt, spear = scene.hand("Ember Bolt"), scene.hand("Short Spear")
    assert scene.attack().card(spear).defence == 1
    assert scene.attack().card(bolt).defence == 3


def test_charm_wants_a_tactic_card_or_two_others() -> None:
    scene = Scene(*PARTY).without_spare()
    siren = scene.dungeon("Siren of the Well")
    tactic, spear, cleave = scene.hand("Rally"), scene.hand("Short Spear"), scene.hand("Cleave")
    play = scene.attack().commit(*scene.party).done()
    assert play.question == "pay_charm" and play.choices() == [tactic, spear, cleave]
    assert play.state.decision is not None
    assert wound_price(play.table, play.state.decision) == "1 Tactic card or 2 other cards"
    play.choose(tactic)
    assert play.wounds(siren) == [1] and play.table.crawler_grave == (tactic,)
    play = scene.attack().commit(*scene.party).done().choose(spear)
    assert play.wounds(siren) == [1], "the second card is the only other one"
    assert play.table.crawler_grave == (spear, cleave)
    play = scene.attack().commit(*scene.party).done().run(Decline())
    assert play.wounds(siren) == [0] and play.table.hand == (tactic, spear, cleave)


def test_charm_is_not_paid_with_one_other_card_nor_half_with_a_tactic() -> None:
    scene = Scene(*PARTY).without_spare()
    siren = scene.dungeon("Siren of the Well")
    tactic, spear = scene.hand("Rally"), scene.hand("Short Spear")
    play = scene.attack().commit(*scene.party).done()
    assert play.choices() == [tactic] and play.code(Choose(spear)) == "too_few"
    axe, bow = scene.hand("Throwing Axe"), scene.hand("Yew Bow")
    play = scene.attack().commit(*scene.party).done().choose(axe)
    assert play.choices() == [spear, bow] and play.code(Choose(tactic)) == "other_cards"
    assert play.code(Decline()) == "begun"
    play.choose(bow)
    assert play.wounds(siren) == [1]
    scene = Scene(*PARTY).without_spare()
    siren = scene.dungeon("Siren of the Well")
    scene.hand("Cleave")
    play = scene.attack().commit(*scene.party).done()
    assert play.wounds(siren) == [0] and play.question == THE_END, "nobody can pay, nobody is asked"


def test_regeneration_wants_as_many_cards_as_it_says() -> None:
    scene = Scene(*PARTY).without_spare()
    swarm, rally, mend = scene.dungeon("Cave Rat Swarm"), scene.hand("Rally"), scene.hand("Mend")
    play = scene.attack().commit(scene.party[0]).done()
    assert play.question == "pay_regeneration" and play.choices() == [rally, mend]
    assert play.state.decision is not None and wound_price(play.table, play.state.decision) == "1 card"
    assert play.code(Choose(swarm)) == "not_in_hand"
    play.choose(mend)
    assert play.wounds(swarm) == [1] and play.table.hand == (rally,)
    play = scene.attack().commit(scene.party[0]).done().run(Decline())
    assert play.wounds(swarm) == [0]
    scene = Scene(*PARTY).without_spare()
    swarm = scene.dungeon("Cave Rat Swarm")
    assert scene.attack().commit(scene.party[0]).done().wounds(swarm) == [0]


def test_ruling_41_each_target_of_an_area_attack_is_paid_for() -> None:
    scene = Scene(*PARTY).without_spare()
    swarms = [scene.dungeon("Cave Rat Swarm") for _ in range(2)]
    cleave, rally, mend = scene.hand("Cleave"), scene.hand("Rally"), scene.hand("Mend")
    play = scene.attack().commit(scene.party[0]).boost(cleave).done().choose(swarms[0])
    if play.question == "wound":
        play.choose(swarms[1])
    play.choose(rally)
    assert play.question == "pay_regeneration" and play.wounds(*swarms) == [1, 0]
    play.choose(mend)
    assert play.wounds(*swarms) == [1, 1]


# What follows a Wound


def test_rampage_wounds_one_of_those_who_attacked_in_melee(scene: Scene) -> None:
    ravager = scene.dungeon("Horned Ravager")
    play = scene.attack().commit(*scene.party[1:]).done()
    assert play.question == "rampage" and play.choices() == list(scene.party[1:])
    assert play.code(Choose(scene.party[0])) == "did_not_attack"
    play.choose(scene.party[2])
    assert play.wounds(*scene.party) == [0, 0, 1, 0] and play.foe(ravager).spent == 1


def test_rampage_is_once_a_round_so_often_in_all_and_not_of_the_slain() -> None:
    for marks in ({"rampaged": True}, {"spent": 2}, {"wounds": 2}):
        scene = Scene(*PARTY)
        scene.dungeon("Horned Ravager", **marks)
        play = scene.attack().commit(*scene.party).done()
        assert play.question == THE_END and play.wounds(*scene.party) == [0] * 4
    scene = Scene(*PARTY)
    scene.dungeon("Horned Ravager", spent=1)
    assert scene.attack().commit(*scene.party).done().question == "rampage"


def test_ruling_33_rampage_follows_melee_distance_alone(scene: Scene) -> None:
    scene.dungeon("Horned Ravager")
    spear, cleave, step = scene.hand("Short Spear"), scene.hand("Cleave"), scene.hand("Sidestep")
    assert scene.attack().commit(*scene.party).card(spear).card(cleave).done().question == THE_END
    play = scene.attack().commit(*scene.party).boost(cleave).done()
    assert play.question == "rampage" and play.code(PlayCard(step)) == "did_not_attack"


def test_possession_locks_its_target_and_hands_on_each_wound(scene: Scene) -> None:
    soul = scene.dungeon("Hollow Soul", target=scene.party[1])
    play = scene.attack()
    assert play.code(Commit(scene.party[1])) == "locked"
    play.commit(scene.party[0]).done()
    assert play.wounds(soul, scene.party[1]) == [1, 1], "the last Wound, too"
    assert not is_locked(play.table, scene.party[1])


def test_possession_does_nothing_while_its_card_is_locked(scene: Scene) -> None:
    soul = scene.dungeon("Hollow Soul", target=scene.party[1], locks=1)
    play = scene.attack().commit(scene.party[1]).done()
    assert play.wounds(soul, scene.party[1]) == [1, 0]


def test_an_adventurer_immune_to_the_type_is_spared_by_possession(scene: Scene) -> None:
    scene.dungeon("Hollow Soul", target=scene.party[1])
    scene.in_play("Wool-Lined Helm", "assigned", host=scene.party[1])
    lance = scene.hand("Frost Lance")
    assert scene.attack().commit(scene.party[0]).card(lance).done().wounds(scene.party[1]) == [0]
    assert scene.attack().commit(scene.party[0]).done().wounds(scene.party[1]) == [1]


def test_the_sum_of_an_attack_before_anything_is_committed(scene: Scene) -> None:
    lancer, zombie = scene.dungeon("Goblin Lancer"), scene.dungeon("Zombie")
    bow = scene.hand("Yew Bow")
    play = scene.attack()
    bare = queries.attack_sum(play.table)
    assert bare.report.power == () and bare.report.missing == 3 and set(bare.targets) == {lancer, zombie}
    assert [(item.card, item.word, item.amount) for item in bare.report.stamina] == [
        (lancer, "life", 1),
        (lancer, "armour", 1),
        (zombie, "life", 1),
    ]
    thought = queries.attack_sum(play.table, scene.party[:1], [(bow, True)])
    assert [(item.card, item.word, item.amount) for item in thought.report.power] == [
        (scene.party[0], "adventurer", 1),
        (bow, "ranged", 4),
    ]
    assert thought.report.missing == 0 and thought.report.wins and thought.report.stripped == (lancer,)
    play.commit(scene.party[0]).boost(bow)
    assert queries.attack_sum(play.table).report == thought.report


def test_the_retaliation_that_would_follow_an_attack(scene: Scene) -> None:
    lancer, needle = scene.dungeon("Goblin Lancer"), scene.dungeon("Poison Needle")
    spear = scene.hand("Short Spear")
    play = scene.attack()
    coming = queries.retaliation_sum(play.table)
    assert [report.attackers for report in coming.attacks] == [(lancer,), (needle,)]
    assert [report.assaults[0].target for report in coming.attacks] == list(scene.party[:2])
    assert coming.upright == tuple(scene.party) and coming.attacks[0].assaults[0].missing == 3
    play.commit(scene.party[0]).card(spear)
    coming = queries.retaliation_sum(play.table)
    assert coming.upright == tuple(scene.party[1:]) and coming.attacks[0].assaults[0].missing == 2
    after = queries.after_attack(play.table, scene.party[1:2], (), [lancer])
    coming = queries.retaliation_sum(after)
    assert coming.attacks[0].attackers == () and coming.upright == tuple(scene.party[2:])
    assert play.table.encounter[0].wounds == 0
