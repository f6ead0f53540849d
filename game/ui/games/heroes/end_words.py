"""The last page of a match of Heroes: why it is over, and what was left of each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.state import Outcome
from game.ui.games.end_words import CONCEDED, Column, EndWords

if TYPE_CHECKING:
    from game.rules.heroes.state.table import Table


def _health(table: Table, seat: int, outcome: Outcome) -> str:
    """Return the health that a hero had left."""
    from game.rules.heroes.presentation.queries import health_of_hero

    return str(health_of_hero(table, seat)) if table.players[seat].hero in table.permanents else "0"


def _allies(table: Table, seat: int, outcome: Outcome) -> str:
    from game.rules.heroes.state.table import allies_of

    return str(len(allies_of(table, seat)))


def _besides(table: Table, outcome: Outcome) -> str:
    """Return who has fallen, and who had no card left to draw."""
    from game.rules.heroes.presentation.queries import health_of_hero
    from game.rules.heroes.state.table import hero_of

    told = []
    for player in table.players:
        name = hero_of(table, player.seat).record.name
        if not health_of_hero(table, player.seat):
            told.append(f"{name} has fallen.")
        if player.decked:
            told.append(f"No card was left for {name} to draw.")
    return " ".join(told)


def _goal(table: Table, seat: int) -> tuple[str, str]:
    from game.rules.heroes.presentation.queries import health_of_hero
    from game.rules.heroes.state.table import hero_of

    foe = 1 - seat
    words = f"Bring {hero_of(table, foe).record.name}'s health to 0 before yours is"
    return words, f"{health_of_hero(table, foe)} to your {health_of_hero(table, seat)}"


END_WORDS: EndWords[Table] = EndWords(
    reasons={
        "conceded": CONCEDED,
    },
    columns=(
        Column("Health", _health),
        Column("Allies", _allies),
        Column("Deck", lambda table, seat, outcome: str(len(table.players[seat].deck))),
    ),
    draws={
        "defeated": "Both sides are out at once:",
        "last_turn": "The last turn is over.",
    },
    besides=_besides,
    goal=_goal,
)
