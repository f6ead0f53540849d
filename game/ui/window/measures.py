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
#: The least height and width of what is pressed, at 720 lines, including the air around it that counts as its own.
LEAST_TARGET = 44
#: How much of the air above and below a low button counts as its own at 720 lines.
_REACH = 3
#: pygame_gui's own shadow around buttons and lines, in pixels of any window: a press on it is for nothing.
_SHADOW = 2


class Measures(Protocol):
    """What drawing needs to know of the window. A ``Window`` has it all (``game/ui/scenes/scene.py``)."""

    #: The player's settings.
    settings: Settings

    @property
    def size(self) -> tuple[int, int]:
        """Return the size of the window in pixels."""

    @property
    def theme(self) -> Theme:
        """Return the colours of the chosen look."""
        return THEMES[self.settings.theme]

    @property
    def look(self) -> tuple[str, str, str]:
        """Return the settings by which the same things look different in the same place."""
        return self.settings.theme, self.settings.palette, str(self.settings.keys)

    @property
    def scale(self) -> float:
        """Return pixels of the window for one pixel of a window of 720 lines, with the player's own factor."""
        width, height = self.size
        return min(height / 720, width / LAYOUT_WIDTH) * self.settings.ui_scale

    @property
    def least_text(self) -> int:
        """Return the smallest size of body text in this window."""
        return round(LEAST_TEXT * min(self.size[1] / 720, self.size[0] / LAYOUT_WIDTH))

    @property
    def has_large_words(self) -> bool:
        """Return whether usual words are clearly larger than they are in a window of this size by themselves."""
        return self.text_px(14) > self.px(18)

    @property
    def least_target(self) -> int:
        """Return the least height and width of what is pressed, in pixels of this window."""
        return max(self.px(LEAST_TARGET), round(LEAST_TARGET * min(1.0, self.size[1] / 720)))

    @property
    def reach(self) -> int:
        """Return how many pixels above and below it still press a low button."""
        return self.px(_REACH)

    def pressable(self, height: int) -> int:
        """Return how high a button is that would be ``height``: with its reach it is no lower than what is pressed."""
        return max(height, self.least_target - 2 * self.reach)

    def pressable_wide(self, width: int) -> int:
        """Return how wide a button is that would be ``width``: its reach is up and down alone."""
        return max(width, self.least_target + 2 * _SHADOW)

    def writable(self, height: int) -> int:
        """Return how high a line to write in, or a slider, is that would be ``height``: it has no reach."""
        return max(height, self.least_target + 2 * _SHADOW)

    def reach_of(self, height: int) -> int:
        """Return the reach of a button that is ``height`` high: none where it is high enough by itself."""
        return self.reach if height < self.writable(0) else 0

    def px(self, length: float) -> int:
        """Return a length of a window of 720 lines in pixels of this one."""
        return max(1, round(length * self.scale))

    def text_px(self, px: float) -> int:
        """Return a text size of a window of 720 lines in pixels of this one, by the player's text scale too."""
        wanted = round(px * self.scale * self.settings.text_scale)
        return max(wanted, round(min(1.0, px / LEAST_TEXT) * self.least_text))
