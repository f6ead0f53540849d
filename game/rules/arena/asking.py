"""Steps that several chapters put on the agenda, and the small questions that they share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.arena.state.commands import Attack, ChooseFigure, MoveFigure, PlaySpell, Summon, UseAbility
from game.rules.arena.state.table import Table

AnyDraft = Draft[Table, Step]

NOT_AN_ANSWER = Refusal("not_an_answer", "arena/turn", ELSE_ASKED)
NO_FIGURE = Refusal("no_figure", "arena/targets", "There is no such figure on the battlefield.")
NO_ARMY = Refusal("no_army", "arena/targets", "There is no such army card in play.")


# Any is the step of the chapter.
def one_figure_of(
    figures: Callable[[Table, Any], Collection[int]],
    take: Callable[[AnyDraft, Any], None],
    answer: Callable[[AnyDraft, Any, ChooseFigure], None],
) -> Chapter:
    """Return the chapter of a step that asks for one of some figures."""

    def why_not(table: Table, step: Step, command: Command) -> Refusal | None:
        if not isinstance(command, ChooseFigure):
            return NOT_AN_ANSWER
        return None if command.figure in figures(table, step) else NO_FIGURE

    return Chapter(
        take, lambda table, step: tuple(map(ChooseFigure, figures(table, step))), why_not, answer, doubtful=()
    )


_PARTS = ("spells", "move", "attack", "spells_after")


def not_now(table: Table, command: Command) -> Refusal:
    """Return why an answer of another part of the turn is none now; the plain refusal for what belongs to no part."""
    # rule: arena/turn
    part = _PARTS.index(table.turn.phase) if table.turn.phase in _PARTS else -1
    if isinstance(command, MoveFigure):
        text = "Figures move after the spells." if part < 1 else "The moves of this turn are over."
        return Refusal("not_now", "arena/turn", text, (command.figure,))
    if isinstance(command, Attack):
        text = "Figures attack after all moves." if part < 2 else "The attacks of this turn are over."
        return Refusal("not_now", "arena/turn", text, (command.figure, command.target))
    if isinstance(command, PlaySpell | UseAbility | Summon):
        about = (command.card,) if isinstance(command, PlaySpell) else ()
        text = "That is done before the moves or after the attacks."
        return Refusal("not_now", "arena/turn", text, about)
    return NOT_AN_ANSWER


_last_listed: list[tuple[Table, Step, frozenset[Command]]] = []


def is_listed(table: Table, step: Step, command: Command, choices: Callable[[], Iterable[Command]]) -> bool:
    """Return whether the command is one of the choices of a step. They are worked out once for a table and a step."""
    for known, known_step, listed in _last_listed:
        if known is table and known_step is step:
            return command in listed
    listed = frozenset(choices())
    _last_listed.insert(0, (table, step, listed))
    del _last_listed[2:]
    return command in listed
