"""The beginner: it overlooks some of the answers, never what looks much better, and does nothing for the worse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from game.ai.evaluation import Evaluator
from game.ai.players import player_for
from game.app.games.entries import GAMES, evaluator_of
from game.core.commands import Command, Pass
from game.core.views import View
from tests.games.tic_tac_toe import PlaceMark

ANSWERS = tuple(PlaceMark(cell) for cell in range(5))
#: Those of three answers, and of doing nothing.
SCORES = (10.0, 9.5, 9.0, 9.4)
VIEW: View[Any, Any] = View(0, None, (), None, None)


class Liked(Evaluator):
    """The best answer, one that looks a little worse, one at the limit, one just past it, and a silly one."""

    slip = 1.0

    def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
        return [10.0, 9.5, 9.0, 8.99, -50.0]


def chosen(kind: str, evaluator: Evaluator, times: int = 600) -> Counter[int]:
    player = player_for(kind, "1", evaluator)
    return Counter(ANSWERS.index(player.choose(VIEW, ANSWERS)) for _ in range(times))


def test_it_overlooks_answers_and_never_what_looks_much_better() -> None:
    found = chosen("easy", Liked())
    assert set(found) == {0, 1, 2}
    assert 0.4 < found[0] / 600 < 0.55
    assert min(found[1], found[2]) > 20


def test_one_who_sees_nothing_takes_any_that_is_not_silly() -> None:
    class Unseen(Liked):
        seen = 0.0

    found = chosen("easy", Unseen())
    assert set(found) == {0, 1, 2} and min(found.values()) > 150


def test_it_does_nothing_that_looks_worse_than_to_do_nothing() -> None:
    class Idle(Liked):
        def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
            return list(SCORES)

    answers = (*ANSWERS[:3], Pass())
    player = player_for("easy", "1", Idle())
    found = Counter(type(answer) for answer in (player.choose(VIEW, answers) for _ in range(300)))
    worse = [player.choose(VIEW, answers) for _ in range(300)].count(ANSWERS[2])
    assert found[Pass] > 20 and worse == 0


def test_where_one_thing_is_done_after_another_it_leaves_nothing_better_undone() -> None:
    class Turn(Liked):
        def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
            return list(SCORES)

        def may_go_on(self, view: Any) -> bool:
            return True

    player = player_for("easy", "1", Turn())
    found = {player.choose(VIEW, (*ANSWERS[:3], Pass())) for _ in range(300)}
    assert found == {ANSWERS[0], ANSWERS[1]}


def test_where_a_beginner_overlooks_nothing_it_is_the_greedy_player() -> None:
    class Plain(Liked):
        slip = 0.0

    assert set(chosen("easy", Plain())) == {0}
    assert set(chosen("greedy", Liked())) == {0}


def test_of_some_questions_it_overlooks_less() -> None:
    class Grave(Liked):
        def slip_at(self, view: Any) -> float:
            return 0.6

    assert set(chosen("easy", Grave())) == {0, 1}


def test_the_same_seed_overlooks_the_same_answers() -> None:
    players = [player_for("easy", "3", Liked()) for _ in range(2)]
    one, other = ([player.choose(VIEW, ANSWERS) for _ in range(60)] for player in players)
    assert one == other and len(set(one)) > 1


@pytest.mark.parametrize("game", [game for game in GAMES if evaluator_of(game) is not None])
def test_no_game_lets_a_beginner_overlook_what_decides(game: str) -> None:
    """A slip costs less than a common piece."""
    evaluator = evaluator_of(game)
    assert 0 <= evaluator.slip < evaluator.common
