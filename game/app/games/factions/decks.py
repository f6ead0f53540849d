"""Decks of Factions that the player has built: a text file each in a folder of their own, as people paste them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.app import folders
from game.app.records.writing import plain_name, write_whole
from game.rules.factions import decks
from game.rules.factions.decks import Deck, flaws_of_deck

ENDING = ".txt"
#: Bytes of a deck's file, and cards of a deck, that are read at most.
MOST_BYTES, MOST_CARDS = 64_000, 400


class DeckError(ValueError):
    """A deck that cannot be read or written; its text is one sentence for the player."""


class DeckEntry(msgspec.Struct, frozen=True):
    """A deck in the player's folder; without a ``deck`` the file cannot be read, for the ``problem``."""

    path: Path
    name: str
    deck: Deck | None = None
    problem: str = ""

    @property
    def why_not(self) -> str:
        """Why it cannot be played with, in the rules' words; empty when it can."""
        if self.deck is None:
            return self.problem
        return next(iter(flaws_of_deck(self.deck)), "")


def decks_folder() -> Path:
    """Where the player's decks lie. It need not exist yet."""
    return folders.home() / "decks"


def list_decks() -> tuple[DeckEntry, ...]:
    """Every deck of the player's folder by name. Never raises: what is wrong with a file is told in its entry."""
    try:
        paths = sorted(path for path in decks_folder().glob(f"*{ENDING}") if path.is_file())
    except OSError:
        return ()
    found: dict[str, DeckEntry] = {}
    for entry in map(_entry, paths):
        # Two files may call their decks the same.
        name = entry.name if entry.name not in found else f"{entry.name} ({entry.path.stem})"
        found[name] = msgspec.structs.replace(entry, name=name)
    return tuple(sorted(found.values(), key=lambda entry: (entry.name.casefold(), entry.path)))


def _entry(path: Path) -> DeckEntry:
    try:
        deck = read_deck_file(path)
    except DeckError as error:
        return DeckEntry(path, path.stem, problem=str(error))
    return DeckEntry(path, deck.name, deck)


def read_deck_file(path: Path) -> Deck:
    """The deck of a file, called as the file where it has no name of its own. It may be against the rules. Raises
    DeckError."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise DeckError(f"{path.name}: it is too large to be a deck.")
        text = path.read_bytes().decode()
    except OSError as error:
        raise DeckError(f"{path.name}: it cannot be read ({error.strerror}).") from error
    except UnicodeError as error:
        raise DeckError(f"{path.name}: it is no text that holds a deck.") from error
    try:
        deck = deck_from_text(text)
    except DeckError as error:
        told = str(error)
        raise DeckError(f"{path.name}: {told[0].lower()}{told[1:]}") from error
    return msgspec.structs.replace(deck, name=deck.name[:60] or path.stem)


def write_deck_file(name: str, deck: Deck) -> Path:
    """Write a deck into the player's folder, over an older one of the same name. Raises DeckError."""
    try:
        path = decks_folder() / f"{plain_name(name)}{ENDING}"
    except ValueError as error:
        raise DeckError(f"The deck cannot be called so: {error}.") from error
    named = msgspec.structs.replace(deck, name=" ".join(name.split())[:60])
    try:
        write_whole(path, decks.write_deck(named).encode())
    except OSError as error:
        raise DeckError(f"The deck cannot be written to {path} ({error.strerror}).") from error
    return path


def delete_deck(path: Path) -> None:
    """Take a deck's file away. Raises DeckError."""
    try:
        path.unlink()
    except OSError as error:
        raise DeckError(f"The deck cannot be deleted ({error.strerror}).") from error


def deck_from_text(text: str) -> Deck:
    """The deck that a list tells: "faction: Kingdom", then a line for each card, as "4 Knight". Raises DeckError with
    the line."""
    try:
        deck = decks.read_deck(text[:MOST_BYTES])
    except ValueError as error:
        told = str(error)
        raise DeckError(f"{told[0].upper()}{told[1:]}{'' if told.endswith('?') else '.'}") from error
    if not deck.cards:
        raise DeckError("There is no list of cards to read: a line a card is expected, as in 4 Knight.")
    if deck.size > MOST_CARDS:
        raise DeckError(f"At most {MOST_CARDS} cards are expected in a deck, not {deck.size}.")
    return deck
