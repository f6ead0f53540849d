"""What a match of Heroes came to: damage, heroes and allies that fell, cards played."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.core.cards import Passed
from game.core.events import EventRow, event_table
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes import scenario_events as sev
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.presentation.queries import health_of_hero
from game.rules.heroes.presentation.words import link_text
from game.rules.heroes.state.table import Table, allies_of, hero_of
from game.ui.games.counting import NOBODY, Counted, Counts, Fell, Hurt, Joined, Lost, Noted, Played
from game.ui.games.heroes.faces import heroes_face


def _seat(table: Table, number: int) -> int:
    """Return whose something in play is, or the link on the chain of that number."""
    if number in table.permanents:
        return table.permanents[number].seat
    return next((link.seat for link in table.chain if number in (link.id, link.card, link.source)), NOBODY)


def _hurt(event: ev.DamageDealt, table: Table) -> Iterable[Counted]:
    yield Hurt(_seat(table, event.source), _seat(table, event.target), event.target, event.amount, event.source)


def _fell(event: ev.PermanentLeft, table: Table) -> Iterable[Counted]:
    left = table.permanents.get(event.permanent)
    if left is not None and event.why == "destroyed":
        yield Fell(left.seat, left.id, left.key) if left.record.is_character else Lost(left.seat)
    elif left is not None and event.why == "returned":
        yield Lost(left.seat)


def _entered(event: ev.PermanentEntered | sev.PermanentArrived, table: Table) -> Iterable[Counted]:
    yield Joined(event.permanent.seat, (event.permanent.id,))


def _added(event: cev.LinkAdded, table: Table) -> Iterable[Counted]:
    if event.link.what == "card":
        yield Played(event.link.seat)


def _ended(event: ev.MatchEnded, table: Table) -> Iterable[Counted]:
    """Yield a fallen hero where it lay: the match is over."""
    for seat in event.losers:
        if table.players[seat].hero in table.permanents and not health_of_hero(table, seat):
            hero = hero_of(table, seat)
            yield Fell(seat, hero.id, hero.key)


def _completed(event: cev.QuestCompleted, table: Table) -> Iterable[Counted]:
    yield Noted(event.seat)


def _placed(event: cev.ResourcePlaced, table: Table) -> Iterable[Counted]:
    """Yield a quest that all see: it can be completed from there."""
    if event.face_up:
        yield Noted(event.seat)


def _drawn(event: cev.CardsDrawn, table: Table) -> Iterable[Counted]:
    if event.why == "card" or (event.why == "turn" and len(event.cards) > 1):
        yield Noted(event.seat)


def _cause(event: object, table: Table, before: str) -> str:
    """Return what is being carried out on the chain, or why a card was discarded."""
    if isinstance(event, cev.CardDiscarded) and event.why == "limit":
        return "hand limit"
    if isinstance(event, ev.DamageDealt):
        return record_of(event.by).name if event.by else ""
    if not table.chain or table.chain[-1].what == "combat":
        return ""
    return link_text(table, msgspec.structs.replace(table.chain[-1], targets=(), host=0))


def _repeats(event: object) -> bool:
    """Return whether what was played has told it, or what it leads to does."""
    return isinstance(event, ev.PermanentEntered) and bool(event.permanent.card)


def _announces(event: object, table: Table) -> str | None:
    """Return what a trigger that goes on the chain is called by what it does, which is told later."""
    if isinstance(event, cev.LinkAdded) and event.link.what == "trigger":
        return event.link.record.name
    if isinstance(event, cev.LinkAdded) and event.link.what == "quest":
        return link_text(table, msgspec.structs.replace(event.link, targets=(), host=0))
    return None


def _is_in_vain(before: object, event: object) -> bool:
    """Return whether a trigger has left the chain at once, when all had passed; a card goes there or into play."""
    return isinstance(before, Passed) and isinstance(event, cev.LinkLeft) and event.why == "resolved"


def _standing(table: Table, seat: int) -> tuple[str, ...]:
    is_alive = table.players[seat].hero in table.permanents and health_of_hero(table, seat)
    alive = (hero_of(table, seat).key,) if is_alive else ()
    return (*alive, *(one.key for one in allies_of(table, seat)))


_row = EventRow[[Table], Iterable[Counted]]()
COUNTS: Counts[Table] = Counts(
    rows=event_table(
        _row(ev.DamageDealt, _hurt),
        _row(ev.PermanentLeft, _fell),
        _row(ev.PermanentEntered, _entered),
        _row(sev.PermanentArrived, _entered),
        _row(cev.LinkAdded, _added),
        _row(cev.QuestCompleted, _completed),
        _row(cev.ResourcePlaced, _placed),
        _row(cev.CardsDrawn, _drawn),
        _row(ev.MatchEnded, _ended),
    ),
    standing=_standing,
    face=heroes_face,
    repeats=_repeats,
    announces=_announces,
    is_in_vain=_is_in_vain,
    aside=(cev.CardsDrawn, cev.DeckShuffled, cev.ResourcePlaced),
    cause=_cause,
    caused=(
        cev.CardDiscarded,
        cev.CardsDrawn,
        cev.CardTaken,
        cev.CardTakenBack,
        cev.ResourcesReadied,
        cev.TopLookedAt,
        cev.TopPutUnder,
        cev.TopShown,
        ev.DamageDealt,
        ev.Exhausted,
        ev.Healed,
        ev.Modified,
        ev.PermanentEntered,
        ev.Readied,
        ev.ShieldRaised,
    ),
)
