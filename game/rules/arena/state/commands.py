"""What a seat can answer in Arena."""

from __future__ import annotations

from typing import Literal

from game.core.commands import Agree, ChooseAnswer, Command, Decline, Done
from game.core.commands import ChooseCard as ChooseCard
from game.core.commands import GoFirst as GoFirst
from game.geometry.hexes import Hex
from game.rules.arena.state.targets import Target


class PlaceFigure(Command, frozen=True):
    """Put the figure that is being placed on these spaces, the front first."""

    spaces: tuple[Hex, ...]


class ChooseArmy(Command, frozen=True):
    """Choose an army card: for the turn, or for what is asked."""

    army: int


class PlaySpell(Command, frozen=True):
    """Play a spell card from the hand on a figure, an army card, an enchantment or a seat, or on nothing."""

    card: int
    target: Target | None = None


Activated = Literal["focused_thoughts", "snuff_out", "super_heated"]


class UseAbility(Command, frozen=True):
    """Use an activated ability of the chosen army card on a figure (0: none), paid with a card where it costs one."""

    ability: Activated
    target: int = 0
    card: int = 0


class Summon(Command, frozen=True):
    """Summon the figures of an army card from the reserve."""

    army: int


class MoveFigure(Command, frozen=True):
    """Move a figure until it fills these spaces, the front first, by the way of least danger and then least cost."""

    figure: int
    to: tuple[Hex, ...]


class Attack(Command, frozen=True):
    """Attack a figure with another."""

    figure: int
    target: int


class ChooseFigure(Command, frozen=True):
    """Choose a figure for what is asked."""

    figure: int


class ChooseDie(Command, frozen=True):
    """Take a die up to roll it again; dice are counted from 0."""

    die: int


class TurnOver(Command, frozen=True):
    """Turn a hidden enchantment face up."""

    card: int


AnyCommand = (
    GoFirst
    | ChooseAnswer
    | PlaceFigure
    | ChooseArmy
    | PlaySpell
    | UseAbility
    | Summon
    | MoveFigure
    | Attack
    | ChooseFigure
    | ChooseCard
    | ChooseDie
    | TurnOver
    | Agree
    | Decline
    | Done
)
