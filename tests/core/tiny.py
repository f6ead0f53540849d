"""Small rules for tests of the engine: each test writes the two or three functions that it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self

import msgspec

from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import DiceRolled, Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import AnyState, Outcome, Position, State, Step
from game.core.steps import Draft


class Log(msgspec.Struct, frozen=True):
    """The table: what was noted, and a secret a seat."""

    notes: tuple[str, ...] = ()
    secrets: tuple[int, ...] = (7, 8)


class Say(Command, frozen=True):
    """Note a word."""

    word: str


class Noted(Event, frozen=True):
    """A word was noted."""

    word: str


class Whispered(Event, frozen=True):
    """A word for one seat only."""

    reveals: ClassVar[bool] = True

    seat: int
    word: str

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, word="")


class Ask(Step, frozen=True):
    """Ask a seat; ``words`` are the legal answers."""

    seat: int = 0
    words: tuple[str, ...] = ("yes", "no")
    kind: str = "pick"


class Go(Step, frozen=True):
    """Do the named thing."""

    what: str = ""


Act = Callable[[Draft[Any, Any], Any], None]


def _note(draft: Draft[Any, Any], command: Any) -> None:
    draft.happen(Noted(command.word))


class Tiny:
    """A game made of an agenda and of what ``Go`` and an answer do."""

    profile = Profile("tiny", "Tiny", 2, 2, longest=20, hidden=False)
    setup_type: Any = tuple[Ask | Go, ...]
    state_type: Any = State[Log, Ask | Go]
    command_type: Any = Say
    event_type: Any = Noted | Whispered | DiceRolled

    def __init__(self, go: Act | None = None, answer: Act = _note) -> None:
        self._go = go
        self._answer = answer

    def seats(self, wanted: Any) -> int:
        return 2

    def flaws_of_setup(self, wanted: Any) -> tuple[str, ...]:
        return () if wanted else ("agenda: it is empty", "agenda: really")

    def begin(self, wanted: Any, dice: Dice) -> AnyState:
        return State(Log(), tuple(reversed(wanted)), None, dice, 1, 1)

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        if isinstance(step, Ask):
            draft.ask(step, step.seat, step.kind, "word", (3,))  # type: ignore[arg-type]
        elif self._go is not None:
            self._go(draft, step)

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        draft.answered()
        self._answer(draft, command)

    def apply(self, table: Log, event: Event) -> Log:
        word = getattr(event, "word", "die")
        return msgspec.structs.replace(table, notes=(*table.notes, word))

    def candidates(self, position: Position) -> Iterable[Command]:
        return (Say(word) for word in position.agenda[-1].words)

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, Say) and command.word in position.agenda[-1].words:
            return None
        return Refusal("no_word", "tiny/words")

    def doubtful(self, position: Position) -> tuple[type[Command], ...] | None:
        return None

    def table_for(self, table: Log, seat: int) -> Log:
        return Log(table.notes, tuple(secret if owner == seat else 0 for owner, secret in enumerate(table.secrets)))

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        return state

    def flaws(self, state: AnyState) -> tuple[str, ...]:
        return ()

    def why_no_concede(self, table: Any, seat: int) -> Refusal | None:
        return None

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        draft.end(Outcome("conceded", (1 - seat,), (0, 0)))


def ending(draft: Draft[Any, Any], step: Any) -> None:
    """End the match with seat 0 winning."""
    draft.end(Outcome("done", (0,), (1, 0)))
