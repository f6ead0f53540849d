"""Arena's events of spell cards: libraries, hands, spells, enchantments.

An event about a hidden card names the seats that know it (``knows``); all others hear 0 in its place."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from game.core import cards as kit
from game.core.applying import backs, bury, with_player, without
from game.core.cards import CardDiscarded as CardDiscarded
from game.core.events import Event
from game.rules.arena.state.table import Playing, Table
from game.rules.arena.state.table_changes import with_army, with_turn
from game.rules.arena.state.targets import Target


class LibraryShuffled(Event, frozen=True):
    """A seat's library was shuffled; nobody knows the new order."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return replace(self, cards=backs(self.cards))

    def apply(self, table: Table) -> Table:
        return with_player(table, self.seat, library=self.cards)


class CardsDrawn(kit.CardsDrawn, frozen=True):
    """A seat drew cards from the end of its library."""

    origin = "library"

    knows: tuple[int, ...]

    def is_known_to(self, seat: int) -> bool:
        return seat in self.knows


class SpellPlayed(Event, frozen=True):
    """A card left the hand to be played. One played face down is known to its own side only."""

    seat: int
    card: int
    key: str
    target: Target | None
    knows: tuple[int, ...] = ()

    @property
    def shows_something(self) -> bool:
        """Return whether a card from a hand has been shown: any but one played face down."""
        return bool(self.key)

    def seen_by(self, seat: int) -> Self:
        known = self.key or seat in self.knows
        return self if known else replace(self, card=0)

    def apply(self, table: Table) -> Table:
        table = with_player(table, self.seat, hand=without(table.players[self.seat].hand, self.card))
        table = with_turn(table, spells=table.turn.spells + 1)
        return replace(table, playing=Playing(self.seat, self.card, self.key, self.target))


class SpellCountered(Event, frozen=True):
    """The card being played was countered: ``card`` goes to its owner's graveyard, now face up."""

    seat: int
    card: int

    def apply(self, table: Table) -> Table:
        # rule: arena/countering - it was not played, so it does not count towards the three.
        return with_turn(replace(bury(table, self.card), playing=None), spells=table.turn.spells - 1)


class SpellBuried(Event, frozen=True):
    """The card that was played goes to its owner's graveyard."""

    seat: int
    card: int

    def apply(self, table: Table) -> Table:
        return replace(bury(table, self.card), playing=None)


class Enchanted(Event, frozen=True):
    """The card that was played now lies on an army card, face up or ``face_down`` on top of the others."""

    seat: int
    card: int
    army: int
    face_down: bool
    knows: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> Self:
        known = not self.face_down or seat in self.knows
        return self if known else replace(self, card=0)

    def apply(self, table: Table) -> Table:
        army = table.armies[self.army]
        table = replace(table, playing=None)
        if self.face_down:
            # rule: arena/hidden_enchantments - a further one lies under those that are there.
            return with_army(table, self.army, hidden=(*army.hidden, self.card))
        return with_army(table, self.army, auras=(*army.auras, self.card))


class EnchantmentMoved(Event, frozen=True):
    """A face-up enchantment went to another army card."""

    card: int
    origin: int
    army: int

    def apply(self, table: Table) -> Table:
        table = with_army(table, self.origin, auras=without(table.armies[self.origin].auras, self.card))
        return with_army(table, self.army, auras=(*table.armies[self.army].auras, self.card))


class EnchantmentsBuried(Event, frozen=True):
    """All that lay on an army card goes to its owners' graveyards, face up; ``hidden`` lay face down."""

    reveals: ClassVar[bool] = True

    army: int
    auras: tuple[int, ...]
    hidden: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        table = with_army(table, self.army, auras=(), hidden=())
        for card in self.auras + self.hidden:
            table = bury(table, card)
        return table


class HiddenTurned(Event, frozen=True):
    """The hidden enchantment at ``place`` (0 is the topmost) of an army card was turned face up, and is used up."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    army: int
    place: int

    def apply(self, table: Table) -> Table:
        hidden = table.armies[self.army].hidden
        table = with_army(table, self.army, hidden=hidden[: self.place] + hidden[self.place + 1 :])
        return bury(table, self.card)


class LibraryOpened(kit.CardsOfSeat, frozen=True):
    """A seat looks at cards of its library: the top one, or all."""

    knows: tuple[int, ...]

    def is_known_to(self, seat: int) -> bool:
        return seat in self.knows

    def apply(self, table: Table) -> Table:
        return with_player(table, self.seat, looking=self.cards)


class LibraryClosed(Event, frozen=True):
    """The seat has finished looking at its library."""

    seat: int

    def apply(self, table: Table) -> Table:
        return with_player(table, self.seat, looking=())


class CardTaken(Event, frozen=True):
    """A card of the library was shown to all, as ``key`` names it, and taken into the hand."""

    seat: int
    card: int
    key: str
    knows: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat in self.knows else replace(self, card=0)

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        library = without(player.library, self.card)
        return with_player(table, self.seat, library=library, hand=(*player.hand, self.card))


class CardPutUnder(Event, frozen=True):
    """The top card of a library went to its bottom."""

    seat: int

    def apply(self, table: Table) -> Table:
        library = table.players[self.seat].library
        return with_player(table, self.seat, library=library[-1:] + library[:-1])
