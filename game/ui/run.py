"""Runs the program with its window, from the first scenes that the command line asks for until it is closed."""

from __future__ import annotations

import contextlib
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.games.entries import entry_of
from game.app.maps.library import read_ahead
from game.ui.application import Application

if TYPE_CHECKING:
    from game.ui.comfort.narrator import Narrator
    from game.ui.new_game.match_choice import MatchChoice


def quick_choice(options: Namespace) -> MatchChoice | None:
    """Return the quick game that the command line asks for, or None. Raises ValueError for an unknown game or deck."""
    if not getattr(options, "game", ""):
        return None
    entry_of(options.game)
    from game.ui.new_game.match_choice import MatchChoice

    choice = MatchChoice()
    choice.choose_game(options.game)
    choice.pick_quick()
    choice.seed = "" if options.seed is None else str(options.seed)
    if options.decks:
        choice.take_decks([word.strip() for word in options.decks.split(",")])
    return choice


def narrator_of(options: Namespace) -> Narrator | None:
    """Return the narrator of the screen, if the command line asks for it. Raises ValueError if its file fails."""
    asked = getattr(options, "narrate", None)
    if asked is None:
        return None
    from game.ui.comfort.narrator import narrator_to

    try:
        return narrator_to(Path(asked) if asked else None)
    except OSError as error:
        raise ValueError(f"{asked}: it cannot be written ({error.strerror or error}).") from error


def _first_scenes(app: Application, options: Namespace, quick: MatchChoice | None = None) -> None:
    """Open the menu; above it the map viewer or a match, if the command line asks for one."""
    app.go_home()
    if quick is not None:
        app.open("quick game", quick)
        return
    if getattr(options, "command", "play") == "map":
        app.open("maps", Path(options.file))
    elif getattr(options, "quick", False) and getattr(options, "map", None) is not None:
        _try_map(app, Path(options.map))
    elif getattr(options, "map", None) is not None:
        app.open("new game", map_file=Path(options.map))


def _try_map(app: Application, path: Path) -> None:
    """Begin a trial of a map; or show its page, with all that is wrong, if it cannot be played on."""
    from game.app.maps.library import check_map
    from game.ui.new_game.match_choice import try_out

    entry = check_map(path)
    if entry.may_be_tried:
        with contextlib.suppress(ValueError):
            try_out(app, entry)
            return
    app.open("maps", path)


def run(
    options: Namespace | None = None,
    opened: Callable[[Application], None] | None = None,
    quick: MatchChoice | None = None,
    narrator: Narrator | None = None,
) -> int:
    """Open the window and play until it is closed. ``options``: see main.py. Raises pygame.error without a display.

    ``opened`` is called once the first scene shows; ``quick`` is a game that begins at once; ``narrator`` tells the
    screen in words."""
    options = options or Namespace()
    app = Application(getattr(options, "size", None), seed=getattr(options, "seed", None))
    app.narrator = narrator
    try:
        _first_scenes(app, options, quick)
        if opened is not None:
            app.step(0.0)
            opened(app)
        if app.is_running:
            read_ahead()
            app.loop()
    finally:
        app.close()
    return 0
