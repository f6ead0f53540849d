"""A match: one door for answers, a queue a seat, and taking answers back."""

from __future__ import annotations

import pytest

from game.app.matches.event_queue import EventQueue, ViewRenewed
from game.app.matches.hotseat import Hotseat
from game.app.matches.match import Match, Seating
from game.core.commands import Concede
from game.core.events import DiceRolled
from tests.app.toy_game import STONES, EndTurn, RollForIt, SecretDealt, StonesSetup, Take, Taken


def begin(*kinds: str, seed: int = 5, stones: int = 20) -> Match:
    seatings = tuple(Seating(f"Seat {number}", kind) for number, kind in enumerate(kinds or ("human", "human")))
    return Match.new(STONES, StonesSetup(stones), seatings, seed)


def drain(queue: EventQueue) -> list:
    batches = []
    while not queue.is_dry:
        batches.append(queue.next_batch())
    return batches


@pytest.fixture
def match() -> Match:
    return begin()


def test_answers_come_through_one_door(match: Match):
    assert match.asked == 0
    assert match.answers(1) == ()
    assert match.answers(0) == (Take(1), Take(2), Take(3), RollForIt(), EndTurn())
    digest = match.digest
    refusal = match.submit(1, Take(1))
    assert refusal is not None and refusal.code == "not_asked"
    assert match.submit(0, Take(9)).code == "too_many"
    assert match.submit(0, Take(1), number=99).code == "stale"
    assert match.digest == digest and match.revision == 0 and match.given == []
    assert match.submit(0, Take(2), match.decision.number) is None
    assert match.state.table.stones == 18 and match.revision == 1 and len(match.given) == 1


def test_each_queue_tells_what_its_seat_may_know(match: Match):
    sent = [drain(match.sent.queue(seat))[0] for seat in (0, 1)]
    secrets = match.state.table.secret
    assert sent[0] == (SecretDealt(0, secrets[0]), SecretDealt(1, 0))
    assert sent[1] == (SecretDealt(0, 0), SecretDealt(1, secrets[1]))


def test_queues_are_numbered_without_gaps_and_fold_to_the_view(match: Match):
    tables = [STONES.table_for(STONES.begin(StonesSetup(20), None).table, seat) for seat in (0, 1)]
    for command in (Take(1), RollForIt(), EndTurn()):
        match.submit(0, command)
    for seat in (0, 1):
        queue = match.sent.queue(seat)
        assert queue.read == 0 and queue.sent == len(queue.since(0))
        batch = queue.next_batch()
        while batch is not None:
            for event in batch:
                tables[seat] = STONES.apply(tables[seat], event)
            batch = queue.next_batch()
        assert queue.is_dry and queue.read == queue.sent and queue.since(queue.read) == ()
        assert queue.since(2) == queue.since(0)[2:]
        assert tables[seat] == match.view(seat).table


def test_undo_takes_back_plain_answers_one_by_one(match: Match):
    start = match.digest
    match.submit(0, Take(1))
    match.submit(0, EndTurn())
    assert match.asked == 1 and match.can_undo(0) and not match.can_undo(1)
    assert match.undo(0) and match.asked == 0
    assert match.undo(0) and match.digest == start and match.given == []
    assert not match.undo(0)
    assert drain(match.sent.queue(1))[-1] == (ViewRenewed(0),)


def sent(match, seat):
    return [type(event).__name__ for _, batch in match.sent.recent(seat, 100) for event in batch]


def test_what_was_taken_back_is_reported_no_more_and_one_line_says_so(match: Match):
    before = sent(match, 1)
    for _ in range(2):
        match.submit(0, Take(1))
        match.submit(0, EndTurn())
        assert sent(match, 0) == sent(match, 1) != before
        assert match.undo(0) and match.undo(0)
        # Once for both answers, and for those of the second round too.
        assert sent(match, 0) == sent(match, 1) == [*before, "ViewRenewed"]
    match.submit(0, Take(2))
    assert sent(match, 1) == [*before, "ViewRenewed", "Taken"]
    for seat in (0, 1):
        tables = [(table, batch) for table, batch in match.sent.recent(seat, 100)]
        assert tables[-1][0].stones == 20 and [event.stones for event in tables[-1][1]] == [2]
    assert len(list(match.sent.recent(0, 1))) == 1


