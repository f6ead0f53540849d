"""Every page of the window, and a match for those that need one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from game.app.games.skirmish.boards import board_named
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.core.commands import Concede
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from game.ui.help.screen import HelpScreen
from game.ui.maps.viewer import MapViewer
from game.ui.new_game.page import NewGame
from game.ui.review.end_screen import EndScreen
from game.ui.review.matches_screen import MatchesScreen
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.menu import Menu
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.settings_screen import SettingsScreen
from game.ui.scenes.sheet_scene import SheetScene

PAGES: dict[str, type[SheetScene]] = {
    "Matches": MatchesScreen,
    "Maps": MapViewer,
    "Settings": SettingsScreen,
    "Help": HelpScreen,
    "New game": NewGame,
}


#: Who sits at the table of a curtain.
CURTAINED = SimpleNamespace(names=("Ann", "Bartholomew"), people=(0, 1))


def a_match(*kinds: str, over: bool = False) -> Match:
    seats = (SeatSetup("crown", 0, "Blue"), SeatSetup("drow", 1, "Amber"))
    setup = SkirmishSetup(seats, board_named("open_hall"))
    kinds = kinds or ("human", "human")
    seatings = tuple(Seating(name, kind) for name, kind in zip(("Blue", "Amber"), kinds, strict=True))  # type: ignore[arg-type]
    match = Match.new(SKIRMISH, setup, seatings, 5, journal=Journal())
    if over:
        assert match.submit(0, Concede(0)) is None
    return match


class PausedTable:
    """As much of a table as the pause needs."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match or a_match()
        self.hotseat = type("On", (), {"on": 0})()
        self.gave_up = False
        #: The saves that a picture was kept for.
        self.kept: list[Path] = []

    def keep_picture(self, path: Path) -> None:
        self.kept.append(path)

    @property
    def answering(self) -> PausedTable:
        return self

    def concede(self) -> None:
        self.gave_up = True


SCENES: dict[str, Callable[[], SheetScene]] = {
    "menu": Menu,
    "new game": NewGame,
    "matches": MatchesScreen,
    "maps": MapViewer,
    "settings": SettingsScreen,
    "help": HelpScreen,
    "pause": lambda: Pause(PausedTable()),
    "curtain": lambda: Curtain(1, CURTAINED, lambda: None, lambda: None),
    "end": lambda: EndScreen(a_match(over=True), lambda: None),
    "question": lambda: Question("Delete this save?", "It cannot be brought back.", "Delete", lambda: None),
    "name": lambda: NameDialog("Save this match", "Matches in the menu lists it.", "x", "Save", str),
}
