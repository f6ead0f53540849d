"""The decks that there are for Factions: those that come with the game, and the player's own."""

from __future__ import annotations

from pathlib import Path

from game.app.games.factions.building import TYPES, type_counts
from game.app.games.factions.decks import DeckEntry, DeckError, delete_deck, list_decks
from game.rules.factions.decks import Deck
from game.rules.factions.effects import FACTIONS
from game.rules.factions.starter_decks import starter_deck
from game.ui.scenes.kept_list import Kept, KeptList


class DeckList(KeptList):
    """Decks of Factions, with what they consist of."""

    word = "deck"

    def shipped(self) -> list[Kept]:
        decks = [starter_deck(faction) for faction in FACTIONS]
        return [Kept(deck.name, deck, _contents(deck), deck.faction, deck.faction) for deck in decks]

    def kept(self) -> list[Kept]:
        return [_row_of(entry) for entry in list_decks()]

    def remove(self, path: Path) -> str:
        try:
            delete_deck(path)
        except DeckError as error:
            return str(error)
        return ""


def _row_of(entry: DeckEntry) -> Kept:
    deck = entry.deck
    note = entry.why_not or (_contents(deck) if deck is not None else "")
    colour = deck.faction if deck is not None else "neutral"
    problem = entry.problem if deck is None else ""
    return Kept(entry.name, deck, note, colour, path=entry.path, problem=problem)


def _contents(deck: Deck) -> str:
    """A deck's faction, and how many cards of each type it holds."""
    told = [f"{count} {TYPES[kind].lower()}" for kind, count in type_counts(deck) if count]
    return f"{deck.faction}: {', '.join(told)}"
