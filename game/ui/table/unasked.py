"""Answers that are given for a person without asking: at steps where the seat has chosen to pass, for instance. They
are given no matter who sits at the screen, and before any curtain falls for the seat."""

from __future__ import annotations

from collections.abc import Callable

from game.app.matches.following import last_answer
from game.ui.scenes.scene import Window
from game.ui.table.answering import Answering


def _never() -> bool:
    return False


class Unasked:
    """Answers for people's seats that need not be asked."""

    def __init__(self, app: Window, answering: Answering) -> None:
        self.app, self.answering = app, answering
        self.match, self.screen = answering.match, answering.screen
        #: Whether the player has been told to give an answer, however little there is to choose.
        self.is_told: Callable[[], bool] = _never
        #: A view, and whether its seat passes on its own last act.
        self._own_act: tuple[object, bool] = (None, False)

    def forget(self) -> None:
        """Hold nothing of any view."""
        self._own_act = (None, False)

    def answer(self) -> bool:
        """Answer for the seat that is asked, if it need not be; False where it has to choose."""
        asked = self.match.asked
        if asked is None or not self.match.players.is_human(asked):
            return False
        return (
            self._let_own_act_be(asked)
            or self._let_step_be(asked)
            or (not self.is_told() and (self._let_pieces_rest(asked) or self._let_be_what_nobody_sees(asked)))
        )

    def _let_own_act_be(self, asked: int) -> bool:
        """Answer for a seat its own card or act, or the end of what it could have continued, unless it wants to hold
        priority."""
        if self.app.settings.hold_priority:
            return False
        view = self.match.view(asked)
        if view is not self._own_act[0]:
            # This is called in every frame.
            self._own_act = (view, self.screen.own_act_answered(view, last_answer(self.match, asked)))
        return self._own_act[1] and self._pass_for(asked)

    def _let_step_be(self, asked: int) -> bool:
        """Pass for a seat at a step at which it has chosen to pass, whatever it holds."""
        return self.answering.is_unwanted_stop(self.match.view(asked)) and self._pass_for(asked)

    def _let_pieces_rest(self, asked: int) -> bool:
        """Continue for a seat whose pieces do nothing more in this turn, as long as it need not choose."""
        command = self.answering.resting_answer(asked, self.match.view(asked))
        return self.answering.answer_for(asked, command)

    def _let_be_what_nobody_sees(self, asked: int) -> bool:
        """Give a seat's only answer, asked lest others learn that it is the only one, when no other person plays."""
        if self.match.players.has_others_than(asked):
            return False
        view = self.match.view(asked)
        return self.answering.answer_for(asked, self.screen.asked_in_vain(view, self.match.answers(asked)))

    def _pass_for(self, asked: int) -> bool:
        return self.answering.answer_for(asked, self.screen.passing(self.match.answers(asked)))
