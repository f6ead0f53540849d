"""What a ruleset has when it is derived from the base: the defaults of an open game, in chapters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from game.core import runner
from game.core.base_ruleset import BaseRuleset, PlainSetup
from game.core.chapters import Chapter
from game.core.commands import Command, Concede
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import AnyState, Outcome, State, Step
from game.core.steps import Draft


class Take(Command, frozen=True):
    """Take that many counters."""

    count: int


class Heap(msgspec.Struct, frozen=True):
    counters: int = 5


class Taken(Event, frozen=True):
    count: int

    def apply(self, table: Heap) -> Heap:
        return Heap(table.counters - self.count)


class Turn(Step, frozen=True):
    seat: int


class SeatsByName(msgspec.Struct, frozen=True):
    """A set-up with one record per seat."""

    seats: tuple[str, ...]


def _take(draft: Draft[Heap, Turn], step: Turn) -> None:
    draft.ask(step, step.seat, "pick", "take")


def _choices(table: Heap, step: Turn) -> Iterable[Command]:
    return (Take(count) for count in (1, 2))


def _answer(draft: Draft[Heap, Turn], step: Turn, command: Take) -> None:
    draft.happen(Taken(command.count))
    draft.push(Turn(1 - step.seat))


class Heaps(BaseRuleset):
    state_type: Any = State[Heap, Turn]
    command_type: Any = Take
    event_type: Any = Taken
    chapters = {Turn: Chapter(_take, _choices, answer=_answer)}

    def __init__(self, least: int = 2, most: int = 2) -> None:
        self.profile = Profile("heaps", "Heaps", least, most, longest=20, hidden=False)

    def begin(self, wanted: Any, dice: Dice) -> AnyState:
        return State(Heap(), (Turn(0),), None, dice, 1, 1)


def began(seed: int = 1) -> AnyState:
    return runner.start(Heaps(), PlainSetup(), seed).state


def test_a_plain_set_up_is_for_two() -> None:
    assert PlainSetup().seats == 2 and Heaps.setup_type is PlainSetup


def test_seats_are_a_number_or_one_record_each() -> None:
    game = Heaps()
    assert [game.seats(PlainSetup(count)) for count in (1, 2, 5)] == [1, 2, 5]
    assert game.seats(SeatsByName(("Ann", "Bob", "Cy"))) == 3 and game.seats(SeatsByName(())) == 0


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (4, True), (5, False)])
def test_as_many_seats_as_the_profile_says_are_expected(seats: int, *, fits: bool) -> None:
    flaws = Heaps(2, 4).flaws_of_setup(PlainSetup(seats))
    assert flaws == (() if fits else (f"seats: 2 to 4 are expected, not {seats}",))


def test_one_number_of_seats_is_said_as_one() -> None:
    assert Heaps().flaws_of_setup(PlainSetup(3)) == ("seats: 2 are expected, not 3",)


def test_everybody_sees_the_whole_table() -> None:
    table = Heap(3)
    assert all(Heaps().table_for(table, seat) is table for seat in (0, 1))


def test_only_the_dice_are_dealt_again() -> None:
    state = began()
    again = Heaps().redeal(state, 0, Dice(77, 3))
    assert again.dice == Dice(77, 3) != state.dice
    assert msgspec.structs.replace(again, dice=state.dice) == state


def test_no_flaws_are_known() -> None:
    assert Heaps().flaws(began()) == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_has_lost_to_the_other(seat: int) -> None:
    over = runner.submit(Heaps(), began(), seat, Concede(seat))
    assert isinstance(over, runner.Accepted)
    assert over.state.outcome == Outcome("conceded", (1 - seat,), (0, 0))


def test_without_reasons_of_its_own_a_chapter_takes_its_choices_and_nothing_else() -> None:
    state = began()
    assert runner.legal(Heaps(), state) == (Take(1), Take(2))
    assert Heaps().why_illegal(state, Take(2)) is None
    refused = runner.submit(Heaps(), state, 0, Take(3))
    assert isinstance(refused, Refusal) and (refused.code, refused.rule) == ("no_choice", "core/decision")
    after = runner.submit(Heaps(), state, 0, Take(2))
    assert isinstance(after, runner.Accepted) and after.state.table == Heap(3)
