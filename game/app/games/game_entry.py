"""What the app floor needs of a game besides its rules: a base class with a default for everything that a game may
leave out. Documents are JSON objects that people and programs write.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.app.files.wording import place_and_expectation
from game.app.games.counted import Counted
from game.core import record
from game.core.commands import Command
from game.core.consequences import Consequence
from game.core.decisions import Decision
from game.core.events import DiceRolled, Event
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from game.core.views import View

#: Held while a written position is read: msgspec builds its knowledge of a type on first use, and two threads doing
#: that at once crash the process.
READING_POSITIONS = threading.RLock()

#: A JSON object.
Document = dict[str, Any]
AnyView = View[Any, Any]


class GameEntry:
    """A game in the list. Functions that read a document raise ValueError with one sentence that begins with the place
    of the error. ``simulated`` are the set-up fields that games between computer players have by default, so that they
    come to an end; ``counted`` says what such games are counted by."""

    ruleset: Ruleset
    simulated: Document = {}
    counted: Counted = Counted()
    #: The players' word for what ``counted.turn`` counts.
    turn_word = "turn"

    # Cards

    def cards(self) -> list[Document]:
        """Return every card with its figures and its ``text``, free of picture marks, for other programs."""
        return []

    def content(self) -> Any:
        """Return the records of all cards: everything that the course of a match depends on."""
        return self.cards()

    def board_of(self, setup: Any, /) -> Any:
        """Return the part of a set-up that comes from map files, or None."""
        return None

    # Set-ups and positions

    def setup(self, document: Document, /) -> Any:
        """Return a set-up from a document, with defaults; a number of ``seats`` is how many are listed."""
        kind = self.ruleset.setup_type
        known = {*kind.__struct_fields__, "seats"}
        refuse_unknown(document, known, "setup")
        fields = {name: value for name, value in document.items() if name != "seats"}
        seats = document.get("seats")
        if isinstance(seats, list | tuple):
            for number, seat in enumerate(seats):
                refuse_unknown(seat, {"name"}, f"setup.seats[{number}]")
            seats = len(seats)
        if seats is not None and "seats" in kind.__struct_fields__:
            fields["seats"] = seats
        try:
            return msgspec.convert(fields, kind)
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, "setup")) from error

    def load_position(self, document: Document, /) -> AnyState:
        """Return a state from a written position. It may have no open question yet: see ``runner.resume``."""
        refuse_unknown(document, {"game", "seats", "state"}, "position")
        try:
            return record.decode_state(self.ruleset, record.encode(document.get("state")))
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, "state")) from error

    def write_position(self, state: AnyState, names: Sequence[str], /) -> Document:
        """Return the position as a document; ``load_position`` makes an equal state of it. ``names`` are the seats'."""
        written = msgspec.json.decode(record.encode(state))
        return {"game": self.ruleset.profile.game, "seats": [{"name": name} for name in names], "state": written}

    def seat_names(self, document: Document, /) -> tuple[str, ...]:
        """Return the names in a set-up's or position's document, "" for a seat without one. Never raises."""
        seats = document.get("seats")
        if not isinstance(seats, list | tuple) or not seats:
            return ("",) * self.unnamed_seats(document)
        names = [seat.get("name") if isinstance(seat, dict) else "" for seat in seats]
        return tuple(name if isinstance(name, str) else "" for name in names)

    def unnamed_seats(self, document: Document, /) -> int:
        """Return how many seats there are when a document lists none. Never raises."""
        return self.ruleset.profile.least_seats

    # Questions about a board

    def sight(self, state: AnyState, start: Any, end: Any, /) -> Document:
        """Return the sight between two places or pieces, with its lines and what blocks them."""
        raise ValueError("from: there are no lines of sight in this game")

    def reach(self, state: AnyState, piece: int, /) -> Document:
        """Return where a piece could move, with costs and paths."""
        raise ValueError("piece: no piece of this game has a reach")

    # Texts

    def turn_text(self, table: Any, /) -> str:
        """Return the current turn in two words: "turn 5"; "" before the first turn or in a game without turns."""
        turn = self.counted.turn(table)
        number = turn[0] if isinstance(turn, tuple) else turn
        return f"{self.turn_word} {number}" if number else ""

    def prompt_text(self, table: Any, decision: Decision, names: Sequence[str], /) -> str:
        return f"{names[decision.seat]}: {decision.prompt.replace('_', ' ')}."

    def answer_text(self, table: Any, command: Command, names: Sequence[str], /) -> str:
        return record_text(command, names)

    def offer_text(self, view: AnyView, command: Command, names: Sequence[str], /) -> str:
        """Return a legal answer in a few words, as it is offered to the asked seat: its effect may depend on who is
        asked next, which the table does not show."""
        return self.answer_text(view.table, command, names)

    def event_text(self, table: Any, event: Event, names: Sequence[str], /) -> str | None:
        """Return what happened as a line of the log, from the table before it; None for what needs no line."""
        if isinstance(event, DiceRolled):
            return f"{names[event.seat]} rolls {', '.join(map(str, event.faces))}."
        return record_text(event, names)

    def consequence(self, table: Any, event: Event, /) -> Consequence | None:
        """Return what an event means to the players, from the table before it; None for events not worth mentioning."""
        return None

    def name_of(self, table: Any, number: int, /) -> str:
        """Return what a piece or a card of a match is called; "" for a number that nothing has."""
        return ""

    def side_of(self, table: Any, seat: int, /) -> int:
        """Return the side that a seat plays for: itself, unless a game has teams."""
        return seat

    def table_text(self, table: Any, names: Sequence[str], /) -> tuple[str, ...]:
        """Return a seat's table as lines of text, for screens without a board."""
        return tuple(_lines(table))

    # Computer players

    def evaluator(self) -> Evaluator | None:
        """Return the evaluator by which computer players judge answers; without one they do anything legal."""
        return None


