"""Playing on a Dask cluster: the same jobs, the same results. A worker that is lost costs nothing but time."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Any

from game.app.simulation.jobs import Job
from game.app.simulation.playing import Played, play
from game.app.simulation.running import Plays

#: Seconds after which a cluster that does not answer counts as not there.
PATIENCE = 10
#: Games that are handed to the cluster for each thread of its workers, and at least.
_AHEAD, _LEAST_AHEAD = 4, 16

#: A worker may have many threads, and a game has the process for itself.
_process = Lock()


def play_alone(job: Job) -> Played:
    """Play a game while no other thread of this process does."""
    with _process:
        return play(job)


def on_cluster(address: str, patience: float = PATIENCE) -> Plays:
    """Play on the workers of the scheduler at ``address`` ("tcp://HOST:8786"). Raises ValueError, with one sentence,
    while it plays: where Dask is missing, nobody answers, or the cluster is lost."""

    def played(jobs: Sequence[Job]) -> Iterator[Played]:
        try:
            from distributed import Client
        except ModuleNotFoundError as error:
            raise ValueError(f"the package {error.name} is missing: install requirements-cluster.txt") from None
        # What is said here is one sentence, not the log of a library.
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        try:
            asyncio.run(_knock(address, patience))
            client = Client(address, timeout=patience, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise ValueError(f"cluster: nobody answers at {address!r} ({_first_line(error)})") from None
        with client:
            yield from _with(client, address, jobs)

    return played


async def _knock(address: str, patience: float) -> None:
    """See whether anybody answers. A client that finds nobody would complain for seconds as it ends."""
    from distributed.comm import connect

    found = await connect(address, timeout=patience)
    await found.close()


def _with(client: Any, address: str, jobs: Sequence[Job]) -> Iterator[Played]:
    """Yield results in the order in which they are finished."""
    from distributed import as_completed

    if not client.scheduler_info()["workers"]:
        raise ValueError(f"cluster: {address} has no workers")
    ahead = max(_LEAST_AHEAD, _AHEAD * sum(client.nthreads().values()))
    fresh = iter(jobs)
    first = [client.submit(play_alone, job, pure=False) for job in itertools.islice(fresh, ahead)]
    running = as_completed(first, loop=client.loop)
    for future in running:
        try:
            game: Played = future.result()
        except ValueError:
            raise
        except Exception as error:
            if (words := trouble_of(error)) is None:
                raise
            raise ValueError(f"cluster: {words}") from None
        yield game
        for job in itertools.islice(fresh, 1):
            running.add(client.submit(play_alone, job, pure=False))


def trouble_of(error: Exception) -> str | None:
    """Return what is wrong with the cluster, in words; None for trouble of a game."""
    from concurrent.futures import CancelledError

    from distributed import KilledWorker
    from distributed.client import FutureCancelledError

    for each in (error, error.__cause__):
        if isinstance(each, ModuleNotFoundError):
            return f"the scheduler or a worker does not find {each.name}; start them in the program's folder"
    if isinstance(error, OSError | KilledWorker | CancelledError | FutureCancelledError):
        return f"it was lost ({_first_line(error)})"
    return None


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
