"""The twelve laws that every game keeps, as functions that find complaints. ``docs/laws.md`` tells them in words.

A law of a position takes a ``Moment`` and yields one sentence for each thing that is wrong there. ``holding.py`` plays
games under the laws; the first complaint is raised as ``LawBroken`` and names the seed and the decision, so that the
position can be reached again. Law 10 has files of its own: ``hidden_numbers.py``, ``twins.py`` and ``questions.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from game.core import record, runner
from game.core.commands import Command, Concede
from game.core.dice import Dice
from game.core.refusals import Refusal
from game.core.state import AnyState
from game.core.views import view_for
from tests.conformance.comparing import difference, shown
from tests.conformance.hidden_numbers import law_10_about
from tests.conformance.junk import junk
from tests.conformance.questions import law_10_questions
from tests.conformance.twins import law_10_twins
from tests.conformance.walks import GameUnderLaw, Moment, fresh

TITLES = {
    1: "answers",
    2: "acceptance",
    3: "silence of the others",
    4: "junk",
    5: "queries",
    6: "record",
    7: "copies",
    8: "events",
    9: "same seed, same game",
    10: "twins",
    11: "invariants",
    12: "the end",
}
ALL_LAWS = frozenset(TITLES)
#: Laws that a stride thins out: they cost more than the rest together.
COSTLY = frozenset({2, 4, 5, 6, 7, 10})


class LawBroken(AssertionError):
    """A law does not hold. ``law`` is its number, ``seed`` and ``number`` name the game and the decision."""

    def __init__(self, law: int, under: GameUnderLaw, seed: int, number: int, text: str, manner: str = "") -> None:
        self.law, self.seed, self.number = law, seed, number
        super().__init__(
            f"law {law} ({TITLES[law]}) is broken in {under.name}, seed {seed}, decision {number}: {text}\n"
            f"again: python -m tests.conformance.soak {_asked_for(under)} --seed {seed} --games 1 --manner {manner}"
        )


def _asked_for(under: GameUnderLaw) -> str:
    """Return a game, or one mode of it, as the soak is asked for it."""
    game, _, mode = under.name.partition("/")
    return f"--game {game} --mode {mode}" if mode else f"--game {game}"


def law_10(at: Moment) -> Iterator[str]:
    """Yield what breaks law 10: nothing tells a seat what it cannot know, there or in questions from here on."""
    yield from law_10_about(at)
    yield from law_10_twins(at)
    yield from law_10_questions(at)


def law_1_answers(at: Moment) -> Iterator[str]:
    """Expect the legal list not to be empty, to have no doubles and nothing illegal, and to be the same each time."""
    if not at.answers:
        yield "nothing is legal"
    if len(set(at.answers)) != len(at.answers):
        doubles = [answer for answer in set(at.answers) if at.answers.count(answer) > 1]
        yield f"legal answers stand twice: {shown(doubles)}"
    refused = [answer for answer in at.answers if at.game.why_illegal(at.state, answer) is not None]
    if refused:
        yield f"listed without being asked about, and illegal: {shown(refused)}"
    candidates = list(at.game.candidates(at.state))
    if len(set(candidates)) != len(candidates):
        yield "candidates stand twice"
    if [candidate for candidate in candidates if candidate in set(at.answers)] != list(at.answers):
        yield "candidates come in another order than before"
    if runner.legal(at.game, fresh(at.state)) != at.answers:
        yield "asked again, other answers are legal"


def law_2_acceptance(at: Moment) -> Iterator[str]:
    """Expect each listed answer to be accepted on a copy."""
    copy = at.copy()
    for answer in at.sampled():
        try:
            result = runner.submit(at.game, copy, at.asked, answer, copy.decision.number)
        except Exception as error:
            yield f"{answer} is listed and raises {error!r}"
            continue
        if isinstance(result, Refusal):
            yield f"{answer} is listed and refused: {result}"


def law_3_silence(at: Moment) -> Iterator[str]:
    """Seats that are not asked have no answers, and the one that is asked is at the table."""
    if at.asked not in at.seats:
        yield f"seat {at.asked} is asked and there are seats {at.seats}"
    if runner.legal_for(at.game, at.state, at.asked) != at.answers:
        yield "the asked seat is not offered the legal answers"
    for seat in at.seats:
        if seat == at.asked:
            continue
        if runner.legal_for(at.game, at.state, seat) or runner.legal_for(
            at.game, view_for(at.game, at.state, seat), seat
        ):
            yield f"seat {seat} is not asked and has answers"
        if view_for(at.game, at.state, seat).agenda:
            yield f"seat {seat} is not asked and sees the step that asks"


def law_4_junk(at: Moment) -> Iterator[str]:
    """Junk is refused and leaves no trace: made-up commands, answers of others, answers to an older question."""
    before = at.digest()
    decision = at.state.decision
    assert decision is not None
    right = at.chance.choice(at.answers)
    other = at.chance.choice([seat for seat in (*at.seats, -1, len(at.seats)) if seat != at.asked])
    alike = at.under.alike or (lambda state, command: None)
    made_up = [command for command in junk(at, 24) if alike(at.state, command) not in at.answers]
    cases: list[tuple[int, Command, int | None]] = [(at.asked, command, None) for command in made_up]
    cases += [(other, right, None), (at.asked, right, decision.number - 1), (at.asked, right, decision.number + 1)]
    cases += [(at.asked, Concede(other), None)]
    for seat, command, number in cases:
        try:
            result = runner.submit(at.game, at.state, seat, command, number)
        except Exception as error:
            yield f"{command} of seat {seat} raises {error!r}"
            continue
        if not isinstance(result, Refusal):
            yield f"{command} of seat {seat} for decision {number} is accepted and not listed"
        elif not result.code or not result.rule:
            yield f"{command} is refused without a reason: {result}"
    if at.digest() != before:
        yield "refused junk has changed the state"


def law_5_queries(at: Moment) -> Iterator[str]:
    """Expect no query to write."""
    before = at.digest()
    game, state = at.game, at.state

    def changed_by(name: str) -> Iterator[str]:
        nonlocal before
        now = at.digest()
        if now != before:
            yield f"{name} changes the state"
        before = now

    candidates = list(game.candidates(state))
    yield from changed_by("candidates")
    for command in (*candidates[:40], *junk(at, 6)):
        game.why_illegal(state, command)
    yield from changed_by("why_illegal")
    for seat in at.seats:
        game.table_for(state.table, seat)
        view = view_for(game, state, seat)
        runner.legal_for(game, view, seat)
        game.redeal(state, seat, Dice(1))
    yield from changed_by("table_for, view_for or redeal")
    for query in at.under.queries:
        query(state, at.chance.choice(at.seats))
        yield from changed_by(getattr(query, "__name__", "a query"))
    game.flaws(state)
    yield from changed_by("flaws")


def law_6_record(at: Moment) -> Iterator[str]:
    """Encoded and decoded, it is the same state, and the game goes on in the same way."""
    written = record.encode(at.state)
    copy = record.decode_state(at.game, written)
    if copy != at.state:
        yield f"decoded, it is another state: {difference(copy, at.state)}"
        return
    if record.encode(copy) != written:
        yield "written again, it is another text"
    if runner.legal(at.game, copy) != at.answers:
        yield "decoded, it has other answers, or in another order"
        return
    answer = at.chance.choice(at.answers)
    read = record.decode_command(at.game, record.encode(answer))
    if read != answer:
        yield f"{answer} is read back as {read}"
    here, there = (runner.submit(at.game, state, at.asked, answer) for state in (at.state, copy))
    if not isinstance(here, runner.Accepted) or not isinstance(there, runner.Accepted):
        return
    if record.encode(here.batches) != record.encode(there.batches):
        yield f"after {answer} other things happen to the decoded state"
    elif record.digest(here.state) != record.digest(there.state):
        yield f"{answer} leads elsewhere from the decoded state: {difference(there.state, here.state)}"
    elif runner.legal(at.game, here.state) != runner.legal(at.game, there.state):
        yield f"after {answer} the decoded state has other answers"
    for event in here.events:
        if msgspec.json.decode(record.encode(event), type=at.game.event_type) != event:
            yield f"{shown(event)} is not read back as it was"


def law_7_copies(at: Moment) -> Iterator[str]:
    """Playing on from a state changes neither it nor its copies."""
    before, copy = at.digest(), at.copy()
    branch = at.state
    passed = [(branch, before)]
    for _ in range(4):
        if branch.decision is None:
            break
        answer = at.chance.choice(runner.legal(at.game, branch))
        result = runner.submit(at.game, branch, branch.decision.seat, answer)
        if not isinstance(result, runner.Accepted):
            break
        branch = result.state
        passed.append((branch, record.digest(branch)))
    if record.digest(copy) != before:
        yield "playing on has changed a copy"
    if any(record.digest(state) != then for state, then in passed):
        yield f"playing on has changed a state that was left behind: {difference(at.state, copy)}"


def law_11_invariants(at: Moment) -> Iterator[str]:
    """Yield the state's own invariants hold."""
    yield from at.game.flaws(at.state)


