"""What can be chosen for a match of Skirmish."""

from __future__ import annotations

from typing import Any

from game.ui.games.set_up_form import Form, Table


def _squares(board: Any) -> str:
    return f"{board.grid.width} by {board.grid.height} squares; the two sides start where it is tinted."


FORM = Form(
    tables=(Table(2, "Two players", (0, 1)), Table(4, "Two teams of two", (0, 1, 0, 1))),
    factions=(("crown", "Crown"), ("drow", "Drow")),
    windows=(("able", "who is able"), ("always", "whoever might be able")),
    window_hints={
        "able": "Quick: nobody is asked without an answer at hand. A question may give away that there is one.",
        "always": "Secret: asked is whoever could hold an answer for all that the others know.",
    },
    uses_maps=True,
    uses_tiles=True,
    size_words=_squares,
)
