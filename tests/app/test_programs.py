"""Programs as players: real ones, that play, fail, hang and lie."""

from __future__ import annotations

import gc
import os
import shlex
import sys
import time
from pathlib import Path

import msgspec
import pytest

from game.app.files.settings import Settings, save_settings
from game.app.games.entries import entry_of
from game.app.headless import Session
from game.app.matches.match import Match, Seating
from game.app.matches.programs import ProgramFailed, ProgramPlayer
from game.core import record
from game.core.commands import Concede
from tests.architecture.source import ROOT

SAMPLE = f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'sample_player.py'))}"
WITH_A_PROGRAM = (Seating("Ann", "program"), Seating("Bob", "random"))


@pytest.fixture
def program(tmp_path: Path):
    """Return what writes a program and gives its command. The lines of ``text`` stand below ``import json, sys,
    time``."""

    def write(text: str) -> str:
        path = tmp_path / "a player.py"
        path.write_text(f"import json, os, subprocess, sys, time\n{text}")
        return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"

    return write


def begun(game: str = "skirmish", seatings: tuple[Seating, ...] = WITH_A_PROGRAM, seed: int = 3) -> Match:
    entry = entry_of(game)
    return Match.new(entry.ruleset, entry.setup(dict(entry.simulated)), seatings, seed)


def asked_at(match: Match, command: str, seconds: float = 20.0):
    """Return what a program answers to the open question, whosever it is."""
    seat = match.asked
    assert seat is not None
    player = ProgramPlayer(command, entry_of(match.opening.game), match.players.names, seconds)
    try:
        return player.choose(match.view(seat), match.answers(seat))
    finally:
        player.close()


