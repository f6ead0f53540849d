"""What moves on the board of cards at the card kit's events, or why nothing does: default rows for a game's motions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core import cards as kit
from game.core.events import Event
from game.ui.boards.cards import records as r

Records = Iterator[r.Record]
#: A row of a table of motions: the records for an event, with the tables before and after it; or why there are none.
Motion = Callable[..., Records] | str
#: Cards of one event that are seen to fly.
_MOST = 4


def card_motions(area_of: Callable[[str, int], str] = lambda what, seat: what) -> dict[type[Event], Motion]:
    """Return the motions of the card kit; ``area_of`` names a seat's deck and graveyard on the board."""

    def fly(start: str, end: str) -> Motion:
        # Events and tables are each game's own: what they need have is read below.
        def tell(event: Any, before: object, after: Any) -> Records:
            origin, place = (what if what == "hand" else area_of(what, event.seat) for what in (start, end))
            cards = event.cards if isinstance(event, kit.CardsOfSeat) else (event.card,)
            for card in cards[-_MOST:]:
                # A card that goes back into the deck is seen from behind, like one that is not known.
                key = after.cards[card].key if card in after.cards and end != "deck" else ""
                yield r.CardFlown(event.seat, key, origin, place, "")

        return tell

    return {
        kit.DeckShuffled: "the order of a deck is not seen",
        kit.CardsDrawn: fly("deck", "hand"),
        kit.HandReturned: fly("hand", "deck"),
        kit.CardTaken: fly("deck", "hand"),
        kit.CardDiscarded: fly("hand", "graveyard"),
        kit.Passed: "nothing moves",
        kit.PhaseBegan: "the prompt names the phase",
        kit.MatchEnded: "the last page says it",
    }
