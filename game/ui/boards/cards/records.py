"""What lies on a table of zones, and what happens there, as plain records. They know no rules: a game's screen tells
its table and its events in them.
"""

from __future__ import annotations

import msgspec

from game.ui.boards.shared.records import (
    CardFlown,
    Damaged,
    Destroyed,
    DiceTumble,
    Healed,
    Loosed,
    Refused,
    Returned,
    SpellCast,
    Struck,
    Summoned,
    Told,
)

__all__ = [
    "BuildChanged",
    "CardFlown",
    "Damaged",
    "Destroyed",
    "DiceTumble",
    "EntryGone",
    "EntryPushed",
    "EntryShown",
    "Healed",
    "LocationFell",
    "LocationLaid",
    "LocationShown",
    "Loosed",
    "MagicChanged",
    "PileShown",
    "Record",
    "Refused",
    "Returned",
    "Rolled",
    "SaveShown",
    "Shifted",
    "SpellCast",
    "Struck",
    "Summoned",
    "Told",
    "Turned",
    "UnitShown",
    "ZoneClosed",
    "ZoneState",
]


class UnitShown(msgspec.Struct, frozen=True):
    """A unit, or a ``capital``, in a zone: ``piece`` is its number, ``key`` its card. ``hp`` are its hit points without
    ``damage``; ``magic_most`` (0: none) is how many magic points it can have. ``tapped``: it has been activated.
    ``marks`` are icon words for its state and equipment, ``effects`` words that are told when it is pointed at."""

    piece: int
    key: str
    name: str
    seat: int
    zone: int
    hp: int
    damage: int = 0
    atk: int = 0
    dam: int = 0
    def_: int = 0
    magic: int = 0
    magic_most: int = 0
    tapped: bool = False
    capital: bool = False
    marks: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()

    @property
    def left(self) -> int:
        """Hit points left."""
        return max(0, self.hp - self.damage)


class LocationShown(msgspec.Struct, frozen=True):
    """A location in a zone."""

    card: int
    key: str
    name: str
    seat: int
    zone: int


class ZoneState(msgspec.Struct, frozen=True):
    """Who controls a zone (None: nobody), and whether it is ``blockaded``."""

    zone: int
    controller: int | None = None
    blockaded: bool = False


class EntryShown(msgspec.Struct, frozen=True):
    """An effect on the stack: ``number`` is its own, ``key`` its card, ``what`` an icon word. ``source`` is the unit
    that it comes from, ``targets`` are units, ``zone`` a zone and ``counters`` the entry that it is aimed at (0: none).
    """

    number: int
    seat: int
    key: str
    name: str
    what: str = "card"
    source: int = 0
    targets: tuple[int, ...] = ()
    zone: int = 0
    counters: int = 0


class PileShown(msgspec.Struct, frozen=True):
    """How many cards a seat has in deck, graveyard and hand; ``top`` is the key of the graveyard's upper card."""

    seat: int
    deck: int
    graveyard: int
    top: str = ""
    hand: int = 0


class Shifted(msgspec.Struct, frozen=True):
    """A unit went to another zone; ``manner``: move, march, lift, teleport, swap."""

    piece: int
    zone: int
    manner: str = "move"


class Turned(msgspec.Struct, frozen=True):
    """A unit was tapped, or readied."""

    piece: int
    tapped: bool = True


class MagicChanged(msgspec.Struct, frozen=True):
    """A unit gained magic points, or spent some (below 0)."""

    piece: int
    amount: int


class BuildChanged(msgspec.Struct, frozen=True):
    """A seat gained build points, or paid some (below 0)."""

    seat: int
    amount: int


class SaveShown(msgspec.Struct, frozen=True):
    """A unit rolled a d20 to save itself: ``face`` against ``needed``."""

    piece: int
    face: int
    needed: int
    saved: bool
    why: str = ""


class Rolled(msgspec.Struct, frozen=True):
    """A d20 was rolled about the unit ``piece`` (the target of an attack): what for, and what it came to; ``good``
    colours the outcome, None leaves it plain."""

    piece: int
    seat: int
    title: str
    face: int
    outcome: str = ""
    good: bool | None = None


class EntryPushed(msgspec.Struct, frozen=True):
    """An effect goes on top of the stack: from the hand, or from the unit ``source``."""

    entry: EntryShown


class EntryGone(msgspec.Struct, frozen=True):
    """An effect leaves the stack: ``how`` is resolved, fizzled or countered; ``to`` is graveyard, play or nowhere."""

    number: int
    how: str = "resolved"
    to: str = "graveyard"


class LocationLaid(msgspec.Struct, frozen=True):
    """A location is put into a zone."""

    zone: int
    key: str
    seat: int


class LocationFell(msgspec.Struct, frozen=True):
    """The location of a zone is razed."""

    zone: int


class ZoneClosed(msgspec.Struct, frozen=True):
    """A zone is blockaded."""

    zone: int


Record = (
    Shifted
    | Turned
    | MagicChanged
    | BuildChanged
    | Rolled
    | SaveShown
    | EntryPushed
    | EntryGone
    | LocationLaid
    | LocationFell
    | ZoneClosed
    | Struck
    | Loosed
    | Damaged
    | Healed
    | Destroyed
    | Summoned
    | Returned
    | Refused
    | DiceTumble
    | SpellCast
    | CardFlown
    | Told
)
