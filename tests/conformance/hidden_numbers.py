"""Law 10 over the question itself: what a decision is about names no card that its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.views import view_for
from tests.conformance.comparing import plain
from tests.conformance.walks import Moment


def law_10_about(at: Moment) -> Iterator[str]:
    """Yield what breaks law 10 in the open question: every seat reads it in its view; a card that lies hidden from a
    seat is not told to it there."""
    if at.state.decision is None or not at.state.decision.about:
        return
    table = _without_script(plain(at.state.table))
    for seat in at.seats:
        hidden = hidden_numbers(table, _without_script(plain(at.game.table_for(at.state.table, seat))))
        told = view_for(at.game, at.state, seat).decision
        named = sorted(hidden.intersection(told.about))
        if named:
            yield f"the question {told.prompt!r} tells seat {seat} of the hidden {named}"


def _without_script(table: Any) -> Any:
    """Return a table without its scenario, whose numbers count turns and triggers and are not cards."""
    return {key: value for key, value in table.items() if key != "scenario"} if isinstance(table, dict) else table


def hidden_numbers(true: Any, seen: Any) -> set[int]:
    """Return the numbers of a table that stand where a seat's table holds something else."""
    if true == seen:
        return set()  # Most of a table is the same for all: nobody looks through it.
    if isinstance(true, dict):
        known = seen if isinstance(seen, dict) else {}
        return set().union(*(hidden_numbers(value, known.get(key)) for key, value in true.items()))
    if isinstance(true, list):
        others = seen if isinstance(seen, list) and len(seen) == len(true) else [None] * len(true)
        return set().union(*(hidden_numbers(one, other) for one, other in zip(true, others, strict=True)))
    is_number = isinstance(true, int) and not isinstance(true, bool)
    return {true} if is_number else set()
