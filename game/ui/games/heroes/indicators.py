"""What the action indicator points out in Heroes before an event is played: who acts, and on what."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event, EventRow, event_table
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.state.table import Link, Table
from game.ui.games.heroes.chain import entry_shown
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import Item, card, on_stack, piece


def _added(event: cev.LinkAdded, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Show an attack, a power, or a card with a target; a trigger was nobody's choice."""
    link = event.link
    if link.what == "trigger":
        return None
    if link.source in table.permanents:
        return Indicator(link.seat, (piece(link.source),), _aims(table, link))
    aims = _aims(table, link)
    return Indicator(link.seat, (card(link.card),), aims, place="hand") if aims else None


def _completed(event: cev.QuestCompleted, table: Table, rest: Sequence[Event]) -> Indicator:
    """Show a quest, with the targets of its reward."""
    reward = next((one.link for one in rest[:1] if isinstance(one, cev.LinkAdded)), None)
    return Indicator(event.seat, (piece(event.card),), _aims(table, reward) if reward is not None else ())


def _aims(table: Table, link: Link) -> tuple[Item, ...]:
    """Return those targets of a link that are on the table."""
    shown = entry_shown(table, link)
    countered = (on_stack(shown.counters),) if shown.counters else ()
    return (*map(piece, shown.targets), *countered)


def _against(table: Table, number: int) -> Indicator | None:
    """Show a protector or a weapon, and the enemy in its combat."""
    one, combat = table.permanents.get(number), table.combat
    if one is None or combat is None:
        return None
    both = [table.permanents.get(other) for other in (combat.attacker, combat.defender)]
    aims = tuple(piece(other.id) for other in both if other is not None and other.seat != one.seat)
    return Indicator(one.seat, (piece(number),), aims)


def _prevented(event: ev.DamagePrevented, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Show an armor and the character it protects; anything else prevents damage without a choice."""
    armor = table.permanents.get(event.by)
    if armor is None or armor.record.type != "Armor":
        return None
    return Indicator(armor.seat, (piece(armor.id),), (piece(event.target),))


_row = EventRow[[Table, Sequence[Event]], Indicator | None]()
INDICATORS = Indicators(
    event_table(
        _row(cev.LinkAdded, _added),
        _row(cev.QuestCompleted, _completed),
        _row(ev.DefenderChanged, lambda event, table, rest: _against(table, event.protector)),
        _row(ev.WeaponStruck, lambda event, table, rest: _against(table, event.strike.weapon)),
        _row(ev.DamagePrevented, _prevented),
    ),
    costs=frozenset({cev.ResourcesExhausted, ev.Exhausted, ev.HeroFlipped, ev.DamagePut, cev.CardRemoved}),
)
