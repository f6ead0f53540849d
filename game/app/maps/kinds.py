"""What a game says of its maps: the classes that Tiled knows them by, and one record for each kind of map.

Each game keeps them in its own folder, ``game/app/games/<game>/map_kind.py``, as ``MAPS``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from game.app.maps.picture import MapPicture
from game.app.scenarios.kinds import ScenarioKind
from game.tiled.language import MapClass, Word
from game.tiled.limits import MOST_SIDE
from game.tiled.plain_xml import Cells
from game.tiled.problems import Findings
from game.tiled.source import Source

#: Makes what a map is for: of the map, the global tile numbers by square for each layer, its title, how boards call the
#: file, and where problems are noted. None, with an error noted, if it cannot be used.
Reader: TypeAlias = Callable[[Source, Cells, str, str, Findings], Any]


class Hint(msgspec.Struct, frozen=True):
    """Something that a designer may want to weigh: what it gives each side. None: there is no way at all."""

    words: str
    first: int | None
    second: int | None


class MapKind(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of map: those of ``map_class``.

    ``wanted`` is what somebody expects who names a map of this kind. ``described`` is the line of a check, from what
    was read and its title; ``figures`` tell of it in a line or two. ``look`` reads what is for the eye only. A map that
    ``is_part`` is built with, not played on. ``hints`` are for designers; ``order`` is the place in a list of maps.
    ``scenarios`` tells how scenarios stand on it, if they can."""

    game: str
    map_class: MapClass
    orientation: Literal["orthogonal", "hexagonal"] = "orthogonal"
    read: Reader
    heading: str
    wanted: str
    described: Callable[[Any, str], str]
    figures: Callable[[Any], str]
    hints: Callable[[Any], tuple[Hint, ...]] = lambda _: ()
    look: Callable[[Source, Cells, MapPicture], Any] | None = None
    is_part: bool = False
    order: Callable[[Any], int] = lambda _: 0
    scenarios: ScenarioKind | None = None


class GameMaps(msgspec.Struct, frozen=True):
    """The maps of a game: every class that a map of its may use, and its kinds of maps."""

    classes: tuple[MapClass, ...]
    kinds: tuple[MapKind, ...]


def class_of_maps(name: str, colour: str, words: tuple[Word, ...] = (), most_squares: int = MOST_SIDE) -> MapClass:
    """Return a class of whole maps: each may say its title and author, and something about itself."""
    texts = (Word("about", "string"), Word("author", "string"), Word("title", "string"))
    return MapClass(name, ("map",), tuple(sorted((*texts, *words), key=lambda word: word.name)), colour, most_squares)
