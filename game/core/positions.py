"""What the written positions of all games have in common: their error, and cards that are called by their names.

"Knight #2" is the second of the Knights of a list; without a number the first one that nothing else has named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from itertools import groupby

#: Copies of one card in a list at most.
MOST_COPIES = 200


class PositionError(ValueError):
    """Something in a document cannot be: "pieces[2].zone: a zone from 1 to 5 is expected, not 7"."""


def name_and_copy(place: str, name: str) -> tuple[str, int]:
    """A card's name, and which of those alike it is; 0 for whichever is free. Raises PositionError."""
    plain, sign, copy = name.partition(" #")
    if not sign:
        return plain, 0
    if not copy.isascii() or not copy.isdigit() or not 1 <= int(copy[:6]) <= MOST_COPIES:
        raise PositionError(f"{place}: a number such as #2 is expected, not #{copy[:20]}")
    return plain, int(copy[:6])


def copies_named(named: Iterable[tuple[str, str]], key_of: Callable[[str, str], str]) -> dict[str, int]:
    """How many of each card there are, by their keys, where a document ``named`` these, each with its place. ``key_of``
    finds the key for a place and a name, "" for what is no card of a list. Raises PositionError."""
    counts: dict[str, int] = {}
    for place, name in named:
        plain, copy = name_and_copy(place, name)
        key = key_of(place, plain)
        if key:
            counts[key] = max(counts.get(key, 0) + (not copy), copy)
    return counts


def names_and_copies(cards: Iterable[tuple[int, Hashable]], name_of: Callable[[int], str]) -> dict[int, str]:
    """The name of each card, by its number, as ``CardsByName`` reads it: with its place among those alike, where there
    are several. ``cards`` are numbers, each with what is the same for those alike."""
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
    """Names of cards one after the other as a list: each with how many stand side by side."""
    return tuple((name, sum(1 for _ in run)) for name, run in groupby(names))


def check_counts(seed: int, drawn: int, next_decision: int) -> None:
    """Numbers that are counted from the start of a match are expected. Raises PositionError."""
    if not 0 <= seed < 1 << 63 or drawn < 0 or next_decision < 1:
        raise PositionError("seed, drawn, next_decision: numbers counted from the start of a match are expected")


class CardsByName:
    """The cards of a list: ``keys`` by their numbers, from ``first`` on. What has been taken cannot be named again."""

    def __init__(self, place: str, listed: Iterable[tuple[str, int]], first: int = 1) -> None:
        """``listed`` are keys and how many there are of each; ``place`` is where the document says so. Raises
        PositionError."""
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
        """The number of the card of that name and ``key``, which is then no longer free. Raises PositionError."""
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
        """The cards that nothing has named, taken now; those that are ``lost`` are nowhere. ``wanted`` is asked for
        a key where a list has cards of several decks."""
        found: list[int] = []
        for key, numbers in self._free.items():
            if wanted(key):
                found += [number for number in numbers if number not in lost]
                numbers.clear()
        return sorted(found)

    def left(self, lost: Collection[int] = ()) -> str:
        """The key of a card that nothing has named and that is not ``lost``; "" when there is none."""
        return next((key for key, free in self._free.items() if not set(free) <= set(lost)), "")


def check_all_named(lists: Sequence[CardsByName], lost: Collection[int], name_of: Callable[[str], str]) -> None:
    """Every card of the seats' ``lists`` has been named, or is ``lost``; ``name_of`` gives a card's name for its key.
    Raises PositionError."""
    for seat, cards in enumerate(lists):
        left = cards.left(lost)
        if left:
            raise PositionError(f"seats[{seat}]: {name_of(left)} lies nowhere; name it, or leave the deck to the rest")
