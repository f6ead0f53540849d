"""The window: its loop, its stack of scenes, and what every scene may use (scale, theme, settings, sounds).

Everything is drawn at the window's own size, never stretched. Frames are drawn only while something moves or has just
happened, so a table that nobody touches stays cool.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.app.files.settings import Settings, read_settings, save_settings
from game.geometry.hex_terrain import forget_grounds
from game.ui.art.palette import THEMES, Theme
from game.ui.art.shelf import clear_shelves, fit, give_back
from game.ui.scenes.by_name import scene_named
from game.ui.scenes.scene import Scene
from game.ui.window.display import OF_PLAYER, is_idle_repeat, prepare_display

if TYPE_CHECKING:
    from game.app.matches.match import Match
    from game.app.thinking.thinker import Thinker
    from game.ui.window.sounds import Sounds

LEAST_SIZE = (1024, 600)
FRAMES = 60
#: Seconds that frames are still drawn after an event (tooltips, highlights), and from one of them to the next: what
#: moves, and what a player does, is drawn at once.
AFTERGLOW, GLOWING = 0.7, 0.05
#: Seconds between looks at an idle window.
IDLE = 0.4
#: No step is longer: after a pause, a motion begins at its beginning.
LONGEST_STEP = 0.05
#: The width at scale 1 that scenes are laid out for; narrower windows are scaled down.
LAYOUT_WIDTH = 1140
#: Body text is never smaller than this at 720 lines.
LEAST_TEXT = 14


class Application:
    """The running program. ``settings`` change through ``change_settings`` only."""

    def __init__(
        self, size: tuple[int, int] | None = None, *, settings: Settings | None = None, seed: int | None = None
    ) -> None:
        """Open the window. Without ``settings`` those of the player's folder are read. ``seed`` is offered to the
        next new match. Raises pygame.error where no window can be shown."""
        read = read_settings()
        self.settings = settings or read.settings
        self.messages = list(read.messages)
        self.seed = seed
        self.scenes: list[Scene] = []
        self.is_running = True
        #: The map that is being tried, if one is.
        self.trial: Path | None = None
        self._shown_problem = ""
        self.seconds = 0.0
        self._sounds: Sounds | None = None
        self._thinker: Thinker | None = None
        self._stale = True
        self._glow, self._undrawn = AFTERGLOW, 0.0
        #: Whether the screen shows what the scene that is being drawn drew last, and nothing else.
        self.shows_last = False
        #: The scene that drew the last frame, if it was alone.
        self._alone: Scene | None = None
        #: Whether a large scene has gone whose memory has not been given back.
        self._has_let_go = False
        prepare_display()
        wanted = size or self.settings.window
        self._windowed = (max(LEAST_SIZE[0], wanted[0]), max(LEAST_SIZE[1], wanted[1]))
        self.screen = self._open()
        self.size = self.screen.get_size()
        fit(self.size)
        pygame.display.set_caption("Tessera")
        pygame.key.set_repeat(350, 50)

    # --- what scenes use ---

    @property
    def theme(self) -> Theme:
        """The colours of the chosen look."""
        return THEMES[self.settings.theme]

    @property
    def scale(self) -> float:
        """Pixels of the window for one pixel of a window of 720 lines, with the player's own factor."""
        width, height = self.size
        return min(height / 720, width / LAYOUT_WIDTH) * self.settings.ui_scale

    def px(self, length: float) -> int:
        """Return a length of a window of 720 lines in pixels of this one."""
        return max(1, round(length * self.scale))

    @property
    def least_text(self) -> int:
        """The smallest size of body text in this window."""
        return round(LEAST_TEXT * min(self.size[1] / 720, self.size[0] / LAYOUT_WIDTH))

    def text_px(self, px: float) -> int:
        """Return a text size of a window of 720 lines in pixels of this one, by the player's text scale too."""
        wanted = round(px * self.scale * self.settings.text_scale)
        return max(wanted, round(min(1.0, px / LEAST_TEXT) * self.least_text))

    @property
    def thinker(self) -> Thinker:
        """Where computer players think; it begins nothing before it is asked something."""
        if self._thinker is None:
            from game.app.thinking.thinker import usual_thinker

            self._thinker = usual_thinker()
        return self._thinker

    def sound(self, name: str) -> None:
        """Play a sound (see ``sounds.RECIPES``); silent on a machine without audio."""
        if self.settings.volume <= 0:
            return
        if self._sounds is None:
            from game.ui.window.sounds import Sounds

            self._sounds = Sounds()
        self._sounds.play(name, self.settings.volume)

    def wake(self) -> None:
        """Take a turn of the loop soon, even if nobody touches the window. Any thread may call this."""
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def redraw(self) -> None:
        """Something looks different: draw a frame at the next step."""
        self._stale = True

    def change_settings(self, **changes: object) -> None:
        """Apply changed settings at once and write them down. A disk that refuses costs a message, no more."""
        before = self.settings
        self.settings = msgspec.structs.replace(before, **changes)
        if before == self.settings:
            return
        self._write_settings()
        if before.full_screen != self.settings.full_screen:
            self.screen = self._open()
            self.size = self.screen.get_size()
        if before.theme != self.settings.theme:
            clear_shelves()
        self._lay_out()

    def settle_volume(self, volume: float) -> None:
        """Another volume from 0 to 1: heard at once, and nothing is laid out again."""
        self.settings = msgspec.structs.replace(self.settings, volume=volume)
        self._write_settings()
        self.sound("coin")

    def _write_settings(self) -> None:
        try:
            save_settings(self.settings)
        except OSError as error:
            self.messages.append(f"The settings cannot be written down ({error.strerror or error}).")

    # --- the stack of scenes ---

    @property
    def scene(self) -> Scene | None:
        """The scene that has the window."""
        return self.scenes[-1] if self.scenes else None

    def open(self, name: str, *given: object, **more: object) -> None:
        """Show the scene of that name over the others, made with what is given; see ``scenes/by_name.py``."""
        self.push(scene_named(name, *given, **more))

    def push(self, scene: Scene) -> None:
        """Show a scene over the others."""
        self.scenes.append(scene)
        scene.enter(self)
        scene.resize(self.size)
        self.redraw()

    def pop(self) -> None:
        """Take the topmost scene away; the one below shows again. Without one the program ends."""
        self._let_go()
        if not self.scenes:
            self.is_running = False
            return
        self.scenes[-1].resize(self.size)
        self.redraw()

    def replace(self, scene: Scene) -> None:
        """Show a scene in the place of the topmost one."""
        if self.scenes:
            self._let_go()
        self.push(scene)

    def clear(self) -> None:
        """Take all scenes away."""
        while self.scenes:
            self._let_go()

    def _let_go(self) -> None:
        """Take the topmost scene away, and remember nothing of it."""
        gone = self.scenes.pop()
        gone.leave()
        self._alone = None
        self._has_let_go |= gone.is_large

    def _give_back(self) -> None:
        """Give back what large scenes have left. It waits until none of them is in the midst of anything, as the one
        whose button led away is: that holds all of it. What comes next is drawn after that."""
        if self._has_let_go:
            self._has_let_go = False
            forget_grounds()
            give_back()

    def go_home(self) -> None:
        """Show the menu, and nothing below it."""
        self.clear()
        self._forget_trial()
        self.open("menu")

    def _forget_trial(self) -> None:
        self.trial = None
        pygame.display.set_caption("Tessera")

    def play(self, match: Match) -> None:
        """Show a match on the table, with the menu below it."""
        scene = scene_named("table", self, match)
        self.clear()
        self._forget_trial()
        self.scenes.append(scene_named("menu"))
        self.scenes[0].enter(self)
        self.push(scene)

    def try_map(self, path: Path, match: Match) -> None:
        """Play a trial of a map; F6 leads back to its page."""
        self.play(match)
        self.trial = path
        pygame.display.set_caption(f"Tessera: {path.name} (F6: back to the map)")

    def _end_trial(self) -> None:
        """Back to the page of the map that is being tried."""
        path = self.trial
        self.go_home()
        self.open("maps", path)

    def quit(self) -> None:
        """End the program after this step."""
        self.is_running = False

    def _show_help(self) -> bool:
        """Open the help page over the scene, unless that is one that nobody may leave so; was it opened?"""
        if self.scene is None or not self.scene.offers_help:
            return False
        self.open("help")
        return True

    # --- the window ---

    def _open(self) -> pygame.Surface:
        self._alone = None
        if self.settings.full_screen:
            sizes = pygame.display.get_desktop_sizes()
            return pygame.display.set_mode(sizes[0] if sizes else (0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        # A window that can be made too small is laid out all the same.
        with contextlib.suppress(AttributeError, ValueError, TypeError, pygame.error):
            pygame.display.get_window().minimum_size = LEAST_SIZE  # type: ignore[attr-defined]
        return surface

    def toggle_full_screen(self) -> None:
        """Full screen, or a window again."""
        self.change_settings(full_screen=not self.settings.full_screen)

    def _fit(self) -> None:
        """The window has another size now: lay the scenes out again."""
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() == self.size:
            return
        self.screen, self.size, self._alone = surface, surface.get_size(), None
        if not self.settings.full_screen:
            self._windowed = self.size
        self._lay_out()

    def _lay_out(self) -> None:
        """Scenes that show are laid out; those they hide follow when they show again."""
        fit(self.size)
        for scene in self._shown():
            scene.resize(self.size)
        self.redraw()

    def _shown(self) -> list[Scene]:
        """Return the topmost scene and those that can be seen behind it, lowest first."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].is_overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    # --- the loop ---

    def step(self, seconds: float, events: Sequence[pygame.event.Event] | None = None) -> bool:
        """One turn of the loop: take the events (those waiting, unless given), let time pass, draw if need be.

        Returns whether a frame was drawn. Tests call this with a clock of their own."""
        for event in pygame.event.get() if events is None else events:
            self._take(event)
            if not self.is_running:
                return False
        self._give_back()
        self._fit()
        self.seconds += seconds
        self._glow = max(0.0, self._glow - seconds)
        top = self.scene
        if top is not None:
            top.update(seconds)
        if self.scene is not top and self.scene is not None:
            # A scene that came during the update is drawn in this frame, perhaps the last one for a while.
            self.scene.update(0.0)
        self._tell_problem()
        if not self.is_running or self.scene is None:
            return False
        self._undrawn += seconds
        glows = self._glow > 0 and self._undrawn >= GLOWING
        if not (self._stale or glows or self.scene.is_moving):
            return False
        self._stale, self._undrawn = False, 0.0
        self._draw(self._shown())
        return True

    def _draw(self, scenes: Sequence[Scene]) -> None:
        """A frame of these scenes, one over the other. The screen keeps it: a scene that is alone again in the next one
        may draw only what looks different."""
        alone = scenes[0] if len(scenes) == 1 else None
        self.shows_last = alone is not None and alone is self._alone
        for scene in scenes:
            scene.draw(self.screen)
        self.shows_last, self._alone = False, alone
        pygame.display.flip()

    def _tell_problem(self) -> None:
        """Say at once what keeps the match that is being played from being written down."""
        problem = str(getattr(getattr(self.scene, "match", None), "problem", ""))
        if self.scene is None or self.scene.is_overlay or problem == self._shown_problem:
            return
        self._shown_problem = problem
        if problem:
            self.open("notice", "The match cannot be written down here", problem)

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE):
            self._alone = None
            self._fit()
            self.redraw()
        if event.type == pygame.KEYDOWN:
            alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
            if event.key == pygame.K_F11 or alt_enter:
                self.toggle_full_screen()
                return
            if event.key == pygame.K_F6 and self.trial is not None:
                self._end_trial()
                return
            if event.key == pygame.K_F1 and self._show_help():
                return
        if event.type in OF_PLAYER:
            self._glow = AFTERGLOW
            self.redraw()
        if self.scene is not None:
            self.scene.event(event)

    @property
    def _is_busy(self) -> bool:
        """Whether a frame is wanted, or a scene has something to do, though nobody touches the window."""
        top = self.scene
        return self._stale or self._glow > 0 or (top is not None and (top.is_moving or top.works_ahead))

    def loop(self) -> None:
        """Run until the window is closed."""
        clock = pygame.time.Clock()
        held: set[int] = set()
        self.step(0.0)
        while self.is_running:
            events: list[pygame.event.Event] = []
            if not self._is_busy:
                first = pygame.event.wait(round(IDLE * 1000))
                if first.type != pygame.NOEVENT:
                    events.append(first)
            events.extend(pygame.event.get())
            events = [event for event in events if not is_idle_repeat(event, held)]
            self.step(min(clock.tick(FRAMES) / 1000, LONGEST_STEP), events)

    def close(self) -> None:
        """Leave all scenes, keep the window's size, and close the window."""
        self.clear()
        if self._thinker is not None:
            self._thinker.close()
        if not self.settings.full_screen and self._windowed != self.settings.window:
            self.change_settings(window=self._windowed)
        pygame.quit()
