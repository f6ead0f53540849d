"""The Dungeon's Retaliation: who attacks whom with how much, Area, Target, what stops it, and what it brings. One
chapter, since all of it is one sum, resolved in one step."""

from __future__ import annotations

import pytest

from game.rules.crawler.playing import why_no_commit
from game.rules.crawler.power import power_items, power_of
from game.rules.crawler.presentation import queries
from game.rules.crawler.quests import combat_is_won
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.commands import Choose, PlayCard
from game.rules.crawler.stats import primary_target
from game.rules.crawler.struggles import defence_report
from tests.rules.crawler.encounters import PARTY, THE_END, Scene


def test_all_that_can_attack_do_it_together_against_the_front(scene: Scene) -> None:
    zombie, eel, boulder = (scene.dungeon(name) for name in ("Zombie", "Cistern Eel", "Rolling Boulder"))
    play = scene.defend()
    assert play.threats() == {scene.party[0]: 6}
    play.done()
    assert play.wounds(*scene.party) == [1, 0, 0, 0]
    assert all(play.foe(card).activated for card in (zombie, eel, boulder))


def test_as_much_stamina_as_power_holds_and_one_less_does_not() -> None:
    for count, wounds in ((1, 1), (2, 0), (3, 0)):
        scene = Scene(*PARTY)
        scene.dungeon("Zombie")
        play = scene.defend().commit(*scene.party[1 : count + 1]).done()
        assert play.wounds(scene.party[0]) == [wounds]


def test_ruling_17_the_locked_the_activated_and_the_slain_do_not_attack() -> None:
    for marks in ({"locks": 1}, {"activated": True}, {"wounds": 1}):
        scene = Scene(*PARTY)
        scene.dungeon("Zombie", **marks)
        play = scene.defend()
        assert play.done().wounds(scene.party[0]) == [0] and not play.happened(ev.DefenceResolved)


def test_ruling_15_a_trap_with_power_attacks_and_others_do_not(scene: Scene) -> None:
    scene.dungeon("Fire Rune")
    assert scene.defend().threats() == {scene.party[0]: 2, scene.party[1]: 2}
    scene = Scene(*PARTY)
    scene.dungeon("Covered Pit", "Captive", "Graveyard")
    assert scene.defend().threats() == {}
    assert scene.attack().defence == 0, "a Trap has no Life"


def test_ruling_20_area_faces_the_next_with_its_own_power_and_one_stamina_for_all(scene: Scene) -> None:
    scene.dungeon("Zombie", "Fire Rune")
    play = scene.defend()
    assert play.threats() == {scene.party[0]: 4, scene.party[1]: 2}
    play.commit(*scene.party[:2]).done()
    assert play.wounds(*scene.party) == [1, 0, 0, 0]
    assert scene.defend().commit(scene.party[0]).done().wounds(*scene.party) == [1, 1, 0, 0]


def test_adjacent_targets_go_on_from_the_front_after_the_last(scene: Scene) -> None:
    scene.dungeon("Fire Rune")
    scene.this_round(primary=scene.party[3])
    assert scene.defend().threats() == {scene.party[3]: 2, scene.party[0]: 2}
    scene = Scene("Hedge Knight")
    scene.dungeon("Fire Rune")
    assert scene.defend().threats() == {scene.party[0]: 2}, "nobody is a target twice"


def test_an_attack_with_a_target_is_defended_on_its_own_after_the_others(scene: Scene) -> None:
    scene.dungeon("Zombie")
    needle = scene.dungeon("Poison Needle")
    play = scene.defend()
    assert play.threats() == {scene.party[0]: 2}
    play.commit(*scene.party[:2])
    committed = why_no_commit(play.table, 0, scene.party[0])
    assert committed is not None and committed.text.endswith("is committed already: it gives its Stamina once a round.")
    play.done()
    assert play.question == "defend" and play.threats() == {scene.party[1]: 1} and play.stamina == 0
    assert play.table.struggle is not None and play.table.struggle.aimed == needle
    again = why_no_commit(play.table, 0, scene.party[0])
    assert again is not None and (again.code, again.text) == (
        "once_a_round", f"{play.hero(scene.party[0]).record.name} has defended in this round already."
    )  # fmt: skip
    play.done()
    assert play.wounds(*scene.party) == [0, 1, 0, 0] and play.hero(scene.party[1]).poison == 1
    assert play.question == THE_END


