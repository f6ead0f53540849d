"""What a click means in Skirmish: the legal answers, sorted by the square, the piece, the card or the button they
belong to. Nothing is decided here; every entry is one of the answers that the rules gave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.commands import Command
from game.geometry.squares import Cell
from game.rules.skirmish import commands as c
from game.rules.skirmish.table import Table
from game.rules.skirmish.words import answer_text

#: Answers that go on without doing anything more; they have a place of their own on the screen.
ADVANCING = (c.Pass, c.EndActivation, c.EndActions, c.EndTurn, c.Done)


@dataclass
class Choices:
    """Answers by place. ``creatures`` and ``cards`` may offer several; ``buttons`` are pairs of label and answer."""

    cells: dict[Cell, Command] = field(default_factory=dict)
    creatures: dict[int, list[Command]] = field(default_factory=dict)
    cards: dict[int, list[Command]] = field(default_factory=dict)
    tiles: list[c.PlaceTile] = field(default_factory=list)
    buttons: list[tuple[str, Command]] = field(default_factory=list)
    advance: list[tuple[str, Command]] = field(default_factory=list)


def choices_of(table: Table, prompt: str, answers: Sequence[Command], names: Sequence[str]) -> Choices:
    """Sort the legal answers."""
    found = Choices()
    for command in answers:
        if isinstance(command, c.MoveCreature):
            found.cells[command.to] = command
        elif isinstance(command, c.ChooseCell):
            found.cells[command.cell] = command
        elif isinstance(command, c.ChooseCreature) and prompt == "starting_creature":
            found.cards[command.creature] = [command]
        elif isinstance(command, c.ChooseCreature | c.Activate):
            found.creatures.setdefault(command.creature, []).append(command)
        elif isinstance(command, c.Attack | c.StrikeBack):
            found.creatures.setdefault(command.target, []).append(command)
        elif isinstance(command, c.PlayCard | c.Deploy):
            found.cards.setdefault(command.card, []).append(command)
        elif isinstance(command, c.PlaceTile):
            found.tiles.append(command)
        elif isinstance(command, ADVANCING):
            found.advance.append((_advance_text(table, prompt, command, names), command))
        else:
            found.buttons.append((answer_text(table, command, names), command))
        if isinstance(command, c.StrikeBack):
            found.buttons.append((answer_text(table, command, names), command))
    return found


def _advance_text(table: Table, prompt: str, command: Command, names: Sequence[str]) -> str:
    """What going on means at this question."""
    if isinstance(command, c.Pass):
        return "Pass: let it happen"
    if isinstance(command, c.Done):
        return {
            "starting_creature": "These will do",
            "slide_to": "Leave it there",
            "target": "No further attack",
        }.get(prompt, "Stay here")
    return answer_text(table, command, names)
