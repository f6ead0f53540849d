"""Thinking in a process of its own: the same answers as here, nothing of the match's state, and no match that waits."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.ai.players import Player, player_for
from game.ai.worlds import DealtWorlds
from game.app.games.entries import entry_of, evaluator_of
from game.app.matches.match import Match, Seating
from game.app.thinking.thinker import ApartThinker, HereThinker, Question, Reply, best_at_once
from game.core import record


@pytest.fixture(scope="module")
def thinker() -> Iterator[ApartThinker]:
    """Yield one process for all of these tests, as for all matches of a window."""
    one = ApartThinker()
    yield one
    one.close()


def a_match(seed: int = 5, answers: int = 12) -> Match:
    """Return a match of Heroes, a few answers on."""
    entry = entry_of("heroes")
    setup = entry.setup({"seats": [{}, {}]})
    match = Match.new(entry.ruleset, setup, (Seating("Blue", "greedy"), Seating("Amber", "greedy")), seed)
    for _ in range(answers):
        match.players.step()
    while match.asked is not None and len(match.answers(match.asked)) < 3:
        match.players.step()
    return match


def question_of(match: Match, kind: str = "normal", **more: Any) -> Question:
    """Return what the seat that is asked now is to think about."""
    seat = match.asked
    assert seat is not None
    player = f"test {match.opening.seed} {len(match.given)} {kind}"
    asks = (match.players.seed(seat), match.view(seat), match.answers(seat), match.players.worlds(seat))
    return Question("heroes", player, kind, *asks, **more)


def reply_of(thinker: ApartThinker, patience: float = 40.0) -> Reply:
    """Return the answer, however long it takes on this machine."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        thinker.update(0.0)
        reply = thinker.take()
        if reply is not None:
            return reply
        time.sleep(0.005)
    raise AssertionError("no answer comes")


@pytest.mark.parametrize("kind", ["easy", "normal", "hard"])
def test_the_answer_is_the_one_that_is_found_here(thinker: ApartThinker, kind: str) -> None:
    for seed in (5, 6):
        match = a_match(seed)
        question = question_of(match, kind)
        thinker.ask(question)
        here = player_for(kind, question.seed, evaluator_of("heroes"))
        chosen = here.choose(question.view, question.answers, question.worlds)
        reply = reply_of(thinker)
        assert not reply.trouble and question.answers[reply.answer] == chosen


def test_a_player_is_the_same_one_over_a_match(thinker: ApartThinker) -> None:
    match = a_match(7)
    seat = match.asked
    assert seat is not None
    here = player_for("easy", match.players.seed(seat), evaluator_of("heroes"))
    for _ in range(4):
        while match.asked != seat:
            match.players.step()
        one = question_of(match, "easy")
        question = Question(**{**vars(one), "player": "the same one"})
        thinker.ask(question)
        chosen = here.choose(question.view, question.answers, question.worlds)
        assert question.answers[reply_of(thinker).answer] == chosen
        match.submit(seat, chosen)


def test_what_is_sent_holds_nothing_that_the_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(8)
    seat = match.asked
    assert seat is not None
    twin = match.game.redeal(match.state, seat, match.state.dice.__class__(99))
    assert record.encode(twin) != record.encode(match.state)
    sent: list[bytes] = []
    for state in (match.state, twin):
        one = ApartThinker()
        monkeypatch.setattr(one, "_send", lambda message: sent.append(record.encode(message)) or True)
        question = question_of(match)
        worlds = DealtWorlds(match.game, state, seat, 1234)
        one.ask(Question(**{**vars(question), "worlds": worlds}))
        one.close()
    asks = [text for text in sent if b'"ask"' in text]
    assert asks[0] == asks[1], "two truths that look alike to the seat are told alike"
    assert record.encode(match.state) not in asks[0]


