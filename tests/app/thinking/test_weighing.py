"""Answers weighed for a person: as the player of a level weighs them, and enough of them to compare."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.evaluation import Evaluator, Item
from game.ai.players import HARD
from game.app.thinking.hints import MOST
from game.app.thinking.weighing import Weigher
from tests.ai.rows import Asked, cell_of, position
from tests.games.tic_tac_toe import FREE


class OneStandsOut(Evaluator):
    """The middle looks far better than all else, then the cells in their order."""

    margin = 0.5

    def scores(self, view: Any, answers: Any) -> list[float]:
        return [100.0 if cell_of(answer) == 4 else -float(cell_of(answer)) for answer in answers]

    def items(self, view: Any) -> tuple[Item, ...]:
        return (Item("marks", 1.0),)

    def clock(self, view: Any) -> int:
        return 9 - view.table.cells.count(FREE)


class Corners(OneStandsOut):
    """Corners amount to the same."""

    def alike(self, view: Any, answer: Any) -> object:
        return "corner" if cell_of(answer) in (0, 2, 6, 8) else cell_of(answer)


class Middle(OneStandsOut):
    """Who holds the middle stands better by some points; cells within the margin look as good."""

    def __init__(self, worth: float, margin: float, odds: float = 1.0) -> None:
        self.worth, self.margin, self.odds = worth, margin, odds

    def scores(self, view: Any, answers: Any) -> list[float]:
        return [0.0 if cell_of(answer) == 4 else -1.0 for answer in answers]

    def items(self, view: Any) -> tuple[Item, ...]:
        mine = view.table.cells[4] == view.seat
        return (Item("middle", self.worth if mine else 0.0),)


def weighed(evaluator: Evaluator, marks: str, also: tuple[int, ...] = ()) -> list[int]:
    asked = Asked(position(marks, 0), evaluator)
    wanted = [answer for answer in asked.answers if cell_of(answer) in also]
    weigher = Weigher("hard", "1", evaluator, wanted)
    assert weigher.budget == replace(HARD, tells=True)
    rows = weigher.rows(5, asked.view, asked.answers, asked.worlds)
    assert rows.number == 5 and rows.answer == rows.weighed[0].answer
    assert all(row.chances for row in rows.weighed)
    return [cell_of(asked.answers[row.answer]) for row in rows.weighed]


def test_three_are_weighed_though_one_stands_out() -> None:
    found = weighed(OneStandsOut(), "... ... ...")
    assert found[0] == 4 and sorted(found) == [0, 1, 4] and len(found) == MOST


def test_one_of_several_equal_answers_is_weighed() -> None:
    assert sorted(weighed(Corners(), "... ... ...")) == [0, 1, 4]
    assert sorted(weighed(Corners(), ".X. ... ...")) == [0, 3, 4]


def test_where_there_are_fewer_all_are() -> None:
    asked = Asked(position("XOX O.O OX.", 0), OneStandsOut())
    found = Weigher("hard", "1", OneStandsOut()).candidates(asked.view, asked.answers)
    assert sorted(cell_of(answer) for answer in found) == [4, 8]
    assert weighed(OneStandsOut(), "XOX O.O OX.") == [4], "the other one loses"


def test_beside_what_was_given_only_what_the_player_would_try_is() -> None:
    assert sorted(weighed(OneStandsOut(), "... ... ...", also=(7,))) == [4, 7]


@pytest.mark.parametrize(("worth", "margin", "odds", "told"), [
    (0.02, 0.5, 1.0, 3), (0.1, 0.5, 1.0, 1), (0.1, 2.0, 1.0, 3), (0.3, 2.0, 1.0, 1), (0.1, 2.0, 0.0, 1),
])  # fmt: skip
def test_what_came_out_clearly_worse_is_not_a_hint(worth: float, margin: float, odds: float, told: int) -> None:
    """What the player would not have tried must come out nearly as good, and so must all where no chance is told; what
    it would have must be no mistake."""
    found = weighed(Middle(worth, margin, odds), "... ... ...")
    assert found[0] == 4 and min(len(found), 3) == told


class _InACorner(type):
    def __instancecheck__(cls, one: object) -> bool:
        return cell_of(one) == 0


class InACorner(metaclass=_InACorner):
    """What counts as doing nothing: the first corner."""


class NearlyAlike(Middle):
    """All but the middle and what does nothing look ``worse`` than that by a number of common pieces."""

    idle = (InACorner,)

    def __init__(self, worse: float) -> None:
        super().__init__(0.0, 2.0)
        self._worse = worse

    def scores(self, view: Any, answers: Any) -> list[float]:
        return [{4: 1.0, 0: 0.0}.get(cell_of(answer), -self._worse * self.common) for answer in answers]


@pytest.mark.parametrize(("worse", "told"), [(0.1, 3), (0.11, 2)])
def test_what_looks_worse_than_to_do_nothing_is_not_a_hint(worse: float, told: int) -> None:
    found = weighed(NearlyAlike(worse), "... ... ...")
    assert found[0] == 4 and min(len(found), 3) == told


class FreeMiddle(Middle):
    """To take the middle costs nothing."""

    def free(self, view: Any, answers: Any) -> list[Any]:
        return [answer for answer in answers if cell_of(answer) == 4]


def test_beside_what_is_free_nothing_is_as_good() -> None:
    assert len(weighed(Middle(0.001, 1.0), "... ... ...")) > 1
    assert weighed(FreeMiddle(0.001, 1.0), "... ... ...") == [4]


def test_what_was_given_is_reported_however_bad_it_was() -> None:
    assert sorted(weighed(Middle(3.0, 0.5), "... ... ...", also=(7,))) == [4, 7]


@pytest.mark.parametrize("marks", ["... ... ...", "X.. .O. ..."])
def test_without_an_evaluator_there_is_nothing_to_say(marks: str) -> None:
    asked = Asked(position(marks, 0), None)
    assert Weigher("hard", "1", None).rows(1, asked.view, asked.answers, asked.worlds).weighed == ()
