"""What the screen and the log say about a match: questions, answers and events as sentences.

Everything is said from a seat's own table, so nothing can be said that the seat does not know. ``names`` are the seats'
names, one per seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from game.core.commands import Agree, ChooseAnswer, Command, Concede, Decline, Done, GoFirst, Pass
from game.core.decisions import Decision
from game.core.scenario.words import choice_answer, choice_words
from game.core.sentences import Said
from game.core.words import an, asked, either, seat_name
from game.geometry.terrain import Terrain
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.card_words import GLOSSARY, card_text, effects_text, plain, power_text
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import ActionCard, CreatureCard, Prevent
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Action, Table, action_by_id
from game.rules.skirmish.turns import activation_choices, between_choices, deploy_choices

__all__ = [
    "GLOSSARY",
    "action_text",
    "answer_text",
    "card_record",
    "card_text",
    "effects_text",
    "plain",
    "power_text",
    "prompt_text",
]

Names = Sequence[str]


def card_record(key: str) -> CreatureCard | ActionCard:
    """Return a card's record by its key. Raises KeyError."""
    return CREATURES[key] if key in CREATURES else ACTIONS[key]


def card_name(table: Table, card: int) -> str:
    """Return a card's name, or "a card" for one that the table's seat may not know."""
    return card_record(table.cards[card].key).name if card in table.cards else "a card"


def square(cell: tuple[int, int]) -> str:
    return f"({cell[0]}, {cell[1]})"


def action_text(table: Table, action: Action) -> str:
    return action_said(table, action).first


def action_said(table: Table, action: Action) -> Said:
    """Return an announced action: who does what to whom."""
    who = CREATURES[action.key].name
    at = " and ".join("itself" if target == action.actor else card_name(table, target) for target in action.targets)
    if action.what == "move":
        return Said(who, "moves", f"to {square(action.cell)}" if action.cell else "")
    if action.what == "attack":
        verb = "shoots at" if action.strike and action.strike.manner == "ranged" else "attacks"
        return Said(who, verb, at, kind="attack")
    if action.what == "dodge":
        return Said(who, "dodges")
    if action.what == "tear":
        return Said(who, "tears free")
    if action.what == "tap":
        return Said(who, "is tapped")
    what = CREATURES[action.key].powers[action.power].name if action.what == "power" else ""
    if action.what == "card":
        card = ACTIONS[table.cards[action.source_card].key]
        what = card.name
        if isinstance(card.leads, Prevent) and card.leads.scope == "attack":
            at = ""  # It is always about whoever plays it.
    where = f" on {at}" if at else f" at {square(action.cell)}" if action.cell else ""
    return Said(who, "uses", f"{what}{where}")


# Questions


def prompt_text(table: Table, decision: Decision, names: Names) -> str:
    """Return who is asked what and why, for the prompt bar."""
    if choice := choice_words(table, decision, names):
        return choice
    who = names[decision.seat]
    about = [card_name(table, number) for number in decision.about if number in table.cards]
    if decision.prompt == "respond":
        action = action_by_id(table, decision.about[0])
        said = action_text(table, action) if action else "something was announced"
        return asked(who, ended_once(f"{said}. Respond or pass?"))
    # rule: skirmish/ready
    if decision.prompt.startswith("ready_"):
        ability = decision.prompt.removeprefix("ready_")
        return asked(who, f"turn over your action deck until {an(ability)} card comes up?")
    if decision.prompt in _ACTING:
        return asked(who, _what_can_be_done(table, decision.prompt, *about))
    text = _PROMPTS[decision.prompt]
    return asked(who, text.format(*(about or ["the creature"])))


_PROMPTS: dict[str, str] = {
    "go_first": "you won the roll. Who begins?",
    "place_tile": "lay a board tile so that open edges meet.",
    "starting_creature": "choose starting creatures, at most 7 levels together and none above 3.",
    "place_creature": "place {0}.",
    "target": "choose a target for {0}.",
    "area": "choose the middle of the area for {0}.",
    "source": "choose the damage to prevent.",
    "assist": "who assists {0}?",
    "may_assist": "may {0} tap to assist {1}?",
    "move_to": "move {0}, or stay.",
    "shift_to": "shift {0}, or stay.",
    "slide_to": "slide {0}, or leave it there.",
    "teleport_to": "teleport {0}, or stay.",
    "draw_card": "a spoil of victory: draw an action card?",
}

#: What whoever's turn it is may do, in the order in which it is named.
_DOING: dict[type[Command], str] = {
    c.Activate: "activate a creature",
    c.MoveCreature: "move",
    c.Attack: "attack",
    c.UsePower: "use a power",
    c.TearFree: "tear itself free",
    c.Deploy: "deploy creatures from your reserve",
    c.PlayCard: "play cards",
    c.SpendCard: "discard an attached card to untap",
    c.EndActivation: "end its activation",
    c.EndActions: "go on to the deploy phase",
    c.EndTurn: "end your turn",
}
#: The questions of one's own turn, each with what may be answered to it.
_ACTING: dict[str, Callable[[Table], Iterable[Command]]] = {
    "between_activations": between_choices,
    "activation": activation_choices,
    "deploy": deploy_choices,
}


