"""What is measured over a window's matches is all games."""

from __future__ import annotations

from game.app.games.entries import GAMES
from tests.bench.window import MATCHES, SIZES, matches


def test_every_listed_game_is_measured_and_each_time_at_another_size() -> None:
    made = [(game, size, match) for game, size, match in matches()]
    assert len(made) == MATCHES
    assert {game for game, _, _ in made} == set(GAMES) and {size for _, size, _ in made} == set(SIZES)
    assert len({(game, size) for game, size, _ in made}) == min(MATCHES, len(SIZES) * len(GAMES))
    assert all(match.outcome is None and match.is_human(0) for _, _, match in made)
