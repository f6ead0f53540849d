"""The table of a puzzle: a box says what is to be done and how it stands; a wrong answer is refuted on the board."""

from __future__ import annotations

from pathlib import Path

from game.app.puzzles.attempt import Attempt
from game.app.puzzles.files import puzzle_files, read_puzzle
from game.app.puzzles.solved import mark_solved
from game.core.commands import Command
from game.ui.lessons.guided import GuidedScene
from game.ui.panels.buttons import Button
from game.ui.panels.said_box import Said
from game.ui.panels.standing_buttons import Presses
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import AnyView
from game.ui.screens.items import Offers


class PuzzleScene(GuidedScene):
    """An ``attempt`` at the table."""

    button_tips = {
        "Next puzzle": "Continues with the next puzzle of this game.",
        "Hint": "How many answers are right, then what one of them is about, then the answer.",
        "Take back": "Goes back to before the answer that lost it.",
        "Again": "Begins the puzzle again.",
        "Leave": "Leads back to the list of puzzles.",
    }

    def __init__(self, app: Window, attempt: Attempt) -> None:
        self.attempt = attempt
        self._told = ""
        super().__init__(app, attempt.match)

    def _presses(self) -> Presses:
        return {**super()._presses(), "hints": self.give_hint, "undo": self.take_back}

    # What is let through

    def let_through(self, view: AnyView, offers: Offers) -> Offers:
        """Return the offers, none once it has been given away."""
        return offers if self.attempt.may_answer else Offers()

    def refuse(self, text: str, *, kept_back: bool) -> str:
        """Return what is said after a press that means nothing."""
        return "It can no longer be won: press Take back in the box." if kept_back else text

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def is_held(self) -> bool:
        return self.attempt.waits

    def reply(self) -> Command | None:
        return self.attempt.reply_now()

    def mark(self) -> str | None:
        attempt = self.attempt
        return mark_solved(attempt.puzzle.name, helped=attempt.helped) if attempt.is_solved else None

    # The box

    def lay_box(self) -> list[Button]:
        """Lay the box out where it hides least, and return its buttons."""
        layout, clear = self.laying.layout, self.lifted_over(())
        self.box.lay(self._said(), self._buttons(), layout, None, self.hidden_by_box(), self.app, clear)
        return self.box.buttons

    def _said(self) -> Said:
        attempt, puzzle = self.attempt, self.attempt.puzzle
        wrong = attempt.wrong
        if attempt.is_won:
            return Said("Solved." if not attempt.helped else "Solved with help.", puzzle.written.about)
        if wrong is not None:
            reply = f" The answer to it: {attempt.reply}." if attempt.reply else ""
            return Said("No longer won.", f"{wrong.words} gives it away.{reply}")
        if attempt.is_solved:
            return Said("Solved.", "Every answer was right; only the dice were not.")
        if self.match.outcome is not None:
            return Said("Not solved.", puzzle.task)
        if self._told:
            return Said(f"{puzzle.title}:", self._told)
        found = attempt.verdict
        if found is not None and found.trouble:
            return Said(f"{puzzle.title}:", f"{puzzle.task} It is too large to judge here.")
        if attempt.given and found is not None:
            return Said("Right so far.", puzzle.task)
        return Said(f"{puzzle.title}:", puzzle.task)

    def _buttons(self) -> list[Button]:
        """Return the box's buttons: what leads on first."""
        attempt = self.attempt
        rows = []
        is_over = self.match.outcome is not None
        if attempt.is_solved and self._next() is not None:
            rows.append(self.box_button("Next puzzle", "next", self.go_on, is_first=True))
        if attempt.wrong is not None or (is_over and not attempt.is_solved):
            rows.append(self.box_button("Take back", "undo", self.take_back, "undo", is_first=True))
        elif not is_over:
            rows.append(self.box_button("Hint", "hint", self.give_hint, "hints"))
            if attempt.given:
                rows.append(self.box_button("Take back", "undo", self.take_back, "undo"))
        if attempt.given:
            rows.append(self.box_button("Again", "redo", self.begin_again))
        rows.append(self.box_button("Leave", "exit", self.leave_puzzle))
        return rows

    # What the buttons do

    def give_hint(self) -> None:
        """Tell the next hint, once it is known how things stand."""
        if self.match.outcome is None and self.attempt.may_answer and self.answering.may_answer:
            self._told = self.attempt.next_hint() or "Wait a moment: this is still being computed."
            self.refresh()

    def take_back(self) -> None:
        """Go back to before the wrong answer, or before the last one."""
        if self.attempt.given:
            self.app.play_puzzle(self.attempt.back())

    def begin_again(self) -> None:
        self.app.play_puzzle(self.attempt.again())

    def go_on(self) -> None:
        """Begin the next puzzle."""
        following = self._next()
        if following is not None:
            try:
                self.app.play_puzzle(Attempt(read_puzzle(following)))
            except ValueError as error:
                self.toast.say(str(error))

    def leave_puzzle(self) -> None:
        """Go back to the page of puzzles."""
        self.app.go_home()
        self.app.open("puzzles")

    def _next(self) -> Path | None:
        """Return the file of the puzzle after this one."""
        files, own = list(puzzle_files(self.attempt.puzzle.game)), self.attempt.puzzle.path
        at = files.index(own) + 1 if own in files else len(files)
        return files[at] if at < len(files) else None

    # The table

    def leave(self) -> None:
        self.attempt.close()
        super().leave()

    def caught_up(self) -> None:
        super().caught_up()
        self._told = ""

    @property
    def is_moving(self) -> bool:
        return self.attempt.waits or self.playing.is_computer_asked or super().is_moving

    def update(self, seconds: float) -> None:
        if self.attempt.update() and self.following.is_open:
            self.refresh()
        super().update(seconds)