def law_12_running(at: Moment) -> Iterator[str]:
    """Expect an open match not to be over, and a conceding seat to end it without a win, or to be asked no more."""
    if at.state.outcome is not None:
        yield "a question is open and the match is over"
    seat = at.chance.choice(at.seats)
    result = runner.submit(at.game, at.state, seat, Concede(seat))
    if isinstance(result, Refusal):
        if at.game.why_no_concede(at.state.table, seat) is None:
            yield f"seat {seat} cannot concede"
    elif result.state.outcome is None:
        yield from at.game.flaws(result.state)
        if result.state.decision is None or result.state.decision.seat == seat:
            yield f"seat {seat} concedes and is asked on"
        if not isinstance(runner.submit(at.game, result.state, seat, Concede(seat)), Refusal):
            yield f"seat {seat} concedes twice"
    elif seat in result.state.outcome.winners:
        yield f"seat {seat} concedes and wins"
    else:
        yield from law_12_end(at, result.state)


def law_12_end(at: Moment, state: AnyState) -> Iterator[str]:
    """Over is over: an outcome, no open question, no answers, and nothing is accepted any more."""
    if state.outcome is None:
        yield "nobody is asked and there is no outcome"
        return
    if state.decision is not None or state.agenda:
        yield "the match is over and something is still to be done"
    if len(state.outcome.scores) != len(at.seats) or not set(state.outcome.winners) <= set(at.seats):
        yield f"the outcome does not fit the seats: {state.outcome}"
    before = record.digest(state)
    for seat in at.seats:
        if runner.legal_for(at.game, state, seat):
            yield f"the match is over and seat {seat} has answers"
        for command in (Concede(seat), *at.answers[:3]):
            if not isinstance(runner.submit(at.game, state, seat, command), Refusal):
                yield f"the match is over and {command} is accepted"
    if record.digest(state) != before:
        yield "the outcome does not stay put"


AT_DECISIONS: dict[int, Callable[[Moment], Iterator[str]]] = {
    1: law_1_answers,
    2: law_2_acceptance,
    3: law_3_silence,
    4: law_4_junk,
    5: law_5_queries,
    6: law_6_record,
    7: law_7_copies,
    10: law_10,
    11: law_11_invariants,
    12: law_12_running,
}
