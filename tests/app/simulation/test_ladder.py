"""Ratings: who wins more stands higher, whatever the order of names; and the tables of them."""

from __future__ import annotations

import pytest

import main
from game.app.simulation.jobs import Order, Wanted, ladder_order, order_of
from game.app.simulation.ladder import ladder, ladder_table
from game.app.simulation.playing import Played
from game.app.simulation.results import Results

#: The strongest first.
STRENGTH = ("hard", "normal", "greedy")


def order_of_three(games: int, game: str = "factions") -> Order:
    return ladder_order(Wanted(game=game, games=games, players=("greedy", "hard", "normal"), more={}))


def order_for(one: str, other: str) -> Order:
    return order_of(Wanted(game="factions", games=4, players=(one, other)))


def played(order: Order) -> Results:
    """Return games that the stronger player always wins."""
    games = []
    for number in range(order.games):
        players = order.line_up(number).players
        winner = min(range(len(players)), key=lambda seat: STRENGTH.index(players[seat]))
        games.append(Played(number, order.job(number).seed, (winner,), (0, 0), "capital", 10, 3))
    return Results(order, games)


def test_who_wins_stands_higher_and_more_games_are_surer():
    few, many = ladder(played(order_of_three(4))), ladder(played(order_of_three(40)))
    for rungs, games in ((few, 8), (many, 80)):
        assert [rung.player for rung in rungs] == list(STRENGTH)
        assert [rung.share.games for rung in rungs] == [games] * 3
        assert all(rung.low < rung.rating < rung.high for rung in rungs)
    assert all(narrow.high - narrow.low < wide.high - wide.low for narrow, wide in zip(many, few, strict=True))
    assert many[0].low > many[-1].high
    assert ladder(played(order_of_three(4))) == few


def test_draws_leave_everybody_where_they_began():
    order = order_of_three(10)
    games = [Played(number, number, (), (0, 0), "time", 10, 3) for number in range(order.games)]
    assert [rung.rating for rung in ladder(Results(order, games))] == pytest.approx([25.0] * 3, abs=0.5)


def test_all_against_the_game_those_with_the_same_seed_are_compared():
    order = order_of_three(6, "crawler")
    games = []
    for number in range(order.games):
        job = order.job(number)
        # hard always wins, greedy never does, normal wins every other seed.
        won = job.line_up.players[0] == "hard" or (job.line_up.players[0] == "normal" and job.seed % 2)
        games.append(Played(number, job.seed, (0,) if won else (), (1,), "quests", 10, 3))
    results = Results(order, games)
    assert [rung.player for rung in ladder(results)] == list(STRENGTH)
    assert [rung.share.points for rung in ladder(results)] == [6, 3, 0]
    assert ladder_table(results).count("\n") == 4
    # The same games once more, in another pair, are not more games.
    assert [rung.share for rung in ladder(results, results)] == [rung.share for rung in ladder(results)]


def test_the_tables_are_markdown():
    results = played(order_of_three(2))
    ranks, pairs = ladder_table(results).split("\n\n")
    assert [cell.strip() for cell in ranks.splitlines()[0].split("|")[1:4]] == ["player", "rating", "interval"]
    assert len({len(line) for line in ranks.splitlines()}) == 1
    always = "100 % (34 to 100)"
    assert [cell.strip() for cell in pairs.splitlines()[2].split("|")[1:-1]] == ["hard", "", always, always]


def test_games_of_several_commands_are_rated_together():
    order = order_of_three(4)
    named = (("greedy", "hard"), ("normal", "hard"), ("greedy", "normal"))
    pairs = [played(order_for(one, other)) for one, other in named]
    assert [rung.player for rung in ladder(*pairs)] == list(STRENGTH)
    assert [rung.share.games for rung in ladder(*pairs)] == [8] * 3
    best, best_of_one = (ladder_table(*found).splitlines()[2].split("|")[5] for found in (pairs, [played(order)]))
    assert best == best_of_one


def test_the_command_line_rates(capsys, tmp_path):
    words = ["ratings", "factions", "--players", "greedy,random", "--games", "2", "--jobs", "1"]
    assert main.main(words) == 0
    said = capsys.readouterr().out
    assert said.index("| greedy") < said.index("| random")
    assert main.main(["ratings", "factions", "--players", "greedy"]) == 1
    assert capsys.readouterr().err == "tessera: players: two or more are expected, each one once\n"
