"""The watch over the demo's window: what ends or hangs is started again, and its log is kept."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path

import pytest

from game.app.demo import watch
from game.app.demo.folder import demo_settings, staff_code
from game.app.demo.visits import read_visits
from game.app.demo.watch import Watch

#: Programs that stand for the window: they leave a mark of each start in a file.
MARK = "import sys, time, pathlib; starts = pathlib.Path(sys.argv[1]); starts.write_text(starts.read_text() + 'x')\n"
BEAT = "sys.stdout.write('.'); sys.stdout.flush()\n"


@pytest.fixture
def starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(watch, "PAUSE", 0.01)
    monkeypatch.setattr(watch, "_GRACE", 0.3)
    monkeypatch.setattr(watch, "_LAST_WORDS", 0.3)
    monkeypatch.setattr(watch, "_LOOKS", 0.05)
    file = tmp_path / "starts"
    file.write_text("")
    return file


def program(starts: Path, body: str) -> list[str]:
    return [sys.executable, "-S", "-c", MARK + body, str(starts)]


def watched(tmp_path: Path, demo: list[str], plain: list[str] | None = None) -> Watch:
    return Watch(tmp_path / "demo", demo, plain or [sys.executable, "-S", "-c", "raise SystemExit(0)"])


def log_of(tmp_path: Path) -> str:
    return (tmp_path / "demo" / "logs" / "demo.log").read_text("utf-8")


def test_the_staff_end_it(tmp_path: Path, starts: Path) -> None:
    assert watched(tmp_path, program(starts, BEAT)).run() == 0
    assert starts.read_text() == "x"


def test_what_ends_is_started_again_and_its_last_words_are_kept(tmp_path: Path, starts: Path) -> None:
    body = "sys.exit(0) if starts.read_text() == 'xxx' else print('cellar', file=sys.stderr)\nsys.exit(3)"
    assert watched(tmp_path, program(starts, body)).run() == 0
    assert starts.read_text() == "xxx"
    assert log_of(tmp_path).count("cellar") == 2 and "The window has ended (3)" in log_of(tmp_path)
    assert [visit.ended for visit in read_visits(tmp_path / "demo")[0]] == ["restart", "restart"]


def test_what_hangs_is_ended_and_started_again(tmp_path: Path, starts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "SILENCE", 0.6)
    monkeypatch.setattr(watch, "STARTING", 5.0)
    body = f"import faulthandler; faulthandler.enable()\n{BEAT}time.sleep(60 if starts.read_text() == 'x' else 0)"
    begun = time.monotonic()
    assert watched(tmp_path, program(starts, body)).run() == 0
    assert starts.read_text() == "xx" and time.monotonic() - begun < 20.0
    assert "no sign of life" in log_of(tmp_path) and "most recent call first" in log_of(tmp_path)


def test_what_hangs_is_asked_once_where_and_then_ended(
    tmp_path: Path, starts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that does not even hear that is not waited for a second time."""
    monkeypatch.setattr(watch, "SILENCE", 0.3)
    waited: list[float | None] = []
    child = watch.Child(program(starts, f"{BEAT}import signal; signal.pause()"), lambda _: None)
    while not child.hangs:
        child._heard = min(child._heard, time.monotonic())
        time.sleep(0.02)
    child.process.send_signal(signal.SIGSTOP)
    wait = child.process.wait
    monkeypatch.setattr(child.process, "wait", lambda within=None: (waited.append(within), wait(within))[1])
    child.end()
    assert waited == [watch._LAST_WORDS, None] and child.process.returncode is not None


