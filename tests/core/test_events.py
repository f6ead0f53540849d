"""Tables of events: rows that mypy checks against their own kind of event."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.events import DiceRolled, EventRow, Notice, SentenceRow, event_table, row_of


class Rang(Notice, frozen=True):
    seat: int


def test_a_table_has_the_function_of_each_kind_of_event_or_words() -> None:
    row = EventRow[[int], int]()
    rows = event_table(row(Rang, lambda event, times: event.seat * times), row(DiceRolled, "nobody hears it"))
    tell = row_of(rows, Rang(3))
    assert tell is not None and tell(Rang(3), 2) == 6
    assert row_of(rows, DiceRolled(0, 6, (1,), "why")) is None and rows[DiceRolled] == "nobody hears it"


def test_two_rows_of_one_kind_are_an_error() -> None:
    row = SentenceRow[object]()
    with pytest.raises(ValueError, match="same kind"):
        event_table(row(Rang, "a"), row(DiceRolled, "b"), row(Rang, "c"))


def test_a_field_that_an_event_does_not_have_is_an_error_of_mypy(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api", reason="mypy is not installed here")
    text = """
from game.core.events import DiceRolled, EventRow, SentenceRow
row, say = EventRow[[int], object](), SentenceRow[int]()
row(DiceRolled, lambda event, times: event.seat)
say(DiceRolled, lambda table, event, names: names[event.seat])
row(DiceRolled, lambda event, times: event.throne)
say(DiceRolled, lambda table, event, names: names[event.crown])
"""
    told, _, _ = api.run(["--config-file=", "--strict", "--no-error-summary", "--cache-dir", str(tmp_path), "-c", text])
    assert [line.split('"')[-2] for line in told.splitlines()] == ["throne", "crown"], told
