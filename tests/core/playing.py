"""A match that a test plays on: whoever is asked answers, and the rules' own invariants hold after each."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from game.core import runner
from game.core.commands import Command, Pass
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.ruleset import Ruleset
from game.core.state import State, Step

TableT = TypeVar("TableT")


class Playing(Generic[TableT]):
    """A match in progress: ``do`` answers, ``events`` are what the last answers brought, in ``batches`` that came at
    once."""

    game: ClassVar[Ruleset]

    def __init__(self, accepted: runner.Accepted) -> None:
        self.state: State[TableT, Step] = accepted.state
        self.events: list[Event] = list(accepted.events)
        self.batches: list[tuple[Event, ...]] = list(accepted.batches)

    @property
    def table(self) -> TableT:
        return self.state.table

    @property
    def legal(self) -> tuple[Command, ...]:
        return runner.legal(self.game, self.state)

    @property
    def prompt(self) -> str:
        return self.state.decision.prompt if self.state.decision else ""

    @property
    def asked(self) -> int:
        return self.state.decision.seat if self.state.decision else -1

    def do(self, *commands: Command) -> Self:
        """Give answers, each of which must be on the list."""
        self.events, self.batches = [], []
        for command in commands:
            assert self.state.decision is not None, f"nobody is asked, so {command} answers nothing"
            assert command in self.legal, (command, self.prompt, self.asked, self.why(command), self.legal[:30])
            accepted = runner.submit(self.game, self.state, self.asked, command)
            assert isinstance(accepted, runner.Accepted), accepted
            self.state = accepted.state
            self.events += accepted.events
            self.batches += accepted.batches
            assert not self.game.flaws(self.state), self.game.flaws(self.state)
        return self

    def passes(self) -> Self:
        """Let everybody who may respond pass, until something else is asked."""
        events, batches = self.events, self.batches
        while self.prompt.startswith("respond"):
            self.do(Pass())
            events, batches = events + self.events, batches + self.batches
        self.events, self.batches = events, batches
        return self

    def run(self, *commands: Command) -> Self:
        """Give answers; everybody passes after each."""
        events: list[Event] = []
        for command in commands:
            self.do(command).passes()
            events += self.events
        self.events = events
        return self

    def why(self, command: Command) -> Refusal | None:
        assert self.state.decision is not None
        return runner.why_refused(self.game, self.state, self.asked, command)

    def code(self, command: Command) -> str:
        """Return the refusal's code; empty when the command is legal. A refused command must not be on the list."""
        refusal = self.why(command)
        assert (refusal is None) == (command in self.legal), (command, refusal)
        return refusal.code if refusal else ""

    def happened(self, kind: type[Event]) -> list[Any]:
        """Return the events of a kind among the last ones."""
        return [event for event in self.events if isinstance(event, kind)]

    def answers(self, kind: type[Command]) -> list[Any]:
        return [command for command in self.legal if isinstance(command, kind)]
