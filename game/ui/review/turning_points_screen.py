"""The turning points of a match that is over: what was answered, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Callable

from game.app.matches.match import Match
from game.app.puzzles.making import moment_of
from game.app.records.course import Recorded
from game.app.thinking.hints import told_chance
from game.app.thinking.turning_points import TurningPoint, TurningPoints
from game.ui.games.game_ui import screen_for
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet_scene import Flow, SheetScene

#: What the buttons that lead to a moment, and to a puzzle of it, are called, with the number of its answer.
_LOOK, _MAKE = "Look at answer", "Make a puzzle of answer"
#: Seconds without a move after which the pointer aims at nothing.
_STILL = 1.0


class TurningPointsScreen(SheetScene):
    """The greatest of them, while the others are still being looked for; each leads to its moment."""

    def __init__(self, match: Match, points: TurningPoints) -> None:
        super().__init__()
        self.match, self.points = match, points
        #: Something new was found that is not shown yet.
        self._is_stale = False
        #: Where the pointer was, and for how long it has been there.
        self._pointer, self._still = (-1, -1), _STILL
        #: How many of them are shown.
        self._shown = 0

    def build(self) -> None:
        points = self.points
        flow = self.list_page("Turning points", "")
        if points.is_over and not points.found:
            words = "No turning point was found: nothing that was played cost much, as far as Normal can tell."
            flow.text(words if points.count else "Only computer players played in this match.", 17)
            flow.button(self.face("Watch the replay", 15, icon="eye"), self._watch, lines=1.8)
        else:
            flow.text(self._progress(), dim=True)
        self._shown = len(points.found)
        for point in points.found:
            self._point(flow, point)
        flow.finish()
        self.fit_pane()

    def _progress(self) -> str:
        points = self.points
        if points.is_over:
            words = "Where an answer cost most, judged as Normal judges it from what was known then"
            return f"{words} (chance to win)." if told_chance(self.match.opening.game, 0) else f"{words}."
        return f"Weighing the answers of this match: {points.done} of {points.count}."

    def _point(self, flow: Flow, point: TurningPoint) -> None:
        app = self.app
        screen = screen_for(self.match, app.theme.name)
        title = screen.turn_figures(point.view.table).title
        flow.gap(2)
        people = len(self.match.players.people)
        flow.heading(f"{title} · {self.match.players.names[point.seat]}" if people > 1 else title, 18)
        # Answers alone, such as a space, do not tell what was asked.
        flow.text(screen.prompt(point.view, None), 15, dim=True)
        given, better = (
            f" ({chance})" if (chance := told_chance(self.match.opening.game, one)) else ""
            for one in (point.given_chance, point.better_chance)
        )
        flow.text(f"Played: **{point.given_words}**{given}", 16)
        if point.why_worse:
            flow.text(point.why_worse, 15, dim=True)
        flow.text(f"Better: **{point.better_words}**{better}", 16)
        if point.why_better:
            flow.text(point.why_better, 15, dim=True)
        face = self.face("Look at it", 15, icon="eye")
        hint = "Shows the table as it was then, seen from that seat."
        flow.button(face, self._look(point), lines=1.8, name=f"{_LOOK} {point.number + 1}", hint=hint)
        face = self.face("Make a puzzle of this", 15, icon="hint")
        hint = "Looks for something that can be done at once there, and proves it."
        flow.button(face, self._make(point), lines=1.8, name=f"{_MAKE} {point.number + 1}", hint=hint)

    def _look(self, point: TurningPoint) -> Callable[[], None]:
        recorded = Recorded.of(self.match)
        return lambda: self.app.open("replay", self.app, recorded, point.number, point=point, points=self.points)

    def _watch(self) -> None:
        self.app.open("replay", self.app, Recorded.of(self.match), points=self.points)

    def _make(self, point: TurningPoint) -> Callable[[], None]:
        game, names = self.match.opening.game, tuple(self.match.players.names)
        return lambda: self.app.open("make a puzzle", game, moment_of(game, point.state, names, point.when))

    @property
    def is_moving(self) -> bool:
        return not self.points.is_over

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.app.thinker.update(seconds)
        self._is_stale |= self.points.update()
        self._still = self._still + seconds if self.sheet.ui_root.pointer == self._pointer else 0.0
        self._pointer = self.sheet.ui_root.pointer
        if self._is_stale and not self._is_aimed_at:
            self._is_stale = False
            self.rebuild()

    @property
    def _is_aimed_at(self) -> bool:
        """Return whether a pointer or a key's frame is on one of them, or the pointer on its way to one: what was found
        keeps its place then."""
        at = self.sheet.looked_at
        is_on_one = at is not None and at.name.startswith((_LOOK, _MAKE))
        return is_on_one or (self._shown > 0 and self._still < _STILL)

    def leave(self) -> None:
        self.points.pause()
        super().leave()

    def enter(self, app: Window) -> None:
        super().enter(app)
        self.sheet.wish_focus("Back")
