"""The commands of Heroes: every answer to every question is one of these."""

from __future__ import annotations

from game.core.commands import Agree, ChooseAnswer, Command, Decline, Pass
from game.core.commands import ChooseCard as ChooseCard
from game.core.commands import KeepHand as KeepHand


class Mulligan(Command, frozen=True):
    """Shuffle the hand back and draw a new one."""


class PlaceResource(Command, frozen=True):
    """Place a card from the hand as the turn's resource; a quest may lie face up."""

    card: int
    face_up: bool = False


class PlayCard(Command, frozen=True):
    """Play a card: ``targets`` in the order of play, ``x`` for X; ``instead`` pays the alternative cost."""

    card: int
    targets: tuple[int, ...] = ()
    x: int = 0
    instead: bool = False


class UsePower(Command, frozen=True):
    """Use the power at ``index`` of something in play. ``paid`` is the card that its cost removes from the game."""

    source: int
    index: int = 0
    targets: tuple[int, ...] = ()
    paid: int = 0


class CompleteQuest(Command, frozen=True):
    """Pay for a quest and turn it face down."""

    card: int
    targets: tuple[int, ...] = ()


class Propose(Command, frozen=True):
    """Propose a combat."""

    attacker: int
    defender: int


class StrikeWith(Command, frozen=True):
    """Strike with a weapon in a combat."""

    weapon: int


class Protect(Command, frozen=True):
    """Exhaust a protector to make it the defender."""

    protector: int


class UseArmor(Command, frozen=True):
    """Exhaust an armor to take its DEF off damage."""

    armor: int


class TakeDamage(Command, frozen=True):
    """Use no more armor."""


class Choose(Command, frozen=True):
    """Pick something in play."""

    permanent: int


class ChooseTarget(Command, frozen=True):
    """Pick the target of a trigger: something in play, or a seat."""

    target: int


class ChooseTrigger(Command, frozen=True):
    """Pick the trigger that goes on the chain next, by its number."""

    trigger: int


class DiscardCard(Command, frozen=True):
    """Discard a card from the hand."""

    card: int


AnyCommand = (
    KeepHand
    | ChooseAnswer
    | Mulligan
    | Pass
    | PlaceResource
    | PlayCard
    | UsePower
    | CompleteQuest
    | Propose
    | StrikeWith
    | Protect
    | UseArmor
    | TakeDamage
    | Agree
    | Decline
    | Choose
    | ChooseTarget
    | ChooseCard
    | ChooseTrigger
    | DiscardCard
)
