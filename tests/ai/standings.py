"""How much each item of a position says about who wins, fitted to many greedy games with deliberate slips.

``python -m tests.ai.standings --game skirmish --games 600`` plays them, notes every position in which a turn of the
clock has just begun, and fits the weight of each item to the results. 1.00 is its present weight, relative to what a
search takes for an advantage (``Evaluator.common``); an item far from the others misleads a player that judges
positions. Correlation is not cause: a change of weights still has to be proved by games.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.ai.greedy_player import GreedyPlayer
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.core import record
from tests.balance.players import order_for

Numbers = NDArray[np.float64]
#: How often a player gives a random answer instead: one of these is drawn for each seat and game.
SLIPS = (0.0, 0.0, 0.05, 0.15, 0.3)
#: The penalty on large weights, and the rounds of the fit.
_PENALTY, _ROUNDS = 1e-4, 40


class Moment(msgspec.Struct, frozen=True):
    """A position as one seat sees it, in game ``game``: what each item adds, and what that seat scored (1, 0.5, 0)."""

    game: int
    items: dict[str, float]
    won: float


def moments_of(number: int, match: Match, chance: random.Random) -> list[Moment]:
    """Play a match to its end; return its positions at each turn of the clock, as each seat sees them."""
    game = match.game.profile.game
    evaluator = evaluator_of(game)
    assert evaluator is not None
    seats = range(len(match.players.names))
    players = [GreedyPlayer(f"{number} {seat}", evaluator.another()) for seat in seats]
    slips = [chance.choice(SLIPS) for _ in seats]
    found: list[tuple[int, dict[str, float]]] = []
    last = None
    while (seat := match.asked) is not None:
        view, answers = match.view(seat), match.answers(seat)
        clock = evaluator.clock(view)
        if clock != last and len(answers) > 1:
            last = clock
            for one in seats:
                found.append((one, {item.name: item.value for item in evaluator.items(match.view(one))}))
        slipped = chance.random() < slips[seat]
        match.submit(seat, chance.choice(answers) if slipped else players[seat].choose(view, answers))
    outcome = match.outcome
    assert outcome is not None
    if match.game.profile.together:
        return [Moment(number, items, float(one in outcome.winners)) for one, items in found]
    is_even = len(outcome.winners) in (0, len(seats))
    return [Moment(number, items, 0.5 if is_even else float(one in outcome.winners)) for one, items in found]


def slipping_games(game: str, games: int, seed: int) -> Iterator[list[Moment]]:
    """Yield games of a game, with its lists in the order in which the strength of players is measured."""
    entry = entry_of(game)
    order = order_for(game, ("greedy", "greedy"), games)
    for number in range(games):
        setup: Any = record.decode_setup(entry.ruleset, order.line_up(number).setup)
        seatings = tuple(Seating(f"Seat {seat}", "greedy") for seat in range(entry.ruleset.seats(setup)))
        yield moments_of(number, Match.new(entry.ruleset, setup, seatings, seed + number), random.Random(seed + number))


def weights(items: Numbers, won: Numbers, games: NDArray[np.int64]) -> tuple[Numbers, Numbers]:
    """Return by how much each column of ``items`` makes a win likelier, as a logistic curve, and the errors of that:
    positions of one game tell the same story, so it is the games that count."""
    spread = items.std(axis=0) + 1e-9
    scaled = items / spread
    found = np.zeros(items.shape[1])
    held = _PENALTY * len(won) * np.eye(len(found))
    for _ in range(_ROUNDS):
        likely = 1 / (1 + np.exp(-scaled @ found))
        bent = (scaled * (likely * (1 - likely))[:, None]).T @ scaled + held
        found = found + np.linalg.solve(bent, scaled.T @ (won - likely) - held @ found)
    pulls = scaled * (won - 1 / (1 + np.exp(-scaled @ found)))[:, None]
    by_game = np.array([pulls[games == game].sum(axis=0) for game in np.unique(games)])
    inverse = np.linalg.inv(bent)
    errors = np.sqrt(np.diag(inverse @ (by_game.T @ by_game) @ inverse))
    return found / spread, errors / spread


def report(moments: Sequence[Moment], common: float) -> str:
    """Return the printed lines. If all win or lose together, what an even position wins is an item."""
    names = sorted({name for one in moments for name in one.items})
    items = np.array([[one.items.get(name, 0.0) for name in names] for one in moments])
    won, games = np.array([one.won for one in moments]), np.array([one.game for one in moments])
    with_even = np.column_stack([items, np.ones(len(won))])
    times, errors = (common * found for found in weights(with_even, won, games))
    lines = [f"{len(set(games.tolist()))} games, {len(moments)} positions, of which {100 * won.mean():.0f} % were won"]
    for name, one, error in zip(names, times, errors, strict=False):
        lines.append(f"    {name}: {one:.2f} times, +- {error:.2f}")
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.standings")
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(words)
    evaluator = evaluator_of(wanted.game)
    assert evaluator is not None
    played = slipping_games(wanted.game, wanted.games, wanted.seed)
    print(report([moment for game in played for moment in game], evaluator.common))
    return 0


if __name__ == "__main__":
    sys.exit(main())
