"""Single games: who wins, what is counted, and that a job gives the same result everywhere."""

from __future__ import annotations

import msgspec
import pytest

from game.app.simulation.jobs import Wanted, order_of
from game.app.simulation.playing import Played, play
from tests.app.simulation.orders import SHORT, play_games, short_order


def played(game: str, players: tuple[str, ...] = ("random",), **more) -> Played:
    return play(order_of(Wanted(game=game, players=players, **more)).job(0))


def test_greedy_players_play_and_beat_random_ones():
    games = play_games("factions", {**SHORT, "last_cycle": 6}, range(3), ("greedy", "random"))
    assert sum(game.winners == (0,) for game in games) >= 2


def test_one_kind_takes_every_seat_and_seeds_repeat():
    one, two = (play_games("factions", SHORT, range(1), players) for players in (("greedy",), ("greedy",) * 2))
    assert one == two and one[0].seed == 0
    assert play_games("factions", SHORT, range(1, 2), ("greedy",)) != one


def test_a_job_says_for_which_cards_it_is_meant():
    job = short_order().job(0)
    assert set(job.made_with) == {"version", "cards", "code"} and all(job.made_with.values())
    for name in job.made_with:
        with pytest.raises(ValueError, match="for another version of the program, or for other cards"):
            play(msgspec.structs.replace(job, made_with={**job.made_with, name: "another"}))


@pytest.mark.parametrize(
    ("game", "most_turns"), [("skirmish", 60), ("arena", 30), ("factions", 40), ("crawler", 60), ("heroes", 60)]
)
def test_cards_turns_and_answers_are_counted(game, most_turns):
    found = played(game, ("greedy",))
    assert 1 < found.turns <= most_turns and found.turns < found.answers
    assert any(count.plays for count in found.cards)
    assert (found.first is None) == (game == "crawler")
    assert all(count.seat in (0, 1) and count.card[:1].isupper() for count in found.cards)
    keys = [(count.seat, count.card) for count in found.cards]
    assert keys == sorted(set(keys))


@pytest.mark.parametrize(("game", "player"), [("skirmish", "random"), ("arena", "random"), ("factions", "greedy")])
def test_pieces_are_counted_where_they_stand_fall_and_shoot(game, player):
    more = {"last_cycle": 5} if game == "factions" else {}
    counts = [count for seed in range(3) for count in played(game, (player,), seed=seed, more=more).places]
    for what in ("stood", "fell", "shot"):
        assert any(getattr(count, what) for count in counts), what
    assert {count.seat for count in counts if count.stood} == {0, 1}
    assert all(count.place[0] >= 0 and count.place[1] >= 0 for count in counts)


def test_pieces_of_games_without_boards_are_counted_nowhere():
    assert played("heroes").places == played("crawler").places == ()


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions", "heroes"])
def test_either_seat_may_go_first(game):
    short = {"last_cycle": 1} if game == "factions" else {}
    assert {played(game, seed=seed, more=short).first for seed in range(6)} == {0, 1}
