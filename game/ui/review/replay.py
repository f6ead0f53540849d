"""A match that is over, looked at again on the table: from one seat, answer by answer, with nothing to be answered."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.app.matches.following import begun, give
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.app.thinking.hints import reason
from game.app.thinking.turning_points import TurningPoint
from game.ui.panels.standing_buttons import Presses, PromptRow
from game.ui.scenes.scene import Window
from game.ui.table.scene import TableScene


class ReplayScene(TableScene):
    """The table before the answer of that ``number``; a turning point shows what would have been better there."""

    def __init__(self, app: Window, over: Match, number: int, point: TurningPoint | None = None) -> None:
        self.over, self.number, self.point = over, number, point
        self.viewer = point.seat if point is not None else (*over.players.people, 0)[0]
        super().__init__(app, match_before(over, number))
        self.answering.only_looks = True
        self.laying.replay = self

    def _presses(self) -> Presses:
        own = {
            "step_on": self.step_on,
            "step_back": self.step_back,
            "undo": self.step_back,
            "back": self.leave_replay,
            "menu": self.leave_replay,
            "hints": self._show_again,
        }
        return {**super()._presses(), **own}

    def bar_words(self) -> str:
        """Return where in the match this is."""
        count = len(self.over.given)
        if self.number >= count:
            return "Replay: the end of the match."
        name = self.over.players.names[self.over.given[self.number].seat]
        return f"Replay: answer {self.number + 1} of {count} is {name}'s."

    def bar_rows(self) -> Sequence[PromptRow]:
        """Return a step on, a step back, and the way out."""
        at_end = "This is the end of the match." if self.number >= len(self.over.given) else ""
        at_start = "This is the beginning of the match." if self.number == 0 else ""
        return (
            PromptRow("leave", "Back", "cancel", "back", "", "Back to where you came from."),
            PromptRow("step on", "Next", "right", "step_on", at_end, "Gives the next answer."),
            PromptRow("step back", "Before", "left", "step_back", at_start, "Goes back before the last answer."),
        )

    def _take_seat(self) -> None:
        self.following.sit(self.viewer)
        self.screen.sit(self.viewer)
        self.show_table()
        self._show_point()
        self.refresh()

    def caught_up(self) -> None:
        """Everything of an answer was shown."""
        super().caught_up()
        self._show_point()
        self.refresh()

    def _show_point(self) -> None:
        """Show what was answered and what would have been better, at the place on the board."""
        point = self.point
        if point is None or self.number != point.number:
            self.hints.show(())
            return
        why = reason(point.hint, "what was given")
        rows = [
            self.hints.row(point.better, f"Better: {point.better_words}", point.better_chance, why),
            self.hints.row(point.given, f"Given: {point.given_words}", point.given_chance, ""),
        ]
        self.hints.show(rows, "Turning point")

    def _show_again(self) -> None:
        """The key of hints: the next of the two answers, or both again."""
        if self.hints.is_open:
            self.hints.step()
        else:
            self._show_point()
            self.refresh()

    def leave_replay(self) -> None:
        """Back to where it was opened from."""
        self.app.stack.pop()

    def step_on(self) -> None:
        """The next answer is given again, and what came of it is played."""
        self.playing.skip()
        if self.number >= len(self.over.given):
            self.app.sound("tick")
            return
        give(self.match, self.number, self.over.given[self.number])
        self.number += 1
        self.hints.show(())
        self.refresh()

    def step_back(self) -> None:
        """Before the answer before: the match is followed again up to there."""
        if self.number == 0:
            self.app.sound("tick")
            return
        app, over, number, point = self.app, self.over, self.number - 1, self.point
        app.stack.pop()
        app.open("replay", app, over, number, point)

    def leave(self) -> None:
        self.forget()

    def update(self, seconds: float) -> None:
        self.mouse.update(seconds)
        self.toast.update(seconds)
        if self.large.update(seconds, self.pointing.looked_at):
            self.app.redraw()
        self.playing.update(seconds)


def match_before(over: Match, number: int) -> Match:
    """Return a match again, as it was before one of its answers; nobody at its seats answers by himself."""
    seatings = tuple(map(Seating, over.players.names))
    match = begun(replace(over.opening, seatings=seatings))
    for place, answer in enumerate(over.given[:number]):
        give(match, place, answer)
    match.sent.skip()
    return match
