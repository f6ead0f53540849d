"""What the action indicator points out in Skirmish before an event is played: who acts, and on what."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event, EventRow, event_table
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.state.table import Table
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import card, piece, square


def _declared(event: ce.ActionDeclared, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Show an attack, a power or a card. A move is shown when it is made, and tapping has no target."""
    action = event.action
    if action.what in ("move", "tap"):
        return None
    aims = [piece(target) for target in action.targets]
    if action.cell is not None:
        aims.append(square(action.cell))
    return Indicator(action.seat, (piece(action.actor),), tuple(aims))


def _moved(event: e.CreatureMoved, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Return a move of its own; one that is pushed does not act."""
    creature = table.creatures.get(event.creature)
    if creature is None or not event.path or event.manner == "slide":
        return None
    by = (piece(creature.id),)
    if event.manner == "teleport":
        return Indicator(creature.seat, by, (square(event.path[-1]),))
    return Indicator(creature.seat, by, way=(creature.cell, *event.path))


_row = EventRow[[Table, Sequence[Event]], Indicator | None]()
INDICATORS = Indicators(
    event_table(
        _row(ce.ActionDeclared, _declared),
        _row(e.CreatureMoved, _moved),
        _row(
            e.CreatureDeployed,
            lambda x, table, rest: Indicator(x.seat, (card(x.card),), (square(x.cell),), place="reserve"),
        ),
    ),
    costs=frozenset({e.CreaturesTapped}),
)
