"""Replays of random matches, held: every moment is what it was, forward, back and in any order; and what a seat is
shown of a match that is not over depends on nothing that it cannot know.

    python -m tests.conformance.replays --matches 200 --seed 1
    python -m tests.conformance.replays --game heroes --matches 50
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator

from game.app.matches.match import Match, Seating
from game.app.records.course import STRIDE, Course, Recorded
from game.app.records.marked import Marks
from game.app.records.replayed import ReplayedMatch
from game.core import record
from game.core.commands import Command, Concede
from game.core.dice import Dice
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from tests.conformance.registry import GAMES
from tests.conformance.walks import GameUnderLaw


class Played:
    """A random match, with what each seat saw of each of its moments while it was played."""

    def __init__(self, under: GameUnderLaw, seed: int, longest: int) -> None:
        self.chance = random.Random(f"replays {under.name} {seed}")
        self.match = match = Match.new(under.ruleset, under.setups(seed), None, seed)
        self.states: list[AnyState] = [match.state]
        self.digests = [match.digest]
        self.views = [self._seen()]
        while match.asked is not None and len(match.given) < longest:
            answers = match.answers(match.asked)
            refused = match.submit(match.asked, self.chance.choice(answers))
            assert refused is None, refused
            self.states.append(match.state)
            self.digests.append(match.digest)
            self.views.append(self._seen())

    def _seen(self) -> tuple[bytes, ...]:
        return tuple(record.encode(self.match.view(seat)) for seat in range(len(self.match.opening.seatings)))


def known(recorded: Recorded) -> Course:
    """Return the course of a match, all of it computed."""
    course = Course(recorded)
    course.go_on(float("inf"))
    return course


def moments_differ(played: Played) -> Iterator[str]:
    """Complain of moments that are not what they were: on, back, and gone to in any order."""
    course = known(Recorded.of(played.match))
    if course.flaw or course.count != len(played.match.given):
        yield f"not all of it is computed again: {course.flaw}"
        return
    replay, last = ReplayedMatch(course), course.count
    seats = range(len(played.match.opening.seatings))
    for number in range(last + 1):
        yield from _unlike(played, replay, "on", number)
        if not replay.step_on() and number < last:
            yield f"no step leads on from {number}"
    jumps = [played.chance.randrange(last + 1) for _ in range(20)]
    for way, numbers in (("back", range(last, -1, -1)), ("there", jumps)):
        for number in numbers:
            replay.go_to(number)
            yield from _unlike(played, replay, way, number)
    for seat in seats:
        replay.go_to(last)
        told = [batch for _, batch in replay.sent.recent(seat, 20)]
        if told != [batch for _, batch in played.match.sent.recent(seat, 20)]:
            yield f"seat {seat} is told something else of what happened last"


def _unlike(played: Played, replay: ReplayedMatch, way: str, number: int) -> Iterator[str]:
    if record.digest(replay.state) != played.digests[number] or replay.digest != played.digests[number]:
        yield f"{way} to {number}: another position"
    for seat, view in enumerate(played.views[number]):
        if record.encode(replay.view(seat)) != view:
            yield f"{way} to {number}: seat {seat} sees something else"


def twins_differ(
    game: Ruleset,
    state: AnyState,
    seats: tuple[Seating, ...],
    seat: int,
    chance: random.Random,
    *,
    answers: int = 8,
    is_open: bool = False,
) -> Iterator[str]:
    """Complain of what a replay shows to a seat that is different where only what it cannot know is different.
    ``is_open``: of one that shows everything, in which there must be something to complain of."""
    twin = game.redeal(state, seat, Dice(chance.randrange(1 << 62)))
    one, other = (Match.from_state(game, each, seats) for each in (state, twin))
    for _ in range(answers):
        if one.asked is None or one.asked != other.asked:
            break
        command = _in_both(one, other, chance)
        if command is None:
            break
        marks = [match.sent.queue(seat).sent for match in (one, other)]
        for match in (one, other):
            assert match.asked is not None and match.submit(match.asked, command) is None
        heard = [match.sent.queue(seat).since(mark) for match, mark in zip((one, other), marks, strict=True)]
        if heard[0] != heard[1]:
            # From here on the two are different matches to the seat: the last answer is not compared.
            one.given.pop()
            other.given.pop()
            break
    courses = [known(Recorded(match.opening, tuple(match.given))) for match in (one, other)]
    shown = [list(_shown(course, seat, is_open=is_open)) for course in courses]
    for number, (left, right) in enumerate(zip(*shown, strict=True)):
        if left != right:
            yield f"{number} answers on, seat {seat} is shown what it cannot know"


def _in_both(one: Match, other: Match, chance: random.Random) -> Command | None:
    """Return an answer that both may be given; None if there is none."""
    assert one.asked is not None and other.asked is not None
    theirs = other.answers(other.asked)
    both = [answer for answer in one.answers(one.asked) if answer in theirs and not isinstance(answer, Concede)]
    return chance.choice(both) if both else None


def _shown(course: Course, seat: int, *, is_open: bool) -> Iterator[object]:
    """Yield all that a replay shows to a seat, moment by moment."""
    marks = Marks(course, None if is_open else seat)
    marks.update()
    replay = ReplayedMatch(course, is_open=is_open)
    for number in range(course.count + 1):
        replay.go_to(number)
        told = [(record.encode(table), batch) for table, batch in replay.sent.recent(seat, STRIDE)]
        moment = course.moments[number]
        yield record.encode(replay.view(seat)), told, moment, [one for one in marks.found if one.number == number]


def holds(under: GameUnderLaw, seed: int, longest: int = 400) -> Iterator[str]:
    """Complain of the replay of a random match."""
    played = Played(under, seed, longest)
    yield from moments_differ(played)
    match = played.match
    if not match.game.profile.hidden or not under.is_discreet(match.state):
        return
    for _ in range(4):
        state = played.chance.choice(played.states)
        if state.decision is None:
            continue
        seat = played.chance.randrange(len(match.opening.seatings))
        yield from twins_differ(match.game, state, match.opening.seatings, seat, played.chance)


def main() -> int:
    """Replay as many matches as the command line says; 1 with each complaint if there is one."""
    parser = argparse.ArgumentParser(description="Hold the replays of random matches.")
    parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--matches", type=int, default=50, help="how many matches, the games in turn (50)")
    parser.add_argument("--seed", type=int, default=1, help="the first match's seed (1)")
    options = parser.parse_args()
    games = [GAMES[options.game]] if options.game else list(GAMES.values())
    wrong = 0
    for number in range(options.matches):
        under, seed = games[number % len(games)], options.seed + number
        for complaint in holds(under, seed):
            wrong += 1
            print(f"{under.name}, seed {seed}: {complaint}", flush=True)
    print(f"{options.matches} matches replayed, {wrong} complaints.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
