"""The window's side of thinking: a question is handed to the process that thinks, and its answer is waited for.

Whatever happens to that process, an answer comes: where it is dead or late, what looks best at once is taken. Nothing
here waits: ``update`` is called again and again, and ``take`` gives the answer when there is one.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from game.ai.greedy_player import GreedyPlayer
from game.ai.players import PLAYERS, Player
from game.ai.search_player import SearchPlayer
from game.ai.worlds import DealtWorlds
from game.app.games.entries import evaluator_of
from game.app.matches.match import Match
from game.app.thinking import messages as m
from game.app.thinking.apart import Apart
from game.app.thinking.comparing import Comparer
from game.app.thinking.weighing import Weigher
from game.app.thinking.worker import make_room, think
from game.core import record
from game.core.commands import Command

#: ``here``: players answer in the window's own process, by what looks best at once; for tests of many answers.
SETTING = "TESSERA_THINKING"
#: Worlds that go with a question, and that are sent when more are needed.
WORLDS = 8
#: Seconds that a question which was let go may go on being thought about, before the process is ended.
PATIENCE = 2.0
#: A process that was lost this often without one answer is not restarted.
_MOST_STARTS = 4
#: Answers tried for weighing where that is done in the window's own process.
_HERE_NODES = 60


@dataclass(frozen=True)
class Question:
    """What a seat is asked: its view and its legal answers, and who answers. ``player`` names the player over a whole
    match, ``kind`` and ``seed`` make it. ``tries`` are the seconds that it may try answers for, ``limit`` those after
    which what looks best at once is taken; None: no clock counts. ``weighs``: all answers worth a thought are wanted,
    those in ``also`` (by their places) among them. ``names`` are the seats'. ``compares``: the two in ``also``, what
    was given and what is better, are compared at length, and nothing else."""

    game: str
    player: str
    kind: str
    seed: str
    view: Any
    answers: Sequence[Command]
    worlds: DealtWorlds
    tries: float | None = None
    limit: float | None = None
    weighs: bool = False
    also: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    compares: bool = False


def question_about(
    match: Match,
    seat: int,
    *,
    player: str,
    kind: str,
    seed: str,
    tries: float | None,
    limit: float | None,
    weighs: bool = False,
    also: tuple[int, ...] = (),
) -> Question:
    """Return what a seat is asked now in a match, for a player to answer."""
    return Question(
        match.opening.game, player, kind, seed, match.view(seat), match.answers(seat), match.players.worlds(seat),
        tries, limit, weighs, also, tuple(match.players.names),
    )  # fmt: skip


@dataclass(frozen=True)
class Reply:
    """The place of an answer among all; the weighed ones, the chosen first; in ``trouble``, why it is only what looks
    best at once; how it may go on after it, if compared; and the ``chance`` to win after it, if tried."""

    answer: int
    weighed: tuple[m.WeighedAnswer, ...] = ()
    trouble: str = ""
    foreseen: m.Foreseen | None = None
    chance: float | None = None


class Thinker(Protocol):
    """Answers questions for the window, one at a time: another takes its place. ``takes_time``: it is not at once."""

    takes_time: bool

    @property
    def is_busy(self) -> bool: ...

    def prepare(self, game: str) -> None:
        """Get ready for a match of that game."""

    def ask(self, question: Question) -> None:
        """Think about this from now on, and about nothing else."""

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def take(self) -> Reply | None:
        """Return the answer, once, when there is one."""

    def hurry(self) -> None:
        """Take the best answer so far."""

    def drop(self, question: Question) -> None:
        """Drop a question that nobody wants answered any more; one that has taken its place continues."""

    def close(self) -> None:
        """End with the window."""


def usual_thinker() -> Thinker:
    """Return a process of its own, unless the environment says that players answer here."""
    return HereThinker() if os.environ.get(SETTING) == "here" else ApartThinker()


def best_at_once(question: Question, trouble: str) -> Reply:
    """Return what looks best in one step, as nothing better is known."""
    player = GreedyPlayer(question.seed, evaluator_of(question.game))
    return Reply(question.answers.index(player.choose(question.view, question.answers)), (), trouble)


class ApartThinker:
    """Thinks in another process, begun once and kept. It never sees the match's state: it is sent worlds dealt here."""

    takes_time = True

    def __init__(self) -> None:
        self._apart: Apart | None = None
        self._question: Question | None = None
        self._reply: Reply | None = None
        #: What was asked last: the open question, or that of the reply.
        self._asked: Question | None = None
        self._number = 0
        #: The question that the process is at, and for how long after it was let go.
        self._at: int | None = None
        self._let_go = 0.0
        self._elapsed = 0.0
        self._lost = 0

    @property
    def is_busy(self) -> bool:
        return self._question is not None

    def prepare(self, game: str) -> None:
        """Begin the process, so that the first question does not wait for it."""
        self._send(m.Prepare(game))

    def ask(self, question: Question) -> None:
        """Think about this and nothing else; it is sent as soon as the process is free."""
        self._let_go_of_it()
        self._question, self._asked, self._elapsed = question, question, 0.0
        self._number += 1
        self._hand_over()

    def update(self, seconds: float) -> None:
        """Take what the process says, and see whether it is late."""
        self._listen()
        question = self._question
        if self._at is not None and (question is None or self._at != self._number):
            self._let_go += seconds
            if self._let_go > PATIENCE:
                self._end()
        if question is None:
            return
        self._elapsed += seconds
        self._hand_over()
        if self._question is not None and question.limit is not None and self._elapsed >= question.limit:
            self._let_go_of_it()
            self._reply = best_at_once(question, "late")

    def take(self) -> Reply | None:
        """Return the answer, once."""
        reply, self._reply = self._reply, None
        return reply

    def hurry(self) -> None:
        """Take the best answer so far."""
        if self._at is not None and self._at == self._number:
            self._send(m.Hurry(self._number))

    def drop(self, question: Question) -> None:
        """Drop a question that nobody wants answered any more."""
        if question is self._asked:
            self._let_go_of_it()
            self._asked = None

    def _let_go_of_it(self) -> None:
        """Drop the open question: whatever still arrives about it is ignored."""
        if self._at is not None and self._question is not None and self._at == self._number:
            self._let_go = 0.0
            self._send(m.Drop(self._number))
        self._question = self._reply = None

    def close(self) -> None:
        """End the process."""
        self._question = self._reply = self._asked = None
        self._end()

    # The process

    def _hand_over(self) -> None:
        """Send the question when the process is free for it; without a process, take what looks best at once."""
        question = self._question
        if question is None or self._at is not None:
            return
        first = tuple(self._world(question, number) for number in range(WORLDS if len(question.answers) > 1 else 1))
        ask = m.Ask(
            self._number, question.game, question.player, question.kind, question.seed, question.view.seat,
            len(question.answers), first, question.tries, question.weighs, question.also,
            question.names, question.compares,
        )  # fmt: skip
        if self._send(ask):
            self._at = self._number
        elif self._question is not None:
            self._question, self._reply = None, best_at_once(question, "no process")

    @staticmethod
    def _world(question: Question, number: int) -> msgspec.Raw:
        return msgspec.Raw(record.encode(question.worlds.state_of(number)))

    def _send(self, message: m.ToWorker) -> bool:
        """Tell the process something, and begin it if there is none. False if there is nobody to tell."""
        if self._apart is None and not self._start():
            return False
        assert self._apart is not None
        self._apart.send(m.to_bytes(message))
        if self._apart.is_lost:
            self._lose()
            return False
        return True

    def _listen(self) -> None:
        while self._apart is not None and (told := self._apart.take()) is not None:
            self._heed(told)
        if self._apart is not None and self._apart.is_lost:
            self._lose()

    def _heed(self, text: bytes) -> None:
        """Take a message of the process. A message about a dropped question only says that the process is free."""
        message, question = m.from_worker(text), self._question
        is_now = message.number == self._number and question is not None
        if isinstance(message, m.Need):
            if is_now and question is not None:
                first = message.first
                self._send(m.More(self._number, tuple(self._world(question, first + step) for step in range(WORLDS))))
            return
        if message.number == self._at:
            self._at = None
        if not is_now or question is None:
            return
        self._question = None
        if isinstance(message, m.Chosen):
            self._lost = 0
            self._reply = Reply(message.answer, message.weighed, foreseen=message.foreseen, chance=message.chance)
        else:
            self._reply = best_at_once(question, message.why)

    def _start(self) -> bool:
        if self._lost >= _MOST_STARTS:
            return False
        self._apart = Apart("thinking", think)
        if self._apart.is_lost:
            self._lose()
            return False
        return True

    def _lose(self) -> None:
        """Answer here what the process was asked: it is gone."""
        self._lost += 1
        question = self._question
        self._end()
        if question is not None:
            self._question, self._reply = None, best_at_once(question, "the process ended")

    def _end(self) -> None:
        """Let the process go, and see that nothing of it is left."""
        apart, self._apart, self._at = self._apart, None, None
        self._let_go = 0.0
        if apart is not None:
            apart.close()


