"""The pieces of rules that wait on the agenda. ``chapters.py`` says which function carries out each.

A step with a ``saved`` field stands right beneath a ``Save`` on the agenda and learns from it how the save ended.
"""

from __future__ import annotations

from typing import Literal

from game.core.state import Step
from game.rules.factions.cards.effects import AbilityEffect
from game.rules.factions.state.events import DamageKind
from game.rules.factions.state.table import Attack, Entry

# The course of the match


class RollForInitiative(Step, frozen=True):
    """Dice decide who has the first initiative; hands are dealt."""


class BeginCycle(Step, frozen=True):
    """The next cycle begins."""


class Upkeep(Step, frozen=True):
    """A seat's upkeep: a card, build points, magic."""

    seat: int


class DrawAgain(Step, frozen=True):
    """An Underworld player may shuffle the card just drawn back and draw another."""

    seat: int
    card: int

    @property
    def hidden_cards(self) -> tuple[int, ...]:
        return (self.card,)


class EndUpkeep(Step, frozen=True):
    """All units are untapped."""


class BeginBuild(Step, frozen=True):
    """A seat's build turn begins."""

    seat: int


class BuildTurn(Step, frozen=True):
    """The turn player recruits, equips, builds and razes, one thing after another."""

    seat: int


class Razing(Step, frozen=True):
    """Two units are chosen to be tapped for a location's destruction."""

    seat: int
    zone: int
    first: int = 0


class EndBuildTurn(Step, frozen=True):
    """What happens at the end of a build turn."""

    seat: int


class BeginCombat(Step, frozen=True):
    """The combat phase begins."""


class NextActivation(Step, frozen=True):
    """``seat`` activates a unit, if it has one left; else the other does; else the round ends."""

    seat: int


class InActivation(Step, frozen=True):
    """A unit's turn: its player does one thing after another."""


class EndOfTurn(Step, frozen=True):
    """The unit's turn ends, with what happens then."""

    unit: int
    triggered: bool = False


class EndRound(Step, frozen=True):
    """The combat phase ends."""


# The stack


class Announce(Step, frozen=True):
    """A card or ability is put on the stack, with ``picks`` made; ``fallen`` are the defeats that it answers."""

    seat: int
    card: int = 0
    unit: int = 0
    ability: str = ""
    picks: tuple[int, ...] = ()
    fallen: tuple[tuple[int, int], ...] = ()

    @property
    def hidden_cards(self) -> tuple[int, ...]:
        """Return the card, which is shown when it goes on the stack, and not before."""
        return (self.card,) if self.card else ()


class Priority(Step, frozen=True):
    """An event: ``asked`` may add to the stack; when both have passed, what lies above ``base`` resolves."""

    event: str
    about: tuple[int, ...]
    asked: int
    base: int
    passes: int = 0
    fallen: tuple[tuple[int, int], ...] = ()


class Resolve(Step, frozen=True):
    """The topmost effect of the stack takes place."""

    entry: int


class QueueTriggers(Step, frozen=True):
    """Triggers of one event, which go on the stack one after another."""

    entries: tuple[Entry, ...]


class OfferIntercept(Step, frozen=True):
    """Units that may take the place of an attack's or an effect's target."""

    units: tuple[int, ...]
    attack: int = 0
    entry: int = 0


# Attacks and damage


class Declare(Step, frozen=True):
    """An attack is declared, if it is still possible."""

    attack: Attack
    own_turn: bool = False


class HitStep(Step, frozen=True):
    """The attack's roll, and rolls again: ``led`` by a commander's leave; ``rolled`` is set after the first."""

    attack: int
    rolled: bool = False
    led: bool = False


class DamageStep(Step, frozen=True):
    """The attack's damage."""

    attack: int


class Aftermath(Step, frozen=True):
    """What the attack triggers."""

    attack: int


class EndAttack(Step, frozen=True):
    """The attack is over; a further one at the same target may follow."""

    attack: int


class OfferTwin(Step, frozen=True):
    """One more attack at the same target, if the player wants."""

    attack: Attack


class OfferStrike(Step, frozen=True):
    """An immediate attack, if the player wants."""

    attack: Attack


class Save(Step, frozen=True):
    """A unit rolls a save. ``face`` is the roll that failed (0: not rolled yet), ``led`` that a commander gave a second
    one, or that none may."""

    unit: int
    needed: int
    why: str
    face: int = 0
    led: bool = False
    again: bool = False


class Wound(Step, frozen=True):
    """Damage on its way to a unit. ``tried`` are evasions that failed, ``trying`` the one being rolled; ``shielded``:
    Dark Shield was rolled for; ``is_idle``: nothing is left of it and nothing follows, so evading it saves nothing."""

    unit: int
    amount: int
    kind: DamageKind
    dealer: int
    attack: int = 0
    pierces: bool = False
    reduced: int = 0
    tried: tuple[str, ...] = ()
    trying: str = ""
    shielded: bool = False
    saved: bool = False
    is_idle: bool = False


class Affect(Step, frozen=True):
    """An ability's effect on one unit. ``dealer`` is the unit whose ability it is."""

    effect: AbilityEffect
    unit: int
    dealer: int
    magic: bool
    saved: bool = False


class Consequence(Step, frozen=True):
    """What a trait does when its save is made (or, for Stun and Splash, failed)."""

    word: str
    unit: int
    amount: int = 0
    saved: bool = False


class CheckFallen(Step, frozen=True):
    """Units with too much damage are defeated, all together."""


class Falling(Step, frozen=True):
    """A unit is defeated; it comes back with a save."""

    unit: int
    hp: int = 0
    saved: bool = False


# Effects that ask


class SearchDeck(Step, frozen=True):
    """A seat looks for a card in its deck: for its hand, or for a zone if one is given."""

    seat: int
    cards: tuple[int, ...]
    zone: int = 0
    why: str = "mustered"


class Reorder(Step, frozen=True):
    """A seat orders the top cards of a deck; those ``placed`` come to lie from the top down."""

    seat: int
    owner: int
    cards: tuple[int, ...]
    placed: tuple[int, ...] = ()


class ShowHand(Step, frozen=True):
    """A seat looks at the opponent's hand."""

    seat: int
    cards: tuple[int, ...]


class Marching(Step, frozen=True):
    """Units of a seat may move, each once."""

    seat: int
    units: tuple[int, ...]


class Meditating(Step, frozen=True):
    """Units of a seat may be tapped for magic points."""

    seat: int
    units: tuple[int, ...]
    magic: int


class Sweeping(Step, frozen=True):
    """A unit attacks each of the enemies that are left; ``magic``: that is paid for with magic points."""

    unit: int
    enemies: tuple[int, ...]
    magic: bool = False


class Striking(Step, frozen=True):
    """A unit makes that many attacks more; ``magic``: they are paid for with magic points."""

    unit: int
    count: int
    magic: bool = False


class Riding(Step, frozen=True):
    """Move, attack, move."""

    unit: int
    stage: Literal["out", "attack", "back"] = "out"


class CarryMove(Step, frozen=True):
    """A declared move takes place."""

    unit: int
    zone: int
    manner: str = "move"


class TacticalAttack(Step, frozen=True):
    """An ally in command may attack at once."""

    unit: int


class TacticalSwap(Step, frozen=True):
    """Two allies in command may swap zones."""

    unit: int
