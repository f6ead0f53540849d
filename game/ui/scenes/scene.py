"""What a scene is: one screenful with its own events, time and drawing; and the stack of scenes of a window, which
shows the topmost one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from game.core.remembered import forget_answers
from game.geometry.hex_terrain import forget_grounds
from game.ui.art.shelf import clear_all, give_back
from game.ui.art.tones import use_colours
from game.ui.scenes.spoken import Spoken
from game.ui.window.display import Display
from game.ui.window.measures import Measures

if TYPE_CHECKING:
    from game.app.lessons.lesson import Lesson
    from game.app.matches.match import Match
    from game.app.thinking.thinker import Thinker


class Window(Measures, Protocol):
    """What scenes may use of ``game/ui/application.py``. Other scenes are opened by name, see ``by_name.py``."""

    messages: list[str]
    #: The map that is being tried, if one is.
    trial: Path | None
    #: The seed that the next new match is offered; None for any.
    seed: int | None
    #: The window on the screen.
    display: Display
    #: The scenes that are open.
    stack: SceneStack
    #: The maker's name for the pad that was used last; "" for none.
    pad_made: str
    #: Whether the player here may leave for a lesson.
    has_lessons: bool

    @property
    def thinker(self) -> Thinker:
        """Return where computer players think."""

    def sound(self, name: str) -> None:
        """Play a sound."""

    def wake(self) -> None:
        """Take a turn of the loop soon. Any thread may call this."""

    def redraw(self) -> None:
        """Draw a frame at the next step, because something looks different."""

    def change_settings(self, **changes: object) -> None:
        """Apply changed settings at once and write them down."""

    def settle_volume(self, volume: float, of: str = "volume") -> None:
        """Set another volume from 0 to 1: of everything, or of what a setting names."""

    def open(self, name: str, *given: object, **more: object) -> None:
        """Show the scene of that name over the others, made with what is given."""

    def go_home(self) -> None:
        """Show the menu, and nothing below it."""

    def play(self, match: Match) -> None:
        """Show a match on the table, with the menu below it."""

    def play_lesson(self, match: Match, lesson: Lesson) -> None:
        """Show the match of a lesson, with the menu below it."""

    def play_puzzle(self, attempt: object) -> None:
        """Show an attempt at a puzzle, with the menu below it."""

    def try_map(self, path: Path, match: Match) -> None:
        """Play a trial of a map."""

    def try_lesson(self, match: Match, lesson: Lesson) -> None:
        """Play a trial of a lesson."""

    def quit(self) -> None:
        """End the program after this step."""


class Scene:
    """Base of all scenes. The window calls the functions below in this order: ``enter``, ``resize``, then ``event``,
    ``update`` and ``draw`` as they come, ``leave``. After ``pop`` the scene that shows again is resized."""

    app: Window
    #: An overlay is drawn over the scene below it; any other scene hides all of them.
    is_overlay = False
    #: Does the key of help open the help page over it? Not where somebody is asked to confirm something, nor over the
    #: page itself.
    offers_help = True
    #: Its pictures take so much memory that it is given back at once when the scene is left.
    is_large = False
    #: Is the theme heard? And the game whose table is shown, which sounds as the place does; "" on pages.
    plays_theme = False
    game_heard = ""
    #: Whether it says something at length, so that music and place step back.
    tells = False

    @property
    def seat_colours(self) -> tuple[int, ...] | None:
        """Return the numbers of the colours of the seats that it shows; None: as in the scene below."""
        return None

    @property
    def words_looked_at(self) -> tuple[tuple[str, str], ...]:
        """Return the game's words on the card that is looked at here, each with its meaning."""
        return ()

    @property
    def trouble(self) -> str:
        """Return what keeps the match that is played here from being saved, as a sentence; empty when all is well."""
        return ""

    def keeps_key(self, key: int) -> bool:
        """Return whether a key is the scene's alone, whatever it does elsewhere; letters are, where text is written."""
        return False

    def turns_away(self, pad: int, pads: int) -> bool:
        """Return whether a pad, the first being 0, is another person's than the one's who is asked; a table says so."""
        return False

    @property
    def is_far(self) -> bool | None:
        """Return whether the asked player sits at the far side of a flat screen; None: as in the scene below."""
        return None

    @property
    def is_moving(self) -> bool:
        """Return whether something moves, so that frames must be drawn without an event."""
        return False

    @property
    def works_ahead(self) -> bool:
        """Return whether it works while nothing happens, so that time must pass, though nothing is drawn."""
        return False

    def enter(self, app: Window) -> None:
        """Come onto the stack. A scene that overrides this calls it first."""
        self.app = app

    def leave(self) -> None:
        """Leave the stack; the scene is not shown again."""

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for this window size, ``app.scale`` and ``app.theme``, any of which may have changed."""

    def event(self, event: pygame.event.Event) -> None:
        """Handle what the player did. Positions are the event's own, never the mouse's state."""

    def spoken(self) -> Spoken:
        """Return what it says in words now, as it stands on the screen."""
        return Spoken()

    def update(self, seconds: float) -> None:
        """Let time pass. Call ``app.redraw()`` if something looks different now and ``is_moving`` does not say so."""

    def gets_ready(self) -> bool:
        """Make a part of what the first picture needs, a part each frame; return whether it can be shown."""
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole window (an overlay: only itself)."""


class SceneStack:
    """Owns the ``scenes`` of a window, the topmost last."""

    def __init__(self, app: Window) -> None:
        self._app = app
        self.scenes: list[Scene] = []
        #: Whether a large scene has gone whose memory has not been given back.
        self._has_let_go = False

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Show a scene over the others."""
        self.put_below(scene)
        scene.resize(self._app.size)
        self._app.redraw()

    def put_below(self, scene: Scene) -> None:
        """Put a scene on the stack that is laid out when it shows, for another one comes over it at once."""
        self.scenes.append(scene)
        self.colour_seats()
        scene.enter(self._app)

    def pop(self) -> None:
        """Take the topmost scene away; the one below shows again. Without one the program ends."""
        self._let_go()
        if not self.scenes:
            self._app.quit()
            return
        self.colour_seats()
        # What is seen behind it was hidden, too, and the window may have had another size since.
        self.lay_out()

    def colour_seats(self) -> None:
        """Give the seats the colours of the topmost scene that has any; without one, the colours as they come."""
        known = (scene.seat_colours for scene in reversed(self.scenes))
        if use_colours(next((colours for colours in known if colours is not None), ())):
            clear_all()

    def replace(self, scene: Scene) -> None:
        """Show a scene in the place of the topmost one."""
        if self.scenes:
            self._let_go()
        self.put_below(scene)
        self.lay_out()

    def clear(self) -> None:
        """Take all scenes away."""
        while self.scenes:
            self._let_go()

    def _let_go(self) -> None:
        """Take the topmost scene away, and remember nothing of it."""
        gone = self.scenes.pop()
        gone.leave()
        self._app.display.forget()
        self._has_let_go |= gone.is_large

    def give_back(self) -> None:
        """Give back what large scenes have left. It waits until none of them is in the middle of anything, as the one
        whose button led away is: that holds all of it. What comes next is drawn after that."""
        if self._has_let_go:
            self._has_let_go = False
            forget_grounds()
            forget_answers()
            give_back()

    def lay_out(self) -> None:
        """Lay out the visible scenes; those they hide follow when they show again."""
        for scene in self.shown():
            scene.resize(self._app.size)
        self._app.redraw()

    def shown(self) -> list[Scene]:
        """Return the topmost scene and those that can be seen behind it, lowest first."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].is_overlay:
            first -= 1
        return self.scenes[max(0, first) :]
