"""Tessera's command line. Nothing is imported before it is needed: headless play and checks never load a window."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Never, TextIO

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
    """Width and height from "1280x720"."""
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"WIDTHxHEIGHT was expected, such as 1280x720, not {text!r}")
    size = (int(width), int(height))
    if not all(320 <= side <= 16384 for side in size):
        raise argparse.ArgumentTypeError(f"320 to 16384 pixels a side were expected, not {text}")
    return size


def _seed(text: str) -> int:
    """A seed from 0 to 2**63 - 1."""
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 1 << 63):
        raise argparse.ArgumentTypeError(f"a whole number from 0 to 2**63 - 1 was expected, not {text!r}")
    return int(text)


def _count(text: str) -> int:
    """How many: a whole number from 1."""
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 9 and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"a whole number from 1 was expected, not {text!r}")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """The command line with its subcommands."""
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
    check.add_argument("files", metavar="FILE", type=Path, nargs="+", help="Tiled maps (.tmx)")
    check.add_argument("--fair", action="store_true", help="also play on them, and tell who wins and from where")
    check.add_argument("--games", metavar="N", type=_count, default=200, help="games for --fair (200)")
    check.add_argument("--players", metavar="KIND", default="greedy", help="the player of --fair (greedy)")
    check.add_argument("--seed", metavar="N", type=_seed, default=0, help="the first game's seed for --fair (0)")
    _add_means_of_playing(check)

    commands.add_parser("tiled", help="get Tiled's commands ready: Check, Play and Look at this map (docs/maps.md)")

    commands.add_parser("desktop", help="put the client into the menu of a Linux desktop, with its icon")

    demo = commands.add_parser("demo", help="show the games to visitors, full screen and watched over (docs/demo.md)")
    _add_demo_options(demo)

    commands.add_parser("headless", help="play by JSON lines on standard input and output (docs/headless.md)")

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
        "--decks", metavar="DECKS", default="", help="decks, factions or armies of that game, one for all or one a seat"
    )
    play.add_argument("--seed", metavar="N", type=_seed, help="the dice's seed, to play the same match again")
    _add_window_options(play)


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
        "--out", metavar="FOLDER", type=Path, help="write tables and pictures there; what was stopped goes on there"
    )


def understood(words: Sequence[str]) -> argparse.Namespace:
    """The command line's meaning. Ends the process with one line, and 2, when it has none."""
    given = list(words)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, "play")
    return parser().parse_args(given)


def missing_display() -> bool:
    """Is this a Linux machine without a display server, and nobody chose another way of drawing?"""
    if not sys.platform.startswith("linux"):
        return False
    driver = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER") or ""
    if driver and driver not in ("x11", "wayland"):
        return False
    return not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _say(text: str) -> None:
    try:
        print(f"{PROGRAM}: {text}", file=sys.stderr)
    except OSError:
        # The terminal has gone.
        _write_nowhere(sys.stderr)


def _write_nowhere(stream: TextIO) -> None:
    """Nobody reads a stream any more. Closing it must not complain about that a second time."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _open_window(options: argparse.Namespace) -> int:
    """``play`` and ``map``: ``options`` has command, map, seed, size, home, and file for ``map``."""
    if options.home is not None:
        os.environ["TESSERA_HOME"] = str(options.home)
    if missing_display():
        _say("a display is needed to open the window, and there is none (headless, check and simulate need none).")
        return WRONG
    for path in (getattr(options, "map", None), getattr(options, "file", None)):
        if path is not None and not path.is_file():
            _say(f"{path}: there is no such file.")
            return WRONG
    with contextlib.suppress(OSError):
        from game.app.maps.project_file import write_interpreter

        write_interpreter()
    try:
        from game.ui.run import quick_choice, run

        try:
            quick = quick_choice(options)
        except ValueError as error:
            _say(str(error))
            return WRONG
        ended = run(options, quick=quick)
    except Exception as error:
        if not _is_of_display(error):
            raise
        _say(f"the window cannot be opened: {error}.")
        return WRONG
    return ended if isinstance(ended, int) else GOOD


def _demo(options: argparse.Namespace) -> int:
    """The watch over the demo, its window (which the watch starts), or a report on the visits."""
    if options.home is not None:
        os.environ["TESSERA_HOME"] = str(options.home.absolute())
    try:
        if options.report is not None:
            from game.app.demo.command import report

            print(report(options.report))
            return GOOD
        if missing_display():
            _say("a display is needed to show the demo, and there is none.")
            return WRONG
        if options.window or options.plain:
            from game.app.demo.folder import demo_folder
            from game.ui.demo.run import run_window

            return run_window(demo_folder(), options.size, is_plain=options.plain)
        from game.app.demo.command import watch

        return watch(options)
    except ValueError as error:
        _say(str(error))
        return WRONG


def _is_of_display(error: Exception) -> bool:
    """Did SDL find no way to show a window?"""
    words = ("video device", "display", "video driver", "not available")
    return type(error).__module__.startswith("pygame") and any(word in str(error).lower() for word in words)


def _check(options: argparse.Namespace) -> int:
    """Every problem of every map, one a line; 1 if a map cannot be played on."""
    from game.app.lessons.checking import check_lessons
    from game.app.maps.check import check_files

    lines, ended = check_files(options.files)
    untaught = check_lessons(options.files)
    for line in (*lines, *untaught):
        print(line)
    ended = 1 if untaught else ended
    return ended if ended or not options.fair else _check_fairness(options)


def _check_fairness(options: argparse.Namespace) -> int:
    """Who wins on each of the maps, and from where."""
    from game.app.simulation.stopping import Stopped, stoppable

    try:
        with stoppable():
            from game.app.simulation.command import fair

            for path in options.files:
                print("\n".join(fair(options, path)), flush=True)
    except ValueError as error:
        _say(str(error))
        return WRONG
    except Stopped as stopped:
        _say(str(stopped))
        return INTERRUPTED
    return GOOD


def _tiled(options: argparse.Namespace) -> int:
    """Tell the launchers of Tiled's commands which interpreter to take, and the designer what to open."""
    from game.app.maps.project_file import project_file, write_interpreter

    try:
        written = write_interpreter()
    except OSError as error:
        _say(f"{error.filename}: it cannot be written ({error.strerror or error}).")
        return WRONG
    print(f"{written}: Tiled's commands start {sys.executable}.")
    print(f"In Tiled, open the project {project_file()}: F5 checks a map, F6 plays it, F7 looks at it")
    print("(on Windows with Ctrl).")
    return GOOD


