"""What sounds are made of: tones, noise and strings as numpy arrays of samples, their shaping, and the rooms that they
ring in. Everything is mono, from -1 to 1, at ``RATE`` samples a second; what chance decides has a seed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
Wave = NDArray[np.float64]

#: Semitones above A of each note's name.
_NOTES = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(name: str) -> float:
    """Return the pitch in hertz of a note such as "A4", "Bb3" or "F#5"."""
    sign = {"#": 1, "b": -1}.get(name[1], 0)
    return 440.0 * 2 ** ((_NOTES[name[0]] + sign) / 12 + int(name[-1]) - 4)


def silence(seconds: float) -> Wave:
    return np.zeros(int(RATE * seconds))


def time_of(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).uniform(-1, 1, int(RATE * seconds))


def decay(wave: Wave, speed: float) -> Wave:
    """Let it die away: after a second it is e to the minus ``speed`` times as loud; its end does not click."""
    return swell(wave * np.exp(-np.arange(len(wave)) / RATE * speed), 0.0, 0.01)


def swell(wave: Wave, begin: float, end: float) -> Wave:
    """Let it come up in ``begin`` seconds and go down in ``end``."""
    shape = np.ones(len(wave))
    up, down = min(int(RATE * begin), len(wave)), min(int(RATE * end), len(wave))
    shape[:up] *= np.linspace(0, 1, up)
    shape[len(wave) - down :] *= np.linspace(1, 0, down)
    return wave * shape


def tone(hertz: float, seconds: float, speed: float = 0.0, partials: tuple[float, ...] = (1.0, 0.4)) -> Wave:
    """Return a tone that dies away; ``partials`` are how loud it and its overtones are."""
    time = time_of(seconds)
    parts = (loud * np.sin(2 * np.pi * hertz * (number + 1) * time) for number, loud in enumerate(partials))
    return decay(np.sum(list(parts), axis=0), speed)


def sweep(start: float, end: float, seconds: float, speed: float) -> Wave:
    """Return a tone that glides from one pitch to another and dies away."""
    hertz = start + (end - start) * time_of(seconds) / seconds
    return decay(np.sin(2 * np.pi * (np.cumsum(hertz) - start) / RATE), speed)


def band(wave: Wave, low: float, high: float) -> Wave:
    """Return what lies between two pitches, with soft edges of a fifth."""
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    keeps = np.ones(len(hertz))
    for edge, side in ((low, 1), (high, -1)):
        octaves = side * np.log2(np.maximum(hertz, 1.0) / max(edge, 1.0))
        keeps *= np.clip(octaves / 0.6 + 1, 0, 1)
    return np.fft.irfft(np.fft.rfft(wave) * keeps, len(wave))


def string(hertz: float, seconds: float, seed: int, *, bright: float = 0.5) -> Wave:
    """Return a plucked string (Karplus and Strong, "Digital Synthesis of Plucked-String and Drum Timbres", 1983), a
    period at a time. A period is a whole number of samples, so it is stretched into tune afterwards."""
    late = 1 - bright
    period = max(2, int(RATE / hertz - late))
    stretched = RATE / hertz / (period + late)
    one = np.random.default_rng(seed).uniform(-1, 1, period)
    one -= one.mean()
    periods = []
    for _ in range(int(RATE * seconds / stretched) // period + 2):
        periods.append(one)
        one = 0.998 * (bright * one + late * np.roll(one, 1))
    plucked = np.concatenate(periods)
    samples = np.arange(int(RATE * seconds)) / stretched
    return swell(np.interp(samples, np.arange(len(plucked)), plucked), 0.002, 0.05)


def mixed(length: float, *parts: tuple[float, Wave]) -> Wave:
    """Return the sum of parts, each from its second on; what reaches beyond the length is cut off."""
    whole = silence(length)
    for begin, wave in parts:
        at = int(RATE * begin)
        piece = wave[: max(0, len(whole) - at)]
        whole[at : at + len(piece)] += piece
    return whole


def looped(length: float, *parts: tuple[float, Wave]) -> Wave:
    """Return the sum of parts in a loop: what reaches beyond its end sounds at its beginning."""
    whole = silence(length)
    for begin, wave in parts:
        places = (int(RATE * begin) + np.arange(len(wave))) % len(whole)
        np.add.at(whole, places, wave)
    return whole


def in_room(wave: Wave, seconds: float, share: float) -> Wave:
    """Return a sound with the ring of a room: of that many seconds, and that loud compared with the sound."""
    if seconds <= 0 or share <= 0:
        return wave
    ring = band(decay(noise(seconds, 1), 5 / seconds), 200, 5000)
    length = len(wave) + len(ring)
    rung = np.fft.irfft(np.fft.rfft(wave, length) * np.fft.rfft(ring, length), length)
    rung *= float(np.sqrt(np.mean(wave**2)) / max(1e-9, np.sqrt(np.mean(rung[: len(wave)] ** 2))))
    whole = share * rung
    whole[: len(wave)] += wave
    return whole
