"""``puzzle check`` and ``puzzle find`` of the command line. Nothing else is imported before it is needed."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path


def add_puzzle_options(
    command: argparse.ArgumentParser, count: Callable[[str], int], seed: Callable[[str], int]
) -> None:
    """Add what both do; ``count`` and ``seed`` read numbers."""
    doings = command.add_subparsers(dest="doing", metavar="check|find", required=True, parser_class=type(command))
    check = doings.add_parser("check", help="prove puzzles by search; exit 1 for one that is none")
    check.add_argument("files", metavar="FILE", type=Path, nargs="+", help="puzzles (.json), or folders of them")
    check.add_argument("--budget", metavar="N", type=count, default=200_000, help="positions to look at (200000)")
    find = doings.add_parser("find", help="dig puzzles out of games of computer players")
    find.add_argument("game", metavar="GAME", help="which game")
    find.add_argument("--games", metavar="N", type=count, default=20, help="how many games (20)")
    find.add_argument("--players", metavar="KIND", default="greedy", help="the player of both sides (greedy)")
    find.add_argument("--seed", metavar="N", type=seed, default=0, help="the first game's seed (0)")
    find.add_argument("--budget", metavar="N", type=count, default=2_000, help="positions to look at each time (2000)")
    find.add_argument("--out", metavar="FOLDER", type=Path, help="write them there")


def puzzle(options: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Carry the command out; 1 for a puzzle that cannot be proved, and, ``say``ing why, for what cannot be played."""
    ended = 0
    if options.doing == "check":
        from game.app.puzzles.checking import check_files

        for line, is_error in check_files(options.files, options.budget):
            print(line, flush=True)
            ended = 1 if is_error else ended
        return ended
    from game.app.puzzles.finding import find

    try:
        for line in find(options.game, options.games, options.players, options.seed, options.budget, options.out):
            print(line, flush=True)
    except ValueError as error:
        say(str(error))
        ended = 1
    return ended
