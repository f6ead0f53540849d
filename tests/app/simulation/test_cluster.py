"""A cluster plays the same games: two workers of a cluster on this machine, one of which is killed."""

from __future__ import annotations

import builtins
import os
import signal
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import main
from game.app.simulation.cluster import on_cluster, trouble_of
from game.app.simulation.playing import Played
from game.app.simulation.results import Results
from game.app.simulation.running import carry_out, on_this_machine
from game.app.simulation.tables import write_tables
from tests.app.simulation.orders import short_order

pytestmark = pytest.mark.skipif(
    find_spec("distributed") is None, reason="Dask is missing: install requirements-cluster.txt"
)

NOBODY = "tcp://127.0.0.1:9"


@pytest.fixture(scope="module")
def distributed() -> Any:
    """Import Dask when it is asked for: it is large, and every process of the suite collects this file."""
    return import_module("distributed")


@pytest.fixture(scope="module")
def cluster(distributed) -> Iterator[Any]:
    """Yield two workers, each a process with one thread."""
    workers = {"n_workers": 2, "threads_per_worker": 1, "processes": True}
    with distributed.LocalCluster(**workers, dashboard_address=":0", silence_logs=50) as found:
        yield found


def written(games: list[Played], order, folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in write_tables(Results(order, games), folder)]


def test_a_worker_that_is_killed_in_the_middle_loses_nothing(distributed, cluster, tmp_path):
    order = short_order(games=12)
    with distributed.Client(cluster, set_as_default=False) as client:
        processes = client.run(os.getpid)
    killed: list[int] = []

    def kills(jobs) -> Iterator[Played]:
        for game in on_cluster(cluster.scheduler_address)(jobs):
            yield game
            if not killed:
                killed.append(next(iter(processes.values())))
                os.kill(killed[0], signal.SIGTERM if os.name == "nt" else signal.SIGKILL)

    games = carry_out(order, kills, tmp_path / "cluster")
    assert killed and len(processes) == 2
    here = carry_out(order, on_this_machine(1))
    assert written(games, order, tmp_path / "cluster") == written(here, order, tmp_path / "here")


def test_the_command_line_plays_on_a_cluster(cluster, capsys):
    words = ["simulate", "factions", "--games", "2", "--cluster", cluster.scheduler_address]
    assert main.main(words) == 0
    assert "won by Blue (seat 0)" in capsys.readouterr().out


def test_what_a_worker_refuses_is_said_here(cluster):
    order = short_order(games=1)
    strange = type(order)(order.game, order.line_ups, order.seed, 1, {"version": "none"})
    with pytest.raises(ValueError, match="another version of the program, or for other cards"):
        carry_out(strange, on_cluster(cluster.scheduler_address))


def test_a_cluster_without_workers_is_said(distributed):
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=":0", silence_logs=50) as empty,
        pytest.raises(ValueError, match="has no workers"),
    ):
        carry_out(short_order(games=1), on_cluster(empty.scheduler_address))


@pytest.mark.parametrize("address", [NOBODY, "nonsense", "bogus://x:1"])
def test_a_cluster_that_is_not_there_is_said_in_a_sentence(address):
    with pytest.raises(ValueError, match=f"cluster: nobody answers at '{address}'") as refused:
        carry_out(short_order(games=1), on_cluster(address, patience=0.2))
    assert "\n" not in str(refused.value)


def test_without_dask_the_file_to_install_is_named(monkeypatch):
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name == "distributed":
            raise ModuleNotFoundError("No module named 'distributed'", name="distributed")
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ValueError, match="distributed is missing: install requirements-cluster"):
        carry_out(short_order(games=1), on_cluster(NOBODY))


def test_a_cluster_that_is_lost_is_said(distributed, tmp_path):
    order = short_order(games=40)
    lost = distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=":0", silence_logs=50)

    def loses(jobs) -> Iterator[Played]:
        for game in on_cluster(lost.scheduler_address)(jobs):
            yield game
            lost.close()

    with pytest.raises(ValueError, match="was lost"):
        carry_out(order, loses, tmp_path)
    assert len(carry_out(order, on_this_machine(1), tmp_path)) == 40


def test_trouble_of_the_cluster_is_told_from_trouble_of_a_game():
    elsewhere = RuntimeError("Error during deserialization")
    elsewhere.__cause__ = ModuleNotFoundError("No module named 'game'", name="game")
    assert trouble_of(elsewhere) == "the scheduler or a worker does not find game; start them in the program's folder"
    assert trouble_of(TimeoutError("late\nand more")) == "it was lost (late)"
    assert trouble_of(KeyError("no such piece")) is None
