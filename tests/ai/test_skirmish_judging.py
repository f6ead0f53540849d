"""The chapters of Skirmish's player: what creatures, blows, squares, cards and positions are worth to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.ai.evaluation import standing
from game.ai.skirmish.activations import Activating
from game.ai.skirmish.effects import DODGED, done, price_of_tapping
from game.ai.skirmish.judging import SkirmishEvaluator
from game.ai.skirmish.lasting import heal_value, lasting_value
from game.ai.skirmish.scene import Scene as Judged
from game.ai.skirmish.standing import items_of
from game.ai.skirmish.threats import ThreatMaps
from game.ai.skirmish.worth import CARD, VICTORY, borne_by, cards_worth, price_of, shot_damage, shot_reach, strength
from game.ai.skirmish.worth import value_of as worth_of
from game.core.views import view_for
from game.geometry.squares import Cell
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Blast, Heal, Melee, Move, Ranged, Rooted, Venom, Vulnerable
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Activation, Creature
from tests.rules.skirmish.scene import Scene

WALLED = ("............",) * 3 + (".....###....",) + ("............",) * 3


def judged(scene: Scene, seat: int = 0, **changes: object) -> Judged:
    """A seat's judgement of a scene, some fields of its table changed."""
    return Judged(replace(scene.table(), **changes), seat, ThreatMaps())


def struck_on(judge: Judged, foe: int) -> set[Cell]:
    """The squares beside which a foe can come."""
    zones = dict(zip((each.id for each in judge.foes), judge.zones(0), strict=True))
    near = zones[foe].near
    return {(x, y) for y, row in enumerate(near.tolist()) for x, strikes in enumerate(row) if strikes}


def at(judge: Judged, number: int, cell: Cell, *, tapped: bool = False) -> Creature:
    """A creature as it would stand elsewhere."""
    return replace(judge.table.creatures[number], cell=cell, tapped=tapped)


# What things are worth


def test_who_hits_harder_or_from_afar_fights_better():
    assert strength("dragon_knight") > strength("war_wizard") > strength("dwarf_cleric")
    archer, sneak = CREATURES["elf_archer"], CREATURES["halfling_sneak"]
    assert (shot_reach(archer), shot_damage(archer)) == (10, 5)
    assert (shot_reach(sneak), shot_damage(sneak)) == (0, 0)
    assert shot_reach(CREATURES["half_orc_thug"]) == 6  # five squares, and one beside
    assert shot_reach(CREATURES["umbur_hulk"]) == 0  # its gaze slides, and strikes beside it


def test_wounds_cost_less_than_the_last_hit_point():
    scene = Scene()
    whole, hurt = scene.put("dragon_knight", (1, 1)), scene.put("dragon_knight", (1, 3), damage=44)
    table = scene.table()
    price = price_of(table, table.creatures[whole])
    assert worth_of(table, table.creatures[whole]) == pytest.approx(price)
    assert 0.4 * price < worth_of(table, table.creatures[hurt]) < 0.45 * price


def test_a_level_more_is_worth_more():
    scene = Scene()
    plain, raised = scene.put("elf_archer", (1, 1)), scene.put("elf_archer", (1, 3), attached=["level_up"])
    table = scene.table()
    assert price_of(table, table.creatures[raised]) > price_of(table, table.creatures[plain])


def test_each_further_card_is_worth_less():
    assert cards_worth(0, 1) == CARD
    assert cards_worth(5, 1) < cards_worth(4, 1)
    assert cards_worth(2, 3) == pytest.approx(cards_worth(2, 1) + cards_worth(3, 2))
    assert cards_worth(4, 0) == 0


def test_cards_under_a_creature_help_or_hinder_it():
    scene = Scene()
    numbers = {name: scene.put("dragon_knight", (x, 1), attached=[name]) for x, name in enumerate(_ATTACHED, 1)}
    table = scene.table()
    worths = {name: borne_by(table, table.creatures[number]) for name, number in numbers.items()}
    assert worths["action_point"] > 0 < worths["shroud_of_darkness"]
    assert worths["web"] < 0 > worths["darkfire"]
    assert worths["level_up"] == 0  # its level and hit points count already


