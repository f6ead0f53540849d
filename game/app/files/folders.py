"""Where things lie on disk. ``TESSERA_HOME`` puts everything of the player's into one folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_PROGRAM = "tessera"


def program_folder() -> Path:
    """Return the folder that the program was started from, with ``maps`` and ``assets`` in it."""
    if getattr(sys, "frozen", False):
        # In a bundle the program's own folder has them, and the modules lie further down.
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[3]


def home() -> Path:
    """Return the player's own folder. It need not exist yet."""
    chosen = os.environ.get("TESSERA_HOME")
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs

    return Path(platformdirs.user_data_dir(_PROGRAM, appauthor=False))


def saves_folder() -> Path:
    return home() / "saves"


def journals_folder() -> Path:
    """Return where journals of matches lie that are not over."""
    return home() / "journals"


def spare_journals() -> Path:
    """Return where journals are written while the player's own folder cannot be: one place for each such folder."""
    import getpass
    import tempfile
    import zlib

    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = "player"
    own = f"{zlib.crc32(str(home().absolute()).encode('utf-8', 'surrogatepass')):08x}"
    return Path(tempfile.gettempdir()) / f"{_PROGRAM}-{name}" / own


def pictures_folder() -> Path:
    """Return where pictures lie that were kept of matches."""
    return home() / "pictures"


def sounds_folder() -> Path:
    """Return where music and places are kept once they have been made."""
    return home() / "sounds"


def bundles_folder() -> Path:
    """Return where bundles for reports lie."""
    return home() / "bundles"


def statistics_file() -> Path:
    return home() / "statistics.json"


def shipped_maps(game: str) -> Path:
    return program_folder() / "maps" / game


def user_maps(game: str) -> Path:
    """Return where the player's own maps lie."""
    return home() / "maps" / game
