"""How the computer player of Heroes judges a position: its items, the race of damage, and the clock."""

from __future__ import annotations

import pytest

from game.ai.evaluation import standing
from game.ai.heroes.judging import HeroesEvaluator
from game.ai.heroes.position_items import position_items
from game.ai.heroes.race import attack_share, expected_damage
from game.core.commands import Pass
from game.core.views import view_for
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state.table import Table
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene


def table_of(scene: Scene) -> Table:
    """Return the table in seat 0's action phase."""
    return scene.act(placed=True).table


def amounts(scene: Scene, name: str) -> tuple[float, float]:
    """Return what both have of an item."""
    (item,) = [one for one in position_items(table_of(scene), 0) if one.name == name]
    return item.own, item.others


def test_what_is_good_for_one_seat_is_as_bad_for_the_other():
    scene = Scene(ILSABET, RHASKA)
    scene.put("Dawn Templar")
    scene.put("Bark Jerkin", 1)
    scene.quest("Lost Heirloom", seat=1)
    scene.hand("Glyph Dart", "Unravel")
    table = table_of(scene)
    assert standing(position_items(table, 0)) == pytest.approx(-standing(position_items(table, 1)))
    names = [item.name for item in position_items(table, 0)]
    assert len(names) == len(set(names)) and all(name == name.lower() for name in names)


def test_two_who_have_the_same_stand_even():
    items = position_items(table_of(Scene(SEDGE, SEDGE)), 0)
    assert all(item.own == item.others for item in items)


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("allies", "Ferryman Dob"),
        ("weapons", "Scribe's Knife"),
        ("armor", "Quilted Robe"),
        ("items", "Vial of Quicksilver"),
        ("abilities", "Arcane Wellspring"),
    ],
)
def test_what_is_in_play_counts_for_its_player(name: str, card: str):
    scene = Scene(ILSABET, SEDGE)
    assert amounts(scene, name) == (0, 0)
    scene.put(card)
    own, others = amounts(scene, name)
    assert own > 0 == others


def test_what_is_attached_counts_through_its_host_alone():
    scene = Scene(ILSABET, SEDGE)
    templar = scene.put("Dawn Templar", 1)
    whole = amounts(scene, "allies")[1]
    scene.put("Toad Hex", on=templar)
    assert amounts(scene, "abilities") == (0, 0)
    assert amounts(scene, "allies")[1] < whole


def test_what_an_item_gives_its_hero_counts_once(scene: Scene):
    before = amounts(scene, "health")[0]
    scene.put("Veteran's Signet")
    assert amounts(scene, "health")[0] > before
    assert amounts(scene, "items")[0] < 1


def test_health_is_worth_more_the_less_is_left():
    def health(left: int) -> float:
        scene = Scene()
        scene.weaken(HERO, left)
        return amounts(scene, "health")[0]

    assert health(4) - health(2) > health(20) - health(18) > 0


def test_seven_resources_are_enough():
    for count, counted, spare in ((6, 6, 0), (7, 7, 0), (8, 7, 1)):
        scene = Scene(resources=count)
        assert amounts(scene, "resources")[0] == counted
        assert amounts(scene, "spare resources")[0] == spare


def test_open_quests_a_power_that_is_left_and_the_last_cards_of_a_deck_count():
    scene = Scene(powers=True)
    scene.quest("Lost Heirloom")
    scene.no_deck(1)
    scene.change(FOE, face_up=False)
    assert amounts(scene, "open quests") == (1, 0)
    assert amounts(scene, "power") == (1, 0)
    assert amounts(scene, "deck") == (5, 0)
    scene.deck(*["Ferryman Dob"] * 6)
    assert amounts(scene, "deck")[0] == 10


def hand_of(*names: str, resources: int = 3, worn: str = "") -> float:
    """Return what a hand counts for who holds it."""
    scene = Scene(OSRIC, SEDGE, resources=resources)
    if worn:
        scene.put(worn)
    scene.hand(*names)
    return amounts(scene, "hand")[0]


def test_a_card_in_a_hand_counts_for_what_it_can_be_played_for():
    assert hand_of() == 0 < hand_of("Marsh Skitterer") < hand_of("Ferryman Dob") < hand_of("Lantern Sergeant")
    assert hand_of("Marsh Skitterer", "Ferryman Dob") == hand_of("Marsh Skitterer") + hand_of("Ferryman Dob")


def test_a_card_in_a_hand_counts_less_that_can_only_be_paid_later():
    now, later, much_later = (hand_of("Dawn Templar", resources=resources) for resources in (4, 3, 0))
    assert now > later > much_later > 0
    # One resource comes with the turn.
    assert now == hand_of("Dawn Templar", resources=5)


def test_a_card_in_a_hand_counts_less_for_a_slot_that_is_taken():
    assert 0 < hand_of("Kettle Helm", worn="Kettle Helm") < hand_of("Kettle Helm", worn="Plated Cuirass")


def test_a_quest_in_a_hand_counts_as_the_resource_that_it_will_be():
    assert hand_of("Marsh Skitterer") < hand_of("Lost Heirloom") < hand_of("Lantern Sergeant")


@pytest.mark.parametrize(("name", "resources"), [("Marsh Skitterer", 1), ("Wardstone Sling", 1), ("Ferryman Dob", 3)])
def test_in_play_a_card_counts_more_than_in_the_hand(name: str, resources: int):
    def stands(*, played: bool) -> float:
        scene = Scene(RHASKA, SEDGE, resources=resources)
        if played:
            scene.put(name)
        else:
            scene.hand(name)
        return standing(position_items(table_of(scene), 0))

    assert stands(played=True) > stands(played=False)


