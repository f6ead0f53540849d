"""What happens on the battlefield, as plain records that motions are made of. They know no rules: a game's screen
describes its events with them.
"""

from __future__ import annotations

import msgspec

from game.geometry.hexes import Hex

# What may happen on any board may happen on this one: its records are to be had here too.
from game.ui.boards.shared.records import *  # noqa: F403
from game.ui.boards.shared.records import SharedRecord

Spaces = tuple[Hex, ...]


class Moved(msgspec.Struct, frozen=True):
    """A figure went along ``path``: where it stood, then each pose on the way (its one or two spaces). ``flies``: over
    everything; ``thrown``: something else moved it."""

    piece: int
    path: tuple[Spaces, ...]
    flies: bool = False
    thrown: bool = False


class Fell(msgspec.Struct, frozen=True):
    """A figure came down hard where it stands."""

    piece: int


class GlyphTurned(msgspec.Struct, frozen=True):
    """A glyph shows its face."""

    at: Hex
    kind: str


Record = Moved | Fell | GlyphTurned | SharedRecord
