"""What is counted in simulated games of Factions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.app.games.counted import Counted, Mark, Place
from game.app.games.factions.map_kind import TABLE_KIND
from game.app.games.factions.table_map import TableMap
from game.app.maps.library import map_named
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.setup import FactionsSetup
from game.rules.factions.state.commands import PlayCard, UseAbility
from game.rules.factions.state.events import AttackDeclared, UnitDefeated
from game.rules.factions.state.table import Table

#: What is shown of matches on no table in particular.
_FIRST_TABLE = "stone_hall"


class FactionsCounted(Counted):
    """Cards from the hand and units' abilities; units zone by zone."""

    plays = (PlayCard, UseAbility)
    leaves_marks = (UnitDefeated, AttackDeclared)

    def turn(self, table: Table) -> object:
        return table.turn.cycle

    def first_seat(self, table: Table) -> int:
        return table.turn.initiative

    def card(self, table: Table, command: Any) -> str:
        if isinstance(command, UseAbility):
            return f"{table.units[command.unit].record.name}: {command.ability.replace('_', ' ')}"
        return CARDS[table.cards[command.card].key].name

    def standing(self, table: Table) -> Iterator[tuple[int, Place]]:
        for unit in table.units.values():
            if not unit.is_capital:
                yield unit.seat, _place(unit.zone)

    def marks(self, table: Table, event: Any) -> Iterator[Mark]:
        """Yield the units defeated, and the ranged attacks declared."""
        if isinstance(event, UnitDefeated):
            yield Mark("fell", table.units[event.unit].seat, _place(event.zone))
        elif event.attack.ranged:
            unit = table.units[event.attack.attacker]
            yield Mark("shot", unit.seat, _place(unit.zone))

    def map_source(self, setup: FactionsSetup) -> str:
        """Return the table's map, or the first that comes with the game."""
        return _table(setup.map).source

    def place_box(self, setup: FactionsSetup, place: Place) -> tuple[float, float, float, float]:
        """Return the zone as it lies on the table."""
        area = _table(setup.map).zones[place[0] + 1]
        return area.x, area.y, area.width, area.height


def _table(named: str) -> TableMap:
    table: TableMap = map_named(named or _FIRST_TABLE, TABLE_KIND)
    return table


def _place(zone: int) -> Place:
    return zone - 1, 0
