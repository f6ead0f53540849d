"""What lies on a table of cards, and what happens there, as plain records. They know no rules: a game's screen
describes its table and its events with them.
"""

from __future__ import annotations

import msgspec

# What may happen on any board may happen on this one: its records are to be had here too.
from game.ui.boards.shared.records import *  # noqa: F403
from game.ui.boards.shared.records import DiceTumble, SharedRecord, ShotFired, SpellCast, Struck


class UnitShown(msgspec.Struct, frozen=True):
    """A unit, or a ``capital``, in a zone: ``piece`` is its number, ``key`` its card. ``hp`` are its hit points without
    ``damage``; ``magic_most`` (0: none) is how many magic points it can have. ``tapped``: it has been activated.
    ``marks`` are icon words for its state and equipment."""

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

    @property
    def left(self) -> int:
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


class CounterShown(msgspec.Struct, frozen=True):
    """A counter on a card, or one of its figures: an icon word with a number (None: the icon alone); ``good`` colours
    it (None: as its icon is)."""

    icon: str
    value: int | None
    good: bool | None = None


class CardShown(msgspec.Struct, frozen=True):
    """A whole card on the table, in the area of that name: ``piece`` is its number, ``key`` its card, ``deck`` what
    its back looks like. ``exhausted``: it lies turned. ``attached`` cards lie under it, the first nearest to it.
    ``figures`` are what it is worth now, such as attack and health, at its foot, and ``counters`` what lies on it.
    ``mark`` is an icon word for its state, such as one that acts, at its side; ``dim``: it cannot be used."""

    piece: int
    key: str
    name: str
    seat: int
    area: str
    exhausted: bool = False
    face_down: bool = False
    figures: tuple[CounterShown, ...] = ()
    counters: tuple[CounterShown, ...] = ()
    attached: tuple[CardShown, ...] = ()
    mark: str = ""
    dim: bool = False
    deck: str = ""

    @property
    def tapped(self) -> bool:
        """Return whether it is exhausted, as a unit's token has it."""
        return self.exhausted


class ArrowShown(msgspec.Struct, frozen=True):
    """An arrow from one item to another, each a piece's number, an entry of the stack as ``("stack", number)``, or the
    name of an area. A weak one is thin and broken."""

    start: int | str | tuple[str, int]
    end: int | str | tuple[str, int]
    seat: int = 0
    strong: bool = True
    words: str = ""


class OutcomeShown(msgspec.Struct, frozen=True):
    """What would become of a piece: ``words``, or the ``short`` ones where there is no room for them; ``good`` for who
    looks, bad, or neither."""

    piece: int
    words: str
    short: str
    icon: str
    good: bool | None = None


class PileShown(msgspec.Struct, frozen=True):
    """How many cards lie in an area: on a pile, with its upper card by its key ("" when they lie face down) and the
    ``icon`` of its figure; or as backs in a hand. ``dimmed``: the upper card is out of the match. ``deck`` is what
    backs look like."""

    area: str
    count: int
    top: str = ""
    icon: str = "deck"
    dimmed: bool = False
    deck: str = ""


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


class EntryRemoved(msgspec.Struct, frozen=True):
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


class GaugeShown(msgspec.Struct, frozen=True):
    """How far something fills an area of the table: ``value`` of ``most``, with an icon. ``is_goal``: full is good."""

    area: str
    value: int
    most: int
    icon: str = "star"
    is_goal: bool = False


class CardPlayed(msgspec.Struct, frozen=True):
    """A card comes to its place on the table from an area, or from a place of the screen, such as a hand.
    ``turned_up``: it turns its face up on the way."""

    piece: int
    start: str = "hand"
    turned_up: bool = False


class CardMoved(msgspec.Struct, frozen=True):
    """A card of the table goes to the place where it lies afterwards: to another area, or under another card."""

    piece: int
    slides_under: bool = False


class CardLeft(msgspec.Struct, frozen=True):
    """A card leaves the table for an area, or for a place of the screen, as when it is discarded."""

    piece: int
    end: str = "discard"


class CardTurnedOver(msgspec.Struct, frozen=True):
    """A card of the table turns over where it lies; a ``raised`` one large over the middle of the table, in light."""

    piece: int
    raised: bool = False


class CounterChanged(msgspec.Struct, frozen=True):
    """Counters of a kind come onto a card, or go (below 0)."""

    piece: int
    icon: str
    amount: int


class PileShuffled(msgspec.Struct, frozen=True):
    """A pile is shuffled; ``deck`` is what its backs look like."""

    area: str
    deck: str = ""


#: Whatever stands or lies on the table by a number of its own.
Piece = UnitShown | CardShown

Record = (
    Shifted
    | Turned
    | MagicChanged
    | BuildChanged
    | Rolled
    | SaveShown
    | EntryPushed
    | EntryRemoved
    | LocationLaid
    | LocationFell
    | ZoneClosed
    | CardPlayed
    | CardMoved
    | CardLeft
    | CardTurnedOver
    | CounterChanged
    | PileShuffled
    | SharedRecord
)


def pieces_in(record: Record) -> tuple[int, ...]:
    """Return the pieces that a record is about; of a blow, who strikes comes first."""
    match record:
        case Struck() | ShotFired():
            return record.attacker, record.target
        case EntryPushed() | EntryRemoved() | BuildChanged() | LocationLaid() | LocationFell() | ZoneClosed():
            return ()
        case PileShuffled() | DiceTumble() | SpellCast():
            return ()
        case _:
            return (record.piece,) if record.piece else ()


def space_in(record: Record) -> int:
    """Return the space of the table that a record is about; 0 for none."""
    match record:
        case Shifted() | LocationLaid() | LocationFell() | ZoneClosed():
            return record.zone
        case _:
            return 0