_ATTACHED = ("action_point", "shroud_of_darkness", "web", "darkfire", "level_up")


# Where foes can strike


def test_a_foe_strikes_one_square_beyond_its_speed():
    scene = Scene()
    guardian = scene.put("earth_guardian", (8, 5), 1)
    reached = struck_on(judged(scene), guardian)
    assert (2, 5) in reached
    assert (1, 5) not in reached


def test_a_foe_that_is_held_strikes_beside_itself_alone():
    scene = Scene()
    guardian = scene.put("earth_guardian", (8, 5), 1, attached=["web"])
    assert struck_on(judged(scene), guardian) == {(x, y) for x in (7, 8, 9) for y in (4, 5, 6)}


def test_a_foe_beside_another_creature_takes_one_step():
    scene = Scene()
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
    assert free.near[0, 4]
    assert not barred.near[0, 4]


def test_a_large_foe_strikes_all_round():
    scene = Scene()
    dragon = scene.put("umbur_hulk", (5, 5), 1, attached=["web"])
    assert struck_on(judged(scene), dragon) == {(x, y) for x in range(4, 8) for y in range(4, 8)}


def test_a_shooter_shoots_where_it_can_see():
    scene = Scene(WALLED)
    scene.put("elf_archer", (6, 0), 1, attached=["web"])
    (zone,) = judged(scene).zones(0)
    assert zone.far is not None
    assert zone.far[2, 6]
    assert not zone.far[4, 6]  # behind the wall
    scene.put("dragon_knight", (0, 6), 1)
    assert judged(scene).zones(0)[1].far is None


# What damage and places are worth


def test_to_destroy_is_worth_more_than_to_wound():
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5), 1)
    judge = judged(scene)
    target = judge.table.creatures[knight]
    assert judge.harm(target, 0) == 0
    assert judge.harm(target, 45) == judge.harm(target, 60)
    assert judge.harm(target, 45) > judge.harm(target, 44) + 0.3 * judge.price(target)
    assert judge.swing(target, 45) > 0 > judged(scene, 1).swing(target, 45)


@pytest.mark.parametrize(("vault", "others", "sign"), [(1, 10, 1), (2, 10, 0), (1, 0, -1)])
def test_a_blow_that_ends_the_match_is_worth_a_win_or_a_loss(vault: int, others: int, sign: int):
    scene = Scene()
    ranger = scene.put("human_ranger", (5, 5), 1)
    scene.gold(1, vault)
    scene.gold(0, others)
    scene.zones[1]["points"] = 0 if others else 9
    judge = judged(scene)
    worth = judge.harm(judge.table.creatures[ranger], 20)
    price = judge.price(judge.table.creatures[ranger])
    assert worth == pytest.approx(price + (VICTORY if sign > 0 else -VICTORY / 2 if sign < 0 else 0))


def test_wounds_are_worth_next_to_nothing_in_the_last_turn():
    scene = Scene()
    ranger = scene.put("human_ranger", (5, 5), 1)
    judge = judged(scene, ending=True)
    target = judge.table.creatures[ranger]
    assert judge.harm(target, 15) < 0.05
    assert judge.harm(target, 20) >= 2


def test_who_is_nimble_fears_no_more_when_it_has_tapped():
    scene = Scene()
    wizard = scene.put("drow_wizard", (3, 5))
    scene.put("dragon_knight", (13, 5), 1)
    judge = judged(scene)
    assert judge.place(at(judge, wizard, (7, 5), tapped=True)) == judge.place(at(judge, wizard, (7, 5)))


