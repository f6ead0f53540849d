"""The last page of a match of Skirmish: why it is over, and what each seat has."""

from __future__ import annotations

from game.ui.games.end_words import CONCEDED, POINTS, Column, EndWords, of_player

END_WORDS = EndWords(
    reasons={"gold": "A vault ran dry, and the last turn was played.", "conceded": CONCEDED},
    columns=(Column("Tokens", of_player("points")), Column("Vault", of_player("vault")), POINTS),
)
