"""Which Adventurers are about to be wounded."""

from __future__ import annotations

from game.rules.crawler.presentation.threats import dangers
from tests.rules.crawler.encounters import Scene


def test_the_retaliation_and_poison_threaten_and_the_last_wound_is_reported() -> None:
    scene = Scene("Hedge Knight", "Gallows Captain", "Hedge Knight")
    first, second, third = scene.party
    assert dangers(scene.table) == {}
    scene.mark(third, poison=1)
    assert dangers(scene.table) == {third: False}
    zombie = scene.dungeon("Zombie")
    assert dangers(scene.table) == {first: False, third: False}
    life = scene.table.party[0].record.life
    for wounds, is_last in ((life - 2, False), (life - 1, True)):
        scene.mark(first, wounds=wounds)
        assert dangers(scene.table)[first] is is_last
    scene.mark(first, wounds=life - 2, poison=1)
    assert dangers(scene.table)[first], "the Retaliation, then poison"
    scene.mark(zombie, activated=True)
    assert dangers(scene.table) == {first: False, third: False}
    assert second not in dangers(scene.table)
