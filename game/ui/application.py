"""The running program: its loop, the current match, and what every scene may use (settings, sounds).

Everything is drawn at the window's own size, never stretched. Frames are drawn only while something moves or has just
happened, so a table that nobody touches stays cool.
"""

from __future__ import annotations

import contextlib
import math
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.app.files.settings import Settings, read_settings, save_settings
from game.app.records.bundle import remember_error
from game.app.records.tidying import tidy
from game.ui.art.shelf import clear_all, clear_shelves
from game.ui.art.tones import use_palette
from game.ui.scene_sounds import SceneSounds
from game.ui.scenes.brand import mark
from game.ui.scenes.by_name import scene_named
from game.ui.scenes.scene import Scene, SceneStack, Window
from game.ui.window.bindings import action_in, key_of, pressed, tell_by_pad, tell_by_touch, use
from game.ui.window.display import OF_PLAYER, Display, is_idle_repeat, prepare_display
from game.ui.window.pads import Pads, pad_caps
from game.ui.window.pointer import show_pointer
from game.ui.window.touch import Touch, gone, tell_touches_once

if TYPE_CHECKING:
    from game.app.lessons.lesson import Lesson
    from game.app.matches.match import Match
    from game.app.thinking.thinker import Thinker
    from game.ui.comfort.narrator import Narrator

FRAMES = 60
#: Seconds between looks at an idle window.
IDLE = 0.4
#: No step is longer, so that a motion after a pause starts at its beginning.
LONGEST_STEP = 0.05
#: Seconds after an error of the program in which a second one ends it.
SOON = 5.0


