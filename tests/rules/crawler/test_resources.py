"""The four pools: what supplies them, what occupies them, what cards cost; and why a card cannot be paid."""

from __future__ import annotations

import pytest

from game.rules.crawler.playing import why_no_play
from game.rules.crawler.presentation import queries
from game.rules.crawler.resources import cost_of, free, occupied, pool, suppliers
from game.rules.crawler.state.commands import PlayCard
from game.rules.crawler.state.table import crawler_record
from tests.rules.crawler.encounters import Scene


def pools(scene: Scene) -> list[int]:
    return [pool(scene.table, each) for each in ("Equipment", "Magic", "Skill", "Tactic")]


@pytest.fixture
def scene() -> Scene:
    return Scene("Hedge Knight", "Road Thief", "Ember Adept")


def test_a_pool_is_the_highest_value_and_never_the_sum() -> None:
    assert pools(Scene("Hedge Knight", "Road Thief", "Shrine Keeper")) == [3, 3, 3, 2]
    assert pools(Scene("Hedge Knight", "Hedge Knight", "Hedge Knight")) == [3, 0, 2, 1]


def test_one_who_is_activated_supplies_and_one_who_is_locked_does_not(scene: Scene) -> None:
    scene.mark(scene.party[0], activated=True)
    assert pools(scene) == [3, 3, 3, 2]
    scene.mark(scene.party[0], locks=1)
    assert pools(scene) == [1, 3, 3, 2]
    assert suppliers(scene.table, "Tactic") == (scene.party[1], scene.party[2])


def test_an_enfeebled_resource_counts_as_nothing_while_the_card_is_in_force(scene: Scene) -> None:
    wight = scene.dungeon("Ashen Wight", target=scene.party[0], enfeebled="Equipment")
    assert pools(scene) == [1, 3, 3, 2]
    for marks in ({"locks": 1}, {"wounds": 2}, {"ignored": True}):
        scene.mark(wight, **marks)
        assert pools(scene) == [3, 3, 3, 2]
        scene.mark(wight, locks=0, wounds=0, ignored=False)
    scene.mark(wight, target=scene.party[2])
    assert pools(scene) == [3, 3, 3, 2], "the Ember Adept has no Equipment to lose"


def test_all_cards_of_a_type_in_play_occupy_its_pool(scene: Scene) -> None:
    scene.in_play("Tower Shield")
    scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    assert (occupied(scene.table, "Equipment"), free(scene.table, "Equipment")) == (3, 0)
    assert (occupied(scene.table, "Skill"), free(scene.table, "Skill")) == (0, 3)
    scene.in_play("Cleave", "response", entered=2)
    assert (occupied(scene.table, "Skill"), free(scene.table, "Skill")) == (2, 1)


def test_a_refusal_tells_which_pool_lacks_how_much_and_what_occupies_it(scene: Scene) -> None:
    shield = scene.in_play("Tower Shield")
    net = scene.hand("Weighted Net")
    play = scene.respond()
    refusal = why_no_play(play.table, net)
    assert refusal is not None and (refusal.code, refusal.rule) == ("unpaid", "crawler/resources")
    assert refusal.about == (net, shield)
    assert refusal.text == ("Weighted Net costs 2 Equipment; the pool is 3, less Tower Shield 2: 1 short.")
    scene = Scene("Hedge Knight", "Gallows Captain", "Hedge Knight")
    bolt = scene.hand("Ember Bolt")
    assert scene.attack().why(PlayCard(bolt)) == "Ember Bolt costs 1 Magic; the pool is 0: 1 short."


def test_a_card_that_uses_the_pool_up_can_be_paid(scene: Scene) -> None:
    scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    bow = scene.hand("Yew Bow")
    assert scene.attack().code(PlayCard(bow)) == ""


def test_ruling_22_when_a_pool_falls_cards_stay_and_nothing_more_can_be_played(scene: Scene) -> None:
    scene.in_play("Cleave", "response", entered=2)
    scene.in_play("Second Wind", "response", entered=2)
    scene.mark(scene.party[1], locks=1)
    drill, step = scene.hand("Shield Drill"), scene.hand("Sidestep")
    scene.dungeon("Zombie")
    play = scene.defend()
    assert free(play.table, "Skill") == -1 and len(play.table.played) == 2
    assert play.code(PlayCard(drill)) == "unpaid" == play.code(PlayCard(step))
    assert play.why(PlayCard(step)).endswith("the pool is 2, less Cleave 2, Second Wind 1: 1 short.")


