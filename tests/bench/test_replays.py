"""Going to a moment of a replay costs the same however long the match is."""

from __future__ import annotations

import random
import statistics
import time

from game.app.records.course import Course, Recorded
from game.app.records.replayed import ReplayedMatch
from tests.ui.table.many_tables import a_match

LONG, SHORT, JUMPS = 2000, 200, 40


def test_a_jump_in_a_long_match_takes_hardly_longer_than_in_a_short_one() -> None:
    match, chance = a_match("factions", "cc"), random.Random(1)
    while match.asked is not None and len(match.given) < LONG:
        match.submit(match.asked, chance.choice(match.answers(match.asked)))
    assert len(match.given) == LONG
    whole = Recorded.of(match)
    course = Course(whole)
    course.go_on(float("inf"))
    replay = ReplayedMatch(course)
    took: dict[int, list[float]] = {SHORT: [], LONG: []}
    for _ in range(JUMPS):
        for last, times in took.items():
            number, began = chance.randrange(last - SHORT // 2, last), time.process_time()
            replay.go_to(number)
            times.append(time.process_time() - began)
    assert statistics.median(took[LONG]) < 3 * statistics.median(took[SHORT])
    assert len(course._kept) < LONG // 10
