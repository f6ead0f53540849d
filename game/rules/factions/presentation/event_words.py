"""The lines of the log: each event as a sentence, from the table before it."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.card_words import card_sentences
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, tellers
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.words import SCENARIO_SENTENCES
from game.core.sentences import Said
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


def _dice(table: Table, event: DiceRolled, names: Names) -> Said | None:
    if event.why == "gambit":
        return Said(seat_name(names, event.seat), "tosses", "heads" if event.faces == (1,) else "tails")
    return Said(seat_name(names, event.seat), "rolls", str(event.faces[0])) if event.why == "initiative" else None


def _drawn(table: Table, event: ce.CardsDrawn, names: Names) -> Said:
    count = len(event.cards)
    what = "a card" if count == 1 else f"{count} cards"
    shown = f": {', '.join(name_of(table, card) for card in event.cards)}" if all(event.cards) else ""
    return Said(seat_name(names, event.seat), "draws", what, more=shown)


def _phase(table: Table, event: e.PhaseBegan, names: Names) -> Said | str | None:
    who = seat_name(names, event.seat)
    if event.phase == "build":
        return Said(who, "builds")
    return {"upkeep": f"{who}'s upkeep.", "combat": "Combat."}.get(event.phase)


def _gained(table: Table, event: ce.BuildGained, names: Names) -> Said:
    why = {"zones": " for zones", "kingdom": " as Kingdom", "productive": " from workers"}.get(event.why, "")
    return Said(seat_name(names, event.seat), "gains", "build point", count=event.amount, more=why)


def _magic(table: Table, event: ce.MagicGained, names: Names) -> Said:
    verb = "gets" if event.amount > 0 else "loses"
    return Said(unit_name(table, event.unit, names), verb, f"{abs(event.amount)} magic")


def _added(table: Table, event: ce.EntryAdded, names: Names) -> Said:
    entry = event.entry
    paid = f" for {counted(event.paid, 'build point')}" if event.paid else ""
    if entry.what == "card":
        return Said(seat_name(names, entry.seat), "plays", entry_text(table, entry, names), more=paid, kind="use")
    return Said(does=f"{entry_text(table, entry, names)} goes on the stack", kind="stacked")


def _left(table: Table, event: ce.EntryLeft, names: Names) -> Said | None:
    entry = entry_by_id(table, event.entry)
    if entry is None or event.how == "resolved":
        return None
    what = entry_text(table, entry, names)
    if event.how == "countered":
        return Said(what, "is countered")
    why = why_void(table, entry)
    return Said(what, "has no effect", more=f": {why.text.removesuffix('.')}" if why else "")


def _entered(table: Table, event: e.UnitEntered, names: Names) -> Said:
    unit = event.unit
    more = f" for {seat_name(names, unit.seat)} in zone {unit.zone}"
    return Said(unit.record.name, "comes into play", more=more, several="come into play")


def _attack_declared(table: Table, event: e.AttackDeclared, names: Names) -> Said:
    attack = event.attack
    verb = "shoots at" if attack.ranged else "attacks"
    who, target = (unit_name(table, one, names) for one in (attack.attacker, attack.target))
    return Said(who, verb, target, how="at once" if attack.immediate else "", kind="attack")


def _attack_ended(table: Table, event: e.AttackEnded, names: Names) -> str | None:
    """Return why an attack came to nothing before it was rolled for; of any other the roll was told."""
    attack = attack_by_id(table, event.attack)
    if attack is None or attack.face or (why := why_lost(table, attack)) is None:
        return None
    return f"{unit_name(table, attack.attacker, names)}'s attack is lost: {why.text}"


def _attack_rolled(table: Table, event: e.AttackRolled, names: Names) -> Said:
    attack = attack_by_id(table, event.attack)
    who = unit_name(table, attack.attacker, names) if attack else "The attacker"
    end = "a critical hit" if event.critical else "a hit" if event.hit else "a miss"
    against = f" against {event.defense}" if event.defense else ""
    return Said(who, "rolls", f"{event.face}: {event.total}{against}, {end}")


def _save(table: Table, event: e.SaveRolled, names: Names) -> Said:
    end = "saved" if event.saved else "not saved"
    total = f" ({event.total})" if event.total != event.face else ""
    who = unit_name(table, event.unit, names)
    return Said(who, "rolls", f"{event.face}{total} for {event.why}, {event.needed} wanted: {end}")


def _damage(table: Table, event: e.DamageDealt, names: Names) -> Said:
    off = f" ({event.reduced} taken off)" if event.reduced else ""
    # An attack has its own line; anything else that does damage is named.
    by = f"from {unit_name(table, event.dealer, names)}" if not event.attack and event.dealer in table.units else ""
    unit = table.units.get(event.unit)
    is_spent = unit is not None and unit_stats_of(table, unit.id).hp_left == event.amount
    then = why_it_stands(table) if is_spent else ""
    return Said(unit_name(table, event.unit, names), "takes", f"{event.amount} damage", by=by, more=off, then=then)


def _fallen(table: Table, fell: Said, by: str, cause: e.Defeat | None, names: Names) -> Said:
    """Tell what something that ``fell`` was defeated "by" or fell "to"; nothing of that where nobody knows."""
    if cause is None:
        return fell
    if cause.kind in ("damage", "unique"):
        whole = "it has no hit points left" if cause.kind == "damage" else "its player controls another of that name"
        return replace(fell, more=f": {whole}")
    unit = unit_name(table, cause.by, names)
    doer = unit if cause.kind == "attack" else f"{unit}'s {cause.name}" if cause.by else cause.name
    return replace(fell, by=f"{by} {doer}")


def _razed(table: Table, event: ce.LocationRazed, names: Names) -> Said:
    by = " and ".join(unit_name(table, unit, names) for unit in event.by)
    where = f"{table.locations[event.zone].record.name} in zone {event.zone}"
    return Said(where, "is destroyed", by=f"by {by}" if by else "")


def _ended(table: Table, event: e.MatchEnded, names: Names) -> Said | str:
    won = " and ".join(seat_name(names, seat) for seat in event.winners)
    return Said(won, "wins") if won else "The match is a draw."


def _inspired(table: Table, event: e.UnitsInspired, names: Names) -> str:
    given = "; ".join(plain(trait_text(trait)).removesuffix(".") for trait in event.traits)
    return f"{unit_names(table, event.units, names)}: {given} until the round ends."


_row = SentenceRow[Table]()

_SHARED = rows_for(kinds_of(Event, ce, e), card_sentences(name_of)) | SCENARIO_SENTENCES
#: What the log says of each event; of some, why it says nothing.
SENTENCES: Sentences = _SHARED | event_table(
    _row(se.UnitArrived, lambda t, ev, n: Said(ev.unit.record.name, f"comes to zone {ev.unit.zone}")),
    _row(se.UnitGiven, lambda t, ev, n: Said(unit_name(t, ev.unit, n), f"goes over to {seat_name(n, ev.seat)}")),
    _row(se.UnitLeft, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "leaves")),
    _row(DiceRolled, _dice),
    _row(ce.DeckShuffled, lambda t, ev, n: f"{seat_name(n, ev.seat)}'s deck is shuffled."),
    _row(
        ce.DeckReordered,
        lambda t, ev, n: Said(
            seat_name(n, ev.seat),
            "orders",
            f"{counted(len(ev.cards), 'card')} on top of {seat_name(n, ev.owner)}'s deck",
        ),
    ),
    _row(ce.CardsDrawn, _drawn),
    _row(ce.CardReturned, lambda t, ev, n: Said(seat_name(n, ev.seat), "puts the card drawn last back into the deck")),
    _row(ce.CardTaken, lambda t, ev, n: Said(seat_name(n, ev.seat), "takes", f"{name_of(t, ev.card)} from the deck")),
    _row(
        ce.HandSeen,
        lambda t, ev, n: Said(
            seat_name(n, ev.seat),
            "looks at the other hand",
            more=f": {', '.join(name_of(t, card) for card in ev.cards)}" if ev.cards and all(ev.cards) else "",
        ),
    ),
    _row(e.InitiativeSettled, lambda t, ev, n: Said(seat_name(n, ev.seat), "has the first initiative")),
    _row(e.CycleBegan, lambda t, ev, n: f"Cycle {ev.cycle}: {seat_name(n, ev.initiative)} has the initiative."),
    _row(e.PhaseBegan, _phase),
    _row(ce.BuildGained, _gained),
    _row(ce.MagicGained, _magic),
    _row(ce.MagicSpent, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "spends", f"{ev.amount} magic ({ev.why})")),
    _row(e.UnitsReadied, lambda t, ev, n: "All units are untapped."),
    _row(e.UnitsTapped, lambda t, ev, n: f"{unit_names(t, ev.units, n)}: tapped."),
    _row(ce.EntryAdded, _added),
    _row(ce.EntryLeft, _left),
    _row(e.UnitEntered, _entered),
    _row(ce.LocationPlaced, lambda t, ev, n: Said(name_of(t, ev.card), f"is built in zone {ev.zone}")),
    _row(ce.LocationRazed, _razed),
    _row(ce.EquipmentAttached, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "gets", name_of(t, ev.card))),
    _row(e.ActivationBegan, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "is activated")),
    _row(
        e.BonusForgone,
        lambda t, ev, n: Said(unit_name(t, ev.unit, n), f"attacks next without {steady_name(t, ev.unit)}"),
    ),
    _row(e.UnitMoved, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "goes to", f"zone {ev.zone}")),
    _row(
        e.MoveLost,
        lambda t, ev, n: Said(unit_name(t, ev.unit, n), f"cannot go to zone {ev.zone} any more; its move is lost"),
    ),
    _row(e.AttackDeclared, _attack_declared),
    _row(
        e.TargetChanged,
        lambda t, ev, n: Said(unit_name(t, ev.unit, n), "takes the place of", unit_name(t, ev.spared, n)),
    ),
    _row(e.AttackRolled, _attack_rolled),
    _row(e.SaveRolled, _save),
    _row(e.DamageEvaded, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "takes", f"no damage: {ev.by}")),
    _row(e.DamageDealt, _damage),
    _row(e.UnitHealed, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "heals", str(ev.amount))),
    _row(e.Unaffected, lambda t, ev, n: Said(unit_name(t, ev.unit, n), f"is unaffected ({ev.why})")),
    _row(
        e.UnitDefeated,
        lambda t, ev, n: _fallen(t, Said(unit_name(t, ev.unit, n), "is defeated"), "by", ev.cause, n),
    ),
    _row(e.UnitRevived, lambda t, ev, n: Said(ev.unit.record.name, "comes back to life")),
    _row(
        e.CapitalFallen,
        lambda t, ev, n: _fallen(t, Said(f"{seat_name(n, ev.seat)}'s capital", "falls"), "to", ev.cause, n),
    ),
    _row(e.PowerGathered, lambda t, ev, n: Said(unit_name(t, ev.unit, n), f"gathers power: +{ev.damage} damage")),
    _row(e.UnitAimed, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "gets", f"+{ev.atk} attack for one attack")),
    _row(e.UnitParalyzed, lambda t, ev, n: Said(unit_name(t, ev.unit, n), "is paralyzed")),
    _row(e.UnitsInspired, _inspired),
    _row(e.ZoneBlockaded, lambda t, ev, n: f"Zone {ev.zone} is closed for this round."),
    _row(e.MatchEnded, _ended),
    _row(e.ActivationEnded, "the next unit's activation is logged"),
    _row(e.AttackEnded, _attack_ended),
    _row(
        e.StrikeForgone,
        lambda t, ev, n: Said(unit_name(t, ev.unit, n), f"does not attack {unit_name(t, ev.target, n)} at once"),
    ),
    _row(e.MoveBought, "the move is logged"),
    _row(e.MoveDeclared, "the move is logged"),
    _row(e.PartUsed, "what the unit did with it is logged"),
    _row(e.RoundEnded, "the next cycle is logged"),
    _row(e.UnitDoomed, "its defeat is logged"),
)

event_said, event_text = tellers(SENTENCES)
