"""Every way in which an answer can turn out, as the dice fall, with its exact odds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod

import msgspec
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Command
from game.core.dice import Dice, RollNeeded, SetDice
from game.core.refusals import RulesError
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from game.core.steps import Draft

#: The most ways in which dice that are rolled together can fall, and the most moments looked at after one answer.
MOST_WAYS, MOST_MOMENTS = 5000, 20_000

Faces = tuple[int, ...]

_encode = msgspec.msgpack.Encoder().encode


class TooManyWays(Exception):
    """More dice are rolled than can be looked at."""


def key_of(state: AnyState) -> bytes:
    """Return what is common to states equal but for their dice and next numbers of questions and pieces."""
    decision = state.decision and replace(state.decision, number=0)
    plain = replace(state, decision=decision, dice=_NO_DICE, next_id=0, next_decision=0)
    return hashlib.blake2b(_encode(plain), digest_size=16).digest()


_NO_DICE = Dice(0)


def outcomes(game: Ruleset, state: AnyState, command: Command) -> tuple[tuple[Fraction, AnyState], ...]:
    """Return the states after a legal answer to the open question, each with its odds; one where nothing is rolled.
    Raises ShuffleNeeded where something is shuffled, TooManyWays where too many dice are rolled."""
    found: dict[bytes, tuple[Fraction, AnyState]] = {}
    waiting: dict[bytes, tuple[Fraction, AnyState]] = {b"": (_SURE, state)}
    for _ in range(MOST_MOMENTS):
        if not waiting:
            return tuple(found.values())
        odds, at = waiting.pop(next(iter(waiting)))
        given = command if at is state else None
        first = _advanced(game, at, given)
        if not isinstance(first, _Roll):
            if not found and not waiting:
                return ((odds, first),)
            _add(found, odds, first)
            continue
        given = command if first.before is state else None
        alike = game.profile.alike_faces.get(first.sides)
        for chance, rolls in _ways(game, first, alike, given):
            _add(waiting, odds * chance, rolls)
    raise TooManyWays


_SURE = Fraction(1)


class _Roll(msgspec.Struct, frozen=True):
    """Dice are needed in the next step of a state, or for the answer to its question."""

    before: AnyState
    count: int
    sides: int


def _add(row: dict[bytes, tuple[Fraction, AnyState]], odds: Fraction, state: AnyState) -> None:
    key = key_of(state)
    row[key] = (odds + row[key][0] if key in row else odds, state)


def _ways(
    game: Ruleset, roll: _Roll, alike: Sequence[Faces] | None, given: Command | None
) -> Iterator[tuple[Fraction, AnyState]]:
    """Yield the states after the one step that rolls, for each way in which its dice can fall."""
    waiting: list[tuple[Fraction, tuple[Faces, ...], int, int]] = [(_SURE, (), roll.count, roll.sides)]
    while waiting:
        odds, rolls, count, sides = waiting.pop()
        for chance, faces in falls(count, sides, alike if sides == roll.sides else game.profile.alike_faces.get(sides)):
            draft = Draft(game, replace(roll.before, dice=SetDice(0, 0, (*rolls, faces))))
            try:
                _take_one(game, draft, given)
            except RollNeeded as needed:
                waiting.append((odds * chance, (*rolls, faces), needed.count, needed.sides))
                continue
            yield odds * chance, replace(draft.state(), dice=_NO_DICE)


def _take_one(game: Ruleset, draft: Draft[object, object], given: Command | None) -> AnyState | None:  # type: ignore[type-var]
    if given is None:
        return runner.one_step(game, draft)
    draft.decision = None
    game.accept(draft, given)
    return None


def _advanced(game: Ruleset, state: AnyState, given: Command | None) -> AnyState | _Roll:
    """Return the state at the next question or the end; or the moment before that at which dice are needed."""
    before = replace(state, dice=SetDice(0, 0, ()))
    draft = Draft(game, before)
    for _ in range(runner.STEP_LIMIT):
        try:
            at = _take_one(game, draft, given)
        except RollNeeded as needed:
            return _Roll(state if given is not None else before, needed.count, needed.sides)
        if at is not None:
            return replace(at, dice=_NO_DICE)
        given, before = None, draft.state()
    raise RulesError(f"more than {runner.STEP_LIMIT} steps without a question")


def falls(count: int, sides: int, alike: Sequence[Faces] | None = None) -> Iterator[tuple[Fraction, Faces]]:
    """Yield every way in which dice can fall, with its odds. Of groups of ``alike`` faces the first stands for all of
    them, and dice in another order are the same way. Raises TooManyWays."""
    if alike is None:
        if sides**count > MOST_WAYS:
            raise TooManyWays
        chance = Fraction(1, sides**count)
        yield from ((chance, faces) for faces in product(range(1, sides + 1), repeat=count))
        return
    for chosen in combinations_with_replacement(range(len(alike)), count):
        numbers = [chosen.count(group) for group in range(len(alike))]
        orders = factorial(count) // prod(map(factorial, numbers))
        weight = prod(len(alike[group]) for group in chosen)
        yield Fraction(orders * weight, sides**count), tuple(alike[group][0] for group in chosen)
