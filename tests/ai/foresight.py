"""How well a judged position foretells who wins: answers of greedy games, each played on to the end in the same worlds.

``python -m tests.ai.foresight --game skirmish --answers 40 --worlds 16`` takes questions of greedy games at random,
plays every answer that a search would try to the end, and prints how what is judged after one turn of the clock, two
and so on goes with what is won, and what a point of each item is worth in games won. An item that is worth nothing
beside its weight misleads a player that searches.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.ai.evaluation import Evaluator, Item
from game.ai.greedy_player import GreedyPlayer
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget
from game.ai.worlds import World, Worlds
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.core.commands import Command

Numbers = NDArray[np.float64]
#: How far is judged, in turns of the game's clock; of how many questions one is taken; how many answers of it.
FARTHEST, ONE_OF, CANDIDATES = 5, 40, 5
#: A game that goes on longer counts as a draw.
_LONGEST = 2500


class Course(msgspec.Struct, frozen=True):
    """An answer's way to the end in one world: the items after each turn of the clock, the answers given until then,
    and what was won: 1, 0.5 or 0."""

    items: tuple[tuple[Item, ...], ...]
    nodes: tuple[int, ...]
    won: float


def course(world: World, answer: Command, evaluator: Evaluator, seat: int, seed: int) -> Course:
    """Give the answer and play on greedily to the end."""
    player = GreedyPlayer(seed, evaluator.another())
    assert world.asked is not None
    clock = evaluator.clock(world.view(world.asked))
    items: list[tuple[Item, ...]] = []
    nodes: list[int] = []
    after = world.after(answer)
    for given in range(1, _LONGEST):
        result = after.result(seat)
        if result is not None:
            return Course(tuple(items), tuple(nodes), result)
        assert after.asked is not None
        view = after.view(after.asked)
        while len(items) < FARTHEST and evaluator.clock(view) > clock + len(items):
            items.append(tuple(evaluator.items(after.view(seat))))
            nodes.append(given)
        after = after.after(player.choose(view, after.answers))
    return Course(tuple(items), tuple(nodes), 0.5)


class _Sampler:
    """The greedy player, which has some of its questions looked into."""

    def __init__(self, seed: str, evaluator: Evaluator, chance: random.Random, wanted: argparse.Namespace) -> None:
        self._greedy, self._evaluator, self._chance = GreedyPlayer(seed, evaluator), evaluator, chance
        self._search, self._worlds = SearchPlayer(seed, evaluator, Budget(1, CANDIDATES)), wanted.worlds
        self.found: list[list[list[Course]]] = []

    def choose(self, view: Any, answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """Return what the greedy player says."""
        if worlds is not None and len(answers) > 1 and not self._chance.randrange(ONE_OF):
            candidates = self._search.candidates(view, answers)
            if len(candidates) > 1:
                dealt = [worlds.deal(number) for number in range(self._worlds)]
                self.found.append(
                    [
                        [course(world, one, self._evaluator, view.seat, number) for number, world in enumerate(dealt)]
                        for one in candidates
                    ]
                )
        return self._greedy.choose(view, answers, worlds)


def sampled(wanted: argparse.Namespace) -> Iterator[list[list[Course]]]:
    """Yield questions, each a list of its answers, the greedy one first: its courses in each of the worlds."""
    entry, chance = entry_of(wanted.game), random.Random(wanted.seed)
    seated = {"seats": [{entry.counted.deck_field: wanted.deck}] * 2} if wanted.deck else {}
    setup = entry.setup({**entry.simulated, **seated})
    seats = entry.ruleset.seats(setup)
    count = 0
    for seed in range(wanted.seed, wanted.seed + 100 * wanted.answers):
        match = Match.new(entry.ruleset, setup, tuple(Seating(f"Seat {seat}", "greedy") for seat in range(seats)), seed)
        evaluator = evaluator_of(wanted.game)
        players = [_Sampler(f"{seed} {seat}", evaluator.another(), chance, wanted) for seat in range(seats)]
        while (seat := match.asked) is not None:
            match.submit(seat, players[seat].choose(match.view(seat), match.answers(seat), match.players.worlds(seat)))
            while players[seat].found:
                yield players[seat].found.pop()
                count += 1
                if count == wanted.answers:
                    return


def report(questions: Sequence[Sequence[Sequence[Course]]]) -> str:
    """Return the lines that are printed: each other answer beside the first of its question, in the same worlds."""
    pairs = [(question[0], other) for question in questions for other in question[1:]]
    won = [_mean_gain(first, other, lambda one: np.array([one.won]))[0] for first, other in pairs]
    lines = [f"{len(questions)} questions, {len(pairs)} other answers, which win {100 * np.mean(won):+.1f} points"]
    for after in range(FARTHEST):
        # Where a match has ended before, there is nothing to judge.
        reached = [all(len(one.items) > after for one in (*first, *other)) for first, other in pairs]
        lines += _horizon([pair for pair, is_so in zip(pairs, reached, strict=True) if is_so], after)
    return "\n".join(lines)


def _mean_gain(first: Sequence[Course], other: Sequence[Course], of: Callable[[Course], Numbers]) -> Numbers:
    gains: Numbers = np.mean([of(two) - of(one) for one, two in zip(first, other, strict=True)], axis=0)
    return gains


def _values(items: Sequence[Item]) -> Numbers:
    return np.array([item.value for item in items])


def _horizon(pairs: Sequence[tuple[Sequence[Course], Sequence[Course]]], after: int) -> list[str]:
    """Return how a judgement after that many turns, from 0, agrees with what is won, and each item by itself."""
    if len(pairs) < 2:
        return []
    names = [item.name for item in pairs[0][0][0].items[after]]
    items = np.array([_mean_gain(*pair, lambda one: _values(one.items[after])) for pair in pairs])
    won = np.array([_mean_gain(*pair, lambda one: np.array([one.won]))[0] for pair in pairs])
    ahead = items.sum(axis=1)
    agrees = float(np.corrcoef(ahead, won)[0, 1]) if ahead.std() and won.std() else 0.0
    nodes = np.mean([one.nodes[after] for _, other in pairs for one in other])
    lines = [f"judged {after + 1} later ({nodes:.0f} answers a trial): goes with what is won {agrees:+.2f}"]
    if len(pairs) > len(names):
        worth, *_ = np.linalg.lstsq(items, won, rcond=None)
        left = won - items @ worth
        errors = np.sqrt(np.diag(np.linalg.pinv(items.T @ items)) * (left @ left) / (len(won) - len(names)))
        found = zip(names, worth, errors, strict=True)
        for name, one, error in found:
            lines.append(f"    {name}: {100 * one:+.2f} points won for each of it, +- {100 * error:.2f}")
    return lines


def main(words: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.foresight")
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--answers", type=int, default=40, help="questions that are looked into")
    parser.add_argument("--deck", default="", help="the deck, army or faction of both of two seats")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    print(report(list(sampled(parser.parse_args(words)))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
