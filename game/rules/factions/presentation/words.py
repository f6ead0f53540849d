"""What the screen and the log say about a match: questions, answers and events as sentences.

Everything is said from a seat's own table, so nothing can be told that the seat does not know. ``names`` are the seats'
names, one per seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.card_words import card_sentences
from game.core.commands import Agree, ChooseAnswer, ChooseCard, Command, Concede, Decline, Done, Pass, PlayCard
from game.core.decisions import Decision
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, row_of
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.words import SCENARIO_SENTENCES, choice_answer, choice_words
from game.core.state import Step
from game.core.words import asked, counted, either, seat_name
from game.rules.factions.activation import activation_choices
from game.rules.factions.attacking import why_lost
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.traits import Steady
from game.rules.factions.movement import gives_up
from game.rules.factions.presentation.card_words import plain, trait_text
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.resolving import why_void
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.state import scenario_events as se
from game.rules.factions.state.steps import Announce, InActivation
from game.rules.factions.state.table import Entry, Table, attack_by_id, entry_by_id, name_of
from game.rules.factions.stats import first, may_attack, price_of

Names = Sequence[str]


def _unit(table: Table, number: int, names: Names = ()) -> str:
    """Return a unit's name; a capital is called by its seat."""
    unit = table.units.get(number)
    if unit is not None and unit.is_capital:
        return f"{seat_name(names, unit.seat)}'s capital"
    return name_of(table, number)


def _units(table: Table, numbers: Sequence[int], names: Names) -> str:
    return ", ".join(_unit(table, number, names) for number in numbers)


def entry_text(table: Table, entry: Entry, names: Names = ()) -> str:
    """Return an effect on the stack: what, whose, and at what."""
    record = record_of(entry.key)
    is_named = entry.what == "card" or (entry.what == "trigger" and record.type == "location")
    what = record.name if is_named else f"{record.name}'s {entry.word}"
    if entry.targets and entry.targets != (entry.unit,):
        return f"{what} on {_units(table, entry.targets, names)}"
    if entry.counters:
        countered = entry_by_id(table, entry.counters)
        return f"{what} on {entry_text(table, countered, names)}" if countered else what
    return f"{what} in zone {entry.zone}" if entry.zone else what


# Questions


def prompt_text(table: Table, decision: Decision, names: Names, step: Step | None = None) -> str:
    """Return who is asked what and why, for the prompt bar; ``step`` is the one that asks, where it is known."""
    if choice := choice_words(table, decision, names):
        return choice
    who = seat_name(names, decision.seat)
    about = [_about(table, number, names) for number in decision.about]
    if decision.prompt.startswith("respond_"):
        # What lies on the stack is answered first, whatever event it was that opened the window.
        is_stacked = bool(decision.about) and entry_by_id(table, decision.about[0]) is not None
        event = "stacked" if is_stacked else decision.prompt.removeprefix("respond_")
        return asked(who, f"{_response(event, about)} Respond or pass?")
    first = about[0] if about else "the unit"
    if isinstance(step, Announce) and step.ability:
        # A unit may have several abilities that ask for targets.
        first = f"{step.ability} ({first})"
    second = about[1] if len(about) > 1 else "its target"
    rolled = ""
    if decision.prompt == "reroll_attack" and table.attacks:
        attack = table.attacks[-1]
        rolled = f"{attack.face}, {'a hit' if attack.hit else 'a miss'}"
    if decision.prompt == "activation":
        return asked(who, f"{first} is active: {_what_can_be_done(table)}.")
    return asked(who, _PROMPTS[decision.prompt].format(first, second, rolled))


#: What a unit's player may still do in its turn, in the order in which it is told.
_IN_TURN: dict[str, tuple[type[Command], ...]] = {
    "move": (c.Move, c.BuyMove, c.ForgoBonus),
    "attack": (c.DeclareAttack,),
    "use abilities": (c.UseAbility,),
    "play cards": (PlayCard,),
    "end its turn": (c.EndActivation,),
}


def _what_can_be_done(table: Table) -> str:
    """Return what the legal answers in the active unit's turn amount to: "move, attack or end its turn"; if all moves
    cost the attack, that they do."""
    answers, activation = tuple(activation_choices(table, InActivation())), table.turn.activation
    kinds, said = set(map(type, answers)), dict(zip(_IN_TURN, _IN_TURN, strict=True))
    moves = [answer for answer in answers if isinstance(answer, c.Move)]
    if activation is not None and moves and not (activation.gave_up or activation.attacks):
        unit = table.units[activation.unit]
        if may_attack(table, unit) and all(gives_up(table, unit, move.zone, activation) for move in moves):
            said["move"] = "move (its attack is lost then)"
    return either([said[words] for words, meant in _IN_TURN.items() if not kinds.isdisjoint(meant)])