def test_a_square_is_worse_where_foes_can_strike_and_worse_still_tapped():
    scene = Scene()
    wizard = scene.put("dwarf_cleric", (3, 5))
    knight = scene.put("dragon_knight", (13, 5), 1)
    judge = judged(scene)
    near, far = (7, 5), (5, 5)  # the knight strikes seven squares off
    assert judge.place(at(judge, wizard, near)) < judge.place(at(judge, wizard, far))
    assert judge.place(at(judge, wizard, near, tapped=True)) < judge.place(at(judge, wizard, near))
    gone = frozenset((knight,))
    assert judge.place(at(judge, wizard, near), gone) > judge.place(at(judge, wizard, far), gone)


def test_one_square_is_judged_as_it_is_on_the_whole_board():
    scene = Scene()
    wizard = scene.put("drow_wizard", (3, 5))
    guardian = scene.put("earth_guardian", (11, 3), 1)
    scene.put("elf_archer", (12, 9), 1)
    judge = judged(scene)
    gone = frozenset((guardian,))
    for cell in ((6, 5), (9, 4), (1, 1)):
        for tapped in (False, True):
            single = judge.place(at(judge, wizard, cell, tapped=tapped), gone)
            whole = judged(scene).places(judge.table.creatures[wizard], gone)[0 if tapped else 1]
            assert single == pytest.approx(whole[cell[1]][cell[0]])


def test_nothing_is_feared_in_the_last_turn():
    scene = Scene()
    wizard = scene.put("drow_wizard", (3, 5))
    scene.put("dragon_knight", (7, 5), 1)
    judge = judged(scene, ending=True)
    assert judge.place(at(judge, wizard, (6, 5), tapped=True)) >= judge.place(at(judge, wizard, (3, 5), tapped=True))


# What actions come to


def test_tapping_is_dear_beside_untapped_foes_alone():
    scene = Scene()
    mastiff = scene.put("shadow_mastiff", (5, 5))
    scene.put("earth_guardian", (6, 5), 1, tapped=True)
    judge = judged(scene)
    assert price_of_tapping(judge, judge.table.creatures[mastiff]) == 0
    scene.put("dragon_knight", (4, 4), 1)
    judge = judged(scene)
    creature = judge.table.creatures[mastiff]
    assert price_of_tapping(judge, creature) > 0
    assert price_of_tapping(judge, creature, block=15) == 0


def test_blows_at_two_and_at_each_count_them():
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    for cell in ((4, 4), (5, 4), (6, 4)):
        scene.put("drow_wizard", cell, 1, tapped=True)
    judge = judged(scene)
    actor = judge.table.creatures[knight]
    one, two, each = (done(judge, actor, (Melee(targets=many),)) for many in ("one", "two", "each"))
    assert (len(one.gone), len(two.gone), len(each.gone)) == (1, 2, 3)
    assert each.value == pytest.approx(3 * one.value)


def test_an_area_leaves_friends_out():
    scene = Scene()
    thug = scene.put("half_orc_thug", (5, 5))
    scene.put("drow_wizard", (8, 5), 1)
    judge = judged(scene)
    alone = done(judge, judge.table.creatures[thug], (Blast(5, reach=5, radius=1),)).value
    assert alone > 0
    scene.put("elf_archer", (8, 6))
    judge = judged(scene)
    assert done(judge, judge.table.creatures[thug], (Blast(5, reach=5, radius=1),)).value <= alone


def test_an_area_that_can_catch_friends_alone_is_worse_than_nothing():
    scene = Scene()
    thug = scene.put("half_orc_thug", (5, 5))
    scene.put("elf_archer", (8, 6))
    judge = judged(scene)
    assert done(judge, judge.table.creatures[thug], (Blast(5, reach=5, radius=1),)).value < 0


