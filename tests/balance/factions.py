"""Starter decks of Factions against one another, played by greedy players.

``python -m tests.balance factions --games 20 --jobs 2`` plays every pair of decks, each deck as often in the first
seat as in the second, and prints the table of ``docs/factions_balance.md``. ``--pair Kingdom,Alliance`` plays one pair
only.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec

from game.ai.factions.judging import FactionsEvaluator
from game.ai.greedy_player import GreedyPlayer
from game.app.games.entries import entry_of
from game.core import runner
from game.core.views import view_for
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.ruleset import FACTIONS as GAME
from game.rules.factions.setup import FactionsSetup, SeatSetup


class Game(msgspec.Struct, frozen=True):
    """A game to be played: who sits where, and its seed."""

    seats: tuple[Faction, Faction]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: ``winner`` is a seat, or None."""

    game: Game
    winner: int | None
    cycles: int
    decisions: int
    reason: str


def play(game: Game) -> Result:
    seats = tuple(SeatSetup(starter_deck(faction)) for faction in game.seats)
    setup = FactionsSetup(seats, **entry_of("factions").simulated)
    players = [GreedyPlayer(f"{game.seed} {seat}", FactionsEvaluator()) for seat in (0, 1)]
    state = runner.start(GAME, setup, game.seed).state
    decisions = 0
    while state.decision is not None:
        seat = state.decision.seat
        answer = players[seat].choose(view_for(GAME, state, seat), runner.legal(GAME, state))
        after = runner.submit(GAME, state, seat, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
        decisions += 1
    outcome = state.outcome
    winner = outcome.winners[0] if len(outcome.winners) == 1 else None
    return Result(game, winner, state.table.turn.cycle, decisions, outcome.reason)


def games_of(one: Faction, other: Faction, count: int, seed: int) -> Iterator[Game]:
    """Yield the games of a pair: the decks change seats from game to game. Each pair has dice of its own."""
    apart = (FACTIONS.index(one) * len(FACTIONS) + FACTIONS.index(other)) * 100_000
    for number in range(count):
        yield Game((one, other) if number % 2 == 0 else (other, one), seed + apart + number)


def share(results: list[Result], faction: Faction) -> float:
    """Return the share of games that a deck won; a draw is half a game."""
    points = [
        0.5 if result.winner is None else float(result.game.seats[result.winner] == faction) for result in results
    ]
    return sum(points) / len(points)


def table_of(results: list[Result]) -> str:
    """Return each deck's share of the games against each other one, as a table for the docs."""
    lines = ["| deck | " + " | ".join(FACTIONS) + " | all |", "|---" * (len(FACTIONS) + 2) + "|"]
    for faction in FACTIONS:
        cells = []
        for other in FACTIONS:
            pair = [result for result in results if {faction, other} == set(result.game.seats)]
            cells.append(f"{100 * share(pair, faction):.0f} %" if pair and faction != other else "")
        own = [result for result in results if faction in result.game.seats]
        cells.append(f"{100 * share(own, faction):.0f} %" if own else "")
        lines.append(f"| {faction} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def summary_of(results: list[Result], seconds: float) -> str:
    """Return how the games went on the whole."""
    count = len(results)
    first = sum(result.winner == 0 for result in results)
    drawn = sum(result.winner is None for result in results)
    cycles = sorted(result.cycles for result in results)
    decisions = sum(result.decisions for result in results)
    return (
        f"{count} games, {drawn} drawn, the first seat won {first}; cycles: least {cycles[0]}, middle "
        f"{cycles[count // 2]}, most {cycles[-1]}; {decisions // count} decisions a game; {seconds:.0f} s"
    )


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.balance factions", description="Starter decks against one another."
    )
    parser.add_argument("--games", type=int, default=20, help="games for each pair of decks")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pair", default="", help="two factions with a comma: that pair only")
    parser.add_argument("--deck", default="", help="a faction: its pairs only")
    wanted = parser.parse_args(arguments)
    pairs = [tuple(wanted.pair.split(","))] if wanted.pair else list(itertools.combinations(FACTIONS, 2))
    pairs = [pair for pair in pairs if not wanted.deck or wanted.deck in pair]
    games = [game for one, other in pairs for game in games_of(one, other, wanted.games, wanted.seed)]
    begun = time.monotonic()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        results = list(pool.map(play, games, chunksize=4))
    print(table_of(results))
    print(summary_of(results, time.monotonic() - begun))
    return 0
