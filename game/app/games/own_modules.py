"""What each game keeps in a file of its own, found by the game's name."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from game.app.games.entries import package_of


def own_module(game: str, name: str) -> ModuleType | None:
    """Return ``game/app/games/<game>/<name>.py``, imported only when it is asked for, or the module of that name in
    the game's own package; None for a game without it."""
    folder = package_of(game, __package__)
    if importlib.util.find_spec(folder) is None or importlib.util.find_spec(f"{folder}.{name}") is None:
        return None
    return importlib.import_module(f"{folder}.{name}")
