"""A scenario's words at the table: the briefing, and messages that wait to be read."""

from __future__ import annotations

from game.app.matches.scenarios import keep_result_of
from game.core.commands import ChooseAnswer
from game.core.scenario.standing import Scenario
from game.core.scenario.words import ending_words, objective_rows
from game.ui.scenes.scene import Window
from game.ui.table.answering import Answering
from game.ui.table.following import Following


class Story:
    """Knows what each person has been told of the scenario."""

    def __init__(self, app: Window, following: Following, answering: Answering) -> None:
        self.app, self.following, self.answering = app, following, answering
        self._briefed: set[int] = set()
        #: The last question that was put in a box.
        self._put = -1
        self._is_kept = False
        #: Whether the briefing is shown at the start.
        self.briefs = True

    def tell(self) -> bool:
        """Show the briefing, words that have not been read, or the choice that is put; False where there is nothing to
        tell."""
        scenario, seat = self.following.scenario, self.following.seat
        if scenario is None:
            return False
        self._keep_result()
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
        return self._ask(scenario)

    def _keep_result(self) -> None:
        """Keep how the scenario has ended, once; a trial of a map leaves nothing, nor does a lesson."""
        match = self.following.match
        if self._is_kept or not self.briefs or match.outcome is None or self.app.trial is not None:
            return
        self._is_kept = True
        if trouble := keep_result_of(match):
            self.app.messages.append(trouble)

    def _ask(self, scenario: Scenario) -> bool:
        """Put a choice to the player who is asked, once; False where there is none."""
        view, answering = self.following.view, self.answering
        if view is None or view.decision is None:
            return False
        if scenario.question is None:
            # One that is taken back is put again.
            self._put = -1
            return False
        if not answering.may_answer or view.decision.number == self._put:
            return False
        offers = [one for one in answering.all_offers.all if isinstance(one.commands[-1], ChooseAnswer)]
        if not offers:
            return False
        self._put = view.decision.number
        words, act = [offer.words for offer in offers], lambda at: answering.give(offers[at])
        self.app.open("choice", scenario.script.title, scenario.question.words, words, act)
        return True

    def _briefing(self, scenario: Scenario) -> str:
        rows, names = objective_rows(scenario, self.following.seat), self.following.match.players.names
        told = [(row.is_own, f"• {row.words}{' (optional)' if row.is_optional else ''}") for row in rows]
        own, theirs = ("\n".join(words for is_own, words in told if is_own is side) for side in (True, False))
        others = f"The other side:\n{theirs}" if theirs else ""
        parts = (scenario.script.briefing, own, others, ending_words(scenario.script, names))
        return "\n\n".join(part for part in parts if part)
