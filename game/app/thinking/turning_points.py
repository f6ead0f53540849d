"""After a match: the answers of its people that cost most, found by weighing each again in its seat's view then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.following import begun, command_of, give
from game.app.matches.match import Match
from game.app.matches.opening import Opening
from game.app.thinking.hints import MISTAKE, Hint, beside, compared, loss, reason, repeats
from game.app.thinking.levels import USUAL, tries_of
from game.app.thinking.messages import WeighedAnswer
from game.app.thinking.thinker import Question, Reply, Thinker, question_about
from game.core.commands import Command
from game.core.record import Answer
from game.core.state import AnyState

#: How many are shown.
MOST = 3
#: Seconds after which an answer that could not be weighed is given up.
_PATIENCE = 8.0
#: Answers of others that are given again in one frame.
_AT_ONCE = 4


class TurningPoint(msgspec.Struct, frozen=True):
    """An answer that cost much: its ``number`` among those of the match, who gave it and ``when``, its view then and
    the state behind it, what was given and what would have been better, in words too; the chances to win after both,
    what was ``lost`` by what was given, and what differs (``hint`` is about the better one)."""

    number: int
    seat: int
    when: str
    view: Any
    state: AnyState
    given: Command
    better: Command
    given_words: str
    better_words: str
    given_chance: float
    hint: Hint
    lost: str = ""

    @property
    def why_worse(self) -> str:
        """Return the sentence about what was given; "" where nothing of note happens after it alone."""
        return f"{self.lost}." if self.lost else ""

    @property
    def why_better(self) -> str:
        """Return the sentence about the better answer; "" where what was lost says it."""
        return "" if self.lost and not self.hint.brings else reason(self.hint, "what was given")

    @property
    def better_chance(self) -> float:
        return self.hint.chance or 0.0

    @property
    def cost(self) -> float:
        return self.better_chance - self.given_chance

    @property
    def turn(self) -> float:
        """Return how much the match turned by it: the cost, reduced the more was decided before and after."""
        middle = (self.better_chance + self.given_chance) / 2
        return self.cost * 4 * middle * (1 - middle)


class Chance(msgspec.Struct, frozen=True):
    """The chance to win of the seat that gave the answer of that ``number``, after it; ``when`` is the turn."""

    number: int
    seat: int
    chance: float
    when: str = ""


class Given(Protocol):
    """What is needed of a match: how it began, and the answers that stand."""

    @property
    def opening(self) -> Opening: ...
    @property
    def given(self) -> Sequence[Answer]: ...


class TurningPoints:
    """Follows a match from its beginning and weighs every answer of its people; ``update`` goes on a little. ``found``
    are the greatest so far, each of another moment, in the order of the match; ``chances`` those after each answer that
    was weighed; ``done`` of ``count`` answers have been weighed."""

    def __init__(self, match: Given, thinker: Thinker) -> None:
        self.match, self._thinker = match, thinker
        seatings = match.opening.seatings
        people = [seat for seat, seating in enumerate(seatings) if seating.kind == "human"]
        self.found: tuple[TurningPoint, ...] = ()
        self.chances: list[Chance] = []
        self._all: list[TurningPoint] = []
        self.count = sum(answer.seat in people for answer in match.given)
        self.done = 0
        self._number = 0
        self._again: Match | None = begun(match.opening) if self.count else None
        self._asked: Question | None = None
        #: Those whose better answer was given later in the same turn.
        self._made_good: set[int] = set()

    @property
    def is_over(self) -> bool:
        return self._again is None

    @property
    def is_asking(self) -> bool:
        return self._asked is not None

    @property
    def all(self) -> tuple[TurningPoint, ...]:
        """Return all answers that cost something, but those of unfinished turns: what is missing may yet be done."""
        match, evaluator = self._again, evaluator_of(self.match.opening.game)
        if match is None or evaluator is None:
            return tuple(self._all)
        return tuple(one for one in self._all if evaluator.clock(one.view) != evaluator.clock(match.view(one.seat)))

    def pause(self) -> None:
        """Pause because nobody looks: what is being weighed is weighed again later."""
        if self._asked is not None:
            self._thinker.drop(self._asked)
            self._asked = None

    def update(self) -> bool:
        """Take what was weighed meanwhile. Return whether there is something new to show."""
        match = self._again
        if match is None:
            return False
        if self._asked is not None:
            reply = self._thinker.take()
            if reply is None:
                return False
            self._judge(match, self._asked, reply)
            self._asked = None
            self._give_again(match)
            return True
        for _ in range(_AT_ONCE):
            if self._number >= len(self.match.given) or match.decision is None:
                self._again = None
                return True
            if self._is_to_be_weighed(match):
                return False
            self._give_again(match)
        return False

    def _is_to_be_weighed(self, match: Match) -> bool:
        """Return whether the next answer is one that a person chose among several; if so, hand it over."""
        answer = self.match.given[self._number]
        seat, answers = answer.seat, match.answers(answer.seat)
        if not match.players.is_human(seat) or len(answers) < 2 or match.asked != seat:
            return False
        command = command_of(match.game, answer.command)
        if command not in answers:
            return False
        seed = f"turning points {match.opening.seed} {self._number}"
        self._asked = question_about(
            match, seat, player="turning points", kind=USUAL, seed=seed, tries=tries_of(USUAL), limit=_PATIENCE,
            weighs=True, also=(answers.index(command),),
        )  # fmt: skip
        self._thinker.ask(self._asked)
        return True

    def _give_again(self, match: Match) -> None:
        answer = self.match.given[self._number]
        if self._all and match.players.is_human(answer.seat):
            self._make_good(match, answer.seat, command_of(match.game, answer.command))
        give(match, self._number, answer)
        self._number += 1
        if match.players.is_human(answer.seat):
            self.done += 1

    def _judge(self, match: Match, asked: Question, reply: Reply) -> None:
        """Return whether the answer that was given is one of those that cost most."""
        place = asked.also[0]
        given = next((row for row in reply.weighed if row.answer == place), None)
        best = best_beside(given, reply.weighed) if given is not None else None
        if given is None:
            return
        cost = loss(given.told, best.told) if best is not None else 0.0
        estimate = given.estimate if best is None else best.estimate
        if estimate is not None:
            chance = min(1.0, max(0.0, estimate - cost))
            self.chances.append(Chance(self._number, asked.view.seat, chance, match.when))
        if best is None or best.estimate is None:
            return
        if cost < MISTAKE:
            return
        view, answers = asked.view, asked.answers
        better_words = _words(match, view, answers[best.answer])
        # A line that only repeats the answer's own words is dropped.
        known = " ".join((better_words, *match.players.names))
        hint, lost = told_apart(given, best, known, best.estimate, cost)
        self._all.append(
            TurningPoint(
                number=self._number,
                seat=view.seat,
                when=match.when,
                view=view,
                state=match.state,
                given=answers[place],
                better=answers[best.answer],
                given_words=_words(match, view, answers[place]),
                better_words=better_words,
                given_chance=max(0.0, best.estimate - cost),
                hint=hint,
                lost=lost,
            )
        )
        self._choose()

    def _make_good(self, match: Match, seat: int, command: Command) -> None:
        """Forgive the cost of not doing what was done later in the same turn: only the order was different."""
        evaluator = evaluator_of(match.opening.game)
        if evaluator is None:
            return
        clock = evaluator.clock(match.view(seat))
        this_turn = [one for one in self._all if one.seat == seat and evaluator.clock(one.view) == clock]
        gone = [one for one in this_turn if one.number in self._made_good and one.number < self._number]
        self._made_good |= {one.number for one in this_turn if one.better == command and one.number < self._number}
        if gone:
            self._all = [one for one in self._all if one not in gone]
            self._choose()

    def _choose(self) -> None:
        """Choose the answers by which the match turned most, one for each moment of it."""
        greatest: list[TurningPoint] = []
        for one in sorted(self._all, key=lambda one: -one.turn):
            if len(greatest) < MOST and not any(self.are_one_moment(one, other) for other in greatest):
                greatest.append(one)
        self.found = tuple(sorted(greatest, key=lambda one: one.number))

    def are_one_moment(self, one: TurningPoint, other: TurningPoint) -> bool:
        """Return whether one seat gave both so close together that their results are judged at the same moments."""
        evaluator = evaluator_of(self.match.opening.game)
        if evaluator is None or one.seat != other.seat:
            return False
        return abs(evaluator.clock(one.view) - evaluator.clock(other.view)) < evaluator.horizon


def told_apart(given: WeighedAnswer, best: WeighedAnswer, known: str, chance: float, cost: float) -> tuple[Hint, str]:
    """Return what speaks for a better answer beyond words that are ``known``, and what was lost by the one that was
    given: only what does not happen after both."""
    better, worse = compared(best.items, given.items)
    gained = beside([one for one in best.brings if not repeats(one.words, known)], given.brings, good=True)
    return Hint(best.answer, chance, better, worse, cost, gained), beside(given.brings, best.brings, good=False)


def best_beside(given: WeighedAnswer, rows: Sequence[WeighedAnswer]) -> WeighedAnswer | None:
    """Return what came out best in the worlds that an answer was tried in too: what the player would choose, or the
    answer itself. It is what a player would have done, not whatever came out best at random."""
    chosen = rows[0]
    return chosen if chosen is not given and chosen.chances and given.chances else None


def _words(match: Match, view: Any, command: Command) -> str:
    game = match.opening.game
    return entry_of(game).offer_text(view, command, match.players.names) if game in GAMES else str(command)
