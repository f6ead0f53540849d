"""What cost most: the costliest answers of each person are judged again in fresh worlds, and the better line is one
that this person could have foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games.entries import entry_of
from game.app.matches.match import Match
from game.app.records.course import Course
from game.app.thinking.blunders import MOST, Teacher, told, what_happened
from game.app.thinking.comparing import BLUNDER, at_least
from game.app.thinking.messages import Foreseen, Foretold, WeighedAnswer
from game.app.thinking.thinker import HereThinker, Question, Reply
from game.app.thinking.turning_points import TurningPoints
from game.core.views import view_for
from tests.app.thinking.test_turning_points import Critic, played

#: Worlds of a critic's comparison, and what chance may have done in this many that came out alike.
_WORLDS = 50
_CHANCE = 2.5 * 0.05 / _WORLDS


class Judge(Critic):
    """A critic who also compares: ``surely`` is what an answer costs at least by that, for each comparison in turn."""

    def __init__(self, costs: list[float], surely: Sequence[float] = (0.2,)) -> None:
        super().__init__(costs)
        self.surely, self.compared = surely, list[Question]()

    def ask(self, question: Question) -> None:
        if not question.compares:
            super().ask(question)
            return
        cost = self.surely[len(self.compared) % len(self.surely)] + _CHANCE
        self.compared.append(question)
        self._asked = question
        given, better = question.also
        bad = Foretold("Marsh Wolf is destroyed", 1.0, 6.0, is_good=False)
        rows = (
            WeighedAnswer(better, (0.6,) * _WORLDS, {}),
            WeighedAnswer(given, (0.6 - cost,) * _WORLDS, {}, brings=(bad,)),
        )
        self._reply = Reply(better, rows, foreseen=Foreseen(0, ()))


def taught(match: Match, judge: HereThinker) -> Teacher:
    teacher = Teacher(TurningPoints(match, judge), judge)
    for _ in range(5000):
        teacher.update()
        if teacher.is_over:
            return teacher
    raise AssertionError("it never ends")


def test_three_are_reported_and_no_fourth_the_worst_first_each_of_another_moment() -> None:
    match, _ = played()
    teacher = taught(match, Judge([0.2, 0.3, 0.15], [0.14, 0.31, 0.2, 0.25, 0.12]))
    found = teacher.blunders(0)
    assert len(found) == MOST < sum(one is not None for one in teacher._judged.values())
    costs = [one.point.cost for one in found]
    assert costs == sorted(costs, reverse=True) and costs[0] == pytest.approx(0.31 + _CHANCE)
    assert not any(
        teacher.points.are_one_moment(one.point, other.point) for one in found for other in found if one is not other
    )
    assert teacher.blunders(1) == (), "computers are told nothing"


@pytest.mark.parametrize(("costs", "surely", "is_one"), [(0.2, 0.1001, True), (0.2, 0.099, False), (0.06, 0.3, False)])
def test_ten_points_beyond_chance_are_a_blunder_and_less_is_none(costs: float, surely: float, is_one: bool) -> None:
    match, _ = played()
    judge = Judge([costs], [surely])
    teacher = taught(match, judge)
    assert bool(teacher.blunders(0)) is is_one
    assert bool(judge.compared) is (costs > 0.06), "what was cheap at first sight is not judged again"


def test_what_came_out_so_by_chance_alone_is_none() -> None:
    assert at_least([0.4] * 20, [0.6] * 20) >= BLUNDER
    assert at_least([0.4], [0.6]) < BLUNDER, "of one world nothing is sure"
    assert at_least([0.2, 0.6] * 10, [0.8, 0.4] * 10) < BLUNDER, "they differ as much as they cost"
    assert at_least([], []) < 0


def test_each_person_is_told_of_their_own_also_of_a_match_that_did_not_end() -> None:
    match, _ = played(("human", "human"), 60)
    unfinished, _ = played(("human", "human"), 60)
    unfinished.given.pop()
    for one in (match, unfinished):
        teacher = taught(one, Judge([0.2]))
        for seat in (0, 1):
            found = teacher.blunders(seat)
            assert 0 < len(found) <= MOST and {blunder.point.seat for blunder in found} == {seat}


def test_they_are_judged_in_other_worlds_by_the_seats_own_view() -> None:
    match, _ = played()
    judge = Judge([0.2])
    teacher = taught(match, judge)
    for one in teacher.blunders(0):
        asked = next(each for each in judge.compared if each.view is one.point.view)
        first = next(each for each in judge.asked if each.view is one.point.view)
        assert asked.worlds.state_of(0) != first.worlds.state_of(0)
        assert [asked.answers[place] for place in asked.also] == [one.point.given, one.point.better]


def test_a_pause_lets_go_and_what_was_judged_is_judged_again() -> None:
    match, _ = played()
    judge = Judge([0.2])
    teacher = Teacher(TurningPoints(match, judge), judge)
    while not judge.compared:
        teacher.update()
    teacher.pause()
    assert judge.take() is None
    while len(judge.compared) < 2:
        teacher.update()
    assert judge.compared[0].also == judge.compared[1].also and judge.compared[0].view is judge.compared[1].view


def test_the_sentence_tells_what_was_lost_what_it_cost_and_what_was_better() -> None:
    match, _ = played()
    point = taught(match, Judge([0.2], [0.2])).blunders(0)[0].point
    words = told(point, "heroes")
    assert words.startswith(f"**{point.given_words.removesuffix('.')}**: 60 % became ")
    assert "then Marsh Wolf is destroyed. Better: **" in words and words.endswith(".")
    gained = replace(point, lost="", hint=replace(point.hint, brings="Your Marsh Wolf comes into play"))
    assert told(gained, "heroes").endswith("**, then your Marsh Wolf comes into play.")
    bare = replace(point, lost="", hint=replace(point.hint, better=("cards",), worse=()))
    assert told(bare, "heroes").endswith("**. Better than what was given: you come out better in **cards**.")
    alone = told(point, "crawler")
    assert alone.startswith(f"**{point.given_words.removesuffix('.')}**, then "), "of Crawler nobody tells a chance"


@pytest.mark.parametrize("game", ["heroes", "skirmish", "factions"])
def test_the_line_is_one_of_the_worlds_that_the_seat_could_think_possible(game: str) -> None:
    entry, match = entry_of(game), _some_match(game)
    points = TurningPoints(match, critic := Critic([0.2]))
    while not points.found:
        points.update()
    assert critic.asked
    point = points.found[0]
    real = HereThinker()
    teacher = Teacher(points, real)
    question = teacher._question(point)
    real.ask(question)
    reply = real.take()
    assert reply is not None and reply.foreseen is not None and len(reply.weighed) == 2
    course = Course(teacher._line(question, reply))
    course.go_on(10.0)
    assert course.is_known and not course.flaw and course.count == len(reply.foreseen.answers) > 0
    first = course.state(0)
    assert view_for(entry.ruleset, first, point.seat).table == point.view.table, "it begins at what the seat saw"
    assert first.dice != point.state.dice, "nor do the dice tell how they were to fall"
    assert course.given[0].seat == point.seat


def test_what_happened_is_reported_for_the_match_itself_the_gravest_of_it() -> None:
    match, _ = played()
    points = taught(match, Judge([0.2])).points.all
    told_of = [what_happened(match, point) for point in points]
    assert all(words.startswith("What happened: ") and words.endswith(".") for words in told_of)
    assert max(words.count(";") for words in told_of) == 2, "three things at most"
    assert any("your " in words.lower() for words in told_of)


def _some_match(game: str) -> Match:
    if game == "heroes":
        return played()[0]
    import random

    from game.app.matches.opening import Seating
    from game.core.commands import Concede

    entry, chance = entry_of(game), random.Random(2)
    setup: Any = entry.setup(entry.simulated)
    match = Match.new(entry.ruleset, setup, (Seating("Blue"), Seating("Amber", "greedy")), 3)
    while len(match.given) < 60 and match.asked is not None:
        match.submit(match.asked, chance.choice(match.answers(match.asked)))
    assert match.asked is not None
    match.submit(match.asked, Concede(match.asked))
    return match
