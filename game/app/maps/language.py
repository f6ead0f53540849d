"""The map language: every class of every game, and which kind of map a class means.

A game joins with its ``game/app/games/<game>/map_kind.py``; one without plays on no maps.
"""

from __future__ import annotations

from functools import cache

from game.app.games.entries import GAMES
from game.app.games.own_modules import own_module
from game.app.maps.card_table import CARD_CLASSES
from game.app.maps.kinds import GameMaps, MapKind
from game.app.scenarios.words import SCENARIO_CLASSES
from game.tiled.language import Language

_NONE = GameMaps((), ())


@cache
def maps_of(game: str) -> GameMaps:
    """Return what a game says of its maps, imported only when it is asked for; nothing where it has none."""
    found = own_module(game, "map_kind")
    if found is None:
        return _NONE
    maps: GameMaps = found.MAPS
    return maps


@cache
def language() -> Language:
    """Return the classes that games of cards share, scenarios, and all games, by name."""
    every = (*CARD_CLASSES, *SCENARIO_CLASSES, *(each for game in GAMES for each in maps_of(game).classes))
    return Language(tuple(sorted(every, key=lambda each: each.name)))


@cache
def kinds() -> dict[str, MapKind]:
    """Return every kind of map by the name of its class."""
    return {kind.map_class.name: kind for game in GAMES for kind in maps_of(game).kinds}
