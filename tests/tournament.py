"""Computer players against one another, in pairs of games: the same seed, with the seats exchanged.

``python -m tests.tournament --game heroes --players normal,greedy --pairs 50 --jobs 2`` prints how many of its games
the first player won, with an interval of 95 %. In a match of all against the game each player plays alone,
on equal seeds.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import msgspec

from game.app.games.entries import GAMES, entry_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating


class Pair(msgspec.Struct, frozen=True):
    """Two games to be played with one seed."""

    game: str
    players: tuple[str, str]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """The share of a pair's two games that the first player won, answers given, and the slowest answer in seconds."""

    share: float
    answers: int
    slowest: float


def play(pair: Pair) -> Result:
    """Play both games of a pair."""
    entry = entry_of(pair.game)
    setup = entry.setup({**entry.simulated, "seats": [{}, {}]})
    seats = entry.ruleset.seats(setup)
    together = entry.ruleset.profile.together
    points, answers, slowest = 0.0, 0, 0.0
    for swapped in (False, True):
        first, second = pair.players[::-1] if swapped else pair.players
        kinds = [first] * seats if together else [(first, second)[seat % 2] for seat in range(seats)]
        seatings = [{"name": f"{kind} {seat}", "kind": kind} for seat, kind in enumerate(kinds)]
        match = Match.new(entry.ruleset, setup, msgspec.convert(seatings, tuple[Seating, ...]), pair.seed)
        while True:
            began = time.perf_counter()
            if not match.players.step():
                break
            slowest = max(slowest, time.perf_counter() - began)
        assert match.outcome is not None
        answers += len(match.given)
        points += _points(match.outcome.winners, int(swapped), together)
    return Result(points / 2, answers, slowest)


def _points(winners: tuple[int, ...], seat: int, together: bool) -> float:
    """Return the value of a game to the first player, who has that seat: a win 1, a draw 0.5. Together: 1 more for its
    own win, 1 less for the other's, about 0.5."""
    if together:
        return 0.5 + (0.5 if winners else 0.0) * (-1 if seat else 1)
    if not winners:
        return 0.5
    return float(seat in winners) if len(winners) == 1 else 0.5


def main(words: list[str]) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tournament")
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--players", default="normal,greedy")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    first, second = options.players.split(",")
    pairs = [Pair(options.game, (first, second), options.seed + number) for number in range(options.pairs)]
    began = time.perf_counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        results = list(pool.map(play, pairs))
    shares = [result.share for result in results]
    mean = statistics.fmean(shares)
    half = 1.96 * statistics.pstdev(shares) / math.sqrt(len(shares))
    answers = sum(result.answers for result in results)
    low, high = 100 * (mean - half), 100 * (mean + half)
    print(f"{options.game}: {first} against {second}: {100 * mean:.1f} % [{low:.1f}, {high:.1f}]")
    print(
        f"{2 * len(pairs)} games, {answers / (2 * len(pairs)):.0f} answers a game, slowest answer"
        f" {max(result.slowest for result in results):.2f} s, {time.perf_counter() - began:.0f} s in all"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
