"""The four full decks of Heroes against one another, played by greedy players.

``python -m tests.balance heroes --games 500 --jobs 2`` plays every pair of heroes, each as often in the first seat as
in the second, and prints the tables of ``docs/heroes_balance.md``. ``--pair Rhaska,Sedge`` plays one pair only.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec

from game.ai.greedy_player import GreedyPlayer
from game.ai.heroes.judging import HeroesEvaluator
from game.app.games.entries import entry_of
from game.core import runner
from game.core.views import view_for
from game.rules.heroes import events as ev
from game.rules.heroes.cards.all_cards import HEROES
from game.rules.heroes.cards.starter_decks import starter_deck
from game.rules.heroes.ruleset import HEROES as GAME
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from tests.balance.crawler import interval

#: The heroes whose decks are played, by their keys.
DECKS: tuple[str, ...] = tuple(HEROES)


class Game(msgspec.Struct, frozen=True):
    """A game to be played: the heroes in their seats, and its seed."""

    seats: tuple[str, str]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: ``winner`` and ``first``, who had the first turn, are seats; a draw has no winner."""

    game: Game
    winner: int | None
    first: int
    turns: int
    decisions: int
    reason: str


def play(game: Game) -> Result:
    seats = tuple(SeatSetup(starter_deck(hero)) for hero in game.seats)
    players = [GreedyPlayer(f"{game.seed} {seat}", HeroesEvaluator()) for seat in (0, 1)]
    accepted = runner.start(GAME, HeroesSetup(seats, **entry_of("heroes").simulated), game.seed)
    state, first, decisions = accepted.state, -1, 0
    while state.decision is not None:
        seat = state.decision.seat
        answer = players[seat].choose(view_for(GAME, state, seat), runner.legal(GAME, state))
        after = runner.submit(GAME, state, seat, answer)
        assert isinstance(after, runner.Accepted), after
        if first < 0:
            first = next((event.seat for event in after.events if isinstance(event, ev.TurnBegan)), -1)
        state = after.state
        decisions += 1
    outcome = state.outcome
    winner = outcome.winners[0] if len(outcome.winners) == 1 else None
    return Result(game, winner, first, state.table.turn.number, decisions, outcome.reason)


def games_of(one: str, other: str, count: int, seed: int) -> Iterator[Game]:
    """Yield the games of a pair: the decks change seats from game to game. Each pair has dice of its own."""
    apart = (DECKS.index(one) * len(DECKS) + DECKS.index(other)) * 100_000
    for number in range(count):
        yield Game((one, other) if number % 2 == 0 else (other, one), seed + apart + number)


def points(results: list[Result], hero: str) -> float:
    """Return the games that a hero won of its own; a draw is half a game."""
    return sum(0.5 if one.winner is None else float(one.game.seats[one.winner] == hero) for one in results)


def shown(won: float, games: int) -> str:
    """Return a share with its interval, in which the true one lies in 95 of 100 cases."""
    if not games:
        return ""
    low, high = interval(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def table_of(results: list[Result]) -> str:
    """Return each deck's share of the games against each other one, as a table for the docs."""
    names = [HEROES[hero].name for hero in DECKS]
    lines = ["| hero | " + " | ".join(names) + " | all |", "|---" * (len(names) + 2) + "|"]
    for hero in DECKS:
        cells = []
        for other in DECKS:
            pair = [one for one in results if {hero, other} == set(one.game.seats)]
            cells.append(shown(points(pair, hero), len(pair)))
        own = [one for one in results if hero in one.game.seats]
        cells.append(shown(points(own, hero), len(own)))
        lines.append(f"| {HEROES[hero].name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def summary_of(results: list[Result], seconds: float) -> str:
    """Return how the games went on the whole: who had the first turn, how long they took, how they ended."""
    count = len(results)
    drawn = sum(one.winner is None for one in results)
    first = sum(0.5 if one.winner is None else float(one.winner == one.first) for one in results)
    decked = sum(one.turns > 0 and one.reason == "last_turn" for one in results)
    turns = sorted(one.turns for one in results)
    decisions = sum(one.decisions for one in results)
    return (
        f"{count} games, {drawn} drawn, {decked} of them by the last turn; who had the first turn won "
        f"{shown(first, count)}; turns: least {turns[0]}, middle {turns[count // 2]}, most {turns[-1]}; "
        f"{decisions // count} decisions a game; {seconds:.0f} s"
    )


def hero_called(word: str) -> str:
    """Return the hero whose name has that word in it. Raises KeyError when none has."""
    for key, record in HEROES.items():
        if word.strip().lower() in record.name.lower():
            return key
    raise KeyError(word)


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance heroes", description="Full decks in pairs.")
    parser.add_argument("--games", type=int, default=20, help="games for each pair of decks")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pair", default="", help="two heroes with a comma: that pair only")
    wanted = parser.parse_args(arguments)
    named = tuple(hero_called(word) for word in wanted.pair.split(",") if word)
    pairs = [named] if named else list(itertools.combinations(DECKS, 2))
    games = [game for one, other in pairs for game in games_of(one, other, wanted.games, wanted.seed)]
    begun = time.monotonic()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        results = list(pool.map(play, games, chunksize=4))
    print(table_of(results))
    print(summary_of(results, time.monotonic() - begun))
    return 0
