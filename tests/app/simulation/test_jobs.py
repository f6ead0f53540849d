"""What is to be played: line-ups, seats that are exchanged, seeds, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.games.entries import entry_of
from game.app.simulation.jobs import Wanted, ladder_order, order_of
from game.core import record
from tests.app.simulation.orders import short_order

#: Two maps of Skirmish.
MAPS = ("open_hall", "sunken_cavern")


def begun(**wanted: Any) -> list[tuple[tuple[str, ...], tuple[str, ...], int]]:
    order = short_order(**wanted)
    jobs = [order.job(number) for number in range(order.games)]
    return [(job.line_up.players, job.line_up.decks, job.seed) for job in jobs]


def test_seats_are_exchanged_on_the_same_seed():
    none = ("", "")
    assert begun(games=5, seed=7) == [
        (("greedy", "random"), none, 7),
        (("random", "greedy"), none, 7),
        (("greedy", "random"), none, 8),
        (("random", "greedy"), none, 8),
        (("greedy", "random"), none, 9),
    ]


def test_a_player_against_itself_has_a_seed_for_each_game():
    assert [seed for _, _, seed in begun(games=3, players=("greedy",))] == [0, 1, 2]
    assert [seed for _, _, seed in begun(games=3, players=("greedy", "greedy"))] == [0, 1, 2]


def test_players_meet_with_both_decks():
    kingdom, alliance = ("Kingdom", "Alliance"), ("Alliance", "Kingdom")
    assert begun(games=5, decks=kingdom) == [
        (("greedy", "random"), kingdom, 0),
        (("random", "greedy"), kingdom, 0),
        (("greedy", "random"), alliance, 0),
        (("random", "greedy"), alliance, 0),
        (("greedy", "random"), kingdom, 1),
    ]
    assert {decks for _, decks, _ in begun(games=5, decks=("Kingdom",))} == {("Kingdom", "Kingdom")}


def test_of_more_decks_than_seats_each_two_meet():
    found = {decks for _, decks, _ in begun(games=6, players=("random",), decks=("Kingdom", "Alliance", "Those Below"))}
    assert len(found) == 6 and all(one != other for one, other in found)


def test_the_deck_is_named_by_the_game_s_own_word():
    heroes = ("Ilsabet Quill", "Rhaska Longstride")
    for game, decks, field in (("skirmish", ("crown", "drow"), "faction"), ("heroes", heroes, "deck")):
        order = order_of(Wanted(game=game, games=1, decks=decks))
        assert order.line_ups[0].decks == decks and entry_of(game).counted.deck_field == field


def test_maps_change_with_each_game():
    order = order_of(Wanted(game="skirmish", games=3, maps=MAPS))
    assert [order.job(number).line_up.map for number in range(3)] == [*MAPS, MAPS[0]]
    assert order.line_ups[0].setup != order.line_ups[1].setup


def test_all_against_the_game_each_player_plays_alone():
    order = order_of(Wanted(game="crawler", games=4, players=("greedy", "random")))
    assert [line_up.players for line_up in order.line_ups] == [("greedy",), ("random",)]
    assert [order.job(number).seed for number in range(4)] == [0, 0, 1, 1]


def test_simulated_games_are_counted_out_unless_told_otherwise():
    def last_cycle(**more: Any) -> int | None:
        order = order_of(Wanted(game="factions", games=1, more=more))
        return record.decode_setup(entry_of("factions").ruleset, order.line_ups[0].setup).last_cycle

    simulated = entry_of("factions").simulated["last_cycle"]
    assert [last_cycle(), last_cycle(last_cycle=6), last_cycle(last_cycle=None)] == [simulated, 6, None]


def test_a_ladder_has_every_pair_both_ways():
    order = ladder_order(Wanted(game="skirmish", games=2, players=("random", "greedy", "easy")))
    players = [line_up.players for line_up in order.line_ups]
    assert len(players) == len(set(players)) == 6 and order.games == 6
    alone = ladder_order(Wanted(game="crawler", games=2, players=("random", "greedy", "easy")))
    assert len(alone.line_ups) == 3 and alone.games == 6


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ({"players": (), "game": "crawler"}, "players: one or more are expected"),
        ({"players": ("dog",)}, "players: there is no player 'dog'; there are computer, random, greedy"),
        ({"players": ("greedy", "human")}, "players: there is no player 'human'"),
        ({"players": ("greedy",) * 3}, "players: 2 are expected, one per seat, not 3"),
        ({"players": ("program", "greedy")}, "players: 'program' and --player \"COMMAND\", which it stands for, go"),
        ({"program": "cat"}, "players: 'program' and --player \"COMMAND\", which it stands for, go together"),
        ({"game": "chess"}, "game: there is no game 'chess'"),
        ({"games": 0}, "games: 1 or more are expected, not 0"),
        ({"decks": ("Kingdom", "Goats")}, r"setup.seats\[1\].deck: there is no starter deck 'Goats'"),
        ({"game": "skirmish", "decks": ("drow",) * 3, "seats": 4}, "decks: 4 are expected, one per seat, not 3"),
        ({"game": "crawler", "decks": ("any",)}, "decks: none can be chosen in crawler"),
        ({"game": "skirmish", "seats": 3}, "setup.seats: 2 or 4 are expected, not 3"),
        ({"game": "skirmish", "maps": ("no such map",)}, "setup.map: there is no map 'no such map'"),
        ({"game": "arena", "maps": ("no such map",)}, "setup.map: there is no map 'no such map'"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(wanted, text):
    with pytest.raises(ValueError, match=text) as refused:
        order_of(Wanted(**{"game": "factions", **wanted}))
    assert "\n" not in str(refused.value)


def test_a_ladder_is_made_of_games_of_two():
    with pytest.raises(ValueError, match="ratings: games of 2 seats are expected, not 4"):
        ladder_order(Wanted(game="skirmish", seats=4, players=("greedy", "random")))


@pytest.mark.parametrize("players", [("greedy",), ("greedy", "greedy", "random")])
def test_a_ladder_needs_players_that_differ(players):
    with pytest.raises(ValueError, match="two or more are expected, each one once"):
        ladder_order(Wanted(game="factions", players=players))
