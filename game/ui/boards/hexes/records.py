"""What happens on the battlefield, as plain records that motions are made of. They know no rules: a game's screen tells
its events in them.
"""

from __future__ import annotations

import msgspec

from game.geometry.hexes import Hex
from game.ui.boards.shared.dice import RollShown

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


class Struck(msgspec.Struct, frozen=True):
    """One figure struck at another."""

    attacker: int
    target: int


class Loosed(msgspec.Struct, frozen=True):
    """One figure shot at another; ``magic``: a bolt, of a colour of magic or fire."""

    attacker: int
    target: int
    magic: bool = False


class Damaged(msgspec.Struct, frozen=True):
    """A figure lost so much life; 0: the blow did nothing."""

    piece: int
    amount: int


class Healed(msgspec.Struct, frozen=True):
    """A figure has so much life more."""

    piece: int
    amount: int


class Destroyed(msgspec.Struct, frozen=True):
    """A figure is no more."""

    piece: int


class Summoned(msgspec.Struct, frozen=True):
    """A figure comes onto the battlefield."""

    piece: int


class Returned(msgspec.Struct, frozen=True):
    """A figure leaves the battlefield alive."""

    piece: int


class Refused(msgspec.Struct, frozen=True):
    """A figure cannot: to and fro."""

    piece: int


class GlyphTurned(msgspec.Struct, frozen=True):
    """A glyph shows its face."""

    at: Hex
    kind: str


class DiceTumble(msgspec.Struct, frozen=True):
    """Dice are rolled, both sides together; ``outcome`` is what they come to, in words."""

    left: RollShown
    right: RollShown | None = None
    outcome: str = ""


class SpellCast(msgspec.Struct, frozen=True):
    """Light over figures or spaces that a spell touches; ``kind``: harm, shield or heal."""

    pieces: tuple[int, ...] = ()
    places: tuple[Hex, ...] = ()
    kind: str = "harm"


class CardFlown(msgspec.Struct, frozen=True):
    """A card of a seat flies from one place of the screen to another (see ``motion.PLACES``); ``key`` "" is its
    back. ``piece``: it ends at that figure instead."""

    seat: int
    key: str
    start: str
    end: str
    deck: str = "spell"
    piece: int = 0


class Told(msgspec.Struct, frozen=True):
    """Words over a figure, or on a ribbon over the board when ``piece`` is 0."""

    text: str
    piece: int = 0
    seat: int | None = None
    sound: str = "turn"


Record = (
    Moved
    | Fell
    | Struck
    | Loosed
    | Damaged
    | Healed
    | Destroyed
    | Summoned
    | Returned
    | Refused
    | GlyphTurned
    | DiceTumble
    | SpellCast
    | CardFlown
    | Told
)
