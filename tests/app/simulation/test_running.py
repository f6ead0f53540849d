"""Many games: as many processes as one likes, stopped at any time, the same to the byte."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from game.app.simulation.folder import GAMES, ResultsFolder
from game.app.simulation.jobs import Job, Wanted, order_of
from game.app.simulation.playing import Played, play
from game.app.simulation.results import Results
from game.app.simulation.running import carry_out, on_this_machine
from game.app.simulation.tables import write_tables
from tests.app.simulation.orders import short_order

ROOT = Path(__file__).resolve().parents[3]
HERE = on_this_machine(1)


def written(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.csv"))}


def test_two_processes_write_what_one_does(tmp_path):
    order = short_order(games=6)
    for name, plays in (("one", HERE), ("two", on_this_machine(2))):
        write_tables(Results(order, carry_out(order, plays, tmp_path / name)), tmp_path / name)
    assert set(written(tmp_path / "one")) == {"games.csv", "cards.csv", "places.csv"}
    assert written(tmp_path / "one") == written(tmp_path / "two")


def lines_of(folder: Path) -> int:
    return len((folder / GAMES).read_bytes().splitlines()) if (folder / GAMES).exists() else 0


def processes_below(parent: int) -> set[int]:
    task = Path(f"/proc/{parent}/task/{parent}/children")
    return {int(number) for number in task.read_text().split()}


def is_running(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found as Linux lists them")
def test_a_killed_command_goes_on_and_leaves_no_process(tmp_path):
    words = ["simulate", "heroes", "--players", "random", "--games", "24", "--seed", "3"]
    command = [sys.executable, "main.py", *words, "--jobs", "2", "--out", str(tmp_path / "killed")]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while lines_of(tmp_path / "killed") < 4 and time.monotonic() < deadline:
        time.sleep(0.02)
    below = processes_below(process.pid)
    process.kill()
    process.communicate()
    assert 4 <= lines_of(tmp_path / "killed") <= 25 and len(below) >= 2
    while any(map(is_running, below)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(map(is_running, below))
    order = order_of(Wanted(game="heroes", games=24, players=("random",), seed=3))
    for name in ("killed", "whole"):
        write_tables(Results(order, carry_out(order, HERE, tmp_path / name)), tmp_path / name)
    assert written(tmp_path / "killed") == written(tmp_path / "whole")


class Stopped(Exception):
    """The simulation is killed."""


def test_a_stopped_run_resumes_where_it_was(tmp_path):
    order, numbers = short_order(games=4), []

    def stops(jobs):
        yield play(jobs[2])
        yield play(jobs[0])
        raise Stopped

    def noted(jobs: list[Job]):
        for job in jobs:
            numbers.append(job.number)
            yield play(job)

    with pytest.raises(Stopped):
        carry_out(order, stops, tmp_path)
    # Killed in the middle of a line.
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"job":1,"seed":0,"win')
    heard: list[tuple[int, int]] = []
    again = carry_out(order, noted, tmp_path, lambda done, games: heard.append((done, games)))
    assert numbers == [1, 3] and heard == [(2, 4), (3, 4), (4, 4)]
    assert again == carry_out(order, HERE) and [game.job for game in again] == [0, 1, 2, 3]
    assert carry_out(order, stops, tmp_path) == again


def test_more_games_go_on_and_fewer_are_the_first(tmp_path):
    whole = carry_out(short_order(games=3), HERE)
    assert carry_out(short_order(games=2), HERE, tmp_path) == whole[:2]
    assert carry_out(short_order(games=3), HERE, tmp_path) == whole
    assert carry_out(short_order(games=1), HERE, tmp_path) == whole[:1]


def test_a_game_that_comes_twice_counts_once(tmp_path):
    order = short_order(games=1)
    carry_out(order, lambda jobs: iter((play(jobs[0]), play(jobs[0]))), tmp_path)
    assert len((tmp_path / GAMES).read_text().splitlines()) == 2


@pytest.mark.parametrize("more", [{"seed": 1}, {"players": ("random",)}, {"decks": ("Kingdom",)}])
def test_the_folder_of_another_command_is_refused(tmp_path, more):
    carry_out(short_order(games=1), HERE, tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(ValueError, match="it holds the results of another command") as refused:
        carry_out(short_order(games=1, **more), HERE, tmp_path)
    assert "\n" not in str(refused.value) and (tmp_path / GAMES).read_bytes() == before


def test_the_folder_of_a_map_that_has_changed_is_refused(tmp_path):
    carry_out(short_order(games=1), HERE, tmp_path)
    with pytest.raises(ValueError, match="another command on another map, or with other decks or cards; name another"):
        carry_out(short_order(games=1, more={"last_cycle": 3}), HERE, tmp_path)


def test_a_folder_goes_on_with_better_players(tmp_path):
    order = short_order(games=1)
    older = msgspec.structs.replace(order, made_with={**order.made_with, "code": "older"})
    ResultsFolder(tmp_path, older).close()
    assert len(carry_out(order, HERE, tmp_path)) == 1


def test_a_folder_with_something_else_is_refused(tmp_path):
    (tmp_path / GAMES).write_bytes(b"anything\n")
    with pytest.raises(ValueError, match="these are not results of simulated games"):
        carry_out(short_order(games=1), HERE, tmp_path)


def test_a_line_that_cannot_be_read_is_named(tmp_path):
    carry_out(short_order(games=1), HERE, tmp_path)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b"nonsense\n")
    with pytest.raises(ValueError, match=r"games\.jsonl: line 3 cannot be read"):
        carry_out(short_order(games=1), HERE, tmp_path)


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ValueError, match="it cannot be written"):
        carry_out(short_order(games=1), HERE, tmp_path / "file" / "below")


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such device")
def test_a_device_is_not_read(tmp_path):
    (tmp_path / GAMES).symlink_to("/dev/zero")
    with pytest.raises(ValueError, match=r"it cannot be written \(games.jsonl is not a plain file\)"):
        ResultsFolder(tmp_path, short_order(games=1))


def test_a_full_disk_is_said(tmp_path, monkeypatch):
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ValueError, match="No space left on device"):
        ResultsFolder(tmp_path, short_order(games=1))


def dies_once(job: Job) -> Played:
    """End the process when first called."""
    mark = Path(os.environ["TESSERA_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return play(job)


def dies(job: Job) -> Played:
    os._exit(1)


def test_a_process_that_is_lost_costs_no_game(tmp_path, monkeypatch):
    monkeypatch.setenv("TESSERA_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr("game.app.simulation.running.play", dies_once)
    order = short_order(games=2)
    assert carry_out(order, on_this_machine(2)) == [play(order.job(number)) for number in range(2)]


def test_processes_that_are_lost_again_and_again_end_it(monkeypatch):
    monkeypatch.setattr("game.app.simulation.running.play", dies)
    with pytest.raises(ValueError, match="killed from outside"):
        carry_out(short_order(games=2), on_this_machine(2))


def test_results_are_the_same_as_lines():
    game = play(short_order().job(0))
    assert msgspec.json.decode(msgspec.json.encode(game), type=Played) == game