class HereThinker:
    """Answers at once, in the window's own process: players that would search take what looks best."""

    takes_time = False

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}
        self._reply: Reply | None = None
        self._asked: Question | None = None

    @property
    def is_busy(self) -> bool:
        """Return False: nothing is ever open."""
        return False

    def prepare(self, game: str) -> None:
        """Do nothing: there is nothing to get ready."""

    def ask(self, question: Question) -> None:
        self._asked = question
        answers, evaluator = question.answers, evaluator_of(question.game)
        if question.compares and evaluator is not None:
            given, better = question.also
            compare = Comparer(question.view, question.worlds, evaluator, question.names, lambda: True)
            found = compare.chosen(0, answers, (given, better))
            self._reply = Reply(found.answer, found.weighed, foreseen=found.foreseen)
            return
        if question.weighs:
            weigher = Weigher(question.kind, question.seed, evaluator, [answers[place] for place in question.also])
            weigher.budget = replace(weigher.budget, nodes=_HERE_NODES)
            found = weigher.rows(0, question.view, answers, question.worlds, question.names)
            self._reply = Reply(found.answer, found.weighed)
            return
        if question.player not in self._players:
            make_room(self._players)
            made = PLAYERS[question.kind](question.seed, evaluator)
            is_slow = isinstance(made, SearchPlayer)
            self._players[question.player] = GreedyPlayer(question.seed, evaluator) if is_slow else made
        chosen = self._players[question.player].choose(question.view, answers)
        self._reply = Reply(answers.index(chosen))

    def update(self, seconds: float) -> None:
        """Do nothing: nothing takes any time."""

    def take(self) -> Reply | None:
        """Return the answer, once."""
        reply, self._reply = self._reply, None
        return reply

    def hurry(self) -> None:
        """Do nothing: the answer is there already."""

    def drop(self, question: Question) -> None:
        """Drop a question that nobody wants answered any more."""
        if question is self._asked:
            self._reply = self._asked = None

    def close(self) -> None:
        """Forget all players."""
        self._players = {}
