"""The twelve laws that every game keeps, as functions that find complaints. ``docs/laws.md`` tells them in words.

A law of a position takes a ``Moment`` and yields one sentence for each thing that is wrong there. ``hold`` plays one
seeded random game and runs every law at every decision; the first complaint is raised as ``LawBroken`` and names the
seed and the decision, so that the position can be reached again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from typing import Any

import msgspec

from game.core import record, runner
from game.core.commands import Command, Concede
from game.core.dice import Dice
from game.core.refusals import Refusal
from game.core.state import AnyState
from game.core.views import batches_for, view_for
from tests.conformance.junk import junk
from tests.conformance.walks import GameUnderLaw, Manner, Moment, digests_of_game, fresh, manner_of, pick

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
    11: "soundness",
    12: "the end",
}
ALL_LAWS = frozenset(TITLES)
#: Laws that a stride thins out: they cost more than the rest together.
COSTLY = frozenset({2, 4, 5, 6, 7, 10})
#: A place that was hidden this often in one game and never held another card in a twin is not re-dealt at all.
NEVER_REDEALT = 12


class LawBroken(AssertionError):
    """A law does not hold. ``law`` is its number, ``seed`` and ``number`` name the game and the decision."""

    def __init__(self, law: int, under: GameUnderLaw, seed: int, number: int, text: str, manner: str = "") -> None:
        self.law, self.seed, self.number = law, seed, number
        super().__init__(
            f"law {law} ({TITLES[law]}) is broken in {under.name}, seed {seed}, decision {number}: {text}\n"
            f"again: python -m tests.conformance.soak --game {under.name} --seed {seed} --games 1 --manner {manner}"
        )


def shown(value: Any, limit: int = 300) -> str:
    """A value for a complaint, shortened."""
    text = repr(value)
    return text if len(text) <= limit else f"{text[:limit]}…"


# --- at every decision ---------------------------------------------------------------------------------------------


def law_1_answers(at: Moment) -> Iterator[str]:
    """The legal list is not empty, has no doubles, and is the same each time."""
    if not at.answers:
        yield "nothing is legal"
    if len(set(at.answers)) != len(at.answers):
        doubles = [answer for answer in set(at.answers) if at.answers.count(answer) > 1]
        yield f"legal answers stand twice: {shown(doubles)}"
    candidates = list(at.game.candidates(at.state))
    if len(set(candidates)) != len(candidates):
        yield "candidates stand twice"
    if [candidate for candidate in candidates if candidate in set(at.answers)] != list(at.answers):
        yield "candidates come in another order than before"
    if runner.legal(at.game, fresh(at.state)) != at.answers:
        yield "asked again, other answers are legal"


def law_2_acceptance(at: Moment) -> Iterator[str]:
    """Each listed answer is accepted on a copy."""
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
    """No query writes."""
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
        if record.decode_event(at.game, record.encode(event)) != event:
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


def law_10_twins(at: Moment) -> Iterator[str]:
    """Re-dealt what a seat cannot know, its view, its answers, its prompts and its refusals stay equal."""
    for seat in at.seats:
        view = view_for(at.game, at.state, seat)
        if seat == at.asked and runner.legal(at.game, view) != at.answers:
            yield f"seat {seat}'s view has other answers than the state"
        tried = [*at.answers[:20], *junk(at, 8)] if seat == at.asked else []
        for command in tried:
            why, seen = at.game.why_illegal(at.state, command), at.game.why_illegal(view, command)
            if why != seen:
                yield f"{command}: the state says {why}, the view of seat {seat} says {seen}"
        twin = at.state
        for _ in range(2):
            dice = Dice(at.chance.randrange(1 << 62))
            before, twin = twin, at.game.redeal(at.state, seat, dice)
            yield from _unlike(at, seat, view, twin, tried)
            if at.game.redeal(before, seat, dice) != twin:
                yield f"what is dealt anew for seat {seat} hangs on more than it knows: on how the cards lie in truth"


def _unlike(at: Moment, seat: int, view: Any, twin: AnyState, tried: list[Command]) -> Iterator[str]:
    """How ``seat`` could tell the twin from the state."""
    seen = view_for(at.game, twin, seat)
    if seen != view or record.encode(seen) != record.encode(view):
        yield f"seat {seat} sees a difference: {difference(seen, view)}"
    if record.encode(twin.decision) != record.encode(at.state.decision):
        yield f"the twin for seat {seat} asks something else"
    unsound = at.game.flaws(twin)
    if unsound:
        yield f"the twin for seat {seat} is unsound: {unsound[0]}"
    if seat != at.asked:
        return
    if runner.legal(at.game, twin) != at.answers:
        yield f"seat {seat}'s answers tell what it cannot know"
    for command in tried:
        if at.game.why_illegal(twin, command) != at.game.why_illegal(at.state, command):
            yield f"the refusal of {command} tells seat {seat} what it cannot know"


def law_11_soundness(at: Moment) -> Iterator[str]:
    """The state's own invariants hold."""
    yield from at.game.flaws(at.state)


