"""What actions come to for Skirmish's player: blows, shots, areas, moves and cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.ai.skirmish.activations import Activating
from game.ai.skirmish.effects import DODGED, done, price_of_tapping
from game.ai.skirmish.lasting import heal_value, lasting_value
from game.ai.skirmish.scene import Scene as Judged
from game.ai.skirmish.threats import ThreatMaps
from game.ai.skirmish.values import CARD, value_of_cards
from game.rules.skirmish.cards.effects import Blast, Draw, Heal, Melee, Move, Ranged, Rooted, Venom, Vulnerable
from game.rules.skirmish.state.table import Activation, Creature
from tests.ai.skirmish.scenes import WALLED, judged
from tests.rules.skirmish.scene import Scene, duel

# What actions come to


def test_tapping_is_dear_beside_untapped_foes_alone():
    scene, mastiff, _ = duel("shadow_mastiff", (5, 5), "earth_guardian", (6, 5), tapped=True)
    judge = judged(scene)
    assert price_of_tapping(judge, judge.table.creatures[mastiff]) == 0
    scene.put("dragon_knight", (4, 4), 1)
    judge = judged(scene)
    creature = judge.table.creatures[mastiff]
    assert price_of_tapping(judge, creature) > 0
    assert price_of_tapping(judge, creature, block=15) == 0


def test_blows_at_two_and_at_each_count_them(scene: Scene):
    knight = scene.put("dragon_knight", (5, 5))
    for cell in ((4, 4), (5, 4), (6, 4)):
        scene.put("drow_wizard", cell, 1, tapped=True)
    judge = judged(scene)
    actor = judge.table.creatures[knight]
    one, two, each = (done(judge, actor, (Melee(targets=many),)) for many in ("one", "two", "each"))
    assert (len(one.gone), len(two.gone), len(each.gone)) == (1, 2, 3)
    assert each.value == pytest.approx(3 * one.value)


def test_an_area_leaves_friends_out():
    scene, thug, _ = duel("half_orc_thug", (5, 5), "drow_wizard", (8, 5))
    judge = judged(scene)
    alone = done(judge, judge.table.creatures[thug], (Blast(5, reach=5, radius=1),)).value
    assert alone > 0
    scene.put("elf_archer", (8, 6))
    judge = judged(scene)
    assert done(judge, judge.table.creatures[thug], (Blast(5, reach=5, radius=1),)).value <= alone


def test_an_area_that_can_catch_friends_alone_is_worse_than_nothing(scene: Scene):
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
    scene, knight, _ = duel("dragon_knight", (1, 5), "drow_wizard", (6, 5))
    scene.hand("charge")
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[knight])
    walks = activating.goes({(5, 5): 4})[5, 5]
    assert activating.moving(activating.options[0]) + judge.card_price > walks


def test_a_blow_before_which_nobody_can_be_reached_is_not_a_blow():
    scene, priestess, _ = duel("shadow_mastiff", (1, 5), "dwarf_cleric", (5, 5), tapped=True)
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
    scene, ranger, _ = duel("human_ranger", (1, 5), "drow_wizard", (6, 5), damage=5, tapped=True)
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[ranger])
    assert activating.advancing(Move(4)) > activating.stays((1, 5)) + 0.5
    assert activating.advancing(Move(3)) < activating.stays((1, 5)) + 0.5


def test_who_has_walked_does_not_walk_again_but_to_act():
    scene, knight, _ = duel("dragon_knight", (1, 5), "umbur_hulk", (14, 9))
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
    scene, knight, _ = duel("dragon_knight", (1, 5), "drow_wizard", (4, 5), tapped=True)
    scene.turn = replace(scene.turn, activation=Activation(knight, 2))
    judge = judged(scene)
    activating = Activating(judge, judge.table.creatures[knight])
    assert activating.goes({(3, 5): 2})[3, 5] > activating.stays((1, 5))


def test_a_full_hand_pays_less_for_a_card(scene: Scene):
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


def test_what_does_nothing_to_anybody_is_worse_than_nothing(scene: Scene):
    archer = scene.put("elf_archer", (1, 1))
    judge = judged(scene)
    assert done(judge, judge.table.creatures[archer], (Ranged(10),)).value < 0
    assert done(judge, judge.table.creatures[archer], (Heal(5),)).value < 0


def test_who_is_nearer_to_its_end_is_healed_first(scene: Scene):
    hurt, dying = scene.put("dragon_knight", (1, 1), damage=5), scene.put("dragon_knight", (1, 3), damage=40)
    foe = scene.put("shadow_mastiff", (9, 9), 1, damage=5)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert heal_value(judge, creatures[dying], 5) > heal_value(judge, creatures[hurt], 5) > 0
    assert heal_value(judge, creatures[foe], 5) < 0


def test_what_hinders_is_for_foes():
    scene, friend, foe = duel("dragon_knight", (4, 4), "umbur_hulk", (7, 4))
    judge = judged(scene)
    creatures = judge.table.creatures
    for lasting in (Vulnerable(5), Venom(5), Rooted()):
        assert lasting_value(judge, creatures[foe], lasting) > 0 > lasting_value(judge, creatures[friend], lasting)


def test_five_more_from_each_blow_count_where_they_destroy(scene: Scene):
    scene.put("drow_priestess", (4, 4))
    enough, lacking = scene.put("human_ranger", (5, 4), 1, damage=10), scene.put("human_ranger", (3, 4), 1, damage=5)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert lasting_value(judge, creatures[lacking], Vulnerable(5)) > 5 * lasting_value(
        judge, creatures[enough], Vulnerable(5)
    )


def test_five_more_from_each_blow_count_for_those_who_have_still_to_act():
    def worth(activated: tuple[int, ...]) -> float:
        scene, priestess, foe = duel("drow_priestess", (4, 4), "human_ranger", (5, 4), damage=5)
        scene.turn = replace(scene.turn, activated=activated and (priestess,))
        judge = judged(scene)
        return lasting_value(judge, judge.table.creatures[foe], Vulnerable(5))

    assert worth(()) > 3 * worth((1,)) > 0


def test_cards_that_are_drawn_come_to_a_hand_without_the_one_that_draws_them(scene: Scene):
    knight = scene.put("dragon_knight", (5, 5))
    scene.deck("charge", "block", "shield")
    for held in (1, 2):
        scene.hand("web")
        judge = judged(scene)
        drawn = done(judge, judge.table.creatures[knight], (Draw(2),), taps=False)
        assert drawn.value == pytest.approx(value_of_cards(held - 1, 2))


def test_no_more_cards_are_drawn_than_the_deck_has(scene: Scene):
    knight = scene.put("dragon_knight", (5, 5))
    scene.deck("charge")
    judge = judged(scene)
    drawn = done(judge, judge.table.creatures[knight], (Draw(3),), taps=False)
    assert drawn.value == pytest.approx(value_of_cards(0, 1))
