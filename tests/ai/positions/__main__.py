"""``python -m tests.ai.positions --game heroes --players greedy,normal,hard --seeds 5``: the share of positions that
each player passes, and each that it fails, with the answer that it gave. ``--list`` only lists the positions,
``--name`` takes those whose name has these words."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.ai.positions.asking import KINDS, Asked, answered
from tests.ai.positions.exercises import Exercise, ExerciseError, games, path_of, read, share_of_blind


def _print_list(exercises: list[Exercise]) -> None:
    for group, count in Counter(exercise.group for exercise in exercises).items():
        print(f"{group} ({count})")
        for exercise in exercises:
            if exercise.group == group:
                print(f"    {exercise.name}: {exercise.why} (blind {100 * share_of_blind(exercise):.0f} %)")
    share = sum(map(share_of_blind, exercises)) / len(exercises)
    print(f"{len(exercises)} positions; a player who answers at random passes {100 * share:.0f} %")


def _print_results(exercises: list[Exercise], kind: str, options: argparse.Namespace) -> None:
    """Print one player's share and its failures."""
    seeds = range(1, options.seeds + 1)
    asked = [Asked(exercise, options.game, kind, seed, options.nodes) for exercise in exercises for seed in seeds]
    began = time.perf_counter()
    outcomes = list(answered(asked, options.jobs))
    passed = sum(outcome.passed for outcome in outcomes)
    seconds = time.perf_counter() - began
    print(f"{kind}: {100 * passed / len(outcomes):.1f} % ({passed} of {len(outcomes)}), {seconds:.0f} s")
    for exercise in exercises:
        failed = [outcome for outcome in outcomes if outcome.name == exercise.name and not outcome.passed]
        if failed:
            print(f"    {exercise.name} [{exercise.group}], {len(failed)} of {len(seeds)}: {exercise.why}")
            for answers, times in Counter(outcome.answers for outcome in failed).items():
                print(f"        {times} x {' then '.join(answers)}")


def main(words: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.positions")
    parser.add_argument("--game", required=True, help=f"one of those that have a file: {', '.join(games())}")
    parser.add_argument("--players", default="greedy,normal", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=0, help="answers tried, in place of the level's")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--name", default="", help="only the positions whose name has this")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args(words)
    kinds = options.players.split(",")
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        parser.error(f"players: there is no {unknown[0]!r}; there are {', '.join(KINDS)}")
    try:
        exercises = [exercise for exercise in read(path_of(options.game)) if options.name in exercise.name]
        if not exercises:
            parser.error(f"name: no position's name has {options.name!r}")
        if options.list:
            _print_list(exercises)
            return 0
        for kind in kinds:
            _print_results(exercises, kind, options)
    except ExerciseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
