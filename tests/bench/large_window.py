"""A pointer that jumps thirty times a second over a window of 3840x2160, as a share of a core of the processor."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from statistics import median

from game.app.files.settings import Settings
from game.ui.application import Application
from tests.bench.battlefields import crowded_battlefield
from tests.bench.duels import crowded_duel
from tests.bench.encounters import crowded_encounter
from tests.bench.scenes import crowded_table, seated, wandering_pointer
from tests.bench.zones import crowded_zones
from tests.ui.table.many_tables import a_match

SIZE = (3840, 2160)
#: Jumps a second, each with two frames: the one of the jump, and one in which nothing happens.
JUMPS = 30


def starting_creatures(size: tuple[int, int]) -> Application:
    """Return a window with Skirmish's choice of starting creatures, which lie on the tray."""
    app = Application(size, settings=Settings(animation_speed="off", volume=0.0))
    app.play(a_match("skirmish", "hh", seed=1))
    return seated(app, 6)


TABLES: dict[str, Callable[[tuple[int, int]], Application]] = {
    "skirmish": crowded_table,
    "skirmish, starting creatures": starting_creatures,
    "arena": crowded_battlefield,
    "factions": crowded_zones,
    "crawler": crowded_encounter,
    "heroes": crowded_duel,
}


def share_of_a_core(app: Application) -> float:
    """Return what a jumping pointer takes of a core, once what lies below it has been looked at."""
    jump, clock = wandering_pointer(app), time.process_time

    def second() -> float:
        begin, jumps = clock(), count()
        while next(jumps) < JUMPS:
            jump()
            app.step(1 / 60, [])
        return clock() - begin

    second(), second()
    return median(second() for _ in range(5))
