"""The one number that would make an uneven scenario fair."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app.maps.scenarios import ListedScenario, first_scenario
from game.app.simulation.balancing import is_even, proposed

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def flock() -> ListedScenario:
    """Return a chapter in which nine are to be killed by round 8."""
    return first_scenario(ROOT / "maps" / "crawler" / "campaigns" / "the_long_stair" / "1_the_lost_flock.tmx")


@pytest.mark.parametrize(("share", "even"), [(0.449, False), (0.45, True), (0.65, True), (0.651, False)])
def test_the_band_has_its_limits(share: float, even: bool) -> None:
    assert is_even(share) is even


def test_nothing_is_proposed_for_a_fair_scenario(flock: ListedScenario) -> None:
    assert list(proposed(flock, 11, 20, lambda listed, side, games: 0)) == []


def _wins_by_round(listed: ListedScenario, side: int, games: int) -> int:
    """Play as if each round more were worth a tenth of the games, and each enemy fewer nothing."""
    return round(games * min(1.0, max(0.0, 0.1 * (listed.drawn.script.objectives[0].by_turn - 4))))


def test_the_number_nearest_to_the_middle_is_proposed(flock: ListedScenario) -> None:
    told = list(proposed(flock, 6, 20, _wins_by_round))
    assert len(told) == 1
    assert told[0].startswith(
        'With "by_turn" of the objective "Kill 9 of them by round 8." 9 in place of 8 side 1 wins 50'
    )


def test_a_scenario_that_is_too_easy_is_made_harder(flock: ListedScenario) -> None:
    def wins(listed: ListedScenario, side: int, games: int) -> int:
        return round(games * (1 - 0.15 * (listed.drawn.script.objectives[0].count - 9)))

    told = list(proposed(flock, 20, 20, wins))
    assert '"count" of the objective "Kill 9 of them by round 8." 12 in place of 9' in told[0]


def test_it_is_reported_where_no_number_helps(flock: ListedScenario) -> None:
    told = list(proposed(flock, 0, 20, lambda listed, side, games: 0))
    assert told == ["No one number was found that brings side 1 to 45% to 65%."]


def test_whoever_cannot_be_asked_is_not_asked(flock: ListedScenario) -> None:
    medal = replace(flock.drawn.script.objectives[0], required=False)
    script = replace(flock.drawn.script, objectives=(medal, *flock.drawn.script.objectives[1:]))
    tried: list[int] = []

    def wins(listed: ListedScenario, side: int, games: int) -> int:
        tried.append(games)
        return 0

    list(proposed(replace(flock, drawn=replace(flock.drawn, script=script)), 0, 20, wins))
    assert tried == []
