"""What the screen and the log say about a match: questions, answers and events as sentences.

Everything is said from a seat's own table, so nothing can be said that the seat does not know. ``names`` are the seats'
names, one per seat.

One chapter, since questions, answers and events share the names of figures, cards and spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.commands import Agree, ChooseAnswer, ChooseCard, Command, Concede, Decline, Done, GoFirst
from game.core.decisions import Decision
from game.core.scenario.words import choice_answer, choice_words
from game.core.words import asked, either, seat_name
from game.geometry.hexes import Hex, from_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.combat_dice import face_word
from game.rules.arena.presentation.card_words import GLOSSARY, ability_text, card_text, kind_words, plain, spell_text
from game.rules.arena.presentation.names import army_name, card_name, figure_name
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import Table
from game.rules.arena.state.targets import OnSeat, Target, piece_of
from game.rules.arena.turns import SpellWindow, window_choices

__all__ = [
    "GLOSSARY",
    "ability_text",
    "answer_text",
    "card_record",
    "card_text",
    "kind_words",
    "place",
    "plain",
    "prompt_text",
    "spell_text",
]

Names = Sequence[str]


def card_record(key: str) -> ArmyCard | SpellCard:
    """Return a card's record by its key. Raises KeyError."""
    return ARMY_CARDS[key] if key in ARMY_CARDS else SPELL_CARDS[key]


def place(table: Table, space: Hex) -> str:
    """Return a space as the map editor counts it."""
    column, row = from_axial(table.board.stagger, space)
    return f"({column}, {row})"


def _piece(table: Table, number: int) -> str:
    """Return a figure, an army card or a spell card by its number."""
    if number in table.figures:
        return figure_name(table, number)
    return army_name(table, number) if number in table.armies else card_name(table, number)


def target_words(table: Table, target: Target | None, names: Names) -> str:
    """Return what a spell is played on, with the word before it."""
    if target is None:
        return ""
    return f" on {seat_name(names, target.seat) if isinstance(target, OnSeat) else _piece(table, piece_of(target))}"


# Questions

_PROMPTS: dict[str, str] = {
    "go_first": "you rolled highest. Who goes first?",
    "place_planeswalker": "place {0} in a starting zone.",
    "choose_army": "choose the army card of this turn.",
    "move": "move figures, or go on.",
    "attack": "attack, or go on.",
    "free_attack": "{0} may attack once, now.",
    "place_figure": "place {0}.",
    "damage_order": "which figure is damaged next?",
    "bargain": "which squad figure is destroyed in place of {0}?",
    "roll_again": "take up dice of {0} to roll again, or keep them.",
    "trample": "onto whom does the rest of the damage go?",
    "slay": "which enemy squad figure is destroyed?",
    "rededicate": "on which army card does {0} lie now?",
    "swap": "with whom does {0} change places?",
    "search": "choose a card of your library to take in hand.",
    "put_under": "put the top card of your library at the bottom?",
    "deceive": "with which figure does your Planeswalker change places?",
    "arise": "roll for {0} to return?",
    "regrow": "which figure of {0} is healed?",
    "steal_mind": "whose mind does {0} try to take?",
    "detain": "which squad is detained?",
    "borrowed_abilities": "use the abilities of {0}, or go on.",
    "hand_limit": "you hold more than seven cards: discard one.",
}


def prompt_text(table: Table, decision: Decision, names: Names) -> str:
    """Return who is asked what and why, for the prompt bar."""
    who = seat_name(names, decision.seat)
    about = [_piece(table, number) for number in decision.about]
    if decision.prompt == "turn_over":
        return asked(who, f"{_why_turned(table)} Turn over the card hidden on {about[0]}?")
    if decision.prompt in _THEN:
        return asked(who, f"{_what_can_be_done(table, decision)}; then {_THEN[decision.prompt]}.")
    said = _PROMPTS.get(decision.prompt, "").format(*(about or ["the figure"]))
    return choice_words(table, decision, names) or asked(who, said)


#: What may be done with spells, in the order in which it is named; and what comes after it, by the question.
_DOING: dict[type[Command], str] = {c.PlaySpell: "play spells", c.UseAbility: "use abilities", c.Summon: "summon"}
_THEN = {"spells": "go on to move", "spells_after": "end the turn"}