def test_an_area_is_aimed_as_the_rules_offer_it():
    scene = Scene(("..........", "##########"))
    thug = scene.put("half_orc_thug", (1, 0))
    scene.put("shadow_mastiff", (5, 0), 1)
    bolts = (Blast(5, reach=5, radius=1),)
    judge = judged(scene)
    alone = done(judge, judge.table.creatures[thug], bolts).value
    scene.put("dragon_knight", (4, 0))
    judge = judged(scene)
    beside = done(judge, judge.table.creatures[thug], bolts).value
    assert beside == pytest.approx(alone)  # from beyond the mastiff it is caught alone
    scene.put("dragon_knight", (6, 0))
    judge = judged(scene)
    assert done(judge, judge.table.creatures[thug], bolts).value < 0  # either knight would be caught as well


def test_a_charge_strikes_farther_than_a_walk():
    def worth(apart: int) -> float:
        scene = Scene()
        knight = scene.put("dragon_knight", (0, 5))
        scene.put("drow_wizard", (apart, 5), 1, tapped=True)
        scene.hand("charge")
        judge = judged(scene)
        activating = Activating(judge, judge.table.creatures[knight])
        (option,) = activating.options
        return activating.moving(option) - activating.stays((0, 5))

    assert worth(7) > 1 > worth(8)


def test_a_charge_is_struck_back_where_it_begins_alone():
    scene = Scene()
    knight = scene.put("dragon_knight", (1, 5))
    scene.put("drow_wizard", (6, 5), 1)
    scene.hand("charge")
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[knight])
    walks = activating.goes({(5, 5): 4})[5, 5]
    assert activating.moving(activating.options[0]) + judge.card_price > walks


def test_a_blow_before_which_nobody_can_be_reached_is_no_blow():
    scene = Scene()
    priestess = scene.put("shadow_mastiff", (1, 5))
    scene.put("dwarf_cleric", (5, 5), 1, tapped=True)
    scene.hand("shadow_strike")
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[priestess])
    (option,) = activating.options
    assert activating.moving(option) < activating.stays((1, 5)) + 0.5
    scene.creatures[priestess] = replace(scene.creatures[priestess], cell=(2, 5))
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[priestess])
    assert activating.moving(option) > activating.stays((2, 5)) + 1


def test_an_advance_is_worth_what_can_be_done_from_where_it_leads():
    scene = Scene()
    ranger = scene.put("human_ranger", (1, 5))
    scene.put("drow_wizard", (6, 5), 1, damage=5, tapped=True)
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[ranger])
    assert activating.advancing(Move(4)) > activating.stays((1, 5)) + 0.5
    assert activating.advancing(Move(3)) < activating.stays((1, 5)) + 0.5


def test_who_has_walked_does_not_walk_again_but_to_act():
    scene = Scene()
    knight = scene.put("dragon_knight", (1, 5))
    scene.put("umbur_hulk", (14, 9), 1)
    table = scene.table()
    ways = {(3, 5): 2, (1, 4): 1}

    def goes(moved: int, *, tapped: bool = False) -> list[bool]:
        creatures = {**table.creatures, knight: replace(table.creatures[knight], tapped=tapped)}
        turn = replace(table.turn, activation=Activation(knight, moved))
        judge = Judged(replace(table, creatures=creatures, turn=turn), 0, ThreatMaps())
        activating = Activating(judge, creatures[knight])
        stays = activating.stays((1, 5))
        return [value > stays for value in activating.goes(ways).values()]

    assert goes(0) == [True, False]
    assert goes(1) == [False, False]
    assert goes(1, tapped=True) == [True, False]  # it has acted, and may go where it is better


def test_who_has_walked_walks_again_to_strike():
    scene = Scene()
    knight = scene.put("dragon_knight", (1, 5))
    scene.put("drow_wizard", (4, 5), 1, tapped=True)
    scene.turn = replace(scene.turn, activation=Activation(knight, 2))
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[knight])
    assert activating.goes({(3, 5): 2})[3, 5] > activating.stays((1, 5))


