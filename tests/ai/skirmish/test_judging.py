"""The chapters of Skirmish's player: what creatures, blows, squares, cards and positions are worth to it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ai.evaluation import Item, standing
from game.ai.skirmish.judging import SkirmishEvaluator
from game.ai.skirmish.standing import items_of
from game.ai.skirmish.values import (
    CARD,
    VICTORY,
    attached_value,
    price_of,
    shot_damage,
    shot_reach,
    strength,
    value_of,
    value_of_cards,
)
from game.ai.worlds import World
from game.core.views import view_for
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.ai.skirmish.scenes import WALLED, at, judged, squares_in, struck_on
from tests.rules.skirmish.scene import Scene, duel

# The value of things


def test_who_hits_harder_or_from_afar_fights_better():
    assert strength("dragon_knight") > strength("war_wizard") > strength("dwarf_cleric")
    archer, sneak = CREATURES["elf_archer"], CREATURES["halfling_sneak"]
    assert (shot_reach(archer), shot_damage(archer)) == (10, 5)
    assert (shot_reach(sneak), shot_damage(sneak)) == (0, 0)
    assert shot_reach(CREATURES["half_orc_thug"]) == 6  # five squares, and one beside
    assert shot_reach(CREATURES["umbur_hulk"]) == 0  # its gaze slides, and strikes beside it


def test_wounds_cost_less_than_the_last_hit_point(scene: Scene):
    whole, hurt = scene.put("dragon_knight", (1, 1)), scene.put("dragon_knight", (1, 3), damage=44)
    table = scene.table()
    price = price_of(table, table.creatures[whole])
    assert value_of(table, table.creatures[whole]) == pytest.approx(price)
    assert 0.4 * price < value_of(table, table.creatures[hurt]) < 0.45 * price


def test_a_level_more_is_worth_more(scene: Scene):
    plain, raised = scene.put("elf_archer", (1, 1)), scene.put("elf_archer", (1, 3), attached=["level_up"])
    table = scene.table()
    assert price_of(table, table.creatures[raised]) > price_of(table, table.creatures[plain])


def test_each_further_card_is_worth_less():
    assert value_of_cards(0, 1) == CARD
    assert value_of_cards(5, 1) < value_of_cards(4, 1)
    assert value_of_cards(2, 3) == pytest.approx(value_of_cards(2, 1) + value_of_cards(3, 2))
    assert value_of_cards(4, 0) == 0


def test_cards_under_a_creature_help_or_hinder_it(scene: Scene):
    numbers = {name: scene.put("dragon_knight", (x, 1), attached=[name]) for x, name in enumerate(_ATTACHED, 1)}
    table = scene.table()
    values = {name: attached_value(table, table.creatures[number]) for name, number in numbers.items()}
    assert values["action_point"] > 0 < values["shroud_of_darkness"]
    assert values["web"] < 0 > values["darkfire"]
    assert values["level_up"] == 0  # its level and hit points count already


_ATTACHED = ("action_point", "shroud_of_darkness", "web", "darkfire", "level_up")


# Where foes can strike


def test_a_foe_strikes_one_square_beyond_its_speed(scene: Scene):
    guardian = scene.put("earth_guardian", (8, 5), 1)
    reached = struck_on(judged(scene), guardian)
    assert (2, 5) in reached
    assert (1, 5) not in reached


def test_a_foe_that_is_held_strikes_beside_itself_alone(scene: Scene):
    guardian = scene.put("earth_guardian", (8, 5), 1, attached=["web"])
    assert struck_on(judged(scene), guardian) == {(x, y) for x in (7, 8, 9) for y in (4, 5, 6)}


def test_a_foe_beside_another_creature_takes_one_step(scene: Scene):
    scene.put("dwarven_defender", (9, 5))
    guardian = scene.put("earth_guardian", (8, 5), 1)
    reached = struck_on(judged(scene), guardian)
    assert (6, 5) in reached
    assert (5, 5) not in reached


def test_who_moves_is_not_in_the_way_of_its_foes():
    scene = Scene(("............", "############"))
    mover = scene.put("dwarven_defender", (6, 0))
    scene.put("earth_guardian", (8, 0), 1)
    judge = judged(scene)
    (free,), (barred,) = judge.zones(mover), judge.zones(0)
    assert (4, 0) in squares_in(judge, free.near)
    assert (4, 0) not in squares_in(judge, barred.near)


def test_a_large_foe_strikes_all_round(scene: Scene):
    dragon = scene.put("umbur_hulk", (5, 5), 1, attached=["web"])
    assert struck_on(judged(scene), dragon) == {(x, y) for x in range(4, 8) for y in range(4, 8)}


def test_a_shooter_shoots_where_it_can_see():
    scene = Scene(WALLED)
    scene.put("elf_archer", (6, 0), 1, attached=["web"])
    judge = judged(scene)
    (zone,) = judge.zones(0)
    assert zone.far is not None
    shot_at = squares_in(judge, zone.far)
    assert (6, 2) in shot_at
    assert (6, 4) not in shot_at  # behind the wall
    scene.put("dragon_knight", (0, 6), 1)
    assert judged(scene).zones(0)[1].far is None


# What damage and places are worth


def test_to_destroy_is_worth_more_than_to_wound(scene: Scene):
    knight = scene.put("dragon_knight", (5, 5), 1)
    judge = judged(scene)
    target = judge.table.creatures[knight]
    assert judge.harm(target, 0) == 0
    assert judge.harm(target, 45) == judge.harm(target, 60)
    assert judge.harm(target, 45) > judge.harm(target, 44) + 0.3 * judge.price(target)
    assert judge.swing(target, 45) > 0 > judged(scene, 1).swing(target, 45)


@pytest.mark.parametrize(("vault", "others", "sign"), [(1, 10, 1), (2, 10, 0), (1, 0, -1)])
def test_a_blow_that_ends_the_match_is_worth_a_win_or_a_loss(vault: int, others: int, sign: int, scene: Scene):
    ranger = scene.put("human_ranger", (5, 5), 1)
    scene.gold(1, vault)
    scene.gold(0, others)
    scene.zones[1]["points"] = 0 if others else 9
    judge = judged(scene)
    worth = judge.harm(judge.table.creatures[ranger], 20)
    price = judge.price(judge.table.creatures[ranger])
    assert worth == pytest.approx(price + (VICTORY if sign > 0 else -VICTORY / 2 if sign < 0 else 0))


def test_wounds_are_worth_next_to_nothing_in_the_last_turn(scene: Scene):
    ranger = scene.put("human_ranger", (5, 5), 1)
    judge = judged(scene, ending=True)
    target = judge.table.creatures[ranger]
    assert judge.harm(target, 15) < 0.05
    assert judge.harm(target, 20) >= 2


def test_who_is_nimble_fears_no_more_when_it_has_tapped():
    scene, wizard, _ = duel("drow_wizard", (3, 5), "dragon_knight", (13, 5))
    judge = judged(scene)
    assert judge.place(at(judge, wizard, (7, 5), tapped=True)) == judge.place(at(judge, wizard, (7, 5)))


def test_a_square_is_worse_where_foes_can_strike_and_worse_still_tapped():
    scene, wizard, knight = duel("dwarf_cleric", (3, 5), "dragon_knight", (13, 5))
    judge = judged(scene)
    near, far = (7, 5), (5, 5)  # the knight strikes seven squares off
    assert judge.place(at(judge, wizard, near)) < judge.place(at(judge, wizard, far))
    assert judge.place(at(judge, wizard, near, tapped=True)) < judge.place(at(judge, wizard, near))
    gone = frozenset((knight,))
    assert judge.place(at(judge, wizard, near), gone) > judge.place(at(judge, wizard, far), gone)


def test_one_square_is_judged_as_it_is_on_the_whole_board():
    scene, wizard, guardian = duel("drow_wizard", (3, 5), "earth_guardian", (11, 3))
    scene.put("elf_archer", (12, 9), 1)
    judge = judged(scene)
    gone = frozenset((guardian,))
    for cell in ((6, 5), (9, 4), (1, 1)):
        for tapped in (False, True):
            single = judge.place(at(judge, wizard, cell, tapped=tapped), gone)
            places = judged(scene).places(judge.table.creatures[wizard], gone)
            assert single == (places.tapped if tapped else places.untapped)(cell)


def test_nothing_is_feared_in_the_last_turn():
    scene, wizard, _ = duel("drow_wizard", (3, 5), "dragon_knight", (7, 5))
    judge = judged(scene, ending=True)
    assert judge.place(at(judge, wizard, (6, 5), tapped=True)) >= judge.place(at(judge, wizard, (3, 5), tapped=True))


# How a position stands


def test_what_one_side_has_the_other_lacks(scene: Scene):
    scene.put("dragon_knight", (4, 4), attached=["action_point"])
    scene.put("umbur_hulk", (7, 4), 1, damage=10)
    scene.gold(0, 12, 3)
    scene.hand("charge")
    own, others = items_of(judged(scene, 0)), items_of(judged(scene, 1))
    assert [item.name for item in own] == [item.name for item in others]
    values = {item.name: item.value for item in own}
    assert values["points"] == 12 - 20 == -next(item.value for item in others if item.name == "points")
    assert values["cards"] == pytest.approx(1.5 * CARD)
    assert values["gold"] == pytest.approx(-next(item.value for item in others if item.name == "gold"))
    assert values["attached cards"] > 0


def item_of(scene: Scene, name: str, seat: int = 0) -> Item:
    return next(item for item in items_of(judged(scene, seat)) if item.name == name)


def test_creatures_count_by_their_price_less_for_wounds_and_more_if_they_are_large():
    def counted(key: str, damage: int = 0) -> float:
        scene = Scene()
        scene.put(key, (4, 4), damage=damage)
        return item_of(scene, "creatures").own

    def value(key: str, damage: int = 0) -> float:
        scene = Scene()
        number = scene.put(key, (4, 4), damage=damage)
        table = scene.table()
        return value_of(table, table.creatures[number])

    assert counted("dragon_knight") == pytest.approx(0.92 * value("dragon_knight"))
    assert counted("dragon_knight", 15) == pytest.approx(0.92 * value("dragon_knight", 15))
    assert counted("dragon_knight", 15) < counted("dragon_knight")
    assert counted("giant_spider") == pytest.approx(0.92 * value("giant_spider") + 0.5)


def test_gold_in_the_supply_counts_a_little_less_than_a_point_and_each_further_card_less(scene: Scene):
    scene.gold(0, 12, 3)
    assert item_of(scene, "gold").own == pytest.approx(3 * 0.9)
    hands = []
    for cards in range(4):
        scene = Scene()
        scene.hand(*["charge"] * cards)
        hands.append(item_of(scene, "cards").own)
    gains = [after - before for before, after in pairwise(hands)]
    assert hands[0] == 0 and gains[0] == pytest.approx(1.5 * CARD) and gains[0] > gains[1] > gains[2] > 0


def test_blows_that_are_feared_count_more_than_those_that_are_hoped_for(scene: Scene):
    scene.put("dragon_knight", (4, 4))
    scene.put("dragon_knight", (7, 4), 1)
    threats = item_of(scene, "threats")
    assert 0 < threats.own < threats.others
    assert threats.own / threats.others == pytest.approx(0.22 / 0.72)
    away = Scene()
    away.put("dragon_knight", (1, 4))
    away.put("dragon_knight", (14, 4), 1)
    assert (item_of(away, "threats").own, item_of(away, "threats").others) == (0.0, 0.0)


def test_points_decide_between_equal_armies(scene: Scene):
    scene.put("dragon_knight", (4, 4))
    scene.put("dragon_knight", (11, 4), 1)
    scene.gold(0, 9)
    scene.gold(1, 12)
    assert standing(items_of(judged(scene, 0))) < standing(items_of(judged(scene, 1)))


def test_at_the_beginning_of_ones_own_turn_a_position_is_judged_by_the_side_whose_turn_has_ended(scene: Scene):
    """What is feared and hoped for was read off the ends of turns."""
    scene.put("dragon_knight", (4, 4))
    scene.put("elf_archer", (7, 4), 1)
    state = scene.play().state
    world = World(SKIRMISH, state)
    evaluator = SkirmishEvaluator()
    asked = world.asked
    assert asked is not None
    own, theirs = (evaluator.items(view_for(SKIRMISH, state, seat)) for seat in (asked, 1 - asked))
    assert standing(own) != pytest.approx(-standing(theirs)), "the threats count differently"
    assert standing(evaluator.items_in(world, asked)) == pytest.approx(-standing(theirs))
    assert list(evaluator.items_in(world, 1 - asked)) == list(theirs), "its own turn has ended"


# The evaluator


def test_the_clock_counts_turns_and_does_not_depend_on_whose_view_it_is(scene: Scene):
    scene.put("dragon_knight", (4, 4))
    play = scene.play()
    clocks = {SkirmishEvaluator().clock(view_for(SKIRMISH, play.state, seat)) for seat in (0, 1)}
    assert clocks == {play.table.turn.number}


def test_copies_of_a_card_are_alike_and_other_cards_are_not():
    scene, knight, _ = duel("dragon_knight", (4, 4), "umbur_hulk", (5, 4))
    one, two, other = scene.hand("power_attack", "power_attack", "charge")
    view = view_for(SKIRMISH, scene.play(knight).state, 0)
    evaluator = SkirmishEvaluator()
    keys = [evaluator.alike(view, c.PlayCard(card, knight)) for card in (one, two, other)]
    assert keys[0] == keys[1] != keys[2]


def test_squares_beside_other_foes_are_not_alike():
    scene, knight, _ = duel("dragon_knight", (4, 4), "drow_wizard", (8, 2))
    scene.put("drow_priestess", (8, 8), 1)
    view = view_for(SKIRMISH, scene.play(knight).state, 0)
    evaluator = SkirmishEvaluator()
    keys = [evaluator.alike(view, c.MoveCreature(knight, cell)) for cell in ((7, 1), (7, 2), (7, 8))]
    assert keys[0] == keys[1] != keys[2]


def test_the_same_question_is_answered_the_same_after_others():
    scene, knight, _ = duel("dragon_knight", (4, 4), "drow_wizard", (8, 2))
    play = scene.play(knight)
    view = view_for(SKIRMISH, play.state, 0)
    evaluator = SkirmishEvaluator()
    first = list(evaluator.scores(view, play.legal))
    elsewhere = Scene()
    elsewhere.put("drow_wizard", (8, 2), 1)
    other = elsewhere.play(elsewhere.put("dragon_knight", (9, 9)))
    evaluator.scores(view_for(SKIRMISH, other.state, 0), other.legal)
    assert list(evaluator.scores(view, play.legal)) == first == list(SkirmishEvaluator().scores(view, play.legal))