def is_running(number: int) -> bool:
    """Return whether such a process has not ended. One that nobody has waited for counts."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z" or _is_own(state)


def _is_own(state: Path) -> bool:
    return int(state.read_text().rpartition(")")[2].split()[1]) == os.getpid()


@pytest.mark.parametrize("game", ["skirmish", "heroes"])
def test_the_sample_player_plays_a_match(game: str) -> None:
    match = begun(game)
    match.players.program = SAMPLE
    while match.players.step():
        pass
    assert match.outcome is not None and match.outcome.reason != "conceded"
    assert match.players.notice == ""
    assert len({answer.seat for answer in match.given}) == 2


def test_the_sample_player_is_short() -> None:
    assert len((ROOT / "docs" / "sample_player.py").read_text().splitlines()) <= 60


def test_the_same_program_plays_the_same_match() -> None:
    def digests() -> list[str]:
        match = begun()
        match.players.program = SAMPLE
        for _ in range(60):
            match.players.step()
        match.leave()
        return [answer.digest for answer in match.given]

    assert digests() == digests()


def test_a_question_holds_what_the_seat_may_see_and_its_answers(program, tmp_path: Path) -> None:
    told = tmp_path / "question"
    keep = f"open({str(told)!r}, 'w').write(sys.stdin.readline())\n"
    command = program(keep + "print('{\"n\": 1}', flush=True)")
    match = begun()
    seat = match.asked
    assert seat is not None
    assert asked_at(match, command) == match.answers(seat)[1]
    question = msgspec.json.decode(told.read_bytes())
    assert question["game"] == "skirmish" and question["seat"] == seat
    assert question["view"] == msgspec.json.decode(record.encode(match.view(seat)))
    decision = question["decision"]
    assert [answer["n"] for answer in decision["answers"]] == list(range(len(match.answers(seat))))
    assert decision["answers"][0]["command"] == msgspec.json.decode(record.encode(match.answers(seat)[0]))
    assert decision["text"] and decision["number"] == match.decision.number


def test_a_command_is_an_answer_too_and_a_seat_may_give_up(program) -> None:
    match = begun()
    seat = match.asked
    text = "question = json.loads(sys.stdin.readline())\n"
    chosen = "question['decision']['answers'][-1]['command']"
    command = program(text + f"print(json.dumps({{'do': 'command', 'command': {chosen}}}), flush=True)")
    assert asked_at(match, command) == match.answers(seat)[-1]
    gives_up = "{'command': {'type': 'Concede', 'seat': question['seat']}}"
    assert asked_at(match, program(text + f"print(json.dumps({gives_up}), flush=True)")) == Concede(seat)
    other = "{'command': {'type': 'Concede', 'seat': 1 - question['seat']}}"
    with pytest.raises(ProgramFailed, match="which is not a legal answer"):
        asked_at(match, program(text + f"print(json.dumps({other}), flush=True)"))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("hello", "it said 'hello'"),
        ("", "it said ''"),
        ("[1]", r"it said '\[1\]'"),
        ("{}", "it said '{}'"),
        ('{"n": -1}', "it said '{\"n\": -1}'"),
        ('{"n": 100000}', "it said"),
        ('{"n": "1"}', "it said"),
        ('{"n": 1.5}', "it said"),
        ('{"command": {"type": "Nothing"}}', "it said"),
        ("x" * 5000, "it said 'x{80}'"),
    ],
)
def test_what_is_not_an_answer_is_reported_with_the_command_and_what_was_expected(
    program, said: str, told: str
) -> None:
    match = begun()
    command = program(f"sys.stdin.readline()\nprint({said!r}, flush=True)\nsys.stdin.readline()")
    last = len(match.answers(match.asked or 0)) - 1
    with pytest.raises(ProgramFailed, match=told) as failed:
        asked_at(match, command)
    assert command in str(failed.value).replace('\\"', '"') or repr(command) in str(failed.value)
    assert f"with n from 0 to {last}, was expected." in str(failed.value)


def test_the_last_answer_is_one_and_the_next_is_none(program) -> None:
    match = begun()
    last = len(match.answers(match.asked or 0)) - 1
    echo = "sys.stdin.readline()\nprint(json.dumps({'n': %d}), flush=True)"
    assert asked_at(match, program(echo % last)) == match.answers(match.asked or 0)[last]
    with pytest.raises(ProgramFailed):
        asked_at(match, program(echo % (last + 1)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("sys.exit(3)", "it ended with exit code 3"),
        ("sys.stdin.readline(); raise ValueError", "it ended with exit code 1"),
        ("sys.stdout.close(); os.close(1); time.sleep(60)", "it closed its output"),
        ("time.sleep(60)", "it said nothing for 0.5 seconds"),
        ("sys.stdin.readline(); print('no line end', end='', flush=True); time.sleep(60)", "said nothing for 0.5"),
    ],
)
def test_one_that_ends_or_says_nothing_does_not_hold_anybody_up(program, text: str, told: str) -> None:
    began = time.monotonic()
    with pytest.raises(ProgramFailed, match=told):
        asked_at(begun(), program(text), seconds=0.5 if "0.5" in told else 20.0)
    assert time.monotonic() - began < 15


@pytest.mark.parametrize("command", ["", "  ", "/there/is/no/such program", "'unclosed", str(ROOT / "README.md")])
def test_what_cannot_be_started_is_reported(command: str) -> None:
    with pytest.raises(ProgramFailed, match=r"cannot be started|there is no command"):
        asked_at(begun(), command)


def test_a_seat_whose_program_fails_gives_up_and_the_other_wins(program) -> None:
    match = begun()
    match.players.program = program("sys.exit(7)")
    while match.players.step():
        pass
    assert (match.outcome.reason, match.outcome.winners) == ("conceded", (1,))
    assert match.players.notice.startswith("Ann has given up: program ") and "exit code 7" in match.players.notice


def test_nothing_is_left_running(program, tmp_path: Path) -> None:
    """Neither the program, which does not end when its input does, nor what it has started."""
    told = tmp_path / "numbers"
    child = "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
    number = f"open({str(told)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}} ')\n"
    play = "for line in sys.stdin: print('{\"n\": 0}', flush=True)\ntime.sleep(60)"
    command = program(child + number + play)

    def numbers() -> list[int]:
        return [int(word) for word in told.read_text().split()]

    match = begun()
    match.players.program = command
    while len(match.given) < 5:
        match.players.step()
    assert len(numbers()) == 2 and all(map(is_running, numbers()))
    match.leave()
    assert not any(map(_is_left, numbers()))

    player = ProgramPlayer(command, entry_of("skirmish"), ("a", "b"))
    again = begun()
    player.choose(again.view(again.asked or 0), again.answers(again.asked or 0))
    assert len(numbers()) == 4 and is_running(numbers()[2])
    del player
    gc.collect()
    assert not any(map(_is_left, numbers()))


def _is_left(number: int) -> bool:
    for _ in range(40):
        if not is_running(number):
            return False
        time.sleep(0.05)
    return True


def test_the_settings_name_the_program_of_the_window(own_home: Path) -> None:
    own_home.mkdir()
    save_settings(Settings(program=SAMPLE))
    match = begun()
    for _ in range(10):
        assert match.players.step()
    match.leave()
    assert match.players.notice == ""


def test_headless_play_tells_why_a_program_has_given_up(own_home: Path, program) -> None:
    own_home.mkdir()
    save_settings(Settings(program=program("sys.exit(5)")))
    session = Session()
    kinds = [{"name": "Ann", "kind": "random"}, {"name": "Bob", "kind": "program"}]
    told = msgspec.json.decode(session.reply(msgspec.json.encode({"do": "new", "game": "skirmish", "seatings": kinds})))
    assert told["ok"] and told["outcome"]["winners"] == [0]
    assert told["notice"].startswith("Bob has given up: program ") and "exit code 5" in told["notice"]
    kinds[1]["kind"] = "random"
    told = msgspec.json.decode(session.reply(msgspec.json.encode({"do": "new", "game": "skirmish", "seatings": kinds})))
    assert told["ok"] and "notice" not in told


def test_without_a_program_the_seat_gives_up_at_once() -> None:
    match = begun()
    while match.players.step():
        pass
    assert match.outcome is not None and match.outcome.reason == "conceded"
    assert "there is no command" in match.players.notice
