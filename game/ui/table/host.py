"""What a part of the table asks of the whole: the parts know those below them, and tell upward only that something has
changed for all of them."""

from __future__ import annotations

from typing import Protocol


class TableHost(Protocol):
    """The table, as its parts know it. ``scene.py`` is one."""

    def show_table(self) -> None:
        """The table that is shown is another one: the board shows it."""
        ...

    def refresh(self) -> None:
        """What may be done may be different: offers, buttons, hands and marks are worked out again."""
        ...

    def caught_up(self) -> None:
        """Everything that has happened was shown: look at the open question."""
        ...
