"""Decks in documents: a deck that comes with the game by its name, a deck as text, or an object."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from game.app.files.wording import place_and_expectation
from game.core.card_lists import no_such


class DeckDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every deck has as an object; games add to it. ``cards``: pairs of a name and a number, or an object."""

    cards: dict[str, int] | tuple[tuple[str, int], ...]
    name: str = ""


Document = TypeVar("Document", bound=DeckDocument)
Deck = TypeVar("Deck")


class DeckDocuments(ABC, Generic[Document, Deck]):
    """How one game's decks are named in documents. ``kind`` is what the decks that come with it are called."""

    kind = "deck"
    document: type[Document]

    @abstractmethod
    def ready(self) -> Mapping[str, Deck]:
        """Return the decks that come with the game, by their own names."""

    @abstractmethod
    def by_other_names(self) -> Mapping[str, Deck]:
        """Return the same by what else somebody may call them: whose deck it is."""

    @abstractmethod
    def read(self, text: str) -> Deck:
        """Return a deck from its text. Raises ValueError that begins with the line."""

    @abstractmethod
    def card(self, name: str, place: str) -> tuple[str, str]:
        """Return a card's key and its name as it is written. Raises ValueError that begins with ``place``."""

    @abstractmethod
    def built(self, document: Document, counts: tuple[tuple[str, int], ...], place: str) -> Deck:
        """Return a deck of this many of each card, by its key. Raises ValueError that begins with ``place``."""

    @abstractmethod
    def flaws(self, deck: Deck) -> tuple[str, ...]:
        """Return what is against the rules for decks, one sentence each."""

    def deck_from(self, written: Any, place: str) -> Deck:
        """Return a legal deck. ``written`` is the name of a deck that comes with the game or of whose it is, a deck as
        text (more than one line), or an object. Raises ValueError with one sentence that begins with ``place``."""
        deck = self._unchecked(written, place)
        flaws = self.flaws(deck)
        if flaws:
            raise ValueError(f"{place}: {flaws[0]}")
        return deck

    def _unchecked(self, written: Any, place: str) -> Deck:
        if isinstance(written, dict):
            return self._from_object(written, place)
        if not isinstance(written, str):
            raise ValueError(f"{place}: the name of a {self.kind}, a deck as text, or an object is expected")
        if "\n" not in written.strip():
            return self._named(written.strip(), place)
        try:
            return self.read(written)
        except ValueError as error:
            raise ValueError(f"{place}: {error}") from error

    def _named(self, name: str, place: str) -> Deck:
        ready = self.ready()
        decks = {**self.by_other_names(), **ready}
        for called, deck in decks.items():
            if called.lower() == name.lower():
                return deck
        names = ", ".join(ready)
        raise ValueError(f"{place}: {no_such(self.kind, name, decks, f'there are {names}')}")

    def _from_object(self, written: dict[str, Any], place: str) -> Deck:
        try:
            document = msgspec.convert(written, self.document)
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, place)) from error
        pairs = document.cards.items() if isinstance(document.cards, dict) else document.cards
        counts: dict[str, int] = {}
        for number, (name, count) in enumerate(pairs):
            key, called = self.card(name, f"{place}.cards[{number}]")
            if count < 1:
                raise ValueError(f"{place}.cards[{number}]: 1 or more of {called} are expected, not {count}")
            counts[key] = counts.get(key, 0) + count
        return self.built(document, tuple(counts.items()), place)
