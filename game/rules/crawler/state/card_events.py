"""What happens to cards in Crawler; the rest is in ``events.py``."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec.structs import replace

from game.core.applying import without
from game.core.events import Event, Notice
from game.rules.crawler.state.table import CrawlerCard, DeckName, DungeonCard, Table
from game.rules.crawler.state.table_changes import with_committed, with_played


class DeckShuffled(Event, frozen=True):
    """A deck has a new order, the last card on top; a face-up top card was set aside and lies on top again."""

    deck: DeckName
    cards: tuple[int, ...]
    flipped: bool = False

    def seen_by(self, seat: int) -> Self:
        """Hide the order, which nobody knows."""
        top = self.cards[-1:] if self.flipped else ()
        return replace(self, cards=(*(0,) * (len(self.cards) - len(top)), *top))

    def apply(self, table: Table) -> Table:
        if self.deck == "crawler":
            return replace(table, crawler_deck=self.cards)
        return replace(table, dungeon_deck=self.cards, flipped=self.flipped)


class CardsLookedAt(Event, frozen=True):
    """The party looks at the top cards of the Dungeon deck, the top one last."""

    reveals: ClassVar[bool] = True

    cards: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        left = table.dungeon_deck[: len(table.dungeon_deck) - len(self.cards)]
        return replace(table, dungeon_deck=(*left, *self.cards), looked=self.cards)


class DeckArranged(Event, frozen=True):
    """Looked-at cards lie face down again: on top of the Dungeon deck (last topmost) and under it (first lowest)."""

    top: tuple[int, ...]
    bottom: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        """Hide the cards, which lie face down."""
        return replace(self, top=(0,) * len(self.top), bottom=(0,) * len(self.bottom))

    def apply(self, table: Table) -> Table:
        middle = table.dungeon_deck[: len(table.dungeon_deck) - len(self.top) - len(self.bottom)]
        return replace(table, dungeon_deck=(*self.bottom, *middle, *self.top), flipped=False, looked=())


class CardsDrawn(Event, frozen=True):
    """Crawler cards came from the deck into the hand."""

    reveals: ClassVar[bool] = True

    cards: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        left = table.crawler_deck[: len(table.crawler_deck) - len(self.cards)]
        return replace(table, crawler_deck=left, hand=(*table.hand, *self.cards))


class CardFound(Event, frozen=True):
    """A card was searched for in the Crawler deck and taken into the hand."""

    reveals: ClassVar[bool] = True

    card: int

    def apply(self, table: Table) -> Table:
        return replace(table, crawler_deck=without(table.crawler_deck, self.card), hand=(*table.hand, self.card))


class HandReturned(Event, frozen=True):
    """The whole hand went back into the deck."""

    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        """Hide the cards, which are unknown in the deck."""
        return replace(self, cards=(0,) * len(self.cards))

    def apply(self, table: Table) -> Table:
        # The shuffle that follows at once gives the deck its order.
        return replace(table, hand=(), crawler_deck=(*table.crawler_deck, *self.cards))


class CardDiscarded(Event, frozen=True):
    """A card went from the hand to the grave; ``why`` is a word."""

    card: int
    why: str
    by: int = 0

    def apply(self, table: Table) -> Table:
        return replace(table, hand=without(table.hand, self.card), crawler_grave=(*table.crawler_grave, self.card))


class CardsBurned(Event, frozen=True):
    """Cards went from the top of a deck to its grave, in this order."""

    reveals: ClassVar[bool] = True

    deck: DeckName
    cards: tuple[int, ...]
    by: int

    def apply(self, table: Table) -> Table:
        count = len(self.cards)
        if self.deck == "crawler":
            left = table.crawler_deck[: len(table.crawler_deck) - count]
            return replace(table, crawler_deck=left, crawler_grave=(*table.crawler_grave, *self.cards))
        left = table.dungeon_deck[: len(table.dungeon_deck) - count]
        grave = (*table.dungeon_grave, *self.cards)
        return replace(table, dungeon_deck=left, dungeon_grave=grave, flipped=table.flipped and not count)


class CardRestocked(Event, frozen=True):
    """A card went from the Dungeon Grave into the Dungeon deck, which is then shuffled."""

    card: int
    by: int

    def apply(self, table: Table) -> Table:
        # The shuffle that follows at once gives the deck its order; a face-up top card stays there.
        deck = table.dungeon_deck
        deck = (*deck[:-1], self.card, deck[-1]) if table.flipped else (*deck, self.card)
        return replace(table, dungeon_grave=without(table.dungeon_grave, self.card), dungeon_deck=deck)


class DungeonCardEntered(Event, frozen=True):
    """A Dungeon card came into play: from the top of the deck, or ``found`` in it; as a ``swift`` one in place of lying
    face up on the deck."""

    reveals: ClassVar[bool] = True

    card: DungeonCard
    found: bool = False
    swift: str = ""
    by: int = 0

    def apply(self, table: Table) -> Table:
        table = replace(table, encounter=(*table.encounter, self.card))
        if self.found:
            return replace(table, dungeon_deck=without(table.dungeon_deck, self.card.id))
        return replace(table, dungeon_deck=table.dungeon_deck[:-1], flipped=False)


class UniqueBuried(Event, frozen=True):
    """Another copy of a Unique card was revealed on the deck, or ``found`` in a search, and went to the grave."""

    reveals: ClassVar[bool] = True

    card: int
    found: bool = False

    def apply(self, table: Table) -> Table:
        grave = (*table.dungeon_grave, self.card)
        if self.found:
            return replace(table, dungeon_deck=without(table.dungeon_deck, self.card), dungeon_grave=grave)
        return replace(table, dungeon_deck=table.dungeon_deck[:-1], dungeon_grave=grave, flipped=False)


class TopTurned(Event, frozen=True):
    """The top card of the Dungeon deck lies face up: it would ``bust`` the limit, or it was ``flip``ped."""

    reveals: ClassVar[bool] = True

    card: int
    why: Literal["bust", "flip"]

    def apply(self, table: Table) -> Table:
        return replace(table, dungeon_deck=(*table.dungeon_deck[:-1], self.card), flipped=True)


class BuildEnded(Notice, frozen=True):
    """The Encounter is closed, at this total cost and with this limit."""

    total: int
    limit: int


class CrawlerCardPlayed(Event, frozen=True):
    """A ``seat`` played a Crawler card from the party's hand (-1: it is not known who)."""

    card: CrawlerCard
    seat: int = -1

    def apply(self, table: Table) -> Table:
        return replace(table, hand=without(table.hand, self.card.id), played=(*table.played, self.card))