def refuse_unknown(document: Any, known: Iterable[str], place: str) -> None:
    """Raise ValueError for a value that is not an object, and for the first unknown field."""
    if not isinstance(document, dict):
        raise ValueError(f"{place}: an object is expected")
    unknown = sorted(str(field) for field in set(document) - set(known))
    if unknown:
        raise ValueError(f"{place}.{unknown[0]}: one of {', '.join(sorted(known))} is expected")


def seats_written(given: Any, counts: Sequence[int]) -> list[Document]:
    """Return the objects of a set-up's seats, of a number in ``counts``: the least, and empty, by default."""
    written = [{} for _ in range(counts[0])] if given is None else given
    if not isinstance(written, list | tuple) or not all(isinstance(seat, dict) for seat in written):
        raise ValueError("setup.seats: a list of objects is expected")
    if len(written) not in counts:
        wanted = " or ".join(map(str, counts)) if len(counts) < 3 else f"{counts[0]} to {counts[-1]}"
        raise ValueError(f"setup.seats: {wanted} are expected, not {len(written)}")
    return list(written)


def name_written(seat: Document, place: str) -> str:
    """Return the name that the object of a seat gives; "" for one that gives none."""
    name = seat.get("name", "")
    if not isinstance(name, str):
        raise ValueError(f"{place}.name: text is expected")
    return name


def record_text(value: msgspec.Struct, names: Sequence[str]) -> str:
    """Return a command or an event in words made of the names of its type and its fields: ``PlaceMark(cell=4)`` is
    "Place mark: cell 4"; with a ``seat`` it is "Ann: place mark, cell 4"."""
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    seat = fields.pop("seat", None)
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", type(value).__name__).lower()
    texts = [f"{_word(name)} {_value(field)}" for name, field in fields.items()]
    if isinstance(seat, int) and 0 <= seat < len(names):
        return f"{names[seat]}: {', '.join((text, *texts))}"
    return f"{_sentence(text)}: {', '.join(texts)}" if texts else _sentence(text)


def _lines(value: Any, name: str = "", depth: int = 0) -> Iterator[str]:
    """Yield a record as lines: a simple value on one, anything else indented below its name."""
    inset = "    " * depth
    if isinstance(value, msgspec.Struct):
        entries = [(_word(field), getattr(value, field)) for field in value.__struct_fields__]
    elif isinstance(value, Mapping):
        entries = [(str(key), each) for key, each in value.items()]
    elif isinstance(value, tuple | list) and not all(map(_is_simple, value)):
        entries = [(str(number), each) for number, each in enumerate(value, 1)]
    else:
        yield f"{inset}{_sentence(name)}: {_value(value)}"
        return
    if name:
        yield f"{inset}{_sentence(name)}:"
    for each_name, each in entries:
        yield from _lines(each, each_name, depth + bool(name))


def _is_simple(value: Any) -> bool:
    return not isinstance(value, msgspec.Struct | Mapping | tuple | list)


def _word(name: str) -> str:
    return name.replace("_", " ")


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _value(value: Any) -> str:
    if isinstance(value, tuple | list):
        return ", ".join(map(_value, value)) or "none"
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    return str(value)