def _about(table: Table, number: int, names: Names) -> str:
    entry = entry_by_id(table, number)
    return entry_text(table, entry, names) if entry else _unit(table, number, names)


def _response(event: str, about: list[str]) -> str:
    """Return what has happened, for somebody who may answer it."""
    what = about[0] if about else ""
    if event == "attack" and len(about) > 1:
        return f"{what} attacks {about[1]}."
    if event in ("hit", "missed") and len(about) > 1:
        return f"{what} {'hits' if event == 'hit' else 'misses'} {about[1]}."
    return _RESPONSES.get(event, "{} is on the stack.").format(what or "an effect")


_RESPONSES: dict[str, str] = {
    "upkeep": "upkeep.",
    "build": "a build turn begins.",
    "build_over": "the build turn ends.",
    "combat": "the combat phase begins.",
    "activation": "{} begins its turn.",
    "activation_over": "{} has ended its turn.",
    "move": "{} sets out.",
    "attack_over": "{}'s attack is over.",
    "destroyed": "{} is defeated.",
    "razed": "a location is destroyed.",
    "resolved": "the stack has resolved.",
}

_PROMPTS: dict[str, str] = {
    "draw_again": "shuffle the card just drawn back and draw another?",
    "build": "recruit, equip, build or raze, or end your build turn.",
    "raze": "choose a unit to tap for the destruction.",
    "activate": "choose the unit that acts next; each acts once.",
    "target": "choose a target for {0}.",
    "zone": "choose a zone for {0}.",
    "effect": "choose what {0} counters.",
    "next_trigger": "choose what comes first.",
    "intercept": "does another unit take the place of {0}?",
    "reroll_attack": "{0} has rolled {2}, against {1}. Roll again?",
    "reroll_save": "{0} has failed its save. Roll again?",
    "evade": "choose how {0} evades.",
    "twin_attack": "does {0} attack {1} once more?",
    "strike_back": "does {0} attack {1} at once?",
    "search": "take a card from your deck?",
    "reorder": "choose the card that comes next from the top.",
    "look_at_hand": "this is the other hand.",
    "march": "choose a unit to move, or finish.",
    "meditate": "choose a unit to tap for magic, or finish.",
    "sweep": "choose whom {0} attacks next.",
    "strike": "choose a target for {0}, or finish.",
    "ride_out": "move {0} a zone, or stay.",
    "ride_attack": "attack with {0}, or decline.",
    "ride_back": "move {0} a zone, or stay.",
    "tactical_attack": "choose an ally of {0} that attacks at once, or none.",
    "tactical_swap": "choose two allies of {0} that swap zones, or none.",
}


# Answers


def answer_text(table: Table, command: Command, names: Names = ()) -> str:
    """Return what a button that gives this answer says."""
    if isinstance(command, Concede):
        return "Concede"
    return _ANSWERS[type(command)](table, command, names)


def _play(table: Table, command: PlayCard, names: Names) -> str:
    if command.card not in table.cards:
        return "Play a card"
    price = price_of(table, table.cards[command.card].owner, command.card)
    return f"Play {name_of(table, command.card)} ({price})"


def _choose_entry(table: Table, command: c.ChooseEntry, names: Names) -> str:
    entry = entry_by_id(table, command.entry)
    return entry_text(table, entry, names) if entry else "This one"


def _choose_trigger(table: Table, command: c.ChooseTrigger, names: Names) -> str:
    if command.unit:
        return f"{_unit(table, command.unit, names)}: {command.word}"
    location = table.locations.get(command.zone)
    return f"{location.record.name} in zone {command.zone}" if location else command.word


def _steady(table: Table, number: int) -> str:
    """Return what the bonus that a unit has for not moving is called."""
    unit = table.units.get(number)
    steady = first(table, unit, Steady) if unit is not None else None
    return steady.name if steady is not None else "The bonus"


