"""What a match of Factions came to: damage, units that fell, cards played, and how high its d20s fell."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from msgspec.structs import replace

from game.core.cards import Passed
from game.core.events import EventRow, event_table
from game.rules.factions.presentation.words import entry_text
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import scenario_events as sev
from game.rules.factions.state.table import Table, Unit, entry_by_id, units_of
from game.rules.factions.stats import is_beaten
from game.ui.games.counting import NOBODY, Counted, Counts, Fell, Hurt, Joined, Lost, Noted, Played, Rolled
from game.ui.games.factions.faces import capital_key, factions_face

#: What a d20 comes to on average.
_MIDDLE = 10.5


def _seat(table: Table, unit: int) -> int:
    return table.units[unit].seat if unit in table.units else NOBODY


def _key(table: Table, unit: Unit) -> str:
    return capital_key(table.players[unit.seat].faction) if unit.is_capital else unit.key


def _hurt(event: ev.DamageDealt, table: Table) -> Iterable[Counted]:
    yield Hurt(_seat(table, event.dealer), _seat(table, event.unit), event.unit, event.amount, event.dealer)


def _fell(event: ev.UnitDefeated, table: Table) -> Iterable[Counted]:
    unit = table.units.get(event.unit)
    if unit is not None:
        yield Fell(unit.seat, unit.id, _key(table, unit))


def _capital_fell(event: ev.CapitalFallen, table: Table) -> Iterable[Counted]:
    unit = table.units[table.players[event.seat].capital]
    yield Fell(event.seat, unit.id, _key(table, unit))


def _razed(event: cev.LocationRazed, table: Table) -> Iterable[Counted]:
    yield Lost(table.locations[event.zone].seat)


def _played(event: cev.EntryAdded, table: Table) -> Iterable[Counted]:
    if event.entry.what == "card":
        yield Played(event.entry.seat)


def _entered(event: ev.UnitEntered | sev.UnitArrived, table: Table) -> Iterable[Counted]:
    yield Joined(event.unit.seat, (event.unit.id,))


def _rolled(event: ev.AttackRolled, table: Table) -> Iterable[Counted]:
    for attack in table.attacks:
        if attack.id == event.attack:
            yield Rolled(_seat(table, attack.attacker), event.face, _MIDDLE)
            if not event.hit:
                yield Hurt(
                    _seat(table, attack.attacker), _seat(table, attack.target), attack.target, 0, attack.attacker
                )


def _saved(event: ev.SaveRolled, table: Table) -> Iterable[Counted]:
    yield Rolled(_seat(table, event.unit), event.face, _MIDDLE)
    if event.saved:
        yield Hurt(NOBODY, _seat(table, event.unit), event.unit, 0)


def _drawn(event: cev.CardsDrawn, table: Table) -> Iterable[Counted]:
    if event.why == "card" or (event.why == "upkeep" and len(event.cards) > 1):
        yield Noted(event.seat)


#: With these something begins that is none of what was carried out before.
_BEGIN_AGAIN = (cev.EntryAdded, ev.ActivationBegan, ev.AttackDeclared, ev.AttackRolled, ev.MoveDeclared, ev.PhaseBegan)


def _cause(event: object, table: Table, before: str) -> str:
    """Return the entry that has left the stack last, to be carried out; nothing once anything else has begun."""
    if isinstance(event, cev.EntryLeft):
        entry = entry_by_id(table, event.entry)
        if entry is None or event.how != "resolved":
            return ""
        return entry_text(table, replace(entry, targets=(), counters=0, zone=0))
    is_of_attack = isinstance(event, ev.DamageDealt) and event.attack
    return "" if isinstance(event, _BEGIN_AGAIN) or is_of_attack else before


def _repeats(event: object) -> bool:
    """Return whether the card or the ability on the stack has told it, or the match began with it; a zone that was
    bought is told by where the unit goes."""
    if isinstance(event, cev.MagicSpent):
        return event.why == "movement"
    if isinstance(event, cev.BuildGained | ev.UnitEntered):
        return event.why in ("deployed", "start")
    return isinstance(event, ev.PowerGathered)


def _standing(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(_key(table, one) for one in units_of(table, seat) if not is_beaten(table, one))


def _again(event: object) -> Hashable:
    """Return what an attack's roll is of: one that is rolled again does not count."""
    return (ev.AttackRolled, event.attack) if isinstance(event, ev.AttackRolled) else None


def _announces(event: object, table: Table) -> tuple[int, ...] | None:
    """Return the unit that was activated: whatever it does tells of it."""
    return (event.unit,) if isinstance(event, ev.ActivationBegan) else None


def _idle(event: object) -> str | None:
    if isinstance(event, ev.PhaseBegan):
        return "nothing" if event.phase == "build" else ""
    return None


#: With these what went before is over.
_GO_ON = (Passed, ev.AttackEnded, ev.MoveDeclared, ev.ActivationEnded, ev.PhaseBegan, cev.EntryLeft)


def _is_in_vain(before: object, event: object) -> bool:
    """Return whether what left the stack, a card aside, has brought nothing about."""
    is_done = isinstance(before, cev.EntryLeft) and (before.how, before.to) == ("resolved", "nowhere")
    return is_done and isinstance(event, _GO_ON)


_row = EventRow[[Table], Iterable[Counted]]()
COUNTS: Counts[Table] = Counts(
    rows=event_table(
        _row(ev.DamageDealt, _hurt),
        _row(ev.UnitDefeated, _fell),
        _row(ev.CapitalFallen, _capital_fell),
        _row(cev.LocationRazed, _razed),
        _row(ev.UnitEntered, _entered),
        _row(sev.UnitArrived, _entered),
        _row(cev.EntryAdded, _played),
        _row(cev.CardsDrawn, _drawn),
        _row(ev.AttackRolled, _rolled),
        _row(ev.SaveRolled, _saved),
    ),
    standing=_standing,
    face=factions_face,
    dice="Sum of d20s (luck)",
    repeats=_repeats,
    aside=(
        ev.PhaseBegan,
        cev.CardsDrawn,
        cev.DeckShuffled,
    ),
    latest=(ev.UnitMoved,),
    again=_again,
    announces=_announces,
    cause=_cause,
    idle=_idle,
    is_in_vain=_is_in_vain,
    caused=(
        cev.BuildGained,
        cev.CardsDrawn,
        cev.CardTaken,
        cev.HandSeen,
        cev.MagicGained,
        ev.DamageDealt,
        ev.UnitAimed,
        ev.UnitEntered,
        ev.UnitHealed,
        ev.UnitParalyzed,
        ev.UnitRevived,
        ev.UnitsInspired,
        ev.UnitsTapped,
        ev.ZoneBlockaded,
    ),
)
