"""Which test runs which lines: measured once for every file of tests, and again when that file (or a module of tests
that it imports) has changed. When a source has changed meanwhile, old lines are found again by their text."""

from __future__ import annotations

import difflib
import functools
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.mutation.packages import Tests, digest_of, digest_of_source, digest_of_tests, source_of
from tests.mutation.sessions import Loop, clear_caches, own_caches, run_items, run_pytest

#: What is measured, whichever package is put to the test: so the map serves all of them.
MEASURED = ("game/rules", "game/geometry", "game/core")


class TestRun(msgspec.Struct):
    """One test: processor seconds, did it pass, does it start other processes (which no change would reach), and the
    lines that it ran: bits of a number for each file, written in hexadecimal."""

    __test__ = False

    seconds: float
    passed: bool
    forks: bool
    lines: dict[str, str]


class FileRun(msgspec.Struct):
    """A file's tests, with its digest and its sources'. ``imported``: the lines run as they were collected."""

    digest: str
    sources: dict[str, str]
    tests: dict[str, TestRun]
    imported: dict[str, str]


def bits_of(lines: Iterable[int]) -> str:
    """Return a set of line numbers as one number in hexadecimal, one bit per line."""
    return f"{sum(1 << line for line in set(lines)):x}"


def lines_of(bits: str) -> Iterator[int]:
    """Return the line numbers of such a number."""
    return (line for line, bit in enumerate(reversed(f"{int(bits, 16):b}")) if bit == "1")


class LineMap:
    """Asks which tests run a line. ``folder`` is where measurements are kept."""

    def __init__(self, root: Path, folder: Path, tests: tuple[Tests, ...], measured: tuple[str, ...] = MEASURED):
        self.root, self.folder, self.tests, self.measured = root, folder, tests, measured
        self.runs: dict[str, TestRun] = {}
        self.file_digests: dict[str, str] = {}
        #: File and line, as they are numbered now: tests; and the lines that run at import.
        self._tests_at: dict[str, dict[int, list[str]]] = {}
        self._imported: dict[str, set[int]] = {}
        self._read: list[FileRun] = []

    def refresh(self, jobs: int, report: Any) -> None:
        """Measure what has changed, and read everything."""
        stale = [tests for tests in self.tests if not self._is_fresh(tests)]
        if stale:
            report(f"measuring {len(stale)} of {len(self.tests)} files of tests")
            self.folder.mkdir(parents=True, exist_ok=True)
            _measure(self, stale, jobs)
        for tests in self.tests:
            path = self._path(tests)
            if not path.exists():
                report(f"{tests.file} could not be measured")
                continue
            run = msgspec.json.decode(path.read_bytes(), type=FileRun)
            self._read.append(run)
            self.file_digests[tests.file] = run.digest
            self.runs.update({name: test for name, test in run.tests.items() if tests.has(name)})

    def tests_at(self, file: str, line: int) -> list[str]:
        """Return the full names of the tests that run a line inside a function."""
        return self._of_file(file).get(line, [])

    def runs_at_import(self, file: str, line: int) -> bool:
        """Return whether the line ran while tests were collected."""
        self._of_file(file)
        return line in self._imported[file]

    def _of_file(self, file: str) -> dict[int, list[str]]:
        if file not in self._tests_at:
            found: dict[int, list[str]] = defaultdict(list)
            imported: set[int] = set()
            for run in self._read:
                now = self._lines_now(file, run.sources.get(file, ""))
                imported.update(now(line) for line in lines_of(run.imported.get(file, "0")))
                for name, test in run.tests.items():
                    if file in test.lines and name in self.runs:
                        for line in lines_of(test.lines[file]):
                            found[now(line)].append(name)
            self._spread(file, found)
            self._tests_at[file], self._imported[file] = found, imported
        return self._tests_at[file]

    def _spread(self, file: str, found: dict[int, list[str]]) -> None:
        """Lines that were not there when tests were measured get the tests of the line above them."""
        known = {digest for run in self._read for digest in [run.sources.get(file, "")]}
        if known <= {digest_of_source(self.root, file)}:
            return
        before: list[str] = []
        old = {line for digest in known for line in _text(self.folder, digest)}
        for number, text in enumerate(source_of(self.root, file).splitlines(), 1):
            if number not in found and text not in old:
                found[number] = before
            before = found.get(number, before)

    @functools.cache  # noqa: B019
    def _lines_now(self, file: str, digest: str) -> Any:
        if digest == digest_of_source(self.root, file):
            return lambda line: line
        then = _text(self.folder, digest)
        today = source_of(self.root, file).splitlines()
        moved: dict[int, int] = {}
        for block in difflib.SequenceMatcher(None, then, today, autojunk=False).get_matching_blocks():
            moved.update({block.a + n + 1: block.b + n + 1 for n in range(block.size)})
        return lambda line: moved.get(line, 0)

    def _path(self, tests: Tests) -> Path:
        name = "-".join([tests.file.removesuffix(".py").replace("/", "."), *tests.words])
        return self.folder / f"{name.replace('[', '.').replace(']', '')[:180]}.json"

    def _is_fresh(self, tests: Tests) -> bool:
        path = self._path(tests)
        if not path.exists():
            return False
        begin = path.read_bytes()[:60].decode()
        return f'"{digest_of_tests(self.root, tests.file)}"' in begin


