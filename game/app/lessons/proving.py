"""Playing a lesson through without a window, by what it shows or as somebody else chooses."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.app.lessons.lesson import Lesson, begin_lesson
from game.app.lessons.run import LessonMatch, LessonRun
from game.core.commands import Command

#: Answers after which a lesson counts as one without an end.
MOST_ANSWERS = 1500
#: Answers of the learner after which a step counts as one that cannot be done.
MOST_IN_STEP = 40

Choose = Callable[[LessonRun], Command | None]


class Stuck(msgspec.Struct, frozen=True):
    """Where a lesson did not go on: the step's place from 0, and why, in words."""

    step: int
    why: str


def play_on(match: LessonMatch, choose: Choose, most: int = MOST_ANSWERS, *, stop: int | None = None) -> Stuck | None:
    """Play a lesson from where it is to its end, or until the step ``stop`` asks something; the learner answers with
    what ``choose`` gives, other seats as the lesson says or their players. Return where it is stuck, or None."""
    run = match.run
    assert run is not None
    number, since = run.number, 0
    for _ in range(most):
        if run.is_over or (run.number == stop and (run.waits_to_be_read or match.asked == run.seat)):
            return None
        if run.number != number:
            number, since = run.number, 0
        if run.waits_to_be_read:
            run.go_on()
        elif match.asked == run.seat:
            since += 1
            step = run.step
            if since > MOST_IN_STEP and step is not None and step.wait not in ("end", "turn"):
                return Stuck(number, f"nothing ends it in {MOST_IN_STEP} answers; there are {_some(run)}")
            command = choose(run)
            if command is None:
                return Stuck(number, "nothing can be answered in it")
            match.submit(run.seat, command)
        else:
            seat = match.asked
            assert seat is not None
            match.submit(seat, run.reply() or match.players.answer(seat))
    return Stuck(run.number, f"the lesson has no end in {most} answers")


def _some(run: LessonRun) -> str:
    view = run.match.view(run.seat)
    texts = [run.text(view, command) for command in run.match.answers(run.seat)]
    return ", ".join(f'"{text}"' for text in texts[:4])


def shown(run: LessonRun) -> Command | None:
    return run.shown_answer()


def unmet(lesson: Lesson) -> Stuck | None:
    """Play a lesson by what it shows. Return the first step that cannot be done: none of the legal answers is one that
    it is about, or nothing ends it. Raises ValueError where it cannot be begun."""
    match = begin_lesson(lesson, "greedy")
    run = match.run
    assert run is not None
    met: set[int] = set()

    def choose(run: LessonRun) -> Command | None:
        if run.is_about(run.match.view(run.seat), run.match.answers(run.seat)):
            met.add(run.number)
        return run.shown_answer()

    stuck = play_on(match, choose)
    if stuck is not None:
        return stuck
    for number in run.begun:
        step = lesson.steps[number] if number < run.number else None
        if step is not None and (step.allow or step.within) and number not in met:
            return Stuck(number, f'no legal answer has the words "{step.allow}"')
    return None
