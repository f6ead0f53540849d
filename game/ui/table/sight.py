"""The sight tool: whom it looks from, and what the prompt says of it."""

from __future__ import annotations

from game.ui.screens.items import piece
from game.ui.screens.keys import hint
from game.ui.table.following import Following


class Sight:
    """Owns whether the tool ``is_on``, and the piece that it looks from once one was pressed (``viewer``)."""

    def __init__(self, following: Following) -> None:
        self.following = following
        self.is_on = False
        self.viewer: int | None = None

    def toggle(self) -> None:
        """Switch the tool on or off."""
        self.is_on = not self.is_on
        self.viewer = None

    def words(self, selected: int | None) -> str:
        """Return how the tool is used, and from whom it looks; ``selected`` is the piece that acts."""
        looking = self.viewer if self.viewer is not None else selected
        following = self.following
        seen = following.screen.inspect(following.table, piece(looking)) if looking is not None else None
        if seen is None:
            return f"Sight: point at a piece to see what it sees. [{hint('sight')}] ends it."
        return f"Sight of {seen.face.name}: point at what it looks at, or drag from another. [{hint('sight')}] ends it."
