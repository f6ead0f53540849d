"""What the screen and the log say about a match: questions, answers and events as sentences.

Everything is said from a seat's own table, so nothing can be said that the seat does not know. ``names`` are the seats'
names, one per seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.commands import Agree, ChooseAnswer, ChooseCard, Command, Concede, Decline, KeepHand, Pass
from game.core.decisions import Decision
from game.core.scenario.words import choice_answer, choice_words
from game.core.sentences import Said
from game.core.words import asked, counted, either, seat_name
from game.rules.heroes.cards.effects import Aim
from game.rules.heroes.chain import window_choices
from game.rules.heroes.costs import price_of
from game.rules.heroes.links import aim_of
from game.rules.heroes.presentation.card_words import plain, power_text
from game.rules.heroes.presentation.queries import is_idle
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import Window
from game.rules.heroes.state.table import Link, Table, hero_of, name_of, record_of_card
from game.rules.heroes.stats import is_in_combat, max_hand

Names = Sequence[str]


def names_of(table: Table, numbers: Sequence[int]) -> str:
    return ", ".join(name_of(table, number) for number in numbers)


def _targets(table: Table, aim: Aim | None, targets: Sequence[int], names: Names) -> str:
    """Return the names of targets; the aim tells whether a number is a seat, called by its own name, or a card."""
    if aim is not None and aim.what == "opponent":
        return ", ".join(seat_name(names, one) for one in targets)
    return names_of(table, targets)


def link_text(table: Table, link: Link, names: Names = ()) -> str:
    """Return something on the chain: what it is, and at what."""
    return combat_said(table, link).first if link.what == "combat" else link_called(table, link, names)


def link_called(table: Table, link: Link, names: Names = ()) -> str:
    """Return what something on the chain is called, an attack too, with what it is aimed at as far as that is there."""
    what, aim = link_name(link), aim_of(link) if link.targets else None
    if link.what == "card" and link.record.has_x:
        what += f" (X is {link.x})"
    known = (*table.permanents, *table.cards, *(one.id for one in table.chain))
    there = [one for one in link.targets if one in known or (aim is not None and aim.what == "opponent")]
    if there:
        return f"{what} on {_targets(table, aim, there, names)}"
    return f"{what} on {name_of(table, link.host)}" if link.host in table.permanents else what


def link_name(link: Link) -> str:
    """Return what something on the chain is called: a card, or whose power, trigger or attack it is."""
    name = link.record.name
    named = {"card": name, "quest": f"The reward of {name}", "combat": f"{name}'s attack", "power": f"{name}'s power"}
    return named.get(link.what, f"{name}'s trigger")


def combat_said(table: Table, link: Link) -> Said:
    return Said(link.record.name, "attacks", names_of(table, link.targets), kind="attack")


# Questions

_PROMPTS = {
    "mulligan": "keep this hand, or shuffle it back and draw seven new cards?",
    "respond_ready": "the ready step. Respond or pass?",
    "respond_draw": "the draw step. Respond or pass?",
    "respond_action": "the action phase is about to end. Respond or pass?",
    "respond_attack": "an attack is under way. Respond or pass?",
    "respond_defend": "the defender is chosen. {0} or pass?",
    "respond_end": "the end of the turn. Respond or pass?",
    "respond_chain": "{} waits on the chain. Respond or pass?",
    "protect": "{0} attacks {1}. Who protects?",
    "armor": "{0} is about to take damage from {1}. Use armor?",
    "trigger_target": "choose the target of {0}'s trigger.",
    "next_trigger": "which trigger goes on the chain next? The last one resolves first.",
    "optional": "use {0}?",
    "choose_weapon": "choose a weapon.",
    "too_many": "{} Which one is destroyed?",
    "discard_limit": "your hand is too large: discard {0}.",
    "discard_effect": "discard a card.",
    "search": "take a card of your deck, or none.",
    "take_shown": "take a weapon, armor or item of the shown cards, if there is one.",
    "look_at_top": "put the top card of your deck under it?",
}


def prompt_text(table: Table, decision: Decision, names: Names) -> str:
    """Return who is asked what, for the prompt bar."""
    if choice := choice_words(table, decision, names):
        return choice
    about = [_about(table, number, names) for number in decision.about]
    prompt = decision.prompt
    if prompt == "too_many":
        about = [_too_many(table, decision.about)]
    elif prompt == "discard_limit":
        # rule: heroes/hand_limit
        about = [counted(len(table.players[decision.seat].hand) - max_hand(table, decision.seat), "card")]
    elif prompt == "respond_defend":
        about = ["Strike, respond" if is_in_combat(table, hero_of(table, decision.seat).id) else "Respond"]
    elif prompt == "optional" and table.chain:
        # What resolves is the last link still; its source alone would not tell its target.
        about = [link_text(table, table.chain[-1], names)]
    elif prompt == "action":
        return asked(seat_name(names, decision.seat), f"your action phase: {_what_can_be_done(table, decision.seat)}.")
    return asked(seat_name(names, decision.seat), _PROMPTS[prompt].format(*about, *("something",) * 2))


#: What whoever's action phase it is may do, in the order in which it is named.
_DOING: dict[type[Command], str] = {
    c.PlayCard: "play a card",
    c.PlaceResource: "place a resource",
    c.UsePower: "use a power",
    c.CompleteQuest: "complete a quest",
    c.Propose: "attack",
    Pass: "end the turn",
}


def _what_can_be_done(table: Table, seat: int) -> str:
    """Return what is worth doing: "play a card, attack or end the turn"; all of it if the hand is hidden."""
    kinds = set(_DOING) - ({c.PlaceResource} if table.turn.placed else set())
    if 0 not in table.players[seat].hand:
        kinds = {type(one) for one in window_choices(table, Window("action", seat)) if not is_idle(table, one)}
    return either([said for kind, said in _DOING.items() if kind in kinds])


def _too_many(table: Table, numbers: Sequence[int]) -> str:
    """Return what there is too much of: cards of one name, of one slot, or more than two hands hold."""
    first, *others = [table.permanents[number].record for number in numbers]
    if first.unique and all(one.name == first.name for one in others):
        return f"you can control only one {first.name}."
    if first.slot and all(one.slot == first.slot for one in others):
        return f"the {first.slot} slot holds {counted(first.slot_limit, 'card')}."
    return "a two-handed weapon leaves no hand for an off-hand card."


def _about(table: Table, number: int, names: Names) -> str:
    link = next((link for link in table.chain if link.id == number), None)
    return link_text(table, link, names) if link is not None else name_of(table, number)


# Answers


def _play(table: Table, command: c.PlayCard, names: Names) -> str:
    record = record_of_card(table, command.card)
    paid = f" with X = {command.x}" if record.has_x else ""
    if command.instead:
        paid += " for its alternative cost"
    else:
        paid += f" for {price_of(table, table.cards[command.card].owner, record, command.x)}"
    on = f" on {_targets(table, record.aim, command.targets, names)}" if command.targets else ""
    return f"Play {record.name}{paid}{on}"


def _use(table: Table, command: c.UsePower, names: Names) -> str:
    permanent = table.permanents[command.source]
    power = permanent.record.powers[command.index]
    text = plain(power_text(permanent.record, power))
    on = f" On {_targets(table, power.aim, command.targets, names)}." if command.targets else ""
    removed = f" Removes {name_of(table, command.paid)}." if command.paid else ""
    return f"{permanent.record.name}: {text}{on}{removed}"


def _complete(table: Table, command: c.CompleteQuest, names: Names) -> str:
    on = f" for {names_of(table, command.targets)}" if command.targets else ""
    return f"Complete {name_of(table, command.card)}{on}"


def _target(table: Table, command: c.ChooseTarget, names: Names) -> str:
    # Card 1 and seat 1 have one number; no trigger that waits may be for both.
    of_cards = any(aim is not None and aim.what == "dead ally" for aim in map(aim_of, table.waiting))
    is_seat = command.target in (0, 1) and not of_cards
    return seat_name(names, command.target) if is_seat else name_of(table, command.target)


def _trigger(table: Table, command: c.ChooseTrigger, names: Names) -> str:
    link = next((link for link in table.waiting if link.id == command.trigger), None)
    return link_text(table, link, names) if link is not None else "A trigger"


def _placed_for(table: Table, command: c.PlaceResource) -> str:
    """Return what a quest is good for, placed like this; nothing of a card that can only lie face down."""
    # rule: heroes/quests
    if record_of_card(table, command.card).type != "Quest":
        return ""
    return ": it pays, and can be completed" if command.face_up else ": from then on it only pays"


_ANSWERS: dict[type[Command], Callable[[Table, Any, Names], str]] = {
    ChooseAnswer: lambda table, command, names: choice_answer(table, command),
    KeepHand: lambda table, command, names: "Keep the hand",
    c.Mulligan: lambda table, command, names: "Mulligan",
    Pass: lambda table, command, names: "Pass",
    c.PlaceResource: lambda table, command, names: (
        f"Place {name_of(table, command.card)} face {'up' if command.face_up else 'down'} as a resource"
        + _placed_for(table, command)
    ),
    c.PlayCard: _play,
    c.UsePower: _use,
    c.CompleteQuest: _complete,
    c.Propose: lambda table, command, names: (
        f"{name_of(table, command.attacker)} attacks {name_of(table, command.defender)}"
    ),
    c.StrikeWith: lambda table, command, names: (
        f"Strike with {name_of(table, command.weapon)} (costs {table.permanents[command.weapon].record.strike})"
    ),
    c.Protect: lambda table, command, names: f"{name_of(table, command.protector)} protects",
    c.UseArmor: lambda table, command, names: (
        f"Use {name_of(table, command.armor)} (DEF {table.permanents[command.armor].record.defense})"
    ),
    c.TakeDamage: lambda table, command, names: "Use no more armor",
    Agree: lambda table, command, names: "Yes",
    Decline: lambda table, command, names: "No",
    c.Choose: lambda table, command, names: name_of(table, command.permanent),
    c.ChooseTarget: _target,
    ChooseCard: lambda table, command, names: name_of(table, command.card),
    c.ChooseTrigger: _trigger,
    c.DiscardCard: lambda table, command, names: f"Discard {name_of(table, command.card)}",
    Concede: lambda table, command, names: "Concede",
}


def answer_text(table: Table, command: Command, names: Names) -> str:
    if isinstance(command, Pass) and not table.chain and table.combat is None and table.turn.phase == "action":
        return "Pass, or end the turn"
    return _ANSWERS[type(command)](table, command, names)
