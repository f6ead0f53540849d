"""Lists of cards as people write them: "4 Knight", one line per card, below headings such as "name: Pikes"."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence

import msgspec

#: Letters of a name that are looked at.
_LONGEST = 60
_CARD = re.compile(r"(\d{1,9})\s*[x×]?\s+(.+)|(\S.*)")


class WrittenList(msgspec.Struct, frozen=True):
    """What a text says: ``headings`` with the place ("line 2"), the word in small letters, and what stands after it;
    and the keys of the ``cards`` with how many there are."""

    headings: tuple[tuple[str, str, str], ...]
    cards: tuple[tuple[str, int], ...]

    @property
    def name(self) -> str:
        """Return what stands after the last "name:"; "" without one."""
        return next((text for _, word, text in reversed(self.headings) if word == "name"), "")


def read_list(text: str, words: Sequence[str], key_of: Callable[[str, str], str]) -> WrittenList:
    """Return the list that a text is. Empty lines and lines that begin with # are left out; a line without a number is
    one card. ``words`` may be headings, beside "name"; ``key_of`` gives the key for a card's name and its place, and
    raises ValueError that begins with the place."""
    heading = re.compile(rf"({'|'.join((*words, 'name'))})\s*:\s*(.*)", re.IGNORECASE)
    headings, counts = [], dict[str, int]()
    for number, line in enumerate(text.splitlines(), 1):
        line, place = line.strip(), f"line {number}"
        if not line or line.startswith("#"):
            continue
        said = heading.fullmatch(line)
        if said:
            headings.append((place, said[1].lower(), said[2].strip()))
            continue
        card = _CARD.fullmatch(line)
        assert card is not None, "a line that is not empty is a card at least"
        key = key_of((card[2] or card[3]).strip(), place)
        counts[key] = counts.get(key, 0) + int(card[1] or 1)
    return WrittenList(tuple(headings), tuple(counts.items()))


def written_list(headings: Iterable[tuple[str, str]], cards: Iterable[tuple[str, int]]) -> str:
    """Return a text that ``read_list`` reads: headings with what they say, if anything, and names with numbers."""
    lines = [f"{word}: {text}" for word, text in headings if text]
    return "\n".join([*lines, *(f"{count} {name}" for name, count in cards)]) + "\n"


def numbered(decks: Iterable[Iterable[tuple[str, int]]]) -> tuple[dict[int, tuple[str, int]], list[tuple[int, ...]]]:
    """Return the cards of decks, numbered from 1 on, deck after deck as they are listed: the key of each with the place
    of its deck, and the numbers of each deck."""
    cards: dict[int, tuple[str, int]] = {}
    numbers = []
    for place, deck in enumerate(decks):
        keys = [key for key, count in deck for _ in range(count)]
        first = len(cards) + 1
        cards.update((first + index, (key, place)) for index, key in enumerate(keys))
        numbers.append(tuple(range(first, len(cards) + 1)))
    return cards, numbers


def no_such(what: str, name: str, known: Iterable[str], otherwise: str = "") -> str:
    """Say that there is no ``what`` of that name, with the nearest one there is, or what is to be said where none is
    near: "there is no card 'Knigt'; did you mean Knight?"."""
    shown = name[:_LONGEST]
    near = difflib.get_close_matches(shown, list(known), 1)
    hint = f"did you mean {near[0]}?" if near else otherwise
    return f"there is no {what} {shown!r}" + (f"; {hint}" if hint else "")
