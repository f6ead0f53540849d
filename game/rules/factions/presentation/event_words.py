"""The lines of the log: each event as a sentence, from the table before it."""

from __future__ import annotations

from game.core.card_words import card_sentences
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, row_of
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.words import SCENARIO_SENTENCES
from game.core.words import counted, seat_name
from game.rules.factions.attacking import why_lost
from game.rules.factions.presentation.card_words import plain, trait_text
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.presentation.words import Names, entry_text, steady_name, unit_name, unit_names, why_it_stands
from game.rules.factions.resolving import why_void
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state import scenario_events as se
from game.rules.factions.state.table import Table, attack_by_id, entry_by_id, name_of


def event_text(table: Table, event: Event, names: Names) -> str | None:
    """Return a line for the log, from the table before the event; None when there is nothing to say."""
    tell = row_of(SENTENCES, event)
    return tell(table, event, names) if tell else None


def _dice(table: Table, event: DiceRolled, names: Names) -> str | None:
    if event.why == "gambit":
        return f"{seat_name(names, event.seat)} tosses {'heads' if event.faces == (1,) else 'tails'}."
    return f"{seat_name(names, event.seat)} rolls {event.faces[0]}." if event.why == "initiative" else None


def _drawn(table: Table, event: ce.CardsDrawn, names: Names) -> str:
    count = len(event.cards)
    what = "a card" if count == 1 else f"{count} cards"
    shown = f": {', '.join(name_of(table, card) for card in event.cards)}" if all(event.cards) else ""
    return f"{seat_name(names, event.seat)} draws {what}{shown}."


def _phase(table: Table, event: e.PhaseBegan, names: Names) -> str | None:
    who = seat_name(names, event.seat)
    return {"upkeep": f"{who}'s upkeep.", "build": f"{who} builds.", "combat": "Combat."}.get(event.phase)


def _gained(table: Table, event: ce.BuildGained, names: Names) -> str:
    why = {"zones": " for zones", "kingdom": " as Kingdom", "productive": " from workers"}.get(event.why, "")
    return f"{seat_name(names, event.seat)} gains {counted(event.amount, 'build point')}{why}."


def _magic(table: Table, event: ce.MagicGained, names: Names) -> str:
    verb = "gets" if event.amount > 0 else "loses"
    return f"{unit_name(table, event.unit, names)} {verb} {abs(event.amount)} magic."


def _added(table: Table, event: ce.EntryAdded, names: Names) -> str:
    entry = event.entry
    paid = f" for {counted(event.paid, 'build point')}" if event.paid else ""
    if entry.what == "card":
        return f"{seat_name(names, entry.seat)} plays {entry_text(table, entry, names)}{paid}."
    return f"{entry_text(table, entry, names)} goes on the stack."


def _left(table: Table, event: ce.EntryLeft, names: Names) -> str | None:
    entry = entry_by_id(table, event.entry)
    if entry is None or event.how == "resolved":
        return None
    what = entry_text(table, entry, names)
    why = why_void(table, entry)
    lost = f"has no effect{f': {why.text}' if why else '.'}"
    return f"{what} {'is countered.' if event.how == 'countered' else lost}"


def _entered(table: Table, event: e.UnitEntered, names: Names) -> str:
    unit = event.unit
    return f"{unit.record.name} comes into play for {seat_name(names, unit.seat)} in zone {unit.zone}."


def _attack_declared(table: Table, event: e.AttackDeclared, names: Names) -> str:
    attack = event.attack
    verb = "shoots at" if attack.ranged else "attacks"
    at_once = " at once" if attack.immediate else ""
    return f"{unit_name(table, attack.attacker, names)} {verb} {unit_name(table, attack.target, names)}{at_once}."


def _attack_ended(table: Table, event: e.AttackEnded, names: Names) -> str | None:
    """Return why an attack came to nothing before it was rolled for; of any other the roll was told."""
    attack = attack_by_id(table, event.attack)
    if attack is None or attack.face or (why := why_lost(table, attack)) is None:
        return None
    return f"{unit_name(table, attack.attacker, names)}'s attack is lost: {why.text}"