def test_a_full_hand_pays_less_for_a_card():
    scene = Scene()
    scene.hand("charge")
    few = judged(scene).card_price
    scene.hand("block", "block", "shield")
    assert judged(scene).card_price < few == CARD


def test_a_web_counts_where_it_keeps_from_striking():
    def worth(key: str, x: int) -> float:
        scene = Scene()
        scene.put("dwarven_defender", (4, 4))
        foe = scene.put(key, (x, 4), 1)
        judge = judged(scene)
        return lasting_value(judge, judge.table.creatures[foe], Rooted()) / judge.price(judge.table.creatures[foe])

    assert worth("dragon_knight", 8) > worth("dragon_knight", 5)
    assert worth("dragon_knight", 8) > worth("elf_archer", 8)


def test_a_shot_at_who_may_dodge_counts_a_quarter():
    scene = Scene(WALLED)
    archer = scene.put("elf_archer", (8, 5))
    covered = scene.put("drow_wizard", (7, 2), 1)
    judge = judged(scene)
    actor, target = judge.table.creatures[archer], judge.table.creatures[covered]
    harm = judge.harm(target, 5)
    assert done(judge, actor, (Ranged(10),)).value == pytest.approx(DODGED * harm)
    scene.creatures[covered] = Creature(covered, "drow_wizard", 1, (7, 2), tapped=True)
    judge = judged(scene)
    assert done(judge, judge.table.creatures[archer], (Ranged(10),)).value == pytest.approx(harm)


def test_what_does_nothing_to_anybody_is_worse_than_nothing():
    scene = Scene()
    archer = scene.put("elf_archer", (1, 1))
    judge = judged(scene)
    assert done(judge, judge.table.creatures[archer], (Ranged(10),)).value < 0
    assert done(judge, judge.table.creatures[archer], (Heal(5),)).value < 0


def test_who_is_nearer_to_its_end_is_healed_first():
    scene = Scene()
    hurt, dying = scene.put("dragon_knight", (1, 1), damage=5), scene.put("dragon_knight", (1, 3), damage=40)
    foe = scene.put("shadow_mastiff", (9, 9), 1, damage=5)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert heal_value(judge, creatures[dying], 5) > heal_value(judge, creatures[hurt], 5) > 0
    assert heal_value(judge, creatures[foe], 5) < 0


def test_what_hinders_is_for_foes():
    scene = Scene()
    friend = scene.put("dragon_knight", (4, 4))
    foe = scene.put("umbur_hulk", (7, 4), 1)
    judge = judged(scene)
    creatures = judge.table.creatures
    for lasting in (Vulnerable(5), Venom(5), Rooted()):
        assert lasting_value(judge, creatures[foe], lasting) > 0 > lasting_value(judge, creatures[friend], lasting)


def test_five_more_from_each_blow_count_where_they_destroy():
    scene = Scene()
    scene.put("drow_priestess", (4, 4))
    enough, lacking = scene.put("human_ranger", (5, 4), 1, damage=10), scene.put("human_ranger", (3, 4), 1, damage=5)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert lasting_value(judge, creatures[lacking], Vulnerable(5)) > 5 * lasting_value(
        judge, creatures[enough], Vulnerable(5)
    )


def test_five_more_from_each_blow_count_for_those_who_have_still_to_act():
    def worth(activated: tuple[int, ...]) -> float:
        scene = Scene()
        priestess = scene.put("drow_priestess", (4, 4))
        foe = scene.put("human_ranger", (5, 4), 1, damage=5)
        scene.turn = replace(scene.turn, activated=activated and (priestess,))
        judge = judged(scene)
        return lasting_value(judge, judge.table.creatures[foe], Vulnerable(5))

    assert worth(()) > 3 * worth((1,)) > 0


# How a position stands


