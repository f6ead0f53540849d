"""Choices that a scenario puts to a seat: a decision like any other, and what follows from its answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.chapters import Chapter
from game.core.commands import ChooseAnswer, Command
from game.core.scenario import events as e
from game.core.scenario import script as s
from game.core.state import Step
from game.core.steps import Draft

_Draft = Draft[Any, Any]

#: The prompt of the question.
PROMPT = "scenario_choice"


class PutChoice(Step, frozen=True):
    """Put a choice to its seat."""

    choice: s.Choice


class Choosing(Step, frozen=True):
    """A seat chooses one of the answers that the table has before it."""


def _put(draft: _Draft, step: PutChoice) -> None:
    # rule: scenario/choice
    draft.happen(e.ChoicePut(step.choice))
    draft.ask(Choosing(), step.choice.seat, "pick", PROMPT)


def _answers(table: Any, step: Choosing) -> Iterable[Command]:
    return (ChooseAnswer(number) for number in range(len(table.scenario.question.answers)))


def _answer(draft: _Draft, step: Choosing, command: ChooseAnswer) -> None:
    choice: s.Choice = draft.table.scenario.question
    words = choice.answers[command.answer].words
    draft.happen(e.AnswerChosen(choice.seat, choice.number, command.answer, words))


CHOOSING: dict[type[Step], Chapter] = {
    PutChoice: Chapter(_put),
    Choosing: Chapter(lambda draft, step: None, _answers, answer=_answer, doubtful=()),
}
