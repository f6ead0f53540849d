"""What earlier runs found, kept line by line, so that a run that is broken off resumes where it was."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.mutation.mutants import Mutant
from tests.mutation.packages import digest_of_source
from tests.mutation.serving import Verdict


class Result(msgspec.Struct):
    """The last verdict on a mutant. ``source``: its file's digest; ``through``: the tests' files it passed, theirs."""

    key: str
    file: str
    before: str
    after: str
    verdict: Verdict
    source: str
    through: dict[str, str]


class Results:
    """A file of results; the last of a mutant holds."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, Result] = {}
        if path.exists():
            for line in path.read_bytes().splitlines():
                try:
                    result = msgspec.json.decode(line, type=Result)
                except msgspec.MsgspecError:
                    continue
                if (result.verdict.by, result.verdict.how) != ("import", "crash"):  # nothing can be said of those
                    self._known[result.key] = result

    def of(self, mutant: Mutant) -> Result | None:
        """Return what is known of a mutant, whether or not it still holds."""
        return self._known.get(mutant.key)

    def keep(self, root: Path, mutant: Mutant, verdict: Verdict, through: dict[str, str]) -> Result:
        """Write a verdict down at once."""
        source = digest_of_source(root, mutant.file)
        result = Result(mutant.key, mutant.file, mutant.before, mutant.after, verdict, source, through)
        self._known[mutant.key] = result
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        return result

    def still_to_run(self, root: Path, mutant: Mutant, tests: list[str], digests: dict[str, str]) -> list[str] | None:
        """Return the tests that a mutant must still go through, or nothing if its last verdict holds. Killed stays
        killed as long as its line is there; a survivor takes new and changed tests, and all of them if its file
        changed."""
        result = self.of(mutant)
        if result is None:
            return tests
        if result.verdict.status == "killed":
            return None
        if result.source != digest_of_source(root, mutant.file):
            return tests
        files = {test.split("::")[0] for test in tests}
        changed = {file for file in files if result.through.get(file) != digests.get(file)}
        return [test for test in tests if test.split("::")[0] in changed] if changed else None
