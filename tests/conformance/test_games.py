"""Every registered game under the twelve laws: a few dozen seeded random games. ``soak.py`` plays thousands."""

from __future__ import annotations

import pytest

from tests.conformance.fresh_process import digests_in_fresh_process
from tests.conformance.laws import ALL_LAWS, hold, law_9_same_seed
from tests.conformance.registry import GAMES

SEEDS = range(1, 13)
#: Seeds at which every law looks at every decision and law 2 tries every answer.
THOROUGH = (43, 52)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold(name: str, seed: int) -> None:
    hold(GAMES[name], seed, laws=ALL_LAWS - {9}, stride=10)


@pytest.mark.parametrize("seed", THOROUGH)
@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold_at_every_decision(name: str, seed: int) -> None:
    hold(GAMES[name], seed, laws=ALL_LAWS - {9}, sample=0)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game_in_a_fresh_process(name: str) -> None:
    seeds = SEEDS[:4]
    assert list(law_9_same_seed(GAMES[name], seeds, digests_in_fresh_process(GAMES[name], seeds))) == []


@pytest.mark.parametrize("name", GAMES)
def test_set_ups_are_sound_and_come_again(name: str) -> None:
    under = GAMES[name]
    sizes = set()
    for number in range(60):
        setup = under.setups(number)
        assert setup == under.setups(number)
        assert under.ruleset.flaws_of_setup(setup) == ()
        sizes.add(under.ruleset.seats(setup))
    profile = under.ruleset.profile
    assert {profile.least_seats, profile.most_seats} <= sizes
