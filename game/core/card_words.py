"""What the log says of the card kit's events, where a game does not say it in words of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core import cards as kit
from game.core.events import Event
from game.core.sentences import Said
from game.core.words import counted, seat_name

Names = Sequence[str]
#: A row of a table of sentences: what the log says of an event, from the table before it, or why it says nothing.
Sentence = Callable[[Any, Any, Names], Said | str | None] | str


def card_sentences(name_of: Callable[[Any, int], str]) -> dict[type[Event], Sentence]:
    """Return the sentences of the card kit; ``name_of`` gives a card's name on a table, or "a card"."""

    def named(table: Any, cards: Sequence[int]) -> str:
        """Return cards by their names, or how many there are that are not known."""
        if not any(cards):
            return "a card" if len(cards) == 1 else counted(len(cards), "card")
        return ", ".join(name_of(table, card) for card in cards)

    return {
        kit.DeckShuffled: lambda table, event, names: Said(seat_name(names, event.seat), "shuffles", "the deck"),
        kit.CardsDrawn: lambda table, event, names: Said(
            seat_name(names, event.seat), "draws", named(table, event.cards)
        ),
        kit.HandReturned: lambda table, event, names: Said(
            seat_name(names, event.seat), "puts the hand back into the deck"
        ),
        kit.CardTaken: lambda table, event, names: Said(
            seat_name(names, event.seat), "takes", f"{name_of(table, event.card)} from the deck"
        ),
        kit.CardDiscarded: lambda table, event, names: Said(
            seat_name(names, event.seat), "discards", name_of(table, event.card), kind="drop"
        ),
        kit.Passed: "passes would fill the log",
        kit.PhaseBegan: "the prompt names the phase",
        kit.MatchEnded: _ended,
    }


def _ended(table: Any, event: kit.MatchEnded, names: Names) -> Said | str:
    if not event.winners:
        return "The match is a draw."
    verb = "wins" if len(event.winners) == 1 else "win"
    return Said(" and ".join(seat_name(names, seat) for seat in event.winners), f"{verb} the match")
