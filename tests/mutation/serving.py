"""Processes that run tests against one change after the other. Each change lives in a fork that ends with it.

There are two kinds of servers. One has collected all tests and gives living functions a changed code: a change that is
noticed costs about as much as the test that notices it. The other has imported nothing of the program: it takes the
changes of what runs at import, such as cards and tables, and collects the tests that count each time again.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import select
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import Any

import msgspec

from tests.mutation.changing import ChangedModule, LivingFunctions
from tests.mutation.packages import Package, Tests
from tests.mutation.sessions import Loop, run_items, run_pytest

#: Bytes that a fork may take beyond what it was born with.
MEMORY = 3 << 30
#: Seconds by the clock after which a fork that does nothing is ended.
PATIENCE = 240
#: Processor seconds after which the import of a change counts as failed.
LONGEST_IMPORT = 60
#: Files of tests that are collected first when a change has to be imported.
FIRST_FILES = 2


class Order(msgspec.Struct):
    """What one fork does: the changed file, and the tests in the order in which they are run, each with the processor
    seconds after which it counts as failed. ``most`` is how many seconds all of them together may take."""

    file: str
    function: str
    source: str
    tests: list[tuple[str, float]]
    most: float


class Verdict(msgspec.Struct):
    """``killed`` (``by`` names the test, ``how`` says ``failed``, ``time`` or ``crash``), ``survived``, ``capped`` (it
    survived ``ran`` tests when the time was up), or ``unfit`` (this server cannot make the change)."""

    status: str
    by: str = ""
    how: str = ""
    ran: int = 0
    seconds: float = 0.0


class Server:
    """The near end of a server: orders go in, verdicts come out."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def ask(self, order: Order) -> Verdict:
        """Have one change tested. Raises ``EOFError`` when the server has gone."""
        self._connection.send_bytes(msgspec.json.encode(order))
        return msgspec.json.decode(self._connection.recv_bytes(), type=Verdict)

    def close(self) -> None:
        """Let the server end."""
        self._connection.close()


def collected_servers(root: Path, tests: Sequence[Tests], count: int) -> list[Server]:
    """Servers that share one collection of the tests."""
    pipes = [Pipe() for _ in range(count)]
    if os.fork() == 0:
        for near, _ in pipes:
            near.close()
        _quiet()

        def loop(items: list[Any]) -> None:
            wanted = {item.nodeid: item for item in items}
            living = LivingFunctions(root)
            for _, far in pipes[1:]:
                if os.fork() == 0:
                    _serve(far, lambda order, tell: _with_living(living, wanted, order, tell))
                    os._exit(0)
            _serve(pipes[0][1], lambda order, tell: _with_living(living, wanted, order, tell))

        try:
            run_pytest(root, [each.file for each in tests], Loop(loop))
        finally:
            os._exit(0)
    return _near_ends(pipes)


def importing_servers(root: Path, package: Package, count: int) -> list[Server]:
    """Servers that have imported what the tests need, and of the program what lies below the package."""
    import hypothesis
    import msgspec
    import numpy
    import pytest

    assert hypothesis and msgspec and numpy and pytest
    for module in package.below:
        importlib.import_module(module)
    pipes = [Pipe() for _ in range(count)]
    for number, (_, far) in enumerate(pipes):
        if os.fork() == 0:
            for near, other in pipes:
                near.close()
                if other is not pipes[number][1]:
                    other.close()
            _quiet()
            _serve(far, lambda order, tell: _with_import(root, order, tell))
            os._exit(0)
    return _near_ends(pipes)


def _near_ends(pipes: list[tuple[Connection, Connection]]) -> list[Server]:
    for _, far in pipes:
        far.close()
    return [Server(near) for near, _ in pipes]


def _quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)


# --- in a server ---

Tell = Callable[[dict[str, Any]], None]


def _serve(far: Connection, work: Callable[[Order, Tell], None]) -> None:
    """Answer orders until the other end is closed, or whoever began this server has gone."""
    parent = os.getppid()
    while True:
        try:
            while not far.poll(1):
                if os.getppid() != parent:
                    return
            order = msgspec.json.decode(far.recv_bytes(), type=Order)
        except (EOFError, OSError):
            return
        far.send_bytes(msgspec.json.encode(_in_fork(order, work)))


