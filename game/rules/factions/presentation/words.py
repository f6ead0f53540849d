"""What the screen and the log say about a match: questions, answers and events as sentences.

Everything is said from a seat's own table, so nothing can be said that the seat does not know. ``names`` are the seats'
names, one per seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.commands import Agree, ChooseAnswer, ChooseCard, Command, Concede, Decline, Done, Pass, PlayCard
from game.core.decisions import Decision
from game.core.scenario.words import choice_answer, choice_words
from game.core.state import Step
from game.core.words import asked, either, seat_name
from game.rules.factions.activation import activation_choices
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.traits import Steady
from game.rules.factions.movement import gives_up
from game.rules.factions.state import commands as c
from game.rules.factions.state.steps import Announce, InActivation
from game.rules.factions.state.table import Entry, Table, entry_by_id, name_of
from game.rules.factions.stats import first, may_attack, price_of

Names = Sequence[str]


def unit_name(table: Table, number: int, names: Names = ()) -> str:
    """Return a unit's name; a capital is called by its seat."""
    unit = table.units.get(number)
    if unit is not None and unit.is_capital:
        return f"{seat_name(names, unit.seat)}'s capital"
    return name_of(table, number)


def unit_names(table: Table, numbers: Sequence[int], names: Names) -> str:
    return ", ".join(unit_name(table, number, names) for number in numbers)


def entry_text(table: Table, entry: Entry, names: Names = ()) -> str:
    """Return an effect on the stack: what, whose, and at what."""
    record = record_of(entry.key)
    is_named = entry.what == "card" or (entry.what == "trigger" and record.type == "location")
    what = record.name if is_named else f"{record.name}'s {entry.word}"
    if entry.targets and entry.targets != (entry.unit,):
        return f"{what} on {unit_names(table, entry.targets, names)}"
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


#: What a unit's player may still do in its turn, in the order in which it is named.
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
    kinds, said = set(map(type, answers)), {words: words for words in _IN_TURN}
    moves = [answer for answer in answers if isinstance(answer, c.Move)]
    if activation is not None and moves and not (activation.gave_up or activation.attacks):
        unit = table.units[activation.unit]
        if may_attack(table, unit) and all(gives_up(table, unit, move.zone, activation) for move in moves):
            said["move"] = "move (its attack is lost then)"
    return either([said[words] for words, meant in _IN_TURN.items() if not kinds.isdisjoint(meant)])


def _about(table: Table, number: int, names: Names) -> str:
    entry = entry_by_id(table, number)
    return entry_text(table, entry, names) if entry else unit_name(table, number, names)


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
        return f"{unit_name(table, command.unit, names)}: {command.word}"
    location = table.locations.get(command.zone)
    return f"{location.record.name} in zone {command.zone}" if location else command.word


def steady_name(table: Table, number: int) -> str:
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
    c.ChooseUnit: lambda table, command, names: unit_name(table, command.unit, names),
    c.ChooseZone: lambda table, command, names: f"Zone {command.zone}",
    ChooseCard: lambda table, command, names: name_of(table, command.card),
    c.ChooseEntry: _choose_entry,
    c.ChooseTrigger: _choose_trigger,
    c.ChooseEvasion: lambda table, command, names: command.name,
    c.Reroll: lambda table, command, names: "Roll again for 1 magic" if command.magic else "Roll again",
    PlayCard: _play,
    c.Raze: lambda table, command, names: f"Raze the location in zone {command.zone}",
    c.EndBuild: lambda table, command, names: "End build turn",
    c.Activate: lambda table, command, names: f"Activate {unit_name(table, command.unit, names)}",
    c.Move: lambda table, command, names: f"Move {unit_name(table, command.unit, names)} to zone {command.zone}",
    c.BuyMove: lambda table, command, names: "One more zone for 1 magic",
    c.ForgoBonus: lambda table, command, names: (
        f"{steady_name(table, command.unit)}: forgo it once, to move afterwards"
    ),
    c.DeclareAttack: lambda table, command, names: (
        f"{unit_name(table, command.unit, names)} attacks {unit_name(table, command.target, names)}"
    ),
    c.UseAbility: lambda table, command, names: f"{unit_name(table, command.unit, names)}: {command.ability}",
    c.Swap: lambda table, command, names: f"Swap {unit_names(table, (command.one, command.other), names)}",
    c.EndActivation: lambda table, command, names: "End this unit's turn",
}


def why_it_stands(table: Table) -> str:
    """Return why a unit is in play that has no hit points left; nothing where the table has it fall at 0."""
    # rule: factions/defeat
    if table.at_zero:
        return ""
    return "At 0 hit points it still stands; any more damage defeats it."
