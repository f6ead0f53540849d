"""What is counted of a visit while it lasts, for the list of visits."""

from __future__ import annotations

import time
from datetime import datetime

from game.app.demo.visits import Ending, Visit
from game.app.games.entries import entry_of
from game.ui.demo.guided import Guided


def now() -> str:
    """Return the local time as the list has it."""
    return datetime.now().isoformat(timespec="seconds")


class Visiting:
    """Counts from a visitor's first press to the end of the visit, over all matches of it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._start, self._since = now(), time.monotonic()
        self._first_move: float | None = None
        self._answers = 0
        self._turns: set[tuple[int, str]] = set()
        self.refusals, self.first_refusal = 0, ""
        self._people = 1

    def look(self, table: Guided) -> None:
        """Look at the match that is on: who plays, and what was answered."""
        self._people = max(self._people, len(table.match.players.people))
        self._turns.add((table.match.serial, table.match.when))
        if self._first_move is None and table.answered:
            self._first_move = round(time.monotonic() - self._since, 1)

    def refused(self, words: str) -> None:
        """Note that something pressed could not be done."""
        self.refusals += 1
        self.first_refusal = self.first_refusal or words

    def leaves(self, table: Guided) -> None:
        """Count the visitor's answers: the match is left."""
        self.look(table)
        self._answers += table.answered

    def ends(self, table: Guided | None, ended: Ending) -> Visit:
        """Return the line of the visit, which ends at this table."""
        stopped = ""
        if table is not None:
            self.leaves(table)
            if table.match.outcome is not None and ended == "went away":
                ended = "finished"
            decision = table.match.decision
            if decision is not None and ended != "finished":
                names = ["You" if number in table.match.players.people else "Computer" for number in range(9)]
                stopped = entry_of(self.game).prompt_text(table.match.state.table, decision, names)
        return Visit(
            start=self._start, game=self.game, end=now(), ended=ended, people=self._people, turns=len(self._turns),
            answers=self._answers, first_move=self._first_move, refusals=self.refusals,
            first_refusal=self.first_refusal, stopped_at=stopped,
        )  # fmt: skip
