"""The page on which a puzzle is made of a moment of a match: how far the search is, and what has come of it."""

from __future__ import annotations

from pathlib import Path

from game.app.puzzles.attempt import Attempt
from game.app.puzzles.files import read_puzzle
from game.app.puzzles.making import Making, Moment, save_own
from game.app.puzzles.puzzle import Puzzle
from game.core.words import counted
from game.ui.scenes.sheet_scene import Flow, SheetScene


class MakingPage(SheetScene):
    """The search runs in its own process while this page is open; leaving the page ends it."""

    def __init__(self, game: str, moment: Moment) -> None:
        super().__init__()
        self.game, self.moment = game, moment
        self.making = Making(moment)
        #: The file that was written, and why none was.
        self.path: Path | None = None
        self.problem = ""
        self._puzzle: Puzzle | None = None
        self._keep()

    def _keep(self) -> None:
        """Save what was found, once."""
        report = self.making.report
        if report.made is None or self.path is not None or self.problem:
            return
        try:
            self.path = save_own(self.game, report.made)
            self._puzzle = read_puzzle(self.path)
        except (OSError, ValueError) as error:
            self.problem = f"The puzzle cannot be saved ({error})."

    def build(self) -> None:
        flow = self.list_page("Make a puzzle", self.problem)
        flow.heading(self.moment.title)
        report = self.making.report
        if not report.is_over:
            self._progress(flow)
        elif self._puzzle is not None:
            self._found(flow, self._puzzle)
        elif report.why:
            flow.text(report.why, 17)
        flow.finish()
        self.fit_pane()

    def _progress(self, flow: Flow) -> None:
        report = self.making.report
        flow.text("Looking for something that can be done at once here, whatever the others answer.")
        if report.count:
            flow.text(f"Goal {report.at} of {report.count}: {report.task}")
        flow.text(f"{counted(report.positions, 'position')} so far.", dim=True)
        flow.button(self.face("Cancel", 16, icon="close"), self.back, name="Cancel", hint="Ends the search.")

    def _found(self, flow: Flow, puzzle: Puzzle) -> None:
        flow.text(f"**{puzzle.task}** It is proved, and {puzzle.written.difficulty} to see.", 17)
        flow.text("It is on the Puzzles page, under Yours.", dim=True)
        face = self.face("Solve it", 17, icon="play", style="primary")
        flow.button(face, lambda: self.app.play_puzzle(Attempt(puzzle)), name="Solve it")

    @property
    def is_moving(self) -> bool:
        return not self.making.report.is_over

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.making.update():
            self._keep()
            self.rebuild()

    def leave(self) -> None:
        self.making.close()
        super().leave()