def _what_can_be_done(table: Table, decision: Decision) -> str:
    """Return what the legal answers come to, "play spells or summon"; of an unknown hand all that it might be."""
    kinds = set(_DOING)
    if 0 not in table.players[decision.seat].hand:
        window = SpellWindow(after=decision.prompt == "spells_after")
        kinds = {type(answer) for answer in window_choices(table, window)}
    return either([said for kind, said in _DOING.items() if kind in kinds]) or "nothing can be done now"


def _why_turned(table: Table) -> str:
    """Return what a hidden enchantment would answer: the innermost of what is going on, as a spell may let a figure
    move and attack, and a move may bring an attack about."""
    if table.attack_made is not None:
        attack = table.attack_made
        return f"{figure_name(table, attack.attacker)} attacks {figure_name(table, attack.defender)}."
    if table.turn.moving is not None:
        return f"{figure_name(table, table.turn.moving.figure)} moves."
    if table.playing is not None:
        name = SPELL_CARDS[table.playing.key].name if table.playing.key else "a hidden enchantment"
        return f"{name} is being played."
    return "its moment has come."


# Answers

_ABILITIES = {"focused_thoughts": "Focused Thoughts", "snuff_out": "Snuff Out", "super_heated": "Super Heated"}
_DONE = {
    "spells": "Go on to move",
    "spells_after": "No more spells",
    "move": "No more moves",
    "attack": "No more attacks",
    "turn_over": "Leave it hidden",
    "free_attack": "No attack",
    "place_figure": "No more figures",
    "trample": "Let the rest be",
    "search": "Take none",
    "roll_again": "Roll them again, or keep all",
}


def done_text(prompt: str) -> str:
    return _DONE.get(prompt, "Done")


def answer_text(table: Table, command: Command, names: Names = ()) -> str:
    if isinstance(command, Concede):
        return "Concede"
    return _ANSWERS[type(command)](table, command, names)


def ability_name(ability: str) -> str:
    return _ABILITIES[ability]


def _ability(table: Table, command: c.UseAbility, names: Names) -> str:
    on = f" on {_piece(table, command.target)}" if command.target else ""
    cost = f", discarding {card_name(table, command.card)}" if command.card else ""
    return f"{_ABILITIES[command.ability]}{on}{cost}"


def _face(table: Table, die: int) -> str:
    """Return what a die of the last roll of the attack shows: those of toughness are rolled after those of power."""
    # rule: arena/second_sight
    faces = (table.attack_made.toughness or table.attack_made.power) if table.attack_made is not None else ()
    return f": {face_word(faces[die])}" if die < len(faces) else ""


_ANSWERS: dict[type[Command], Callable[[Table, Any, Names], str]] = {
    ChooseAnswer: lambda table, command, names: choice_answer(table, command),
    GoFirst: lambda table, command, names: f"{seat_name(names, command.seat)} goes first",
    c.PlaceFigure: lambda table, command, names: f"Place it on space {place(table, command.spaces[0])}",
    c.ChooseArmy: lambda table, command, names: army_name(table, command.army),
    c.PlaySpell: lambda table, command, names: (
        f"Play {card_name(table, command.card)}{target_words(table, command.target, names)}"
    ),
    c.UseAbility: _ability,
    c.Summon: lambda table, command, names: f"Summon {army_name(table, command.army)}",
    c.MoveFigure: lambda table, command, names: (
        f"Move {figure_name(table, command.figure)} to {place(table, command.to[0])}"
    ),
    c.Attack: lambda table, command, names: (
        f"{figure_name(table, command.figure)} attacks {figure_name(table, command.target)}"
    ),
    c.ChooseFigure: lambda table, command, names: figure_name(table, command.figure),
    ChooseCard: lambda table, command, names: card_name(table, command.card),
    c.ChooseDie: lambda table, command, names: f"Die {command.die + 1}{_face(table, command.die)}",
    c.TurnOver: lambda table, command, names: f"Turn over {card_name(table, command.card)}",
    Agree: lambda table, command, names: "Yes",
    Decline: lambda table, command, names: "No",
    Done: lambda table, command, names: "Done",
}
