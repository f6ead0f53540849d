"""What happens on boards of more than one kind, as plain records that motions are made of. They know no rules: a game's
screen describes its events with them.
"""

from __future__ import annotations

import msgspec

from game.ui.boards.shared.dice import RollShown

#: A space by the two numbers that a board names it with.
Cell = tuple[int, int]


class Struck(msgspec.Struct, frozen=True):
    """One piece struck at another."""

    attacker: int
    target: int


class ShotFired(msgspec.Struct, frozen=True):
    """One piece shot at another; ``magic``: a bolt, of a colour of magic or fire."""

    attacker: int
    target: int
    magic: bool = False


class Damaged(msgspec.Struct, frozen=True):
    """A piece lost that much life; 0: the blow did nothing."""

    piece: int
    amount: int


class Healed(msgspec.Struct, frozen=True):
    """A piece gained that much life."""

    piece: int
    amount: int


class Destroyed(msgspec.Struct, frozen=True):
    """A piece is no more."""

    piece: int


class Summoned(msgspec.Struct, frozen=True):
    """A piece comes onto the board."""

    piece: int


class Returned(msgspec.Struct, frozen=True):
    """A piece leaves the board alive."""

    piece: int


class Refused(msgspec.Struct, frozen=True):
    """A piece cannot: back and forth."""

    piece: int


class DiceTumble(msgspec.Struct, frozen=True):
    """Dice are rolled, both sides together; ``outcome`` is the outcome, in words."""

    left: RollShown
    right: RollShown | None = None
    outcome: str = ""


class SpellCast(msgspec.Struct, frozen=True):
    """Light over pieces or spaces that a spell touches; ``kind``: harm, shield or heal."""

    pieces: tuple[int, ...] = ()
    places: tuple[Cell, ...] = ()
    kind: str = "harm"


class CardFlown(msgspec.Struct, frozen=True):
    """A seat's card flies from place to place (``motion.PLACES``), as a back if ``key`` is ""; or to ``piece``."""

    seat: int
    key: str
    start: str
    end: str
    deck: str = "spell"
    piece: int = 0


class Message(msgspec.Struct, frozen=True):
    """Words over a piece, or on a ribbon over the board when ``piece`` is 0."""

    text: str
    piece: int = 0
    seat: int | None = None
    sound: str = "turn"


#: What may happen on a board of any kind. Each kind adds records of its own.
SharedRecord = (
    Struck
    | ShotFired
    | Damaged
    | Healed
    | Destroyed
    | Summoned
    | Returned
    | Refused
    | DiceTumble
    | SpellCast
    | CardFlown
    | Message
)
