"""The program with its window, from the first scenes, as the command line asks for them, until it is closed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.app.maps.library import read_ahead
from game.ui.application import Application


def _first_scenes(app: Application, options: Any) -> None:
    """The menu; above it the map viewer or a new match, if the command line asks for one."""
    app.go_home()
    if getattr(options, "command", "play") == "map":
        app.open("maps", Path(options.file))
    elif getattr(options, "quick", False) and getattr(options, "map", None) is not None:
        _try_map(app, Path(options.map))
    elif getattr(options, "map", None) is not None:
        app.open("new game", map_file=Path(options.map))


def _try_map(app: Application, path: Path) -> None:
    """A quick game on a map; its page, with all that is wrong, if it cannot be played on."""
    from game.app.maps.library import check_map
    from game.ui.scenes.match_choice import quick_match

    entry = check_map(path)
    if entry.is_playable:
        with contextlib.suppress(ValueError):
            app.try_map(path, quick_match(entry))
            return
    app.open("maps", path)


def run(options: Any = None, opened: Callable[[Application], None] | None = None) -> int:
    """Open the window and play until it is closed. ``options``: see main.py. Raises pygame.error without a display.

    ``opened`` is called once the first scene shows."""
    app = Application(getattr(options, "size", None), seed=getattr(options, "seed", None))
    try:
        _first_scenes(app, options)
        if opened is not None:
            app.step(0.0)
            opened(app)
        read_ahead()
        app.loop()
    finally:
        app.close()
    return 0
