"""How lengths, text sizes and colours come out in this window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.ui.art.palette import Theme


class Measures(Protocol):
    """What drawing needs to know of the window. A ``Window`` has it all (``game/ui/scenes/scene.py``)."""

    @property
    def theme(self) -> Theme:
        """The colours of the chosen look."""
        ...

    @property
    def scale(self) -> float:
        """Pixels of the window for one pixel of a window of 720 lines, with the player's own factor."""
        ...

    @property
    def least_text(self) -> int:
        """The smallest size of body text in this window."""
        ...

    def px(self, length: float) -> int:
        """Return a length of a window of 720 lines in pixels of this one."""
        ...

    def text_px(self, px: float) -> int:
        """Return a text size of a window of 720 lines in pixels of this one, by the player's text scale too."""
        ...
