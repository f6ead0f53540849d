"""A rulebook as chapters: for each step what is done when its turn comes, what it asks, and what an answer does.

A game written this way has a table of chapters, one per step, and the engine dispatches to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from game.core.commands import Agree, Command, Decline
from game.core.gathering import modules_of
from game.core.refusals import Refusal, RulesError
from game.core.state import Position, Step
from game.core.steps import Draft


class Chapter(msgspec.Struct, frozen=True):
    """All about one kind of step. ``take`` carries it out when it is taken off the agenda. A step that asks has
    ``choices``, the answers worth considering; ``why_not``, why one is not legal, or None; and ``answer``, which puts a
    legal one into effect. Without ``why_not`` the choices are legal and nothing else is. ``doubtful`` are kinds of
    answers of which ``choices`` also gives illegal ones: only they are asked about again; None is all kinds."""

    take: Callable[[Draft[Any, Any], Any], None]
    choices: Callable[[Any, Any], Iterable[Command]] | None = None
    why_not: Callable[[Any, Any, Any], Refusal | None] | None = None
    answer: Callable[[Draft[Any, Any], Any, Any], None] | None = None
    doubtful: tuple[type[Command], ...] | None = None


def yes_or_no(
    take: Callable[[Draft[Any, Any], Any], None], answer: Callable[[Draft[Any, Any], Any, Any], None], refusal: Refusal
) -> Chapter:
    """Return the chapter of an offer, answered by Agree or Decline; ``refusal`` meets all other answers."""
    return Chapter(
        take,
        lambda table, step: (Agree(), Decline()),
        lambda table, step, command: None if isinstance(command, Agree | Decline) else refusal,
        answer,
        doubtful=(),
    )


_NO_CHOICE = Refusal("no_choice", "core/decision", "That is not among the choices.")


class ByChapters:
    """The part of ``core.ruleset.Ruleset`` that follows from ``chapters``. A step without a chapter, and an answer to a
    step that asks nothing, raise RulesError: the rules have a hole."""

    chapters: Mapping[type[Step], Chapter]

    def take(self, draft: Draft[Any, Any], step: Step) -> None:
        # Every step of a match comes by here, most by nowhere else.
        try:
            chapter = self.chapters[type(step)]
        except KeyError:
            raise _has_no_chapter(step) from None
        chapter.take(draft, step)

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        step = draft.answered()
        answer = self._chapter(step).answer
        if answer is None:
            raise _asks_nothing(step)
        answer(draft, step, command)

    def candidates(self, position: Position) -> Iterable[Command]:
        """Return answers worth considering."""
        step = position.agenda[-1]
        choices = self._chapter(step).choices
        if choices is None:
            raise _asks_nothing(step)
        return choices(position.table, step)

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        """Return why an answer is not legal, or None: the one source of legality."""
        step = position.agenda[-1]
        why_not = self._chapter(step).why_not
        if why_not is not None:
            return why_not(position.table, step, command)
        return None if command in tuple(self.candidates(position)) else _NO_CHOICE

    def doubtful(self, position: Position) -> tuple[type[Command], ...] | None:
        """Return the kinds of candidates that may be illegal; None when all may."""
        return self._chapter(position.agenda[-1]).doubtful

    def _chapter(self, step: Step) -> Chapter:
        try:
            return self.chapters[type(step)]
        except KeyError:
            raise _has_no_chapter(step) from None


#: Modules of a game that put the chapters together, and are none.
_ASSEMBLING = ("chapters", "ruleset")


def chapters_in(package: str) -> dict[type[Step], Chapter]:
    """Gather a game's chapters from the ``STEPS`` of its modules. Raises RulesError for a step that two have."""
    found: dict[type[Step], Chapter] = {}
    for module in modules_of(package, *_ASSEMBLING):
        for step, chapter in getattr(module, "STEPS", {}).items():
            if step in found:
                raise RulesError(f"{step.__name__} has two chapters; the second is in {module.__name__}")
            found[step] = chapter
    return found


def any_step(chapters: Mapping[type[Step], Chapter]) -> Any:
    """Return the union of the steps that have chapters: what the agenda of a recorded state may hold."""
    return reduce(or_, chapters)


def _has_no_chapter(step: Step) -> RulesError:
    return RulesError(f"there is no chapter about {type(step).__name__}")


def _asks_nothing(step: Step) -> RulesError:
    return RulesError(f"{type(step).__name__} asks nothing")
