"""Answers are taken back past what was rolled or shown where everybody at the screen has agreed, or the match allows
it; the match and its journal are then as if they had not been given. Clocks go by what was thought."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.app.matches.event_queue import ViewRenewed
from game.app.matches.following import CannotFollow, follow, standing
from game.app.matches.match import Match, Seating
from game.app.matches.opening import SeatKind
from game.app.matches.terms import NO_TERMS, Clock, Terms
from game.app.matches.undo import TakeBack
from game.app.records.journal import Journal, read_journal
from game.app.records.saves import load_match, save_match
from game.app.records.unfinished import resume
from game.core import record
from game.core.record import Answer
from tests.app.toy_game import STONES, EndTurn, RollForIt, StonesSetup, Take


def begun(other: SeatKind = "human", terms: Terms = NO_TERMS) -> Match:
    seatings = (Seating("Ann"), Seating("Bob", other))
    return Match.new(STONES, StonesSetup(20), seatings, 3, Journal(), terms=terms)


def answer(match: Match, *commands: object, took: float = 0.0) -> None:
    for command in commands:
        match.thought += took
        assert match.submit(match.asked or 0, command) is None  # type: ignore[arg-type]


def test_a_roll_is_taken_back_once_the_other_has_agreed() -> None:
    match = begun()
    answer(match, Take(1), EndTurn())
    before = match.digest
    answer(match, RollForIt(), EndTurn())
    assert match.asked == 0
    assert match.last_of_person() == (1, 1)
    assert not match.take_back(1, 2) and not match.take_back(1, 2, (1,)), "nobody was asked"
    assert match.take_back(1, 2, (0,))
    assert (match.digest, match.asked, len(match.given)) == (before, 1, 2)
    assert not match.can_undo(1)
    for seat in (0, 1):
        told = [event for _, batch in match.sent.recent(seat, 9) for event in batch]
        assert told[-1] == ViewRenewed(1, 2, (0,))
        assert not any(type(event).__name__ == "DiceRolled" for event in told)
    answer(match, RollForIt())
    again = follow(match.opening, match.given)
    assert (again.digest, again.given) == (match.digest, match.given)


def test_the_journal_leads_to_the_very_same_match() -> None:
    match = begun()
    answer(match, Take(1), EndTurn(), RollForIt(), EndTurn(), took=2.0)
    assert match.take_back(1, 2, (0,))
    answer(match, Take(3), took=0.5)
    path = match.journal.path
    assert path is not None
    written = read_journal(path)
    assert standing(STONES, written.answers) == tuple(match.given)
    match.set_aside()
    again = resume(path)
    assert (again.digest, again.given, again.asked) == (match.digest, match.given, match.asked)
    # What was thought about what one took back oneself was thought.
    assert again.given[-1].took == 4.5
    again.set_aside()


@pytest.mark.parametrize("answers", [0, 1, 3, 5])
def test_no_more_is_taken_back_than_was_given_and_only_from_one_s_own_answer(answers: int) -> None:
    match = begun()
    answer(match, Take(1), EndTurn(), Take(1), EndTurn())
    assert not match.take_back(1, answers, (0,)) or answers == 1
    assert not match.take_back(0, 1, (1,)), "the last answer is the other's"


def test_a_journal_that_takes_back_what_was_not_agreed_on_is_refused() -> None:
    match = begun()
    answer(match, RollForIt())
    for command in (TakeBack(1), TakeBack(2, (1,)), TakeBack(1, (0,))):
        bad = Answer(0, record.encode(command), match.digest)  # type: ignore[arg-type]
        with pytest.raises(CannotFollow, match="nothing that this seat may take back"):
            follow(match.opening, (*match.given, bad))


def test_against_computers_it_is_a_matter_of_the_match() -> None:
    for allowed in (False, True):
        match = begun("easy", Terms(take_back=allowed))
        answer(match, RollForIt())
        before = match.digest
        assert match.take_back(0, 1) is allowed
        assert (match.digest != before) is allowed


def test_a_match_that_is_over_stays_so() -> None:
    match = Match.new(STONES, StonesSetup(1), (Seating("Ann"), Seating("Bob")), 3)
    answer(match, Take(1))
    assert match.outcome is not None and not match.take_back(0, 1, (1,))


def test_what_followed_without_a_thought_goes_with_the_answer_before() -> None:
    match = begun("easy")
    assert match.last_of_person() == (-1, 0)
    answer(match, Take(1))
    assert match.last_of_person() == (0, 1)
    answer(match, EndTurn(), took=3.0)
    answer(match, Take(1), EndTurn(), EndTurn())
    assert match.last_of_person() == (0, 4)


# --- clocks ---


def test_each_seat_has_its_time_and_more_after_each_turn() -> None:
    clock = Clock("seats", 60, 10)
    match = begun()
    assert [clock.left(seat, match.given, match.asked) for seat in (0, 1)] == [60, 60]
    answer(match, Take(1), took=5.0)
    assert clock.left(0, match.given, match.asked) == 55
    answer(match, EndTurn(), took=6.0)
    assert [clock.left(seat, match.given, match.asked) for seat in (0, 1)] == [59, 60]
    answer(match, Take(1), EndTurn(), took=40.0)
    assert [clock.left(seat, match.given, match.asked) for seat in (0, 1)] == [59, -10]


def test_a_sand_glass_is_turned_over_with_each_turn() -> None:
    clock = Clock("sand", 60)
    match = begun()
    answer(match, Take(1), took=20.0)
    assert [clock.left(seat, match.given, match.asked) for seat in (0, 1)] == [40, 60]
    answer(match, EndTurn(), took=20.0)
    assert [clock.left(seat, match.given, match.asked) for seat in (0, 1)] == [60, 60]


def test_times_are_saved_with_the_match_and_undoing_gives_none_back() -> None:
    clock = Clock("seats", 60)
    match = begun(terms=Terms(clock))
    answer(match, Take(1), took=5.0)
    match.thought += 1.0
    assert match.undo(0) and match.thought == 6.0
    answer(match, Take(1), EndTurn(), took=1.0)
    save_match(match, "clocked")
    for again in (load_match("clocked"), follow(match.opening, match.given)):
        assert again.opening.terms.clock == clock
        assert clock.left(0, again.given, again.asked) == 52


def test_a_clock_that_is_set_in_the_middle_begins_with_full_time_and_is_kept() -> None:
    match = begun()
    answer(match, Take(1), EndTurn(), took=100.0)
    match.thought = 50.0
    match.set_clock(Clock("seats", 60, 10))
    assert times(match) == (60, 60) and not match.is_time_up
    answer(match, Take(1), took=5.0)
    match.thought = 2.0
    # What happens at zero changes no time, another time begins afresh.
    match.set_clock(Clock("seats", 60, 10, "lose"))
    assert times(match) == (60, 53)
    path = match.journal.path
    assert path is not None
    save_match(match, "clocked")
    # The journal is as a process that is killed now would leave it.
    written = read_journal(path)
    for again in (follow(written.opening, written.answers), load_match("clocked")):
        assert again.opening == match.opening and again.digest == match.digest and times(again) == (60, 55)
    again = Match.new(STONES, StonesSetup(20), match.opening.seatings, 3, terms=match.opening.terms)
    answer(again, Take(1), took=5.0)
    assert times(again)[0] == 55, "a new match counts from its first answer"
    match.set_clock(Clock("sand", 30))
    assert times(match) == (30, 30)
    answer(match, EndTurn(), took=31.0)
    assert times(match) == (30, 30), "it was turned over"
    match.thought = 31.0
    assert match.is_time_up
    match.set_clock(None)
    assert match.opening.terms.clock is None and not match.is_time_up


def times(match: Match) -> tuple[float, float]:
    clock = match.opening.terms.clock
    assert clock is not None
    thought = (match.thought if match.asked == seat else 0 for seat in (0, 1))
    first, second = (clock.left(seat, match.given, match.asked) - each for seat, each in enumerate(thought))
    return first, second


def test_taking_back_what_came_before_a_clock_gives_it_no_other_time() -> None:
    for take_back in (lambda match: match.undo(0), lambda match: match.take_back(0, 2, (1,))):
        match = begun()
        answer(match, Take(1), Take(1), took=9.0)
        match.set_clock(Clock("seats", 60))
        assert take_back(match)
        assert times(match) == (60, 60)
        answer(match, Take(1), took=5.0)
        assert times(match) == (55, 60)
        path = match.journal.path
        assert path is not None
        match.set_aside()
        again = resume(path)
        assert again.opening == match.opening and times(again) == (55, 60)
        again.set_aside()


def test_a_match_that_was_ended_at_an_undo_keeps_the_clocks_of_that_moment() -> None:
    match = begun()
    answer(match, Take(1), Take(1), took=9.0)
    match.set_clock(Clock("seats", 60))
    terms = match.opening.terms
    assert match.undo(0)
    journal = match.journal.path
    assert journal is not None
    written = read_journal(journal)
    # As it is written in the end, and as a process leaves it that is killed before the clock is written again.
    for opening in (written.opening, replace(written.opening, terms=terms)):
        again = follow(opening, written.answers)
        assert times(again) == (60, 60)
        answer(again, Take(1), took=5.0)
        assert times(again) == (55, 60)


def test_why_nothing_can_be_taken_back_stays_known() -> None:
    match = begun()
    answer(match, RollForIt())
    assert match.undo_stack.ended_for(0) == "shown"
    match.undo_stack.settle()
    assert match.undo_stack.ended_for(0) == "shown", "it is no other reason that the match went on by itself"
    answer(match, EndTurn())
    while match.asked == 1:
        answer(match, EndTurn())
    assert match.undo_stack.ended_for(0) == 1


def test_what_was_taken_back_while_it_was_allowed_stays_so() -> None:
    match = begun("easy")
    answer(match, RollForIt())
    assert not match.take_back(0, 1)
    match.allow_taking_back(allowed=True)
    assert match.take_back(0, 1)
    answer(match, RollForIt())
    match.allow_taking_back(allowed=False)
    assert not match.take_back(0, 1)
    path = match.journal.path
    assert path is not None
    match.set_aside()
    again = resume(path)
    assert (again.digest, again.given, again.opening) == (match.digest, match.given, match.opening)
    assert not again.take_back(0, 1)
    again.set_aside()


def test_a_clock_says_before_what_happens_at_zero() -> None:
    assert Clock("seats", 300, 10, "lose").words == (
        "5 min for each seat, and 10 s more after each turn. A player with no time left loses."
    )
    assert Clock("sand", 90).words == "A sand-glass of 1 min 30 s a turn. A player with no time left is only told so."
