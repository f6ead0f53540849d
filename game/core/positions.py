"""What the written positions of all games have in common: their error, the numbers that a match counts, and cards that
are called by their names.

"Knight #2" is the second of the Knights of a list; without a number the first one that nothing else has named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from game.core.cards import Card
from game.core.dice import Dice, shuffle
from game.core.state import AnyState

#: Copies of one card in a list at most.
MOST_COPIES = 200


class PositionError(ValueError):
    """Something in a document cannot be: "pieces[2].zone: a zone from 1 to 5 is expected, not 7"."""


class WrittenPosition(Protocol):
    """What the documents of all games have: the game's name, and the numbers that a match counts."""

    @property
    def game(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def next_decision(self) -> int: ...
    @property
    def next_id(self) -> int | None: ...


Written = TypeVar("Written", bound=WrittenPosition)


def read_document(document: Mapping[str, Any], kind: type[Written], game: str) -> Written:
    """Read a document of a game. Raises PositionError, or msgspec.ValidationError for a wrong form."""
    written = msgspec.convert(document, kind)
    if written.game != game:
        raise PositionError(f"game: {game!r} was expected, not {written.game!r}")
    return written


def as_document(written: WrittenPosition) -> dict[str, Any]:
    """Write a document: the game's name first, what is as by default left out."""
    return {"game": written.game, **msgspec.to_builtins(written)}


def dice_of(written: WrittenPosition) -> Dice:
    """Return the dice of a document whose numbers are checked. Raises PositionError."""
    if not 0 <= written.seed < 1 << 63:
        raise PositionError("seed: a number from 0 to 2**63 - 1 is expected")
    if written.drawn < 0 or written.next_decision < 1:
        raise PositionError("drawn, next_decision: numbers counted from the start of the match are expected")
    return Dice(written.seed, written.drawn)


def next_id_of(written: WrittenPosition, least: int) -> int:
    """Return a match's next number, the ``least`` where the document has none. Raises PositionError."""
    number = written.next_id or least
    if number < least:
        raise PositionError(f"next_id: at least {least} is expected")
    return number


def numbers_of(state: AnyState) -> dict[str, Any]:
    """Return the numbers of a match as a document has them. The open question is asked again when it is read."""
    asked = state.decision is not None
    seed, drawn = state.dice.seed, state.dice.drawn
    return {"seed": seed, "drawn": drawn, "next_decision": state.next_decision - asked, "next_id": state.next_id}


def name_of_seat(names: Sequence[str], seat: int) -> str:
    """Return a seat's name among those given, "" for none."""
    return names[seat] if seat < len(names) else ""


def check_seat(place: str, seat: int, seats: int = 2) -> int:
    """Return an existing seat. Raises PositionError."""
    if not 0 <= seat < seats:
        raise PositionError(f"{place}: a seat from 0 to {seats - 1} is expected, not {seat}")
    return seat


def name_and_copy(place: str, name: str) -> tuple[str, int]:
    """Return a card's name, and which of those alike it is; 0 for whichever is free. Raises PositionError."""
    plain, sign, copy = name.partition(" #")
    if not sign:
        return plain, 0
    if not copy.isascii() or not copy.isdigit() or not 1 <= int(copy[:6]) <= MOST_COPIES:
        raise PositionError(f"{place}: a number such as #2 is expected, not #{copy[:20]}")
    return plain, int(copy[:6])


def copies_named(named: Iterable[tuple[str, str]], key_of: Callable[[str, str], str]) -> dict[str, int]:
    """Return how many of each card there are, by their keys, where a document ``named`` these, each with its place.
    ``key_of`` finds the key for a place and a name, "" for what is not a card of a list. Raises PositionError."""
    counts: dict[str, int] = {}
    for place, name in named:
        plain, copy = name_and_copy(place, name)
        key = key_of(place, plain)
        if key:
            counts[key] = max(counts.get(key, 0) + (not copy), copy)
    return counts


def names_and_copies(cards: Iterable[tuple[int, Hashable]], name_of: Callable[[int], str]) -> dict[int, str]:
    """Return the name of each card, by its number, as ``CardsByName`` reads it: with its place among those alike, where
    there are several. ``cards`` are numbers, each with what is the same for those alike."""
    alike: dict[Hashable, list[int]] = {}
    for number, kind in cards:
        alike.setdefault(kind, []).append(number)
    found = {}
    for numbers in alike.values():
        name = name_of(numbers[0])
        for copy, number in enumerate(numbers, 1):
            found[number] = f"{name} #{copy}" if len(numbers) > 1 else name
    return found


def as_list(names: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return cards one after the other as a list of names: each with how many stand side by side."""
    return tuple((name, sum(1 for _ in run)) for name, run in groupby(names))


#: In a deck: every card that is not named elsewhere, shuffled by the seed.
REST = "rest"


def around_rest(place: str, deck: str | Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...] | None]:
    """Return a written deck's names above the rest, top first, and below it; None without. Raises PositionError."""
    names = (deck,) if isinstance(deck, str) else tuple(deck)
    if names.count(REST) > 1:
        raise PositionError(f'{place}: "{REST}" is expected once')
    if REST not in names:
        return names, None
    at = names.index(REST)
    return names[:at], names[at + 1 :]


def named_in_deck(deck: str | Sequence[str]) -> tuple[str, ...]:
    """Return the names that a written deck has besides the rest."""
    return tuple(name for name in ((deck,) if isinstance(deck, str) else deck) if name != REST)


class CardsByName:
    """The cards of a list: ``keys`` by their numbers, from ``first`` on. What has been taken cannot be named again."""

    def __init__(self, place: str, listed: Iterable[tuple[str, int]], first: int = 1) -> None:
        """Take keys ``listed`` with how many there are of each, at a ``place``. Raises PositionError."""
        self.keys: dict[int, str] = {}
        self._copies: dict[str, list[int]] = {}
        for key, count in listed:
            if not 1 <= count <= MOST_COPIES:
                raise PositionError(f"{place}: 1 to {MOST_COPIES} copies are expected, not {count}")
            numbers = range(first + len(self.keys), first + len(self.keys) + count)
            self.keys.update(dict.fromkeys(numbers, key))
            self._copies.setdefault(key, []).extend(numbers)
        self._free = {key: list(numbers) for key, numbers in self._copies.items()}

    def take(self, place: str, name: str, key: str) -> int:
        """Take a card of that name and ``key`` that is still free; return its number. Raises PositionError."""
        plain, copy = name_and_copy(place, name)
        copies, free = self._copies.get(key, []), self._free.get(key, [])
        if copy:
            if copy > len(copies) or copies[copy - 1] not in free:
                raise PositionError(f"{place}: {name} is not there to be named")
            free.remove(copies[copy - 1])
            return copies[copy - 1]
        if not free:
            raise PositionError(f"{place}: {plain} is named more often than there are cards of it")
        return free.pop(0)

    def rest(self, lost: Collection[int] = (), wanted: Callable[[str], bool] = bool) -> list[int]:
        """Return the cards that nothing has named, taken now; those that are ``lost`` are nowhere. ``wanted`` is asked
        for a key where a list has cards of several decks."""
        found: list[int] = []
        for key, numbers in self._free.items():
            if wanted(key):
                found += [number for number in numbers if number not in lost]
                numbers.clear()
        return sorted(found)

    def left(self, lost: Collection[int] = ()) -> str:
        """Return the key of a card that nothing has named and that is not ``lost``; "" when there is none."""
        return next((key for key, free in self._free.items() if not set(free) <= set(lost)), "")


def names_in(seat: int, zones: Mapping[str, str | Sequence[str]]) -> Iterator[tuple[str, str]]:
    """Yield each card named in a seat's zones, with its place; a zone that is a word, such as "rest", has none."""
    for zone, names in zones.items():
        if not isinstance(names, str):
            found = ((f"seats[{seat}].{zone}[{i}]", name) for i, name in enumerate(names))
            yield from (one for one in found if (zone, one[1]) != ("deck", REST))


class DecksByName:
    """The cards of all seats' decks, numbered seat after seat. What has been taken cannot be named again."""

    def __init__(self, listed: Iterable[Iterable[tuple[str, int]]], key_of: Callable[[str, str], str]) -> None:
        """Take each seat's ``listed`` keys; ``key_of`` finds one for a place and name. Raises PositionError."""
        self.cards: dict[int, Card] = {}
        self._key_of = key_of
        self._lists: list[CardsByName] = []
        for seat, keys in enumerate(listed):
            one = CardsByName(f"seats[{seat}].cards", keys, len(self.cards) + 1)
            self.cards.update((number, Card(key, seat)) for number, key in one.keys.items())
            self._lists.append(one)

    def take(self, place: str, name: str, seat: int) -> int:
        """Return the number of a named card of a seat, which is then no longer free. Raises PositionError."""
        plain, _ = name_and_copy(place, name)
        return self._lists[seat].take(place, name, self._key_of(place, plain))

    def zone(self, seat: int, zone: str, names: Sequence[str]) -> tuple[int, ...]:
        """Take the cards of a zone. Raises PositionError."""
        return tuple(self.take(place, name, seat) for place, name in names_in(seat, {zone: names}))

    def deck(
        self, seat: int, names: Literal["rest"] | tuple[str, ...], lost: Collection[int], dice: Dice
    ) -> tuple[tuple[int, ...], Dice]:
        """Take a deck, whose top card is named first; the "rest" is what nothing has named and is not ``lost``,
        shuffled. Raises PositionError."""
        above, below = around_rest(f"seats[{seat}].deck", names)
        top, bottom = (self.zone(seat, "deck", part)[::-1] for part in (above, below or ()))
        if below is None:
            return top, dice
        rest, dice = shuffle(dice, self._lists[seat].rest(lost))
        return (*bottom, *rest, *top), dice

    def check_all_named(self, lost: Collection[int], name_of: Callable[[str], str]) -> None:
        """Raise PositionError unless each card is named or ``lost``; ``name_of`` names a key."""
        for seat, cards in enumerate(self._lists):
            if left := cards.left(lost):
                what = f"{name_of(left)} lies nowhere; name it, or leave the deck to the rest"
                raise PositionError(f"seats[{seat}]: {what}")
