"""The judge judged: where it is proven which answers are right it must accuse none of them, and find nothing that is
wrong better than what is wrong.

Proven are the positions in ``tests/ai/positions`` that name what is right, and, in the games themselves, every answer
that ends the match at once with a win, whatever the world: all answers are tried.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, islice

import msgspec

from game.ai.worlds import DealtWorlds
from game.app.games.entries import evaluator_of
from game.app.matches.match import Match
from game.core.commands import Command
from tests.ai.blunders.decisions import Wanted, match_of
from tests.ai.blunders.judge import Judge, Verdict
from tests.ai.positions.exercises import as_json, begun, fits, path_of, read

#: In how many worlds an answer must win at once.
_WORLDS = 6


class Proven(msgspec.Struct, frozen=True):
    """A question of which it is known what is right and what is not."""

    name: str
    match: Match
    right: tuple[Command, ...]
    wrong: tuple[Command, ...]


class Check(msgspec.Struct, frozen=True):
    """What the judge said of a right answer and of a wrong one, and whether what it found better is right."""

    name: str
    right: Verdict
    wrong: Verdict
    is_better_right: bool

    @property
    def holds(self) -> bool:
        """Return whether the judge was right."""
        return not self.right.is_blunder and (self.is_better_right or not self.wrong.is_blunder)


def check(proven: Proven, seed: int) -> Check:
    """Judge a right and a wrong answer."""
    match, chance = proven.match, random.Random(f"check {seed}")
    seat = match.asked
    assert seat is not None
    judge = Judge(evaluator_of(match.game.profile.game))

    def judged(some: Sequence[Command]) -> Verdict:
        worlds = DealtWorlds(match.game, match.state, seat, seed)
        return judge.verdict(match.view(seat), match.answers(seat), worlds, chance.choice(some))

    right, wrong = judged(proven.right), judged(proven.wrong)
    return Check(proven.name, right, wrong, wrong.better is not None and wrong.better.answer in proven.right)


def written(game: str, seed: int) -> Iterator[Proven]:
    """Yield the positions of a game's file, in any order."""
    exercises = [one for one in read(path_of(game)) if one.right and one.within == 1]
    for exercise in random.Random(seed).sample(exercises, len(exercises)):
        match = begun(exercise)
        assert match.asked is not None
        answers = match.answers(match.asked)
        right = tuple(answer for answer in answers if fits(as_json(answer), exercise.right))
        yield Proven(exercise.name, match, right, tuple(answer for answer in answers if answer not in right))


def wins(game: str, seed: int) -> Iterator[Proven]:
    """Yield the last questions of greedy games in which some answers win at once and others do not."""
    for number in range(seed, seed + 10_000):
        match = match_of(Wanted(game, "greedy", number, 0), number)
        state = match.state
        while match.asked is not None:
            state = match.state
            match.players.step()
        last = Match.from_state(match.game, state, match.opening.seatings)
        assert last.asked is not None
        worlds = DealtWorlds(match.game, state, last.asked, number)
        answers = last.answers(last.asked)
        right = tuple(answer for answer in answers if _wins(worlds, last.asked, answer))
        if 0 < len(right) < len(answers):
            yield Proven(f"game {number}", last, right, tuple(answer for answer in answers if answer not in right))


def _wins(worlds: DealtWorlds, seat: int, answer: Command) -> bool:
    afters = (worlds.deal(number).after(answer) for number in range(_WORLDS))
    return all(after is not None and after.result(seat) == 1 for after in afters)


def checked(game: str, positions: int, seed: int) -> str:
    """Judge that many answers of each sort of proof and return how often the judge was right, as a line."""
    found = []
    for proven in chain(islice(written(game, seed), positions), islice(wins(game, seed), positions)):
        found.append(check(proven, seed))
        print(f"{'right' if found[-1].holds else 'WRONG'}: {found[-1]}", file=sys.stderr, flush=True)
    holds, seen = (sum(kind) for kind in ([one.holds for one in found], [one.wrong.is_blunder for one in found]))
    accused = ", ".join(one.name for one in found if not one.holds)
    return (
        f"{game}: right at {holds} of {len(found)} positions; {seen} of the wrong answers are blunders to it"
        f"{f'; wrong at {accused}' if accused else ''}"
    )