def test_cards_that_are_not_known_count_alike():
    scene = Scene(ILSABET, SEDGE)
    scene.hand("Marsh Skitterer", "Dawn Templar", seat=1)
    play = scene.act(placed=True)
    items = position_items(view_for(HEROES, play.state, 0).table, 0)
    unknown = next(one.others for one in items if one.name == "hand") / 2
    assert hand_of("Marsh Skitterer") < unknown < hand_of("Dawn Templar", resources=4)


def test_the_card_of_the_turn_is_in_the_hand_before_it_is_drawn():
    """Windows are asked before and after the draw step: at both as many cards count."""
    scene = Scene(ILSABET, SEDGE, windows="always")
    scene.hand("Glyph Dart")
    play = scene.begin_turn()
    own, others = [], []
    while play.prompt != "action":
        if play.asked == 0:
            for seat, seen in ((0, own), (1, others)):
                items = position_items(view_for(HEROES, play.state, seat).table, seat)
                item = next(one for one in items if one.name == "hand")
                seen.append((play.prompt, item.own, item.others))
        play.do(Pass())
    assert [prompt for prompt, *_ in own] == ["respond_ready", "respond_draw"]
    # A seat that does not see the hand cannot tell the two apart; one that does then knows which card it is.
    assert [seen for _, *seen in others] == [[0, others[0][2]], [0, others[0][2]]] and others[0][2] > 0
    known = hand_of("Glyph Dart", resources=len(play.table.players[0].resources))
    assert own[0][1] == pytest.approx(known + others[0][2] / 2) and own[1][1] > known
    assert [seen[2] for seen in own] == [0, 0]


# The race


def test_the_attack_is_what_all_deal(scene: Scene):
    scene.put("Ferryman Dob")
    scene.put("Wallwatch Archer")
    scene.put("Tusked Charger", exhausted=True)
    scene.weaken(FOE, 20)
    table = table_of(scene)
    assert expected_damage(table, 0) == 5
    assert attack_share(table, 0) == 5 / 20
    assert expected_damage(table, 1) == 0


def test_what_is_exhausted_attacks_in_its_own_next_turn_if_it_is_readied():
    scene = Scene(OSRIC, RHASKA)
    charger = scene.put("Tusked Charger", 1, exhausted=True)
    assert expected_damage(table_of(scene), 1) == 4
    scene.put("Bramble Snare", on=charger)
    assert expected_damage(table_of(scene), 1) == 0
    scene.change(charger, exhausted=False)
    assert expected_damage(table_of(scene), 1) == 4


def test_who_cannot_attack_deals_nothing():
    scene = Scene(ILSABET, SEDGE)
    charger = scene.put("Tusked Charger", 1)
    scene.put("Toad Hex", on=charger)
    assert expected_damage(table_of(scene), 1) == 0


def test_each_protector_stops_the_hardest_that_is_left(scene: Scene):
    for name in ("Ferryman Dob", "Wallwatch Archer", "Dawn Templar"):
        scene.put(name)
    scene.put("Ironback Hauler", 1)
    assert expected_damage(table_of(scene), 0) == 3 + 2
    lurcher = scene.put("Ironback Hauler", 1)
    assert expected_damage(table_of(scene), 0) == 2
    scene.put("Toad Hex", on=lurcher)
    assert expected_damage(table_of(scene), 0) == 3 + 2


def test_a_protector_that_is_exhausted_is_not_ready_before_the_next_attack_of_either(scene: Scene):
    scene.put("Ferryman Dob")
    sergeant = scene.put("Lantern Sergeant", exhausted=True)
    scene.put("Ferryman Dob", 1)
    scene.put("Ironback Hauler", 1, exhausted=True)
    table = table_of(scene)
    assert [expected_damage(table, seat) for seat in (0, 1)] == [3, 3 + 3]
    scene.change(sergeant, exhausted=False)
    assert expected_damage(table_of(scene), 1) == 3


def test_a_strike_counts_that_can_be_paid_the_best_one():
    scene = Scene(OSRIC, SEDGE, resources=2)
    scene.put("Mountain Maul")
    assert expected_damage(table_of(scene), 0) == 0
    scene.put("Harpooner's Axe")
    assert expected_damage(table_of(scene), 0) == 2
    scene.resources(3)
    assert expected_damage(table_of(scene), 0) == 5


def test_armor_takes_its_def_off_but_never_all():
    scene = Scene(OSRIC, OSRIC)
    scene.put("Old Thicket-Bear")
    scene.put("Tusked Charger")
    scene.put("Plated Cuirass", 1)
    assert expected_damage(table_of(scene), 0) == 8 - 4
    scene.put("Tower Shield", 1)
    assert expected_damage(table_of(scene), 0) == 2
    scene = Scene(OSRIC, OSRIC)
    scene.put("Tusked Charger")
    scene.put("Kettle Helm", 1, exhausted=True)
    assert expected_damage(table_of(scene), 0) == 4


def test_what_burns_on_a_hero_is_dealt_too_past_all_armor():
    scene = Scene(ILSABET, OSRIC)
    scene.put("Clinging Cinders", on=FOE)
    scene.put("Plated Cuirass", 1)
    assert expected_damage(table_of(scene), 0) == 1


def test_more_than_dead_is_dead(scene: Scene):
    scene.put("Dawn Templar")
    scene.weaken(FOE, 1)
    assert attack_share(table_of(scene), 0) == 1.5


# The clock


def test_the_clock_is_the_turn_whoever_looks():
    play = Scene().act(placed=True)
    evaluator = HeroesEvaluator()
    now = play.table.turn.number
    assert [evaluator.clock(view_for(HEROES, play.state, seat)) for seat in (0, 1)] == [now, now]
    play.do(Pass())
    while play.prompt != "action":
        play.do(Pass())
    assert evaluator.clock(view_for(HEROES, play.state, 0)) == now + 1
