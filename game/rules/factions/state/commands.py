"""What a player of Factions can say. Every answer to every question is one of these."""

from __future__ import annotations

from game.core.commands import Agree, ChooseAnswer, Command, Decline, Done, Pass
from game.core.commands import ChooseCard as ChooseCard
from game.core.commands import PlayCard as PlayCard


class ChooseUnit(Command, frozen=True):
    """Pick a unit."""

    unit: int


class ChooseZone(Command, frozen=True):
    """Pick a zone, 1 to 5."""

    zone: int


class ChooseEntry(Command, frozen=True):
    """Pick an effect on the stack."""

    entry: int


class ChooseTrigger(Command, frozen=True):
    """Pick the trigger that goes on the stack next: its unit (0: a location), its name, and a zone if one matters."""

    unit: int
    word: str
    zone: int = 0


class ChooseEvasion(Command, frozen=True):
    """Pick the way of evading damage to try next, by its name."""

    name: str


class Reroll(Command, frozen=True):
    """Roll again: by a commander's leave, or for a magic point."""

    magic: bool


class Raze(Command, frozen=True):
    """Destroy the location in a controlled zone; the two units that are tapped for it are asked next."""

    zone: int


class EndBuild(Command, frozen=True):
    """The build turn is over."""


class Activate(Command, frozen=True):
    """Begin a unit's turn."""

    unit: int


class Move(Command, frozen=True):
    """Move a unit to a zone."""

    unit: int
    zone: int


class BuyMove(Command, frozen=True):
    """Spend a magic point for one more zone of movement."""

    unit: int


class ForgoBonus(Command, frozen=True):
    """Make a unit's next attack without the bonus for not moving, so that it may move afterwards."""

    unit: int


class DeclareAttack(Command, frozen=True):
    """Attack a unit."""

    unit: int
    target: int


class UseAbility(Command, frozen=True):
    """Use a unit's ability, by its name; its targets are asked next."""

    unit: int
    ability: str


class Swap(Command, frozen=True):
    """Two units swap their zones."""

    one: int
    other: int


class EndActivation(Command, frozen=True):
    """The unit's turn is over."""


AnyCommand = (
    Pass
    | ChooseAnswer
    | Agree
    | Decline
    | Done
    | ChooseUnit
    | ChooseZone
    | ChooseCard
    | ChooseEntry
    | ChooseTrigger
    | ChooseEvasion
    | Reroll
    | PlayCard
    | Raze
    | EndBuild
    | Activate
    | Move
    | BuyMove
    | ForgoBonus
    | DeclareAttack
    | UseAbility
    | Swap
    | EndActivation
)
