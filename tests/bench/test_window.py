"""What is measured over a window's matches is all games, and in frames a crowded table."""

from __future__ import annotations

from game.app.games.entries import GAMES
from game.rules.heroes.state.table import allies_of
from tests.bench.duels import ALLIES, CHAIN, crowded_table
from tests.bench.window import MATCHES, SIZES, matches


def test_every_listed_game_is_measured_and_each_time_at_another_size() -> None:
    made = [(game, size, match) for game, size, match in matches()]
    assert len(made) == MATCHES
    assert {game for game, _, _ in made} == set(GAMES) and {size for _, size, _ in made} == set(SIZES)
    assert len({(game, size) for game, size, _ in made}) == min(MATCHES, len(SIZES) * len(GAMES))
    assert all(match.outcome is None and match.players.is_human(0) for _, _, match in made)


def test_the_crowded_duel_has_full_rows_and_a_chain() -> None:
    table = crowded_table().table
    assert len(table.chain) == CHAIN and len(table.permanents) >= 2 * ALLIES + 11
    assert all(len(allies_of(table, seat)) == ALLIES and len(table.players[seat].resources) == 10 for seat in (0, 1))