def test_a_place_beyond_the_last_is_counted_on_from_the_front() -> None:
    scene = Scene("Hedge Knight")
    scene.dungeon("Poison Needle")
    play = scene.defend()
    if play.table.struggle is not None and not play.table.struggle.aimed:
        play.done()
    assert play.threats() == {scene.party[0]: 1}


def test_the_primary_target_is_the_front_one_without_stealth(scene: Scene) -> None:
    assert primary_target(scene.table) == scene.party[0]
    scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    assert primary_target(scene.table) == scene.party[1]
    scene.this_round(primary=scene.party[0])
    assert primary_target(scene.table) == scene.party[0]
    scene = Scene("Hedge Knight")
    scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    assert primary_target(scene.table) == scene.party[0]


# Power


@pytest.mark.parametrize(("entered", "power"), [(2, 4), (1, 3)])
def test_charge_is_for_the_round_in_which_the_card_enters(entered: int, power: int, scene: Scene) -> None:
    lancer = scene.dungeon("Goblin Lancer", entered=entered)
    assert power_of(scene.table, lancer) == power


def test_bolster_counts_the_others_with_the_same_tag(scene: Scene) -> None:
    one = scene.dungeon("Goblin Skulker")
    scene.dungeon("Goblin Slinger")
    assert power_of(scene.table, one) == 1
    other = scene.dungeon("Goblin Skulker", locks=1)
    third = scene.dungeon("Goblin Skulker")
    assert power_of(scene.table, one) == 3
    scene.mark(third, ignored=True)
    assert (power_of(scene.table, one), power_of(scene.table, third)) == (2, 1)
    assert [(item.word, item.by) for item in power_items(scene.table, one)] == [("power", 0), ("bolster", other)]


def test_ruling_31_simple_counts_tactics_of_this_encounter_at_this_moment(scene: Scene) -> None:
    zombie, golem = scene.dungeon("Zombie"), scene.dungeon("Clay Golem")
    scene.in_play("Rally", "response", entered=1)
    scene.in_play("Cleave", "response", entered=2)
    assert (power_of(scene.table, zombie), power_of(scene.table, golem)) == (2, 3)
    scene.in_play("Feint", "response", entered=2)
    assert (power_of(scene.table, zombie), power_of(scene.table, golem)) == (1, 2)
    for _ in range(2):
        scene.in_play("Rally", "response", entered=2)
    assert (power_of(scene.table, zombie), power_of(scene.table, golem)) == (0, 0)


def test_power_that_is_reduced_to_0_takes_nothing_off_the_others(scene: Scene) -> None:
    scene.dungeon("Zombie", "Cistern Eel")
    for _ in range(3):
        scene.in_play("Rally", "response", entered=2)
    assert scene.defend().threats() == {scene.party[0]: 2}


def test_blood_moon_is_for_evil_characters_while_it_is_in_force(scene: Scene) -> None:
    herald, zombie = scene.dungeon("Dread Herald"), scene.dungeon("Zombie")
    moon = scene.dungeon("Blood Moon", time=1)
    assert (power_of(scene.table, herald), power_of(scene.table, zombie)) == (3, 2)
    scene.dungeon("Blood Moon")
    assert power_of(scene.table, herald) == 4
    scene.mark(moon, locks=1)
    assert power_of(scene.table, herald) == 3


