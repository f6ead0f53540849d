"""Taking back past a roll, a shown card or another's answer: everybody else at the screen is asked first, by name."""

from __future__ import annotations

from game.core.words import counted
from game.ui.scenes.question import Question
from game.ui.table.answering import Answering


class TakingBack:
    """Asks one after the other, and takes back once all have agreed. It is always the last answer of a person that is
    taken back, no matter who sits there now."""

    def __init__(self, answering: Answering) -> None:
        self.answering, self.match = answering, answering.match

    @property
    def is_possible(self) -> bool:
        """Return whether there is an answer of a person that may be taken back if everybody agrees."""
        match, answering = self.match, self.answering
        if match.outcome is not None or answering.only_looks or answering.guide is not None:
            return False
        has_consent = len(match.players.people) > 1 or match.opening.terms.take_back
        return has_consent and match.last_of_person()[1] > 0

    @property
    def tip(self) -> str:
        """Return what the button of undo does: take back by oneself, or ask."""
        if not self.is_possible or not self.answering.why_no_undo():
            return "Undo your last action."
        seat, _ = self.match.last_of_person()
        asked = self._others(seat)
        name = self.match.players.names[seat]
        return f"Take back the last answer of {name}, {'if the others agree' if asked else 'with what it showed'}."

    def undo(self) -> None:
        """Take back what the seat may by itself; beyond that ask, where that can be."""
        if self.answering.why_no_undo() and self.is_possible:
            self._ask(self.match.last_of_person()[0], ())
        else:
            self.answering.undo()

    def _others(self, seat: int) -> list[int]:
        return [other for other in self.match.players.people if other != seat]

    def _ask(self, seat: int, agreed: tuple[int, ...]) -> None:
        """Ask the next of those who have not agreed yet; with nobody left, take back."""
        match, app = self.match, self.answering.app
        left = [other for other in self._others(seat) if other not in agreed]
        taker, answers = match.last_of_person()
        if taker != seat:
            return
        if not left:
            self.answering.take_back(seat, answers, agreed)
            return
        names, after = match.players.names, counted(answers - 1, "answer")
        more = f" With it {'goes' if answers == 2 else 'go'} {after} that came after it." if answers > 1 else ""
        text = (
            f"**{names[seat]}** wants to take back its last answer.{more} What was rolled or shown since is already "
            f"known. **{names[left[0]]}**, do you allow it?"
        )
        allow = (*agreed, left[0])
        app.stack.push(Question(f"{names[seat]} takes back", text, "Allow", lambda: self._ask(seat, allow)))
