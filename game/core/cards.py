"""The card kit: what games of cards have in common. A game takes an event as it is, or derives its own from it.

A player's zones are tuples of card numbers, the last card on top; a card that a seat may not know is 0. They are called
deck, hand and graveyard. Where a game has other words, its events say so: ``origin`` and ``to`` of a draw. Tables have
their ``players`` one per seat, all ``cards`` by number, and a ``turn`` where there are phases.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from game.core.applying import backs, bury, with_player, without
from game.core.dice import Dice, shuffle
from game.core.events import Event, Notice
from game.core.steps import Draft


class Card(msgspec.Struct, frozen=True):
    """A card of the match: its record's key (``elf_archer``), and the seat whose deck it came from."""

    key: str
    owner: int


# Zones


def top_of(deck: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return the top cards of a deck as they are drawn, the topmost first: all where there are fewer."""
    return deck[: -count - 1 : -1] if count > 0 else ()


def shuffle_deck(draft: Draft[Any, Any], seat: int) -> None:
    """Put a seat's deck into an order that nobody knows."""
    deck = draft.table.players[seat].deck
    if deck:
        draft.happen(DeckShuffled(seat, draft.shuffled(sorted(deck))))


def deal_again(dice: Dice, cards: Collection[int], *counts: int) -> tuple[list[tuple[int, ...]], Dice]:
    """Deal cards that somebody cannot know: a number to each place, the rest to the last; the truth is lost."""
    # Sorted before they are shuffled: the order in which they are given must not tell anything.
    mixed, dice = shuffle(dice, sorted(cards))
    places = []
    for count in counts:
        places.append(mixed[:count])
        mixed = mixed[count:]
    return [*places, mixed], dice


def not_conserved(cards: Collection[int], places: Sequence[int]) -> list[str]:
    """Say what is wrong where each card should lie in one place; ``places`` are the cards that lie somewhere."""
    if sorted(places) == sorted(cards):
        return []
    doubled = sorted({card for card in places if places.count(card) > 1})
    missing = sorted(set(cards) - set(places))
    return [f"cards are not conserved: doubled {doubled}, missing {missing}"]


# Events


class DeckShuffled(Event, frozen=True):
    """A deck in its new order; nobody sees it."""

    reveals: ClassVar[bool] = True

    seat: int
    deck: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return replace(self, deck=backs(self.deck))

    def apply(self, table: Any) -> Any:
        return with_player(table, self.seat, deck=self.deck)


class CardsOfSeat(Event, frozen=True):
    """Base of events about cards that only their own seat may know; the others hear how many there are."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def is_known_to(self, seat: int) -> bool:
        """Return whether this seat may know the cards."""
        return seat == self.seat

    def seen_by(self, seat: int) -> Self:
        return self if self.is_known_to(seat) else replace(self, cards=backs(self.cards))


class CardsDrawn(CardsOfSeat, frozen=True):
    """A seat drew cards from the end of its deck."""

    origin: ClassVar[str] = "deck"
    to: ClassVar[str] = "hand"

    def apply(self, table: Any) -> Any:
        player = table.players[self.seat]
        deck = getattr(player, self.origin)
        left = deck[: len(deck) - len(self.cards)]
        return with_player(table, self.seat, **{self.origin: left, self.to: getattr(player, self.to) + self.cards})


class HandReturned(CardsOfSeat, frozen=True):
    """A seat put its hand into its deck, which is shuffled at once."""

    reveals: ClassVar[bool] = False

    def apply(self, table: Any) -> Any:
        player = table.players[self.seat]
        # The shuffle that follows at once gives the deck its order.
        return with_player(table, self.seat, hand=(), deck=(*player.deck, *self.cards))


class CardTaken(Event, frozen=True):
    """A seat took a card out of its deck and showed it. ``kept`` is the card as it comes to the hand."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    kept: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, kept=0)

    def apply(self, table: Any) -> Any:
        player = table.players[self.seat]
        deck = without(player.deck, self.card)
        return with_player(table, self.seat, deck=deck, hand=(*player.hand, self.kept))


class CardDiscarded(Event, frozen=True):
    """A card went from a hand to its owner's graveyard, face up."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int

    def apply(self, table: Any) -> Any:
        player = table.players[self.seat]
        return bury(with_player(table, self.seat, hand=without(player.hand, self.card)), self.card)


class Passed(Notice, frozen=True):
    """A seat did nothing when it could have."""

    seat: int


class PhaseBegan(Event, frozen=True):
    """A part of a seat's turn begins."""

    seat: int
    phase: str

    def apply(self, table: Any) -> Any:
        return replace(table, turn=replace(table.turn, phase=self.phase))


class MatchEnded(Event, frozen=True):
    """The match is over: ``scores`` one per seat, and ``why`` in a word."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: str

    def apply(self, table: Any) -> Any:
        return replace(table, turn=replace(table.turn, phase="over"))
