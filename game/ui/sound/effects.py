"""Sound effects, one recipe for each. A game says how its table's room sounds, and adds its own effects (``sounds.py``
in its folder of ``ui/games``)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np

from game.ui.sound.waves import Wave, band, decay, in_room, mixed, noise, pitch, silence, sweep, swell, tone

Recipe = Callable[[], Wave]


def knock(low: float, high: float, seconds: float, seed: int) -> Wave:
    """Return a short dull knock."""
    wave = decay(noise(seconds, seed), 5 / seconds)
    # What the band spreads over the beginning comes round at the end, and is cut off there.
    spread = band(np.concatenate((wave, silence(0.06))), low, high)
    return swell(spread[: len(wave)], 0.001, 0.005)


def ring(pitches: tuple[float, ...], seconds: float, speed: float) -> Wave:
    """Return the ring of metal: overtones that are not multiples of one another."""
    return mixed(seconds, *((0.0, tone(one, seconds, speed, (1.0,))) for one in pitches))


def notes(names: tuple[str, ...], gap: float, seconds: float, speed: float = 3.5) -> Wave:
    """Return notes one after another."""
    tones = ((gap * at, tone(pitch(name), seconds, speed)) for at, name in enumerate(names))
    return mixed(gap * (len(names) - 1) + seconds, *tones)


def _dice(low: float, high: float) -> Wave:
    falls = (0.0, 0.07, 0.12, 0.2, 0.24, 0.27)
    return mixed(0.4, *((at, knock(low, high, 0.06, seed) * (1 - at)) for seed, at in enumerate(falls, 6)))


#: The sounds that every table has.
RECIPES: dict[str, Recipe] = {
    "step": lambda: knock(120, 900, 0.1, 1),
    "blade": lambda: 0.6 * knock(1500, 8000, 0.18, 2) + 0.5 * ring((2093, 3229, 4871), 0.18, 18),
    "hit": lambda: knock(80, 1200, 0.2, 3) + 0.8 * sweep(160, 60, 0.2, 14),
    "arrow": lambda: band(swell(noise(0.26, 4), 0.12, 0.1), 900, 4000),
    "spell": lambda: 0.6 * sweep(420, 1250, 0.4, 5) + 0.3 * sweep(640, 1900, 0.4, 6),
    "coin": lambda: ring((2637, 3520, 5274), 0.3, 14),
    "card": lambda: band(swell(noise(0.09, 5), 0.02, 0.06), 700, 6000),
    "dice": lambda: _dice(400, 3500),
    "death": lambda: mixed(0.6, (0, sweep(220, 55, 0.55, 5)), (0, knock(60, 700, 0.55, 11))),
    "fanfare": lambda: notes(("G4", "B4", "D5", "G5"), 0.13, 0.8),
    "tick": lambda: mixed(0.07, (0, knock(200, 1500, 0.05, 12)), (0, 0.6 * tone(240, 0.07, 45))),
    "turn": lambda: notes(("C5", "G5"), 0.09, 0.4, 7),
}


class TableSounds(msgspec.Struct, frozen=True):
    """How a game's table sounds: for how many seconds its room rings (``ring``) and how loud that is compared with the
    sound (``share``), its ``own`` recipes, and the ``place`` heard around it (``music.PLACES``; "": none)."""

    ring: float = 0.0
    share: float = 0.0
    own: dict[str, Recipe] = {}
    place: str = ""


#: How pages sound, and tables of games without sounds of their own.
PLAIN = TableSounds()
#: Sounds of the window itself, which ring in no room.
_OF_PAGES = ("tick",)


def effect(name: str, sounds: TableSounds = PLAIN) -> Wave:
    """Return a sound as it is heard at a table. Raises KeyError for an unknown name."""
    if name in _OF_PAGES:
        return RECIPES[name]()
    return in_room(sounds.own.get(name, RECIPES[name])(), sounds.ring, sounds.share)
