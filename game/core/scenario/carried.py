"""What is carried on from one scenario to the next: who lives, in what state, and what they have.

Each game says what its pieces can carry (``Carrying``); here it is only counted and handed on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.scenario.script import NONE, Effect, Objective, Script, Trigger
from game.core.scenario.standing import Scenario


class Survivor(msgspec.Struct, frozen=True):
    """A piece that came through: its ``card``, the damage that it has, and the cards that it wears."""

    card: str
    damage: int = 0
    cards: tuple[str, ...] = ()


class Carried(msgspec.Struct, frozen=True):
    """What the seats of one side take on with them. ``fallen`` are the cards of those who will not come again,
    ``cards`` what is held in the hand."""

    survivors: tuple[Survivor, ...] = ()
    fallen: tuple[str, ...] = ()
    gold: int = 0
    cards: tuple[str, ...] = ()


class Carrying(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's pieces are carried on. ``words`` are what a campaign may carry, in the words of its file.

    ``of_piece`` gives a piece of the table by its number as a survivor, None where it is not there any more; ``held``
    are the cards of a seat's hand, ``gold`` what it has to pay with. ``enter`` makes the set-up of a match of another
    one, with the script in which the ``lost`` pieces are not: of the set-up, the script, the lost ones, what is carried
    and the words of the campaign."""

    words: tuple[str, ...]
    of_piece: Callable[[Any, int], Survivor | None]
    held: Callable[[Any, int], tuple[str, ...]] = lambda table, seat: ()
    gold: Callable[[Any, int], int] = lambda table, seat: 0
    enter: Callable[[Any, Script, Collection[int], Carried, Collection[str]], Any]


def carried_from(carrying: Carrying, table: Any, before: Carried | None, seat: int) -> Carried:
    """Return what a seat's side takes on from the table of a match that is over. A piece that fell in a chapter
    ``before`` stays away."""
    scenario: Scenario = table.scenario
    script = scenario.script
    own = [number for number, of in enumerate(script.sides) if of == script.sides[seat]]
    survivors, fallen = [], list(before.fallen if before is not None else ())
    for piece, number in zip(script.pieces, scenario.numbers, strict=True):
        if piece.seat not in own or not number:
            continue
        if number in scenario.fallen:
            fallen.append(piece.card)
        elif (survivor := carrying.of_piece(table, number)) is not None:
            survivors.append(survivor)
    return Carried(
        tuple(survivors), tuple(fallen), sum(carrying.gold(table, one) for one in own), carrying.held(table, seat)
    )


def lost_pieces(script: Script, carried: Carried, seat: int) -> tuple[int, ...]:
    """Return the pieces of a seat's side that fell in earlier chapters; those that come later now are others."""
    side, gone, found = script.sides[seat], Counter(carried.fallen), []
    for number, piece in enumerate(script.pieces):
        if script.sides[piece.seat] == side and piece.arrives == NONE and gone[piece.card] > 0:
            gone[piece.card] -= 1
            found.append(number)
    return tuple(found)


def without(script: Script, lost: Collection[int]) -> Script:
    """Return a script in which some pieces do not come. An objective about nobody else asks nothing any more."""
    if not lost:
        return script
    return replace(
        script,
        objectives=tuple(_objective(one, lost) for one in script.objectives),
        triggers=tuple(_trigger(one, lost) for one in script.triggers),
    )


def _left(pieces: tuple[int, ...], lost: Collection[int]) -> tuple[int, ...]:
    return tuple(number for number in pieces if number not in lost)


def _objective(one: Objective, lost: Collection[int]) -> Objective:
    left = _left(one.pieces, lost)
    if left == one.pieces:
        return one
    if not left:
        return replace(one, required=False, ends="nothing", known_to="nobody")
    return replace(one, pieces=left, count=min(one.count, len(left)))


def _trigger(one: Trigger, lost: Collection[int]) -> Trigger:
    # A trigger about nobody else waits for those who are away, and so never fires.
    left = _left(one.pieces, lost) or one.pieces
    count = min(one.count, len(left)) if left != one.pieces else one.count
    return replace(one, pieces=left, count=count, effects=tuple(_effect(effect, lost) for effect in one.effects))


def _effect(one: Effect, lost: Collection[int]) -> Effect:
    pieces: tuple[int, ...] | None = getattr(one, "pieces", None)
    return one if pieces is None else replace(one, pieces=_left(pieces, lost))
