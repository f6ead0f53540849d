"""Turning points: every answer of a person is weighed in the view it was given in, and the three that cost most are
shown."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from game.app.games.entries import entry_of, evaluator_of
from game.app.matches.match import Match, Seating
from game.app.thinking.hints import MISTAKE
from game.app.thinking.messages import WeighedAnswer
from game.app.thinking.thinker import HereThinker, Question, Reply
from game.app.thinking.turning_points import TurningPoints
from game.core.commands import Concede


class Critic(HereThinker):
    """Finds the first answer best; the one that was given costs what the test says for the question in turn."""

    def __init__(self, costs: list[float]) -> None:
        super().__init__()
        self.costs, self.asked = costs, list[Question]()

    def ask(self, question: Question) -> None:
        self.asked.append(question)
        self._asked = question
        place = question.also[0]
        cost = self.costs[(len(self.asked) - 1) % len(self.costs)]
        rows = [WeighedAnswer(place, (0.6 - cost, 0.6 - cost), {"cards": 1.0})]
        if place != 0:
            rows.insert(0, WeighedAnswer(0, (0.6, 0.6), {"cards": 2.0}))
        self._reply = Reply(rows[0].answer, tuple(rows))


def played(kinds: tuple[str, str] = ("human", "greedy"), answers: int = 60) -> tuple[Match, list[bytes]]:
    """Return a match of Heroes that ends when a seat gives up; and what its first seat saw when it chose among
    several."""
    from game.core.record import encode

    entry = entry_of("heroes")
    setup = entry.setup({"seats": [{}, {}]})
    seatings = (Seating("Blue", kinds[0]), Seating("Amber", kinds[1]))  # type: ignore[arg-type]
    match = Match.new(entry.ruleset, setup, seatings, 3)
    chance, seen = random.Random(4), []
    while len(match.given) < answers:
        seat = match.asked
        assert seat is not None
        legal = match.answers(seat)
        if match.players.is_human(seat) and len(legal) > 1:
            seen.append(encode(match.view(seat)))
        match.submit(seat, chance.choice(legal))
    assert match.asked is not None
    match.submit(match.asked, Concede(match.asked))
    assert match.outcome is not None
    return match, seen


def looked_through(match: Match, critic: Critic) -> TurningPoints:
    points = TurningPoints(match, critic)
    for _ in range(5000):
        points.update()
        if points.is_over:
            return points
    raise AssertionError("it never ends")


def test_every_choice_of_a_person_is_weighed_in_the_view_that_its_seat_had() -> None:
    from game.core.record import encode

    match, seen = played()
    critic = Critic([0.0])
    points = looked_through(match, critic)
    assert [encode(question.view) for question in critic.asked] == seen
    assert all(question.kind == "normal" and question.weighs for question in critic.asked)
    assert points.found == () and points.done == points.count


def test_the_three_that_cost_most_are_reported_in_the_order_of_the_match() -> None:
    match, seen = played()
    costs = [0.05] * len(seen)
    critic = Critic(costs)
    looked_through(match, critic)
    chosen = [number for number in range(len(seen)) if critic.asked[number].also[0] != 0]
    worst = [chosen[-1], chosen[1], chosen[len(chosen) // 2]]
    for step, number in enumerate(worst):
        costs[number] = 0.3 + 0.1 * step
    critic = Critic(costs)
    points = looked_through(match, critic)
    assert len(points.found) == 3
    assert [one.number for one in points.found] == sorted(one.number for one in points.found)
    assert sorted(round(one.cost, 2) for one in points.found) == [0.3, 0.4, 0.5]
    for one in points.found:
        question = next(each for each in critic.asked if each.view is one.view)
        assert one.given == question.answers[question.also[0]] and one.better == question.answers[0]
        assert one.hint.better == ("cards",) and one.given_words and one.better_words


def test_the_costliest_answer_of_a_moment_is_reported() -> None:
    match, seen = played()
    critic, evaluator = Critic([0.0]), evaluator_of("heroes")
    looked_through(match, critic)
    clocks = [evaluator.clock(question.view) for question in critic.asked]
    chosen = [number for number in range(len(seen)) if critic.asked[number].also[0] != 0]
    first = next(one for one in chosen if sum(clocks[one] == clocks[other] for other in chosen) > 2)
    near = [other for other in chosen if clocks[other] == clocks[first]]
    away = next(other for other in chosen if abs(clocks[other] - clocks[first]) > 3)
    costs = [0.0] * len(seen)
    for step, number in enumerate(near):
        costs[number] = 0.3 + step / 100
    costs[away] = 0.1
    found = looked_through(match, Critic(costs)).found
    assert sorted(round(one.cost, 2) for one in found) == [0.1, round(0.29 + len(near) / 100, 2)]


def test_what_cost_something_while_the_match_was_open_comes_before_what_was_decided() -> None:
    match, _ = played()
    points = looked_through(match, Critic([0.2]))
    one = points.found[0]
    late = replace(one, given_chance=0.01, hint=replace(one.hint, chance=0.12))
    early = replace(one, given_chance=0.45, hint=replace(one.hint, chance=0.55))
    assert late.cost > early.cost and early.turn > late.turn
    thrown = replace(one, given_chance=0.4, hint=replace(one.hint, chance=1.0))
    assert thrown.turn > early.turn, "a win that was thrown away turned the match"


def test_what_cost_next_to_nothing_is_not_a_turning_point() -> None:
    match, _ = played()
    assert looked_through(match, Critic([MISTAKE - 0.001])).found == ()
    assert looked_through(match, Critic([MISTAKE + 0.001])).found


def stubborn(answers: int = 120) -> tuple[Match, list[tuple[int, bool]]]:
    """Return a match whose first seat does later what was first on its list; and for each of its choices but the first
    answer its number among its questions, and whether that was done in the same turn with more to follow."""
    entry, evaluator = entry_of("heroes"), evaluator_of("heroes")
    assert evaluator is not None
    seatings = (Seating("Blue"), Seating("Amber", "greedy"))
    match = Match.new(entry.ruleset, entry.setup({"seats": [{}, {}]}), seatings, 3)
    chance, asked, questions = random.Random(4), list[tuple[int, Any, Any]](), 0
    given: list[tuple[int, Any]] = []
    while len(match.given) < answers:
        seat = match.asked
        assert seat is not None
        legal, clock = match.answers(seat), evaluator.clock(match.view(seat))
        answer = chance.choice(legal)
        if seat == 0:
            if asked and asked[-1][1] == clock and asked[-1][2] in legal and chance.random() < 0.5:
                answer = asked[-1][2]
            given.append((clock, answer))
            if len(legal) > 1:
                if answer != legal[0]:
                    asked.append((questions, clock, legal[0]))
                    given[-1] = (clock, (answer, questions))
                questions += 1
        match.submit(seat, answer)
    match.submit(match.asked, Concede(match.asked))  # type: ignore[arg-type]
    told = []
    for number, clock, better in asked:
        at = next(place for place, (_, done) in enumerate(given) if isinstance(done, tuple) and done[1] == number)
        later = [done[0] if isinstance(done, tuple) else done for when, done in given[at + 1 :] if when == clock]
        told.append((number, better in later[:-1]))
    return match, told


def test_what_was_done_all_the_same_in_that_turn_is_not_a_turning_point() -> None:
    match, told = stubborn()
    made_good, missed = ([number for number, good in told if good is kind] for kind in (True, False))
    assert made_good and missed
    for number in (*made_good[:3], *missed[:3]):
        costs = [0.0] * 200
        costs[number] = 0.3
        assert bool(looked_through(match, Critic(costs)).found) is (number in missed), number


def test_two_people_are_both_looked_at_and_computers_are_not() -> None:
    match, _ = played(("human", "human"), 40)
    critic = Critic([0.0])
    looked_through(match, critic)
    assert {question.view.seat for question in critic.asked} == {0, 1}
    match, _ = played(("greedy", "greedy"), 40)
    critic = Critic([0.0])
    points = looked_through(match, critic)
    assert not critic.asked and points.is_over and points.count == 0


def test_what_was_being_weighed_is_weighed_again_after_a_pause() -> None:
    match, _ = played()
    critic = Critic([0.0])
    points = TurningPoints(match, critic)
    while not critic.asked:
        points.update()
    points.pause()
    asked, done = len(critic.asked), points.done
    assert critic.take() is None
    points.update()
    assert len(critic.asked) == asked + 1 and points.done == done
    assert critic.asked[-1].also == critic.asked[-2].also
