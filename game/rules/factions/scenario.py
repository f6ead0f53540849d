"""Scenarios in Factions: what its events mean for objectives and triggers, and how effects are carried out.

Units are pieces, and zones are spaces. A cycle is a turn of both seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.effects import deal_cards
from game.core.scenario.settling import scenario_steps
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.searching import draw
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state import scenario_events as se
from game.rules.factions.state import steps as st
from game.rules.factions.state.table import Table, Unit, units_of
from game.rules.factions.stats import shared_name
from game.rules.factions.wounds import finish_for, heal

_Draft = Draft[Table, Step]

#: What lies on a table besides the zones, as spaces of a seat.
PLACES = {"capital": 10, "deck": 11, "graveyard": 12, "hand": 13}
#: The locations of each zone.
_LOCATIONS = 20


def zone_space(zone: int) -> s.Space:
    return (zone, 0)


def place_space(what: str, seat: int) -> s.Space:
    """Return the space of a capital, deck, graveyard or hand."""
    return (PLACES[what], seat)


def location_space(zone: int) -> s.Space:
    return (_LOCATIONS, zone)


class FactionsScenario:
    """Implements ``core.scenario.effects.ScenarioRules``."""

    resting: tuple[type[Step], ...] = (
        st.BeginCycle,
        st.Upkeep,
        st.BeginBuild,
        st.BuildTurn,
        st.BeginCombat,
        st.NextActivation,
        st.InActivation,
        st.EndRound,
    )

    def __init__(self) -> None:
        self.facts: Mapping[type[Event], Callable[[Any, Any], Iterable[f.Fact]]] = {
            e.CycleBegan: _cycle_began,
            e.UnitMoved: _moved,
            e.UnitEntered: lambda table, x: (_came(x.unit),),
            e.UnitRevived: lambda table, x: (_came(x.unit),),
            se.UnitArrived: lambda table, x: (f.Arrived(x.piece, x.unit.id, x.unit.seat, (zone_space(x.unit.zone),)),),
            e.DamageDealt: _hit,
            se.UnitLeft: lambda table, x: (f.Gone(x.unit),),
            e.UnitDefeated: lambda table, x: (f.Fell(x.unit, table.units[x.unit].seat),),
            ce.EntryAdded: lambda table, x: (
                (f.Played(x.entry.seat, x.entry.key),) if x.entry.what == "card" and x.entry.key else ()
            ),
        }
        self.effects: Mapping[type[Any], Callable[[_Draft, Any], None]] = {
            s.Hurt: _hurt,
            s.Give: _give,
            s.Cards: lambda draft, x: deal_cards(draft, x, partial(draw, why="effect"), ce.CardDiscarded),
            s.Gold: lambda draft, x: draft.happen(ce.BuildGained(x.seat, x.amount, "scenario")),
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        return (f.Standing(one.id, one.seat, (zone_space(one.zone),)) for one in table.units.values())

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str) -> None:
        """End the match for these seats; the scores are still the hit points of the capitals."""
        finish_for(draft, why, winners)

    def room(self, table: Table, piece: int, spaces: tuple[s.Space, ...], *, elsewhere: bool) -> int | None:
        """Return the zone, which has room for any number of units; none for a second one of a unique name."""
        assert table.scenario is not None
        drawn, number = table.scenario.script.pieces[piece], table.scenario.numbers[piece]
        is_new = number not in table.units
        is_double = is_new and record_of(drawn.card).unique and _has_alike(table, drawn.card, drawn.seat)
        return None if is_double else spaces[0][0]

    def bring(self, draft: _Draft, piece: int, place: int) -> None:
        """Let a unit come, in addition to those of the decks."""
        assert draft.table.scenario is not None
        drawn = draft.table.scenario.script.pieces[piece]
        record = record_of(drawn.card)
        damage = min(drawn.damage, max(0, record.hp - 1))
        unit = Unit(draft.new_id(), drawn.card, drawn.seat, place, damage, drawn.tapped, record.magic or 0)
        draft.happen(se.UnitArrived(piece, unit))

    def put(self, draft: _Draft, number: int, place: int) -> None:
        """Put a unit into another zone. Capitals stay."""
        unit = draft.table.units[number]
        if not unit.is_capital and unit.zone != place:
            draft.happen(e.UnitMoved(number, place, "teleport"))

    def take_off(self, draft: _Draft, numbers: tuple[int, ...]) -> None:
        """Take units out of play. Capitals stay."""
        gone = [draft.table.units[number] for number in numbers if number in draft.table.units]
        draft.happen(*(se.UnitLeft(one.id) for one in gone if not one.is_capital))
        draft.push(st.CheckFallen())


def _cycle_began(table: Table, event: e.CycleBegan) -> Iterator[f.Fact]:
    seats = range(len(table.players))
    if event.cycle > 1:
        yield from (f.TurnEnded(seat) for seat in seats)
    yield from (f.TurnBegan(seat) for seat in seats)


def _moved(table: Table, event: e.UnitMoved) -> Iterator[f.Fact]:
    unit = table.units[event.unit]
    there = (zone_space(event.zone),)
    yield f.Moved(unit.id, unit.seat, (zone_space(unit.zone),), there, there)


def _came(unit: Unit) -> f.Moved:
    there = (zone_space(unit.zone),)
    return f.Moved(unit.id, unit.seat, (), there, there)


def _hit(table: Table, event: e.DamageDealt) -> Iterator[f.Fact]:
    if event.amount:
        yield f.WasHurt(event.unit, table.units[event.unit].seat, event.amount)


# Effects


def _there(table: Table, pieces: tuple[int, ...]) -> tuple[Unit, ...]:
    """Return those of the pieces that are in play."""
    assert table.scenario is not None
    numbers = table.scenario.numbers_of(pieces)
    return tuple(table.units[number] for number in numbers if number in table.units)


def _hurt(draft: _Draft, effect: s.Hurt) -> None:
    """Deal damage all at once, as an effect does, or heal."""
    there = _there(draft.table, effect.pieces)
    draft.push(st.CheckFallen())
    if effect.amount < 0:
        for one in there:
            heal(draft, one.id, -effect.amount)
    else:
        draft.push(*(st.Wound(one.id, effect.amount, "effect", 0) for one in there))


def _has_alike(table: Table, key: str, seat: int) -> bool:
    """Return whether a seat has a unit of that name in play."""
    unit = Unit(0, key, seat, 0)
    return any(shared_name(one) == shared_name(unit) for one in units_of(table, seat))


def _give(draft: _Draft, effect: s.Give) -> None:
    """Change who controls units. Capitals stay, and a unique unit whose like its new seat has."""
    # rule: scenario/give
    for one in _there(draft.table, effect.pieces):
        is_double = one.record.unique and _has_alike(draft.table, one.key, effect.seat)
        if one.seat != effect.seat and not one.is_capital and not is_double:
            draft.happen(se.UnitGiven(one.id, effect.seat))
    draft.push(st.CheckFallen())


SCENARIO = FactionsScenario()
STEPS: dict[type[Step], Chapter] = scenario_steps(SCENARIO)
