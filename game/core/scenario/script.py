"""The script of a scenario: what a designer drew, as records without any game in them.

Everything is called by its number: seats from 0, and regions, pieces, objectives and triggers by their places in the
script. ``NONE`` stands for none of them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

#: A space of a board, as its game counts spaces.
Space: TypeAlias = tuple[int, int]

NONE = -1

Aim = Literal["reach", "leave", "hold", "survive", "protect", "defeat", "collect", "score"]
AIMS: tuple[Aim, ...] = get_args(Aim)
#: Aims that have a region.
AT_REGIONS: tuple[Aim, ...] = ("reach", "leave", "hold")
When = Literal[
    "turn", "turn_end", "enters", "leaves", "holds", "falls", "hurt", "share", "taken", "objective", "played",
    "chosen", "joined",
]  # fmt: skip
WHENS: tuple[When, ...] = get_args(When)
#: What is done with a piece whose spaces are full: it comes to the next free space, not at all, or once there is room.
IfFull = Literal["next", "lost", "wait"]
#: What a piece that a computer plays does of its own: it stays near where it is to be, goes for foes, stays where it
#: stands, keeps away from foes, or goes with another piece.
Manner = Literal["guards", "hunts", "holds", "flees", "follows", "usual"]
MANNERS: tuple[Manner, ...] = get_args(Manner)


class Region(msgspec.Struct, frozen=True):
    """Some spaces of the board. A ``shown`` one is drawn on the board with its name."""

    name: str
    spaces: tuple[Space, ...]
    shown: bool = False


class Piece(msgspec.Struct, frozen=True):
    """A piece that the scenario brings: at the start, or when the trigger ``arrives`` fires. ``card`` is its card's
    key, ``name`` what texts call it, ``spaces`` where it may be put, the best first; ``facing`` counts only where a
    game has one."""

    card: str
    name: str
    seat: int
    spaces: tuple[Space, ...]
    arrives: int = NONE
    damage: int = 0
    tapped: bool = False
    facing: int = 0


class Item(msgspec.Struct, frozen=True):
    """Something that lies on a space until a piece comes over it, whose seat has it from then on."""

    name: str
    space: Space


class Objective(msgspec.Struct, frozen=True):
    """What some seats of one side are to do.

    ``pieces`` are those that it is about; without any it is about all of the side's own, or of its foes' for
    ``defeat``. ``count`` of them are enough, 0: all. ``turns`` are own turns that a region is to be held, or that one
    is to survive; ``by_turn`` is the last one in which it may be done, 0: any. A ``required`` one that fails loses; all
    required ones that end in a ``win`` win together when they are met. ``ends``: what being met means for the side.
    ``after`` is the trigger that shows it. ``words`` is its sentence. ``items`` are those to ``collect``, none: any."""

    seats: tuple[int, ...]
    aim: Aim
    words: str
    region: int = NONE
    pieces: tuple[int, ...] = ()
    count: int = 1
    turns: int = 0
    by_turn: int = 0
    required: bool = True
    ends: Literal["win", "loss", "nothing"] = "win"
    known_to: Literal["all", "owner", "nobody"] = "all"
    after: int = NONE
    items: tuple[int, ...] = ()


# Effects


class Message(msgspec.Struct, frozen=True, tag=True):
    """Words for ``seat`` (NONE: all); ``speaker`` is the piece beside which they stand."""

    words: str
    speaker: int = NONE
    seat: int = NONE


class Reinforce(msgspec.Struct, frozen=True, tag=True):
    """Pieces come."""

    pieces: tuple[int, ...]
    if_full: IfFull = "next"


class Hurt(msgspec.Struct, frozen=True, tag=True):
    """Pieces take damage; a negative amount heals."""

    pieces: tuple[int, ...]
    amount: int


class Remove(msgspec.Struct, frozen=True, tag=True):
    """Pieces leave the match; that is not a defeat."""

    pieces: tuple[int, ...]


class Move(msgspec.Struct, frozen=True, tag=True):
    """Pieces are put into a region, each on its first free space. Where it is full a ``lost`` one leaves the match."""

    pieces: tuple[int, ...]
    region: int
    if_full: IfFull = "next"


class Give(msgspec.Struct, frozen=True, tag=True):
    """Pieces change to the control of a seat."""

    pieces: tuple[int, ...]
    seat: int


class Cards(msgspec.Struct, frozen=True, tag=True):
    """A seat gets the card of that key in addition to those of the decks ("": none), draws some and discards some of
    its hand, which chance chooses. ``name`` is what texts call the card."""

    seat: int
    card: str = ""
    name: str = ""
    draw: int = 0
    discard: int = 0


class Behave(msgspec.Struct, frozen=True, tag=True):
    """Pieces behave in a manner while a computer plays them: they guard the ``region`` (NONE: where they stand), hunt
    or follow the piece ``target`` (NONE: the nearest one)."""

    pieces: tuple[int, ...]
    manner: Manner
    region: int = NONE
    target: int = NONE


class Answer(msgspec.Struct, frozen=True):
    """An answer that can be chosen, and its ``worth`` to computer players."""

    words: str
    worth: int = 0


class Choice(msgspec.Struct, frozen=True, tag=True):
    """A seat chooses one of some answers; triggers wait for each, which name the choice by its ``number``."""

    number: int
    seat: int
    words: str
    answers: tuple[Answer, ...]


class Ground(msgspec.Struct, frozen=True, tag=True):
    """The ground of a region changes to the terrain of that name ("": as it is), and to that ``level`` where a game has
    levels (NONE: as it is)."""

    region: int
    terrain: str
    level: int = NONE


class Gold(msgspec.Struct, frozen=True, tag=True):
    """A seat gets gold, or whatever its game pays with."""

    seat: int
    amount: int


class Score(msgspec.Struct, frozen=True, tag=True):
    """Points of the scenario's own for a seat."""

    seat: int
    amount: int


