"""How loud a sound is to an ear, and the gain that makes it as loud as others.

Loudness is that of ITU-R BS.1770-4 (K-weighting), in LUFS, of the loudest 0.4 seconds: sounds of the table are short.
"""

from __future__ import annotations

import math

import numpy as np

from game.ui.sound.waves import RATE, Wave

#: The two filters of BS.1770-4 at 48,000 samples a second: numerator and denominator.
_FILTERS = (
    ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)),
    ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)
_FILTERS_RATE, _WINDOW = 48_000, 0.4
#: What nothing is so quiet as.
SILENT = -120.0


def weighted(wave: Wave) -> Wave:
    """Return a sound as an ear weighs its pitches."""
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    z = np.exp(-2j * np.pi * hertz / _FILTERS_RATE)
    response = np.ones(len(hertz), complex)
    for above, below in _FILTERS:
        response *= np.polyval(above[::-1], z) / np.polyval(below[::-1], z)
    return np.fft.irfft(np.fft.rfft(wave) * response, len(wave))


def loudness(wave: Wave) -> float:
    """Return the loudness of the loudest 0.4 seconds, in LUFS."""
    window = int(RATE * _WINDOW)
    power = weighted(np.pad(wave, (0, max(0, window - len(wave))))) ** 2
    sums = np.concatenate(([0.0], np.cumsum(power)))
    most = float((sums[window:] - sums[:-window]).max()) / window
    return max(SILENT, -0.691 + 10 * math.log10(max(most, 1e-12)))


def levelled(wave: Wave, lufs: float, peak: float) -> Wave:
    """Return a sound of that loudness, with no sample beyond ``peak``: what would be is pressed softly below it."""
    gain = 10 ** ((lufs - loudness(wave)) / 20)
    for _ in range(12):
        made = peak * np.tanh(gain * wave / peak)
        missing = lufs - loudness(made)
        if abs(missing) < 0.2:
            break
        gain *= 10 ** (missing / 20)
    return made
