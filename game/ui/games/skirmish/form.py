"""What can be chosen for a match of Skirmish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.skirmish.state.options import OFFERED
from game.ui.games.set_up_form import ABLE, ABLE_HINT, ALWAYS, ALWAYS_HINT, Form, Table

if TYPE_CHECKING:
    from game.rules.skirmish.state.board import Board


FORM: Form[Board] = Form(
    tables=(Table(2, "Two players", (0, 1)), Table(4, "Two teams of two", (0, 1, 0, 1))),
    factions=(("crown", "Crown"), ("drow", "Drow")),
    windows=(ABLE, ALWAYS),
    window_hints={"able": ABLE_HINT, "always": ALWAYS_HINT},
    options=OFFERED,
    uses_maps=True,
    uses_tiles=True,
    size_words=lambda board: (
        f"{board.grid.width} by {board.grid.height} squares; the two sides start where it is tinted."
    ),
)
