"""Stones: two seats take one to three stones in turn, or roll a die for it; a stone may be taken with a second breath.
A game of a few lines, for what surrounds a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec

from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import DiceRolled, Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import AnyState, Outcome, Position, State, Step
from game.core.steps import Draft


class StonesSetup(msgspec.Struct, frozen=True):
    stones: int = 20


class StonesTable(msgspec.Struct, frozen=True):
    """``secret``: a number that only its seat knows. ``left``: stones that may still be taken this turn."""

    stones: int
    secret: tuple[int, int]
    taken: tuple[int, int] = (0, 0)


class Take(Command, frozen=True):
    stones: int


class RollForIt(Command, frozen=True):
    pass


class EndTurn(Command, frozen=True):
    pass


class Taken(Event, frozen=True):
    seat: int
    stones: int


class SecretDealt(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    secret: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, secret=0)


class Deal(Step, frozen=True):
    pass


class Turn(Step, frozen=True):
    seat: int


class Stones:
    profile = Profile("stones", "Stones", 2, 2, longest=200, hidden=True)
    setup_type: Any = StonesSetup
    state_type: Any = State[StonesTable, Deal | Turn]
    command_type: Any = Take | RollForIt | EndTurn
    event_type: Any = Taken | SecretDealt | DiceRolled

    def seats(self, wanted: StonesSetup) -> int:
        return 2

    def flaws_of_setup(self, wanted: StonesSetup) -> tuple[str, ...]:
        return () if wanted.stones > 0 else ("stones: at least one is expected",)

    def begin(self, wanted: StonesSetup, dice: Dice) -> AnyState:
        return State(StonesTable(wanted.stones, (0, 0)), (Deal(),), None, dice, 1, 1)

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        if isinstance(step, Deal):
            numbers = draft.shuffled(range(1, 10))
            draft.happen(SecretDealt(0, numbers[0]), SecretDealt(1, numbers[1]))
            draft.push(Turn(0))
        elif draft.table.stones <= 0:
            taken = draft.table.taken
            winners = tuple(seat for seat in (0, 1) if taken[seat] == max(taken))
            draft.end(Outcome("empty", winners, taken))
        else:
            draft.ask(step, step.seat, "act", "turn")

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        step = draft.answered()
        seat = step.seat
        if isinstance(command, EndTurn):
            draft.push(Turn(1 - seat))
            return
        stones = command.stones if isinstance(command, Take) else draft.roll(seat, 1, 3, "take")[0]
        draft.happen(Taken(seat, min(stones, draft.table.stones)))
        draft.push(Turn(seat))

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, SecretDealt):
            secret = tuple(event.secret if seat == event.seat else table.secret[seat] for seat in (0, 1))
            return msgspec.structs.replace(table, secret=secret)
        if isinstance(event, Taken):
            taken = tuple(have + event.stones * (seat == event.seat) for seat, have in enumerate(table.taken))
            return msgspec.structs.replace(table, stones=table.stones - event.stones, taken=taken)
        return table

    def candidates(self, position: Position) -> Iterable[Command]:
        return (Take(1), Take(2), Take(3), RollForIt(), EndTurn())

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, Take) and not 1 <= command.stones <= min(3, position.table.stones):
            return Refusal("too_many", "stones/taking", "There are not that many stones.")
        return None

    def doubtful(self, position: Position) -> tuple[type[Command], ...] | None:
        return None

    def table_for(self, table: Any, seat: int) -> Any:
        secret = tuple(number if seat == owner else 0 for owner, number in enumerate(table.secret))
        return msgspec.structs.replace(table, secret=secret)

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        return state

    def flaws(self, state: AnyState) -> tuple[str, ...]:
        return () if state.table.stones >= 0 else ("there are fewer than no stones",)

    def why_no_concede(self, table: Any, seat: int) -> Refusal | None:
        return None

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        draft.end(Outcome("conceded", (1 - seat,), draft.table.taken))


STONES = Stones()
