"""Where Skirmish's player estimates that a creature can be slid: where the rules let it end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.ai.skirmish.effects import done
from game.ai.skirmish.scene import MELEE
from game.ai.skirmish.scene import Scene as Judged
from game.ai.skirmish.slides import is_pulled_beside, pushed, strike_to_come
from game.ai.skirmish.threats import ThreatMaps
from game.geometry.squares import Cell
from game.rules.skirmish.cards.effects import Effect, Melee, Slide
from game.rules.skirmish.movement import reach_of
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Activation, Turn
from game.rules.skirmish.stats import can_touch
from tests.ai.skirmish.scenes import judged
from tests.rules.skirmish.scene import Scene, duel

GAZE: tuple[Effect, ...] = (Slide(3, whom="enemy", reach=5), Melee())
PUSH: tuple[Effect, ...] = (Slide(3, whom="adjacent"),)
#: A room and a passage one square wide.
PASSAGE = ("....######", "....######", "..........", "....######", "....######")


def passage(*, guard: Cell | None = None, archer: Cell = (9, 2)) -> tuple[Scene, int, int]:
    """Return a hulk at the mouth of the passage, an archer in it, and perhaps a guard of the hulk's."""
    scene = Scene(PASSAGE)
    hulk, target = scene.put("umbur_hulk", (2, 1)), scene.put("elf_archer", archer, 1)
    if guard:
        scene.put("drow_house_guard", guard)
    return scene, hulk, target


@pytest.mark.parametrize(("archer", "comes"), [((7, 2), True), ((8, 2), False)])
def test_a_slide_brings_a_foe_so_far_and_no_farther(archer: Cell, comes: bool):
    scene, hulk, target = passage(archer=archer)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert is_pulled_beside(judge, creatures[target], 3, creatures[hulk]) is comes


def test_who_stands_in_the_way_keeps_a_foe_from_being_slid_beside():
    scene, hulk, target = passage(archer=(6, 2), guard=(5, 2))
    judge = judged(scene)
    creatures = judge.table.creatures
    assert not is_pulled_beside(judge, creatures[target], 3, creatures[hulk])
    beside = replace(creatures[hulk], cell=(0, 1))
    assert not is_pulled_beside(judge, creatures[target], 3, beside)


def test_a_corner_keeps_a_foe_from_being_slid_past_it():
    scene = Scene(("...#......", "..........", ".........."))
    hulk, target = scene.put("umbur_hulk", (5, 1)), scene.put("elf_archer", (2, 0), 1)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert not is_pulled_beside(judge, creatures[target], 2, creatures[hulk])
    assert is_pulled_beside(judge, creatures[target], 3, creatures[hulk])


def test_what_is_counted_for_squares_is_what_the_rules_say_there():
    scene = Scene(("..........", "..#..#....", "..........", "....##....", ".........."))
    hulk, target = scene.put("umbur_hulk", (0, 0)), scene.put("elf_archer", (8, 2), 1)
    scene.put("drow_house_guard", (7, 2))
    table = scene.table()
    judge = judged(scene)
    for cell in reach_of(table, table.creatures[hulk], "shift", 9).costs:
        there = replace(table.creatures[hulk], cell=cell)
        moved = replace(table, creatures={**table.creatures, hulk: there})
        foe = moved.creatures[target]
        ends = [foe.cell, *reach_of(moved, foe, "slide", 3).costs]
        right = any(can_touch(moved, there, replace(foe, cell=end)) for end in ends)
        assert is_pulled_beside(judge, judge.table.creatures[target], 3, there) is right, cell


def test_a_pull_and_a_blow_come_to_nothing_where_nobody_comes_beside():
    barred, free = (passage(archer=(6, 2), guard=guard) for guard in ((5, 2), (0, 4)))
    outcomes = []
    for scene, hulk, _ in (barred, free):
        judge = judged(scene)
        outcomes.append(done(judge, judge.table.creatures[hulk], GAZE))
    assert outcomes[0].value < 0 < outcomes[1].value
    assert [len(outcome.gone) for outcome in outcomes] == [0, 1]


def test_the_blow_after_a_pull_falls_on_the_one_that_is_pulled_or_on_those_beside():
    scene, hulk, target = passage(archer=(6, 2), guard=(5, 2))
    cleric = scene.put("dwarf_cleric", (1, 3), 1, damage=15)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert done(judge, creatures[hulk], GAZE, chosen=creatures[target]).gone == {cleric}


def pushing(rows: tuple[str, ...], *, tapped: bool) -> float:
    """Return what pushing a knight from beside an archer of 5 hit points comes to, done by a thug beside it."""
    scene = Scene(rows)
    scene.put("elf_archer", (0, 0), tapped=tapped)
    knight, thug = scene.put("dragon_knight", (1, 0), 1), scene.put("half_orc_thug", (1, 1), tapped=True)
    judge = judged(scene)
    creatures = judge.table.creatures
    chosen, unchosen = (
        done(judge, creatures[thug], PUSH, chosen=one, taps=False).value for one in (creatures[knight], None)
    )
    assert chosen == unchosen
    return chosen


def test_a_foe_is_pushed_from_whom_it_could_destroy_unless_it_has_nowhere_to_go():
    assert pushing(("..#.....", "..#....."), tapped=True) < 0 < pushing(("........", "........"), tapped=True)


def test_a_foe_that_is_to_be_struck_is_not_pushed_away(scene: Scene):
    thug = scene.put("half_orc_thug", (5, 5), tapped=True)
    scene.put("drow_wizard", (6, 5), 1, tapped=True)
    scene.put("dragon_knight", (7, 5))
    judge = judged(scene)
    assert done(judge, judge.table.creatures[thug], PUSH, taps=False).value < 0


def test_who_acts_may_still_strike():
    scene, knight, wizard = duel("dragon_knight", (5, 5), "drow_wizard", (6, 5), tapped=True)
    turns = (Turn(1, 0, "action", (knight,), Activation(knight)), Turn(1, 0, "action", (knight,)))
    acting, done_with = (judged(scene, turn=turn) for turn in turns)
    foe = acting.table.creatures[wizard]
    assert pushed(acting, foe) > 2 * pushed(done_with, foe)


def test_the_blow_to_come_counts_for_the_new_place_of_whom_it_strikes(scene: Scene):
    hulk, guardian = scene.put("umbur_hulk", (3, 3)), scene.put("earth_guardian", (8, 3), 1, damage=50)
    play = scene.play(hulk)
    play.do(c.UsePower(hulk, 0))
    judge = Judged(play.table, 0, ThreatMaps())
    assert strike_to_come(judge, hulk) == MELEE
    foe = judge.table.creatures[guardian]
    beside, apart = (pushed(judge, replace(foe, cell=cell)) for cell in ((5, 3), (7, 3)))
    assert (beside, apart) == pytest.approx((judge.harm(foe, 15), 0))
    assert beside > 1
