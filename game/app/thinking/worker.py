"""The process in which computer players think. It is given worlds and never the state of a match, and gives back the
number of an answer. It ends with the window, whichever way the window ends: then its pipe is closed.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from msgspec.structs import replace

from game.ai.evaluation import Evaluator
from game.ai.players import Player, player_for
from game.ai.search_player import SearchPlayer
from game.ai.worlds import World
from game.app.games.entries import entry_of, evaluator_of
from game.app.thinking import messages as m
from game.app.thinking.comparing import Comparer
from game.app.thinking.weighing import Weigher
from game.core.record import decode_state
from game.core.remembered import forget_answers
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from game.geometry.hex_terrain import forget_grounds

#: Matches whose players are remembered: the one that is played, and the one before it.
_MOST_PLAYERS = 12


def make_room(players: dict[str, Player]) -> None:
    """Forget players of earlier matches before another one comes."""
    for old in list(players)[: 1 - _MOST_PLAYERS]:
        del players[old]


class Dropped(Exception):
    """Nobody waits for the answer any more."""


class SentWorlds:
    """The worlds that came with a question; more of them are asked for when they are needed."""

    def __init__(self, worker: Worker, ask: m.Ask, game: Ruleset) -> None:
        self._worker, self._number, self._game = worker, ask.number, game
        self._texts = list(ask.worlds)

    def deal(self, number: int) -> World:
        """Return the possible world of that number. Raises Dropped when the question was let go."""
        return World(self._game, self.state_of(number))

    def state_of(self, number: int) -> AnyState:
        """Return the state of that world. Raises Dropped when the question was let go."""
        while number >= len(self._texts):
            self._worker.tell(m.Need(self._number, len(self._texts)))
            self._texts += self._worker.wait_for_worlds()
        return decode_state(self._game, bytes(self._texts[number]))


class Worker:
    """Answers questions that come over a pipe, one after the other."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._players: dict[str, Player] = {}
        self._waiting: list[m.Ask] = []
        self._number = -1
        self._is_hurried = self._is_dropped = False
        self._more: list[tuple[Any, ...]] = []

    def run(self) -> None:
        """Answer questions until the other end of the pipe is closed."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                while not self._waiting:
                    self._take()
                self._answer(self._waiting.pop(0))

    def tell(self, message: m.FromWorker) -> None:
        self._pipe.send_bytes(m.to_bytes(message))

    def wait_for_worlds(self) -> tuple[Any, ...]:
        """Return the worlds that were asked for. Raises Dropped."""
        while not self._more:
            if self._is_dropped:
                raise Dropped
            self._take()
        return self._more.pop(0)

    def hurried(self) -> bool:
        """Return whether the best so far is wanted. Raises Dropped when nothing is."""
        while self._pipe.poll():
            self._take()
        if self._is_dropped:
            raise Dropped
        return self._is_hurried

    def _hurried_in(self, seconds: float | None) -> Callable[[], bool]:
        """Return a question that is true once the best so far is wanted, or these seconds have passed."""
        until = math.inf if seconds is None else time.monotonic() + seconds
        return lambda: self.hurried() or time.monotonic() > until

    def _take(self) -> None:
        """Wait for a message and heed it."""
        message = m.to_worker(self._pipe.recv_bytes())
        if isinstance(message, m.Prepare):
            forget_grounds()
            forget_answers()
            # Errors of a game are reported when it is asked something.
            with contextlib.suppress(Exception):
                evaluator_of(message.game)
        elif isinstance(message, m.Ask):
            self._waiting.append(message)
        elif message.number != self._number:
            # It is about a question that is over, or not begun: that one need not be begun.
            if isinstance(message, m.Drop):
                self._waiting = [ask for ask in self._waiting if ask.number != message.number]
        elif isinstance(message, m.More):
            self._more.append(message.worlds)
        elif isinstance(message, m.Hurry):
            self._is_hurried = True
        else:
            self._is_dropped = True

    def _answer(self, ask: m.Ask) -> None:
        self._number, self._is_hurried, self._is_dropped, self._more = ask.number, False, False, []
        try:
            self.tell(self._chosen(ask))
        except Dropped:
            self.tell(m.Failed(ask.number, "dropped"))
        except (EOFError, OSError):
            raise
        except Exception as error:  # The match goes on with another answer, and the next question is another one.
            self.tell(m.Failed(ask.number, f"{type(error).__name__}: {error}"))

    def _chosen(self, ask: m.Ask) -> m.Chosen:
        game = entry_of(ask.game).ruleset
        worlds = SentWorlds(self, ask, game)
        first = worlds.deal(0)
        view, answers = first.view(ask.seat), first.answers
        if first.asked != ask.seat or len(answers) != ask.answers:
            raise ValueError("the worlds ask something else than the match")
        evaluator = evaluator_of(ask.game)
        if ask.compares and evaluator is not None:
            given, better = ask.also
            compare = Comparer(view, worlds, evaluator, ask.names, self._hurried_in(ask.seconds))
            return compare.chosen(ask.number, answers, (given, better))
        player: Player = Weigher(ask.kind, ask.seed, evaluator, [answers[one] for one in ask.also])
        if not ask.weighs:
            player = self._player(ask, evaluator)
        if isinstance(player, SearchPlayer):
            player.hurried = self.hurried
            player.budget = replace(player.budget, seconds=ask.seconds)
        if isinstance(player, Weigher):
            return player.rows(ask.number, view, answers, worlds, ask.names)
        chosen = answers.index(player.choose(view, answers, worlds))
        return m.Chosen(ask.number, chosen, chance=player.report.chance if isinstance(player, SearchPlayer) else None)

    def _player(self, ask: m.Ask, evaluator: Evaluator | None) -> Player:
        """Return who answers: the same one over a whole match, for it may remember what it planned."""
        if ask.player not in self._players:
            make_room(self._players)
            self._players[ask.player] = player_for(ask.kind, ask.seed, evaluator)
        return self._players[ask.player]


def think(pipe: Connection) -> None:
    """Think about what comes over a pipe until its other end is closed."""
    Worker(pipe).run()
