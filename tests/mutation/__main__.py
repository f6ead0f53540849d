"""The command: ``python -m tests.mutation --game skirmish --sample 200 --seed 1``."""

from __future__ import annotations

import argparse
import queue
import sys
import threading
import time
from pathlib import Path

import msgspec

from tests.mutation import equivalents
from tests.mutation.choosing import Choice
from tests.mutation.line_map import MEASURED, LineMap
from tests.mutation.mutants import Mutant, find_mutants, sampled
from tests.mutation.packages import GAMES, Package, by_hand, find, source_of
from tests.mutation.report import Tally, line_of
from tests.mutation.results import Results
from tests.mutation.serving import Order, Server, Verdict, collected_servers, importing_servers


class Task(msgspec.Struct):
    """A mutant and the tests that it must still go through."""

    mutant: Mutant
    tests: list[str]
    at_import: bool
    all_tests: list[str]


class Runner:
    """Runs tasks on several pairs of servers, and keeps and prints what comes out."""

    def __init__(self, root: Path, package: Package, choice: Choice, results: Results, wanted: argparse.Namespace):
        self._root, self._package, self._choice, self._results = root, package, choice, results
        self._wanted = wanted
        self._lock = threading.Lock()
        self._controlled: dict[str, bool] = {}
        self.digests: dict[str, str] = {}

    def run(self, tasks: list[Task]) -> None:
        """Run all of them."""
        jobs = max(1, min(self._wanted.jobs, len(tasks)))
        living = collected_servers(self._root, self._package.tests, jobs)
        importing = importing_servers(self._root, self._package, jobs)
        waiting: queue.SimpleQueue[Task] = queue.SimpleQueue()
        for task in tasks:
            waiting.put(task)
        threads = [
            threading.Thread(target=self._work, args=(waiting, *pair), daemon=True)
            for pair in zip(living, importing, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            while thread.is_alive():
                thread.join(0.5)
        for server in (*living, *importing):
            server.close()

    def _work(self, waiting: queue.SimpleQueue[Task], living: Server, importing: Server) -> None:
        while True:
            try:
                task = waiting.get_nowait()
            except queue.Empty:
                return
            verdict = self._verdict(task, living, importing)
            with self._lock:
                if verdict.status == "unfit":
                    told(f"NOT RUN    {task.mutant.file}:{task.mutant.line}  {verdict.how}")
                    continue
                files = {test.split("::")[0] for test in task.all_tests}
                through = {file: self.digests.get(file, "") for file in sorted(files)}
                self._results.keep(self._root, task.mutant, verdict, through)
                told(line_of(task.mutant, verdict))

    def _verdict(self, task: Task, living: Server, importing: Server) -> Verdict:
        source = task.mutant.applied(source_of(self._root, task.mutant.file))
        tests = [test for test in task.tests if test not in self._choice.broken]
        if not tests:
            return Verdict("survived", ran=len(task.all_tests))
        while True:
            limits = [(test, self._choice.limit_of(test)) for test in tests]
            order = Order(task.mutant.file, task.mutant.function, source, limits, self._wanted.cap)
            verdict = importing.ask(order) if task.at_import else living.ask(order)
            if verdict.status == "unfit":
                verdict = importing.ask(order)
            if verdict.status != "killed":
                verdict.ran += len(task.all_tests) - len(tests)
                return verdict
            if verdict.by == "import" or self._passes_alone(verdict.by, living):
                return verdict
            with self._lock:
                told(f"{verdict.by} fails without any change and is left out")
            self._choice.broken.add(verdict.by)
            tests.remove(verdict.by)

    def _passes_alone(self, test: str, living: Server) -> bool:
        """Return whether the test that killed a mutant passes when nothing is changed."""
        if test not in self._controlled:
            order = Order("", "", "", [(test, self._choice.limit_of(test))], 600)
            self._controlled[test] = living.ask(order).status == "survived"
        return self._controlled[test]


def told(line: str) -> None:
    """Print at once."""
    print(line, flush=True)


def _tasks(
    root: Path, sample: list[Mutant], choice: Choice, results: Results, digests: dict[str, str], *, again: bool
) -> list[Task]:
    tasks = []
    for mutant in sample:
        tests = choice.tests_for(mutant)
        left = tests if again else results.still_to_run(root, mutant, tests, digests)
        if left is not None:
            tasks.append(Task(mutant, left, choice.at_import(mutant), tests))
    return tasks


def _compiles(root: Path, mutant: Mutant) -> bool:
    try:
        compile(mutant.applied(source_of(root, mutant.file)), mutant.file, "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def run(wanted: argparse.Namespace) -> int:
    """Run everything; return 1 when the share of killed mutants is below the aim."""
    root, begun = Path(wanted.root).resolve(), time.monotonic()
    folder = root / ".mutation"
    if wanted.source:
        package, measured = by_hand(root, wanted.source, wanted.tests), (wanted.source,)
    else:
        package, measured = find(root, wanted.game), MEASURED
    if wanted.groups:
        package = msgspec.structs.replace(package, groups=package.groups[: wanted.groups])
    files = [part.strip() for part in wanted.files.split(",") if part.strip()]
    everything = find_mutants(root, package, files)
    sample = [mutant for mutant in sampled(everything, wanted.sample, wanted.seed) if _compiles(root, mutant)]
    entries = equivalents.read(Path(wanted.equivalents))
    results = Results(folder / f"{package.name}.jsonl")
    reasons = {mutant.key: equivalents.reason_for(entries, mutant) for mutant in sample}
    if wanted.only:
        sample = [mutant for mutant in sample if _known_status(results, mutant, reasons) == wanted.only]
    open_ones = [
        mutant
        for mutant in sample
        if not reasons[mutant.key] and (wanted.again or _known_status(results, mutant, reasons) != "killed")
    ]
    if open_ones and not wanted.list:
        line_map = LineMap(root, folder / "lines", package.tests, measured)
        line_map.refresh(wanted.jobs, told)
        choice = Choice(root, package, line_map)
        for name in sorted(choice.broken):
            told(f"{name} fails without any change and is left out")
        runner = Runner(root, package, choice, results, wanted)
        runner.digests = line_map.file_digests
        tasks = _tasks(root, open_ones, choice, results, line_map.file_digests, again=wanted.again)
        if tasks:
            told(f"{len(tasks)} of {len(sample)} mutants to run")
            runner.run(tasks)
    tally = Tally(package.name, len(everything), wanted.seed)
    _print_all(sample, results, reasons, tally, wanted)
    for entry in equivalents.unmatched(entries, everything):
        told(f"listed as equivalent, but not there any more: {entry.file}: {entry.before} -> {entry.after}")
    told(f"{tally.summary()}, {time.monotonic() - begun:.0f} s")
    return 1 if tally.share < wanted.aim else 0


def _known_status(results: Results, mutant: Mutant, reasons: dict[str, str]) -> str:
    known = results.of(mutant)
    status = "equivalent" if reasons[mutant.key] else known.verdict.status if known else "waiting"
    return "survived" if status == "capped" else status


def _print_all(
    sample: list[Mutant], results: Results, reasons: dict[str, str], tally: Tally, wanted: argparse.Namespace
) -> None:
    """Print all that did not die, in the order of the files; with ``--list`` all of them."""
    told("--- all in order ---" if wanted.list else "--- not killed, in order ---")
    for mutant in sample:
        known = results.of(mutant)
        verdict = known.verdict if known else Verdict("waiting")
        status = "equivalent" if reasons[mutant.key] else verdict.status
        tally.add(status)
        if wanted.list or status != "killed":
            told(line_of(mutant, verdict, reasons[mutant.key]))


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Do the tests notice a change?")
    parser.add_argument("--game", default="skirmish", choices=(*GAMES, "geometry", "core"), help="what is changed")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--files", default="", help="names of files with commas: movement,attacks")
    parser.add_argument("--only", choices=("survived", "killed", "equivalent", "waiting"), help="by the last verdict")
    parser.add_argument("--list", action="store_true", help="run nothing, print what is known")
    parser.add_argument("--again", action="store_true", help="run what has been run already, too")
    parser.add_argument("--cap", type=float, default=60, help="processor seconds for all tests of one mutant")
    parser.add_argument("--groups", type=int, default=0, help="only that many groups of tests, from the narrowest")
    parser.add_argument("--aim", type=float, default=85, help="the share of killed mutants that is enough, in percent")
    parser.add_argument("--root", default=".", help="the project's folder")
    parser.add_argument("--source", default="", help="a folder to be changed instead of a game's")
    parser.add_argument("--tests", default="tests", help="the folder of its tests, with --source")
    parser.add_argument("--equivalents", default=str(equivalents.LISTS), help="their list, or a folder of lists")
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    sys.exit(main())