def law_12_running(at: Moment) -> Iterator[str]:
    """While a question is open the match is not over; whoever concedes ends it and does not win."""
    if at.state.outcome is not None:
        yield "a question is open and the match is over"
    seat = at.chance.choice(at.seats)
    result = runner.submit(at.game, at.state, seat, Concede(seat))
    if not isinstance(result, runner.Accepted) or result.state.outcome is None:
        yield f"seat {seat} cannot concede"
    elif seat in result.state.outcome.winners:
        yield f"seat {seat} concedes and wins"
    else:
        yield from law_12_end(at, result.state)


AT_DECISIONS: dict[int, Callable[[Moment], Iterator[str]]] = {
    1: law_1_answers,
    2: law_2_acceptance,
    3: law_3_silence,
    4: law_4_junk,
    5: law_5_queries,
    6: law_6_record,
    7: law_7_copies,
    10: law_10_twins,
    11: law_11_soundness,
    12: law_12_running,
}


# --- over a whole game ---------------------------------------------------------------------------------------------


class Fold:
    """Law 8: the tables that follow from the events alone, the whole one and each seat's."""

    def __init__(self, under: GameUnderLaw, setup: Any, seed: int) -> None:
        self.game = under.ruleset
        self.table = self.game.begin(setup, Dice(seed)).table
        self.seen = [self.game.table_for(self.table, seat) for seat in range(self.game.seats(setup))]

    def law_8_events(self, accepted: runner.Accepted) -> Iterator[str]:
        """Folding the events gives the table, and what a seat hears of them gives its own table."""
        for event in accepted.events:
            self.table = self.game.apply(self.table, event)
        if record.encode(self.table) != record.encode(accepted.state.table):
            yield f"the events do not give the table: {difference(self.table, accepted.state.table)}"
        for seat, heard in enumerate(self.seen):
            for batch in batches_for(accepted.batches, seat):
                for event in batch:
                    heard = self.game.apply(heard, event)
            self.seen[seat] = heard
            view = self.game.table_for(accepted.state.table, seat)
            if record.encode(heard) != record.encode(view):
                yield f"what seat {seat} hears does not give what it sees: {difference(heard, view)}"


class Redealt:
    """Law 10 over a game: every place that hides something does hold other things in some twin."""

    def __init__(self, game: Any, forced: tuple[str, ...] = ()) -> None:
        self.game = game
        self.forced = forced
        self.hidden: dict[str, int] = {}
        self.changed: set[str] = set()

    def watch(self, at: Moment) -> None:
        """Note which places are hidden from each seat here, and which of them a twin fills otherwise."""
        table = plain(at.state.table)
        for seat in at.seats:
            twin = self.game.redeal(at.state, seat, Dice(at.chance.randrange(1 << 62)))
            for place in differing(table, plain(self.game.table_for(at.state.table, seat))):
                place = f"{place} (from seat {seat})"
                self.hidden[place] = self.hidden.get(place, 0) + 1
            self.changed.update(f"{place} (from seat {seat})" for place in differing(table, plain(twin.table)))

    def law_10_redeals(self) -> Iterator[str]:
        """Complaints about places that stay as they are in every twin."""
        for place, times in self.hidden.items():
            is_forced = any(word in place for word in self.forced)
            if times >= NEVER_REDEALT and place not in self.changed and not is_forced:
                yield f"{place} was hidden {times} times and is never dealt anew"


