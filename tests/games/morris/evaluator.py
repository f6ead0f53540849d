"""How the computer players see a position of Nine Men's Morris. It knows the state alone, never the entry."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.evaluation import Evaluator, Item
from game.core.commands import Command
from game.core.views import View
from tests.games.morris.state import MEN, MILLS, NEXT, MoveMan, PlaceMan, Table, Take, TakeMan, Turn

MorrisView = View[Table, Turn | Take]


class MorrisEvaluator(Evaluator):
    """Completes mills, prevents the other's, and keeps its men free to move."""

    common = 1.0
    slip = 0.5
    horizon = 2
    farther = 2

    def scores(self, view: MorrisView, answers: Sequence[Command]) -> list[float]:
        return [_score(view.table, view.seat, answer) for answer in answers]

    def items(self, view: MorrisView) -> tuple[Item, ...]:
        own, other = (_counted(view.table, seat) for seat in (view.seat, 1 - view.seat))
        names = (("men", 1.0), ("mills", 0.3), ("open mills", 0.2), ("free points", 0.05))
        return tuple(Item(name, own[n], other[n], weight) for n, (name, weight) in enumerate(names))

    def clock(self, view: MorrisView) -> int:
        """Turns that are over: one in which a man is still to be taken is not."""
        half_done = bool(view.agenda) and isinstance(view.agenda[-1], Take)
        return view.table.turns - half_done


def _counted(table: Table, seat: int) -> tuple[float, ...]:
    """Men, mills, mills that lack one man, and free points next to a man."""
    men, other = set(table.men(seat)), set(table.men(1 - seat))
    mills = sum(men.issuperset(mill) for mill in MILLS)
    lacking = sum(len(men.intersection(mill)) == 2 and other.isdisjoint(mill) for mill in MILLS)
    free = len({point for man in men for point in NEXT[man]} - men - other)
    return len(men) + MEN - table.placed[seat], mills, lacking, free


def _score(table: Table, seat: int, answer: Command) -> float:
    other = 1 - seat
    if isinstance(answer, TakeMan):
        return _held(table, other, answer.point)
    assert isinstance(answer, PlaceMan | MoveMan)
    score = 0.1 * len(NEXT[answer.point])
    if isinstance(answer, MoveMan):
        score -= 0.1 * len(NEXT[answer.start])
        table = Table(table.with_men({answer.start: 0}), table.placed, table.turns, table.quiet)
    score += 3.0 * table.is_mill(seat, answer.point) + 0.3 * _held(table, seat, answer.point)
    return score + 1.5 * table.is_mill(other, answer.point)


def _held(table: Table, seat: int, point: int) -> float:
    """Return what a seat's man on a point would do for mills: one for each own man in a row without others."""
    men, others = set(table.men(seat)) - {point}, set(table.men(1 - seat)) - {point}
    return sum(len(men.intersection(mill)) for mill in MILLS if point in mill and others.isdisjoint(mill))


EVALUATOR = MorrisEvaluator()
