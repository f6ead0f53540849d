"""The better line: how a match might have continued after a better answer than the one that was given, played on the
board from what its seat knew then; beside it, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.matches.match import Match
from game.app.records.course import Recorded
from game.app.thinking.blunders import Blunder, Teacher, what_happened
from game.app.thinking.hints import told_chance
from game.ui.panels.standing_buttons import Presses, PromptRow
from game.ui.review.replay import ReplayScene
from game.ui.scenes.scene import Window
from game.ui.table.hints import ShownHint

#: What the pane beside the board is called.
TITLE = "What might have come"


class LineScene(ReplayScene):
    """The line of one of a seat's ``blunders``, by its ``place`` among them. The others are looked for meanwhile."""

    def __init__(self, app: Window, played: Match, blunders: Sequence[Blunder], place: int, teacher: Teacher) -> None:
        self.blunder, self._blunders, self._place = blunders[place], tuple(blunders), place
        self._played, self._teacher = played, teacher
        self._happened = what_happened(played, self.blunder.point)
        super().__init__(app, self.blunder.line, seat=self.blunder.point.seat)

    def _presses(self) -> Presses:
        own = {
            "replay_start": self.again,
            "mark_on": self.next_blunder,
            "replay_view": self.show_what_happened,
            "replay_more": self.show_what_happened,
        }
        return {**super()._presses(), **own}

    # What stands in the prompt bar and at the foot

    def bar_words(self) -> str:
        """Return the words of the bar: this is only what might have happened, and where in it we are."""
        point, count = self.blunder.point, self.course.count
        if self._wanted is not None:
            return super().bar_words()
        if self.number == 0:
            return f"This might have come instead: {point.better_words}."
        if self.number >= count:
            better, given = self._told(point.better_chance), self._told(point.given_chance)
            if not better:
                return "This is as far as it was played out."
            return f"Chance to win here: {better}; after what was played {given}."
        name = self.recorded.names[self.course.given[self.number].seat]
        return f"This might have come: answer {self.number + 1} of {count} is {name}'s."

    def bar_rows(self) -> Sequence[PromptRow]:
        """Return a step on and back, the line again, what happened, the next blunder, and the way back."""
        at_end = "This is as far as it was played out." if self.number >= self.course.count else ""
        at_start = "This is the moment itself." if self.number == 0 else ""
        alone = "" if len(self._blunders) > 1 else "This is the only one."
        happened = "Shows the match from this moment on, as it was played."
        return (
            PromptRow("leave", "Back", "cancel", "back", "", "Leads back to the end of the match."),
            PromptRow("next blunder", "Next one", "next", "mark_on", alone, "Shows the next answer that cost much."),
            PromptRow("happened", "What happened", "eye", "replay_view", "", happened, "In fact"),
            PromptRow("again", "Again", "redo", "replay_start", "", "Plays the line again."),
            PromptRow("step on", "Next", "right", "step_on", at_end, "Gives the next answer."),
            PromptRow("step back", "Previous", "left", "step_back", at_start, "Goes back before the last answer."),
        )

    @property
    def why_one_view(self) -> str:
        return f"The line follows from what {self.recorded.names[self.viewer]} could know."

    # What the buttons do

    def again(self) -> None:
        """Play the line from its beginning."""
        self.go(0)
        self.is_playing = True
        self.refresh()

    def next_blunder(self) -> None:
        """Show the next one, after the last the first."""
        if len(self._blunders) > 1:
            following = (self._place + 1) % len(self._blunders)
            self.app.stack.pop()
            self.app.open("line", self.app, self._played, self._blunders, following, self._teacher)

    def show_what_happened(self) -> None:
        """Show the match itself at this moment."""
        point = self.blunder.point
        self.is_playing = False
        self._teacher.pause()
        recorded = Recorded.of(self._played)
        self.app.open("replay", self.app, recorded, point.number, point=point, points=self._teacher.points)

    # Beside the board

    def _show_point(self) -> None:
        """Show the better answer with what it brings, and what was answered with what came of that."""
        point = self.blunder.point
        better, given = f"Better: {point.better_words}", f"Played: {point.given_words}"
        rows = [
            ShownHint(point.better, better, self._told(point.better_chance), point.why_better, point.better_chance),
            ShownHint(point.given, given, self._told(point.given_chance), self._happened, point.given_chance),
        ]
        if self.number == 0:
            rows[0] = self.hints.row(point.better, better, point.better_chance, point.why_better)
        self.hints.show(rows, TITLE)

    def _told(self, chance: float) -> str:
        return told_chance(self.recorded.opening.game, chance)

    def _hide_point(self) -> None:
        """Leave both in their place while something moves; the arrow on the board goes."""
        self._show_point()

    # Time

    @property
    def works_ahead(self) -> bool:
        return super().works_ahead or not self._teacher.is_over

    def leave(self) -> None:
        self._teacher.pause()
        super().leave()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.app.stack.top is self:
            self.app.thinker.update(seconds)
            self._teacher.update()
