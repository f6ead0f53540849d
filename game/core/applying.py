"""Changes of a table that events of all games share: a player's fields are replaced, a card leaves a zone."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

T = TypeVar("T", bound=msgspec.Struct)


def with_player(table: T, seat: int, **changes: Any) -> T:
    """Return the table with the player of a seat changed; its ``players`` are records in the order of the seats."""
    known: Any = table
    players = list(known.players)
    players[seat] = replace(players[seat], **changes)
    return replace(table, players=tuple(players))


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the zone without a card, or without one unknown card when the card is not known to lie there."""
    cards = list(zone)
    cards.remove(card if card in zone else 0)
    return tuple(cards)


def backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return as many cards seen from behind: 0 for each."""
    return (0,) * len(cards)


def bury(table: T, card: int) -> T:
    """Return the table with a card on its owner's graveyard; its ``cards`` know the owners."""
    known: Any = table
    owner = known.cards[card].owner
    return with_player(table, owner, graveyard=(*known.players[owner].graveyard, card))
