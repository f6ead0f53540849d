"""Whom the foe could destroy with what lies open."""

from __future__ import annotations

from game.rules.heroes.presentation.threats import dangers
from game.rules.heroes.state.table import Table
from tests.rules.heroes.scene import FOE, HERO, NOW, OSRIC, Scene


def falling(table: Table, seat: int = 0) -> set[int]:
    found: dict[int, bool] = {}
    for found in dangers(table, seat):
        assert all(found.values()), "whoever cannot be destroyed is not named"
    return set(found)


def test_attacks_of_the_foes_next_turn_are_added_up_to_the_last_point() -> None:
    for left, falls in ((5, True), (6, False)):
        scene = Scene()
        # 3 and 2: one is exhausted, and one has just come; both are ready and no longer new in the foe's own turn.
        scene.put("Ironback Hauler", 1, exhausted=True)
        scene.put("Wallwatch Archer", 1, since=NOW)
        scene.weaken(HERO, left)
        assert (HERO in falling(scene.act().table)) is falls
    assert FOE not in falling(scene.act().table), "one's own do not count"


def test_in_the_foes_own_turn_it_attacks_with_what_is_ready(scene: Scene) -> None:
    scene.put("Ironback Hauler", 1)
    archer = scene.put("Wallwatch Archer", 0)
    assert archer in falling(scene.act().table)
    # The very same, from the seat that has the turn: nothing of seat 0's attacks twice in it.
    scene.change(archer, exhausted=True)
    hurt = scene.weaken(scene.put("Wallwatch Archer", 1), 1)
    assert hurt not in falling(scene.act().table, 1)
    scene.change(archer, exhausted=False)
    assert hurt in falling(scene.act().table, 1)


def test_a_hero_strikes_with_a_weapon_that_it_can_pay_for() -> None:
    for resources, falls in ((10, True), (0, False)):
        scene = Scene(foe=OSRIC, resources=resources)
        scene.put("Oathkeeper Blade", 1)
        scene.weaken(HERO, 1)
        assert (HERO in falling(scene.act().table)) is falls
