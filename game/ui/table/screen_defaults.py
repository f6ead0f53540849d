"""What a game's screen says where it has nothing of its own to say."""

from __future__ import annotations

from typing import Any

from game.ui.table.game_screen import Opened
from game.ui.table.items import Item
from game.ui.table.tally import Tally


class ScreenDefaults:
    """No sums beside the board, and no pile that can be opened."""

    def tallies(self, view: Any, table: Any, pointed: Item | None) -> tuple[Tally, ...]:
        """No sums."""
        return ()

    def opened(self, table: Any, item: Item) -> Opened | None:
        """No pile."""
        return None
