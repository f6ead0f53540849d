"""What happens to the cards of Factions in decks and hands. Who may not know a card hears 0 in its place."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from game.core.events import Event


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(cards)


class DeckShuffled(Event, frozen=True):
    """A deck in its new order; nobody sees it."""

    reveals: ClassVar[bool] = True

    seat: int
    deck: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return msgspec.structs.replace(self, deck=_backs(self.deck))


class DeckReordered(Event, frozen=True):
    """``seat`` put the cards on top of ``owner``'s deck into an order, the last one on top."""

    reveals: ClassVar[bool] = True

    seat: int
    owner: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return msgspec.structs.replace(self, cards=_backs(self.cards))


class CardsDrawn(Event, frozen=True):
    """A seat drew cards for the reason ``why``: start, upkeep, card, again."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    why: str

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=_backs(self.cards))


class CardReturned(Event, frozen=True):
    """A seat put a card from its hand back into its deck, which is shuffled at once."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=0)


class CardTaken(Event, frozen=True):
    """A seat took a card out of its deck and showed it. ``hand_card`` is the card as it comes to the hand."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    hand_card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, hand_card=0)


class HandSeen(Event, frozen=True):
    """A seat looked at the other's hand."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=_backs(self.cards))
