"""What a part of the table asks of the whole: the parts know those below them, and tell upward only that something has
changed for all of them."""

from __future__ import annotations

from typing import Protocol


class TableHost(Protocol):
    """The table, as its parts know it. ``scene.py`` is one."""

    def show_table(self) -> None:
        """Show another table on the board."""
        ...

    def refresh(self) -> None:
        """Work out again what may be done: offers, buttons, hands and marks."""
        ...

    def caught_up(self) -> None:
        """Look at the open question: everything that has happened was shown."""
        ...
