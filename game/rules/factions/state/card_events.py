"""What happens to the cards of Factions in decks and hands. A seat that may not know a card sees 0 in its place."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec.structs import replace

from game.core import cards as kit
from game.core.applying import backs, bury, with_player, without
from game.core.cards import CardDiscarded as CardDiscarded
from game.core.cards import DeckShuffled as DeckShuffled
from game.core.events import Event, Notice
from game.rules.factions.state.table import Entry, Location, Table
from game.rules.factions.state.table_changes import with_unit


class DeckReordered(Event, frozen=True):
    """``seat`` put the cards on top of ``owner``'s deck into an order, the last one on top."""

    reveals: ClassVar[bool] = True

    seat: int
    owner: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return replace(self, cards=backs(self.cards))

    def apply(self, table: Table) -> Table:
        deck = table.players[self.owner].deck
        return with_player(table, self.owner, deck=deck[: len(deck) - len(self.cards)] + self.cards)


class CardsDrawn(kit.CardsDrawn, frozen=True):
    """A seat drew cards for the reason ``why``: start, upkeep, card, again."""

    why: str


class CardReturned(Event, frozen=True):
    """A seat put a card from its hand back into its deck, which is shuffled at once."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, card=0)

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        # The shuffle that follows at once gives the deck its order.
        return with_player(table, self.seat, hand=without(player.hand, self.card), deck=(*player.deck, self.card))


class CardTaken(Event, frozen=True):
    """A seat took a card out of its deck and showed it. ``hand_card`` is the card as it comes to the hand."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    hand_card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, hand_card=0)

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        return with_player(table, self.seat, deck=without(player.deck, self.card), hand=(*player.hand, self.hand_card))


class HandSeen(kit.CardsOfSeat, Notice, frozen=True):
    """A seat looked at the opponent's hand."""


class BuildGained(Event, frozen=True):
    """A seat got build points for the reason ``why``: start, upkeep, zones, kingdom, productive, ability."""

    seat: int
    amount: int
    why: str

    def apply(self, table: Table) -> Table:
        return with_player(table, self.seat, build=table.players[self.seat].build + self.amount)


class MagicGained(Event, frozen=True):
    """A unit got magic points (or lost them, below 0) for the reason ``why``: renewal, roll, drain, meditation."""

    unit: int
    amount: int
    why: str

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, magic=max(0, table.units[self.unit].magic + self.amount))


class MagicSpent(Event, frozen=True):
    """A unit paid magic points for one effect."""

    unit: int
    amount: int
    why: str

    def apply(self, table: Table) -> Table:
        unit = table.units[self.unit]
        return with_unit(table, self.unit, magic=unit.magic - self.amount, spent=unit.spent + 1)


class EntryAdded(Event, frozen=True):
    """An effect went on top of the stack; its card, if it is one, left the hand, and ``paid`` build points the pool."""

    entry: Entry
    paid: int = 0

    @property
    def shows_something(self) -> bool:
        """Return whether a card from a hand has been shown; what a unit in play can do was known."""
        # rule: factions/playing
        return self.entry.what == "card"

    def apply(self, table: Table) -> Table:
        entry = self.entry
        if entry.what == "card":
            player = table.players[entry.seat]
            hand = without(player.hand, entry.card)
            table = with_player(table, entry.seat, hand=hand, build=player.build - self.paid)
        return replace(table, stack=(*table.stack, entry))


class EntryLeft(Event, frozen=True):
    """The effect left the stack. A card goes to the graveyard unless it comes into play."""

    entry: int
    how: Literal["resolved", "fizzled", "countered"]
    to: Literal["graveyard", "play", "nowhere"]

    def apply(self, table: Table) -> Table:
        removed = next(entry for entry in table.stack if entry.id == self.entry)
        table = replace(table, stack=tuple(entry for entry in table.stack if entry.id != self.entry))
        return bury(table, removed.card) if removed.what == "card" and self.to == "graveyard" else table


class LocationPlaced(Event, frozen=True):
    """A location was put into a zone."""

    card: int
    zone: int
    seat: int

    def apply(self, table: Table) -> Table:
        location = Location(self.card, table.cards[self.card].key, self.seat)
        return replace(table, locations={**table.locations, self.zone: location})


class LocationRazed(Event, frozen=True):
    """A zone's location was destroyed, by two units that were tapped for it."""

    zone: int
    by: tuple[int, ...] = ()

    def apply(self, table: Table) -> Table:
        locations = dict(table.locations)
        razed = locations.pop(self.zone)
        return bury(replace(table, locations=locations), razed.card)


class EquipmentAttached(Event, frozen=True):
    """A unit was equipped."""

    card: int
    unit: int

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, attached=(*table.units[self.unit].attached, self.card))
