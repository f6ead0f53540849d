"""The course of a recorded match: any moment of it, to the first answer with a different result."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app.matches.match import Match
from game.app.matches.terms import Terms
from game.app.records.course import STRIDE, Course, Recorded, going_on, has_no_secrets, seats_to_look_from
from game.app.records.journal import Journal
from game.app.records.replayed import ReplayedMatch
from game.app.records.replays import recorded
from game.core import record
from tests.ui.table.many_tables import a_match


def a_long_match(answers: int = 60, *, kinds: str = "hc", game: str = "skirmish") -> Match:
    match = a_match(game, kinds)
    while match.asked is not None and len(match.given) < answers:
        options = match.answers(match.asked)
        assert match.submit(match.asked, options[len(match.given) * 7 % len(options)]) is None
    return match


def whole(match: Recorded) -> Course:
    course = Course(match)
    course.go_on(float("inf"))
    return course


def test_it_is_computed_a_little_at_a_time() -> None:
    match = a_long_match()
    course = Course(Recorded.of(match))
    assert course.reached == 0 and not course.is_known
    course.go_on(float("inf"), 5)
    assert course.reached == 5 and course.digests[5] == match.given[4].digest
    with pytest.raises(IndexError):
        course.state(6)
    assert course.go_on(float("inf")) and course.is_known and not course.go_on(1.0)


def test_no_state_is_kept_for_most_moments() -> None:
    match = a_long_match()
    course = whole(Recorded.of(match))
    for number in range(course.count + 1):
        assert record.digest(course.state(number)) == course.digests[number]
    assert len(course._kept) <= course.count // STRIDE + 2 and len(course._near) <= STRIDE


def test_it_plays_to_the_first_answer_with_a_different_result() -> None:
    match = Recorded.of(a_long_match())
    given = list(match.given)
    given[20] = replace(given[20], digest="0" * 24)
    course = whole(replace(match, given=tuple(given)))
    name = match.names[given[20].seat]
    assert course.flaw.startswith(f"Answer 21, {name}'s, comes out differently (Damaged): digest 0000")
    assert course.count == course.reached == 20 and course.is_known
    replay = ReplayedMatch(course, 20)
    assert replay.digest == given[19].digest and not replay.step_on()


def test_an_answer_that_is_refused_now_is_named_too() -> None:
    match = Recorded.of(a_long_match())
    given = list(match.given)
    given[8] = replace(given[8], seat=1 - given[8].seat)
    course = whole(replace(match, given=tuple(given)))
    assert course.count == 8 and "a legal answer was expected" in course.flaw


def test_answers_that_were_taken_back_are_not_looked_at(tmp_path: Path) -> None:
    match = a_match("skirmish", "hh")
    match.write_to(Journal(tmp_path))
    taken_back = 0
    for number in range(40):
        seat = match.asked
        assert seat is not None
        options = match.answers(seat)
        match.submit(seat, options[number * 7 % len(options)])
        taken_back += match.can_undo(seat) and number % 3 == 0 and match.undo(seat)
    assert taken_back
    [path] = tmp_path.glob("*.jsonl")
    assert recorded(path).given == tuple(match.given)
    assert whole(recorded(path)).digests[-1] == match.digest


def test_it_is_looked_at_from_seats_that_may() -> None:
    alone, several, nobody = (Recorded.of(a_long_match(3, kinds=kinds)) for kinds in ("hc", "hh", "cc"))
    game = a_match("skirmish").game
    assert seats_to_look_from(alone, game) == (0,) and seats_to_look_from(several, game) == ()
    assert seats_to_look_from(nobody, game) == (0, 1)
    assert seats_to_look_from(replace(several, is_over=True), game) == (0, 1)
    open_hands = Terms(curtain=False)
    for played, seats in ((several, (0, 1)), (alone, (0,))):
        agreed = replace(played, opening=replace(played.opening, terms=open_hands))
        assert seats_to_look_from(agreed, game) == seats and not has_no_secrets(agreed, game), "decks stay closed"


def test_a_match_goes_on_with_the_same_dice_or_with_others() -> None:
    match = a_long_match()
    course = whole(Recorded.of(match))
    number = 30
    same, other = going_on(course, number, None), going_on(course, number, 99)
    assert same == course.state(number)
    assert other.table == same.table and other.dice.seed == 99
    again = Match.from_state(course.game, same, match.opening.seatings)
    for answer in match.given[number:]:
        again.submit(answer.seat, record.decode_command(course.game, answer.command))
    assert again.digest == match.digest


def test_nothing_is_learnt_of_a_match_that_goes_on_elsewhere() -> None:
    match = a_long_match(20, game="heroes")
    course = whole(Recorded.of(match))
    state = course.state(12)
    twin = course.game.redeal(state, 0, replace(state.dice, seed=77))
    dealt = going_on(course, 12, 5, 0)
    assert dealt.table != state.table and course.game.table_for(dealt.table, 0) == course.game.table_for(state.table, 0)
    # What is dealt depends on what the seat knows alone.
    assert dealt.table == course.game.redeal(twin, 0, replace(state.dice, seed=5, drawn=0)).table