_ANSWERS: dict[type[Command], Callable[[Table, Any, Names], str]] = {
    ChooseAnswer: lambda table, command, names: choice_answer(table, command),
    Pass: lambda table, command, names: "Pass",
    Agree: lambda table, command, names: "Yes",
    Decline: lambda table, command, names: "No",
    Done: lambda table, command, names: "Done",
    c.ChooseUnit: lambda table, command, names: _unit(table, command.unit, names),
    c.ChooseZone: lambda table, command, names: f"Zone {command.zone}",
    ChooseCard: lambda table, command, names: name_of(table, command.card),
    c.ChooseEntry: _choose_entry,
    c.ChooseTrigger: _choose_trigger,
    c.ChooseEvasion: lambda table, command, names: command.name,
    c.Reroll: lambda table, command, names: "Roll again for 1 magic" if command.magic else "Roll again",
    PlayCard: _play,
    c.Raze: lambda table, command, names: f"Raze the location in zone {command.zone}",
    c.EndBuild: lambda table, command, names: "End build turn",
    c.Activate: lambda table, command, names: f"Activate {_unit(table, command.unit, names)}",
    c.Move: lambda table, command, names: f"Move {_unit(table, command.unit, names)} to zone {command.zone}",
    c.BuyMove: lambda table, command, names: "One more zone for 1 magic",
    c.ForgoBonus: lambda table, command, names: f"{_steady(table, command.unit)}: forgo it once, to move afterwards",
    c.DeclareAttack: lambda table, command, names: (
        f"{_unit(table, command.unit, names)} attacks {_unit(table, command.target, names)}"
    ),
    c.UseAbility: lambda table, command, names: f"{_unit(table, command.unit, names)}: {command.ability}",
    c.Swap: lambda table, command, names: f"Swap {_units(table, (command.one, command.other), names)}",
    c.EndActivation: lambda table, command, names: "End this unit's turn",
}


# Events


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
    return f"{_unit(table, event.unit, names)} {verb} {abs(event.amount)} magic."


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
    return f"{_unit(table, attack.attacker, names)} {verb} {_unit(table, attack.target, names)}{at_once}."


def _attack_ended(table: Table, event: e.AttackEnded, names: Names) -> str | None:
    """Return why an attack came to nothing before it was rolled for; of any other the roll was told."""
    attack = attack_by_id(table, event.attack)
    if attack is None or attack.face or (why := why_lost(table, attack)) is None:
        return None
    return f"{_unit(table, attack.attacker, names)}'s attack is lost: {why.text}"


def _attack_rolled(table: Table, event: e.AttackRolled, names: Names) -> str:
    attack = attack_by_id(table, event.attack)
    who = _unit(table, attack.attacker, names) if attack else "The attacker"
    end = "a critical hit" if event.critical else "a hit" if event.hit else "a miss"
    return f"{who} rolls {event.face}: {event.total}{f' against {event.defense}' if event.defense else ''}, {end}."


def _save(table: Table, event: e.SaveRolled, names: Names) -> str:
    end = "saved" if event.saved else "not saved"
    total = f" ({event.total})" if event.total != event.face else ""
    return f"{_unit(table, event.unit, names)} rolls {event.face}{total} for {event.why}, {event.needed} wanted: {end}."


def _damage(table: Table, event: e.DamageDealt, names: Names) -> str:
    off = f" ({event.reduced} taken off)" if event.reduced else ""
    # An attack has its own line; anything else that does damage is named.
    by = f" from {_unit(table, event.dealer, names)}" if not event.attack and event.dealer in table.units else ""
    told = f"{_unit(table, event.unit, names)} takes {event.amount} damage{by}{off}."
    unit = table.units.get(event.unit)
    if unit is None or unit_stats_of(table, unit.id).hp_left != event.amount:
        return told
    return f"{told} {why_it_stands(table)}".strip()


def why_it_stands(table: Table) -> str:
    """Return why a unit is in play that has no hit points left; nothing where the table has it fall at 0."""
    # rule: factions/defeat
    if table.at_zero:
        return ""
    return "At 0 hit points it still stands; any more damage defeats it."


def _cause(table: Table, cause: e.Defeat | None, names: Names, by: str = "by") -> str:
    """Return what something was defeated ``by`` or fell "to", to be put behind that; nothing where nobody knows."""
    if cause is None:
        return ""
    unit = _unit(table, cause.by, names)
    return {
        "attack": f" {by} {unit}",
        "effect": f" {by} {unit}'s {cause.name}" if cause.by else f" {by} {cause.name}",
        "damage": ": it has no hit points left",
        "unique": ": its player controls another of that name",
    }[cause.kind]


def _capital_fallen(table: Table, event: e.CapitalFallen, names: Names) -> str:
    return f"{seat_name(names, event.seat)}'s capital falls{_cause(table, event.cause, names, 'to')}."


def _razed(table: Table, event: ce.LocationRazed, names: Names) -> str:
    by = " and ".join(_unit(table, unit, names) for unit in event.by)
    where = f"{table.locations[event.zone].record.name} in zone {event.zone} is destroyed"
    return f"{where} by {by}." if by else f"{where}."


def _ended(table: Table, event: e.MatchEnded, names: Names) -> str:
    won = " and ".join(seat_name(names, seat) for seat in event.winners)
    return f"{won} wins." if won else "The match is a draw."


