"""Replays of random matches of every game. More of them: ``python -m tests.conformance.replays``."""

from __future__ import annotations

import random

import pytest

from game.core.views import view_for
from tests.conformance.registry import GAMES
from tests.conformance.replays import Played, holds, twins_differ

SHIPPED = pytest.mark.parametrize("game", ["arena", "crawler", "factions", "heroes", "skirmish"])


@SHIPPED
def test_every_moment_is_what_it_was_forward_and_back(game: str) -> None:
    assert list(holds(GAMES[game], 3, longest=40)) == []


@SHIPPED
def test_a_replay_that_showed_everything_would_be_found_out(game: str) -> None:
    under = GAMES[game]
    played = Played(under, 4, 30)
    match, state = played.match, played.states[len(played.states) // 2]
    every = range(len(match.opening.seatings))
    seats = [seat for seat in every if view_for(match.game, state, seat).table != state.table]
    assert seats, "something is hidden from somebody"
    found = [
        list(twins_differ(match.game, state, match.opening.seatings, seat, random.Random(2), is_open=is_open))
        for seat in seats
        for is_open in (False, True)
    ]
    assert not any(found[::2]), "a seat's own view tells nothing"
    assert any(found[1::2]), "all open tells it"
