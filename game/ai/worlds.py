"""Possible worlds: courses that a match may really take as far as a seat can know, dealt by the game's ``redeal``.

A player is given ``Worlds`` and never the state of the match. What a world shows beyond the seat's view was dealt
again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Protocol

from game.core import runner
from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.ruleset import Ruleset
from game.core.runner import Accepted
from game.core.state import AnyState, Outcome
from game.core.views import View, view_for


class World:
    """A position of one possible course. It is never changed: ``after`` gives the next one."""

    def __init__(
        self, game: Ruleset, state: AnyState, before: AnyState | None = None, led_by: Accepted | None = None
    ) -> None:
        self._game, self._state = game, state
        #: The state before the answer that led here, and what came of it.
        self._before, self._led_by = before, led_by
        self._views: dict[int, View[Any, Any]] = {}

    @property
    def game(self) -> str:
        return self._game.profile.game

    @property
    def asked(self) -> int | None:
        """Return the seat that is to answer, or None when the match is over."""
        decision = self._state.decision
        return None if decision is None else decision.seat

    @property
    def outcome(self) -> Outcome | None:
        """Return how it ended, or None."""
        return self._state.outcome

    def result(self, seat: int) -> float | None:
        """Return the value of the end to a seat: 1 if it has won, 0 if not, 0.5 for a draw; None while it is being
        played. Nobody wins a match of all against the game that is not won."""
        outcome = self._state.outcome
        if outcome is None:
            return None
        if not outcome.winners:
            return 0.0 if self._game.profile.together else 0.5
        return float(seat in outcome.winners)

    @cached_property
    def answers(self) -> tuple[Command, ...]:
        return runner.legal(self._game, self._state)

    def view(self, seat: int) -> View[Any, Any]:
        """Return what a seat may know in this world: the same object each time, so that it remembers its answers."""
        if seat not in self._views:
            self._views[seat] = view_for(self._game, self._state, seat)
        return self._views[seat]

    def after(self, answer: Command) -> World | None:
        """Return the world after the asked seat's answer; None if that is not legal here."""
        decision = self._state.decision
        if decision is None:
            return None
        accepted = runner.submit(self._game, self._state, decision.seat, answer)
        return None if isinstance(accepted, Refusal) else World(self._game, accepted.state, self._state, accepted)


def happened(world: World) -> Iterator[tuple[Any, Event]]:
    """Yield what happened after the answer that led to a world, each with the table before it: for telling a person,
    not for players. Nothing where no answer led there."""
    table = world._before.table if world._before is not None else None
    for event in world._led_by.events if world._led_by is not None else ():
        yield table, event
        table = world._game.apply(table, event)


def is_by_chance(world: World) -> bool:
    """Return whether dice decided what came of the answer that led to a world: for telling a person."""
    return world._before is not None and world._before.dice != world._state.dice


class Worlds(Protocol):
    """Where a player gets possible worlds from: equal numbers give equal worlds."""

    def deal(self, number: int) -> World:
        """Return the possible world of that number, with dice of its own."""


class DealtWorlds:
    """Worlds dealt from the match as it stands, for one seat. The dice are the player's own (``seed``): a world never
    tells how the match's will fall."""

    def __init__(self, game: Ruleset, state: AnyState, seat: int, seed: int) -> None:
        self._game, self._seat, self._seed = game, seat, seed
        # Not shown to the holder of the worlds: only what is dealt again leaves this object.
        self.__state = state

    def state_of(self, number: int) -> AnyState:
        """Return the state of a world: for handing it to another process, which makes a ``World`` of it again."""
        dice = Dice((self._seed * 1_000_003 + number) % (1 << 63))
        return self._game.redeal(self.__state, self._seat, dice)

    def deal(self, number: int) -> World:
        return World(self._game, self.state_of(number))