def _attack_rolled(table: Table, event: e.AttackRolled, names: Names) -> str:
    attack = attack_by_id(table, event.attack)
    who = unit_name(table, attack.attacker, names) if attack else "The attacker"
    end = "a critical hit" if event.critical else "a hit" if event.hit else "a miss"
    return f"{who} rolls {event.face}: {event.total}{f' against {event.defense}' if event.defense else ''}, {end}."


def _save(table: Table, event: e.SaveRolled, names: Names) -> str:
    end = "saved" if event.saved else "not saved"
    total = f" ({event.total})" if event.total != event.face else ""
    who = unit_name(table, event.unit, names)
    return f"{who} rolls {event.face}{total} for {event.why}, {event.needed} wanted: {end}."


def _damage(table: Table, event: e.DamageDealt, names: Names) -> str:
    off = f" ({event.reduced} taken off)" if event.reduced else ""
    # An attack has its own line; anything else that does damage is named.
    by = f" from {unit_name(table, event.dealer, names)}" if not event.attack and event.dealer in table.units else ""
    told = f"{unit_name(table, event.unit, names)} takes {event.amount} damage{by}{off}."
    unit = table.units.get(event.unit)
    if unit is None or unit_stats_of(table, unit.id).hp_left != event.amount:
        return told
    return f"{told} {why_it_stands(table)}".strip()


def _cause(table: Table, cause: e.Defeat | None, names: Names, by: str = "by") -> str:
    """Return what something was defeated ``by`` or fell "to", to be put behind that; nothing where nobody knows."""
    if cause is None:
        return ""
    unit = unit_name(table, cause.by, names)
    return {
        "attack": f" {by} {unit}",
        "effect": f" {by} {unit}'s {cause.name}" if cause.by else f" {by} {cause.name}",
        "damage": ": it has no hit points left",
        "unique": ": its player controls another of that name",
    }[cause.kind]


def _capital_fallen(table: Table, event: e.CapitalFallen, names: Names) -> str:
    return f"{seat_name(names, event.seat)}'s capital falls{_cause(table, event.cause, names, 'to')}."


def _razed(table: Table, event: ce.LocationRazed, names: Names) -> str:
    by = " and ".join(unit_name(table, unit, names) for unit in event.by)
    where = f"{table.locations[event.zone].record.name} in zone {event.zone} is destroyed"
    return f"{where} by {by}." if by else f"{where}."


def _ended(table: Table, event: e.MatchEnded, names: Names) -> str:
    won = " and ".join(seat_name(names, seat) for seat in event.winners)
    return f"{won} wins." if won else "The match is a draw."


def _inspired(table: Table, event: e.UnitsInspired, names: Names) -> str:
    given = "; ".join(plain(trait_text(trait)).removesuffix(".") for trait in event.traits)
    return f"{unit_names(table, event.units, names)}: {given} until the round ends."


_row = SentenceRow[Table]()

