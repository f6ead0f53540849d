"""Playing all that an order asks for: on every core of this machine, or on a cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from threading import Thread

from game.app.simulation.folder import ResultsFolder
from game.app.simulation.jobs import Job, Order
from game.app.simulation.playing import Played, play
from game.app.simulation.stopping import Stopped, held_back, ignore_further, leave_to_parent

#: A way to play jobs, which yields each result once it is finished, in any order.
Plays = Callable[[Sequence[Job]], Iterator[Played]]
#: Called with the number of finished games and of all games.
Report = Callable[[int, int], None]

#: Games queued per process: enough that none is idle, few enough that an interrupt is quick.
_AHEAD = 2
#: How many times processes may be lost, and a pool restarted, before playing fails.
_MOST_LOST = 3


def cores() -> int:
    """Return the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def on_this_machine(processes: int) -> Plays:
    """Return a way to play in this many processes; with one, in this one."""

    def played(jobs: Sequence[Job]) -> Iterator[Played]:
        if processes == 1 or len(jobs) == 1:
            yield from map(play, jobs)
            return
        left, lost = {job.number: job for job in jobs}, 0
        while left:
            try:
                for game in _in_processes(list(left.values()), processes):
                    del left[game.job]
                    yield game
            except BrokenProcessPool:
                lost += 1
                if lost == _MOST_LOST:
                    raise ValueError(f"worker processes were killed from outside {_MOST_LOST} times") from None

    return played


def _in_processes(jobs: Sequence[Job], processes: int) -> Iterator[Played]:
    fresh = iter(jobs)
    # Threads that show progress must not be copied into the processes.
    context = multiprocessing.get_context("spawn")
    with held_back():
        pool = ProcessPoolExecutor(min(processes, len(jobs)), mp_context=context, initializer=_begin_process)
    try:
        running: set[Future[Played]] = set()
        while True:
            for job in fresh:
                with held_back():
                    running.add(pool.submit(play, job))
                if len(running) >= processes * _AHEAD:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        ignore_further()
        # The games in progress may take minutes and their results are not wanted any more.
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_process() -> None:
    """Let this process end when the one that hands out the games is gone."""
    leave_to_parent()
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def carry_out(
    order: Order, plays: Plays, folder: Path | None = None, report: Report | None = None, *, begin: int = 0
) -> list[Played]:
    """Return all games of the order from the number ``begin`` on, by their numbers. Those that ``folder`` holds are not
    played again, and each new one is written there as soon as it is finished. Raises ValueError, and Stopped for an
    interrupt."""
    results = None if folder is None else ResultsFolder(folder, order)
    known = {} if results is None else results.played
    missing = [order.job(number) for number in range(begin, order.games) if number not in known]
    done = order.games - len(missing)
    playing = plays(missing) if missing else iter(())
    try:
        if report is not None:
            report(done, order.games)
        for game in playing:
            if game.job in known:
                continue
            if results is None:
                known[game.job] = game
            else:
                results.add(game)
            done += 1
            if report is not None:
                report(done, order.games)
    except KeyboardInterrupt:
        ignore_further()
        if isinstance(playing, Generator):
            # Ends the worker processes now, not when this error is garbage-collected.
            playing.close()
        raise Stopped(done, order.games, is_kept=results is not None) from None
    finally:
        if results is not None:
            results.close()
    return [known[number] for number in range(begin, order.games)]
