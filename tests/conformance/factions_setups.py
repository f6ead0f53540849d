"""Set-ups of Factions under law: the modes are its kinds of windows; the other options take turns."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from game.rules.factions.setup import FactionsSetup
from game.rules.factions.state.options import Windows
from tests.rules.factions.random_matches import factions_setup

FACTIONS_MODES: tuple[Windows, ...] = get_args(Windows)


def factions_setup_of(mode: Windows, number: int) -> FactionsSetup:
    """Return a match with these windows; the same for the same number. Every other one falls at zero."""
    return replace(factions_setup(number), windows=mode, at_zero=number % 2 == 1)
