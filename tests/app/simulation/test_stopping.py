"""Simulations that are stopped from outside: one sentence, exit code 130, and no process is left."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

import main
from game.app.simulation import command
from game.app.simulation.playing import play
from game.app.simulation.running import carry_out
from game.app.simulation.stopping import SIGNALS, Stopped, stoppable
from tests.app.simulation.orders import short_order

ROOT = Path(__file__).resolve().parents[3]
pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="signals and processes are as Linux has them"
)


@pytest.fixture(autouse=True)
def _own_signals() -> Iterator[None]:
    """Hear again afterwards what a test has left ignored."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def begun(out: Path, *words: str) -> subprocess.Popen[bytes]:
    """Return a long simulation in a group of processes of its own."""
    line = [sys.executable, "main.py", *words, "--games", "400", "--out", str(out)]
    return subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def wait_for_games(out: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if (out / "games.jsonl").exists() and (out / "games.jsonl").read_bytes().count(b"\n") > count:
            return
        time.sleep(0.02)
    raise AssertionError("no game was played")


def alive_in(group: int) -> list[int]:
    """Return the processes of a group that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, of_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(of_group) == group and state != "Z":
                found.append(int(stat.parent.name))
    return found


@pytest.mark.parametrize(
    ("number", "jobs", "is_for_all"),
    [
        (signal.SIGINT, "1", False),
        (signal.SIGINT, "2", True),
        (signal.SIGTERM, "2", False),
        (signal.SIGTERM, "2", True),
        (signal.SIGHUP, "2", True),
    ],
)
def test_a_signal_stops_it_with_one_sentence(number, jobs, is_for_all, tmp_path):
    process = begun(tmp_path, "simulate", "heroes", "--jobs", jobs)
    wait_for_games(tmp_path, 2)
    if is_for_all:
        os.killpg(process.pid, number)
        # Impatient people press it again.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    said, complained = process.communicate(timeout=60)
    assert process.returncode == 130 and said == b""
    found = re.fullmatch(r"tessera: stopped at (\d+) of 400; the same command resumes\n", complained.decode())
    written = (tmp_path / "games.jsonl").read_bytes().count(b"\n") - 1
    assert found is not None and 0 <= written - int(found[1]) <= 1, complained
    deadline = time.monotonic() + 20
    while alive_in(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive_in(process.pid)


@pytest.mark.parametrize("seconds", [0.0, 0.5])
def test_processes_that_just_begin_say_nothing_of_it(seconds, tmp_path):
    process = begun(tmp_path, "ratings", "heroes", "--players", "random,greedy", "--jobs", "2")
    deadline = time.monotonic() + 60
    while len(alive_in(process.pid)) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    said, complained = process.communicate(timeout=60)
    assert process.returncode == 130 and said == b"" and complained.count(b"\n") <= 1 and b"Trace" not in complained


def test_the_end_of_the_terminal_stops_it_too(tmp_path):
    import pty

    process, terminal = pty.fork()
    if process == 0:  # pragma: no cover - this is the command
        os.chdir(ROOT)
        words = ["simulate", "heroes", "--games", "400", "--jobs", "2", "--out", str(tmp_path)]
        os.execv(sys.executable, [sys.executable, "main.py", *words])
    wait_for_games(tmp_path, 1)
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    assert os.waitstatus_to_exitcode(status) == 130


def test_a_command_that_was_started_to_outlive_its_terminal_does(tmp_path):
    line = f"trap '' HUP; exec {sys.executable} main.py simulate factions --games 1 --jobs 1 --out {tmp_path}"
    process = subprocess.Popen(["sh", "-c", line], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_for_games(tmp_path, 0)
    process.send_signal(signal.SIGHUP)
    assert b"won by" in process.communicate(timeout=60)[0] and process.returncode == 0


def interrupted(jobs):
    """Yield two games, and an interrupt in the third."""
    yield from (play(job) for job in jobs[:2])
    signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("is_kept", [True, False])
def test_it_is_reported_how_far_it_was_and_whether_anything_is_kept(is_kept, tmp_path):
    with pytest.raises(Stopped) as stopped, stoppable():
        carry_out(short_order(games=4), interrupted, tmp_path if is_kept else None)
    rest = "the same command resumes" if is_kept else "they are lost; with --out FOLDER the same command resumes"
    assert str(stopped.value) == f"stopped at 2 of 4; {rest}"


def test_it_may_be_stopped_while_pictures_are_drawn(tmp_path, monkeypatch, capsys):
    def drawn(*_):
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr("game.app.simulation.charts.write_charts", drawn)
    assert main.main(["simulate", "factions", "--games", "1", "--jobs", "1", "--out", str(tmp_path)]) == 130
    said = capsys.readouterr()
    assert said.err == "tessera: stopped at 1 of 1; the same command resumes\n" and said.out == ""


@pytest.mark.parametrize("words", [("simulate", "factions"), ("ratings", "factions"), ("check", "--fair", "crossing")])
def test_every_command_that_plays_games_says_it(words, monkeypatch, capsys):
    def stops(*_):
        raise Stopped(23, 40, is_kept=True)

    for name in ("simulate", "ratings", "fair"):
        monkeypatch.setattr(command, name, stops)
    monkeypatch.setattr("game.app.campaigns.checking.check_all", lambda files: ((), 0))
    assert main.main(list(words)) == 130
    assert capsys.readouterr().err == "tessera: stopped at 23 of 40; the same command resumes\n"


def test_an_interrupt_that_is_lost_in_a_callback_comes_again():
    class Thing:
        pass

    def callback(_):
        signal.raise_signal(signal.SIGTERM)

    thing = Thing()
    held = weakref.ref(thing, callback)
    begins = time.monotonic()
    with pytest.raises(KeyboardInterrupt), stoppable():
        del thing
        time.sleep(30)
    assert held() is None and time.monotonic() - begins < 10


def test_other_errors_in_callbacks_are_still_told(capsys):
    def callback(_):
        raise ValueError("seen")

    with stoppable():
        held = weakref.ref(type("Thing", (), {})(), callback)
    assert held() is None and "seen" in capsys.readouterr().err
    assert sys.unraisablehook is not None and signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
