"""Commands: what a seat intends, in the imperative. A command carries no result; those are events."""

from __future__ import annotations

import msgspec


class Command(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Base of every game's commands. The type's name is its tag in saves and in the headless protocol.

    No command is part of a circle of references, so none is looked at when such circles are cleared away."""


class Concede(Command, frozen=True):
    """Give the game up: legal at any time for a seat still in it, without any decision that asks for it."""

    seat: int


class Pass(Command, frozen=True):
    """Add nothing, and let the game go on."""


class Agree(Command, frozen=True):
    """Yes to what is offered."""


class Decline(Command, frozen=True):
    """No to what is offered, or none of it."""


class GoFirst(Command, frozen=True):
    """That seat begins."""

    seat: int


class KeepHand(Command, frozen=True):
    """Play with the first hand as it is."""


class PlayCard(Command, frozen=True):
    """Play a card from the hand."""

    card: int


class ChooseCard(Command, frozen=True):
    """Pick a card that is shown, or of the hand."""

    card: int


class ChooseAnswer(Command, frozen=True):
    """Choose one of the answers that a scenario gives to its question, by its place among them."""

    answer: int


class Done(Command, frozen=True):
    """Nothing more of this: go on."""
