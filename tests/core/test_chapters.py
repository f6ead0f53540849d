"""The way from a step to its chapter."""

from __future__ import annotations

import msgspec
import pytest

from game.core import runner
from game.core.chapters import ByChapters, Chapter, any_step
from game.core.commands import Command
from game.core.dice import Dice
from game.core.refusals import Refusal, RulesError
from game.core.state import State, Step
from game.core.steps import Draft


class Count(Step, frozen=True):
    pass


class Choose(Step, frozen=True):
    most: int


class Unwritten(Step, frozen=True):
    pass


class Name(Command, frozen=True):
    number: int


class Stop(Command, frozen=True):
    pass


class Sums(msgspec.Struct, frozen=True):
    total: int = 0


ASKED: list[Command] = []


def _why_not(table: Sums, step: Choose, command: Command) -> Refusal | None:
    ASKED.append(command)
    if isinstance(command, Name) and not 1 <= command.number <= step.most:
        return Refusal("too_much", "sums/most", "That is too much.")
    return None


def _answer(draft: Draft[Sums, Step], step: Choose, command: Command) -> None:
    draft.table = Sums(draft.table.total + getattr(command, "number", 0))
    draft.push(Count())


class SumsGame(ByChapters):
    chapters = {
        Count: Chapter(lambda draft, step: draft.ask(Choose(3), 0, "act", "choose")),
        Choose: Chapter(
            lambda draft, step: None,
            lambda table, step: (*(Name(number) for number in range(1, 6)), Stop()),
            _why_not,
            _answer,
            doubtful=(Name,),
        ),
    }


GAME = SumsGame()


def state(*agenda: Step) -> State[Sums, Step]:
    return State(Sums(), agenda, None, Dice(1), 1, 1, None)


def test_a_step_is_taken_asked_about_and_answered_by_its_chapter() -> None:
    position = runner.resume(GAME, state(Count())).state
    assert runner.legal(GAME, position) == (Name(1), Name(2), Name(3), Stop())
    refused = runner.submit(GAME, position, 0, Name(4))
    assert isinstance(refused, Refusal) and refused.code == "too_much"
    done = runner.submit(GAME, position, 0, Name(3))
    assert isinstance(done, runner.Accepted) and done.state.table.total == 3


def test_only_doubtful_kinds_of_answers_are_asked_about() -> None:
    ASKED.clear()
    position = runner.resume(GAME, state(Count())).state
    runner.legal(GAME, msgspec.structs.replace(position))
    assert {type(command) for command in ASKED} == {Name}
    assert GAME.doubtful(position) == (Name,)


def test_the_last_step_of_the_agenda_is_the_one_that_asks() -> None:
    position = state(Count(), Choose(1), Choose(2))
    assert tuple(GAME.candidates(position)) == (*(Name(number) for number in range(1, 6)), Stop())
    assert GAME.why_illegal(position, Name(2)) is None and GAME.why_illegal(position, Name(3)) is not None
    assert GAME.doubtful(state(Choose(1), Count())) is None and GAME.doubtful(position) == (Name,)


def test_a_step_without_a_chapter_is_a_hole_in_the_rules() -> None:
    with pytest.raises(RulesError, match="there is no chapter about Unwritten"):
        runner.resume(GAME, state(Unwritten()))


def test_a_step_that_asks_nothing_has_no_answers() -> None:
    position = state(Count())
    for ask in (
        lambda: GAME.candidates(position),
        lambda: GAME.why_illegal(position, Stop()),
        lambda: GAME.accept(Draft(GAME, position), Stop()),
    ):
        with pytest.raises(RulesError, match="Count asks nothing"):
            ask()


def test_the_agenda_of_a_record_holds_steps_with_chapters() -> None:
    assert any_step(GAME.chapters) == Count | Choose