#: What the log says of each event; of some, why it says nothing.
SENTENCES: Sentences = rows_for(kinds_of(Event, ce, e), card_sentences(name_of)) | SCENARIO_SENTENCES | event_table(
    _row(se.UnitArrived, lambda t, ev, n: f"{ev.unit.record.name} comes to zone {ev.unit.zone}."),
    _row(se.UnitGiven, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} goes over to {seat_name(n, ev.seat)}."),
    _row(se.UnitLeft, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} leaves."),
    _row(DiceRolled, _dice),
    _row(ce.DeckShuffled, lambda t, ev, n: f"{seat_name(n, ev.seat)}'s deck is shuffled."),
    _row(
        ce.DeckReordered,
        lambda t, ev, n: (
            f"{seat_name(n, ev.seat)} orders {counted(len(ev.cards), 'card')} "
            f"on top of {seat_name(n, ev.owner)}'s deck."
        ),
    ),
    _row(ce.CardsDrawn, _drawn),
    _row(ce.CardReturned, lambda t, ev, n: f"{seat_name(n, ev.seat)} puts the card drawn last back into the deck."),
    _row(ce.CardTaken, lambda t, ev, n: f"{seat_name(n, ev.seat)} takes {name_of(t, ev.card)} from the deck."),
    _row(
        ce.HandSeen,
        lambda t, ev, n: (
            f"{seat_name(n, ev.seat)} looks at the other hand"
            + (f": {', '.join(name_of(t, card) for card in ev.cards)}." if ev.cards and all(ev.cards) else ".")
        ),
    ),
    _row(e.InitiativeSettled, lambda t, ev, n: f"{seat_name(n, ev.seat)} has the first initiative."),
    _row(e.CycleBegan, lambda t, ev, n: f"Cycle {ev.cycle}: {seat_name(n, ev.initiative)} has the initiative."),
    _row(e.PhaseBegan, _phase),
    _row(ce.BuildGained, _gained),
    _row(ce.MagicGained, _magic),
    _row(ce.MagicSpent, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} spends {ev.amount} magic ({ev.why})."),
    _row(e.UnitsReadied, lambda t, ev, n: "All units are untapped."),
    _row(e.UnitsTapped, lambda t, ev, n: f"{unit_names(t, ev.units, n)}: tapped."),
    _row(ce.EntryAdded, _added),
    _row(ce.EntryLeft, _left),
    _row(e.UnitEntered, _entered),
    _row(ce.LocationPlaced, lambda t, ev, n: f"{name_of(t, ev.card)} is built in zone {ev.zone}."),
    _row(ce.LocationRazed, _razed),
    _row(ce.EquipmentAttached, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} gets {name_of(t, ev.card)}."),
    _row(e.ActivationBegan, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} is activated."),
    _row(
        e.BonusForgone, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} attacks next without {steady_name(t, ev.unit)}."
    ),
    _row(e.UnitMoved, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} goes to zone {ev.zone}."),
    _row(
        e.MoveLost,
        lambda t, ev, n: f"{unit_name(t, ev.unit, n)} cannot go to zone {ev.zone} any more; its move is lost.",
    ),
    _row(e.AttackDeclared, _attack_declared),
    _row(
        e.TargetChanged,
        lambda t, ev, n: f"{unit_name(t, ev.unit, n)} takes the place of {unit_name(t, ev.spared, n)}.",
    ),
    _row(e.AttackRolled, _attack_rolled),
    _row(e.SaveRolled, _save),
    _row(e.DamageEvaded, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} takes no damage: {ev.by}."),
    _row(e.DamageDealt, _damage),
    _row(e.UnitHealed, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} heals {ev.amount}."),
    _row(e.Unaffected, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} is unaffected ({ev.why})."),
    _row(e.UnitDefeated, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} is defeated{_cause(t, ev.cause, n)}."),
    _row(e.UnitRevived, lambda t, ev, n: f"{ev.unit.record.name} comes back to life."),
    _row(e.CapitalFallen, _capital_fallen),
    _row(e.PowerGathered, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} gathers power: +{ev.damage} damage."),
    _row(e.UnitAimed, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} gets +{ev.atk} attack for one attack."),
    _row(e.UnitParalyzed, lambda t, ev, n: f"{unit_name(t, ev.unit, n)} is paralyzed."),
    _row(e.UnitsInspired, _inspired),
    _row(e.ZoneBlockaded, lambda t, ev, n: f"Zone {ev.zone} is closed for this round."),
    _row(e.MatchEnded, _ended),
    _row(e.ActivationEnded, "the next unit's activation is logged"),
    _row(e.AttackEnded, _attack_ended),
    _row(
        e.StrikeForgone,
        lambda t, ev, n: f"{unit_name(t, ev.unit, n)} does not attack {unit_name(t, ev.target, n)} at once.",
    ),
    _row(e.MoveBought, "the move is logged"),
    _row(e.MoveDeclared, "the move is logged"),
    _row(e.PartUsed, "what the unit did with it is logged"),
    _row(e.RoundEnded, "the next cycle is logged"),
    _row(e.UnitDoomed, "its defeat is logged"),
)
