"""What is printed: a line or three for each mutant, and one line of summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.mutation.mutants import Mutant
from tests.mutation.serving import Verdict

Write = Callable[[str], None]


def line_of(mutant: Mutant, verdict: Verdict, reason: str = "") -> str:
    """Return a mutant with its verdict; for survivors and equivalents the line before and after as well."""
    place = f"{mutant.file}:{mutant.line}"
    if reason:
        return f"equivalent {place}  {reason}\n    - {mutant.before}\n    + {mutant.after}"
    if verdict.status == "killed":
        how = "" if verdict.how == "failed" else f" ({verdict.how})"
        return f"killed     {place}  {_cut(mutant)}  by {verdict.by}{how}"
    if verdict.status == "waiting":
        return f"waiting    {place}  {_cut(mutant)}"
    tests = f"{verdict.ran} tests" if verdict.ran else "no test runs it"
    capped = ", then the time was up" if verdict.status == "capped" else ""
    return f"SURVIVED   {place}  {tests}{capped}\n    - {mutant.before}\n    + {mutant.after}"


def _cut(mutant: Mutant) -> str:
    """Return the changed part with some letters around it."""
    before, after = mutant.before, mutant.after
    head = 0
    while head < min(len(before), len(after)) and before[head] == after[head]:
        head += 1
    begin = max(0, head - 20)
    return f"`{before[begin : begin + 50]}` -> `{after[begin : begin + 50]}`"


class Tally:
    """Counts verdicts."""

    def __init__(self, name: str, total: int, seed: int) -> None:
        self._name, self._total, self._seed = name, total, seed
        self._counts: Counter[str] = Counter()

    def add(self, status: str) -> None:
        """Count one more mutant: ``killed``, ``survived``, ``capped``, ``equivalent`` or ``waiting``."""
        self._counts["survived" if status == "capped" else status] += 1

    @property
    def share(self) -> float:
        """Killed, of those that could be, in percent; all of them if there was none."""
        counted = self._counts["killed"] + self._counts["survived"]
        return 100 * self._counts["killed"] / counted if counted else 100.0

    def summary(self) -> str:
        """Return the last line."""
        counts = self._counts
        waiting = f", {counts['waiting']} not run yet" if counts["waiting"] else ""
        return (
            f"{self._name}: {counts.total():,} sampled of {self._total:,} mutants (seed {self._seed}): "
            f"{counts['killed']} killed, {counts['survived']} survived, {counts['equivalent']} equivalent{waiting}: "
            f"{self.share:.1f} % of {counts['killed'] + counts['survived']}"
        )
