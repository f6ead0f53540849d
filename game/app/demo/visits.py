"""The list of visits to the demo: a line each, without a word of who it was."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from game.app.files.wording import place_and_expectation

#: The file in the demo's folder; when it is this large it is put aside under the second name.
NAME, OLDER = "sessions.csv", "sessions-older.csv"
LARGEST = 4 << 20

#: How a visit ended: the match was played to its end, the visitor said so, or went away; "restart" is no visit but a
#: restart of the demo.
Ending = Literal["finished", "left", "went away", "restart"]


class Visit(msgspec.Struct, frozen=True):
    """One visit. ``start`` and ``end`` are local times (2026-11-27T10:04:31), ``people`` how many played, ``turns`` the
    turns that were begun, ``answers`` what the visitors answered, ``first_move`` the seconds to the first of these
    (None: none came), ``refusals`` how often something could not be done, ``first_refusal`` what was said the first
    time, ``stopped_at`` the question at which the visit ended."""

    start: str
    end: str
    ended: Ending
    game: str = ""
    people: int = 1
    turns: int = 0
    answers: int = 0
    first_move: float | None = None
    refusals: int = 0
    first_refusal: str = ""
    stopped_at: str = ""


COLUMNS = Visit.__struct_fields__


def add_visit(folder: Path, visit: Visit) -> str:
    """Add a line to the list in a folder, on disk when this returns. Return what kept it from being written, as a
    sentence, or nothing. Never raises: nobody stands at the demo who could help."""
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST:
            path.replace(folder / OLDER)
        is_new = not path.exists() or not path.stat().st_size
        with path.open("a", encoding="utf-8", newline="") as file:
            file.write((_line(COLUMNS) if is_new else "") + _line(_values(visit)))
            file.flush()
    except OSError as error:
        return f"{path}: the visit cannot be saved ({error.strerror or error})."
    return ""


def read_visits(folder: Path) -> tuple[list[Visit], list[str]]:
    """Return the visits of a folder, the oldest first, and what is wrong in the list: a sentence for each line that was
    passed over. Raises ValueError where there is no list."""
    files = [path for path in (folder / OLDER, folder / NAME) if path.is_file()]
    if not files:
        raise ValueError(f"{folder / NAME}: there is no such file; nobody has visited the demo of this folder yet")
    visits: list[Visit] = []
    wrong: list[str] = []
    for path in files:
        try:
            text = path.read_text("utf-8", errors="replace")
        except OSError as error:
            raise ValueError(f"{path}: it cannot be read ({error.strerror or error})") from error
        # A pulled plug may leave zeros at the end.
        for number, row in enumerate(csv.DictReader(io.StringIO(text.replace("\0", ""))), 2):
            try:
                fields = {name: row[name] for name in COLUMNS if row.get(name)}
                visits.append(msgspec.convert(fields, Visit, strict=False))
            except (msgspec.ValidationError, ValueError) as error:
                wrong.append(f"{path}, line {number}: {place_and_expectation(error)}")
    return visits, wrong


def _values(visit: Visit) -> list[str]:
    values = [getattr(visit, name) for name in COLUMNS]
    return ["" if value is None else str(value) for value in values]


def _line(values: Sequence[str]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerow(values)
    return written.getvalue()
