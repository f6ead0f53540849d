"""How lengths, text sizes and colours come out in this window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.ui.art.palette import THEMES, Theme

if TYPE_CHECKING:
    from game.app.files.settings import Settings

#: The width at scale 1 that scenes are laid out for; narrower windows are scaled down.
LAYOUT_WIDTH = 1140
#: Body text is never smaller than this at 720 lines.
LEAST_TEXT = 14


class Measures(Protocol):
    """What drawing needs to know of the window. A ``Window`` has it all (``game/ui/scenes/scene.py``)."""

    #: The player's settings.
    settings: Settings

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        ...

    @property
    def theme(self) -> Theme:
        """The colours of the chosen look."""
        return THEMES[self.settings.theme]

    @property
    def scale(self) -> float:
        """Pixels of the window for one pixel of a window of 720 lines, with the player's own factor."""
        width, height = self.size
        return min(height / 720, width / LAYOUT_WIDTH) * self.settings.ui_scale

    @property
    def least_text(self) -> int:
        """The smallest size of body text in this window."""
        return round(LEAST_TEXT * min(self.size[1] / 720, self.size[0] / LAYOUT_WIDTH))

    def px(self, length: float) -> int:
        """Return a length of a window of 720 lines in pixels of this one."""
        return max(1, round(length * self.scale))

    def text_px(self, px: float) -> int:
        """Return a text size of a window of 720 lines in pixels of this one, by the player's text scale too."""
        wanted = round(px * self.scale * self.settings.text_scale)
        return max(wanted, round(min(1.0, px / LEAST_TEXT) * self.least_text))