class CrawlerCardUsed(Event, frozen=True):
    """A ``seat`` used a Permanent: ``spent`` uses are on it now, and it is ``exhausted`` after the last."""

    card: int
    spent: int
    exhausted: bool
    seat: int = -1

    def apply(self, table: Table) -> Table:
        return with_played(table, self.card, spent=self.spent, exhausted=self.exhausted)


class CrawlerCardCommitted(Event, frozen=True):
    """A Crawler card in play gives its power or stamina to the struggle at hand, and to no other."""

    card: int

    def apply(self, table: Table) -> Table:
        assert table.struggle is not None
        return with_committed(table, cards=(*table.struggle.cards, self.card))


class CardsChosen(Event, frozen=True):
    """Cards were chosen for a Crawler card in play; the first is its host if it is assigned."""

    card: int
    chosen: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        card = next(card for card in table.played if card.id == self.card)
        host = self.chosen[0] if card.row == "assigned" and self.chosen else card.host
        return with_played(table, self.card, chosen=self.chosen, host=host)


class CrawlerCardLeft(Event, frozen=True):
    """A Crawler card left play for the grave; ``why`` is a word."""

    card: int
    why: str
    by: int = 0

    def apply(self, table: Table) -> Table:
        played = tuple(card for card in table.played if card.id != self.card)
        return replace(table, played=played, crawler_grave=(*table.crawler_grave, self.card))


class DungeonCardLeft(Event, frozen=True):
    """A Dungeon card left play ``to`` its grave or its deck, which is then shuffled; ``why`` is a word."""

    card: int
    to: Literal["grave", "deck"]
    why: str
    by: int = 0

    def apply(self, table: Table) -> Table:
        table = replace(table, encounter=tuple(card for card in table.encounter if card.id != self.card))
        if self.to == "grave":
            return replace(table, dungeon_grave=(*table.dungeon_grave, self.card))
        deck = table.dungeon_deck
        return replace(table, dungeon_deck=(*deck[:-1], self.card, deck[-1]) if table.flipped else (*deck, self.card))
