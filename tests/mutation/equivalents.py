"""Mutants that no test can kill, because the program does the same: listed with the reason.

An entry names a file, the changed line before and after (without indentation, joined if it is more than one line) and
why nothing differs. It holds for every place of that file with this text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from tests.mutation.mutants import Mutant

#: A list for each package: games have many hands.
LISTS = Path(__file__).with_name("equivalent")


class Equivalent(msgspec.Struct, frozen=True):
    """One entry."""

    file: str
    before: str
    after: str
    reason: str


def read(path: Path) -> tuple[Equivalent, ...]:
    """Return all entries of a list, or of a folder's. Raises ``msgspec.ValidationError`` for a lacking field."""
    found: list[Equivalent] = []
    for file in sorted(path.glob("*.toml")) if path.is_dir() else [path]:
        entries = tomllib.loads(file.read_text("utf-8")).get("equivalent", [])
        found.extend(msgspec.convert(entries, type=list[Equivalent]))
    return tuple(found)


def reason_for(entries: Iterable[Equivalent], mutant: Mutant) -> str:
    """Return why the mutant is not a change at all, or nothing if it is one."""
    wanted = (mutant.file, mutant.before, mutant.after)
    return next((entry.reason for entry in entries if (entry.file, entry.before, entry.after) == wanted), "")


def unmatched(entries: Iterable[Equivalent], mutants: Iterable[Mutant]) -> list[Equivalent]:
    """Entries for the files of these mutants that match none of them any more."""
    there = {(mutant.file, mutant.before, mutant.after) for mutant in mutants}
    files = {mutant.file for mutant in mutants}
    return [entry for entry in entries if entry.file in files and (entry.file, entry.before, entry.after) not in there]