def test_ruling_16_terrain_adds_up_and_gives_to_those_who_fly_too(scene: Scene) -> None:
    eel, lurker, imp = (scene.dungeon(name) for name in ("Cistern Eel", "Mire Lurker", "Ember Imp"))
    scene.dungeon("Flooded Hall", "Flooded Hall")
    assert [power_of(scene.table, card) for card in (eel, lurker, imp)] == [4, 4, 2]


def test_active_allies_of_the_herald_are_fearless(scene: Scene) -> None:
    herald, eel = scene.dungeon("Dread Herald"), scene.dungeon("Cistern Eel")
    scene.in_play("Bold Defiance", "response", entered=2)
    assert (power_of(scene.table, herald), power_of(scene.table, eel)) == (1, 2)
    scene.mark(eel, locks=1)
    assert power_of(scene.table, eel) == 1, "a Locked ally is not Active"
    scene.mark(eel, locks=0)
    scene.mark(herald, locks=1)
    assert power_of(scene.table, eel) == 1, "nor does a Locked Herald give anything"


def test_graveyard_and_reinforce_give_stamina(scene: Scene) -> None:
    scene.dungeon("Bone Sentry", "Zombie")
    assert scene.attack().defence == 2
    scene.dungeon("Bone Sentry")
    assert scene.attack().defence == 5
    scene.dungeon("Graveyard")
    assert scene.attack().defence == 8


def test_ignored_a_character_has_its_power_and_its_life_left(scene: Scene) -> None:
    lancer = scene.dungeon("Goblin Lancer", entered=2, ignored=True)
    assert power_of(scene.table, lancer) == 2 and scene.attack().defence == 1
    scene.dungeon("Grave Wisp", ignored=True)
    assert defence_report(scene.defend().table).assaults[0].incorporeal == 0


# What stops it


def test_ruling_21_incorporeal_power_wants_magic_or_supernatural_stamina(scene: Scene) -> None:
    scene.dungeon("Grave Wisp", "Zombie")
    line, ward = scene.hand("Hold the Line"), scene.hand("Ward of Light")
    play = scene.defend().commit(*scene.party).card(line)
    assault = defence_report(play.table).assaults[0]
    assert (assault.missing, assault.magic_missing, assault.hits) == (0, 1, True)
    play.card(ward)
    assert not defence_report(play.table).assaults[0].hits
    assert play.done().wounds(scene.party[0]) == [0]
    play = scene.defend().card(ward)
    assert not defence_report(play.table).assaults[0].hits, "4 of Magic against 3"
    scene.dungeon("Zombie")
    assert defence_report(scene.defend().card(ward).table).assaults[0].missing == 1


def test_ruling_21_unstoppable_power_makes_the_whole_attack_succeed(scene: Scene) -> None:
    scene.dungeon("Zombie")
    boulder = scene.dungeon("Rolling Boulder")
    play = scene.defend().commit(*scene.party)
    assert defence_report(play.table).assaults[0].unstoppable == (boulder,)
    assert play.done().wounds(scene.party[0]) == [1]
    scene.mark(boulder, activated=True)
    assert scene.defend().commit(*scene.party[:2]).done().wounds(scene.party[0]) == [0]


def test_unstoppable_is_no_more_than_its_attribute(scene: Scene) -> None:
    scene.dungeon("Rolling Boulder", ignored=True)
    assert scene.defend().commit(*scene.party[:2]).done().wounds(scene.party[0]) == [0]


def test_an_immune_adventurer_faces_the_others_only(scene: Scene) -> None:
    shade = scene.dungeon("Frost Shade")
    scene.dungeon("Zombie")
    scene.in_play("Wool-Lined Helm", "assigned", host=scene.party[0])
    play = scene.defend()
    assert play.threats() == {scene.party[0]: 2}
    scene.this_round(primary=scene.party[1])
    assert scene.defend().threats() == {scene.party[1]: 4}
    assert shade in defence_report(play.table).attackers


