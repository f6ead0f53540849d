"""Events: facts in the past tense, with their results. Only events change the table.

The screen, the log, the sounds, the replay and the computer players all hear the same events; a seat that may not
know a fact hears its ``seen_by`` form instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, Self, TypeAlias, TypeVar

import msgspec

from game.core.refusals import RulesError
from game.core.sentences import Said, plain

P = ParamSpec("P")
Result = TypeVar("Result")
TableT = TypeVar("TableT")
EventT = TypeVar("EventT", bound="Event")


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Base of every game's events. Like commands, they are not part of a circle of references."""

    #: Undo stops at an event that showed somebody something new: a die, a draw, a reveal.
    reveals: ClassVar[bool] = False

    @property
    def shows_something(self) -> bool:
        """Return whether this event showed somebody something new, as all of a type that reveals do."""
        return self.reveals

    def apply(self, table: Any) -> Any:
        """Return the table after this event: the table of all, or a seat's with the event as that seat saw it."""
        raise RulesError(f"{type(self).__name__} does not say what it changes")

    def seen_by(self, seat: int) -> Self:
        """Return this event as ``seat`` may know it: itself, unless the type hides something."""
        return self


class Notice(Event, frozen=True):
    """Base of events that only tell something: the table stays as it is."""

    def apply(self, table: Any) -> Any:
        return table


class DiceRolled(Notice, frozen=True):
    """``seat`` rolled dice with ``sides`` faces for the reason ``why`` (a word of the game's); ``faces`` in order."""

    reveals: ClassVar[bool] = True

    seat: int
    sides: int
    faces: tuple[int, ...]
    why: str


#: A table of what the log says of events: from the table before it, or words on why it says nothing.
Sentences: TypeAlias = Mapping[type[Event], Callable[..., Said | str | None] | str]


def row_of(rows: Mapping[type[Event], Callable[..., Result] | str], event: Event) -> Callable[..., Result] | None:
    """Return the function that a table of events, such as that of their sentences, has for this one; None where the
    table says in words why there is none."""
    row = rows.get(type(event))
    return None if isinstance(row, str) else row


def tellers(
    rows: Sentences,
) -> tuple[Callable[[Any, Event, Sequence[str]], Said | None], Callable[[Any, Event, Sequence[str]], str | None]]:
    """Return what tells of an event by a table of sentences, from the table before it: in parts, and in words. None:
    there is nothing to say."""

    def said(table: Any, event: Event, names: Sequence[str]) -> Said | None:
        tell = row_of(rows, event)
        told = tell(table, event, names) if tell is not None else None
        return plain(told) if isinstance(told, str) and told else told or None

    def text(table: Any, event: Event, names: Sequence[str]) -> str | None:
        told = said(table, event, names)
        return None if told is None else str(told)

    return said, text


def event_table(
    *rows: tuple[type[Event], Callable[..., Result] | str],
) -> dict[type[Event], Callable[..., Result] | str]:
    """Return a table of events made of rows. Raises ValueError where two are of one kind of event."""
    found = dict(rows)
    if len(found) < len(rows):
        raise ValueError("two rows of a table of events are of the same kind")
    return found


class EventRow(Generic[P, Result]):
    """Makes the rows of a table of events: each kind of event with the function that is called for it, or with words
    that say why there is none. mypy checks every function, a lambda too, against its own kind of event, which it is
    given first, then ``P``. ``EventRow[[Table, Table], Records]()`` makes rows of the motions of a game."""

    def __call__(
        self, kind: type[EventT], tell: Callable[Concatenate[EventT, P], Result] | str
    ) -> tuple[type[Event], Callable[..., Result] | str]:
        return kind, tell


class SentenceRow(Generic[TableT]):
    """Makes the rows of a game's sentences: their functions take the table, the event and the seats' names."""

    def __call__(
        self, kind: type[EventT], tell: Callable[[TableT, EventT, Sequence[str]], Said | str | None] | str
    ) -> tuple[type[Event], Callable[..., Said | str | None] | str]:
        return kind, tell
