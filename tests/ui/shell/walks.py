"""All pages of the window that tests walk through: those of any match, and every game's own."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.entries import GAMES
from game.app.lists.kinds import ListKind, list_kind_of
from game.ui.lists.editor import ListEditor
from game.ui.new_game.page import NewGame
from game.ui.new_game.quick_game import QuickGame
from game.ui.scenes.builders import Builders
from game.ui.scenes.question import Notice
from game.ui.scenes.settings_screen import StopsScreen
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.screens.stops import Stop
from tests.ui.shell.pages import SCENES


def _new(game: str) -> Callable[[], SheetScene]:
    return lambda: NewGame(game=game)


def _editor(kind: ListKind) -> Callable[[], SheetScene]:
    return lambda: ListEditor(kind)


ALL_PAGES: dict[str, Callable[[], SheetScene]] = {
    **SCENES,
    **{f"new game of {game}": _new(game) for game in GAMES},
    **{f"{kind.words} of {game}": _editor(kind) for game in GAMES if (kind := list_kind_of(game)) is not None},
    "quick game": QuickGame,
    "notice": lambda: Notice("A copy was kept", "The settings could not be read."),
    "builders": Builders,
    "stops": lambda: StopsScreen([Stop("move", "Move", "Your turn", "Before the moves.")]),
}
