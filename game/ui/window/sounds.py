"""Sounds, synthesised with numpy when they are first wanted. A machine without audio stays silent."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pygame
from numpy.typing import NDArray

RATE = 22_050
Wave = NDArray[np.float64]


def _time(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def _noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).uniform(-1, 1, int(RATE * seconds))


def _fade(wave: Wave, speed: float) -> Wave:
    return wave * np.exp(-np.arange(len(wave)) / RATE * speed)


def _soft(wave: Wave, width: int) -> Wave:
    return np.convolve(wave, np.ones(width) / width, mode="same")


def _tone(pitch: float, seconds: float, speed: float) -> Wave:
    time = _time(seconds)
    return _fade(np.sin(2 * np.pi * pitch * time) + 0.4 * np.sin(4 * np.pi * pitch * time), speed)


def _sweep(start: float, end: float, seconds: float, speed: float) -> Wave:
    time = _time(seconds)
    pitch = start + (end - start) * time / seconds
    return _fade(np.sin(2 * np.pi * np.cumsum(pitch) / RATE), speed)


def _chord(pitches: tuple[float, ...], gap: float, seconds: float) -> Wave:
    whole = np.zeros(int(RATE * (seconds + gap * len(pitches))))
    for index, pitch in enumerate(pitches):
        note = _tone(pitch, seconds, 3.5)
        begin = int(RATE * gap * index)
        whole[begin : begin + len(note)] += note
    return whole


RECIPES: dict[str, Callable[[], Wave]] = {
    "step": lambda: _fade(_soft(_noise(0.09, 1), 14), 45) * 1.6,
    "blade": lambda: _fade(_noise(0.2, 2), 26) * 0.5 + _tone(2100, 0.2, 22) * 0.3,
    "hit": lambda: _fade(_soft(_noise(0.2, 3), 8), 24) * 1.4 + _sweep(160, 60, 0.2, 14) * 0.8,
    "arrow": lambda: _fade(_soft(_noise(0.26, 4), 3), 14) * 0.7,
    "spell": lambda: _sweep(420, 1250, 0.4, 5) * 0.5 + _sweep(640, 1900, 0.4, 6) * 0.25,
    "coin": lambda: _tone(2637, 0.25, 14) * 0.4 + _tone(3520, 0.25, 18) * 0.3,
    "card": lambda: _fade(_soft(_noise(0.07, 5), 4), 50) * 0.9,
    "dice": lambda: np.concatenate([_fade(_noise(0.05, seed), 70) for seed in range(6, 11)]) * 0.8,
    "death": lambda: _sweep(220, 55, 0.55, 5) + _fade(_soft(_noise(0.55, 11), 20), 7),
    "fanfare": lambda: _chord((392, 494, 587, 784), 0.13, 0.8) * 0.5,
    "tick": lambda: _tone(240, 0.07, 45) * 0.7,
    "turn": lambda: _chord((523, 784), 0.09, 0.4) * 0.4,
}


class Sounds:
    """Plays sounds by name; each is made once."""

    def __init__(self) -> None:
        self._made: dict[str, pygame.mixer.Sound] = {}
        try:
            pygame.mixer.init(RATE, -16, 2, 512)
            self._able = True
        except (pygame.error, NotImplementedError):
            self._able = False

    def play(self, name: str, volume: float) -> None:
        """Sound it at a volume from 0 to 1; unknown names and silent machines are passed over."""
        if not self._able or volume <= 0 or name not in RECIPES:
            return
        if name not in self._made:
            wave = RECIPES[name]()
            level = np.clip(wave / max(1.0, float(np.abs(wave).max())) * 0.7, -1, 1)
            both = np.repeat((level * 32767).astype(np.int16)[:, None], 2, axis=1)
            self._made[name] = pygame.mixer.Sound(buffer=both.tobytes())
        sound = self._made[name]
        sound.set_volume(volume)
        sound.play()
