"""Pytest inside this process: tests collected without being run, and run one by one."""

from __future__ import annotations

import functools
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

#: Nothing is written into the project, and nothing is printed.
_OPTIONS = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider"]
_OPTIONS += ["-p", "no:xdist", "-p", "no:timeout", "-p", "no:benchmark", "-p", "no:faulthandler", "-o", "addopts="]


class Loop:
    """Takes the place of pytest's own loop: gets the collected tests instead of their being run."""

    def __init__(self, loop: Callable[[list[Any]], None]) -> None:
        self._loop = loop
        #: Files whose tests could not be collected.
        self.failed = 0

    def pytest_runtestloop(self, session: Any) -> bool:
        """Run the tests: pytest's hook."""
        self.failed = session.testsfailed
        self._loop(list(session.items))
        return True


def run_pytest(root: Path, files: Sequence[str], loop: Loop) -> int:
    """Collect files of tests in this process, and hand them to the loop."""
    import pytest

    os.chdir(root)
    settle_hypothesis()
    sys.dont_write_bytecode = True
    present = [file for file in dict.fromkeys(files) if (root / file).exists()]
    return int(pytest.main([*_OPTIONS, f"--rootdir={root}", "--continue-on-collection-errors", *present], [loop]))


def settle_hypothesis() -> None:
    """Give the same examples each time, and write none down."""
    from hypothesis import HealthCheck, settings

    settings.register_profile(
        "mutation", derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )
    settings.load_profile("mutation")


def run_items(items: Sequence[Any], most: int = 0) -> bool:
    """Run the first ``most`` tests (0: all); did they pass? Those that follow tell which fixtures are still wanted."""
    from _pytest.runner import runtestprotocol

    for number, item in enumerate(items[: most or None]):
        following = items[number + 1] if number + 1 < len(items) else None
        if hasattr(item, "_request") and not item._request:
            item._initrequest()
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return False
    return True


def own_caches(root: Path) -> list[Any]:
    """Return what the project's functions remember: ``functools``' caches of those below its folder."""
    begin = f"{root.resolve()}{os.sep}"
    found = []
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            path = getattr(getattr(each.__wrapped__, "__code__", None), "co_filename", "")
            if path.startswith(begin) and "site-packages" not in path:
                found.append(each)
    return found


def clear_caches(caches: Sequence[Any]) -> None:
    """Forget what functions remember, so that each test runs what it needs."""
    for cached in caches:
        cached.cache_clear()
