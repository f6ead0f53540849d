"""What is marked on a game's board for one moment: what each game's marks begin with."""

from __future__ import annotations

from typing import Any

from game.core.views import View
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import Item


class BoardMarks:
    """Marks a board for one moment: ``table`` is what the offers are about, or what is shown while there are none;
    ``prompt`` is the question to the seat that looks, "" when another one is asked."""

    def __init__(self, board: Any, view: View[Any, Any], table: Any, marks: Marks, pointed: Item | None) -> None:
        self.board, self.view, self.marks, self.pointed = board, view, marks, pointed
        self.overlays = board.overlays
        self.table = view.table if marks.offers.all else table
        decision = view.decision
        self.prompt = decision.prompt if decision is not None and decision.seat == view.seat else ""