def test_cards_that_cannot_be_used_give_nothing(scene: Scene) -> None:
    scene.dungeon("Zombie")
    scene.in_play("Wool-Lined Helm", "assigned", host=scene.party[0])
    drill = scene.hand("Shield Drill")
    play = scene.defend().commit(scene.party[0])
    assert play.stamina == 2
    scene.dungeon("Rushed")
    play = scene.defend()
    assert play.code(PlayCard(drill)) == "barred" == play.code(PlayCard(drill, boosted=True))


# What it brings


def test_ruling_39_contact_comes_with_the_attack_on_its_target_held_or_not(scene: Scene) -> None:
    scene.dungeon("Venom Spider", "Phantom")
    ward = scene.hand("Ward of Light")
    play = scene.defend().card(ward).done()
    assert play.wounds(scene.party[0]) == [0]
    assert (play.hero(scene.party[0]).poison, play.hero(scene.party[0]).locks) == (1, 1)
    assert play.hero(scene.party[1]).poison == 0


def test_contact_does_not_come_without_an_attack(scene: Scene) -> None:
    scene.dungeon("Venom Spider", locks=1)
    assert scene.defend().done().hero(scene.party[0]).poison == 0


@pytest.mark.parametrize(("name", "marks"), [("Frost Shade", (0, 1)), ("Mire Lurker", (0, 1))])
def test_afflictions_come_with_a_wound_only(name: str, marks: tuple[int, int], scene: Scene) -> None:
    scene.dungeon(name)
    hero = scene.defend().done().hero(scene.party[0])
    assert (hero.poison, hero.locks) == marks and hero.activated is (name == "Mire Lurker")
    hero = scene.defend().commit(*scene.party[1:3]).done().hero(scene.party[0])
    assert (hero.poison, hero.locks, hero.activated) == (0, 0, False)


def test_every_attacker_brings_its_own_when_the_pool_hits(scene: Scene) -> None:
    scene.dungeon("Frost Shade", "Mire Lurker")
    hero = scene.defend().done().hero(scene.party[0])
    assert hero.wounds == 1 and hero.locks == 2


def test_drains_are_added_up_and_burn_what_there_is() -> None:
    for cards, left in ((6, 2), (3, 0)):
        scene = Scene(*PARTY)
        scene.dungeon("Zombie")
        wight = scene.dungeon("Ashen Wight")
        scene.dungeon("Ashen Wight")
        scene.pile("crawler_deck", *["Mend"] * cards)
        play = scene.defend().done()
        assert len(play.table.crawler_deck) == left
        assert [event.by for event in play.happened(cev.CardsBurned)] == [wight]
    scene = Scene(*PARTY)
    scene.dungeon("Ashen Wight")
    scene.pile("crawler_deck", "Mend")
    assert scene.defend().commit(*scene.party[:3]).done().table.crawler_deck


def test_shaken_discards_of_the_partys_choice_or_all() -> None:
    scene = Scene(*PARTY).without_spare()
    scene.dungeon("Dread Herald")
    rally, mend = scene.hand("Rally"), scene.hand("Mend")
    play = scene.defend().done()
    assert play.question == "discard_for_card" and play.choices() == [rally, mend]
    assert play.code(Choose(scene.party[0])) == "not_in_hand"
    assert play.choose(mend).table.hand == (rally,)
    scene = Scene(*PARTY).without_spare()
    scene.dungeon("Dread Herald")
    scene.hand("Rally")
    assert scene.defend().done().table.hand == ()


def test_ruling_34_steal_takes_a_permanent_equipment_of_the_partys_choice(scene: Scene) -> None:
    scene.dungeon("Masked Stranger", "Zombie")
    shield, satchel = scene.in_play("Tower Shield"), scene.in_play("Field Satchel")
    veteran, boots = scene.in_play("Veteran"), scene.in_play("Winged Boots", "assigned", host=scene.party[1])
    play = scene.defend().done()
    assert play.question == "steal" and play.choices() == [shield, satchel]
    assert [play.code(Choose(card)) for card in (veteran, boots)] == ["no_equipment"] * 2
    play.choose(satchel)
    assert play.table.crawler_grave == (satchel,)
    assert scene.defend().commit(*scene.party).done().question == THE_END


