"""Set-ups of Heroes under law: the modes are its kinds of windows."""

from __future__ import annotations

from typing import get_args

from game.rules.heroes.state.options import Windows
from tests.rules.heroes.random_matches import heroes_setup

HEROES_MODES: tuple[Windows, ...] = get_args(Windows)
heroes_setup_of = heroes_setup
