"""The sounds of the scenes on screen: effects with the room of the current table, its ambience, or the theme.

Nothing that makes sounds is loaded before the first one is wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.files.settings import Settings
from game.ui.scenes.scene import SceneStack

if TYPE_CHECKING:
    from game.ui.sound.effects import TableSounds
    from game.ui.sound.mixer import Sounds

#: Seconds after the start in which only effects are heard.
SILENT_FIRST = 1.0


class SceneSounds:
    """Plays what the scenes of a window want to be heard. A machine without audio stays silent."""

    def __init__(self, stack: SceneStack) -> None:
        self._stack = stack
        self._sounds: Sounds | None = None
        self._ran = 0.0

    def play(self, name: str, settings: Settings) -> None:
        """Play a sound (see ``sound/effects.py``)."""
        volume = settings.volume * settings.effects_volume
        if volume > 0:
            self._mixer.play(name, volume, self._table_sounds)

    def lay_under(self, seconds: float, settings: Settings) -> None:
        """Play the theme, or the ambience of the board on screen, except in the first moment after the start."""
        self._ran += seconds
        shown, volume = self._stack.shown(), settings.volume
        if volume > 0 and shown and self._ran >= SILENT_FIRST:
            words = len(shown) > 1 or shown[-1].tells
            volumes = (volume * settings.music_volume, volume * settings.ambience_volume)
            theme = "theme" if shown[0].plays_theme else ""
            self._mixer.lay_under(theme, self._table_sounds.place, volumes, under_words=words)
        elif self._sounds is not None:
            self._sounds.be_still()

    @property
    def _mixer(self) -> Sounds:
        if self._sounds is None:
            from game.ui.sound.mixer import Sounds

            self._sounds = Sounds()
        return self._sounds

    @property
    def _table_sounds(self) -> TableSounds:
        """Return the sounds of the table that is seen, or those of the pages."""
        from game.ui.games.game_ui import game_ui_of
        from game.ui.sound.effects import PLAIN

        shown = self._stack.shown()
        return (game_ui_of(shown[0].game_heard).sounds() if shown and shown[0].game_heard else None) or PLAIN
