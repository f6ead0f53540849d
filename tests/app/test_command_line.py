"""The command line, as a person meets it: real processes, no window."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.app.records.saves import write_save
from game.core.commands import Concede
from game.rules.skirmish.ruleset import SKIRMISH
from tests.app.test_saves import changed

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_DISPLAY = {
    key: value
    for key, value in os.environ.items()
    if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
}


def run(*words: str, stdin: bytes = b"", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "main.py", *words], cwd=ROOT, input=stdin, capture_output=True, timeout=60, env=env
    )


def played(tmp_path: Path, answers: int = 12) -> Match:
    match = Match.new(SKIRMISH, entry_of("skirmish").setup({}), None, 5, Journal(tmp_path / "journals"))
    for _ in range(answers):
        match.submit(match.asked, match.answers(match.asked)[0])
    return match


@pytest.mark.parametrize(
    "words",
    [
        ("bogus",),
        ("simulate", "--games", "x"),
        ("simulate", "--games", "0"),
        ("simulate", "--games", "٣"),
        ("simulate", "skirmish", "extra"),
        ("--size", "3"),
        ("--size", "10x10"),
        ("--size", "1280x"),
        ("play", "--seed", "-1"),
        ("play", "--seed", "99999999999999999999999"),
        ("check",),
        ("replay",),
        ("map",),
        ("headless", "extra"),
        ("--nonsense",),
    ],
)
def test_bad_usage_is_one_line_and_two(words, capsys):
    with pytest.raises(SystemExit) as ended:
        main.main(words)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("tessera: ") and said.err.count("\n") == 1


def test_every_command_has_a_line_of_help(capsys):
    with pytest.raises(SystemExit) as ended:
        main.main(["--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    for command in ("play", "map", "check", "headless", "replay", "simulate"):
        assert command in text


def test_play_is_the_default():
    options = main.understood([])
    assert options.command == "play" and options.map is None and options.size is None
    options = main.understood(["--size", "1920x1080", "--seed", "7", "--map", "a.tmx"])
    assert options.command == "play" and options.size == (1920, 1080) and options.seed == 7


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize("words", [(), ("map", "some.tmx")])
def test_without_a_display_it_says_so_in_one_line(words):
    ended = run(*words, env=WITHOUT_DISPLAY)
    assert ended.returncode == 1 and ended.stdout == b""
    assert ended.stderr.count(b"\n") == 1 and b"display" in ended.stderr


def test_another_way_of_drawing_needs_no_display(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert not main.missing_display()


def test_headless_ends_well_with_its_input():
    ended = run("headless", stdin=b'nonsense\n{"do":"new","game":"skirmish","seed":7}\n{"do":"answer","n":0}')
    replies = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [False, True, True]
    assert ended.returncode == 0 and ended.stderr == b""


def test_headless_answers_before_it_reads_on():
    process = subprocess.Popen(
        [sys.executable, "main.py", "headless"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    for _ in range(3):
        process.stdin.write(b'{"do":"games"}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"]
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()


def test_nobody_listening_ends_it_quietly():
    process = subprocess.Popen(
        [sys.executable, "main.py", "headless"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.close()
    _, said = process.communicate(b'{"do":"games"}\n' * 10, timeout=20)
    assert process.returncode == 0 and said == b""


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent differently there")
def test_an_interrupt_ends_it_quietly():
    process = subprocess.Popen(
        [sys.executable, "main.py", "headless"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell's background jobs ignore interrupts, and hand that on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    process.stdin.write(b'{"do":"games"}\n')
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130 and said == b""


@pytest.mark.parametrize("command", ["game.app.headless", "game.app.records.replays", "game.app.maps.library", "main"])
def test_nothing_but_the_window_imports_pygame(command):
    code = f"import sys, {command}; print(sorted(name for name in sys.modules if name.startswith('pygame')))"
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert ended.stdout.strip() == b"[]"


def test_a_replay_compares_and_names_what_differs(tmp_path, capsys):
    match = played(tmp_path)
    path = write_save(match, tmp_path / "one.json")
    assert main.main(["replay", str(path)]) == 0
    assert match.digest in capsys.readouterr().out
    [journal] = (tmp_path / "journals").glob("*.jsonl")
    assert main.main(["replay", str(journal)]) == 0
    changed(path, answers__3__digest="0", snapshot__table__turn__number=9)
    assert main.main(["replay", str(path)]) == 1
    said = capsys.readouterr().out
    assert "answers[3]" in said and "state.table.turn.number is 9 against" in said
    assert main.main(["replay", str(tmp_path / "none.json")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "kinds", "seats", "words"),
    [
        ("skirmish", "hh", (0,), "Amber wins."),
        ("factions", "hh", (1,), "Blue wins."),
        ("crawler", "h", (0,), "Blue loses."),
        ("crawler", "hh", (0,), "Blue and Amber lose."),
        ("skirmish", "hh", (), ""),
    ],
)
def test_a_replay_names_the_winner_of_a_match_that_is_over(game, kinds, seats, words, tmp_path, capsys):
    entry, names = entry_of(game), ("Blue", "Amber")
    document = {"seats": [{}] * len(kinds)}
    seatings = tuple(Seating(names[number], "human") for number in range(len(kinds)))
    match = Match.new(entry.ruleset, entry.setup(document), seatings, 5)
    for seat in seats:
        assert match.submit(seat, Concede(seat)) is None
    path = write_save(match, tmp_path / "one.json")
    assert main.main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.endswith(f"no difference ({match.digest}).{' ' * bool(words)}{words}\n")


def test_random_games_are_summed_up(capsys):
    assert main.main(["simulate", "--games", "3", "--seed", "4", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "games" in said and "answers" in said and "turns" in said and "ended by gold" in said
    assert main.main(["simulate", "skirmish", "--games", "1", "--seats", "4"]) == 0
    assert "won by Plum (seat 3)" in capsys.readouterr().out


def test_a_file_that_is_not_there_is_said_before_the_window_opens(capsys, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert main.main(["map", "no such file.tmx"]) == 1
    assert main.main(["play", "--map", "no such file.tmx"]) == 1
    assert capsys.readouterr().err.count("\n") == 2


def test_checking_what_is_not_a_map_tells_and_is_one(tmp_path, capsys):
    (tmp_path / "junk.tmx").write_bytes(b"\0\xff")
    assert main.main(["check", str(tmp_path / "junk.tmx"), str(tmp_path / "none.tmx")]) == 1
    said = capsys.readouterr().out
    assert "junk.tmx" in said and "none.tmx" in said


@pytest.mark.skipif(os.name != "posix", reason="file names are always text there")
def test_names_that_are_not_text_and_devices_are_refused_in_one_line(tmp_path):
    name = os.fsdecode(bytes(tmp_path) + b"/\xff.json")
    for command, stream in (("check", "stdout"), ("replay", "stderr")):
        ended = run(command, name)
        # A check ends with a line that sums the file up.
        lines = 2 if command == "check" else 1
        said = getattr(ended, stream).count(b"\n")
        assert ended.returncode == 1 and said == lines and b"Traceback" not in ended.stderr
    for device in ("/dev/zero", "/dev", "/dev/null"):
        ended = run("replay", device)
        assert ended.returncode == 1 and ended.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="streams are closed differently there")
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_streams_are_no_trouble(closed):
    ended = subprocess.run(
        ["sh", "-c", f'exec "$0" main.py headless {closed}', sys.executable],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
    )
    assert ended.returncode == 0 and ended.stderr == b""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--game", "heroe"], "did you mean 'heroes'?"),
        (["--game", "heroes", "--decks", "quik"], "decks: one of full, quick, "),
        (["--game", "heroes", "--decks", "quick,quick,quick"], "decks: one is expected, or 2, one per seat, not 3"),
    ],
)
def test_an_unknown_game_or_deck_is_named_before_the_window_opens(words, told, capsys, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert main.main(["play", *words]) == 1
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1
