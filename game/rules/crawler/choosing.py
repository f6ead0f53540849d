"""The question that many chapters of Crawler ask: one of several cards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.table import Table


# Any is the step of the chapter.
def one_of(
    cards: Callable[[Table, Any], Collection[int]],
    refusal: Refusal,
    take: Callable[[Draft[Table, Step], Any], None],
    answer: Callable[[Draft[Table, Step], Any, Choose], None],
) -> Chapter:
    """Return the chapter of a step that asks for one of some cards; ``refusal`` meets all other answers."""
    return Chapter(
        take,
        lambda table, step: (Choose(card) for card in cards(table, step)),
        lambda table, step, command: (
            None if isinstance(command, Choose) and command.card in cards(table, step) else refusal
        ),
        answer,
    )
