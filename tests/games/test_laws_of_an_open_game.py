"""A game made of defaults keeps the laws of all games."""

from __future__ import annotations

import pytest

from game.core import runner
from game.core.base_ruleset import PlainSetup
from game.core.refusals import Refusal
from tests.conformance.holding import hold
from tests.conformance.laws import ALL_LAWS
from tests.conformance.walks import GameUnderLaw
from tests.games.tic_tac_toe import TIC_TAC_TOE, PlaceMark

UNDER_LAW = GameUnderLaw("tic_tac_toe", TIC_TAC_TOE, lambda number: PlainSetup())


@pytest.mark.parametrize("seed", range(6))
def test_tic_tac_toe_keeps_the_laws(seed: int) -> None:
    hold(UNDER_LAW, seed, laws=ALL_LAWS - {9}, sample=0)


def test_what_is_not_a_choice_is_refused() -> None:
    state = runner.start(TIC_TAC_TOE, PlainSetup(), 1).state
    first = runner.submit(TIC_TAC_TOE, state, 0, PlaceMark(4))
    assert isinstance(first, runner.Accepted)
    refused = runner.submit(TIC_TAC_TOE, first.state, 1, PlaceMark(4))
    assert isinstance(refused, Refusal) and (refused.code, refused.rule) == ("no_choice", "core/decision")
    assert isinstance(runner.submit(TIC_TAC_TOE, first.state, 1, PlaceMark(0)), runner.Accepted)


@pytest.mark.parametrize("seats", [1, 3])
def test_as_many_seats_as_the_profile_allows(seats: int) -> None:
    assert TIC_TAC_TOE.flaws_of_setup(PlainSetup(seats)) == (f"seats: 2 are expected, not {seats}",)
    assert TIC_TAC_TOE.flaws_of_setup(PlainSetup()) == ()


def test_whoever_gives_up_has_lost() -> None:
    from game.core.commands import Concede

    state = runner.start(TIC_TAC_TOE, PlainSetup(), 1).state
    over = runner.submit(TIC_TAC_TOE, state, 1, Concede(1))
    assert isinstance(over, runner.Accepted) and over.state.outcome.winners == (0,)
