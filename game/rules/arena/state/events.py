"""What happens in Arena: facts with their results. ``applying.py`` tells what each does to the table; what happens to
spell cards is in ``card_events.py``."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import msgspec

from game.core.events import Event
from game.geometry.hexes import Hex
from game.rules.arena.state.board import GlyphKind
from game.rules.arena.state.table import Lasting, Phase

Why = Literal["start", "summoned", "raised", "exchanged"]


class GlyphsDealt(Event, frozen=True):
    """The face-down glyphs were dealt: the kinds in the order of the glyphs. Nobody sees them."""

    kinds: tuple[GlyphKind, ...]

    def seen_by(self, seat: int) -> Self:
        return msgspec.structs.replace(self, kinds=("random",) * len(self.kinds))


class FirstSeatChosen(Event, frozen=True):
    """The seat that places and plays first."""

    seat: int


class FigurePlaced(Event, frozen=True):
    """A figure came to the battlefield, or to other spaces without moving there."""

    figure: int
    spaces: tuple[Hex, ...]
    why: Why


class TurnBegan(Event, frozen=True):
    """A seat's turn begins; ``beside`` are pairs of figures that stand side by side, the smaller number first."""

    seat: int
    number: int
    beside: tuple[tuple[int, int], ...]


class TurnEnded(Event, frozen=True):
    """A turn ends and the marker moves on."""

    seat: int
    number: int


class PhaseBegan(Event, frozen=True):
    """A part of the turn begins."""

    seat: int
    phase: Phase


class ArmyChosen(Event, frozen=True):
    """The army card that acts this turn."""

    seat: int
    army: int


class AbilityUsed(Event, frozen=True):
    """An activated ability of an army card was used; ``used`` is its word, which stands until the turn ends."""

    seat: int
    army: int
    used: str


class ArmySummoned(Event, frozen=True):
    """A Planeswalker summons the figures of an army card."""

    seat: int
    army: int


class FigureMoved(Event, frozen=True):
    """A figure moved one step to ``spaces``, for ``cost``."""

    figure: int
    spaces: tuple[Hex, ...]
    cost: int


class MoveBegan(Event, frozen=True):
    """A figure begins to move, with a budget of spaces."""

    figure: int
    budget: int


class MoveStopped(Event, frozen=True):
    """What a figure entered ends its move: nothing is left of its budget."""

    figure: int


class MoveEnded(Event, frozen=True):
    """A figure's move is over. ``counts``: it was the move of its chosen card."""

    figure: int
    counts: bool


class LeavingStruck(Event, frozen=True):
    """A figure left an engagement; the enemy's die showed a hit or not."""

    figure: int
    enemy: int
    hit: bool


class FigureFell(Event, frozen=True):
    """A figure fell that many levels; the die showed a hit or not."""

    figure: int
    levels: int
    hit: bool


class FiguresHalted(Event, frozen=True):
    """Figures may neither move on nor attack this turn."""

    figures: tuple[int, ...]


class SquadSheltered(Event, frozen=True):
    """The figures of an army card take no leaving-engagement attacks this turn."""

    army: int


class GlyphTurned(Event, frozen=True):
    """A glyph was turned face up."""

    reveals: ClassVar[bool] = True

    glyph: int
    kind: GlyphKind


class GlyphRemoved(Event, frozen=True):
    """A glyph was used up."""

    glyph: int


class AttackAnnounced(Event, frozen=True):
    """A figure attacks another. ``counts``: it is one of the attacks of its turn."""

    attacker: int
    defender: int
    seat: int
    is_adjacent: bool
    counts: bool


class AttackAltered(Event, frozen=True):
    """The attack loses dice or the defence gains some, or it does not happen."""

    fewer: int = 0
    more: int = 0
    is_off: bool = False


class CombatRolled(Event, frozen=True):
    """Attack or toughness dice fell: ``faces`` as on the die, and ``reasons`` for their number, in order."""

    seat: int
    figure: int
    side: Literal["power", "toughness"]
    faces: tuple[int, ...]
    reasons: tuple[tuple[str, int], ...]


class CombatRerolled(Event, frozen=True):
    """Some of the dice were rolled again: ``faces`` are all of them now."""

    seat: int
    side: Literal["power", "toughness"]
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    used: str


class AttackEnded(Event, frozen=True):
    """The attack is over."""

    attacker: int
    defender: int
    hits: int
    shields: int


class DamageDealt(Event, frozen=True):
    """Damage on a figure, for the reason ``why``; ``dealer`` is a figure or 0."""

    figure: int
    amount: int
    dealer: int
    why: str


class DamagePrevented(Event, frozen=True):
    """Damage to a figure was prevented."""

    figure: int
    amount: int


class FigureHealed(Event, frozen=True):
    """Damage was taken off a figure."""

    figure: int
    amount: int


class FigureDestroyed(Event, frozen=True):
    """A figure went to its owner's figure graveyard."""

    figure: int
    dealer: int


class ArmyBuried(Event, frozen=True):
    """The last figure of an army card is gone: the card goes to the army card graveyard."""

    army: int


class SquadRecalled(Event, frozen=True):
    """The figures of a squad on the battlefield went back to the reserve."""

    army: int
    figures: tuple[int, ...]


class ControlTaken(Event, frozen=True):
    """A seat controls a figure of another."""

    figure: int
    seat: int


class LastingBegan(Event, frozen=True):
    """Something holds for a while."""

    lasting: Lasting


class LastingEnded(Event, frozen=True):
    """It does not hold any more."""

    lasting: Lasting


class Passed(Event, frozen=True):
    """A seat does no more at a question, whether it was asked or had no answer: about what lies face down on ``army``,
    or with spells and abilities (``army`` is the borrowed one, or 0)."""

    seat: int
    what: Literal["turn_over", "spells", "spells_after", "borrowed_abilities"]
    army: int = 0


class PlayerOut(Event, frozen=True):
    """A player without figures is out of the melee."""

    seat: int