def test_a_machine_that_has_slept_finds_its_window_as_it_was(
    tmp_path: Path, starts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SILENCE", 0.4)
    monkeypatch.setattr(watch, "STARTING", 0.4)
    monkeypatch.setattr(watch, "SLEPT", 0.6)
    naps = iter([1.2])
    demo = program(starts, "time.sleep(1.0)")
    plain = [sys.executable, "-S", "-c", ""]
    assert Watch(tmp_path / "demo", demo, plain, lambda _: time.sleep(next(naps, 0.02))).run() == 0
    assert starts.read_text() == "x" and "no sign of life" not in log_of(tmp_path)


def test_what_cannot_be_started_is_tried_again(tmp_path: Path, starts: Path) -> None:
    assert watched(tmp_path, [str(tmp_path / "pulled out")]).run() == 0
    assert log_of(tmp_path).count("cannot be started") == watch.CRASHES


def test_what_is_printed_is_not_a_sign_of_life(tmp_path: Path, starts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "SILENCE", 0.4)
    monkeypatch.setattr(watch, "STARTING", 0.5)
    body = "while len(starts.read_text()) < 2: print('hello', flush=True); time.sleep(0.1)"
    assert watched(tmp_path, program(starts, body)).run() == 0
    assert starts.read_text() == "xx"


def test_five_ends_in_ten_minutes_give_a_plain_picture(tmp_path: Path, starts: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("")
    demo = program(starts, "sys.exit(3)")
    assert watched(tmp_path, demo, program(plain, "sys.exit(0)")).run() == 0
    assert (starts.read_text(), plain.read_text()) == ("xxxxx", "x")
    again = "sys.exit(4 if plain_starts() else 0)".replace("plain_starts()", "starts.read_text() == 'xx'")
    assert watched(tmp_path, demo, program(plain, again)).run() == 0
    assert (starts.read_text(), plain.read_text()) == ("x" * 15, "xxx")


def test_without_a_display_it_waits_for_one(tmp_path: Path, starts: Path) -> None:
    demo, waited = program(starts, "sys.exit(0 if len(starts.read_text()) == 6 else 3)"), []
    plain = [sys.executable, "-S", "-c", "raise SystemExit(3)"]
    assert Watch(tmp_path / "demo", demo, plain, lambda seconds: waited.append(seconds) or time.sleep(0.01)).run() == 0
    assert waited.count(watch.NO_PICTURE) == 1


def test_ends_that_are_far_apart_are_not_series(tmp_path: Path, starts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "WITHIN", 0.0)
    body = "sys.exit(0 if len(starts.read_text()) == 8 else 3)"
    assert watched(tmp_path, program(starts, body)).run() == 0
    assert starts.read_text() == "x" * 8


def test_logs_turn_over(tmp_path: Path, starts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOG_BYTES", 2000)
    body = "print('y' * 300 + chr(10), file=sys.stderr) or [print('z' * 300, file=sys.stderr) for _ in range(90)]"
    watched(tmp_path, program(starts, body)).run()
    logs = list((tmp_path / "demo" / "logs").iterdir())
    assert len(logs) == watch.LOGS and all(log.stat().st_size <= 2400 for log in logs)


def test_a_disk_that_refuses_does_not_keep_it_from_running(tmp_path: Path, starts: Path) -> None:
    (tmp_path / "demo").write_text("a file where the folder should be")
    body = "sys.exit(0 if starts.read_text() == 'xx' else 3)"
    assert watched(tmp_path, program(starts, body)).run() == 0
    assert starts.read_text() == "xx"


def test_the_number_of_the_staff_is_kept(tmp_path: Path) -> None:
    first = staff_code(tmp_path)
    assert len(first) == 4 and staff_code(tmp_path) == first
    assert staff_code(tmp_path, "0042") == "0042" == staff_code(tmp_path)
    (tmp_path / "staff.json").write_text("junk")
    assert len(staff_code(tmp_path)) == 4


def test_words_are_large_unless_the_staff_want_them_otherwise(tmp_path: Path) -> None:
    assert demo_settings(tmp_path).text_scale == 2.0
    (tmp_path / "settings.json").write_text('{"text_scale": 1.5}')
    assert demo_settings(tmp_path).text_scale == 1.5