class Application(Window):
    """The running program. ``settings`` change through ``change_settings`` only."""

    def __init__(
        self, size: tuple[int, int] | None = None, *, settings: Settings | None = None, seed: int | None = None
    ) -> None:
        """Open the window. Without ``settings`` those of the player's folder are read. ``seed`` is offered to the
        next new match. Raises pygame.error where no window can be shown."""
        read = read_settings()
        self.settings = settings or read.settings
        self.messages = list(read.messages)
        #: Frames that are drawn a second, at most.
        self.frames = FRAMES
        self.seed = seed
        self.is_running = True
        #: The map that is being tried, if one is.
        self.trial: Path | None = None
        self._shown_trouble = ""
        self._failed_at = -math.inf
        #: Describes the screen in words, if that is wanted.
        self.narrator: Narrator | None = None
        self._thinker: Thinker | None = None
        tell_touches_once()
        self.touch, self.pads = Touch(), Pads()
        self.pads.settle(self.settings.stick_tilt, self.settings.pad_repeat)
        #: What the pad that was used last is called by its maker.
        self.pad_made = ""
        tell_by_pad({})
        tell_by_touch(is_touched=False)
        prepare_display()
        self.display = Display(size or self.settings.window)
        self.display.open(full_screen=self.settings.full_screen)
        self.stack = SceneStack(self)
        self.sounds = SceneSounds(self.stack)
        self._take_keys()
        use_palette(self.settings.palette)
        show_pointer(self.settings.pointer)
        pygame.display.set_caption("Tessera")
        pygame.display.set_icon(mark(64))
        pygame.key.set_repeat(350, 50)

    # --- what scenes use ---

    has_lessons = True

    @property
    def size(self) -> tuple[int, int]:
        return self.display.size

    @property
    def thinker(self) -> Thinker:
        """Return the thinker for computer players; it starts no process before its first question."""
        if self._thinker is None:
            from game.app.thinking.thinker import usual_thinker

            self._thinker = usual_thinker()
        return self._thinker

    def sound(self, name: str) -> None:
        self.sounds.play(name, self.settings)

    def wake(self) -> None:
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def redraw(self) -> None:
        self.display.redraw()

    def change_settings(self, **changes: object) -> None:
        """Apply changed settings at once and save them. A disk that refuses costs a message, no more."""
        before = self.settings
        self.settings = msgspec.structs.replace(before, **changes)
        if before == self.settings:
            return
        self._write_settings()
        self._apply(before)

    def _apply(self, before: Settings) -> None:
        """Let everything be as the settings have it, which were others before."""
        if before.full_screen != self.settings.full_screen:
            self.display.open(full_screen=self.settings.full_screen)
        use_palette(self.settings.palette)
        if before.palette != self.settings.palette:
            clear_all()
        elif before.theme != self.settings.theme:
            clear_shelves()
        if before.pointer != self.settings.pointer:
            show_pointer(self.settings.pointer)
        if before.keys != self.settings.keys:
            use(self.settings.keys)
        self.pads.settle(self.settings.stick_tilt, self.settings.pad_repeat)
        self.stack.lay_out()

    def _take_keys(self) -> None:
        """Take the keys that the player has chosen; keys that cannot be used are reported, and leave the settings."""
        keys, told = use(self.settings.keys)
        if told:
            self.messages.extend(told)
            self.settings = msgspec.structs.replace(self.settings, keys=keys)
            self._write_settings()

    def settle_volume(self, volume: float, of: str = "volume") -> None:
        """Change a volume, from 0 to 1: heard at once, and nothing is laid out again."""
        self.settings = msgspec.structs.replace(self.settings, **{of: volume})
        self._write_settings()
        self.sound("coin")

    def _write_settings(self) -> None:
        try:
            save_settings(self.settings)
        except OSError as error:
            self.messages.append(f"The settings cannot be saved ({error.strerror or error}).")

    # --- what is shown ---

    def open(self, name: str, *given: object, **more: object) -> None:
        self.stack.push(scene_named(name, *given, **more))

    def go_home(self) -> None:
        """Show the menu, and nothing below it."""
        self.stack.clear()
        self._forget_trial()
        told = tidy()
        if told:
            self.messages.append(told)
        self.open("menu")

    def _forget_trial(self) -> None:
        self.trial = None
        pygame.display.set_caption("Tessera")

    def play(self, match: Match) -> None:
        self._show_table(scene_named("table", self, match))

    def play_lesson(self, match: Match, lesson: Lesson) -> None:
        """Show the match of a lesson, with the menu below it; one that is being tried goes on being tried."""
        tried = self.trial
        self._show_table(scene_named("lesson", self, match, lesson))
        if tried == lesson.path:
            self._note_trial(tried)

    def play_puzzle(self, attempt: object) -> None:
        self._show_table(scene_named("puzzle", self, attempt))

    def _show_table(self, scene: Scene) -> None:
        self.stack.clear()
        self._forget_trial()
        self.stack.put_below(scene_named("menu"))
        self.stack.push(scene)

    def try_map(self, path: Path, match: Match) -> None:
        """Play a trial of a map; a key leads back to its page."""
        self.play(match)
        self._note_trial(path)

    def try_lesson(self, match: Match, lesson: Lesson) -> None:
        """Play a trial of a lesson; a key leads back to its map's page."""
        self.play_lesson(match, lesson)
        self._note_trial(lesson.path)

    def _note_trial(self, path: Path) -> None:
        self.trial = path
        pygame.display.set_caption(f"Tessera: {path.name} ({key_of('map')}: back to the map)")

    def _end_trial(self) -> None:
        """Go back to the page of the map that is being tried."""
        path = self.trial
        self.go_home()
        self.open("maps", path)

    def quit(self) -> None:
        self.is_running = False

    def _show_help(self) -> bool:
        """Open the help page over the scene, unless the scene does not allow that; return whether it was opened."""
        if self.stack.top is None or not self.stack.top.offers_help:
            return False
        self.open("help")
        return True

    def write_bundle(self) -> None:
        """Write a bundle for a report, and say where it is and what is in it."""
        from game.ui.comfort.bundle_notice import written

        title, text = written(self)
        self.open("notice", title, text)

    def toggle_full_screen(self) -> None:
        """Switch between full screen and a window."""
        self.change_settings(full_screen=not self.settings.full_screen)

    # --- the loop ---

    def step(self, seconds: float, events: Sequence[pygame.event.Event] | None = None) -> bool:
        """Take one turn of the loop: take the events (those waiting, unless given), let time pass, draw if need be.

        Returns whether a frame was drawn. Tests call this with a clock of their own."""
        given = self.display.as_seen(pygame.event.get() if events is None else events)
        return self.take_turn(seconds, self.touch.take(given, seconds, self.size))

    def take_turn(self, seconds: float, events: Sequence[pygame.event.Event]) -> bool:
        """Do what a turn of the loop does, with events whose places are those of the picture."""
        # Nothing here may hold the scene: the one that goes during this turn is to leave nothing behind.
        at_table = any(scene.game_heard for scene in self.stack.scenes[-1:])
        for event in self.pads.take(events, seconds, at_table=at_table):
            if not self._is_turned_away(event):
                self._take(event)
            if not self.is_running:
                return False
            self._tell_by_what_is_used(event)
        self._tell_of_pads()
        self.stack.give_back()
        self._fit()
        self.display.update(seconds)
        top = self.stack.top
        if top is not None:
            top.update(seconds)
        if self.stack.top is not top and self.stack.top is not None:
            # A scene that was opened during the update is drawn in this frame, perhaps the last one for a while.
            self.stack.top.update(0.0)
        self.sounds.lay_under(seconds, self.settings)
        self._tell_trouble()
        if self.narrator is not None:
            self.narrator.look(self.stack.top)
        if not self.is_running or self.stack.top is None:
            return False
        self._face()
        if not (self.display.is_due or self.stack.top.is_moving):
            return False
        if not self.stack.top.gets_ready():
            return False
        self.display.draw(self.stack.shown())
        return True

    def _face(self) -> None:
        """Turn the picture to whoever is asked, on a screen that lies flat. The pointer is nowhere then."""
        far = next((scene.is_far for scene in reversed(self.stack.scenes) if scene.is_far is not None), False)
        if self.display.turn(is_turned=self.settings.lies_flat and far) and self.stack.top is not None:
            for event in gone():
                self.stack.top.event(event)

    def _fit(self) -> None:
        """Lay the scenes out again if the window's size has changed."""
        if self.display.fit(full_screen=self.settings.full_screen):
            self.stack.lay_out()

    def _is_turned_away(self, event: pygame.event.Event) -> bool:
        """Return whether a pad has pressed that is not the asked person's."""
        if event.type != pygame.KEYDOWN or event.dict.get("is_everybodys", True) or self.stack.top is None:
            return False
        return self.stack.top.turns_away(event.pad, self.pads.count)

    def _tell_by_what_is_used(self, event: pygame.event.Event) -> None:
        """Name keys in prompts, or the buttons of the pad used last; nothing for fingers, which have larger buttons."""
        is_new = False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            pad = event.dict.get("pad")
            self.pad_made = self.pads.made(pad) if pad is not None else self.pad_made
            is_new = tell_by_pad(pad_caps(self.pad_made) if pad is not None else {})
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONUP):
            # Not before the finger has lifted: what it presses stays below it.
            is_new |= tell_by_touch(is_touched=bool(event.dict.get("finger")))
        if is_new:
            self.stack.lay_out()

    def _tell_of_pads(self) -> None:
        """Let a match wait when a pad has been pulled out."""
        if self.pads.is_gone:
            self.pads.is_gone = False
            if self.stack.top is not None and self.stack.top.game_heard:
                text = "Plug it in again, or continue with the mouse or the keys."
                self.open("notice", "The gamepad was unplugged", text)

    def _tell_trouble(self) -> None:
        """Say at once what keeps the match that is being played from being saved."""
        top = self.stack.top
        if top is None or top.is_overlay or top.trouble == self._shown_trouble:
            return
        self._shown_trouble = top.trouble
        if top.trouble:
            self.open("notice", "The match cannot be saved here", top.trouble)

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE):
            self.display.forget()
            self._fit()
            self.redraw()
        if event.type == pygame.KEYDOWN and self._press(event):
            return
        if event.type in OF_PLAYER:
            self.display.glow()
        if self.stack.top is not None:
            self.stack.top.event(event)

    def _press(self, event: pygame.event.Event) -> bool:
        """Do what a key does wherever it is pressed; False for any other."""
        key, top = pressed(event), self.stack.top
        if top is not None and top.keeps_key(key):
            return False
        name = action_in("Everywhere", key)
        if name == "full_screen" or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            self.toggle_full_screen()
        elif name == "map" and self.trial is not None:
            self._end_trial()
        elif name == "bundle":
            self.write_bundle()
        elif name == "help":
            return self._show_help()
        else:
            return False
        return True

    @property
    def _is_busy(self) -> bool:
        """Return whether a frame is wanted, or a scene has something to do, though nobody touches the window."""
        top = self.stack.top
        return self.display.is_due or self.pads.is_held or (top is not None and (top.is_moving or top.works_ahead))

    def loop(self) -> None:
        """Run until the window is closed."""
        clock = pygame.time.Clock()
        held: set[int] = set()
        self.pads.begin()
        self.step(0.0)
        while self.is_running:
            events: list[pygame.event.Event] = []
            is_idle = not self._is_busy
            if is_idle:
                first = pygame.event.wait(round(IDLE * 1000))
                if first.type != pygame.NOEVENT:
                    events.append(first)
                # That time passed before these events: a press long after another one is not a double press.
                self.step(clock.tick() / 1000, ())
            events.extend(pygame.event.get())
            events = [event for event in events if not is_idle_repeat(event, held)]
            try:
                self.step(min(clock.tick(0 if is_idle else self.frames) / 1000, LONGEST_STEP), events)
            except Exception as error:  # An error of the program: the match is on disk, and Continue resumes it.
                self.survive(error)

    def survive(self, error: Exception) -> None:
        """Go back to the menu after an error of the program, and say so. A second one soon after ends the program."""
        now = time.monotonic()
        if now - self._failed_at < SOON:
            raise error
        self._failed_at = now
        remember_error(error)
        print("".join(traceback.format_exception(error)), file=sys.stderr, flush=True)
        self.go_home()
        told = f"{type(error).__name__}: {error}".rstrip(": ")
        kept = "The match you were playing waits: Continue resumes it."
        text = f"{kept}\n\n{key_of('bundle')} writes a bundle for the program's developers.\n\n{told}"
        self.open("notice", "Something went wrong", text)

    def close(self) -> None:
        """Leave all scenes, keep the window's size, and close the window."""
        self.stack.clear()
        if self._thinker is not None:
            self._thinker.close()
        if not self.settings.full_screen and self.display.windowed != self.settings.window:
            self.change_settings(window=self.display.windowed)
        pygame.quit()
