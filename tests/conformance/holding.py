"""Whole games under the laws, and the laws that only a whole game can show: 8, 9, the end of 10, and 12."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator

import msgspec

from game.core import record, runner
from game.core.dice import Dice
from game.core.state import AnyState
from game.core.views import batches_for
from tests.conformance.comparing import difference
from tests.conformance.laws import ALL_LAWS, AT_DECISIONS, COSTLY, LawBroken, law_11_invariants, law_12_end
from tests.conformance.twins import Redealt
from tests.conformance.walks import GameUnderLaw, Manner, Moment, digests_of_game, manner_of, next_answer


class Fold:
    """Law 8: the tables that follow from the events alone, the whole one and each seat's."""

    def __init__(self, under: GameUnderLaw, state: AnyState, seats: int) -> None:
        self.game = under.ruleset
        self.table = state.table
        self.seen = [self.game.table_for(self.table, seat) for seat in range(seats)]

    def law_8_events(self, accepted: runner.Accepted, *, to_the_letter: bool = True) -> Iterator[str]:
        """Folding the events gives the table, and what a seat hears of them gives its own table. ``to_the_letter``: the
        tables are written down too, which tells the order of their dicts."""
        for event in accepted.events:
            self.table = self.game.apply(self.table, event)
        if _unlike(self.table, accepted.state.table, to_the_letter=to_the_letter):
            yield f"the events do not give the table: {difference(self.table, accepted.state.table)}"
        for seat, heard in enumerate(self.seen):
            for batch in batches_for(accepted.batches, seat):
                for event in batch:
                    heard = self.game.apply(heard, event)
            self.seen[seat] = heard
            view = self.game.table_for(accepted.state.table, seat)
            if _unlike(heard, view, to_the_letter=to_the_letter):
                yield f"what seat {seat} hears does not give what it sees: {difference(heard, view)}"


def _unlike(one: object, other: object, *, to_the_letter: bool) -> bool:
    return one != other or (to_the_letter and record.encode(one) != record.encode(other))


def law_9_same_seed(
    under: GameUnderLaw, seeds: Collection[int], digests: dict[int, list[str]]
) -> Iterator[tuple[int, int, str]]:
    """Expect that the same seed gives the same digests in another process: complaints with seed and decision number.

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


class GameHeld(msgspec.Struct, frozen=True):
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
    begin: int = 0,
    most: int | None = None,
) -> GameHeld:
    """Play the seed's random game under the laws. Raises LawBroken with the first complaint.

    Costly laws look at every ``stride``-th decision; law 2 tries ``sample`` answers (0: all). The laws look on from
    decision ``begin``, for ``most`` decisions, after which the game is left; None is to its end. Law 9 needs another
    process: see ``fresh_process.py``."""
    game = under.ruleset
    manner = manner or manner_of(seed)
    chance = random.Random(seed)
    commands: dict[str, int] = {}
    number = 0

    def check(law: int, complaints: Callable[[], Iterator[str]]) -> None:
        if law not in laws or number < begin:
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
    fold = Fold(under, game.begin(setup, Dice(seed)), seats)
    redealt = Redealt(game, under.forced)
    accepted = runner.start(game, setup, seed)
    at = Moment(under, accepted.state, seats, seed, number, sample)
    while True:
        is_costly = (number + seed) % stride == 0
        check(8, lambda: fold.law_8_events(accepted, to_the_letter=is_costly))  # noqa: B023 (called at once)
        last, at = at, Moment(under, accepted.state, seats, seed, number, sample)
        if accepted.state.decision is None:
            break
        if number >= game.profile.longest:
            check(12, lambda: iter([f"{game.profile.longest} decisions and no end"]))
            break
        if most is not None and number >= begin + most:
            return GameHeld(number, commands)
        for law, find in AT_DECISIONS.items():
            if law not in COSTLY or is_costly:
                check(law, lambda: find(at))  # noqa: B023 (called at once)
        if 10 in laws and is_costly and number >= begin:
            redealt.watch(at)
        answer = next_answer(under, chance, number, accepted.state, manner)
        commands[type(answer).__name__] = commands.get(type(answer).__name__, 0) + 1
        result = runner.submit(game, accepted.state, at.asked, answer, accepted.state.decision.number)
        if not isinstance(result, runner.Accepted):
            raise LawBroken(2, under, seed, number, f"{answer} is listed and refused: {result}", manner)
        accepted = result
        number += 1
        if number == begin:
            fold = Fold(under, at.state, seats)
    if not begin:
        # The last cards of a deck are known by what is seen of all others: that shows only over a whole game.
        check(10, redealt.law_10_redeals)
    check(11, lambda: law_11_invariants(at))
    check(12, lambda: law_12_end(last, at.state))
    return GameHeld(number, commands)
