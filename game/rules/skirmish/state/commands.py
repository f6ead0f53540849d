"""What a player of Skirmish can say. Every answer to every question is one of these."""

from __future__ import annotations

from game.core.commands import Agree, ChooseAnswer, Command, Decline, Done, Pass
from game.core.commands import GoFirst as GoFirst
from game.geometry.squares import Cell


class PlaceTile(Command, frozen=True):
    """Lay board tile number ``tile`` (of the tiles still to be laid) with its corner at column and row, turned."""

    tile: int
    column: int
    row: int
    turns: int


class ChooseCreature(Command, frozen=True):
    """Pick a creature (by its card's number): a starting creature, a target, an assistant."""

    creature: int


class ChooseCell(Command, frozen=True):
    """Pick a square: where to place, move, shift, slide or teleport, or the middle of an area."""

    cell: Cell


class ChooseSource(Command, frozen=True):
    """Pick the announced action whose damage is to be prevented."""

    action: int


class Activate(Command, frozen=True):
    """Begin a creature's activation. Each creature has one in its controller's turn."""

    creature: int


class EndActivation(Command, frozen=True):
    """The activating creature has done what its controller wants."""


class EndActions(Command, frozen=True):
    """Go on from the action phase to the deploy phase."""


class MoveCreature(Command, frozen=True):
    """Move the activating creature to a square within what is left of its speed, by the cheapest way."""

    creature: int
    to: Cell


class Attack(Command, frozen=True):
    """Tap the activating creature for a melee attack on an adjacent enemy."""

    creature: int
    target: int


class UsePower(Command, frozen=True):
    """Tap the activating creature for one of the powers on its card, counted from 0."""

    creature: int
    power: int


class PlayCard(Command, frozen=True):
    """Play an action card from the hand; ``creature`` is the acting creature."""

    card: int
    creature: int


class TearFree(Command, frozen=True):
    """Tap a creature to discard an attached card that allows it."""

    creature: int
    card: int


class SpendCard(Command, frozen=True):
    """Discard an attached card that may be discarded at any time, for its effect."""

    card: int


class StrikeBack(Command, frozen=True):
    """Tap a creature for a melee attack on an adjacent enemy that has just tapped."""

    creature: int
    target: int


class DodgeShot(Command, frozen=True):
    """Tap the target of a ranged attack that it has cover from; the shot misses."""

    creature: int


class Deploy(Command, frozen=True):
    """Pay for a creature card of the reserve; its place is asked next."""

    card: int


class EndTurn(Command, frozen=True):
    """Deploy no more; draw creature cards and hand the turn on."""


AnyCommand = (
    GoFirst
    | ChooseAnswer
    | PlaceTile
    | ChooseCreature
    | ChooseCell
    | ChooseSource
    | Agree
    | Decline
    | Done
    | Activate
    | EndActivation
    | EndActions
    | MoveCreature
    | Attack
    | UsePower
    | PlayCard
    | TearFree
    | SpendCard
    | StrikeBack
    | DodgeShot
    | Pass
    | Deploy
    | EndTurn
)
