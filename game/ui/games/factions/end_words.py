"""The last page of a match of Factions: why it is over, and what each side had left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.state import Outcome
from game.ui.games.end_words import CONCEDED, Column, EndWords

if TYPE_CHECKING:
    from game.rules.factions.state.table import Table


def _units(table: Table, seat: int, outcome: Outcome) -> str:
    from game.rules.factions.state.table import units_of

    return str(sum(not unit.is_capital for unit in units_of(table, seat)))


def _zones(table: Table, seat: int, outcome: Outcome) -> str:
    """Return the zones controlled besides the home, as the flag beside the name tells them during the match."""
    from game.rules.factions.state.table import zones_held

    return str(zones_held(table, seat))


def _goal(table: Table, seat: int) -> tuple[str, str]:
    from game.rules.factions.wounds import hit_points_of_capitals

    left = hit_points_of_capitals(table)
    return f"Bring the other capital {'to' if table.at_zero else 'below'} 0", f"{left[1 - seat]} to your {left[seat]}"


END_WORDS: EndWords[Table] = EndWords(
    reasons={
        "capital": "{others}'s capital has fallen.",
        "cycles": "The last cycle is over, and the stronger capital wins.",
        "conceded": CONCEDED,
    },
    columns=(
        Column("Capital", lambda table, seat, outcome: str(outcome.scores[seat])),
        Column("Units", _units),
        Column("Zones", _zones),
    ),
    draws={
        "capital": "Both capitals have fallen.",
        "cycles": "The last cycle is over, and the capitals are equal.",
    },
    goal=_goal,
    besides=lambda table, outcome: f"It was cycle {table.turn.cycle}.",
)
