"""The lessons that come with the program: each can be done, by what it shows and by anything that it lets through."""

from __future__ import annotations

import random

import pytest

from game.app.games.entries import GAMES
from game.app.lessons.lesson import Lesson, begin_lesson, has_course, lesson_after, lessons_of
from game.app.lessons.proving import MOST_ANSWERS, Choose, play_on, shown, unmet
from game.app.lessons.run import LessonRun
from game.app.maps.library import list_lesson_maps, list_maps
from game.app.scenarios.steps import MOST_SAID
from game.core.commands import Command

#: The games that have lessons.
SHIPPED = tuple(game for game in GAMES if has_course(game))
LESSONS = [lesson for game in SHIPPED for lesson in lessons_of(game)]


def at_random(seed: int) -> Choose:
    """Return a learner who answers anything that is let through."""
    chance = random.Random(seed)

    def choose(run: LessonRun) -> Command | None:
        allowed = run.allowed(run.match.view(run.seat), run.match.answers(run.seat))
        return chance.choice(allowed) if allowed else None

    return choose


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.name)
def test_show_me_alone_leads_to_the_end(lesson: Lesson) -> None:
    match, answered = begin_lesson(lesson, "greedy"), set()

    def choose(run: LessonRun) -> Command | None:
        answered.add(run.number)
        return shown(run)

    assert play_on(match, choose) is None
    run = match.run
    assert run is not None and run.is_done
    assert len(match.given) < MOST_ANSWERS
    told = {number for number, step in enumerate(lesson.steps) if step.wait in ("read", "turn")}
    assert set(run.begun[1:-1]) <= answered | told, "a step goes by unseen"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.name)
def test_from_each_step_whatever_is_let_through_leads_to_the_end(lesson: Lesson) -> None:
    first = begin_lesson(lesson, "greedy")
    assert first.run is not None
    assert play_on(first, shown) is None
    # Where a fight is open to its end, one course of it is enough.
    steps = (0, len(lesson.steps) - 1) if lesson.steps[-1].wait == "end" else range(len(lesson.steps))
    for number in sorted(set(steps)):
        match = first.run.back_to(number)
        assert play_on(match, at_random(number)) is None, f"from step {number + 1}"
        assert match.run is not None and match.run.is_over


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.name)
def test_nothing_is_wrong_with_it(lesson: Lesson) -> None:
    assert unmet(lesson) is None
    assert lesson.title and lesson.drawn.about and lesson.drawn.minutes and lesson.steps
    for step in lesson.steps:
        assert 0 < len(step.say.split()) <= MOST_SAID, step.say
        assert step.say[-1] in ".?!", step.say
        assert len(step.mistake.split()) <= MOST_SAID


def test_each_course_has_one_idea_after_the_other_and_ends_in_a_fight() -> None:
    for game in SHIPPED:
        course = lessons_of(game)
        assert [lesson_after(one) for one in course] == [*course[1:], None]
        assert sum(one.drawn.minutes for one in course) <= 15
        last = course[-1].steps[-1]
        assert not last.allow and last.wait in ("end", "event"), "the last lesson lets everything through"
        assert 5 <= len(course) <= 6
        taught = [word for one in course for word in one.teaches]
        assert taught and len(taught) == len(set(taught)), "a word leads to one lesson"


def test_maps_of_lessons_are_not_boards_to_choose_from() -> None:
    for game in SHIPPED:
        maps = list_lesson_maps(game)
        assert maps and not any(entry.problems for entry in maps), [entry.problems for entry in maps]
        assert {entry.path for entry in maps}.isdisjoint(entry.path for entry in list_maps(game))


def test_a_lesson_is_the_same_each_time() -> None:
    digests = set()
    for _ in range(2):
        match = begin_lesson(LESSONS[0], "greedy")
        play_on(match, shown)
        digests.add(match.digest)
    assert len(digests) == 1
