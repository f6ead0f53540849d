"""The triggers of a scenario on trial: what each waits for, for the scenario's author."""

from __future__ import annotations

from game.app.matches.match import Match
from game.app.matches.scenarios import triggers_of
from game.ui.scenes.sheet_scene import SheetScene


class TriggersPage(SheetScene):
    """Lists what has not fired first, each with the reason; it tells what no seat may know."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match

    def build(self) -> None:
        flow = self.list_page("Triggers", "")
        rows = triggers_of(self.match)
        for heading, fired in (("Waiting", False), ("Fired", True)):
            shown = [row for row in rows if row.has_fired is fired]
            if shown:
                flow.heading(heading)
                for row in shown:
                    flow.text(f"**{row.name}**  {row.why}")
                flow.gap(4)
        if not rows:
            flow.text("This scenario has no triggers.", dim=True)
        flow.finish()
        self.fit_pane()
