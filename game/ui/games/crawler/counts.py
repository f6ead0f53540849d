"""What a match of Crawler came to: Wounds dealt, Characters slain, Adventurers that died, cards played."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.events import EventRow, event_table
from game.rules.crawler.presentation.event_words import WHY_LEFT
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import scenario_events as sev
from game.rules.crawler.state.table import Table, adventurer_by_id, dungeon_card_by_id
from game.ui.games.counting import NOBODY, Counted, Counts, Fell, Hurt, Joined, Lost, Noted, Played
from game.ui.games.crawler.faces import crawler_face

#: The hand is the party's: its first seat stands for all.
_PARTY = 0


def _seat(table: Table, number: int) -> int:
    """Return who leads the Adventurer that did it; a Wound of the party's attack is the whole party's."""
    one = adventurer_by_id(table, number)
    return one.seat if one is not None else _PARTY


def _wounded(event: ev.CharacterWounded, table: Table) -> Iterable[Counted]:
    by = _seat(table, event.by)
    yield Hurt(by, NOBODY, event.card, 1, event.by)
    card = dungeon_card_by_id(table, event.card)
    if event.slain and card is not None:
        yield Fell(NOBODY, card.id, card.key, by)


def _hurt(event: ev.AdventurerWounded, table: Table) -> Iterable[Counted]:
    one = adventurer_by_id(table, event.adventurer)
    if one is not None:
        yield Hurt(NOBODY, one.seat, one.id, 1, event.by)


def _died(event: ev.AdventurerDied, table: Table) -> Iterable[Counted]:
    one = adventurer_by_id(table, event.adventurer)
    if one is not None:
        yield Fell(one.seat, one.id, one.key, NOBODY)


def _discarded(event: cev.CardDiscarded, table: Table) -> Iterable[Counted]:
    yield Lost(_PARTY)


def _left(event: cev.CrawlerCardLeft, table: Table) -> Iterable[Counted]:
    if event.why == "stolen":
        yield Lost(_PARTY)


def _removed(event: cev.DungeonCardLeft, table: Table) -> Iterable[Counted]:
    """Yield what left the Encounter, neither slain nor at its end."""
    if event.why not in ("slain", "end"):
        yield Noted(NOBODY)


def _entered(event: cev.DungeonCardEntered, table: Table) -> Iterable[Counted]:
    yield Joined(NOBODY, (event.card.id,))


def _arrived(event: sev.CardArrived, table: Table) -> Iterable[Counted]:
    yield Joined(event.seat, (event.card,))


def _played(event: cev.CrawlerCardPlayed, table: Table) -> Iterable[Counted]:
    yield Played(_PARTY)


_LEFT = (cev.CardDiscarded, cev.CrawlerCardLeft, cev.DungeonCardLeft)


def _cause(event: object, table: Table, before: str) -> str:
    if isinstance(event, _LEFT) and not event.by:
        return WHY_LEFT.get(event.why, "")
    return ""


def _repeats(event: object) -> bool:
    """Return whether it comes at the end of every round, or of an attack: no card did it; or the Wound has told it."""
    is_slain = isinstance(event, cev.DungeonCardLeft) and event.why == "slain"
    return is_slain or (isinstance(event, ev.CardsActivated | ev.CardsReset) and not event.by)


def _standing(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(one.key for one in table.party if one.seat == seat)


_row = EventRow[[Table], Iterable[Counted]]()
COUNTS: Counts[Table] = Counts(
    rows=event_table(
        _row(ev.CharacterWounded, _wounded),
        _row(ev.AdventurerWounded, _hurt),
        _row(ev.AdventurerDied, _died),
        _row(cev.CrawlerCardPlayed, _played),
        _row(cev.CrawlerCardLeft, _left),
        _row(cev.CardDiscarded, _discarded),
        _row(cev.DungeonCardEntered, _entered),
        _row(cev.DungeonCardLeft, _removed),
        _row(sev.CardArrived, _arrived),
    ),
    standing=_standing,
    face=crawler_face,
    repeats=_repeats,
    cause=_cause,
    caused=_LEFT,
    # What attacks is told by the struggles.
    aside=(
        ev.PhaseBegan,
        ev.LineBegan,
        cev.BuildEnded,
    ),
)
