"""What happens in Arena: facts with their results. Each says what it does to the table; what happens to
spell cards is in ``card_events.py``."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import msgspec
from msgspec.structs import replace

from game.core import cards as kit
from game.core.events import Event, Notice
from game.geometry.hexes import Hex
from game.rules.arena.state.board import GlyphKind
from game.rules.arena.state.table import AttackMade, Lasting, Moving, Phase, Table, Turn, zones_with
from game.rules.arena.state.table_changes import take_off_field, with_faces, with_figure, with_turn

Why = Literal["start", "summoned", "raised", "exchanged", "scenario"]


class GlyphsDealt(Event, frozen=True):
    """The face-down glyphs were dealt: the kinds in the order of the glyphs. Nobody sees them."""

    kinds: tuple[GlyphKind, ...]

    def seen_by(self, seat: int) -> Self:
        return msgspec.structs.replace(self, kinds=("random",) * len(self.kinds))

    def apply(self, table: Table) -> Table:
        kinds = list(self.kinds)
        glyphs = tuple(glyph if glyph.is_up else replace(glyph, kind=kinds.pop(0)) for glyph in table.glyphs)
        return replace(table, glyphs=glyphs)


class FirstSeatChosen(Event, frozen=True):
    """The seat that places and plays first."""

    seat: int

    def apply(self, table: Table) -> Table:
        return replace(table, turn=Turn(seat=self.seat))


class FigurePlaced(Event, frozen=True):
    """A figure came to the battlefield, or to other spaces without moving there."""

    figure: int
    spaces: tuple[Hex, ...]
    why: Why

    def apply(self, table: Table) -> Table:
        if self.why == "start":
            table = replace(table, zones=zones_with(table, table.figures[self.figure].seat, self.spaces))
        return with_figure(table, self.figure, zone="field", spaces=self.spaces)


class TurnBegan(Event, frozen=True):
    """A seat's turn begins; ``beside`` are pairs of figures that stand side by side, the smaller number first."""

    seat: int
    number: int
    beside: tuple[tuple[int, int], ...]

    def apply(self, table: Table) -> Table:
        return replace(table, turn=Turn(self.number, self.seat, "draw", beside=self.beside))


class TurnEnded(Notice, frozen=True):
    """A turn ends and the marker moves on."""

    seat: int
    number: int


class PhaseBegan(kit.PhaseBegan, frozen=True):
    """A part of the turn begins."""

    phase: Phase


class ArmyChosen(Event, frozen=True):
    """The army card that acts this turn."""

    seat: int
    army: int

    def apply(self, table: Table) -> Table:
        return with_turn(table, army=self.army)


class AbilityUsed(Event, frozen=True):
    """An activated ability of an army card was used; ``used`` is its word, which stands until the turn ends."""

    seat: int
    army: int
    used: str

    def apply(self, table: Table) -> Table:
        return with_turn(table, used=(*table.turn.used, self.used))


class ArmySummoned(Event, frozen=True):
    """A Planeswalker summons the figures of an army card."""

    seat: int
    army: int

    def apply(self, table: Table) -> Table:
        return with_turn(table, summoned=table.turn.summoned + 1)


class FigureMoved(Event, frozen=True):
    """A figure moved one step to ``spaces``, for ``cost``."""

    figure: int
    spaces: tuple[Hex, ...]
    cost: int

    def apply(self, table: Table) -> Table:
        moving = table.turn.moving
        if moving is not None and moving.figure == self.figure:
            table = with_turn(table, moving=replace(moving, spent=moving.spent + self.cost))
        return with_figure(table, self.figure, spaces=self.spaces)


class MoveBegan(Event, frozen=True):
    """A figure begins to move, with a budget of spaces."""

    figure: int
    budget: int

    def apply(self, table: Table) -> Table:
        return with_turn(table, moving=Moving(self.figure, self.budget))


class MoveStopped(Event, frozen=True):
    """What a figure entered ends its move: nothing is left of its budget."""

    figure: int

    def apply(self, table: Table) -> Table:
        moving = table.turn.moving
        return table if moving is None else with_turn(table, moving=replace(moving, spent=moving.budget))


class MoveEnded(Event, frozen=True):
    """A figure's move is over. ``counts``: it was the move of its chosen card."""

    figure: int
    counts: bool

    def apply(self, table: Table) -> Table:
        moved = (*table.turn.moved, self.figure) if self.counts else table.turn.moved
        return with_turn(table, moving=None, moved=moved)


class LeavingStruck(Notice, frozen=True):
    """A figure left an engagement; the enemy's die showed a hit or not."""

    figure: int
    enemy: int
    hit: bool


class FigureFell(Notice, frozen=True):
    """A figure fell that many levels; the die showed a hit or not."""

    figure: int
    levels: int
    hit: bool


class FiguresHalted(Event, frozen=True):
    """Figures may neither move on nor attack this turn."""

    figures: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        return with_turn(table, halted=table.turn.halted + self.figures)


class SquadSheltered(Event, frozen=True):
    """The figures of an army card take no leaving-engagement attacks this turn."""

    army: int

    def apply(self, table: Table) -> Table:
        return with_turn(table, sheltered=(*table.turn.sheltered, self.army))