def test_what_one_side_has_the_other_lacks():
    scene = Scene()
    scene.put("dragon_knight", (4, 4), attached=["action_point"])
    scene.put("umbur_hulk", (7, 4), 1, damage=10)
    scene.gold(0, 12, 3)
    scene.hand("charge")
    own, others = items_of(judged(scene, 0)), items_of(judged(scene, 1))
    assert [item.name for item in own] == [item.name for item in others]
    values = {item.name: item.value for item in own}
    assert values["points"] == 12 - 20 == -next(item.value for item in others if item.name == "points")
    assert values["cards"] == pytest.approx(CARD)
    assert values["gold"] == pytest.approx(-next(item.value for item in others if item.name == "gold"))
    assert values["attached cards"] > 0


def test_creatures_count_less_when_a_vault_is_nearly_empty():
    def worth(vault: int) -> float:
        scene = Scene()
        scene.put("dragon_knight", (4, 4))
        scene.gold(1, vault)
        return next(item.value for item in items_of(judged(scene)) if item.name == "creatures")

    assert worth(20) == worth(6) > worth(5) > worth(0) > 0


def test_who_is_to_move_threatens():
    scene = Scene()
    scene.put("dragon_knight", (4, 4))
    scene.put("drow_wizard", (7, 4), 1)
    threats = {seat: next(i for i in items_of(judged(scene, seat)) if i.name == "threats") for seat in (0, 1)}
    assert threats[0].value == pytest.approx(-threats[1].value)
    assert threats[0].value > 0


def test_points_decide_between_equal_armies():
    scene = Scene()
    scene.put("dragon_knight", (4, 4))
    scene.put("dragon_knight", (11, 4), 1)
    scene.gold(0, 9)
    scene.gold(1, 12)
    assert standing(items_of(judged(scene, 0))) < standing(items_of(judged(scene, 1)))


# The evaluator


def test_the_clock_counts_turns_and_does_not_hang_on_whose_view_it_is():
    scene = Scene()
    scene.put("dragon_knight", (4, 4))
    play = scene.play()
    clocks = {SkirmishEvaluator().clock(view_for(SKIRMISH, play.state, seat)) for seat in (0, 1)}
    assert clocks == {play.table.turn.number}


def test_copies_of_a_card_are_alike_and_other_cards_are_not():
    scene = Scene()
    knight = scene.put("dragon_knight", (4, 4))
    scene.put("umbur_hulk", (5, 4), 1)
    one, two, other = scene.hand("power_attack", "power_attack", "charge")
    view = view_for(SKIRMISH, scene.play(knight).state, 0)
    evaluator = SkirmishEvaluator()
    keys = [evaluator.alike(view, c.PlayCard(card, knight)) for card in (one, two, other)]
    assert keys[0] == keys[1] != keys[2]


def test_squares_beside_other_foes_are_not_alike():
    scene = Scene()
    knight = scene.put("dragon_knight", (4, 4))
    scene.put("drow_wizard", (8, 2), 1)
    scene.put("drow_priestess", (8, 8), 1)
    view = view_for(SKIRMISH, scene.play(knight).state, 0)
    evaluator = SkirmishEvaluator()
    keys = [evaluator.alike(view, c.MoveCreature(knight, cell)) for cell in ((7, 1), (7, 2), (7, 8))]
    assert keys[0] == keys[1] != keys[2]


def test_the_same_question_is_answered_the_same_after_others():
    scene = Scene()
    knight = scene.put("dragon_knight", (4, 4))
    scene.put("drow_wizard", (8, 2), 1)
    play = scene.play(knight)
    view = view_for(SKIRMISH, play.state, 0)
    evaluator = SkirmishEvaluator()
    first = list(evaluator.scores(view, play.legal))
    elsewhere = Scene()
    elsewhere.put("drow_wizard", (8, 2), 1)
    other = elsewhere.play(elsewhere.put("dragon_knight", (9, 9)))
    evaluator.scores(view_for(SKIRMISH, other.state, 0), other.legal)
    assert list(evaluator.scores(view, play.legal)) == first == list(SkirmishEvaluator().scores(view, play.legal))
