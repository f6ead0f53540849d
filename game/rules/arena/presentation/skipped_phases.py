"""What the log says of a part of the turn that is passed over because nothing can be done in it."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.arena.attacking import phase_attacks
from game.rules.arena.moving import is_worth_asking
from game.rules.arena.state.steps import Moves
from game.rules.arena.state.table import Phase, Table, figures_of
from game.rules.arena.turns import SpellWindow, might_act


def _may_move(table: Table) -> bool:
    turn = table.turn
    figures = tuple(one.id for one in figures_of(table, turn.army) if one.seat == turn.seat)
    return is_worth_asking(table, Moves(turn.seat, figures, counts=True))


#: For each part of a turn: can anything be done in it, going by what everybody knows; and what the log says if not.
_PARTS: dict[Phase, tuple[Callable[[Table], bool], str]] = {
    "spells": (
        lambda table: might_act(table, SpellWindow(after=False)),
        "has no spell, ability or squad to use before the move",
    ),
    "move": (_may_move, "has no figure that can move"),
    "attack": (lambda table: next(phase_attacks(table), None) is not None, "has nobody to attack"),
    "spells_after": (
        lambda table: might_act(table, SpellWindow(after=True)),
        "has no spell or ability to use after the attacks",
    ),
}


def why_skipped(table: Table, phase: Phase) -> str | None:
    """Return why nobody is asked in a part of the turn that begins now: "has nobody to attack"; None when somebody is,
    or could be, for all the others know."""
    # rule: arena/turn
    part = _PARTS.get(phase)
    return None if part is None or not table.turn.army or part[0](table) else part[1]
