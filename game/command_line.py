"""The command line: its commands, their options, and one line for what cannot be understood."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Never

from game.app.puzzles.command import add_puzzle_options

PROGRAM = "tessera"
#: How the program ends: well, with something wrong found, with a command line that cannot be understood, interrupted.
GOOD, WRONG, MISUSED, INTERRUPTED = 0, 1, 2, 130


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line. ``tells_who_plays``: its help names the games and the computer players."""

    tells_who_plays = False

    def format_help(self) -> str:
        if self.tells_who_plays:
            from game.ai.players import PLAYERS
            from game.app.games.entries import GAMES
            from game.app.simulation.jobs import PROGRAM

            levels = [name for name in PLAYERS if name != "computer"]
            self.epilog = f"Games: {', '.join(GAMES)}. Players: {', '.join(levels)}; {PROGRAM} (see --player)."
        return super().format_help()

    def error(self, message: str) -> Never:
        self.exit(MISUSED, f"{PROGRAM}: {message} (try --help)\n")


class _Version(argparse.Action):
    """Shows the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from game.app.matches.opening import VERSION

        parser.exit(GOOD, f"{PROGRAM} {VERSION}\n")


def _size(text: str) -> tuple[int, int]:
    """Return width and height from "1280x720"."""
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"WIDTHxHEIGHT was expected, such as 1280x720, not {text!r}")
    size = (int(width), int(height))
    if not all(320 <= side <= 16384 for side in size):
        raise argparse.ArgumentTypeError(f"320 to 16384 pixels a side were expected, not {text}")
    return size


def _seed(text: str) -> int:
    """Return a seed from 0 to 2**63 - 1."""
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 1 << 63):
        raise argparse.ArgumentTypeError(f"a whole number from 0 to 2**63 - 1 was expected, not {text!r}")
    return int(text)


def _count(text: str) -> int:
    """Return a whole number from 1 on."""
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 9 and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"a whole number from 1 was expected, not {text!r}")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """Return the command line with its subcommands."""
    whole = _Parser(
        prog=PROGRAM,
        description="Tabletop games in one window. Without a command it plays.",
        epilog="Options of play may be given without the word play.",
    )
    whole.add_argument("--version", action=_Version, nargs=0, help="show the program's version and end")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    _add_play_options(commands.add_parser("play", help="open the window (this is the default)"))

    look = commands.add_parser("map", help="look at a map in the window")
    look.add_argument("file", metavar="FILE", type=Path, help="a Tiled map (.tmx)")
    _add_window_options(look)

    check = commands.add_parser("check", help="check maps and tell every problem; exit 1 if there is an error")
    _add_check_options(check)

    scenario = commands.add_parser("scenario", help="write a scenario as a position, or draw a position as a scenario")
    scenario.add_argument("file", metavar="FILE", type=Path, help="a map with a scenario (.tmx), or a position (.json)")
    scenario.add_argument("--to", choices=("json", "tmx"), required=True, help="what to write")
    scenario.add_argument("--out", metavar="FILE", type=Path, help="where to (the same name in this folder)")

    commands.add_parser("tiled", help="get Tiled's commands ready: Check, Play and Look at this map (docs/maps.md)")
    commands.add_parser("headless", help="play by JSON lines on standard input and output (docs/headless.md)")
    commands.add_parser("desktop", help="put the client into the menu of a Linux desktop, with its icon")

    demo = commands.add_parser("demo", help="show the games to visitors, full screen and watched over (docs/demo.md)")
    _add_demo_options(demo)

    explain = commands.add_parser("explain", help="tell why an answer is not legal (docs/debugging.md)")
    explain.add_argument("position", metavar="POSITION", type=Path, help="a written position or a save (.json)")
    explain.add_argument(
        "answer", metavar="ANSWER", nargs="?", help="a command as JSON, or its number in the list that comes without it"
    )

    replay = commands.add_parser("replay", help="compute a save or a journal again and compare; exit 1 if it differs")
    replay.add_argument("file", metavar="FILE", type=Path, help="a save (.json) or a journal (.jsonl)")
    replay.add_argument("--film", metavar="FOLDER", type=Path, help="write a picture of each moment and film.gif there")
    replay.add_argument("--view", metavar="NAME", default="", help="for --film: a player's name, or all with all open")
    replay.add_argument("--size", metavar="WxH", type=_size, help="for --film: the window's size, such as 1280x720")
    paper = commands.add_parser("print", help="write a game's start, cards and scenarios as pages to be printed")
    paper.add_argument("game", metavar="GAME", help="the game, such as heroes")
    paper.add_argument("--out", metavar="FOLDER", type=Path, help="where to (paper/GAME)")

    proofs = commands.add_parser("puzzle", help="prove puzzles, or find some in games of computers (docs/puzzles.md)")
    add_puzzle_options(proofs, _count, _seed)

    simulate = commands.add_parser("simulate", help="play games of computer players (docs/simulation.md)")
    _add_simulation_options(simulate, "random")
    simulate.add_argument("--games", metavar="N", type=_count, default=20, help="how many games in all (20)")

    ratings = commands.add_parser("ratings", help="rate computer players by their games (docs/players.md)")
    _add_simulation_options(ratings, "random,easy,greedy,normal,hard")
    ratings.add_argument("--games", metavar="N", type=_count, default=20, help="how many games each two play (20)")
    return whole


def _add_play_options(play: _Parser) -> None:
    play.add_argument("--map", metavar="FILE", type=Path, help="begin with this map chosen")
    play.add_argument("--quick", action="store_true", help="begin a quick game on that map at once; F6 leads to it")
    play.add_argument("--game", metavar="GAME", default="", help="begin a quick game of this game at once")
    play.add_argument(
        "--decks",
        metavar="DECKS",
        default="",
        help="decks, factions or armies of that game, one for all or one per seat",
    )
    play.add_argument("--seed", metavar="N", type=_seed, help="the dice's seed, to play the same match again")
    narrated = "also tell the screen as lines of text: on standard output, or in a file"
    play.add_argument("--narrate", metavar="FILE", nargs="?", const="", help=narrated)
    _add_window_options(play)


def _add_check_options(check: argparse.ArgumentParser) -> None:
    check.add_argument("files", metavar="FILE", type=Path, nargs="+", help="Tiled maps (.tmx), campaigns")
    check.add_argument("--fair", action="store_true", help="also play on them, and tell who wins and from where")
    check.add_argument("--games", metavar="N", type=_count, default=200, help="games for --fair (200)")
    check.add_argument("--players", metavar="KIND", default="greedy", help="the player of --fair (greedy)")
    check.add_argument("--seed", metavar="N", type=_seed, default=0, help="the first game's seed for --fair (0)")
    _add_means_of_playing(check)


def _add_window_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--size", metavar="WxH", type=_size, help="size of the window in pixels, such as 1280x720")
    command.add_argument("--home", metavar="FOLDER", type=Path, help="the folder of settings, saves and journals")


def _add_demo_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--code", metavar="NNNN", default="", help="the staff's number, which is kept; four digits")
    command.add_argument("--report", metavar="FOLDER", type=Path, help="write a report on the visits there, and end")
    # As what the watch starts its windows.
    command.add_argument("--window", action="store_true", help=argparse.SUPPRESS)
    command.add_argument("--plain", action="store_true", help=argparse.SUPPRESS)
    _add_window_options(command)


def _add_simulation_options(command: _Parser, players: str) -> None:
    command.tells_who_plays = True
    command.add_argument("game", metavar="GAME", nargs="?", default="", help="which game of those below (the first)")
    command.add_argument("--game", metavar="GAME", dest="named", default="", help=argparse.SUPPRESS)
    command.add_argument(
        "--players",
        metavar="KINDS",
        default=players,
        help=f"computer players, such as hard,greedy ({players}); seats are exchanged from game to game",
    )
    command.add_argument("--player", metavar="COMMAND", default="", help="the program that is the player program")
    command.add_argument("--decks", metavar="DECKS", help="decks, factions or colours; of more than two each two meet")
    command.add_argument("--map", metavar="FILE", action="append", help="a map's file or name; there may be more")
    command.add_argument("--seats", metavar="N", type=_count, help="how many seats (as many as the map is for)")
    command.add_argument("--seed", metavar="N", type=_seed, default=0, help="the first game's seed (0)")
    _add_means_of_playing(command)


def _add_means_of_playing(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", metavar="N", type=_count, help="processes to play in (one a core)")
    command.add_argument("--cluster", metavar="ADDRESS", help="play on the Dask cluster there: tcp://HOST:8786")
    command.add_argument(
        "--out", metavar="FOLDER", type=Path, help="write tables and pictures there; what was stopped resumes there"
    )


def understood(words: Sequence[str]) -> argparse.Namespace:
    """Return what the command line means. Ends the process with one line, and 2, when it means nothing."""
    given = list(words)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, "play")
    return parser().parse_args(given)
