"""What is asked of a table is remembered with it: legality, screen and computer players ask the same things again.

Tables are never changed, so an answer is never out of date. What depends on a few fields alone is remembered for as
long as those are the same ones, on whatever table they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter, is_
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
_Answers = dict[Any, dict[Any, Any]]

#: So many sets of the same fields are remembered: those of a state, of the views of it, and of what a search tries.
_RECENT = 6


class Remembering(Protocol):
    """A frozen table that has room for answers: a ``Struct`` with ``dict=True``. Answers are no part of its value, and
    a changed table begins without any."""

    @property
    def __dict__(self) -> dict[Any, Any]:  # type: ignore[override]
        ...


AnyTable = TypeVar("AnyTable", bound=Remembering)
_Question = Callable[Concatenate[AnyTable, Asked], Answer]


def remembered(function: _Question[AnyTable, Asked, Answer]) -> _Question[AnyTable, Asked, Answer]:
    """A function of a table and of hashable arguments, given by position, that works out each answer once a table."""
    return _answering(function, lambda table: {})


class RememberedWhile:
    """As ``remembered``, for functions that look at these fields of the table and at nothing else of it: an answer
    holds on each table that has the very same ones. Two fields or more, the one that changes most often last; a dot
    leads to a field of a field. An answer that held the table itself would keep both alive in a circle."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields
        self._fields_of = attrgetter(*fields)
        self._recent: list[tuple[tuple[Any, ...], _Answers]] = []

    def __call__(self, function: _Question[AnyTable, Asked, Answer]) -> _Question[AnyTable, Asked, Answer]:
        return _answering(function, lambda table: self._answers_on(table).setdefault(function, {}))

    def _answers_on(self, table: Remembering) -> _Answers:
        """The answers, by function, that a table shares with all that have the same fields."""
        shared: _Answers | None = table.__dict__.get(self)
        if shared is None:
            shared = table.__dict__[self] = self._answers_of(self._fields_of(table))
        return shared

    def _answers_of(self, fields: tuple[Any, ...]) -> _Answers:
        for known, answers in self._recent:
            if known[-1] is fields[-1] and all(map(is_, known, fields)):
                return answers
        self._recent.insert(0, (fields, {}))
        del self._recent[_RECENT:]
        return self._recent[0][1]


def _answering(
    function: _Question[AnyTable, Asked, Answer], first_answers: Callable[[Any], dict[Any, Any]]
) -> _Question[AnyTable, Asked, Answer]:
    """The function, asking first what the table remembers; ``first_answers`` are those that it begins with."""

    @wraps(function)
    def answer(table: AnyTable, /, *asked: Asked.args, **named: Asked.kwargs) -> Answer:
        if named:
            raise TypeError(f"{function.__name__} takes its arguments by position")
        memory = table.__dict__
        try:
            known: dict[Any, Answer] = memory[function]
        except KeyError:
            known = memory[function] = first_answers(table)
        try:
            return known[asked]
        except KeyError:
            found = known[asked] = function(table, *asked, **named)
            return found

    return answer
