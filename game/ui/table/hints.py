"""Hints at the table: what the Hard player would answer, computed in the background when a key asks for it.

They use only what the seat may know, as any computer player's answers do, and are worded like its table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.thinking.hints import MOST, Hint, hints_of, no_matter_which, reason, repeats, told_chance
from game.app.thinking.levels import tries_of
from game.app.thinking.steady import SteadyChance
from game.app.thinking.thinker import Question, Reply, Thinker, question_about
from game.core.commands import Command, Pass
from game.ui.panels.toast import Toast
from game.ui.scenes.scene import Window
from game.ui.screens.items import Item, Offer, Offers, piece
from game.ui.screens.keys import hint as key_hint
from game.ui.table.answering import Answering
from game.ui.table.cursor import Cursor
from game.ui.table.following import Following
from game.ui.table.host import TableHost
from game.ui.window.bindings import has_caps

#: The level whose answers are shown.
ADVISER = "hard"
#: Seconds after which the best answer so far is shown, so that the wait is bounded.
PATIENCE = 6.0
#: The chance from which an answer is told to win.
_SURE = 0.995
_NOTHING_BETTER = "Nothing else does better."
#: As many letters of a card are told in a hint; of a longer text its first sentence is.
_SHORT = 120
#: What a hint is compared with: the first with the next, the others with the first.
_ORDER = ("hint 2", "hint 1")


@dataclass(frozen=True)
class ShownHint:
    """A hint as it is shown: its words, its chance in per cent ("" for none), and the reason for it. ``way``: what to
    point at for its answer, in order, as the board shows it with these ``offers`` for the ``selected`` piece."""

    command: Command
    words: str
    chance: str
    reason: str
    share: float
    way: tuple[Item, ...] = ()
    offers: Offers = field(default_factory=Offers)
    selected: int | None = None


class Hints:
    """Holds the hints on show (``rows``), and which of them the board shows (``marked``). ``is_open``: they are shown
    or being computed."""

    def __init__(
        self, app: Window, following: Following, answering: Answering, toast: Toast, cursor: Cursor, host: TableHost
    ) -> None:
        self.app, self.following, self.answering, self.toast, self.host = app, following, answering, toast, host
        self.cursor = cursor
        self.match, self.screen = following.match, following.screen
        self.thinker: Thinker = app.thinker
        self.rows: tuple[ShownHint, ...] = ()
        #: The change of the match that the rows are about.
        self._told_at = -1
        self.marked = 0
        self.title = "Hints"
        #: The change of the match and the question that they are about; None: none are wanted.
        self._asked: tuple[int, int] | None = None
        self._question: Question | None = None
        self._steady = SteadyChance()

    @property
    def is_open(self) -> bool:
        """Return whether hints are shown or being computed."""
        return self._asked is not None or bool(self.rows)

    @property
    def is_waiting(self) -> bool:
        """Return whether they are still being computed."""
        return self.is_open and not self.rows

    @property
    def shown(self) -> ShownHint | None:
        """Return the hint that the board shows; none any more once one was given: it is about what was before."""
        is_now = self._told_at == self.match.revision
        return self.rows[self.marked] if is_now and self.marked < len(self.rows) else None

    def forget(self) -> None:
        """Drop the hints, and the question about them."""
        if self._question is not None:
            self.thinker.drop(self._question)
        self.rows, self.marked, self._asked, self._question = (), 0, None, None

    def why_none(self) -> str:
        """Return why there are no hints now; nothing if there can be."""
        if not self.match.players.may_have_hints:
            return "This match is played without hints."
        if not self.answering.may_answer:
            is_asked = self.match.asked == self.following.seat and self.match.players.is_human(self.following.seat)
            return (
                f"Hints are for the player who is asked{': wait until everything has been shown' if is_asked else ''}."
            )
        return ""

    def step(self) -> None:
        """Show hints, at their key, then the next of them on the board; after the last, none."""
        if not self.is_open:
            self.ask()
        elif self.rows and self.marked + 1 < len(self.rows):
            self.marked += 1
            self.host.refresh()
        else:
            self.close()

    def toggle(self) -> None:
        """Show hints, or hide them."""
        if self.is_open:
            self.close()
        else:
            self.ask()

    def close(self) -> bool:
        """Show none any more; False when none were."""
        if not self.is_open:
            return False
        self.forget()
        self.host.refresh()
        return True

    def ask(self) -> None:
        """Have hints computed, or say why there are none."""
        why, decision, match = self.why_none(), self.match.decision, self.match
        if why or decision is None:
            self.toast.say(why)
            self.app.sound("tick")
            return
        seat = self.following.seat
        seed = f"hints {match.opening.seed} {seat} {len(match.given)}"
        self._question = question_about(
            match, seat, player="hints", kind=ADVISER, seed=seed, tries=tries_of(ADVISER), limit=PATIENCE, weighs=True
        )
        self.thinker.ask(self._question)
        self._asked = (match.revision, decision.number)
        self.host.refresh()

    def update(self) -> None:
        """Take the result; drop it if it is about another moment."""
        if self._asked is None:
            return
        decision = self.match.decision
        if decision is None or self._asked != (self.match.revision, decision.number) or not self.answering.may_answer:
            self.close()
            return
        reply = self.thinker.take() if not self.rows else None
        if reply is not None:
            self._show(reply)
            self.host.refresh()

    def _show(self, reply: Reply) -> None:
        match, seat = self.match, self.following.seat
        found = hints_of(reply.weighed) or (Hint(reply.answer, None),)
        shift = self._steady.shift(seat, match.given, reply.weighed[0]) if match.when and reply.weighed else 0.0
        answers = match.answers(seat)
        rows = [self._row(hint, number, answers, shift) for number, hint in enumerate(found)]
        if self.match.when and len(rows) == 1 < len(answers) and not reply.trouble and not rows[0].reason:
            is_sure = rows[0].share >= _SURE
            why = "It wins, as far as can be seen." if is_sure else "All that could be done instead does worse."
            rows = [replace(rows[0], reason=why)]
        self.show(rows)

    def _row(self, hint: Hint, number: int, answers: Sequence[Command], shift: float) -> ShownHint:
        command = answers[hint.answer]
        words = self.words_of(command)
        others = no_matter_which(words, [self.words_of(answers[one]) for one in hint.as_good])
        evaluator = evaluator_of(self.match.opening.game)
        if others and evaluator is not None and isinstance(command, evaluator.idle):
            others = _NOTHING_BETTER  # What is as good as doing nothing is not worth doing.
        # Before the first turn the standing means nothing, and what comes of a hand is chance: one side may have what
        # the other has yet to choose.
        told = reason(hint, _ORDER[min(number, 1)]) if self.match.when else ""
        if not hint.brings or repeats(told, words):
            told = self._says(command) or ("" if repeats(told, words) else told)
        why = " ".join(part for part in (told, others) if part)
        chance = hint.chance + shift if self.match.when and hint.chance is not None else None
        return self.row(command, words, chance, why)

    def words_of(self, command: Command) -> str:
        """Return what an answer is called: as its button says, if it has one."""
        game, view = self.match.opening.game, self.following.view
        if game not in GAMES or view is None:
            return str(command)
        offers = self.screen.offers(view, (command,), None)
        for offer in offers.advancing:
            # One that lets all that could still act be done has more commands, and is another answer.
            if offer.commands == (command,):
                return offer.words
        words = entry_of(game).offer_text(view, command, self.match.players.names)
        figures = next((offer.figures for offer in offers.all if offer.figures), "")
        return f"{words}: {figures}" if figures else words

    def _says(self, command: Command) -> str:
        """Return how the card or power that is used says what it does: as much of it as is soon read."""
        view = self.following.view
        offers = self.screen.offers(view, (command,), None).all if view is not None else ()
        text = next((offer.hint for offer in offers if offer.hint), "").split("\n")[0]
        return text if len(text) <= _SHORT else f"{text.split('. ')[0].removesuffix('.')}."

    def row(self, command: Command, words: str, chance: float | None, why: str) -> ShownHint:
        """Return an answer of the seat at the table as a hint, with its picture on the board."""
        selected, offers, way = self._picture(command)
        told = told_chance(self.match.opening.game, chance)
        return ShownHint(command, words, told, why, chance or 0.0, way, offers, selected)

    def show(self, rows: Sequence[ShownHint], title: str = "Hints") -> None:
        """Show these without being asked."""
        self._told_at = self.match.revision
        self.rows, self.marked, self.title = tuple(rows), 0, title

    def _picture(self, command: Command) -> tuple[int | None, Offers, tuple[Item, ...]]:
        """Return how to give an answer at the board: the piece to consider, its offers, and the items to point at in
        order."""
        view, board = self.following.view, self.following.board
        assert view is not None
        if isinstance(command, Pass):
            # It is nobody's: the piece that is answered belongs to another seat.
            return None, Offers(), ()
        numbers = set(board.miniatures.numbers) if board is not None else set()
        named = [
            value for field in command.__struct_fields__
            if isinstance(value := getattr(command, field), int) and value in numbers
        ]  # fmt: skip
        for selected in dict.fromkeys((self.answering.selected, *named, None)):
            if selected is not None and not self.screen.is_selectable(view, selected):
                continue
            offers = self.screen.offers(view, (command,), selected)
            for offer in offers.all:
                if offer.commands == (command,):
                    return selected, offers, _way(offer, selected)
        return None, Offers(), tuple(piece(number) for number in named)

    def give(self, number: int) -> None:
        """Answer with a hint."""
        if number < len(self.rows):
            row = self.rows[number]
            self.answering.give(Offer((row.command,), row.words))

    @property
    def tip(self) -> str:
        """Return what the hints' button says."""
        return "What the Hard player would do, from what you may know. A click on a hint gives it."

    @property
    def digits(self) -> int:
        """Return how many digits, from 1, give a hint, or will when they are worked out. Hints that nobody has asked
        for are only shown."""
        if self._asked is None:
            return 0
        return len(self.rows) or MOST

    @property
    def keys_words(self) -> str:
        """Return which keys give the hint that the board shows, lead on and close; nothing for hints that nobody has
        asked for, or by people who touch."""
        if self._asked is None or not has_caps():
            return ""
        number = self.marked + 1
        # With a mark of the keyboard on the table, Enter chooses what is marked.
        by_enter = "" if self.cursor.by_keys else f" or {key_hint('choose')}"
        gives = f"{number}{by_enter}: do this, " if self.rows else ""
        is_last = number >= len(self.rows)
        on = f"{self.key} or " if is_last else f"{self.key} again: next, "
        return f"{gives}{on}{key_hint('back')}: close"

    @property
    def key(self) -> str:
        """Return the key that shows them."""
        return key_hint("hints")


def _way(offer: Offer, selected: int | None) -> tuple[Item, ...]:
    """Return where an arrow leads: from a card to its target, or from a piece to where it goes or strikes."""
    at, by = offer.at, offer.by
    if (at is not None and at.sort == "card") or offer.is_aimed:
        found = (at, by, *offer.then)
    else:
        doer = by if by is not None else piece(selected) if selected is not None else None
        found = (doer, at, *offer.then)
    return tuple(dict.fromkeys(item for item in found if item is not None))
