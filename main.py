"""Tessera's command line. Nothing is imported before it is needed: headless play and checks never load a window."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TextIO

from game.app.puzzles.command import puzzle
from game.command_line import GOOD, INTERRUPTED, PROGRAM, WRONG, understood


def missing_display() -> bool:
    """Return whether this is a Linux machine without a display server, and nobody chose another way of drawing."""
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
    """Let a stream that nobody reads any longer write nowhere, so that closing it does not complain a second time."""
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
        from game.ui.run import narrator_of, quick_choice, run

        try:
            quick = quick_choice(options)
            narrator = narrator_of(options)
        except ValueError as error:
            _say(str(error))
            return WRONG
        ended = run(options, quick=quick, narrator=narrator)
    except Exception as error:
        if not _is_of_display(error):
            raise
        _say(f"the window cannot be opened: {error}.")
        return WRONG
    return ended if isinstance(ended, int) else GOOD


def _demo(options: argparse.Namespace) -> int:
    """Run the watch over the demo, its window (which the watch starts), or a report on the visits."""
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
    """Print every problem of every map, one per line; 1 if a map cannot be played on."""
    from game.app.campaigns.checking import check_all

    lines, ended = check_all(options.files)
    print("\n".join(lines))
    if ended or not options.fair:
        return ended
    from game.app.simulation.command import fair

    return _played(lambda: (line for path in options.files for line in fair(options, path)))


def _played(lines: Callable[[], Iterable[str]]) -> int:
    """Print what games of computer players come to; 1, with one line, for what cannot be played."""
    from game.app.simulation.stopping import Stopped, stoppable

    try:
        with stoppable():
            for line in lines():
                print(line, flush=True)
    except ValueError as error:
        _say(str(error))
        return WRONG
    except Stopped as stopped:
        _say(str(stopped))
        return INTERRUPTED
    return GOOD


def _scenario(options: argparse.Namespace) -> int:
    """Turn a drawing into a written position, or the other way round."""
    from game.app.records.drawings import convert

    return _printed(lambda: convert(options.file, options.to, options.out))


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
    """Print what is asked in a position, and why an answer is not legal; 1 for a file or an answer that cannot be
    read."""
    from game.app.explain import explain

    return _printed(lambda: explain(options.position, options.answer))


def _printed(lines: Callable[[], Iterable[str]]) -> int:
    """Print lines; 1, with one line, for what cannot be done."""
    try:
        for line in lines():
            print(line)
    except ValueError as error:
        _say(str(error))
        return WRONG
    return GOOD


def _film(options: argparse.Namespace) -> int:
    """Write a recorded match as pictures; 1, with one line, for what cannot be drawn or comes out differently."""
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


def _print(options: argparse.Namespace) -> int:
    """Write a game as pages for paper; 1, with one line, if they cannot be made."""
    from game.ui.printing.command import print_game

    return GOOD if print_game(options.game, options.out or Path("paper") / options.game, _say) else WRONG


def _replay(options: argparse.Namespace) -> int:
    """Compute a recorded match again; 1, with the first difference, if the result differs."""
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
    """``simulate`` and ``ratings``: games of computer players."""
    from game.app.simulation import command

    play = command.simulate if options.command == "simulate" else command.ratings
    return _played(lambda: [play(options)])


_COMMANDS = {
    "play": _open_window,
    "map": _open_window,
    "check": _check,
    "scenario": _scenario,
    "tiled": _tiled,
    "demo": _demo,
    "desktop": _desktop,
    "headless": _headless,
    "explain": _explain,
    "print": _print,
    "replay": _replay,
    "puzzle": lambda options: puzzle(options, _say),
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
