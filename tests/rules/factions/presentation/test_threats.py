"""Which units the foe could still attack in this cycle, and which of those would fall."""

from __future__ import annotations

from game.rules.factions.presentation.threats import dangers
from game.rules.factions.state.table import Table
from tests.rules.factions.scene import CAPITALS, Scene


def threatened(table: Table, seat: int = 0) -> dict[int, bool]:
    """Return a seat's units and capitals that could be attacked, and whether each would fall."""
    return list(dangers(table, seat))[-1]


def test_a_unit_that_has_its_turn_yet_threatens_the_zones_it_can_reach() -> None:
    for zone, is_near in ((3, True), (4, False)):
        scene = Scene()
        mine = scene.put("Peasant", 2)
        scene.put("Peasant", zone, 1)
        assert (mine in threatened(scene.combat().table)) is is_near
        assert mine not in threatened(scene.combat().table, 1), "a seat does not threaten its own units"
    for tapped in (True, False):
        scene = Scene()
        mine = scene.put("Peasant", 2)
        foe = scene.put("Peasant", 2, 1, tapped=tapped)
        assert (mine in threatened(scene.combat().table)) is not tapped
    assert mine in threatened(scene.act(foe).table), "the active unit is tapped and can still attack"
    assert mine not in threatened(scene.act(foe, attacks=1).table)


def test_damage_of_all_possible_attackers_is_added_up_to_the_last_point() -> None:
    # Two Peasants do 10 each; a capital is lost below 0.
    for damage, falls in ((80, False), (81, True)):
        scene = Scene()
        scene.capital(0, damage=damage)
        scene.put("Peasant", 1, 1)
        scene.put("Peasant", 2, 1)
        assert threatened(scene.combat().table) == {CAPITALS[0]: falls}
