"""How often the dungeon is beaten by the computer players.

``python -m tests.balance crawler --games 500 --jobs 2`` plays every difficulty with every length and prints the table
of ``docs/crawler_balance.md``. ``--difficulty`` and ``--length`` play one of them only, ``--party`` and ``--quests``
another party and other Quests, ``--player`` is who plays: random, greedy, easy, normal, hard.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import get_args

import msgspec

from game.ai.players import PLAYERS, player_for
from game.ai.worlds import DealtWorlds
from game.app.games.entries import entry_of
from game.core import runner
from game.core.views import view_for
from game.rules.crawler.cards.adventurers import ADVENTURERS
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state.options import Difficulty, Length

DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
LENGTHS: tuple[Length, ...] = get_args(Length)
#: Standard deviations to either side within which the true share lies in 95 of 100 cases.
_SURE = 1.96


class Game(msgspec.Struct, frozen=True):
    """A game to be played: its ``setup`` as a document, its seed, and the kind of player that plays all seats."""

    difficulty: Difficulty
    length: Length
    seed: int
    party: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    player: str = "greedy"


class Result(msgspec.Struct, frozen=True):
    """How a game ended. ``wounds`` are those that lay on the party or had slain its members at the end."""

    game: Game
    won: bool
    reason: str
    rounds: int
    wounds: int
    decisions: int


def play(game: Game) -> Result:
    document = {"difficulty": game.difficulty, "length": game.length}
    document |= {"party": game.party} if game.party else {}
    document |= {"quests": game.quests} if game.quests else {}
    setup = entry_of("crawler").setup(document)
    player = player_for(game.player, f"{game.seed}", entry_of("crawler").evaluator())
    state = runner.start(CRAWLER, setup, game.seed).state
    decisions = 0
    while state.decision is not None:
        worlds = DealtWorlds(CRAWLER, state, 0, game.seed * 10_000 + decisions)
        answer = player.choose(view_for(CRAWLER, state, 0), runner.legal(CRAWLER, state), worlds)
        after = runner.submit(CRAWLER, state, 0, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
        decisions += 1
    table, outcome = state.table, state.outcome
    assert outcome is not None
    fallen = sum(ADVENTURERS[table.cards[number]].life for number in table.fallen)
    wounds = fallen + sum(one.wounds for one in table.party)
    return Result(game, bool(outcome.winners), outcome.reason, table.round.number, wounds, decisions)


def interval(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson)."""
    share, square = won / games, _SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _SURE * (share * (1 - share) / games + square / (4 * games**2)) ** 0.5 / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def games_of(
    difficulties: tuple[Difficulty, ...], lengths: tuple[Length, ...], count: int, seed: int
) -> Iterator[Game]:
    """Yield the games of each cell; all cells have the same seeds, so that they meet the same decks."""
    for difficulty in difficulties:
        for length in lengths:
            for number in range(count):
                yield Game(difficulty, length, seed + number)


def cell_of(results: list[Result]) -> str:
    """Return a cell of the table: share of wins with its interval; the medians of rounds and answers of a game; its
    Wounds."""
    count = len(results)
    won = sum(result.won for result in results)
    low, high = interval(won, count)
    rounds = median(result.rounds for result in results)
    answers = median(result.decisions for result in results)
    wounds = sum(result.wounds for result in results) / count
    shares = f"{100 * won / count:.0f} % ({100 * low:.0f}-{100 * high:.0f})"
    return f"{shares}, {rounds:g} rounds, {answers:g} answers, {wounds:.1f} Wounds"


def table_of(results: list[Result]) -> str:
    """Difficulty by length, as a table for the docs."""
    lengths = [length for length in LENGTHS if any(result.game.length == length for result in results)]
    lines = ["| difficulty | " + " | ".join(lengths) + " |", "|---" * (len(lengths) + 1) + "|"]
    for difficulty in DIFFICULTIES:
        row = [result for result in results if result.game.difficulty == difficulty]
        if row:
            cells = [cell_of([result for result in row if result.game.length == length]) for length in lengths]
            lines.append(f"| {difficulty} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def summary_of(results: list[Result], seconds: float) -> str:
    """Return how the games ended on the whole."""
    reasons = ", ".join(f"{reason} {count}" for reason, count in sorted(Counter(r.reason for r in results).items()))
    decisions = sum(result.decisions for result in results)
    return f"{len(results)} games: {reasons}; {decisions // len(results)} decisions a game; {seconds:.0f} s"


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance crawler", description="How often a party wins.")
    parser.add_argument("--games", type=int, default=20, help="games for each difficulty and length")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--difficulty", choices=DIFFICULTIES, default=None)
    parser.add_argument("--length", choices=LENGTHS, default=None)
    parser.add_argument("--party", default="", help="names of Adventurers with commas")
    parser.add_argument("--quests", default="", help="names of Quests with commas")
    parser.add_argument("--player", choices=sorted(PLAYERS), default="greedy")
    wanted = parser.parse_args(arguments)
    difficulties = (wanted.difficulty,) if wanted.difficulty else DIFFICULTIES
    lengths = (wanted.length,) if wanted.length else LENGTHS
    party = tuple(name for name in wanted.party.split(",") if name)
    quests = tuple(name for name in wanted.quests.split(",") if name)
    games = [
        msgspec.structs.replace(game, party=party, quests=quests, player=wanted.player)
        for game in games_of(difficulties, lengths, wanted.games, wanted.seed)
    ]
    begun = time.monotonic()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        results = list(pool.map(play, games, chunksize=4))
    print(table_of(results))
    print(summary_of(results, time.monotonic() - begun))
    return 0
