"""Small pictures of what a game's maps hold, for lists and the map viewer: one record a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import pygame

from game.ui.art.palette import rgb

Size = tuple[int, int]
#: What a game reads from its maps.
BoardT = TypeVar("BoardT", contravariant=True)
LinedUp = Mapping[str, tuple[str, ...]]
_TABLE = rgb("#2b2018")


def _bare(board: object, size: Size) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(_TABLE)
    return surface


def _bare_table(board: object, path: Path, size: Size, theme: str) -> pygame.Surface:
    return _bare(board, size)


class BoardPictures(msgspec.Struct, Generic[BoardT], frozen=True):
    """Pictures of a board that fit into a size. ``plain`` is drawn at once, from the board alone; ``painted`` as it
    lies on the table, from the map at that path, in a theme. Both are equally large. Without them there is a bare
    table. ``lined_up`` paints it with what is chosen for a new match: keys by what they are lined up for, and the
    factions of the seats by the set-up's field."""

    plain: Callable[[BoardT, Size], pygame.Surface] = _bare
    painted: Callable[[BoardT, Path, Size, str], pygame.Surface] = _bare_table
    lined_up: Callable[[BoardT, Path, Size, str, LinedUp], pygame.Surface] | None = None


#: Pictures of a game, found by its name: the type of its boards is the game's own.
GamePictures = BoardPictures[Any]
