"""The pieces of rules that wait on the agenda. Each is carried out by the chapter named after it in ``chapters.py``."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.state import Step
from game.rules.heroes.cards.effects import DamageType
from game.rules.heroes.state.table import Link

#: Moments at which players may respond.
WindowName = Literal["ready", "draw", "action", "attack", "defend", "end"]


class Begin(Step, frozen=True):
    """Both decks are shuffled, a coin tells who goes first, hands are dealt."""


class DecideMulligan(Step, frozen=True):
    """A seat keeps its hand or not; ``again`` are the seats that did not. The ``first`` seat has the first turn."""

    seat: int
    first: int
    again: tuple[int, ...] = ()


class BeginTurn(Step, frozen=True):
    """A seat's turn begins with its ready step."""

    seat: int


class DrawStep(Step, frozen=True):
    """The turn player draws a card."""


class ActionPhase(Step, frozen=True):
    """The turn player acts."""


class EndPhase(Step, frozen=True):
    """The turn ends."""


class WrapUp(Step, frozen=True):
    """The hand limit, the end of what lasts this turn, and the next turn."""


class Discarding(Step, frozen=True):
    """A seat discards this many cards of its choice."""

    seat: int
    count: int
    why: str


# The chain


class Window(Step, frozen=True):
    """``asked`` has priority; when both have passed, the last link resolves, or the window closes."""

    name: WindowName
    asked: int
    passes: int = 0


class Resolve(Step, frozen=True):
    """The last link of the chain takes effect."""

    link: int


class CarryOut(Step, frozen=True):
    """The effects of a link from ``index`` on; its targets are those that are still legal."""

    link: Link
    index: int = 0


class EndLink(Step, frozen=True):
    """A link has done all that it does."""

    link: int


class OfferEffect(Step, frozen=True):
    """An optional trigger: its player may have its effects."""

    link: Link


class ChooseWeapon(Step, frozen=True):
    """A seat chooses one of its weapons for an effect of a link."""

    link: Link
    index: int
    weapons: tuple[int, ...]


class Searching(Step, frozen=True):
    """A seat looks through its deck for a card with a tag."""

    seat: int
    tag: str


class TakingShown(Step, frozen=True):
    """A seat may take a piece of equipment among the shown top cards of its deck."""

    seat: int
    cards: int


class LookingAtTop(Step, frozen=True):
    """A seat may put the top card of its deck under it."""

    seat: int


class QueueTriggers(Step, frozen=True):
    """Waiting triggers go on the chain, one after another."""


class AimTrigger(Step, frozen=True):
    """A trigger gets its target as it goes on the chain."""

    link: Link


class Repair(Step, frozen=True):
    """A seat has more of a kind than it may control, and chooses which one of them is destroyed."""

    seat: int
    permanents: tuple[int, ...]


# Combat and damage


class ProtectPoint(Step, frozen=True):
    """The defending player may have a protector become the defender."""


class Conclude(Step, frozen=True):
    """The two in combat deal their damage."""


class AfterCombat(Step, frozen=True):
    """Everybody leaves combat."""


class Packet(msgspec.Struct, frozen=True):
    """Damage on its way from a ``source`` to a ``target``, both in play, by an effect or combat of ``seat``'s.
    ``weapon`` is the one that it is dealt with; ``by`` the key of the card whose effect it is, "" in combat."""

    source: int
    target: int
    amount: int
    damage: DamageType
    seat: int
    preventable: bool = True
    weapon: int = 0
    by: str = ""


class Dealing(Step, frozen=True):
    """Damage that is dealt at once; for the packet number ``at`` armor may be used."""

    packets: tuple[Packet, ...]
    at: int = 0
