"""Which screen shows which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.match import Match
from game.ui.table.game_screen import GameScreen


def _skirmish(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.skirmish.screen import SkirmishScreen

    return SkirmishScreen(names, theme)


def _arena(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.arena.screen import ArenaScreen

    return ArenaScreen(names, theme)


def _factions(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.factions.screen import FactionsScreen

    return FactionsScreen(names, theme)


#: A game's name -> its screen, from the seats' names and the theme.
SCREENS: dict[str, Callable[[Sequence[str], str], GameScreen]] = {
    "skirmish": _skirmish,
    "arena": _arena,
    "factions": _factions,
}


def screen_for(match: Match, theme: str) -> GameScreen:
    """The screen of a match's game. Raises KeyError for a game without one."""
    return SCREENS[match.game.profile.game](match.names, theme)