def law_9_same_seed(
    under: GameUnderLaw, seeds: Collection[int], digests: dict[int, list[str]]
) -> Iterator[tuple[int, int, str]]:
    """The same seed gives the same digests in another process: complaints with seed and decision number.

    ``digests`` come from a fresh process with another hash seed, whose global generator was used up before."""
    for seed in seeds:
        here, there = digests_of_game(under, seed), digests[seed]
        for number, (one, other) in enumerate(zip(here, there, strict=False)):
            if one != other:
                yield seed, number, f"digest {one} here and {other} in a fresh process"
                break
        else:
            if len(here) != len(there):
                yield seed, min(len(here), len(there)), f"{len(here)} positions here, {len(there)} in a fresh process"


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


# --- playing -------------------------------------------------------------------------------------------------------


class Kept(msgspec.Struct, frozen=True):
    """What a game under law was like: decisions, and how often each kind of command was answered."""

    decisions: int
    commands: dict[str, int]


def hold(
    under: GameUnderLaw,
    seed: int,
    *,
    laws: Collection[int] = ALL_LAWS,
    manner: Manner | None = None,
    stride: int = 1,
    sample: int = 12,
) -> Kept:
    """Play the seed's random game under the laws. Raises LawBroken with the first complaint.

    Costly laws look at every ``stride``-th decision; law 2 tries ``sample`` answers (0: all). Law 9 needs another
    process: see ``fresh_process.py``."""
    game = under.ruleset
    manner = manner or manner_of(seed)
    chance = random.Random(seed)
    commands: dict[str, int] = {}
    number = 0

    def check(law: int, complaints: Callable[[], Iterator[str]]) -> None:
        if law not in laws:
            return
        try:
            for complaint in complaints():
                raise LawBroken(law, under, seed, number, complaint, manner)
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(law, under, seed, number, f"raised {error!r}", manner) from error

    setup = under.setups(seed)
    seats = game.seats(setup)
    fold = Fold(under, setup, seed)
    redealt = Redealt(game, under.forced)
    accepted = runner.start(game, setup, seed)
    at = Moment(under, accepted.state, seats, seed, number, sample)
    while True:
        check(8, lambda: fold.law_8_events(accepted))  # noqa: B023 (called at once)
        last, at = at, Moment(under, accepted.state, seats, seed, number, sample)
        if accepted.state.decision is None:
            break
        if number >= game.profile.longest:
            check(12, lambda: iter([f"{game.profile.longest} decisions and no end"]))
            break
        for law, find in AT_DECISIONS.items():
            if law not in COSTLY or (number + seed) % stride == 0:
                check(law, lambda: find(at))  # noqa: B023 (called at once)
        if 10 in laws and (number + seed) % stride == 0:
            redealt.watch(at)
        answer = pick(chance, at.answers, manner, at.view)
        commands[type(answer).__name__] = commands.get(type(answer).__name__, 0) + 1
        result = runner.submit(game, accepted.state, at.asked, answer, accepted.state.decision.number)
        if not isinstance(result, runner.Accepted):
            raise LawBroken(2, under, seed, number, f"{answer} is listed and refused: {result}", manner)
        accepted = result
        number += 1
    check(10, redealt.law_10_redeals)
    check(11, lambda: law_11_soundness(at))
    check(12, lambda: law_12_end(last, at.state))
    return Kept(number, commands)


# --- comparing -----------------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """A record as lists, dicts, numbers and words."""
    return msgspec.json.decode(record.encode(value))


def difference(one: Any, other: Any) -> str:
    """The first field in which two records differ."""
    return shown(record.first_difference(plain(one), plain(other)) or "only in what is not written down")


def differing(one: Any, other: Any, path: str = "table") -> Iterator[str]:
    """Paths of the lists or fields in which two plain values differ; a list of numbers is one place."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if key not in other or one[key] != other[key]:
                yield from differing(one[key], other.get(key), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and one and isinstance(one[0], dict | list):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            if left != right:
                yield from differing(left, right, f"{path}[{index}]")
    elif one != other:
        yield path