def test_what_costs_nothing_can_be_played_while_all_of_the_pool_is_occupied() -> None:
    scene = Scene("Hedge Knight", "Ember Adept")
    scene.in_play("Cleave", "response", entered=2)
    step = scene.hand("Sidestep")
    scene.dungeon("Zombie")
    play = scene.defend()
    assert free(play.table, "Skill") == 0 and play.code(PlayCard(step)) == ""


def test_unnerve_makes_tactic_cards_dearer_and_no_others() -> None:
    scene = Scene("Gallows Captain", "Road Thief", "Ember Adept")
    tactic, free_one, skill = scene.hand("Rally"), scene.hand("Grim Bargain"), scene.hand("Cleave")
    herald = scene.dungeon("Dread Herald")

    def costs() -> list[int]:
        return [cost_of(scene.table, crawler_record(scene.table, card)) for card in (tactic, free_one, skill)]

    assert costs() == [2, 1, 2]
    scene.dungeon("Dread Herald")
    assert costs() == [3, 2, 2]
    scene.mark(herald, locks=1)
    assert costs() == [2, 1, 2]


def test_what_is_in_play_occupies_more_while_cards_are_dearer(scene: Scene) -> None:
    scene.in_play("Tower Shield")
    scene.dungeon("Flooded Hall", time=1)
    assert occupied(scene.table, "Equipment") == 3


def test_a_supplier_with_flight_does_not_pay_more_in_the_flooded_hall(scene: Scene) -> None:
    spear = scene.hand("Short Spear")
    scene.dungeon("Flooded Hall", time=1)
    record = crawler_record(scene.table, spear)
    assert cost_of(scene.table, record) == 2
    boots = scene.in_play("Winged Boots", "assigned", host=scene.party[1])
    assert cost_of(scene.table, record) == 2, "the Road Thief supplies no Equipment"
    scene.table = Scene("Hedge Knight").table
    scene = Scene("Hedge Knight", "Road Thief", "Hedge Knight")
    scene.dungeon("Flooded Hall", time=1)
    boots = scene.in_play("Winged Boots", "assigned", host=scene.party[2])
    assert cost_of(scene.table, crawler_record(scene.table, boots)) == 1
    assert cost_of(scene.table, crawler_record(scene.table, scene.hand("Cleave"))) == 2


def test_the_pools_as_a_screen_shows_them(scene: Scene) -> None:
    shield = scene.in_play("Tower Shield")
    equipment, magic, *_ = queries.pools(scene.table)
    assert (equipment.size, equipment.suppliers, equipment.occupied, equipment.free) == (
        3,
        (scene.party[0],),
        ((shield, 2),),
        1,
    )
    assert (magic.crawler_type, magic.size, magic.occupied) == ("Magic", 3, ())


def test_ruling_43_a_locked_adventurer_has_no_class_and_no_alignment() -> None:
    scene = Scene("Gallows Captain", "Hedge Knight", "Shrine Keeper")
    cleave, bargain = scene.hand("Cleave"), scene.hand("Grim Bargain")
    scene.pile("crawler_deck", *["Rally"] * 5)
    scene.mark(scene.party[1], locks=1)
    play = scene.attack()
    assert play.code(PlayCard(cleave, boosted=True)) == "" == play.code(PlayCard(bargain))
    scene = Scene("Gallows Captain", "Hedge Knight", "Hedge Knight")
    cleave, bargain = scene.hand("Cleave"), scene.hand("Grim Bargain")
    for one in scene.party[:2]:
        scene.mark(one, locks=1)
    play = scene.attack()
    assert play.code(PlayCard(cleave, boosted=True)) == "", "the other Knight is a Fighter"
    scene.mark(scene.party[2], locks=1)
    scene.adventurer("Ember Adept", locks=1)
    scene.adventurer("Road Thief")
    play = scene.attack()
    assert play.code(PlayCard(cleave, boosted=True)) == "no_class"
    assert play.code(PlayCard(bargain)) == "no_alignment"


def test_who_died_supplies_nothing(scene: Scene) -> None:
    scene.mark(scene.party[0], wounds=4, poison=1)
    play = scene.line(4)
    assert len(play.table.party) == 2 and pool(play.table, "Equipment") == 1