def _desktop(options: argparse.Namespace) -> int:
    """Write the entry of a desktop's menu."""
    if not sys.platform.startswith("linux"):
        _say("entries of this kind are for Linux; Windows and macOS make a link to the program themselves.")
        return WRONG
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.ui.desktop_entry import write_desktop_entry

    try:
        print(f"{write_desktop_entry()} is written.")
    except OSError as error:
        _say(f"{error.filename or error}: it cannot be written ({error.strerror or 'no room, or not allowed'}).")
        return WRONG
    return GOOD


def _headless(options: argparse.Namespace) -> int:
    from game.app.headless import converse

    # A stream that was closed before the start is None.
    if sys.stdin is not None and sys.stdout is not None:
        converse(sys.stdin.buffer, sys.stdout.buffer)
    return GOOD


def _explain(options: argparse.Namespace) -> int:
    """What is asked in a position, and why an answer is not legal; 1 for a file or an answer that cannot be read."""
    from game.app.explain import explain

    try:
        for line in explain(options.position, options.answer):
            print(line)
    except ValueError as error:
        _say(str(error))
        return WRONG
    return GOOD


def _film(options: argparse.Namespace) -> int:
    """A recorded match as pictures; 1, with one line, for what cannot be drawn or comes out differently."""
    # Nothing is shown: no display is needed.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.ui.review.film import film

    try:
        count, flaw = film(options.file, options.film, options.size, options.view)
    except ValueError as error:
        _say(str(error))
        return WRONG
    print(f"{options.film}: {count} frames.")
    if flaw:
        print(f"{options.file}: {flaw}")
    return WRONG if flaw else GOOD


def _replay(options: argparse.Namespace) -> int:
    """Compute a recorded match again; 1, with the first difference, if it comes out otherwise."""
    if options.film is not None:
        return _film(options)
    from game.app.records.replays import compare, read_recording

    try:
        found = compare(read_recording(options.file))
    except ValueError as error:
        _say(str(error))
        return WRONG
    if found.difference is not None:
        print(f"{found.path}: {found.difference}")
        return WRONG
    end = "to its end" if found.over else "as far as it goes"
    print(
        f"{found.path}: {found.answers} answers of {found.game} computed again {end}: no difference ({found.digest})."
        f"{f' {found.winner}.' if found.winner else ''}"
    )
    return GOOD


def _simulate(options: argparse.Namespace) -> int:
    """``simulate`` and ``ratings``: games of computer players; 1, with one line, for what cannot be played."""
    from game.app.simulation.stopping import Stopped, stoppable

    try:
        with stoppable():
            from game.app.simulation import command

            print(command.simulate(options) if options.command == "simulate" else command.ratings(options))
    except ValueError as error:
        _say(str(error))
        return WRONG
    except Stopped as stopped:
        _say(str(stopped))
        return INTERRUPTED
    return GOOD


_COMMANDS = {
    "play": _open_window,
    "map": _open_window,
    "check": _check,
    "tiled": _tiled,
    "demo": _demo,
    "desktop": _desktop,
    "headless": _headless,
    "explain": _explain,
    "replay": _replay,
    "simulate": _simulate,
    "ratings": _simulate,
}


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command line and give back how it ended."""
    for stream in (sys.stdout, sys.stderr):
        # File names may hold bytes that are no text.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    options = understood(sys.argv[1:] if words is None else words)
    try:
        ended = _COMMANDS[options.command](options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "game":
            raise
        _say(f"the package {error.name} is missing: install requirements.txt (the README tells how).")
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _write_nowhere(sys.stdout)
        return GOOD
    return ended


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In a bundle the process in which computer players think is this program, started once more.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
