"""What happens to the spell cards of Arena: libraries, hands, spells, enchantments.

An event about a hidden card names the seats that know it (``knows``); all others hear 0 in its place.
"""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from game.core.events import Event
from game.rules.arena.state.targets import Target


class LibraryShuffled(Event, frozen=True):
    """A seat's library in its new order, which nobody knows."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return msgspec.structs.replace(self, cards=(0,) * len(self.cards))


class CardsDrawn(Event, frozen=True):
    """A seat drew cards from the end of its library."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    knows: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat in self.knows else msgspec.structs.replace(self, cards=(0,) * len(self.cards))


class SpellPlayed(Event, frozen=True):
    """A card left the hand to be played. One played face down is known to its own side only."""

    seat: int
    card: int
    key: str
    target: Target | None
    knows: tuple[int, ...] = ()

    @property
    def shows_something(self) -> bool:
        """A card from a hand has been shown, unless it is played face down."""
        return bool(self.key)

    def seen_by(self, seat: int) -> Self:
        known = self.key or seat in self.knows
        return self if known else msgspec.structs.replace(self, card=0)


class SpellCountered(Event, frozen=True):
    """The card being played has no effect; it is ``card`` for its owner's graveyard, now face up."""

    seat: int
    card: int


class SpellBuried(Event, frozen=True):
    """The card that was played goes to its owner's graveyard."""

    seat: int
    card: int


class Enchanted(Event, frozen=True):
    """The card that was played now lies on an army card, face up or ``face_down`` on top of the others."""

    seat: int
    card: int
    army: int
    face_down: bool
    knows: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> Self:
        known = not self.face_down or seat in self.knows
        return self if known else msgspec.structs.replace(self, card=0)


class EnchantmentMoved(Event, frozen=True):
    """A face-up enchantment went to another army card."""

    card: int
    origin: int
    army: int


class EnchantmentsBuried(Event, frozen=True):
    """All that lay on an army card goes to its owners' graveyards, face up; ``hidden`` lay face down."""

    reveals: ClassVar[bool] = True

    army: int
    auras: tuple[int, ...]
    hidden: tuple[int, ...]


class HiddenTurned(Event, frozen=True):
    """The hidden enchantment at ``place`` (0 is the topmost) of an army card was turned face up, and is used up."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    army: int
    place: int


class CardDiscarded(Event, frozen=True):
    """A card went from a hand to the graveyard."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int


class LibraryOpened(Event, frozen=True):
    """A seat looks at cards of its library: the top one, or all."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    knows: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat in self.knows else msgspec.structs.replace(self, cards=(0,) * len(self.cards))


class LibraryClosed(Event, frozen=True):
    """The seat has looked enough."""

    seat: int


class CardTaken(Event, frozen=True):
    """A card of the library, of the record ``key``, was shown to all and taken in hand."""

    seat: int
    card: int
    key: str
    knows: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat in self.knows else msgspec.structs.replace(self, card=0)


class CardPutUnder(Event, frozen=True):
    """The top card of a library went to its bottom."""

    seat: int
