"""Decks that a game's rules write and read as text: people exchange it, and the files of decks hold it."""

from __future__ import annotations

from abc import abstractmethod

from game.app.lists.card_list import CardList
from game.app.lists.kinds import ListError, ListKind
from game.app.lists.texts import MOST_LETTERS


class WrittenDeckKind(ListKind):
    """The decks of a game whose rules say how a text is made of them (``text``) and read (``read``)."""

    #: What one list is.
    whole = "a deck"

    @abstractmethod
    def read(self, text: str) -> tuple[str, CardList]:
        """The name ("" for none) and the list of a text. Raises ValueError that begins with the line, in small
        letters."""

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
        """What a text holds, if it holds cards and not too many. Raises ListError."""
        try:
            name, content = self.read(text[:MOST_LETTERS])
        except ValueError as error:
            text = str(error)
            raise ListError(f"{text[0].upper()}{text[1:]}{'' if text.endswith('?') else '.'}") from error
        if not content.cards:
            raise ListError(f"There is no list of cards to read: a line a card is expected, as in {self.example}.")
        if content.size > self.most_cards:
            raise ListError(f"At most {self.most_cards} cards are expected in {self.whole}, not {content.size}.")
        return name, content
