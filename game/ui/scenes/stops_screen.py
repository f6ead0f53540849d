"""Stops: the steps at which the player is asked, chosen once for all matches of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.scenes.sheet_scene import SheetScene
from game.ui.table.stops import Stop

_CHOICES = [("yes", "ask me"), ("no", "pass for me")]
_ABOUT = (
    "While nothing is on the stack, you are asked only at these steps, and only if you may do something. At the others "
    "you pass by yourself, whatever you hold. To what somebody does you may always respond."
)


class StopsScreen(SheetScene):
    """A choice for each step."""

    def __init__(self, stops: Sequence[Stop]) -> None:
        super().__init__()
        self.stops = tuple(stops)

    def build(self) -> None:
        app = self.app
        body = self.page("Stops")
        body.width = min(body.width, app.px(860))
        body.centerx = app.size[0] // 2
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        flow.text(_ABOUT)
        aside = app.px(190) if app.text_px(15) * 8 < app.px(150) else 0
        heading = ""
        for stop in self.stops:
            if stop.heading != heading:
                heading = stop.heading
                flow.heading(heading)
            top = flow.y
            flow.y += app.text_px(15) // 2 if aside else 0
            flow.text(f"**{stop.words}**", 15)
            if aside:
                flow.y = top
            chosen = "yes" if stop.is_wanted(app.settings.stops) else "no"
            hints = {value: stop.hint for value, _ in _CHOICES}
            flow.choice(f"{heading}, {stop.words}", _CHOICES, chosen, self._set(stop), aside=aside, hints=hints)
        flow.finish()
        self.fit_pane()

    def _set(self, stop: Stop) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.app.change_settings(stops={**self.app.settings.stops, stop.key: value == "yes"})

        return choose
