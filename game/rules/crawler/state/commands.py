"""What a seat may intend in Crawler."""

from __future__ import annotations

from game.core.commands import ChooseAnswer, Command, Decline, Done
from game.core.commands import KeepHand as KeepHand


class Redraw(Command, frozen=True):
    """Shuffle the whole first hand back and draw another one."""


class PlayCard(Command, frozen=True):
    """Bring a Crawler card from the hand into play, with its second box for ``boosted``."""

    card: int
    boosted: bool = False


class UseCard(Command, frozen=True):
    """Use the ability of a Permanent in play: Spend it, or take one of its counted uses."""

    card: int


class Bribe(Command, frozen=True):
    """Discard the ``card`` from the hand, so that a Greedy Character leaves play."""

    character: int
    card: int


class Commit(Command, frozen=True):
    """Activate an Adventurer for the struggle at hand."""

    adventurer: int


class Choose(Command, frozen=True):
    """Choose a card: an Adventurer, a card in the hand, in play, in a grave or a deck."""

    card: int


class Drop(Command, frozen=True):
    """Put an unwanted card from the hand, or a Permanent or assigned card, into the Crawler Grave."""

    card: int


class PutOnTop(Command, frozen=True):
    """Put a card that is looked at back on top of its deck."""

    card: int


class PutOnBottom(Command, frozen=True):
    """Put a card that is looked at under its deck."""

    card: int


AnyCommand = (
    ChooseAnswer
    | KeepHand
    | Redraw
    | PlayCard
    | UseCard
    | Bribe
    | Commit
    | Done
    | Choose
    | Decline
    | Drop
    | PutOnTop
    | PutOnBottom
)
