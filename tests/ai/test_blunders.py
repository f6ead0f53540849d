"""The judge of blunders, at tic-tac-toe; what is kept, told and shown of its verdicts; and decisions out of games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.worlds import DealtWorlds
from game.core import runner
from game.core.commands import Command, Pass
from game.core.views import view_for
from game.rules.crawler.ruleset import CRAWLER
from tests.ai.blunders import __main__ as command
from tests.ai.blunders import page as page_module
from tests.ai.blunders.__main__ import judged, main, summary, told
from tests.ai.blunders.checking import check, wins, written
from tests.ai.blunders.decisions import Judged, Wanted, decisions_of, set_ups
from tests.ai.blunders.judge import Judge, Plan, PlanPlayer, Verdict, Way
from tests.ai.rows import Rows, position
from tests.games.tic_tac_toe import TIC_TAC_TOE, PlaceMark

#: O threatens the middle row; X wins nowhere at once.
THREATENED = "X-- -OO --X"


def verdict(marks: str, cell: int) -> Verdict:
    state: Any = position(marks)
    view, answers = view_for(TIC_TAC_TOE, state, 0), runner.legal(TIC_TAC_TOE, state)
    return Judge(Rows()).verdict(view, answers, DealtWorlds(TIC_TAC_TOE, state, 0, 1), PlaceMark(cell))


def test_who_lets_the_other_win_has_blundered() -> None:
    found = verdict(THREATENED, 1)
    assert found.better is not None and found.better.answer == PlaceMark(3)
    assert found.is_blunder and found.games < 200


def test_who_does_not_has_not() -> None:
    found = verdict(THREATENED, 3)
    assert not found.is_blunder and not found.is_likely


def test_who_may_win_at_once_is_not_forgiven_an_answer_that_loses() -> None:
    assert verdict("XX- OO- ---", 8).better == Way(PlaceMark(2))
    assert verdict("XX- OO- ---", 2) == Verdict()


def test_what_is_sure_to_cost_ten_games_in_a_hundred() -> None:
    assert Verdict(None, 0.3, 0.1).is_blunder and not Verdict(None, 0.3, 0.099).is_blunder
    assert Verdict(None, 0.1, 0.01).is_likely
    assert not Verdict(None, 0.099, 0.01).is_likely and not Verdict(None, 0.1, 0.0).is_likely


@pytest.mark.parametrize(
    ("plan", "scores", "chosen"),
    [
        ("doing all", (1.0, 3.0, 2.0), 2),  # The pass looks best.
        ("doing all", (0.9, 3.0, 0.9), 1),  # All else looks worse by more than a common piece.
        ("holding back", (1.0, 0.0, 2.0), 1),
    ],
)
def test_plans(plan: Plan, scores: tuple[float, ...], chosen: int) -> None:
    answers: tuple[Command, ...] = (PlaceMark(0), Pass(), PlaceMark(1))
    assert PlanPlayer(1, Rows(), plan).taken(None, answers, scores) == answers[chosen]


ROWS_OF_FILE = (
    Judged(1, 4, "turn 2", "action", "Pass"),
    Judged(1, 9, "turn 3", "action", "Wait", "Attack", "doing all", 0.4, 0.2, 50, {"game": "x"}, ("one <b>", "two")),
)


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Judge nothing; return the seeds whose decisions were asked for."""
    asked: list[int] = []

    def judged_of(wanted: Wanted, seed: int, known: frozenset[int]) -> list[Judged]:
        asked.append(seed)
        return [row for row in ROWS_OF_FILE if row.number not in known]

    monkeypatch.setattr(command, "judged_of", judged_of)
    monkeypatch.setattr(page_module, "picture_of", lambda one: pygame.Surface((4, 4)))
    return asked


def test_it_resumes_where_it_was_stopped(no_games: list[int], tmp_path: Path) -> None:
    wanted, file = Wanted("heroes", "normal", 1, 2), tmp_path / "judged.jsonl"
    assert judged(wanted, 2, file, 1) == list(ROWS_OF_FILE)
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:2]) + b'{"seed":1,')
    assert judged(wanted, 2, file, 1) == list(ROWS_OF_FILE)
    assert judged(wanted, 2, file, 1) == list(ROWS_OF_FILE)
    assert no_games == [1, 1]
    with pytest.raises(ValueError, match="other decisions"):
        judged(Wanted("heroes", "hard", 1, 2), 2, file, 1)


def test_the_command_tells_the_share_and_writes_the_page(
    no_games: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "heroes", "--positions", "2", "--each", "2", "--out", str(tmp_path)]) == 0
    assert "blunders, sure of 10 games in a hundred or more: 1, 50.0 %" in capsys.readouterr().out
    folder = tmp_path / "blunders-heroes-normal"
    text = (folder / "index.html").read_text("utf-8")
    assert "Better: <b>Attack</b>, then doing all; at least +20, of 50 games" in text and "one &lt;b&gt;" in text
    assert (folder / "1-9.png").exists() and (folder / "1-9.json").read_text() == '{"game":"x"}'
    assert main(["--game", "heroes", "--each", "3", "--out", str(tmp_path)]) == 2


def test_what_is_reported() -> None:
    assert told(ROWS_OF_FILE[0]) == "seed 1, answer 4, turn 2 [action] Pass"
    assert told(ROWS_OF_FILE[1]).endswith("Wait | Attack, then doing all: +40 (at least +20) in 50 games")
    assert "mean loss by these: 20.0 games in a hundred" in summary(ROWS_OF_FILE)


def test_decisions_are_those_of_the_match() -> None:
    found = decisions_of(Wanted("crawler", "random", 3, 4), 3)
    assert len({one.number for one in found}) == 4
    assert all(one.given in runner.legal(CRAWLER, one.state) for one in found)


@pytest.mark.parametrize(("game", "count"), [("skirmish", 4), ("arena", 25), ("factions", 36), ("heroes", 64)])
def test_every_ready_list_meets_every_one(game: str, count: int) -> None:
    assert len({str(document) for document in set_ups(game)}) == count


def test_the_judge_is_right_where_a_win_at_once_is_proven() -> None:
    proven = next(wins("heroes", 5))
    assert set(proven.right).isdisjoint(proven.wrong)
    found = check(proven, 1)
    assert found.holds and found.is_better_right


def test_a_written_position_is_proven_by_its_right_answers() -> None:
    proven = next(one for one in written("heroes", 1) if one.name == "a dart ends it")
    assert len(proven.right) == 1 and len(proven.wrong) > 1
