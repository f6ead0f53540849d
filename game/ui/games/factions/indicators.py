"""What the action indicator points out in Factions before an event is played: who acts, and on what."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event, EventRow, event_table
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state.table import Table
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import Item, card, piece, square


def _added(event: cev.EntryAdded, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Return a card with a target, or what a unit can do; what triggers was nobody's choice."""
    entry = event.entry
    aims = [piece(target) for target in entry.targets]
    if entry.zone:
        aims.append(square((entry.zone, 0)))
    if entry.counters:
        aims.append(Item("place", entry.counters, name="stack"))
    if entry.what == "ability":
        return Indicator(entry.seat, (piece(entry.unit),), tuple(aims))
    if entry.what == "trigger" or not aims:
        return None
    return Indicator(entry.seat, (card(entry.card),), tuple(aims), place="hand")


def _declared(event: ev.AttackDeclared, table: Table, rest: Sequence[Event]) -> Indicator:
    attack = event.attack
    return Indicator(attack.seat, (piece(attack.attacker),), (piece(attack.target),))


def _way(table: Table, number: int, zone: int) -> Indicator | None:
    unit = table.units.get(number)
    return Indicator(unit.seat, (piece(number),), way=((unit.zone, 0), (zone, 0))) if unit is not None else None


_row = EventRow[[Table, Sequence[Event]], Indicator | None]()
INDICATORS = Indicators(
    event_table(
        _row(cev.EntryAdded, _added),
        _row(ev.AttackDeclared, _declared),
        _row(ev.MoveDeclared, lambda event, table, rest: _way(table, event.unit, event.zone)),
        _row(
            ev.UnitMoved,
            lambda event, table, rest: _way(table, event.unit, event.zone) if event.manner == "march" else None,
        ),
    ),
    costs=frozenset({cev.MagicSpent, ev.PartUsed, ev.UnitsTapped, ev.BonusForgone, ev.MoveBought}),
)
