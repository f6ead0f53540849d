"""How the table answers: what is offered, who is considered to act, giving, passing by itself, taking back."""

from __future__ import annotations

from game.core.commands import Command, Concede
from game.core.refusals import ELSE_ASKED
from game.core.words import asked
from game.ui.panels.toast import Toast
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import AnyView
from game.ui.screens.items import WHO, Item, Offer, Offers, are_apart, piece
from game.ui.table.following import Following
from game.ui.table.host import TableHost
from game.ui.table.playing import Playing
from game.ui.table.questions.guide import Guide
from game.ui.window.pads import is_for_another

#: What is asked before responses are given up for the rest of a turn.
_SURE_TO_STAND_BY = "You will not be asked to respond again this turn. Press again to pass all turn."


class Answering:
    """Owns what may be answered now (``all_offers``, and ``offers`` while it is asked who does what pointing at an item
    means), the piece that is considered to act (``selected``), those that ``waiting`` can still, and the answers that
    were given and may be taken back. ``passing`` says in which turn a seat passes by itself, ``resting`` in which one
    its pieces do nothing more."""

    def __init__(self, app: Window, following: Following, playing: Playing, toast: Toast, host: TableHost) -> None:
        self.app, self.following, self.playing, self.toast, self.host = app, following, playing, toast, host
        self.match, self.screen, self.hotseat = following.match, following.screen, following.hotseat
        self.all_offers = self.offers = Offers()
        self.selected: int | None = None
        self.narrowed: Item | None = None
        #: What was pointed at after that.
        self._further: tuple[Item, ...] = ()
        self.waiting: tuple[int, ...] = ()
        self.passing: dict[int, int] = {}
        self.resting: dict[int, int] = {}
        #: What is done when it is pressed once more.
        self.confirming: Offer | None = None
        #: Whether the last press has closed the recap: where it means nothing else, nothing is said of it.
        self.closes = False
        #: What was pointed at for the last answer.
        self.given_at: Item | None = None
        #: The match is looked at again: nothing is answered.
        self.only_looks = False
        #: What leads through a lesson, if this is one; and everything that could be done without it.
        self.guide: Guide | None = None
        self._without_guide = Offers()
        #: How many answers each press gave, the last one last.
        self._plans: list[int] = []

    @property
    def seat(self) -> int:
        """Return the seat that answers here."""
        return self.following.seat

    @property
    def may_answer(self) -> bool:
        """Return whether the question is open to the seat at the screen."""
        return (
            self.following.is_open
            and not self.only_looks
            and self.playing.at_rest
            and self.match.asked == self.seat
            and self.hotseat.on == self.seat
            and self.match.players.is_human(self.seat)
            and not self.is_unwanted_stop(self.following.view)
            and self.resting_answer(self.seat, self.following.view) is None
        )

    def forget(self) -> None:
        """Hold nothing of any view."""
        self.all_offers = self.offers = self._without_guide = Offers()
        self.selected = self.narrowed = self.confirming = self.given_at = None
        self._further = ()
        self.waiting = ()
        self._plans = []

    def work_out(self, view: AnyView) -> None:
        """Work out what may be done now."""
        self.all_offers = self.offers = Offers()
        self.waiting = ()
        if not self.may_answer:
            return
        if self.selected is not None and not self.screen.is_selectable(view, self.selected):
            self.selected = None
        if self.selected is None:
            self.selected = self.screen.first_selection(view)
        answers = self.match.answers(self.seat)
        self.all_offers = self._without_guide = self.screen.offers(view, answers, self.selected)
        if self.guide is not None:
            self.all_offers = self.guide.let_through(view, self.all_offers)
        self._narrow_offers()
        self.waiting = self.screen.waiting(view)

    def _narrow_offers(self) -> None:
        """Keep only the offers that go with all that was pointed at so far; all of them, if none does any more."""
        self.offers = self.all_offers
        for item in (self.narrowed, *self._further) if self.narrowed is not None else ():
            assert item is not None
            self.offers = self.offers.by(item)
        if not self.offers.all:
            self.narrowed, self._further, self.offers = None, (), self.all_offers
        self.screen.begin_with(self.narrowed, self.offers)

    # What pointing at an item stands for

    def target(self, item: Item | None) -> Item | None:
        """Return what pointing at an item means: a square with a piece on it means the piece, unless the square itself
        is offered."""
        if item is None or item.sort != "cell" or item.cell is None or not self.following.is_open:
            return item
        if self.offers.at(item):
            return item
        number = self.screen.piece_at(self.following.table, item.cell)
        return piece(number) if number is not None else item

    def meaning(self, item: Item) -> tuple[Offer | None, tuple[Offer, ...]]:
        """Return what a press on an item does: one answer; or none yet, and then it is asked which of several."""
        target = self.target(item)
        offers = self.offers.at(item) or self.offers.at(target)
        if not offers:
            return None, ()
        is_aimed = any(offer.is_aimed for offer in offers)
        if (len(offers) == 1 and not is_aimed) or target is None:
            return offers[0], ()
        if is_aimed:
            return None, offers
        if target.sort != "card":
            asks = are_apart(offers) or self.narrowed is not None
            return (None, offers) if asks else (offers[0], ())
        actor = piece(self.selected) if self.selected is not None else None
        mine = [offer for offer in offers if offer.by == actor]
        return (mine[0], ()) if len(mine) == 1 else (None, offers)

    def choose(self, item: Item | None) -> None:
        """Choose something on the table that was clicked, or chosen with the keys."""
        if item is None:
            return
        if not self.may_answer:
            self.explain(item)
            return
        target = self.target(item)
        offers = self.offers.at(item) or self.offers.at(target)
        if target is not None and target.sort == "piece" and self.select(target.number, has_offers=bool(offers)):
            return
        if not offers and self.narrowed is not None and self.narrowed in (item, target):
            self.narrow(None)
            return
        if not offers:
            self.explain(target)
            return
        offer, asks = self.meaning(item)
        if offer is not None:
            self.give(offer)
        elif asks and self.narrowed is not None and target != self.narrowed:
            self._further = (*self._further, item if self.offers.at(item) else target or item)
            self.host.refresh()
        elif asks and target is not None and target.sort != "card":
            self.narrow(item if self.offers.at(item) else target)
        else:
            self.narrow(None if self.narrowed == target else target)

    def choose_with_last(self, item: Item) -> None:
        """Choose something that was meant by the last press, too: both are taken back at once."""
        before = len(self._plans)
        self.choose(item)
        if before and len(self._plans) > before:
            self._plans.append(self._plans.pop() + self._plans.pop())

    def narrow(self, item: Item | None) -> None:
        """Ask who does what pointing at an item means; None: ask so no more."""
        self.narrowed, self._further = item, ()
        self.toast.forget()
        self.host.refresh()

    def ask_about(self, item: Item | None) -> None:
        """Ask on with an item: the first one, or what comes after it; None: ask so no more."""
        if item is None or self.narrowed is None or item == self.narrowed:
            self.narrow(item)
            return
        self._further = (*self._further, item)
        self.host.refresh()

    def select(self, number: int, *, has_offers: bool) -> bool:
        """Consider another piece; True if that was meant."""
        view = self.following.view
        if view is None or has_offers or self.narrowed is not None or not self.screen.is_selectable(view, number):
            return False
        if number != self.selected:
            self.selected = number
            self.confirming = None
            self.toast.forget()
            self.app.sound("step")
            self.host.refresh()
        return True

    def let_go(self) -> bool:
        """Ask no more who does it, nor for the same press again; False when nothing of the kind was begun."""
        if self.narrowed is None and self.confirming is None:
            return False
        self.narrowed = self.confirming = None
        self._further = ()
        self.toast.forget()
        return True

    def deselect(self) -> bool:
        """Consider nobody whom the player has selected; False when it was nobody."""
        view = self.following.view
        if self.selected is None or view is None or self.selected == self.screen.first_selection(view):
            return False
        self.selected = None
        return True

    def question(self, view: AnyView) -> str:
        """Return what the seat is asked: the open question, or which of several answers it means by what it has
        begun."""
        if self.narrowed is None:
            return self.screen.prompt(view, self.selected)
        asks = self.offers.asks if self.offers.asks != WHO else ""
        way = "Confirm" if len(self.offers.all) == 1 else "Choose one"
        return asked(
            self.match.players.names[self.seat],
            f"{asks[:1].lower()}{asks[1:]} {way}, or cancel." if asks else f"{way.lower()}, or cancel.",
        )

    def explain(self, item: Item | None) -> None:
        """Say why a click means nothing: the rule's reason, or that it is somebody else's turn to answer, or that
        nothing can be done with it."""
        view = self.following.view
        if item is None or view is None:
            return
        if not self.may_answer:
            text = self.playing.why_not_yet()
        else:
            refusal = self.screen.why_not(view, item, self.selected)
            text = refusal.text if refusal is not None else ""
        is_own = text not in ("", ELSE_ASKED)
        if self.closes and not is_own:
            return
        if not is_own:
            seen = self.following.inspect(item)
            what = seen.face.name if seen is not None else "this"
            text = f"Nothing can be done with {what} now."
            if self.may_answer:
                text += f" {self.question(view)}"
        if self.guide is not None and self.may_answer:
            kept_back = bool(self._without_guide.at(item))
            text = self.guide.refuse(text if is_own else "", kept_back=kept_back) or text
        self.toast.say(text)
        self.app.sound("tick")

    def turns_away(self, pad: int, pads: int) -> bool:
        """Return whether another person is asked than whose pad it is, and say so."""
        players, asked = self.match.players, self.match.asked
        if asked is None or not is_for_another(players.people, asked, pad, pads):
            return False
        self.toast.say(f"It is {players.names[asked]}'s turn.")
        self.app.sound("tick")
        return True

    # Giving answers

    def give(self, offer: Offer) -> None:
        """Do what is offered. Answers are given one after the other, and stop where somebody else is asked."""
        if not self.may_answer or not offer.commands:
            return
        if not self._is_sure(offer):
            return
        self.given_at = offer.at
        given = 0
        if offer.goes_on:
            self.resting[self.seat] = self.screen.turn_number(self.following.table)
        for command in offer.commands:
            if self.match.asked != self.seat or (given and self.match.why(self.seat, command) is not None):
                break
            refusal = self.match.submit(self.seat, command)
            if refusal is not None:
                self.toast.say(refusal.text)
                self.app.sound("tick")
                break
            given += 1
        if given:
            self._plans.append(given)
            self.toast.forget()
            # What comes of it is to be read, as one's own message is in a chat.
            self.following.log.follow()
            self.narrowed = self.selected = None
            self.app.redraw()
            if self.following.is_dry:
                self.host.caught_up()
            else:
                self.host.refresh()

    def _is_sure(self, offer: Offer) -> bool:
        """Return whether an offer may be given at once; else ask for the same press again."""
        sure = offer.sure or self._sure_to_go_on(offer)
        # A second press answers only a question that can still be read.
        asked_before = self.confirming is not None and self.confirming.commands == offer.commands
        if sure and not (asked_before and self.toast.is_shown and self.toast.text == sure):
            self.confirming = offer
            self.toast.say(sure)
            self.app.sound("tick")
            return False
        self.confirming = None
        return True

    def _sure_to_go_on(self, offer: Offer) -> str:
        """Return what to ask before a part of the turn ends in which pieces can still act, or in which something else
        is left undone; "" if there is nothing."""
        decision = self.match.decision
        if not (offer.advances and self.app.settings.ask_before_ending) or decision is None:
            return ""
        count = 0 if offer.spares_waiting or decision.kind != "act" else len(self.waiting)
        acts = f"{count} of your pieces can still act" if count else ""
        left = ", and ".join(part for part in (offer.undone, acts) if part)
        return f"{left}. Press again: {offer.words}." if left else ""

    def stand_by(self) -> None:
        """Pass, and at every response until this turn ends, once it was pressed twice."""
        command = self.screen.passing(self.match.answers(self.seat)) if self.may_answer else None
        sure = _SURE_TO_STAND_BY if self.app.settings.ask_before_ending else ""
        if command is not None and self._is_sure(Offer((command,), "", sure=sure)):
            self.passing[self.seat] = self.screen.turn_number(self.following.table)
            self.give(Offer((command,), ""))

    def pass_by_itself(self) -> bool:
        """Pass for a seat that passes for the rest of the turn, without asking it again; False where it does not."""
        if not self.may_answer or self.seat not in self.passing:
            return False
        if self.passing[self.seat] != self.screen.turn_number(self.following.table):
            del self.passing[self.seat]
            return False
        command = self.screen.passing(self.match.answers(self.seat))
        if command is None or self.match.decision is None or self.match.decision.kind != "respond":
            return False
        self.match.submit(self.seat, command)
        return True

    def is_unwanted_stop(self, view: AnyView | None) -> bool:
        """Return whether the seat is asked at a step at which it has chosen to pass."""
        stop = self.screen.stop_at(view) if view is not None else None
        return stop is not None and not stop.is_wanted(self.app.settings.stops)

    def resting_answer(self, asked: int, view: AnyView | None) -> Command | None:
        """Return what a seat whose pieces do nothing more in this turn answers by itself; None where it has to
        choose."""
        if view is None or self.resting.get(asked) != self.screen.turn_number(view.table):
            return None
        return self.screen.resting(view, self.match.answers(asked))

    def answer_for(self, asked: int, command: Command | None) -> bool:
        """Answer for the seat by itself; False if that cannot be done."""
        if command is None:
            return False
        alone = self.match.can_undo(asked)
        if self.match.submit(asked, command) is not None:
            return False
        if alone and self._plans:
            # Taking back the press from which this follows takes this back with it.
            self._plans[-1] += 1
        else:
            self.match.undo_stack.settle()
        return True

    def why_no_undo(self) -> str:
        """Return what keeps the last answer from being taken back; nothing if it can be."""
        if not self.following.is_open or self.hotseat.on != self.seat:
            return "Only computers play."
        if self.narrowed is not None:
            return ""
        if self.match.can_undo(self.seat) and self._taken_back_by_a_press():
            return ""
        if not self._plans:
            return "There is nothing to undo."
        ended = self.match.undo_stack.ended_for(self.seat)
        if isinstance(ended, int):
            return f"Can't undo: {self.match.players.names[ended]} has answered or passed since."
        return f"Can't undo{' past a roll, a draw or a shown card' if ended == 'shown' else ': play has gone on'}."

    def _taken_back_by_a_press(self) -> int:
        """Return how many answers are taken back at once. In a match that was continued nobody knows any more which
        were one press: the last answer, and with it all that the seat passed by itself since."""
        if self._plans:
            return self._plans[-1]
        counted = enumerate(self.match.undo_stack.earlier(self.seat), 1)
        return next((count for count, view in counted if not self.is_unwanted_stop(view)), 0)

    def undo(self) -> None:
        """Take back what the seat did last: all answers of one press, or no more than an answer that is only begun."""
        if self.narrowed is not None:
            self.let_go()
            self.app.sound("card")
            self.host.refresh()
            return
        why = self.why_no_undo()
        if why:
            self.toast.say(why)
            self.app.sound("tick")
            return
        self.playing.skip()
        count = self._taken_back_by_a_press()
        self.resting.pop(self.seat, None)
        if self._plans:
            self._plans.pop()
        for _ in range(count):
            if not self.match.undo(self.seat):
                break
        self.narrowed = self.selected = self.confirming = None
        self.toast.forget()
        while not self.following.is_dry:
            self.following.next_batch()
        self.app.sound("card")
        self.host.caught_up()

    def take_back(self, seat: int, answers: int, agreed: tuple[int, ...]) -> None:
        """Take back that many answers past what was shown, the first of them the seat's; the ``agreed`` allowed it."""
        self.playing.skip()
        if not self.match.take_back(seat, answers, agreed):
            return
        self.narrowed = self.selected = self.confirming = None
        self._plans = []
        self.resting.pop(seat, None)
        self.passing.pop(seat, None)
        self.toast.forget()
        while not self.following.is_dry:
            self.following.next_batch()
        self.app.sound("card")
        self.host.caught_up()

    def concede(self, seat: int | None = None) -> None:
        """Give the match up for the seat that is on, or for one that has offered it."""
        seat = self.hotseat.on if seat is None else seat
        if seat is not None:
            self.match.submit(seat, Concede(seat))
            self.app.redraw()
