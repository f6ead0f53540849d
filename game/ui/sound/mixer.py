"""Plays effects, and loops under them. A machine without audio stays silent.

However much is heard at once, nothing is clipped: each further effect of those that still sound is played more quietly,
and the levels leave room for six of them with music and place (``EFFECT``, ``THEME``, ``PLACE``).
"""

from __future__ import annotations

import contextlib
import threading
import zlib
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import msgspec
import numpy as np
import pygame
import zstandard

from game.app.files import folders
from game.app.files.writing import write_whole
from game.ui.sound import music
from game.ui.sound.effects import PLAIN, RECIPES, TableSounds, effect
from game.ui.sound.loudness import levelled
from game.ui.sound.waves import RATE, Wave

#: How many effects sound at once; more are passed over.
AT_ONCE = 6
#: The channels before those of effects: the theme's and the place's.
_LOOPS = 2
#: Milliseconds in which a loop comes and goes, and the share of it that is left under words.
_FADE, UNDER_WORDS = 1200, 0.35
#: Seconds after which an effect that had to be made first is no longer heard: what it belongs to has passed.
LATE = 0.4


class Level(msgspec.Struct, frozen=True):
    """How loud sounds of a kind are, in LUFS, and beyond what no sample of them goes."""

    lufs: float
    peak: float


EFFECT, THEME, PLACE = Level(-26.0, 0.28), Level(-32.0, 0.2), Level(-42.0, 0.1)


def made_effect(name: str, sounds: TableSounds = PLAIN) -> Wave:
    """Return an effect of a table, as loud as all others."""
    return levelled(effect(name, sounds), EFFECT.lufs, EFFECT.peak)


def made_loop(name: str) -> Wave:
    """Return a loop as loud as it lies under effects."""
    level = THEME if name == "theme" else PLACE
    return levelled(music.loop(name), level.lufs, level.peak)


def samples(wave: Wave) -> bytes:
    """Return a sound as the mixer takes it: 16 bits, left and right alike."""
    return np.repeat((wave * 32767).astype(np.int16)[:, None], 2, axis=1).tobytes()


def kept_loop(name: str) -> bytes:
    """Return the samples of a loop, made once on this machine and kept, compressed."""
    sources = (Path(__file__).with_name(each) for each in ("music.py", "waves.py", "loudness.py", "mixer.py"))
    mark = zlib.crc32(b"".join(source.read_bytes() for source in sources if source.exists()))
    file = folders.sounds_folder() / f"{name.replace(' ', '_')}-{mark:08x}.zst"
    with contextlib.suppress(OSError, zstandard.ZstdError):
        return zstandard.decompress(file.read_bytes(), max_output_size=1 << 26)
    made = samples(made_loop(name))
    with contextlib.suppress(OSError):
        for old in file.parent.glob(f"{name.replace(' ', '_')}-*.zst"):
            old.unlink()
        write_whole(file, zstandard.compress(made, 6))
    return made


class Sounds:
    """Plays sounds by name; each is made once, while the window stays responsive. ``volumes`` are from 0 to 1."""

    def __init__(self) -> None:
        self._effects: dict[tuple[str, int], pygame.mixer.Sound] = {}
        self._loops: dict[str, pygame.mixer.Sound] = {}
        #: What is made in the background, or was: effects by name and table, loops by name.
        self._making: set[tuple[str, int] | str] = set()
        #: Held while an effect takes a channel.
        self._choosing = threading.Lock()
        #: What lies under everything now, by its channel: its name, and how loud.
        self._under: dict[int, tuple[str, float]] = {}
        with contextlib.suppress(pygame.error, NotImplementedError):
            pygame.mixer.init(RATE, -16, 2, 512)
            pygame.mixer.set_num_channels(_LOOPS + AT_ONCE)
            pygame.mixer.set_reserved(_LOOPS)

    @property
    def _able(self) -> bool:
        """Return whether there is still a device to play on."""
        return pygame.mixer.get_init() is not None

    def play(self, name: str, volume: float, sounds: TableSounds = PLAIN) -> None:
        """Sound an effect of a table; unknown names and silent machines are passed over."""
        if not self._able or volume <= 0 or name not in RECIPES:
            return
        key = (name, id(sounds))
        found = self._effects.get(key)
        if found is not None:
            self._sound(found, volume)
        elif key not in self._making:
            asked = monotonic()
            self._in_background(key, lambda: self._make_effect(name, sounds, volume, asked))

    def _make_effect(self, name: str, sounds: TableSounds, volume: float, asked: float) -> None:
        """Make an effect, and let it be heard unless it is late."""
        made = samples(made_effect(name, sounds))
        # The device may have gone meanwhile.
        with contextlib.suppress(pygame.error):
            found = self._effects[name, id(sounds)] = pygame.mixer.Sound(buffer=made)
            if monotonic() - asked < LATE:
                self._sound(found, volume)

    def _sound(self, effect: pygame.mixer.Sound, volume: float) -> None:
        """Let an effect be heard, if not too many are."""
        channels = [pygame.mixer.Channel(number) for number in range(_LOOPS, _LOOPS + AT_ONCE)]
        with self._choosing:
            silent = [channel for channel in channels if not channel.get_busy()]
            if not silent:
                return
            # One over how many there are then: six at once are not two and a half times as loud as one.
            silent[0].set_volume(volume / (AT_ONCE - len(silent) + 1))
            silent[0].play(effect)

    def lay_under(self, theme: str, place: str, volumes: tuple[float, float], *, under_words: bool) -> None:
        """Let a theme and a place ("": none) be heard from now on, at these volumes; more quietly under words."""
        share = UNDER_WORDS if under_words else 1.0
        for number, name in enumerate((theme, place)):
            self._lay(number, name, volumes[number] * share)

    def _lay(self, number: int, name: str, volume: float) -> None:
        """Let a loop be heard on a channel ("": none). What is not made yet is made in the background."""
        before = self._under.get(number, ("", 0.0))
        if not self._able or before == (name, volume):
            return
        channel = pygame.mixer.Channel(number)
        if not name or volume <= 0:
            channel.fadeout(_FADE)
        elif name not in self._loops:
            if name not in self._making:
                self._in_background(name, lambda: self._make_loop(name))
            return
        elif before[0] != name or not channel.get_busy():
            channel.play(self._loops[name], loops=-1, fade_ms=_FADE)
        channel.set_volume(volume)
        self._under[number] = (name, volume)

    def be_still(self) -> None:
        """Let no loop be heard."""
        if not self._able:
            self._under.clear()
        for number in tuple(self._under):
            pygame.mixer.Channel(number).fadeout(_FADE)
            del self._under[number]

    def _make_loop(self, name: str) -> None:
        made = kept_loop(name)
        with contextlib.suppress(pygame.error):
            self._loops[name] = pygame.mixer.Sound(buffer=made)

    def _in_background(self, key: tuple[str, int] | str, make: Callable[[], None]) -> None:
        """Make something while the window stays responsive."""
        self._making.add(key)
        name = key if isinstance(key, str) else key[0]
        threading.Thread(target=make, name=f"makes {name}", daemon=True).start()