class GlyphTurned(Event, frozen=True):
    """A glyph was turned face up."""

    reveals: ClassVar[bool] = True

    glyph: int
    kind: GlyphKind

    def apply(self, table: Table) -> Table:
        glyphs = tuple(
            replace(glyph, kind=self.kind, is_up=True) if glyph.id == self.glyph else glyph for glyph in table.glyphs
        )
        return replace(table, glyphs=glyphs)


class GlyphRemoved(Event, frozen=True):
    """A glyph was used up."""

    glyph: int

    def apply(self, table: Table) -> Table:
        return replace(table, glyphs=tuple(glyph for glyph in table.glyphs if glyph.id != self.glyph))


class AttackAnnounced(Event, frozen=True):
    """A figure attacks another. ``counts``: it is one of the attacks of its turn."""

    attacker: int
    defender: int
    seat: int
    is_adjacent: bool
    counts: bool

    def apply(self, table: Table) -> Table:
        if self.counts:
            table = with_turn(table, attacked=(*table.turn.attacked, self.attacker))
        return replace(table, attack_made=AttackMade(self.attacker, self.defender, self.seat, self.is_adjacent))


class AttackAltered(Event, frozen=True):
    """The attack loses dice or the defence gains some, or it does not happen."""

    fewer: int = 0
    more: int = 0
    is_off: bool = False

    def apply(self, table: Table) -> Table:
        if table.attack_made is None:
            return table
        attack_made = table.attack_made
        changed = replace(
            attack_made,
            fewer=attack_made.fewer + self.fewer,
            more=attack_made.more + self.more,
            is_off=attack_made.is_off or self.is_off,
        )
        return replace(table, attack_made=changed)


class CombatRolled(Event, frozen=True):
    """Attack or toughness dice fell: ``faces`` as on the die, and ``reasons`` for their number, in order."""

    seat: int
    figure: int
    side: Literal["power", "toughness"]
    faces: tuple[int, ...]
    reasons: tuple[tuple[str, int], ...]

    def apply(self, table: Table) -> Table:
        return with_faces(table, self.side, self.faces)


class CombatRerolled(Event, frozen=True):
    """Some of the dice were rolled again: ``faces`` are all of them now."""

    seat: int
    side: Literal["power", "toughness"]
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    used: str

    def apply(self, table: Table) -> Table:
        return with_turn(with_faces(table, self.side, self.faces), used=(*table.turn.used, self.used))


class AttackEnded(Event, frozen=True):
    """The attack is over."""

    attacker: int
    defender: int
    hits: int
    shields: int

    def apply(self, table: Table) -> Table:
        return replace(table, attack_made=None)


class DamageDealt(Event, frozen=True):
    """Damage on a figure, for the reason ``why``; ``dealer`` is a figure or 0."""

    figure: int
    amount: int
    dealer: int
    why: str

    def apply(self, table: Table) -> Table:
        return with_figure(table, self.figure, damage=table.figures[self.figure].damage + self.amount)


class DamagePrevented(Notice, frozen=True):
    """Damage to a figure was prevented."""

    figure: int
    amount: int


class FigureHealed(Event, frozen=True):
    """Damage was taken off a figure."""

    figure: int
    amount: int

    def apply(self, table: Table) -> Table:
        return with_figure(table, self.figure, damage=table.figures[self.figure].damage - self.amount)


class FigureDestroyed(Event, frozen=True):
    """A figure went to its owner's figure graveyard."""

    figure: int
    dealer: int

    def apply(self, table: Table) -> Table:
        return take_off_field(table, table.figures[self.figure], "graveyard")


class ArmyBuried(Notice, frozen=True):
    """The last figure of an army card is gone: the card goes to the army card graveyard."""

    army: int


class SquadRecalled(Event, frozen=True):
    """The figures of a squad on the battlefield went back to the reserve."""

    army: int
    figures: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        for number in self.figures:
            table = take_off_field(table, table.figures[number], "reserve")
        return table


class ControlTaken(Event, frozen=True):
    """A seat controls a figure of another."""

    figure: int
    seat: int

    def apply(self, table: Table) -> Table:
        return with_figure(table, self.figure, seat=self.seat)


class LastingBegan(Event, frozen=True):
    """Something holds for a while."""

    lasting: Lasting

    def apply(self, table: Table) -> Table:
        return replace(table, lasting=(*table.lasting, self.lasting))


class LastingEnded(Event, frozen=True):
    """It does not hold any more."""

    lasting: Lasting

    def apply(self, table: Table) -> Table:
        left = list(table.lasting)
        left.remove(self.lasting)
        return replace(table, lasting=tuple(left))


class Passed(Notice, frozen=True):
    """A seat does no more at a question, whether it was asked or had no answer: about what lies face down on ``army``,
    or with spells and abilities (``army`` is the borrowed one, or 0)."""

    seat: int
    what: Literal["turn_over", "spells", "spells_after", "borrowed_abilities"]
    army: int = 0


class PlayerOut(Event, frozen=True):
    """A player without figures is out of the melee."""

    seat: int

    def apply(self, table: Table) -> Table:
        return replace(table, out=(*table.out, self.seat))
