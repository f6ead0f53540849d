"""Steps: how a rule in progress is carried out. A step's function gets a ``Draft`` and nothing else.

The draft collects what happens on a copy; the runner commits it when the next question is open. A refused or
failing command therefore leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.core import dice as dice_rules
from game.core.decisions import KINDS, Decision, Kind
from game.core.events import DiceRolled, Event
from game.core.refusals import RulesError
from game.core.state import Outcome, State, StepT, TableT

T = TypeVar("T")


class AppliesEvents(Protocol):
    """What a draft asks of a game; every ``core.ruleset.Ruleset`` has it."""

    def apply(self, table: Any, event: Event) -> Any: ...


class Draft(Generic[TableT, StepT]):
    """A state being worked on. ``table`` is replaced by ``happen`` only."""

    def __init__(self, game: AppliesEvents, state: State[TableT, StepT]) -> None:
        self.game = game
        self.table: TableT = state.table
        self._first = state.table
        self.agenda: list[StepT] = list(state.agenda)
        self.decision: Decision | None = state.decision
        self.outcome: Outcome | None = state.outcome
        self.batches: list[tuple[Event, ...]] = []
        #: The table after each batch.
        self.tables: list[TableT] = []
        self._dice = state.dice
        self._next_id = state.next_id
        self._next_decision = state.next_decision

    def happen(self, *events: Event) -> None:
        """Let these facts come about together, now: one batch on screen and in the log."""
        apply = self.game.apply
        table: Any = self.table
        for event in events:
            table = apply(table, event)
        self.table = table
        if events:
            self.batches.append(events)
            self.tables.append(table)

    def since_answer(self) -> Iterator[tuple[Event, TableT]]:
        """Yield what has happened since the last answer, the latest first, each with the table before its batch."""
        before = (self._first, *self.tables)
        for number, batch in reversed(list(enumerate(self.batches))):
            for event in reversed(batch):
                yield event, before[number]

    def push(self, *steps: StepT) -> None:
        """Put steps on the agenda; the first given is taken first."""
        self.agenda += steps[::-1]

    def ask(self, step: StepT, seat: int, kind: Kind, prompt: str, about: tuple[int, ...] = ()) -> None:
        """Open a question for ``seat``; ``step`` waits for the answer as the last of the agenda. Raises RulesError for
        a kind of question that does not exist, and for a question while another is open."""
        if kind not in KINDS:
            raise RulesError(f"{prompt} is a question of the kind {kind!r}; there are {', '.join(sorted(KINDS))}")
        if self.decision is not None:
            raise RulesError(f"{prompt} is asked while {self.decision.prompt} is still open")
        self.agenda.append(step)
        self.decision = Decision(self._next_decision, seat, kind, prompt, about)
        self._next_decision += 1

    def answered(self) -> StepT:
        """Take the step that asked off the agenda: its question has been answered."""
        return self.agenda.pop()

    def end(self, outcome: Outcome) -> None:
        """End the match."""
        self.outcome = outcome
        self.agenda.clear()
        self.decision = None

    def roll(self, seat: int, count: int, sides: int, why: str) -> tuple[int, ...]:
        """Roll dice for ``seat``; everybody hears of it. Returns the faces in order."""
        faces, self._dice = dice_rules.roll(self._dice, count, sides)
        self.happen(DiceRolled(seat, sides, faces, why))
        return faces

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order that nobody has seen."""
        order, self._dice = dice_rules.shuffle(self._dice, items)
        return order

    def new_id(self) -> int:
        """Return a number that no other piece, card or action of this match has."""
        self._next_id += 1
        return self._next_id - 1

    def state(self) -> State[TableT, StepT]:
        """Return the state as it stands now."""
        return State(
            self.table, tuple(self.agenda), self.decision, self._dice, self._next_id, self._next_decision, self.outcome
        )
