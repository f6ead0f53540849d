"""What a game says of the lists of cards that its players build: decks, armies.

A game that builds keeps it in ``game/app/games/<game>/list_kind.py``, as ``LIST``. The editor, the saved lists, the
page of a new match and the clipboard take everything from there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from game.app.games.own_modules import own_module
from game.app.lists import texts
from game.app.lists.card_list import CardList


class ListError(ValueError):
    """A list that cannot be read or written; its text is one sentence for the player."""


class Filter(msgspec.Struct, frozen=True):
    """A filter of the card search: pairs of a value and words; the value "" stands for all. ``colours``: the values are
    colours, shown as discs."""

    name: str
    options: tuple[tuple[str, str], ...]
    colours: bool = False


class Row(msgspec.Struct, frozen=True):
    """A card that a list holds, how often, and what one of it costs."""

    key: str
    name: str
    cost: int
    count: int


def cards_in(rows: tuple[Row, ...]) -> int:
    return sum(row.count for row in rows)


class Group(msgspec.Struct, frozen=True):
    """Cards of a section that stand together, under ``words`` if there are any."""

    rows: tuple[Row, ...]
    words: str = ""


class Section(msgspec.Struct, frozen=True):
    """A part of a list: heading, ``figures``, a bar full at ``most``, its cards, and what is said without any."""

    heading: str
    figures: str
    amount: int
    most: int
    groups: tuple[Group, ...]
    empty: str


class Charts(msgspec.Struct, frozen=True):
    """How many cards cost how much, how many are of which kind, and a sentence below."""

    costs: tuple[tuple[str, int], ...]
    kinds: tuple[tuple[str, int], ...]
    words: str


class Premade(msgspec.Struct, frozen=True):
    """A list that comes with the game; ``called`` is what it is chosen by."""

    name: str
    content: CardList
    called: str


class ListKind(ABC):
    """The lists of one game. A list may be against the rules: ``flaws`` say why it cannot be played."""

    game: str
    #: What one of them is called, and where the player's lie below the player's own folder, with which ending.
    word = "deck"
    folder = "decks"
    ending = ".txt"
    #: A line of a list as people write it.
    example = ""
    #: Cards of a list that are read at most.
    most_cards = 400
    filters: tuple[Filter, ...] = ()
    #: What a list may be declared for, and the words before it; nothing where it is not declared.
    declared: tuple[tuple[str, str], ...] = ()
    declared_words = ""
    empty = CardList()
    #: Said below the cards of a list.
    remark = ""

    @property
    def words(self) -> str:
        return self.folder.capitalize()

    # --- the rules ---

    @abstractmethod
    def names(self) -> Mapping[str, str]:
        """Return every card's name by its key."""

    @abstractmethod
    def flaws(self, content: CardList) -> tuple[str, ...]:
        """Return why a list may not be played, one sentence each; empty when it is legal."""

    @abstractmethod
    def why_no_more(self, content: CardList, key: str) -> str:
        """Return why one more copy of a card may not go into a list; "" when it may."""

    @abstractmethod
    def cost_of(self, content: CardList, key: str) -> int:
        """Return what a list pays for one of a card."""

    @abstractmethod
    def seat(self, content: CardList) -> dict[str, Any]:
        """Return what a set-up says of a seat that plays with the list."""

    @abstractmethod
    def premade(self) -> tuple[Premade, ...]:
        """Return the lists that come with the game."""

    # --- looking for cards ---

    @abstractmethod
    def pool(self, content: CardList, wanted: Mapping[str, str], words: str) -> tuple[str, ...]:
        """Return the keys of the cards that fit the filters, by their names, and on which all of the words stand."""

    def first_wanted(self, content: CardList) -> dict[str, str]:
        """Return the filters with which cards are looked for when a list is opened."""
        return dict.fromkeys((each.name for each in self.filters), "")

    @abstractmethod
    def notes_of(self, content: CardList, key: str) -> tuple[str, ...]:
        """Return what a builder wants to know besides the words on a card."""

    # --- telling of a list ---

    @abstractmethod
    def sections(self, content: CardList) -> tuple[Section, ...]:
        """Return the parts of a list, one at least."""

    def shown_sections(self, content: CardList, wanted: Mapping[str, str]) -> tuple[Section, ...]:
        """Return the parts of a list, those that the ``wanted`` filters show first."""
        return self.sections(content)

    def offered(self, filter_: Filter, wanted: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        """Return the options of a filter that the other ``wanted`` ones leave."""
        return filter_.options

    def charts(self, content: CardList, wanted: Mapping[str, str]) -> Charts | None:
        """Return charts of a list, or of the part of it that the ``wanted`` filters show, if the game has any."""
        return None

    @abstractmethod
    def contents(self, content: CardList) -> str:
        """Return a list in a line."""

    def colour_of(self, content: CardList) -> str:
        """Return the faction or colour of a list; empty for none."""
        return content.declared

    def rows(self, content: CardList, keys: tuple[str, ...]) -> tuple[Row, ...]:
        """Return those cards of a list, in that order."""
        names = self.names()
        return tuple(Row(key, names[key], self.cost_of(content, key), content.count_of(key)) for key in keys)

    def whole_cost(self, content: CardList) -> int:
        return sum(self.cost_of(content, key) * count for key, count in content.cards)

    # --- as text and as a file ---

    def text(self, name: str, content: CardList) -> str:
        """Return a list for people: one line per card with how many there are."""
        return texts.text_of(self.names(), content)

    def from_text(self, text: str) -> CardList:
        """Return the list that a text tells. Raises ListError with the line."""
        try:
            content = texts.read_text(text, self.names(), self.most_cards)
        except ValueError as error:
            raise ListError(str(error)) from error
        if not content.cards:
            raise ListError(f"There is no list of cards to read: one card per line is expected, as in {self.example}.")
        return content

    @abstractmethod
    def to_file(self, name: str, content: CardList) -> bytes:
        """Return a list as it is kept."""

    @abstractmethod
    def from_file(self, content: bytes) -> tuple[str, CardList]:
        """Return the name, or "", and the list of a file's bytes. Raises ListError, which begins in lower case."""


@cache
def list_kind_of(game: str) -> ListKind | None:
    """Return the lists of a game; None for a game that builds none."""
    found = own_module(game, "list_kind")
    if found is None:
        return None
    kind: ListKind = found.LIST
    return kind
