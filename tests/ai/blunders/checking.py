"""The judge judged: at positions whose right answers are proven it must accuse no right answer, and find nothing wrong
better than a wrong one."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence

import msgspec

from game.ai.worlds import DealtWorlds
from game.app.games.entries import evaluator_of
from game.core.commands import Command
from tests.ai.blunders.judge import Judge, Verdict
from tests.ai.positions.exercises import Exercise, as_json, begun, fits, path_of, read


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


def check(game: str, exercise: Exercise, seed: int) -> Check:
    """Judge a right and a wrong answer of a position."""
    match, judge, chance = begun(exercise), Judge(evaluator_of(game)), random.Random(f"check {seed}")
    seat = match.asked
    assert seat is not None
    view, answers = match.view(seat), match.answers(seat)
    rights = [fits(as_json(answer), exercise.right) for answer in answers]

    def judged(some: Sequence[Command]) -> Verdict:
        return judge.verdict(view, answers, DealtWorlds(match.game, match.state, seat, seed), chance.choice(some))

    right = judged([answer for answer, is_right in zip(answers, rights, strict=True) if is_right])
    wrong = judged([answer for answer, is_right in zip(answers, rights, strict=True) if not is_right])
    is_better_right: bool

    @property
    def holds(self) -> bool:
        """Return whether the judge was right."""
        return not self.right.is_blunder and (self.is_better_right or not self.wrong.is_blunder)


def check(game: str, exercise: Exercise, seed: int) -> Check:
    """Judge a right and a wrong answer of a position."""
    match, judge, chance = begun(exercise), Judge(evaluator_of(game)), random.Random(f"check {seed}")
    seat = match.asked
    assert seat is not None
    view, answers = match.view(seat), match.answers(seat)
    rights = [fits(as_json(answer), exercise.right) for answer in answers]

    def judged(is_right: bool) -> Verdict:
        given = chance.choice([answer for answer, right in zip(answers, rights, strict=True) if right is is_right])
        return judge.verdict(view, answers, DealtWorlds(match.game, match.state, seat, seed), given)

    right, wrong = judged(True), judged(False)
    is_better_right = wrong.better is not None and fits(as_json(wrong.better.answer), exercise.right)
    return Check(exercise.name, right, wrong, is_better_right)


def _checks(game: str, positions: int, seed: int) -> Iterator[Check]:
    proven = [one for one in read(path_of(game)) if one.right and one.within == 1]
    for exercise in random.Random(seed).sample(proven, min(positions, len(proven))):
        one = check(game, exercise, seed)
        print(f"{'right' if one.holds else 'WRONG'}: {one}", file=sys.stderr, flush=True)
        yield one


def checked(game: str, positions: int, seed: int) -> str:
    """Return how often the judge was right, as a line."""
    found = list(_checks(game, positions, seed))
    holds, seen = (sum(kind) for kind in ([one.holds for one in found], [one.wrong.is_blunder for one in found]))
    accused = ", ".join(one.name for one in found if not one.holds)
    return (
        f"{game}: right at {holds} of {len(found)} positions; {seen} of the wrong answers are blunders to it"
        f"{f'; wrong at {accused}' if accused else ''}"
    )
