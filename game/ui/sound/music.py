"""What is heard under everything: the theme of menu and demo, and what is heard of the place that a board shows.

The theme is composed here: a tune in four phrases (A A B A) over the chords of a Dorian mode, on plucked strings with a
flute, a drone and a drum. All of it is in loops without a seam.
"""

from __future__ import annotations

import numpy as np

from game.ui.sound.waves import RATE, Wave, band, decay, looped, noise, pitch, string, sweep, swell, time_of, tone

#: Seconds of a beat of the theme, its bars, and the seconds of a place's loop.
BEAT, BARS, PLACE = 0.62, 32, 24.0

#: The chord of each bar of a phrase, from the lowest string up, and the phrases' order.
_CHORDS = {
    "A": (("D3", "A3", "D4", "F4"), ("C3", "G3", "C4", "E4"), ("D3", "A3", "D4", "F4"), ("A2", "E3", "A3", "C4")) * 2,
    "B": (("F3", "C4", "F4", "A4"), ("G3", "D4", "G4", "B4"), ("D3", "A3", "D4", "F4"), ("C3", "G3", "C4", "E4")) * 2,
}
_ORDER = "AABA"
#: The tune: notes with the beats that they last, four beats a bar; "-" is a rest.
_TUNES = {
    "A": "D5 2 E5 1 F5 1 G5 1.5 F5 .5 E5 2 D5 1 F5 1 A5 2 E5 3 - 1 "
    "A5 1.5 G5 .5 F5 1 E5 1 G5 2 E5 1 C5 1 D5 2 F5 1 E5 1 D5 3 - 1",
    "B": "A5 2 C6 2 B5 1.5 A5 .5 G5 2 A5 1 F5 1 D5 2 E5 3 - 1 "
    "F5 1 A5 1 C6 2 D6 1.5 B5 .5 G5 2 F5 1 E5 1 D5 1 C5 1 D5 3 - 1",
}


def theme() -> Wave:
    parts: list[tuple[float, Wave]] = []
    strings: dict[str, Wave] = {}

    def plucked(name: str) -> Wave:
        if name not in strings:
            strings[name] = string(pitch(name), 2.2, round(pitch(name)), bright=0.6)
        return strings[name]

    bars = [(phrase, bar) for phrase in _ORDER for bar in range(len(_CHORDS[phrase]))]
    for number, (phrase, bar) in enumerate(bars):
        begin, chord = number * 4 * BEAT, _CHORDS[phrase][bar]
        for step, string_of in enumerate((0, 2, 3, 1, 2, 3, 1, 2)):
            note = plucked(chord[string_of])
            parts.append((begin + step * BEAT / 2, note * (0.5 if step else 0.7)))
        parts.append((begin, swell(tone(pitch(chord[0]) / 2, 4.4 * BEAT, 0, (1.0, 0.3, 0.1)), 0.5, 0.7) * 0.16))
        if number >= 8:
            parts += [(begin, _drum() * 0.5), (begin + 2.5 * BEAT, _drum() * 0.28)]
    for number, phrase in enumerate(_ORDER):
        at = number * 32 * BEAT
        words = _TUNES[phrase].split()
        for name, beats in zip(words[::2], map(float, words[1::2]), strict=True):
            if name != "-" and number:
                parts.append((at, _flute(pitch(name), beats * BEAT) * 0.22))
            elif name != "-":
                parts.append((at, plucked(name) * 0.6))
            at += beats * BEAT
    return looped(BARS * 4 * BEAT, *parts)


def _flute(hertz: float, seconds: float) -> Wave:
    time = time_of(seconds * 1.05)
    shaken = 2 * np.pi * hertz * time + 0.12 * np.sin(2 * np.pi * 5.2 * time) * np.clip(time * 2, 0, 1)
    breath = band(noise(seconds * 1.05, round(hertz)), hertz * 0.8, hertz * 2.4)[: len(time)]
    return swell(np.sin(shaken) + 0.25 * np.sin(2 * shaken) + 0.12 * breath, 0.05, 0.12)


def _drum() -> Wave:
    return sweep(120, 55, 0.5, 9) + band(decay(noise(0.5, 3), 22), 80, 700) * 0.5


def _scattered(seed: int, count: int) -> list[float]:
    return sorted(np.random.default_rng(seed).uniform(0, PLACE, count).tolist())


def _wind(low: float, high: float, seed: int) -> list[tuple[float, Wave]]:
    """Return gusts, one after another."""
    gusts = [(at, swell(band(noise(9, seed + n), low, high), 4, 4.5)) for n, at in enumerate(range(0, int(PLACE), 4))]
    return [(float(at), wave) for at, wave in gusts]


def _hall() -> Wave:
    """Return a fire in a hall: its murmur, and the crackle of wood."""
    crackle = [(at, band(decay(noise(0.05, n), 90), 1200, 7000) * 0.5) for n, at in enumerate(_scattered(1, 60))]
    return looped(PLACE, *[(at, wave * 0.5) for at, wave in _wind(60, 300, 10)], *crackle)


def _open_country() -> Wave:
    """Return wind over grass, and a bird now and then."""
    birds = [
        (at + step * 0.14, swell(sweep(2400 + 300 * (n % 3), 3100, 0.1, 2), 0.02, 0.04) * 0.12)
        for n, at in enumerate(_scattered(2, 6))
        for step in range(2 + n % 3)
    ]
    return looped(PLACE, *_wind(180, 1400, 20), *birds)


def _cave() -> Wave:
    """Return a low hum of stone, and drops of water with their echoes."""
    drops = [
        (at + echo * 0.31, swell(sweep(900 + 90 * (n % 4), 1500, 0.07, 16), 0.002, 0.02) * 0.5 / (1 + 2 * echo))
        for n, at in enumerate(_scattered(3, 14))
        for echo in range(3)
    ]
    return looped(PLACE, *_wind(40, 160, 30), *drops)


def _water() -> Wave:
    """Return water along a shore."""
    return looped(PLACE, *_wind(300, 3000, 40), *((at, wave * 0.6) for at, wave in _wind(80, 400, 50)))


#: The places that a board can be, each with its loop.
PLACES = {"hall": _hall, "open country": _open_country, "cave": _cave, "water": _water}


def loop(name: str) -> Wave:
    """Return the loop of a name: "theme", or a place. Raises KeyError for another."""
    return theme() if name == "theme" else PLACES[name]()


def seam(wave: Wave) -> float:
    """Return the step from the end of a loop to its beginning, against its largest within."""
    inside = float(np.abs(np.diff(wave)).max())
    return abs(float(wave[0] - wave[-1])) / max(1e-9, inside)


def seconds(wave: Wave) -> float:
    return len(wave) / RATE
