"""The page of scenarios: by game, each with its board, who plays it, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from threading import Thread

import pygame

from game.app.campaigns.campaign import CampaignFile, campaign_files
from game.app.games.entries import GAMES
from game.app.maps.reading import read_map
from game.app.maps.scenarios import ListedScenario, list_scenarios
from game.app.matches.scenarios import begin_scenario, seat_kinds
from game.app.records.journal import Journal
from game.app.scenarios.results import BEST, name_of
from game.core.words import counted
from game.ui.scenarios.campaigns import CampaignRows
from game.ui.scenes.board_picture import schematic
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.scenes.waiting import tell_what_waits

_PUZZLES = "Positions with a task to solve at once, if you see how."
#: What the steps of difficulty are called, from 1.
_DIFFICULTY = ("easy", "medium", "hard", "very hard", "brutal")


class ScenariosPage(SheetScene):
    """One button a scenario, of all ``games`` or of some. They are read on a thread of their own, game by game."""

    def __init__(self, games: Sequence[str] = tuple(GAMES)) -> None:
        super().__init__()
        self.games = games
        self.message = ""
        self._best = BEST.read()
        self._found: dict[str, tuple[ListedScenario, ...]] = {}
        self._campaigns: dict[str, tuple[CampaignFile, ...]] = {}
        self._rows = CampaignRows(self, self._tell)
        self._shown = 0
        self._reading = Thread(target=self._read, name="reading scenarios", daemon=True)
        self._reading.start()
        self._reading.join(0.1)

    def _read(self) -> None:
        for game in self.games:
            self._campaigns[game] = campaign_files(game)
            self._found[game] = list_scenarios(game)

    def build(self) -> None:
        flow = self.list_page("Scenarios", self.message)
        self._shown = len(self._found)
        face = self.face("Puzzles", 17, role="bold", note=_PUZZLES, icon="hint", align="left", style="primary")
        flow.button(face, lambda: self.app.open("puzzles"), lines=2.6, name="Puzzles")
        flow.gap(4)
        for game, listed in tuple(self._found.items()):
            campaigns = self._campaigns[game]
            if listed or campaigns:
                flow.heading(GAMES[game].title)
                for found in campaigns:
                    self._rows.lay(flow, found)
                for one in listed:
                    self._row(flow, one)
                flow.gap(4)
        if self._shown < len(self.games):
            flow.text("Reading the maps…", dim=True)
        elif not any(self._found.values()):
            flow.text("No map has a scenario drawn on it.", dim=True)
        flow.finish()
        self.fit_pane()

    def _row(self, flow: Flow, one: ListedScenario) -> None:
        drawn, app = one.drawn, self.app
        board = schematic(one.game, read_map(one.path).board, (app.text_px(78), app.text_px(48)))
        # As wide as the widest: titles stand below one another.
        picture = pygame.Surface((app.text_px(78) + app.px(8), board.get_height()), pygame.SRCALPHA)
        picture.blit(board, (app.px(8) + (app.text_px(78) - board.get_width()) // 2, 0))
        best = self._best.get(name_of(one.game, drawn.title))
        kept = (f"best: {best.words}",) if best is not None else ()
        words = " · ".join((drawn.title, *facts_of(one), *kept))
        face = self.face(words, 17, role="bold", note=drawn.about, picture=picture, align="left")
        flow.button(face, self._play(one), lines=3.6, name=drawn.title)

    def _play(self, one: ListedScenario) -> Callable[[], None]:
        def press() -> None:
            try:
                match = begin_scenario(one, journal=Journal())
            except ValueError as error:
                self._tell(f"{one.path}: {error}")
                return
            tell_what_waits(self.app)
            self.app.play(match)

        return press

    def _tell(self, message: str) -> None:
        self.message = message
        self.app.sound("tick")
        self.rebuild()

    @property
    def is_moving(self) -> bool:
        return self._shown < len(self.games)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._shown < len(self._found):
            self.rebuild()


def facts_of(one: ListedScenario) -> Iterator[str]:
    """Yield who plays it and with whom, how long it takes and how hard it is."""
    kinds = seat_kinds(one.drawn.seats)
    people = kinds.count("human")
    computers = len(kinds) - people
    sides = {seat.side for seat in one.drawn.seats}
    players, beside = counted(people, "player"), "with" if len(sides) == 1 else "against"
    yield f"{players} {beside} {counted(computers, 'computer')}" if computers else players
    if one.drawn.minutes:
        yield f"{one.drawn.minutes} minutes"
    if one.drawn.difficulty:
        yield _DIFFICULTY[one.drawn.difficulty - 1]
