"""Nine Men's Morris in the window."""

from __future__ import annotations

from game.ui.games.end_words import CONCEDED, POINTS, EndWords
from game.ui.games.game_ui import GameUi, later

GAME_UI = GameUi(
    about="Three men in a row take one of the other side's.",
    screen=later(f"{__package__}.screen", "MorrisScreen"),
    end=EndWords(
        {"men": "{others} has two men left.", "stuck": "{others} cannot move.", "conceded": CONCEDED},
        (POINTS,),
        draws={"quiet": "No man was taken for forty moves."},
    ),
    noun="man",
)
