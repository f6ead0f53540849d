"""Factions' events as records, from which the table of zones makes motions."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.events import DiceRolled, Event, EventRow, event_table
from game.core.gathering import kinds_of, rows_for
from game.rules.factions.attacking import why_lost
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as ev
from game.rules.factions.state import scenario_events as se
from game.rules.factions.state.table import Table, attack_by_id, name_of
from game.ui.boards.cards import records as r
from game.ui.games.card_match_board import Motions
from game.ui.games.card_motions import card_motions
from game.ui.games.factions.stack import entry_shown
from game.ui.games.scenario_motions import SCENARIO_MOTIONS


def _rolled(event: ev.AttackRolled, before: Table, after: Table) -> Iterator[r.Record]:
    """Yield the d20 of an attack, against what it had to reach."""
    attack = attack_by_id(before, event.attack)
    if attack is None:
        return
    title = f"{name_of(before, attack.attacker)}: {event.face}{event.total - event.face:+d} = {event.total}"
    outcome = "Critical hit" if event.critical else "Hit" if event.hit else "Missed"
    if event.defense:
        outcome += f" (defense {event.defense})"
    yield r.Rolled(attack.target, attack.seat, title, event.face, outcome, event.hit)


def _declared(event: ev.AttackDeclared, before: Table, after: Table) -> Iterator[r.Record]:
    attack = event.attack
    yield (r.ShotFired if attack.ranged else r.Struck)(attack.attacker, attack.target)


def _attack_ended(event: ev.AttackEnded, before: Table, after: Table) -> Iterator[r.Record]:
    attack = attack_by_id(before, event.attack)
    if attack is not None and not attack.face and why_lost(before, attack) is not None:
        yield r.Message("No effect", attack.attacker, sound="card")


def _save(event: ev.SaveRolled, before: Table, after: Table) -> Iterator[r.Record]:
    yield r.SaveShown(event.unit, event.face, event.needed, event.saved, event.why)


def _entry(event: ce.EntryAdded, before: Table, after: Table) -> Iterator[r.Record]:
    yield r.EntryPushed(entry_shown(event.entry))
    if event.paid:
        yield r.BuildChanged(event.entry.seat, -event.paid)


_row = EventRow[[Table, Table], Iterator[r.Record]]()

#: What moves when an event happens; of some, why nothing does.
MOTIONS: Motions = (
    rows_for(kinds_of(Event, ce, ev), card_motions())
    | SCENARIO_MOTIONS
    | event_table(
        _row(se.UnitArrived, lambda event, before, after: iter((r.Summoned(event.unit.id),))),
        _row(se.UnitGiven, "it lies on the other side now"),
        _row(se.UnitLeft, "the unit is gone from its zone"),
        _row(ev.AttackRolled, _rolled),
        _row(ev.AttackDeclared, _declared),
        _row(ev.SaveRolled, _save),
        _row(ce.EntryAdded, _entry),
        _row(ce.EntryLeft, lambda event, before, after: iter((r.EntryRemoved(event.entry, event.how, event.to),))),
        _row(ev.UnitMoved, lambda event, before, after: iter((r.Shifted(event.unit, event.zone, event.manner),))),
        _row(ev.UnitEntered, lambda event, before, after: iter((r.Summoned(event.unit.id),))),
        _row(ev.UnitRevived, lambda event, before, after: iter((r.Summoned(event.unit.id),))),
        _row(ev.UnitDefeated, lambda event, before, after: iter((r.Destroyed(event.unit),))),
        _row(ev.DamageDealt, lambda event, before, after: iter((r.Damaged(event.unit, event.amount),))),
        _row(ev.UnitHealed, lambda event, before, after: iter((r.Healed(event.unit, event.amount),))),
        _row(ev.DamageEvaded, lambda event, before, after: iter((r.Message(event.by, event.unit, sound="card"),))),
        _row(ev.Unaffected, lambda event, before, after: iter((r.Message(event.why, event.unit, sound="card"),))),
        _row(ev.MoveLost, lambda event, before, after: iter((r.Message("Move lost", event.unit, sound="card"),))),
        _row(ev.UnitsTapped, lambda event, before, after: iter([r.Turned(one) for one in event.units])),
        _row(ev.UnitsReadied, lambda event, before, after: iter([r.Turned(one, tapped=False) for one in event.units])),
        _row(ce.MagicSpent, lambda event, before, after: iter((r.MagicChanged(event.unit, -event.amount),))),
        _row(ce.MagicGained, lambda event, before, after: iter((r.MagicChanged(event.unit, event.amount),))),
        _row(ce.BuildGained, lambda event, before, after: iter((r.BuildChanged(event.seat, event.amount),))),
        _row(ce.LocationRazed, lambda event, before, after: iter((r.LocationFell(event.zone),))),
        _row(
            ce.LocationPlaced,
            lambda event, before, after: iter((r.LocationLaid(event.zone, before.cards[event.card].key, event.seat),)),
        ),
        _row(ev.ZoneBlockaded, lambda event, before, after: iter((r.ZoneClosed(event.zone),))),
        _row(ev.CycleBegan, lambda event, before, after: iter((r.Message(f"Cycle {after.turn.cycle}"),))),
        _row(ev.ActivationBegan, "what it changes is shown where it lies"),
        _row(ev.ActivationEnded, "what it changes is shown where it lies"),
        _row(ev.AttackEnded, _attack_ended),
        _row(ev.StrikeForgone, lambda event, before, after: iter((r.Message("No attack", event.unit, sound="card"),))),
        _row(ev.BonusForgone, "what it changes is shown where it lies"),
        _row(ev.CapitalFallen, "the last page says it"),
        _row(ce.CardReturned, "what it changes is shown where it lies"),
        _row(ce.CardTaken, "what it changes is shown where it lies"),
        _row(ce.DeckReordered, "the order of a deck is not seen"),
        _row(DiceRolled, "the roll that it is for is shown with its result"),
        _row(ce.EquipmentAttached, "what it changes is shown where it lies"),
        _row(ce.HandSeen, "a page shows the hand"),
        _row(ev.InitiativeSettled, "what it changes is shown where it lies"),
        _row(ev.MoveBought, "the magic spent and the way are shown"),
        _row(ev.MoveDeclared, "the way is shown"),
        _row(ev.PartUsed, "what it changes is shown where it lies"),
        _row(ev.PowerGathered, "what it changes is shown where it lies"),
        _row(ev.RoundEnded, "what it changes is shown where it lies"),
        _row(ev.TargetChanged, "the attack's arrow shows it"),
        _row(ev.UnitAimed, "what it changes is shown where it lies"),
        _row(ev.UnitDoomed, "its defeat is shown"),
        _row(ev.UnitParalyzed, "what it changes is shown where it lies"),
        _row(ev.UnitsInspired, "what it changes is shown where it lies"),
    )
)