def _in_fork(order: Order, work: Callable[[Order, Tell], None]) -> Verdict:
    """Do the work in a fork, and make a verdict of what it tells."""
    reading, writing = os.pipe()
    begun = time.monotonic()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            _limits()
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.dup2(nowhere, 2)
            work(order, lambda told: _write(writing, told))
        except BaseException as problem:
            _write(writing, {"status": "unfit", "how": f"{type(problem).__name__}: {problem}"})
        finally:
            os._exit(0)
    os.close(writing)
    told = _told(reading, child)
    os.close(reading)
    _, status = os.waitpid(child, 0)
    seconds = round(time.monotonic() - begun, 3)
    if told and "status" in told[-1]:
        return Verdict(**told[-1], seconds=seconds)
    begins = [one["begins"] for one in told if "begins" in one]
    ended_by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    how = "time" if ended_by in (signal.SIGPROF, signal.SIGKILL) else "crash"
    return Verdict("killed", begins[-1] if begins else "import", how, max(0, len(begins) - 1), seconds)


def _write(writing: int, told: dict[str, Any]) -> None:
    os.write(writing, (json.dumps(told) + "\n").encode())


def _told(reading: int, child: int) -> list[dict[str, Any]]:
    """Return all lines that the fork writes. One that is silent for too long is ended."""
    text = b""
    while True:
        ready, _, _ = select.select([reading], [], [], PATIENCE)
        if not ready:
            os.kill(child, signal.SIGKILL)
        piece = os.read(reading, 1 << 16)
        if not piece:
            break
        text += piece
    return [json.loads(line) for line in text.decode().splitlines() if line.endswith("}")]


def _limits() -> None:
    with open("/proc/self/statm") as file:
        now = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _with_living(living: LivingFunctions, items: dict[str, Any], order: Order, tell: Tell) -> None:
    if order.source and not living.change(order.file, order.function, order.source):
        tell({"status": "unfit"})
        return
    tell(_run([(items[name], seconds) for name, seconds in order.tests if name in items], order.most, tell))


def _with_import(root: Path, order: Order, tell: Tell) -> None:
    if order.source:
        ChangedModule(root, order.file, order.source).in_place()

    files = list(dict.fromkeys(name.split("::")[0] for name, _ in order.tests))
    ran, verdict = 0, {"status": "survived"}
    signal.setitimer(signal.ITIMER_PROF, LONGEST_IMPORT)
    # The tests that are likely to notice stand in few files: those are collected first.
    for some in (files[:FIRST_FILES], files[FIRST_FILES:]):
        wanted = [(name, seconds) for name, seconds in order.tests if name.split("::")[0] in some]
        if wanted:
            verdict = _collected_and_run(root, some, wanted, order.most, tell)
            ran += verdict["ran"]
            if verdict["status"] != "survived":
                break
    tell({**verdict, "ran": ran})


def _collected_and_run(
    root: Path, files: list[str], wanted: list[tuple[str, float]], most: float, tell: Tell
) -> dict[str, Any]:
    """Collect files here and now, and run some of their tests."""
    verdict: dict[str, Any] = {"status": "survived", "ran": 0}

    def work(items: list[Any]) -> None:
        if loop.failed:
            verdict.update(status="killed", by="import", how="failed")
            return
        found = {item.nodeid: item for item in items}
        verdict.update(_run([(found[name], seconds) for name, seconds in wanted if name in found], most, tell))

    loop = Loop(work)
    run_pytest(root, files, loop)
    return verdict


def _run(tests: list[tuple[Any, float]], most: float, tell: Tell) -> dict[str, Any]:
    """Run tests until one fails or the time is up. A test that takes too long is ended by the system's own clock."""
    begun = time.process_time()
    for number, (item, seconds) in enumerate(tests):
        if time.process_time() - begun > most:
            return {"status": "capped", "ran": number}
        tell({"begins": item.nodeid})
        signal.setitimer(signal.ITIMER_PROF, seconds)
        following = [item for item, _ in tests[number : number + 2]]
        passed = run_items(following, most=1)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if not passed:
            return {"status": "killed", "by": item.nodeid, "how": "failed", "ran": number}
    return {"status": "survived", "ran": len(tests)}