class Task(msgspec.Struct, frozen=True, tag=True):
    """An objective is met, failed or dropped, whatever its own count says."""

    objective: int
    becomes: Literal["met", "failed", "dropped"]


class End(msgspec.Struct, frozen=True, tag=True):
    """The match ends: these seats win, none is a draw."""

    winners: tuple[int, ...]


Effect: TypeAlias = (
    Message | Reinforce | Hurt | Remove | Move | Give | Cards | Behave | Choice | Ground | Gold | Score | Task | End
)


#: The trigger by which the pieces come that stand there as the match begins.
START = "the start"


class Trigger(msgspec.Struct, frozen=True):
    """Fires when ``count`` facts of the kind ``when`` have come about, and then lets its effects happen.

    ``seats`` are those whose pieces, turns or cards count (none: of all), ``pieces`` the only pieces that do. ``turn``
    0 is the start of the match, or every turn of a trigger that fires ``most`` times. ``after`` are triggers that must
    have fired before, ``all`` or ``any`` of them; ``unless`` is one that must not. ``delay`` are rounds until it
    fires. ``share`` in a hundred is how much of the ``objective`` must be done, or, without one, how many of the pieces
    must have fallen. ``item`` NONE is any item, ``answer`` the place of an answer among those of the ``choice``."""

    name: str
    when: When
    effects: tuple[Effect, ...] = ()
    region: int = NONE
    pieces: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    count: int = 1
    turn: int = 0
    objective: int = NONE
    becomes: Literal["met", "failed"] = "met"
    card: str = ""
    after: tuple[int, ...] = ()
    join: Literal["all", "any"] = "all"
    unless: int = NONE
    delay: int = 0
    most: int = 1
    share: int = 0
    item: int = NONE
    choice: int = NONE
    answer: int = 0

    @property
    def is_drawn(self) -> bool:
        """Return whether somebody drew it, which nobody did that of the start."""
        return self != Trigger(START, "turn", self.effects)


class Script(msgspec.Struct, frozen=True):
    """A whole scenario. ``sides`` gives the side of each seat, ``first`` the seat that begins. Without the
    ``usual_end`` only objectives end the match, and what ``always`` does in its game, in words; after ``turn_limit``
    rounds (0: none) it ends as ``at_limit`` says for ``limit_side``."""

    title: str
    sides: tuple[int, ...]
    first: int = 0
    briefing: str = ""
    usual_end: bool = True
    always: str = ""
    turn_limit: int = 0
    at_limit: Literal["draw", "win", "loss", "score"] = "draw"
    limit_side: int = 0
    regions: tuple[Region, ...] = ()
    pieces: tuple[Piece, ...] = ()
    objectives: tuple[Objective, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    items: tuple[Item, ...] = ()

    def foes_of(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seats of all other sides."""
        own = {self.sides[seat] for seat in seats}
        return tuple(seat for seat, side in enumerate(self.sides) if side not in own)
