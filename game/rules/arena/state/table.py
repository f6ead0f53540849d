"""The table of Arena: figures on the battlefield, army cards and what lies on them, spell cards, glyphs, the turn.

Every spell card, army card and figure of a match has a number of its own, counted from 1. In what a seat sees, 0 stands
for a card that it may not know.
"""

from __future__ import annotations

import itertools
from typing import Literal

import msgspec

from game.core.cards import Card as Card
from game.core.remembered import RememberedWhile
from game.core.scenario.standing import Scenario
from game.geometry.hexes import Hex
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.state.board import Board, GlyphKind
from game.rules.arena.state.options import ArenaOptions
from game.rules.arena.state.targets import Target

Phase = Literal["setup", "draw", "choose", "spells", "move", "attack", "spells_after", "end", "over"]
Zone = Literal["reserve", "field", "graveyard"]
#: Whom a match asks: whoever might have an answer for all the others know, or only who is able to give one.


class Figure(msgspec.Struct, frozen=True, cache_hash=True):
    """A figure. ``army`` is the number of its army card; ``seat`` controls it now; ``spaces`` are what it fills, the
    front first, and empty off the battlefield; ``damage`` in points."""

    id: int
    army: int
    seat: int
    zone: Zone = "reserve"
    spaces: tuple[Hex, ...] = ()
    damage: int = 0


class Army(msgspec.Struct, frozen=True):
    """An army card. ``figures`` are the numbers of all its figures; ``auras`` lie on it face up, ``hidden`` face down,
    the topmost first."""

    id: int
    key: str
    owner: int
    figures: tuple[int, ...]
    auras: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()


class Player(msgspec.Struct, frozen=True):
    """One seat's belongings. The library is drawn from its end; ``looking`` are cards of it that the seat is looking
    at, in no order."""

    seat: int
    team: int
    armies: tuple[int, ...] = ()
    library: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    graveyard: tuple[int, ...] = ()
    looking: tuple[int, ...] = ()


class Glyph(msgspec.Struct, frozen=True):
    """A glyph on the battlefield; face down its ``kind`` is not known to anybody ("random" in what seats see)."""

    id: int
    at: Hex
    kind: GlyphKind
    is_up: bool = True


class Moving(msgspec.Struct, frozen=True):
    """A figure on its way: spaces ``spent`` of ``budget``."""

    figure: int
    budget: int
    spent: int = 0


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is; ``number`` is the turn marker's space.

    ``army`` is the chosen card, ``spells`` and ``summoned`` count this turn's; ``moved`` and ``attacked`` are figures
    (a figure that attacked twice stands there twice); ``halted`` may neither move on nor attack; ``used`` are words of
    abilities used up; ``sheltered`` army cards take no leaving-engagement attacks; ``beside`` are pairs of figures
    that stood side by side as the turn began, friends and enemies, the smaller number first."""

    number: int = 0
    seat: int = 0
    phase: Phase = "setup"
    army: int = 0
    spells: int = 0
    summoned: int = 0
    moving: Moving | None = None
    moved: tuple[int, ...] = ()
    attacked: tuple[int, ...] = ()
    halted: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    sheltered: tuple[int, ...] = ()
    beside: tuple[tuple[int, int], ...] = ()


class Lasting(msgspec.Struct, frozen=True):
    """Something that holds for a while: ``what`` on ``figure`` or ``army`` (0 for none), by a card of ``seat``.

    ``exchange`` and ``charge`` end with the turn, ``twin`` with the figure's next attack or the turn, ``growth`` as the
    next turn of ``seat`` begins, ``detained`` (cards of the name ``key``) as the next turn of ``seat`` ends."""

    what: Literal["exchange", "twin", "growth", "charge", "detained"]
    seat: int
    figure: int = 0
    army: int = 0
    power: int = 0
    toughness: int = 0
    key: str = ""


class Playing(msgspec.Struct, frozen=True):
    """The spell card being played. ``key`` is "" for one played face down."""

    seat: int
    card: int
    key: str
    target: Target | None


class AttackMade(msgspec.Struct, frozen=True):
    """The attack being made. ``fewer`` attack dice and ``more`` toughness dice come from hidden enchantments; ``power``
    and ``toughness`` are the faces rolled; ``is_off``: it does not happen."""

    attacker: int
    defender: int
    seat: int
    is_adjacent: bool
    fewer: int = 0
    more: int = 0
    power: tuple[int, ...] = ()
    toughness: tuple[int, ...] = ()
    is_off: bool = False


class Table(ArenaOptions, frozen=True, dict=True):
    """All that lies on the table. ``out`` are seats that have left a melee; ``zones`` those that began in each starting
    zone (-1: nobody has), where there are several."""

    board: Board
    cards: dict[int, Card]
    players: tuple[Player, ...]
    armies: dict[int, Army]
    figures: dict[int, Figure]
    glyphs: tuple[Glyph, ...] = ()
    turn: Turn = Turn()
    lasting: tuple[Lasting, ...] = ()
    playing: Playing | None = None
    attack_made: AttackMade | None = None
    out: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()
    scenario: Scenario | None = None


def zones_with(table: Table, seat: int, spaces: tuple[Hex, ...]) -> tuple[int, ...]:
    """Return who began in which starting zone, once a seat's figure begins on some spaces: of a team the first."""
    starts = table.board.starts
    if len(starts) < 2:
        return ()
    known = table.zones or (-1,) * len(starts)
    return tuple(
        seat if one < 0 and not set(spaces).isdisjoint(zone) else one for one, zone in zip(known, starts, strict=True)
    )


