"""What happens in Factions, told to the table of zones as records that it makes motions of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core.events import DiceRolled, Event
from game.core.gathering import kinds_of, rows_for
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as ev
from game.rules.factions.state.table import Table, attack_by_id, name_of
from game.ui.boards.cards import records as r
from game.ui.games.card_motions import card_motions
from game.ui.games.factions.stack import entry_shown


def _rolled(event: ev.AttackRolled, before: Table, after: Table) -> Iterator[r.Record]:
    """The d20 of an attack, against what it had to reach."""
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


def _save(event: ev.SaveRolled, before: Table, after: Table) -> Iterator[r.Record]:
    yield r.SaveShown(event.unit, event.face, event.needed, event.saved, event.why)


def _entry(event: ce.EntryAdded, before: Table, after: Table) -> Iterator[r.Record]:
    yield r.EntryPushed(entry_shown(event.entry))
    if event.paid:
        yield r.BuildChanged(event.entry.seat, -event.paid)


#: What moves when an event happens; of some, why nothing does.
MOTIONS: dict[type[Event], Callable[[Any, Table, Table], Iterator[r.Record]] | str] = {
    **rows_for(kinds_of(Event, ce, ev), card_motions()),
    ev.AttackRolled: _rolled,
    ev.AttackDeclared: _declared,
    ev.SaveRolled: _save,
    ce.EntryAdded: _entry,
    ce.EntryLeft: lambda event, before, after: iter((r.EntryRemoved(event.entry, event.how, event.to),)),
    ev.UnitMoved: lambda event, before, after: iter((r.Shifted(event.unit, event.zone, event.manner),)),
    ev.UnitEntered: lambda event, before, after: iter((r.Summoned(event.unit.id),)),
    ev.UnitRevived: lambda event, before, after: iter((r.Summoned(event.unit.id),)),
    ev.UnitDefeated: lambda event, before, after: iter((r.Destroyed(event.unit),)),
    ev.DamageDealt: lambda event, before, after: iter((r.Damaged(event.unit, event.amount),)),
    ev.UnitHealed: lambda event, before, after: iter((r.Healed(event.unit, event.amount),)),
    ev.DamageEvaded: lambda event, before, after: iter((r.Message(event.by, event.unit, sound="card"),)),
    ev.Unaffected: lambda event, before, after: iter((r.Message(event.why, event.unit, sound="card"),)),
    ev.MoveLost: lambda event, before, after: iter((r.Message("Move lost", event.unit, sound="card"),)),
    ev.UnitsTapped: lambda event, before, after: iter([r.Turned(one) for one in event.units]),
    ev.UnitsReadied: lambda event, before, after: iter([r.Turned(one, tapped=False) for one in event.units]),
    ce.MagicSpent: lambda event, before, after: iter((r.MagicChanged(event.unit, -event.amount),)),
    ce.MagicGained: lambda event, before, after: iter((r.MagicChanged(event.unit, event.amount),)),
    ce.BuildGained: lambda event, before, after: iter((r.BuildChanged(event.seat, event.amount),)),
    ce.LocationRazed: lambda event, before, after: iter((r.LocationFell(event.zone),)),
    ce.LocationPlaced: lambda event, before, after: iter(
        (r.LocationLaid(event.zone, before.cards[event.card].key, event.seat),)
    ),
    ev.ZoneBlockaded: lambda event, before, after: iter((r.ZoneClosed(event.zone),)),
    ev.CycleBegan: lambda event, before, after: iter((r.Message(f"Cycle {after.turn.cycle}"),)),
    ev.ActivationBegan: "what it changes is shown where it lies",
    ev.ActivationEnded: "what it changes is shown where it lies",
    ev.AttackEnded: "its dice and damage were shown",
    ev.BonusForgone: "what it changes is shown where it lies",
    ev.CapitalFallen: "the last page says it",
    ce.CardReturned: "what it changes is shown where it lies",
    ce.CardTaken: "what it changes is shown where it lies",
    ce.DeckReordered: "the order of a deck is not seen",
    DiceRolled: "the roll that it is for is shown with its result",
    ce.EquipmentAttached: "what it changes is shown where it lies",
    ce.HandSeen: "a page shows the hand",
    ev.InitiativeSettled: "what it changes is shown where it lies",
    ev.MoveBought: "the magic spent and the way are shown",
    ev.MoveDeclared: "the way is shown",
    ev.PartUsed: "what it changes is shown where it lies",
    ev.PowerGathered: "what it changes is shown where it lies",
    ev.RoundEnded: "what it changes is shown where it lies",
    ev.TargetChanged: "the attack's arrow shows it",
    ev.UnitAimed: "what it changes is shown where it lies",
    ev.UnitDoomed: "its defeat is shown",
    ev.UnitParalyzed: "what it changes is shown where it lies",
    ev.UnitsInspired: "what it changes is shown where it lies",
}
