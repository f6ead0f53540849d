"""Short orders for the tests of simulations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from game.app.simulation.jobs import Order, Wanted, order_of
from game.app.simulation.playing import Played, play

#: Two decks of Factions that are quickly through with one another.
SHORT = {"seats": [{"deck": "The Red Horde"}, {"deck": "Coin and Claw"}], "last_cycle": 2}


def short_order(games: int = 4, **more: Any) -> Order:
    """Order games of Factions of two cycles; ``more`` are fields of ``Wanted``."""
    fields = {"players": ("greedy", "random"), "more": {"last_cycle": 2}, **more}
    return order_of(Wanted(game="factions", games=games, **fields))


def play_games(game: str, document: dict[str, Any], seeds: Iterable[int], players: Sequence[str] = ()) -> list[Played]:
    """Return a game of computer players per seed, seats not exchanged; ``players``: one kind, or one per seat."""
    first = order_of(Wanted(game=game, games=1, players=tuple(players) or ("random",), more=document)).job(0)
    return [play(msgspec.structs.replace(first, seed=seed)) for seed in seeds]