def test_the_last_adventurers_death_is_a_loss_at_once() -> None:
    scene = Scene("Hedge Knight")
    scene.mark(scene.party[0], wounds=4)
    scene.dungeon("Dread Herald")
    scene.hand("Rally")
    play = scene.defend().done()
    assert play.state.outcome.reason == "party_died" and play.state.outcome.winners == ()
    assert play.table.party == () and play.table.fallen == (scene.party[0],) and play.state.agenda == ()


def test_a_dead_adventurer_leaves_the_order_and_what_was_assigned_leaves_too(scene: Scene) -> None:
    scene.mark(scene.party[0], wounds=4)
    boots = scene.in_play("Wool-Lined Helm", "assigned", host=scene.party[0])
    scene.in_play("Tower Shield")
    scene.dungeon("Zombie")
    play = scene.defend().done()
    assert [one.id for one in play.table.party] == list(scene.party[1:]) and play.table.crawler_grave == (boots,)
    assert primary_target(play.table) == scene.party[1] and len(play.table.played) == 1


# Combat won


def test_ruling_35_combat_is_won_with_the_attack_and_a_retaliation_that_was_resisted(scene: Scene) -> None:
    scene.dungeon("Zombie")
    scene.this_round(won=True)
    play = scene.defend().commit(*scene.party[:2]).done()
    assert combat_is_won(play.table)
    assert not combat_is_won(scene.defend().done().table), "a Wound was taken"
    scene.this_round(won=False)
    assert not combat_is_won(scene.defend().commit(*scene.party[:2]).done().table)


def test_only_a_wound_from_the_retaliation_counts_against_combat(scene: Scene) -> None:
    scene.this_round(won=True)
    scene.dungeon("Zombie")
    play = scene.defend().commit(scene.party[1]).done()
    now = play.table.round
    assert (now.hurt, now.faced, now.resisted) == (True, True, True) and not combat_is_won(play.table)
    scene = Scene(*PARTY)
    scene.this_round(won=True)
    scene.dungeon("Barrow Wolf")
    play = scene.triggers().commit(scene.party[1]).done()
    now = play.table.round
    assert play.wounds(scene.party[0]) == [1]
    assert (now.hurt, now.faced, now.resisted) == (False, False, False) and combat_is_won(play.table)


def test_ruling_35_something_must_be_committed_unless_nothing_attacks(scene: Scene) -> None:
    scene.dungeon("Phantom")
    scene.this_round(won=True)
    assert not combat_is_won(scene.defend().done().table)
    assert combat_is_won(scene.defend().commit(scene.party[0]).done().table)
    drill = scene.hand("Shield Drill")
    assert combat_is_won(scene.defend().card(drill).done().table)
    scene = Scene(*PARTY)
    scene.this_round(won=True)
    assert combat_is_won(scene.defend().done().table)


def test_the_sum_of_a_defence_at_hand(scene: Scene) -> None:
    zombie, rune = scene.dungeon("Zombie"), scene.dungeon("Fire Rune")
    armour = scene.hand("Leather Armour")
    play = scene.defend()
    coming = queries.retaliation_sum(play.table, scene.party[:1], [(armour, False)])
    first = coming.attacks[0]
    assert [(item.card, item.word, item.amount) for item in first.stamina] == [
        (scene.party[0], "adventurer", 1),
        (armour, "stamina", 2),
    ]
    assert [(each.target, each.missing) for each in first.assaults] == [(scene.party[0], 1), (scene.party[1], 0)]
    assert [(item.card, item.amount) for item in first.assaults[0].power] == [(zombie, 2), (rune, 2)]
    assert coming.upright == tuple(scene.party[1:]) and first.magic == 0
    play.commit(scene.party[0]).card(armour)
    assert queries.retaliation_sum(play.table).attacks == coming.attacks
