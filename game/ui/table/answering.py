"""How the table answers: giving what is offered, passing by itself, taking back, conceding."""

from __future__ import annotations

from game.core.commands import Concede
from game.ui.table.core import TableCore
from game.ui.table.things import Offer


class TableAnswering(TableCore):
    """Gives answers, one press at a time."""

    def _pass_by_itself(self) -> None:
        """A seat that lets the rest of a turn be passes without being asked again."""
        if not self.may_answer or self.seat not in self.passing:
            return
        if self.passing[self.seat] != self.screen.turn_number(self.following.table):
            del self.passing[self.seat]
            return
        command = self.screen.passing(self.match.answers(self.seat))
        if command is not None and self.match.decision is not None and self.match.decision.kind == "respond":
            self.match.submit(self.seat, command)
            self._caught_up()

    def _let_own_card_be(self) -> bool:
        """A seat is not asked to answer its own card, unless it wants to hold priority: it passes by itself, whoever
        sits at the screen, and before any curtain falls for it."""
        asked = self.match.asked
        if asked is None or self.app.settings.hold_priority or not self.match.is_human(asked):
            return False
        if not self.screen.own_card_answered(self.match.view(asked)):
            return False
        command = self.screen.passing(self.match.answers(asked))
        if command is None:
            return False
        alone = self.match.can_undo(asked)
        if self.match.submit(asked, command) is not None:
            return False
        if alone and self._plans:
            # Taking the card back takes this back with it.
            self._plans[-1] += 1
        else:
            self.match.settle()
        return True

    def give(self, offer: Offer) -> None:
        """Do what is offered. Answers are given one after the other, and stop where somebody else is asked."""
        if not self.may_answer or not offer.commands:
            return
        sure = offer.sure or self._sure_to_go_on(offer)
        if sure and (self._confirming is None or self._confirming.commands != offer.commands):
            self._confirming = offer
            self.say(sure)
            self.app.sound("tick")
            return
        self._confirming = None
        self.given_at = offer.at
        given = 0
        for command in offer.commands:
            if self.match.asked != self.seat or (given and self.match.why(self.seat, command) is not None):
                break
            refusal = self.match.submit(self.seat, command)
            if refusal is not None:
                self.say(refusal.text)
                self.app.sound("tick")
                break
            given += 1
        if given:
            self._plans.append(given)
            self.said, self.said_for = "", 0.0
            self.narrowed = None
            self.selected = None
            self.app.redraw()
            if self.following.is_dry:
                self._caught_up()
            else:
                self.refresh()

    def _sure_to_go_on(self, offer: Offer) -> str:
        """What to ask before a part of the turn ends in which pieces can still act; nothing if there is none."""
        decision, count = self.match.decision, len(self._waiting)
        if not (offer.advances and count and self.app.settings.ask_before_ending) or offer.spares_waiting:
            return ""
        if decision is None or decision.kind != "act":
            return ""
        return f"{count} of yours can still act. Click again: {offer.words}."

    def stand_by(self) -> None:
        """Pass, and at every response until this turn ends."""
        command = self.screen.passing(self.match.answers(self.seat)) if self.may_answer else None
        if command is not None:
            self.passing[self.seat] = self.screen.turn_number(self.following.table)
            self.give(Offer((command,), ""))

    def why_no_undo(self) -> str:
        """What keeps the last answer from being taken back; nothing if it can be."""
        if not self.following.is_open or self.hotseat.on != self.seat:
            return "Nobody sits at the table."
        if self.match.can_undo(self.seat):
            return ""
        if not self._plans:
            return "There is nothing to undo."
        return "Can't undo past a roll, a draw, a shown card or an opponent's response."

    def undo(self) -> None:
        """Take back what the seat did last: all answers of one press."""
        why = self.why_no_undo()
        if why:
            self.say(why)
            self.app.sound("tick")
            return
        self.skip()
        for _ in range(self._plans.pop() if self._plans else 1):
            if not self.match.undo(self.seat):
                break
        self.narrowed = self.selected = None
        self._confirming = None
        self.said, self.said_for = "", 0.0
        while not self.following.is_dry:
            self.following.next_batch()
        self.app.sound("card")
        self._caught_up()

    def concede(self) -> None:
        """Give the match up for the seat that is on."""
        if self.hotseat.on is not None:
            self.match.submit(self.hotseat.on, Concede(self.hotseat.on))
            self.app.redraw()

