"""The command that tells which items foretell who wins: what it counts, and that it plays."""

from __future__ import annotations

import pytest

from game.ai.evaluation import Item
from tests.ai.foresight import Course, main, report


def ended(gold: float, fear: float, won: float) -> Course:
    """Return a course of two judgements: the first by two items, the second by what is won."""
    return Course(((Item("gold", gold), Item("fear", fear)), (Item("gold", won), Item("fear", 0.0))), (3, 9), won)


def test_an_item_is_worth_what_goes_with_it_and_one_that_goes_with_nothing_is_worth_nothing() -> None:
    first = [ended(0, 0, 0.0), ended(0, 0, 0.0)]
    gold, fear, both = ([ended(4, 0, 1.0)] * 2, [ended(0, 5, 0.0)] * 2, [ended(4, 5, 1.0)] * 2)
    lines = report([[first, gold], [first, fear], [first, both]]).splitlines()
    assert lines[0] == "3 questions, 3 other answers, which win +66.7 points"
    assert lines[1].startswith("judged 1 later (3 answers a trial): goes with what is won")
    assert lines[2].strip().startswith("gold: +25.00 points won for each of it")
    assert lines[3].strip().startswith("fear: +0.00 points") or lines[3].strip().startswith("fear: -0.00 points")
    assert "judged 2 later (9 answers a trial): goes with what is won +1.00" in lines


def test_what_has_ended_before_is_not_judged() -> None:
    short = Course(((Item("gold", 1.0),),), (2,), 1.0)
    text = report([[[short], [short]], [[short], [short]]])
    assert "judged 1 later" in text and "judged 2 later" not in text


def test_games_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "skirmish", "--deck", "drow", "--answers", "1", "--worlds", "2"]) == 0
    assert capsys.readouterr().out.startswith("1 questions, ")
