"""How fast computer players think: answers tried a second beside random answers a second, and seconds for an answer."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from game.ai.players import HARD, NORMAL, SECONDS
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.core import runner

#: Questions that are thought about, and how many answers of greedy players lie between two of them.
_QUESTIONS, _BETWEEN = 40, 7


def _questions(game: str, count: int) -> Iterator[Match]:
    """Matches of greedy players at questions with a choice."""
    entry = entry_of(game)
    setup = entry.setup(dict(entry.simulated))
    seatings = tuple(Seating(str(seat), "greedy") for seat in range(entry.ruleset.seats(setup)))
    found = seed = 0
    while found < count:
        seed += 1
        match = Match.new(entry.ruleset, setup, seatings, seed)
        while match.asked is not None and found < count:
            if len(match.given) % _BETWEEN == 0 and len(match.answers(match.asked)) > 1:
                found += 1
                yield match
            match.players.step()


def _thought(game: str, budget: Budget, count: int) -> tuple[list[float], int, int]:
    """Seconds for each answer, sorted, the nodes of all of them, and how many are not what looked best at once."""
    seconds, nodes, overruled = [], 0, 0
    for match in _questions(game, count):
        seat = match.asked
        assert seat is not None
        player = SearchPlayer("bench", evaluator_of(game), budget)
        view, answers, worlds = match.view(seat), match.answers(seat), match.players.worlds(seat)
        began = time.perf_counter()
        player.choose(view, answers, worlds)
        seconds.append(time.perf_counter() - began)
        nodes += player.report.nodes
        overruled += player.report.overruled
    return sorted(seconds), nodes, overruled


def _random_answers(game: str) -> float:
    """Random answers a second."""
    entry = entry_of(game)
    setup = entry.setup(dict(entry.simulated))
    count, began, chance = 0, time.perf_counter(), random.Random(1)
    state: Any = runner.start(entry.ruleset, setup, 1).state
    while state.decision is not None and count < 2000:
        answer = chance.choice(runner.legal(entry.ruleset, state))
        accepted = runner.submit(entry.ruleset, state, state.decision.seat, answer)
        assert isinstance(accepted, runner.Accepted)
        state, count = accepted.state, count + 1
    return count / (time.perf_counter() - began)


def thinking() -> None:
    """Print for each game nodes a second against random answers a second, and how long answers take."""
    for game in GAMES:
        seconds, nodes, overruled = _thought(game, NORMAL, _QUESTIONS)
        speed, plain = nodes / max(sum(seconds), 1e-9), _random_answers(game)
        line = f"{game}: nodes of the search a second / random answers a second"
        print(f"{line:64} {speed / plain:8.2f}  (aim >= 0.1)  {speed:9.0f} against {plain:9.0f}", flush=True)
        line = f"{game}: answers in a hundred that are not what looked best at once"
        print(f"{line:64} {100 * overruled / _QUESTIONS:8.0f}  (aim 5 to 50)", flush=True)
        for level, budget in (("normal", NORMAL), ("hard", HARD)):
            stopped = msgspec.structs.replace(budget, seconds=SECONDS[level])
            seconds, _, _ = _thought(game, stopped, _QUESTIONS if level == "normal" else _QUESTIONS // 2)
            line = f"{game}: seconds for an answer, {level}: median, 99 %"
            middle, late = seconds[len(seconds) // 2], seconds[int(0.99 * len(seconds))]
            print(f"{line:64} {middle:8.2f} {late:8.2f}  (aim <= {1 if level == 'normal' else 3} at most)", flush=True)
