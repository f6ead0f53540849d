"""Steps that several chapters put on the agenda, and the small questions that they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.arena.table import Table

AnyDraft = Draft[Table, Step]

NOT_AN_ANSWER = Refusal("not_an_answer", "arena/turn", "That does not answer what is asked.")
NO_FIGURE = Refusal("no_figure", "arena/targets", "There is no such figure on the battlefield.")
NO_ARMY = Refusal("no_army", "arena/targets", "There is no such army card in play.")


_last_listed: list[tuple[Table, Step, frozenset[Command]]] = []


def is_listed(table: Table, step: Step, command: Command, choices: Callable[[], Iterable[Command]]) -> bool:
    """Is the command one of the choices of a step? They are worked out once for a table and a step."""
    for known, known_step, listed in _last_listed:
        if known is table and known_step is step:
            return command in listed
    listed = frozenset(choices())
    _last_listed.insert(0, (table, step, listed))
    del _last_listed[2:]
    return command in listed
