"""A scenario's words at the table: the briefing, messages that wait to be read, and the panel of objectives."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.scenario.standing import Scenario
from game.core.scenario.words import ending_words, objective_rows
from game.ui.panels.layout import TableLayout
from game.ui.panels.objectives import ObjectivesPane
from game.ui.panels.part_cache import Draw
from game.ui.scenes.scene import Window
from game.ui.table.following import Following

#: Keeps a pane of that name, drawn again when what it shows has changed.
Keep = Callable[[str, pygame.Rect, object, Draw], None]


class Story:
    """Owns the ``pane`` of objectives, and knows what each person has been told."""

    def __init__(self, app: Window, following: Following) -> None:
        self.app, self.following = app, following
        self.pane = ObjectivesPane()
        self._briefed: set[int] = set()
        #: Is the briefing shown at the start?
        self.briefs = True

    @property
    def scenario(self) -> Scenario | None:
        """The scenario as the table that is shown has it; None in other matches."""
        found: Scenario | None = getattr(self.following.table, "scenario", None)
        return found

    def keep_pane(self, keep: Keep, layout: TableLayout, look: object) -> None:
        """Keep the panel of objectives at the upper left of the board."""
        scenario, pane = self.scenario, self.pane
        rows = objective_rows(scenario, self.following.seat) if scenario is not None else ()
        corner = layout.free.x, layout.free.y + self.app.px(12)
        pane.lay(rows, corner, layout.side.width, self.app)
        keep("objectives", pane.rect, (look, pane.rows), partial(pane.draw, to=self.app))

    def tell(self) -> bool:
        """Show the briefing, or words that have not been read; False where there is nothing to tell."""
        scenario, seat = self.scenario, self.following.seat
        if scenario is None:
            return False
        if self.briefs and seat not in self._briefed:
            self._briefed.add(seat)
            if scenario.turns[seat] <= 1:
                self.app.open("notice", scenario.script.title, self._briefing(scenario))
                return True
        if self.following.told:
            words = "\n\n".join(self.following.told)
            self.following.told.clear()
            self.app.open("notice", scenario.script.title, words)
            return True
        return False

    def _briefing(self, scenario: Scenario) -> str:
        rows, names = objective_rows(scenario, self.following.seat), self.following.match.players.names
        told = [(row.is_own, f"• {row.words}{' (optional)' if row.is_optional else ''}") for row in rows]
        own, theirs = ("\n".join(words for is_own, words in told if is_own is side) for side in (True, False))
        others = f"The other side:\n{theirs}" if theirs else ""
        parts = (scenario.script.briefing, own, others, ending_words(scenario.script, names))
        return "\n\n".join(part for part in parts if part)
