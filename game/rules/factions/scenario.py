"""Scenarios in Factions: what its events mean for objectives and triggers, and how effects are carried out.

Units are pieces, and zones are spaces. A cycle is a turn of both seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.looking import scenario_steps
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state import scenario_events as se
from game.rules.factions.state import steps as st
from game.rules.factions.state.table import Table, Unit, units_of
from game.rules.factions.stats import shared_name
from game.rules.factions.wounds import finish_for, heal

_Draft = Draft[Table, Step]

#: What lies on a table beside the zones, as spaces of a seat.
PLACES = {"capital": 10, "deck": 11, "graveyard": 12, "hand": 13}
#: The locations of each zone.
_LOCATIONS = 20


def zone_space(zone: int) -> s.Space:
    """Return the space that a zone is."""
    return (zone, 0)


def place_space(what: str, seat: int) -> s.Space:
    """Return the space of a capital, deck, graveyard or hand."""
    return (PLACES[what], seat)


def location_space(zone: int) -> s.Space:
    """Return the space on which a zone's locations lie."""
    return (_LOCATIONS, zone)


class FactionsScenario:
    """Implements ``core.scenario.looking.ScenarioRules``."""

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
            e.UnitDefeated: lambda table, x: (f.Fell(x.unit, table.units[x.unit].seat),),
            ce.EntryAdded: lambda table, x: (
                (f.Played(x.entry.seat, x.entry.key),) if x.entry.what == "card" and x.entry.key else ()
            ),
        }
        self.effects: Mapping[type[Any], Callable[[_Draft, Any], None]] = {
            s.Reinforce: _bring,
            s.Hurt: _hurt,
            s.Remove: _remove,
            s.Gold: lambda draft, x: draft.happen(ce.BuildGained(x.seat, x.amount, "scenario")),
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        """Return all units, the capitals among them."""
        return (f.Standing(one.id, one.seat, (zone_space(one.zone),)) for one in table.units.values())

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str) -> None:
        """End the match for these seats; the scores are still the hit points of the capitals."""
        finish_for(draft, why, winners)


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


def _bring(draft: _Draft, effect: s.Reinforce) -> None:
    """Let units come that have not come yet, each in addition to those of the decks. A unique one waits in vain while
    its seat has another of its name."""
    # rule: scenario/reinforce
    for index in effect.pieces:
        scenario = draft.table.scenario
        assert scenario is not None
        piece = scenario.script.pieces[index]
        if scenario.numbers[index]:
            continue
        record = record_of(piece.card)
        damage = min(piece.damage, max(0, record.hp - 1))
        zone = piece.spaces[0][0]
        unit = Unit(draft.new_id(), piece.card, piece.seat, zone, damage, piece.tapped, record.magic or 0)
        alike = [one for one in units_of(draft.table, piece.seat) if shared_name(one) == shared_name(unit)]
        if not (record.unique and alike):
            draft.happen(se.UnitArrived(index, unit))


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


def _remove(draft: _Draft, effect: s.Remove) -> None:
    """Take units out of play. Capitals stay."""
    gone = [one for one in _there(draft.table, effect.pieces) if not one.is_capital]
    draft.happen(*(se.UnitLeft(one.id) for one in gone))
    draft.push(st.CheckFallen())


SCENARIO = FactionsScenario()
STEPS: dict[type[Step], Chapter] = scenario_steps(SCENARIO)
