"""The list of visits: a line each, flushed, without names, turned over when it is large; and the report on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.demo import visits
from game.app.demo.report import write_report
from game.app.demo.summary import summary_of
from game.app.demo.visits import COLUMNS, Visit, add_visit, read_visits


def a_visit(hour: int = 10, **more: object) -> Visit:
    fields = {"start": f"2026-11-27T{hour}:00:00", "end": f"2026-11-27T{hour}:04:30", "game": "skirmish"}
    return Visit(**{**fields, "ended": "left", "first_move": 12.5, **more})  # type: ignore[arg-type]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    written = [a_visit(), a_visit(11, first_move=None, stopped_at='You: "go", or pass', people=2, answers=7)]
    assert [add_visit(tmp_path, visit) for visit in written] == ["", ""]
    assert read_visits(tmp_path) == (written, [])
    text = (tmp_path / "sessions.csv").read_text("utf-8")
    assert text.splitlines()[0] == ",".join(COLUMNS) and len(text.splitlines()) == 3


def test_no_column_is_for_a_name() -> None:
    assert set(COLUMNS) == {
        "start", "game", "end", "ended", "people", "turns", "answers", "first_move", "refusals", "first_refusal",
        "stopped_at",
    }  # fmt: skip


def test_a_damaged_line_costs_that_line(tmp_path: Path) -> None:
    add_visit(tmp_path, a_visit())
    with (tmp_path / "sessions.csv").open("a", encoding="utf-8") as file:
        file.write("x,skirmish,y,asleep,1,1,1,1,1,,\n\0\0")
    add_visit(tmp_path, a_visit())
    found, wrong = read_visits(tmp_path)
    assert len(found) == 2 and len(wrong) == 1 and "sessions.csv, line 3: ended" in wrong[0]


def test_a_large_list_is_put_aside_and_still_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "LARGEST", 300)
    for hour in (10, 11, 12, 13, 14):
        add_visit(tmp_path, a_visit(hour))
    assert {path.name for path in tmp_path.iterdir()} == {"sessions.csv", "sessions-older.csv"}
    assert read_visits(tmp_path)[0][-1] == a_visit(14)


def test_a_disk_that_refuses_costs_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "demo").write_text("a file where the folder should be")
    assert "cannot be saved" in add_visit(tmp_path / "demo", a_visit())


class TestReport:
    def test_is_a_page_with_pictures(self, tmp_path: Path) -> None:
        for hour in (10, 10, 13):
            add_visit(tmp_path, a_visit(hour, stopped_at="<b>Where?</b>", refusals=1, first_refusal="Too far."))
        add_visit(tmp_path, a_visit(ended="restart", game=""))
        told = write_report(tmp_path, tmp_path / "out")
        page = (tmp_path / "out" / "report.html").read_text("utf-8")
        assert "3 visits" in told and "1 restart" in told and "&lt;b&gt;Where?" in page and "Too far." in page
        pictures = sorted(path.name for path in (tmp_path / "out").glob("*.png"))
        assert pictures == ["first_moves.png", "games.png", "hours.png", "lengths.png"]
        assert all(name in page for name in pictures)

    def test_counts_what_it_tells(self) -> None:
        found = summary_of([a_visit(10), a_visit(13, people=2, first_move=None), a_visit(ended="restart")])
        assert (found.visits, found.restarts, found.pairs, found.without_move) == (2, 1, 1, 1)
        assert found.hours == {10: 1, 13: 1} and found.lengths == (4.5, 4.5) and found.first_moves == (12.5,)

    def test_says_that_nobody_has_come(self, tmp_path: Path) -> None:
        with pytest.raises(ValueError, match="nobody has visited"):
            write_report(tmp_path, tmp_path / "out")
        add_visit(tmp_path, a_visit(ended="restart"))
        with pytest.raises(ValueError, match="a visit was expected"):
            write_report(tmp_path, tmp_path / "out")
