"""What is asked of a table is remembered with it: legality, screen and computer players ask the same things again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class Remembering(Protocol):
    """A frozen table that has room for answers: a ``Struct`` with ``dict=True``. Answers are no part of its value, and
    a changed table begins without any."""

    @property
    def __dict__(self) -> dict[Any, Any]:  # type: ignore[override]
        ...


AnyTable = TypeVar("AnyTable", bound=Remembering)


def remembered(
    function: Callable[Concatenate[AnyTable, Asked], Answer],
) -> Callable[Concatenate[AnyTable, Asked], Answer]:
    """A function of a table and of hashable arguments, given by position, that works out each answer once a table."""

    @wraps(function)
    def answer(table: AnyTable, /, *asked: Asked.args, **named: Asked.kwargs) -> Answer:
        if named:
            raise TypeError(f"{function.__name__} takes its arguments by position")
        kept = table.__dict__
        key: Hashable = (function, asked)
        if key not in kept:
            kept[key] = function(table, *asked, **named)
        return cast(Answer, kept[key])

    return cast(Callable[Concatenate[AnyTable, Asked], Answer], answer)