def test_an_answer_that_is_late_is_what_looks_best_at_once(thinker: ApartThinker) -> None:
    thinker.ask(question_of(a_match(9), "easy"))
    reply_of(thinker)
    question = question_of(a_match(9), "hard", limit=0.5)
    process = thinker._apart._process
    assert process is not None and process.pid is not None
    # The process stands still, so that it is late however fast the machine is.
    os.kill(process.pid, signal.SIGSTOP)
    try:
        thinker.ask(question)
        thinker.update(0.6)
        reply = thinker.take()
    finally:
        os.kill(process.pid, signal.SIGCONT)
    assert reply is not None and reply.trouble == "late"
    assert reply.answer == best_at_once(question, "").answer
    # What it finds after all reaches no other question.
    later = question_of(a_match(10), "easy")
    thinker.ask(later)
    reply = reply_of(thinker)
    expected = player_for("easy", later.seed, evaluator_of("heroes")).choose(later.view, later.answers)
    assert not reply.trouble and later.answers[reply.answer] == expected


def test_a_process_that_dies_costs_one_search_and_no_match() -> None:
    one = ApartThinker()
    question = question_of(a_match(11), "easy")
    one.ask(question)
    reply_of(one)
    process = one._apart._process
    os.kill(process.pid, signal.SIGKILL)
    process.join(5)
    one.ask(question_of(a_match(12), "easy"))
    reply = reply_of(one)
    if not reply.trouble:
        raise AssertionError("nobody was there to answer")
    one.ask(question_of(a_match(11), "easy"))
    assert not reply_of(one).trouble, "another process has taken its place"
    pid = one._apart._process.pid
    one.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_without_any_process_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    one = ApartThinker()
    monkeypatch.setattr(one, "_start", lambda: False)
    question = question_of(a_match(13))
    one.ask(question)
    reply = one.take()
    assert reply is not None and reply.trouble and 0 <= reply.answer < len(question.answers)


def test_hurrying_takes_the_best_so_far(thinker: ApartThinker) -> None:
    match = a_match(14)
    question = question_of(match, "hard")
    thinker.ask(question)
    thinker.hurry()
    reply = reply_of(thinker)
    assert not reply.trouble and 0 <= reply.answer < len(question.answers)


def test_what_is_dropped_is_not_answered(thinker: ApartThinker) -> None:
    question = question_of(a_match(15), "hard")
    thinker.ask(question)
    thinker.drop(question)
    assert not thinker.is_busy
    for _ in range(1500):
        thinker.update(0.0)
        assert thinker.take() is None
        if thinker._at is None:
            break
        time.sleep(0.02)
    assert thinker._at is None, "the process is free again"


def test_a_question_that_is_let_go_and_never_ends_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    one = ApartThinker()
    ended: list[bool] = []
    monkeypatch.setattr(one, "_send", lambda message: True)
    monkeypatch.setattr(one, "_end", lambda: ended.append(True))
    question = question_of(a_match(16))
    one.ask(question)
    one.drop(question)
    one.update(1.9)
    assert not ended
    one.update(0.2)
    assert ended


_WINDOW = """
import os, sys, time
from tests.app.thinking.test_apart import a_match, question_of
from game.app.thinking.thinker import ApartThinker

if __name__ == "__main__":
    thinker = ApartThinker()
    thinker.ask(question_of(a_match(17), "easy"))
    while thinker.take() is None:
        thinker.update(0.0)
        time.sleep(0.01)
    if sys.argv[1] == "busy":
        thinker.ask(question_of(a_match(18), "hard"))
    print(thinker._apart._process.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(os.name != "posix", reason="it sends signals")
@pytest.mark.parametrize("state", ["idle", "busy"])
def test_nothing_is_left_of_a_window_that_is_killed(tmp_path: Path, state: str) -> None:
    script = tmp_path / "window.py"
    script.write_text(_WINDOW)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[3])}
    window = subprocess.Popen([sys.executable, str(script), state], stdout=subprocess.PIPE, env=environment)
    assert window.stdout is not None
    worker = int(window.stdout.readline())
    os.kill(worker, 0)
    window.kill()
    window.wait()
    window.stdout.close()
    for _ in range(400):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("the process that thinks goes on without its window")


def test_players_of_matches_that_have_gone_are_forgotten_in_the_window_s_own_process_too() -> None:
    here, question, players = HereThinker(), question_of(a_match(9), "easy"), weakref.WeakSet[Player]()
    for number in range(20):
        here.ask(replace(question, player=f"match {number} easy"))
        players.update(here._players.values())
    gc.collect()
    assert 2 <= len(players) <= 12
