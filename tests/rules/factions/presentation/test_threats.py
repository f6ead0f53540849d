"""Whom the foe could still attack in this cycle, and who would fall of it."""

from __future__ import annotations

from game.rules.factions.presentation.threats import dangers
from game.rules.factions.state.table import Table
from tests.rules.factions.scene import CAPITALS, Scene


def threatened(table: Table, seat: int = 0) -> dict[int, bool]:
    return list(dangers(table, seat))[-1]


def test_a_unit_threatens_as_far_as_it_moves_and_still_attacks_while_it_has_its_turn() -> None:
    for zone, is_near in ((3, True), (4, False)):
        scene = Scene()
        mine = scene.put("Peasant", 2)
        scene.put("Peasant", zone, 1)
        assert (mine in threatened(scene.combat().table)) is is_near
        assert mine not in threatened(scene.combat().table, 1), "one's own do not count"
    for tapped in (True, False):
        scene = Scene()
        mine = scene.put("Peasant", 2)
        foe = scene.put("Peasant", 2, 1, tapped=tapped)
        assert (mine in threatened(scene.combat().table)) is not tapped
    assert mine in threatened(scene.act(foe).table), "a unit whose turn it is is tapped, and attacks"
    assert mine not in threatened(scene.act(foe, attacks=1).table)


def test_plain_hits_of_all_who_could_attack_are_added_up_to_the_last_point() -> None:
    # Two Peasants do 10 each; a capital is lost below 0.
    for damage, falls in ((80, False), (81, True)):
        scene = Scene()
        scene.capital(0, damage=damage)
        scene.put("Peasant", 1, 1)
        scene.put("Peasant", 2, 1)
        assert threatened(scene.combat().table) == {CAPITALS[0]: falls}