def _what_can_be_done(table: Table, prompt: str, *about: str) -> str:
    """Return what the legal answers in a turn come to: "Elf Archer is active: move, attack or end its activation.". Who
    may not know what the seat holds is told what it might be."""
    seat = table.players[table.turn.seat]
    hand, reserve = (tuple(filter(None, cards)) for cards in (seat.hand, seat.reserve))
    if hand != seat.hand or reserve != seat.reserve:
        known = replace(seat, hand=hand, reserve=reserve)
        table = replace(table, players=tuple(known if one is seat else one for one in table.players))
    kinds = {type(answer) for answer in _ACTING[prompt](table)}
    if hand != seat.hand:
        kinds.add(c.PlayCard)
    if prompt == "deploy" and reserve != seat.reserve:
        kinds.add(c.Deploy)
    said = either([words for kind, words in _DOING.items() if kind in kinds])
    first = ""
    if prompt == "activation":
        first = f"{about[0]} {'can do nothing more' if len(kinds) == 1 else 'is active'}: "
    elif prompt == "deploy" and c.Deploy not in kinds:
        first = "nothing can be deployed now: "
    elif prompt == "between_activations" and c.Activate not in kinds:
        first = "no creature is left to activate: "
    return f"{first}{said}."


# Answers


def answer_text(table: Table, command: Command, names: Names = ()) -> str:
    if isinstance(command, Concede):
        return "Concede"
    return _ANSWERS[type(command)](table, command, names)


def _source(table: Table, command: c.ChooseSource, names: Names) -> str:
    action = action_by_id(table, command.action)
    return f"Prevent: {action_text(table, action)}" if action else "Prevent it"


def _deploy(table: Table, command: c.Deploy, names: Names) -> str:
    record = card_record(table.cards[command.card].key)
    return f"Deploy {record.name} ({record.level} gold)"


def _strike(table: Table, command: c.Attack | c.StrikeBack, names: Names) -> str:
    return f"{card_name(table, command.creature)} attacks {card_name(table, command.target)}"


_ANSWERS: dict[type[Command], Callable[[Table, Any, Names], str]] = {
    ChooseAnswer: lambda table, command, names: choice_answer(table, command),
    GoFirst: lambda table, command, names: f"{seat_name(names, command.seat)} begins",
    c.PlaceTile: lambda table, command, names: f"Lay {table.tiles[command.tile].name} here",
    c.ChooseCreature: lambda table, command, names: card_name(table, command.creature),
    c.ChooseCell: lambda table, command, names: f"Choose square {square(command.cell)}",
    c.ChooseSource: _source,
    Agree: lambda table, command, names: "Yes",
    Decline: lambda table, command, names: "No",
    Done: lambda table, command, names: "Done",
    c.Activate: lambda table, command, names: f"Activate {card_name(table, command.creature)}",
    c.EndActivation: lambda table, command, names: "End activation",
    c.EndActions: lambda table, command, names: "Go to deploy phase",
    c.MoveCreature: lambda table, command, names: f"Move {card_name(table, command.creature)} to {square(command.to)}",
    c.Attack: _strike,
    c.UsePower: lambda table, command, names: CREATURES[table.cards[command.creature].key].powers[command.power].name,
    c.PlayCard: lambda table, command, names: (
        f"Play {card_name(table, command.card)} with {card_name(table, command.creature)}"
    ),
    c.TearFree: lambda table, command, names: f"Tear off {card_name(table, command.card)}",
    c.SpendCard: lambda table, command, names: f"Discard {card_name(table, command.card)} to untap",
    c.StrikeBack: _strike,
    c.DodgeShot: lambda table, command, names: f"{card_name(table, command.creature)} taps to dodge",
    Pass: lambda table, command, names: "Pass",
    c.Deploy: _deploy,
    c.EndTurn: lambda table, command, names: f"End {seat_name(names, table.turn.seat)}'s turn",
}


def ended_once(text: str) -> str:
    """Take the full stop off after a card's name that ends with a mark of its own, such as Run!."""
    return text.replace("!.", "!")


def terrain_words(terrain: Terrain) -> str:
    """Return what a kind of ground does, as a sentence; empty for ground that does nothing."""
    does = []
    if not terrain.may_stand:
        does.append("nothing moves or sees through it" if terrain.blocks_sight else "nothing moves through it")
    elif terrain.blocks_sight:
        does.append("nothing sees through it")
    if terrain.may_stand and terrain.cost > 1:
        # rule: skirmish/moving
        does.append("a step into it costs two")
    return f"{terrain.title}: {', and '.join(does)}." if does else ""
