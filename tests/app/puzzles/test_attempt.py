"""A puzzle being played: right answers go on, a wrong one is named and taken back, and hints come from the search."""

from __future__ import annotations

import pytest

from game.app.puzzles.attempt import Attempt
from game.app.puzzles.files import list_puzzles
from game.app.thinking.thinker import SETTING


@pytest.fixture(autouse=True)
def judged_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "here")


def at(title: str = "A Light on the Target") -> Attempt:
    attempt = Attempt(next(one for one in list_puzzles("skirmish") if one.title == title))
    attempt.update()
    return attempt


def give(attempt: Attempt, words: str) -> None:
    """Give the answer of these words."""
    match = attempt.match
    assert match.asked is not None
    command = next(one for one in match.answers(match.asked) if attempt.words(one) == words)
    match.submit(match.asked, command)
    attempt.update()


def test_right_answers_lead_to_the_end() -> None:
    attempt = at()
    assert attempt.verdict is not None and attempt.verdict.chance == 1 and not attempt.is_solved
    give(attempt, "Play Darkfire with Drow Priestess")
    assert attempt.wrong is None
    give(attempt, "Human Ranger")
    give(attempt, "Drow Priestess attacks Human Ranger")
    assert attempt.is_won and attempt.is_solved and not attempt.helped


def test_a_wrong_answer_is_reported_and_taken_back() -> None:
    attempt = at()
    give(attempt, "Drow Priestess attacks Human Ranger")
    assert attempt.wrong is not None and attempt.wrong.words == "Drow Priestess attacks Human Ranger"
    assert not attempt.may_answer and not attempt.is_solved
    again = attempt.back()
    again.update()
    assert again.may_answer and again.verdict is not None and again.verdict.chance == 1
    assert again.match.state.table == attempt.puzzle.state.table


def test_hints_tell_more_and_more() -> None:
    attempt = at()
    assert attempt.next_hint() == "1 of 5 answers keep it won."
    assert attempt.next_hint() == "Think of Darkfire."
    assert attempt.next_hint() == "One right answer: Play Darkfire with Drow Priestess."
    give(attempt, "Play Darkfire with Drow Priestess")
    assert attempt.helped and attempt.hint == 0
