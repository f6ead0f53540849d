"""Many games under the laws.

``python -m tests.conformance.soak --game skirmish --games 2000 --seed 1 --jobs 2`` plays the seeds 1 to 2000 and ends
with one line of summary; the exit code is 1 when a law is broken. ``--stride 5`` lets the costly laws look at every
fifth decision only, ``--sample 0`` lets law 2 try every answer. ``--mode melee`` plays one mode of the game, ``--mode
shipped`` the scenarios that come with the program; without it all modes but that one take turns. A failure
names its seed and decision.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec

from tests.conformance.fresh_process import digests_in_fresh_process
from tests.conformance.holding import hold, law_9_same_seed
from tests.conformance.laws import ALL_LAWS, LawBroken
from tests.conformance.registry import MODES, SHIPPED, find
from tests.conformance.walks import MANNERS, Manner

#: Games that law 9 plays again in one fresh process.
_FRESH_AT_ONCE = 50


class Order(msgspec.Struct, frozen=True):
    """What is to be played, in words that another process understands."""

    game: str
    stride: int
    sample: int
    manner: Manner | None
    laws: frozenset[int]


class Result(msgspec.Struct, frozen=True):
    """How one game went: ``broken`` is the complaint."""

    seed: int
    decisions: int
    commands: dict[str, int]
    broken: str = ""


def play_one(order: Order, seed: int) -> Result:
    """Hold the laws over one game."""
    under = find(order.game)
    try:
        held = hold(under, seed, laws=order.laws, manner=order.manner, stride=order.stride, sample=order.sample)
    except LawBroken as broken:
        return Result(seed, 0, {}, str(broken))
    return Result(seed, held.decisions, held.commands)


def _results(order: Order, seeds: range, jobs: int) -> Iterator[Result]:
    if jobs <= 1:
        yield from (play_one(order, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_one, [order] * len(seeds), seeds, chunksize=4)


def _same_again(order: Order, seeds: range) -> Iterator[str]:
    """Law 9 over some of the seeds."""
    under = find(order.game)
    for first in range(0, len(seeds), _FRESH_AT_ONCE):
        some = seeds[first : first + _FRESH_AT_ONCE]
        for seed, number, complaint in law_9_same_seed(under, some, digests_in_fresh_process(under, some)):
            yield str(LawBroken(9, under, seed, number, complaint))


def _told(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def soak(order: Order, seeds: range, jobs: int, fresh_every: int) -> int:
    """Play, tell how it goes, and return how many games broke a law."""
    begun = told = time.monotonic()
    commands: Counter[str] = Counter()
    decisions = played = 0
    broken: list[str] = []
    for result in _results(order, seeds, jobs):
        played += 1
        decisions += result.decisions
        commands.update(result.commands)
        if result.broken:
            broken.append(result.broken)
            _told(result.broken)
        if time.monotonic() - told > 10:
            told = time.monotonic()
            _told(f"{played} of {len(seeds)} games, {decisions} decisions, {len(broken)} broken")
    if 9 in order.laws and fresh_every:
        for complaint in _same_again(order, seeds[::fresh_every]):
            broken.append(complaint)
            _told(complaint)
    _told("answers: " + ", ".join(f"{name} {count}" for name, count in commands.most_common()))
    seconds = time.monotonic() - begun
    print(
        f"{order.game}: {played} games, {decisions} decisions, laws {sorted(order.laws)}, stride {order.stride}: "
        f"{len(broken)} broken, {seconds:.0f} s"
    )
    return len(broken)


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.soak", description="Games under the laws.")
    parser.add_argument("--game", default="skirmish")
    parser.add_argument("--mode", default="", help="a mode of the game, such as melee; all in turn by default")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--stride", type=int, default=1, help="costly laws at every Nth decision")
    parser.add_argument("--sample", type=int, default=12, help="answers that law 2 tries; 0 for all")
    parser.add_argument("--fresh", type=int, default=20, help="every Nth game is played again for law 9; 0: none")
    parser.add_argument("--manner", choices=MANNERS, default=None, help="how the player picks")
    parser.add_argument("--laws", default="", help="numbers with commas; all by default")
    wanted = parser.parse_args(arguments)
    name = f"{wanted.game}/{wanted.mode}" if wanted.mode else wanted.game
    try:
        find(name)
    except KeyError:
        modes = ", ".join(f"{game}: {' '.join((*MODES[game], SHIPPED))}" for game in MODES)
        parser.error(f"there is no {name}; there are {modes}")
    laws = frozenset(int(law) for law in wanted.laws.split(",")) if wanted.laws else ALL_LAWS
    order = Order(name, wanted.stride, wanted.sample, wanted.manner, laws)
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    return 1 if soak(order, seeds, wanted.jobs, wanted.fresh) else 0


if __name__ == "__main__":
    sys.exit(main())
