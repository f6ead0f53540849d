"""The last page of a match of Skirmish: why it is over, and what each seat has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.end_words import CONCEDED, POINTS, Column, EndWords, of_player

if TYPE_CHECKING:
    from game.rules.skirmish.state.table import Table


def _goal(table: Table, seat: int) -> tuple[str, str]:
    side = table.players[seat].side
    own, other = (
        sum(one.vault + one.points for one in table.players if (one.side == side) is is_own) for is_own in (True, False)
    )
    words = "Destroy creatures: each costs its owner gold. When a vault cannot pay, the richer side wins"
    return words, f"{own} to {other}"


END_WORDS: EndWords[Table] = EndWords(
    reasons={"gold": "A vault ran dry, and the last turn was played.", "conceded": CONCEDED},
    goal=_goal,
    columns=(Column("Tokens", of_player("points")), Column("Vault", of_player("vault")), POINTS),
)
