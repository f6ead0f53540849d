"""What the action indicator points out in Crawler before an event is played: who acts, and on what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.events import Event, EventRow, event_table
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.table import Table, foremost_character
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import Item, card, piece

#: The party plays cards from one hand, for whoever is asked.
_PARTY = -1
#: What a card does to others, each by the card that did it.
_EFFECTS = (
    ev.CardsActivated, ev.CardsReset, ev.TokensPlaced, ev.TokensRemoved, ev.AttributesIgnored, cev.DungeonCardLeft,
    ev.CharacterWounded,
)  # fmt: skip


def _committed(event: ev.AdventurerCommitted, table: Table, rest: Sequence[Event]) -> Indicator:
    """Return an Adventurer that will attack, with whom it attacks; one that defends waits for what comes."""
    attacks = table.struggle is not None and table.struggle.kind == "attack"
    foe = foremost_character(table) if attacks else 0
    return Indicator(_PARTY, (piece(event.adventurer),), (piece(foe),) if foe else ())


def _attacked(event: ev.AttackResolved, table: Table, rest: Sequence[Event]) -> Indicator | None:
    foe, struggle = foremost_character(table), table.struggle
    if not event.made or struggle is None or not foe:
        return None
    return Indicator(_PARTY, tuple(map(piece, struggle.adventurers)), (piece(foe),))


def _played(event: cev.CrawlerCardPlayed, table: Table, rest: Sequence[Event]) -> Indicator | None:
    aims = tuple(dict.fromkeys(_aims(event.card.id, rest)))
    return Indicator(_PARTY, (card(event.card.id),), aims, place="hand") if aims else None


def _used(event: cev.CrawlerCardUsed, table: Table, rest: Sequence[Event]) -> Indicator:
    return Indicator(_PARTY, (piece(event.card),), tuple(dict.fromkeys(_aims(event.card, rest))))


def _chosen(event: cev.CardsChosen, table: Table, rest: Sequence[Event]) -> Indicator:
    return Indicator(_PARTY, (piece(event.card),), tuple(map(piece, event.chosen)))


def _aims(number: int, rest: Sequence[Event]) -> Iterator[Item]:
    """Yield whom a card was chosen for, and to whom it does something at once."""
    for event in rest:
        if isinstance(event, cev.CardsChosen) and event.card == number:
            yield from map(piece, event.chosen)
        elif isinstance(event, _EFFECTS) and event.by == number:
            cards = event.cards if isinstance(event, ev.CardsActivated | ev.CardsReset) else (event.card,)
            yield from map(piece, cards)


_row = EventRow[[Table, Sequence[Event]], Indicator | None]()
INDICATORS = Indicators(
    event_table(
        _row(ev.AdventurerCommitted, _committed),
        _row(ev.AttackResolved, _attacked),
        _row(cev.CrawlerCardPlayed, _played),
        _row(cev.CrawlerCardUsed, _used),
        _row(cev.CardsChosen, _chosen),
        _row(ev.PrimaryChosen, lambda event, table, rest: Indicator(_PARTY, at=(piece(event.adventurer),))),
    ),
)