def pair_of(one: int, other: int) -> tuple[int, int]:
    """Return two figures as a pair, the smaller number first."""
    return (one, other) if one < other else (other, one)


def are_friends(table: Table, one: int, other: int) -> bool:
    return table.players[one].team == table.players[other].team


def _sides(table: Table) -> tuple[object, ...]:
    """Return who plays with whom on which ground, and the army cards; nothing of hands, libraries, hidden cards."""
    cards = [(army.id, army.key, army.owner) for army in table.armies.values()]
    return tuple([player.team for player in table.players]), tuple(cards), table.board.terrain.first


_numbers = itertools.count()


#: What follows from the ground, the sides and the army cards alone.
remembered_sides = RememberedWhile("board", "players", "armies", seen=_sides, kept=32)


@remembered_sides
def _number_of_sides(table: Table) -> int:
    """Return a number that equal sides have in common: it is compared faster than they are."""
    return next(_numbers)


def who_stands_where(table: Table) -> tuple[object, ...]:
    """Return the figures, and the number of the sides that they belong to."""
    return (_number_of_sides(table), *table.figures.values())


#: What follows from where figures stand, and from the army cards that they belong to, is remembered until one of these
#: changes, whatever else happens meanwhile. It is the same for every seat.
remembered_standing = RememberedWhile("board", "players", "armies", "figures", seen=who_stands_where, kept=16)


@remembered_standing
def number_of_standing(table: Table) -> int:
    """Return a number that tables have in common on which the same figures stand on the same spaces."""
    return next(_numbers)


@remembered_standing
def field(table: Table) -> tuple[Figure, ...]:
    """Return all figures on the battlefield, in the order of their numbers."""
    return tuple([figure for figure in table.figures.values() if figure.zone == "field"])


def figures_of(table: Table, army: int) -> tuple[Figure, ...]:
    """Return the figures of an army card that are on the battlefield."""
    return figures_in(table, army, "field")


def figure_on_glyph(table: Table, number: int) -> int:
    """Return the figure whose front is on a glyph; 0 for none."""
    places = {glyph.at for glyph in table.glyphs if glyph.id == number}
    return next((one.id for one in field(table) if one.spaces[0] in places), 0)


def figures_in(table: Table, army: int, zone: Zone) -> tuple[Figure, ...]:
    figures = table.figures
    return tuple([figures[number] for number in table.armies[army].figures if figures[number].zone == zone])


def armies_of(table: Table, seat: int) -> tuple[Army, ...]:
    return tuple([table.armies[number] for number in table.players[seat].armies])


def owner_of(table: Table, figure: Figure) -> int:
    return table.armies[figure.army].owner


def seats_from(table: Table, seat: int) -> tuple[int, ...]:
    """Return all seats in turn order, beginning with that one."""
    count = len(table.players)
    return tuple([(seat + step) % count for step in range(count)])


def record_of(table: Table, card: int) -> SpellCard:
    """Return a spell card's record by its number. Raises KeyError for one that is not known."""
    return SPELL_CARDS[table.cards[card].key]
