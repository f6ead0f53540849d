"""The command that writes a game's pages for paper."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path


def print_game(game: str, folder: Path, say: Callable[[str], None]) -> bool:
    """Write a game's pages into a folder and print where, or why not. Return whether they are written."""
    # Nothing is shown: no display is needed.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.ui.printing.sheets import write_sheets

    try:
        pages = write_sheets(game, folder)
    except ValueError as error:
        say(str(error))
        return False
    except OSError as error:
        say(f"{error.filename or folder}: it cannot be written ({error.strerror or error}).")
        return False
    for page in pages:
        print(page)
    return True