def _inspired(table: Table, event: e.UnitsInspired, names: Names) -> str:
    given = "; ".join(plain(trait_text(trait)).removesuffix(".") for trait in event.traits)
    return f"{_units(table, event.units, names)}: {given} until the round ends."


_row = SentenceRow[Table]()

#: What the log says of each event; of some, why it says nothing.
SENTENCES: Sentences = rows_for(kinds_of(Event, ce, e), card_sentences(name_of)) | SCENARIO_SENTENCES | event_table(
    _row(se.UnitArrived, lambda t, ev, n: f"{ev.unit.record.name} comes to zone {ev.unit.zone}."),
    _row(se.UnitGiven, lambda t, ev, n: f"{_unit(t, ev.unit, n)} goes over to {seat_name(n, ev.seat)}."),
    _row(se.UnitLeft, lambda t, ev, n: f"{_unit(t, ev.unit, n)} leaves."),
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
    _row(ce.MagicSpent, lambda t, ev, n: f"{_unit(t, ev.unit, n)} spends {ev.amount} magic ({ev.why})."),
    _row(e.UnitsReadied, lambda t, ev, n: "All units are untapped."),
    _row(e.UnitsTapped, lambda t, ev, n: f"{_units(t, ev.units, n)}: tapped."),
    _row(ce.EntryAdded, _added),
    _row(ce.EntryLeft, _left),
    _row(e.UnitEntered, _entered),
    _row(ce.LocationPlaced, lambda t, ev, n: f"{name_of(t, ev.card)} is built in zone {ev.zone}."),
    _row(ce.LocationRazed, _razed),
    _row(ce.EquipmentAttached, lambda t, ev, n: f"{_unit(t, ev.unit, n)} gets {name_of(t, ev.card)}."),
    _row(e.ActivationBegan, lambda t, ev, n: f"{_unit(t, ev.unit, n)} is activated."),
    _row(e.BonusForgone, lambda t, ev, n: f"{_unit(t, ev.unit, n)} attacks next without {_steady(t, ev.unit)}."),
    _row(e.UnitMoved, lambda t, ev, n: f"{_unit(t, ev.unit, n)} goes to zone {ev.zone}."),
    _row(
        e.MoveLost, lambda t, ev, n: f"{_unit(t, ev.unit, n)} cannot go to zone {ev.zone} any more; its move is lost."
    ),
    _row(e.AttackDeclared, _attack_declared),
    _row(e.TargetChanged, lambda t, ev, n: f"{_unit(t, ev.unit, n)} takes the place of {_unit(t, ev.spared, n)}."),
    _row(e.AttackRolled, _attack_rolled),
    _row(e.SaveRolled, _save),
    _row(e.DamageEvaded, lambda t, ev, n: f"{_unit(t, ev.unit, n)} takes no damage: {ev.by}."),
    _row(e.DamageDealt, _damage),
    _row(e.UnitHealed, lambda t, ev, n: f"{_unit(t, ev.unit, n)} heals {ev.amount}."),
    _row(e.Unaffected, lambda t, ev, n: f"{_unit(t, ev.unit, n)} is unaffected ({ev.why})."),
    _row(e.UnitDefeated, lambda t, ev, n: f"{_unit(t, ev.unit, n)} is defeated{_cause(t, ev.cause, n)}."),
    _row(e.UnitRevived, lambda t, ev, n: f"{ev.unit.record.name} comes back to life."),
    _row(e.CapitalFallen, _capital_fallen),
    _row(e.PowerGathered, lambda t, ev, n: f"{_unit(t, ev.unit, n)} gathers power: +{ev.damage} damage."),
    _row(e.UnitAimed, lambda t, ev, n: f"{_unit(t, ev.unit, n)} gets +{ev.atk} attack for one attack."),
    _row(e.UnitParalyzed, lambda t, ev, n: f"{_unit(t, ev.unit, n)} is paralyzed."),
    _row(e.UnitsInspired, _inspired),
    _row(e.ZoneBlockaded, lambda t, ev, n: f"Zone {ev.zone} is closed for this round."),
    _row(e.MatchEnded, _ended),
    _row(e.ActivationEnded, "the next unit's activation is logged"),
    _row(e.AttackEnded, _attack_ended),
    _row(e.StrikeForgone, lambda t, ev, n: f"{_unit(t, ev.unit, n)} does not attack {_unit(t, ev.target, n)} at once."),
    _row(e.MoveBought, "the move is logged"),
    _row(e.MoveDeclared, "the move is logged"),
    _row(e.PartUsed, "what the unit did with it is logged"),
    _row(e.RoundEnded, "the next cycle is logged"),
    _row(e.UnitDoomed, "its defeat is logged"),
)
