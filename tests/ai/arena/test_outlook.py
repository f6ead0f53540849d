"""What figures of Arena hope for and fear on all spaces at once is what they do on each of them."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.arena.scene import Scene
from tests.ai.arena.test_known_scenes import positions
from tests.conformance.arena_setups import ARENA_MODES


@pytest.mark.parametrize("mode", ARENA_MODES)
def test_all_spaces_at_once_are_what_each_of_them_is(mode: Any) -> None:
    hopes, fears = set(), set()
    for view, _ in positions(mode, 34, every=40):
        scene = Scene(view.table, view.seat)
        for one in scene.fighters.values():
            outlook = scene.outlook(one)
            ahead = dict(zip(scene.terrain.by_place, outlook.ahead_by_space, strict=True))
            exposure = dict(zip(scene.terrain.by_place, outlook.exposure_by_space, strict=True))
            for place in scene.terrain.by_place:
                assert ahead[place] == pytest.approx(outlook.ahead(place), abs=1e-12)
                assert exposure[place] == pytest.approx(outlook.exposure(place), abs=1e-12)
            hopes.update(ahead.values())
            fears.update(exposure.values())
    assert len(hopes) > 10 and len(fears) > 10, "figures are near enough to each other to hope and to fear"