def _text(folder: Path, digest: str) -> list[str]:
    path = folder / "sources" / f"{digest}.py"
    return path.read_text("utf-8").splitlines() if path.exists() else []


# --- measuring ---


def _measure(line_map: LineMap, stale: list[Tests], jobs: int) -> None:
    """Collect the tests in a process of its own, and run each file of them in one more."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            measuring = _Measuring(line_map, stale, jobs)
            measuring.started()
            code = int(run_pytest(line_map.root, [tests.file for tests in stale], Loop(measuring.loop)))
        finally:
            os._exit(code)
    os.waitpid(child, 0)


class _Measuring:
    def __init__(self, line_map: LineMap, stale: list[Tests], jobs: int) -> None:
        self.map, self.stale, self.jobs = line_map, stale, jobs
        self.sources: dict[str, str] = {}
        self.forks = 0

    def started(self) -> None:
        """Keep the sources as they are now, and trace what importing runs."""
        store = self.map.folder / "sources"
        store.mkdir(parents=True, exist_ok=True)
        for folder in self.map.measured:
            for path in (self.map.root / folder).rglob("*.py"):
                digest = digest_of(path)
                self.sources[path.relative_to(self.map.root).as_posix()] = digest
                (store / f"{digest}.py").write_bytes(path.read_bytes())
        self.at_import = self._tracer()
        self.at_import.start()

    def _tracer(self) -> Any:
        from coverage import Coverage

        include = [f"{(self.map.root / folder).resolve()}/*" for folder in self.map.measured]
        tracer = Coverage(data_file=None, config_file=False, include=include, messages=False)
        tracer.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured", "already-imported"])
        return tracer

    def loop(self, items: list[Any]) -> None:
        """Start a process for every file, in the collected session."""
        self.at_import.stop()
        imported = {file: bits_of(lines) for file, lines in self._measured(self.at_import)}
        running: set[int] = set()
        for tests in self.stale:
            if len(running) >= self.jobs:
                running.discard(os.wait()[0])
            child = os.fork()
            if child == 0:
                try:
                    self._run(tests, [item for item in items if tests.has(item.nodeid)], imported)
                except BaseException as problem:
                    print(f"{tests.file}: {problem!r}", file=sys.__stderr__)
                finally:
                    os._exit(0)
            running.add(child)
        while running:
            running.discard(os.wait()[0])

    def _measured(self, tracer: Any) -> Iterator[tuple[str, list[int]]]:
        data = tracer.get_data()
        for name in data.measured_files():
            yield Path(name).relative_to(self.map.root.resolve()).as_posix(), data.lines(name) or []

    def _run(self, tests: Tests, items: list[Any], imported: dict[str, str]) -> None:
        sys.addaudithook(self._heard)
        tracer = self._tracer()
        tracer.start()
        runs: dict[str, TestRun] = {}
        caches = own_caches(self.map.root)
        for number, item in enumerate(items):
            clear_caches(caches)
            tracer.switch_context(item.nodeid)
            forks, begun = self.forks, time.process_time()
            passed = run_items([item, *items[number + 1 : number + 2]], most=1)
            seconds = time.process_time() - begun
            runs[item.nodeid] = TestRun(round(seconds, 4), passed, self.forks > forks, {})
        tracer.stop()
        for file, per_line in self._contexts(tracer):
            ran: dict[str, set[int]] = defaultdict(set)
            for line, names in per_line.items():
                for name in names:
                    ran[name].add(line)
            for name, lines in ran.items():
                if name in runs:
                    runs[name].lines[file] = bits_of(lines)
        digest = digest_of_tests(self.map.root, tests.file)
        path = self.map._path(tests)
        written = msgspec.json.encode(FileRun(digest, self.sources, runs, imported))
        path.with_suffix(".new").write_bytes(written)
        path.with_suffix(".new").rename(path)

    def _contexts(self, tracer: Any) -> Iterator[tuple[str, dict[int, list[str]]]]:
        data = tracer.get_data()
        for name in data.measured_files():
            file = Path(name).relative_to(self.map.root.resolve()).as_posix()
            yield file, data.contexts_by_lineno(name)

    def _heard(self, event: str, _: Any) -> None:
        if event in ("subprocess.Popen", "os.fork", "os.posix_spawn", "os.system", "os.exec"):
            self.forks += 1
