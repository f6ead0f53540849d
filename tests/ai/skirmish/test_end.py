"""The end of a match as Skirmish's player sees it: a lead, an empty vault, and who may fall in the last turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.ai.skirmish.scene import Scene as Judged
from game.ai.skirmish.setting_up import deployed
from game.ai.skirmish.values import VICTORY
from game.rules.skirmish.state.table import Activation, Turn
from tests.ai.skirmish.scenes import at, judged
from tests.rules.skirmish.scene import Scene


def led(own: int, others: int) -> tuple[Scene, int]:
    """Return a priestess with 15 left and a knight near it; seats with that much gold in their vaults."""
    scene = Scene()
    priestess = scene.put("drow_priestess", (3, 5), damage=10)
    scene.put("dragon_knight", (10, 5), 1, tapped=True)
    scene.gold(0, own)
    scene.gold(1, others)
    return scene, priestess


@pytest.mark.parametrize(("vault", "known"), [(0, True), (1, False)])
def test_the_foes_turn_is_known_to_be_the_last_when_their_vault_is_empty(vault: int, known: bool):
    scene, _ = led(5, vault)
    assert judged(scene).is_before_the_last is known
    assert not judged(scene, 1).is_before_the_last  # it is not their own turn
    assert not judged(scene, ending=True).is_before_the_last


def test_ones_own_vault_does_not_make_the_foes_turn_the_last():
    scene, _ = led(0, 5)
    assert not judged(scene).is_before_the_last


def test_a_partners_empty_vault_does_not_count_before_the_foes_refresh():
    scene = Scene(seats=4)
    scene.put("drow_priestess", (3, 5))
    scene.gold(2, 0)
    assert not judged(scene).is_before_the_last
    scene.gold(1, 0)
    assert judged(scene).is_before_the_last
    assert not judged(scene, turn=Turn(1, 2, "action")).is_before_the_last


def risk(judge: Judged, number: int) -> float:
    """Return what the square before the knight costs beside one out of its reach."""
    return judge.place(at(judge, number, (0, 5), tapped=True)) - judge.place(at(judge, number, (6, 5), tapped=True))


def test_who_leads_fears_for_what_its_lead_is_made_of():
    decided, safe, common = (judged(led(own, others)[0]) for own, others in ((3, 0), (12, 0), (12, 9)))
    priestess = 1
    assert risk(decided, priestess) > VICTORY / 2 > risk(safe, priestess)
    assert risk(decided, priestess) > risk(common, priestess)


def test_who_is_behind_has_nothing_to_lose_before_the_last_turn():
    scene, priestess = led(3, 0)
    scene.zones[1]["points"] = 4
    assert abs(risk(judged(scene), priestess)) < 1
    scene.zones[1]["points"] = 3
    assert risk(judged(scene), priestess) > 1  # a draw can be lost


def test_a_fall_that_ends_the_match_behind_is_feared():
    empty, enough = (judged(led(own, 9)[0]) for own in (2, 3))
    assert risk(empty, 1) > risk(enough, 1) + 1


def test_who_leads_goes_away_before_the_last_turn_and_else_comes_nearer():
    for points, comes in ((0, False), (9, True)):
        scene, priestess = led(3, 0)
        scene.zones[1]["points"] = points
        judge = judged(scene)
        far, farther = (judge.place(at(judge, priestess, cell)) for cell in ((2, 5), (0, 5)))
        assert (far > farther) is comes


# What falls in the last turn


def worth(own: int, others: int, *, ending: bool = True, mine: bool = False) -> float:
    """Return the value of the destruction of a cleric of level 3."""
    scene = Scene()
    scene.put("dragon_knight", (9, 9), 1)
    cleric = scene.put("dwarf_cleric", (5, 5), 0 if mine else 1)
    scene.gold(0, own)
    scene.gold(1, others)
    judge = judged(scene, ending=ending)
    return judge.swing(judge.table.creatures[cleric], 25)


def test_a_step_towards_the_lead_counts_in_the_last_turn():
    behind, even, ahead, far_ahead = (worth(own, others) for own, others in ((2, 9), (4, 7), (5, 7), (9, 2)))
    assert (behind, far_ahead) == pytest.approx((3, 3))
    assert (even, ahead) == pytest.approx((3 + VICTORY / 2, 3 + VICTORY))


def test_ones_own_creatures_are_never_well_lost_in_the_last_turn():
    for own, others in ((2, 9), (5, 5), (6, 5), (9, 2)):
        assert worth(own, others, mine=True) < 0


def test_before_the_foes_last_turn_a_step_towards_the_lead_counts_as_well():
    assert worth(2, 0, ending=False) > VICTORY
    assert worth(9, 0, ending=False, mine=True) > worth(3, 0, ending=False, mine=True)
    scene = Scene()
    cleric = scene.put("dwarf_cleric", (5, 5), 1)
    scene.gold(0, 0)
    scene.gold(1, 0)
    scene.zones[1]["points"] = 9
    judge = judged(scene)
    assert judge.harm(judge.table.creatures[cleric], 25) == pytest.approx(judge.price(judge.table.creatures[cleric]))


@pytest.mark.parametrize(
    ("cell", "acted", "counts"), [((2, 5), False, True), ((2, 5), True, False), ((0, 5), False, False)]
)
def test_wounds_count_in_the_last_turn_where_another_can_finish(cell: tuple[int, int], acted: bool, counts: bool):
    scene = Scene()
    knight = scene.put("dragon_knight", (12, 5), 1, damage=15)  # 30 left
    first, second = scene.put("umbur_hulk", (10, 5)), scene.put("umbur_hulk", (cell[0] + 2, 5))
    judge = judged(
        scene, ending=True, turn=Turn(1, 0, "action", (first, second) if acted else (first,), Activation(first))
    )
    worth = judge.harm(judge.table.creatures[knight], 15)
    assert (worth > 1) is counts
    assert judge.harm(judge.table.creatures[knight], 10) < 1  # together they would not be enough


def test_nobody_comes_who_never_acts():
    scene, _ = led(5, 0)
    card = scene.reserve("drow_wizard")[0]
    assert deployed(judged(scene), card) < 0
    scene.gold(1, 1)
    assert deployed(judged(scene), card) > 0


def test_zones_follow_the_table_that_is_judged(scene: Scene):
    hulk, knight = scene.put("umbur_hulk", (3, 5)), scene.put("dragon_knight", (12, 5), 1)
    judge = judged(scene)
    creatures = judge.table.creatures
    assert not judge.is_in_reach(creatures[hulk], creatures[knight])
    near = judge.on(replace(judge.table, creatures={**creatures, hulk: replace(creatures[hulk], cell=(5, 5))}))
    assert near.is_in_reach(near.table.creatures[hulk], creatures[knight])
