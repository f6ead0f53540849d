"""What is asked of a table is remembered with it: legality, screen and computer players ask the same things again.

Tables are never changed, so an answer is never out of date. What depends on a few fields alone is remembered for as
long as those are the same ones, on whatever table they are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from operator import attrgetter, is_
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
#: Answers by the function that was asked, with what it was asked if that is anything.
_Answers = dict[Any, Any]

#: The most sets of equal fields that are remembered: of a state, its views, and what a search tries.
_RECENT = 6

_UNKNOWN = object()


class Remembering(Protocol):
    """A frozen table that has room for answers: a ``Struct`` with ``dict=True``. Answers are not part of its value, and
    a changed table begins without any."""

    @property
    def __dict__(self) -> dict[Any, Any]:  # type: ignore[override]
        ...


AnyTable = TypeVar("AnyTable", bound=Remembering)
_Question = Callable[Concatenate[AnyTable, Asked], Answer]


class _Remembered(ABC):
    """A decorator of functions of a table and of hashable arguments, given by position: each answer is worked out once
    and kept with the table."""

    def __call__(self, function: _Question[AnyTable, Asked, Answer]) -> _Question[AnyTable, Asked, Answer]:
        # One argument besides the table, or none, is what most have, and gathering any number takes as long as the
        # rest.
        asked = tuple(signature(function).parameters.values())[1:]
        asks_one = len(asked) == 1 and asked[0].kind is Parameter.POSITIONAL_OR_KEYWORD
        remember = self._of_none if not asked else self._of_any
        if asks_one and asked[0].default is Parameter.empty:
            remember = self._of_one
        remembering: _Question[AnyTable, Asked, Answer] = remember(function)
        return remembering

    def _of_any(self, function: Any) -> Any:
        @wraps(function)
        def answer(table: Any, /, *asked: Any) -> Any:
            answers = table.__dict__.get(self)
            if answers is None:
                answers = table.__dict__[self] = self._answers_on(table)
            question = (function, *asked)
            found = answers.get(question, _UNKNOWN)
            if found is _UNKNOWN:
                found = answers[question] = function(table, *asked)
            return found

        return answer

    def _of_none(self, function: Any) -> Any:
        @wraps(function)
        def answer(table: Any, /) -> Any:
            answers = table.__dict__.get(self)
            if answers is None:
                answers = table.__dict__[self] = self._answers_on(table)
            found = answers.get(function, _UNKNOWN)
            if found is _UNKNOWN:
                found = answers[function] = function(table)
            return found

        return answer

    def _of_one(self, function: Any) -> Any:
        @wraps(function)
        def answer(table: Any, asked: Any, /) -> Any:
            answers = table.__dict__.get(self)
            if answers is None:
                answers = table.__dict__[self] = self._answers_on(table)
            question = (function, asked)
            found = answers.get(question, _UNKNOWN)
            if found is _UNKNOWN:
                found = answers[question] = function(table, asked)
            return found

        return answer

    @abstractmethod
    def _answers_on(self, table: Remembering) -> _Answers:
        """Return the answers that a table begins with."""


class _RememberedOnTable(_Remembered):
    """As ``remembered``. Answers lie with the table itself, so that one look finds them."""

    def _of_none(self, function: Any) -> Any:
        @wraps(function)
        def answer(table: Any, /) -> Any:
            answers = table.__dict__
            found = answers.get(function, _UNKNOWN)
            if found is _UNKNOWN:
                found = answers[function] = function(table)
            return found

        return answer

    def _of_one(self, function: Any) -> Any:
        @wraps(function)
        def answer(table: Any, asked: Any, /) -> Any:
            answers = table.__dict__.get(function)
            if answers is None:
                answers = table.__dict__[function] = {}
            found = answers.get(asked, _UNKNOWN)
            if found is _UNKNOWN:
                found = answers[asked] = function(table, asked)
            return found

        return answer

    def _answers_on(self, table: Remembering) -> _Answers:
        return {}


#: For functions of a table that may look at all of it: an answer holds on that one table.
remembered = _RememberedOnTable()


class RememberedWhile(_Remembered):
    """As ``remembered``, for functions that look at these fields of the table and at nothing else of it: an answer
    holds on each table that has the very same ones. Two fields or more, the one that changes most often last; a dot
    leads to a field of a field. An answer that held the table itself would keep both alive in a circle.

    Functions that see no more of these fields than ``seen`` gives keep their answers as long as that is equal. What
    they look at besides the fields is what ``equal`` gives: it must be equal, and may be made again each time. With
    ``kept``, what is seen has a hash, and that many of its values are remembered, the last used."""

    def __init__(
        self,
        *fields: str,
        seen: Callable[[Any], Any] | None = None,
        equal: Callable[[Any], Any] | None = None,
        kept: int = 0,
    ) -> None:
        self.fields = fields
        self._fields_of = attrgetter(*fields)
        self._seen, self._equal, self._kept = seen, equal, kept
        self._known: dict[Any, _Answers] = {}
        self._recent: list[tuple[tuple[Any, ...], Any, Any, _Answers]] = []
        _ALL.append(self)

    def forget(self) -> None:
        """Forget all answers but those that lie with tables which live on."""
        self._known.clear()
        self._recent.clear()

    def _answers_on(self, table: Remembering) -> _Answers:
        """Return the answers that a table shares with all that have the same fields."""
        fields = self._fields_of(table)
        equal = self._equal(table) if self._equal is not None else None
        for known, known_equal, _, answers in self._recent:
            if known[-1] is fields[-1] and all(map(is_, known, fields)) and known_equal == equal:
                return answers
        seen, answers = self._look_at(table)
        self._recent.insert(0, (fields, equal, seen, answers))
        del self._recent[_RECENT:]
        return answers

    def _look_at(self, table: Remembering) -> tuple[Any, _Answers]:
        """Return what is seen of a table with other fields, and the answers that hold as long as it is."""
        if self._seen is None:
            return None, {}
        seen = self._seen(table)
        if self._kept:
            answers = self._known[seen] = self._known.pop(seen, {})
            for older in tuple(self._known)[: -self._kept]:
                self._known.pop(older, None)
            return None, answers
        return seen, next((answers for _, _, known, answers in self._recent if known == seen), {})


_ALL: list[RememberedWhile] = []


def forget_answers() -> None:
    """Forget what is remembered of tables that may have gone, as when a match is left."""
    for one in _ALL:
        one.forget()