def test_takings_back_of_two_seats_are_told_apart(match: Match):
    match.submit(0, Take(1))
    match.undo(0)
    match.submit(0, EndTurn())
    match.submit(1, Take(1))
    match.undo(1)
    renewed = [
        event.seat for _, batch in match.sent.recent(0, 100) for event in batch if isinstance(event, ViewRenewed)
    ]
    assert renewed == [0, 1]


def test_a_die_is_a_barrier(match: Match):
    match.submit(0, Take(1))
    match.submit(0, RollForIt())
    assert not match.can_undo(0) and not match.undo(0)
    match.submit(0, Take(1))
    assert match.undo(0) and not match.can_undo(0)
    assert any(isinstance(event, DiceRolled) for batch in match.sent.queue(0).since(0) for event in batch)


def test_another_seats_answer_is_a_barrier(match: Match):
    match.submit(0, EndTurn())
    match.submit(1, Take(1))
    assert not match.can_undo(0) and match.can_undo(1)
    match.undo(1)
    assert not match.can_undo(0), "the other seat has answered, and taking that back does not undo its having answered"


def test_a_computers_answer_is_a_barrier():
    match = begin("human", "computer")
    match.submit(0, EndTurn())
    assert match.players.step()
    assert not match.can_undo(0)


def test_the_end_cannot_be_taken_back():
    match = begin(stones=1)
    match.submit(0, Take(1))
    assert match.outcome is not None and match.asked is None and not match.can_undo(0)
    assert match.submit(0, Concede(0)).code == "match_over"
    assert match.outcome_by_conceding(0) is None


def test_how_it_would_end_by_giving_up_changes_nothing() -> None:
    match = begin("human", "human")
    before = match.state
    outcome = match.outcome_by_conceding(1)
    assert outcome is not None and (outcome.reason, outcome.winners) == ("conceded", (0,))
    assert match.state is before and match.outcome is None and not match.given


def test_computers_answer_by_themselves_until_the_end():
    match = begin("computer", "computer")
    steps = 0
    while match.players.step():
        steps += 1
    assert match.outcome is not None and steps == len(match.given)
    again = begin("computer", "computer")
    while again.players.step():
        pass
    assert again.digest == match.digest


def test_a_computer_does_not_answer_for_a_person():
    match = begin("human", "computer")
    assert not match.players.step() and match.revision == 0


def test_a_match_can_begin_in_the_middle(match: Match):
    match.submit(0, Take(3))
    other = Match.from_state(STONES, match.state, match.opening.seatings)
    assert other.digest == match.digest and other.answers(0) == match.answers(0)


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(ValueError, match="seed"):
        begin(seed=seed)


def test_wrong_seatings_and_setups_are_refused():
    with pytest.raises(ValueError, match="2 are expected"):
        Match.new(STONES, StonesSetup(), (Seating("One"),), 1)
    with pytest.raises(ValueError, match="at least one"):
        Match.new(STONES, StonesSetup(0), None, 1)
    with pytest.raises(IndexError):
        begin().view(-1)


def test_one_person_never_sees_a_curtain():
    match = begin("human", "computer")
    seat = Hotseat(match)
    while match.outcome is None:
        assert seat.on == 0 and seat.curtain_for is None and seat.view() is match.view(0)
        if not match.players.step():
            match.submit(0, EndTurn() if len(match.given) % 2 else Take(1))


def test_the_curtain_drops_between_people(match: Match):
    seat = Hotseat(match)
    assert seat.on is None and seat.curtain_for == 0 and seat.view() is None
    seat.lift()
    assert seat.on == 0 and seat.curtain_for is None
    match.submit(0, Take(1))
    assert seat.on == 0
    match.submit(0, EndTurn())
    assert seat.on is None and seat.curtain_for == 1 and seat.view() is None
    match.undo(0)
    assert seat.on == 0, "the question has come back to the person who is on"
    match.submit(0, EndTurn())
    seat.lift()
    assert seat.on == 1 and seat.view().seat == 1
    match.submit(1, Concede(1))
    assert seat.on == 1 and seat.curtain_for is None


def test_nobody_sits_there_when_computers_play_alone():
    match = begin("computer", "computer")
    seat = Hotseat(match)
    assert seat.on is None and seat.curtain_for is None


def test_taken_is_reported_to_both(match: Match):
    match.submit(0, Take(2))
    assert match.sent.queue(0).since(1) == match.sent.queue(1).since(1) == ((Taken(0, 2),),)
