"""Decks that a game's rules write and read as text: people exchange it, and the files of decks hold it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from game.app.lists.card_list import CardList
from game.app.lists.kinds import Group, ListError, ListKind, Row, Section, cards_in
from game.app.lists.texts import MOST_LETTERS
from game.core.words import counted


class WrittenDeckKind(ListKind):
    """The decks of a game whose rules say how a text is made of them (``text``) and read (``read``)."""

    #: What one list is.
    whole = "a deck"

    @abstractmethod
    def read(self, text: str) -> tuple[str, CardList]:
        """Return the name, or "", and the list of a text. Raises ValueError that begins with "line" and its number."""

    def from_text(self, text: str) -> CardList:
        return self._checked(text)[1]

    def to_file(self, name: str, content: CardList) -> bytes:
        return self.text(name, content).encode()

    def from_file(self, content: bytes) -> tuple[str, CardList]:
        try:
            return self._checked(content.decode())
        except UnicodeError as error:
            raise ListError(f"it is no text that holds {self.whole}.") from error
        except ListError as error:
            text = str(error)
            raise ListError(f"{text[0].lower()}{text[1:]}") from error

    def _checked(self, text: str) -> tuple[str, CardList]:
        """Return what a text holds, if it holds cards and not too many. Raises ListError."""
        nothing = f"There is no list of cards to read: one card per line is expected, as in {self.example}."
        if not text.strip():
            raise ListError(nothing)
        try:
            name, content = self.read(text[:MOST_LETTERS])
        except ValueError as error:
            text = str(error)
            raise ListError(f"{text[0].upper()}{text[1:]}{'' if text.endswith('?') else '.'}") from error
        if not content.cards:
            raise ListError(nothing)
        if content.size > self.most_cards:
            raise ListError(f"At most {self.most_cards} cards are expected in {self.whole}, not {content.size}.")
        return name, content


class DeckByTypesKind(WrittenDeckKind):
    """Decks that are shown type by type: ``types`` in the order in which they are shown, with what several of their
    cards are called. ``cost_ranges`` go by what they are called, each from a first cost to a last one."""

    types: Mapping[Any, str]
    cost_ranges: Mapping[str, tuple[int, int]]

    @abstractmethod
    def type_of(self, key: str) -> str:
        """Return the type of a card."""

    def of_type(self, content: CardList, kind: str) -> tuple[Row, ...]:
        """Return the cards of a type that a deck holds, the cheapest first."""
        rows = self.rows(content, tuple(key for key, _ in content.cards if self.type_of(key) == kind))
        return tuple(sorted(rows, key=lambda row: (row.cost, row.name)))

    def type_counts(self, content: CardList) -> tuple[tuple[str, int], ...]:
        return tuple((words, cards_in(self.of_type(content, kind))) for kind, words in self.types.items())

    def curve(self, costs: Iterable[tuple[int, int]]) -> tuple[tuple[str, int], ...]:
        """Return how many cards cost how much, of costs with how many cards have each."""
        paid = tuple(costs)
        return tuple(
            (words, sum(count for cost, count in paid if least <= cost <= most))
            for words, (least, most) in self.cost_ranges.items()
        )

    def section(self, content: CardList, most: int, empty: str) -> Section:
        """Return the whole deck, of which ``most`` cards are wanted, and what is said where it has none."""
        held = [(words, self.of_type(content, kind)) for kind, words in self.types.items()]
        groups = tuple(Group(rows, f"**{words}** {cards_in(rows)}") for words, rows in held if rows)
        return Section("Deck", f"{content.size} of {most} cards", content.size, most, groups, empty)

    def types_in_words(self, content: CardList) -> str:
        """Return how many cards of each type there are: "2 units, 1 location"."""
        held = [(kind, words, cards_in(self.of_type(content, kind))) for kind, words in self.types.items()]
        return ", ".join(counted(count, kind.lower(), words.lower()) for kind, words, count in held if count)
