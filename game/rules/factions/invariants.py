"""Invariants of a state: cards are conserved, numbers are in their bounds, units are where units can be."""

from __future__ import annotations

from game.core.cards import not_conserved
from game.core.state import State, Step
from game.rules.factions.state.steps import CheckFallen, Falling
from game.rules.factions.state.table import ZONES, Table, card_of
from game.rules.factions.stats import is_beaten
from game.rules.factions.targets import MOST_EQUIPMENT


def flaws(state: State[Table, Step]) -> tuple[str, ...]:
    """Return what is wrong with a state, one sentence each; empty when it is sound."""
    table = state.table
    busy = any(isinstance(step, CheckFallen | Falling) for step in state.agenda)
    found = [*_lost_cards(table), *_wrong_units(table), *_wrong_numbers(table)]
    if not busy and state.outcome is None:
        found += [
            f"unit {unit.id} is beaten and still there" for unit in table.units.values() if is_beaten(table, unit)
        ]
    return tuple(found)


def _lost_cards(table: Table) -> list[str]:
    where: list[int] = []
    for player in table.players:
        where += [*player.deck, *player.hand, *player.graveyard]
    for unit in table.units.values():
        where += unit.attached if unit.is_capital else (card_of(table, unit.id), *unit.attached)
    where += [location.card for location in table.locations.values()]
    where += [entry.card for entry in table.stack if entry.card]
    return not_conserved(table.cards, where)


def _wrong_units(table: Table) -> list[str]:
    found = []
    for number, unit in table.units.items():
        if number != unit.id:
            found.append(f"unit {unit.id} is filed under {number}")
        if unit.zone not in ZONES:
            found.append(f"unit {unit.id} is in zone {unit.zone}")
        if min(unit.damage, unit.magic, unit.spent) < 0:
            found.append(f"unit {unit.id} has a number below 0")
        if len(unit.attached) > (0 if unit.is_capital else MOST_EQUIPMENT):
            found.append(f"unit {unit.id} carries {len(unit.attached)} cards")
    for player in table.players:
        if player.capital not in table.units:
            found.append(f"seat {player.seat} has no capital on the table")
    return found


def _wrong_numbers(table: Table) -> list[str]:
    found = [f"seat {player.seat} has {player.build} build points" for player in table.players if player.build < 0]
    return found + [f"a location lies in zone {zone}" for zone in table.locations if zone not in ZONES]
